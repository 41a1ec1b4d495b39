"""Starts the real program in a real window, drags a card with a real mouse, and kills it."""

import os
import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from _screen import Picture, Screen, missing
from rules.core.engine import legal_moves, new_table
from rules.core.moves import Move
from rules.core.notation import write
from rules.core.table import Table
from rules.registry import GAMES
from tests.window.program import Box, Program, centre

pytestmark = pytest.mark.window

GAME = "kstreet"
SEATS = 2
SIZE = (1280, 720)
MOVED_PIXELS = 0.2  # of a card's box must look different once the card has come or gone


def obstacle() -> str:
    """Return why there can be no window here, or nothing."""
    told = os.environ.get("CLOAKROOM_NO_WINDOW", "")
    return told or (f"{' and '.join(missing())} not found" if missing() else "")


@pytest.fixture
def screen() -> Iterator[Screen]:
    """Give a screen of its own, or skip (fail where the window test is needed)."""
    if reason := obstacle():
        if os.environ.get("CLOAKROOM_NEED_WINDOW"):
            pytest.fail(f"the window test cannot run: {reason}")
        pytest.skip(f"no window: {reason}")
    with Screen(*SIZE) as opened:
        yield opened


def first_deal() -> tuple[int, Table]:
    """Return a deal in which the person at the screen decides first."""
    deals = ((seed, new_table(GAMES[GAME], SEATS, seed, {})) for seed in range(1, 100))
    return next((seed, t) for seed, t in deals if t.seat == 0)


def a_placing(t: Table) -> Move:
    """Return a move that takes a card from the hand into a lane in the middle of the table."""
    moves = [m for m in legal_moves(GAMES[GAME], t) if m.what and m.onto]
    return moves[len(moves) // 2]


def differing(before: bytes, after: bytes) -> float:
    """Return the share of pixels that differ."""
    pixels = range(0, len(before), 4)
    return sum(before[i : i + 3] != after[i : i + 3] for i in pixels) / len(pixels)


def changed(before: Picture, box: Box, now: Picture) -> bool:
    """Tell whether a box looks different now."""
    return differing(before.part(*box), now.part(*box)) > MOVED_PIXELS


def saved_moves(home: Path) -> list[str]:
    """Return the moves of the only match on the disk."""
    (file,) = (home / "matches").glob("*.toml")
    moves: list[str] = tomllib.loads(file.read_text(encoding="utf-8"))["moves"]
    return moves


def test_a_dragged_card_lies_in_its_lane_and_survives_a_kill(
    screen: Screen, tmp_path: Path
) -> None:
    seed, t = first_deal()
    m = a_placing(t)
    card, lane = t.setup.name_of(m.what), t.setup.name_of(m.onto)
    text = write(GAMES[GAME], t.setup, m)
    home = tmp_path / "home"
    home.mkdir()
    look = ["--size", f"{SIZE[0]}x{SIZE[1]}", "--lang", "en", "--instant"]
    match = ["--new", GAME, "--seed", str(seed)]
    with Program(screen, home, tmp_path / "first.jsonl", *look, *match) as program:
        boxes = program.boxes()
        before = program.still()
        program.drag(centre(boxes[card]), centre(boxes[lane]))
        program.event("move", number=1, seat=0, move=text)
        program.event("shown", number=1)
        screen.do("mousemove", 5, SIZE[1] - 5)
        for name in (card, lane):
            program.see(f"a change of {name}", partial(changed, before, boxes[name]))
        program.kill()
    assert saved_moves(home)[0] == text

    with Program(screen, home, tmp_path / "second.jsonl", *look) as program:
        program.event("scene", name="home")
        program.event("first_frame")
        screen.do("key", "Return")
        program.event("scene", name="table")
        again = program.boxes()
        x, y = centre(again[card])
        left, top, width, height = boxes[lane]
        assert left <= x < left + width
        assert top <= y < top + height
    assert saved_moves(home)[0] == text
