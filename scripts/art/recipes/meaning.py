"""Tells source by what it means: comments, layout, and where a function lies do not count."""

from __future__ import annotations

import ast
import hashlib
import json
import symtable
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TypeVar

# A module and a name in it; no name stands for what a module does while it is imported.
Place = tuple[str, str]
# What a product says under each key of its table.
Words = dict[str, set[str]]
LOOSE, WHOLE = "", "*"
SHELF, STORED = "Shelf", "stored"
IGNORED = {"ctx", "kind", "type_comment"}
Node = TypeVar("Node", bound=ast.AST)


def digest(*parts: str) -> str:
    """Return a short mark of some texts."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:20]


class Bare(ast.NodeTransformer):
    """Strips what changes no picture: docstrings, and annotations except for those of fields."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """Replace a text that stands alone."""
        text = isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        return ast.Pass() if text else self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Take away what a function is said to return."""
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        """Take away what a parameter is said to be."""
        node.annotation = None
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Leave the fields of a class as they are."""
        node.body = [s if isinstance(s, ast.AnnAssign) else self.visit(s) for s in node.body]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Take away what a variable is said to be."""
        if node.value is None:
            return ast.Pass()
        return ast.copy_location(ast.Assign([node.target], node.value), node)


def spelled(node: object) -> str:
    """Write a tree down in a way that no version of Python changes."""
    if isinstance(node, list):
        return f"[{' '.join(spelled(part) for part in node if not isinstance(part, ast.Pass))}]"
    if not isinstance(node, ast.AST):
        return repr(node)
    parts = [
        f"{name}={spelled(value)}"
        for name, value in ast.iter_fields(node)
        if name not in IGNORED and value is not None and value != []
    ]
    return f"{type(node).__name__}({' '.join(parts)})"


def outer_names(scope: symtable.SymbolTable) -> Iterator[str]:
    """List the names that a statement takes from the module around it."""
    for symbol in scope.get_symbols():
        if symbol.is_referenced() and (symbol.is_global() or scope.get_type() == "module"):
            yield symbol.get_name()
    for inner in scope.get_children():
        yield from outer_names(inner)


@dataclass
class Definition:
    """The statements behind one name of a module."""

    steps: list[ast.stmt] = field(default_factory=list)

    @cached_property
    def text(self) -> str:
        """Return what the statements say."""
        return digest(*(spelled(step) for step in self.steps))

    @cached_property
    def every(self) -> list[ast.AST]:
        """List all parts of the statements."""
        return [node for step in self.steps for node in ast.walk(step)]

    @cached_property
    def names(self) -> list[str]:
        """List the names that the statements take from around them."""
        source = ast.unparse(ast.Module(self.steps, []))
        return sorted(set(outer_names(symtable.symtable(source, "one", "exec"))))

    def nodes(self, kind: type[Node]) -> Iterator[Node]:
        """List everything of a kind inside."""
        return (node for node in self.every if isinstance(node, kind))

    def value(self) -> ast.expr | None:
        """Return what a constant is set to."""
        step = self.steps[0] if self.steps else None
        return step.value if isinstance(step, ast.Assign) else None


class Module:
    """The definitions and the imports of one file."""

    def __init__(self, source: str) -> None:
        self.definitions: dict[str, Definition] = {}
        self.imports: dict[str, Place] = {}
        tree = ast.parse(source)
        for node in tree.body:
            if isinstance(node, ast.Import | ast.ImportFrom):
                self.imports |= dict(imported(node))
            elif not isinstance(node, ast.If) or ast.unparse(node.test) != "TYPE_CHECKING":
                self.add(Bare().visit(node))

    def add(self, node: ast.stmt) -> None:
        """Put a statement under the names that it defines."""
        names = [LOOSE]
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names = [node.name]
        elif isinstance(node, ast.Assign):
            stored = [part for target in node.targets for part in ast.walk(target)]
            names = [part.id for part in stored if isinstance(part, ast.Name)]
        elif isinstance(node, ast.Pass):
            names = []
        for name in names:
            self.definitions.setdefault(name, Definition()).steps.append(node)


def imported(node: ast.Import | ast.ImportFrom) -> Iterator[tuple[str, Place]]:
    """List what an import brings: the name here, and where it comes from."""
    for alias in node.names:
        if isinstance(node, ast.ImportFrom):
            yield alias.asname or alias.name, (node.module or "", alias.name)
        elif alias.asname:
            yield alias.asname, (alias.name, WHOLE)
        else:
            top = alias.name.partition(".")[0]
            yield top, (top, WHOLE)


