"""Checks the documents: what they point to exists, and README opens as it should."""

import re
from pathlib import Path

from tests.house.files import ROOT, below

LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
NAMED = re.compile(r"`((?:rules|tabletop|scripts|tests|assets)/[\w./-]+)`")
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
