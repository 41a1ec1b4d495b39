"""Checks the shape of the source: short files, short functions, a duty at the top of each."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.house.files import ROOT, python

FILE_LINES = 400
FUNCTION_LINES = 40
NOT_FOR_RULES = {"random", "time", "datetime", "secrets", "uuid", "pickle", "threading", "asyncio"}


def shape_faults(root: Path) -> list[str]:
    """List files and functions that are too long and modules without a stated duty."""
    found = []
    for file in python(root):
        source = file.read_text(encoding="utf-8")
        where = file.relative_to(root).as_posix()
        lines = len(source.splitlines())
        if lines > FILE_LINES:
            found.append(f"{where}: {lines} lines")
        tree = ast.parse(source)
        if not ast.get_docstring(tree):
            found.append(f"{where}: no docstring")
        found += [f"{where}:{fault}" for fault in long_functions(tree)]
    return found


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield every statement below a node; what stands inside of one need not be gone through."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.stmt | ast.excepthandler | ast.match_case):
            yield node
            yield from statements(node)


def long_functions(tree: ast.Module) -> list[str]:
    """List the functions of a module that are too long."""
    return [
        f"{node.lineno}: {node.name} has {node.end_lineno - node.lineno + 1} lines"
        for node in statements(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.end_lineno is not None
        and node.end_lineno - node.lineno >= FUNCTION_LINES
    ]


def foreign_imports(root: Path) -> list[str]:
    """List what the rules import beside themselves and the harmless part of the library."""
    found = []
    for file in python(root / "rules"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in (full.partition(".")[0] for full in names):
                allowed = name == "rules" or name in sys.stdlib_module_names - NOT_FOR_RULES
                if not allowed:
                    found.append(f"{file.relative_to(root).as_posix()}: {name}")
    return found


def test_files_and_functions_are_short_and_state_their_duty() -> None:
    assert shape_faults(ROOT) == []


def test_rules_import_only_the_standard_library_without_chance_and_clock() -> None:
    assert foreign_imports(ROOT) == []


def test_the_checks_bite(tmp_path: Path) -> None:
    rules = tmp_path / "rules" / "core"
    rules.mkdir(parents=True)
    body = "    x = 1\n" * 40
    bad = rules / "bad.py"
    bad.write_text(f"import random\nimport math\nfrom pygame import Rect\ndef f():\n{body}")
    long = rules / "long.py"
    long.write_text('"""Is long."""\n' + "x = 1\n" * 400)
    assert shape_faults(tmp_path) == [
        "rules/core/bad.py: no docstring",
        "rules/core/bad.py:4: f has 41 lines",
        "rules/core/long.py: 401 lines",
    ]
    assert foreign_imports(tmp_path) == ["rules/core/bad.py: random", "rules/core/bad.py: pygame"]
