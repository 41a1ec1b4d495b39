"""Reads table.toml: how a table is cut into areas, and what lies, counts and sits where."""

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from rules.core.data import Facts, read_facts
from tabletop.ui.drawing.gallery import WHOLE, Part, take_part

ARRANGEMENTS: Final = ["fan", "pile", "row", "grid", "stack"]
FACINGS: Final = ["up", "down", "auto"]
GROUNDS: Final = ["none", "well", "outline", "tray"]
COUNTER_FORMS: Final = ["track", "plaque", "plate", "prices", "change"]
UNBOXED: Final = ("plate", "change")  # counters that are shown where their seat's plate hangs
MATERIALS: Final = ["brass", "marble"]
OWNER: Final = re.compile(r"none|own|any|others|other( [1-9])?")
OTHERS: Final = "others"
PART: Final = re.compile(r"(?P<name>[a-z_]+|-)=(?P<length>[0-9.*tk|]+)")
UNITS: Final = ("", "t", "k")  # design pixels, text pixels, widths of a button
SHARE: Final = re.compile(r"(?P<weight>[0-9.]*)\*")


@dataclass(frozen=True, slots=True)
class Length:
    """A length: the largest of design pixels, text pixels and buttons, or a share of the rest."""

    pixels: float = 0.0
    text: float = 0.0
    buttons: float = 0.0
    weight: float = 0.0


@dataclass(frozen=True, slots=True)
class Cut:
    """One area cut into named parts, side by side (columns) or one below another (rows)."""

    area: str
    along: str
    parts: tuple[tuple[str, Length], ...]


@dataclass(frozen=True, slots=True)
class Form:
    """One way to cut the window, for windows of at least some size (in pixels at 100 % text)."""

    least: tuple[int, int]
    log: str
    cuts: tuple[Cut, ...]


@dataclass(frozen=True, slots=True)
class Columns:
    """A set of columns across an area, in groups; a place's number says which is its own.

    Columns `each` of which belongs to one of the other seats are as many as those seats.
    """

    area: str
    each: str
    groups: tuple[int, ...]
    gap: float
    group_gap: float
    widest: float
    rows: tuple[str, ...]

    @property
    def count(self) -> int:
        """Return how many columns there are."""
        return sum(self.groups)

    def for_seats(self, seats: int) -> "Columns":
        """Return the columns of a table with so many seats."""
        return replace(self, groups=(seats - 1,)) if self.each else self


@dataclass(frozen=True, slots=True)
class Zone:
    """Places that are shown alike: whose they are, where, and how their pieces lie.

    `across` is the part of the area's (or the column's) width that they take; `slots` spots are
    seen even while they are empty. An icon marks the last of them, or the middle of a tray. The
    label stands below the pieces or `beside` them. While nothing lies there, an `echo` shows what
    went on from there to one of these places. Pieces that lie `over` the table cover it with a
    mat; such a zone may span several areas, joined by plus signs.
    """

    places: tuple[str, ...]
    facing: tuple[str, ...]
    owner: str
    area: str
    columns: str
    arrange: str
    start: str
    front: str
    share: float
    notes: str
    ground: str
    label: bool
    beside: bool
    hide_empty: bool
    across: tuple[float, float]
    slots: int
    icon: str
    full: bool
    echo: tuple[str, ...]
    over: bool

    @property
    def areas(self) -> list[str]:
        """Return the areas that the zone spans."""
        return self.area.split("+")


@dataclass(frozen=True, slots=True)
class CounterView:
    """How a counter is shown: along a track, on a plaque, as prices, or on its seat's plate.

    A track of marble has spaces, the first of its marks inlaid with gold and, if it goes `beyond`
    its end, one more for all higher values. A counter whose `change` alone is shown stands for
    another one (`of`) where that is hidden from the viewer. A price lies on a place (`onto`).
    The picture of a `token` is what is carried by hand, or flies from plate to plate where a
    change is paid; what the `bank` takes or gives goes to or comes from that place.
    """

    base: str
    form: str
    area: str
    columns: str
    low: int
    high: int
    marks: tuple[int, ...]
    icon: str
    lead: str
    material: str
    beyond: bool
    of: str
    onto: str
    token: str
    bank: str


