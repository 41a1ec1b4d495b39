"""Turns the plan of a table into rectangles for one window, one text size and one viewer."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil

from pygame import Rect

from rules.core.refs import FIRST_COUNTER, FIRST_PLACE
from rules.core.setup import Counter, Place, Setup
from tabletop.ui.drawing.scale import Scale
from tabletop.ui.table.plan.areas import bands_of, column_rects, cut_areas, form_for, label_px
from tabletop.ui.table.plan.arrange import pile
from tabletop.ui.table.plan.geometry import NO_SEAT, RIM, CounterSpot, Geometry, Slot, chair_of
from tabletop.ui.table.plan.table_plan import (
    FOCUS,
    OTHERS,
    Columns,
    CounterView,
    Plan,
    Plate,
    Zone,
)

PILE = "pile"
LABEL = 24  # height of a place's label, in text pixels
LOWER = 4  # how much lower large labels stand, in the margin of their slot
ANY_SEAT = -2


def solve(
    plan: Plan,
    setup: Setup,
    viewer: int,
    scale: Scale,
    *,
    log_docked: bool = True,
    focus: int = NO_SEAT,
) -> Geometry:
    """Work out every rectangle; of the others, the next one is in focus unless one is named."""
    own = chair_of(viewer, setup.seats)
    if not plan.focused:
        focus = NO_SEAT
    elif focus == own or not 0 <= focus < setup.seats:
        focus = (own + 1) % setup.seats
    form = form_for(plan, scale, log_docked=log_docked)
    areas = cut_areas(form.cuts, Rect(0, 0, scale.width, scale.height), scale)
    columns = {name: found.for_seats(setup.seats) for name, found in plan.columns.items()}
    room = _Room(setup, areas, scale, own, columns, focus)
    plates = tuple(hung for plate in plan.plates for hung in _plates(plate, room))
    room.chips.update({seat: box for seat, box, plate in plates if plate.owner == OTHERS})
    geometry = Geometry(
        form,
        scale,
        areas,
        tuple(slot for order, zone in enumerate(plan.zones) for slot in _slots(zone, order, room)),
        tuple(spot for view in plan.counters for spot in _counters(view, room)),
        plates,
        tuple(
            band
            for found in columns.values()
            if not found.bare
            for band in bands_of(found, areas, scale)
        ),
        focus,
    )
    for slot in geometry.slots:
        for ref in slot.refs:
            geometry.slot_of[ref] = slot
    return geometry


@dataclass(frozen=True, slots=True)
class _Room:
    setup: Setup
    areas: dict[str, Rect]
    scale: Scale
    own: int
    columns: dict[str, Columns]
    focus: int
    chips: dict[int, Rect] = field(default_factory=dict)

    def column_rects(self, name: str) -> list[Rect]:
        """Return the columns of a name as rectangles over all their rows."""
        return column_rects(self.columns[name], self.areas, self.scale)

    def span(self, names: list[str]) -> Rect:
        """Return the smallest rectangle around some areas."""
        return self.areas[names[0]].unionall([self.areas[name] for name in names[1:]])

    def in_column(self, column: Rect, area: str) -> Rect:
        """Return where a column crosses an area."""
        row = self.areas[area]
        return Rect(column.left, row.top, column.width, row.height)


def seat_of(owner: str, room: _Room) -> int | None:
    """Return the seat that an owner of the plan means, or None if it is not there."""
    own, seats = room.own, room.setup.seats
    if owner in {"none", "any"}:
        return NO_SEAT if owner == "none" else ANY_SEAT
    if owner in {"own", FOCUS}:
        return own if owner == "own" else room.focus
    step = int(owner.partition(" ")[2] or 1)
    return (own + step) % seats if step < seats else None


def _slots(zone: Zone, order: int, room: _Room) -> list[Slot]:
    slots = _tucked(zone, order, room)
    if zone.tucked:
        return slots
    for seat, number, column in _columns_of(zone, room):
        pairs = _places(room.setup, zone, seat, number)
        if not pairs:
            continue
        area, margin = room.span(zone.site.areas), 10
        notes = room.areas[zone.notes] if zone.notes else None
        if column is not None:
            area, margin = room.in_column(column, zone.site.area), 12
            notes = room.in_column(column, zone.notes) if zone.notes else None
        left, wide = (share * area.width for share in zone.site.across)
        box = Rect(area.left + round(left), area.top, round(wide), area.height)
        drop = box if column is None else column
        box = box.inflate(-room.scale.px(margin), -room.scale.px(8))
        slots.append(_slot(zone, order, pairs, _Boxes(box, drop, notes), room))
    return slots


def _tucked(zone: Zone, order: int, room: _Room) -> list[Slot]:
    """Return a slot in the plate of every other seat whose pieces of a zone are not laid out."""
    hidden = [seat for seat in room.chips if zone.tucked or seat != room.focus]
    slots = []
    for seat in hidden if zone.tucked or zone.owner == FOCUS else ():
        pairs, chip = _places(room.setup, zone, seat, -1), room.chips[seat]
        refs, facings = zip(*pairs, strict=True) if pairs else ((), ())
        slots.append(Slot(zone.put_away(), order, refs, facings, chip, chip, None, None))
    return slots


def _columns_of(zone: Zone, room: _Room) -> list[tuple[int, int, Rect | None]]:
    """Return where slots of a zone may be: whose they are, their number and their column."""
    seats = room.setup.seats
    if zone.owner == OTHERS:
        rects = room.column_rects(zone.site.columns)
        return [((room.own + step + 1) % seats, -1, rect) for step, rect in enumerate(rects)]
    seat = seat_of(zone.owner, room)
    if seat is None:
        return []
    if not zone.site.columns:
        return [(seat, -1, None)]
    rects = room.column_rects(zone.site.columns)
    return [(seat, number, rect) for number, rect in enumerate(rects)]


@dataclass(frozen=True, slots=True)
class _Boxes:
    box: Rect
    drop: Rect
    notes: Rect | None


def _slot(zone: Zone, order: int, pairs: list[tuple[int, str]], boxes: _Boxes, room: _Room) -> Slot:
    box, label = boxes.box, None
    if zone.ground == "tray":
        rim = room.scale.px(RIM)
        box = box.inflate(-2 * rim, -2 * rim)
    if zone.label and zone.beside:
        width = min(label_px(room.scale, LABEL), box.width // 2)
        label = Rect(box.right - width, box.top, width, box.height)
        box = Rect(box.left, box.top, box.width - width, box.height)
    elif zone.label and not zone.mat:
        height = min(label_px(room.scale, LABEL), box.height // 3)
        low = room.scale.px(LOWER) if room.scale.growth > 1 else 0
        label = Rect(box.left, box.bottom - height + low, box.width, height)
        box = Rect(box.left, box.top, box.width, box.height - height + low)
        if zone.arrange == PILE:
            box, label = _drawn_together(box, label, zone.share)
    refs = tuple(ref for ref, _ in pairs)
    facings = tuple(facing for _, facing in pairs)
    scale = room.scale
    sizes = scale.density, scale.density * scale.growth
    return Slot(zone, order, refs, facings, box, boxes.drop, label, boxes.notes, *sizes)


def _drawn_together(box: Rect, label: Rect, share: float) -> tuple[Rect, Rect]:
    """Return a pile's box and its label, which lies close below however much room there is."""
    single = pile(1, box, share)[0].width
    unbound = pile(1, box.inflate(2 * box.height, 0), share)[0].width
    tall = min(box.height, ceil(box.height * single / unbound))
    spare = box.height - tall
    return (
        Rect(box.left, box.top + spare // 2, box.width, tall),
        label.move(0, -(spare - spare // 2)),
    )


def _places(setup: Setup, zone: Zone, seat: int, number: int) -> list[tuple[int, str]]:
    """Return the places of a zone and how each is shown, for a seat and, in columns, a number."""
    return [
        (FIRST_PLACE + index, facing)
        for base, facing in zip(zone.places, zone.facing, strict=True)
        for index, place in enumerate(setup.places)
        if place.base == base and seat in {place.owner, ANY_SEAT} and number in {place.number, -1}
    ]


def _counters(view: CounterView, room: _Room) -> list[CounterSpot]:
    setup = room.setup
    counted: Sequence[Counter | Place] = setup.counters
    first = FIRST_COUNTER
    if view.form == "pieces":
        counted, first = setup.places, FIRST_PLACE
    found = [(one, first + index) for index, one in enumerate(counted) if one.base == view.base]
    found.sort(key=lambda pair: (pair[0].owner - room.own) % setup.seats)
    if not view.columns:
        box = room.areas[view.area] if view.area else Rect(0, 0, 0, 0)
        return [CounterSpot(view, tuple(ref for _, ref in found), box)]
    return [
        CounterSpot(
            view,
            tuple(ref for counter, ref in found if counter.number == number),
            room.in_column(column, view.area),
            number,
        )
        for number, column in enumerate(room.column_rects(view.columns))
    ]


def _plates(plate: Plate, room: _Room) -> list[tuple[int, Rect, Plate]]:
    seats = room.setup.seats
    if plate.owner == OTHERS:
        rects = room.column_rects(plate.columns)
        return [
            ((room.own + step + 1) % seats, room.in_column(rect, plate.area), plate)
            for step, rect in enumerate(rects)
        ]
    seat = seat_of(plate.owner, room)
    return [] if seat is None else [(seat, room.areas[plate.area], plate)]
