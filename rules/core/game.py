"""What a game author writes: verbs, a game, its options, and what a good player would compute."""

from abc import ABC, abstractmethod
from pathlib import Path
from typing import ClassVar, Final, final

from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.setup import Setup
from rules.core.table import Step, Table

LEGAL: Final = ""


@final
class Ruling:
    """Why a gesture is refused: a clause, and the numbers and refs that its text names."""

    __slots__ = ("clause", "facts")

    def __init__(self, clause: str, facts: dict[str, int]) -> None:
        self.clause: Final = clause
        self.facts: Final = facts


@final
class Readout:
    """Something the cardboard leaves to the head: where it belongs, its text key, its numbers."""

    __slots__ = ("ref", "key", "numbers")

    def __init__(self, ref: int, key: str, numbers: dict[str, int]) -> None:
        self.ref: Final = ref
        self.key: Final = key
        self.numbers: Final = numbers


@final
class Option:
    """A rule that players may choose before a match: its name, values, and the usual one."""

    __slots__ = ("name", "values", "default")

    def __init__(self, name: str, values: list[int], default: int) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default


@final
class Span:
    """What one half of a verb's moves can name at all: nothing, or refs of these sorts.

    `kinds` are kinds of cards, `bases` places and counters of whomever, `own` those of the seat
    that decides.
    """

    __slots__ = ("kinds", "bases", "own")

    def __init__(
        self,
        *,
        kinds: list[str] | None = None,
        bases: list[str] | None = None,
        own: list[str] | None = None,
    ) -> None:
        self.kinds: Final[list[str]] = kinds or []
        self.bases: Final[list[str]] = bases or []
        self.own: Final[list[str]] = own or []

    @property
    def empty(self) -> bool:
        """Tell whether the moves name nothing here."""
        return not (self.kinds or self.bases or self.own)


