"""Checks that somebody with an old Python gets a plain sentence from every script."""

import welcome

import ast
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.house.files import ROOT, python

OLDEST_READER = (3, 6)
STARTED = [
    file
    for file in (*python(ROOT / "scripts"), *python(ROOT / "build"))
    if file.parent.name in {"scripts", "build"} and not file.name.startswith("_")
]
# Started by another script only, inside the project's own Python.
INNER = {"extensions.py"}
SCRIPTS = sorted(file for file in STARTED if file.name not in INNER)


def faults(source: str) -> list[str]:
    """List what keeps an old Python from hearing the sentence before anything else."""
    try:
        tree = ast.parse(source, feature_version=OLDEST_READER)
    except SyntaxError as wrong:
        return [f"line {wrong.lineno}: {wrong.msg}"]
    loaded = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    names = [ast.unparse(node) for node in loaded]
    first = names.index("import welcome") if "import welcome" in names else len(names)
    return [f"{name} comes before the guard" for name in names[:first] if name != "import sys"]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda file: file.name)
def test_an_old_python_can_read_every_script_up_to_the_sentence(script: Path) -> None:
    assert faults(script.read_text(encoding="utf-8")) == []


def test_an_old_python_can_read_the_guard() -> None:
    source = Path(welcome.__file__).read_text(encoding="utf-8")
    ast.parse(source, feature_version=OLDEST_READER)
    assert "__future__" not in source


def test_the_guard_asks_for_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == ">=" + ".".join(map(str, welcome.OLDEST))


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("import os\nimport welcome\n", "import os comes before the guard"),
        ("from __future__ import annotations\nimport welcome\n", "from __future__ import"),
        ("import welcome\nif a := 3:\n    pass\n", "line 2: Assignment expressions"),
    ],
)
def test_the_check_bites(source: str, fault: str) -> None:
    (found,) = faults(source)
    assert found.startswith(fault)


def test_the_sentence_says_what_is_needed_and_what_helps() -> None:
    plain = welcome.complaint("3.6.15", "scripts/play.py", "")
    assert plain == (
        "Cloakroom needs Python 3.11 or newer; this is Python 3.6.15. Install a newer one, for"
        " example from python.org, and run scripts/play.py with it."
    )
    at_hand = welcome.complaint("3.6.15", "scripts/play.py", "python3.12")
    assert at_hand.endswith("A newer one is here, too: python3.12 scripts/play.py")


def test_only_a_python_that_proves_itself_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def call(command: list[str], **_: object) -> int:
        asked.append(command[0])
        return int(command[0] != "python3")

    there = {"python3.12", "python3", "py"}
    monkeypatch.setattr(shutil, "which", lambda name: name if name in there else None)
    monkeypatch.setattr(subprocess, "call", call)
    assert welcome.newer() == "python3"
    assert asked == ["python3.12", "python3"]


def test_the_proof_of_a_python_is_right_about_this_one() -> None:
    assert subprocess.run([sys.executable, "-c", welcome.PROBE], check=False).returncode == 0
