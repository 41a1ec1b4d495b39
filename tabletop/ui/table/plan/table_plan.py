"""The plan of a table: how it is cut into areas, and what lies, counts and sits where."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from tabletop.ui.drawing.materials.gallery import Part
from tabletop.ui.table.plan.extras_plan import Extras
from tabletop.ui.table.plan.marks_plan import Marks

OTHERS: Final = "others"  # the owner of what every other seat has
FOCUS: Final = "focus"  # the owner of what is seen of one of the others at a time
FILES: Final = "files"  # the arrangement of cards in files, each one's upper part seen
HELD: Final = "held"  # the arrangement of a hand whose cards stand upright side by side
TILES: Final = "tiles"  # the arrangement of plaques in rows
BENCHES: Final = "benches"  # the same in one half of a half circle
TUCK: Final = "tuck"  # the arrangement of what is in a plate, unseen at rest
CHIP: Final = "chip"  # the form of a plate that sums its seat up

T = TypeVar("T")


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
class WindowCut:
    """One way to cut the window, for windows of at least some size (in pixels at 100 % text)."""

    least: tuple[int, int]
    log: str
    cuts: tuple[Cut, ...]

    @property
    def areas(self) -> set[str]:
        """Return the names of all areas that there are."""
        return {"window"} | {name for cut in self.cuts for name, _ in cut.parts}


@dataclass(frozen=True, slots=True)
class Columns:
    """A set of columns across an area, in groups; a place's number says which is its own.

    Columns `each` of which belongs to one of the other seats are as many as those seats; bare ones
    have no ground of their own. Those with `numbers` have them printed in that row.
    """

    area: str
    each: str
    groups: tuple[int, ...]
    gap: float
    group_gap: float
    widest: float
    rows: tuple[str, ...]
    bare: bool = False
    numbers: str = ""

    @property
    def count(self) -> int:
        """Return how many columns there are."""
        return sum(self.groups)

    def for_seats(self, seats: int) -> "Columns":
        """Return the columns of a table with so many seats."""
        return replace(self, groups=(seats - 1,)) if self.each else self


@dataclass(frozen=True, slots=True)
class Site:
    """Where a zone is: in an area or several, joined by plus signs, or in a set of columns.

    `across` is the part of the area's (or the column's) width that it takes.
    """

    area: str
    columns: str
    across: tuple[float, float]

    @property
    def areas(self) -> list[str]:
        """Return the areas that it spans."""
        return self.area.split("+") if self.area else []


@dataclass(frozen=True, slots=True)
class Zone:
    """Places that are shown alike: whose they are, where, and how their pieces lie.

    `slots` spots are seen even while they are empty. An icon marks the last of them, or the middle
    of a tray. The label stands below the pieces or `beside` them. Pieces that lie `over` the table
    cover it with a mat, those of several zones that name the same `mat` with one; only such a zone
    may span several areas. What is tucked lies in the plate of its seat and has no area; so do,
    of a zone whose owner is the focus, the pieces of all others but the one that is looked at.
    Tiles lie in rows of so many `abreast`, and where they are `growing`, larger while they are few;
    on benches they sit around an aisle, at which they `start`. What fittings read of keys of their
    own is in `own`.
    """

    places: tuple[str, ...]
    facing: tuple[str, ...]
    owner: str
    site: Site
    arrange: str
    start: str
    front: str
    share: float
    notes: str
    ground: str
    label: bool
    beside: bool
    slots: int
    icon: str
    full: bool
    over: bool
    mat: str = ""
    abreast: int = 0
    growing: bool = False
    own: tuple[tuple[str, object], ...] = ()

    def its(self, key: str, default: T) -> T:
        """Return what a fitting has read of its own under a key, or else the default."""
        found = dict(self.own).get(key, default)
        assert isinstance(found, type(default))
        return found

    @property
    def tucked(self) -> bool:
        """Tell whether its pieces are in the plate of their seat, unseen at rest."""
        return self.arrange == TUCK

    def put_away(self) -> "Zone":
        """Return the same zone for those seats whose pieces are tucked into their plates."""
        plain = replace(self, ground="none", label=False, notes="", icon="", full=False)
        return replace(plain, arrange=TUCK, slots=0, abreast=0)


@dataclass(frozen=True, slots=True)
class CounterView:
    """How a counter is shown: in which form, where, and what that form needs to know besides.

    On the plate of its seat an `icon` stands beside it, another one for those who `lead`. The
    picture of a `token` is what is carried by hand. A counter whose change alone is shown stands
    for another one (`of`) where that is hidden from the viewer. A view of the form `pieces` counts
    what lies in a place of that name.
    """

    base: str
    form: str
    area: str = ""
    columns: str = ""
    icon: str = ""
    lead: str = ""
    token: str = ""
    of: str = ""
    own: object = None

    def its(self, kind: type[T]) -> T:
        """Return what its form needs to know, which is of this kind."""
        assert isinstance(self.own, kind)
        return self.own


@dataclass(frozen=True, slots=True)
class Plate:
    """Where the name plate of a seat hangs; a `chip` sums up what is not seen of it."""

    owner: str
    area: str
    columns: str
    form: str = "plate"


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that table.toml says for one number of seats; `surface` is of art/table.jpg.

    Places that are `away` are never seen; a seat whose counter `out` is 0 has left the match. The
    verbs named in `buttons` have a button beside their gesture. The counter `turn` names the seat
    whose turn it is, marked by an icon; where turns are `swift`, all moves of a rival's turn are
    shown in the time of one, whoever makes them. In the phase `sealed` all decide in secret, from
    that seat on clockwise. Readouts of pieces whose keys are `badges` stand on the cards: a key is
    also the name of its number, to be compared with what is `printed`; `faces` are words that a
    readout puts in the place of printed ones. The verbs in `asks` are never used on the viewer's
    pieces without a question. Of two areas side by side that are `sharing`, the fuller one gets
    more room.
    What fittings have read of tables of their own is in `own`.
    """

    surface: Part
    away: tuple[str, ...]
    out: str
    buttons: tuple[str, ...]
    turn: str
    turn_icon: str
    sealed: str
    forms: tuple[WindowCut, ...]
    columns: dict[str, Columns]
    zones: tuple[Zone, ...]
    counters: tuple[CounterView, ...]
    plates: tuple[Plate, ...]
    badges: tuple[str, ...] = ()
    faces: Mapping[str, str] = field(default_factory=dict)
    asks: tuple[str, ...] = ()
    swift: bool = False
    sharing: tuple[str, ...] = ()
    extras: Extras = field(default_factory=Extras)
    marks: Marks = field(default_factory=Marks)
    own: tuple[object, ...] = ()

    def its(self, kind: type[T]) -> T | None:
        """Return what a fitting has read of its own, by the kind of that."""
        return next((found for found in self.own if isinstance(found, kind)), None)

    @property
    def focused(self) -> tuple[str, ...]:
        """Return the places that are seen of one of the others at a time."""
        return tuple(base for zone in self.zones if zone.owner == FOCUS for base in zone.places)
