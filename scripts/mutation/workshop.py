"""A copy of the project in which one file at a time is wrong, and tests that run there."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mutation.mutants import Mutant

COPIED = ("rules", "tabletop", "peers", "tests", "scripts", "build")
LINKED = (
    ".venv",
    "assets",
    "pyproject.toml",
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
    "THIRD_PARTY.md",
)
LEFT_OUT = shutil.ignore_patterns("__pycache__", "built", "window")
KILLED, SURVIVED, TIMED_OUT, UNREACHED = "killed", "survived", "timed out", "unreached"
WITHOUT = ("-p", "no:xdist", "-p", "no:cov")
PATIENCE = 3  # how much longer than by the processor's clock a run may take on a busy machine
FAILED = re.compile(r"^(?:FAILED|ERROR) (.*?)(?: - .*)?$", re.MULTILINE)
# How a system ends a process that has used up its seconds.
OVERDUE = {-getattr(signal, name) for name in ("SIGXCPU", "SIGKILL") if hasattr(signal, name)}
NO_TESTS = 5  # the status by which pytest says that it ran nothing


class UnsoundError(Exception):
    """Tests fail, or are not found, though nothing is wrong with the source."""


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant, and the test that noticed it."""

    mutant: Mutant
    fate: str
    by: str = ""
    tests: int = 0

    def told(self) -> str:
        """Return one line about it."""
        noticed = f" by {self.by}" if self.by else ""
        return f"{self.mutant.file}:{self.mutant.line} {self.fate}{noticed}"


class Workshop:
    """One copy of the project; only one mutant is in it at a time."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root = root
        self.folder = folder
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for name in COPIED:
            if (root / name).is_dir():
                shutil.copytree(root / name, folder / name, ignore=LEFT_OUT)
        for name in LINKED:
            if (root / name).exists():
                (folder / name).symlink_to(root / name)

    def tried(self, mutant: Mutant, tests: Sequence[str], seconds: int) -> Outcome:
        """Put a fault into the copy, run tests up to the first that notices, and take it out."""
        if not tests:
            return Outcome(mutant, UNREACHED)
        file = self.folder / mutant.file
        source, times = file.read_bytes(), file.stat()
        forget_compiled(file)
        try:
            file.write_text(mutant.applied(source.decode()), encoding="utf-8", newline="")
            fate, by = self.run(tests, seconds)
        finally:
            forget_compiled(file)
            file.write_bytes(source)
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
        if fate == TIMED_OUT and self.run(tests, seconds)[0] == TIMED_OUT:
            fate = SURVIVED  # the tests take as long where nothing is wrong
        return Outcome(mutant, fate, by, len(tests))

    def run(self, tests: Sequence[str], seconds: int) -> tuple[str, str]:
        """Run tests in the copy up to the first failure; return what came of it."""
        status, output = self.pytest([*tests, "-x", "-q", *WITHOUT], seconds)
        if status == 0:
            return SURVIVED, ""
        if status == NO_TESTS:
            raise UnsoundError(output[-2000:])
        if status is None or status in OVERDUE:
            return TIMED_OUT, ""
        found = FAILED.search(output)
        return KILLED, found[1] if found else output.strip().rpartition("\n")[2]

    def pytest(self, words: Sequence[str], seconds: int) -> tuple[int | None, str]:
        """Run pytest in the copy; return its status, None where it hung, and what it said."""
        environment = os.environ | {
            "CI": "1",
            "PYTHONPATH": str(self.folder),
            "TMPDIR": str(self.folder / "scratch"),
        }
        (self.folder / "scratch").mkdir(exist_ok=True)
        confined = Path(__file__).with_name("confined.py")
        command = [sys.executable, str(confined), str(seconds), "-p", "no:randomly"]
        process = subprocess.Popen(
            [*command, "--hypothesis-profile", "glance", *words],
            cwd=self.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            output, _ = process.communicate(timeout=seconds * PATIENCE)
        except subprocess.TimeoutExpired:
            return None, ""
        finally:
            end(process)
        return process.returncode, output.decode(errors="replace")


def end(process: subprocess.Popen[bytes]) -> None:
    """End a run with everything that it started, such as a worker that a mutant has lost."""
    if sys.platform != "win32":
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
    if process.stdout is not None:
        process.stdout.close()  # a run that was overdue has not been read to its end


def forget_compiled(file: Path) -> None:
    """Remove the compiled form of a file: it is told from another only by whole seconds."""
    for compiled in Path(cache_from_source(str(file))).parent.glob(f"{file.stem}.*.pyc"):
        compiled.unlink()
