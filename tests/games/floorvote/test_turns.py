"""Set-up, first turns, hands, and senators who enter play."""

import pytest

from rules.core.engine import apply, legal_moves, new_table, play
from rules.core.hidden import redact
from rules.core.moves import drawn
from rules.core.notation import read
from rules.core.rng import Rng
from rules.core.table import Table
from rules.floorvote.facts import names
from rules.floorvote.facts.cards import DECK, K
from rules.floorvote.facts.names import bench, caucus, caucus_of, cloakroom, hand, party, retired
from rules.floorvote.game import GAME
from tests.games.floorvote.desk import Desk


def moved(t: Table, text: str) -> None:
    """Play a move given as text."""
    play(GAME, t, read(GAME, t.setup, text))


def started(choice: str = "lead_minority", seed: int = 1, **options: int) -> Table:
    """Deal a match in which the winner of the toss has chosen."""
    t = new_table(GAME, 2, seed, options)
    moved(t, choice)
    return t


def ended(t: Table) -> None:
    """End the turn and pass by the discards of the next."""
    moved(t, "end")
    if GAME.phases[t.agenda[-1].phase] == "clear":
        moved(t, "draw")


# Set-up


def test_f1_the_game_bears_a_title_of_the_house() -> None:
    assert GAME.name == "floorvote"


@pytest.mark.clauses("F-55", "F.1.1")
def test_f55_two_seats_have_a_caucus_each() -> None:
    assert GAME.seat_counts == [2]
    t = started()
    for seat in range(2):
        side = t.count(party(seat))
        senators = t.at(bench(seat)) + t.at(cloakroom(seat))
        assert {caucus_of(s) for s in senators} == {side}
        assert len(senators) == (51 if side == 0 else 49)
    assert caucus_of(t.setup.refs["james_jeffords"]) == 0


@pytest.mark.clauses("F-4")
def test_f4_the_winner_of_the_toss_chooses() -> None:
    winners = set()
    for seed in range(8):
        t = new_table(GAME, 2, seed, {})
        winner = t.seat
        winners.add(winner)
        assert [GAME.verbs[m.verb].name for m in legal_moves(GAME, t)] == [
            "lead_majority", "lead_minority",
        ]  # fmt: skip
        assert [t.count(party(seat)) for seat in range(2)] == [-1, -1]
        other = t.copy()
        moved(t, "lead_majority")
        moved(other, "lead_minority")
        assert t.count(party(winner)) == 0
        assert other.count(party(winner)) == 1
    assert winners == {0, 1}


@pytest.mark.clauses("F.1.4", "F-3")
@pytest.mark.parametrize("majority", [0, 1])
@pytest.mark.parametrize("choice", ["lead_majority", "lead_minority"])
def test_f_1_4_the_minority_begins_and_turns_alternate(choice: str, majority: int) -> None:
    t = started(choice, majority=majority)
    order = [t.seat]
    assert t.count(party(t.seat)) == 1 - majority
    for _ in range(5):
        ended(t)
        order.append(t.seat)
    first = order[0]
    assert order == [first, 1 - first] * 3


@pytest.mark.clauses("F.1.2", "F-3")
@pytest.mark.parametrize("white_house", [0, 1])
def test_f_1_2_the_white_house_shows_the_vice_president(white_house: int) -> None:
    t = new_table(GAME, 2, 1, {"white_house": white_house})
    assert t.at(names.WHITE_HOUSE) == [names.VICE_PRESIDENT]
    card = t.setup.card(names.VICE_PRESIDENT)
    assert card.id == ["vice_president_d", "cheney"][white_house]
    assert [card.numbers[i] for i in names.ISSUES] == [[2, 2, 1, 1, 1], [4, 4, 5, 5, 5]][
        white_house
    ]


def test_f_1_3_the_decks_are_shuffled_and_face_down() -> None:
    a, b = started(seed=1), started(seed=2)
    assert a.at(names.POLITICS) != b.at(names.POLITICS)
    for viewer in range(2):
        view = redact(a, viewer)
        for deck in (names.POLITICS, bench(0), bench(1)):
            assert all(piece < 0 for piece in view.at(deck))
        assert all(
            piece < 0 for piece in view.at(hand(1 - viewer)) + view.at(cloakroom(1 - viewer))
        )


# The first turns


