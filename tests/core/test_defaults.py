"""What a game gets that says nothing: no knowledge, nothing hidden, buttons with one move."""

from pathlib import Path

from rules.core.button import ButtonVerb
from rules.core.engine import NOWHERE_TO_GO, new_table
from rules.core.game import LEGAL
from rules.core.hidden import GUESSES, imagine, redact
from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.table import Step, Table
from tests.fixture_game import GAME, Tally

STEP = Step(0, 1)


class Press(ButtonVerb):
    """A button that a clause keeps away from the seat without a step."""

    def allowed(self, t: Table, step: Step) -> str:
        """Let only the second seat press it."""
        return LEGAL if step.seat == 1 else "T-7"

    def perform(self, t: Table, step: Step, m: Move) -> None:
        """Do nothing."""


class Doubting(Tally):
    """Tally for somebody who finds every guess implausible, or the last of a few."""

    def __init__(self, believes_at: int) -> None:
        super().__init__(
            "tally", 1, GAME.seat_counts, GAME.phases, GAME.verbs, GAME.options, GAME.knowledge
        )
        self.believes_at = believes_at
        self.guesses: list[Table] = []

    def plausible(self, t: Table) -> bool:
        """Believe one guess."""
        self.guesses.append(t)
        return len(self.guesses) == self.believes_at


def table(seats: int = 3) -> Table:
    return new_table(GAME, seats, 1, {})


def test_without_knowledge_everybody_is_as_likely_to_win() -> None:
    assert [Knowledge().value(table(seats)) for seats in (2, 4)] == [[0.5] * 2, [0.25] * 4]


def test_without_knowledge_all_moves_look_alike_and_none_is_dropped() -> None:
    knowledge, moves = Knowledge(), [Move(0, 1), Move(0, 2), Move(1)]
    assert len(set(knowledge.scores(table(), STEP, moves))) == 1
    assert len(knowledge.scores(table(), STEP, moves)) == len(moves)
    assert knowledge.defensible(table(), STEP, moves) == moves
    assert knowledge.shortlist(table(), STEP, moves) == moves
    assert knowledge.foresee(table(), STEP, moves[0]) is None
    assert (knowledge.ways, knowledge.trust) == ({}, 1.0)


def test_a_game_without_weights_stays_as_it_is_whatever_it_is_told_to_believe() -> None:
    assert GAME.weights is None
    assert GAME.knowing(Path("anything.toml")) is GAME


def test_without_knowledge_time_stands_still() -> None:
    t, later = table(), table()
    later.add(2001, 1)
    assert Knowledge().clock(t) == Knowledge().clock(later)


def test_a_game_finds_every_guess_plausible_and_takes_the_first() -> None:
    t = table()
    view = redact(t, 0)
    rng = Rng.seeded(4)
    world = imagine(GAME, view, rng)
    assert GAME.plausible(world)
    once = Rng.seeded(4)
    doubting = Doubting(1)
    assert imagine(doubting, view, once).dump() == world.dump()
    assert len(doubting.guesses) == 1
    assert once.plain() == rng.plain()


def test_an_implausible_guess_is_thrown_away_a_few_times() -> None:
    view = redact(table(), 0)
    patient, hopeless = Doubting(3), Doubting(0)
    assert imagine(patient, view, Rng.seeded(4)) is patient.guesses[2]
    assert len(patient.guesses) == 3
    assert imagine(hopeless, view, Rng.seeded(4)) is hopeless.guesses[-1]
    assert len(hopeless.guesses) == GUESSES
    assert view.dump() == redact(table(), 0).dump()


def test_a_verb_stands_where_its_id_says_and_only_in_its_phases() -> None:
    assert [GAME.verbs[verb.id] for verb in GAME.verbs] == GAME.verbs
    for phase, verbs in enumerate(GAME.verbs_at):
        assert verbs == [verb for verb in GAME.verbs if phase in verb.phases]


def test_a_refusal_may_name_everything_in_the_move_and_its_seat() -> None:
    facts = GAME.verbs[0].facts(table(), Step(0, 2), Move(0, 5, 1003, 7))
    assert facts == {"what": 5, "onto": 1003, "amount": 7, "seat": 2}


def test_a_button_has_one_move_that_names_nothing() -> None:
    button = Press("press", [0], "T-8")
    button.id = 3
    t = table()
    assert button.propose(t, STEP) == [Move(3)]
    assert button.propose(t, STEP) == [Move(3)]
    assert button.judge(t, STEP, Move(3)) == LEGAL
    for m in (Move(3, 1), Move(3, 0, 1000), Move(3, 0, 0, 1)):
        assert button.judge(t, STEP, m) == NOWHERE_TO_GO
    assert button.reads(t, STEP, 1, 1000) is None
    assert (button.exact, button.when, button.phases) == (True, "T-8", [0])


def test_a_button_that_a_clause_keeps_away_is_not_offered() -> None:
    button = Press("press", [0])
    assert button.propose(table(), Step(0, 0)) == []
    assert button.judge(table(), Step(0, 0), Move(0)) == "T-7"
