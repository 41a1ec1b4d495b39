"""Tunes what a game's computer players believe, by fast matches.

Two neighbours of the weights play each other on the same deals with seats exchanged, thousands of
times; the way of the winners is followed (SPSA). What comes out replaces the weights only if it
beats them on fresh deals. Ctrl-C ends the tuning and tries what has been found so far.

Matches at a glance, as usual, tell nothing of how positions are judged: weights of that are tuned
by a level that searches (`--level normal --only value`).
"""

import welcome

import argparse
import os
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from _setup import ROOT
from laboratory import start

if __name__ == "__main__":
    start.begin(sys.argv)
elif str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from laboratory.crews import Crew, called, heed_the_end
from laboratory.duels import Ground, Side, lay_out, share_of
from laboratory.made import Proof, write_made
from laboratory.spsa import Climb, Schedule
from laboratory.weights import Leaf, all_leaves, chosen, multiplied, one_by_one
from laboratory.words import STOPPED, WrongWordError, check_count, chosen_game, chosen_options
from rules.core.data import ComplaintError
from rules.core.game import Game
from rules.core.rng import Rng
from tabletop.ai.levels import PRIOR, all_levels
from tabletop.ai.messages import REGISTRY
from tabletop.ai.odds import wilson
from tabletop.ai.tempers import believing

NEITHER = 0.5  # the share of two equal sides


@dataclass(frozen=True)
class Training:
    """A game, the file its weights come from with their text, and what of them is tuned."""

    game: Game
    file: Path
    text: str
    leaves: list[Leaf]
    ground: Ground

    def tuned(self, factors: list[float]) -> str:
        """Return the text with the tuned numbers multiplied."""
        return multiplied(self.text, self.leaves, factors)


def words() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="the name of the game")
    what = parser.add_argument_group("what is tuned")
    what.add_argument("--only", nargs="+", default=[], help="tables or keys, such as prior.usual")
    what.add_argument("--without", nargs="+", default=[], help="tables or keys to leave alone")
    what.add_argument("--each", action="store_true", help="tune each entry of a list by itself")
    how = parser.add_argument_group("how")
    how.add_argument("--steps", type=int, default=200, help="steps (default 200)")
    how.add_argument("--matches", type=int, default=60, help="matches a step (default 60)")
    how.add_argument("--accept", type=int, default=300, help="matches of the test (default 300)")
    how.add_argument("--reach", type=float, default=0.15, help="first change tried (default 0.15)")
    how.add_argument("--stride", type=float, default=0.1, help="first step's size (default 0.1)")
    how.add_argument("--level", default=PRIOR, help="who plays (default: by what looks best)")
    how.add_argument("--minutes", type=float, default=0.0, help="end the tuning after so long")
    how.add_argument("--seats", type=int, nargs="+", default=[], help="seats; several take turns")
    how.add_argument("--options", nargs="+", default=[], help="rules to choose, as name=number")
    how.add_argument("--seed", type=int, default=1, help="seed of all chance (default 1)")
    where = parser.add_argument_group("where")
    where.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    where.add_argument("--scheduler", default="", help="address of a Dask cluster to play on")
    where.add_argument("--rules", type=Path, help="a folder with compiled rules to play by")
    where.add_argument("--registry", default=REGISTRY, help="module that lists the games")
    where.add_argument("--out", type=Path, help="file to write instead of the game's own weights")
    return parser.parse_args()


def source_of(weights: Path, rules: Path | None) -> Path:
    """Return the file in the project's source where the weights come from a copy of the rules."""
    if rules is None or not weights.is_relative_to(rules.resolve()):
        return weights
    source = ROOT / weights.relative_to(rules.resolve())
    return source if source.exists() else weights


def prepared(asked: argparse.Namespace) -> Training:
    """Look everything up that was asked for, or complain."""
    game = chosen_game(asked.registry, asked.game)
    if game.weights is None:
        raise WrongWordError(f"{game.name} has no weights to tune.")
    if min(asked.steps, asked.matches, asked.accept, asked.workers) < 1:
        raise WrongWordError("--steps, --matches, --accept and --workers must be at least 1.")
    if min(asked.reach, asked.stride) <= 0:
        raise WrongWordError("--reach and --stride must be more than 0.")
    if asked.level not in all_levels():
        raise WrongWordError(f"--level must be one of: {', '.join(all_levels())}.")
    counts = asked.seats or game.seat_counts[:1]
    for count in counts:
        check_count(game, count)
    file = source_of(game.weights, asked.rules)
    text = file.read_text(encoding="utf-8")
    every = one_by_one(all_leaves(text)) if asked.each else all_leaves(text)
    leaves = chosen(every, asked.only, asked.without)
    if not leaves:
        names = ", ".join(leaf.name for leaf in every)
        raise WrongWordError(f"Nothing is left to tune; choose from: {names}.")
    options = chosen_options(asked.options, game)
    return Training(game, file, text, leaves, Ground(asked.registry, game.name, options, counts))


