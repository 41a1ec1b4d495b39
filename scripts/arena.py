"""Lets levels play matches against each other without a window, on all cores."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
from math import ceil, sqrt
from multiprocessing import get_context
from statistics import fmean, median
from typing import TYPE_CHECKING

from _setup import ROOT, enter

if __name__ == "__main__":
    enter()
elif str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from rules.core.data import ComplaintError
from rules.core.rng import Rng
from tabletop.ai.contest import Outcome, Pairing, play_match
from tabletop.ai.levels import all_levels
from tabletop.ai.messages import REGISTRY
from tabletop.ai.worker import find_game, find_names

if TYPE_CHECKING:
    from rules.core.game import Game

BAR = 30
CERTAINTY = 1.96  # standard deviations of a 95 % interval


class WrongWordError(Exception):
    """Says in one line which word of the command is wrong and which ones are right."""


def words() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="the name of the game")
    parser.add_argument("--games", type=int, default=100, help="matches (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all deals (default 1)")
    parser.add_argument(
        "--seats", required=True, help=f"levels, one per seat, such as {','.join(all_levels())}"
    )
    parser.add_argument("--options", nargs="+", default=[], help="rules to choose, as name=number")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--registry", default=REGISTRY, help="module that lists the games")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser.parse_args()


def chosen_game(asked: argparse.Namespace) -> Game:
    """Return the game that was named."""
    try:
        names = find_names(asked.registry)
    except ModuleNotFoundError as missing:
        if missing.name is None or not asked.registry.startswith(missing.name):
            raise
        raise WrongWordError(f"--registry: there is no module {asked.registry!r}.") from None
    if asked.game not in names:
        raise WrongWordError(f"There is no game {asked.game!r}; choose from: {', '.join(names)}.")
    return find_game(asked.registry, asked.game)


def chosen_levels(asked: argparse.Namespace, game: Game) -> list[str]:
    """Return the levels that were named, one for each seat."""
    levels: list[str] = asked.seats.split(",")
    for level in levels:
        if level not in all_levels():
            known = ", ".join(all_levels())
            raise WrongWordError(f"There is no level {level!r}; choose from: {known}.")
    if len(levels) not in game.seat_counts:
        counts = ", ".join(str(count) for count in game.seat_counts)
        raise WrongWordError(
            f"{game.name} is not played by {len(levels)}; number of seats to choose from: {counts}."
        )
    return levels


def chosen_options(asked: argparse.Namespace, game: Game) -> dict[str, int]:
    """Return the options that were named."""
    known = {option.name: option for option in game.options}
    valid = "; ".join(
        f"{name}={'|'.join(str(value) for value in option.values)}"
        for name, option in known.items()
    )
    chosen: dict[str, int] = {}
    for word in asked.options:
        name, _, value = word.partition("=")
        if name not in known or value not in [str(number) for number in known[name].values]:
            raise WrongWordError(f"There is no option {word!r}; choose from: {valid or 'none'}.")
        chosen[name] = int(value)
    return chosen


def pairings(asked: argparse.Namespace) -> list[Pairing]:
    """Lay out the matches: every deal is played with each rotation of the seats."""
    game = chosen_game(asked)
    levels = chosen_levels(asked, game)
    options = chosen_options(asked, game)
    if asked.games < 1 or asked.workers < 1:
        raise WrongWordError("--games and --workers must be at least 1.")
    source = Rng.seeded(asked.seed)
    result: list[Pairing] = []
    for _ in range(ceil(asked.games / len(levels))):
        deal = source.next()
        for rotation in range(len(levels)):
            result.append(
                Pairing(
                    registry=asked.registry,
                    game=game.name,
                    options=options,
                    levels=levels,
                    rotation=rotation,
                    deal=deal,
                    minds=source.next(),
                )
            )
    return result[: asked.games]


def show_progress(done: int, total: int) -> None:
    """Draw the bar on the error stream; a log gets one line for each tenth."""
    filled = BAR * done // total
    line = f"[{'#' * filled}{'.' * (BAR - filled)}] {done}/{total}"
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{line}" + ("\n" if done == total else ""))
    elif done == total or done * 10 // total > (done - 1) * 10 // total:
        sys.stderr.write(line + "\n")
    sys.stderr.flush()


def play_all(matches: list[Pairing], workers: int) -> list[Outcome]:
    """Play all matches, in as many processes as there are cores."""
    outcomes: list[Outcome] = []
    # Being told to end is the same as Ctrl-C, which only this process answers, not its workers.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    quiet = (signal.SIGINT, signal.SIG_IGN)
    count = min(workers, len(matches))
    with get_context("spawn").Pool(count, initializer=signal.signal, initargs=quiet) as pool:
        for outcome in pool.imap_unordered(play_match, matches):
            outcomes.append(outcome)
            show_progress(len(outcomes), len(matches))
        pool.close()
        pool.join()
    return outcomes


def times_of(outcomes: list[Outcome], entry: int) -> dict[str, float]:
    """Sum up how long an entry thought about a decision."""
    times = sorted(time for outcome in outcomes for time in outcome["milliseconds"][entry])
    if not times:
        return {"median": 0.0, "p95": 0.0, "max": 0.0}
    late = times[min(len(times) - 1, int(len(times) * 0.95))]
    return {
        "median": round(median(times), 3),
        "p95": round(late, 3),
        "max": round(times[-1], 3),
    }


def summary(matches: list[Pairing], outcomes: list[Outcome]) -> dict[str, object]:
    """Sum up all matches; a shared win is a draw and no win."""
    levels = matches[0]["levels"]
    ended = [outcome for outcome in outcomes if outcome["shares"]]
    entries = range(len(levels))
    wins = [sum(outcome["shares"][entry] == 1.0 for outcome in ended) for entry in entries]
    return {
        "game": matches[0]["game"],
        "seats": levels,
        "games": len(outcomes),
        "wins": wins,
        "draws": len(ended) - sum(wins),
        "illegal": sum(outcome["illegal"] for outcome in outcomes),
        "endless": sum(outcome["endless"] for outcome in outcomes),
        "turns_mean": round(fmean(outcome["turns"] for outcome in outcomes), 2),
        "moves_mean": round(fmean(outcome["moves"] for outcome in outcomes), 2),
        "decision_ms": [times_of(outcomes, entry) for entry in entries],
    }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of wins."""
    share = wins / games
    square = CERTAINTY**2
    centre = share + square / (2 * games)
    reach = CERTAINTY * sqrt(share * (1 - share) / games + square / (4 * games**2))
    scale = 1 + square / games
    return (centre - reach) / scale, (centre + reach) / scale


