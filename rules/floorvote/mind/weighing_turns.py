"""What a player weighs in the own turn: whom to seat, which bill to bring, when to call a vote."""

from collections.abc import Callable
from typing import Final

from rules.core.moves import Move
from rules.floorvote.facts import cards
from rules.floorvote.facts.fields import FAILED_COMMITTEE, FAILED_FLOOR, PRESIDENT_BIT, READY
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
    seat_of,
)
from rules.floorvote.facts.pieces import (
    AT,
    EFFECT,
    IS_WHIP,
    ISSUE,
    PRINTED,
    SENATORS_OF,
    STEP,
    VOTES,
    WING,
)
from rules.floorvote.law.duties import may_sponsor
from rules.floorvote.law.flash import shut_down
from rules.floorvote.law.influences.bills import GIVE
from rules.floorvote.law.records import get, own_bills
from rules.floorvote.law.winning import BY_POINTS, HALVES
from rules.floorvote.mind.drafts import Draft
from rules.floorvote.mind.hall import Hall
from rules.floorvote.mind.scene import VERB, Scene, Scored

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


def turn_choices(scene: Scene, moves: list[Move]) -> list[Scored]:
    """Weigh everything against ending the turn, the best few of each kind."""
    found: list[Scored] = []
    ways: dict[int, list[Scored]] = {}
    for m in moves:
        judge = TURN_JUDGES.get(m.verb)
        if judge is not None:
            score = judge(scene, m)
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


def presence(scene: Scene, senator: int) -> float:
    """Return what a senator in play is worth: votes, committee seats, an office, bills in hand."""
    hall: Hall = scene.hall
    worth = scene.prior.enter * VOTES[senator]
    worth += scene.outlook.seats * sum(hall.rank(senator, i) for i in range(len(ISSUES)))
    if IS_WHIP[senator]:
        worth += 1.0
    free = scene.t.at(caucus(scene.seat))
    for card in scene.t.at(hand(scene.seat)):
        if is_bill(card) and AT[ISSUE[card]][senator] == PRINTED[card]:
            lacking = not any(AT[ISSUE[card]][s] == PRINTED[card] for s in free)
            worth += 4.0 if lacking else 0.5
    return worth


def enter(scene: Scene, m: Move) -> float:
    """Judge a senator who is put into play, or takes somebody's place."""
    worth = presence(scene, m.what)
    if is_senator(m.onto):
        return worth - presence(scene, m.onto) - LEAVE
    return worth + 1.0


# Bills


def introduce(scene: Scene, m: Move) -> float:
    """Judge a new bill with a sponsor."""
    draft = Draft.fresh(scene.t, m.what, scene.seat, m.onto)
    worth = scene.outlook.worth(scene.hall, draft) * scene.outlook.discount
    cost = scene.prior.bind_own * VOTES[m.onto]
    if scene.is_sponsor(m.onto, m.what):
        cost += 2.0
    live = len(own_bills(scene.t, scene.seat))
    return worth * 0.5 / (1.0 + 0.2 * live) - cost


def call(scene: Scene, m: Move) -> float:
    """Judge a call for a vote on a bill."""
    t, outlook, prior = scene.t, scene.outlook, scene.prior
    draft = Draft(t, m.onto)
    if draft.place == COMMITTEE:
        likely = outlook.in_committee(scene.hall, draft)
        gain, once = scene.reported(Draft(t, m.onto)), FAILED_COMMITTEE
    elif draft.place == FLOOR:
        likely = outlook.on_floor(scene.hall, draft, 0)
        gain, once = scene.passed(Draft(t, m.onto)), FAILED_FLOOR
    else:
        forces = scene.hall.floor(scene.seat, draft.issue, draft.position, draft.pork)
        likely = outlook.overridden(forces)
        gain, once = scene.overridden(Draft(t, m.onto)), -1
    risk = 1.0 if draft.spent & once else prior.failure
    lost = risk * max(scene.worth(m.onto) - draft.score, 0.0)
    if likely < prior.callable:
        lost += 2.0
    return likely * gain - (1.0 - likely) * lost + 0.5


