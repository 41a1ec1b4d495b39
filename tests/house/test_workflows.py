"""Checks the workflows: images that exist, every offered Python, and no work hidden in YAML."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.house.files import ROOT

WORKFLOWS = ROOT / ".github" / "workflows"
FILES = sorted(WORKFLOWS.glob("*.yml"))
COMMAND = re.compile(r"\b(?:bash|python3?) ([\w./-]+)")
VERSIONS = re.compile(r"^ +python(?:-version)?: (.*\d.*)$", re.M)
IMAGE = re.compile(r"\b((?:ubuntu|windows|macos)-[\w.-]+)")
USES = re.compile(r"^ +- uses: (\S+)(.*)$", re.M)
RUN = re.compile(r"^( +)(?:- )?run: (.*)\n((?:\1 +.*\n)*)", re.M)
# What GitHub offers at the end of 2026; ubuntu-22.04 ends in April 2027, macos-14 has ended.
OFFERED = {
    *("ubuntu-24.04", "ubuntu-24.04-arm", "ubuntu-26.04", "ubuntu-26.04-arm"),
    *("windows-2022", "windows-2025", "windows-11-arm"),
    *("macos-15", "macos-15-intel", "macos-26", "macos-26-intel"),
}
SYSTEMS = {"ubuntu", "windows", "macos"}

every_workflow = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def read(name: str) -> str:
    return (WORKFLOWS / name).read_text(encoding="utf-8")


def lost_commands(folder: Path, root: Path) -> list[str]:
    """List the scripts that workflows run and the project does not have."""
    return [
        f"{file.name} runs {name}, which does not exist"
        for file in sorted(folder.glob("*.yml"))
        for name in COMMAND.findall(file.read_text(encoding="utf-8"))
        if not (root / name).exists()
    ]


def shell_work(text: str) -> list[str]:
    """List what steps do in a shell beyond calling one script or fetching packages."""
    lines = []
    for _, first, more in RUN.findall(text):
        lines += [first] if first != "|" else [line.strip() for line in more.splitlines()]
    simple = re.compile(r"python3? [\w./ -]+|apt-get [\w./ -]+")
    return [line for line in lines if not simple.fullmatch(line)]


def project() -> dict[str, object]:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert isinstance(told, dict)
    return told


def pythons(text: str) -> set[str]:
    """Return the Pythons that a workflow asks for."""
    return {version for line in VERSIONS.findall(text) for version in re.findall(r"3\.\d+", line)}


def test_every_pull_request_passes_the_gate_on_every_system() -> None:
    text = read("check.yml")
    assert re.search(r"^on:\n(?: .*\n)*  pull_request:", text, re.M)
    assert "run: python scripts/check.py" in text
    assert "CLOAKROOM_NEED_WINDOW: ${{ runner.os == 'Linux' && '1' || '' }}" in text
    assert {image.split("-")[0] for image in IMAGE.findall(text)} == SYSTEMS


def test_the_gate_runs_on_each_python_from_the_oldest_to_the_newest_release() -> None:
    offered = [
        str(line).rsplit(" ", 1)[1]
        for line in project()["classifiers"]  # type: ignore[attr-defined]
        if re.search(r"3\.\d+$", str(line))
    ]
    assert pythons(read("check.yml")) == set(offered[:4])
    assert offered[0] == str(project()["requires-python"]).removeprefix(">=")


def test_a_release_is_built_with_the_oldest_python_for_every_system_and_machine() -> None:
    text = read("release.yml")
    assert pythons(text) == {str(project()["requires-python"]).removeprefix(">=")}
    built = {image for line in re.findall(r"os: \[(.*)\]", text) for image in line.split(", ")}
    assert built == {
        *("ubuntu-24.04", "ubuntu-24.04-arm"),
        *("windows-2022", "macos-15", "macos-15-intel"),
    }


@every_workflow
def test_a_workflow_asks_for_images_that_are_offered(file: Path) -> None:
    assert set(IMAGE.findall(file.read_text(encoding="utf-8"))) <= OFFERED


@every_workflow
def test_a_step_calls_a_script_and_does_nothing_else(file: Path) -> None:
    assert shell_work(file.read_text(encoding="utf-8")) == []


@every_workflow
def test_what_others_wrote_is_pinned_to_a_commit_and_named(file: Path) -> None:
    used = USES.findall(file.read_text(encoding="utf-8"))
    assert used
    for name, said in used:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", name), name
        assert re.fullmatch(r" # v\d+\.\d+\.\d+", said), name


@every_workflow
def test_only_what_publishes_may_write(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert re.search(r"^permissions:\n  contents: read\n\n", text, re.M)
    assert [part for part in re.split(r"^  (?=\w+:)", text, flags=re.M) if "write" in part] == [
        part for part in re.split(r"^  (?=\w+:)", text, flags=re.M) if part.startswith("publish:")
    ]


def test_workflows_run_only_what_there_is() -> None:
    assert lost_commands(WORKFLOWS, ROOT) == []


def test_the_checks_bite(tmp_path: Path) -> None:
    (tmp_path / "a.yml").write_text("run: bash .ci/gone\nrun: python build/lost.py --check\n")
    assert lost_commands(tmp_path, tmp_path) == [
        "a.yml runs .ci/gone, which does not exist",
        "a.yml runs build/lost.py, which does not exist",
    ]
    steps = (
        "  - run: python a.py | grep x\n  - name: b\n    run: |\n      apt-get update\n      cd x\n"
    )
    assert shell_work(steps) == ["python a.py | grep x", "cd x"]
