"""Legal moves as numbered lists that a person can hear: copies merged, long lists in two steps."""

from dataclasses import dataclass

from rules.core.moves import Move
from rules.core.table import Table
from tabletop.ai.kinds import merged
from tabletop.speech import Speaker, capital

LONGEST = 12  # a list with more lines is asked in two steps


@dataclass(frozen=True)
class Choice:
    """One line of a list: its words and the moves behind it (one: it is done by choosing it)."""

    label: str
    moves: list[Move]


def first_list(speaker: Speaker, t: Table, moves: list[Move]) -> list[Choice]:
    """Return what can be chosen: whole moves where they are few, else the things to move."""
    different = merged(t, moves)
    if len(different) <= LONGEST:
        return [Choice(label(speaker, m), [m]) for m in different]
    groups: dict[str, list[Move]] = {}
    for m in different:
        words = capital(speaker.name(m.what)) if m.what else label(speaker, m)
        groups.setdefault(words, []).append(m)
    return [
        Choice(label(speaker, group[0]) if len(group) == 1 else words, group)
        for words, group in groups.items()
    ]


def second_list(speaker: Speaker, choice: Choice) -> list[Choice]:
    """Return what can be done with a thing that was chosen."""
    moves = choice.moves
    targets = {m.onto for m in moves}
    plain = len(targets) == len(moves) and len({m.verb for m in moves}) == 1
    return [
        Choice(capital(speaker.name(m.onto)) if plain else label(speaker, m), [m]) for m in moves
    ]


def label(speaker: Speaker, m: Move) -> str:
    """Return a move in words: its verb, and whatever the verb's own text leaves out."""
    verb = speaker.texts.plain(speaker.verb(m))
    names = [speaker.name(ref) for ref in (m.what, m.onto) if ref]
    missing = [name for name in names if name.casefold() not in verb.casefold()]
    if not missing:
        return verb
    return speaker.texts.text("text.choice", verb=verb, things=", ".join(missing))
