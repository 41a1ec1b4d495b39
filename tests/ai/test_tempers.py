"""Tempers: other beliefs from data, drawn with the deal, carried to who thinks, named and kept."""

import tomllib
from pathlib import Path

import pytest

from rules.core.engine import legal_moves, new_table, play
from rules.core.game import Game
from rules.core.hidden import imagine, redact
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.ai import tempers
from tabletop.ai.messages import Job
from tabletop.ai.policy import at_a_glance
from tabletop.ai.tempers import BALANCED, factors_of, tempered, tempers_of, weights_with
from tabletop.ai.trials import Stop
from tabletop.ai.worker import answer
from tabletop.player.seats import ANY_TEMPER, PERSON, Seat
from tabletop.player.settings import Settings
from tabletop.save import SaveFile
from tabletop.setups import MatchSetup, last_setup, usual_setup
from tabletop.words.levels import standing_text, temper_hint, temper_text
from tests.app.matches import new_match, texts_of
from tests.fixture_game import GAME as TALLY
from tests.laboratory.shy import GAME as SHY
from tests.laboratory.shy import PATH, ShyTally

TEMPERS = [(game, temper) for game in GAMES.values() for temper in tempers_of(game)]
NAMES = [f"{game.name} {temper}" for game, temper in TEMPERS]
LONGEST = 400


def feels_other(game: Game, other: Game, seed: int) -> bool:
    """Tell whether two ways to know a game differ at some decision of a sensible match."""
    t, rng = new_table(game, min(game.seat_counts), seed, {}), Rng.seeded(seed)
    for _ in range(LONGEST):
        if t.over:
            return False
        view = redact(t, t.seat)
        moves = legal_moves(game, view)
        world = imagine(game, view, rng)
        step = world.agenda[-1]
        if len(moves) > 1:
            scores = [g.knowledge.scores(world, step, moves) for g in (game, other)]
            if scores[0] != scores[1]:
                return True
        play(game, t, at_a_glance(game, view, rng))
    return False


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_three_or_four_tempers(game: Game) -> None:
    assert len(tempers_of(game)) in {3, 4}


@pytest.mark.parametrize(("game", "temper"), TEMPERS, ids=NAMES)
def test_a_temper_believes_something_else_and_is_made_once(game: Game, temper: str) -> None:
    other = tempered(game, temper)
    assert other is not game
    assert other is tempered(game, temper)
    assert other.name == game.name
    assert any(feels_other(game, other, seed) for seed in range(4))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "temper"), TEMPERS, ids=NAMES)
def test_a_temper_has_a_name_and_says_how_it_likes_to_play(
    game: Game, temper: str, language: str
) -> None:
    texts = texts_of(game, language)
    seat = Seat("Bo", "hard", temper)
    assert temper_text(texts, temper)
    assert temper_hint(texts, temper).endswith(".")
    assert temper_text(texts, temper) in standing_text(texts, game, seat)


def test_nobody_has_a_temper_that_is_not_known_here() -> None:
    assert tempered(SHY, BALANCED) is SHY
    assert tempered(SHY, "of another version") is SHY
    assert tempered(TALLY, "bold") is TALLY
    texts = texts_of(TALLY)
    assert standing_text(texts, TALLY, Seat("Bo", "hard", "of another version")) == "hard"


def test_where_nothing_can_be_written_everybody_likes_all_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full() -> None:
        raise OSError

    game = ShyTally()
    monkeypatch.setattr(tempers, "TemporaryDirectory", full)
    assert tempered(game, "bold") is game


def test_only_the_weights_that_are_named_are_multiplied() -> None:
    text = PATH.read_text(encoding="utf-8")
    before, after = tomllib.loads(text), tomllib.loads(weights_with(text, factors_of(SHY)["timid"]))
    assert after["ballot"] == before["ballot"] | {"shy": 0.8}
    assert after["bribe"] == before["bribe"] | {"curve": [0.25, 0.125, -0.0625]}
    assert tomllib.loads(weights_with(text, {})) == before
    with pytest.raises(ValueError, match=r"ballot\.nothing"):
        weights_with(text, {"ballot.nothing": 2.0})


def reply(temper: str, seed: int) -> str:
    """Return what the process that thinks answers to somebody of a temper."""
    t = new_table(SHY, 2, seed, {})
    view = redact(t, t.seat)
    job = Job(
        job=1, registry="tests.laboratory.shy", game="shy", seats=2, options=t.setup.options,
        table=view.dump(), level="prior", temper=temper, seed=7,
    )  # fmt: skip
    return answer(job, Stop())["move"]


def test_who_thinks_hears_of_the_temper() -> None:
    answers = {temper: [reply(temper, seed) for seed in range(30)] for temper in ("", "bold", "?")}
    assert answers["bold"] != answers[""]
    assert answers["?"] == answers[""]


def test_tempers_are_drawn_with_the_deal_and_none_twice_before_all_have_come() -> None:
    computers = [Seat(name, "easy", ANY_TEMPER) for name in "abc"]
    chosen = Seat("d", "easy", "bold")
    setup = MatchSetup(SHY, [Seat("Ada"), *computers, chosen])
    drawn = [setup.seated(seed) for seed in range(40)]
    assert drawn == [setup.seated(seed) for seed in range(40)], "a deal has its tempers"
    for seats in drawn:
        assert (seats[0], seats[-1]) == (Seat("Ada"), chosen)
        assert sorted(seat.temper for seat in seats[1:4]) == [BALANCED, "bold", "timid"]
    assert len({tuple(seats) for seats in drawn}) == 6


def test_a_match_keeps_its_tempers_and_an_older_one_has_none(tmp_path: Path) -> None:
    file = tmp_path / "match.toml"
    match = new_match(TALLY, [Seat("Ada"), Seat("Bo", "easy", "bold")], 1, file)
    match.close()
    assert SaveFile(file).read().seats == match.seats
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(', temper = "bold"', ""), encoding="utf-8")
    assert SaveFile(file).read().seats == [Seat("Ada"), Seat("Bo", "easy", BALANCED)]


def test_whoever_never_chose_meets_any_temper(tmp_path: Path) -> None:
    texts = texts_of(TALLY)
    usual = usual_setup(TALLY, texts, Settings())
    assert [seat.temper for seat in usual.seats] == [BALANCED, ANY_TEMPER]
    file = tmp_path / "settings.toml"
    seats = f'[{{name = "Ada", level = "{PERSON}"}}, {{name = "Bo", level = "hard"}}]'
    file.write_text(f"[last_setup.tally]\nseats = {seats}\noptions = {{}}\n", encoding="utf-8")
    settings = Settings.load(file)
    assert last_setup(TALLY, texts, settings).seats[1] == Seat("Bo", "hard", ANY_TEMPER)
    settings.last_setup["tally"].seats[1] = Seat("Bo", "hard", BALANCED)
    settings.save(file)
    assert last_setup(TALLY, texts, Settings.load(file)).seats[1].temper == BALANCED
