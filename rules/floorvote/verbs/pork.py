"""Pork: states, or the president, whom a text shall please."""

from typing import Final, final

from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Span
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.floorvote.facts.fields import NEW, OWNER, PORK, SPENT
from rules.floorvote.facts.names import (
    DESK,
    EXCHANGES,
    FIRST_STATE,
    PROPOSER,
    Q_AMENDMENT,
    Q_CLOTURE,
    Q_FLOOR,
    Q_OVERRIDE,
    Q_SUBSTITUTE,
    QUESTION,
    RIDER,
    TURN,
    VICE_PRESIDENT,
    favour_bit,
    is_favour,
    is_stage,
)
from rules.floorvote.facts.pieces import is_question
from rules.floorvote.law.exchange import act as acted
from rules.floorvote.law.influences.bills import EVERY_STATE, lacking
from rules.floorvote.law.records import get, own_bills, tick
from rules.floorvote.verbs.act import FIRST, PLACES, SECOND, Act
from rules.floorvote.verbs.own_turn import why_not_ready
from rules.floorvote.verbs.reasons import text_at

PORK_VOTES: Final = [Q_FLOOR, Q_CLOTURE, Q_SUBSTITUTE, Q_AMENDMENT]
FAVOURS: Final = VICE_PRESIDENT - FIRST_STATE + 1
KEPT: Final = 1 << 11  # lists of entries that are kept until all of them are forgotten


def why_no_pork(t: Table, step: Step, text: int) -> str:
    """Return the clause that keeps a seat from adding pork to a text now, or nothing (F-20)."""
    if step.phase == TURN:
        return _why_no_pork_in_turn(t, step.seat, text)
    kind = t.count(QUESTION)
    if kind not in PORK_VOTES:
        return "F-33" if kind == Q_OVERRIDE else "F.4.3"
    if text != step.what:
        return "F.4.3"
    return LEGAL if t.count(PROPOSER) == step.seat else "F-20"


def _why_no_pork_in_turn(t: Table, seat: int, text: int) -> str:
    place = t.where[text]
    if place == DESK:
        return "F-33"
    if not is_stage(place):
        return "F.4.3"
    if get(t, text, OWNER) != seat:
        return "F-20"
    fresh = get(t, text, SPENT) & NEW
    return LEGAL if fresh or not why_not_ready(t, seat, text) else "F.15.2"


def listed(t: Table, step: Step, text: int) -> int:
    """Return the pork that a text has already, with what an amendment would add."""
    mask = get(t, text, PORK)
    return mask | t.count(RIDER) if step.phase == Q_AMENDMENT else mask


def unnoticed(t: Table, step: Step, text: int, before: int, bit: int) -> bool:
    """Tell whether all else that was offered still is after one more entry for a text.

    In one's own turn only influence cards ask for pork: whether a bill has any, lacks any state, or
    has some for the president. Nobody asks what an amendment would add.
    """
    if step.phase == TURN:
        return bool(before and bit & EVERY_STATE and lacking(t, text))
    return step.phase == Q_AMENDMENT


def _rank(t: Table, offered: list[Move], verb: int, bill: int) -> int:
    """Return where the entries for a bill begin among offers; those for each stand together."""
    rank = 0
    while offered[rank].verb != verb:
        rank += 1
    while offered[rank].onto != bill:
        rank += FAVOURS - get(t, offered[rank].onto, PORK).bit_count()
    return rank


def _unlisted(mask: int, bit: int) -> int:
    """Return how many entries that a text with these has not come before one."""
    below = bit - 1
    return (below & ~mask).bit_count()


@final
class Pork(Act):
    """List a state, or the president, as pork (F-20, F.4.3, F.4.4)."""

    lasting = True
    whats = Span(kinds=["state", "president"])
    ontos = Span(kinds=["bill", "substitute"])

    def __init__(self) -> None:
        super().__init__("pork", [TURN, *EXCHANGES], "F.2.3")
        self._entries: Final[dict[int, list[Move]]] = {}

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List every entry for every text that may have one more."""
        moves: list[Move] = []
        if step.phase != TURN:
            if not why_no_pork(t, step, step.what):
                moves += self.entries(step.what, listed(t, step, step.what))
            return moves
        for text in own_bills(t, step.seat):
            if not _why_no_pork_in_turn(t, step.seat, text):
                moves += self.entries(text, get(t, text, PORK))
        return moves

    def entries(self, text: int, mask: int) -> list[Move]:
        """Return the moves of every entry that a text with these has not.

        Nothing else is offered as often, and a text keeps its pork for many decisions.
        """
        key = mask * PLACES + text
        found = self._entries.get(key)
        if found is None:
            if len(self._entries) >= KEPT:
                self._entries.clear()
            found = self.each_onto(text, VICE_PRESIDENT)[FIRST_STATE:]
            while mask:  # from the last one on, so that those before keep their ranks
                last = mask.bit_length() - 1
                del found[last]
                mask ^= 1 << last
            self._entries[key] = found
        return found

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for the right text at the right time, and for an entry that is new."""
        if not is_favour(m.what) or not m.onto or m.amount:
            return NOWHERE_TO_GO
        if not is_question(m.onto):
            return "F.4.3"
        clause = why_no_pork(t, step, m.onto)
        if clause:
            return clause
        return "F-20" if listed(t, step, m.onto) & favour_bit(m.what) else LEGAL

    def act(self, t: Table, step: Step, m: Move) -> None:
        """Write it down; what an amendment adds waits for its vote (F-36)."""
        sheet, before, bit = t.offers, listed(t, step, m.onto), favour_bit(m.what)
        if step.phase == Q_AMENDMENT:
            t.add(RIDER, bit, "F-36")
        else:
            tick(t, m.onto, PORK, bit, "F-20")
        acted(t, step)
        if unnoticed(t, step, m.onto, before, bit):
            offered = sheet.get(self.id)
            if offered:
                del offered[_rank(t, offered, self.id, m.onto) + _unlisted(before, bit)]
            t.offers = sheet

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a state, or the vice-president, dropped on anything but the map."""
        text = text_at(t, step, onto)
        meant = is_favour(what) and text and not is_favour(text) and text != t.where[what]
        return Move(self.id, what, text) if meant else None

    def case(self, t: Table, step: Step, m: Move) -> int:
        """Tell a bill of the rival from one that has the entry already."""
        own = is_question(m.onto) and listed(t, step, m.onto) & favour_bit(m.what)
        return SECOND if own else FIRST
