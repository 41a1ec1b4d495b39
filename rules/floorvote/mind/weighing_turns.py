"""What a player weighs in a turn: whom to seat, which bill to bring, when to call a vote."""

from collections.abc import Callable
from typing import Final

from rules.core.moves import Move
from rules.floorvote.facts import cards
from rules.floorvote.facts.fields import FAILED_COMMITTEE, FAILED_FLOOR, PRESIDENT_BIT
from rules.floorvote.facts.names import (
    COMMITTEE,
    DEMOCRATS,
    DESK,
    FLOOR,
    ISSUES,
    TURNS,
    VICE_PRESIDENT,
    caucus,
    cloakroom,
    favour_bit,
    hand,
    is_bill,
    is_influence,
    is_senator,
    on,
    party,
    points,
)
from rules.floorvote.facts.pieces import (
    AT,
    EFFECT,
    IS_WHIP,
    ISSUE,
    PRINTED,
    STEP,
    VOTES,
    WING,
)
from rules.floorvote.law.duties import may_sponsor
from rules.floorvote.law.influences.bills import GIVE
from rules.floorvote.law.records import own_bills
from rules.floorvote.law.winning import BY_POINTS, HALVES
from rules.floorvote.mind.decision import VERB, Decision, Scored
from rules.floorvote.mind.drafts import Draft
from rules.floorvote.mind.hall import Hall

MOST: Final = {"enter": 3, "introduce": 4, "pork": 3, "play": 4, "call": 4, "withdraw": 2}
ENTER: Final = VERB["enter"]
INTRODUCE: Final = VERB["introduce"]
CALL: Final = VERB["call"]
PORK: Final = VERB["pork"]
PLAY: Final = VERB["play"]
WITHDRAW: Final = VERB["withdraw"]
WHIP: Final = VERB["whip"]
END: Final = VERB["end"]
DISCARD: Final = VERB["discard"]
WINS: Final = 500.0
LEAVE: Final = 3.0  # points that a swap must bring before somebody leaves the caucus


def turn_choices(decision: Decision, moves: list[Move]) -> list[Scored]:
    """Weigh everything against ending the turn, the best few of each kind."""
    found: list[Scored] = []
    ways: dict[int, list[Scored]] = {}
    for m in moves:
        if m.verb == PORK and not favour_bit(m.what) & decision.useful(m.onto):
            continue  # most of what is legal is pork for somebody who is not there
        judge = TURN_JUDGES.get(m.verb)
        if judge is not None:
            score = judge(decision, m)
            if score > 0:
                ways.setdefault(m.verb, []).append((score, m))
        elif m.verb == END:
            found.append((0.0, m))
    for verb, scored in ways.items():
        scored.sort(key=_score, reverse=True)
        found += scored[: MOST.get(NAME[verb], 2)]
    return found


def _score(scored: Scored) -> float:
    return scored[0]


# Senators


def presence(decision: Decision, senator: int) -> float:
    """Return what a senator in play is worth: votes, committee seats, an office, bills in hand."""
    hall: Hall = decision.hall
    worth = decision.prior.enter * VOTES[senator]
    worth += decision.outlook.seats * sum(hall.rank(senator, i) for i in range(len(ISSUES)))
    if IS_WHIP[senator]:
        worth += 1.0
    free = decision.t.at(caucus(decision.seat))
    for card in decision.t.at(hand(decision.seat)):
        if is_bill(card) and AT[ISSUE[card]][senator] == PRINTED[card]:
            lacking = not any(AT[ISSUE[card]][s] == PRINTED[card] for s in free)
            worth += 4.0 if lacking else 0.5
    return worth


def enter(decision: Decision, m: Move) -> float:
    """Judge a senator who is put into play, or takes somebody's place."""
    worth = presence(decision, m.what)
    if is_senator(m.onto):
        return worth - presence(decision, m.onto) - LEAVE
    return worth + 1.0


# Bills


def introduce(decision: Decision, m: Move) -> float:
    """Judge a new bill with a sponsor."""
    draft = Draft.fresh(decision.t, m.what, decision.seat, m.onto)
    worth = decision.outlook.worth(decision.hall, draft) * decision.outlook.discount
    cost = decision.prior.bind_own * VOTES[m.onto]
    if decision.is_sponsor(m.onto, m.what):
        cost += 2.0
    live = len(own_bills(decision.t, decision.seat))
    return worth * 0.5 / (1.0 + 0.2 * live) - cost


