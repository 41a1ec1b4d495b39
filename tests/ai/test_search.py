"""The search: finds what wins, keeps to its budget, and sees no more than its seat."""

from math import sqrt

import pytest

from rules.core.engine import legal_moves, play
from rules.core.hidden import imagine, redact
from rules.core.knowledge import Knowledge
from rules.core.moves import Move
from rules.core.rng import Rng
from tabletop.ai.contest import Pairing, play_match
from tabletop.ai.ismcts import CLOCK_EVERY, OBVIOUS, WIDE, Search, SearchSettings, Stop
from tabletop.ai.kinds import merged
from tabletop.ai.levels import Level, WeighedMove, all_levels, choose, draw, think
from tabletop.ai.policy import Policy, at_a_glance
from tests.ai.minds import Curt, Impatient, Lavish, Prudish
from tests.ai.positions import dealt, last_bribe
from tests.ai.thinkers import FOREVER, thinker, unhurried
from tests.fixture_game import BRIBE, GAME, LAY, Bribe, Lay, Tally, hand, purse

INFINITE = float("inf")


def prudish_game(amounts_vetoed: bool) -> Tally:
    """Build the fixture game around other feelings."""
    return game_of(Prudish() if amounts_vetoed else Knowledge())


def game_of(knowledge: Knowledge, bribe: type[Bribe] = Bribe) -> Tally:
    """Build the fixture game around what a player knows of it."""
    verbs = [Lay("lay", [LAY], secret=True, exact=True), bribe("bribe", [BRIBE])]
    return Tally("tally", 1, [2], ["lay", "bribe", "count"], verbs, [], knowledge)


def settings(iterations: int, milliseconds: int = FOREVER, samples: int = 1) -> SearchSettings:
    """Return usual settings with a budget."""
    return SearchSettings(iterations, milliseconds, 1.0, 1.0, 1, samples, 3.0)


def level(iterations: int) -> Level:
    """Return the strongest play that a number of iterations allows."""
    return thinker(iterations, samples=1)


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


def test_thinks_exactly_as_long_as_its_budget() -> None:
    view = redact(dealt(), 0)
    thought = think(GAME, view, level(150), Rng.seeded(1), Stop())
    assert thought.iterations == 150
    assert sum(choice.visits for choice in thought.choices) == 150
    assert thought.move in legal_moves(GAME, view)


def test_only_the_shortlist_is_thought_of_and_the_obvious_takes_no_time() -> None:
    game = game_of(Curt())
    view = redact(last_bribe(1), 1)
    assert len(legal_moves(game, view)) > 1
    for name in ("greedy", "easy", "hard"):
        thought = think(game, view, unhurried(name), Rng.seeded(1), Stop())
        assert [choice.move.amount for choice in thought.choices] == [0], name
        assert thought.iterations <= OBVIOUS
    assert at_a_glance(game, view, Rng.seeded(1)).amount == 0


def test_the_clock_caps_a_budget_that_is_too_large() -> None:
    search = Search(GAME, redact(dealt(), 0), settings(10**9, milliseconds=1), Rng.seeded(1))
    search.run(Stop())
    assert 0 < search.iterations < 10**9


def test_stops_at_the_first_look_when_asked() -> None:
    thought = think(GAME, redact(dealt(), 0), level(10**9), Rng.seeded(1), Impatient())
    assert 0 < thought.iterations < 10**9
    assert thought.iterations % CLOCK_EVERY == 0
    assert thought.move == thought.choices[0].move


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


def test_a_rival_does_not_see_which_ballot_was_laid() -> None:
    t = dealt(2)
    search = Search(GAME, redact(t, 0), settings(80), Rng.seeded(1))
    search.run(Stop())
    kinds = len(merged(t, legal_moves(GAME, t)))
    assert kinds > 1
    assert len(search.roots[0].children) == kinds
    assert len(search.roots[1].children) == 1
    bribes = next(iter(search.roots[1].children.values())).children
    assert len(bribes) == 4, "how much was paid is seen by all"


def test_copies_of_a_card_are_one_choice() -> None:
    for seed in range(20):
        t = dealt(seed)
        cards = {t.setup.card_of[piece] for piece in t.at(hand(0))}
        assert len(merged(t, legal_moves(GAME, t))) == len(cards)


def test_vetoed_moves_are_tried_only_where_nothing_else_is_left() -> None:
    t = last_bribe(0)
    game = prudish_game(amounts_vetoed=True)
    search = Search(game, redact(t, 1), settings(40), Rng.seeded(1))
    search.run(Stop())
    assert [node.visits for node in search.choices()] == [40, 0, 0, 0]
    t.add(t.setup.refs["purse.1"], -3)
    assert at_a_glance(game, redact(t, 1), Rng.seeded(1)).amount == 0


def test_plays_without_any_knowledge_to_the_end_of_the_match() -> None:
    t = last_bribe(2)
    game = prudish_game(amounts_vetoed=False)
    t.setup.options["rounds"] = 3
    assert choose(game, redact(t, 1), level(200), Rng.seeded(1), Stop()).amount == 3


def test_play_outs_take_the_best_looking_of_their_samples() -> None:
    t = dealt(2)
    step = t.agenda[-1]
    moves = legal_moves(GAME, t)
    looks = GAME.knowledge.scores(t, step, moves)
    random_picks = Policy(GAME.knowledge, 1)
    guided_picks = Policy(GAME.knowledge, 12)
    rng = Rng.seeded(3)
    assert {random_picks.pick(t, step, moves, rng) for _ in range(60)} == set(moves)
    best = guided_picks.pick(t, step, moves, rng)
    assert GAME.knowledge.scores(t, step, [best]) == [max(looks)]
    assert guided_picks.pick(t, step, moves[:1], rng) is moves[0]


def test_the_strength_index_drops_absurd_moves_and_prefers_visited_ones() -> None:
    choices = [WeighedMove(Move(0, 0, 0, i), visits, 0.5) for i, visits in enumerate([100, 50, 9])]
    rng = Rng.seeded(1)
    assert draw(choices, INFINITE, rng).move.amount == 0
    even = [draw(choices, 0.0, rng).move.amount for _ in range(400)]
    assert even.count(2) == 0
    assert 150 < even.count(0) < 250
    sharp = [draw(choices, 2.0, rng).move.amount for _ in range(400)]
    assert sharp.count(0) > 280
    untried = [WeighedMove(Move(0), 0, 0.0), WeighedMove(Move(1), 0, 0.0)]
    assert draw(untried, 1.0, rng) is untried[0]


def test_many_moves_are_widened_bit_by_bit() -> None:
    t = last_bribe(0)
    t.add(purse(1), WIDE)
    game = game_of(Knowledge(), Lavish)
    search = Search(game, redact(t, 1), settings(40), Rng.seeded(1))
    assert len(search.moves) > WIDE
    tried: list[int] = []
    for _ in range(40):
        search.iterate()
        tried.append(sum(node.visits > 0 for node in search.choices()))
    widths = [max(2, int(search.settings.widening * sqrt(visits + 1))) for visits in range(40)]
    assert all(count <= width for count, width in zip(tried, widths, strict=True))
    assert tried[0] == 1
    assert 4 < tried[-1] < len(search.moves)
