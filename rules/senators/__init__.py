"""Senators: three to five Romans bid, extort and cash in for the most support (S.0.1, S-35)."""

from typing import Final

from rules.senators.game import Senators

GAME: Final = Senators()
