"""The TOML reader: each complaint names the file, the table, the key and what is wrong."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rules.core.data import LONGEST_TOLD, ComplaintError, Facts, read_facts

GOOD = """
[card]
cost = 3
rate = 0.5
open = true
name = "Cato"
kind = "senator"
steps = [1, 2]
rates = [1, 0.5]
tags = ["a", "b"]
[card.more]
x = 1
[[card.rows]]
y = 2
"""


def facts(tmp_path: Path, text: str = GOOD) -> Facts:
    path = tmp_path / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return read_facts(path)


def test_every_kind_of_value_is_taken(tmp_path: Path) -> None:
    card = facts(tmp_path).sub("card")
    assert card.keys()[0] == "cost"
    assert card.whole("cost", 1, 9) == 3
    assert card.real("rate") == 0.5
    assert card.flag("open")
    assert card.word("name") == "Cato"
    assert card.one_of("kind", ["senator", "action"]) == "senator"
    assert card.wholes("steps") == [1, 2]
    assert card.reals("rates") == [1.0, 0.5]
    assert card.words("tags") == ["a", "b"]
    assert card.sub("more").whole("x") == 1
    assert [row.whole("y") for row in card.subs("rows")] == [2]
    assert card.whole_or("cost", 7) == 7
    assert card.word_or("name", "none") == "none"
    card.done()


WRONG: list[tuple[Callable[[Facts], object], str, str]] = [
    (lambda card: card.whole("power"), "power", "missing"),
    (lambda card: card.whole("name"), "name", "not-whole"),
    (lambda card: card.whole("open"), "open", "not-whole"),
    (lambda card: card.whole("cost", 4, 9), "cost", "out-of-range"),
    (lambda card: card.real("name"), "name", "not-number"),
    (lambda card: card.real("open"), "open", "not-number"),
    (lambda card: card.flag("cost"), "cost", "not-flag"),
    (lambda card: card.word("cost"), "cost", "not-word"),
    (lambda card: card.one_of("kind", ["action"]), "kind", "unknown"),
    (lambda card: card.wholes("tags"), "tags", "not-whole"),
    (lambda card: card.wholes("cost"), "cost", "not-list"),
    (lambda card: card.reals("tags"), "tags", "not-number"),
    (lambda card: card.words("steps"), "steps", "not-word"),
    (lambda card: card.sub("cost"), "cost", "not-table"),
    (lambda card: card.subs("steps"), "steps", "not-table"),
    (lambda card: card.done(), "cost", "left-over"),
]


@pytest.mark.parametrize(("take", "key", "code"), WRONG)
def test_a_wrong_value_is_complained_about(
    tmp_path: Path, take: Callable[[Facts], object], key: str, code: str
) -> None:
    with pytest.raises(ComplaintError) as caught:
        take(facts(tmp_path).sub("card"))
    error = caught.value
    assert (error.file, error.table, error.key, error.code) == ("cards.toml", "card", key, code)
    assert "cards.toml" in str(error)


def test_a_row_of_a_list_is_named_by_its_number(tmp_path: Path) -> None:
    row = facts(tmp_path).sub("card").subs("rows")[0]
    with pytest.raises(ComplaintError) as caught:
        row.word("y")
    assert caught.value.table == "card.rows #1"


def test_a_file_that_is_not_there_or_not_toml_is_complained_about(tmp_path: Path) -> None:
    with pytest.raises(ComplaintError) as missing:
        read_facts(tmp_path / "none.toml")
    assert missing.value.code == "no-file"
    with pytest.raises(ComplaintError) as broken:
        facts(tmp_path, "[card\n")
    assert broken.value.code == "not-toml"


@pytest.mark.parametrize(
    ("value", "taken"), [(-1, False), (0, True), (2**31, True), (2**31 + 1, False)]
)
def test_a_number_without_bounds_of_its_own_is_neither_negative_nor_huge(
    value: int, taken: bool
) -> None:
    for take in (Facts.whole, lambda card, key: card.whole_or(key, 5)):
        card = Facts("cards.toml", "card", {"cost": value})
        if taken:
            assert take(card, "cost") == value
        else:
            with pytest.raises(ComplaintError) as caught:
                take(card, "cost")
            assert caught.value.detail == f"{value} (0..{2**31})"


@pytest.mark.parametrize(("low", "high", "taken"), [(3, 3, True), (4, 9, False), (1, 2, False)])
def test_bounds_belong_to_the_range(low: int, high: int, taken: bool) -> None:
    for take in (Facts.whole, lambda card, key, *bounds: card.whole_or(key, 5, *bounds)):
        card = Facts("cards.toml", "card", {"cost": 3})
        if taken:
            assert take(card, "cost", low, high) == 3
        else:
            with pytest.raises(ComplaintError, match="out-of-range"):
                take(card, "cost", low, high)


@pytest.mark.parametrize(("length", "cut"), [(LONGEST_TOLD - 2, False), (LONGEST_TOLD - 1, True)])
def test_a_complaint_tells_a_long_value_only_as_far_as_anybody_reads(
    length: int, cut: bool
) -> None:
    value = "x" * length
    card = Facts("cards.toml", "card", {"cost": value})
    with pytest.raises(ComplaintError) as caught:
        card.whole("cost")
    quoted = repr(value)
    assert caught.value.detail == (f"{quoted[:LONGEST_TOLD]}…" if cut else quoted)


@pytest.mark.parametrize(
    ("take", "good", "wrong", "code"),
    [
        (Facts.wholes, 1, True, "not-whole"),
        (Facts.wholes, 1, 0.5, "not-whole"),
        (Facts.reals, 0.5, True, "not-number"),
        (Facts.reals, 1, "a", "not-number"),
        (Facts.words, "a", 1, "not-word"),
    ],
)
def test_a_complaint_about_a_part_of_a_list_shows_that_part(
    take: Callable[[Facts, str], object], good: object, wrong: object, code: str
) -> None:
    with pytest.raises(ComplaintError) as caught:
        take(Facts("cards.toml", "card", {"steps": [good, wrong]}), "steps")
    error = caught.value
    assert (error.key, error.code, error.detail) == ("steps", code, repr(wrong))


def test_a_wrong_count_is_told_beside_the_right_one() -> None:
    card = Facts("cards.toml", "card", {"cards": 3})
    with pytest.raises(ComplaintError) as caught:
        card.agree("cards", 4)
    error = caught.value
    assert (error.key, error.code, error.detail) == ("cards", "wrong-count", "4 (3)")
    Facts("cards.toml", "card", {"cards": 3}).agree("cards", 3)
