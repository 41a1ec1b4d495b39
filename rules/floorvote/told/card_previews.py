"""What an influence card would bring, told before it is played."""

from typing import Final

from rules.core.game import Readout
from rules.core.moves import Move
from rules.core.table import Table
from rules.floorvote.facts import cards
from rules.floorvote.facts.fields import PORK, SPONSOR
from rules.floorvote.facts.names import CHAMBER, DISCARD, EARMARK, EXCHANGES, favours
from rules.floorvote.facts.pieces import EFFECT
from rules.floorvote.law.influences.bills import name, nameable
from rules.floorvote.law.influences.by_word import effect_of
from rules.floorvote.law.polls import Question
from rules.floorvote.law.records import get, live_bills
from rules.floorvote.law.scoring import basic
from rules.floorvote.told.sheet import HALVES, president

# Cards after which the vote stands differently, at least in a vote
ON_VOTES: Final = [
    cards.LOBBY, cards.ABSTAIN, cards.NEARER, cards.BOOST, cards.GUEST, cards.BAR, cards.RELEASE,
    cards.PRESS, cards.STRIKE,
]  # fmt: skip


def preview_play(t: Table, m: Move) -> Readout | None:
    """Return what playing a card would bring; one that asks for a state is told of then."""
    effect = EFFECT[m.what]
    if effect == cards.STRIKE and len(favours(get(t, m.onto, PORK))) > 1:
        return None
    if effect in ON_VOTES and t.agenda[-1].phase in EXCHANGES:
        return _tally(_played(t, m), "tally_after")
    if effect in {cards.RELEASE, cards.PRESS}:
        return Readout(m.onto, "would_free", {"what": m.onto})
    if effect == cards.WHITE_HOUSE:
        return president(_played(t, m), m.onto, m.onto)
    if effect == cards.QUESTION:
        return _tally(t, "would_end")
    return _about_bill(t, m, effect)


def _about_bill(t: Table, m: Move, effect: str) -> Readout | None:
    """Return what becomes of a bill, or of those that lose their sponsor."""
    if effect == cards.DISCHARGE:
        return Readout(m.onto, "would_discharge", {"points": HALVES * basic(t, m.onto)})
    if effect == cards.SKIP:
        return Readout(m.onto, "would_hurry", {})
    if effect == cards.RECESS:
        return Readout(CHAMBER, "would_recess", {})
    if effect == cards.HOME:
        bills = sum(get(t, bill, SPONSOR) == m.onto for bill in live_bills(t))
        return Readout(m.onto, "would_send_home", {"count": bills})
    return None


def _played(t: Table, m: Move) -> Table:
    """Return the table after the card."""
    after = t.copy()
    after.move(m.what, DISCARD)
    effect_of(m.what).happen(after, after.agenda[-1], m.what, m.onto)
    asked = after.agenda[-1]
    if asked.phase == EARMARK:  # the only entry there is
        name(after, asked, nameable(after, asked)[0])
    return after


def _tally(t: Table, key: str) -> Readout:
    """Return how the vote on a table stands."""
    tally = Question(t).tally()
    numbers = {
        "ayes": tally.ayes,
        "nays": tally.nays,
        "needed": tally.needed,
        "passing": int(tally.passing),
    }
    return Readout(CHAMBER, key, numbers)