def call(decision: Decision, m: Move) -> float:
    """Judge a call for a vote on a bill."""
    t, outlook, prior = decision.t, decision.outlook, decision.prior
    draft = Draft(t, m.onto)
    if draft.place == COMMITTEE:
        likely = outlook.in_committee(decision.hall, draft)
        gain, once = decision.reported(Draft(t, m.onto)), FAILED_COMMITTEE
    elif draft.place == FLOOR:
        if _in_vain(decision, draft):
            return -1.0
        likely = outlook.on_floor(decision.hall, draft, 0)
        gain, once = decision.passed(Draft(t, m.onto)), FAILED_FLOOR
    else:
        forces = decision.hall.floor(decision.seat, draft.issue, draft.position, draft.pork)
        likely = outlook.overridden(forces)
        gain, once = decision.overridden(Draft(t, m.onto)), -1
    risk = 1.0 if draft.spent & once else prior.failure
    lost = risk * max(decision.worth(m.onto) - draft.score, 0.0)
    if likely < prior.callable:
        lost += 2.0
    return likely * gain - (1.0 - likely) * lost + 0.5


def _in_vain(decision: Decision, draft: Draft) -> bool:
    """Tell whether a bill is sure to fail, or having waited would only be talked down again."""
    outlook, hall = decision.outlook, decision.hall
    if outlook.hopeless(hall, draft):
        return True
    if decision.t.count(TURNS) <= draft.ready or not outlook.can_debate(hall, draft):
        return False
    return outlook.ended(hall, draft) < decision.prior.stubborn


def withdraw(decision: Decision, m: Move) -> float:
    """Judge a withdrawal: it may win the match, or bank what has no future."""
    t = decision.t
    draft = Draft(t, m.what)
    own = t.count(points(decision.seat)) + HALVES * draft.score
    if t.setup.options["ending"] == BY_POINTS:
        goal = HALVES * t.setup.options["target"]
        if own >= goal and own > t.count(points(decision.rival)):
            return WINS
    if draft.place != DESK or not draft.score:
        return -1.0
    # What lies on the president's desk when the match ends at once is lost (F.15.8).
    hope = decision.worth(m.what) - draft.score
    return decision.prior.bank * draft.score - hope


# Pork and cards


def pork(decision: Decision, m: Move) -> float:
    """Judge a useful entry for a bill that is about to be called on the floor."""
    draft = Draft(decision.t, m.onto)
    before = decision.worth(m.onto)
    draft.pork |= favour_bit(m.what)
    after = decision.outlook.worth(decision.hall, draft)
    if m.what == VICE_PRESIDENT:
        # The outlook counts on this entry already; what is left is to make it.
        return 1.0 + max(after - before, 0.0) if draft.signed else -1.0
    return after - before - 1.0


def play(decision: Decision, m: Move) -> float:
    """Judge an influence in one's own turn."""
    judge = RUSES.get(EFFECT[m.what])
    if judge is None:
        return -1.0
    return decision.prior.ruse * judge(decision, m) - decision.prior.influence


def _discharge(decision: Decision, m: Move) -> float:
    draft = Draft(decision.t, m.onto)
    before = decision.worth(m.onto)
    draft.place = FLOOR
    return decision.outlook.worth(decision.hall, draft) - before


def _skip(decision: Decision, m: Move) -> float:
    draft = Draft(decision.t, m.onto)
    if draft.place == COMMITTEE:
        likely = decision.outlook.in_committee(decision.hall, draft)
    elif draft.place == FLOOR:
        likely = decision.outlook.on_floor(decision.hall, draft, 0)
    else:
        return -1.0
    return likely * decision.worth(m.onto) * 0.25


def _release(decision: Decision, m: Move) -> float:
    return 0.8 * VOTES[m.onto] if _bills_to_call(decision) else 0.2 * VOTES[m.onto]


def _home(decision: Decision, m: Move) -> float:
    return decision.prior.enter * VOTES[m.onto] + (6.0 if decision.is_sponsor(m.onto, 0) else 0.0)


def _president(decision: Decision, m: Move) -> float:
    draft = Draft(decision.t, m.onto)
    before, worth = draft.signed, decision.worth(m.onto)
    draft.lean += STEP[m.what]
    if before == draft.signed or draft.place == DESK:
        return -1.0
    gain = decision.outlook.worth(decision.hall, draft) - worth
    return gain if draft.owner == decision.seat else -gain * decision.prior.envy


def _earmark(decision: Decision, m: Move) -> float:
    draft = Draft(decision.t, m.onto)
    return 3.0 if draft.place == FLOOR and draft.ready <= decision.t.count(TURNS) else -1.0


def _strike(decision: Decision, m: Move) -> float:
    draft = Draft(decision.t, m.onto)
    if draft.owner == decision.seat:
        return 2.0 if draft.place == DESK else -1.0
    return 4.0 if draft.pork & PRESIDENT_BIT else 1.0


