"""The kinds of fault: what each puts in the place of a piece of source.

Only text is replaced, so that the rest of a file stays as people wrote it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

Parent = ast.AST | None

# The boundary first, then the opposite.
COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
}
OPERATORS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}
# Others are for type checkers, or keep a result that would come out the same again.
DECORATORS = {"property", "staticmethod", "classmethod", "contextmanager", "dataclass"}
SYMMETRIC = {"min", "max", "math.hypot", "math.gcd"}
EMPTY = {"str": '""', "list": "[]", "dict": "{}"}


@dataclass(frozen=True)
class Text:
    """A source in bytes, in which the positions of a syntax tree are counted."""

    content: bytes
    starts: tuple[int, ...]

    @staticmethod
    def of(source: str) -> Text:
        """Count where each line begins."""
        starts = [0]
        for line in source.encode().splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        return Text(source.encode(), tuple(starts))

    def span(self, node: ast.AST) -> tuple[int, int]:
        """Return where the source of a node begins and ends."""
        if not isinstance(node, ast.expr | ast.stmt):
            raise TypeError(node)
        last, column = node.end_lineno or node.lineno, node.end_col_offset or node.col_offset
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[last - 1] + column

    def source(self, node: ast.AST) -> str:
        """Return the source of a node."""
        start, end = self.span(node)
        return self.content[start:end].decode()


@dataclass(frozen=True)
class Change:
    """Other text from one position to another, and which kind of fault that is."""

    start: int
    end: int
    text: str
    kind: str


def changes_of(node: ast.AST, parent: Parent, returns: str, text: Text) -> Iterator[Change]:
    """Yield every fault that can be put at one node; `returns` is what its function promises."""
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield from _condition(node.test, text)
    if isinstance(node, ast.stmt):
        yield from _statement(node, returns, text)
    elif isinstance(node, ast.Constant):
        yield from _constant(node, parent, text)
    elif isinstance(node, ast.Call):
        yield from _called(node, text)
    else:
        yield from _operation(node, text)


def _operation(node: ast.AST, text: Text) -> Iterator[Change]:
    if isinstance(node, ast.Compare):
        yield from _compared(node, text)
    elif isinstance(node, ast.BoolOp):
        yield from _joined(node, text)
    elif isinstance(node, ast.UnaryOp):
        yield from _unary(node, text)
    elif isinstance(node, ast.BinOp):
        yield from _between(node.left, node.right, OPERATORS.get(type(node.op)), "operator", text)


def _between(
    left: ast.expr, right: ast.expr, swap: tuple[str, str] | None, kind: str, text: Text
) -> Iterator[Change]:
    """Put another word in the place of the one that stands between two expressions."""
    if swap is None:
        return
    start, end = text.span(left)[1], text.span(right)[0]
    gap = text.content[start:end].decode()
    old, new = swap
    word = r"\s+".join(map(re.escape, old.split()))
    changed = re.sub(rf"(?<![\w<>=!+-]){word}(?![\w<>=+-])", new, gap, count=1)
    if changed != gap and "#" not in gap:  # a remark may hold the same word
        yield Change(start, end, changed, kind)


def _compared(node: ast.Compare, text: Text) -> Iterator[Change]:
    sides = [node.left, *node.comparators]
    for number, operator in enumerate(node.ops):
        old, others = COMPARISONS[type(operator)]
        for new in others:
            yield from _between(sides[number], sides[number + 1], (old, new), "comparison", text)


def _joined(node: ast.BoolOp, text: Text) -> Iterator[Change]:
    swap = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
    for left, right in zip(node.values, node.values[1:], strict=False):
        yield from _between(left, right, swap, "and/or", text)


def _unary(node: ast.UnaryOp, text: Text) -> Iterator[Change]:
    """Drop a `not` or a minus; that of a number belongs to the number."""
    if isinstance(node.op, ast.Not):
        yield Change(*text.span(node), f"bool({text.source(node.operand)})", "not")
    elif isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
        yield Change(*text.span(node), f"+({text.source(node.operand)})", "operator")


def _condition(test: ast.expr, text: Text) -> Iterator[Change]:
    """Turn a condition around that has no word in it which another change could turn."""
    if isinstance(test, ast.Name | ast.Attribute | ast.Call):
        yield Change(*text.span(test), f"(not {text.source(test)})", "not")


def _constant(node: ast.Constant, parent: Parent, text: Text) -> Iterator[Change]:
    value = node.value
    if isinstance(value, bool):
        yield Change(*text.span(node), str(not value), "constant")
    elif isinstance(value, int | float):
        for new in (value + 1, value - 1):
            told = f"({new})" if new < 0 and isinstance(parent, ast.UnaryOp) else str(new)
            yield Change(*text.span(node), told, "constant")


def _called(node: ast.Call, text: Text) -> Iterator[Change]:
    """Let two neighbouring arguments change places, where places matter."""
    if ast.unparse(node.func) in SYMMETRIC:
        return
    for one, two in zip(node.args, node.args[1:], strict=False):
        if isinstance(one, ast.Starred) or isinstance(two, ast.Starred):
            continue
        start, end = text.span(one)[0], text.span(two)[1]
        gap = text.content[text.span(one)[1] : text.span(two)[0]].decode()
        yield Change(start, end, text.source(two) + gap + text.source(one), "arguments")


def _statement(node: ast.stmt, returns: str, text: Text) -> Iterator[Change]:
    span = text.span(node)
    if isinstance(node, ast.Return) and node.value is not None:
        yield from _returned(node, node.value, returns, text)
    elif isinstance(node, ast.Break):
        yield Change(*span, "continue", "loop")
    elif isinstance(node, ast.Continue):
        yield Change(*span, "break", "loop")
    elif isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield from _decorated(node, text)
    elif isinstance(node, ast.AugAssign):
        swap = OPERATORS.get(type(node.op))
        if swap is not None:
            other = (f"{swap[0]}=", f"{swap[1]}=")
            yield from _between(node.target, node.value, other, "operator", text)
    if _removable(node):
        yield Change(*span, "pass", "statement")


def _removable(node: ast.stmt) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.AnnAssign):
        return node.value is not None
    return isinstance(node, ast.Assign | ast.AugAssign | ast.Delete)


def _returned(node: ast.Return, value: ast.expr, returns: str, text: Text) -> Iterator[Change]:
    """Return something else of the kind that was promised, or nothing."""
    told = text.source(value)
    if returns == "bool":
        new = f"not ({told})"
    elif returns == "int":
        new = f"({told}) + 1"
    else:
        new = EMPTY.get(returns.partition("[")[0], "None")
    number = value.operand if isinstance(value, ast.UnaryOp) else value
    plain = isinstance(number, ast.Constant) and returns in {"bool", "int"}  # changed as a constant
    if new != told and not plain:
        yield Change(*text.span(node), f"return {new}", "return")


def _decorated(node: ast.FunctionDef | ast.ClassDef, text: Text) -> Iterator[Change]:
    for decorator in node.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if ast.unparse(called).rpartition(".")[2] in DECORATORS:
            start, end = text.span(decorator)
            yield Change(text.content.rindex(b"@", 0, start), end, "", "decorator")
