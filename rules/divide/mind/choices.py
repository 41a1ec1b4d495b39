"""Which legal moves are worth a thought: equals are merged, hopeless ones left out."""

from collections.abc import Callable
from typing import Final

from rules.core.moves import Move
from rules.divide.facts.names import ATTACK, COUNTER, DECK, GROUPS, RAISE, TARGET, TEAM, TURN
from rules.divide.facts.pieces import EFFECT, IS_LEFT, LAST_ASSET, WORTH
from rules.divide.law.stacks import owner_of
from rules.divide.mind.decision import (
    ATTACH,
    DESTROY,
    FROM_BASE,
    JOIN,
    PLAY,
    REINFORCE,
    TAKE,
    Decision,
)
from rules.divide.mind.hunt import Hunt
from rules.divide.mind.prior import judge_battle, judge_hunt, pointless

ADDING: Final = {JOIN, REINFORCE}

MOST: Final = 14  # moves of a turn that are weighed
MOST_ADDED: Final = 4  # cards that are weighed for a battle
EACH_TARGET: Final = 2  # groups that may lead an attack on the same target
EACH_EVENT: Final = 2  # targets of an event
EACH_EXTRA: Final = 2  # groups for an asset or deficit
HOPELESS: Final = 0.2  # what looks worse than adding nothing by so much is not weighed
Scored = tuple[float, int, Move]
Choose = Callable[[Decision, list[Move]], list[Scored]]


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


def turn_choices(decision: Decision, moves: list[Move]) -> list[Scored]:
    """Keep the best few that are of any use, not all of them of the same sort."""
    hunt = Hunt(decision)
    scores = judge_hunt(decision, hunt, moves)
    best_first = ranked(moves, scores)
    useful = [entry for entry in best_first if not pointless(decision, hunt, entry[2], entry[0])]
    seen: set[tuple[int, tuple[int, bool, str], int]] = set()
    counts: dict[tuple[int, int], int] = {}
    found: list[Scored] = []
    for score, i, m in useful or best_first:
        kind = (m.verb, card_kind(m.what), m.onto)
        if kind in seen:
            continue
        seen.add(kind)
        sort, most = _sort(m)
        counts[sort] = counts.get(sort, 0) + 1
        if counts[sort] <= most:
            found.append((score, i, m))
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


def battle_choices(decision: Decision, moves: list[Move]) -> list[Scored]:
    """Keep one order of groups, one place for each card, and nothing hopeless."""
    t = decision.t
    found: list[Scored] = []
    seen: set[tuple[int, tuple[int, bool, str]]] = set()
    some = _sensible(decision, moves)
    for score, i, m in ranked(some, judge_battle(decision, some)):
        if m.verb in ADDING:
            kind = (m.verb, card_kind(m.what))
            if score < -HOPELESS or len(seen) >= MOST_ADDED or kind in seen:
                continue
            seen.add(kind)
            if score > 0 and not t.at(DECK):
                return [(score, i, m)]  # in the last turn nothing is gained by keeping a card
        found.append((score, i, m))
    return found


def _sensible(decision: Decision, moves: list[Move]) -> list[Move]:
    """Leave out what is as good as another move, and cards that help the other side."""
    t = decision.t
    order = decision.rank(t.at(ATTACK)[-1]) if decision.step.phase == TEAM else FROM_BASE
    target = t.at(TARGET)[0]
    found: list[Move] = []
    last = (
        0,
        False,
    )  # groups are offered in the order of their numbers, so equal ones are neighbours
    for m in moves:
        if m.verb == JOIN:
            rank = decision.rank(m.what)
            if rank > order or (rank, IS_LEFT[m.what]) == last:
                continue
            last = (rank, IS_LEFT[m.what])
        elif m.verb == REINFORCE:
            mine = owner_of(t, m.onto) == decision.seat
            if m.onto != target and not EFFECT[m.what] and mine != (m.what <= LAST_ASSET):
                continue
        found.append(m)
    return found


CHOICES: Final[dict[int, Choose]] = {
    TURN: turn_choices,
    TEAM: battle_choices,
    RAISE: battle_choices,
    COUNTER: battle_choices,
}
