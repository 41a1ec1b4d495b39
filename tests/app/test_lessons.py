"""Checks a guided match: it is a real one, survives undo and resume, and blocks nobody."""

from pathlib import Path

import pytest

from rules.core.game import Game
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop import paths
from tabletop.lessons.guide import PUPIL, Guide
from tabletop.lessons.knowing import begins_guided, is_known, note_known, unknown
from tabletop.lessons.lesson import Lesson, discard, guided_match, lesson_of
from tabletop.match import Match
from tabletop.player import statistics
from tabletop.player.settings import LastSetup, Settings
from tabletop.player.statistics import Result
from tabletop.save import Guided, SaveFile
from tests.app.matches import texts_of
from tests.fixture_game import GAME as TALLY
from tests.games_under_law import GUIDES, LONGEST, asset_folder, every_guide

TAUGHT, GUIDE = GUIDES[0]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test its own player's folder."""
    monkeypatch.setenv("CLOAKROOM_HOME", str(tmp_path))
    return tmp_path


def begin(game: Game = TAUGHT, guide: Guide = GUIDE) -> Match:
    """Deal the guided match of a game into a file."""
    return guided_match(game, guide, texts_of(game), Settings(), SaveFile.fresh(game.name))


def lesson(match: Match) -> Lesson:
    """Return the lesson of a match that has one."""
    found = lesson_of(match)
    assert found is not None
    return found


def again(match: Match) -> Match:
    """Close a match and open it from its file."""
    assert match.save is not None
    match.close()
    return Match.resume(SaveFile(match.save.path), GAMES)


def others_move(match: Match, rng: Rng) -> None:
    """Let the others make some legal moves until the pupil must decide."""
    while match.decider not in {PUPIL, -1}:
        moves = match.view(match.decider).moves
        match.submit(moves[rng.below(len(moves))])


@every_guide
def test_a_guided_match_is_dealt_and_seated_as_its_guide_says(game: Game, guide: Guide) -> None:
    match = begin(game, guide)
    assert match.record.seed == guide.seed
    assert [seat.level for seat in match.seats] == ["", *[guide.level] * (guide.seats - 1)]
    assert match.record.options == game.usual_options() | guide.options


def test_what_was_told_is_kept_with_the_match_and_not_told_again() -> None:
    match = begin()
    first = lesson(match).idea()
    assert first is not None
    resumed = again(match)
    assert resumed.guided == Guided([first.name], silent=False)
    second = lesson(resumed).idea()
    assert second is not None
    assert second.name != first.name


def test_what_was_done_before_a_match_was_resumed_counts() -> None:
    match = begin()
    taught = lesson(match)
    rng = Rng.seeded(1)
    for _ in range(3):
        taught.idea()
        match.submit(match.view(PUPIL).moves[0])
        others_move(match, rng)
    assert not lesson(match).fresh
    assert not lesson(again(match)).fresh


def test_whoever_skips_the_guide_is_told_nothing_more_even_after_resuming() -> None:
    match = begin()
    lesson(match).skip()
    resumed = again(match)
    assert resumed.guided == Guided([], silent=True)
    assert lesson(resumed).idea() is None


def test_the_guide_can_be_called_back_and_begins_again() -> None:
    match = begin()
    taught = lesson(match)
    first = taught.idea()
    taught.skip()
    taught.begin_again()
    assert taught.idea() == first


def test_a_mark_that_nobody_understands_does_not_cost_the_match() -> None:
    match = begin()
    assert match.save is not None
    path = match.save.path
    text = path.read_text(encoding="utf-8")
    match.close()
    line = next(line for line in text.splitlines() if line.startswith("guided"))
    path.write_text(text.replace(line, "guided = { told = 3 }"), encoding="utf-8")
    assert Match.resume(SaveFile(path), GAMES).guided == Guided()


def test_a_usual_match_and_one_without_its_guide_have_no_lesson() -> None:
    usual = begin()
    usual.guided = None
    assert lesson_of(usual) is None
    without = Match.new(TALLY, begin().seats, 1, {})
    without.guided = Guided()
    assert lesson_of(without) is None


def test_a_guided_match_does_not_count_but_is_finished_like_any_other() -> None:
    match = begin()
    rng = Rng.seeded(2)
    while not match.over:
        moves = match.view(match.decider).moves
        match.submit(moves[rng.below(len(moves))])
    assert match.trouble is None
    assert statistics.results() == []


def test_a_match_that_nobody_has_played_in_leaves_no_file() -> None:
    match = begin()
    assert match.save is not None
    path = match.save.path
    assert path.exists()
    discard(match)
    match.keep()
    assert not path.exists()


@every_guide
@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_ever_blocked_whatever_they_answer(game: Game, guide: Guide, seed: int) -> None:
    """Put away, skip, call back, move, take back and resume at random: the match goes on."""
    match, rng = begin(game, guide), Rng.seeded(seed)
    match.friendly_undo = True
    taught = lesson(match)
    for _ in range(120):
        others_move(match, rng)
        if match.over:
            break
        idea = taught.idea()
        assert idea is None or not taught.teacher.silent
        deed = rng.below(12)
        if deed == 0:
            taught.put_away()
        elif deed == 1:
            taught.skip()
            assert taught.idea() is None
        elif deed == 2:
            taught.begin_again()
        elif deed == 3:
            match.undo(PUPIL)
        elif deed == 4:
            match = again(match)
            match.friendly_undo = True
            told, silent = taught.teacher.told, taught.teacher.silent
            taught = lesson(match)
            assert (taught.teacher.told, taught.teacher.silent) == (told, silent)
        else:
            moves = match.view(PUPIL).moves
            number = match.number
            match.submit(moves[rng.below(len(moves))])
            assert match.number > number
    assert match.read_only is None


def test_whoever_puts_everything_away_hears_each_idea_once_at_a_decision() -> None:
    match = begin()
    taught = lesson(match)
    heard = []
    for _ in range(LONGEST):
        idea = taught.idea()
        if idea is None:
            break
        heard.append(idea.name)
        taught.put_away()
    assert len(heard) == len(set(heard))


def test_a_game_is_known_once_it_was_finished_or_somebody_says_so() -> None:
    settings = Settings()
    assert not is_known(settings, TAUGHT)
    note_known(settings, TAUGHT.name)
    note_known(settings, TAUGHT.name)
    assert settings.coach_seen == [TAUGHT.name]
    assert is_known(settings, TAUGHT)


def test_results_of_older_versions_tell_which_games_are_known() -> None:
    statistics.note(Result("a", TAUGHT.name, "easy", 1.0, 2))
    assert is_known(Settings(), TAUGHT)


def test_a_game_without_a_guide_is_nothing_to_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = asset_folder(TALLY).parent
    monkeypatch.setattr(paths, "assets", lambda: folder)
    assert unknown(Settings(), [TALLY]) == set()


def test_who_has_sat_at_a_usual_table_is_not_led_to_the_guided_one() -> None:
    settings = Settings()
    assert begins_guided(settings, TAUGHT)
    settings.last_setup[TAUGHT.name] = LastSetup()
    assert not begins_guided(settings, TAUGHT)
