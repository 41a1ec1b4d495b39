"""Set-up: seats, deal, length of the match, who begins, what lies open."""

import pytest

from rules.core.engine import new_table, play
from rules.core.hidden import PUBLIC, redact
from rules.core.rng import Rng
from rules.divide.facts import names
from rules.divide.facts.names import base, hand, start
from rules.divide.game import GAME
from tests.games.divide.desk import Desk
from tests.games.divide.walks import choose

seat_counts = pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
# By the recommendation: cards out of the deck and turns of a match, all 108 cards: turns.
LENGTHS = {4: (36, 48, 84), 5: (18, 60, 78), 6: (0, 72, 72), 7: (0, 66, 66), 8: (0, 60, 60)}


def test_d1_four_to_eight_play() -> None:
    assert GAME.seat_counts == [4, 5, 6, 7, 8]


@seat_counts
def test_d_2_1_everybody_is_dealt_six_cards_that_nobody_else_sees(seats: int) -> None:
    t = new_table(GAME, seats, 3, {})
    first = t.count(names.ACTIVE)
    for seat in range(seats):
        drawn = seat == first
        assert len(t.at(hand(seat))) == 6 + drawn
        assert all(piece > 0 for piece in redact(t, seat).at(hand(seat)))
        for other in [*range(seats), PUBLIC]:
            if other != seat:
                assert all(piece < 0 for piece in redact(t, other).at(hand(seat)))


@seat_counts
@pytest.mark.parametrize("long", [0, 1])
def test_d_2_5_the_recommended_length_takes_cards_out_unseen(seats: int, long: int) -> None:
    removed, turns, longest = LENGTHS[seats]
    t = new_table(GAME, seats, 5, {"long": long})
    assert len(t.at(names.REMOVED)) == (0 if long else removed)
    assert all(piece < 0 for piece in redact(t, 0).at(names.REMOVED))
    # One card is drawn already, and every turn draws one.
    assert len(t.at(names.DECK)) + 1 == (longest if long else turns)


def test_d_2_5_chance_decides_what_is_taken_out() -> None:
    removed = [set(new_table(GAME, 4, seed, {}).at(names.REMOVED)) for seed in range(3)]
    assert removed[0] != removed[1] != removed[2]


@seat_counts
def test_d2_the_highest_roll_begins_and_ties_roll_again(seats: int) -> None:
    again = 0
    firsts = set()
    for seed in range(60):
        t = new_table(GAME, seats, seed, {})
        rolls = [t.count(start(seat)) for seat in range(seats)]
        digits = [str(roll) for roll in rolls]
        assert all(set(text) <= set("123456") for text in digits)
        first = t.count(names.ACTIVE)
        firsts.add(first)
        assert rolls.count(max(rolls)) == 1
        assert rolls[first] == max(rolls)
        best = max(text[0] for text in digits)
        assert (
            all((len(text) > 1) == (best == text[0]) for text in digits) or len(digits[first]) == 1
        )
        again += len(digits[first]) > 1
    assert again > 5
    assert firsts == set(range(seats))


def test_d2_turns_go_clockwise() -> None:
    desk = Desk(5).turn(3)
    for seat in (3, 4, 0, 1):
        assert desk.active == desk.t.seat == seat
        desk.hand(seat, ["baristas", "yurt_owners", "tofu_cartel", "drum_circle"][seat % 4])
        group = ["baristas", "yurt_owners", "tofu_cartel", "drum_circle"][seat % 4]
        desk.play(f"settle {group}>base.{seat}")
    assert desk.active == 2


@seat_counts
def test_d_2_4_bases_the_middle_and_battles_are_open_the_rest_is_not(seats: int) -> None:
    setup = new_table(GAME, seats, 1, {}).setup
    open_places = {"unaffiliated", "attack", "target", "defence", "event", "on", "base"}
    for place in setup.places:
        if place.base == "hand":
            assert place.viewers == 1 << place.owner
        else:
            assert place.viewers == (setup.everyone if place.base in open_places else 0)
    assert all(counter.viewers == setup.everyone for counter in setup.counters)


@seat_counts
def test_every_group_carries_the_place_on_top_of_it(seats: int) -> None:
    setup = new_table(GAME, seats, 1, {}).setup
    assert setup.on == {group: names.on(group) for group in range(1, 55)}
    for group, place in setup.on.items():
        assert setup.place(place).host == group
    for seat in range(seats):
        assert setup.place(hand(seat)).name == f"hand.{seat}"
        assert setup.place(base(seat)).name == f"base.{seat}"
        assert names.base_owner(base(seat)) == names.hand_owner(hand(seat)) == seat
        assert names.base_owner(hand(seat)) == names.hand_owner(base(seat)) == -1
        assert setup.counter(start(seat)).name == f"start.{seat}"
    for name in ("turns", "active", "intent", "home", "raised", "turned", "die.0", "die.1"):
        assert name in setup.refs
    assert setup.refs["die.1"] == names.DEFENCE_DIE


def test_the_first_player_and_the_roll_are_told_in_the_first_round() -> None:
    t = new_table(GAME, 6, 4, {})
    first = t.count(names.ACTIVE)
    rng = Rng.seeded(4)
    while t.count(names.TURNS) <= 6:
        found = [r for r in GAME.readouts(t) if r.key == "begins"]
        assert [(r.ref, r.numbers) for r in found] == [
            (base(first), {"seat": first, "face": t.count(start(first)) % 10})
        ]
        play(GAME, t, choose(t, rng))
    assert not [r for r in GAME.readouts(t) if r.key == "begins"]
