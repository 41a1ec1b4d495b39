"""Turns the plan of a table into rectangles for one window, one text size and one viewer."""

from dataclasses import dataclass, field

from pygame import Rect

from rules.core.refs import FIRST_COUNTER, FIRST_PLACE
from rules.core.setup import Setup
from tabletop.ui.drawing.scale import Scale
from tabletop.ui.table.arrange import Spot, arranged
from tabletop.ui.table.plan import Columns, CounterView, Cut, Form, Length, Plan, Zone

TEXT_UNIT = 18  # a text length of the plan is in pixels of a text of this size
FIXED_MOST = 0.85  # of a length that parts of fixed size may take
LABEL = 24  # height of a place's label, in text pixels


@dataclass(frozen=True, slots=True)
class Slot:
    """One spot of a zone: the places that share it, where their pieces lie, what a drop hits."""

    zone: Zone
    order: int
    refs: tuple[int, ...]
    box: Rect
    drop: Rect
    label: Rect | None
    notes: Rect | None

    def facing(self, place: int) -> str:
        """Return how pieces of one of the places are shown."""
        return self.zone.facing[self.refs.index(place)]

    def spots(self, count: int) -> list[Spot]:
        """Return where so many pieces lie."""
        zone = self.zone
        return arranged(zone.arrange, count, self.box, zone.share, zone.start)


@dataclass(frozen=True, slots=True)
class CounterSpot:
    """A counter on the table: how it is shown, its refs (one for each seat) and where."""

    view: CounterView
    refs: tuple[int, ...]
    box: Rect


@dataclass(frozen=True, slots=True)
class Geometry:
    """Every rectangle of a table in one window."""

    form: Form
    scale: Scale
    areas: dict[str, Rect]
    slots: tuple[Slot, ...]
    counters: tuple[CounterSpot, ...]
    plates: tuple[tuple[int, Rect], ...]
    bands: tuple[tuple[Rect, int], ...]
    slot_of: dict[int, Slot] = field(default_factory=dict)

    def text_px(self, length: float) -> int:
        """Return a length that grows with the text."""
        return text_px(self.scale, length)


def text_px(scale: Scale, length: float) -> int:
    """Return how many pixels a text length of the plan has."""
    return round(length * scale.text(TEXT_UNIT) / TEXT_UNIT)


def form_for(plan: Plan, scale: Scale, *, log_docked: bool) -> Form:
    """Return the first form that the window has room for; the last one fits everywhere."""
    unit = scale.text(TEXT_UNIT) / TEXT_UNIT
    for form in plan.forms[:-1]:
        if form.log and not log_docked:
            continue
        if scale.width / unit >= form.least[0] and scale.height / unit >= form.least[1]:
            return form
    return plan.forms[-1]


def solve(
    plan: Plan, setup: Setup, viewer: int, scale: Scale, *, log_docked: bool = True
) -> Geometry:
    """Work out every rectangle; a spectator sits where seat 0 sits."""
    own = viewer if 0 <= viewer < setup.seats else 0
    form = form_for(plan, scale, log_docked=log_docked)
    areas = cut_areas(form.cuts, Rect(0, 0, scale.width, scale.height), scale)
    slots: list[Slot] = []
    for order, zone in enumerate(plan.zones):
        slots += _slots(plan, setup, zone, order, _Room(areas, scale, own))
    geometry = Geometry(
        form,
        scale,
        areas,
        tuple(slots),
        tuple(_counter(setup, view, areas, own) for view in plan.counters),
        tuple(
            (seat, areas[plate.area])
            for plate in plan.plates
            if (seat := seat_of(plate.owner, own, setup.seats)) is not None
        ),
        tuple(band for columns in plan.columns.values() for band in _bands(columns, areas, scale)),
    )
    for slot in slots:
        for ref in slot.refs:
            geometry.slot_of[ref] = slot
    return geometry


@dataclass(frozen=True, slots=True)
class _Room:
    areas: dict[str, Rect]
    scale: Scale
    own: int


def seat_of(owner: str, own: int, seats: int) -> int | None:
    """Return the seat that an owner of the plan means: -1 for none, None if it is not there."""
    if owner == "none":
        return -1
    if owner == "own":
        return own
    step = int(owner.partition(" ")[2] or 1)
    return (own + step) % seats if step < seats else None


def cut_areas(cuts: tuple[Cut, ...], window: Rect, scale: Scale) -> dict[str, Rect]:
    """Cut the window into its areas, one cut after another."""
    areas = {"window": window}
    for cut in cuts:
        whole = areas[cut.area]
        across = cut.along == "columns"
        sizes = _sizes([length for _, length in cut.parts], whole.size[not across], scale)
        at = whole.left if across else whole.top
        for (name, _), size in zip(cut.parts, sizes, strict=True):
            if across:
                areas[name] = Rect(at, whole.top, size, whole.height)
            else:
                areas[name] = Rect(whole.left, at, whole.width, size)
            at += size
    return areas