class Verb(ABC):
    """One thing a player may do.

    `propose` may offer too much; `judge` is the only authority on legality, from general to
    particular, so that the first clause that fails explains best. A verb whose proposals all
    pass says so with `exact`, which lets search skip the judge. A `secret` verb's moves look
    alike to the other seats. `when` is the clause that says at which steps the verb has its time.
    A verb that is not `offered` is never proposed: a clock says it. An `idle` one leaves undone
    what could be done: nobody is led to it while anything else is legal, nor asked about it.
    `whats` and `ontos` say what its moves can name and `most` how much they can ask for, so that
    moves can be numbered. What an exact verb that is `lasting` proposes is kept until the table
    changes, and beyond changes that do not matter to it (see `Table.offers`).
    """

    offered: ClassVar[bool] = True
    lasting: ClassVar[bool] = False
    idle: ClassVar[bool] = False
    whats: ClassVar[Span] = Span()
    ontos: ClassVar[Span] = Span()
    most: ClassVar[int] = 0

    def __init__(
        self,
        name: str,
        phases: list[int],
        *,
        secret: bool = False,
        exact: bool = False,
        when: str = "",
    ) -> None:
        self.name: Final = name
        self.phases: Final = phases
        self.secret: Final = secret
        self.exact: Final = exact
        self.when: Final = when
        self.id = 0  # its index among the game's verbs, given by the game

    @abstractmethod
    def propose(self, t: Table, step: Step) -> list[Move]:
        """List the moves worth judging under this step."""

    @abstractmethod
    def judge(self, t: Table, step: Step, m: Move) -> str:
        """Return the clause that forbids the move, or LEGAL."""

    @abstractmethod
    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Carry out a legal move."""

    @abstractmethod
    def reads(self, t: Table, step: Step, what: int, onto: int) -> Move | None:
        """Return the move that a gesture would mean if this verb is meant by it, else None."""

    def costly(self, t: Table, step: Step, m: Move) -> bool:
        """Tell whether a legal move gives away, or forgoes, what cannot be won back cheaply.

        Then a single press does not make it: it is asked first.
        """
        return False

    def facts(self, t: Table, step: Step, m: Move) -> dict[str, int]:
        """Return the numbers and refs that the clause of a refusal may name."""
        return {"what": m.what, "onto": m.onto, "amount": m.amount, "seat": step.seat}


class Label:
    """What stands on the box of a game: its name, the version of its rules, how many may play.

    That is enough to offer it, without a single rule of it.
    """

    def __init__(self, name: str, version: int, seat_counts: list[int]) -> None:
        self.name: Final = name
        self.version: Final = version  # raised whenever an old record would replay differently
        self.seat_counts: Final = seat_counts


class Game(Label, ABC):
    """One set of rules: its verbs and facts, how it begins, runs by itself, and is scored.

    `moments` names every kind of decisive moment that its sentences may carry. `weights` is the
    file of numbers that its knowledge believes, if it has one: what a laboratory tunes.
    """

    moments: ClassVar[list[str]] = []
    weights: ClassVar[Path | None] = None

    def __init__(  # noqa: PLR0913, PLR0917 - the facts of a game, named where it is built
        self,
        name: str,
        version: int,
        seat_counts: list[int],
        phases: list[str],
        verbs: list[Verb],
        options: list[Option],
        knowledge: Knowledge,
    ) -> None:
        super().__init__(name, version, seat_counts)
        self.phases: Final = phases
        self.verbs: Final = verbs
        self.options: Final = options
        self.knowledge: Final = knowledge
        self.settings: Final[dict[int, Setup]] = {}  # the last one made for each number of seats
        self.verbs_at: Final[list[list[Verb]]] = [[] for _ in phases]
        # Those ever proposed, each alone, but lasting ones that follow each other together
        self.runs_at: Final[list[list[list[Verb]]]] = [[] for _ in phases]
        for index, verb in enumerate(verbs):
            verb.id = index
            for phase in verb.phases:
                self.verbs_at[phase].append(verb)
        for phase, phase_verbs in enumerate(self.verbs_at):
            for verb in phase_verbs:
                self._line_up(self.runs_at[phase], verb)

    @staticmethod
    def _line_up(runs: list[list[Verb]], verb: Verb) -> None:
        if verb.lasting and runs and runs[-1][0].lasting:
            runs[-1].append(verb)
        elif verb.offered:
            runs.append([verb])

    def usual_options(self) -> dict[str, int]:
        """Return every option at its usual value."""
        return {option.name: option.default for option in self.options}

    def knowing(self, weights: Path) -> "Game":
        """Return the same game anew, whose computer players believe another file of weights."""
        return self

    def setting(self, seats: int, options: dict[str, int]) -> Setup:
        """Return the parts that no move changes, the same again while the options stay the same."""
        kept = self.settings.get(seats)
        if kept is None or kept.options != options:
            kept = self.settings[seats] = self.setup(seats, dict(options))
        return kept

    @abstractmethod
    def setup(self, seats: int, options: dict[str, int]) -> Setup:
        """Build the parts that no move changes."""

    @abstractmethod
    def deal(self, t: Table) -> None:
        """Lay out a bare table and ask the first step."""

    @abstractmethod
    def run(self, t: Table, step: Step) -> None:
        """Carry out an automatic step, already taken off the agenda."""

    @abstractmethod
    def scores(self, t: Table) -> list[float]:
        """Return each seat's share of the win (they add up to 1) on a finished table."""

    @abstractmethod
    def turns(self, t: Table) -> int:
        """Return how many turns or rounds have begun, in the game's own measure."""

    def goals(self, t: Table) -> dict[int, int]:
        """Return the counters that are played up to a number, and that number."""
        return {}

    def readouts(self, t: Table) -> list[Readout]:
        """Return what a good player would compute from what this table shows."""
        return []

    def preview(self, t: Table, m: Move) -> Readout | None:
        """Return what a legal move would bring, worth showing before it is made; or None."""
        return None

    def reckon(self, t: Table) -> None:
        """Bring the counters up to date that follow from what lies where, as a layout laid it."""

    def imagine(self, t: Table, rng: Rng) -> None:
        """Fill in the counters that the viewer may not read (pieces are filled already)."""

    def plausible(self, t: Table) -> bool:
        """Tell whether a guessed table fits what has been seen so far."""
        return True
