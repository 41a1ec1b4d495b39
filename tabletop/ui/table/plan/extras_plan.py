"""What a plan may say beyond where things lie: parties, a clock, clauses, folders of pieces."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.core.data import Facts
from tabletop.ui.drawing.theme import SeatMark, take_mark
from tabletop.ui.table.plan.dossier_plan import DossierPlan, take_dossier


@dataclass(frozen=True, slots=True)
class Parties:
    """The parties that seats belong to: the `counter` of a seat says which, -1 for none yet.

    The mark of a seat becomes that of its party, whose name stands on the plate: it is the text
    `term.<counter>.<number>`.
    """

    counter: str
    marks: tuple[SeatMark, ...]


@dataclass(frozen=True, slots=True)
class ClockPlan:
    """A clock that runs where the `option` has this `value`; it is seen beside the prompt.

    Two options name how long a match is, in minutes, and how long one seat may think in one turn,
    in seconds; what begins a turn is another value of the counter `turns`. Whoever runs out of the
    turn's time makes the move of the verb `expire`; the end of the match's time is `adjourn`.
    """

    option: str
    value: int
    minutes: str
    seconds: str
    turns: str
    expire: str
    adjourn: str


@dataclass(frozen=True, slots=True)
class Extras:
    """Parties, a clock and folders, where there are any.

    The `clauses` behind readouts and phases are named by their keys. Readouts with the keys
    `remarks` are remarked above the question of the moment.
    """

    parties: Parties | None = None
    clock: ClockPlan | None = None
    clauses: Mapping[str, str] = field(default_factory=dict)
    remarks: tuple[str, ...] = ()
    dossier: DossierPlan | None = None


def take_extras(facts: Facts) -> Extras:
    """Take what else there is out of the table of a plan."""
    return Extras(
        _parties(facts.sub("parties")) if facts.has("parties") else None,
        _clock(facts.sub("clock")) if facts.has("clock") else None,
        _clauses(facts.sub("clauses")) if facts.has("clauses") else {},
        tuple(facts.words("remarks")) if facts.has("remarks") else (),
        take_dossier(facts.sub("dossier")) if facts.has("dossier") else None,
    )


def _parties(facts: Facts) -> Parties:
    parties = Parties(facts.word("counter"), tuple(map(take_mark, facts.subs("mark"))))
    facts.done()
    return parties


def _clock(facts: Facts) -> ClockPlan:
    clock = ClockPlan(
        facts.word("option"),
        facts.whole("value"),
        facts.word("minutes"),
        facts.word("seconds"),
        facts.word("turns"),
        facts.word("expire"),
        facts.word("adjourn"),
    )
    facts.done()
    return clock


def _clauses(facts: Facts) -> dict[str, str]:
    clauses = {key: facts.word(key) for key in facts.keys()}  # noqa: SIM118 - Facts, no dict
    facts.done()
    return clauses
