"""The end of a match in words: who won, by which clause, and what it adds to the results."""

from collections.abc import Sequence

from rules.core.events import FINISHED
from rules.core.refs import is_piece
from tabletop.match import Match
from tabletop.player import statistics
from tabletop.summary.recap import recap
from tabletop.ui.panels.result import Verdict
from tabletop.ui.sound import LOSE, MURMUR, WIN
from tabletop.words.speech import Speaker
from tabletop.words.text import Texts

DECISIVE = 3  # so many things that decided a match are told


def verdict_of(match: Match, speaker: Speaker, viewer: int, luck: Sequence[str] = ()) -> Verdict:
    """Return the sentence of the result, the clause behind it, and what `luck` did."""
    events = match.update_at(viewer, match.number).events
    ending = [event.clause for event in events if event.kind == FINISHED and event.clause]
    remark, told = remark_of(match, speaker.texts), " ".join(luck)
    sentence = speaker.result(match.shares())
    decisive = decisive_for(match, viewer)
    if not ending:
        return Verdict(sentence, remark=remark, luck=told, decisive=decisive)
    title, text = speaker.clause(ending[-1])
    return Verdict(sentence, ending[-1], title, text, remark, told, decisive)


def decisive_for(match: Match, viewer: int) -> list[tuple[int, str]]:
    """Return what weighed most, as a seat is told it, with the moves that brought it, in order.

    What a rival gained decides as much as what the seat itself lost.
    """
    if not 0 <= viewer < len(match.seats):
        return []
    moments = [event.moment for event in match.update_at(viewer, match.number).events]
    closing = next((moment for moment in reversed(moments) if moment is not None), None)
    heaviest: dict[int, str] = {}
    for line in recap(match, viewer, 0, everybody=True):
        if line.moment == closing and not is_piece(line.moment.what):
            continue  # it only says who won, and that stands above
        if line.text in heaviest.values():
            continue  # what is told once need not be told again
        heaviest.setdefault(line.number, line.text)
        if len(heaviest) == DECISIVE:
            break
    return sorted(heaviest.items())


def remark_of(match: Match, texts: Texts) -> str:
    """Return what the match adds to the player's results, or why it does not count."""
    if match.practice:
        return texts.text("result.practice")
    if match.guided is not None:
        return texts.text("result.guided")
    level = match.level_played
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
