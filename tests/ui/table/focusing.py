"""Chips, and what is behind them, found on a bench with Skirmish on it."""

from rules.core.moves import Move
from tabletop.ui.table import feel
from tests.fixture_skirmish import base, is_band
from tests.ui.table.bench import Bench

REST = feel.FOCUS_REST + 0.1
GLIDE = feel.FOCUS + 0.1
OFF = (5, 400)


def chip_of(bench: Bench, seat: int) -> tuple[int, int]:
    """Return the middle of the chip of a seat."""
    return next(
        chip.rect.center for chip in bench.scene.view.table.plates.chips if chip.seat == seat
    )


def seen(bench: Bench, seat: int) -> bool:
    """Tell whether the base of a seat is laid out, all of it."""
    pieces = bench.scene.view.table.setting.board.by_place[base(seat)]
    shown = {not piece.hidden for piece in pieces}
    assert len(shown) == 1
    return shown.pop()


def attack(bench: Bench, seat: int) -> Move:
    """Return a move of the viewer against a band in the base of a seat."""
    targets = [piece.ref for piece in bench.scene.view.table.setting.board.by_place[base(seat)]]
    moves = bench.match.view(0).moves
    return next(m for m in moves if m.onto in targets and is_band(m.what))


def held(bench: Bench, ref: int) -> tuple[int, int]:
    """Return a point on a card of the hand that no other card covers."""
    rect = bench.scene.view.table.rect_of(ref)
    assert rect is not None
    return rect.left + rect.width // 8, rect.centery
