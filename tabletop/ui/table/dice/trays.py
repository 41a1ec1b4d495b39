"""All dice of a table: which counters they are, what throws them, and in whose colours."""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from math import pi
from typing import ClassVar, Final

import pygame

from rules.core.data import Facts
from rules.core.table import NOBODY, Table
from tabletop.ui.dice.picture import IVORY, Dye, dyed
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.table.dice.tray import FROM_BELOW, DiceTray
from tabletop.ui.table.fittings.fitting import Fitting, Hint, Lapse, Point, Setting
from tabletop.ui.table.plan.reading import FormReader, take_words

FORM: Final = "dice"
UNCLAIMED: Final = (IVORY, dyed((166, 28, 32)), dyed((40, 84, 70)))
FROM_ABOVE: Final = (0.8 * pi, 0.2 * pi)  # the others down, to either side


@dataclass(frozen=True, slots=True)
class DicePlan:
    """Dice that are thrown by hand to make the move of a verb.

    Each has the colour of the seat that the counter of its number in `seats` names, none while
    that is no seat.
    """

    throw: str
    seats: tuple[str, ...]


def take_dice(facts: Facts) -> DicePlan:
    """Take what a tray of dice needs to know."""
    return DicePlan(facts.word_or("throw", ""), take_words(facts, "seats"))


def _plan_of(tray: DiceTray) -> DicePlan:
    return tray.spot.view.its(DicePlan)


class Dice(Fitting):
    """The trays of one table; a table without dice has none."""

    forms: ClassVar[Mapping[str, FormReader]] = {FORM: take_dice}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        kit, canvas = setting.kit, setting.canvas
        self.trays = [DiceTray(kit, canvas, spot) for spot in setting.spots(FORM)]
        for tray in self.trays:
            tray.calm = setting.board.calm
            tray.dress(_unclaimed(tray))
        numbers = {verb.name: number for number, verb in enumerate(setting.speaker.game.verbs)}
        self.verbs: dict[int, int] = {
            ref: numbers[_plan_of(tray).throw]
            for tray in self.trays
            if _plan_of(tray).throw in numbers
            for ref in tray.spot.refs
        }

    @property
    def seats(self) -> dict[int, str]:
        """Return every die with the counter that names whose it is, nothing where none does."""
        return {
            ref: dict(enumerate(_plan_of(tray).seats)).get(number, "")
            for tray in self.trays
            for number, ref in enumerate(tray.spot.refs)
        }

    def hints(self) -> list[Hint]:
        """Return every die with the room of its own that a pointer may rest on."""
        return [
            (die.ref, rect)
            for tray in self.trays
            for die in tray.dice
            if (rect := tray.rect_of(die.ref)) is not None
        ]

    @property
    def moving(self) -> bool:
        """Tell whether any die moves."""
        return any(tray.moving for tray in self.trays)

    def tray_of(self, ref: int) -> DiceTray | None:
        """Return the tray that a counter's die lies in."""
        return next((tray for tray in self.trays if tray.shows(ref)), None)

    def show(self, *, at_once: bool) -> None:
        """Let every die lie as its counter says."""
        for tray in self.trays:
            tray.show(self.setting.counts.values, at_once=at_once)

    def advance(self, lapse: Lapse) -> None:
        """Let everything tumble on."""
        for tray in self.trays:
            tray.advance(lapse.played)

    def finish(self) -> None:
        """Come to rest at once."""
        for tray in self.trays:
            tray.finish()

    def throw(self, faces: Mapping[int, int], seconds: float, thrower: int, number: int) -> None:
        """Throw dice so that they end on these faces; `thrower` counts seats from the viewer."""
        angle = FROM_BELOW if thrower == 0 else FROM_ABOVE[thrower % 2]
        for tray in self.trays:
            own = {ref: face for ref, face in faces.items() if tray.shows(ref)}
            if own:
                seed = zlib.crc32(repr((number, sorted(own))).encode())
                tray.throw(own, seconds, angle, seed)

    def rects_of(self, ref: int) -> list[pygame.Rect]:
        """Return where the die of a counter is."""
        found = [tray.rect_of(ref) for tray in self.trays]
        return [rect for rect in found if rect is not None]

    def refs_at(self, at: Point) -> list[int]:
        """Return the dice that a point means."""
        return [ref for tray in self.trays for ref in tray.refs_at(at)]

    def light(self, lights: Mapping[int, str]) -> None:
        """Let the dice glow that are named, and no others."""
        for tray in self.trays:
            tray.light(lights)

    def dress(self, table: Table) -> None:
        """Give dice that stand for seats the colours of those seats, as they are thrown."""
        for tray in self.trays:
            if _plan_of(tray).seats:
                tray.dress(_claimed(tray, table, self.setting.kit))

    def undress(self) -> None:
        """Let dice look like nobody's: what they show is not the throw that is to come."""
        for tray in self.trays:
            tray.dress(_unclaimed(tray))

    def take_over(self, before: Fitting) -> None:
        """Look like the dice that lay here before the table was laid anew."""
        for tray in self.trays:
            worn = before.tray_of(tray.spot.refs[0]) if isinstance(before, Dice) else None
            tray.dress(worn.dyes if worn is not None else _unclaimed(tray))

    def remove(self) -> None:
        """Leave the canvas."""
        for tray in self.trays:
            tray.remove()


def _unclaimed(tray: DiceTray) -> list[tuple[Dye, int]]:
    """Return the colours of dice that stand for no seat: alike if they might stand for some."""
    dyes = UNCLAIMED[:1] if _plan_of(tray).seats else UNCLAIMED
    return [(dyes[number % len(dyes)], NOBODY) for number in range(len(tray.dice))]


def _claimed(tray: DiceTray, table: Table, kit: Kit) -> list[tuple[Dye, int]]:
    """Return the colour of each die and the seat it stands for, which counters name.

    Whoever throws against no other seat has one die in that seat's colour.
    """
    named = [table.count(table.setup.refs[name]) for name in _plan_of(tray).seats]
    found: list[tuple[Dye, int]] = []
    marks = kit.theme.seats
    for number, seat in enumerate(named):
        real = 0 <= seat < table.setup.seats and seat not in named[:number]
        found.append((dyed(marks[seat % len(marks)].colour), seat) if real else (IVORY, NOBODY))
    return [*found, *_unclaimed(tray)[len(found) :]]
