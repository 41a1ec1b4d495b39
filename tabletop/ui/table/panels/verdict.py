"""The end of a match in words: who won, by which clause, and what it adds to the results."""

from collections.abc import Sequence

from rules.core.events import FINISHED
from tabletop.match import Match
from tabletop.player import statistics
from tabletop.ui.panels.result import Verdict
from tabletop.ui.sound import LOSE, MURMUR, WIN
from tabletop.words.speech import Speaker
from tabletop.words.text import Texts


def verdict_of(match: Match, speaker: Speaker, viewer: int, luck: Sequence[str] = ()) -> Verdict:
    """Return the sentence of the result, the clause behind it, and what `luck` did."""
    events = match.update_at(viewer, match.number).events
    ending = [event.clause for event in events if event.kind == FINISHED and event.clause]
    remark, told = remark_of(match, speaker.texts), " ".join(luck)
    sentence = speaker.result(match.shares())
    if not ending:
        return Verdict(sentence, remark=remark, luck=told)
    title, text = speaker.clause(ending[-1])
    return Verdict(sentence, ending[-1], title, text, remark, told)


def remark_of(match: Match, texts: Texts) -> str:
    """Return what the match adds to the player's results, or why it does not count."""
    if match.practice:
        return texts.text("result.practice")
    level = statistics.level_of(match.seats)
    if not level or match.save is None:
        return ""
    tally = statistics.tally(match.game.name, level, len(match.seats))
    return texts.text("result.record", won=tally.won, level=tally.level, lost=tally.lost)


def tune_of(shares: list[float], people: list[int]) -> str:
    """Return what is heard at the end: whether the only person at the screen won or lost."""
    best = max(shares)
    first = [seat for seat, share in enumerate(shares) if share == best]
    if len(people) != 1 or (len(first) > 1 and people[0] in first):
        return MURMUR
    return WIN if people == first else LOSE
