"""The search: finds what wins, keeps to its budget, and sees no more than its seat."""

import pytest

from rules.core.engine import legal_moves, play
from rules.core.game import Game
from rules.core.hidden import imagine, redact
from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.rng import Rng
from rules.core.table import Table
from tabletop.ai.contest import Pairing, play_match
from tabletop.ai.kinds import merged, own_kind
from tabletop.ai.levels import SEARCH, Level, all_levels, choose, suited, think, trusted
from tabletop.ai.policy import at_a_glance
from tabletop.ai.trials import FEWEST, Candidate, Stop, Trials, TrialSettings
from tests.ai.minds import Curt, Impatient, Lavish, Prudish, Timely
from tests.ai.positions import dealt, last_bribe
from tests.ai.thinkers import FOREVER, thinker, unhurried
from tests.fixture_game import BRIBE, GAME, LAY, Bribe, Lay, Tally, hand, purse

CANDIDATES = 8
MANY = 25


def prudish_game(amounts_vetoed: bool) -> Tally:
    """Build the fixture game around other feelings."""
    return game_of(Prudish() if amounts_vetoed else Knowledge())


def game_of(knowledge: Knowledge, bribe: type[Bribe] = Bribe) -> Tally:
    """Build the fixture game around what a player knows of it."""
    verbs = [Lay("lay", [LAY], secret=True, exact=True), bribe("bribe", [BRIBE])]
    return Tally("tally", 1, [2], ["lay", "bribe", "count"], verbs, [], knowledge)


def trials(game: Game, view: Table, worlds: int, milliseconds: int = FOREVER) -> Trials:
    """Try moves in so many worlds, as long as there is time."""
    budget = TrialSettings(worlds, milliseconds, CANDIDATES, 1, 1.0, 0.0)
    search = Trials(game, view, budget, Rng.seeded(1), game.knowledge)
    search.run(Stop())
    return search


def level(worlds: int) -> Level:
    """Return the strongest play that a number of worlds allows."""
    return thinker(worlds)


def contest(levels: list[str], rotation: int, seed: int) -> Pairing:
    """Return a match between levels."""
    return Pairing(
        registry="tests.fixture_game", game="tally", options={}, levels=levels, weights=[],
        settings="", rotation=rotation, deal=seed, minds=seed + 1,
    )  # fmt: skip


@pytest.mark.parametrize(("paid_by_rival", "needed"), [(2, {3}), (1, {2, 3}), (0, {1, 2, 3})])
def test_finds_the_bribe_that_wins_for_certain(paid_by_rival: int, needed: set[int]) -> None:
    t = last_bribe(paid_by_rival)
    for seed in range(5):
        move = choose(GAME, redact(t, 1), level(200), Rng.seeded(seed), Stop())
        assert move.amount in needed


