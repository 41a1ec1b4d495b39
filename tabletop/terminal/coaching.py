"""The coach in a terminal: what it advises on the decision at hand."""

from collections.abc import Callable

from tabletop.coach.advisor import Advisor
from tabletop.coach.wording import AdvisedMove, advised, heading
from tabletop.match import Match
from tabletop.players import Thinker
from tabletop.words.speech import Speaker

PATIENCE = 0.05  # seconds between two looks for an answer


def spoken_advice(match: Match, speaker: Speaker, client: Thinker) -> list[str]:
    """Think about the decision of a speaker's listener, and return what is advised, in lines."""
    view = match.view(speaker.viewer)
    text = speaker.texts.text
    if not view.moves:
        return [text("coach.not_now")]
    if len(view.moves) == 1:
        return [text("coach.only_move")]
    advisor = Advisor(client)
    advisor.ask(match.game, view.table)
    advice = advisor.poll()
    while advice is None:
        client.wait(PATIENCE)
        advice = advisor.poll()
    if advice.share is None:
        return [text("coach.no_thought")]
    return [heading(speaker), *_numbered(speaker, advised(speaker, advice))]


def _numbered(speaker: Speaker, lines: list[AdvisedMove]) -> list[str]:
    plain: Callable[[str], str] = speaker.texts.plain
    told = []
    for number, one in enumerate(lines, start=1):
        parts = [plain(part).removesuffix(".") for part in (one.label, one.chance, one.reason)]
        told.append(f"{number}. {'. '.join(part for part in parts if part)}.")
    return told