def withdraw(scene: Scene, m: Move) -> float:
    """Judge a withdrawal: it may win the match, or bank what has no future."""
    t = scene.t
    draft = Draft(t, m.what)
    own = t.count(points(scene.seat)) + HALVES * draft.score
    if t.setup.options["ending"] == BY_POINTS:
        goal = HALVES * t.setup.options["target"]
        if own >= goal and own > t.count(points(scene.rival)):
            return WINS
    if draft.place != DESK or not draft.score:
        return -1.0
    # What lies on the president's desk when the match ends at once is lost (F.15.8).
    hope = scene.worth(m.what) - draft.score
    return scene.prior.bank * draft.score - hope


# Pork and cards


def pork(scene: Scene, m: Move) -> float:
    """Judge an entry for a bill that is about to be called on the floor."""
    t = scene.t
    if t.where[m.onto] != FLOOR or get(t, m.onto, READY) > t.count(TURNS):
        return -1.0
    draft = Draft(t, m.onto)
    if m.what != VICE_PRESIDENT and not _matters(scene, draft, m.what):
        return -1.0
    before = scene.worth(m.onto)
    if m.what == VICE_PRESIDENT and draft.signed:
        return -1.0
    draft.pork |= favour_bit(m.what)
    after = scene.outlook.worth(scene.hall, draft)
    if m.what == VICE_PRESIDENT:
        # The outlook counts on this entry already; what is left is to make it.
        return 1.0 + max(after - before, 0.0) if draft.signed else -1.0
    return after - before - 1.0


def _matters(scene: Scene, draft: Draft, state: int) -> bool:
    """Tell whether pork for a state would change anybody's duty."""
    at = AT[draft.issue]
    for senator in SENATORS_OF[state]:
        own = seat_of(scene.t, senator) == scene.seat
        if abs(at[senator] - draft.position) == (2 if own else 1):
            return True
    return False


def play(scene: Scene, m: Move) -> float:
    """Judge an influence in the own turn."""
    judge = RUSES.get(EFFECT[m.what])
    if judge is None:
        return -1.0
    return scene.prior.ruse * judge(scene, m) - scene.prior.influence


def _discharge(scene: Scene, m: Move) -> float:
    draft = Draft(scene.t, m.onto)
    before = scene.worth(m.onto)
    draft.place = FLOOR
    return scene.outlook.worth(scene.hall, draft) - before


def _skip(scene: Scene, m: Move) -> float:
    draft = Draft(scene.t, m.onto)
    if draft.place == COMMITTEE:
        likely = scene.outlook.in_committee(scene.hall, draft)
    elif draft.place == FLOOR:
        likely = scene.outlook.on_floor(scene.hall, draft, 0)
    else:
        return -1.0
    return likely * scene.worth(m.onto) * 0.25


def _release(scene: Scene, m: Move) -> float:
    return 0.8 * VOTES[m.onto] if _bills_to_call(scene) else 0.2 * VOTES[m.onto]


def _home(scene: Scene, m: Move) -> float:
    return scene.prior.enter * VOTES[m.onto] + (6.0 if scene.is_sponsor(m.onto, 0) else 0.0)


def _president(scene: Scene, m: Move) -> float:
    draft = Draft(scene.t, m.onto)
    before, worth = draft.signed, scene.worth(m.onto)
    draft.lean += STEP[m.what]
    if before == draft.signed or draft.place == DESK:
        return -1.0
    gain = scene.outlook.worth(scene.hall, draft) - worth
    return gain if draft.owner == scene.seat else -gain * scene.prior.envy


def _earmark(scene: Scene, m: Move) -> float:
    draft = Draft(scene.t, m.onto)
    return 3.0 if draft.place == FLOOR and draft.ready <= scene.t.count(TURNS) else -1.0


def _strike(scene: Scene, m: Move) -> float:
    draft = Draft(scene.t, m.onto)
    if draft.owner == scene.seat:
        return 2.0 if draft.place == DESK else -1.0
    return 4.0 if draft.pork & PRESIDENT_BIT else 1.0


