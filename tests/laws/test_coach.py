"""Laws of the coach, in every game: it sees no more than a seat, and names only what is legal."""

from io import StringIO

import pytest

from golden import told_seats
from rules.core.engine import legal_moves
from rules.core.game import Game
from rules.core.hidden import imagine, redact
from rules.core.moves import Move, drawn
from rules.core.rng import Rng
from rules.core.table import Table
from rules.registry import GAMES
from tabletop.coach.advice import TOLD, Advice
from tabletop.coach.advisor import Advisor
from tabletop.coach.wording import advised
from tabletop.match import Match
from tabletop.player.settings import Settings
from tabletop.terminal.session import Session, Terminal
from tabletop.words.speech import Speaker
from tabletop.words.text import LANGUAGES
from tests.app.matches import new_match, one_person, people_at
from tests.calm import CalmThinker
from tests.games_under_law import random_walk

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
STEPS = 60


def advice_on(game: Game, view: Table, thinker: CalmThinker | None = None) -> Advice:
    advisor = Advisor(thinker or CalmThinker())
    advisor.ask(game, view)
    advice = advisor.poll()
    assert advice is not None
    return advice


@each_game
def test_the_same_view_with_other_secrets_gets_the_same_advice(game: Game) -> None:
    differing = 0
    for seed in range(3):
        tables = random_walk(game, told_seats(game)[0], seed, 90)
        truth = next(
            t for t in tables[len(tables) // 3 :] if not t.over and len(legal_moves(game, t)) > 1
        )
        seat = truth.seat
        other = imagine(game, redact(truth, seat), Rng.seeded(seed + 50))
        differing += other.dump() != truth.dump()
        asked = CalmThinker()
        first, second = (advice_on(game, redact(t, seat), asked) for t in (truth, other))
        assert asked.shown[0] == asked.shown[1]
        assert first.suggestions == second.suggestions
    assert differing


@each_game
def test_every_move_that_is_named_is_legal_and_told_apart(game: Game) -> None:
    seats = people_at(told_seats(game)[0])
    match = new_match(game, seats, 4)
    rng = Rng.seeded(4)
    for _ in range(STEPS):
        update = match.view(match.decider) if not match.over else None
        if update is None:
            break
        if len(update.moves) > 1:
            advice = advice_on(game, update.table)
            named = [one.move for one in advice.best]
            assert 1 <= len(named) <= TOLD
            assert set(named) <= set(update.moves)
            check_words(match, advice)
        match.submit(drawn(update.moves, rng))


def check_words(match: Match, advice: Advice) -> None:
    for language in LANGUAGES:
        texts = new_match(match.game, match.seats, 1, language=language).texts
        speaker = Speaker(texts, match.game, match.setup, match.seats, advice.view.viewer)
        lines = advised(speaker, advice)
        assert all(line.label and line.reason for line in lines)
        assert [line.move for line in lines] == [one.move for one in advice.best]


def test_what_did_better_within_doubt_counts_as_just_as_good() -> None:
    for game in GAMES.values():
        view = new_match(game, people_at(told_seats(game)[0]), 2).view(0).table
        if view.seat != 0:
            continue
        shares = [one.share for one in advice_on(game, view).suggestions]
        assert shares
        assert all(share is not None and share <= (shares[0] or 0) for share in shares)


def test_a_move_that_nobody_tried_loses_nothing_that_is_known() -> None:
    game = next(iter(GAMES.values()))
    view = new_match(game, people_at(2), 2).view(0).table
    advice = advice_on(game, view)
    assert advice.loss_of(Move(advice.suggestions[0].move.verb, 0, 0, 9999)) == 0
    assert advice.loss_of(advice.suggestions[0].move) == 0


class Typist:
    """Asks the coach before every choice, then chooses at random."""

    def __init__(self, match: Match, word: str) -> None:
        self.match = match
        self.word = word
        self.rng = Rng.seeded(9)
        self.asked = -1
        self.times = 0

    def readline(self) -> str:
        """Return the next line; nothing ends the session."""
        if self.match.number >= STEPS:
            return ""
        if self.asked != self.match.number:
            self.asked = self.match.number
            self.times += 1
            return self.word + "\n"
        return f"{1 + self.rng.below(6)}\n"


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_text_mode_answers_at_every_decision_of_a_walk(game: Game, language: str) -> None:
    match = new_match(game, one_person(told_seats(game)[0]), 6, language=language)
    typist, spoken = Typist(match, match.texts.text("text.command.coach")), StringIO()
    terminal = Terminal(typist, spoken)  # type: ignore[arg-type]
    Session(match, CalmThinker(), terminal, Settings(language=language)).run()
    told = spoken.getvalue()
    heads = [match.texts.text(f"coach.{key}") for key in ("with_chances", "without_chances")]
    answers = [*heads, match.texts.text("coach.only_move")]
    assert typist.times >= 6
    assert sum(told.count(answer) for answer in answers) == typist.times
