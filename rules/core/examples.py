"""The examples of a rulebook as data: a position, what is played on it, and what comes of it.

The rulebook shows them on a table, and the tests hold the rules against them: one source for both.
"""

from pathlib import Path
from typing import Final, final

from rules.core.data import Facts, read_facts
from rules.core.engine import RefusedError, judge, legal_moves, play
from rules.core.events import SAID, Event
from rules.core.game import LEGAL, Game
from rules.core.layout import (
    Layout,
    lay_out,
    named_values,
    named_wholes,
    place_of,
    ref_of,
    words_or_none,
)
from rules.core.notation import NotationError, read, write
from rules.core.table import Table


@final
class Aftermath:
    """What must be so after the moves of an example; whatever is not named is not looked at.

    said      sentences that are told, in this order, with others between them
    moments   "name: total, total": decisive moments with the sums of their camps, in order
    cards     what lies in places, or on pieces, bottom first, by piece or card
    count     what counters show
    readouts  what is worked out then: some numbers of a readout, by its key
    refused   moves that are not legal then, and by which clause
    offered   moves that are legal then, among others
    phase     what is asked, or nothing
    seat      who is asked
    over      whether the match has ended
    """

    __slots__ = (
        "said", "moments", "cards", "count", "readouts", "refused", "offered", "phase", "seat",
        "over",
    )  # fmt: skip

    def __init__(self, facts: Facts) -> None:
        self.said: Final = words_or_none(facts, "said")
        self.moments: Final = words_or_none(facts, "moments")
        self.cards: Final = _lists(facts, "cards")
        self.count: Final = named_values(facts, "count")
        self.readouts: Final = _numbers(facts, "readouts")
        self.refused: Final = _words(facts, "refused")
        self.offered: Final = words_or_none(facts, "offered")
        self.phase: Final = facts.word_or("phase", "")
        self.seat: Final = facts.whole_or("seat", -1)
        self.over: Final = facts.flag("over") if facts.has("over") else None

    @property
    def looks(self) -> bool:
        """Tell whether it looks at anything."""
        named = [self.said, self.moments, self.offered]
        by_name = [self.cards, self.count, self.readouts, self.refused]
        told = bool(self.phase) or self.seat >= 0 or self.over is not None
        return told or any(named) or any(by_name)


@final
class Example:
    """One example: its name, the clauses that it shows, and how.

    viewer    through whose eyes it is shown
    layout    where it begins
    refused   moves that are not legal at the beginning, and by which clause
    moves     what is played
    outcome   what must be so then
    """

    __slots__ = ("name", "clauses", "viewer", "layout", "refused", "moves", "outcome")

    def __init__(self, name: str, facts: Facts, game: Game) -> None:
        self.name: Final = name
        self.clauses: Final = facts.words("clauses")
        self.viewer: Final = facts.whole_or("viewer", 0)
        self.layout: Final = Layout(facts, game)
        self.refused: Final = _words(facts, "refused")
        self.moves: Final = words_or_none(facts, "moves")
        then = facts.sub("then") if facts.has("then") else Facts(facts.file, "then", {})
        self.outcome: Final = Aftermath(then)
        then.done()
        facts.done()


def read_examples(game: Game, path: Path) -> list[Example]:
    """Read the examples of a game, in the order of their file; a game may have none."""
    if not path.exists():
        return []
    facts = read_facts(path)
    return [Example(name, facts.sub(name), game) for name in facts.keys()]  # noqa: SIM118


def complaints(game: Game, example: Example) -> list[str]:
    """Play an example and return everything that is not as it says."""
    t = lay_out(game, example.layout)
    wrong = _wrongly_allowed(game, t, example.refused)
    events: list[Event] = []
    for text in example.moves:
        try:
            events += play(game, t, read(game, t.setup, text))
        except RefusedError as refused:
            return [*wrong, f"{text}: refused by {refused.clause}", _offer(game, t)]
        except NotationError as error:
            return [*wrong, f"{text}: {error.code} {error.word}", _offer(game, t)]
    wrong += _told_wrong(example.outcome, events)
    wrong += _lies_wrong(example.outcome, t)
    wrong += _worked_out_wrong(game, example.outcome, t)
    wrong += _asked_wrong(game, example.outcome, t)
    return wrong + _wrongly_allowed(game, t, example.outcome.refused)


