"""What the computer's senator feels: better positions are worth more, blunders are not weighed."""

import pytest

from rules.core.engine import legal_moves
from rules.core.notation import write
from rules.core.rng import Rng
from rules.senators.facts import names
from rules.senators.facts.names import alive
from rules.senators.facts.pieces import IDS, SELLABLE
from rules.senators.game import GAME
from rules.senators.law.sets import best_sets, bits
from rules.senators.mind.outlook import lasting
from rules.senators.mind.worth import assess, best_sale, cards_of
from tests.games.senators.desk import Desk
from tests.games.senators.walks import walk

WISE = GAME.knowledge


def weighed(desk: Desk) -> dict[str, float]:
    """Return the moves worth a thought and their scores, by their text."""
    step = desk.t.agenda[-1]
    moves = WISE.shortlist(desk.t, step, legal_moves(GAME, desk.t))
    scores = WISE.scores(desk.t, step, moves)
    return {write(GAME, desk.t.setup, m): score for m, score in zip(moves, scores, strict=True)}


def best(desk: Desk) -> str:
    """Return the move that looks best."""
    seen = weighed(desk)
    return max(seen, key=seen.__getitem__)


def share(desk: Desk) -> float:
    return WISE.value(desk.t)[0]


def hand_of(*cards: str) -> int:
    return bits([IDS.index(card) for card in cards])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_shares_and_shortlists_hold_along_random_matches(seats: int) -> None:
    for seed in range(3):
        for t in walk(seats, seed, {"supports": seed % 2}):
            if t.over:
                continue
            shares = WISE.value(t)
            assert sum(shares) == pytest.approx(1.0)
            assert [found > 0 for found in shares] == [alive(t, s) for s in range(seats)]
            moves = legal_moves(GAME, t)
            before = t.digest()
            some = WISE.shortlist(t, t.agenda[-1], moves)
            assert some
            assert all(m in moves for m in some)
            assert len(WISE.scores(t, t.agenda[-1], moves)) == len(moves)
            assert t.digest() == before


def test_a_hand_is_sold_for_the_most() -> None:
    assert best_sale(hand_of("olives4", "olives5", "olives6"))[0] == 30
    assert best_sale(hand_of("olives4", "olives5", "olives7"))[0] == 16
    rng = Rng.seeded(5)
    for _ in range(60):
        cards = [1 + rng.below(SELLABLE) for _ in range(9)]
        mask = bits(cards)
        pays, sets = best_sale(mask)
        assert pays == sum(found[0] for found in best_sets(cards_of(mask)))
        assert sum(sets) & mask == sum(sets)


def test_a_pair_that_can_become_a_run_promises_more_than_strangers() -> None:
    near = assess(hand_of("grain7", "grain8"))[1]
    strangers = assess(hand_of("grain7", "wine8"))[1]
    assert near > strangers


def test_the_chance_of_no_fourth_war_is_counted() -> None:
    assert lasting(10, 2, 1, 1) == pytest.approx(0.8)
    assert lasting(10, 2, 2, 1) == 1.0
    assert lasting(10, 2, 1, 9) == 0.0
    assert lasting(4, 2, 2, 3) == pytest.approx(0.5)


def test_places_talents_cards_and_offices_are_worth_having() -> None:
    even = share(Desk())
    assert share(Desk().stand(6, 5, 5, 5)) > even
    assert share(Desk().purses(25, 20, 20, 20)) > even
    assert share(Desk().hand(0, "grain7", "grain8", "grain9")) > even
    assert share(Desk().front(0, "censor")) > even
    assert share(Desk().front(1, "consul")) < even


def test_talents_that_cannot_be_spent_any_more_count_little() -> None:
    early = share(Desk().purses(40, 20, 20, 20).stand(5, 7, 5, 5))
    late = Desk().purses(40, 20, 20, 20).stand(5, 7, 5, 5).wars(3)
    late.t.add(names.ACTIVE, 1)
    assert early > share(late) + 0.1


def test_nobody_bids_above_worth_or_purse() -> None:
    desk = Desk().hand(1, "grain7", "grain8").lots("wine1", "wood4", "grain9", "consul")
    desk.purses(20, 6, 20, 20).play("auction")
    amounts = [int(text.split("=")[1]) for text in weighed(desk) if text.startswith("bid")]
    assert amounts
    assert max(amounts) <= 6
    desk = Desk().hand(1, "grain7", "grain8").lots("wine1", "wood4", "grain9", "consul")
    desk.purses(20, 90, 20, 20).play("auction")
    for_wine = [text for text in weighed(desk) if text.startswith("bid bid.1.0")]
    assert all(int(text.split("=")[1]) <= 9 for text in for_wine)
    assert "bid bid.1.0>lot.0=30" not in weighed(desk)


def test_the_card_that_makes_a_run_is_wanted_most() -> None:
    desk = Desk().hand(1, "grain7", "grain8").lots("wine1", "wood4", "grain9", "consul")
    desk.play("auction")
    assert best(desk).startswith("bid bid.1.2>lot.2")


def test_a_bid_for_one_lot_leaves_the_others_to_be_bid_for() -> None:
    desk = Desk().lots("wine3", "wood6", "grain9", "consul").play("auction")
    desk.play("bid bid.1.2>lot.2=1")
    lots = {text.partition(">")[2][:5] for text in weighed(desk) if text != "done"}
    assert lots == {"lot.0", "lot.1", "lot.3"}


