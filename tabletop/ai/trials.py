"""Tries the most promising moves in the same imagined worlds, and trusts only what differs there.

Every candidate is played on from the very same world with the very same chance, by players who
do what looks best, so that luck cancels out. The move that looks best at first sight is left only
where another has done better by more than doubt allows.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from rules.core.engine import apply, legal_moves
from rules.core.game import Game
from rules.core.hidden import imagine
from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.table import Table
from tabletop.ai.kinds import own_kind
from tabletop.ai.policy import best_looking, sensible

STOP_EVERY: Final = 0.05  # seconds between two looks for a stop
GLANCES: Final = 4  # worlds in which moves are looked at before any is tried
FEWEST: Final = 8  # worlds before a candidate may be given up
OFTEN: Final = 4  # worlds between two looks at who may be given up
HOPELESS: Final = 2.5  # standard errors behind the best at which a candidate is given up
PLAY_OUT_BOUND: Final = 1000  # moves, for a game whose knowledge has no clock
PLAIN: Final = 6.0  # how much worse than the best a move looks that a world leaves out of sight
TINY: Final = 1e-6  # a variance below which moves count as alike


class Stop:
    """Somebody who may want the answer at once; this one never does."""

    def asked(self) -> bool:
        """Tell whether thinking should end now."""
        return False


@final
class TrialSettings:
    """How much and how candidates are tried; even the last one left, in the `least` of worlds."""

    __slots__ = ("worlds", "milliseconds", "candidates", "horizon", "doubt", "slip", "least",
                 "finish", "closing")  # fmt: skip

    def __init__(  # noqa: PLR0913, PLR0917 - takes its fields
        self,
        worlds: int,
        milliseconds: int,
        candidates: int,
        horizon: int,
        doubt: float,
        slip: float,
        least: int = 0,
        finish: int = 0,
        closing: int = 0,
    ) -> None:
        self.worlds: Final = worlds
        self.milliseconds: Final = milliseconds
        self.candidates: Final = candidates
        self.horizon: Final = horizon
        self.doubt: Final = doubt
        self.slip: Final = slip
        self.least: Final = least
        self.finish: Final = finish
        self.closing: Final = closing

    def within(self, worlds: int, milliseconds: int) -> "TrialSettings":
        """Return the same way of thinking with another budget."""
        return TrialSettings(
            worlds,
            milliseconds,
            self.candidates,
            self.horizon,
            self.doubt,
            self.slip,
            self.least,
            self.finish,
            self.closing if worlds == self.worlds else worlds,
        )

    def changed(self, own: dict[str, float]) -> "TrialSettings":
        """Return the settings with some of them replaced."""
        return TrialSettings(
            int(own.get("worlds", self.worlds)),
            self.milliseconds,
            int(own.get("candidates", self.candidates)),
            int(own.get("horizon", self.horizon)),
            own.get("doubt", self.doubt),
            own.get("slip", self.slip),
            self.least,
            int(own.get("finish", self.finish)),
            int(own.get("closing", self.closing)),
        )


@final
class Candidate:
    """A move on trial: how it looked, and how it went in each world."""

    __slots__ = ("move", "looks", "results", "total")

    def __init__(self, move: Move) -> None:
        self.move: Final = move
        self.looks = 0.0
        self.results: Final[list[float]] = []
        self.total = 0.0

    @property
    def mean(self) -> float:
        """Return the share of the win that it promises."""
        return self.total / len(self.results) if self.results else 0.0

    def lead(self, other: "Candidate") -> tuple[float, float]:
        """Return by how much it did better than another where both were tried, and the doubt."""
        count = min(len(self.results), len(other.results))
        if count <= 1:
            return 0.0, 1.0
        total = 0.0
        squares = 0.0
        for i in range(count):
            gap = self.results[i] - other.results[i]
            total += gap
            squares += gap * gap
        mean = total / count
        variance = max(squares / count - mean * mean, TINY)
        return mean, sqrt(variance / (count - 1))


@final
class Trials:
    """One decision of the seat whose redacted table this is; can be asked at any time."""

    __slots__ = ("game", "view", "settings", "rng", "knowledge", "worlds", "candidates", "alive",
                 "ticks", "budget", "to_the_end")  # fmt: skip

    def __init__(
        self, game: Game, view: Table, settings: TrialSettings, rng: Rng, knowledge: Knowledge
    ) -> None:
        self.game: Final = game
        self.view: Final = view
        self.settings: Final = settings
        self.rng: Final = rng
        self.knowledge: Final = knowledge
        self.worlds = 0
        left = knowledge.ticks_left(view)
        self.to_the_end: Final = left <= settings.finish
        self.ticks: Final = left if self.to_the_end else settings.horizon
        self.budget: Final = settings.closing if self.to_the_end else settings.worlds
        self.candidates: Final = self._candidates()
        self.alive: Final = self.candidates[:]

    def _candidates(self) -> list[Candidate]:
        """Return the moves that look best over a few worlds, best first."""
        moves = legal_moves(self.game, self.view)
        found: dict[int, Candidate] = {}
        for _ in range(GLANCES):
            t = imagine(self.game, self.view, self.rng)
            step = t.agenda[-1]
            some = sensible(self.knowledge, t, step, moves)
            scores = self.knowledge.scores(t, step, some)
            top = max(scores)
            seen: set[int] = set()
            for i in range(len(some)):
                kind = own_kind(self.view, some[i])
                if kind in seen:
                    continue
                seen.add(kind)
                candidate = found.get(kind)
                if candidate is None:
                    candidate = found[kind] = Candidate(some[i])
                candidate.looks += max(scores[i] - top + PLAIN, 0.0) / GLANCES
        result = list(found.values())
        if self.settings.slip:
            for candidate in result:
                candidate.looks += self.settings.slip * _whim(self.rng)
        result.sort(key=_looks, reverse=True)
        del result[self.settings.candidates :]
        return result

    def run(self, stop: Stop) -> None:
        """Try until the worlds are spent, the time is up, somebody asks, or one move is left."""
        least = self.settings.least
        now = perf_counter()
        deadline = now + self.settings.milliseconds / 1000
        look = now + STOP_EVERY
        while self.worlds < self.budget and (len(self.alive) > 1 or self.worlds < least):
            self._try_all()
            if self.worlds >= FEWEST and self.worlds % OFTEN == 0:
                self._give_up()
            now = perf_counter()
            if now >= deadline:
                return
            if now >= look:
                look = now + STOP_EVERY
                if stop.asked():
                    return

    def _try_all(self) -> None:
        """Imagine one world and play every candidate on from there, with the same chance."""
        world = imagine(self.game, self.view, self.rng)
        seed = self.rng.next()
        seat = self.view.seat
        limit = self.knowledge.clock(world) + self.ticks
        chance, whims = Rng.seeded(seed), Rng.seeded(seed + 1)
        for candidate in self.alive:
            t = world.copy()
            t.rng = chance.copy()
            value = self._outcome(t, candidate.move, limit, whims.copy())[seat]
            candidate.results.append(value)
            candidate.total += value
        self.worlds += 1

    def _outcome(self, t: Table, m: Move, limit: int, rng: Rng) -> list[float]:
        """Make a move, play on for a while and return the shares that come of it."""
        knowledge = self.knowledge
        for _ in range(PLAY_OUT_BOUND):
            if knowledge.clock(t) + 1 >= limit:
                values = knowledge.foresee(t, t.agenda[-1], m)
                if values is not None:
                    return values
            apply(self.game, t, m)
            if not t.agenda:
                return self.game.scores(t)
            if knowledge.clock(t) >= limit:
                break
            step = t.agenda[-1]
            moves = knowledge.shortlist(t, step, legal_moves(self.game, t))
            m = best_looking(knowledge, t, step, moves, rng)
        return knowledge.value(t)

    def _give_up(self) -> None:
        """Drop the candidates that are hopelessly behind."""
        best = max(self.alive, key=_mean)
        kept: list[Candidate] = []
        for candidate in self.alive:
            lead, doubt = best.lead(candidate)
            if candidate is best or lead < HOPELESS * doubt:
                kept.append(candidate)
        self.alive[:] = kept

    def ranking(self) -> list[Candidate]:
        """Return the candidates, first the one to play, then by what they promise.

        The best looking one is played unless another has done better beyond doubt.
        """
        first = self.candidates[0]
        if self.worlds:
            found = max(self.alive, key=_mean)
            lead, doubt = found.lead(first)
            if lead > self.settings.doubt * doubt:
                first = found
        others = [candidate for candidate in self.candidates if candidate is not first]
        others.sort(key=_mean, reverse=True)
        others.sort(key=_tried, reverse=True)
        return [first, *others]


def _whim(rng: Rng) -> float:
    """Draw a number by which the best of several is drawn in proportion to their exponentials."""
    return -log(-log(rng.fraction() * (1.0 - 2.0e-9) + 1.0e-9))


def _looks(candidate: Candidate) -> float:
    return candidate.looks


def _mean(candidate: Candidate) -> float:
    return candidate.mean


def _tried(candidate: Candidate) -> int:
    return len(candidate.results)
