"""Legal moves as numbered lists that a person can hear: copies merged, ranges as one line."""

from dataclasses import dataclass

from rules.core.moves import Move
from rules.core.refs import NOTHING, is_counter, is_place
from rules.core.table import NOBODY, Table
from tabletop.ai.kinds import merged
from tabletop.words.choices import label, named_by_its_card, plain_name, whose
from tabletop.words.ranges import by_amount, one_range
from tabletop.words.speech import Speaker, capital

LONGEST = 12  # a list with more lines is asked in two steps


@dataclass(frozen=True)
class MenuLine:
    """One line of a list: its words and the moves behind it (one: it is done by choosing it)."""

    label: str
    moves: list[Move]

    @property
    def ranged(self) -> bool:
        """Tell whether only the amount is left to be named."""
        return one_range(self.moves)


def first_list(speaker: Speaker, t: Table, moves: list[Move]) -> list[MenuLine]:
    """Return what can be chosen: whole moves where they are few, else the things to move.

    Of a verb that has a text `several.<verb>` all moves are one line of a long list.
    """
    different = by_amount(merged(t, moves))
    if len(different) <= LONGEST:
        return _told_apart(speaker, t, different)
    families: dict[str, list[list[Move]]] = {}
    for group in different:
        key = f"several.{speaker.game.verbs[group[0].verb].name}"
        families.setdefault(key if speaker.texts.has(key) else "", []).append(group)
    others = families.pop("", [])
    others += [groups[0] for groups in families.values() if len(groups) == 1]
    lines = _told_apart(speaker, t, others)
    if len(others) > LONGEST:
        lines = _things(speaker, t, others)
    gathered = [
        MenuLine(speaker.texts.text(key), [m for group in groups for m in group])
        for key, groups in families.items()
        if len(groups) > 1
    ]
    return gathered + lines


def _things(speaker: Speaker, t: Table, different: list[list[Move]]) -> list[MenuLine]:
    """Return the things to move, each with everything that can be done with it."""
    subject = t.agenda[-1].what if t.agenda else NOTHING
    things: dict[str, list[list[Move]]] = {}
    for group in different:
        what = group[0].what
        words = capital(plain_name(speaker, what)) if what else label(speaker, t, group, brief=True)
        things.setdefault(words, []).append(group)
    return [
        MenuLine(
            label(speaker, t, groups[0], brief=True, known=subject) if len(groups) == 1 else words,
            [m for group in groups for m in group],
        )
        for words, groups in things.items()
    ]


def second_list(speaker: Speaker, t: Table, choice: MenuLine) -> list[MenuLine]:
    """Return the things of one verb that was chosen, or what can be done with a thing."""
    groups = by_amount(choice.moves)
    if len({m.what for m in choice.moves}) > 1:
        return _things(speaker, t, groups)
    targets = {m.onto for m in choice.moves}
    plain = len(targets) == len(choice.moves) and len({m.verb for m in choice.moves}) == 1
    if plain:
        words = [capital(plain_name(speaker, group[0].onto)) for group in groups]
    else:
        # What was chosen just now goes without saying, unless two lines would read alike.
        what = choice.moves[0].what
        short = [label(speaker, t, group, brief=True, known=what) for group in groups]
        words = [
            text if short.count(text) == 1 else label(speaker, t, group)
            for text, group in zip(short, groups, strict=True)
        ]
    return [
        MenuLine(text + whose(speaker, t, group[0]), group)
        for text, group in zip(words, groups, strict=True)
    ]


def _told_apart(speaker: Speaker, t: Table, groups: list[list[Move]]) -> list[MenuLine]:
    """Return choices in as few words as tell them apart; what is asked about is not repeated."""
    subject = t.agenda[-1].what if t.agenda else NOTHING
    short = [label(speaker, t, group, brief=True, known=subject) for group in groups]
    return [
        MenuLine(
            (words if short.count(words) == 1 else label(speaker, t, group))
            + _lying_there(speaker, t, group[0], words)
            + whose(speaker, t, group[0]),
            group,
        )
        for words, group in zip(short, groups, strict=True)
    ]


def _lying_there(speaker: Speaker, t: Table, m: Move, words: str) -> str:
    """Return in brackets the only card of a place, one of several, that is bid on."""
    if not is_counter(m.what) or not is_place(m.onto):
        return ""
    if named_by_its_card(speaker, t, m.onto, words):
        return ""
    cards = t.at(m.onto)
    alone = len(cards) == 1 and t.setup.place(m.onto).number != NOBODY
    return f" ({plain_name(speaker, cards[0])})" if alone else ""
