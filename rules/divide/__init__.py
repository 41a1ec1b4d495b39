"""Divide & Conquer: four to eight players rally groups of two wings, attack and score (D-1)."""

from typing import Final

from rules.divide.game import Divide

GAME: Final = Divide()
