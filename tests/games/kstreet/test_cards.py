"""The card file: the plan of the cards, and complaints that name file, table and key."""

from collections import Counter
from pathlib import Path

import pytest

from rules.core.data import ComplaintError
from rules.kstreet.facts.cards import ACTION, DECK, OPPORTUNITY, PATH, SECTORS, SENATOR, START, load
from rules.kstreet.mind.knowledge import PATH as WEIGHTS
from rules.kstreet.mind.knowledge import LobbyistKnowledge

SENATORS = {
    (2, 0, 1): 6, (3, 1, 1): 5, (3, 0, 2): 6, (4, 1, 2): 4,
    (4, 0, 3): 4, (5, 2, 2): 2, (5, 1, 3): 2, (6, 2, 3): 1,
}  # fmt: skip
# Cost, Influence, Power, minus Influence, minus Power and the texts of the copies.
ACTIONS = {
    (1, 1, 0, 1, 0): ["", ""],
    (2, 2, 0, 0, 0): ["", "", "draw", "look", "name"],
    (2, 0, 0, 2, 0): ["", "cancel"],
    (2, 0, 0, 0, 2): ["", ""],
    (3, 3, 0, 0, 0): ["", "retire", "shift"],
    (3, 0, 1, 0, 1): ["", "swap"],
    (3, 1, 0, 1, 0): ["fee"],
    (4, 0, 2, 0, 1): ["retire"],
}
# Power (before a second requirement takes 1 off), reward (before a boon does), penalty:
# copies and how many of them have a second requirement.
OPPORTUNITIES = {
    (2, 1, 1): (5, 1), (3, 2, 1): (6, 2), (4, 3, 2): (6, 3), (5, 4, 2): (4, 2), (6, 5, 3): (3, 2),
}  # fmt: skip


def test_the_senators_follow_the_plan() -> None:
    senators = [card for card in DECK.cards if card.kind == SENATOR]
    found = Counter(
        (c.numbers["cost"], c.numbers["influence"], c.numbers["power"]) for c in senators
    )
    assert found == SENATORS
    texts = Counter(c.words["effect"] for c in senators)
    assert texts == {"": 18, "sector": 4, "immune": 4, "alone": 4}


def test_the_actions_follow_the_plan() -> None:
    found: dict[tuple[int, ...], list[str]] = {}
    for card in DECK.cards:
        if card.kind == ACTION:
            keys = ("cost", "influence", "power", "minus_influence", "minus_power")
            numbers = tuple(card.numbers[key] for key in keys)
            found.setdefault(numbers, []).append(card.words["effect"])
    assert {numbers: sorted(texts) for numbers, texts in found.items()} == ACTIONS


def test_the_opportunities_follow_the_plan() -> None:
    found: Counter[tuple[int, int, int]] = Counter()
    seconds: Counter[tuple[int, int, int]] = Counter()
    for card in DECK.cards:
        if card.kind == OPPORTUNITY:
            row = (
                card.numbers["need"] + (card.words["second"] != ""),
                card.numbers["reward"] + (card.words["boon"] != ""),
                card.numbers["penalty"],
            )
            found[row] += 1
            seconds[row] += card.words["second"] != ""
            assert not card.words["boon"] or row[0] <= 3
    assert {row: (count, seconds[row]) for row, count in found.items()} == OPPORTUNITIES
    words = Counter(card.words["second"] for card in DECK.cards)
    assert sum(words[sector] for sector in SECTORS) == 5
    assert (words["more_power"], words["three_cards"]) == (3, 2)


def test_no_card_moves_reputation_by_more_than_one_outside_opportunities() -> None:
    assert DECK.constants.fee <= 1


def test_the_counts_of_the_plan() -> None:
    assert DECK.count([SENATOR, ACTION]) == 48
    assert DECK.count([OPPORTUNITY]) == 24
    assert DECK.count([START]) == 10


def complaint(tmp_path: Path, old: str, new: str) -> ComplaintError:
    text = PATH.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "cards.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ComplaintError) as found:
        load(file)
    return found.value


@pytest.mark.parametrize(
    ("old", "new", "table", "key", "code"),
    [
        ("hand_size = 5\n", "", "constants", "hand_size", "missing"),
        ("hand_size = 5", 'hand_size = "five"', "constants", "hand_size", "not-whole"),
        ("hand_size = 5", "hand_size = 0", "constants", "hand_size", "out-of-range"),
        ("hand_size = 5", "hand_size = 5\nfoot_size = 5", "constants", "foot_size", "left-over"),
        ("[plan]", "[plans]", "", "plan", "missing"),
        ("cost = 2, ", "", "cards.senator #1", "cost", "missing"),
        ('power = 1, sector = "finance"', 'power = "1", sector = "finance"',
         "cards.senator #1", "power", "not-whole"),
        ('effect = "look"', 'effect = "loop"', "cards.action #5", "effect", "unknown"),
        ('party = "harbor"', 'party = "mountain"', "cards.senator #1", "party", "unknown"),
        ('second = "three_cards"', 'second = "four_cards"', "cards.opportunity #2", "second",
         "unknown"),
        ('boon = "retire"', 'boon = "gold"', "cards.opportunity #3", "boon", "unknown"),
        ('id = "tidewell"', 'id = "larkwood"', "cards.senator #2", "id", "twice"),
        ("copies = 8", "copies = 7", "plan", "start", "wrong-count"),
        ('    { id = "war_chest", cost = 3, influence = 3 },\n', "", "plan", "purchase",
         "wrong-count"),
        ('    { id = "farm_relief", need = 3, reward = 2, penalty = 1, sector = "industry" },\n',
         "", "plan", "opportunity", "wrong-count"),
        ('sector = "finance", party = "harbor", effect = "sector"',
         'sector = "public", party = "harbor", effect = "sector"',
         "plan", "sector finance", "wrong-count"),
        ('party = "harbor"', 'party = "prairie"', "plan", "party harbor", "wrong-count"),
        ('party = "harbor", effect = "sector"', 'party = "harbor"', "plan", "texts",
         "wrong-count"),
        (', second = "three_cards"', "", "plan", "second", "wrong-count"),
        (', boon = "retire"', "", "plan", "boon", "wrong-count"),
    ],
)  # fmt: skip
def test_a_broken_file_is_complained_about_by_table_and_key(
    tmp_path: Path, old: str, new: str, table: str, key: str, code: str
) -> None:
    found = complaint(tmp_path, old, new)
    assert (found.file, found.table, found.key, found.code) == ("cards.toml", table, key, code)


def test_the_weights_of_the_computer_are_checked_too(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    text = WEIGHTS.read_text(encoding="utf-8")
    file.write_text(text.replace("[value]", "[value]\nluck = 1.0", 1), encoding="utf-8")
    with pytest.raises(ComplaintError) as found:
        LobbyistKnowledge(file)
    assert (found.value.table, found.value.key, found.value.code) == ("value", "luck", "left-over")
