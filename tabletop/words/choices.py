"""A move in words that tell it from all others: its verb, what it is about, and whose."""

from rules.core.moves import Move
from rules.core.refs import NOTHING, is_counter, is_piece, is_place
from rules.core.table import NOBODY, Table
from tabletop.words.speech import Speaker


def label(
    speaker: Speaker, t: Table, moves: list[Move], *, brief: bool = False, known: int = NOTHING
) -> str:
    """Return a move in words: its verb, and whatever the verb's own text leaves out.

    Several moves that differ only in the amount are one line with the range of it. Brief words
    leave out the only place of its kind, if it is the listener's or everybody's; what is known
    already is not named again either.
    """
    m = moves[0]
    verb = speaker.verb(m, t) if len(moves) == 1 else speaker.verb_between(m, moves[-1], t)
    verb = speaker.texts.plain(verb)
    refs = [
        ref
        for ref in (m.what, m.onto)
        if ref not in {NOTHING, known} and not _own_counter(speaker, ref)
        if not named_by_its_card(speaker, t, ref, verb)
    ]
    if brief:
        refs = [ref for ref in refs if not _understood(speaker, ref, verb)]
    names = [plain_name(speaker, ref) for ref in refs]
    missing = [name for name in names if name.casefold() not in verb.casefold()]
    if not missing:
        return verb
    return speaker.texts.text("text.choice", verb=verb, things=", ".join(missing))


def plain_name(speaker: Speaker, ref: int) -> str:
    """Return a name without the marks that only a printed line needs."""
    return speaker.texts.plain(speaker.name(ref))


def _own_counter(speaker: Speaker, ref: int) -> bool:
    """Tell whether a thing is the listener's own purse or the like, which goes without saying."""
    return is_counter(ref) and speaker.setup.counter(ref).owner == speaker.viewer


def _understood(speaker: Speaker, ref: int, verb: str) -> bool:
    """Tell whether a place goes without saying: the only one of its kind of a seat known here."""
    if not is_place(ref) or speaker.setup.place(ref).number != NOBODY:
        return False
    owner = speaker.setup.place(ref).owner
    return owner in {NOBODY, speaker.viewer} or speaker.seat_name(owner) in verb


def named_by_its_card(speaker: Speaker, t: Table, ref: int, words: str) -> bool:
    """Tell whether some words name a place by the only card that lies there."""
    cards = t.at(ref) if is_place(ref) else []
    return len(cards) == 1 and plain_name(speaker, cards[0]) in words


def whose(speaker: Speaker, t: Table, m: Move) -> str:
    """Return in brackets whose card a move leads onto, if it is another seat's."""
    if not is_piece(m.onto):
        return ""
    place = t.setup.place(t.where[m.onto])
    owner = t.setup.place(t.where[place.host]).owner if place.host else place.owner
    return f" ({speaker.seat_name(owner)})" if owner not in {NOBODY, speaker.viewer} else ""
