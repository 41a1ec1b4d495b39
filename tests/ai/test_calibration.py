"""The shares of the win that the coach tells: measured, and no idle guess."""

import tomllib
from statistics import fmean

import pytest

from measuring.calibration import RECORD, Budget, Sample, as_trusted, misfit, samples_of
from rules.core.game import Game
from rules.registry import GAMES
from tabletop.coach.advice import TOLERABLE

TOLD = [game for game in GAMES.values() if game.knowledge.calibration <= TOLERABLE]
FOUND = tomllib.loads(RECORD.read_text(encoding="utf-8"))
ENOUGH_MATCHES, ENOUGH_DECISIONS = 100, 10_000
MATCHES = 10
QUICK = Budget(samples=4, worlds=3)
# So few matches may go against a good judge, so the bounds are wide; shares that mislead, such as
# those of another seat, break them all the same.
LUCK = 0.04
OFF = 0.15

each_told = pytest.mark.parametrize("game", TOLD, ids=lambda game: game.name)


def samples(game: Game) -> list[Sample]:
    """Return what a hurried coach promises at some decisions, and what came of it."""
    seats = min(game.seat_counts)
    return [one for seed in range(MATCHES) for one in samples_of(game.name, seats, seed, QUICK)]


@each_told
def test_what_is_told_is_no_worse_a_guess_than_the_fair_share(game: Game) -> None:
    seats, found = min(game.seat_counts), samples(game)
    told = as_trusted(found, game.knowledge.trust, seats)
    fair = [(1.0 / seats, came) for _, came in found]
    assert misfit(told, 1.0, seats) < misfit(fair, 1.0, seats) + LUCK
    assert abs(fmean(said for said, _ in told) - fmean(came for _, came in told)) < OFF


@each_told
def test_no_game_claims_more_than_was_measured_with_its_trust(game: Game) -> None:
    found = FOUND[game.name]
    sizes = {int(key.removeprefix("seats")): one for key, one in found.items() if "seats" in key}
    assert {min(game.seat_counts), max(game.seat_counts)} <= set(sizes)
    assert game.knowledge.trust == pytest.approx(found["trust"])
    assert game.knowledge.calibration >= max(one["error"] for one in sizes.values())
    for one in sizes.values():
        assert one["matches"] >= ENOUGH_MATCHES
        assert one["decisions"] >= ENOUGH_DECISIONS


def test_every_game_that_tells_chances_was_measured() -> None:
    assert TOLD
    assert {game.name for game in TOLD} <= set(FOUND)