def playable(training: Training, text: str) -> bool:
    """Tell whether the game takes these weights: it may know bounds that tuning does not."""
    try:
        believing(training.game, text)
    except ComplaintError:
        return False
    return True


def tune(training: Training, climb: Climb, crew: Crew, asked: argparse.Namespace) -> None:
    """Climb step by step, until all are made or the time is over."""
    start = monotonic()
    source = Rng.seeded(asked.seed)
    while climb.steps < asked.steps:
        chance = Rng.seeded(source.next())
        direction = climb.direction(chance)
        texts = [training.tuned(climb.neighbour(direction, sign)) for sign in (1, -1)]
        share = NEITHER
        if all(playable(training, text) for text in texts):
            sides = (
                Side(weights=texts[0], level=asked.level),
                Side(weights=texts[1], level=asked.level),
            )
            share = share_of(crew, lay_out(training.ground, sides, asked.matches, chance))
        climb.step(direction, share)
        spent = monotonic() - start
        print(
            f"step {climb.steps}/{asked.steps}  share {share:.3f}  {spent:.0f} s"
            f"  {climb.steps * asked.matches / spent:.1f} matches/s",
            flush=True,
        )
        if asked.minutes and spent > asked.minutes * 60:
            print("The time for tuning is over.")
            return


def tried(training: Training, text: str, crew: Crew, asked: argparse.Namespace) -> Proof:
    """Let the new weights play the old ones on deals that no step has seen."""
    fresh = Rng.seeded(~asked.seed)
    sides = (
        Side(weights=text, level=asked.level),
        Side(weights=training.text, level=asked.level),
    )
    duels = lay_out(training.ground, sides, asked.accept, fresh)
    share = share_of(crew, duels)
    matches = 2 * len(duels)
    return Proof(matches, share, *wilson(share * matches, matches))


def judged(
    training: Training, climb: Climb, crew: Crew, asked: argparse.Namespace
) -> tuple[str, Proof] | None:
    """Try what was found against what was there, say how it went, and return what is better."""
    factors = climb.settled()
    text = training.tuned(factors)
    for leaf, factor in zip(training.leaves, factors, strict=True):
        print(f"  {leaf.name:<32} times {factor:.3f}")
    if text == training.text or not playable(training, text):
        print("Not accepted: nothing was found that the game takes. Nothing is written.")
        return None
    proof = tried(training, text, crew, asked)
    print(
        f"new against old: {proof.share:.1%} of {proof.matches} matches"
        f" (95 %: {proof.low:.1%} to {proof.high:.1%})"
    )
    if proof.low <= NEITHER:
        print("Not accepted: chance alone might do as well. Nothing is written.")
        return None
    return text, proof


def main() -> int:
    """Tune, try, and write what has proved better; 1 says that nothing did."""
    try:
        asked = words()
        training = prepared(asked)
    except (WrongWordError, ComplaintError) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    heed_the_end()
    climb = Climb(len(training.leaves), Schedule(asked.steps, asked.reach, asked.stride))
    print(
        f"{training.game.name}: tuning {len(training.leaves)} of {training.file.name}", flush=True
    )
    stopped = False
    try:
        with called(asked.workers, asked.scheduler) as crew:
            try:
                tune(training, climb, crew, asked)
            except KeyboardInterrupt:
                stopped = True
                print(f"\nStopped after {climb.steps} steps; trying what they found.", flush=True)
            found = judged(training, climb, crew, asked)
    except WrongWordError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped; nothing is written.", file=sys.stderr)
        return STOPPED
    if found is not None:
        target = asked.out or training.file
        target.write_text(found[0], encoding="utf-8")
        command = shlex.join(["scripts/train.py", *sys.argv[1:]])
        made = write_made(target, training.text, found, climb.steps, command)
        print(f"Accepted: {target.name} is written, and {made.name} says how it came about.")
    if stopped:
        return STOPPED
    return 0 if found is not None else 1


if __name__ == "__main__":
    sys.exit(main())
