"""The moments of K Street: strokes, totals, verdicts and what follows, by the book's examples."""

from collections.abc import Iterator

import pytest

from ordeals.moments import played
from rules.core.events import Event
from rules.core.moments import EVEN, LOST, WON, Camp, Moment, Upshot
from rules.kstreet.facts import names
from rules.kstreet.facts.cards import ALONE, DECK, SECTOR
from rules.kstreet.facts.names import PURCHASE_LANES, bid, centre, reputation, shown
from rules.kstreet.game import GAME
from rules.kstreet.law.lanes import CARD
from rules.kstreet.law.moments import MOMENTS
from tabletop.player.seats import Seat
from tabletop.words.speech import Speaker
from tabletop.words.text import Texts
from tests.games.kstreet.desk import Desk, lobby, sale
from tests.games_under_law import ROOT, asset_folder

FAVOR = "favor"


def told(desk: Desk, name: str) -> Event:
    """Return the first event that carries a moment of a kind."""
    return next(e for e in desk.events if e.moment is not None and e.moment.name == name)


def moment(desk: Desk, name: str) -> Moment:
    found = told(desk, name).moment
    assert found is not None
    return found


def speaker(desk: Desk, viewer: int = 0, language: str = "en") -> Speaker:
    texts = Texts(language, [asset_folder(GAME), ROOT / "assets" / "common"])
    return Speaker(texts, GAME, desk.t.setup, [Seat("Ada"), Seat("Bo")], viewer)


def strokes(desk: Desk, camp: Camp) -> list[tuple[str, int]]:
    """Return the strokes of a camp as cards and amounts."""
    return [(desk.t.setup.card(one.what).id, one.amount) for one in camp.strokes]


def outcome(of: Moment) -> list[tuple[int, str, int]]:
    return [(one.seat, one.key, one.amount) for one in of.upshots]


def upshot(desk: Desk, name: str, seat: int, viewer: int = 0) -> str:
    """Return what a moment's first upshot for a seat tells a viewer."""
    found = next(one for one in moment(desk, name).upshots if one.seat == seat)
    return speaker(desk, viewer).moments.upshot(found)


# Lanes of purchase


@pytest.mark.parametrize(
    ("mine", "theirs", "card", "totals", "word", "fates"),
    [
        ([FAVOR] * 3, [FAVOR] * 3, "moon", [3, 3], "tied", [EVEN, EVEN]),
        ([FAVOR] * 4, [FAVOR] * 3 + ["grudge"], "moon", [3, 3], "tied", [EVEN, EVEN]),
        ([FAVOR] * 2, [], "pike", [2], "too_little", [EVEN]),
        ([FAVOR] * 3, [], "pike", [3], "buys", [WON]),
        ([FAVOR] * 3, [FAVOR] * 2, "pike", [3, 2], "buys", [WON, LOST]),
        (["objection"], [], "pike", [0], "no_bid", [EVEN]),
        ([FAVOR], ["attack_ad"], "pike", [0, 0], "no_bid", [EVEN, EVEN]),
    ],
)
def test_k12_the_examples_of_a_sale_are_told_with_their_sums(
    mine: list[str], theirs: list[str], card: str, totals: list[int], word: str, fates: list[int]
) -> None:
    desk = sale(mine, theirs, card)
    found = moment(desk, "sale")
    assert told(desk, "sale").key == word
    assert (found.what, found.onto) == (desk.ref(card), centre(0))
    assert found.need == desk.t.setup.card(desk.ref(card)).numbers["cost"]
    assert [camp.total for camp in found.camps] == totals
    assert [camp.fate for camp in found.camps] == fates


def test_k7_a_minus_card_strikes_the_camp_of_the_rival() -> None:
    desk = sale([FAVOR, FAVOR, "grudge"], [FAVOR, "whisper"], "moon")
    mine, theirs = moment(desk, "sale").camps
    assert strokes(desk, mine) == [("favor", 1), ("favor", 1), ("whisper", -1)]
    assert strokes(desk, theirs) == [("favor", 1), ("whisper", 1), ("grudge", -1)]
    assert (mine.total, theirs.total) == (1, 1)


def test_k8_the_floor_shows_as_a_total_beside_the_sum() -> None:
    desk = sale([FAVOR], ["attack_ad"], "moon")
    camp = moment(desk, "sale").camps[0]
    assert (camp.plain_sum(), camp.total) == (-1, 0)
    line = speaker(desk).moments.arithmetic(camp)
    assert line == "1 (Small Favour) −2 (the rival’s Attack Ad) = −1, counts as 0"


def test_k5_a_bluff_is_a_stroke_of_nothing() -> None:
    desk = sale(["objection", FAVOR], [], "pike")
    assert strokes(desk, moment(desk, "sale").camps[0]) == [("favor", 1), ("objection", 0)]


