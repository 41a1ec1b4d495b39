"""The first minute of a match in a built program: a card is dragged, and the rival answers."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from _screen import Picture, Screen
from rules.core.notation import write
from rules.registry import GAMES
from tests.window.program import Line, Program, Start, centre
from tests.window.test_window import GAME, SIZE, a_placing, changed, first_deal

ALIKE = 0.001  # of all pixels may differ between the built program and the source
LOOK = ("--size", f"{SIZE[0]}x{SIZE[1]}", "--lang", "de")


def rival_moved(lines: list[Line], after: int = 0) -> Line | None:
    """Return the first move of the rival that comes after so many others."""
    moves = [line for line in lines if line.get("event") == "move" and line.get("seat") == 1]
    return moves[after] if len(moves) > after else None


def new_match() -> list[str]:
    """Return the words that begin a match in which the person at the screen decides first."""
    return [*LOOK, "--new", GAME, "--seed", str(first_deal()[0])]


def play_first(program: Program, screen: Screen) -> Picture:
    """Drag a card into a lane and wait until it lies there; return the picture before that."""
    _, t = first_deal()
    m = a_placing(t)
    card, lane = t.setup.name_of(m.what), t.setup.name_of(m.onto)
    screen.do("mousemove", 5, SIZE[1] - 5)
    program.event("first_frame")
    boxes = program.boxes()
    before = program.still()
    program.drag(centre(boxes[card]), centre(boxes[lane]))
    program.event("move", number=1, seat=0, move=write(GAMES[GAME], t.setup, m))
    program.event("shown", number=1)
    program.see(f"a change of {lane}", partial(changed, before, boxes[lane]))
    return before


def played(
    screen: Screen, folder: Path, start: Start, look: Callable[[Program], None] = lambda _: None
) -> Picture:
    """Begin a match, drag a card, look closer, await the rival; return the picture before that."""
    log = folder / "log.jsonl"
    with Program(screen, folder / "home", log, *new_match(), start=start) as program:
        before = play_first(program, screen)
        look(program)
        program.wait_for("a rival's move", rival_moved)
    return before
