"""What the computer's lobbyist feels: better positions are worth more, blunders look bad."""

import pytest

from rules.core.engine import legal_moves, new_table
from rules.core.moves import drawn
from rules.core.notation import write
from rules.core.rng import Rng
from rules.kstreet.facts import names
from rules.kstreet.facts.names import bid, hand, shown
from rules.kstreet.game import GAME
from tests.games.kstreet.desk import Desk

WISE = GAME.knowledge


def looks(desk: Desk) -> dict[str, float]:
    """Return the score of every legal move by its text."""
    moves = legal_moves(GAME, desk.t)
    scores = WISE.scores(desk.t, desk.t.agenda[-1], moves)
    assert len(scores) == len(moves)
    texts = [write(GAME, desk.t.setup, m) for m in moves]
    return dict(zip(texts, scores, strict=True))


def vetoed(desk: Desk) -> set[str]:
    """Return the legal moves that nobody sensible would make."""
    step = desk.t.agenda[-1]
    moves = legal_moves(GAME, desk.t)
    kept = WISE.defensible(desk.t, step, moves)
    return {write(GAME, desk.t.setup, m) for m in moves if m not in kept}


def share(desk: Desk) -> float:
    return WISE.value(desk.t)[0]


def test_the_shares_add_up_along_random_matches() -> None:
    rng = Rng.seeded(2)
    for seed in range(6):
        t = new_table(GAME, 2, seed, {})
        while not t.over:
            moves = legal_moves(GAME, t)
            first, second = WISE.value(t)
            assert 0.0 <= first <= 1.0
            assert first + second == pytest.approx(1.0)
            m = drawn(moves, rng)
            assert len(WISE.scores(t, t.agenda[-1], moves)) == len(moves)
            GAME.verbs[m.verb].perform(t, t.agenda[-1], m)
            while t.agenda and t.agenda[-1].seat < 0:
                step = t.agenda[-1]
                t.done()
                GAME.run(t, step)


def test_the_clock_is_the_round() -> None:
    desk = Desk()
    assert WISE.clock(desk.t) == 1
    assert WISE.clock(desk.flipping().t) == 2


def test_reputation_is_worth_having() -> None:
    even = share(Desk())
    assert even == pytest.approx(0.5, abs=0.05)
    assert share(Desk().set_reputation(8, 5)) > even > share(Desk().set_reputation(5, 8))


def test_good_cards_are_worth_having() -> None:
    desk = Desk()
    before = share(desk)
    desk.deal(0, names.discard(0), "steadfast", "dunmore")
    assert share(desk) > before


def test_a_bid_that_buys_is_worth_more_than_a_scattered_one() -> None:
    together = Desk().centre(0, "pike").centre(1, "bright").hand(0, "favor").hand(1, "favor")
    together.stack(0, 0, "favor", "favor", "favor")
    apart = Desk().centre(0, "pike").centre(1, "bright").hand(0, "favor").hand(1, "favor")
    apart.stack(0, 0, "favor").stack(0, 1, "favor").stack(0, 2, "favor")
    assert share(together) > share(apart)


def test_power_that_misses_an_opportunity_is_bad() -> None:
    missed = Desk().centre(4, "grand_bargain").stack(0, 4, "moon").hand(1, "favor")
    met = Desk().centre(4, "grand_bargain").stack(0, 4, "crane", "birch").hand(1, "favor")
    assert share(missed) < share(met)


def test_placing_follows_the_kind_of_the_card() -> None:
    desk = Desk().centre(0, "pike").centre(4, "farm_relief").hand(1, "favor", "favor")
    desk.hand(0, "crane", "war_chest", "objection", "grudge").stack(1, 4, "favor")
    desk.stack(1, 0, "favor")
    seen = looks(desk)
    assert seen["place crane>bid.0.4"] > seen["place crane>bid.0.0"]
    assert seen["place war_chest>bid.0.0"] > seen["place war_chest>bid.0.4"]
    assert seen["place objection/1>bid.0.4"] > seen["place objection/1>bid.0.5"]
    assert seen["place grudge/1>bid.0.0"] > seen["place grudge/1>bid.0.1"]


