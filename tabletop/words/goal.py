"""What a match is about, in words: the goal of the game, and how far everybody is."""

from rules.core.table import HIDDEN, Table
from tabletop.words.speech import Speaker
from tabletop.words.text import Texts


def counted_up_to(texts: Texts, base: str, value: int, goal: int | None) -> str:
    """Return what a counter shows, beside what it is played up to where that is a number."""
    if value == HIDDEN:
        return texts.text("text.secret")
    shown = texts.counted(base, value)
    if goal is None:
        return shown
    return texts.text("text.goal_of", amount=shown, goal=texts.counted(base, goal))


def goal_lines(speaker: Speaker, t: Table) -> list[str]:
    """Return the goal, then for each seat how far it is where there is a number to be reached."""
    texts = speaker.texts
    lines = [texts.text("game.goal")]
    for ref, goal in speaker.game.goals(t).items():
        amount = counted_up_to(texts, t.setup.counter(ref).base, t.count(ref), goal)
        lines.append(texts.text("text.counter", title=speaker.counter_title(ref), amount=amount))
    return lines
