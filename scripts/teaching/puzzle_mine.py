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
from teaching.proving import DOUBTFUL, FEW, MOST_ALSO, OWN_SEED, proven, still_proven
from teaching.tries import TooWideError, World, follows, furthest, worlds_of

if TYPE_CHECKING:
    from rules.core.game import Game
    from rules.core.table import Table

FEWEST, MOST = 4, 60  # legal moves of a position worth a thought
WIDTH = 300  # positions looked at for one first move in the true world


def hardest(game: Game, t: Table, puzzle: Puzzle) -> Puzzle | None:
    """Return a puzzle with the hardest goal that can be reached in the true world, by few moves."""
    world = World(game, t, 0)
    try:
        far = [furthest(world, puzzle, m, WIDTH) for m in legal_moves(game, t)]
    except TooWideError:
        return None
    most = max(far)
    if most < puzzle.kind.least or far.count(most) > 1 + MOST_ALSO:
        return None
    return replace(puzzle, amount=most)


def seen_at_a_glance(game: Game, puzzle: Puzzle, t: Table) -> bool:
    """Tell whether whoever does what looks best reaches the goal too often: that is no puzzle."""
    worlds = worlds_of(game, t, puzzle.seat, FEW, OWN_SEED)
    return sum(follows(world, puzzle, []) for world in worlds) > DOUBTFUL * FEW


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
            phase = game.phases[t.agenda[-1].phase]
            for kind in kinds:
                if kind.name not in found and (not kind.phases or phase in kind.phases):
                    bare = Puzzle(
                        "", kind, seats, seed, {}, made[:], t.seat, 0, [], [], Proof(0, 0, 0)
                    )
                    wanted = hardest(game, t, bare)
                    puzzle = proven(game, wanted, t) if wanted is not None else None
                    if puzzle is not None and not seen_at_a_glance(game, puzzle, t):
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
