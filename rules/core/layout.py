"""A position as data, laid out card by card on a fresh table: for examples, lessons and pictures.

Places, pieces and counters go by the names that notation uses. A card stands for one of its copies
that the layout has not used yet, best one that lies with whoever gets it.
"""

from typing import Final, final

from rules.core.data import Facts
from rules.core.engine import new_table, play, run_on
from rules.core.game import Game
from rules.core.notation import read
from rules.core.refs import NOTHING, is_counter, is_piece, is_place
from rules.core.setup import Setup
from rules.core.table import NOBODY, Step, Table

NONE: Final = "-"  # instead of a seat or a thing, in a step
ROUTE: Final = ">"
LAST_SEED: Final = 1 << 62


@final
class Layout:
    """How a position comes about, in this order.

    seats, seed, options   the match that is dealt
    first                  moves that are played before anything is laid out
    clear                  "place > place": everything goes from one under the other
    lay                    "card > place > place": a card goes there, by way of others if need be;
                           "3 card > place": so many copies of it; "card > piece": onto it
    count                  what counters show; a name stands for the thing of that name, a list for
                           the counters of all seats; sums of what lies there the game reckons
    steps                  "phase seat what amount", first the one that waits longest; without any,
                           whatever was to be decided still is
    """

    __slots__ = ("seats", "seed", "options", "first", "clear", "lay", "count", "steps")

    def __init__(self, facts: Facts, game: Game) -> None:
        self.seats: Final = facts.whole_or("seats", min(game.seat_counts))
        self.seed: Final = facts.whole_or("seed", 1, 0, LAST_SEED)
        self.options: Final = named_wholes(facts, "options")
        self.first: Final = words_or_none(facts, "first")
        self.clear: Final = words_or_none(facts, "clear")
        self.lay: Final = words_or_none(facts, "lay")
        self.count: Final = named_values(facts, "count")
        self.steps: Final = words_or_none(facts, "steps")


def words_or_none(facts: Facts, key: str) -> list[str]:
    """Take a list of texts; an absent one is empty."""
    return facts.words(key) if facts.has(key) else []


def named_wholes(facts: Facts, key: str) -> dict[str, int]:
    """Take a table of whole numbers by name; an absent one is empty."""
    if not facts.has(key):
        return {}
    table = facts.sub(key)
    return {name: table.whole(name, -(1 << 31)) for name in table.keys()}  # noqa: SIM118


def named_values(facts: Facts, key: str) -> dict[str, int | str]:
    """Take a table of whole numbers, or names of things that stand for theirs.

    A list stands for the counters of that name of all seats, from the first one on.
    """
    result: dict[str, int | str] = {}
    if facts.has(key):
        table = facts.sub(key)
        for name in table.keys():  # noqa: SIM118 - not a dict
            value = table.left[name]
            if isinstance(value, str):
                result[name] = table.word(name)
            elif isinstance(value, list):
                of_seats = enumerate(table.wholes(name))
                result |= {f"{name}.{seat}": amount for seat, amount in of_seats}
            else:
                result[name] = table.whole(name, -(1 << 31))
    return result


class LayoutError(Exception):
    """A layout names something that the table does not have: the words at fault."""


def lay_out(game: Game, layout: Layout) -> Table:
    """Deal a match, lay the position out and run to the first decision."""
    t = new_table(game, layout.seats, layout.seed, layout.options)
    for text in layout.first:
        play(game, t, read(game, t.setup, text))
    for text in layout.clear:
        source, target = [ref_of(t.setup, name) for name in _route(text)]
        for piece in t.at(source)[:]:
            _put(t, piece, target, to_bottom=True)
    used: set[int] = set()
    for text in layout.lay:
        _lay(t, _route(text), used)
    for name, value in layout.count.items():
        _count(t, name, value)
    game.reckon(t)
    if layout.steps:
        t.agenda.clear()
        for text in layout.steps:
            t.ask(step_of(game, t.setup, text))
    run_on(game, t)
    t.news = False
    return t


def ref_of(setup: Setup, name: str) -> int:
    """Return what a name stands for."""
    if name not in setup.refs:
        raise LayoutError(name)
    return setup.refs[name]


def place_of(setup: Setup, name: str) -> int:
    """Return the place of that name; a piece stands for the place on top of it."""
    ref = ref_of(setup, name)
    return setup.on.get(ref, ref)


def step_of(game: Game, setup: Setup, text: str) -> Step:
    """Read a step: its phase, the seat, what it is about, and a number; the last two may lack."""
    words = [*text.split(), NONE, NONE][:4]
    if words[0] not in game.phases:
        raise LayoutError(text)
    seat = NOBODY if words[1] == NONE else int(words[1])
    what = NOTHING if words[2] == NONE else ref_of(setup, words[2])
    return Step(game.phases.index(words[0]), seat, what, 0 if words[3] == NONE else int(words[3]))


def _route(text: str) -> list[str]:
    words = [word.strip() for word in text.split(ROUTE)]
    if len(words) < 2:  # noqa: PLR2004 - from somewhere to somewhere
        raise LayoutError(text)
    return words


def _lay(t: Table, route: list[str], used: set[int]) -> None:
    """Take a card, or so many copies of it, along its way; what it was seen as is forgotten."""
    many, _, name = route[0].rpartition(" ")
    if many and not many.isdecimal():
        raise LayoutError(route[0])
    places = [place_of(t.setup, place) for place in route[1:]]
    for _ in range(int(many or 1)):
        piece = _copy_of(t, name, t.setup.place(places[0]).owner, used)
        used.add(piece)
        for place in places:
            _put(t, piece, place)


def _copy_of(t: Table, name: str, owner: int, used: set[int]) -> int:
    """Return the piece of that name, or a copy of that card, best one that its owner has."""
    if name in t.setup.refs and is_piece(t.setup.refs[name]):
        return t.setup.refs[name]
    copies = [
        piece
        for piece in range(1, len(t.where))
        if piece not in used and t.setup.card(piece).id == name
    ]
    if not copies:
        raise LayoutError(name)
    for piece in copies:
        if is_place(t.where[piece]) and t.setup.place(t.where[piece]).owner == owner:
            return piece
    return copies[0]


def _put(t: Table, piece: int, place: int, *, to_bottom: bool = False) -> None:
    """Put a piece somewhere; nobody watched."""
    if not is_place(place):
        raise LayoutError(t.setup.name_of(place))
    t.move(piece, place, to_bottom=to_bottom)
    t.known[piece] = t.setup.place(place).viewers


def _count(t: Table, name: str, value: int | str) -> None:
    counter = ref_of(t.setup, name)
    if not is_counter(counter):
        raise LayoutError(name)
    wanted = value if isinstance(value, int) else ref_of(t.setup, value)
    t.add(counter, wanted - t.count(counter))
