"""Lets levels play matches against each other without a window, on all cores.

Without --seats, random players meet at every number of seats that the game allows.
"""

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
from tabletop.ai.contest import ContestResult, Pairing, play_match
from tabletop.ai.levels import RANDOM, all_levels
from tabletop.ai.messages import REGISTRY
from tabletop.ai.worker import find_game, find_names

if TYPE_CHECKING:
    from rules.core.game import Game

STOPPED = 130  # what a shell calls a program that was ended by Ctrl-C
BAR = 30
CERTAINTY = 1.96  # standard deviations of a 95 % interval
TOLD = 3  # matches gone wrong that are named, so that they can be played again


class WrongWordError(Exception):
    """Says in one line which word of the command is wrong and which ones are right."""


def words() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="the name of the game")
    parser.add_argument(
        "--games", type=int, default=100, help="matches at each number of seats (default 100)"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of all deals (default 1)")
    parser.add_argument(
        "--seats",
        default="",
        help=f"levels, one per seat, such as {','.join(all_levels())};"
        " without it, random players at every number of seats",
    )
    parser.add_argument("--options", nargs="+", default=[], help="rules to choose, as name=number")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--registry", default=REGISTRY, help="module that lists the games")
    parser.add_argument(
        "--json", action="store_true", help="print one JSON object a number of seats"
    )
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


def chosen_fields(asked: argparse.Namespace, game: Game) -> list[list[str]]:
    """Return who meets whom: the levels that were named, else random ones for each seat count."""
    if not asked.seats:
        return [[RANDOM] * count for count in game.seat_counts]
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
    return [levels]


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
    fields = chosen_fields(asked, game)
    options = chosen_options(asked, game)
    if asked.games < 1 or asked.workers < 1:
        raise WrongWordError("--games and --workers must be at least 1.")
    result: list[Pairing] = []
    for levels in fields:
        source = Rng.seeded(asked.seed)
        found: list[Pairing] = []
        for _ in range(ceil(asked.games / len(levels))):
            deal = source.next()
            for rotation in range(len(levels)):
                found.append(
                    Pairing(
                        registry=asked.registry,
                        game=game.name,
                        options=options,
                        levels=levels,
                        weights=[],
                        settings="",
                        rotation=rotation,
                        deal=deal,
                        minds=source.next(),
                    )
                )
        result += found[: asked.games]
    return result


def show_progress(done: int, total: int) -> None:
    """Draw the bar on the error stream; a log gets one line for each tenth."""
    filled = BAR * done // total
    line = f"[{'#' * filled}{'.' * (BAR - filled)}] {done}/{total}"
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{line}" + ("\n" if done == total else ""))
    elif done == total or done * 10 // total > (done - 1) * 10 // total:
        sys.stderr.write(line + "\n")
    sys.stderr.flush()


def play_all(matches: list[Pairing], workers: int, outcomes: list[ContestResult]) -> None:
    """Play all matches, in as many processes as there are cores, and add what came of each."""
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


def times_of(times: list[float]) -> dict[str, float]:
    """Sum up how long decisions took."""
    if not times:
        return {"median": 0.0, "p95": 0.0, "max": 0.0}
    times = sorted(times)
    late = times[min(len(times) - 1, int(len(times) * 0.95))]
    return {
        "median": round(median(times), 3),
        "p95": round(late, 3),
        "max": round(times[-1], 3),
    }


def won(shares: list[list[float]], seats: int) -> list[int]:
    """Count who won alone; a shared win is a draw and no win."""
    return [sum(share[seat] == 1.0 for share in shares) for seat in range(seats)]


def summary(outcomes: list[ContestResult]) -> dict[str, object]:
    """Sum up the matches of one number of seats."""
    pairing = outcomes[0]["pairing"]
    levels = pairing["levels"]
    ended = [outcome for outcome in outcomes if outcome["shares"]]
    wins = won([outcome["shares"] for outcome in ended], len(levels))
    turns = [outcome["turns"] for outcome in outcomes]
    wrong = [outcome["pairing"] for outcome in outcomes if not outcome["shares"]]
    return {
        "game": pairing["game"],
        "seats": levels,
        "games": len(outcomes),
        "wins": wins,
        "seat_wins": won([outcome["by_seat"] for outcome in ended], len(levels)),
        "draws": len(ended) - sum(wins),
        "illegal": sum(outcome["illegal"] for outcome in outcomes),
        "endless": sum(outcome["endless"] for outcome in outcomes),
        "turns_mean": round(fmean(turns), 2),
        "turns_range": [min(turns), max(turns)],
        "moves_mean": round(fmean(outcome["moves"] for outcome in outcomes), 2),
        "decision_ms": [
            times_of([time for outcome in outcomes for time in outcome["milliseconds"][entry]])
            for entry in range(len(levels))
        ],
        "wrong": [
            {key: pairing[key] for key in ("deal", "minds", "rotation")} for pairing in wrong[:TOLD]
        ],
    }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of wins."""
    share = wins / games
    square = CERTAINTY**2
    centre = share + square / (2 * games)
    reach = CERTAINTY * sqrt(share * (1 - share) / games + square / (4 * games**2))
    scale = 1 + square / games
    return (centre - reach) / scale, (centre + reach) / scale


def wins_line(head: str, wins: int, games: int) -> str:
    """Write wins, their share, and between which shares the truth lies."""
    low, high = wilson(wins, games)
    return f"  {head:<16} {wins:>5} wins  {wins / games:6.1%}  (95 %: {low:.1%} to {high:.1%})"


def describe(outcomes: list[ContestResult]) -> None:
    """Print the matches of one number of seats for people: by level, then by seat."""
    result = summary(outcomes)
    levels = outcomes[0]["pairing"]["levels"]
    games = len(outcomes)
    fewest, most = min(found := [outcome["turns"] for outcome in outcomes]), max(found)
    print(
        f"{result['game']}, {len(levels)} seats: {games} matches, {result['draws']} draws,"
        f" {result['illegal']} illegal, {result['endless']} endless,"
        f" {result['turns_mean']} turns ({fewest} to {most})"
        f" and {result['moves_mean']} moves a match"
    )
    ended = [outcome for outcome in outcomes if outcome["shares"]]
    wins = won([outcome["shares"] for outcome in ended], len(levels))
    for level in dict.fromkeys(levels):
        entries = [entry for entry, other in enumerate(levels) if other == level]
        times = [time for o in outcomes for entry in entries for time in o["milliseconds"][entry]]
        spent = times_of(times)
        head = level if len(entries) == 1 else f"{level} x{len(entries)}"
        print(
            wins_line(head, sum(wins[entry] for entry in entries), games)
            + f"  decision {spent['median']:.1f} ms, p95 {spent['p95']:.1f}, max {spent['max']:.1f}"
        )
    for seat, number in enumerate(won([outcome["by_seat"] for outcome in ended], len(levels))):
        print(wins_line(f"seat {seat + 1}", number, games))
    for pairing in [outcome["pairing"] for outcome in outcomes if not outcome["shares"]][:TOLD]:
        print(f"  gone wrong: {json.dumps(pairing)}")


def main() -> int:
    """Play the matches asked for and print what came of them; fail where one went wrong."""
    try:
        asked = words()
        matches = pairings(asked)
    except (WrongWordError, ComplaintError) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    outcomes: list[ContestResult] = []
    stopped = False
    try:
        play_all(matches, asked.workers, outcomes)
    except KeyboardInterrupt:
        stopped = True
        print(f"\nStopped after {len(outcomes)} of {len(matches)} matches.", file=sys.stderr)
    for levels in dict.fromkeys(tuple(outcome["pairing"]["levels"]) for outcome in outcomes):
        group = [outcome for outcome in outcomes if tuple(outcome["pairing"]["levels"]) == levels]
        if asked.json:
            print(json.dumps(summary(group)))
        else:
            describe(group)
    if stopped:
        return STOPPED
    return int(any(not outcome["shares"] for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main())