def describe(result: dict[str, object], outcomes: list[Outcome]) -> None:
    """Print the result for people."""
    levels, wins, times = result["seats"], result["wins"], result["decision_ms"]
    if not (isinstance(levels, list) and isinstance(wins, list) and isinstance(times, list)):
        raise TypeError(result)
    print(
        f"{result['game']}: {result['games']} matches, {result['draws']} draws,"
        f" {result['illegal']} illegal, {result['endless']} endless,"
        f" {result['turns_mean']} turns and {result['moves_mean']} moves a match"
    )
    for entry, level in enumerate(levels):
        low, high = wilson(wins[entry], len(outcomes))
        share = wins[entry] / len(outcomes)
        time = times[entry]
        print(
            f"  {level:<8} {wins[entry]:>5} wins  {share:5.1%}  (95 %: {low:.1%} to {high:.1%})"
            f"  decision {time['median']:.1f} ms, p95 {time['p95']:.1f}, max {time['max']:.1f}"
        )


def main() -> int:
    """Play the matches asked for and print what came of them."""
    try:
        asked = words()
        matches = pairings(asked)
    except (WrongWordError, ComplaintError) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    try:
        outcomes = play_all(matches, asked.workers)
    except KeyboardInterrupt:
        print("\nStopped; nothing was counted.", file=sys.stderr)
        return 130
    result = summary(matches, outcomes)
    if asked.json:
        print(json.dumps(result))
    else:
        describe(result, outcomes)
    return 0


if __name__ == "__main__":
    sys.exit(main())
