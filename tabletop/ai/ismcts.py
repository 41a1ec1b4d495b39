"""Guided information-set Monte Carlo tree search: one tree per seat, keyed by what it sees."""

from math import exp, sqrt
from operator import attrgetter
from time import perf_counter
from typing import Final, final

from rules.core.engine import apply, legal_moves
from rules.core.game import Game
from rules.core.hidden import imagine
from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.refs import FIRST_PLACE, NOTHING
from rules.core.rng import Rng
from rules.core.table import Step, Table
from tabletop.ai.kinds import back_of, face_of, kind_of, own_kind
from tabletop.ai.policy import Policy

CLOCK_EVERY: Final = 4  # iterations between two looks at the clock
STOP_EVERY: Final = 0.05  # seconds between two looks for a stop, however slow an iteration is
OBVIOUS: Final = 8  # iterations after which a move without any alternative is made
USUAL: Final = 12  # worlds that tell how a seat stands before its move
WIDE: Final = 25  # with more kinds of moves than this, only the most promising are tried
PLAY_OUT_BOUND: Final = 1000  # moves, for a game whose knowledge has no clock
STEEPEST: Final = 30.0  # keeps the exponential of a score within bounds
BY_WEIGHT: Final = attrgetter("weight")


class Stop:
    """Somebody who may want the answer at once; this one never does."""

    def asked(self) -> bool:
        """Tell whether thinking should end now."""
        return False


@final
class SearchSettings:
    """How much and how a search thinks."""

    __slots__ = ("iterations", "milliseconds", "temperature", "exploration", "horizon", "samples",
                 "widening")  # fmt: skip

    def __init__(  # noqa: PLR0913, PLR0917 - takes its fields
        self,
        iterations: int,
        milliseconds: int,
        temperature: float,
        exploration: float,
        horizon: int,
        samples: int,
        widening: float,
    ) -> None:
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds
        self.temperature: Final = temperature
        self.exploration: Final = exploration
        self.horizon: Final = horizon
        self.samples: Final = samples
        self.widening: Final = widening

    def within(self, iterations: int, milliseconds: int) -> "SearchSettings":
        """Return the same way of thinking with another budget."""
        return SearchSettings(
            iterations,
            milliseconds,
            self.temperature,
            self.exploration,
            self.horizon,
            self.samples,
            self.widening,
        )


@final
class Node:
    """What one seat has seen since the root, how often, and how it then went for that seat."""

    __slots__ = ("children", "visits", "total", "weight", "vetoed", "stamp", "kind", "move")

    def __init__(self, kind: int, move: Move | None) -> None:
        self.children: Final[dict[int, Node]] = {}
        self.visits = 0
        self.total = 0.0
        self.weight = 1.0
        self.vetoed = False
        self.stamp = 0  # the iteration in which it was last on offer
        self.kind: Final = kind
        self.move = move  # the move that leads here in the world at hand


