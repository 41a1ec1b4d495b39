"""A match that goes on from a position of another one, which stays as it is."""

from rules.core.record import Record, replay
from tabletop.match import Match
from tabletop.save import SaveFile


def has_story(match: Match) -> bool:
    """Tell whether a match was dealt, so that it can be told and played again from its record."""
    return match.save is not None or not match.practice


def branched(match: Match, number: int, save: SaveFile | None = None) -> Match:
    """Return another match that begins as one did, up to a move; it is practice.

    Whoever plays it has seen how that one went on.
    """
    if save is not None:
        save.hold()
    old = match.record
    checks = {count: digest for count, digest in old.checks.items() if count <= number}
    options, moves = dict(old.options), old.moves[:number]
    record = Record(old.game, old.version, old.seed, old.seats, options, moves, checks)
    tables, _ = replay(match.game, record)
    branch = Match(match.game, list(match.seats), record, tables, save)
    branch.practice = True
    branch.keep()
    return branch