def test_a_dear_lot_is_sold_and_a_cheap_one_is_kept() -> None:
    desk = Desk().hand(0, "grain7", "grain8").lots("wine1", "wood4", "grain9", "consul")
    desk.play("auction", "bid bid.1.0>lot.0=12", "done", "bid bid.2.2>lot.2=2", "done", "done")
    assert best(desk) == "sell wine1>front.1"
    desk.play("sell wine1>front.1")
    assert best(desk) == "keep grain9>front.0"


def test_a_ransom_is_paid_only_for_a_card_that_is_worth_it() -> None:
    dear = Desk().hand(1, "grain7", "grain8").front(1, "grain9").play("extortion")
    dear.play("offer money.0>grain9=3")
    assert best(dear) == "refuse"
    cheap = Desk().front(1, "grain1").play("extortion").play("offer money.0>grain1=9")
    assert best(cheap) == "give"


def test_offers_stay_between_nothing_and_the_worth_of_the_card() -> None:
    desk = Desk().front(1, "grain1").purses(60, 20, 20, 20).play("extortion")
    amounts = [int(text.split("=")[1]) for text in weighed(desk) if text.startswith("offer")]
    assert amounts
    assert max(amounts) <= 6


def test_nobody_cashes_in_or_joins_with_nothing_to_sell_or_to_spend() -> None:
    desk = Desk().purses(60, 9, 20, 20).wars(3)
    assert "cash_in" in weighed(desk)
    desk.play("cash_in")
    assert set(weighed(desk)) == {"stay"}
    assert "cash_in" not in weighed(Desk().purses(9, 20, 20, 20).wars(3))


def test_nobody_cashes_in_early_for_a_place_that_had_better_wait() -> None:
    assert "cash_in" not in weighed(Desk())
    assert "cash_in" in weighed(Desk().hand(0, "grain7", "grain8", "grain9"))


def test_nobody_extorts_from_those_who_show_nothing() -> None:
    assert "extortion" not in weighed(Desk())
    assert "extortion" in weighed(Desk().front(2, "grain1"))


def test_nobody_finishes_a_cash_in_with_a_set_to_sell() -> None:
    desk = Desk().hand(0, "grain2", "wine2", "wood2").cash_in()
    assert "finish" not in weighed(desk)


def test_a_rich_sale_is_worth_joining_before_the_end() -> None:
    desk = Desk().hand(3, "grain7", "grain8", "grain9").wars(3)
    harmless = [piece for piece in desk.t.at(names.EVENTS) if IDS[piece] != "war"]
    for piece in harmless[4:]:  # so the next event may well be the last
        desk.put(piece, names.PAST)
    assert best(desk.play("cash_in", "stay", "stay")) == "join"


def test_a_place_is_sold_to_join_with_a_run() -> None:
    desk = Desk().hand(1, "grain7", "grain8", "grain9").wars(3).purses(20, 2, 20, 20)
    desk.play("cash_in")
    assert best(desk) == "convert senate.1>money.1=1"
    assert set(weighed(Desk().purses(20, 2, 20, 20).play("cash_in"))) == {"stay"}


def test_before_the_end_everything_is_sold_and_spent() -> None:
    desk = Desk().hand(0, "grain7", "grain8", "grain9", "wine2").wars(3).purses(25, 20, 20, 20)
    desk.cash_in()
    assert "finish" not in weighed(desk)
    for _ in range(12):
        move = best(desk)
        desk.play(move)
        if move == "finish":
            break
    assert desk.t.count(names.senate(0)) == 5 + (25 + 39) // 10
    assert desk.t.count(names.money(0)) == 4


def test_the_consul_comes_before_the_places_and_the_censor_meets_the_leader() -> None:
    desk = Desk().front(0, "consul").wars(3).purses(30, 20, 20, 20).cash_in()
    assert list(weighed(desk)) == ["play consul/1>treasury"]
    desk = Desk().front(0, "censor").stand(5, 5, 9, 5).wars(3).purses(3, 20, 20, 20).cash_in()
    assert best(desk) == "play censor/1>senate.2"


def test_the_quaestor_sells_what_is_left() -> None:
    desk = Desk().front(0, "quaestor").hand(0, "grain9", "wine8", "wood4").wars(3)
    desk.purses(0, 20, 20, 20).cash_in()
    assert best(desk) == "play quaestor/1>treasury"
    desk.play("play quaestor/1>treasury")
    for _ in range(4):
        desk.play(best(desk))
    assert desk.t.count(names.money(0)) == 21


def test_the_peddler_sells_the_dearest_pair() -> None:
    desk = Desk(supports=1).front(0, "peddler").hand(0, "grain9", "wine9", "wood2", "cloth2")
    desk.wars(3).purses(0, 20, 20, 20).cash_in()
    for _ in range(3):
        desk.play(best(desk))
    assert desk.t.count(names.money(0)) == 18


def test_no_sealed_offer_is_higher_than_it_must_be() -> None:
    desk = Desk().purses(60, 4, 7, 3).turn("war")
    amounts = [int(text.partition("=")[2] or 0) for text in weighed(desk)]
    assert max(amounts) == 8
    assert min(amounts) == 0


def test_the_last_place_is_never_sold() -> None:
    desk = Desk().stand(1, 5, 5, 5).play("convert senate.0>money.0=1")
    assert list(weighed(desk)) == ["relent"]


def test_the_clock_is_the_turn() -> None:
    desk = Desk()
    before = WISE.clock(desk.t)
    assert WISE.clock(desk.turn("dole").t) == before + 1
