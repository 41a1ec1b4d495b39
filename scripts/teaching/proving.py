"""Proves that a line solves a puzzle where others do not: sure against clairvoyant.

The solution is played blindly, move by move, in many worlds that cannot be told apart. Every other
first move is helped by knowing all that is hidden. Only where the blind line is still far better
is it a puzzle.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules.core.notation import read, write
from tabletop.lessons.puzzles import Proof
from teaching.tries import TooWideError, best_line, follows, tried, worlds_of

if TYPE_CHECKING:
    from rules.core.game import Game
    from rules.core.moves import Move
    from rules.core.table import Table
    from tabletop.lessons.puzzles import Puzzle, PuzzleKind
    from teaching.tries import World

SURE = 0.9  # of the worlds, in which the solution must reach the goal
DOUBTFUL = 0.6  # of the worlds, in which another first move may at most
MOST_FIRST = 3  # first moves that do equally well
SHARE_FIRST = 3  # where orders hardly matter: one in so many of all first moves may
FEW, SOME, MANY = 12, 30, 200  # worlds for a first look, a second one, and for the proof
FEWER = 4  # lines of which the surest is taken
OWN_SEED = 17


def most_first(kind: PuzzleKind, moves: list[Move]) -> int:
    """Return how many first moves may solve a puzzle that has so many of them."""
    return max(MOST_FIRST, len(moves) // SHARE_FIRST) if kind.orders else MOST_FIRST


def proven(game: Game, puzzle: Puzzle, t: Table) -> Puzzle | None:
    """Return the puzzle with its solution and proof, or None where it has none worth showing."""
    moves = tried(game, t, puzzle.kind)
    glance = worlds_of(game, t, puzzle.seat, FEW, OWN_SEED)
    if any(follows(world, puzzle, []) for world in glance):
        return None  # what is seen at a glance is no puzzle
    try:
        lines = _lines(glance, puzzle, moves)
    except TooWideError:
        return None
    if not lines or len(lines) == len(moves):
        return None
    if max(map(len, lines.values())) < puzzle.kind.length:
        return None
    if puzzle.kind.orders and any(follows(one, puzzle, [m]) for m in lines for one in glance):
        return None  # whoever begins well must still think
    return _weighed(game, puzzle, t, lines)


def _lines(worlds: list[World], puzzle: Puzzle, moves: list[Move]) -> dict[Move, list[Move]]:
    """Return the first moves that lead to the goal, with their lines; too many are no puzzle."""
    lines: dict[Move, list[Move]] = {}
    for m in moves:
        line = _line(worlds, puzzle, m)
        if line is not None:
            lines[m] = line
        if len(lines) > most_first(puzzle.kind, moves):
            raise TooWideError
    return lines


def _line(worlds: list[World], puzzle: Puzzle, first: Move) -> list[Move] | None:
    """Return a line that looks sure after a first move, or None where it hardly ever works.

    One that works now and then, but not surely, makes the position unfit: TooWideError.
    """
    works: list[list[Move]] = []
    for number, world in enumerate(worlds):
        line = best_line(world, puzzle, first)
        works += [line] if line is not None else []
        if number - len(works) >= (1 - DOUBTFUL) * len(worlds):
            return None
    sure = max(works[:FEWER], key=lambda line: sum(follows(one, puzzle, line) for one in worlds))
    if sum(follows(world, puzzle, sure) for world in worlds) < SURE * len(worlds):
        raise TooWideError
    return sure


def _weighed(game: Game, puzzle: Puzzle, t: Table, lines: dict[Move, list[Move]]) -> Puzzle | None:
    best = max(lines, key=lambda m: len(lines[m]))
    proof = Proof(0, 0, 0)
    for many in (SOME, MANY):
        worlds = worlds_of(game, t, puzzle.seat, many, OWN_SEED + 1)
        sure = {m: sum(follows(one, puzzle, line) for one in worlds) for m, line in lines.items()}
        if min(sure.values()) < SURE * many:
            return None
        try:
            others = max(
                sum(best_line(world, puzzle, m) is not None for world in worlds)
                for m in tried(game, t, puzzle.kind)
                if m not in lines
            )
        except TooWideError:
            return None
        if others > DOUBTFUL * many:
            return None
        best, proof = max(lines, key=lambda m: sure[m]), Proof(many, max(sure.values()), others)
    if len(lines[best]) < puzzle.kind.length:
        return None
    texts = [write(game, t.setup, m) for m in lines[best]]
    also = [write(game, t.setup, m) for m in lines if m is not best]
    return replace(puzzle, line=texts, also=also, proof=proof)


def still_proven(game: Game, puzzle: Puzzle) -> list[str]:
    """Play a puzzle's proof again; return what is not so any more."""
    t = puzzle.table(game)
    line = [read(game, t.setup, text) for text in puzzle.line]
    first = {*puzzle.also, puzzle.line[0]}
    others = [m for m in tried(game, t, puzzle.kind) if write(game, t.setup, m) not in first]
    worlds = worlds_of(game, t, puzzle.seat, puzzle.proof.worlds, OWN_SEED + 1)
    solves = sum(follows(world, puzzle, line) for world in worlds)
    best = max(sum(best_line(w, puzzle, m) is not None for w in worlds) for m in others)
    found = (solves, best)
    wanted = (puzzle.proof.solves, puzzle.proof.others)
    return [] if found == wanted else [f"{puzzle.name}: {found} instead of {wanted}"]
