"""Looks for puzzles in matches played at a glance, and proves those that are written down.

What it finds is printed as TOML for assets/<game>/puzzles.toml, whose `[kind]` tables say what to
look for. `--check` plays the proofs of the file again.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from _setup import ROOT, enter

if __name__ == "__main__":
    enter()

from mining.proving import MOST_ALSO, proven, still_proven
from mining.tries import TooWideError, World, breadth, furthest
from rules.core.data import read_facts
from rules.core.engine import apply, legal_moves, new_table
from rules.core.hidden import redact
from rules.core.notation import write
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.ai.policy import at_a_glance
from tabletop.lessons.puzzles import FILE, Kind, Proof, Puzzle, read_kinds, read_puzzles

if TYPE_CHECKING:
    from rules.core.game import Game
    from rules.core.table import Table

FEWEST, MOST = 4, 60  # legal moves of a position worth a thought
WIDTH = 200  # positions looked at for one first move in the true world
MOST_LINES = 1_000  # beyond which nobody need begin


def words() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", metavar="GAME", choices=list(GAMES), help=", ".join(GAMES))
    parser.add_argument("--check", action="store_true", help="prove what is written down again")
    parser.add_argument("--seats", type=int, default=0, help="how many sit there")
    parser.add_argument("--first", type=int, default=1, help="number of the first deal")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to look")
    return parser.parse_args()


def hardest(game: Game, t: Table, puzzle: Puzzle) -> Puzzle | None:
    """Return a puzzle with the hardest goal that can be reached in the true world, by few moves."""
    world = World(game, t, 0)
    if breadth(world, puzzle, MOST_LINES) > MOST_LINES:
        return None
    try:
        far = [furthest(world, puzzle, m, WIDTH) for m in legal_moves(game, t)]
    except TooWideError:
        return None
    most = max(far)
    if most < puzzle.kind.least or far.count(most) > 1 + MOST_ALSO:
        return None
    return replace(puzzle, amount=most)


def looked_through(
    game: Game, kinds: list[Kind], seats: int, seed: int, until: float
) -> list[Puzzle]:
    """Play a match at a glance and return the puzzles on its way; at most one of each kind."""
    t = new_table(game, seats, seed, {})
    rng = Rng.seeded(seed)
    made: list[str] = []
    found: dict[str, Puzzle] = {}
    while not t.over and time.monotonic() < until:
        glance = at_a_glance(game, redact(t, t.seat), rng)
        if t.seat == 0 and FEWEST <= len(legal_moves(game, t)) <= MOST:
            for kind in kinds:
                if kind.name not in found:
                    bare = Puzzle("", kind, seats, seed, {}, made[:], 0, 0, [], [], Proof(0, 0, 0))
                    wanted = hardest(game, t, bare)
                    puzzle = proven(game, wanted, t) if wanted is not None else None
                    # What is seen at a glance is no puzzle.
                    told = write(game, t.setup, glance)
                    if puzzle is not None and told not in {puzzle.line[0], *puzzle.also}:
                        found[kind.name] = puzzle
        made.append(write(game, t.setup, glance))
        apply(game, t, glance)
    return list(found.values())


def as_toml(puzzle: Puzzle, name: str) -> str:
    """Return a puzzle as it is written down."""
    proof = puzzle.proof
    lines = [
        f"[puzzle.{name}]",
        f'kind = "{puzzle.kind.name}"',
        f"seats = {puzzle.seats}",
        f"seed = {puzzle.seed}",
        f"seat = {puzzle.seat}",
        f"amount = {puzzle.amount}",
        f'moves = "{"; ".join(puzzle.moves)}"',
        f"line = {puzzle.line}".replace("'", '"'),
        f"also = {puzzle.also}".replace("'", '"'),
        f"proof = {{ worlds = {proof.worlds}, solves = {proof.solves}, others = {proof.others} }}",
    ]
    return "\n".join([*lines, ""])


def look(game: Game, asked: argparse.Namespace) -> int:
    """Look for puzzles for a while and print them."""
    kinds = list(read_kinds(read_facts(ROOT / "assets" / game.name / FILE)).values())
    until = time.monotonic() + asked.minutes * 60
    seats = asked.seats or min(game.seat_counts)
    seed = asked.first
    while time.monotonic() < until:
        for puzzle in looked_through(game, kinds, seats, seed, until):
            print(as_toml(puzzle, f"{puzzle.kind.name}_{seed}_{len(puzzle.moves)}"), flush=True)
        seed += 1
    print(f"# looked through the deals {asked.first} to {seed - 1}")
    return 0


def main() -> int:
    """Look for puzzles, or check those that are written down."""
    asked = words()
    game = GAMES[asked.game]
    if not asked.check:
        return look(game, asked)
    puzzles = read_puzzles(game, ROOT / "assets" / game.name)
    wrong = [line for puzzle in puzzles for line in still_proven(game, puzzle)]
    print("\n".join([*wrong, f"{len(puzzles)} puzzles, {len(wrong)} not proven"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
