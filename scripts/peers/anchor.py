"""Lets a level play alone among search bots of OpenSpiel, with equal simulations or equal time.

The others are its ISMCTS in Python over the same rules; every seat gets its redacted table and no
more. A simulation is a random match to its end there, and a move played on for a while here.
Run it with `python -m peers.anchor GAME` (README.md says how); it needs the extra `peers`.
"""

from __future__ import annotations

import argparse
import os
import sys
from multiprocessing import get_context
from statistics import fmean
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from rules.core.hidden import redact
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.ai.levels import Level, all_levels, suited, think
from tabletop.ai.odds import wilson
from tabletop.ai.trials import Stop

if TYPE_CHECKING:
    from peers.searching import SpielSearch
    from peers.spiel import SpielState
    from rules.core.game import Game

ANCHORED: Final = "anchored"
UNBOUND: Final = 1 << 30  # more simulations, or milliseconds, than anybody waits for


class AnchorMatch(NamedTuple):
    """A match to be played; one of the two budgets is 0."""

    game: str
    seats: int
    level: str
    seat: int  # of the level
    deal: int
    minds: int
    simulations: int
    seconds: float


class Decision(NamedTuple):
    """What one decision took, and among how many moves it was made."""

    simulations: int
    seconds: float
    choices: int


class AnchorResult(NamedTuple):
    """How it went: the level's share of the win, and each side's decisions."""

    share: float
    moves: int
    ours: list[Decision]
    theirs: list[Decision]