def _sizes(lengths: list[Length], whole: int, scale: Scale) -> list[int]:
    """Share a length: fixed parts first (all smaller if there is not enough), then by weight."""
    fixed = [
        max(
            round(length.pixels * scale.factor),
            text_px(scale, length.text),
            round(length.buttons * scale.target()),
        )
        for length in lengths
    ]
    weights = sum(length.weight for length in lengths)
    # A table must stay a table, however large the text is.
    most = whole * FIXED_MOST if weights else whole
    if sum(fixed) > most:
        shrink = most / sum(fixed)
        fixed = [int(size * shrink) for size in fixed]
    left = whole - sum(fixed)
    sizes = []
    for size, length in zip(fixed, lengths, strict=True):
        sizes.append(int(left * length.weight / weights) if length.weight else size)
    return sizes


def column_rects(columns: Columns, areas: dict[str, Rect], scale: Scale) -> list[Rect]:
    """Return the columns as rectangles over all their rows."""
    across = areas[columns.area]
    rows = [areas[name] for name in columns.rows]
    tall = rows[0].unionall(rows[1:])
    gap, group_gap = columns.gap * scale.factor, columns.group_gap * scale.factor
    groups = len(columns.groups)
    gaps = (columns.count - groups) * gap + (groups - 1) * group_gap
    width = min((across.width - gaps) / columns.count, columns.widest * scale.factor)
    rects = []
    left = across.centerx - (width * columns.count + gaps) / 2
    for group in columns.groups:
        for _ in range(group):
            rects.append(Rect(round(left), tall.top, round(width), tall.height))
            left += width + gap
        left += group_gap - gap
    return rects


def _bands(columns: Columns, areas: dict[str, Rect], scale: Scale) -> list[tuple[Rect, int]]:
    rects = column_rects(columns, areas, scale)
    groups = [number for number, count in enumerate(columns.groups) for _ in range(count)]
    return list(zip(rects, groups, strict=True))


def _slots(plan: Plan, setup: Setup, zone: Zone, order: int, room: _Room) -> list[Slot]:
    seat = seat_of(zone.owner, room.own, setup.seats)
    if seat is None:
        return []
    area = room.areas[zone.area]
    notes = room.areas[zone.notes] if zone.notes else None
    if not zone.columns:
        refs = _places(setup, zone.places, seat, -1)
        box = area.inflate(-room.scale.px(10), -room.scale.px(8))
        return [_slot(zone, order, refs, _Boxes(box, area, notes), room)] if refs else []
    slots = []
    columns = plan.columns[zone.columns]
    for number, column in enumerate(column_rects(columns, room.areas, room.scale)):
        refs = _places(setup, zone.places, seat, number)
        if not refs:
            continue
        box = Rect(column.left, area.top, column.width, area.height)
        inner = box.inflate(-room.scale.px(12), -room.scale.px(8))
        note = Rect(column.left, notes.top, column.width, notes.height) if notes else None
        slots.append(_slot(zone, order, refs, _Boxes(inner, column, note), room))
    return slots


@dataclass(frozen=True, slots=True)
class _Boxes:
    box: Rect
    drop: Rect
    notes: Rect | None


def _slot(zone: Zone, order: int, refs: tuple[int, ...], boxes: _Boxes, room: _Room) -> Slot:
    box, label = boxes.box, None
    if zone.label:
        height = min(text_px(room.scale, LABEL), box.height // 3)
        label = Rect(box.left, box.bottom - height, box.width, height)
        box = Rect(box.left, box.top, box.width, box.height - height)
    return Slot(zone, order, refs, box, boxes.drop, label, boxes.notes)


def _places(setup: Setup, bases: tuple[str, ...], seat: int, number: int) -> tuple[int, ...]:
    """Return the refs of the places with these bases, for a seat and, in columns, a number."""
    return tuple(
        FIRST_PLACE + index
        for base in bases
        for index, place in enumerate(setup.places)
        if place.base == base and place.owner == seat and number in {place.number, -1}
    )


def _counter(setup: Setup, view: CounterView, areas: dict[str, Rect], own: int) -> CounterSpot:
    found = [
        (counter.owner, FIRST_COUNTER + index)
        for index, counter in enumerate(setup.counters)
        if counter.base == view.base
    ]
    found.sort(key=lambda pair: (pair[0] - own) % setup.seats)
    box = areas[view.area] if view.area else Rect(0, 0, 0, 0)
    return CounterSpot(view, tuple(ref for _, ref in found), box)