def test_power_for_a_hopeless_opportunity_is_vetoed() -> None:
    desk = Desk().centre(4, "grand_bargain").centre(5, "farm_relief").hand(0, "crane", "favor")
    desk.centre(6, "tax_holiday").hand(1, "favor")
    assert vetoed(desk) == {"place crane>bid.0.4"}
    desk = Desk().centre(4, "library_fund").centre(5, "town_hall").centre(6, "amendment")
    desk.hand(0, "crane", "favor").hand(1, "favor")
    assert vetoed(desk) == {f"place crane>bid.0.{lane}" for lane in (4, 5, 6)}


def test_rewards_are_flipped_first_and_penalties_last() -> None:
    desk = Desk().centre(4, "farm_relief").centre(5, "grand_bargain").centre(0, "vane")
    desk.stack(1, 4, "crane").stack(1, 5, "birch").stack(1, 0, "favor").flipping()
    seen = looks(desk)
    assert seen["flip bid.1.4"] > seen["flip bid.1.0"] > seen["flip bid.1.5"]


def test_the_heaviest_card_is_cancelled() -> None:
    desk = Desk().centre(0, "vane").face_up(0, 0, "favor", "war_chest").stack(1, 0, "subpoena")
    desk.stack(1, 1, "favor").flipping().play("flip bid.1.0")
    seen = looks(desk)
    heavy = seen["cancel subpoena>war_chest"]
    assert heavy == max(seen.values())
    assert heavy > min(seen.values())


def test_the_highest_stack_is_looked_at() -> None:
    desk = Desk().centre(0, "vane").stack(0, 0, "favor").stack(0, 1, "favor", "favor")
    desk.stack(1, 0, "planted_intern").stack(1, 2, "favor").flipping().play("flip bid.1.0")
    seen = looks(desk)
    assert seen["look planted_intern>bid.0.1"] > seen["look planted_intern>bid.0.0"]


def test_a_card_moves_to_where_it_counts() -> None:
    desk = Desk().centre(0, "vane").centre(4, "farm_relief")
    desk.stack(1, 0, "change_of_venue", "larkwood").stack(1, 4, "sunday").stack(0, 4, "favor")
    desk.flipping().play("flip bid.1.0")
    seen = looks(desk)
    assert seen["shift larkwood>shown.1.4"] > seen["decline"]
    assert seen["shift change_of_venue>shown.1.4"] < seen["decline"]
    assert desk.t.at(shown(1, 4)) == []


def test_a_card_about_to_be_bought_is_kept() -> None:
    desk = Desk().centre(0, "moon").stack(1, 0, "calendar_trick", "war_chest")
    desk.stack(1, 1, "favor").flipping().play("flip bid.1.0")
    seen = looks(desk)
    assert seen["keep"] > seen["swap moon>purchases"]
    desk = Desk().centre(0, "vane").stack(1, 0, "calendar_trick")
    desk.stack(1, 1, "favor").flipping().play("flip bid.1.0")
    seen = looks(desk)
    assert seen["keep"] < seen["swap vane>purchases"]


def test_a_starting_card_is_gladly_retired() -> None:
    desk = Desk().centre(0, "vane").stack(1, 0, "revolving_door").stack(1, 1, "favor")
    desk.deal(1, names.discard(1), "favor")
    desk.flipping().play("flip bid.1.0")
    seen = looks(desk)
    assert seen["decline"] == min(seen.values())
    assert seen["decline"] < max(seen.values())


def test_hints_do_not_change_the_table() -> None:
    desk = Desk().hand(0, "crane", "favor").hand(1, "favor").stack(0, 4, "moon")
    before = desk.t.digest()
    looks(desk)
    vetoed(desk)
    share(desk)
    assert desk.t.digest() == before
    assert desk.t.at(hand(0)) + desk.t.at(bid(0, 4))
