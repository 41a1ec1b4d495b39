"""The card file and the sets: counts, complaints that name the place, and what sets pay."""

from itertools import combinations
from pathlib import Path

import pytest

from rules.core.data import ComplaintError
from rules.senators.facts.cards import DECK, PATH, load
from rules.senators.facts.pieces import BACK_OF, DECK_OF, GOODS, GOVERNORS, IDS, SELLABLE, VALUES
from rules.senators.law.sets import PARTNERS, THIRDS, all_sets, appraise, best_sets, pair_pay


def test_the_cards_follow_the_plan() -> None:
    offices = {"consul": 3, "quaestor": 3, "censor": 3}
    events = {"war": 5, "deficit": 4, "trial": 3, "dole": 2, "relief": 2, "canvass": 3, "vote": 3}
    assert {card: DECK.count("office", card) for card in offices} == offices
    assert {card: DECK.count("event", card) for card in events} == events
    assert len(GOVERNORS) == len(DECK.goods) == 6
    assert DECK.count("support") == 9


def test_every_kind_has_every_number_once() -> None:
    found = [(GOODS[piece], VALUES[piece]) for piece in range(1, 55)]
    assert found == [(good, value) for good in range(6) for value in range(1, 10)]
    assert [DECK_OF[IDS.index(f"wine{n}")] for n in range(1, 10)] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert [BACK_OF[IDS.index(card)] for card in ("wine1", "wine9", "consul", "war", "usher")] == [
        1, 3, 4, 5, 6,
    ]  # fmt: skip


def wrong(tmp_path: Path, old: str, new: str) -> ComplaintError:
    file = tmp_path / "cards.toml"
    text = PATH.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ComplaintError) as found:
        load(file)
    return found.value


@pytest.mark.parametrize(
    ("old", "new", "key", "code"),
    [
        ('{ id = "war", copies = 5 }', '{ id = "war", copies = 4 }', "event", "wrong-count"),
        ('{ id = "usher" }', '{ id = "butler" }', "id", "unknown"),
        ('{ id = "usher" }', '{ id = "broker" }', "id", "twice"),
        ('good = "wine"', 'good = "beer"', "good", "unknown"),
        ("run_bonus = 15", "run_bonus = true", "run_bonus", "not-whole"),
        ("last_war = 4", "", "last_war", "missing"),
        ("highest = 9", "highest = 8", "resource", "wrong-count"),
        ("vote_price = 15", "vote_price = 15\nbribe = 1", "bribe", "left-over"),
    ],
)
def test_a_wrong_file_is_complained_about(
    tmp_path: Path, old: str, new: str, key: str, code: str
) -> None:
    complaint = wrong(tmp_path, old, new)
    assert (complaint.file, complaint.key, complaint.code) == ("cards.toml", key, code)


def plain_pay(pieces: tuple[int, ...]) -> int:
    """Return what resources pay, told in the plainest way."""
    values = sorted(VALUES[piece] for piece in pieces)
    same_kind = len({GOODS[piece] for piece in pieces}) == 1
    if not same_kind and len(set(values)) > 1:
        return 0
    run = same_kind and values == [values[0], values[0] + 1, values[0] + 2]
    return sum(values) + (15 if run else 0)


def test_every_three_resources_pay_what_the_rule_says() -> None:
    for three in combinations(range(1, 55), 3):
        assert appraise(list(three))[0] == plain_pay(three)


def test_a_governor_is_worth_its_best_number() -> None:
    for governor in GOVERNORS:
        good = GOODS[governor]
        for one, two in combinations(range(1, 55), 2):
            stands_for = [p for p in range(1, 55) if GOODS[p] == good]
            best = max(plain_pay((one, two, p)) for p in stands_for)
            # Two cards of its own kind may be doubled by it: then the run counts, or the 9.
            if GOODS[one] == GOODS[two] == good:
                best = max(best, VALUES[one] + VALUES[two] + 9)
            assert appraise([one, two, governor])[0] == best


def test_the_tables_agree_with_the_appraisal() -> None:
    for a, b in combinations(range(1, SELLABLE + 1), 2):
        assert bool(PARTNERS[a] >> b & 1) == (pair_pay(a, b) > 0)
        for c in range(1, SELLABLE + 1):
            if c not in {a, b}:
                assert bool(THIRDS[a][b] >> c & 1) == (appraise([a, b, c])[0] > 0)


def test_the_best_sets_never_share_a_card_and_beat_taking_the_dearest() -> None:
    cards = [IDS.index(card) for card in (
        "wine4", "wine5", "wine6", "grain6", "wood6", "marble6", "wine7", "olives7", "cloth7",
    )]  # fmt: skip
    sets = best_sets(cards)
    used = [piece for found in sets for piece in found[1:]]
    assert len(used) == len(set(used))
    assert sum(found[0] for found in sets) == 30 + 18 + 21
    assert [found[0] for found in all_sets(cards)][:2] == [33, 30]
    many = list(range(1, 30))
    assert len({p for found in best_sets(many) for p in found[1:]}) == 3 * len(best_sets(many))