def test_a_lone_senator_is_told_with_the_bonus() -> None:
    desk = sale(["ashgrove"], [], "moon")
    camp = moment(desk, "sale").camps[0]
    assert speaker(desk).moments.arithmetic(camp) == (
        "1 (Clive Ashgrove) +1 (Clive Ashgrove alone) = 2"
    )


def test_the_log_tells_the_sums_and_the_verdict() -> None:
    desk = sale([FAVOR] * 3, [FAVOR, "grudge"], "pike")
    event = told(desk, "sale")
    assert event.moment is not None
    assert speaker(desk).moments.sums(event.moment) == (
        "Lane 1: Wendell Pike, costs 3. You: 3 (3 × Small Favour 1)"
        " −1 (the rival’s Old Grudge) = 2; Bo: 1 (Small Favour) = 1."
    )
    assert (
        speaker(desk).event_line(event) == "2 is the best bid, Wendell Pike costs 3: nobody buys."
    )
    assert upshot(desk, "sale", 0) == "Bo’s Old Grudge took 1 Influence and cost you Wendell Pike."
    assert upshot(desk, "sale", 1, viewer=1) == "Your 1 Influence did not buy Wendell Pike."


@pytest.mark.parametrize(
    ("mine", "theirs", "card", "said"),
    [
        ([FAVOR] * 3, [FAVOR], "pike", "You bought Wendell Pike with 3 Influence."),
        ([FAVOR], [FAVOR] * 3, "pike", "Bo outbid you for Wendell Pike with 3 Influence."),
        (
            [FAVOR],
            [FAVOR],
            "pike",
            "Bo matched your 1 Influence for Wendell Pike: nobody bought it.",
        ),
        (["objection"], [], "pike", "Your cards brought no Influence for Wendell Pike."),
        (
            [FAVOR],
            ["attack_ad"],
            "pike",
            "Bo’s Attack Ad left you without Influence for Wendell Pike.",
        ),
    ],
)
def test_k12_a_bidder_is_told_what_came_of_it(
    mine: list[str], theirs: list[str], card: str, said: str
) -> None:
    assert upshot(sale(mine, theirs, card), "sale", 0) == said


def test_k21_a_fee_is_an_upshot_of_the_sale() -> None:
    desk = sale(["finders_fee"], [], "whisper")
    assert outcome(moment(desk, "sale")) == [(0, "bought", 1), (0, "fee", 1)]
    assert desk.reputation == (6, 5)


# Opportunities


@pytest.mark.parametrize(
    ("mine", "theirs", "totals", "word", "follows"),
    [
        (["crane"], [], [3], "rewarded", [(0, "rewarded", 2)]),
        (["sunday"], [], [2], "penalised", [(0, "missed", -1)]),
        (["moon"], ["objection"], [0, 0], "untouched", [(0, "disarmed", -1), (1, "untouched", 0)]),
        (["favor"], [], [0], "untouched", [(0, "untouched", 0)]),
        (["crane"], ["birch"], [3, 3], "both_meet", [(0, "rewarded", 2), (1, "rewarded", 2)]),
        (["crane"], ["moon"], [3, 1], "met_and_missed", [(0, "rewarded", 2), (1, "missed", -1)]),
        (["moon"], ["stovall"], [1, 1], "both_miss", [(0, "missed", -1), (1, "missed", -1)]),
        (["crane"], ["objection"], [2, 0], "penalised", [(0, "foiled", -1), (1, "untouched", 0)]),
    ],
)
@pytest.mark.clauses("K-16", "K-17", "K-18")
def test_k_4_5_the_examples_of_an_opportunity_are_told(
    mine: list[str], theirs: list[str], totals: list[int], word: str,
    follows: list[tuple[int, str, int]],
) -> None:  # fmt: skip
    desk = lobby(mine, theirs, "farm_relief")
    found = moment(desk, "lobby")
    assert told(desk, "lobby").key == word
    assert (found.need, [camp.total for camp in found.camps]) == (3, totals)
    assert outcome(found) == follows
    changed = [sum(n for seat, _, n in follows if seat == s and n) for s in range(2)]
    if "disarmed" not in str(follows):
        assert desk.reputation == (5 + changed[0], 5 + changed[1])


def test_k17_a_second_requirement_is_told_with_the_need_and_the_miss() -> None:
    desk = lobby(["sunday"], [], "tax_holiday")
    event = told(desk, "lobby")
    assert event.moment is not None
    assert speaker(desk).moments.need(event.moment) == "Needs 2 Power and a Finance Senator"
    assert speaker(desk).event_line(event) == (
        "2 Power, but no Finance Senator: you miss Tax Holiday, −1 Reputation."
    )
    assert upshot(desk, "lobby", 0) == "You missed Tax Holiday (no Finance Senator): −1 Reputation."


