"""Checks how the rules are housed: no crowded folder, no numbered module, a duty on each door."""

import ast
from pathlib import Path

from tests.house.files import ROOT, python

MODULES = 20  # what a person still takes in at a glance
FLAT = 15  # modules up to which a game needs no rooms
ROOMS = {"facts", "law", "verbs", "told", "mind"}


def packages(root: Path) -> dict[Path, list[Path]]:
    """Map each package of the rules to its modules."""
    found: dict[Path, list[Path]] = {}
    for file in python(root / "rules"):
        inside = found.setdefault(file.parent, [])
        if file.name != "__init__.py":
            inside.append(file)
    return found


def crowded(root: Path) -> list[str]:
    """List the folders with more modules than a person takes in."""
    found = packages(root).items()
    return [at.relative_to(root).as_posix() for at, inside in found if len(inside) > MODULES]


def numbered(root: Path) -> list[str]:
    """List the modules that are told apart by a number instead of a name."""
    return [file.name for file in python(root / "rules") if any(map(str.isdigit, file.stem))]


def without_duty(root: Path) -> list[str]:
    """List the packages that do not state one duty in one sentence."""
    found = []
    for folder in packages(root):
        door = folder / "__init__.py"
        tree = ast.parse(door.read_text(encoding="utf-8") if door.exists() else "")
        duty = ast.get_docstring(tree) or ""
        if not duty.endswith(".") or "\n" in duty:
            found.append(folder.relative_to(root).as_posix())
    return found


def without_rooms(root: Path) -> list[str]:
    """List the large games that lie about in one folder."""
    return [
        folder.name
        for folder, inside in packages(root).items()
        if (folder / "game.py").exists() and folder.name != "core"
        if len(inside) > FLAT
        or {part.name for part in folder.iterdir()} & ROOMS not in (set(), ROOMS)
    ]


def test_the_rules_are_housed_so_that_a_newcomer_finds_them() -> None:
    assert crowded(ROOT) == []
    assert numbered(ROOT) == []
    assert without_duty(ROOT) == []
    assert without_rooms(ROOT) == []


def test_the_checks_bite(tmp_path: Path) -> None:
    game = tmp_path / "rules" / "heap"
    (game / "law").mkdir(parents=True)
    for name in ("__init__", "game", *(f"part{number}" for number in range(20))):
        (game / f"{name}.py").write_text("")
    (game / "law" / "tax.py").write_text("")
    assert crowded(tmp_path) == ["rules/heap"]
    assert len(numbered(tmp_path)) == 20
    assert without_duty(tmp_path) == ["rules/heap", "rules/heap/law"]
    assert without_rooms(tmp_path) == ["heap"]
