"""What a player weighs when a bill is brought forward: amendments, substitutes, filibusters."""

from collections.abc import Callable
from typing import Final

from rules.core.moves import Move
from rules.floorvote.facts.fields import CLOTURE_FAILED, CLOTURE_VOTED
from rules.floorvote.facts.pieces import AT, VOTES
from rules.floorvote.mind.decision import VERB, Decision, Scored
from rules.floorvote.mind.drafts import Draft
from rules.floorvote.mind.outlook import chance

AMEND: Final = VERB["amend"]
OFFER: Final = VERB["offer"]
FILIBUSTER: Final = VERB["filibuster"]
CLOTURE: Final = VERB["cloture"]
POINTLESS: Final = -1000.0
NEVER: Final = 0.03  # a chance that nobody counts on
MOST: Final = 3  # senators worth a thought for each answer


def answer_choices(decision: Decision, moves: list[Move]) -> list[Scored]:
    """Weigh every answer against letting the vote begin."""
    bill = decision.step.what
    found: list[Scored] = []
    ways: dict[int, list[Scored]] = {}
    for m in moves:
        judge = JUDGES.get(m.verb)
        if judge is None:
            found.append((0.0, m))
            continue
        score = judge(decision, bill, m.what)
        if score > POINTLESS:
            ways.setdefault(m.verb, []).append((score, m))
    for scored in ways.values():
        scored.sort(key=_score, reverse=True)
        found += scored[:MOST]
    return found


def _score(scored: Scored) -> float:
    return scored[0]


def amendment(decision: Decision, bill: int, amender: int) -> float:
    """Return what it promises to offer an amendment in committee; the bill waits in any case."""
    draft = Draft(decision.t, bill)
    hall, outlook, prior = decision.hall, decision.outlook, decision.prior
    own = draft.owner == decision.seat
    mine = hall.members(decision.seat, draft.issue)
    theirs = hall.members(decision.rival, draft.issue)
    adopted = chance(mine - outlook.resolve * theirs - 0.5, outlook.committee_spread)
    brings = decision.amended(bill, amender)
    if brings < 0:
        return POINTLESS  # it would better the rival's bill, or spoil one's own
    gain = adopted * brings
    delay = (-1.0 if own else prior.envy) * prior.delay * decision.worth(bill)
    return prior.amends * (gain + delay) - decision.price(amender, bill)


def filibuster(decision: Decision, bill: int, senator: int) -> float:
    """Return what it promises to talk: the rival then needs, and gains by, three fifths."""
    t, hall, outlook = decision.t, decision.hall, decision.outlook
    draft = Draft(t, bill)
    forces = hall.floor(draft.owner, draft.issue, draft.position, draft.pork)
    ayes = forces.ayes + forces.more
    nays = forces.nays + outlook.will * forces.counter
    plain = chance(ayes - max(nays + 0.5, draft.weight - 0.5), outlook.floor_spread)
    ended = outlook.ended(hall, draft)
    if outlook.hopeless(hall, draft) or ended > 1.0 - NEVER:
        return POINTLESS  # the bill fails by itself, or five points are given away
    gain = decision.passed(Draft(t, bill))
    draft.marks |= CLOTURE_VOTED
    richer = decision.passed(draft)
    saved = plain * gain - ended * plain * richer
    return decision.prior.debates * decision.prior.envy * saved - decision.price(senator, bill) / 2


def substitute(decision: Decision, bill: int, senator: int) -> float:
    """Return what it promises to offer a substitute: it must pass, and the bill must fail."""
    t, hall, outlook = decision.t, decision.hall, decision.outlook
    draft = Draft(t, bill)
    position = AT[draft.issue][senator]
    against = hall.floor(draft.owner, draft.issue, draft.position, draft.pork)
    fails = chance(
        against.nays + outlook.will * against.counter - against.ayes - 0.8 * against.more,
        outlook.floor_spread,
    )
    forces = hall.floor(decision.seat, draft.issue, position, 0)
    ayes = forces.ayes + outlook.will * forces.more
    nays = forces.nays + outlook.will * forces.counter * 0.5
    passes = chance(ayes - max(nays + 0.5, draft.weight - 0.5), outlook.floor_spread)
    if passes < NEVER or fails < NEVER:
        return POINTLESS
    draft.owner, draft.sponsor, draft.position = decision.seat, senator, position
    draft.pork, draft.gifts, draft.amendments = 0, 0, 1
    brings = decision.after_passage(draft)
    promise = decision.prior.offers * fails * passes * brings
    return promise - decision.price(senator, bill) - VOTES[senator] / 4


JUDGES: Final[dict[int, Callable[[Decision, int, int], float]]] = {
    AMEND: amendment,
    FILIBUSTER: filibuster,
    OFFER: substitute,
}


def debate_choices(decision: Decision, moves: list[Move]) -> list[Scored]:
    """Call for cloture only with a fair chance, for a second failure kills the bill."""
    draft = Draft(decision.t, decision.step.what)
    ended = decision.outlook.ended(decision.hall, draft)
    gain = decision.ended(Draft(decision.t, decision.step.what))
    risk = decision.prior.failure if not draft.spent & CLOTURE_FAILED else 1.0
    lost = risk * decision.worth(decision.step.what)
    return [(ended * gain - (1.0 - ended) * lost if m.verb == CLOTURE else 0.0, m) for m in moves]
