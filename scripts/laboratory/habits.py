"""How players are told apart by what they do: habits, counted in matches that are watched."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from rules.core.engine import legal_moves, new_table, play
from rules.core.hidden import redact
from rules.core.refs import is_piece, is_place
from tabletop.ai.contest import ENDLESS, Pairing, contestants
from tabletop.ai.worker import find_game

if TYPE_CHECKING:
    from rules.core.game import Game
    from rules.core.moves import Move
    from rules.core.table import Table


class Watched(TypedDict):
    """One match: each entry's share of the win, its decisions, and how often it had each habit."""

    shares: list[float]
    decisions: list[int]
    habits: list[dict[str, float]]


def watch_match(pairing: Pairing) -> Watched:
    """Play a match and count what everybody does where there is a choice."""
    game = find_game(pairing["registry"], pairing["game"])
    seats = len(pairing["levels"])
    t = new_table(game, seats, pairing["deal"], pairing["options"])
    players = contestants(game, pairing)
    seen = Watched(shares=[1 / seats] * seats, decisions=[0] * seats, habits=[{} for _ in players])
    for _ in range(ENDLESS):
        if t.over:
            break
        entry = (t.seat + pairing["rotation"]) % seats
        view = redact(t, t.seat)
        moves = legal_moves(game, view)
        move = players[entry].choose(view) if len(moves) > 1 else moves[0]
        if len(moves) > 1:
            seen["decisions"][entry] += 1
            for name, size in habits_of(game, t, move).items():
                counted = seen["habits"][entry]
                counted[name] = counted.get(name, 0.0) + size
        play(players[entry].game, t, move)
    if t.over:
        by_seat = game.scores(t)
        seen["shares"] = [by_seat[(e - pairing["rotation"]) % seats] for e in range(seats)]
    return seen


def habits_of(game: Game, t: Table, m: Move) -> dict[str, float]:
    """Return the habits that a move shows: its verb, the kind of card, where to, and how much."""
    verb = game.verbs[m.verb].name
    found = {verb: 1.0}
    if is_piece(m.what):
        found[f"{verb} {t.setup.card(m.what).kind}"] = 1.0
    if is_place(m.onto):
        place = t.setup.place(m.onto)
        found[f"{verb} > {place.base}"] = 1.0
        if place.number:
            found[f"{verb} > {place.base} {place.number}"] = 1.0
    if m.amount:
        found[f"{verb} amount"] = float(m.amount)
    return found
