"""Reads table.toml: how a table is cut into areas, and what lies, counts and sits where."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rules.core.data import Facts, read_facts
from tabletop.ui.drawing.gallery import WHOLE, Part, take_part

ARRANGEMENTS: Final = ["fan", "pile", "row", "grid", "stack"]
FACINGS: Final = ["up", "down", "auto"]
GROUNDS: Final = ["none", "well", "outline"]
COUNTER_FORMS: Final = ["track", "plaque", "plate"]
OWNER: Final = re.compile(r"none|own|other( [1-9])?")
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
    """A set of columns across an area, in groups; a place's number says which is its own."""

    area: str
    groups: tuple[int, ...]
    gap: float
    group_gap: float
    widest: float
    rows: tuple[str, ...]

    @property
    def count(self) -> int:
        """Return how many columns there are."""
        return sum(self.groups)


@dataclass(frozen=True, slots=True)
class Zone:
    """Places that are shown alike: whose they are, where, and how their pieces lie."""

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
    hide_empty: bool


@dataclass(frozen=True, slots=True)
class CounterView:
    """How a counter is shown: along a track, on a plaque, or on the plate of its seat."""

    base: str
    form: str
    area: str
    low: int
    high: int
    marks: tuple[int, ...]
    icon: str


@dataclass(frozen=True, slots=True)
class Plate:
    """Where the name plate of a seat hangs."""

    owner: str
    area: str


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that table.toml says for one number of seats; `surface` is of art/table.jpg."""

    surface: Part
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
    forms = tuple(_form(part) for part in facts.subs("form"))
    columns: dict[str, Columns] = {}
    if facts.has("columns"):
        table = facts.sub("columns")
        columns = {name: _columns(table.sub(name)) for name in table.keys()}  # noqa: SIM118
    zones = tuple(_zone(part, columns) for part in facts.subs("zone"))
    counters = tuple(_counter(part) for part in facts.subs("counter"))
    plates = tuple(_plate(part) for part in facts.subs("plate"))
    facts.done()
    plan = Plan(surface, forms, columns, zones, counters, plates)
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
    columns = Columns(
        facts.word("area"),
        tuple(facts.wholes("groups")),
        facts.real("gap"),
        facts.real("group_gap"),
        facts.real("widest"),
        tuple(facts.words("rows")),
    )
    facts.done()
    return columns


def _owner(facts: Facts) -> str:
    owner = facts.word_or("owner", "none")
    if not OWNER.fullmatch(owner):
        raise facts.complain("owner", "unknown", owner)
    return owner


def _zone(facts: Facts, columns: dict[str, Columns]) -> Zone:
    places = tuple(facts.words("places"))
    facing = tuple(facts.words("facing"))
    for word in facing:
        if word not in FACINGS:
            raise facts.complain("facing", "unknown", f"{word} ({', '.join(FACINGS)})")
    if len(facing) != len(places):
        raise facts.complain("facing", "wrong-count", f"{len(facing)} ({len(places)})")
    in_columns = facts.one_of("columns", list(columns)) if facts.has("columns") else ""
    zone = Zone(
        places,
        facing,
        _owner(facts),
        facts.word("area"),
        in_columns,
        facts.one_of("arrange", ARRANGEMENTS),
        facts.one_of("start", ["top", "bottom"]) if facts.has("start") else "top",
        facts.one_of("front", ["first", "last"]) if facts.has("front") else "last",
        facts.real("share") if facts.has("share") else 1.0,
        facts.word_or("notes", ""),
        facts.one_of("ground", GROUNDS) if facts.has("ground") else "none",
        facts.flag("label") if facts.has("label") else False,
        facts.flag("hide_empty") if facts.has("hide_empty") else False,
    )
    facts.done()
    return zone


def _counter(facts: Facts) -> CounterView:
    form = facts.one_of("form", COUNTER_FORMS)
    view = CounterView(
        facts.word("base"),
        form,
        "" if form == "plate" else facts.word("area"),
        facts.whole_or("low", 0),
        facts.whole("high", 1) if form == "track" else 0,
        tuple(facts.wholes("marks")) if facts.has("marks") else (),
        facts.word_or("icon", ""),
    )
    facts.done()
    return view


def _plate(facts: Facts) -> Plate:
    plate = Plate(_owner(facts), facts.word("area"))
    facts.done()
    return plate


def _check_areas(facts: Facts, plan: Plan) -> None:
    """Complain when something lies in an area that a form does not have."""
    wanted = [zone.area for zone in plan.zones] + [zone.notes for zone in plan.zones if zone.notes]
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