@final
class Search:
    """One decision of the seat whose redacted table this is; can be asked at any time."""

    __slots__ = ("game", "knowledge", "view", "settings", "rng", "policy", "moves", "roots",
                 "spots", "paths", "secret", "iterations", "curiosity", "usual",
                 "budget", "obvious")  # fmt: skip

    def __init__(
        self,
        game: Game,
        view: Table,
        settings: SearchSettings,
        rng: Rng,
        knowledge: Knowledge | None = None,
    ) -> None:
        seats = view.setup.seats
        self.game: Final = game
        self.knowledge: Final[Knowledge] = knowledge or game.knowledge
        self.view: Final = view
        self.settings: Final = settings
        self.rng: Final = rng
        self.policy: Final = Policy(self.knowledge, settings.samples)
        self.moves: Final = legal_moves(game, view)
        self.roots: Final = [Node(0, None) for _ in range(seats)]
        self.spots: Final = self.roots[:]  # where each seat stands in its tree
        self.paths: Final[list[list[Node]]] = [[] for _ in range(seats)]
        self.secret: Final = [verb.secret for verb in game.verbs]
        self.iterations = 0
        patience = self.knowledge.patience
        self.budget: Final = max(1, round(settings.iterations * patience))
        self.obvious: Final = max(1, round(OBVIOUS * patience))
        self.curiosity: Final = settings.exploration * self.knowledge.curiosity
        self.usual: Final = self._usual() if self.knowledge.compares else []

    def run(self, stop: Stop) -> None:
        """Iterate until the budget is spent, the time is up or somebody asks to stop."""
        now = perf_counter()
        deadline = now + self.settings.milliseconds / 1000
        look = now + STOP_EVERY
        while True:
            self.iterate()
            done = self.iterations
            if done >= self.budget:
                return
            if done % CLOCK_EVERY == 0:
                now = perf_counter()
                if now >= deadline:
                    return
                if now >= look:
                    look = now + STOP_EVERY
                    if stop.asked():
                        return
            if done == self.obvious and len(self.roots[self.view.seat].children) == 1:
                return

    def choices(self) -> list[Node]:
        """Return the moves considered so far, most visited first."""
        root = self.roots[self.view.seat]
        nodes = list(root.children.values())
        nodes.sort(key=BY_WEIGHT, reverse=True)
        nodes.sort(key=attrgetter("visits"), reverse=True)
        return nodes

    def iterate(self) -> None:
        """Imagine one world, walk down all trees, play on for a while and credit the result."""
        self.iterations += 1
        t = imagine(self.game, self.view, self.rng)
        limit = self.knowledge.clock(t) + self.settings.horizon
        for seat in range(len(self.roots)):
            root = self.roots[seat]
            self.spots[seat] = root
            path = self.paths[seat]
            path.clear()
            path.append(root)
        luck = self.knowledge.value(t) if self.usual else []
        values = self._descend(t, limit) or self._play_out(t, limit)
        for seat in range(len(self.roots)):
            value = values[seat]
            if luck:
                value += self.usual[seat] - luck[seat]
            for node in self.paths[seat]:
                node.visits += 1
                node.total += value

    def _usual(self) -> list[float]:
        """Return the shares of the win before the move, averaged over some worlds."""
        totals = [0.0] * len(self.roots)
        for _ in range(USUAL):
            found = self.knowledge.value(imagine(self.game, self.view, self.rng))
            for seat, share in enumerate(found):
                totals[seat] += share / USUAL
        return totals

    def _descend(self, t: Table, limit: int) -> list[float] | None:
        """Walk down the trees; return the shares if they are known without playing on."""
        moves = self.moves
        while True:
            step = t.agenda[-1]
            moves = self.knowledge.shortlist(t, step, moves)
            child = self._select(t, step, moves)
            fresh = child.visits == 0 and len(moves) > 1
            values = self._foresee(t, step, child.move, limit)
            self._follow(t, step.seat, child, known=values is not None)
            if values is not None or not t.agenda:
                return values or self.game.scores(t)
            if fresh or self.knowledge.clock(t) >= limit:
                return None
            moves = legal_moves(self.game, t)

    def _play_out(self, t: Table, limit: int) -> list[float]:
        """Play on for a while and return the shares that come of it."""
        policy = self.policy
        rng = self.rng
        for _ in range(PLAY_OUT_BOUND):
            if not t.agenda:
                return self.game.scores(t)
            if self.knowledge.clock(t) >= limit:
                break
            step = t.agenda[-1]
            moves = self.knowledge.shortlist(t, step, legal_moves(self.game, t))
            m = policy.pick(t, step, moves, rng)
            values = self._foresee(t, step, m, limit)
            if values is not None:
                return values
            apply(self.game, t, m)
        return self.knowledge.value(t)

    def _foresee(self, t: Table, step: Step, m: Move | None, limit: int) -> list[float] | None:
        """Return what a move leads to on average, where thinking ends with it anyway."""
        if m is None or self.knowledge.clock(t) + 1 < limit:
            return None
        return self.knowledge.foresee(t, step, m)

    def _select(self, t: Table, step: Step, moves: list[Move]) -> Node:
        """Choose by value so far plus curiosity, which the prior steers (PUCT)."""
        node = self.spots[step.seat]
        offered = self._offered(t, step, node, moves)
        if len(offered) > WIDE:
            offered.sort(key=BY_WEIGHT, reverse=True)
            width = int(self.settings.widening * sqrt(node.visits + 1))
            del offered[max(width, 2) :]
        visits = 1
        weights = 0.0
        for child in offered:
            visits += child.visits
            weights += child.weight
        curiosity = self.curiosity * sqrt(visits) / weights
        untried = node.total / node.visits if node.visits else 1.0 / len(self.roots)
        best = offered[0]
        highest = -1.0
        for child in offered:
            count = child.visits
            value = child.total / count if count else untried
            value += curiosity * child.weight / (1 + count)
            if value > highest:
                highest = value
                best = child
        return best

    def _offered(self, t: Table, step: Step, node: Node, moves: list[Move]) -> list[Node]:
        """Return the children that the world at hand allows, copies of a card merged."""
        stamp = self.iterations
        children = node.children
        offered: list[Node] = []
        vetoed: list[Node] = []
        fresh: list[Node] = []
        for m in moves:
            kind = own_kind(t, m)
            child = children.get(kind)
            if child is None:
                child = Node(kind, m)
                children[kind] = child
                child.vetoed = self.knowledge.vetoes(t, step, m)
                fresh.append(child)
            elif child.stamp == stamp:
                continue
            child.stamp = stamp
            child.move = m
            if child.vetoed:
                vetoed.append(child)
            else:
                offered.append(child)
        if fresh:
            self._weigh(t, step, fresh)
        return offered or vetoed

    def _weigh(self, t: Table, step: Step, fresh: list[Node]) -> None:
        moves = [child.move for child in fresh if child.move is not None]
        scores = self.knowledge.scores(t, step, moves)
        for i in range(len(fresh)):
            steepness = scores[i] / self.settings.temperature
            fresh[i].weight = exp(max(-STEEPEST, min(STEEPEST, steepness)))

    def _follow(self, t: Table, seat: int, child: Node, *, known: bool) -> None:
        """Carry out a child's move; every seat descends by what it saw of it.

        Where its outcome is known, nothing happens any more, and only the mover learns from it.
        """
        m = child.move
        if m is None:
            return
        if known:
            self._enter(seat, child)
            return
        what, what_back = face_of(t, m.what), back_of(t, m.what)
        onto, onto_back = face_of(t, m.onto), back_of(t, m.onto)
        what_seen = _knowers(t, m.what)
        onto_seen = _knowers(t, m.onto)
        apply(self.game, t, m)
        self._enter(seat, child)
        amount = m.amount
        if self.secret[m.verb]:
            what_seen = onto_seen = amount = 0
        else:
            # What a move uncovers is seen as well as what was known before.
            what_seen |= _knowers(t, m.what)
            onto_seen |= _knowers(t, m.onto)
        for other in range(len(self.roots)):
            if other != seat:
                a = what if what_seen >> other & 1 else what_back
                b = onto if onto_seen >> other & 1 else onto_back
                self._watch(other, kind_of(m.verb, a, b, amount))

    def _watch(self, seat: int, kind: int) -> None:
        children = self.spots[seat].children
        child = children.get(kind)
        if child is None:
            child = Node(kind, None)
            children[kind] = child
        self._enter(seat, child)

    def _enter(self, seat: int, child: Node) -> None:
        self.spots[seat] = child
        self.paths[seat].append(child)


def _knowers(t: Table, ref: int) -> int:
    return t.known[ref] if NOTHING < ref < FIRST_PLACE else 0
