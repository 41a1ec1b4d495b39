"""The Senate on the cards: the committee seats, leaders, states and votes add up (F-2, F-3)."""

from collections import Counter

import pytest

from rules.core.setup import Card
from rules.floorvote.game import GAME

AREAS = ["eco", "soc", "lib", "env", "int"]
CARDS: dict[str, Card] = {c.id: c for c in GAME.setup(2, GAME.usual_options()).cards}
SENATORS = [c for c in CARDS.values() if c.kind == "senator"]

LEADERS = {
    "d": {
        "eco": "max_baucus",
        "soc": "edward_kennedy",
        "lib": "patrick_leahy",
        "env": "james_jeffords",
        "int": "joseph_biden",
    },
    "r": {
        "eco": "chuck_grassley",
        "soc": "judd_gregg",
        "lib": "orrin_hatch",
        "env": "bob_smith",
        "int": "jesse_helms",
    },
}
# Senators with a seat in an area, by caucus: Democrats, Republicans.
MEMBERS = {"eco": (23, 20), "soc": (20, 18), "lib": (19, 17), "env": (19, 19), "int": (20, 21)}


def positions(card: Card) -> list[int]:
    return [card.numbers[area] for area in AREAS]


def areas(card: Card) -> list[str]:
    return [area for area in AREAS if card.numbers[f"member_{area}"]]


@pytest.mark.clauses("F-3", "F.1.1")
def test_f2_both_caucuses_are_whole_and_equally_strong() -> None:
    for party, size in (("d", 51), ("r", 49)):
        caucus = [c for c in SENATORS if c.words["party"] == party]
        assert len(caucus) == size
        assert sum(c.numbers["votes"] for c in caucus) == 119
        assert {c.numbers["votes"] for c in caucus} == {1, 2, 3, 4, 5}
    assert CARDS["james_jeffords"].words["party"] == "d"
    assert CARDS["james_jeffords"].words["affiliation"] == "i"


def test_f2_every_state_has_two_senators_and_a_tile_of_its_own() -> None:
    states = Counter(c.words["state"] for c in SENATORS)
    assert len(states) == 50
    assert set(states.values()) == {2}
    tiles = {c.id: c for c in CARDS.values() if c.kind == "state"}
    assert tiles.keys() == states.keys()
    assert list(tiles) == sorted(tiles)
    assert len({(c.numbers["column"], c.numbers["row"]) for c in tiles.values()}) == 50


def test_f2_the_two_cards_that_the_rules_print_come_out_exactly() -> None:
    hatch, leahy = CARDS["orrin_hatch"], CARDS["patrick_leahy"]
    assert positions(hatch) == [4, 3, 5, 5, 5]
    assert (hatch.numbers["votes"], hatch.numbers["term"]) == (4, 2007)
    assert (hatch.words["state"], hatch.words["party"], hatch.words["leads"]) == ("ut", "r", "lib")
    assert positions(leahy) == [2, 1, 1, 1, 2]
    assert (leahy.words["state"], leahy.words["party"]) == ("vt", "d")


@pytest.mark.clauses("F.3.4", "F-25")
def test_each_area_has_one_leader_of_each_party() -> None:
    for party, leaders in LEADERS.items():
        for area in AREAS:
            found = [
                c.id
                for c in SENATORS
                if c.words["party"] == party and c.numbers[f"member_{area}"] == 2
            ]
            assert found == [leaders[area]]
    for card in SENATORS:
        led = [area for area in AREAS if card.numbers[f"member_{area}"] == 2]
        assert led == ([card.words["leads"]] if card.words["leads"] else [])


def test_every_senator_sits_on_one_to_three_committees_and_each_is_evenly_filled() -> None:
    for card in SENATORS:
        assert 1 <= len(areas(card)) <= 3, card.id
    mean = sum(len(areas(c)) for c in SENATORS) / len(SENATORS)
    assert 1.8 < mean < 2.2
    for area, counts in MEMBERS.items():
        for party, count in zip("dr", counts, strict=True):
            seats = [c for c in SENATORS if c.words["party"] == party and area in areas(c)]
            assert len(seats) == count, (area, party)


def test_who_sits_on_no_main_committee_gets_the_area_of_another_seat() -> None:
    assert areas(CARDS["daniel_inouye"]) == ["lib"]
    assert areas(CARDS["ernest_hollings"]) == ["eco"]
    assert areas(CARDS["kay_bailey_hutchison"]) == ["eco"]


def test_f_14_7_about_a_third_of_the_terms_end_by_2003() -> None:
    terms = Counter(c.numbers["term"] for c in SENATORS)
    assert terms == {2002: 1, 2003: 33, 2005: 34, 2007: 32}


def test_offices_are_those_of_the_period() -> None:
    offices: dict[str, list[str]] = {}
    for card in SENATORS:
        offices.setdefault(card.words["office"], []).append(card.id)
    assert sorted(offices["whip"]) == ["don_nickles", "harry_reid"]
    assert sorted(offices["floor_leader"]) == ["tom_daschle", "trent_lott"]
    assert offices["pro_tempore"] == ["robert_byrd"]


def test_the_president_stands_where_the_data_put_him_and_the_other_one_mirrors_him() -> None:
    assert positions(CARDS["cheney"]) == [4, 4, 5, 5, 5]
    other = GAME.setup(2, GAME.usual_options() | {"white_house": 0})
    card = next(c for c in other.cards if c.kind == "president")
    assert positions(card) == [2, 2, 1, 1, 1]
