"""The turns go round: who is active, and how a turn ends."""

from rules.core.table import NOBODY, Step, Table
from rules.senators.facts.names import ACTION, ACTIVE, TURN, alive


def active(t: Table) -> int:
    """Return the seat whose turn it is."""
    return t.count(ACTIVE)


def ask_action(t: Table) -> None:
    """Let the active player act (S.2.5); whom the event put out does not any more (S-3)."""
    if alive(t, active(t)):
        t.ask(Step(ACTION, active(t)))
    else:
        end_turn(t)


def end_turn(t: Table) -> None:
    """Pass the turn clockwise, over seats that are out (S.2.1, S-3)."""
    seat = active(t)
    following = (seat + 1) % t.setup.seats
    while not alive(t, following):
        following = (following + 1) % t.setup.seats
    t.add(ACTIVE, following - seat, "S.2.1")
    t.ask(Step(TURN, NOBODY))