@dataclass(frozen=True, slots=True)
class Plate:
    """Where the name plate of a seat hangs."""

    owner: str
    area: str
    columns: str


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that table.toml says for one number of seats; `surface` is of art/table.jpg.

    Places that are `away` are never seen; a seat whose counter `out` is 0 has left the match. The
    verbs named in `buttons` have a button beside their gesture. The counter `turn` names the seat
    whose turn it is, marked by an icon; in the phase `sealed` all decide in secret, from that seat
    on clockwise.
    """

    surface: Part
    away: tuple[str, ...]
    out: str
    buttons: tuple[str, ...]
    turn: str
    turn_icon: str
    sealed: str
    forms: tuple[Form, ...]
    columns: dict[str, Columns]
    zones: tuple[Zone, ...]
    counters: tuple[CounterView, ...]
    plates: tuple[Plate, ...]


def read_plan(path: Path, seats: int) -> Plan:
    """Read the plan for a number of seats; anything wrong is complained about."""
    facts = read_facts(path)
    found: Plan | None = None
    for part in facts.subs("plan"):
        plan_seats = part.wholes("seats")
        plan = _plan(part)
        if seats in plan_seats and found is None:
            found = plan
    facts.done()
    if found is None:
        raise facts.complain("plan", "missing", str(seats))
    return found


def _plan(facts: Facts) -> Plan:
    surface = take_part(facts, "surface") if facts.has("surface") else WHOLE
    away = _words(facts, "away")
    out = facts.word_or("out", "")
    buttons = _words(facts, "buttons")
    turn, turn_icon = facts.word_or("turn", ""), facts.word_or("turn_icon", "")
    sealed = facts.word_or("sealed", "")
    forms = tuple(_form(part) for part in facts.subs("form"))
    columns: dict[str, Columns] = {}
    if facts.has("columns"):
        table = facts.sub("columns")
        columns = {name: _columns(table.sub(name)) for name in table.keys()}  # noqa: SIM118
    zones = tuple(_zone(part, columns) for part in facts.subs("zone"))
    counters = tuple(_counter(part, columns) for part in facts.subs("counter"))
    plates = tuple(_plate(part, columns) for part in facts.subs("plate"))
    facts.done()
    seats = (out, buttons, turn, turn_icon, sealed)
    plan = Plan(surface, away, *seats, forms, columns, zones, counters, plates)
    _check_areas(facts, plan)
    return plan


def _form(facts: Facts) -> Form:
    least = facts.wholes("least")
    if len(least) != 2:
        raise facts.complain("least", "out-of-range", str(least))
    log = facts.word_or("log", "")
    cuts = tuple(_cut(facts, text) for text in facts.words("cuts"))
    facts.done()
    return Form((least[0], least[1]), log, cuts)


def _cut(facts: Facts, text: str) -> Cut:
    words = text.split()
    if len(words) < 3 or words[1] not in {"rows", "columns"}:
        raise facts.complain("cuts", "unknown", text)
    parts = []
    for word in words[2:]:
        match = PART.fullmatch(word)
        if match is None:
            raise facts.complain("cuts", "unknown", word)
        parts.append((match["name"], _length(facts, match["length"])))
    return Cut(words[0], words[1], tuple(parts))


def _length(facts: Facts, text: str) -> Length:
    share = SHARE.fullmatch(text)
    try:
        if share is not None:
            return Length(weight=float(share["weight"] or 1))
        found = dict.fromkeys(UNITS, 0.0)
        for part in text.split("|"):
            unit = part[-1:] if part[-1:] in UNITS else ""
            found[unit] = float(part.removesuffix(unit))
    except ValueError:
        raise facts.complain("cuts", "not-number", text) from None
    return Length(found[""], found["t"], found["k"])


def _columns(facts: Facts) -> Columns:
    each = facts.one_of("each", [OTHERS]) if facts.has("each") else ""
    columns = Columns(
        facts.word("area"),
        each,
        () if each else tuple(facts.wholes("groups")),
        facts.real("gap"),
        facts.real("group_gap"),
        facts.real("widest"),
        tuple(facts.words("rows")),
    )
    facts.done()
    return columns


def _owner(facts: Facts, in_columns: Columns | None) -> str:
    owner = facts.word_or("owner", "none")
    each = in_columns is not None and bool(in_columns.each)
    if not OWNER.fullmatch(owner) or (owner == OTHERS) != each:
        raise facts.complain("owner", "unknown", owner)
    return owner


def _in_columns(facts: Facts, columns: dict[str, Columns]) -> str:
    return facts.one_of("columns", list(columns)) if facts.has("columns") else ""


def _words(facts: Facts, key: str) -> tuple[str, ...]:
    return tuple(facts.words(key)) if facts.has(key) else ()


def _flag(facts: Facts, key: str) -> bool:
    return facts.flag(key) if facts.has(key) else False


def _across(facts: Facts) -> tuple[float, float]:
    if not facts.has("across"):
        return 0.0, 1.0
    shares = facts.reals("across")
    if len(shares) != 2:
        raise facts.complain("across", "wrong-count", f"{len(shares)} (2)")
    if shares[0] < 0 or shares[1] <= 0 or sum(shares) > 1:
        raise facts.complain("across", "out-of-range", str(shares))
    return shares[0], shares[1]


def _zone(facts: Facts, columns: dict[str, Columns]) -> Zone:
    places = tuple(facts.words("places"))
    facing = tuple(facts.words("facing"))
    for word in facing:
        if word not in FACINGS:
            raise facts.complain("facing", "unknown", f"{word} ({', '.join(FACINGS)})")
    if len(facing) != len(places):
        raise facts.complain("facing", "wrong-count", f"{len(facing)} ({len(places)})")
    in_columns = _in_columns(facts, columns)
    zone = Zone(
        places,
        facing,
        _owner(facts, columns.get(in_columns)),
        facts.word("area"),
        in_columns,
        facts.one_of("arrange", ARRANGEMENTS),
        facts.one_of("start", ["top", "bottom", "left"]) if facts.has("start") else "top",
        facts.one_of("front", ["first", "last"]) if facts.has("front") else "last",
        facts.real("share") if facts.has("share") else 1.0,
        facts.word_or("notes", ""),
        facts.one_of("ground", GROUNDS) if facts.has("ground") else "none",
        _flag(facts, "label"),
        _flag(facts, "beside"),
        _flag(facts, "hide_empty"),
        _across(facts),
        facts.whole_or("slots", 0),
        facts.word_or("icon", ""),
        _flag(facts, "full"),
        _words(facts, "echo"),
        _flag(facts, "over"),
    )
    facts.done()
    return zone


def _counter(facts: Facts, columns: dict[str, Columns]) -> CounterView:
    form = facts.one_of("form", COUNTER_FORMS)
    view = CounterView(
        facts.word("base"),
        form,
        "" if form in UNBOXED else facts.word("area"),
        _in_columns(facts, columns),
        facts.whole_or("low", 0),
        facts.whole("high", 1) if form in {"track", "prices"} else 0,
        tuple(facts.wholes("marks")) if facts.has("marks") else (),
        facts.word_or("icon", ""),
        facts.word_or("lead", ""),
        facts.one_of("material", MATERIALS) if facts.has("material") else MATERIALS[0],
        _flag(facts, "beyond"),
        facts.word_or("of", ""),
        facts.word("onto") if form == "prices" else "",
        facts.word_or("token", ""),
        facts.word_or("bank", ""),
    )
    facts.done()
    return view


def _plate(facts: Facts, columns: dict[str, Columns]) -> Plate:
    in_columns = _in_columns(facts, columns)
    plate = Plate(_owner(facts, columns.get(in_columns)), facts.word("area"), in_columns)
    facts.done()
    return plate


def _check_areas(facts: Facts, plan: Plan) -> None:
    """Complain when something lies in an area that a form does not have."""
    wanted = [area for zone in plan.zones for area in zone.areas] + [
        zone.notes for zone in plan.zones if zone.notes
    ]
    wanted += [view.area for view in plan.counters if view.area]
    wanted += [plate.area for plate in plan.plates] + ["prompt", "buttons"]
    for columns in plan.columns.values():
        wanted += [columns.area, *columns.rows]
    for form in plan.forms:
        there = {"window"} | {name for cut in form.cuts for name, _ in cut.parts}
        for area in [*wanted, *([form.log] if form.log else [])]:
            if area not in there:
                raise facts.complain("form", "unknown", area)
        for cut in form.cuts:
            if cut.area not in there:
                raise facts.complain("cuts", "unknown", cut.area)
