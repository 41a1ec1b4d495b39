"""Checks how deep the imports of a table go: who reads one module has not to read all others."""

import ast
from functools import cache
from pathlib import Path

from tests.house.files import ROOT, python

TABLE = "tabletop/ui/table"
LONGEST = 14  # modules in a chain of imports, from the scene to what needs no other


def imports(root: Path) -> dict[str, list[str]]:
    """Map each module of the table to those of the table that it imports."""
    files = {_name(root, file): file for file in python(root / TABLE)}
    found: dict[str, list[str]] = {}
    for name, file in files.items():
        wanted = set()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                wanted |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
            elif isinstance(node, ast.Import):
                wanted |= {alias.name for alias in node.names}
        found[name] = sorted(wanted & files.keys() - {name})
    return found


def _name(root: Path, file: Path) -> str:
    return ".".join(file.relative_to(root).with_suffix("").parts)


def longest_chain(known: dict[str, list[str]]) -> list[str]:
    """Return the longest chain of modules each of which imports the next."""

    @cache
    def below(name: str) -> tuple[str, ...]:
        chains = [below(other) for other in known[name]]
        return (name, *max(chains, key=len)) if chains else (name,)

    longest = max([below(name) for name in known], key=len)
    return list(longest)


def too_deep(root: Path) -> list[str]:
    """Complain about a chain of imports that is too long to be followed."""
    chain = longest_chain(imports(root))
    if len(chain) <= LONGEST:
        return []
    short = [name.removeprefix(TABLE.replace("/", ".") + ".") for name in chain]
    return [
        f"{TABLE}: {len(chain)} modules import one another in a row, {LONGEST} are allowed: "
        f"{' > '.join(short)}. Hand one of them what it needs instead of where that comes from, "
        f"or move what two of them share further down."
    ]


def test_no_chain_of_imports_inside_the_table_is_too_long() -> None:
    assert too_deep(ROOT) == []


def test_the_check_bites(tmp_path: Path) -> None:
    folder = tmp_path / TABLE
    folder.mkdir(parents=True)
    letters = "abcdefghijklmno"
    assert len(letters) > LONGEST
    for letter, other in zip(letters, [*letters[1:], ""], strict=True):
        line = f"from tabletop.ui.table.{other} import thing\n" if other else ""
        (folder / f"{letter}.py").write_text(line)
    assert [" > ".join(letters) in complaint for complaint in too_deep(tmp_path)] == [True]
    (folder / "g.py").write_text("from tabletop.ui import stage\n")
    assert too_deep(tmp_path) == []
