"""Checks words that must not appear: games inside the application, paths outside the project."""

import re
from pathlib import Path

from clauses import games
from tests.house.files import ROOT, python, texts

OUTSIDE = re.compile(
    r"(?<![\w.:/*])/(?:work|tmp|home|root|opt|srv|mnt|media|Users)(?:/|\b)|\b[A-Z]:\\Users"
)
UPWARDS = re.compile(r"(?:\.\./)+[\w.-]+(?:/[\w.-]+)*")


def games_named(root: Path, names: list[str]) -> list[str]:
    """List the lines of the application that name a game."""
    return [
        f"{file.relative_to(root).as_posix()}:{number}: {name}"
        for file in python(root / "tabletop")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        for name in names
        if re.search(rf"(?<![A-Za-z]){name}(?![A-Za-z])", line, re.IGNORECASE)
    ]


def outside_paths(root: Path) -> list[str]:
    """List mentions of places on a machine that are not part of the project."""
    found = []
    for file in texts(root):
        where = file.relative_to(root).as_posix()
        content = file.read_text(encoding="utf-8")
        found += [f"{where}: {match[0]}" for match in OUTSIDE.finditer(content)]
        for match in UPWARDS.finditer(content):
            target = (file.parent / match[0]).resolve()
            if not target.is_relative_to(root.resolve()):
                found.append(f"{where}: {match[0]}")
    return found


def test_the_application_names_no_game() -> None:
    assert games_named(ROOT, games(ROOT)) == []


def test_nothing_mentions_paths_outside_the_project() -> None:
    assert outside_paths(ROOT) == []


def test_the_checks_bite(tmp_path: Path) -> None:
    folder = tmp_path / "tabletop"
    folder.mkdir()
    # Spelled in pieces so that this file passes its own test.
    bad = "/" + "tmp/cat.png ../" + "../elsewhere/x.md ../tabletop/a.py"
    (folder / "a.py").write_text(f'"""Bad."""\nif game == "poker": "{bad}"\n', encoding="utf-8")
    assert games_named(tmp_path, ["poker", "chess"]) == ["tabletop/a.py:2: poker"]
    assert outside_paths(tmp_path) == [
        "tabletop/a.py: /" + "tmp/",
        "tabletop/a.py: ../" + "../elsewhere/x.md",
    ]