def test_beats_random_clearly() -> None:
    wins = 0.0
    thinker, dicer = level(60), all_levels()["random"]
    for seed in range(60):
        t = dealt(seed // 2)
        rng = Rng.seeded(seed)
        while not t.over:
            player = thinker if (t.seat + seed) % 2 else dicer
            play(GAME, t, choose(GAME, redact(t, t.seat), player, rng, Stop()))
        wins += GAME.scores(t)[1 - seed % 2]
    assert wins >= 40


@pytest.mark.parametrize("name", list(all_levels()))
@pytest.mark.parametrize("seats", [2, 3])
def test_no_level_ever_makes_an_illegal_move(name: str, seats: int) -> None:
    outcome = play_match(contest([name] * seats, 0, 5))
    assert outcome["illegal"] == outcome["endless"] == 0
    assert sum(outcome["shares"]) == pytest.approx(1.0)
    assert all(outcome["milliseconds"])


def test_thinks_no_longer_than_its_budget() -> None:
    view = redact(dealt(), 0)
    thought = think(GAME, view, level(FEWEST - 1), Rng.seeded(1), Stop())
    assert thought.iterations == FEWEST - 1
    assert {choice.visits for choice in thought.choices} == {FEWEST - 1}
    assert thought.move in legal_moves(GAME, view)


def test_only_the_shortlist_is_thought_of_and_the_obvious_takes_no_time() -> None:
    game = game_of(Curt())
    view = redact(last_bribe(1), 1)
    assert len(legal_moves(game, view)) > 1
    for name in ("greedy", "easy", "hard"):
        thought = think(game, view, unhurried(name), Rng.seeded(1), Stop())
        assert [choice.move.amount for choice in thought.choices] == [0], name
        assert thought.iterations == (all_levels()[name].worlds if name == "greedy" else 0)
    assert at_a_glance(game, view, Rng.seeded(1)).amount == 0


@pytest.mark.parametrize(("finish", "worlds"), [(2, 4), (3, 6)])
def test_close_to_the_end_the_other_budget_counts_and_needs_no_trust(
    finish: int, worlds: int
) -> None:
    game, view = game_of(Timely()), redact(last_bribe(2), 1)
    settings = TrialSettings(4, FOREVER, 8, 1, 1.0, 0.0, finish=finish, closing=6)
    found = Trials(game, view, settings, Rng.seeded(1), game.knowledge)
    found.run(Stop())
    assert found.worlds == worlds
    thought = think(game, view, Level("test", SEARCH, 1, settings), Rng.seeded(1), Stop())
    told = found.ranking()[0].mean
    trust = 1.0 if finish == 3 else 0.5
    assert thought.choices[0].value == trusted(told, trust, 2)


def test_the_clock_caps_a_budget_that_is_too_large() -> None:
    found = trials(game_of(Knowledge()), redact(last_bribe(3), 1), 10**9, milliseconds=1)
    assert 0 < found.worlds < 10**9


def test_stops_when_asked() -> None:
    view = redact(last_bribe(3), 1)
    thought = think(game_of(Knowledge()), view, level(10**9), Rng.seeded(1), Impatient())
    assert 0 < thought.iterations < 10**9


def test_a_single_move_needs_no_thought() -> None:
    t = last_bribe(0)
    t.add(t.setup.refs["purse.1"], -3)
    thought = think(GAME, redact(t, 1), level(100), Rng.seeded(1), Stop())
    assert thought.iterations == 0
    assert thought.move.amount == 0


def test_same_view_and_seed_give_the_same_move_whatever_is_hidden() -> None:
    differing = 0
    for seed in range(6):
        truth = dealt(seed)
        play(GAME, truth, legal_moves(GAME, truth)[0])
        play(GAME, truth, legal_moves(GAME, truth)[0])
        view = redact(truth, 1)
        other = imagine(GAME, view, Rng.seeded(seed + 100))
        differing += truth.at(hand(0)) != other.at(hand(0))
        again = redact(other, 1)
        assert again.dump() == view.dump()
        for name in ("greedy", "normal", "hard"):
            chosen = [
                choose(GAME, seen, unhurried(name), Rng.seeded(9), Stop()) for seen in (view, again)
            ]
            assert chosen[0] == chosen[1]
        guesses = [imagine(GAME, seen, Rng.seeded(4)).dump() for seen in (view, again)]
        assert guesses[0] == guesses[1]
    assert differing >= 4


def test_guesses_vary_and_seldom_hit_the_truth() -> None:
    truth = dealt(3)
    view = redact(truth, 0)
    rng = Rng.seeded(11)
    guessed = [tuple(imagine(GAME, view, rng).at(hand(1))) for _ in range(300)]
    assert len(set(guessed)) > 100
    assert guessed.count(tuple(truth.at(hand(1)))) <= 6


def test_copies_of_a_card_are_one_choice() -> None:
    for seed in range(20):
        t = dealt(seed)
        cards = {t.setup.card_of[piece] for piece in t.at(hand(0))}
        assert len(merged(t, legal_moves(GAME, t))) == len(cards)


def test_vetoed_moves_are_tried_only_where_nothing_else_is_left() -> None:
    t = last_bribe(0)
    game = prudish_game(amounts_vetoed=True)
    assert [found.move.amount for found in trials(game, redact(t, 1), 40).candidates] == [0]
    t.add(t.setup.refs["purse.1"], -3)
    assert at_a_glance(game, redact(t, 1), Rng.seeded(1)).amount == 0


def test_plays_without_any_knowledge_to_the_end_of_the_match() -> None:
    t = last_bribe(2)
    game = prudish_game(amounts_vetoed=False)
    t.setup.options["rounds"] = 3
    assert choose(game, redact(t, 1), level(200), Rng.seeded(1), Stop()).amount == 3


def test_only_the_best_looking_moves_of_many_are_tried() -> None:
    t = last_bribe(0)
    t.add(purse(1), MANY)
    search = trials(game_of(Knowledge(), Lavish), redact(t, 1), 1)
    assert len(legal_moves(game_of(Knowledge(), Lavish), t)) > MANY
    assert len(search.candidates) == CANDIDATES


def test_every_candidate_sees_the_same_worlds() -> None:
    search = trials(GAME, redact(dealt(), 0), FEWEST - 1)
    assert {len(found.results) for found in search.candidates} == {FEWEST - 1}
    again = trials(GAME, redact(dealt(), 0), FEWEST - 1)
    assert [f.results for f in search.candidates] == [f.results for f in again.candidates]


def candidate(results: list[float]) -> Candidate:
    """Return a candidate with such results."""
    found = Candidate(Move(0))
    found.results.extend(results)
    found.total = sum(results)
    return found


def test_a_lead_is_judged_by_what_differs_in_the_same_worlds() -> None:
    lucky, plain = candidate([0.9, 0.2, 0.8, 0.3]), candidate([0.8, 0.1, 0.7, 0.2])
    lead, doubt = lucky.lead(plain)
    assert lead == pytest.approx(0.1)
    assert doubt < 0.001, "the worlds differ, the moves do not"
    assert candidate([0.9]).lead(candidate([0.1])) == (0.0, 1.0), "one world proves nothing"
    lead, doubt = candidate([0.9, 0.1, 0.9, 0.1]).lead(candidate([0.5, 0.5, 0.5, 0.5]))
    assert lead < doubt


def test_the_best_looking_move_is_left_only_beyond_doubt() -> None:
    search = trials(GAME, redact(dealt(), 0), 0)
    first, second = search.candidates[:2]
    assert search.ranking()[0] is first, "nothing was tried"
    search.worlds = 4
    for found, results in ((first, [0.5, 0.5, 0.5, 0.5]), (second, [0.9, 0.2, 0.9, 0.2])):
        found.results.extend(results)
        found.total = sum(results)
    assert search.ranking()[0] is first, "the lead is luck"
    second.results[:] = [0.6, 0.5, 0.6, 0.6]
    second.total = sum(second.results)
    assert search.ranking()[0] is second


def test_slips_take_other_moves_than_the_best_looking_now_and_then() -> None:
    view = redact(dealt(), 0)
    steady = [choose(GAME, view, thinker(0), Rng.seeded(i), Stop()) for i in range(60)]
    kinds = [own_kind(view, m) for m in steady]
    assert len(set(kinds)) == 1
    rash = [choose(GAME, view, thinker(0, slip=3.0), Rng.seeded(i), Stop()) for i in range(60)]
    assert len({own_kind(view, m) for m in rash}) > 1


def test_a_game_s_own_settings_of_a_level_replace_the_usual_ones() -> None:
    game = game_of(Knowledge())
    usual = thinker(20).settings
    assert usual is not None
    assert suited(usual, "test", game) is usual
    game.knowledge.ways["test"] = {"worlds": 7.0, "doubt": 0.5}
    found = suited(usual, "test", game)
    assert (found.worlds, found.doubt, found.candidates) == (7, 0.5, usual.candidates)


def test_shares_are_told_as_far_as_they_are_trusted() -> None:
    assert trusted(0.25, 0.5, 4) == pytest.approx(0.25), "a fair share stays"
    assert trusted(0.8, 1.0, 3) == pytest.approx(0.8)
    assert 0.5 < trusted(0.9, 0.5, 2) < 0.9
    assert trusted(1.0, 0.5, 2) < 1.0
    assert trusted(0.1, 0.5, 2) == pytest.approx(1 - trusted(0.9, 0.5, 2))
