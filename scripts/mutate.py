"""Puts small faults into the source, one at a time, and tells which of them no test notices.

Ends with status 1 where a mutant survives that is not listed with a reason.
"""

import welcome

import argparse
import json
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue

from _setup import ROOT, enter

if __name__ == "__main__":
    enter("test")

from mutation.mutants import Mutant, modules, mutants_of, sample
from mutation.report import KNOWN, Report
from mutation.survivors import LIST, known_survivors, name_of
from mutation.witnesses import Witnesses
from mutation.workshop import SURVIVED, Outcome, UnsoundError, Workshop

TARGETS = (
    "rules/core",
    "tabletop/match.py",
    "tabletop/save.py",
    "tabletop/ai/client.py",
    "tabletop/ui/table/hands",
)
SCRATCH = ROOT / ".cache" / "mutation"
BUDGET = 20.0  # seconds that the tests of one mutant may take together
ALLOWED = 60  # seconds of the processor after which a run of tests hangs


def words() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paths", nargs="*", help=f"modules or folders ({' '.join(TARGETS)})")
    parser.add_argument("--count", type=int, default=50, help="how many mutants (default 50)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default 1)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (default 2)")
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds of tests for each")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    missing = [path for path in given.paths if not modules(ROOT, [path])]
    if missing:
        parser.error(f"no module at {', '.join(missing)}; try {' '.join(TARGETS)}")
    return given


class Trial:
    """Copies of the project, and what is known of the tests, for one run."""

    def __init__(self, paths: list[str], jobs: int, budget: float) -> None:
        self.budget = budget
        self.jobs = jobs
        self.witnesses = Witnesses(SCRATCH, modules(ROOT, [*TARGETS, *paths]))
        self._free: SimpleQueue[Workshop] = SimpleQueue()
        for number in range(jobs):
            self._free.put(Workshop(ROOT, SCRATCH / f"copy-{number}"))

    def prepare(self) -> None:
        """Learn which tests run what, and make sure that they pass where nothing is wrong."""
        workshop = self._free.get()
        self.witnesses.gather(workshop, self.jobs)
        fate, by = workshop.run(self.witnesses.one_of_each(), ALLOWED)
        if fate != SURVIVED:
            raise UnsoundError(f"{fate} ({by}) in {workshop.folder}, where nothing is wrong")
        self._free.put(workshop)

    def outcomes(self, mutants: list[Mutant]) -> Iterable[Outcome]:
        """Try mutants, as many at a time as there are copies."""
        known = known_survivors(ROOT / LIST)
        with ThreadPoolExecutor(self.jobs) as pool:
            yield from pool.map(lambda mutant: self._outcome(mutant, known), mutants)

    def _outcome(self, mutant: Mutant, known: dict[tuple[str, str, str], str]) -> Outcome:
        if name_of(mutant) in known:
            return Outcome(mutant, KNOWN)
        tests = self.witnesses.of(mutant, self.budget)
        workshop = self._free.get()
        try:
            return workshop.tried(mutant, tests, ALLOWED)
        finally:
            self._free.put(workshop)


def main() -> int:
    """Try a sample of mutants and tell what became of them."""
    given = words()
    mutants = sample(mutants_of(ROOT, given.paths or list(TARGETS)), given.seed, given.count)
    began = time.monotonic()
    trial = Trial(given.paths, given.jobs, given.budget)
    try:
        trial.prepare()
    except UnsoundError as wrong:
        sys.exit(str(wrong))
    outcomes: list[Outcome] = []
    for outcome in trial.outcomes(mutants):
        outcomes.append(outcome)
        print(f"{len(outcomes)}/{len(mutants)} {outcome.told()}", file=sys.stderr, flush=True)
    report = Report(given.seed, outcomes, time.monotonic() - began)
    plain = json.dumps(report.plain(), indent=1, ensure_ascii=False)
    print(plain if given.json else report.lines(ROOT))
    return 1 if report.survivors else 0


if __name__ == "__main__":
    sys.exit(main())
