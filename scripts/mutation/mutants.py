"""Every mutant of a source file, and a fair sample of them that a seed decides."""

from __future__ import annotations

import ast
import builtins
import difflib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING

from mutation.changes import Change, Text, changes_of

if TYPE_CHECKING:
    from pathlib import Path

MODULE = "(module)"
LISTS_OF_NAMES = {"__slots__", "__all__"}
BLOCKS = ("body", "orelse", "finalbody", "handlers")


@dataclass(frozen=True)
class Mutant:
    """One fault: where it is, the text that it puts there, and the lines that would meet it."""

    file: str
    function: str
    line: int
    name: str  # the changed lines before and after, unique in the function
    change: Change
    lines: frozenset[int]  # whoever runs one of these may notice; none: whoever uses the file
    around: frozenset[int] = frozenset()  # the lines of the function that it is in

    def applied(self, source: str) -> str:
        """Return the source with this fault in it."""
        content, change = source.encode(), self.change
        return (content[: change.start] + change.text.encode() + content[change.end :]).decode()

    def diff(self, source: str) -> str:
        """Return the fault as a small difference of lines."""
        lines = difflib.unified_diff(
            source.splitlines(), self.applied(source).splitlines(), lineterm="", n=0
        )
        return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


@dataclass(frozen=True)
class Place:
    """Where the finder is: in which function, what that promises, which lines meet a fault."""

    function: str = ""
    returns: str = ""
    running: bool = False  # in a function, and not only while the module is loaded
    lines: frozenset[int] = frozenset()
    around: frozenset[int] = frozenset()

    def entered(self, node: ast.FunctionDef | ast.ClassDef) -> Place:
        """Return the place inside a function or class."""
        name = f"{self.function}.{node.name}" if self.function else node.name
        if isinstance(node, ast.ClassDef):
            return Place(name)
        promised = ast.unparse(node.returns) if node.returns else ""
        body = frozenset(range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1))
        return Place(name, promised, running=True, lines=body, around=body)


class Finder:
    """Walks through one source and collects its mutants."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.text = Text.of(source)
        self.tree = ast.parse(source)
        self.found: list[Mutant] = []
        self._names: Counter[tuple[str, str]] = Counter()

    def mutants(self) -> list[Mutant]:
        """Return every mutant, in the order of the source."""
        self._inside(self.tree, Place())
        return self.found

    def _inside(self, node: ast.AST, place: Place) -> None:
        for child in _parts(node):
            here = place
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                here = place.entered(child)
            elif isinstance(child, ast.stmt):
                here = replace(place, lines=self._lines(child, place))
            for change in changes_of(child, node, place.returns, self.text):
                self._keep(change, here)
            self._inside(child, here)

    def _lines(self, node: ast.stmt, place: Place) -> frozenset[int]:
        """Return the lines whose run would meet a fault in a statement, without its block."""
        if not place.running:
            targets = node.targets if isinstance(node, ast.Assign) else []
            targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
            return frozenset(self._uses({ast.unparse(target) for target in targets}))
        last = node.end_lineno or node.lineno
        blocks = [getattr(node, name, None) for name in BLOCKS]
        inner = [block[0].lineno - 1 for block in blocks if isinstance(block, list) and block]
        return frozenset(range(node.lineno, max(min([last, *inner]), node.lineno) + 1))

    def _uses(self, names: set[str]) -> Iterator[int]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in names:
                yield node.lineno

    def _keep(self, change: Change, place: Place) -> None:
        if self.text.content[change.start : change.end] == change.text.encode():
            return  # two arguments that are the same
        name = self._told(change)
        self._names[place.function, name] += 1
        alike = self._names[place.function, name]
        line = self.text.content.count(b"\n", 0, change.start) + 1
        unique = name if alike == 1 else f"{name} ({alike})"
        function = place.function or MODULE
        met, around = place.lines, place.around
        self.found.append(Mutant(self.file, function, line, unique, change, met, around))

    def _told(self, change: Change) -> str:
        """Return the lines of a change before and after it, in one line."""
        content = self.text.content
        start = content.rfind(b"\n", 0, change.start) + 1
        end = content.find(b"\n", change.end)
        end = len(content) if end < 0 else end
        old = content[start:end].decode()
        head, tail = content[start : change.start].decode(), content[change.end : end].decode()
        return f"{_one_line(old)} => {_one_line(head + change.text + tail)}"


def _one_line(lines: str) -> str:
    """Return some lines as one, without the remarks behind them."""
    return " ".join(" ".join(line.partition("  # ")[0] for line in lines.splitlines()).split())


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what lies in a node and may hold a fault that somebody could notice."""
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list", "type_params"}:
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST) and not _unnoticed(part, node):
                yield part


def _unnoticed(node: ast.AST, parent: ast.AST) -> bool:
    """Tell whether a part is for type checkers or developers only, or has no exact position."""
    if isinstance(node, ast.JoinedStr):
        return True  # before Python 3.12 what is inside has no position of its own
    if isinstance(node, ast.If):
        return ast.unparse(node.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}
    if isinstance(node, ast.Assign):
        return ast.unparse(node.targets[0]) in LISTS_OF_NAMES
    return _for_developers(node, parent)


def _for_developers(node: ast.AST, parent: ast.AST) -> bool:
    """Tell whether a part only makes the words of an error, or of a printed object."""
    if isinstance(node, ast.FunctionDef):
        return node.name == "__repr__"
    if isinstance(node, ast.Expr):
        return ast.unparse(node.value).startswith("super().__init__(f")
    if isinstance(node, ast.Call) and isinstance(parent, ast.Raise):
        return isinstance(node.func, ast.Name) and hasattr(builtins, node.func.id)
    return False


def modules(root: Path, paths: Iterable[str]) -> list[str]:
    """Return the names of the modules at some paths of a project, each once."""
    found: dict[str, None] = {}
    for path in paths:
        place = (root / path).resolve()
        files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
        for file in files:
            if file.suffix == ".py" and file.is_file() and file.is_relative_to(root):
                found[file.relative_to(root).as_posix()] = None
    return list(found)


def mutants_of(root: Path, paths: Iterable[str]) -> list[Mutant]:
    """Return every mutant of the modules at some paths of a project."""
    return [
        mutant
        for file in modules(root, paths)
        for mutant in Finder(file, (root / file).read_text(encoding="utf-8")).mutants()
    ]


def sample(mutants: list[Mutant], seed: int, count: int) -> list[Mutant]:
    """Draw mutants by lot; those of a seed stay the same where the source around them changes."""
    lots = {
        sha256(repr((seed, mutant.file, mutant.function, mutant.name)).encode()).digest(): mutant
        for mutant in mutants
    }
    drawn = [lots[lot] for lot in sorted(lots)[:count]]
    return sorted(drawn, key=lambda mutant: (mutant.file, mutant.change.start, mutant.name))
