"""Reads table.toml; anything wrong in it is complained about."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from rules.core.data import Facts, read_facts
from tabletop.ui.drawing.materials.gallery import WHOLE, take_part
from tabletop.ui.table.plan.extras_plan import take_extras
from tabletop.ui.table.plan.marks_plan import take_marks
from tabletop.ui.table.plan.reading import FormReader, KeyReader, take_flag, take_words
from tabletop.ui.table.plan.table_plan import (
    BENCHES,
    CHIP,
    FILES,
    FOCUS,
    HELD,
    OTHERS,
    TILES,
    TUCK,
    Columns,
    CounterView,
    Cut,
    Length,
    Plan,
    Plate,
    Site,
    WindowCut,
    Zone,
)

PLAIN: Final = ["fan", "across", "pile", "row", "rank", "grid", "stack"]
ARRANGEMENTS: Final = [*PLAIN, FILES, HELD, TILES, BENCHES, TUCK]
FACINGS: Final = ["up", "down", "auto"]
GROUNDS: Final = ["none", "well", "outline", "tray", "lane"]
UNBOXED: Final = ("plate", "change", "pieces")  # shown where the plate of their seat hangs
PLATE_FORMS: Final = ["plate", CHIP]
OWNER: Final = re.compile(r"none|own|any|focus|others|other( [1-9])?")
FACE: Final = re.compile(r"[a-z_]+=[a-z_]+")  # a word of a card and its value
PART: Final = re.compile(r"(?P<name>[a-z_]+|-)=(?P<length>[0-9.*tk|]+)")
UNITS: Final = ("", "t", "k")  # design pixels, text pixels, widths of a button
SHARE: Final = re.compile(r"(?P<weight>[0-9.]*)\*")

TableReader = Callable[[Facts, Plan], object]  # takes what a fitting has of its own


@dataclass(frozen=True, slots=True)
class Readers:
    """What fittings read themselves: forms of counters, keys of zones, and whole tables."""

    forms: Mapping[str, FormReader]
    keys: Mapping[str, KeyReader]
    tables: Sequence[TableReader]


def take_plan(path: Path, seats: int, readers: Readers) -> Plan:
    """Read the plan for a number of seats; anything wrong is complained about."""
    facts = read_facts(path)
    found: Plan | None = None
    for part in facts.subs("plan"):
        plan_seats = part.wholes("seats")
        plan = _plan(part, readers)
        plan = replace(plan, own=tuple(take(part, plan) for take in readers.tables))
        part.done()
        if seats in plan_seats and found is None:
            found = plan
    facts.done()
    if found is None:
        raise facts.complain("plan", "missing", str(seats))
    return found


def _plan(facts: Facts, readers: Readers) -> Plan:
    surface = take_part(facts, "surface") if facts.has("surface") else WHOLE
    away = take_words(facts, "away")
    out = facts.word_or("out", "")
    buttons = take_words(facts, "buttons")
    turn, turn_icon = facts.word_or("turn", ""), facts.word_or("turn_icon", "")
    sealed, swift = facts.word_or("sealed", ""), take_flag(facts, "swift")
    cuts = tuple(form for part in facts.subs("form") for form in _forms(part))
    columns: dict[str, Columns] = {}
    if facts.has("columns"):
        table = facts.sub("columns")
        columns = {name: _columns(table.sub(name)) for name in table.keys()}  # noqa: SIM118
    zones = tuple(_zone(part, columns, readers) for part in facts.subs("zone"))
    counters = tuple(_counter(part, columns, readers) for part in facts.subs("counter"))
    plates = tuple(_plate(part, columns) for part in facts.subs("plate"))
    badges, asks = take_words(facts, "badges"), take_words(facts, "asks")
    sharing = take_words(facts, "sharing")
    faces = _faces(facts.sub("faces")) if facts.has("faces") else {}
    extras, marks = take_extras(facts), take_marks(facts)
    seats = (out, buttons, turn, turn_icon, sealed)
    plan = Plan(surface, away, *seats, cuts, columns, zones, counters, plates)
    plan = replace(plan, badges=badges, faces=faces, asks=asks, swift=swift)
    plan = replace(plan, sharing=sharing, extras=extras, marks=marks)
    _check_areas(facts, plan)
    _check_chips(facts, plan)
    _check_sharing(facts, plan)
    return plan


def _faces(facts: Facts) -> dict[str, str]:
    faces = {key: facts.word(key) for key in facts.keys()}  # noqa: SIM118 - Facts, no dict
    for key, word in faces.items():
        if not FACE.fullmatch(word):
            raise facts.complain(key, "unknown", word)
    facts.done()
    return faces


def _forms(facts: Facts) -> list[WindowCut]:
    """Take a way to cut the window; where its log can be closed, it is two of them."""
    least = facts.wholes("least")
    if len(least) != 2:
        raise facts.complain("least", "out-of-range", str(least))
    log = facts.word_or("log", "")
    cuts = tuple(_cut(facts, text) for text in facts.words("cuts"))
    closed = [_cut(facts, text) for text in facts.words("closed")] if facts.has("closed") else []
    facts.done()
    form = WindowCut((least[0], least[1]), log, cuts)
    return [form, replace(form, log="", cuts=_recut(cuts, closed))] if closed else [form]


def _recut(cuts: Sequence[Cut], others: Sequence[Cut]) -> tuple[Cut, ...]:
    """Return cuts in which some areas are cut in another way, without what has no area then."""
    instead = {cut.area: cut for cut in others}
    known = {cut.area for cut in cuts}
    merged = [instead.pop(cut.area, cut) for cut in cuts]
    there, kept = {"window"}, []
    for cut in (*merged, *(cut for cut in others if cut.area not in known)):
        if cut.area in there:
            kept.append(cut)
            there |= {name for name, _ in cut.parts}
    return tuple(kept)


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
    rows = facts.words("rows")
    columns = Columns(
        facts.word("area"),
        each,
        () if each else tuple(facts.wholes("groups")),
        facts.real("gap"),
        facts.real("group_gap"),
        facts.real("widest"),
        tuple(rows),
        take_flag(facts, "bare"),
        facts.one_of("numbers", rows) if facts.has("numbers") else "",
    )
    facts.done()
    return columns


def _owner(facts: Facts, in_columns: Columns | None, *, tucked: bool = False) -> str:
    owner = facts.word_or("owner", "none")
    each = tucked or (in_columns is not None and bool(in_columns.each))
    if not OWNER.fullmatch(owner) or (owner == OTHERS) != each:
        raise facts.complain("owner", "unknown", owner)
    return owner


def _in_columns(facts: Facts, columns: dict[str, Columns]) -> str:
    return facts.one_of("columns", list(columns)) if facts.has("columns") else ""


def _across(facts: Facts) -> tuple[float, float]:
    if not facts.has("across"):
        return 0.0, 1.0
    shares = facts.reals("across")
    if len(shares) != 2:
        raise facts.complain("across", "wrong-count", f"{len(shares)} (2)")
    if shares[0] < 0 or shares[1] <= 0 or sum(shares) > 1:
        raise facts.complain("across", "out-of-range", str(shares))
    return shares[0], shares[1]


def _zone(facts: Facts, columns: dict[str, Columns], readers: Readers) -> Zone:
    places = tuple(facts.words("places"))
    facing = tuple(facts.words("facing"))
    for word in facing:
        if word not in FACINGS:
            raise facts.complain("facing", "unknown", f"{word} ({', '.join(FACINGS)})")
    if len(facing) != len(places):
        raise facts.complain("facing", "wrong-count", f"{len(facing)} ({len(places)})")
    in_columns = _in_columns(facts, columns)
    arrange = facts.one_of("arrange", ARRANGEMENTS)
    zone = Zone(
        places,
        facing,
        _owner(facts, columns.get(in_columns), tucked=arrange == TUCK),
        Site("" if arrange == TUCK else facts.word("area"), in_columns, _across(facts)),
        arrange,
        facts.one_of("start", ["top", "bottom", "left", "right"]) if facts.has("start") else "top",
        facts.one_of("front", ["first", "last"]) if facts.has("front") else "last",
        facts.real("share") if facts.has("share") else 1.0,
        facts.word_or("notes", ""),
        facts.one_of("ground", GROUNDS) if facts.has("ground") else "none",
        take_flag(facts, "label"),
        take_flag(facts, "beside"),
        facts.whole_or("slots", 0),
        facts.word_or("icon", ""),
        take_flag(facts, "full"),
        take_flag(facts, "over"),
        facts.word_or("mat", ""),
        facts.whole("abreast", 1) if arrange in {TILES, BENCHES} else 0,
        take_flag(facts, "growing"),
        tuple((key, take(facts, key)) for key, take in readers.keys.items() if facts.has(key)),
    )
    facts.done()
    return zone


def _counter(facts: Facts, columns: dict[str, Columns], readers: Readers) -> CounterView:
    form = facts.one_of("form", list(readers.forms))
    view = CounterView(
        facts.word("base"),
        form,
        "" if form in UNBOXED else facts.word("area"),
        _in_columns(facts, columns),
        facts.word_or("icon", ""),
        facts.word_or("lead", ""),
        facts.word_or("token", ""),
        facts.word_or("of", ""),
        readers.forms[form](facts),
    )
    facts.done()
    return view


def _plate(facts: Facts, columns: dict[str, Columns]) -> Plate:
    in_columns = _in_columns(facts, columns)
    plate = Plate(
        _owner(facts, columns.get(in_columns)),
        facts.word("area"),
        in_columns,
        facts.one_of("form", PLATE_FORMS) if facts.has("form") else PLATE_FORMS[0],
    )
    facts.done()
    return plate


def _check_sharing(facts: Facts, plan: Plan) -> None:
    """Complain unless two areas share by weight, with nothing there that cannot move."""
    names = plan.sharing
    if len(names) not in {0, 2}:
        raise facts.complain("sharing", "wrong-count", f"{len(names)} (2)")
    written = [zone.site.area for zone in plan.zones if zone.notes or zone.site.columns]
    fixed = [
        name
        for form in plan.forms
        for cut in form.cuts
        for name, size in cut.parts
        if not size.weight
    ]
    cuts = [[name for name, _ in cut.parts] for form in plan.forms for cut in form.cuts]
    apart = [n for n in names if any((n in cut) != (names[0] in cut) for cut in cuts)]
    for name in names:
        if name in written + fixed + apart:
            raise facts.complain("sharing", "unknown", name)


def _check_chips(facts: Facts, plan: Plan) -> None:
    """Complain when something is tucked away and no plates of the others take it."""
    tucked = any(zone.tucked or zone.owner == FOCUS for zone in plan.zones)
    chips = [plate for plate in plan.plates if (plate.owner, plate.form) == (OTHERS, CHIP)]
    if tucked and not chips:
        raise facts.complain("plate", "missing", CHIP)


def _check_areas(facts: Facts, plan: Plan) -> None:
    """Complain when something lies in an area that a form does not have."""
    wanted = [area for zone in plan.zones for area in (*zone.site.areas, zone.notes)]
    wanted += [view.area for view in plan.counters]
    wanted += [plate.area for plate in plan.plates] + ["prompt", "buttons"]
    wanted += plan.sharing
    for columns in plan.columns.values():
        wanted += [columns.area, *columns.rows]
    check_areas(facts, plan, wanted)
    for form in plan.forms:
        there = form.areas
        if form.log and form.log not in there:
            raise facts.complain("form", "unknown", form.log)
        for cut in form.cuts:
            if cut.area not in there:
                raise facts.complain("cuts", "unknown", cut.area)


def check_areas(facts: Facts, plan: Plan, wanted: Iterable[str]) -> None:
    """Complain about the first of some areas that a form of the plan does not have."""
    for form in plan.forms:
        for area in wanted:
            if area and area not in form.areas:
                raise facts.complain("form", "unknown", area)
