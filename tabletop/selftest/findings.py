"""What the self-test finds: figures where all is well, and one failure with its reason."""

from dataclasses import dataclass, field
from pathlib import Path

from rules.core.game import Game
from tabletop.match import Match
from tabletop.words.text import Fact, Texts

Figures = dict[str, Fact]


class FailedError(Exception):
    """Something is not as it should be: why (a code of the texts), and the facts to fill in."""

    def __init__(self, code: str, **facts: Fact) -> None:
        told = ", ".join(f"{name} {fact}" for name, fact in facts.items())
        super().__init__(f"{code}: {told}" if told else code)
        self.code = code
        self.facts = facts


@dataclass
class Bench:
    """What the checks work on, and the matches that they hand on to one another.

    assets   the folder of everything that came with the program
    home     a folder that takes the place of the player's own
    played   a match of each game that was played to its end
    halfway  the same match half played, as it was read back from its file
    """

    texts: Texts
    assets: Path
    home: Path
    games: dict[str, Game]
    played: dict[str, Match] = field(default_factory=dict)
    halfway: dict[str, Match] = field(default_factory=dict)
