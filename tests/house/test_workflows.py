"""Checks the workflows: each pull request passes the gate, on the oldest Python that is offered."""

import re
import tomllib
from pathlib import Path

from _screen import TOOLS
from tests.house.files import ROOT

WORKFLOWS = ROOT / ".github" / "workflows"
COMMAND = re.compile(r"\b(?:bash|python3?) ([\w./-]+)")
VERSION = re.compile(r'python-version: "([\d.]+)"')


def lost_commands(folder: Path, root: Path) -> list[str]:
    """List the scripts that workflows run and the project does not have."""
    return [
        f"{file.name} runs {name}, which does not exist"
        for file in sorted(folder.glob("*.yml"))
        for name in COMMAND.findall(file.read_text(encoding="utf-8"))
        if not (root / name).exists()
    ]


def test_every_pull_request_passes_the_gate() -> None:
    text = (WORKFLOWS / "check.yml").read_text(encoding="utf-8")
    assert re.search(r"^on:\n(?: .*\n)*  pull_request:", text, re.M)
    assert "run: bash .ci/run" in text
    assert all(tool.lower() in text for tool in TOOLS)


def test_workflows_run_on_the_oldest_python_that_is_offered() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")
    for file in WORKFLOWS.glob("*.yml"):
        assert set(VERSION.findall(file.read_text(encoding="utf-8"))) == {oldest}, file.name


def test_workflows_run_only_what_there_is() -> None:
    assert lost_commands(WORKFLOWS, ROOT) == []


def test_the_checks_bite(tmp_path: Path) -> None:
    (tmp_path / "a.yml").write_text("run: bash .ci/gone\nrun: python build/lost.py --check\n")
    assert lost_commands(tmp_path, tmp_path) == [
        "a.yml runs .ci/gone, which does not exist",
        "a.yml runs build/lost.py, which does not exist",
    ]
