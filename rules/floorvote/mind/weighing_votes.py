"""What a player weighs in the exchange of a vote: no more senators than needed, or none at all."""

from typing import Final, final

from rules.core.moves import Move
from rules.floorvote.facts import cards
from rules.floorvote.facts.fields import PRESIDENT_BIT
from rules.floorvote.facts.names import (
    AUTHOR,
    FIRST_STATE,
    Q_AMENDMENT,
    Q_CLOTURE,
    Q_COMMITTEE,
    Q_FLOOR,
    Q_OVERRIDE,
    VICE_PRESIDENT,
    active,
    caucus,
    favour_bit,
)
from rules.floorvote.facts.pieces import EFFECT, SENATORS_OF, VOTES
from rules.floorvote.law.duties import MAY_AGAINST, MAY_FOR, floor_duty
from rules.floorvote.law.influences.votes import lobby_side
from rules.floorvote.law.mustering import enough, reserve, shortfall, side_of, votes_added
from rules.floorvote.law.pledges import ABSTAINS, AGAINST, FOR
from rules.floorvote.law.polls import Question, losing_seat
from rules.floorvote.law.scoring import multiplier
from rules.floorvote.mind.decision import VERB, Decision, Scored
from rules.floorvote.mind.drafts import Draft
from rules.floorvote.mind.outlook import chance

ACTIVATE: Final = VERB["activate"]
PORK: Final = VERB["pork"]
PLAY: Final = VERB["play"]
MUSTER: Final = VERB["muster"]
CLOSE: Final = VERB["close"]
BUTTONS: Final = (VERB["reply"], VERB["decline"])
MOST_PORK: Final = 2  # entries worth a thought
MOST_CARDS: Final = 3


@final
class Prize:
    """What turning a vote is worth: the stake, how likely it holds, and the votes it takes."""

    __slots__ = ("stake", "holds", "short")

    def __init__(self, stake: float, holds: float, short: int) -> None:
        self.stake: Final = stake
        self.holds: Final = holds
        self.short: Final = short

    def worth(self, votes: float) -> float:
        """Return what so many votes at once are worth; what falls short needs company."""
        return self.holds * self.stake * (0.6 + 0.4 * min(1.0, votes / self.short))


def stake_of(decision: Decision, question: Question) -> float:
    """Return what the question is about, in points."""
    draft = Draft(decision.t, question.bill)
    kind = question.kind
    if kind == Q_COMMITTEE:
        return decision.reported(draft)
    if kind == Q_FLOOR:
        return decision.passed(draft)
    if kind == Q_CLOTURE:
        return decision.ended(draft)
    if kind == Q_OVERRIDE:
        return decision.overridden(draft)
    if kind == Q_AMENDMENT:
        return max(decision.amended(question.bill, decision.t.count(AUTHOR)), 0.0)
    return substitute_stake(decision, question)


def substitute_stake(decision: Decision, question: Question) -> float:
    """Return what a substitute is about: it takes the bill's place if the bill fails."""
    t, bill = decision.t, question.bill
    original = Draft(t, bill)
    fails = 1.0 - decision.outlook.on_floor(decision.hall, original, 0)
    draft = Draft(t, bill)
    draft.owner, draft.position, draft.pork = question.proposer, question.position, question.pork
    draft.amendments = 1
    return fails * (decision.after_passage(draft) + 1.0)


def pork_gain(question: Question, state: int) -> int:
    """Return how many votes pork for a state would turn, as things stand."""
    if question.pork & favour_bit(state) or state >= VICE_PRESIDENT:
        return 0
    gain = 0
    t = question.t
    for senator in SENATORS_OF[state]:
        place = t.where[senator]
        if place not in {caucus(0), caucus(1), active(0), active(1)}:
            continue
        duty = floor_duty(question.distance(senator), True, question.polarised)  # noqa: FBT003
        stance = question.stance(senator)
        if question.seat(senator) == question.proposer:
            if stance == ABSTAINS and duty & MAY_FOR:
                gain += max(question.full(senator) - 1, 1)
        elif stance == AGAINST and not duty & MAY_AGAINST:
            gain += question.strength(senator)
    return gain


def card_gain(question: Question, seat: int, m: Move) -> float:
    """Return how many votes a card would turn for one's own side."""
    effect, side = EFFECT[m.what], side_of(question, seat)
    other = AGAINST if side == FOR else FOR
    if effect == cards.LOBBY:
        helps = lobby_side(m.what, question.position) > 0
        return VOTES[m.what] if helps == (side == FOR) else -1.0
    if effect in {cards.BOOST, cards.GUEST}:
        return float(max(VOTES[m.what], 1)) if question.stance(m.onto) == side else -1.0
    if effect in {cards.ABSTAIN, cards.BAR, cards.PRESS}:
        return _taken(question, effect, m.onto, other)
    if effect == cards.NEARER:
        return _nearer(question, seat, m.onto)
    if effect == cards.EARMARK:
        return max(pork_gain(question, s) for s in range(FIRST_STATE, VICE_PRESIDENT)) - 0.5
    return -1.0


def _taken(question: Question, effect: str, senator: int, other: int) -> float:
    """Return the votes that the other side loses with a senator."""
    if question.stance(senator) != other:
        return -1.0
    strength = question.strength(senator)
    if effect == cards.PRESS:
        return strength - (0 if question.committee else 1)
    return float(strength)


