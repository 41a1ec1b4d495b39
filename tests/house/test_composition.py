"""Checks how what is drawn is put together: of parts, not of ancestors, and each part small."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.house.files import ROOT, python

UI = Path("tabletop", "ui")
METHODS = 30  # of a class with its ancestors: what a reader keeps in mind
ATTRIBUTES = 20
# A class is abstract, and may be inherited from, if it says so by one of these among its bases;
# every other class is concrete, and is used by owning one of it.
ABSTRACT = {"ABC", "Protocol"}


@dataclass
class Shape:
    """What is looked at of a class: where it stands, on which bases, and what is in it."""

    name: str
    where: str
    bases: list[str]
    methods: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)


def shapes(root: Path) -> dict[str, Shape]:
    """Map the full name of each class below a folder to its shape."""
    found: dict[str, Shape] = {}
    for file in python(root / UI):
        module = ".".join(file.relative_to(root).with_suffix("").parts)
        tree = ast.parse(file.read_text(encoding="utf-8"))
        known = {
            alias.asname or alias.name: f"{node.module}.{alias.name}"
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        known |= {n.name: f"{module}.{n.name}" for n in tree.body if isinstance(n, ast.ClassDef)}
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                names = [base_name(base) for base in node.bases]
                bases = [known.get(name, name) for name in names]
                where = file.relative_to(root).as_posix()
                shape = Shape(f"{module}.{node.name}", where, bases)
                found[shape.name] = shape_of(node, shape)
    return found


def base_name(base: ast.expr) -> str:
    """Return the name of a base, be it `Base`, `module.Base` or `Base[Kind]`."""
    if isinstance(base, ast.Subscript):
        return base_name(base.value)
    return base.attr if isinstance(base, ast.Attribute) else ast.unparse(base)


def shape_of(node: ast.ClassDef, shape: Shape) -> Shape:
    """Fill in the methods and attributes of a class."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef):
            shape.methods.add(part.name)
            shape.attributes |= set(set_on_self(part))
        elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            shape.attributes.add(part.target.id)
    return shape


def set_on_self(function: ast.FunctionDef) -> Iterator[str]:
    """Yield every attribute that a method sets on its object."""
    for node in ast.walk(function):
        if not isinstance(node, ast.Attribute) or not isinstance(node.ctx, ast.Store):
            continue
        if isinstance(node.value, ast.Name) and node.value.id == "self":
            yield node.attr


def ancestry(name: str, known: dict[str, Shape]) -> list[Shape]:
    """Return a class and all its ancestors among those that are known."""
    shape = known[name]
    above = [old for base in shape.bases if base in known for old in ancestry(base, known)]
    return [shape, *above]


def short(name: str) -> str:
    """Return the name of a class as it stands in the lists: from the folder of what is drawn on."""
    return name.removeprefix(".".join(UI.parts) + ".")


def plain(name: str) -> str:
    """Return the name of a class without its module."""
    return name.rpartition(".")[2]


def is_abstract(shape: Shape) -> bool:
    """Tell whether a class says that it is only there to be inherited from."""
    return any(plain(base) in ABSTRACT for base in shape.bases)


def concrete_ancestors(root: Path) -> dict[str, str]:
    """Map each class with a concrete ancestor to what should be done about it."""
    known = shapes(root)
    return {
        short(shape.name): (
            f"{shape.where}: {plain(shape.name)} inherits from {plain(base)}, a thing of its own. "
            f"Let it own one, or move what both share into an ABC that both inherit from."
        )
        for shape in known.values()
        for base in shape.bases
        if base in known and not is_abstract(known[base])
    }


def large_classes(root: Path) -> dict[str, str]:
    """Map each class with too much in it, ancestors included, to what should be done about it."""
    known, found = shapes(root), {}
    for name, shape in known.items():
        line = ancestry(name, known)
        methods = len(set[str]().union(*(old.methods for old in line)))
        attributes = len(set[str]().union(*(old.attributes for old in line)))
        if methods > METHODS or attributes > ATTRIBUTES:
            found[short(name)] = (
                f"{shape.where}: {plain(name)} has {methods} methods and {attributes} attributes "
                f"with its ancestors; at most {METHODS} and {ATTRIBUTES} are allowed. "
                f"Give a part of its duty to a class of its own, and let it own one of those."
            )
    return found


def test_what_is_drawn_inherits_only_from_what_is_abstract() -> None:
    assert list(concrete_ancestors(ROOT).values()) == []


def test_a_class_is_small_together_with_its_ancestors() -> None:
    assert list(large_classes(ROOT).values()) == []


def test_the_checks_bite(tmp_path: Path) -> None:
    folder = tmp_path / UI
    folder.mkdir(parents=True)
    methods = "".join(f"    def do_{number}(self): pass\n" for number in range(METHODS))
    lasting = "".join(f"        self.x{number} = 0\n" for number in range(ATTRIBUTES))
    (folder / "base.py").write_text(
        "from abc import ABC\nclass Kind(ABC):\n    y: int\nclass Thing(Kind):\n" + methods
    )
    (folder / "more.py").write_text(
        "from tabletop.ui.base import Kind, Thing as Old\n"
        "class New(Old):\n    def act(self): pass\n"
        "class Full(Kind):\n    def act(self):\n" + lasting
    )
    assert list(concrete_ancestors(tmp_path)) == ["more.New"]
    large = large_classes(tmp_path)
    assert list(large) == ["more.New", "more.Full"]
    assert "New has 31 methods and 1 attributes" in large["more.New"]
    assert "Full has 1 methods and 21 attributes" in large["more.Full"]
