"""Advice in words: each move as it is told from the others, its chance where it may be told."""

from dataclasses import dataclass

from rules.core.moves import Move
from tabletop.coach.advice import Advice, Suggestion, percent, tells_chances
from tabletop.coach.reasons import reason_of
from tabletop.words.choices import label, whose
from tabletop.words.speech import Speaker
from tabletop.words.text import Fact


@dataclass(frozen=True)
class AdvisedMove:
    """One line of advice: the move, what it is called, its chance and its reason, maybe none."""

    move: Move
    label: str
    chance: str
    reason: str


def advised(speaker: Speaker, advice: Advice) -> list[AdvisedMove]:
    """Return the few moves that are advised, the best first."""
    return [_line(speaker, advice, one) for one in advice.best]


def _line(speaker: Speaker, advice: Advice, one: Suggestion) -> AdvisedMove:
    view, text = advice.view, speaker.texts.text
    words = move_words(speaker, advice, one.move)
    chance = ""
    if one.share is not None and tells_chances(speaker.game):
        chance = text("coach.chance", percent=percent(one.share))
    return AdvisedMove(
        one.move, words, chance, reason_of(speaker, view, one.move) or _rank(speaker, advice, one)
    )


def _rank(speaker: Speaker, advice: Advice, one: Suggestion) -> str:
    """Return how a move stands among those that were weighed, where nothing else is known."""
    first = advice.suggestions[0]
    if one is first:
        return speaker.texts.text("coach.first")
    level = one.share is not None and one.share == first.share
    return speaker.texts.text("coach.level" if level else "coach.behind")


def move_words(speaker: Speaker, advice: Advice, m: Move) -> str:
    """Return a move in words that tell it from the others."""
    view = advice.view
    return label(speaker, view, [m], brief=True) + whose(speaker, view, m)


def loss_words(speaker: Speaker, advice: Advice, m: Move, key: str) -> str:
    """Return what is said of a move that loses much: what it costs, if that may be told, and why.

    Of the two texts of a key, `<key>_measured` names the numbers.
    """
    best = advice.suggestions[0].move
    facts: dict[str, Fact] = {"best": move_words(speaker, advice, best)}
    before, after = advice.share, advice.share_of(m)
    if tells_chances(speaker.game) and before is not None and after is not None:
        key = f"{key}_measured"
        facts |= {"before": percent(before), "after": percent(after)}
    reason = reason_of(speaker, advice.view, best)
    reason = f"{reason.removesuffix('.')}." if reason else ""
    return " ".join(part for part in (speaker.texts.text(key, **facts), reason) if part)


def heading(speaker: Speaker) -> str:
    """Return what the numbers of the advice are, or why there are none."""
    told = tells_chances(speaker.game)
    return speaker.texts.text("coach.with_chances" if told else "coach.without_chances")
