"""Checks the documents: what they point to exists, README and change log open as they should."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.house.files import ROOT, below

LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
NAMED = re.compile(r"`((?:rules|tabletop|scripts|tests|assets)/[\w./-]+)`")
ENTRY = re.compile(r"^## (.*)$", re.MULTILINE)
PYTHONS = re.compile(r"Programming Language :: Python :: (3\.\d+)")
VERSION = re.compile(r"\d+\.\d+\.\d+")
COMMANDS = ["python3 scripts/play.py", "python3 scripts/test.py"]


def dead_ends(root: Path) -> list[str]:
    """List what the documents link to or name and the project does not have."""
    found = []
    for file in below(root, ".md"):
        text = file.read_text(encoding="utf-8")
        targets = [file.parent / name for name in LINK.findall(text)]
        targets += [root / name for name in NAMED.findall(text)]
        found += [f"{file.name}: {target.name}" for target in targets if not target.exists()]
    return found


def opening(text: str) -> tuple[str, list[str]]:
    """Return the first line of a document and the lines of its first block of commands."""
    block = re.search(r"```sh\n(.*?)```", text, re.DOTALL)
    return text.partition("\n")[0], block[1].splitlines() if block else []


def changelog_faults(text: str, version: str) -> list[str]:
    """List what is wrong with a change log: not of this version, an empty entry, a wrong order."""
    _, *parts = ENTRY.split(text)
    names, bodies = parts[::2], parts[1::2]
    found = [] if names[:1] == [version] else [f"{version} is not its newest entry"]
    found += [f"{name} is no version" for name in names if not VERSION.fullmatch(name)]
    told = zip(names, bodies, strict=True)
    found += [f"{name} tells nothing" for name, body in told if not re.search(r"^- \S", body, re.M)]
    if found:
        return found
    numbers = [tuple(map(int, name.split("."))) for name in names]
    pairs = zip(names, numbers, numbers[1:], strict=False)
    return [f"{name} is not newer than what it follows" for name, new, old in pairs if new <= old]


def test_the_change_log_opens_with_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert changelog_faults(text, project["version"]) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("# Changes\n\n- Lost.\n", "0.10.0 is not its newest entry"),
        ("## 0.9.0\n\n- Old.\n", "0.10.0 is not its newest entry"),
        ("## 0.9.0\n\n- Old.\n\n## 0.10.0\n\n- New.\n", "0.10.0 is not its newest entry"),
        ("## 0.10.0\n\nWords.\n\n## 0.9.0\n\n- Old.\n", "0.10.0 tells nothing"),
        ("## 0.10.0\n\n- New.\n\n## Soon\n\n- Old.\n", "Soon is no version"),
        ("## 0.10.0\n\n- New.\n\n## 0.10.0\n\n- Old.\n", "0.10.0 is not newer"),
        ("## 0.10.0\n\n- New.\n\n## 0.11.0\n\n- Old.\n", "0.10.0 is not newer"),
    ],
)
def test_a_wrong_change_log_is_noticed(text: str, fault: str) -> None:
    faults = changelog_faults(text, "0.10.0")
    assert len(faults) == 1
    assert faults[0].startswith(fault)


def test_versions_are_compared_as_numbers() -> None:
    text = "## 0.10.0\n\n- New.\n\n## 0.9.0\n\n- Old.\n"
    assert changelog_faults(text, "0.10.0") == []


def test_the_readme_names_the_pythons_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    tried = [found[1] for line in project["classifiers"] if (found := PYTHONS.fullmatch(line))]
    assert project["requires-python"] == f">={tried[0]}"
    named = f"run on Python {', '.join(tried[:-1])} and {tried[-1]}"
    assert named in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_documents_point_to_nothing_that_is_missing() -> None:
    assert dead_ends(ROOT) == []


def test_the_readme_opens_with_a_picture_and_exactly_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    first, commands = opening(text)
    assert re.fullmatch(r"!\[.+\]\(assets/readme/[a-z]+\.jpg\)", first)
    assert commands == COMMANDS
    assert text.count("```sh") == 1


def test_the_checks_bite(tmp_path: Path) -> None:
    words = (
        "Text\n[a](here.md) [b](gone.md#x) [c](https://x.org/y) `rules/none.py`\n```sh\nls\n```\n"
    )
    (tmp_path / "here.md").write_text(words)
    assert dead_ends(tmp_path) == ["here.md: gone.md", "here.md: none.py"]
    assert opening(words) == ("Text", ["ls"])
