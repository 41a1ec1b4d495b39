"""The luck of a match: how often each face of the dice was thrown, in all and for one seat."""

from collections.abc import Mapping, Set
from dataclasses import dataclass

from rules.core.hidden import PUBLIC
from tabletop.match import Match
from tabletop.words.text import Texts

FACES = range(1, 7)


@dataclass(frozen=True)
class Luck:
    """How often each face was thrown."""

    counts: tuple[int, ...] = (0,) * len(FACES)

    @property
    def thrown(self) -> int:
        """Return how many dice were thrown."""
        return sum(self.counts)

    @property
    def tenths(self) -> int:
        """Return the average of the faces in tenths, 0 if nothing was thrown."""
        total = sum(face * count for face, count in zip(FACES, self.counts, strict=True))
        return round(10 * total / self.thrown) if self.thrown else 0

    def and_also(self, face: int) -> "Luck":
        """Return the same with one more die."""
        return Luck(tuple(c + (face == f) for f, c in zip(FACES, self.counts, strict=True)))


class Ledger:
    """The luck of everybody and of each seat in a match, kept up as the match goes on.

    `dice` are the dice with the counter that names the seat each stands for, or none; `verbs` are
    the moves that throw them.
    """

    def __init__(self, match: Match, dice: Mapping[int, str], verbs: Set[int]) -> None:
        self.match = match
        self.dice = dict(dice)
        self.verbs = verbs
        self._forget()

    def _forget(self) -> None:
        self._number = 0
        self.everybody = Luck()
        self.seats: dict[int, Luck] = {}

    def read(self, number: int) -> None:
        """Count everything that was thrown in the first so many moves."""
        if number < self._number:  # something was taken back
            self._forget()
        for at in range(self._number + 1, number + 1):
            if self.match.verb_at(at) in self.verbs:
                self._count(at)
        self._number = number

    def _count(self, number: int) -> None:
        """Count the dice of one move; whose they are was known before."""
        before, after = (self.match.view_at(PUBLIC, at).table for at in (number - 1, number))
        for die, name in self.dice.items():
            face = after.count(die)
            self.everybody = self.everybody.and_also(face)
            if name:
                seat = before.count(self.match.setup.refs[name])
                self.seats[seat] = self.seats.get(seat, Luck()).and_also(face)

    def lines(self, viewer: int, texts: Texts) -> list[str]:
        """Return what the dice have shown, in words; nothing before the first throw."""
        if not self.everybody.thrown:
            return []
        own = [_line("luck.own", self.seats[viewer], texts)] if viewer in self.seats else []
        return [_line("luck.all", self.everybody, texts), *own]


def _line(key: str, luck: Luck, texts: Texts) -> str:
    faces = ", ".join(
        texts.text("luck.face", face=face, count=count)
        for face, count in zip(FACES, luck.counts, strict=True)
    )
    whole, tenth = divmod(luck.tenths, 10)
    return texts.text(key, thrown=luck.thrown, whole=whole, tenth=tenth, faces=faces)
