"""Checks that a word names one thing: no class of the house is called like another one."""

import ast
from collections import defaultdict
from pathlib import Path

from tests.house.files import ROOT, python

HOUSE = (Path("tabletop"), Path("rules", "core"))
VERBS = "verbs"  # a game calls what its players do as its rulebook does


def classes(file: Path) -> list[str]:
    """Return the names of the classes that a module opens to others."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    names = [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
    return [name for name in names if not name.startswith("_")]


def by_name(files: list[Path], root: Path) -> dict[str, list[str]]:
    """Map the name of each class to the modules in which one of it stands."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in files:
        for name in classes(file):
            found[name].append(file.relative_to(root).as_posix())
    return found


def shared(root: Path) -> list[str]:
    """Complain about each name of the house that names two things."""
    house = by_name([file for part in HOUSE for file in python(root / part)], root)
    games = by_name(
        [
            file
            for file in python(root / "rules")
            if VERBS not in file.relative_to(root).with_suffix("").parts
        ],
        root,
    )
    result = []
    for name, homes in sorted(house.items()):
        everywhere = sorted({*homes, *games.get(name, [])})
        if len(everywhere) > 1 or len(homes) > 1:
            result.append(
                f"{name} names {max(len(homes), len(everywhere))} classes "
                f"({', '.join(everywhere)}): give each a word of its own."
            )
    return result


def test_a_word_names_one_class() -> None:
    assert shared(ROOT) == []


def test_the_check_bites(tmp_path: Path) -> None:
    for where in ("tabletop/ui", "rules/core", "rules/chess/law", "rules/chess/verbs"):
        (tmp_path / where).mkdir(parents=True)
    (tmp_path / "tabletop/ui/piece.py").write_text("class Piece: ...\nclass _Own: ...\n")
    (tmp_path / "rules/core/setup.py").write_text("class Piece: ...\nclass Move: ...\n")
    (tmp_path / "rules/chess/law/own.py").write_text("class _Own: ...\nclass Rank: ...\n")
    (tmp_path / "rules/chess/verbs/move.py").write_text("class Move: ...\n")
    complaints = shared(tmp_path)
    assert len(complaints) == 1
    assert complaints[0].startswith("Piece names 2 classes (rules/core/setup.py, tabletop/ui/")
