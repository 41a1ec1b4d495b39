"""The end of a match in words: who won, by which clause, and how every seat stands."""

from rules.core.events import FINISHED
from rules.core.table import HIDDEN
from tabletop.match import Match
from tabletop.speech import Speaker
from tabletop.ui.panels.result import Standing, Verdict
from tabletop.ui.sound import LOSE, MURMUR, WIN
from tabletop.ui.table.table_view import TableView


def verdict_of(match: Match, speaker: Speaker, viewer: int) -> Verdict:
    """Return the sentence of the result and the clause behind it."""
    events = match.update_at(viewer, match.number).events
    ending = [event.clause for event in events if event.kind == FINISHED and event.clause]
    remark = speaker.texts.text("result.practice") if match.practice else ""
    sentence = speaker.result(match.shares())
    if not ending:
        return Verdict(sentence, remark=remark)
    title, text = speaker.clause(ending[-1])
    return Verdict(sentence, ending[-1], title, text, remark)


def tune_of(shares: list[float], people: list[int]) -> str:
    """Return what is heard at the end: whether the only person at the screen won or lost."""
    best = max(shares)
    first = [seat for seat, share in enumerate(shares) if share == best]
    if len(people) != 1 or (len(first) > 1 and people[0] in first):
        return MURMUR
    return WIN if people == first else LOSE


def standings_of(match: Match, view: TableView) -> list[Standing]:
    """Return how every seat stands, with the counters that its plate shows."""
    shares = match.shares()
    table = match.view(view.viewer).table
    result = []
    for seat, who in enumerate(match.seats):
        lines = [
            view.texts.text("hud.standing", title=view.speaker.counter_title(ref), amount=amount)
            for spot in view.geometry.counters
            if spot.view.form == "plate"
            for ref in spot.refs
            if view.setup.counter(ref).owner == seat and (amount := table.count(ref)) != HIDDEN
        ]
        result.append(Standing(seat, who.name, shares[seat], " · ".join(lines)))
    return result
