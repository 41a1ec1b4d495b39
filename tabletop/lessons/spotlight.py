"""What an idea is about, as things that lie on the table now."""

from collections.abc import Sequence

from rules.core.game import Game
from rules.core.moves import Move
from rules.core.refs import is_piece
from rules.core.table import Table
from tabletop.lessons.guide import Idea

CARD = "card:"
VERB = "verb:"


def lit_by(game: Game, t: Table, moves: Sequence[Move], idea: Idea) -> list[int]:
    """Return the refs that an idea lights, each once, in the order in which it names them."""
    found: list[int] = []
    for name in idea.lit:
        if name.startswith(CARD):
            found += copies(t, name.removeprefix(CARD))
        elif name.startswith(VERB):
            found += touched(game, moves, name.removeprefix(VERB))
        else:
            found.append(t.setup.refs[name])
    return list(dict.fromkeys(ref for ref in found if ref))


def copies(t: Table, card: str) -> list[int]:
    """Return every copy of a card that whoever looks at the table knows."""
    pieces = [piece for place in t.places for piece in place if is_piece(piece)]
    return [piece for piece in pieces if t.setup.card(piece).id == card]


def touched(game: Game, moves: Sequence[Move], verb: str) -> list[int]:
    """Return what the legal moves of a verb would take and where to."""
    mine = [m for m in moves if game.verbs[m.verb].name == verb]
    return [ref for m in mine for ref in (m.what, m.onto)]


def suggested(game: Game, t: Table, moves: Sequence[Move], idea: Idea) -> Move | None:
    """Return the first legal move that does what an idea lights, or None.

    A move of a verb that it names comes first, then one with both its things in the light.
    """
    verbs = {name.removeprefix(VERB) for name in idea.lit if name.startswith(VERB)}
    for m in moves:
        if game.verbs[m.verb].name in verbs:
            return m
    lit = set(lit_by(game, t, moves, idea))
    for m in moves:
        if lit and {m.what, m.onto} - {0} and {m.what, m.onto} - {0} <= lit:
            return m
    return None
