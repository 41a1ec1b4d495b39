"""What is said of a place or a counter when the pointer rests on it, and of a whole seat."""

from rules.core.refs import FIRST_COUNTER, is_counter
from rules.core.setup import Setup
from rules.core.table import HIDDEN
from tabletop.ui.table.fittings.counts import Counts
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
