"""Checks how the source is housed: no crowded folder, no numbered module, a duty on each door."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.house.files import ROOT, python

FOLDERS = ("rules", "tabletop", "scripts", "build")
WITHOUT_DOOR = ("scripts", "build")  # folders of commands; nobody imports them
MODULES = 20  # what a person still takes in at a glance
FLAT = 15  # modules up to which a game needs no rooms
ROOMS = {"facts", "law", "verbs", "told", "mind"}
IMPORTERS = {"import_module", "__import__"}
# The process that thinks is told which registry to read: tests have games of their own.
NAMED_FROM_OUTSIDE = ("tabletop/ai/worker.py",)


def sources(root: Path) -> Iterator[tuple[str, Path]]:
    """Yield every module of the house with its path as it is told."""
    for name in FOLDERS:
        for file in python(root / name):
            yield file.relative_to(root).as_posix(), file


def packages(root: Path) -> dict[str, list[Path]]:
    """Map each folder with source to its modules."""
    found: dict[str, list[Path]] = {}
    for where, file in sources(root):
        inside = found.setdefault(where.rpartition("/")[0], [])
        if file.name != "__init__.py":
            inside.append(file)
    return found


def crowded(root: Path) -> list[str]:
    """List the folders with more modules than a person takes in."""
    return [
        f"{folder} has {len(inside)} modules: give those that belong together a package of their"
        f" own ({MODULES} at most)"
        for folder, inside in packages(root).items()
        if len(inside) > MODULES
    ]


def numbered(root: Path) -> list[str]:
    """List the modules that are told apart by a number instead of a name."""
    return [
        f"{where}: call it by what it holds, not by a number"
        for where, file in sources(root)
        if any(map(str.isdigit, file.stem))
    ]


def without_duty(root: Path) -> list[str]:
    """List the packages that do not state one duty in one sentence."""
    found = []
    for folder in packages(root):
        door = root / folder / "__init__.py"
        tree = ast.parse(door.read_text(encoding="utf-8") if door.exists() else "")
        duty = ast.get_docstring(tree) or ""
        if folder not in WITHOUT_DOOR and (not duty.endswith(".") or "\n" in duty):
            found.append(f"{folder}/__init__.py: say in one sentence what the package holds")
    return found


def without_rooms(root: Path) -> list[str]:
    """List the large games that lie about in one folder."""
    return [
        f"{folder}: give the game the rooms {', '.join(sorted(ROOMS))}, all of them"
        for folder, inside in packages(root).items()
        if folder.startswith("rules/") and (root / folder / "game.py").exists()
        if folder != "rules/core"
        if len(inside) > FLAT
        or {part.name for part in (root / folder).iterdir()} & ROOMS not in (set(), ROOMS)
    ]


def computed_imports(root: Path) -> list[str]:
    """List the places where a module is imported whose name does not stand in the source."""
    found = []
    for where, file in sources(root):
        if where in NAMED_FROM_OUTSIDE:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = ast.unparse(node.func).rpartition(".")[2]
            literal = bool(node.args) and isinstance(node.args[0], ast.Constant)
            if called in IMPORTERS and not literal:
                found.append(f"{where}:{node.lineno}: import by a name that stands in the source")
    return found


def test_the_source_is_housed_so_that_a_newcomer_finds_it() -> None:
    assert crowded(ROOT) == []
    assert numbered(ROOT) == []
    assert without_duty(ROOT) == []
    assert without_rooms(ROOT) == []
    assert computed_imports(ROOT) == []


def test_the_exceptions_are_still_needed() -> None:
    for where in NAMED_FROM_OUTSIDE:
        assert "import_module(registry)" in (ROOT / where).read_text(encoding="utf-8")


def test_the_checks_bite(tmp_path: Path) -> None:
    game = tmp_path / "rules" / "heap"
    (game / "law").mkdir(parents=True)
    for name in ("__init__", "game", *(f"part{number}" for number in range(20))):
        (game / f"{name}.py").write_text("")
    (game / "law" / "tax.py").write_text("")
    scripts = tmp_path / "scripts"
    scripts.mkdir()
    code = 'import_module("json")\nimportlib.import_module(f"a.{b}")\n__import__(name)\n'
    (scripts / "tool.py").write_text(code)
    assert [line.partition(" has 21 modules")[0] for line in crowded(tmp_path)] == ["rules/heap"]
    assert len(numbered(tmp_path)) == 20
    assert [line.partition("/__init__")[0] for line in without_duty(tmp_path)] == [
        "rules/heap",
        "rules/heap/law",
    ]
    assert [line.partition(":")[0] for line in without_rooms(tmp_path)] == ["rules/heap"]
    assert computed_imports(tmp_path) == [
        "scripts/tool.py:2: import by a name that stands in the source",
        "scripts/tool.py:3: import by a name that stands in the source",
    ]
