"""What a plan may say beyond where things lie: parties, a clock, clauses, folders of pieces."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.core.data import Facts
from tabletop.ui.drawing.theme import Colour, SeatMark, take_colour, take_mark


@dataclass(frozen=True, slots=True)
class TilePlan:
    """A map of tiles: the pieces of some places, each at the `column` and `row` of its card.

    Those without such numbers follow one another from the spot `apart`; what the signs mean is
    written into the spots of `legend` (column, row, columns, rows). Readouts of a tile with the key
    `dots` are dots in one of two colours, by their number `side`. What a move would bring is read
    from three numbers of its preview: a `gain`, a `loss` and a `price`.
    """

    places: tuple[str, ...]
    apart: tuple[int, int]
    legend: tuple[int, int, int, int]
    dots: str
    colours: tuple[Colour, Colour]
    gain: str
    loss: str
    price: str


@dataclass(frozen=True, slots=True)
class DossierPlan:
    """A folder that opens for some pieces: a record sheet, maybe a map, and buttons.

    It is those of which there are readouts whose keys begin with `sheet`. They are the lines of the
    sheet: what stands before a colon is a label, what follows an equals sign is counted at the
    margin. Those in `foot` are written large below, and what begins with one of `ahead` is said at
    the end. A readout with the key `listed` names a tile by its number `entry`. The `verbs` have
    buttons in the folder, the first of them the one that is meant most.
    """

    sheet: str
    foot: tuple[str, ...]
    ahead: tuple[str, ...]
    verbs: tuple[str, ...]
    listed: str
    entry: str
    map: TilePlan | None


def take_dossier(facts: Facts) -> DossierPlan:
    """Take the plan of a dossier out of a table."""
    dossier = DossierPlan(
        facts.word("sheet"),
        _words(facts, "foot"),
        _words(facts, "ahead"),
        _words(facts, "verbs"),
        facts.word_or("listed", ""),
        facts.word_or("entry", ""),
        _take_map(facts.sub("map")) if facts.has("map") else None,
    )
    facts.done()
    return dossier


def _take_map(facts: Facts) -> TilePlan:
    column, row = _spot(facts, "apart", 2)
    left, top, wide, high = _spot(facts, "legend", 4)
    tiles = TilePlan(
        _words(facts, "places"),
        (column, row),
        (left, top, wide, high),
        facts.word_or("dots", ""),
        (take_colour(facts, "left_colour"), take_colour(facts, "right_colour")),
        facts.word_or("gain", ""),
        facts.word_or("loss", ""),
        facts.word_or("price", ""),
    )
    facts.done()
    return tiles


def _spot(facts: Facts, key: str, count: int) -> list[int]:
    spot = facts.wholes(key)
    if len(spot) != count:
        raise facts.complain(key, "wrong-count", f"{len(spot)} ({count})")
    return spot


def _words(facts: Facts, key: str) -> tuple[str, ...]:
    return tuple(facts.words(key)) if facts.has(key) else ()


@dataclass(frozen=True, slots=True)
class Parties:
    """The parties that seats belong to: the `counter` of a seat says which, -1 for none yet.

    The mark of a seat becomes that of its party, whose name stands on the plate: it is the text
    `term.<counter>.<number>`.
    """

    counter: str
    marks: tuple[SeatMark, ...]


@dataclass(frozen=True, slots=True)
class ClockPlan:
    """A clock that runs where the `option` has this `value`; it is seen beside the prompt.

    Two options name how long a match is, in minutes, and how long one seat may think in one turn,
    in seconds; what begins a turn is another value of the counter `turns`. Whoever runs out of the
    turn's time makes the move of the verb `expire`; the end of the match's time is `adjourn`.
    """

    option: str
    value: int
    minutes: str
    seconds: str
    turns: str
    expire: str
    adjourn: str


@dataclass(frozen=True, slots=True)
class Extras:
    """Parties, a clock and folders, where there are any.

    The `clauses` behind readouts and phases are named by their keys. Readouts with the keys
    `remarks` are remarked above the question of the moment; those with the keys `advice` say what
    is best, and are not told where finding that out is the task.
    """

    parties: Parties | None = None
    clock: ClockPlan | None = None
    clauses: Mapping[str, str] = field(default_factory=dict)
    remarks: tuple[str, ...] = ()
    dossier: DossierPlan | None = None
    advice: tuple[str, ...] = ()


def take_extras(facts: Facts) -> Extras:
    """Take what else there is out of the table of a plan."""
    return Extras(
        _parties(facts.sub("parties")) if facts.has("parties") else None,
        _clock(facts.sub("clock")) if facts.has("clock") else None,
        _clauses(facts.sub("clauses")) if facts.has("clauses") else {},
        tuple(facts.words("remarks")) if facts.has("remarks") else (),
        take_dossier(facts.sub("dossier")) if facts.has("dossier") else None,
        tuple(facts.words("advice")) if facts.has("advice") else (),
    )


def _parties(facts: Facts) -> Parties:
    parties = Parties(facts.word("counter"), tuple(map(take_mark, facts.subs("mark"))))
    facts.done()
    return parties


def _clock(facts: Facts) -> ClockPlan:
    clock = ClockPlan(
        facts.word("option"),
        facts.whole("value"),
        facts.word("minutes"),
        facts.word("seconds"),
        facts.word("turns"),
        facts.word("expire"),
        facts.word("adjourn"),
    )
    facts.done()
    return clock


def _clauses(facts: Facts) -> dict[str, str]:
    clauses = {key: facts.word(key) for key in facts.keys()}  # noqa: SIM118 - Facts, no dict
    facts.done()
    return clauses
