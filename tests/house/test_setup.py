"""Checks the set-up: it installs once, starts anew when the list changes, and complains plainly."""

from welcome.complaints import complaint
from welcome.progress import Progress

import contextlib
import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import _setup
from tests.systems import needs_links

PROJECT = '[project]\ndependencies = ["one", "two>=2"]\n'
EXTRAS = '[project.optional-dependencies]\ntest = ["three"]\n'
Run = Callable[[list[str]], tuple[int, str]]


class Bench(_setup.House):
    """A project folder whose commands are noted down instead of run."""

    def __init__(self, root: Path, answer: Run) -> None:
        super().__init__(root)
        self.commands: list[str] = []
        self.answer = answer

    def _run(self, command: list[str]) -> tuple[int, str]:
        self.commands.append(" ".join(command[1:4]))
        if "venv" in command:
            self.python.parent.mkdir(parents=True, exist_ok=True)
            self.python.write_text("")
            self.unfinished.unlink(missing_ok=True)
            self.stamp.unlink(missing_ok=True)
        return self.answer(command)


def fine(command: list[str]) -> tuple[int, str]:
    """Answer for a command that works."""
    return 0, " ".join(command)


def offline(command: list[str]) -> tuple[int, str]:
    """Answer like pip without a network."""
    failed = "install" in command
    return int(failed), "NewConnectionError\nERROR: No matching distribution found for one"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a project folder with nothing but its list of requirements."""
    (tmp_path / "pyproject.toml").write_text(PROJECT + EXTRAS)
    return tmp_path


CREATE, PROBE, INSTALL = "-m venv --clear", "-m pip --version", "-m pip install"


def test_the_first_run_creates_and_installs_and_the_second_does_nothing(root: Path) -> None:
    house = Bench(root, fine)
    house.prepare([])
    assert house.commands == [CREATE, INSTALL]
    again = Bench(root, fine)
    again.prepare([])
    assert again.commands == []


def test_an_extra_is_installed_into_what_is_there(root: Path) -> None:
    Bench(root, fine).prepare([])
    house = Bench(root, fine)
    assert not house.ready(["test"])
    house.prepare(["test"])
    assert house.commands == [PROBE, INSTALL]
    assert house.ready([])
    assert house.ready(["test"])


def test_a_changed_requirement_asks_for_an_install(root: Path) -> None:
    Bench(root, fine).prepare(["test"])
    (root / "pyproject.toml").write_text(PROJECT.replace("two>=2", "two>=3") + EXTRAS)
    house = Bench(root, fine)
    house.prepare([])
    assert house.commands == [PROBE, INSTALL]


def test_an_interrupted_install_is_rebuilt_from_scratch(root: Path) -> None:
    def interrupted(command: list[str]) -> tuple[int, str]:
        if "install" in command:
            raise KeyboardInterrupt
        return 0, ""

    with pytest.raises(KeyboardInterrupt):
        Bench(root, interrupted).prepare([])
    house = Bench(root, fine)
    assert not house.ready([])
    house.prepare([])
    assert house.commands == [CREATE, INSTALL]


@needs_links
def test_an_environment_of_another_python_is_rebuilt(root: Path) -> None:
    house = Bench(root, fine)
    house.prepare([])
    other = root / "python-of-tomorrow"
    other.write_text("")
    house.python.unlink()
    house.python.symlink_to(other)
    again = Bench(root, fine)
    again.prepare([])
    assert again.commands == [CREATE, INSTALL]


def test_a_damaged_stamp_counts_as_none(root: Path) -> None:
    house = Bench(root, fine)
    house.prepare([])
    house.stamp.write_text("[1, 2")
    assert not house.ready([])


def test_a_missing_network_is_named_and_spoils_nothing(root: Path) -> None:
    Bench(root, fine).prepare([])
    house = Bench(root, offline)
    with pytest.raises(_setup.SetupError, match="no network"):
        house.prepare(["test"])
    assert house.ready([])
    assert "NewConnectionError" in house.log.read_text()


def test_another_refusal_of_pip_is_passed_on_in_one_line(root: Path) -> None:
    def refused(command: list[str]) -> tuple[int, str]:
        return int("install" in command), "Looking\nERROR: disk is full\n\n"

    with pytest.raises(_setup.SetupError, match="ERROR: disk is full") as caught:
        Bench(root, refused).prepare([])
    assert "\n" not in str(caught.value)


def test_a_python_without_venv_names_the_package(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_setup, "find_spec", lambda name: None if name == "ensurepip" else name)
    with pytest.raises(_setup.SetupError, match=r"sudo apt install python3\.\d+-venv"):
        Bench(root, fine).prepare([])


RETRYING = "WARNING: Retrying after connection broken by '{}': /simple/one/\n"
NOTHING_FOUND = (
    "ERROR: Could not find a version that satisfies the requirement one==2 (from versions: none)\n"
    "ERROR: No matching distribution found for one==2\n"
)


@pytest.mark.parametrize(
    ("output", "told"),
    [
        (RETRYING.format("NewConnectionError(...)") + NOTHING_FOUND, "no network connection"),
        (RETRYING.format("NameResolutionError(...)") + NOTHING_FOUND, "no network connection"),
        (
            RETRYING.format("SSLError([SSL: CERTIFICATE_VERIFY_FAILED] ...)") + NOTHING_FOUND,
            "the certificate of the package server was not accepted",
        ),
        (
            "the ssl module in Python is not available.\n" + NOTHING_FOUND,
            "built without the module ssl",
        ),
        (NOTHING_FOUND, "The package server has no one for Python"),
        ("ERROR: Failed building wheel for one\n", "no ready-made one for Python"),
        (
            "error while loading shared libraries: libffi.so.8: cannot open shared object file",
            "lacks what Cloakroom needs: libffi.so.8",
        ),
    ],
)
def test_why_packages_cannot_be_had_is_told_as_it_is(output: str, told: str) -> None:
    assert told in complaint(output)
    assert told == "no network connection" or "network" not in complaint(output)


class Screen(io.StringIO):
    """A terminal that keeps what was written to it."""

    def isatty(self) -> bool:
        return True


PIP = [
    "Collecting one",
    "  Downloading one-1.whl",
    "Requirement already satisfied: two>=2 in /somewhere",
    "Collecting four (from one)",
    "Collecting four (from two)",
    "Installing collected packages: four, one",
]


def test_a_terminal_sees_which_package_of_how_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    screen = Screen()
    progress = Progress(screen, "Setting up", 2)
    for line in PIP:
        progress.hear(line)
    progress.end("done.")
    frames = [frame.rstrip(" |/-\\\n") for frame in screen.getvalue().split("\r")[1:]]
    assert list(dict.fromkeys(frames)) == [
        "Setting up: fetching 1 of 2: one",
        "Setting up: fetching 2 of 2: two",
        "Setting up: fetching 3 of 3: four",
        "Setting up: installing 2 packages",
        "Setting up: done.",
    ]


def test_a_line_that_waits_moves_and_leaves_nothing_of_a_longer_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("CI", raising=False)
    screen = Screen()
    progress = Progress(screen, "Setting up", 2)
    progress.hear(PIP[0])
    progress.beat()
    progress.end("done.")
    _, one, other, last = screen.getvalue().split("\r")
    assert one != other
    assert len(last.rstrip("\n")) == len(other)


@pytest.mark.parametrize("where", ["log", "ci"])
def test_a_log_gets_one_line(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "1" if where == "ci" else "")
    stream = Screen() if where == "ci" else io.StringIO()
    progress = Progress(stream, "Setting up", 2)
    for line in PIP:
        progress.hear(line)
        progress.beat()
    progress.end("done.")
    assert stream.getvalue() == "Setting up (once, about a minute) ... done.\n"


def test_all_output_is_kept_while_it_is_followed(root: Path) -> None:
    house = _setup.House(root)
    words = "import sys; print('heard'); print('ü', file=sys.stderr); sys.exit(3)"
    code, output = house._run([sys.executable, "-X", "utf8", "-c", words])
    assert (code, sorted(output.split())) == (3, ["heard", "ü"])
    assert house._run([str(root / "gone")])[0] == 1


def test_nobody_else_may_set_up_while_an_install_runs(root: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    tried = []

    def intruded(command: list[str]) -> tuple[int, str]:
        with (root / ".cache" / "setup.lock").open() as handle, pytest.raises(BlockingIOError):
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        tried.append(command)
        return 0, ""

    Bench(root, intruded).prepare([])
    assert len(tried) == 2


@needs_links
def test_copies_that_share_an_environment_share_its_lock(root: Path) -> None:
    (root / ".venv").mkdir()
    copy = root / "copy"
    copy.mkdir()
    (copy / ".venv").symlink_to(root / ".venv", target_is_directory=True)
    assert _setup.House(copy).lock == _setup.House(root).lock


def test_who_waited_for_the_lock_finds_the_work_done(root: Path) -> None:
    class Late(Bench):
        @contextlib.contextmanager
        def _locked(self) -> Iterator[None]:
            Bench(root, fine).prepare([])
            yield

    house = Late(root, fine)
    house.prepare([])
    assert house.commands == []
