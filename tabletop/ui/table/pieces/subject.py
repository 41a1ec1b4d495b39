"""What is looked at closely of the pieces of a table."""

from dataclasses import dataclass, replace

from tabletop.ui.cards.pictures import CardSide


@dataclass(frozen=True, slots=True)
class Subject:
    """What is looked at: sides of cards, a heading, sentences below, and where it lies.

    A passing look shows the first of a stack alone: the others can be pointed at as well.
    """

    looks: tuple[CardSide, ...]
    heading: str
    lines: tuple[str, ...]
    anchor: tuple[int, int, int, int]
    stacked: bool = False

    @property
    def brief(self) -> "Subject":
        """Return what a passing look shows."""
        return replace(self, looks=self.looks[:1]) if self.stacked else self
