"""What a player weighs when a bill is brought forward: amendments, substitutes, filibusters."""

from typing import Final

from rules.core.moves import Move
from rules.floorvote.facts.chart import FEWEST
from rules.floorvote.facts.fields import CLOTURE_FAILED, CLOTURE_VOTED
from rules.floorvote.facts.pieces import AT, VOTES
from rules.floorvote.mind.drafts import Draft
from rules.floorvote.mind.outlook import CLOTURE_SHARE, chance
from rules.floorvote.mind.scene import VERB, Scene, Scored

AMEND: Final = VERB["amend"]
OFFER: Final = VERB["offer"]
FILIBUSTER: Final = VERB["filibuster"]
CLOTURE: Final = VERB["cloture"]
MOST: Final = 3  # senators worth a thought for each answer


def answer_choices(scene: Scene, moves: list[Move]) -> list[Scored]:
    """Weigh every answer against letting the vote begin."""
    bill = scene.step.what
    found: list[Scored] = []
    ways: dict[int, list[Scored]] = {}
    for m in moves:
        if m.verb == AMEND:
            ways.setdefault(AMEND, []).append((amendment(scene, bill, m.what), m))
        elif m.verb == FILIBUSTER:
            ways.setdefault(FILIBUSTER, []).append((filibuster(scene, bill, m.what), m))
        elif m.verb == OFFER:
            ways.setdefault(OFFER, []).append((substitute(scene, bill, m.what), m))
        else:
            found.append((0.0, m))
    for scored in ways.values():
        scored.sort(key=_score, reverse=True)
        found += scored[:MOST]
    return found


def _score(scored: Scored) -> float:
    return scored[0]


def amendment(scene: Scene, bill: int, amender: int) -> float:
    """Return what it promises to offer an amendment in committee; the bill waits in any case."""
    draft = Draft(scene.t, bill)
    hall, outlook, prior = scene.hall, scene.outlook, scene.prior
    own = draft.owner == scene.seat
    mine = hall.members(scene.seat, draft.issue)
    theirs = hall.members(scene.rival, draft.issue)
    adopted = chance(mine - outlook.resolve * theirs - 0.5, outlook.committee_spread)
    gain = adopted * scene.amended(bill, amender)
    delay = (-1.0 if own else prior.envy) * prior.delay * scene.worth(bill)
    return prior.amends * (gain + delay) - scene.price(amender, bill)


def filibuster(scene: Scene, bill: int, senator: int) -> float:
    """Return what it promises to talk: the rival then needs, and gains by, three fifths."""
    t, hall, outlook = scene.t, scene.hall, scene.outlook
    draft = Draft(t, bill)
    forces = hall.floor(draft.owner, draft.issue, draft.position, draft.pork)
    ayes = forces.ayes + forces.more
    nays = forces.nays + outlook.will * forces.counter
    plain = chance(ayes - max(nays + 0.5, draft.weight - 0.5), outlook.floor_spread)
    ended = chance(ayes - CLOTURE_SHARE * max(nays, FEWEST), outlook.floor_spread)
    gain = scene.passed(Draft(t, bill))
    draft.marks |= CLOTURE_VOTED
    richer = scene.passed(draft)
    saved = plain * gain - ended * plain * richer
    return scene.prior.debates * scene.prior.envy * saved - scene.price(senator, bill) / 2


def substitute(scene: Scene, bill: int, senator: int) -> float:
    """Return what it promises to offer a substitute: it must pass, and the bill must fail."""
    t, hall, outlook = scene.t, scene.hall, scene.outlook
    draft = Draft(t, bill)
    position = AT[draft.issue][senator]
    against = hall.floor(draft.owner, draft.issue, draft.position, draft.pork)
    fails = chance(
        against.nays + outlook.will * against.counter - against.ayes - 0.8 * against.more,
        outlook.floor_spread,
    )
    forces = hall.floor(scene.seat, draft.issue, position, 0)
    ayes = forces.ayes + outlook.will * forces.more
    nays = forces.nays + outlook.will * forces.counter * 0.5
    passes = chance(ayes - max(nays + 0.5, draft.weight - 0.5), outlook.floor_spread)
    draft.owner, draft.sponsor, draft.position = scene.seat, senator, position
    draft.pork, draft.gifts, draft.amendments = 0, 0, 1
    brings = scene.after_passage(draft)
    promise = scene.prior.offers * fails * passes * brings
    return promise - scene.price(senator, bill) - VOTES[senator] / 4


def debate_choices(scene: Scene, moves: list[Move]) -> list[Scored]:
    """Call for cloture only with a fair chance, for a second failure kills the bill."""
    draft = Draft(scene.t, scene.step.what)
    forces = scene.hall.floor(scene.seat, draft.issue, draft.position, draft.pork)
    nays = forces.nays + scene.outlook.will * forces.counter
    margin = forces.ayes + forces.more - CLOTURE_SHARE * max(nays, FEWEST)
    ended = chance(margin, scene.outlook.floor_spread)
    gain = scene.ended(Draft(scene.t, scene.step.what))
    risk = scene.prior.failure if not draft.spent & CLOTURE_FAILED else 1.0
    lost = risk * scene.worth(scene.step.what)
    return [(ended * gain - (1.0 - ended) * lost if m.verb == CLOTURE else 0.0, m) for m in moves]