@pytest.mark.clauses("F-5", "F-6")
def test_f5_the_first_turn_places_one_senator_and_at_most_one_bill() -> None:
    desk = Desk().turn(0, 1)
    desk.cloakroom(0, "barbara_boxer", "edward_kennedy").hand(
        0, "wild_rivers", "test_ban", "town_hall"
    )
    desk.play("enter barbara_boxer>caucus.0")
    assert desk.judge("enter edward_kennedy>caucus.0") == "F-5"
    desk.play("introduce wild_rivers>barbara_boxer")
    assert desk.moves() == [*desk.moves("pork"), "end"]
    assert desk.judge("introduce test_ban>barbara_boxer") == "F.3.2"


@pytest.mark.clauses("F-5")
def test_f5_the_second_turn_places_two_senators_and_at_most_two_bills() -> None:
    desk = Desk().turn(1, 1)
    desk.cloakroom(1, "jon_kyl", "orrin_hatch", "trent_lott")
    desk.hand(1, "gun_carry", "permit_freedom", "town_hall")
    desk.play("enter jon_kyl>caucus.1", "enter orrin_hatch>caucus.1")
    assert desk.judge("enter trent_lott>caucus.1") == "F-5"
    desk.play("introduce gun_carry>orrin_hatch", "introduce permit_freedom>jon_kyl")
    assert desk.moves() == [*desk.moves("pork"), "end"]


@pytest.mark.clauses("F-5")
def test_f5_no_votes_activations_or_withdrawals_in_the_first_round() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").seated("tom_harkin").turn(0, 1)
    assert desk.moves() == [*desk.moves("pork"), "end"]
    assert desk.judge("call barbara_boxer>wild_rivers") == "F-5"
    assert desk.judge("activate tom_harkin>wild_rivers") == "F-5"
    assert desk.judge("withdraw wild_rivers>discard") == "F-5"


# Every other turn


@pytest.mark.clauses("F-9", "F.2.2")
def test_f_2_2_discard_then_both_hands_are_filled_to_five() -> None:
    t = started()
    ended(t)
    moved(t, "end")
    assert GAME.phases[t.agenda[-1].phase] == "clear"
    seat = t.seat
    senators = t.at(cloakroom(seat))[:]
    card = t.at(hand(seat))[0]
    moved(t, f"discard {t.setup.name_of(card)}>discard")
    assert len(t.at(hand(seat))) == K.politics_hand - 1
    moved(t, "draw")
    assert len(t.at(hand(seat))) == K.politics_hand == 5
    assert len(t.at(cloakroom(seat))) == K.senator_hand == 5
    assert t.at(cloakroom(seat)) == senators
    assert t.where[card] == names.DISCARD


@pytest.mark.clauses("F-9", "F.2.2")
def test_f9_senators_in_hand_are_not_discarded() -> None:
    t = started()
    ended(t)
    moved(t, "end")
    desk = Desk()
    desk.t = t
    senator = t.setup.name_of(t.at(cloakroom(t.seat))[0])
    assert desk.judge(f"discard {senator}>discard") == "F-9"
    assert desk.why(senator, f"caucus.{t.seat}").clause == "F.2.3"
    assert desk.why(senator, "discard").clause == "F-9"


@pytest.mark.clauses("F-12")
def test_f12_an_empty_politics_deck_is_made_of_the_discards() -> None:
    t = started()
    for card in t.at(names.POLITICS)[:]:
        t.move(card, names.DISCARD)
    ended(t)
    assert len(t.at(hand(t.seat))) == 5
    assert len(t.at(names.POLITICS)) > 100 - 10 - 12


@pytest.mark.clauses("F-12")
def test_f12_replaced_senators_become_a_new_deck() -> None:
    t = started()
    seat = t.seat
    for senator in t.at(bench(seat))[:]:
        t.move(senator, retired(seat))
    t.move(t.at(cloakroom(seat))[0], caucus(seat))
    ended(t)
    ended(t)
    assert t.seat == seat
    assert len(t.at(cloakroom(seat))) == 5
    assert not t.at(retired(seat))


@pytest.mark.clauses("F-12")
def test_f12_without_any_card_left_the_hand_stays_small() -> None:
    t = started()
    for card in t.at(names.POLITICS)[:]:
        t.move(card, names.laws(0))
    ended(t)
    assert not t.at(hand(t.seat))