def _words(facts: Facts, key: str) -> dict[str, str]:
    if not facts.has(key):
        return {}
    table = facts.sub(key)
    return {name: table.word(name) for name in table.keys()}  # noqa: SIM118


def _lists(facts: Facts, key: str) -> dict[str, list[str]]:
    if not facts.has(key):
        return {}
    table = facts.sub(key)
    return {name: table.words(name) for name in table.keys()}  # noqa: SIM118


def _numbers(facts: Facts, key: str) -> dict[str, dict[str, int]]:
    if not facts.has(key):
        return {}
    table = facts.sub(key)
    return {name: named_wholes(table, name) for name in table.keys()}  # noqa: SIM118


def _offer(game: Game, t: Table) -> str:
    """List what may be played, for whoever mends an example."""
    return "legal: " + "; ".join(write(game, t.setup, m) for m in legal_moves(game, t))


def _wrongly_allowed(game: Game, t: Table, refused: dict[str, str]) -> list[str]:
    wrong = []
    for text, clause in refused.items():
        found = judge(game, t, read(game, t.setup, text))
        if found != clause:
            wrong.append(f"{text}: {found or 'legal'} instead of {clause}")
    return wrong


def _told_wrong(outcome: Aftermath, events: list[Event]) -> list[str]:
    said = [event.key for event in events if event.kind == SAID]
    moments = []
    for event in events:
        if event.moment is not None:
            totals = ", ".join(str(camp.total) for camp in event.moment.camps)
            moments.append(f"{event.moment.name}: {totals}")
    wrong = []
    if not _runs_through(outcome.said, said):
        wrong.append(f"said {said} instead of {outcome.said}")
    if not _runs_through(outcome.moments, moments):
        wrong.append(f"moments {moments} instead of {outcome.moments}")
    return wrong


def _runs_through(wanted: list[str], found: list[str]) -> bool:
    """Tell whether all that is wanted is found in its order, whatever lies between."""
    at = 0
    for word in found:
        if at < len(wanted) and word == wanted[at]:
            at += 1
    return at == len(wanted)


def _lies_wrong(outcome: Aftermath, t: Table) -> list[str]:
    wrong = []
    for place, wanted in outcome.cards.items():
        pieces = t.at(place_of(t.setup, place))
        named = [t.setup.name_of(piece) for piece in pieces]
        cards = [t.setup.card(piece).id for piece in pieces]
        if wanted not in (named, cards):
            wrong.append(f"{place} holds {named} instead of {wanted}")
    for name, value in outcome.count.items():
        meant = value if isinstance(value, int) else ref_of(t.setup, value)
        found = t.count(ref_of(t.setup, name))
        if found != meant:
            wrong.append(f"{name} is {found} instead of {value}")
    return wrong


def _worked_out_wrong(game: Game, outcome: Aftermath, t: Table) -> list[str]:
    wrong = []
    for key, wanted in outcome.readouts.items():
        found = [readout.numbers for readout in game.readouts(t) if readout.key == key]
        if not any(wanted.items() <= numbers.items() for numbers in found):
            wrong.append(f"{key} reads {found} instead of {wanted}")
    return wrong


def _asked_wrong(game: Game, outcome: Aftermath, t: Table) -> list[str]:
    wrong = []
    phase = game.phases[t.agenda[-1].phase] if t.agenda else ""
    if outcome.phase and outcome.phase != phase:
        wrong.append(f"asked is {phase or 'nothing'} instead of {outcome.phase}")
    if outcome.seat >= 0 and outcome.seat != t.seat:
        wrong.append(f"seat {t.seat} is asked instead of {outcome.seat}")
    if outcome.over is not None and outcome.over != t.over:
        wrong.append("the match is over" if t.over else "the match goes on")
    for text in outcome.offered:
        clause = judge(game, t, read(game, t.setup, text))
        if clause != LEGAL:
            wrong.append(f"{text}: not offered, by {clause}")
    return wrong
