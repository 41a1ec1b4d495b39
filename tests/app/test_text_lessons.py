"""Checks the guide in a terminal: ideas before the question, words to answer, the goal."""

import io
import re
from pathlib import Path

import pytest

from rules.core.game import Game
from rules.core.notation import write
from rules.core.rng import Rng
from rules.core.table import Table
from tabletop.ai.policy import at_a_glance
from tabletop.arguments import Arguments
from tabletop.lessons.guide import Guide
from tabletop.player.settings import Settings
from tabletop.terminal.mode import Evening, run
from tabletop.terminal.session import LeaveError, Terminal
from tests.app.matches import texts_of
from tests.app.test_textmode import FirstMove
from tests.games_under_law import GUIDES, every_guide

TAUGHT, GUIDE = GUIDES[0]
MEANT = re.compile(r"^(\d+)\. .*\(the guide means this\)$")
CHOICE = re.compile(r"^\d+\. ")
AMOUNT = re.compile(r"how much\? Type (\d+) to \d+")
IDEA = re.compile(r"^Guide, \d+ of \d+: ")
MOST_LINES = 6000  # that a robot types before it counts as stuck


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test its own player's folder."""
    monkeypatch.setenv("CLOAKROOM_HOME", str(tmp_path))
    return tmp_path


class Glancing(FirstMove):
    """A computer that does what looks best at a glance, as in the law about guides."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = Rng.seeded(seed)

    def ask(self, game: Game, view: Table, level: str, seed: int, temper: str = "") -> int:
        """Choose at once."""
        self.move = write(game, view.setup, at_a_glance(game, view, self.rng))
        return seed


class Reader(Terminal):
    """A robot that only reads: it takes what the guide means, understands, or does anything."""

    def __init__(self) -> None:
        super().__init__(io.StringIO(), io.StringIO())
        self.lines: list[str] = []  # since it last answered
        self.ideas: list[str] = []
        self.typed = 0
        self.rng = Rng.seeded(1)

    def say(self, *lines: str) -> None:
        """Listen."""
        self.lines += [part for line in lines for part in line.split("\n")]

    def hear(self) -> str:
        """Answer the last question."""
        self.typed += 1
        if self.typed > MOST_LINES:
            raise LeaveError
        lines, self.lines = self.lines, []
        ideas = [line for line in lines if IDEA.match(line)]
        self.ideas += ideas
        meant = [found[1] for line in lines if (found := MEANT.match(line))]
        amounts = [found[1] for line in lines if (found := AMOUNT.search(line))]
        if amounts:
            return amounts[-1]
        if meant or ideas:
            return meant[0] if meant else "got"
        choices = [line for line in lines if CHOICE.match(line)]
        return str(1 + self.rng.below(max(1, len(choices))))


def learn(
    terminal: Terminal,
    game: Game = TAUGHT,
    guide: Guide = GUIDE,
    settings: Settings | None = None,
) -> None:
    """Play the guided match of a game at a terminal."""
    arguments = Arguments(text=game.name, learn=True)
    evening = Evening(game, texts_of(game), arguments, settings or Settings())
    run(evening, Glancing(guide.seed), terminal)


def typed(*words: str, settings: Settings | None = None) -> str:
    """Type lines in a guided match and return everything that was written."""
    target = io.StringIO()
    learn(Terminal(io.StringIO("".join(f"{word}\n" for word in words)), target), settings=settings)
    return target.getvalue()


@every_guide
def test_a_robot_that_only_reads_finishes_the_guide_in_text(game: Game, guide: Guide) -> None:
    reader, settings = Reader(), Settings()
    learn(reader, game, guide, settings)
    assert reader.typed <= MOST_LINES
    texts = texts_of(game)
    words = [texts.plain(texts.text(f"guide.{idea.name}")) for idea in guide.ideas]
    heard = [text for text in words if any(text in line for line in reader.ideas)]
    # It does not choose like the robot of the law, so that the match takes another course.
    assert heard[:1] == words[:1]
    assert len(heard) > len(words) / 3
    assert settings.coach_seen == [game.name]
    assert texts.text("result.guided") in reader.lines


def test_an_idea_is_told_before_the_question_and_only_once() -> None:
    texts = texts_of(TAUGHT)
    words = texts.text(f"guide.{GUIDE.ideas[0].name}")
    said = typed("table", "goal")
    assert said.count(words) == 1
    assert said.index(words) < said.index("Type a number, or “help” for more.")


def test_got_brings_the_next_idea_and_more_reads_the_clause() -> None:
    texts = texts_of(TAUGHT)
    said = typed("more", "got")
    clause = texts.text(f"clause.{GUIDE.ideas[0].clause}.title")
    assert f"{GUIDE.ideas[0].clause}: {clause}" in said
    assert len([line for line in said.splitlines() if IDEA.match(line)]) == 2


def test_skip_silences_the_guide_and_guide_calls_it_back() -> None:
    said = typed("skip", "table")
    assert "The guide is silent from here on." in said
    assert len([line for line in said.splitlines() if IDEA.match(line)]) == 1
    again = typed("skip", "guide")
    assert len([line for line in again.splitlines() if IDEA.match(line)]) == 2


def test_the_goal_is_told_on_request_with_how_far_everybody_is() -> None:
    texts = texts_of(TAUGHT)
    said = typed("goal")
    start = said.index("> ")
    assert texts.plain(texts.text("game.goal")) in said[start:]


def test_help_names_the_answers_only_where_there_is_a_guide() -> None:
    assert "puts away what the guide says" in typed("help")
    target = io.StringIO()
    asked = Arguments(text=TAUGHT.name, seed=5)
    usual = Evening(TAUGHT, texts_of(TAUGHT), asked, Settings())
    run(usual, FirstMove(), Terminal(io.StringIO("help\ngot\n"), target))
    assert "puts away what the guide says" not in target.getvalue()
    assert "“got” is neither" in target.getvalue()
    assert "--learn" in target.getvalue()


def test_a_guided_match_goes_on_with_its_guide() -> None:
    first = typed("got")
    target = io.StringIO()
    evening = Evening(TAUGHT, texts_of(TAUGHT), Arguments(text=TAUGHT.name), Settings())
    run(evening, FirstMove(), Terminal(io.StringIO("1\nhelp\n"), target))
    told = [line for line in target.getvalue().splitlines() if IDEA.match(line)]
    assert all(line not in first for line in told)
    assert "puts away what the guide says" in target.getvalue()
