"""Advice in words: each move as it is told from the others, its chance where it may be told."""

from dataclasses import dataclass

from rules.core.moves import Move
from tabletop.coach.advice import Advice, Suggestion, percent, tells_chances
from tabletop.coach.reasons import reason_of
from tabletop.words.choices import label, whose
from tabletop.words.speech import Speaker


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
    words = label(speaker, view, [one.move], brief=True) + whose(speaker, view, one.move)
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


def heading(speaker: Speaker) -> str:
    """Return what the numbers of the advice are, or why there are none."""
    told = tells_chances(speaker.game)
    return speaker.texts.text("coach.with_chances" if told else "coach.without_chances")
