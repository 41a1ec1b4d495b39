"""Folders on a bench with Council on it: opened, looked into, and what is carried out of them."""

from rules.core.moves import Move
from tabletop.ui.table.dossier.dossier import Dossier
from tests.fixture_council import GAME
from tests.ui.helpers import down, moved
from tests.ui.table.bench import Bench

OUTSIDE = (3, 716)  # a point beside the folder in a window of the usual size


def opened(bench: Bench, piece: int = 1) -> Dossier:
    """Return the folder of a piece, opened by a click on it."""
    bench.click(bench.middle(piece))
    return top(bench)


def top(bench: Bench) -> Dossier:
    """Return the folder that is open."""
    panel = bench.scene.overlays.top
    assert isinstance(panel, Dossier)
    return panel


def tile_at(panel: Dossier, ref: int) -> tuple[int, int]:
    """Return the middle of a tile."""
    assert panel.map is not None
    return panel.map.tiles[ref].rect.center


def move(bench: Bench, verb: str, what: int, onto: int = 0) -> Move:
    """Return a legal move of the viewer."""
    moves = bench.match.view(bench.match.decider).moves
    names = [v.name for v in GAME.verbs]
    return next(m for m in moves if (names[m.verb], m.what, m.onto) == (verb, what, onto))


def play(bench: Bench, verb: str, what: int, onto: int = 0) -> None:
    """Make a move of the viewer and let it be shown."""
    bench.scene.course.submit(move(bench, verb, what, onto))
    bench.wait_for_me()


def is_seen(panel: Dossier) -> bool:
    """Tell whether a folder is seen on the canvas."""
    return panel._sprite is not None and panel._sprite.visible


def carried(bench: Bench, tile: int, to: tuple[int, int]) -> None:
    """Take a tile out of the open folder and hold it somewhere."""
    start = tile_at(top(bench), tile)
    bench.point(start)
    bench.scene.handle(down(start))
    for share in (0.2, 0.6, 1.0):
        at = [round(a + (b - a) * share) for a, b in zip(start, to, strict=True)]
        bench.scene.handle(moved((at[0], at[1])))
    bench.wait(0.05)
