"""Looks for puzzles in matches played at a glance, and proves again those that are written down.

What it finds is printed as TOML for assets/<game>/puzzles.toml, whose `[kind]` tables say what to
look for.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from _setup import ROOT
from rules.core.data import read_facts
from rules.core.engine import apply, legal_moves, new_table
from rules.core.hidden import redact
from rules.core.notation import write
from rules.core.rng import Rng
from tabletop.ai.policy import at_a_glance
from tabletop.lessons.puzzles import FILE, Proof, Puzzle, PuzzleKind, read_kinds, read_puzzles
from teaching.proving import OWN_SEED, most_first, proven, still_proven
from teaching.tries import TooWideError, World, furthest, tried, worlds_of

if TYPE_CHECKING:
    from rules.core.game import Game
    from rules.core.table import Table

FEWEST, MOST = 4, 60  # legal moves of a position worth a thought
GLIMPSES = 2  # imagined worlds in which a goal must be in reach, too


def hardest(game: Game, t: Table, puzzle: Puzzle) -> Puzzle | None:
    """Return a puzzle with the hardest goal that is in reach whatever is hidden, by few moves."""
    moves = tried(game, t, puzzle.kind)
    least: list[int] = []
    for world in [World(game, t, 0), *worlds_of(game, t, puzzle.seat, GLIMPSES, OWN_SEED)]:
        try:
            far = [furthest(world, puzzle, m) for m in moves]
        except TooWideError:
            return None
        if max(far, default=0) < puzzle.kind.least:
            return None
        least = min(far, least or far, key=max)
    most = max(least)
    if least.count(most) > most_first(puzzle.kind, moves):
        return None
    return replace(puzzle, amount=most)


def _begins(game: Game, t: Table, kind: PuzzleKind) -> bool:
    return not kind.begins or game.phases[t.agenda[-1].phase] in kind.begins


def looked_through(
    game: Game, kinds: list[PuzzleKind], seats: int, seed: int, until: float
) -> list[Puzzle]:
    """Play a match at a glance and return the puzzles on its way; at most one of each kind."""
    t = new_table(game, seats, seed, {})
    rng = Rng.seeded(seed)
    made: list[str] = []
    found: dict[str, Puzzle] = {}
    while not t.over and time.monotonic() < until:
        glance = at_a_glance(game, redact(t, t.seat), rng)
        if FEWEST <= len(legal_moves(game, t)) <= MOST:
            for kind in kinds:
                if kind.name not in found and _begins(game, t, kind):
                    bare = Puzzle(
                        "", kind, seats, seed, {}, made[:], t.seat, 0, [], [], Proof(0, 0, 0)
                    )
                    wanted = hardest(game, t, bare)
                    puzzle = proven(game, wanted, t) if wanted is not None else None
                    if puzzle is not None:
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


def look(game: Game, seats: int, first: int, minutes: float) -> int:
    """Look for puzzles for a while and print them."""
    kinds = list(read_kinds(read_facts(ROOT / "assets" / game.name / FILE)).values())
    until = time.monotonic() + minutes * 60
    seed = first
    while time.monotonic() < until:
        for puzzle in looked_through(game, kinds, seats, seed, until):
            print(as_toml(puzzle, f"{puzzle.kind.name}_{seed}_{len(puzzle.moves)}"), flush=True)
        seed += 1
    print(f"# looked through the deals {first} to {seed - 1}")
    return 0


def check(game: Game) -> int:
    """Prove again what is written down; return 1 where something is not so any more."""
    puzzles = read_puzzles(game, ROOT / "assets" / game.name)
    wrong = [line for puzzle in puzzles for line in still_proven(game, puzzle)]
    print("\n".join([*wrong, f"{len(puzzles)} puzzles, {len(wrong)} not proven"]))
    return 1 if wrong else 0
