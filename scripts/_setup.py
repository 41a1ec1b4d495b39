"""Prepares the project's own `.venv` and hands the calling script over to it.

Needs nothing but the standard library. The first run creates `.venv` and installs what
pyproject.toml lists; a stamp lets every later run start at once.
"""

from __future__ import annotations

from welcome.complaints import complaint, last_line, without_venv
from welcome.progress import Progress, follow
from welcome.shortcut import (
    PROGRAM,
    PROJECT,
    PYTHON,
    STAMP,
    UNFINISHED,
    environment_with,
    project_mark,
)

import contextlib
import hashlib
import json
import os
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import IO, TYPE_CHECKING, NoReturn

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).resolve().parent.parent
WINDOWS = os.name == "nt"
EVERYTHING = ("test", "dev", "assets", "package")  # what the tests and checks of all parts need


class SetupError(Exception):
    """Says in one line why the project could not be set up and what to do."""


class House:
    """One project folder: its requirements, its `.venv` and the stamp inside."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.python = self.venv / PYTHON
        self.stamp = self.venv / STAMP
        self.unfinished = self.venv / UNFINISHED
        # Copies of the project may share an environment by a link; then each waits for the others.
        self.lock = self.venv.resolve().parent / ".cache" / "setup.lock"
        self.log = root / ".cache" / "setup.log"
        self.held: tuple[int, ...] = ()
        self.progress: Progress | None = None

    def requirements(self, extra: str) -> list[str]:
        """Read the requirement strings of one extra; the empty word means the program itself."""
        file = self.root / "pyproject.toml"
        project = tomllib.loads(file.read_text(encoding="utf-8"))["project"]
        listed = project["optional-dependencies"][extra] if extra else project["dependencies"]
        return [str(requirement) for requirement in listed]

    def wanted(self, extras: Sequence[str]) -> dict[str, str]:
        """Return what the stamp must say for these extras: which Python, which requirements."""
        marks = {"python": os.path.realpath(self.python)}
        for extra in ("", *extras):
            text = "\n".join(sorted(self.requirements(extra)))
            marks[extra or PROGRAM] = hashlib.sha256(text.encode()).hexdigest()[:16]
        return marks

    def stamped(self) -> dict[str, str]:
        """Return what the stamp says; nothing when it is missing or damaged."""
        try:
            read = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        if not isinstance(read, dict):
            return {}
        return {str(key): str(value) for key, value in read.items()}

    def ready(self, extras: Sequence[str]) -> bool:
        """Tell whether everything asked for is installed already."""
        if self.unfinished.exists() or not self.python.exists():
            return False
        stamped = self.stamped()
        return all(stamped.get(key) == mark for key, mark in self.wanted(extras).items())

    def inside(self) -> bool:
        """Tell whether this very process runs in the project's `.venv`."""
        return Path(sys.prefix).resolve() == self.venv.resolve()

    def prepare(self, extras: Sequence[str]) -> None:
        """Create `.venv` and install what is missing; return at once when nothing is."""
        if self.ready(extras):
            self._recognise()
            return
        with self._locked():
            if self.ready(extras):
                return
            groups = [self.requirements(group) for group in ("", *extras)]
            required = list(dict.fromkeys(chain(*groups)))
            title = f"Cloakroom: setting up {self.venv.name}"
            self.progress = Progress(sys.stderr, title, len(required))
            try:
                self._create()
                self._install(required, extras)
            except BaseException:
                self.progress.end("failed.")
                raise
            self.progress.end("done.")

    def _create(self) -> None:
        if self._sound():
            return
        for module in ("venv", "ensurepip"):
            if find_spec(module) is None:
                raise SetupError(without_venv())
        code, output = self._run([sys.executable, "-m", "venv", "--clear", str(self.venv)])
        if code != 0:
            raise SetupError(f"Could not create {self.venv}: {last_line(output)}")

    def _sound(self) -> bool:
        """Tell whether an existing `.venv` can be built upon."""
        if self.unfinished.exists() or not self.python.exists():
            return False
        known = self.stamped().get("python")
        if known is not None and known != os.path.realpath(self.python):
            return False
        return self._run([str(self.python), "-m", "pip", "--version"])[0] == 0

    def _install(self, required: Sequence[str], extras: Sequence[str]) -> None:
        self.unfinished.touch()
        pip = [str(self.python), "-m", "pip", "install", "--no-input", "--progress-bar=off"]
        code, output = self._run([*pip, "--disable-pip-version-check", *required])
        if code != 0:
            # pip refused in an orderly way: what was there before is still whole.
            self.unfinished.unlink()
            raise SetupError(self._complaint(output))
        self._write(self.stamped() | self.wanted(extras) | {PROJECT: project_mark(self.root)})
        self.unfinished.unlink()

    def _recognise(self) -> None:
        """Note that nothing is missing for the list as it is now: the next start need not look."""
        stamped, mark = self.stamped(), project_mark(self.root)
        if stamped.get(PROJECT) != mark:
            with contextlib.suppress(OSError):  # whoever may not write looks each time
                self._write(stamped | {PROJECT: mark})

    def _write(self, marks: dict[str, str]) -> None:
        fresh = self.stamp.with_name(f"{self.stamp.name}.{os.getpid()}")
        fresh.write_text(json.dumps(marks, indent=1) + "\n", encoding="utf-8")
        fresh.replace(self.stamp)

    def _complaint(self, output: str) -> str:
        self.log.write_text(output, encoding="utf-8")
        return f"{complaint(output)} (details: {self.log.relative_to(self.root)})."

    def _run(self, command: list[str]) -> tuple[int, str]:
        try:
            running = subprocess.Popen(
                command,
                cwd=self.root,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                # If we are killed, a pip that lives on keeps the lock until it is done.
                pass_fds=self.held,
            )
        except OSError as problem:
            return 1, str(problem)
        with running:
            try:
                output = follow(running.stdout or (), self.progress)
            except BaseException:
                running.kill()
                raise
        return running.returncode, output

    @contextlib.contextmanager
    def _locked(self) -> Iterator[None]:
        """Wait for the only right to change `.venv`; the system frees it if we are killed."""
        self.lock.parent.mkdir(exist_ok=True)
        with self.lock.open("a+", encoding="utf-8") as handle:
            wait_for(handle)
            self.held = () if WINDOWS else (handle.fileno(),)
            yield
            self.held = ()


