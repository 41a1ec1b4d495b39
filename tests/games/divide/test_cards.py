"""The cards: 108 of them, even wings, the numbers that the rulebook names."""

from pathlib import Path

import pytest

from rules.core.data import ComplaintError
from rules.core.engine import new_table
from rules.divide.facts import cards
from rules.divide.facts.cards import DECK, EFFECTS
from rules.divide.facts.names import GROUPS
from rules.divide.facts.pieces import IDS, WORTH, is_asset, is_event, is_extra, is_group
from rules.divide.game import GAME

SEED_CARDS = {
    "fat_cats": (3, "right"),
    "women_voters": (2, "left"),
    "summer_campers": (1, "left"),
    "tax_shelter": (3, ""),
    "nepotism": (-1, ""),
    "smeared": (-2, ""),
    "lawyers": (0, "defends"),
    "conspiracy_theorist": (0, "attacks"),
    "scandal": (0, "destroy"),
    "terror_attack": (0, "purge"),
}


def test_there_are_108_different_cards_in_order() -> None:
    kinds = [card.kind for card in DECK.cards]
    assert kinds == ["group"] * 54 + ["asset"] * 20 + ["deficit"] * 16 + ["event"] * 18
    assert len(set(IDS)) == 109
    t = new_table(GAME, 4, 1, {})
    assert [piece.name for piece in t.setup.pieces] == IDS[1:]


def test_d_1_1_each_wing_has_27_groups_with_60_influence() -> None:
    for wing in ("left", "right"):
        numbers = sorted(card.numbers["influence"] for card in DECK.wing(wing))
        assert numbers == [1] * 9 + [2] * 9 + [3] * 6 + [4, 5, 6]
        assert sum(numbers) == 60


def test_d29_one_4_5_and_6_in_each_wing_make_the_pairs() -> None:
    for number in (4, 5, 6):
        wings = [c.words["wing"] for c in DECK.cards if c.numbers.get("influence") == number]
        assert sorted(wings) == ["left", "right"]


def test_d_1_2_assets_raise_deficits_lower_and_some_do_something_else() -> None:
    bonuses: dict[str, list[int]] = {"asset": [], "deficit": []}
    effects: dict[str, list[str]] = {"asset": [], "deficit": []}
    for card in DECK.cards:
        if card.kind in bonuses:
            bonuses[card.kind].append(card.numbers["bonus"])
            effects[card.kind] += [card.words["effect"]] if card.words else []
            assert bool(card.words) == (card.numbers["bonus"] == 0)
    assert bonuses["asset"] == [1] * 6 + [2] * 5 + [3] * 3 + [0] * 6
    assert bonuses["deficit"] == [-1] * 5 + [-2] * 5 + [-3] * 2 + [0] * 4
    assert effects["asset"] == ["defends", "defends", "attacks", "attacks", "immune", "lasting"]
    assert effects["deficit"] == ["gagged", "turned", "drowsy", "stripped"]


def test_d_1_3_the_eighteen_events_by_what_they_do() -> None:
    found = [card.words["effect"] for card in DECK.cards if card.kind == "event"]
    wanted = {"destroy": 3, "purge": 2, "release": 2, "swap": 2, "transfer": 2, "draw": 2,
              "discard": 2, "pardon": 1, "comeback": 1, "convert": 1}  # fmt: skip
    assert {effect: found.count(effect) for effect in EFFECTS["event"]} == wanted


@pytest.mark.parametrize("card", SEED_CARDS)
@pytest.mark.clauses("D-30")
def test_d40_the_cards_that_the_rules_name_keep_their_numbers(card: str) -> None:
    piece = IDS.index(card)
    found = DECK.cards[piece - 1]
    word = found.words.get("effect") or found.words.get("wing", "")
    assert (WORTH[piece], word) == SEED_CARDS[card]


def test_d40_both_wings_are_mocked_with_as_many_cards() -> None:
    purges = [card.words["wing"] for card in DECK.cards if card.words.get("effect") == "purge"]
    assert sorted(purges) == ["left", "right"]
    assert len(DECK.wing("left")) == len(DECK.wing("right"))


def test_kinds_are_told_by_the_number_of_a_piece() -> None:
    for piece, card in enumerate(DECK.cards, start=1):
        assert is_group(piece) == (card.kind == "group") == (piece <= GROUPS)
        assert is_asset(piece) == (card.kind == "asset")
        assert is_extra(piece) == (card.kind in {"asset", "deficit"})
        assert is_event(piece) == (card.kind == "event")
    assert not any(
        test(ref) for test in (is_group, is_asset, is_extra, is_event) for ref in (0, -1, 1000)
    )


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('id = "kale_smugglers"', 'id = "summer_campers"', "twice"),
        ('id = "indictment", bonus = -3', 'id = "indictment", bonus = 3', "out-of-range"),
        ('effect = "defends"', 'effect = "destroy"', "unknown"),
        ('wing = "left"', 'wing = "centre"', "unknown"),
        ('{ id = "jingle", bonus = 1 },', "", "wrong-count"),
        ('id = "baristas", influence = 2', 'id = "baristas", influence = 3', "wrong-count"),
        ('id = "jingle", bonus = 1', 'id = "jingle"', "missing"),
    ],
)
def test_a_wrong_file_is_complained_about(tmp_path: Path, old: str, new: str, code: str) -> None:
    text = cards.PATH.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "cards.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ComplaintError) as complaint:
        cards.load(file)
    assert complaint.value.code == code
