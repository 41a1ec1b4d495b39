"""K Street: two lobbyists bid face down for Senators, Actions and Opportunities (K.0.1)."""

from typing import Final

from rules.kstreet.game import KStreet

GAME: Final = KStreet()