def wait_for(handle: IO[str]) -> None:
    """Lock an open file, waiting for as long as another process holds it."""
    if sys.platform == "win32":
        while True:
            with contextlib.suppress(OSError):
                handle.seek(0)
                msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK, 1)
                return
    else:
        fcntl.flock(handle, fcntl.LOCK_EX)


def hand_over(house: House, arguments: Sequence[str]) -> NoReturn:
    """Replace this process by the project's Python with these arguments."""
    environment = environment_with(house.root)
    command = [str(house.python), *arguments]
    if WINDOWS:
        # Windows has no exec that keeps the console waiting.
        sys.exit(subprocess.run(command, env=environment, check=False).returncode)
    os.execve(house.python, command, environment)


def prepared(extras: Sequence[str]) -> House:
    """Return the project, set up; leave with one plain line when that is impossible."""
    house = House(ROOT)
    try:
        house.prepare(extras)
    except SetupError as problem:
        sys.exit(str(problem))
    except OSError as problem:
        sys.exit(f"Could not set up Cloakroom in {ROOT}: {problem}")
    except KeyboardInterrupt:
        sys.exit("Set-up stopped; the next run starts it afresh.")
    return house


def enter(*extras: str) -> None:
    """Return inside `.venv` with these extras installed, by starting the script anew if need be."""
    house = prepared(extras)
    if not house.inside():
        hand_over(house, sys.argv)
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))


def run_module(module: str, arguments: Sequence[str]) -> NoReturn:
    """Run a module of the project inside `.venv`, in place of this process."""
    hand_over(prepared(()), ["-m", module, *arguments])
