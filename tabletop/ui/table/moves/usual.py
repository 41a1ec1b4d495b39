"""Which of several choices is the usual way on: the golden one, and where the keyboard begins."""

from collections.abc import Sequence

from rules.core.game import Game
from rules.core.moves import Move
from rules.core.table import Table


def usual_way(
    game: Game, table: Table, moves: Sequence[Move], choices: Sequence[Sequence[Move]]
) -> int | None:
    """Return the first choice that forgoes nothing, of all moves that are legal now, if any."""
    for number, choice in enumerate(choices):
        verb = game.verbs[choice[0].verb]
        if verb.idle and any(m.verb != verb.id for m in moves):
            continue
        if len(choice) > 1 or not verb.costly(table, table.agenda[-1], choice[0]):
            return number
    return None
