"""Measures the tempers of a game: how strong each is, and by which habits it can be told.

One of the temper sits among balanced players, in every seat in turn. Its share of the wins is
held against a fair one; its habits (how often a verb, with which kind of card, where to, and how
much) against those of the balanced players in the same matches, in standard errors.
"""

from __future__ import annotations

import sys
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from laboratory.crews import called, heed_the_end
from laboratory.habits import Watched, watch_match
from laboratory.words import WrongWordError, check_count
from rules.core.rng import Rng
from tabletop.ai.contest import Pairing, contest_levels
from tabletop.ai.tempers import factors_of, tempers_of, weights_with

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from rules.core.game import Game

TOLD = 6  # habits that are told of each temper, the most telling first
FEWEST = 0.2  # times that a habit must be seen in a match, by one of both


def laid_out(asked: argparse.Namespace, game: Game, weights: str) -> list[Pairing]:
    """Lay out the matches of one temper: every deal is played from each seat."""
    words = [word for word in asked.seats if word.isdigit()]
    count = int(words[0]) if words else min(game.seat_counts)
    check_count(game, count)
    source = Rng.seeded(asked.seed)
    found: list[Pairing] = []
    while len(found) < asked.games:
        deal = source.next()
        found += [
            Pairing(
                registry=asked.registry, game=game.name, options={}, levels=[asked.level] * count,
                weights=[weights, *[""] * (count - 1)], settings="", rotation=rotation, deal=deal,
                minds=source.next(),
            )
            for rotation in range(count)
        ]  # fmt: skip
    return found[: asked.games]


def rate_of(match: Watched, entry: int, habit: str) -> float:
    """Return how often an entry had a habit, for each of its decisions; how much for each time."""
    had = match["habits"][entry].get(habit, 0.0)
    verb = habit.removesuffix(" amount")
    times = match["decisions"][entry] if verb == habit else match["habits"][entry].get(verb, 0.0)
    return had / times if times else 0.0


def told_habits(matches: Sequence[Watched]) -> list[tuple[float, str]]:
    """Compare the habits of the first entry with the others', the most telling first."""
    names = {name for match in matches for habits in match["habits"] for name in habits}
    told: list[tuple[float, str]] = []
    for name in names:
        own = [rate_of(match, 0, name) for match in matches]
        rest = [
            fmean(rate_of(match, entry, name) for entry in range(1, len(match["shares"])))
            for match in matches
        ]
        seen = max(
            fmean(match["habits"][0].get(name, 0.0) for match in matches),
            fmean(match["habits"][1].get(name, 0.0) for match in matches),
        )
        apart = [a - b for a, b in zip(own, rest, strict=True)]
        error = stdev(apart) / sqrt(len(apart))
        if seen >= FEWEST and error:
            line = f"{name}: {fmean(own):.3f} against {fmean(rest):.3f}"
            told.append((fmean(apart) / error, line))
    return sorted(told, key=lambda each: -abs(each[0]))


def tell(name: str, matches: Sequence[Watched]) -> None:
    """Print how strong a temper is and what it can be told by."""
    shares = [match["shares"][0] for match in matches]
    error = stdev(shares) / sqrt(len(shares))
    fair = 1 / len(matches[0]["shares"])
    lead, room = 100 * (fmean(shares) - fair), 100 * error
    print(
        f"{name}: {lead:+.1f} points of win rate (standard error {room:.1f}; {len(shares)} matches)"
    )
    for size, line in told_habits(matches)[:TOLD]:
        print(f"  {size:+5.1f} standard errors  {line}")


def chosen(asked: argparse.Namespace, game: Game) -> dict[str, str]:
    """Return the weights of each temper that is to be measured."""
    if game.weights is None:
        raise WrongWordError(f"{game.name} has no weights, and so no tempers.")
    if asked.level not in contest_levels(""):
        raise WrongWordError(f"There is no level {asked.level!r}.")
    own, known = game.weights.read_text(encoding="utf-8"), tempers_of(game)
    tried = {leaf: value for leaf, _, value in (w.partition("=") for w in asked.tempers) if value}
    try:
        if tried:
            factors = {leaf: float(value) for leaf, value in tried.items()}
            return {" ".join(asked.tempers): weights_with(own, factors)}
    except ValueError as wrong:
        raise WrongWordError(str(wrong)) from None
    for name in asked.tempers:
        if name not in known:
            raise WrongWordError(f"There is no temper {name!r}; choose from: {', '.join(known)}.")
    return {name: weights_with(own, factors_of(game)[name]) for name in asked.tempers or known}


def measure(asked: argparse.Namespace, game: Game) -> None:
    """Measure the tempers asked for, one after another."""
    tempers = chosen(asked, game)
    fields = {name: laid_out(asked, game, weights) for name, weights in tempers.items()}
    heed_the_end()
    with called(asked.workers, asked.scheduler) as crew:
        for name, matches in fields.items():
            tell(name, [found for _, found in crew.each(watch_match, matches)])
            sys.stdout.flush()