def budgeted(level: Level, game: Game, simulations: int, seconds: float) -> Level:
    """Return a level that tries as often, or as long, as asked for, in the way it usually does."""
    if level.settings is None:
        raise ValueError(f"level {level.name} does not search")
    settings = suited(level.settings, level.name, game)
    worlds = max(simulations // settings.candidates, 1) if simulations else UNBOUND
    milliseconds = round(seconds * 1000) or UNBOUND
    # By another name, or a game's own number of worlds would stand above what was asked for.
    return Level(f"{level.name}, {ANCHORED}", level.way, 1, settings.within(worlds, milliseconds))


def play_match(match: AnchorMatch) -> AnchorResult:
    """Play one match to its end."""
    from peers import spiel  # noqa: PLC0415 - whoever only asks for help needs no OpenSpiel
    from peers.searching import SpielSearch  # noqa: PLC0415

    level = budgeted(all_levels()[match.level], GAMES[match.game], match.simulations, match.seconds)
    game = spiel.load(match.game, match.seats)
    state: SpielState = game.new_initial_state()
    state.apply_action(match.deal)
    mind = Rng.seeded(match.minds)
    bots = [
        SpielSearch(game, match.simulations or UNBOUND, match.seconds, mind.next())
        for _ in range(match.seats)
    ]
    result = AnchorResult(0.0, 0, [], [])
    while not state.is_terminal():
        seat = state.current_player()
        if seat == match.seat:
            action = _level_move(state, level, mind, result.ours)
        else:
            action = _bot_move(state, bots[seat], result.theirs)
        state.apply_action(action)
    moves = state.match.moves if state.match else 0
    return result._replace(share=state.returns()[match.seat], moves=moves)


def _level_move(state: SpielState, level: Level, mind: Rng, spent: list[Decision]) -> int:
    """Let the level think; note what it took where there was a choice."""
    counted = state.match
    if counted is None:
        raise LookupError("nothing was dealt")
    start = perf_counter()
    thought = think(counted.box.game, redact(counted.table, counted.seat), level, mind, Stop())
    if len(counted.legal()) > 1:
        tried = sum(choice.visits for choice in thought.choices)
        spent.append(Decision(tried, perf_counter() - start, len(counted.legal())))
    return counted.box.numbering.number(counted.seat, thought.move)


def _bot_move(state: SpielState, bot: SpielSearch, spent: list[Decision]) -> int:
    """Let a bot of OpenSpiel think; note what it took where there was a choice."""
    start = perf_counter()
    action = int(bot.step(state))
    choices = len(state.legal_actions())
    if choices > 1:
        spent.append(Decision(bot.simulations, perf_counter() - start, choices))
    return action


def words() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, default=0, help="usually the fewest of the game")
    parser.add_argument("--level", default="hard", choices=searching(), help="usually hard")
    parser.add_argument("--matches", type=int, default=20, help="usually 20")
    parser.add_argument("--seed", type=int, default=1, help="of deals and minds (default 1)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    budget = parser.add_mutually_exclusive_group(required=True)
    budget.add_argument("--simulations", type=int, default=0, help="of each decision")
    budget.add_argument("--seconds", type=float, default=0.0, help="of each decision")
    asked = parser.parse_args()
    asked.seats = asked.seats or min(GAMES[asked.game].seat_counts)
    if asked.seats not in GAMES[asked.game].seat_counts:
        counts = ", ".join(map(str, GAMES[asked.game].seat_counts))
        parser.error(f"{asked.game} is not played by {asked.seats}; choose from: {counts}")
    if asked.matches < 1 or asked.workers < 1 or asked.simulations < 0 or asked.seconds < 0:
        parser.error("--matches, --workers and the budget must be above 0")
    return asked


def searching() -> list[str]:
    """Return the levels that search."""
    return [name for name, level in all_levels().items() if level.settings is not None]


def pairings(asked: argparse.Namespace) -> list[AnchorMatch]:
    """Lay out the matches: every deal is played from each seat."""
    source = Rng.seeded(asked.seed)
    found: list[AnchorMatch] = []
    while len(found) < asked.matches:
        deal = source.below(1024)
        found += [
            AnchorMatch(
                asked.game, asked.seats, asked.level, seat, deal, source.next(),
                asked.simulations, asked.seconds,
            )
            for seat in range(asked.seats)
        ]  # fmt: skip
    return found[: asked.matches]


def describe(asked: argparse.Namespace, results: list[AnchorResult]) -> None:
    """Print how the level did, and what both sides spent."""
    games = len(results)
    wins = sum(result.share == 1.0 for result in results)
    low, high = wilson(wins, games)
    budget = f"{asked.simulations} simulations" if asked.simulations else f"{asked.seconds} s"
    print(
        f"{asked.game}, {asked.seats} seats, {budget} a decision: {asked.level} alone among"
        f" OpenSpiel's ISMCTS wins {wins} of {games}, {wins / games:.1%}"
        f" (95 %: {low:.1%} to {high:.1%}; equals would win {1 / asked.seats:.1%});"
        f" its share {fmean(result.share for result in results):.1%},"
        f" {fmean(result.moves for result in results):.0f} moves a match"
    )
    tell(asked.level, [decision for result in results for decision in result.ours])
    tell("ISMCTS", [decision for result in results for decision in result.theirs])


def tell(name: str, decisions: list[Decision]) -> None:
    """Print what a side spent; one that could not try every move once hardly searched at all."""
    if not decisions:
        return
    hasty = sum(decision.simulations < decision.choices for decision in decisions)
    print(
        f"  {name:<8} {fmean(d.simulations for d in decisions):8.1f} simulations and"
        f" {1000 * fmean(d.seconds for d in decisions):8.1f} ms a decision,"
        f" {fmean(d.choices for d in decisions):.1f} moves to choose from;"
        f" fewer simulations than moves in {hasty / len(decisions):.0%}"
    )


def main() -> int:
    """Play the matches asked for and print what came of them."""
    asked = words()
    try:
        import pyspiel  # noqa: F401, PLC0415
    except ModuleNotFoundError:
        print("OpenSpiel is not installed: see CONTRIBUTING, Peers.", file=sys.stderr)
        return 1
    matches = pairings(asked)
    results: list[AnchorResult] = []
    with get_context("spawn").Pool(min(asked.workers, len(matches))) as pool:
        for result in pool.imap_unordered(play_match, matches):
            results.append(result)
            print(f"{len(results)} of {len(matches)}", file=sys.stderr, flush=True)
    describe(asked, results)
    return 0


if __name__ == "__main__":
    sys.exit(main())
