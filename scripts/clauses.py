"""Checks that every clause of a rulebook is kept by code and proven by a test, and none invented.

A clause is a key of the `[clause]` table in assets/<game>/en.toml. It is kept where a string in
rules/<game>/ cites it. It is proven by a test in tests/games/<game>/ whose name opens with it
(`test_k4_...` for K-4, `test_k_1_2_...` for K.1.2) or that carries
`@pytest.mark.clauses("K-4", ...)`, or by an example in assets/<game>/examples.toml that lists it:
tests/laws/test_examples.py plays them all.
"""

import welcome

import argparse
import ast
import re
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from _setup import ROOT

CLAUSE = re.compile(r"([A-Z]+)(?:-\d+|(?:\.\d+)+)[a-z]?")


@dataclass
class Report:
    """What rulebook, code and tests of one game say about each other."""

    game: str
    total: int = 0
    not_in_code: list[str] = field(default_factory=list)
    not_in_tests: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)

    @property
    def good(self) -> bool:
        """Tell whether nothing is missing and nothing is invented."""
        return not (self.not_in_code or self.not_in_tests or self.unknown)

    def lines(self) -> list[str]:
        """Return the report as lines for a person."""
        found = [f"{self.game}: {self.total} clauses"]
        found += [f"  {clause}: no code cites it" for clause in self.not_in_code]
        found += [f"  {clause}: no test or example names it" for clause in self.not_in_tests]
        found += [f"  {place}: the rulebook has no such clause" for place in self.unknown]
        return found


def games(root: Path) -> list[str]:
    """List the games by their folders in rules/."""
    return sorted(
        folder.name
        for folder in (root / "rules").glob("*")
        if folder.name != "core" and (folder / "__init__.py").exists()
    )


def rulebook(root: Path, game: str) -> list[str]:
    """Return the clause ids of a game in the order of its rulebook."""
    file = root / "assets" / game / "en.toml"
    return list(tomllib.loads(file.read_text(encoding="utf-8")).get("clause", {}))


def strings(tree: ast.AST) -> list[tuple[int, str]]:
    """Return every string constant below a syntax tree with its line."""
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def cited(text: str, prefixes: set[str]) -> list[str]:
    """Return the clause ids in a text that belong to this rulebook's families."""
    pattern = re.compile(rf"(?<![\w.-]){CLAUSE.pattern}(?![\w-])")
    return [match[0] for match in pattern.finditer(text) if match[1] in prefixes]


def named(function: str, clauses: list[str]) -> str:
    """Return the clause that a test's name opens with; an invented one is returned as it reads."""
    known = [clause for clause in clauses if function.startswith(f"test_{slug(clause)}_")]
    if known:
        return max(known, key=len)
    for prefix in {clause_prefix(clause) for clause in clauses}:
        short = re.match(rf"test_{prefix.lower()}(\d+[a-z]?)_", function)
        if short:
            return f"{prefix}-{short[1]}"
        long = re.match(rf"test_{prefix.lower()}((?:_\d+)+)_", function)
        if long:
            return prefix + long[1].replace("_", ".")
    return ""


def slug(clause: str) -> str:
    """Return a clause as test names spell it: k4 for K-4, k_1_2 for K.1.2."""
    return clause.lower().replace("-", "").replace(".", "_")


def clause_prefix(clause: str) -> str:
    """Return the letters a clause opens with; they tell its rulebook."""
    match = CLAUSE.fullmatch(clause)
    return match[1] if match else clause


def in_code(root: Path, game: str, prefixes: set[str]) -> dict[str, str]:
    """Map each clause cited by the game's code to a place that cites it."""
    found: dict[str, str] = {}
    for file in sorted((root / "rules" / game).rglob("*.py")):
        for line, text in strings(ast.parse(file.read_text(encoding="utf-8"))):
            for clause in cited(text, prefixes):
                found.setdefault(clause, f"{file.relative_to(root).as_posix()}:{line} {clause}")
    return found


def in_tests(root: Path, game: str, clauses: list[str]) -> dict[str, str]:
    """Map each clause named by a test to that test."""
    found: dict[str, str] = {}
    prefixes = {clause_prefix(clause) for clause in clauses}
    for file in sorted((root / "tests" / "games" / game).rglob("test_*.py")):
        where = file.relative_to(root).as_posix()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for clause in proven_by(node, clauses, prefixes):
                found.setdefault(clause, f"{where}:{node_line(node)} {clause}")
    return found


def in_examples(root: Path, game: str) -> dict[str, str]:
    """Map each clause that an example shows to that example; a game may have none."""
    file = root / "assets" / game / "examples.toml"
    examples = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    found: dict[str, str] = {}
    for name, example in examples.items():
        for clause in example["clauses"]:
            found.setdefault(clause, f"{file.relative_to(root).as_posix()} [{name}] {clause}")
    return found


def proven_by(node: ast.AST, clauses: list[str], prefixes: set[str]) -> list[str]:
    """Return the clauses that one piece of a test file claims to check."""
    if isinstance(node, ast.FunctionDef):
        name = named(node.name, clauses)
        return [name] if name else []
    if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.clauses"):
        return [clause for _, text in strings(node) for clause in cited(text, prefixes)]
    return []


def node_line(node: ast.AST) -> int:
    """Return the line of a syntax node; 0 when it has none."""
    return node.lineno if isinstance(node, ast.stmt | ast.expr) else 0


def inspect(root: Path, game: str) -> Report:
    """Compare rulebook, code and tests of one game."""
    clauses = rulebook(root, game)
    code = in_code(root, game, {clause_prefix(clause) for clause in clauses})
    tests = in_examples(root, game) | in_tests(root, game, clauses)
    return Report(
        game,
        len(clauses),
        [clause for clause in clauses if clause not in code],
        [clause for clause in clauses if clause not in tests],
        [
            place
            for found in (code, tests)
            for clause, place in found.items()
            if clause not in clauses
        ],
    )


def main() -> int:
    """Report on the games asked for; return 1 when anything is missing or invented."""
    known = games(ROOT)
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="*", metavar="GAME", help=f"one of: {', '.join(known)}")
    asked = parser.parse_args().game or known
    for game in asked:
        if game not in known:
            parser.error(f"there is no game {game!r}; the games are: {', '.join(known)}")
    reports = [inspect(ROOT, game) for game in asked]
    for report in reports:
        print("\n".join(report.lines()))
    return 0 if all(report.good for report in reports) else 1


if __name__ == "__main__":
    sys.exit(main())
