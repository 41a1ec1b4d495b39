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


@final
class Pork(Act):
    """List a state, or the president, as pork (F-20, F.4.3, F.4.4)."""

    whats = Span(kinds=["state", "president"])
    ontos = Span(kinds=["bill", "substitute"])

    def __init__(self) -> None:
        super().__init__("pork", [TURN, *EXCHANGES], "F.2.3")
        self._entries: Final[dict[int, list[Move]]] = {}
        self._latest: Final[dict[int, int]] = {}  # the mask of each text's newest list
        self._sheet: dict[int, list[Move]] = {}
        self._open: list[int] = []

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List every entry for every text that may have one more."""
        moves: list[Move] = []
        if step.phase != TURN:
            if not why_no_pork(t, step, step.what):
                moves += self.entries(step.what, listed(t, step, step.what))
            return moves
        for text in self._open_in_turn(t, step.seat):
            moves += self.entries(text, get(t, text, PORK))
        return moves

    def _open_in_turn(self, t: Table, seat: int) -> list[int]:
        """Return the bills of one's own turn that may have pork, which entries do not change.

        A sheet of offers with something on it is laid away by every other change, so as long as the
        table has the same one, the same bills are open.
        """
        if not t.offers or t.offers is not self._sheet:
            self._open = [b for b in own_bills(t, seat) if not _why_no_pork_in_turn(t, seat, b)]
            self._sheet = t.offers
        return self._open

    def entries(self, text: int, mask: int) -> list[Move]:
        """Return the moves of every entry that a text with these has not.

        Nothing else is offered as often, and a text keeps its pork for many decisions.
        """
        key = mask * PLACES + text
        found = self._entries.get(key)
        if found is None:
            if len(self._entries) >= KEPT:
                self._entries.clear()
            found = self._entries[key] = self._without(text, mask)
            self._latest[text] = mask
        return found

    def _without(self, text: int, mask: int) -> list[Move]:
        """Make the list of entries for a mask, if need be entry by entry.

        Mostly one was added since a list was made for this text: then a copy without it will do.
        """
        before = self._latest.get(text, 0)
        known = self._entries.get(before * PLACES + text)
        added = mask & ~before
        if known is None or before & ~mask or added & (added - 1):
            row = self.each_onto(text, VICE_PRESIDENT)[FIRST_STATE:]
            return [m for i, m in enumerate(row) if not mask >> i & 1]
        found = known[:]
        if added:
            below = added - 1
            del found[below.bit_count() - (before & below).bit_count()]
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
        if step.phase == Q_AMENDMENT:
            t.add(RIDER, favour_bit(m.what), "F-36")
        elif step.phase == TURN:
            self._list_in_turn(t, m.onto, favour_bit(m.what))
        else:
            tick(t, m.onto, PORK, favour_bit(m.what), "F-20")
        acted(t, step)

    @staticmethod
    def _list_in_turn(t: Table, bill: int, bit: int) -> None:
        """Write an entry down, after which most of what was offered in this turn still is.

        Only influence cards ask for pork there: whether a bill has any, lacks any state, or has
        some for the president.
        """
        sheet, before = t.offers, get(t, bill, PORK)
        tick(t, bill, PORK, bit, "F-20")
        if before and bit & EVERY_STATE and lacking(t, bill):
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
