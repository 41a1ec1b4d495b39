"""What matches tell: shares by level and by seat, lengths, times, card use, and ratings."""

from __future__ import annotations

import json
from math import fsum
from statistics import fmean, median
from typing import TYPE_CHECKING

from laboratory.fields import level_names
from laboratory.ratings import Meeting, Rating, ratings
from tabletop.ai.odds import wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.ai.contest import ContestResult

TOLD = 3  # matches gone wrong that are named, so that they can be played again


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


def ended(outcomes: Sequence[ContestResult]) -> list[ContestResult]:
    """Leave out the matches that were broken off."""
    return [outcome for outcome in outcomes if outcome["shares"]]


def by_levels(outcomes: Sequence[ContestResult]) -> list[list[ContestResult]]:
    """Put the matches of the same levels together, in the order in which they come."""
    groups: dict[tuple[str, ...], list[ContestResult]] = {}
    for outcome in outcomes:
        groups.setdefault(tuple(outcome["pairing"]["levels"]), []).append(outcome)
    return list(groups.values())


def share(head: str, wins: float, games: int, fair: float) -> dict[str, object]:
    """Return a share of the wins, where a shared win counts as its part, and its interval."""
    low, high = wilson(wins, games) if games else (0.0, 1.0)
    return {
        "name": head,
        "share": round(wins / games, 4) if games else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
        "fair": round(fair, 4),
    }


def level_shares(outcomes: Sequence[ContestResult]) -> list[dict[str, object]]:
    """Return what each level of a field has won, against what as many equal seats would win."""
    levels = outcomes[0]["pairing"]["levels"]
    counted = ended(outcomes)
    result = []
    for level in dict.fromkeys(levels):
        entries = [entry for entry, other in enumerate(levels) if other == level]
        wins = fsum(outcome["shares"][entry] for outcome in counted for entry in entries)
        result.append(share(level, wins, len(counted), len(entries) / len(levels)))
    return result


def seat_shares(outcomes: Sequence[ContestResult]) -> list[dict[str, object]]:
    """Return what each seat has won, whoever sat there."""
    seats = len(outcomes[0]["pairing"]["levels"])
    counted = ended(outcomes)
    return [
        share(
            f"seat {seat + 1}",
            fsum(outcome["by_seat"][seat] for outcome in counted),
            len(counted),
            1 / seats,
        )
        for seat in range(seats)
    ]


def summary(outcomes: Sequence[ContestResult]) -> dict[str, object]:
    """Sum up the matches of one field."""
    pairing = outcomes[0]["pairing"]
    levels = pairing["levels"]
    counted = ended(outcomes)
    wins = won([outcome["shares"] for outcome in counted], len(levels))
    turns = [outcome["turns"] for outcome in outcomes]
    wrong = [outcome["pairing"] for outcome in outcomes if not outcome["shares"]]
    return {
        "game": pairing["game"],
        "seats": levels,
        "games": len(outcomes),
        "wins": wins,
        "seat_wins": won([outcome["by_seat"] for outcome in counted], len(levels)),
        "draws": len(counted) - sum(wins),
        "illegal": sum(outcome["illegal"] for outcome in outcomes),
        "endless": sum(outcome["endless"] for outcome in outcomes),
        "turns_mean": round(fmean(turns), 2),
        "turns_range": [min(turns), max(turns)],
        "moves_mean": round(fmean(outcome["moves"] for outcome in outcomes), 2),
        "decision_ms": [
            times_of([time for outcome in outcomes for time in outcome["milliseconds"][entry]])
            for entry in range(len(levels))
        ],
        "level_shares": level_shares(outcomes),
        "seat_shares": seat_shares(outcomes),
        "wrong": [
            {key: pairing[key] for key in ("deal", "minds", "rotation")} for pairing in wrong[:TOLD]
        ],
    }


def share_line(found: dict[str, object]) -> str:
    """Write a share, between which shares the truth lies, and what would be fair."""
    return (
        f"  {found['name']:<16} {found['share']:6.1%}"
        f"  (95 %: {found['low']:.1%} to {found['high']:.1%}; fair {found['fair']:.1%})"
    )


def describe(outcomes: Sequence[ContestResult]) -> None:
    """Print the matches of one field for people: by level, then by seat."""
    result = summary(outcomes)
    levels = outcomes[0]["pairing"]["levels"]
    fewest, most = min(found := [outcome["turns"] for outcome in outcomes]), max(found)
    print(
        f"{result['game']}, {len(levels)} seats: {len(outcomes)} matches, {result['draws']} draws,"
        f" {result['illegal']} illegal, {result['endless']} endless,"
        f" {result['turns_mean']} turns ({fewest} to {most})"
        f" and {result['moves_mean']} moves a match"
    )
    for found_share in level_shares(outcomes):
        entries = [entry for entry, level in enumerate(levels) if level == found_share["name"]]
        times = [time for o in outcomes for entry in entries for time in o["milliseconds"][entry]]
        spent = times_of(times)
        if len(entries) > 1:
            found_share["name"] = f"{found_share['name']} x{len(entries)}"
        print(
            share_line(found_share)
            + f"  decision {spent['median']:.1f} ms, p95 {spent['p95']:.1f}, max {spent['max']:.1f}"
        )
    for found_share in seat_shares(outcomes):
        print(share_line(found_share))
    for pairing in [outcome["pairing"] for outcome in outcomes if not outcome["shares"]][:TOLD]:
        print(f"  gone wrong: {json.dumps(pairing | {'settings': ''})}")


def rated(outcomes: Sequence[ContestResult]) -> list[Rating]:
    """Rate the levels of all matches, weakest of the house first; one alone has no rating."""
    counted = ended(outcomes)
    met = {level for outcome in counted for level in outcome["pairing"]["levels"]}
    levels = [level for level in level_names() if level in met]
    if len(levels) < 2:
        return []
    meetings = [Meeting(outcome["pairing"]["levels"], outcome["shares"]) for outcome in counted]
    return ratings(meetings, levels)


def rating_line(rating: Rating) -> str:
    """Write a rating for people."""
    return (
        f"  {rating.level:<16} {rating.points:+6.0f}"
        f"  (95 %: {rating.low:+.0f} to {rating.high:+.0f})  {rating.matches} matches"
    )


def card_use(outcomes: Sequence[ContestResult]) -> dict[str, list[float]]:
    """Map each "verb card" to how often a match's winner moved it so, and how often another seat.

    Both are means for a seat of a match, so that they can be compared; the most moved come first.
    """
    sums: dict[str, list[float]] = {}
    seats = [0.0, 0.0]
    for outcome in ended(outcomes):
        for part, used in zip(outcome["shares"], outcome["used"], strict=True):
            seats = [seats[0] + part, seats[1] + 1 - part]
            for name, times in used.items():
                entry = sums.setdefault(name, [0.0, 0.0])
                entry[0] += part * times
                entry[1] += (1 - part) * times
    ordered = sorted(sums.items(), key=lambda item: (-sum(item[1]), item[0]))
    return {
        name: [round(entry[0] / seats[0], 4), round(entry[1] / seats[1], 4)]
        for name, entry in ordered
    }