def test_k17_two_that_are_level_both_lack_more_power() -> None:
    desk = lobby(["crane"], ["birch"], "budget_showdown")
    assert told(desk, "lobby").key == "both_lack"
    assert [key for _, key, _ in outcome(moment(desk, "lobby"))] == ["lacking", "lacking"]


def test_k18_a_blocker_is_named_to_those_it_foils() -> None:
    desk = lobby(["crane"], ["objection"], "farm_relief")
    assert upshot(desk, "lobby", 0) == "Bo’s Objection made you miss an Opportunity: −1 Reputation."


def test_a_sector_bonus_is_a_stroke_of_its_own() -> None:
    desk = lobby(["larkwood"], [], "tax_holiday")
    assert strokes(desk, moment(desk, "lobby").camps[0]) == [("larkwood", 1), ("larkwood", 1)]


# Texts that strike a rival


def busy() -> Desk:
    desk = Desk().centre(0, "steadfast").centre(1, "vane").centre(2, "dunmore").centre(3, "mirador")
    for seat in range(2):
        desk.stack(seat, 0, "favor").stack(seat, 1, "favor")
    return desk


def test_k30_a_cancelled_card_is_told_to_its_owner() -> None:
    desk = busy().stack(0, 2, "favor", "steak_dinner").stack(1, 2, "subpoena").flipping(0)
    desk.play("flip bid.0.2", "flip bid.1.2", "cancel subpoena>steak_dinner")
    assert outcome(moment(desk, "cancel")) == [(0, "cancelled", -2)]
    line = speaker(desk).event_line(told(desk, "cancel"))
    assert line == "Subpoena cancels Steak Dinner: 2 Influence less."
    assert upshot(desk, "cancel", 0) == "Bo’s Subpoena cancelled your Steak Dinner."


def test_k29_a_moved_card_is_told_to_a_rival_in_the_lane() -> None:
    desk = busy().stack(1, 2, "change_of_venue", "crane").stack(0, 2, "favor").centre(2, "moon")
    desk.flipping().play("flip bid.1.2", "shift crane>shown.1.1")
    found = moment(desk, "shift")
    assert (found.what, found.onto) == (desk.ref("crane"), shown(1, 1))
    assert upshot(desk, "shift", 0) == "Bo’s Change of Venue moved Thaddeus Crane to lane 2."


def test_a_swapped_centre_card_is_told_to_a_rival_who_bids_there() -> None:
    desk = busy().stack(1, 2, "calendar_trick").stack(0, 2, "favor")
    desk.top(names.PURCHASES, "pike")
    desk.flipping().play("flip bid.1.2", "swap dunmore>purchases")
    line = speaker(desk).event_line(told(desk, "swap"))
    assert line == "Wendell Pike takes the place of Prescott Dunmore in lane 3."
    assert upshot(desk, "swap", 0) == (
        "Bo put Wendell Pike in the place of Prescott Dunmore, where you had cards."
    )
    desk = busy().stack(1, 2, "calendar_trick").flipping()
    desk.play("flip bid.1.2", "swap dunmore>purchases")
    assert moment(desk, "swap").upshots == []


def test_k33_a_named_stack_and_k6_a_look_are_told_to_their_owner() -> None:
    desk = busy().stack(1, 2, "point_of_order").asking().flipping()
    desk.play("flip bid.1.2", "name point_of_order>bid.0.1")
    assert upshot(desk, "name", 0) == "Bo’s Point of Order makes you flip lane 2 next."
    assert moment(desk, "name").onto == bid(0, 1)
    desk = busy().stack(1, 2, "planted_intern").flipping()
    desk.play("flip bid.1.2", "look planted_intern>bid.0.1")
    assert upshot(desk, "look", 0) == "Bo’s Planted Intern looked into your stack in lane 2."
    assert set(moment(desk, "look").refs()) == {desk.ref("planted_intern"), bid(0, 1)}


# Rounds and the end


def test_k_5_1_a_round_ends_with_one_sentence_for_each_seat() -> None:
    desk = Desk().centre(0, "pike").centre(4, "farm_relief").centre(5, "deep_water_port")
    desk.stack(0, 0, *[FAVOR] * 3).stack(0, 4, "crane").stack(1, 5, "moon").flipping()
    while desk.phase == "flip":
        desk.play(desk.moves()[0])
    found = next(m for m in _moments(desk) if m.name == "summary")
    assert speaker(desk).moments.sums(found) == (
        "Round 1. You: Reputation +2, cards bought: 1. Bo: Reputation −2, cards bought: 0."
    )


