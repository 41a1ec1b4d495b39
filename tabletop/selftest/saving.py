"""Writes half a match of every game to a file, reads it back and compares."""

from rules.core.notation import read
from tabletop.match import Match
from tabletop.player.seats import PERSON, Seat
from tabletop.save import SaveFile
from tabletop.selftest.findings import Bench, FailedError, Figures


def check_saves(bench: Bench) -> Figures:
    """Let every match go through a file on its way, and keep what came back."""
    folder = bench.home / "matches"  # where home looks for matches to continue
    folder.mkdir()
    for name, played in bench.played.items():
        bench.halfway[name] = reopened(half(played), SaveFile(folder / f"{name}-1.toml"))
    return {"saves": len(bench.halfway)}


def half(played: Match) -> Match:
    """Return half of a match, up to a choice of somebody who then turns out to be a person."""
    record = played.record
    match = Match.new(played.game, list(played.seats), record.seed, record.options)
    for text in record.moves:
        match.submit(read(match.game, match.setup, text))
        if 2 * match.number >= played.number and match.forced(match.decider) is None:
            break
    seat = match.decider
    match.seats[seat] = Seat(match.seats[seat].name, PERSON)
    return match


def reopened(match: Match, file: SaveFile) -> Match:
    """Write a match to a file and return what can be read there."""
    match.save = file
    match.keep()
    if match.trouble:
        raise FailedError("unwritten", file=str(file.path), reason=str(match.trouble))
    again = Match.resume(SaveFile(file.path), {match.game.name: match.game})
    same = again.record.moves == match.record.moves and again.seats == match.seats
    seat = match.decider
    if not same or again.view(seat).table.dump() != match.view(seat).table.dump():
        raise FailedError("changed", file=str(file.path))
    return again
