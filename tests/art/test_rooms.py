"""Checks that the art toolkit stays in rooms of a size to look round in, with names of things."""

import ast
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
MOST = 20


def faults(root: Path) -> list[str]:
    """Say in a sentence each what is wrong with the packages under a folder."""
    found = []
    for folder in [root, *(file for file in root.rglob("*") if file.name.isidentifier())]:
        modules = sorted(folder.glob("*.py"))
        if len(modules) > MOST + 1:
            found.append(
                f"{folder.name} holds more than {MOST} modules; split it by what they show."
            )
        for file in modules:
            tree = ast.parse(file.read_text(encoding="utf-8"))
            words = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
            words |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
            if any(sign.isdigit() for sign in file.stem):
                found.append(f"{file.name} is numbered; name it by what it shows.")
            if words & {"import_module", "__import__", "importlib"}:
                found.append(f"{file.name} imports by a computed name; import it plainly.")
            if file.stem == "__init__" and (len(tree.body) != 1 or not ast.get_docstring(tree)):
                found.append(f"{folder.name}/__init__.py must hold one sentence: its duty.")
    return found


def test_rooms_are_small_and_everything_has_a_name() -> None:
    assert faults(SCRIPTS / "art") == []


def test_crowds_numbers_and_computed_imports_are_noticed(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").write_text("x = 1\n", encoding="utf-8")
    for number in range(MOST + 1):
        name = "m" + "a" * number
        (tmp_path / f"{name}.py").write_text('"""Draws."""\n', encoding="utf-8")
    (tmp_path / "left1.py").write_text("importlib.import_module(name)\n", encoding="utf-8")
    assert len(faults(tmp_path)) == 4