def _nearer(question: Question, seat: int, senator: int) -> float:
    """Return the votes that change if a senator is drawn a step nearer to the text."""
    apart = question.distance(senator)
    stance, strength = question.stance(senator), question.strength(senator)
    if question.committee:
        gain = strength if stance == AGAINST and apart == 1 else 0
    else:
        duty = floor_duty(apart - 1, question.has_pork(senator), question.polarised)
        if question.seat(senator) == question.proposer:
            gain = strength if stance == ABSTAINS and duty & MAY_FOR else 0
        else:
            gain = strength if stance == AGAINST and not duty & MAY_AGAINST else 0
    return float(gain) if seat == question.proposer else -1.0


def vote_choices(decision: Decision, moves: list[Move]) -> list[Scored]:
    """Decline while ahead; when behind, turn the vote as cheaply as possible, or give it up."""
    question = Question(decision.t)
    tally = question.tally()
    button = next(m for m in moves if m.verb in BUTTONS)
    if losing_seat(question, tally) != decision.seat:
        return [_rest(decision, question, moves, button), *_favours(decision, question, moves)]
    stake = stake_of(decision, question)
    if decision.seat != question.proposer:
        stake *= decision.prior.envy
    short = shortfall(question, tally)
    helps = _helps(decision, question, moves)
    reach = sum(max(votes, 0.0) for votes, _, _ in helps)
    if reach < short:
        return [(0.0, button), *_delays(decision, stake, moves)]
    rival = decision.outlook.will * reserve(question, decision.rival)
    if question.kind in {Q_CLOTURE, Q_OVERRIDE} and decision.seat == question.proposer:
        rival *= 1.5
    holds = chance(reach - short - rival + 0.5, decision.outlook.floor_spread)
    prize = Prize(stake, holds, short)
    found: list[Scored] = [(0.0, button), *_at_once(decision, question, moves, prize)]
    won = len(found) > 1
    for votes, cost, m in helps:
        if not won or m.verb != ACTIVATE:
            waste = max(0.0, votes - short) * 0.25
            found.append((prize.worth(votes) - cost - waste, m))
    return found + _delays(decision, stake * (1.0 - holds), moves)


def _at_once(
    decision: Decision, question: Question, moves: list[Move], prize: Prize
) -> list[Scored]:
    """Weigh winning at one stroke, which hands over: the president is courted before.

    Where it takes many who bring little each, cards that bring as much at once are worth more.
    """
    muster = next((m for m in moves if m.verb == MUSTER), None)
    if muster is None:
        return []
    cost, most, side = 0.0, 0, side_of(question, decision.seat)
    for senator in enough(question, decision.seat):
        cost += decision.price(senator, question.bill)
        most = max(most, votes_added(question, senator, side))
    gain = prize.worth(most) - cost
    courting = _courting(decision, question, moves)
    return [(gain, muster), *[(gain + prize.holds * more, m) for more, m in courting]]


def _rest(decision: Decision, question: Question, moves: list[Move], button: Move) -> Scored:
    """Add nothing while ahead, for good where nothing is left to answer with."""
    answers = reserve(question, decision.seat) or any(m.verb in {PORK, PLAY} for m in moves)
    close = None if answers else next((m for m in moves if m.verb == CLOSE), None)
    return 0.0, close or button


def _helps(
    decision: Decision, question: Question, moves: list[Move]
) -> list[tuple[float, float, Move]]:
    """Return what would add votes: how many, its price, and the move."""
    side = side_of(question, decision.seat)
    activations: list[tuple[float, float, Move]] = []
    entries: list[tuple[float, float, Move]] = []
    plays: list[tuple[float, float, Move]] = []
    marks = multiplier(Draft(decision.t, question.bill).marks) + 1.5
    for m in moves:
        if m.verb == ACTIVATE:
            votes = float(votes_added(question, m.what, side))
            if votes > 0:
                activations.append((votes, decision.price(m.what, question.bill), m))
        elif m.verb == PORK and question.kind != Q_AMENDMENT:
            votes = float(pork_gain(question, m.what))
            if votes > 0:
                entries.append((votes, decision.prior.pork * marks, m))
        elif m.verb == PLAY:
            votes = card_gain(question, decision.seat, m)
            if votes > 0:
                plays.append((votes, decision.prior.influence, m))
    entries.sort(key=_votes, reverse=True)
    plays.sort(key=_votes, reverse=True)
    return activations + entries[:MOST_PORK] + plays[:MOST_CARDS]


def _votes(help_: tuple[float, float, Move]) -> float:
    return help_[0]


def _delays(decision: Decision, stake: float, moves: list[Move]) -> list[Scored]:
    """Weigh a recess, which saves what would be lost now."""
    found: list[Scored] = []
    for m in moves:
        if m.verb == PLAY and EFFECT[m.what] == cards.RECESS:
            found.append((stake * 0.4 - decision.prior.influence, m))
    return found


def _favours(decision: Decision, question: Question, moves: list[Move]) -> list[Scored]:
    """Weigh what else is worth doing while ahead: courting the president, ending the exchange."""
    found = _courting(decision, question, moves)
    for m in moves:
        if m.verb == PLAY and EFFECT[m.what] == cards.QUESTION:
            threat = reserve(question, decision.rival)
            found.append((threat * 0.5 - decision.prior.influence, m))
    return found


def _courting(decision: Decision, question: Question, moves: list[Move]) -> list[Scored]:
    """Weigh pork for the president: a signature instead of a veto once the bill passes."""
    draft = Draft(decision.t, question.bill)
    if question.kind != Q_FLOOR or draft.owner != decision.seat or draft.signed:
        return []
    courted = Draft(decision.t, question.bill)
    courted.pork |= PRESIDENT_BIT
    if not courted.signed:
        return []
    marks = multiplier(draft.marks)
    gain = courted.basic * (marks + 2.0) - draft.basic * (marks + 1.0)
    return [(gain, m) for m in moves if m.verb == PORK and m.what == VICE_PRESIDENT]
