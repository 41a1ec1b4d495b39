"""Who sits where: a person at this screen, or the computer at one of its levels."""

from dataclasses import dataclass

from rules.core.data import Facts

PERSON = ""
LONGEST_NAME = 200  # letters; whoever types one gets far fewer


@dataclass(frozen=True)
class Seat:
    """One chair: the name on it, and the level of the computer in it ("" for a person)."""

    name: str
    level: str = PERSON

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


def take_seat(facts: Facts) -> Seat:
    """Take a seat out of a file; any name will do that somebody can read."""
    name, level = facts.left.pop("name", None), facts.left.pop("level", PERSON)
    if not isinstance(name, str):
        raise facts.complain("name", "missing" if name is None else "not-word")
    if len(name) > LONGEST_NAME:
        raise facts.complain("name", "out-of-range", f"{len(name)} ({LONGEST_NAME})")
    if not isinstance(level, str) or len(level) > LONGEST_NAME:
        raise facts.complain("level", "not-word")
    return Seat(name, level)
