"""How moves look at first sight, in influence gained: one's own, and what rivals lose."""

from collections.abc import Callable
from typing import Final

from rules.core.moves import Move
from rules.divide.facts.names import (
    ATTACK,
    COUNTER,
    DISCARDING,
    LOSS,
    RAISE,
    SWAP,
    TEAM,
    TRANSFER,
    TURN,
    hand,
)
from rules.divide.facts.pieces import WORTH
from rules.divide.law.stacks import total
from rules.divide.mind.decision import (
    ATTACH,
    DESTROY,
    JOIN,
    PLAY,
    REINFORCE,
    RELEASE,
    SETTLE,
    TAKE,
    Decision,
    Fight,
)
from rules.divide.mind.event_prior import played, swapped
from rules.divide.mind.extras import altered, attached, reinforced, touch
from rules.divide.mind.hunt import Hunt, odds

NOTHING: Final = 1e-9  # below which a card brings nothing
Judge = Callable[[Decision, list[Move]], list[float]]


def judge_turn(decision: Decision, moves: list[Move]) -> list[float]:
    """Compare all that a turn allows."""
    return judge_hunt(decision, Hunt(decision), moves)


def judge_hunt(decision: Decision, hunt: Hunt, moves: list[Move]) -> list[float]:
    """Compare all that a turn allows, with its attacks looked at together."""
    return [_turn(decision, hunt, m) for m in moves]


def _turn(decision: Decision, hunt: Hunt, m: Move) -> float:
    verb = m.verb
    if verb in {TAKE, DESTROY}:
        return hunt.worth(m.what, m.onto, taken=verb == TAKE)
    if verb == PLAY:
        return played(decision, m)
    if verb == ATTACH:
        return attached(decision, m.what, m.onto)
    if verb == SETTLE:
        return decision.lay(m.what)
    if verb == RELEASE:
        return -decision.prior.stray * WORTH[m.what] - decision.kept(m.what)
    return 0.0


def pointless(decision: Decision, hunt: Hunt, m: Move, score: float) -> bool:
    """Tell whether a move of a turn does its player no good, beside getting rid of a card."""
    verb = m.verb
    if verb in {TAKE, DESTROY}:
        return hunt.vain(m.what, m.onto, taken=verb == TAKE)
    if verb == RELEASE:
        return True  # it lies there for the next who comes along
    if verb == SETTLE:
        return not decision.own(m.what)
    return verb in {PLAY, ATTACH} and score + decision.kept(m.what) <= NOTHING


def judge_battle(decision: Decision, moves: list[Move]) -> list[float]:
    """Compare what may be added to a battle with adding nothing more."""
    fight = Fight(decision)
    doubt = _doubt(decision, fight)
    before = odds(fight.ahead + doubt) * at_stake(decision, fight, fight.number, left=fight.left)
    return [_added(decision, fight, m, doubt, before) for m in moves]


def at_stake(decision: Decision, fight: Fight, number: int, *, left: bool) -> float:
    """Return what the deciding seat feels when the attack wins a target of such a total."""
    if fight.fruitless:
        return 0.0
    return decision.stake(fight.home, number, left=left, taken=fight.taken)


def _doubt(decision: Decision, fight: Fight) -> float:
    """Return what answers to come are expected to change."""
    phase = decision.step.phase
    if phase == TEAM and fight.home not in {-1, decision.seat} and decision.t.at(hand(fight.home)):
        return -decision.prior.raised
    return decision.prior.answer if phase == RAISE else 0.0


def _added(decision: Decision, fight: Fight, m: Move, doubt: float, before: float) -> float:
    ahead, number, left = fight.ahead, fight.number, fight.left
    if m.verb == JOIN:
        felt = decision.lay(m.what)
        strength = WORTH[m.what]
        ahead += strength if m.onto == ATTACK else -strength
    elif m.verb == REINFORCE:
        felt, moved, found = reinforced(decision, fight, m.what, m.onto)
        ahead += moved
        if m.onto == fight.target:
            number += found.number
            left = left != found.turned
    else:
        return 0.0
    return felt + odds(ahead + doubt) * at_stake(decision, fight, number, left=left) - before


def judge_loss(decision: Decision, moves: list[Move]) -> list[float]:
    """Prefer to give up what counts least."""
    found: list[float] = []
    for m in moves:
        left = decision.leans_left(m.what)
        found.append(decision.leave(decision.seat, total(decision.t, m.what), left=left))
    return found


def judge_swap(decision: Decision, moves: list[Move]) -> list[float]:
    """Compare what both bases become."""
    return [swapped(decision, m.what, m.onto) for m in moves]


def judge_transfer(decision: Decision, moves: list[Move]) -> list[float]:
    """Compare the groups that may get an asset; what its old group loses is the same for all."""
    return [altered(decision, touch(decision, m.what, m.onto), m.onto) for m in moves]


def judge_discard(decision: Decision, moves: list[Move]) -> list[float]:
    """Prefer to discard what is of the least use."""
    return [-decision.kept(m.what) for m in moves]


JUDGES: Final[dict[int, Judge]] = {
    TURN: judge_turn,
    TEAM: judge_battle,
    RAISE: judge_battle,
    COUNTER: judge_battle,
    LOSS: judge_loss,
    SWAP: judge_swap,
    TRANSFER: judge_transfer,
    DISCARDING: judge_discard,
}