def _bills_to_call(scene: Scene) -> bool:
    now = scene.t.count(TURNS)
    return any(Draft(scene.t, b).ready <= now for b in own_bills(scene.t, scene.seat))


RUSES: Final[dict[str, Callable[[Scene, Move], float]]] = {
    cards.DISCHARGE: _discharge,
    cards.SKIP: _skip,
    cards.RELEASE: _release,
    cards.HOME: _home,
    cards.WHITE_HOUSE: _president,
    cards.EARMARK: _earmark,
    cards.STRIKE: _strike,
}


def whip(scene: Scene, m: Move) -> float:
    """Judge the whips' right to bring somebody back: only with a vote to come."""
    draft_on_own = any(m.what in scene.t.at(on(bill)) for bill in own_bills(scene.t, scene.seat))
    if draft_on_own or not _bills_to_call(scene):
        return -1.0
    return 0.6 * VOTES[m.what]


TURN_JUDGES: Final[dict[int, Callable[[Scene, Move], float]]] = {
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
BEST_KEPT: Final = 2  # cards that are kept while no bill may be introduced
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


def card_worth(scene: Scene, card: int) -> float:
    """Return what a Politics card in the hand is worth to its holder."""
    side = scene.t.count(party(scene.seat))
    if is_influence(card):
        foreign = WING[card] == (cards.CONSERVATIVE if side == DEMOCRATS else cards.LIBERAL)
        return WRONG_WING if foreign else USES[EFFECT[card]]
    issue, position = ISSUE[card], PRINTED[card]
    sponsors = [s for s in _own_senators(scene) if may_sponsor(s, issue, position)]
    if not sponsors:
        return 0.5
    draft = Draft.fresh(scene.t, card, scene.seat, sponsors[0])
    return scene.outlook.worth(scene.hall, draft) * 0.35


def _own_senators(scene: Scene) -> list[int]:
    hall, seat = scene.hall, scene.seat
    return hall.free[seat] + hall.own[seat] + hall.other[seat] + scene.t.at(cloakroom(seat))


def clear_choices(scene: Scene, moves: list[Move]) -> list[Scored]:
    """Throw away what is worth less than a new card; a hand full of influences brings no bill."""
    worths = {m.what: card_worth(scene, m.what) for m in moves if m.verb == DISCARD}
    kept = sorted((c for c in worths if is_influence(c)), key=worths.__getitem__, reverse=True)
    for number, card in enumerate(kept):
        worths[card] *= CROWD[min(number, len(CROWD) - 1)]
    hope = scene.prior.keep
    if shut_down(scene.t):
        # Only a new Flash card brings the business of the house back: look for one.
        for card in sorted(worths, key=worths.__getitem__)[:-BEST_KEPT]:
            worths[card] = min(worths[card], hope - 1.0)
    return [(hope - worths[m.what] if m.verb == DISCARD else 0.0, m) for m in moves]


# What a card asks for


def name_choices(scene: Scene, moves: list[Move]) -> list[Scored]:
    """Name the state whose pork helps most, or hurts the rival's bill most when struck."""
    bill = scene.step.what
    base = Draft(scene.t, bill)
    own = base.owner == scene.seat
    found: list[Scored] = []
    for m in moves:
        if scene.step.amount == GIVE and not _matters(scene, base, m.what):
            found.append((-1.0, m))
            continue
        draft = Draft(scene.t, bill)
        draft.pork ^= favour_bit(m.what)
        if scene.step.amount == GIVE:
            draft.gifts |= favour_bit(m.what)
        after = scene.outlook.worth(scene.hall, draft)
        found.append((after if own else -after, m))
    found.sort(key=_score, reverse=True)
    return found[:4]


def sponsor_choices(scene: Scene, moves: list[Move]) -> list[Scored]:
    """Name the least needed senator as the new sponsor."""
    bill = scene.step.what
    return [(-VOTES[m.what] - (2.0 if scene.is_sponsor(m.what, bill) else 0.0), m) for m in moves]
