"""What a player may do with influence cards and whips: play, name a state, set a senator free."""

from typing import final

from rules.core.engine import NOWHERE_TO_GO
from rules.core.game import LEGAL, Span
from rules.core.moves import Move
from rules.core.table import Step, Table
from rules.floorvote.facts.names import (
    DISCARD,
    EARMARK,
    EXCHANGES,
    FIRST_ON,
    LAST_ON,
    LAST_SENATOR,
    Q_FLOOR,
    SUBSTITUTE,
    TURN,
    active,
    away,
    caucus,
    hand,
    is_favour,
    is_influence,
    is_senator,
    seat_of,
    whipped,
)
from rules.floorvote.facts.pieces import WHIPS
from rules.floorvote.law import exchange
from rules.floorvote.law.duties import in_play
from rules.floorvote.law.influences.bills import GIVE, name, nameable
from rules.floorvote.law.influences.by_word import effect_of
from rules.floorvote.law.influences.effect import carries, movable, own
from rules.floorvote.law.influences.people import release
from rules.floorvote.law.pledges import JOINED, bound
from rules.floorvote.law.polls import Question
from rules.floorvote.law.records import resting
from rules.floorvote.law.turns import first_turn
from rules.floorvote.verbs.act import FIRST, OTHERWISE, SECOND, Act, held
from rules.floorvote.verbs.reasons import text_at


@final
class Play(Act):
    """Play an influence card, in one's own turn or on one's own go of an exchange (F.2.3)."""

    lasting = True
    whats = Span(kinds=["influence"])
    ontos = Span(kinds=["senator", "bill", "substitute"])

    def __init__(self) -> None:
        super().__init__("play", [TURN, *EXCHANGES], "F.2.3")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List every influence with everything that it may be played on."""
        if first_turn(t):
            return []
        cards = [card for card in t.at(hand(step.seat)) if is_influence(card)]
        if step.phase != TURN:
            cards = [card for card in cards if step.phase in effect_of(card).questions]
        at_hand = Question(t) if cards and step.phase != TURN else None
        moves: list[Move] = []
        for card in cards:
            row = self.onto_each(card, SUBSTITUTE)
            moves += [row[onto] for onto in effect_of(card).targets(t, step, card, at_hand)]
        return moves

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for an influence of the hand, its time, and something that it changes."""
        if not is_influence(m.what) or not held(t, step.seat, m.what) or m.amount:
            return NOWHERE_TO_GO
        if first_turn(t):
            return "F-5"
        effect = effect_of(m.what)
        at_hand = None if step.phase == TURN else Question(t)
        if m.onto in effect.targets(t, step, m.what, at_hand):
            return LEGAL
        return effect.refusal(t, step, m.onto)

    def act(self, t: Table, step: Step, m: Move) -> None:
        """Use the card up and do what it says."""
        t.move(m.what, DISCARD, effect_of(m.what).clause)
        exchange.act(t, step)
        effect_of(m.what).happen(t, step, m.what, m.onto)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read an influence of the hand dropped on anything."""
        if not is_influence(what) or not held(t, step.seat, what) or not onto:
            return None
        return Move(self.id, what, text_at(t, step, onto))


@final
class Name(Act):
    """Name the state that a card adds to a bill (F.13.12), or the entry it strikes (F.13.13)."""

    whats = Span(kinds=["state", "president"])
    ontos = Span(kinds=["bill", "substitute"])

    def __init__(self) -> None:
        super().__init__("name", [EARMARK], "F.13.12")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the states, or the entries."""
        return [self.single(favour, step.what) for favour in nameable(t, step)]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for the bill of the card, and for a state without pork, or for an entry."""
        if not is_favour(m.what) or not m.onto or m.amount:
            return NOWHERE_TO_GO
        if m.onto == step.what and m.what in nameable(t, step):
            return LEGAL
        return "F.13.12" if step.amount == GIVE else "F.13.13"

    def act(self, t: Table, step: Step, m: Move) -> None:
        """Write it into the record, or strike it."""
        t.done()
        name(t, step, m.what)

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read a state, or the president, dropped on the bill while a card asks for it."""
        if step.phase != EARMARK or not is_favour(what) or not onto:
            return None
        return Move(self.id, what, text_at(t, step, onto))


def idle(t: Table, step: Step, senator: int) -> bool:
    """Tell whether a senator may stand down for free, which needs no whip (F-43)."""
    return step.phase == Q_FLOOR and bound(t, senator, JOINED)


@final
class Whip(Act):
    """Let one's own whip release a senator, once in every turn of either side (F.3.5)."""

    lasting = True
    whats = Span(kinds=["senator"])
    ontos = Span(own=["caucus"])

    def __init__(self) -> None:
        super().__init__("whip", [TURN, *EXCHANGES], "F.2.3")

    def propose(self, t: Table, step: Step) -> list[Move]:
        """List one's own activated senators who may leave."""
        seat = step.seat
        if self._hindered(t, step):
            return []
        found = own(t, seat, resting(t))
        if step.phase != TURN and t.at(active(seat)):
            found += [s for s in own(t, seat, movable(Question(t))) if not idle(t, step, s)]
        row = self.each_onto(caucus(seat), LAST_SENATOR)
        return [row[senator] for senator in found]

    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Ask for a whip in play, and for one's activated senator who does not carry the vote."""
        if not is_senator(m.what) or m.onto != caucus(step.seat) or m.amount:
            return NOWHERE_TO_GO
        hindered = self._hindered(t, step)
        if hindered or seat_of(t, m.what) != step.seat:
            return hindered or "F.3.5"
        if t.where[m.what] == active(step.seat):
            if idle(t, step, m.what):
                return "F-43"
            return "F.15.4" if carries(Question(t), m.what) else LEGAL
        return LEGAL if FIRST_ON <= t.where[m.what] <= LAST_ON else "F.3.5"

    def case(self, t: Table, step: Step, m: Move) -> int:
        """Tell whether a whip is missing, has been at work, or has nobody to free."""
        if not any(in_play(t, whip) for whip in own(t, step.seat, WHIPS)):
            return FIRST
        return SECOND if t.count(whipped(step.seat)) else OTHERWISE

    def _hindered(self, t: Table, step: Step) -> str:
        """Return what keeps the whip of a seat from acting at all (F-5, F.3.5)."""
        if first_turn(t):
            return "F-5"
        if t.count(whipped(step.seat)):
            return "F.3.5"
        for whip in own(t, step.seat, WHIPS):
            if in_play(t, whip):
                return LEGAL
        return "F.3.5"

    def act(self, t: Table, step: Step, m: Move) -> None:
        """Release the senator."""
        t.add(whipped(step.seat), 1, "F.3.5")
        exchange.act(t, step)
        release(t, m.what, "F.3.5")

    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Read one's activated senator dropped on one's own caucus or on somebody there."""
        home = caucus(step.seat)
        if not is_senator(what) or t.where[what] in {home, away(step.seat)}:
            return None
        there = onto == home or (is_senator(onto) and t.where[onto] == home)
        return Move(self.id, what, home) if there and in_play(t, what) else None
