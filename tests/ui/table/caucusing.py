"""Positions of a game with large caucuses that would take many turns, laid out at once."""

from rules.core.table import Step, Table
from rules.floorvote.facts import names
from rules.floorvote.facts.fields import FIELDS
from rules.floorvote.facts.pieces import PRINTED
from rules.floorvote.law import records
from rules.registry import GAMES
from tests.ui.table.bench import Bench
from tests.ui.table.skirmishing import true_table

GAME = GAMES["floorvote"]
LATER = 11  # a turn long after the first round


def settled(table: Bench) -> Table:
    """Let it be the turn of the viewer, who leads one of the parties; return the true table."""
    t = true_table(table)
    if t.count(names.party(0)) < 0:
        table.match.submit(table.match.view(table.match.decider).moves[0])
        t = true_table(table)
    t.agenda[:] = [Step(names.TURN, 0)]
    t.add(names.TURNS, LATER - t.count(names.TURNS))
    t.add(names.ACTIVE_SEAT, -t.count(names.ACTIVE_SEAT))
    return t


def seat(table: Bench, count: int) -> None:
    """Put senators of both sides into play, so many each."""
    t = settled(table)
    for side in range(2):
        for senator in t.at(names.bench(side))[: count - len(t.at(names.caucus(side)))]:
            t.move(senator, names.caucus(side))
            t.known[senator] = t.setup.everyone
    show(table)


def file_bills(table: Bench, place: str, riders: list[int]) -> list[int]:
    """Lay live bills of the viewer out with so many senators on them each; return the bills."""
    t = settled(table)
    bills = [card for card in t.at(names.POLITICS) if t.setup.card(card).kind == "bill"]
    for bill, count in zip(bills, riders, strict=False):
        t.move(bill, t.setup.refs[place])
        t.known[bill] = t.setup.everyone
        sponsor = t.at(names.caucus(0))[0]
        fields = {"owner": 0, "sponsor": sponsor, "position": PRINTED[bill]}
        for key, value in fields.items():
            records.put(t, bill, FIELDS.index(key), value)
        both = [senator for side in range(2) for senator in t.at(names.caucus(side))[::-1][:count]]
        for senator in both[:count]:
            t.move(senator, names.on(bill))
    show(table)
    return bills[: len(riders)]


def show(table: Bench) -> None:
    """Show what was laid out."""
    table.scene.view.table.settle(table.match.view(table.scene.view.table.viewer))
    table.scene.settle_now()
    table.scene.paint()