def _bills_to_call(decision: Decision) -> bool:
    now = decision.t.count(TURNS)
    return any(Draft(decision.t, b).ready <= now for b in own_bills(decision.t, decision.seat))


RUSES: Final[dict[str, Callable[[Decision, Move], float]]] = {
    cards.DISCHARGE: _discharge,
    cards.SKIP: _skip,
    cards.RELEASE: _release,
    cards.HOME: _home,
    cards.WHITE_HOUSE: _president,
    cards.EARMARK: _earmark,
    cards.STRIKE: _strike,
}


def whip(decision: Decision, m: Move) -> float:
    """Judge the whips' right to bring somebody back: only with a vote to come."""
    draft_on_own = any(
        m.what in decision.t.at(on(bill)) for bill in own_bills(decision.t, decision.seat)
    )
    if draft_on_own or not _bills_to_call(decision):
        return -1.0
    return 0.6 * VOTES[m.what]


TURN_JUDGES: Final[dict[int, Callable[[Decision, Move], float]]] = {
    ENTER: enter,
    INTRODUCE: introduce,
    CALL: call,
    WITHDRAW: withdraw,
    PORK: pork,
    PLAY: play,
    WHIP: whip,
}
NAME: Final = {number: name for name, number in VERB.items()}

# Cards that are thrown away

WRONG_WING: Final = 0.3
CROWD: Final = (1.0, 0.9, 0.5, 0.2, 0.1)  # what is left of the worth of one more influence
USES: Final = {
    cards.LOBBY: 3.0,
    cards.ABSTAIN: 3.0,
    cards.NEARER: 2.0,
    cards.RELEASE: 1.5,
    cards.BOOST: 2.5,
    cards.GUEST: 1.5,
    cards.BAR: 2.0,
    cards.DISCHARGE: 4.0,
    cards.SKIP: 4.0,
    cards.QUESTION: 2.5,
    cards.RECESS: 3.0,
    cards.EARMARK: 2.5,
    cards.STRIKE: 1.5,
    cards.PRESS: 3.0,
    cards.HOME: 4.0,
    cards.WHITE_HOUSE: 2.5,
}


def card_worth(decision: Decision, card: int) -> float:
    """Return what a Politics card in the hand is worth to its holder."""
    side = decision.t.count(party(decision.seat))
    if is_influence(card):
        foreign = WING[card] == (cards.CONSERVATIVE if side == DEMOCRATS else cards.LIBERAL)
        return WRONG_WING if foreign else USES[EFFECT[card]]
    issue, position = ISSUE[card], PRINTED[card]
    sponsors = [s for s in _own_senators(decision) if may_sponsor(s, issue, position)]
    if not sponsors:
        return 0.5
    draft = Draft.fresh(decision.t, card, decision.seat, sponsors[0])
    return decision.outlook.worth(decision.hall, draft) * 0.35


def _own_senators(decision: Decision) -> list[int]:
    hall, seat = decision.hall, decision.seat
    return hall.free[seat] + hall.own[seat] + hall.other[seat] + decision.t.at(cloakroom(seat))


def clear_choices(decision: Decision, moves: list[Move]) -> list[Scored]:
    """Throw away what is worth less than a new card; a hand full of influences brings no bill."""
    worths = {m.what: card_worth(decision, m.what) for m in moves if m.verb == DISCARD}
    kept = sorted((c for c in worths if is_influence(c)), key=worths.__getitem__, reverse=True)
    for number, card in enumerate(kept):
        worths[card] *= CROWD[min(number, len(CROWD) - 1)]
    hope = decision.prior.keep
    return [(hope - worths[m.what] if m.verb == DISCARD else 0.0, m) for m in moves]


# What a card asks for


def name_choices(decision: Decision, moves: list[Move]) -> list[Scored]:
    """Name the state whose pork helps most, or hurts the rival's bill most when struck."""
    bill = decision.step.what
    base = Draft(decision.t, bill)
    own = base.owner == decision.seat
    found: list[Scored] = []
    for m in moves:
        if decision.step.amount == GIVE and not favour_bit(m.what) & decision.swayed(base):
            found.append((-1.0, m))
            continue
        draft = Draft(decision.t, bill)
        draft.pork ^= favour_bit(m.what)
        if decision.step.amount == GIVE:
            draft.gifts |= favour_bit(m.what)
        after = decision.outlook.worth(decision.hall, draft)
        found.append((after if own else -after, m))
    found.sort(key=_score, reverse=True)
    return found[:4]
