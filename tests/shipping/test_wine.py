"""What the build for Windows under Wine fetches: what pyproject.toml asks for, by its hash."""

import re
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import package
from shipping.frozen import PackingError
from tests.house.files import ROOT
from wine import machine
from wine.machine import FOR_WINDOWS, PYTHON, WHEELS, Wine, named
from wine.pins import asked, pinned

HASHED = re.compile(r"^[\w.-]+==\S+ \\\n    --hash=sha256:[0-9a-f]{64}$", re.MULTILINE)


def unmet(requirements: list[str], versions: dict[str, str]) -> list[str]:
    """List the requirements that no pinned version meets."""
    wanted = [Requirement(text) for text in requirements]
    return [
        str(one)
        for one in wanted
        if not one.specifier.contains(versions.get(canonicalize_name(one.name), "0"))
    ]


def test_the_pinned_wheels_are_those_that_the_project_asks_for() -> None:
    versions = pinned(WHEELS.read_text(encoding="utf-8"))
    assert unmet(asked(), versions) == [], (
        "renew the pins: PYTHONPATH=.:scripts python -m wine.pins"
    )
    assert unmet(["pygame-ce<2", "no-such-thing>=1"], versions) == [
        "pygame-ce<2",
        "no-such-thing>=1",
    ]


@pytest.mark.parametrize("pins", [PYTHON, WHEELS], ids=lambda pins: pins.name)
def test_everything_fetched_has_a_hash(pins: Path) -> None:
    text = pins.read_text(encoding="utf-8")
    assert len(HASHED.findall(text)) == len(pinned(text)) > 0


def test_the_wheels_are_for_the_python_that_is_fetched() -> None:
    (version,) = pinned(PYTHON.read_text(encoding="utf-8")).values()
    assert version.startswith(f"{FOR_WINDOWS[-1]}.")


def test_a_path_is_named_as_windows_finds_it() -> None:
    assert named(ROOT / "a b" / "c.toml").endswith("\\a b\\c.toml")
    assert "/" not in named(ROOT)


def test_what_cannot_be_fetched_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "obstacle", lambda _tools, _purpose: "wine not found")
    monkeypatch.setattr("sys.platform", "linux")
    with pytest.raises(PackingError, match="wine not found"):
        Wine().prepare()


@pytest.mark.parametrize(
    ("words", "told"),
    [(["--system", "macos"], "is built there"), (["--wine"], "goes with --system windows")],
)
def test_a_system_that_cannot_be_built_for_here_is_told(
    words: list[str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("sys.argv", ["package.py", *words])
    with pytest.raises(SystemExit):
        package.arguments()
    assert told in capsys.readouterr().err
