"""What a run found: how many mutants were noticed, and each that was not."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mutation.workshop import KILLED, SURVIVED, TIMED_OUT, UNREACHED

if TYPE_CHECKING:
    from pathlib import Path

    from mutation.workshop import Outcome

KNOWN = "known"
FATES = (KILLED, TIMED_OUT, SURVIVED, UNREACHED, KNOWN)
NOTICED = (KILLED, TIMED_OUT)
UNNOTICED = (SURVIVED, UNREACHED)


@dataclass(frozen=True)
class Report:
    """The outcomes of one sample."""

    seed: int
    outcomes: list[Outcome]
    seconds: float

    @property
    def counts(self) -> dict[str, int]:
        """Count the mutants by what became of them."""
        found = Counter(outcome.fate for outcome in self.outcomes)
        return {fate: found[fate] for fate in FATES}

    @property
    def percent(self) -> float:
        """Return how many of a hundred mutants were noticed; those that are known count too."""
        noticed = sum(self.counts[fate] for fate in NOTICED)
        return round(100 * noticed / len(self.outcomes), 1) if self.outcomes else 100.0

    @property
    def survivors(self) -> list[Outcome]:
        """Return what nobody noticed and nobody has explained."""
        return [outcome for outcome in self.outcomes if outcome.fate in UNNOTICED]

    def lines(self, root: Path) -> str:
        """Return a line of figures for people, then each survivor with its difference."""
        told = ", ".join(f"{count} {fate}" for fate, count in self.counts.items())
        head = f"mutants (seed {self.seed}): {len(self.outcomes)} tried, {told}: {self.percent} %"
        parts = [f"{head} noticed in {self.seconds:.0f} s"]
        for outcome in self.survivors:
            mutant = outcome.mutant
            source = (root / mutant.file).read_text(encoding="utf-8")
            why = "no test runs it" if outcome.fate == UNREACHED else f"{outcome.tests} tests"
            parts.append(f"{mutant.file}:{mutant.line} {mutant.function} ({why})")
            parts.append(mutant.diff(source))
        return "\n".join(parts)

    def plain(self) -> dict[str, object]:
        """Return everything as one JSON object holds it."""
        mutants = [
            {
                "file": outcome.mutant.file,
                "line": outcome.mutant.line,
                "function": outcome.mutant.function,
                "kind": outcome.mutant.change.kind,
                "change": outcome.mutant.name,
                "fate": outcome.fate,
                "by": outcome.by,
                "tests": outcome.tests,
            }
            for outcome in self.outcomes
        ]
        counts = {fate.replace(" ", "_"): count for fate, count in self.counts.items()}
        head = {"seed": self.seed, "count": len(self.outcomes), **counts, "percent": self.percent}
        return {**head, "seconds": round(self.seconds, 1), "mutants": mutants}
