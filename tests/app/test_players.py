"""Checks who is asked for a move, with which table, and when the question is dropped."""

from rules.core.game import Game
from rules.core.notation import write
from rules.core.table import Table
from tabletop.ai.messages import Reply
from tabletop.players import Players, bot_seed
from tests.app.matches import new_match, one_person, people_at, play_on
from tests.fixture_game import GAME as TALLY


class Scripted:
    """Notes every question and answers when told to, with the first legal move."""

    def __init__(self) -> None:
        self.matches = 0
        self.asked: list[tuple[Table, str, int]] = []
        self.cancelled = 0
        self.answer = ""

    def begin_match(self) -> None:
        """Count the matches."""
        self.matches += 1

    def ask(self, game: Game, view: Table, level: str, seed: int, temper: str = "") -> int:
        """Note a question."""
        assert game is TALLY
        self.asked.append((view, level, seed))
        return len(self.asked)

    def poll(self) -> Reply | None:
        """Answer, if an answer was prepared."""
        if not self.answer:
            return None
        return Reply(job=len(self.asked), move=self.answer, thoughts=[])

    def wait(self, seconds: float) -> None:
        """Be ready at once."""

    def cancel(self) -> None:
        """Note that a question was dropped."""
        self.cancelled += 1

    def close(self) -> None:
        """Have nothing to close."""


def test_a_person_is_never_asked_by_the_program() -> None:
    client = Scripted()
    players = Players(new_match(TALLY, people_at(2)), client)
    assert players.tick(1.0) is None
    assert (client.asked, client.cancelled) == ([], 0)


def test_the_computer_is_asked_once_with_its_own_view_and_answers_later() -> None:
    match = new_match(TALLY, one_person(2, "hard"))
    play_on(match, 2)
    client = Scripted()
    players = Players(match, client)
    assert [players.tick(5.0), players.tick(6.0)] == [None, None]
    assert players.thinking_since == 5.0
    view, level, seed = client.asked[0]
    assert len(client.asked) == 1
    assert (view.viewer, level, seed) == (1, "hard", bot_seed(match.record.seed, 2))
    assert view.dump() == match.view(1).table.dump()
    assert view.rng.plain() == [0, 0, 0, 0]
    expected = match.view(1).moves[0]
    client.answer = write(TALLY, match.setup, expected)
    assert players.tick(7.0) == expected
    assert players.thinking_since is None


def test_every_match_begins_with_what_went_wrong_before_forgotten() -> None:
    client = Scripted()
    for count in (1, 2):
        Players(new_match(TALLY, people_at(2)), client)
        assert client.matches == count


def test_a_level_of_another_version_plays_at_the_usual_one() -> None:
    match = new_match(TALLY, one_person(2, "grandmaster"))
    play_on(match, 2)
    client = Scripted()
    Players(match, client).tick(0.0)
    assert client.asked[0][1] == "normal"


def test_a_question_is_dropped_when_the_match_goes_back() -> None:
    match = new_match(TALLY, one_person(2))
    play_on(match, 2)
    client = Scripted()
    players = Players(match, client)
    players.tick(0.0)
    assert match.undo(0)
    assert players.tick(0.0) is None
    assert client.cancelled == 1
    play_on(match, 1, 99)
    players.tick(0.0)
    players.close()
    assert (len(client.asked), client.cancelled) == (2, 2)


def test_the_chance_of_thoughts_is_repeatable_and_not_that_of_the_deal() -> None:
    seeds = [bot_seed(seed, number) for seed in range(20) for number in range(20)]
    assert len(set(seeds)) == len(seeds)
    assert seeds == [bot_seed(seed, number) for seed in range(20) for number in range(20)]
    assert all(bot_seed(seed, 0) != seed for seed in range(100))
