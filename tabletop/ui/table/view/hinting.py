"""What explains itself when the pointer rests on it: piles, counters, markers, plates, prices."""

import pygame

from rules.core.refs import FIRST_COUNTER, is_counter
from rules.core.setup import Setup
from rules.core.table import HIDDEN
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.table.counters.markers import Markers
from tabletop.ui.table.seats.chips import SeatChip
from tabletop.ui.table.seats.counts import Counts
from tabletop.ui.table.seats.plates import SeatPlate
from tabletop.words.speech import Speaker, capital
from tabletop.words.text import Texts

Hint = tuple[int, pygame.Rect]


def marker_hints(markers: Markers, plates: list[SeatPlate], refs: list[int]) -> list[Hint]:
    """Return the markers and the numbers on plates that can be asked about.

    A chip is too small for that and explains itself as a whole.
    """
    found = [(ref, rect) for ref in refs for rect in markers.rects_of(ref)]
    alone = [plate for plate in plates if not isinstance(plate, SeatChip)]
    boxes = [(ref, plate.box_of(ref)) for plate in alone for ref, *_ in plate.numbers]
    return found + [(ref, box) for ref, box in boxes if box is not None]


def hint_refs(setup: Setup, ref: int) -> list[int]:
    """Return whose readouts belong to the hint of a thing: for a counter, all of its kind."""
    if not is_counter(ref):
        return [ref]
    base = setup.counter(ref).base
    return [
        FIRST_COUNTER + index
        for index, counter in enumerate(setup.counters)
        if counter.base == base
    ]


def heading(speaker: Speaker, texts: Texts, counts: Counts, ref: int) -> str:
    """Return the name of a thing, with the value of a counter or that it is hidden."""
    title = capital(speaker.name(ref))
    if ref not in counts.values:
        return title
    value = counts.value(ref)
    base = (speaker.setup.counter(ref) if is_counter(ref) else speaker.setup.place(ref)).base
    amount = texts.text("hud.hidden") if value == HIDDEN else texts.counted(base, value)
    return texts.text("hud.count", title=title, amount=amount)


def chip_hint(speaker: Speaker, texts: Texts, counts: Counts, chip: SeatChip) -> str:
    """Return everything a chip counts in words, and which key turns to its seat."""
    name = escaped(chip.who.name)
    if chip.level:
        name = texts.text("home.levelled", name=name, level=chip.level)
    lines = [f"*{name}*"]
    lines += [_brief(speaker, texts, counts, ref) for ref, *_ in chip.numbers]
    if chip.key:
        lines.append(texts.text("hud.chip_key", key=chip.key))
    return "\n".join(lines)


def _brief(speaker: Speaker, texts: Texts, counts: Counts, ref: int) -> str:
    """Return a number with its label where the game has one: whose it is, is clear already."""
    setup, value = speaker.setup, counts.value(ref)
    base = (setup.counter(ref) if is_counter(ref) else setup.place(ref)).base
    key = f"label.{base}"
    if not texts.has(key) or value == HIDDEN:
        return heading(speaker, texts, counts, ref)
    return texts.text("hud.count", title=texts.text(key), amount=texts.counted(base, value))
