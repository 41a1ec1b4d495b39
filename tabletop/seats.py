"""Who sits where: a person at this screen, or the computer at one of its levels."""

from dataclasses import dataclass

PERSON = ""


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
