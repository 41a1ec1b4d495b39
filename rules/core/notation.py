"""A move as text and back: `place favour/3>bid.0.2`, `flip bid.1.4`, `bid forum=7`."""

from typing import Final

from rules.core.game import Game
from rules.core.moves import Move
from rules.core.setup import Setup


class NotationError(Exception):
    """A text is not a move of this game: the code says why, the word says where."""

    def __init__(self, code: str, word: str) -> None:
        super().__init__(f"{code}: {word}")
        self.code: Final = code
        self.word: Final = word


def write(game: Game, setup: Setup, m: Move) -> str:
    """Return the text form of a move."""
    text = game.verbs[m.verb].name
    if m.what:
        text += " " + setup.name_of(m.what)
    if m.onto:
        text += ">" + setup.name_of(m.onto)
    if m.amount:
        text += f"={m.amount}"
    return text


def read(game: Game, setup: Setup, text: str) -> Move:
    """Return the move that a text stands for; it may still be illegal."""
    verb_name, _, rest = text.strip().partition(" ")
    if not rest:
        # Without a thing, what follows hangs on the verb itself: `pass`, `raise=5`.
        for mark in ">=":
            if mark in verb_name:
                verb_name, _, tail = verb_name.partition(mark)
                rest = mark + tail
                break
    names = [verb.name for verb in game.verbs]
    if verb_name not in names:
        raise NotationError("verb", verb_name)
    rest, _, amount = rest.partition("=")
    what, _, onto = rest.partition(">")
    return Move(names.index(verb_name), _ref(setup, what), _ref(setup, onto), _whole(amount))


def _ref(setup: Setup, name: str) -> int:
    name = name.strip()
    if not name:
        return 0
    if name not in setup.refs:
        raise NotationError("name", name)
    return setup.refs[name]


def _whole(text: str) -> int:
    if not text:
        return 0
    try:
        return int(text)
    except ValueError:
        raise NotationError("number", text) from None
