"""The calls between two moments of the program: recorded, counted, and drawn as a tree."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from _setup import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import CodeType, FrameType

CODE = ("rules", "tabletop")
UNNAMED = "<"  # comprehensions and lambdas belong to the function they stand in
INDENT = "  "
NAMED_MODULES = 4  # how many modules a line about the wayside names


@dataclass
class Call:
    """One call of a function of the project, with the calls it made itself."""

    code: CodeType
    module: str
    calls: list[Call] = field(default_factory=list)
    marked: bool = False  # whether it is drawn on a line of its own

    @property
    def name(self) -> str:
        """Return the function with its class."""
        return self.code.co_qualname.replace("<locals>.", "")

    def below(self) -> Iterator[Call]:
        """Yield every call that this one led to, in order."""
        for call in self.calls:
            yield call
            yield from call.below()


@dataclass(frozen=True)
class Figures:
    """How long a way is: calls, modules touched, and steps from one module into another."""

    calls: int
    modules: int
    crossings: int


class Recorder:
    """Watches the program until a function is called, and keeps the tree of calls."""

    def __init__(self, last: CodeType) -> None:
        self.root = Call(last, "")
        self.arrived = False
        self._last = last
        self._open = [self.root]

    def watch(self, act: Callable[[], None]) -> None:
        """Do something and record its calls."""
        before = sys.getprofile()
        sys.setprofile(self._note)
        try:
            act()
        finally:
            sys.setprofile(before)

    def _note(self, frame: FrameType, event: str, _about: object) -> None:
        if self.arrived or event not in {"call", "return"}:
            return
        code = frame.f_code
        module = module_of(code.co_filename)
        if not module or code.co_name.startswith(UNNAMED):
            return
        if event == "return":
            # What was called before the watch began returns without having been noted.
            if self._open[-1].code is code:
                self._open.pop()
            return
        call = Call(code, module)
        self._open[-1].calls.append(call)
        self._open.append(call)
        self.arrived = code is self._last


@cache
def module_of(file: str) -> str:
    """Return the module of a source file, or nothing if it is none of the project."""
    path = Path(file)
    if not path.is_relative_to(ROOT):
        return ""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts) if parts[0] in CODE else ""


@cache
def duties(file: str) -> dict[int, str]:
    """Map the first line of each function in a file to the first line of its docstring."""
    found: dict[int, str] = {}
    for node in ast.walk(ast.parse(Path(file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            start = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
            found[start] = (ast.get_docstring(node) or "").partition("\n")[0]
    return found


def figures(root: Call) -> Figures:
    """Count the calls of a way, its modules, and how often it steps from one into another."""
    calls = list(root.below())
    steps = [(caller, call) for caller in calls for call in caller.calls]
    return Figures(
        calls=len(calls),
        modules=len({call.module for call in calls}),
        crossings=sum(caller.module != call.module for caller, call in steps),
    )


def mark(call: Call, wanted: Callable[[Call], bool]) -> bool:
    """Mark the calls that are wanted or lead to one that is; return whether this one is marked."""
    below = [mark(inner, wanted) for inner in call.calls]
    call.marked = any(below) or wanted(call)
    return call.marked


def drawn(call: Call, depth: int = 0) -> Iterator[str]:
    """Yield the lines of the tree below a call: marked calls each, the wayside summed up."""
    wayside: list[Call] = []
    for inner in call.calls:
        if not inner.marked:
            wayside.append(inner)
            continue
        yield from summed_up(wayside, depth)
        wayside = []
        duty = duties(inner.code.co_filename).get(inner.code.co_firstlineno, "")
        where = "" if inner.module == call.module else f"{inner.module}: "
        yield f"{INDENT * depth}{where}{inner.name}" + (f" - {duty}" if duty else "")
        yield from drawn(inner, depth + 1)
    yield from summed_up(wayside, depth)


def summed_up(calls: list[Call], depth: int) -> Iterator[str]:
    """Yield one line about the calls between two marked ones, if there are any."""
    every = [part for call in calls for part in (call, *call.below())]
    if every:
        modules = [name for name, _ in Counter(call.module for call in every).most_common()]
        more = len(modules) - NAMED_MODULES
        named = ", ".join(modules[:NAMED_MODULES]) + (f" and {more} more" if more > 0 else "")
        yield f"{INDENT * depth}({len(every)} {'call' if len(every) == 1 else 'calls'}: {named})"
