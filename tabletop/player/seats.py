"""Who sits where: a person at this screen, or the computer at a level and with a temper."""

from dataclasses import dataclass

from rules.core.data import Facts
from tabletop.ai.tempers import BALANCED

PERSON = ""
ANY_TEMPER = "any"  # before a match is dealt: whichever is drawn
LONGEST_NAME = 200  # letters; whoever types one gets far fewer


@dataclass(frozen=True)
class Seat:
    """One chair: the name on it, and the level of the computer in it ("" for a person).

    Its temper is how it likes to play; nothing means that it likes all alike.
    """

    name: str
    level: str = PERSON
    temper: str = BALANCED

    def plain(self) -> dict[str, object]:
        """Return the seat as plain data; one that likes all alike has no more to say."""
        plain: dict[str, object] = {"name": self.name, "level": self.level}
        return plain | {"temper": self.temper} if self.temper else plain

    @property
    def person(self) -> bool:
        """Tell whether a person sits here."""
        return self.level == PERSON


def people(seats: list[Seat]) -> list[int]:
    """Return the seats in which people sit."""
    return [number for number, seat in enumerate(seats) if seat.person]


def alone(seats: list[Seat]) -> int:
    """Return the seat of the only person at the table, or -1."""
    persons = people(seats)
    return persons[0] if len(persons) == 1 else -1


def same_people(some: list[Seat], others: list[Seat]) -> bool:
    """Tell whether the same sit in both, in whatever order and of whatever temper."""
    return {(seat.name, seat.level) for seat in some} == {(o.name, o.level) for o in others}


def take_seat(facts: Facts, temper: str = BALANCED) -> Seat:
    """Take a seat out of a file; any name will do that somebody can read.

    A computer of which an older version wrote no temper has the one given.
    """
    name, level = facts.left.pop("name", None), facts.left.pop("level", PERSON)
    if not isinstance(name, str):
        raise facts.complain("name", "missing" if name is None else "not-word")
    if len(name) > LONGEST_NAME:
        raise facts.complain("name", "out-of-range", f"{len(name)} ({LONGEST_NAME})")
    if not isinstance(level, str) or len(level) > LONGEST_NAME:
        raise facts.complain("level", "not-word")
    liked = facts.left.pop("temper", BALANCED if level == PERSON else temper)
    if not isinstance(liked, str) or len(liked) > LONGEST_NAME:
        raise facts.complain("temper", "not-word")
    return Seat(name, level, liked)
