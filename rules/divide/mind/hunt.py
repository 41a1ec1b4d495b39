"""Which attacks look good: what each target is worth, and the team that would be laid for it."""

from typing import Final, final

from rules.core.table import NOBODY
from rules.divide.facts.names import GROUPS, base_owner
from rules.divide.facts.pieces import IS_LEFT, LAST_ASSET, LAST_DEFICIT, WORTH
from rules.divide.law.odds import chance
from rules.divide.law.stacks import lasting, total
from rules.divide.mind.decision import FROM_BASE, Decision
from rules.divide.mind.outlook import cards_of

MIDDLE: Final = 200  # beyond any difference
CHANCES: Final = [chance(difference) for difference in range(-MIDDLE, MIDDLE + 1)]


@final
class Booster:
    """A card of the hand that could be added to a team."""

    __slots__ = ("piece", "rank", "strength", "cost")

    def __init__(self, piece: int, rank: int, strength: int, cost: float) -> None:
        self.piece: Final = piece
        self.rank: Final = rank  # groups are laid highest first, then assets
        self.strength: Final = strength
        self.cost: Final = cost


def price(booster: Booster) -> float:
    """Return what a point of strength costs."""
    return booster.cost / booster.strength


def boosters(decision: Decision) -> list[Booster]:
    """Return the groups of one's own wing and the assets of the hand, cheapest strength first."""
    found: list[Booster] = []
    for piece in decision.hand:
        if piece <= GROUPS:
            if decision.own(piece):
                found.append(Booster(piece, WORTH[piece], WORTH[piece], -decision.lay(piece)))
        elif piece <= LAST_ASSET and WORTH[piece]:
            cost = decision.kept(piece) - decision.weights.settled * WORTH[piece]
            found.append(Booster(piece, 0, WORTH[piece], cost))
    found.sort(key=price)
    return found


def reserve(hand: list[int]) -> int:
    """Return by how much a hand could help an attack if all of it were laid."""
    strength = 0
    for piece in hand:
        if piece <= LAST_DEFICIT:
            strength += abs(WORTH[piece])
    return strength


@final
class Hunt:
    """All attacks of a turn."""

    __slots__ = ("decision", "boosters", "stakes", "reserve", "_plans")

    def __init__(self, decision: Decision) -> None:
        self.decision: Final = decision
        self.boosters: Final = boosters(decision)
        self.reserve: Final = reserve(decision.hand)
        self.stakes: Final[dict[int, tuple[int, float, float]]] = {}
        self._plans: Final[dict[tuple[int, int, bool], float]] = {}

    def look(self, target: int) -> tuple[int, float, float]:
        """Return what an attack is up against, and what taking and destroying would bring."""
        found = self.stakes.get(target)
        if found is None:
            decision = self.decision
            home = base_owner(decision.t.where[target])
            number = total(decision.t, target)
            left = decision.leans_left(target)
            against = -decision.defence(target, home)
            leaving = decision.stake(home, number, left=left, taken=False)
            destroying = 0.0 if lasting(decision.t, target) else leaving
            taking = leaving
            if home != decision.seat:
                taking += decision.arrive(decision.seat, number, left=left)
            found = (against, taking, destroying)
            self.stakes[target] = found
        return found

    def worth(self, group: int, target: int, *, taken: bool) -> float:
        """Return what an attack led by a group seems to bring, with the team that suits it."""
        decision = self.decision
        rank = decision.rank(group)
        strength = WORTH[group] if rank < FROM_BASE else total(decision.t, group)
        key = (rank * 2 + IS_LEFT[group], target, taken)
        found = self._plans.get(key)
        if found is None:
            found = self._plans[key] = self._plan(group, rank, strength, target, taken=taken)
        return found

    def vain(self, group: int, target: int, *, taken: bool) -> bool:
        """Tell whether an attack cannot win whatever is added, or wins nothing."""
        ahead, taking, destroying = self.look(target)
        if (taking if taken else destroying) <= 0:
            return True
        decision = self.decision
        from_hand = decision.rank(group) < FROM_BASE
        strength = 0 if from_hand else total(decision.t, group)
        return not odds(ahead + strength + self.reserve)

    def _plan(self, group: int, rank: int, strength: int, target: int, *, taken: bool) -> float:
        decision = self.decision
        ahead, taking, destroying = self.look(target)
        stake = taking if taken else destroying
        home = base_owner(decision.t.where[target])
        doubt = 0.0
        if home not in {NOBODY, decision.seat} and cards_of(decision.t, home):
            doubt = decision.prior.raised
        ahead += strength
        result = decision.lay(group)
        likely = odds(ahead - doubt)
        for booster in self.boosters:
            if booster.piece == group or booster.rank > rank:
                continue
            more = odds(ahead + booster.strength - doubt)
            if (more - likely) * stake > booster.cost:
                result -= booster.cost
                ahead += booster.strength
                likely = more
        return result + likely * stake


def odds(ahead: float) -> float:
    """Return the chance of an attack, also between two whole differences."""
    low = int(ahead + MIDDLE)
    part = ahead + MIDDLE - low
    found = CHANCES[low]
    return found + part * (CHANCES[low + 1] - found) if part else found
