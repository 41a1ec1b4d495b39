"""What hit a listener since the last choice, in a few lines before the next question."""

from tabletop.match import Match
from tabletop.summary.recap import recap

MOST_HITS = 5  # the heaviest of them; the log tells the rest


def recalled(match: Match, seat: int) -> list[str]:
    """Return the lines that tell it, the heaviest first; none where nothing happened."""
    hits, texts = recap(match, seat), match.texts
    if not hits:
        return []
    lines = ["", texts.text("recap.title")]
    lines += [texts.plain(line.text) for line in hits[:MOST_HITS]]
    if len(hits) > MOST_HITS:
        log = texts.text("text.command.log")
        lines.append(texts.text("recap.more", count=len(hits) - MOST_HITS, log=log))
    return lines
