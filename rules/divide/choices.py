"""Which legal moves are worth a thought: equals are merged, hopeless ones left out."""

from collections.abc import Callable
from typing import Final

from rules.core.moves import Move
from rules.divide.names import ATTACK, COUNTER, GROUPS, RAISE, TEAM, TURN
from rules.divide.pieces import EFFECT, IS_LEFT, WORTH
from rules.divide.prior import judge_battle, judge_turn
from rules.divide.scene import ATTACH, DESTROY, JOIN, PLAY, REINFORCE, TAKE, Scene

MOST: Final = 14  # moves of a turn that are weighed
MOST_ADDED: Final = 8  # cards that are weighed for a battle
EACH_TARGET: Final = 2  # groups that may lead an attack on the same target
EACH_EVENT: Final = 2  # targets of an event
EACH_EXTRA: Final = 2  # groups for an asset or deficit
HOPELESS: Final = 1.5  # influence: what looks worse than adding nothing by so much is not weighed
Scored = tuple[float, int, Move]
Choose = Callable[[Scene, list[Move]], list[Move]]


def ranked(moves: list[Move], scores: list[float]) -> list[Scored]:
    """Return moves with their scores, best first; equals keep their order."""
    found = [(scores[i], -i, m) for i, m in enumerate(moves)]
    found.sort(key=_first_two, reverse=True)
    return found


def _first_two(entry: Scored) -> tuple[float, int]:
    return entry[0], entry[1]


def card_kind(piece: int) -> tuple[int, bool, str]:
    """Return what a card of the hand can be told by: equal ones are interchangeable."""
    return WORTH[piece], IS_LEFT[piece], EFFECT[piece] or ("" if piece <= GROUPS else "extra")


def turn_choices(scene: Scene, moves: list[Move]) -> list[Move]:
    """Keep the best few, not all of them of the same sort."""
    seen: set[tuple[int, tuple[int, bool, str], int]] = set()
    counts: dict[tuple[int, int], int] = {}
    found: list[Move] = []
    for _, _, m in ranked(moves, judge_turn(scene, moves)):
        kind = (m.verb, card_kind(m.what), m.onto)
        if kind in seen:
            continue
        seen.add(kind)
        sort, most = _sort(m)
        counts[sort] = counts.get(sort, 0) + 1
        if counts[sort] <= most:
            found.append(m)
            if len(found) >= MOST:
                break
    return found


def _sort(m: Move) -> tuple[tuple[int, int], int]:
    """Return the sort of a move, and how many of that sort are weighed."""
    if m.verb in {TAKE, DESTROY}:
        return (m.verb, m.onto), EACH_TARGET
    if m.verb == PLAY:
        return (m.verb, m.what), EACH_EVENT
    if m.verb == ATTACH:
        return (m.verb, m.what), EACH_EXTRA
    return (m.verb, 0), 1


def battle_choices(scene: Scene, moves: list[Move]) -> list[Move]:
    """Keep one order of groups, one place for each card, and nothing hopeless."""
    if len(moves) == 1:
        return moves
    order = _order(scene)
    scores = judge_battle(scene, moves)
    seen: set[tuple[int, tuple[int, bool, str]]] = set()
    found: list[Move] = []
    added = 0
    for score, _, m in ranked(moves, scores):
        if m.verb not in {JOIN, REINFORCE}:
            found.append(m)
            continue
        kind = (m.verb, card_kind(m.what))
        if score < -HOPELESS or added >= MOST_ADDED or kind in seen:
            continue
        if m.verb == JOIN and scene.rank(m.what) > order:
            continue
        seen.add(kind)
        added += 1
        found.append(m)
        if not scene.after and score > 0:
            return [m]  # in the last turn nothing is gained by keeping a card
    return found


def _order(scene: Scene) -> int:
    """Return the rank above which no group joins any more."""
    if scene.step.phase != TEAM:
        return 1000
    team = scene.t.at(ATTACK)
    return scene.rank(team[-1])


CHOICES: Final[dict[int, Choose]] = {
    TURN: turn_choices,
    TEAM: battle_choices,
    RAISE: battle_choices,
    COUNTER: battle_choices,
}
