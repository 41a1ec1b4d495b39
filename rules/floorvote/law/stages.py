"""Bills and senators on their way: into the chamber and back, dead, law."""

from rules.core.table import Table
from rules.floorvote.facts.fields import OWNER, READY
from rules.floorvote.facts.names import (
    CABINET,
    CHAMBER,
    COUNTER_BILL,
    DISCARD,
    LAWS_PASSED,
    SEATS,
    STAGES,
    SUBSTITUTE,
    TURNS,
    active,
    caucus,
    laws,
    on,
    seat_of,
)
from rules.floorvote.law.pledges import BOOSTS, JOINED, unbind
from rules.floorvote.law.records import activated_on, clear, get, put
from rules.floorvote.law.scoring import settle


def free(t: Table, senator: int, clause: str) -> None:
    """Bring an activated senator back into one's own caucus; gifts of votes are lost."""
    unbind(t, senator, BOOSTS | JOINED)
    t.move(senator, caucus(seat_of(t, senator)), clause)


def wait(t: Table, bill: int, clause: str) -> None:
    """Let a bill wait: its next stage comes with its owner's next turn at the earliest (F-18)."""
    put(t, bill, READY, t.count(TURNS) + 1, clause)


def enter_chamber(t: Table, bill: int, clause: str) -> None:
    """Bring a bill to a vote, with the senators who are activated on it."""
    t.move(bill, CHAMBER, clause)
    for senator in t.at(on(bill))[:]:
        t.move(senator, active(seat_of(t, senator)), clause)


def leave_chamber(t: Table, place: int, clause: str) -> None:
    """Take the bill to its next place; senators stay on it as long as it lives (F.3.3)."""
    bill = t.at(CHAMBER)[0]
    t.move(bill, place, clause)
    for seat in range(SEATS):
        for senator in t.at(active(seat))[:]:
            t.move(senator, on(bill) if place in STAGES else caucus(seat), clause)
    if t.at(COUNTER_BILL):
        shelve_substitute(t, clause)


def shelve_substitute(t: Table, clause: str) -> None:
    """Put the folder of the substitute away."""
    t.move(SUBSTITUTE, CABINET, clause)
    clear(t, SUBSTITUTE)


def kill(t: Table, bill: int, sentence: str, clause: str) -> None:
    """Score a bill and lay it among the discards; its senators come free (F-52)."""
    settle(t, bill, sentence, clause)
    if t.where[bill] == CHAMBER:
        leave_chamber(t, DISCARD, clause)
    else:
        for senator in activated_on(t, bill):
            free(t, senator, clause)
        t.move(bill, DISCARD, clause)
    clear(t, bill)


def enact(t: Table, bill: int, clause: str) -> None:
    """Score a bill that has become law and lay it before its owner."""
    settle(t, bill, "law", clause)
    t.add(LAWS_PASSED, 1, clause)
    leave_chamber(t, laws(get(t, bill, OWNER)), clause)
