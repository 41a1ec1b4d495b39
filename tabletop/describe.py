"""Tells a redacted table in words: what lies where, what the counters show, what follows."""

from rules.core.game import Readout
from rules.core.refs import FIRST_COUNTER, FIRST_PLACE, NOTHING, is_piece
from rules.core.table import HIDDEN, NOBODY, Table
from tabletop.speech import Speaker, capital


def describe(speaker: Speaker, t: Table, readouts: list[Readout]) -> list[str]:
    """Return the table line by line: what is everybody's, then seat by seat, the viewer last."""
    notes: dict[int, list[str]] = {}
    for readout in readouts:
        notes.setdefault(readout.ref, []).append(speaker.readout(readout))
    seats = sorted(range(t.setup.seats), key=lambda seat: seat == speaker.viewer)
    lines: list[str] = []
    for owner in [NOBODY, *seats]:
        found = _places(speaker, t, owner, notes) + _counters(speaker, t, owner, notes)
        if found:
            title = speaker.seat(owner) if owner >= 0 else speaker.texts.text("text.on_the_table")
            lines += ["", f"{title}:", *found]
    return lines[1:]


def things(speaker: Speaker, pieces: list[int]) -> str:
    """Return the pieces of a place in words: equal ones counted, unseen ones last."""
    counts: dict[str, int] = {}
    unseen = 0
    for piece in pieces:
        if is_piece(piece):
            name = speaker.name(piece)
            counts[name] = counts.get(name, 0) + 1
        else:
            unseen += 1
    texts = speaker.texts
    words = [
        name if count == 1 else texts.text("text.several", count=count, name=name)
        for name, count in counts.items()
    ]
    if unseen:
        words.append(texts.text("text.unseen", count=unseen))
    return "; ".join(words)


def card_lines(speaker: Speaker, piece: int) -> list[str]:
    """Return everything that is printed on a card."""
    card = speaker.setup.card(piece)
    texts = speaker.texts
    parts = speaker.card_text(card)
    title = ", ".join(part for part in (parts["title"], parts["subtitle"]) if part)
    numbers = [
        texts.text("text.counter", title=texts.text(f"word.{name}"), amount=value)
        for name, value in card.numbers.items()
        if value and texts.has(f"word.{name}")
    ]
    lines = [capital(title), " ".join(numbers), parts["body"], parts["flavour"]]
    return [texts.plain(line) for line in lines if line]


def find_cards(speaker: Speaker, t: Table, words: str) -> list[int]:
    """Return one visible piece of every card whose name contains the words."""
    found: dict[int, int] = {}
    for pieces in t.places:
        for piece in pieces:
            if piece > NOTHING and words.casefold() in speaker.name(piece).casefold():
                found.setdefault(t.setup.card_of[piece], piece)
    return list(found.values())


def _places(speaker: Speaker, t: Table, owner: int, notes: dict[int, list[str]]) -> list[str]:
    lines = []
    for index, place in enumerate(t.setup.places):
        ref = FIRST_PLACE + index
        if place.owner == owner and t.at(ref):
            title = speaker.place_title(ref)
            line = speaker.texts.text("text.list", title=title, things=things(speaker, t.at(ref)))
            lines.append(" ".join([line, *notes.get(ref, [])]))
    return [speaker.texts.plain(line) for line in lines]


def _counters(speaker: Speaker, t: Table, owner: int, notes: dict[int, list[str]]) -> list[str]:
    lines = []
    for index, counter in enumerate(t.setup.counters):
        ref = FIRST_COUNTER + index
        if counter.owner != owner or not _worth_telling(speaker, counter.base):
            continue
        amount: int | str = t.count(ref)
        if amount == HIDDEN:
            amount = speaker.texts.text("text.secret")
        title = speaker.counter_title(ref)
        line = speaker.texts.text("text.counter", title=title, amount=amount)
        lines.append(" ".join([line, *notes.get(ref, [])]))
    return [speaker.texts.plain(line) for line in lines]


def _worth_telling(speaker: Speaker, base: str) -> bool:
    """Tell whether a game gave a counter a name; those without are its own bookkeeping."""
    texts = speaker.texts
    return texts.has(f"counter.{base}") or texts.has(f"counter.{base}.own")