def _moments(desk: Desk) -> list[Moment]:
    return [e.moment for e in desk.events if e.moment is not None]


@pytest.mark.parametrize(
    ("first", "word", "follows"),
    [
        ((14, 5), "wins", [(0, "won", 1), (1, "lost", -1)]),
        ((14, 14), "draw", [(0, "drawn", 0), (1, "drawn", 0)]),
    ],
)
def test_k_6_4_the_end_is_told_to_both(
    first: tuple[int, int], word: str, follows: list[tuple[int, str, int]]
) -> None:
    desk = Desk().set_reputation(*first).centre(4, "farm_relief").stack(0, 4, "crane")
    if first[1] == 14:
        desk.stack(1, 4, "birch")
    desk.flipping()
    found = moment(desk, "end")
    assert (told(desk, "end").key, outcome(found)) == (word, follows)
    assert [camp.total for camp in found.camps] == list(desk.reputation)
    assert all(one.weight == 100 for one in found.upshots)


def test_k26_a_fresh_row_is_a_moment() -> None:
    desk = Desk(fresh_row=1)
    for _ in range(2):
        for seat in range(2):
            for piece in desk.t.at(names.hand(seat))[:]:
                desk.t.move(piece, bid(seat, 4))
        desk.flipping()
    assert moment(desk, "fresh_row").camps == []


# Everywhere


def independent_total(desk_cards: list[str], enemy: list[str], opportunity: str) -> int:
    """Read a total off the printed cards alone; an empty Opportunity means Influence."""
    facts = {card.id: card for card in DECK.cards}
    sign, minus = ("power", "minus_power") if opportunity else ("influence", "minus_influence")
    total = sum(facts[card].numbers[sign] for card in desk_cards)
    total -= sum(facts[card].numbers[minus] for card in enemy)
    if not opportunity and len(desk_cards) == 1 and facts[desk_cards[0]].words["effect"] == ALONE:
        total += 1
    if opportunity:
        sector = facts[opportunity].words["sector"]
        total += sum(
            facts[card].words["effect"] == SECTOR and facts[card].words["sector"] == sector
            for card in desk_cards
        )
    return max(total, 0)


def counted_lanes(seed: int) -> Iterator[tuple[Moment, list[list[str]], str]]:
    """Yield the lanes of a match as they were counted, with the cards that lay there."""
    for done in played(GAME, 2, seed, {}, glancing=seed % 2 == 0):
        lying = {n: done.before.places[n][:] for n in range(len(done.before.places))}
        for event in done.events:
            found = event.moment
            if found is not None and found.name in {"sale", "lobby"}:
                lane = found.onto - centre(0)
                places = [shown(seat, lane) - 1000 for seat in range(2)]
                cards = [[DECK.cards[CARD[p]].id for p in lying[n]] for n in places]
                yield found, cards, "" if lane < PURCHASE_LANES else DECK.cards[CARD[found.what]].id
            if event.kind == 0:
                lying[event.source - 1000].remove(event.what)
                lying[event.target - 1000].append(event.what)


@pytest.mark.parametrize("seed", range(8))
def test_every_total_is_what_the_printed_cards_say(seed: int) -> None:
    for found, cards, opportunity in counted_lanes(seed):
        assert {camp.seat for camp in found.camps} == {s for s in range(2) if cards[s]}
        for camp in found.camps:
            own, enemy = cards[camp.seat], cards[1 - camp.seat]
            assert camp.total == independent_total(own, enemy, opportunity)
            assert camp.total == max(camp.plain_sum(), 0)


def test_every_kind_of_moment_is_told_in_some_match() -> None:
    kinds = {
        event.moment.name
        for seed in range(12)
        for done in played(GAME, 2, seed, {}, glancing=True)
        for event in done.events
        if event.moment is not None
    }
    assert kinds >= set(MOMENTS) - {"fresh_row"}


def test_reputation_changes_are_upshots_of_their_moment() -> None:
    desk = lobby(["crane"], ["moon"], "farm_relief")
    found: list[Upshot] = moment(desk, "lobby").upshots
    assert [(one.what, one.amount) for one in found] == [(reputation(0), 2), (reputation(1), -1)]


def test_the_own_card_and_the_own_loss_are_told_as_the_viewers() -> None:
    desk = sale([FAVOR] * 3, ["attack_ad"], "moon")
    found = next(u for u in moment(desk, "sale").upshots if u.key == "blocked")
    hurt, striker = (speaker(desk, seat).moments.upshot(found) for seat in range(2))
    assert hurt.startswith("Bo’s Attack Ad took 2 Influence and cost you")
    assert striker.startswith("Your Attack Ad took 2 Influence and cost Ada")
