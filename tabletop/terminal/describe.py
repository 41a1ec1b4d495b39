"""Tells a redacted table in words: what lies where, what the counters show, what follows."""

from rules.core.game import Readout
from rules.core.refs import FIRST_COUNTER, FIRST_PLACE, NOTHING, is_piece
from rules.core.table import HIDDEN, NOBODY, Table
from tabletop.words.goal import counted_up_to
from tabletop.words.speech import Speaker, capital
from tabletop.words.text import Texts, sought


def describe(
    speaker: Speaker, t: Table, readouts: list[Readout], *, asked: bool = True
) -> list[str]:
    """Return the table line by line: what is everybody's, then seat by seat, the viewer last.

    Places and readouts that a game flags as `asked` are told only to who asked for the table.
    """
    notes = _notes(speaker, readouts, asked=asked)
    seats = sorted(range(t.setup.seats), key=lambda seat: seat == speaker.viewer)
    lines: list[str] = []
    for owner in [NOBODY, *seats]:
        found = _places(speaker, t, owner, notes, asked=asked)
        found += _counters(speaker, t, owner, notes)
        if found:
            title = speaker.seat(owner) if owner >= 0 else speaker.texts.text("text.on_the_table")
            lines += ["", f"{title}:", *found]
    return lines[1:]


def describe_seat(speaker: Speaker, t: Table, readouts: list[Readout]) -> list[str]:
    """Return what lies before the viewer, and what is counted there, line by line."""
    notes = _notes(speaker, readouts, asked=False)
    places = _places(speaker, t, speaker.viewer, notes, asked=False)
    return places + _counters(speaker, t, speaker.viewer, notes)


def _notes(speaker: Speaker, readouts: list[Readout], *, asked: bool) -> dict[int, list[str]]:
    """Return what is worked out, by what it is about."""
    notes: dict[int, list[str]] = {}
    for readout in readouts:
        if asked or not speaker.texts.flag(f"asked.{readout.key}"):
            notes.setdefault(readout.ref, []).append(speaker.readout(readout))
    return notes


def things(speaker: Speaker, pieces: list[int], notes: dict[int, list[str]]) -> str:
    """Return the pieces of a place in words: equal ones counted, unseen ones last."""
    known = [_known(speaker, piece, notes.get(piece, [])) for piece in pieces if is_piece(piece)]
    words = [speaker.listed(known)] if known else []
    unseen = len(pieces) - len(known)
    if unseen:
        words.append(speaker.texts.text("text.unseen", count=unseen))
    return "; ".join(words)


def card_lines(speaker: Speaker, piece: int) -> list[str]:
    """Return everything that is printed on a card."""
    card = speaker.setup.card(piece)
    texts = speaker.texts
    parts = speaker.card_text(card)
    title = ", ".join(part for part in (parts["title"], parts["subtitle"]) if part)
    lines = [title, speaker.summary(card), parts["body"], parts["flavour"]]
    return [capital(texts.plain(line)) for line in lines if line]


def find_cards(speaker: Speaker, t: Table, words: str) -> list[int]:
    """Return one visible piece of every card whose name contains the words."""
    found: dict[int, int] = {}
    for pieces in t.places:
        for piece in pieces:
            if piece > NOTHING and sought(words) in sought(speaker.name(piece)):
                found.setdefault(t.setup.card_of[piece], piece)
    return list(found.values())


def _known(speaker: Speaker, piece: int, notes: list[str]) -> str:
    """Return a card with its numbers and signs, unless its name tells them, and what is noted."""
    card = speaker.setup.card(piece)
    name, summary = speaker.name(piece), speaker.summary(card)
    numbers = [str(value) for value in card.numbers.values() if value]
    signs = [
        speaker.texts.text(f"word.{base}.{value}") for base, value in card.words.items() if value
    ]
    told = all(word in name.split() for word in numbers + signs)
    words = [*([] if told or not summary else [summary]), *notes]
    return f"{name} ({'; '.join(words)})" if words else name


def _places(
    speaker: Speaker, t: Table, owner: int, notes: dict[int, list[str]], *, asked: bool
) -> list[str]:
    lines = []
    for index, place in enumerate(t.setup.places):
        ref = FIRST_PLACE + index
        pieces = t.at(ref)
        quiet = speaker.texts.flag(f"quiet.{place.base}")
        quiet |= not asked and speaker.texts.flag(f"asked.{place.base}")
        if place.owner != owner or quiet or not (pieces or ref in notes):
            continue
        # What is worked out about a pile of backs tells more than the backs themselves.
        noted = ref in notes and not any(is_piece(piece) for piece in pieces)
        told = "; ".join(notes.get(ref, []))
        words = told if noted else things(speaker, pieces, notes)
        title = speaker.place_title(ref)
        line = speaker.texts.text("text.list", title=title, things=words)
        # What is worked out about cards is a sentence of its own, not one of the cards.
        lines.append(line if noted or not told else f"{line} {told.removesuffix('.')}.")
    return [speaker.texts.plain(line) for line in lines]


def _counters(speaker: Speaker, t: Table, owner: int, notes: dict[int, list[str]]) -> list[str]:
    lines = []
    texts, goals = speaker.texts, speaker.game.goals(t)
    for index, counter in enumerate(t.setup.counters):
        ref = FIRST_COUNTER + index
        if counter.owner != owner or not _worth_telling(texts, counter.base, t.count(ref)):
            continue
        amount = counted_up_to(texts, counter.base, t.count(ref), goals.get(ref))
        facts = {"title": speaker.counter_title(ref), "amount": amount}
        words = [texts.text("text.counter", **facts).removesuffix("."), *notes.get(ref, [])]
        lines.append(f"{'; '.join(words)}.")
    return lines


def _worth_telling(texts: Texts, base: str, amount: int) -> bool:
    """Tell whether a counter is spoken of: named, in no readout, and showing more than rest."""
    named = texts.has(f"counter.{base}") or texts.has(f"counter.{base}.own")
    if not named or texts.flag(f"untold.{base}"):
        return False
    return not (amount in {0, HIDDEN} and texts.flag(f"quiet.{base}"))
