"""Checks what marks of source notice, and what they do not."""

from pathlib import Path

import pytest

from art.recipes.meaning import Meaning

SHELF = "class Shelf:\n    def __init__(self, noun, *makers):\n        self.makers = makers\n"
FILES = {
    "toys/__init__.py": "",
    "toys/shelf.py": SHELF + "\ndef stored(place):\n    return place\n",
    "toys/wheels.py": (
        "from math import pi as half\n\nSPOKES = 5\nUNUSED = 1\n\n"
        "def wheel(count=SPOKES):\n    return half * count\n\n"
        "def tyre():\n    return 1\n"
    ),
    "toys/cars.py": (
        "from toys import wheels\nfrom toys.wheels import tyre\n\n"
        "def cart():\n    return wheels.wheel()\n\n"
        "def sled(tyre=None):\n    return [tyre for tyre in range(2)]\n\n"
        "def lorry():\n    return tyre() + cart()\n\n"
        "MOTIFS = (cart, sled, lorry)\n"
    ),
    "toys/play.py": (
        "from toys import cars\nfrom toys.shelf import Shelf, stored\n\n"
        'TOYS = Shelf("toy", *cars.MOTIFS)\n\n'
        "def make(spec):\n    return TOYS.pick(spec)()\n\n"
        'def listed():\n    return stored("toys/list.toml")\n'
    ),
    "toys/list.toml": "a = 1\n",
}
WORDS = ("cart", "sled", "lorry")


@pytest.fixture(autouse=True)
def source(tmp_path: Path) -> None:
    for name, text in FILES.items():
        write(tmp_path, name, text)


def write(root: Path, name: str, text: str) -> None:
    """Write a file of the toys."""
    file = root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def marks(root: Path, module: str = "toys.play") -> dict[str, str]:
    """Return the mark of each toy, and that of the list."""
    meaning = Meaning(root, root)
    found = {
        word: meaning.mark((module, "make"), {"toy": {word}, "colour": {"red", "sled"}})
        for word in WORDS
    }
    return found | {"list": meaning.mark((module, "listed"), {})}


def changed(root: Path, name: str, *pairs: tuple[str, str]) -> set[str]:
    """Return what has another mark after some words of a file were replaced."""
    before = marks(root)
    text = (root / name).read_text(encoding="utf-8")
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    write(root, name, text)
    return {toy for toy, mark in marks(root).items() if mark != before[toy]}


@pytest.mark.parametrize(
    "pair",
    [
        ("SPOKES = 5", "# How many.\nSPOKES = (5)"),
        ("def tyre():", 'def tyre():\n    """Draw rubber."""'),
        ("def wheel(count=SPOKES):", "def wheel(count: int = SPOKES) -> float:"),
        ("SPOKES = 5", "SPOKES: int = 5"),
        ("UNUSED = 1", "UNUSED = 2"),
        ("    return 1\n", "    return 1\n\n\ndef bell():\n    return wheel()\n"),
    ],
)
def test_words_about_the_source_and_what_nobody_uses_do_not_count(
    pair: tuple[str, str], tmp_path: Path
) -> None:
    assert changed(tmp_path, "toys/wheels.py", pair) == set()


@pytest.mark.parametrize(
    ("name", "pair", "users"),
    [
        ("wheels", ("SPOKES = 5", "SPOKES = 6"), {"cart", "lorry"}),
        ("wheels", ("half * count", "count"), {"cart", "lorry"}),
        ("wheels", ("import pi as", "import tau as"), {"cart", "lorry"}),
        ("wheels", ("return 1", "return 2"), {"lorry"}),
        ("wheels", ("UNUSED = 1", "print()"), {"cart", "lorry"}),
        ("cars", ("range(2)", "range(3)"), {"sled"}),
        ("cars", ("lorry)", "lorry, tyre)"), set()),
        ("play", ("TOYS.pick(spec)()", "TOYS.pick(spec)(1)"), {"cart", "sled", "lorry"}),
        ("list", ("a = 1", "a = 1  # once"), set()),
        ("list", ("a = 1", "a = 2"), {"list"}),
    ],
)
def test_a_change_counts_for_its_users_and_nobody_else(
    name: str, pair: tuple[str, str], users: set[str], tmp_path: Path
) -> None:
    ending = "toml" if name == "list" else "py"
    assert changed(tmp_path, f"toys/{name}.{ending}", pair) == users


def test_moving_and_reordering_changes_nothing(tmp_path: Path) -> None:
    before = marks(tmp_path)
    write(tmp_path, "toys/round/__init__.py", "")
    lines = FILES["toys/wheels.py"].split("\n\n")
    write(tmp_path, "toys/round/rings.py", "\n\n".join([lines[0], lines[3], lines[1], lines[2]]))
    moved = FILES["toys/cars.py"].replace("toys.wheels", "toys.round.rings")
    moved = moved.replace("from toys import wheels", "from toys.round import rings as wheels")
    write(tmp_path, "toys/cars.py", moved)
    (tmp_path / "toys/wheels.py").unlink()
    assert marks(tmp_path) == before


def test_two_functions_of_one_name_cannot_change_places_unseen(tmp_path: Path) -> None:
    text = "from toys.{} import step as first\nfrom toys.{} import step\n"
    for name in ("one", "two"):
        write(tmp_path, f"toys/{name}.py", f"def step():\n    return '{name}'\n")
    found = set()
    for pair in (("one", "two"), ("two", "one")):
        body = "\ndef make():\n    return first() - step()\n"
        write(tmp_path, "toys/walk.py", text.format(*pair) + body)
        found.add(Meaning(tmp_path, tmp_path).mark(("toys.walk", "make"), {}))
    assert len(found) == 2


def test_a_module_that_is_passed_on_counts_whole(tmp_path: Path) -> None:
    passed = ("wheels.wheel()", "vars(wheels)")
    assert changed(tmp_path, "toys/cars.py", passed) == {"cart", "lorry"}
    assert changed(tmp_path, "toys/wheels.py", ("UNUSED = 1", "UNUSED = 2")) == {"cart", "lorry"}
