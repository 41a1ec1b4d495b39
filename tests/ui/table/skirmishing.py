"""Positions of Skirmish that would take many moves, laid out at once on a bench."""

from rules.core.refs import FIRST_COUNTER
from rules.core.table import Step, Table
from tests.fixture_skirmish import (
    ATTACK,
    BANDS,
    DECK,
    GEAR,
    HOME,
    INTENT,
    RAID,
    TARGET,
    TEAM,
    base,
    hand,
    home_of,
    on,
    tally,
)
from tests.ui.table.bench import Bench


def true_table(table: Bench) -> Table:
    """Return the table of the match itself."""
    return table.match._tables[-1]


def show(table: Bench) -> None:
    """Show what was laid out."""
    tally(true_table(table))
    table.scene.view.table.settle(table.match.view(table.scene.view.table.viewer))
    table.scene.settle_now()


def spare_gear(table: Bench) -> list[int]:
    """Return all gear that is still in the deck."""
    return [piece for piece in true_table(table).at(DECK) if BANDS < piece <= BANDS + GEAR]


def equip(table: Bench, band: int, count: int) -> list[int]:
    """Lay so much gear from the deck on a band; return it, the oldest first."""
    gear = spare_gear(table)[:count]
    for piece in gear:
        true_table(table).move(piece, on(band))
    show(table)
    return gear


def give(table: Bench, *pieces: int) -> None:
    """Put pieces into the hand of the viewer."""
    for piece in pieces:
        true_table(table).move(piece, hand(table.scene.view.table.viewer))
    show(table)


def some_band(table: Bench, seat: int) -> int:
    """Return the first band in the base of a seat."""
    return true_table(table).at(base(seat))[0]


def fight(table: Bench, target: int) -> int:
    """Let the viewer have begun to raid a band with one from the hand; return that one."""
    t = true_table(table)
    mine = next(piece for piece in t.at(hand(0)) if piece <= BANDS)
    t.counts[INTENT - FIRST_COUNTER] = RAID
    t.counts[HOME - FIRST_COUNTER] = home_of(t, target)
    t.move(target, TARGET)
    t.move(mine, ATTACK)
    t.agenda[:] = [Step(TEAM, 0)]
    show(table)
    return mine
