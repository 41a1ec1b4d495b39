"""Where everything on a table is, for one window, one text size and one viewer."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from pygame import Rect

from tabletop.ui.cards.form import CARD_RATIO, Spot
from tabletop.ui.drawing.scale import Scale
from tabletop.ui.table.plan.arrange import ROW_GAP, arranged, card_width, tiles
from tabletop.ui.table.plan.benches import benches
from tabletop.ui.table.plan.cascade import STRIP, filed
from tabletop.ui.table.plan.table_plan import (
    BENCHES,
    FILES,
    FOCUS,
    HELD,
    CounterView,
    Plate,
    WindowCut,
    Zone,
)

FULL_WIDTH = 186  # pixels from which on a card has room for all its words
GROWING = (0.6, 0.78)  # of the tiles that lie abreast, that are few and get larger
LARGE_GROWING = (0.46,)  # and fewer still where letters are large
SMALLER = 0.78  # of their width, for cards that lie apart where letters are large
RIM = 14  # of a tray around everything in it
NO_SEAT = -1
ZONE_STEP = 2_000
OVER = 150_000  # above every marker, below what is on its way


LEAST_STRIP = 0.1  # where there is little room, but never fewer pixels than letters need
LEAST_PIXELS = 16
LEAST_CARD = 0.5  # of its height a card keeps, however much its strips need
ALL_STRIPS = 0.52  # what all strips of a stack usually take at most
LETTERED = 6  # strips with names; more cards than that are seen as the edges of sheets
ROUNDS = 2  # in which strips are made high enough for the cards as they have become
IN_ROWS = ("row", "rank")
WHOLE = 0.93  # of a card of a row must be seen, or its title is cut
STRIPS_GROW = 0.4  # of what letters grow by, that strips of cards in files do
SHEETS = 0.62  # what all of these take


def usual_strip(tallest: int) -> float:
    """Return how much is seen of each of so many cards behind one, whatever room there is."""
    return min(STRIP, ALL_STRIPS / tallest) if tallest else 0.0


def strip_of(room: float, height: float, tallest: int, density: float = 1.0) -> float:
    """Return how much is seen of each of so many cards behind one of a height, in card heights.

    Where there is no room for all of each strip, strips get narrower before cards get smaller, but
    a name can be read on every one: the smaller the card, the more of it that takes. Of very many
    cards no names are seen.
    """
    pixels = LEAST_PIXELS * density
    left = min(height, max(room - pixels * tallest, height * LEAST_CARD))
    least = max(LEAST_STRIP, pixels / left)
    if tallest > LETTERED and least * tallest > SHEETS:
        return SHEETS / tallest
    fitting = (room / height - 1) / tallest
    return max(least, min(STRIP, fitting))


@dataclass(frozen=True, slots=True)
class Slot:
    """One spot of a zone: the places that share it, where their pieces lie, what a drop hits."""

    zone: Zone
    order: int
    refs: tuple[int, ...]
    facings: tuple[str, ...]
    box: Rect
    drop: Rect
    label: Rect | None
    notes: Rect | None
    density: float = 1.0  # pixels for a usual one
    lettered: float = 1.0  # the same for what bears letters

    def facing(self, place: int) -> str:
        """Return how pieces of one of the places are shown."""
        return self.facings[self.refs.index(place)]

    def spots(self, count: int) -> list[Spot]:
        """Return where so many pieces lie; spots that wait for pieces take their room too."""
        zone, box = self.zone, self.box
        if zone.arrange == BENCHES:
            return benches(count, box, zone.slots, left=zone.start == "right")
        if zone.abreast:
            return tiles(count, box, *self._rows_for(count))
        if zone.arrange == FILES:
            return self.filed([0] * count)[0]
        most = max(count, zone.slots)
        share = zone.share
        if zone.slots:
            widest = box.width / (zone.slots + (zone.slots - 1) * ROW_GAP)
            share *= min(1.0, widest * CARD_RATIO / max(1, box.height))
        spots = arranged(zone.arrange, most, box, share, zone.start)[:count]
        if zone.arrange == HELD and self.lettered > self.density and count:
            # Large titles that were covered would be cut: rather are the cards a little smaller.
            apart = arranged("rank", most, box, share, zone.start)[:count]
            return apart if apart[0].width >= spots[0].width * SMALLER else spots
        return spots

    def _rows_for(self, count: int) -> tuple[int, int]:
        """Return how many tiles lie abreast, and for how many there is room; few are larger."""
        abreast, slots = self.zone.abreast, self.zone.slots
        if self.zone.growing:
            large = LARGE_GROWING if self.lettered > self.density else ()
            few = (round(abreast * share) for share in (*large, *GROWING))
            return next(((step, step) for step in few if count <= step), (abreast, slots))
        return abreast, slots

    def filed(self, riders: Sequence[int]) -> tuple[list[Spot], list[float]]:
        """Return where cards that carry so many others each lie in files, and their strips."""
        grown = 1 + (self.lettered / self.density - 1) * STRIPS_GROW
        return filed(riders, self.box, card_width(self.box, self.zone.share), grown)

    def covers(self, spots: Sequence[Spot], index: int) -> bool:
        """Tell whether so much of a card of a row is covered that its title would be cut."""
        upper = index + (1 if self.zone.front == "last" else -1)
        if self.zone.arrange not in IN_ROWS or not 0 <= upper < len(spots):
            return False
        return abs(spots[upper].x - spots[index].x) < spots[index].width * WHOLE

    @property
    def level(self) -> int:
        """Return how high its pieces lie: in the order of the plan, or above everything flat."""
        return OVER + self.order if self.zone.over else self.order * ZONE_STEP

    @property
    def tucked(self) -> bool:
        """Tell whether its pieces are in the plate of their seat, unseen at rest."""
        return self.zone.tucked

    @property
    def full(self) -> bool:
        """Tell whether the cards show all their words, for which they must be large enough."""
        return self.zone.full and self.spots(1)[0].width >= FULL_WIDTH * self.density

    @property
    def empty_spots(self) -> list[Spot]:
        """Return the spots that are seen while nothing lies there."""
        return self.spots(max(1, self.zone.slots))


def spots_for(slot: Slot, riders: Sequence[int]) -> tuple[list[Spot], list[float]]:
    """Return where cards of a slot lie that carry so many others each, and how high strips are.

    All cards get so much smaller that the tallest of their stacks fits where they lie.
    """
    if slot.zone.arrange == FILES:
        return slot.filed(riders)
    tallest = max(riders, default=0)
    flat = slot.spots(len(riders))
    if not tallest:
        return flat, [0.0] * len(riders)
    box = slot.box
    room = box.height * slot.zone.share
    strip = strip_of(room, flat[0].height, tallest, slot.density)
    spots = _below(slot, len(riders), strip * tallest)
    for _ in range(ROUNDS if tallest <= LETTERED else 0):
        # Cards side by side get smaller than was reckoned with, and their strips with them.
        wanted = LEAST_PIXELS * slot.density / spots[0].height
        if strip >= wanted or spots[0].height <= flat[0].height * LEAST_CARD:
            break
        strip = wanted
        spots = _below(slot, len(riders), strip * tallest)
    # Beside the tallest stack there is room for higher strips.
    most = max(STRIP, strip)
    return spots, [min(most, strip * tallest / count) if count else 0.0 for count in riders]


def _below(slot: Slot, count: int, strips: float) -> list[Spot]:
    """Return where so many cards lie if the tallest stack of strips stands above each of them."""
    box, whole = slot.box, 1 + strips
    low = replace(slot, box=Rect(box.left, box.top, box.width, max(1, round(box.height / whole))))
    spots = []
    for spot in low.spots(count):
        middle = box.top + (spot.y - box.top) * whole + spot.height * strips / 2
        spots.append(replace(spot, y=middle))
    return spots


@dataclass(frozen=True, slots=True)
class CounterSpot:
    """A counter on the table: how it is shown, its refs (one for each seat) and where.

    In columns every number has a spot of its own, else the number is -1.
    """

    view: CounterView
    refs: tuple[int, ...]
    box: Rect
    number: int = -1


@dataclass(frozen=True, slots=True)
class Geometry:
    """Every rectangle of a table in one window."""

    form: WindowCut
    scale: Scale
    areas: dict[str, Rect]
    slots: tuple[Slot, ...]
    counters: tuple[CounterSpot, ...]
    plates: tuple[tuple[int, Rect, Plate], ...]
    bands: tuple[tuple[Rect, int], ...]
    focus: int = NO_SEAT
    slot_of: dict[int, Slot] = field(default_factory=dict)

    @property
    def looked_at(self) -> list[Slot]:
        """Return where the places lie that are seen of one of the other seats at a time."""
        return [slot for slot in self.slots if slot.zone.owner == FOCUS and not slot.tucked]

    def strip(self, areas: Sequence[str]) -> Rect | None:
        """Return the room that some areas have together."""
        drops = [slot.drop for slot in self.slots if slot.zone.site.area in areas]
        return drops[0].unionall(drops[1:]) if drops else None

    def in_place_of(self, slot: Slot) -> Slot:
        """Return the slot that shows of the seat in focus what another one showed of another."""
        return next((one for one in self.looked_at if one.zone == slot.zone), slot)

    @property
    def widths(self) -> tuple[int, int, int]:
        """Return how wide the widest cards are, those with all their words, and tiles."""
        compact, full, tile = [1], [1], [1]
        for slot in self.slots:
            widths = tile if slot.zone.abreast else full if slot.full else compact
            widths.append(round(slot.spots(1)[0].width))
        return max(compact), max(full), max(tile)


def chair_of(viewer: int, seats: int) -> int:
    """Return where a viewer sits: a spectator where seat 0 sits."""
    return viewer if 0 <= viewer < seats else 0
