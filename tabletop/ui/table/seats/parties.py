"""The parties that seats belong to: their marks become those of the seats, their names are told."""

from dataclasses import replace

from rules.core.table import Table
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.table.plan.extras_plan import Parties
from tabletop.words.text import Texts

NO_PARTY = -1


def party_of(parties: Parties | None, table: Table | None, seat: int) -> int:
    """Return the party of a seat, or NO_PARTY while it has none."""
    ref = table.setup.refs.get(f"{parties.counter}.{seat}") if parties and table else None
    number = table.count(ref) if table is not None and ref is not None else NO_PARTY
    return number if parties is not None and 0 <= number < len(parties.marks) else NO_PARTY


def party_name(parties: Parties | None, table: Table | None, seat: int, texts: Texts) -> str:
    """Return what the party of a seat is called, or nothing while it has none."""
    number = party_of(parties, table, seat)
    return texts.text(f"term.{parties.counter}.{number}") if parties and number >= 0 else ""


def dressed(kit: Kit, parties: Parties | None, table: Table | None) -> Kit:
    """Return a kit in which every seat that has a party has the mark of that."""
    if parties is None or table is None:
        return kit
    marks = list(kit.theme.seats)
    for seat in range(table.setup.seats):
        number = party_of(parties, table, seat)
        marks[seat] = parties.marks[number] if number >= 0 else marks[seat]
    return replace(kit, theme=replace(kit.theme, seats=tuple(marks)))
