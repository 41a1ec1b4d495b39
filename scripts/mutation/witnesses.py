"""Which tests run which line of the targets, and how long each takes: gathered once, then kept.

A test file that has changed is asked again, and so is one that ran a target that has changed.
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter, defaultdict
from functools import cached_property
from hashlib import sha256
from itertools import zip_longest
from typing import TYPE_CHECKING

from coverage import CoverageData

from mutation.workshop import FAILED

if TYPE_CHECKING:
    from pathlib import Path

    from mutation.mutants import Mutant
    from mutation.workshop import Workshop

# Tests of the source's looks, of packages and of pictures would notice nothing, or everything.
FOLDERS = ("core", "laws", "golden", "app", "ai", "files", "games", "ui/table", "ui/screens")
LONGEST = 3600  # seconds of the processor for all of them, in each process
QUICK = 0.02  # seconds that even a test costs which is too quick to be listed
PASSED = re.compile(r" PASSED (\S.*?) *$", re.MULTILINE)
FOCUSED = 0.3  # the part of the time of a mutant that is for tests which run little else
TIMED = re.compile(r"^(\d+\.\d+)s (?:setup|call|teardown) +(\S.*)$", re.MULTILINE)
SETTINGS = """\
[run]
include =
    {files}
data_file = {data}
relative_files = true
disable_warnings = no-data-collected, module-not-measured, module-not-imported
"""


class Witnesses:
    """What is kept of all tests: their seconds, and which lines each ran."""

    def __init__(self, folder: Path, targets: list[str]) -> None:
        self.folder = folder
        self.targets = targets
        self.seconds: dict[str, float] = {}
        self._data = folder / "coverage"
        self._kept = folder / "tests.json"
        self._marks: dict[str, str] = {}

    def gather(self, workshop: Workshop, jobs: int) -> None:
        """Run the tests that are not known as they are now, and keep what they run."""
        marks = {file: _mark(workshop.folder / file) for file in self._files(workshop)}
        if self._kept.exists() and self._data.exists():
            kept = json.loads(self._kept.read_text(encoding="utf-8"))
            self._marks, self.seconds = kept["marks"], kept["seconds"]
        changed = [file for file, mark in marks.items() if self._marks.get(file) != mark]
        targets = [file for file in changed if file in self.targets]
        wanted = {file for file in changed if file not in targets} | self._concerned(targets)
        wanted &= marks.keys()
        self.seconds = {
            test: seconds
            for test, seconds in self.seconds.items()
            if file_of(test) in marks and file_of(test) not in wanted
        }
        if targets and self._data.exists():
            self._read().purge_files(targets)
        if wanted:
            self.seconds |= self._run(workshop, sorted(wanted), jobs)
        kept = {"marks": marks, "seconds": self.seconds}
        self._kept.write_text(json.dumps(kept, indent=1), encoding="utf-8")

    def _concerned(self, targets: list[str]) -> set[str]:
        """Return the files of tests that ran targets, or the neighbours of a new one."""
        known = self._runners() if targets and self._data.exists() else {}
        folders = {target.rpartition("/")[0] for target in targets if target not in known}
        return {
            file_of(test)
            for file, lines in known.items()
            if file in targets or file.rpartition("/")[0] in folders
            for tests in lines.values()
            for test in tests
        }

    def _files(self, workshop: Workshop) -> list[str]:
        """Return the targets and every file of tests that is asked."""
        tests = [
            file.relative_to(workshop.folder).as_posix()
            for name in FOLDERS
            for file in sorted((workshop.folder / "tests" / name).rglob("test_*.py"))
        ]
        return [*self.targets, *tests]

    def _run(self, workshop: Workshop, files: list[str], jobs: int) -> dict[str, float]:
        """Run files of tests under a tracer; return the seconds of each that passed."""
        settings = self.folder / "tracing.ini"  # a name that its own files do not begin with
        listed = "\n    ".join(self.targets)
        settings.write_text(SETTINGS.format(files=listed, data=self._data), encoding="utf-8")
        tracer = ["--cov", f"--cov-config={settings}", "--cov-context=test", "--cov-report="]
        words = [*tracer, "--cov-append", "-n", str(jobs), "-vv", "--durations=0", "-rfE"]
        before = _used()
        _, output = workshop.pytest([*files, *words], LONGEST)
        seconds: dict[str, float] = defaultdict(float)
        for test in PASSED.findall(output):
            seconds[test] = QUICK
        for time, test in TIMED.findall(output):
            seconds[test] += float(time)
        for test in FAILED.findall(output):
            seconds.pop(test, None)
        # On a busy machine a test waits for most of its time; what it costs is the processor's.
        share = min(1.0, (_used() - before) / (sum(seconds.values()) or 1.0)) or 1.0
        return {test: max(QUICK, taken * share) for test, taken in seconds.items()}

    def _read(self) -> CoverageData:
        data = CoverageData(basename=str(self._data))
        data.read()
        return data

    def _runners(self) -> dict[str, dict[int, list[str]]]:
        """Return for each target and line the tests that run it."""
        data = self._read()
        return {file: data.contexts_by_lineno(file) for file in data.measured_files()}

    @cached_property
    def _known(self) -> dict[str, dict[int, list[str]]]:
        return self._runners()

    @cached_property
    def _extent(self) -> Counter[str]:
        """Return how many lines of all targets each test runs."""
        return Counter(
            test.partition("|")[0]
            for lines in self._known.values()
            for tests in lines.values()
            for test in tests
        )

    def of(self, mutant: Mutant, budget: float) -> list[str]:
        """Return tests that could notice a mutant, the most promising first, for some seconds."""
        by_line = self._known.get(mutant.file, {})
        found = {
            test.partition("|")[0] for line in mutant.lines for test in by_line.get(line, [])
        } & self.seconds.keys()
        if not found and not mutant.around:
            # What is done while a module is loaded concerns whoever uses it.
            found = {test.partition("|")[0] for tests in by_line.values() for test in tests}
        ways: dict[str, list[int]] = {test: [] for test in found & self.seconds.keys()}
        for line in sorted(mutant.around):
            for test in {name.partition("|")[0] for name in by_line.get(line, [])} & ways.keys():
                ways[test].append(line)
        kinds = {test: f"{way} {file_of(test)}" for test, way in ways.items()}
        costs = {test: self.seconds[test] for test in ways}
        # Who runs little else looks at little else: a part of the time is for them.
        focused = sorted(ways, key=lambda test: (self._extent[test], costs[test], test))
        first = within(focused, costs, budget * FOCUSED)
        left = budget - sum(costs.pop(test) for test in first)
        return first + chosen(costs, left, kinds)

    def one_of_each(self) -> list[str]:
        """Return the quickest test of every file."""
        quickest: dict[str, str] = {}
        for test in sorted(self.seconds, key=lambda test: self.seconds[test]):
            quickest.setdefault(file_of(test), test)
        return list(quickest.values())


def file_of(test: str) -> str:
    """Return the file that a test is in."""
    return test.partition("::")[0]


def within(tests: list[str], seconds: dict[str, float], budget: float) -> list[str]:
    """Return the tests in their order for which there is time."""
    taken: list[str] = []
    for test in tests:
        if seconds[test] <= budget:
            budget -= seconds[test]
            taken.append(test)
    return taken


def chosen(seconds: dict[str, float], budget: float, kinds: dict[str, str]) -> list[str]:
    """Return the quickest test of each kind, then more of each, as far as the time goes.

    Tests that take the same way through a function notice much the same there.
    """
    by_kind: dict[str, list[str]] = defaultdict(list)
    for test in sorted(seconds, key=lambda test: (seconds[test], test)):
        by_kind[kinds[test]].append(test)
    rounds = list(zip_longest(*by_kind.values()))
    taken = set(within([test for tests in rounds for test in tests if test], seconds, budget))
    first = [test for test in (rounds[0] if rounds else ()) if test in taken]
    # The others file by file, so that what the tests of a file share is made only once.
    return first + sorted(taken.difference(first), key=lambda test: (file_of(test), seconds[test]))


def _used() -> float:
    """Return the seconds of the processor that ended runs have used, 0 where nobody counts them."""
    times = os.times()
    return times.children_user + times.children_system


def _mark(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()[:16]
