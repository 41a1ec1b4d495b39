"""Goes through the checks of the self-test and says in one line how it went."""

import os
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rules.core.data import ComplaintError
from rules.registry import GAMES
from tabletop import paths
from tabletop.program import trouble
from tabletop.program.logbook import Logbook
from tabletop.program.version import version
from tabletop.selftest.drawing import check_drawing
from tabletop.selftest.files import check_files
from tabletop.selftest.findings import Bench, FailedError, Figures
from tabletop.selftest.hearing import check_sounds
from tabletop.selftest.matches import check_matches
from tabletop.selftest.saving import check_saves
from tabletop.selftest.thinking import check_thinking
from tabletop.words.text import Texts, complaint_text

Check = tuple[str, Callable[[Bench], Figures]]
CHECKS: tuple[Check, ...] = (
    ("files", check_files),
    ("sounds", check_sounds),
    ("matches", check_matches),
    ("saves", check_saves),
    ("thinking", check_thinking),
    ("drawing", check_drawing),
)
HOME = "home"


def selftest(texts: Texts, log: Logbook, checks: Sequence[Check] = CHECKS) -> tuple[bool, str]:
    """Go through all checks until one fails; return whether all is well, and a line that says so.

    What was measured goes into the log; a failure leaves a report in the player's folder, and
    nothing else there is read or changed.
    """
    started = time.perf_counter()
    figures: Figures = {"name": paths.NAME}
    current = HOME
    games = dict(GAMES)  # a file of them that is wrong is named as at any start
    try:
        figures["version"] = version()
        with own_home() as home:
            bench = Bench(texts, paths.assets(), home, games)
            for current, check in checks:
                began = time.perf_counter()
                found = check(bench)
                log.note("check", name=current, seconds=_since(began), **found)
                figures |= found
    except Exception as error:  # whatever it is, it is what the test was made to find
        return False, _failure(texts, log, current, error)
    line = texts.text("selftest.done", **figures, seconds=round(time.perf_counter() - started))
    log.note("selftest", fine=True, line=line, seconds=_since(started))
    return True, line


@contextmanager
def own_home() -> Iterator[Path]:
    """Put an empty folder in the place of the player's own, which is not even looked at."""
    before = os.environ.get(paths.HOME_VARIABLE)
    with tempfile.TemporaryDirectory(prefix="cloakroom-", ignore_cleanup_errors=True) as folder:
        os.environ[paths.HOME_VARIABLE] = folder
        try:
            yield Path(folder)
        finally:
            os.environ.pop(paths.HOME_VARIABLE, None)
            if before is not None:
                os.environ[paths.HOME_VARIABLE] = before


def _failure(texts: Texts, log: Logbook, name: str, error: Exception) -> str:
    report = trouble.write_report(error, f"selftest {name}")
    check = texts.text(f"selftest.check.{name}")
    line = texts.text("selftest.failed", name=paths.NAME, check=check, why=_reason(texts, error))
    if report is not None:
        line += " " + texts.text("selftest.report", file=str(report))
    log.note("selftest", fine=False, line=line, check=name, error=repr(error))
    return line


def _reason(texts: Texts, error: Exception) -> str:
    """Return why something failed, as one line."""
    if isinstance(error, ComplaintError):
        return complaint_text(texts, error)
    if isinstance(error, FailedError):
        return texts.text(f"selftest.why.{error.code}", **error.facts)
    return texts.text("selftest.why.trouble", error=" ".join(repr(error).split()))


def _since(began: float) -> float:
    return round(time.perf_counter() - began, 2)
