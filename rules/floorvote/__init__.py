"""Floor Vote: two caucuses steer bills through committee, Senate and White House."""

from typing import Final

from rules.floorvote.game import FloorVote

GAME: Final = FloorVote()
