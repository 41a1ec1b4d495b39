"""Lets levels play matches against each other without a window, on all cores or on a cluster.

Without --seats, random players meet at every number of seats that the game allows. With --out
every match is kept in a file, and the same command goes on where it was stopped.
"""

import welcome

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from _setup import ROOT
from laboratory import start

if __name__ == "__main__":
    start.begin(sys.argv)
elif str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from laboratory import fields, findings
from laboratory.crews import called, heed_the_end
from laboratory.ledger import Ledger, heading, key_of
from laboratory.rating_file import command_of, rating_path, rating_text
from laboratory.temperament import measure
from laboratory.words import STOPPED, WrongWordError, chosen_game, chosen_options
from rules.core.data import ComplaintError
from tabletop.ai.contest import ContestResult, Pairing, play_match
from tabletop.ai.levels import PRIOR
from tabletop.ai.messages import REGISTRY

BAR = 30


def words() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="the name of the game")
    parser.add_argument(
        "--games", type=int, default=100, help="matches of each field (default 100)"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of all deals (default 1)")
    parser.add_argument(
        "--seats",
        action="append",
        default=[],
        help=f"levels, one per seat, such as {','.join(fields.level_names())}, or how many sit;"
        " may be said several times; without it, random players at every number of seats",
    )
    parser.add_argument(
        "--ladder", action="store_true", help="one of each level among those of the level below"
    )
    parser.add_argument("--unhurried", action="store_true", help="let no level mind the clock")
    parser.add_argument("--options", nargs="+", default=[], help="rules to choose, as name=number")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--scheduler", default="", help="address of a Dask cluster to play on")
    parser.add_argument("--rules", type=Path, help="a folder with compiled rules to play by")
    parser.add_argument("--registry", default=REGISTRY, help="module that lists the games")
    parser.add_argument("--out", type=Path, help="file that keeps every match, one a line")
    parser.add_argument(
        "--tempers",
        nargs="*",
        help="measure tempers instead, these or all, or one of factors, as leaf=number",
    )
    parser.add_argument("--level", default=PRIOR, help="the level of tempers (default prior)")
    parser.add_argument("--rate", action="store_true", help="write the ratings beside the game")
    parser.add_argument("--cards", action="store_true", help="tell how often cards were moved")
    parser.add_argument("--json", action="store_true", help="print one JSON object a field")
    return parser.parse_args()


def prepared(asked: argparse.Namespace) -> tuple[list[Pairing], Ledger | None]:
    """Lay out the matches that were asked for, and open the file that keeps them."""
    game = chosen_game(asked.registry, asked.game)
    met = fields.chosen_fields(asked.seats, game, climbs=asked.ladder)
    if asked.games < 1 or asked.workers < 1:
        raise WrongWordError("--games and --workers must be at least 1.")
    settings = fields.house_settings()
    if asked.unhurried:
        settings = fields.unhurried(settings)
    blank = Pairing(
        registry=asked.registry,
        game=game.name,
        options=chosen_options(asked.options, game),
        levels=[],
        weights=[],
        settings=settings if asked.unhurried else "",
        rotation=0,
        deal=0,
        minds=0,
    )
    told = heading(game, asked.registry, settings)
    ledger = Ledger(asked.out, told) if asked.out else None
    return fields.laid_out(met, blank, asked.seed, asked.games), ledger


def show_progress(done: int, total: int) -> None:
    """Draw the bar on the error stream; a log gets one line for each tenth."""
    filled = BAR * done // total
    line = f"[{'#' * filled}{'.' * (BAR - filled)}] {done}/{total}"
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{line}" + ("\n" if done == total else ""))
    elif done == total or done * 10 // total > (done - 1) * 10 // total:
        sys.stderr.write(line + "\n")
    sys.stderr.flush()


def play_all(
    asked: argparse.Namespace,
    matches: Sequence[Pairing],
    ledger: Ledger | None,
    outcomes: list[ContestResult],
) -> None:
    """Play all matches that were not played before, and add what came of each."""
    left = list(matches)
    if ledger is not None:
        before, left = ledger.split(matches)
        outcomes += before
    if not left:
        return
    with called(min(asked.workers, len(left)), asked.scheduler) as crew:
        for _, outcome in crew.each(play_match, left):
            outcomes.append(outcome)
            if ledger is not None:
                ledger.add(outcome)
            show_progress(len(outcomes), len(matches))


def tell_programs(outcomes: Sequence[ContestResult], *, cards: bool) -> None:
    """Print what came of all matches as JSON: a line for each field, then ratings and card use."""
    for group in findings.by_levels(outcomes):
        print(json.dumps(findings.summary(group)))
    ratings = findings.rated(outcomes)
    if ratings:
        print(json.dumps({"ratings": [asdict(rating) for rating in ratings]}))
    if cards:
        print(json.dumps({"cards": findings.card_use(outcomes)}))


def tell_people(outcomes: Sequence[ContestResult], *, cards: bool) -> None:
    """Print what came of all matches: field by field, then ratings, then card use."""
    for group in findings.by_levels(outcomes):
        findings.describe(group)
    ratings = findings.rated(outcomes)
    if ratings:
        print("ratings")
    for rating in ratings:
        print(findings.rating_line(rating))
    if cards:
        print("moved in a match by the winner, and by each other seat")
        for name, (winner, others) in findings.card_use(outcomes).items():
            print(f"  {name:<40} {winner:6.2f} {others:6.2f}")


def rate(asked: argparse.Namespace, outcomes: Sequence[ContestResult]) -> None:
    """Write the ratings of the levels where the game shows them."""
    path = rating_path(chosen_game(asked.registry, asked.game))
    path.write_text(
        rating_text(outcomes, command_of(sys.argv[1:]), datetime.now(UTC).date()), encoding="utf-8"
    )
    print(f"Ratings written to {path}.", file=sys.stderr)


def main() -> int:
    """Play the matches asked for and print what came of them; fail where one went wrong."""
    try:
        asked = words()
        if asked.tempers is not None:
            measure(asked, chosen_game(asked.registry, asked.game))
            return 0
        matches, ledger = prepared(asked)
    except (WrongWordError, ComplaintError) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    heed_the_end()
    outcomes: list[ContestResult] = []
    stopped = False
    try:
        play_all(asked, matches, ledger, outcomes)
    except WrongWordError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        stopped = True
        print(f"\nStopped after {len(outcomes)} of {len(matches)} matches.", file=sys.stderr)
    order = {key_of(pairing): number for number, pairing in enumerate(matches)}
    outcomes.sort(key=lambda outcome: order[key_of(outcome["pairing"])])
    tell = tell_programs if asked.json else tell_people
    tell(outcomes, cards=asked.cards)
    if stopped:
        return STOPPED
    if asked.rate:
        try:
            rate(asked, outcomes)
        except WrongWordError as wrong:
            print(wrong, file=sys.stderr)
            return 2
    return int(any(not outcome["shares"] for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main())
