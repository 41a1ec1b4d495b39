"""The plates of all seats, with what they tell: counters, standing, and which one is looked at."""

from collections.abc import Mapping
from typing import ClassVar

import pygame

from rules.core.data import Facts
from rules.core.refs import NOTHING, is_counter
from rules.core.table import HIDDEN
from tabletop import paths
from tabletop.ui.cards.portraits import portraits_of
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.table.fittings.counts import Counts
from tabletop.ui.table.fittings.fitting import Fitting, Hint, Point, Setting, no_more
from tabletop.ui.table.plan.geometry import NO_SEAT
from tabletop.ui.table.plan.reading import FormReader
from tabletop.ui.table.plan.table_plan import CHIP, OTHERS, Plan
from tabletop.ui.table.seats.chips import Balance, FocusFrame, Poles, SeatChip, take_balance
from tabletop.ui.table.seats.hinting import heading
from tabletop.ui.table.seats.plates import NamePlate, SeatPlate
from tabletop.ui.table.seats.seating import Seating
from tabletop.update import Update
from tabletop.words.levels import standing_text, temper_hint
from tabletop.words.speech import Speaker


class Plates(Fitting):
    """The plates of one table; those of the others may be chips, one of which is looked at."""

    forms: ClassVar[Mapping[str, FormReader]] = {
        "plate": no_more,
        "pieces": no_more,
    }

    @classmethod
    def take(cls, facts: Facts, plan: Plan) -> Balance | None:  # noqa: ARG003 - needs no more
        """Take the bar of the plates, if they have one."""
        return take_balance(facts.sub("balance")) if facts.has("balance") else None

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.seating = Seating(setting.speaker.game, setting.plan, setting.counts)
        self.plates: list[SeatPlate] = self._hung()
        self.chips = [plate for plate in self.plates if isinstance(plate, SeatChip) and plate.key]
        looked_at = [slot.drop for slot in setting.geometry.looked_at]
        self.frames = [FocusFrame(setting.kit, box, self.chips) for box in looked_at]
        self.parts = [*self.frames, *self.plates]

    def _hung(self) -> list[SeatPlate]:
        """Hang the plates of all seats; the chips of the others have keys, clockwise."""
        kit, speaker = self.setting.kit, self.setting.speaker
        plates: list[SeatPlate] = []
        key = 0
        folder = paths.assets() / speaker.game.name
        portraits = portraits_of(folder, speaker.texts, speaker.seats)
        for seat, box, plan in self.setting.geometry.plates:
            who = speaker.seats[seat]
            standing = standing_text(speaker.texts, speaker.game, who, rated=False)
            level = "" if who.person else standing
            if plan.form == CHIP:
                key += plan.owner == OTHERS
                chip_key = key if plan.owner == OTHERS else 0
                poles = self.poles_of(seat)
                plates.append(SeatChip(kit, (seat, who, level), box, chip_key, poles))
            else:
                plates.append(NamePlate(kit, (seat, who, level), box))
            plates[-1].portrait = portraits[seat]
        return plates

    def take_over(self, before: Fitting) -> None:
        """Remember what the seats did last."""
        if isinstance(before, Plates):
            self.seating = before.seating

    # What a plan says of seats

    def poles_of(self, seat: int) -> Poles | None:
        """Return what pulls at the bar of a seat, by the names of its counters."""
        balance, refs = self.setting.plan.its(Balance), self.setting.setup.refs
        if balance is None:
            return None
        left, right = (refs[f"{base}.{seat}"] for base in balance.counters)
        return Poles((left, right), balance.colours, refs.get(f"{balance.middle}.{seat}", NOTHING))

    def rises(self, ref: int) -> bool:
        """Tell whether the change of a counter rises; of a bar, only what comes of it does."""
        balance = self.setting.plan.its(Balance)
        if balance is None or not balance.middle:
            return True
        return self.setting.setup.counter(ref).base not in {*balance.counters}

    def is_token(self, ref: int) -> bool:
        """Tell whether a counter is something of the viewer that can be lifted off its plate."""
        counter = self.setting.setup.counter(ref)
        tokens = [v.base for v in self.setting.plan.counters if v.form == "plate" and v.token]
        return counter.owner == self.setting.speaker.viewer and counter.base in tokens

    # Where everything is

    def rect_of(self, ref: int) -> pygame.Rect | None:
        """Return the plate of the seat that a counter belongs to."""
        owner = self.setting.setup.counter(ref).owner
        return next((plate.rect for plate in self.plates if plate.seat == owner), None)

    def rects_of(self, ref: int) -> list[pygame.Rect]:
        """Return where the number of a counter stands."""
        return [box for plate in self.plates if (box := plate.box_of(ref)) is not None]

    def refs_at(self, at: Point) -> list[int]:
        """Return the counters whose numbers stand at a point."""
        there = [plate for plate in self.plates if plate.rect.collidepoint(at)]
        return [ref for plate in there for ref, box in _boxes(plate) if box.collidepoint(at)]

    def hints(self) -> list[Hint]:
        """Return the numbers on plates; a chip is too small and explains itself as a whole."""
        plain = [plate for plate in self.plates if not isinstance(plate, SeatChip)]
        return [hint for plate in plain for hint in _boxes(plate)]

    def chip_at(self, at: Point) -> int:
        """Return the seat whose chip lies at a point, or NO_SEAT."""
        return next((chip.seat for chip in self.chips if chip.rect.collidepoint(at)), NO_SEAT)

    def seat_at(self, at: Point) -> int:
        """Return the seat whose plate lies at a point, or NO_SEAT."""
        there = (plate.seat for plate in self.plates if plate.rect.collidepoint(at))
        return next(there, NO_SEAT)

    def chip_hint(self, at: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        """Return what the chip at a point has to say of its seat, and where it is."""
        for plate in self.plates:
            if isinstance(plate, SeatChip) and plate.rect.collidepoint(at):
                told = hint_of_plate(self.setting.speaker, self.setting.counts, plate)
                return told, self._beyond(plate)
        return None

    def plate_hint(self, at: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        """Return what the plate at a point has to say of its seat as a whole."""
        speaker, counts = self.setting.speaker, self.setting.counts
        there = [plate for plate in self.plates if plate.rect.collidepoint(at)]
        return (hint_of_plate(speaker, counts, there[0]), there[0].rect) if there else None

    def _beyond(self, chip: SeatChip) -> pygame.Rect:
        """Return a chip with what lies between it and where its hint covers nothing looked at."""
        low = max((frame.box.bottom for frame in self.frames if chip.key), default=0)
        tall = max(chip.rect.height, low - chip.rect.y)
        return pygame.Rect(chip.rect.topleft, (chip.rect.width, tall))

    # What happens

    def show(self, *, at_once: bool) -> None:
        """Show how the seats stand and what they count."""
        counts, geometry = self.setting.counts, self.setting.geometry
        self.seating.show(counts.table, self.plates, geometry, self.setting.texts)

    def follow(self) -> None:
        """Count the pieces of seats anew."""
        if self.setting.counts.recount(self.setting.lying.count):
            self.show(at_once=False)

    def refocus(self) -> None:
        """Mark the seat that is looked at now."""
        for frame in self.frames:
            frame.dirty = True
        self.show(at_once=False)

    def begin(self, update: Update) -> None:
        """Let who moves say so."""
        self.seating.did(update, self.setting.speaker)
        self.show(at_once=False)


def _boxes(plate: SeatPlate) -> list[Hint]:
    boxes = [(ref, plate.box_of(ref)) for ref, *_ in plate.numbers]
    return [(ref, box) for ref, box in boxes if box is not None]


def hint_of_plate(speaker: Speaker, counts: Counts, plate: SeatPlate) -> str:
    """Return a seat in words: who it is, how it stands, what it counts, which key turns to it."""
    name, texts, standing = escaped(plate.who.name), speaker.texts, plate.standing
    if plate.level:
        level = standing_text(texts, speaker.game, plate.who)
        name = texts.text("home.levelled", name=name, level=level)
    lines = [f"*{name}*", temper_hint(texts, plate.who.temper), escaped(standing.party)]
    lines.append(texts.text(f"icon.{standing.turn}") if standing.turn else "")
    signs = {"active": standing.active, "sealed": standing.sealed, "out": standing.out}
    lines += [texts.text(f"hud.seat_{sign}") for sign, shown in signs.items() if shown]
    lines += [_brief(speaker, counts, ref) for ref, *_ in plate.numbers]
    if isinstance(plate, SeatChip) and plate.key:
        lines.append(texts.text("hud.chip_key", key=plate.key))
    return "\n".join(line for line in lines if line)


def _brief(speaker: Speaker, counts: Counts, ref: int) -> str:
    """Return a number with its label where the game has one: whose it is, is clear already."""
    setup, texts, value = speaker.setup, speaker.texts, counts.value(ref)
    base = (setup.counter(ref) if is_counter(ref) else setup.place(ref)).base
    key = f"label.{base}"
    if not texts.has(key) or value == HIDDEN:
        return heading(speaker, counts, ref)
    return texts.text("hud.count", title=texts.text(key), amount=texts.counted(base, value))