@pytest.mark.clauses("F-10", "F.2.1", "F.3.3")
def test_f_2_1_senators_on_the_own_bills_come_free_others_stay() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").bill("gun_carry", "orrin_hatch")
    desk.seated("jon_kyl", "tom_harkin").on("wild_rivers", "barbara_boxer", "jon_kyl")
    desk.on("gun_carry", "orrin_hatch", "tom_harkin")
    desk.play("end")
    assert [desk.where(s) for s in ("barbara_boxer", "jon_kyl")] == ["on.30", "on.30"]
    assert [desk.where(s) for s in ("orrin_hatch", "tom_harkin")] == ["caucus.1", "caucus.0"]
    desk.play("draw", "end")
    assert [desk.where(s) for s in ("barbara_boxer", "jon_kyl")] == ["caucus.0", "caucus.1"]


# Entering


@pytest.mark.clauses("F.2.4", "F.2.3")
def test_f_2_4_two_senators_enter_in_a_turn() -> None:
    desk = Desk().cloakroom(0, "barbara_boxer", "edward_kennedy", "tom_harkin")
    desk.play("enter barbara_boxer>caucus.0", "enter edward_kennedy>caucus.0")
    assert desk.judge("enter tom_harkin>caucus.0") == "F.2.4"
    assert not desk.moves("enter")
    assert desk.judge("enter jon_kyl>caucus.0") == "F.3.1"


def full_house() -> Desk:
    """Seat 25 Democrats, one of them a sponsor and one activated, and hold two more."""
    desk = Desk()
    ids = [card.id for card in DECK.cards[:51]]
    desk.seated(*ids[:25]).cloakroom(0, "robert_byrd", "jay_rockefeller")
    return desk.bill("wild_rivers", "barbara_boxer").on("wild_rivers", "tom_harkin")


@pytest.mark.clauses("F-11", "F.2.5")
def test_f11_at_twenty_five_a_senator_takes_anothers_place() -> None:
    desk = full_house()
    assert desk.judge("enter robert_byrd>caucus.0") == "F.2.5"
    assert desk.judge("enter robert_byrd>barbara_boxer") == "F-11"
    assert desk.judge("enter robert_byrd>tom_harkin") == "F-11"
    assert len(desk.moves("enter")) == 2 * 23
    desk.play("enter robert_byrd>zell_miller", "enter jay_rockefeller>john_breaux")
    assert desk.where("zell_miller") == "retired.0"
    assert desk.where("robert_byrd") == "caucus.0"
    assert not desk.moves("enter")


@pytest.mark.clauses("F-11", "F.2.5")
def test_f_2_5_who_is_called_home_still_counts() -> None:
    desk = full_house().give(names.away(0), "zell_miller")
    assert desk.judge("enter robert_byrd>caucus.0") == "F.2.5"
    desk.give(retired(0), "zell_miller")
    assert desk.judge("enter robert_byrd>caucus.0") == ""
    assert desk.judge("enter robert_byrd>john_breaux") == "F-11"


@pytest.mark.clauses("F.3.1", "F.2.3")
def test_f_3_1_only_senators_in_play_act() -> None:
    desk = Desk().bill("wild_rivers", "barbara_boxer").cloakroom(0, "tom_harkin")
    assert desk.judge("activate tom_harkin>wild_rivers") == "F.3.1"
    assert desk.judge("activate jon_kyl>wild_rivers") == "F.3.1"
    desk.hand(0, "school_meals")
    assert desk.judge("introduce school_meals>tom_harkin") == "F.3.1"


@pytest.mark.clauses("F.2.3", "F-13")
def test_f_2_3_everything_in_any_order_and_as_often_as_it_goes() -> None:
    desk = (
        Desk().bill("wild_rivers", "barbara_boxer", "committee").hand(0, "test_ban", "campus_drive")
    )
    desk.bill("school_meals", "tom_harkin").seated("edward_kennedy").cloakroom(0, "harry_reid")
    desk.call("barbara_boxer", "wild_rivers").play("decline")
    desk.play("introduce test_ban>edward_kennedy", "enter harry_reid>caucus.0")
    desk.call("tom_harkin", "school_meals")
    while desk.phase == "floor":
        desk.play("decline")
    assert desk.phase == "turn"
    assert desk.judge("call barbara_boxer>wild_rivers") == "F-18"


def test_f_2_3_random_play_reaches_every_phase() -> None:
    seen: set[str] = set()
    for seed in range(30):
        rng = Rng.seeded(seed)
        t = new_table(GAME, 2, seed, {})
        while t.agenda:
            seen.add(GAME.phases[t.agenda[-1].phase])
            apply(GAME, t, drawn(legal_moves(GAME, t), rng))
    assert seen >= set(GAME.phases) - {"begin", "refill", "lapse", "sponsor", "override"}
