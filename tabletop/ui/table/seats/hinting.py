"""What is said of a place or a counter when the pointer rests on it, and of a whole seat."""

from rules.core.refs import FIRST_COUNTER, is_counter
from rules.core.setup import Setup
from rules.core.table import HIDDEN
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.table.fittings.counts import Counts
from tabletop.ui.table.seats.chips import SeatChip
from tabletop.words.speech import Speaker, capital


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


def heading(speaker: Speaker, counts: Counts, ref: int) -> str:
    """Return the name of a thing, with the value of a counter or that it is hidden."""
    title, texts = capital(speaker.name(ref)), speaker.texts
    if ref not in counts.values:
        return title
    value = counts.value(ref)
    base = (speaker.setup.counter(ref) if is_counter(ref) else speaker.setup.place(ref)).base
    amount = texts.text("hud.hidden") if value == HIDDEN else texts.counted(base, value)
    return texts.text("hud.count", title=title, amount=amount)


def chip_hint(speaker: Speaker, counts: Counts, chip: SeatChip) -> str:
    """Return everything a chip counts in words, and which key turns to its seat."""
    name, texts = escaped(chip.who.name), speaker.texts
    if chip.level:
        name = texts.text("home.levelled", name=name, level=chip.level)
    lines = [f"*{name}*"]
    lines += [_brief(speaker, counts, ref) for ref, *_ in chip.numbers]
    if chip.key:
        lines.append(texts.text("hud.chip_key", key=chip.key))
    return "\n".join(lines)


def _brief(speaker: Speaker, counts: Counts, ref: int) -> str:
    """Return a number with its label where the game has one: whose it is, is clear already."""
    setup, texts, value = speaker.setup, speaker.texts, counts.value(ref)
    base = (setup.counter(ref) if is_counter(ref) else setup.place(ref)).base
    key = f"label.{base}"
    if not texts.has(key) or value == HIDDEN:
        return heading(speaker, counts, ref)
    return texts.text("hud.count", title=texts.text(key), amount=texts.counted(base, value))
