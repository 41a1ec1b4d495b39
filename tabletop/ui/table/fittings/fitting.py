"""What everything answers that stands on a table beside its cards, and what it may know."""

# ruff: noqa: B027 - most fittings answer few of the questions: to the others they say nothing
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

import pygame

from rules.core.data import Facts
from rules.core.events import Event
from rules.core.game import Readout
from rules.core.setup import Setup
from tabletop.ui.drawing.canvas import Canvas
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.gallery import Gallery
from tabletop.ui.table.fittings.counts import Counts
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.pieces.board import Board
from tabletop.ui.table.pieces.whereabouts import Whereabouts
from tabletop.ui.table.plan.geometry import CounterSpot, Geometry
from tabletop.ui.table.plan.reading import FormReader, KeyReader
from tabletop.ui.table.plan.table_plan import Plan
from tabletop.update import Update
from tabletop.words.speech import Speaker
from tabletop.words.text import Texts

Point = tuple[float, float]
Hint = tuple[int, pygame.Rect]  # a thing, and where a pointer must rest to be told of it


def no_more(facts: Facts) -> None:
    """Take nothing: a form of counters that needs to know no more."""


class Lapse(NamedTuple):
    """How much time has passed: by the clock, at the pace of the table, and at that of cards."""

    seconds: float
    played: float
    hurried: float


@dataclass(slots=True)
class Setting:
    """What a fitting may know of the table that it stands on.

    The geometry is another one as soon as another seat is looked at; everything else stays, and
    the board is the same as long as window, language and viewer are.
    """

    kit: Kit
    canvas: Canvas
    plan: Plan
    geometry: Geometry
    board: Board
    gallery: Gallery
    speaker: Speaker
    counts: Counts
    lying: Whereabouts = field(init=False)
    texts: Texts = field(init=False)

    def __post_init__(self) -> None:
        self.lying, self.texts = self.board.lying, self.speaker.texts

    @property
    def setup(self) -> Setup:
        """Return what stays the same during the match."""
        return self.speaker.setup

    def spots(self, form: str) -> list[CounterSpot]:
        """Return where counters are that are shown in a form."""
        return [spot for spot in self.geometry.counters if spot.view.form == form]


class Fitting(ABC):
    """One kind of thing on a table; what it does not care about, it leaves as it is here.

    It names the `forms` in which it shows counters, each with what reads the rest of such a
    counter's table in a plan, and the `keys` of zones that it reads.
    """

    forms: ClassVar[Mapping[str, FormReader]] = {}
    keys: ClassVar[Mapping[str, KeyReader]] = {}

    @classmethod
    def take(cls, facts: Facts, plan: Plan) -> object:  # noqa: ARG003 - most have none
        """Take tables of its own out of a plan, as one object of a kind of its own."""
        return None

    @abstractmethod
    def __init__(self, setting: Setting) -> None:
        """Stand everything of this kind on a table.

        Of what lies flat, the ground is below everything and never changes; the other parts are
        painted again when they do.
        """
        self.setting = setting
        self.ground: Sequence[Part] = ()
        self.parts: Sequence[Part] = ()

    def take_over(self, before: "Fitting") -> None:
        """Go on where the fitting of the same kind was before the table was laid anew."""

    def remove(self) -> None:
        """Leave the canvas."""

    # To move

    @property
    def moving(self) -> bool:
        """Tell whether anything of it moves."""
        return False

    def advance(self, lapse: Lapse) -> None:
        """Let time pass."""

    # To be asked

    def rects_of(self, ref: int) -> list[pygame.Rect]:
        """Return every spot at which it shows a counter."""
        return []

    def refs_at(self, at: Point) -> list[int]:
        """Return the counters that it shows at a point."""
        return []

    def hints(self) -> list[Hint]:
        """Return what of it explains itself when the pointer rests there."""
        return []

    def covers(self, boxes: Sequence[pygame.Rect]) -> bool:
        """Tell whether it lies over any of some boxes."""
        return False

    def inviting(self) -> set[str]:
        """Return the places whose pieces say now what can be done with them."""
        return set()

    # To be told

    def show(self, *, at_once: bool) -> None:
        """Show what is counted now."""

    def follow(self) -> None:
        """Notice what lies where."""

    def refocus(self) -> None:
        """Notice that another one of the other seats is looked at."""

    def begin(self, update: Update) -> None:
        """Notice that a move is about to be shown."""

    def hear(self, event: Event, events: Sequence[Event]) -> None:
        """Notice what is said, one of several events."""

    def reading(self, event: Event) -> float:
        """Return how long at least it must be seen with what is said."""
        return 0.0

    def read(self, readouts: list[Readout]) -> None:
        """Show what a good player would have worked out."""

    def foresee(self, readouts: list[Readout], outlook: Readout | None) -> bool:
        """Show how things would stand after a move, if at all; return whether it tells that."""
        return False

    def offer(self, refs: Collection[int]) -> None:
        """Show which of these things something can go onto now."""
