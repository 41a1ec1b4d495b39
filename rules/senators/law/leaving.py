"""A player sells every place: out of the match, and the others go on from there."""

from rules.core.table import Step, Table
from rules.senators.facts.names import ANSWER, BID, CASH, JOIN, OFFER, SETTLE
from rules.senators.law import auction, cashing, events, extortion
from rules.senators.law.money import drop_out, places, sell_places
from rules.senators.law.turns import end_turn


def leave_match(t: Table, seat: int) -> None:
    """Sell every place and drop out; `confirm` and the step under it are done (S-4)."""
    t.done()
    interrupted = t.agenda[-1]
    t.done()
    sell_places(t, seat, places(t, seat), "S-4")
    if not drop_out(t, [seat]):
        _go_on(t, interrupted)


def _go_on(t: Table, step: Step) -> None:
    """Go on as if the seat had passed (S.0.5, S.3.9)."""
    if step.phase == OFFER:
        events.after_offer(t, step.seat)
    elif step.phase == BID:
        auction.next_bidder(t, step.seat)
    elif step.phase == SETTLE:
        auction.break_off(t)
    elif step.phase == ANSWER:
        extortion.next_target(t, step.seat)
    elif step.phase == JOIN:
        cashing.next_joiner(t, step.seat)
    elif step.phase == CASH:
        cashing.leave(t, step.seat)
    else:
        end_turn(t)
