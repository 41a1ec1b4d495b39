"""Damages the player's files in every way and lets the program list, open and use them."""

from __future__ import annotations

import shutil
import tomllib
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from ordeals.guard import HungError, attempt, little_memory
from ordeals.report import Result, at_home, trace_of
from ordeals.samples import CARDS, SAVE, SETTINGS, STATISTICS, Samples, samples
from ordeals.trials import FIXED, Trial, draw, unkept
from rules.registry import GAMES
from tabletop import paths, save, setups, shelf
from tabletop.match import Match
from tabletop.player import card_tally, statistics
from tabletop.player.settings import Settings
from tabletop.save import SaveError, SaveFile
from tabletop.words.text import Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

WHAT = "files"
BATCH = 40  # tries that lie in one folder together: listing them once is listing them all
SLOW = 1.0  # seconds
NEIGHBOUR = "neighbour.toml"
TODAY = date(2026, 1, 1)
LOST, TOUCHED, UNLISTED, UNLIKE = "lost", "neighbour touched", "not listed", "not kept as read"
WORDLESS = "no words for people"


class WrongError(Exception):
    """The program did not fail, but did not do what it should."""


@dataclass(frozen=True)
class Fault:
    """What went wrong, with which try; None where it cannot be told from the others."""

    trial: Trial | None
    why: str
    told: str = ""