class Meaning:
    """Knows what every function of some packages needs, and marks it."""

    def __init__(self, root: Path, data: Path) -> None:
        self.root = root
        self.data = data
        self.modules: dict[str, Module | None] = {}
        self.marks: dict[Place, str] = {}
        self.known: dict[Place, tuple[str, list[Place]]] = {}

    def module(self, name: str) -> Module | None:
        """Return a module of ours."""
        if name not in self.modules:
            place = self.root / name.replace(".", "/")
            files = (place.with_suffix(".py"), place / "__init__.py")
            file = next((file for file in files if file.is_file()), None)
            self.modules[name] = Module(file.read_text(encoding="utf-8")) if file else None
        return self.modules[name]

    def definition(self, place: Place) -> Definition:
        """Return what a place of ours holds."""
        module = self.module(place[0])
        return (module.definitions.get(place[1]) if module else None) or Definition()

    def resolve(self, place: Place) -> Place | None:
        """Return where a name is defined; nothing when it belongs to the language."""
        module = self.module(place[0])
        if module is None:
            return place
        if place[1] == WHOLE or place[1] in module.definitions:
            return place
        if place[1] in module.imports:
            return self.resolve(module.imports[place[1]])
        inner = f"{place[0]}.{place[1]}"
        if self.module(inner):
            return inner, WHOLE
        return (place[0], LOOSE) if LOOSE in module.definitions else None

    def reached(self, place: Place) -> set[tuple[str, Place]]:
        """List what a definition refers to directly, each with the name that it has there."""
        module = self.module(place[0])
        if module is None:
            return set()
        if place[1] == WHOLE:
            return {(name, (place[0], name)) for name in module.definitions}
        here = self.definition(place)
        found = {(name, to) for name in here.names for to in self.through(place, name)}
        imports: list[ast.Import | ast.ImportFrom] = [*here.nodes(ast.Import)]
        for node in (*imports, *here.nodes(ast.ImportFrom)):
            found |= {(name, to) for name, at in imported(node) if (to := self.resolve(at))}
        if LOOSE in module.definitions:
            found.add((LOOSE, (place[0], LOOSE)))
        return {(name, target) for name, target in found if target != place}

    def through(self, place: Place, name: str) -> list[Place]:
        """List what a name leads to: of a module what is taken from it, or all of it."""
        target = self.resolve((place[0], name))
        if target is None or target[1] != WHOLE or self.module(target[0]) is None:
            return [target] if target else []
        here = self.definition(place)
        every = [node for node in here.nodes(ast.Name) if node.id == name]
        taken = [node for node in here.nodes(ast.Attribute) if node.value in every]
        if len(every) > len(taken):
            return [target]
        return [found for node in taken if (found := self.resolve((target[0], node.attr)))]

    def shelf(self, place: Place) -> ast.Call | None:
        """Return the call that fills a shelf, if that is what a place holds."""
        call = self.definition(place).value()
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            return None
        maker = self.resolve((place[0], call.func.id))
        return call if maker and maker[1] == SHELF else None

    def picked(self, place: Place, parts: list[ast.expr], words: Words) -> Iterator[Place]:
        """List what stands on a shelf under one of the words that its key has."""
        key = ast.literal_eval(parts[0])
        yield from self.rows(place, parts[1:], words.get(key, set()))

    def rows(self, place: Place, parts: list[ast.expr], words: set[str]) -> Iterator[Place]:
        """List what has one of some names, in rows of functions."""
        for part in parts:
            inner = part.value if isinstance(part, ast.Starred) else part
            target = self.named(place[0], inner)
            if target is None:
                continue
            row = self.definition(target).value()
            if isinstance(row, ast.Tuple):
                yield from self.rows(target, row.elts, words)
            elif target[1] in words or isinstance(part, ast.Starred):
                yield target

    def named(self, module: str, node: ast.expr) -> Place | None:
        """Return what a name, or a name of a module, stands for."""
        if isinstance(node, ast.Name):
            return self.resolve((module, node.id))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            whole = self.resolve((module, node.value.id))
            return self.resolve((whole[0], node.attr)) if whole else None
        return None

    def own(self, place: Place) -> str:
        """Return the mark of a definition alone; where it lies does not count."""
        if place not in self.marks:
            if self.module(place[0]) is None:
                self.marks[place] = digest(*place)
            elif self.shelf(place):
                self.marks[place] = digest(SHELF)
            else:
                self.marks[place] = digest(self.definition(place).text, *self.read(place))
        return self.marks[place]

    def read(self, place: Place) -> Iterator[str]:
        """List what the tables hold that a definition reads."""
        for call in self.definition(place).nodes(ast.Call):
            maker = self.named(place[0], call.func)
            if maker and maker[1] == STORED:
                (file,) = call.args
                text = (self.data / ast.literal_eval(file)).read_text(encoding="utf-8")
                yield json.dumps(tomllib.loads(text), sort_keys=True)

    def leads(self, place: Place) -> tuple[str, list[Place]]:
        """Return the mark of a definition with those of all that it refers to, and these."""
        if place not in self.known:
            reached = self.reached(place)
            # Two functions of one name may change places: therefore a mark knows its neighbours.
            marks = sorted(f"{name} {self.own(target)}" for name, target in reached)
            targets = [target for _, target in reached]
            self.known[place] = digest(self.own(place), *marks), targets
        return self.known[place]

    def mark(self, place: Place, words: Words) -> str:
        """Return what changes whenever a place would draw differently, given some words."""
        seen: set[Place] = set()
        marks = set()
        waiting = [place]
        while waiting:
            here = waiting.pop()
            if here in seen:
                continue
            seen.add(here)
            if call := self.shelf(here):
                waiting += self.picked(here, call.args, words)
            else:
                mark, targets = self.leads(here)
                marks.add(mark)
                waiting += targets
        return digest(*sorted(marks))