class Examiner:
    """Lays damaged things into a fresh player's folder and uses them as the program does."""

    def __init__(self, folder: Path, result: Result) -> None:
        self.home = folder / "home"
        self.result = result
        source = folder / "good"
        source.mkdir()
        with at_home(self.home):
            self.good: Samples = samples(source)
            self.texts = Texts("en", [paths.assets() / "common"])

    def judge(self, trials: list[Trial]) -> list[Fault]:
        """Try all at once; where something is wrong, find out with each alone which it was."""
        saves = [trial for trial in trials if trial.target == SAVE]
        singles = [trial for trial in trials if trial.target != SAVE]
        found = self._examine(saves) if saves else []
        if found:
            # Whatever is wrong with the list may hide what is wrong with the files.
            suspects = {fault.trial for fault in found}
            singles += saves if None in suspects else [t for t in saves if t in suspects]
        return [fault for trial in singles for fault in self._examine([trial])[:1]]

    def _examine(self, trials: list[Trial]) -> list[Fault]:
        shutil.rmtree(self.home, ignore_errors=True)
        (self.home / "matches").mkdir(parents=True)
        neighbours = {self.home / "matches" / NEIGHBOUR: self.good[SAVE][0][1]}
        for target, name in FIXED.items():
            if all(trial.target != target for trial in trials):
                neighbours[self.home / name] = self.good[target][0][1]
        for path, content in neighbours.items():
            path.write_bytes(content)
        for trial in trials:
            trial.lay(self.home)
        with at_home(self.home), little_memory():
            found = [*self._uses(trials)]
        if any(path.read_bytes() != content for path, content in neighbours.items()):
            found.append(Fault(trials[0] if len(trials) == 1 else None, TOUCHED))
        return found

    def _uses(self, trials: list[Trial]) -> Iterator[Fault]:
        ways: dict[str, Callable[[Trial], None]] = {
            SAVE: self._open,
            SETTINGS: self._settle,
            STATISTICS: self._count,
            CARDS: self._meet,
        }
        if trials[0].target == SAVE:
            only = trials[0] if len(trials) == 1 else None
            yield from self._timed(only, lambda: self._list(trials))
        for trial in trials:
            yield from self._timed(trial, partial(ways[trial.target], trial))
        for trial in unkept(self.home, trials):
            # What could be read was written anew; what could not must still be there.
            if trial.odd or trial.target == SAVE or not readable(trial.content):
                yield Fault(trial, LOST)

    def _timed(self, trial: Trial | None, action: Callable[[], None]) -> Iterator[Fault]:
        tried = attempt(action)
        what = trial.kind if trial else "a list"
        if isinstance(tried.error, WrongError):
            yield Fault(trial, str(tried.error))
        elif isinstance(tried.error, HungError):
            yield Fault(trial, "hung", f"{what}: {trace_of(tried.error)}")
        elif tried.error is not None:
            yield Fault(trial, type(tried.error).__name__, trace_of(tried.error))
        elif tried.seconds > SLOW:
            yield Fault(trial, "slow", f"{what}: {tried.seconds:.2f} s")
        if trial is not None and not isinstance(tried.error, HungError):
            self.result.slower(tried.seconds, f"{trial.target} {trial.kind} #{trial.number}")

    # What the program does with its files

    def _list(self, trials: list[Trial]) -> None:
        """List every match, as the shelf and the first screen do."""
        listed = save.entries(paths.saves())
        names = {entry.path.name for entry in listed}
        gone = [trial.name for trial in trials if not trial.odd and trial.name not in names]
        _demand(UNLISTED, not gone)
        for entry in listed:
            shelf.pairing(self.texts, entry.seats)
            shelf.when_text(self.texts, entry.when, TODAY)
        for shelved in shelf.waiting(GAMES):
            shelf.pairing(self.texts, shelved.saved.seats)
            shelf.when_text(self.texts, shelved.saved.when, TODAY)

    def _open(self, trial: Trial) -> None:
        """Open a match; what cannot be opened is a sentence, and the file stays."""
        path = trial.path(self.home)
        try:
            match = Match.resume(SaveFile(path), GAMES)
        except SaveError as error:
            _demand(WORDLESS, save.error_text(self.texts, error))
            self.result.tally("outcomes", f"save: {error.code}")
            return
        match.close()
        if match.read_only is not None:
            _demand(WORDLESS, save.drift_text(self.texts, match.read_only))
        self.result.tally("outcomes", "save: read-only" if match.read_only else "save: opened")

    def _settle(self, trial: Trial) -> None:
        """Read the settings, use them, write them and read them again."""
        path = trial.path(self.home)
        settings = Settings.load(path)
        _demand(LOST, trial.odd or not unkept(self.home, [trial]))
        for game in GAMES.values():
            setups.last_setup(game, self.texts, settings)
        if self._written(trial, lambda: settings.save(path)):
            _demand(UNLIKE, Settings.load(path) == settings)
        mark = "complaints" if settings.complaints else "fine"
        self.result.tally("outcomes", f"settings: {mark}")

    def _count(self, trial: Trial) -> None:
        """Read the results, add one, and read them again."""
        path = trial.path(self.home)
        known = statistics.results(path)
        _demand(LOST, trial.odd or not unkept(self.home, [trial]))
        statistics.tally(next(iter(GAMES)), "easy", path=path)
        new = statistics.Result("torture", next(iter(GAMES)), "easy", 1.0, 2)
        if self._written(trial, lambda: statistics.note(new, path)):
            _demand(UNLIKE, new in statistics.results(path))
        self.result.tally("outcomes", "statistics: some" if known else "statistics: none")

    def _meet(self, trial: Trial) -> None:
        """Read what is known of cards, add a match, and read it again."""
        path, game = trial.path(self.home), next(iter(GAMES))
        known = card_tally.tally(game, path)
        _demand(LOST, trial.odd or not unkept(self.home, [trial]))
        met = card_tally.CardsMet(frozenset({"torture"}), frozenset())
        if self._written(
            trial, lambda: card_tally.note("torture", game, met, won=False, path=path)
        ):
            _demand(UNLIKE, card_tally.tally(game, path).of("torture").seen)
        self.result.tally("outcomes", "cards: some" if known.matches else "cards: none")

    def _written(self, trial: Trial, write: Callable[[], None]) -> bool:
        """Write; over what is no file that may be refused, as a full disk is."""
        try:
            write()
        except OSError:
            if not trial.odd:
                raise
            return False
        return True


def readable(content: bytes) -> bool:
    """Tell whether bytes are TOML, so that what is made of them may take their place."""
    try:
        tomllib.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError, MemoryError):
        return False
    return True


def ordeal(count: int, seed: int, folder: Path) -> Result:
    """Try so many damaged things."""
    result = Result(WHAT, seed, extras={"slowest": 0.0, "kinds": {}})
    examiner = Examiner(folder, result)
    for first in range(0, count, BATCH):
        numbers = range(first, min(first + BATCH, count))
        trials = [draw(number, seed, examiner.good) for number in numbers]
        for trial in trials:
            result.tally("kinds", trial.kind)
        for fault in examiner.judge(trials):
            trial = fault.trial or trials[0]
            where = {"kind": trial.kind, "target": trial.target}
            result.fail(trial.number, fault.why, **where, told=fault.told)
        result.count += len(trials)
    return result


def _demand(why: str, held: object) -> None:
    if not held:
        raise WrongError(why)
