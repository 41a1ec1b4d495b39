"""The numbers of a weights file: found as TOML reads them, and changed without a word around."""

import tomllib

import pytest

from laboratory.weights import all_leaves, chosen, multiplied, one_by_one, told
from rules.registry import GAMES
from tests.laboratory.shy import PATH

TEXT = PATH.read_text(encoding="utf-8")


def flat(table: dict[str, object], prefix: str = "") -> dict[str, list[float]]:
    """Read a file's numbers as TOML does."""
    found: dict[str, list[float]] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            found |= flat(value, f"{prefix}{key}.")
        elif isinstance(value, list):
            found[prefix + key] = [float(number) for number in value]
        elif isinstance(value, float):
            found[prefix + key] = [value]
    return {name: numbers for name, numbers in found.items() if any(numbers)}


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_a_game_is_found_where_toml_reads_it(game: str) -> None:
    file = GAMES[game].weights
    assert file is not None
    text = file.read_text(encoding="utf-8")
    found = {leaf.name: [number.value for number in leaf.numbers] for leaf in all_leaves(text)}
    assert found == flat(tomllib.loads(text))


def test_whole_numbers_and_zeros_are_no_leaves() -> None:
    assert [leaf.name for leaf in all_leaves(TEXT)] == ["ballot.high", "ballot.shy", "bribe.curve"]


def test_a_list_is_one_leaf_or_one_for_each_entry() -> None:
    curve = all_leaves(TEXT)[2:]
    assert [number.value for number in curve[0].numbers] == [0.5, 0.25, -0.125]
    names = [leaf.name for leaf in one_by_one(curve)]
    assert names == ["bribe.curve.0", "bribe.curve.1", "bribe.curve.2"]


def test_only_the_numbers_change() -> None:
    leaves = all_leaves(TEXT)
    changed = multiplied(TEXT, leaves, [2.0, 1.0, 0.5])
    expected = TEXT.replace("high = 1.0", "high = 2.0").replace("[0.5, 0.25,", "[0.25, 0.125,")
    assert changed == expected.replace("-0.125]", "-0.0625]")
    assert multiplied(TEXT, leaves, [1.0] * 3) == TEXT


def test_leaves_are_chosen_by_whole_words_of_their_names() -> None:
    leaves = all_leaves(TEXT)
    assert [leaf.name for leaf in chosen(leaves, ["ballot"], ["ballot.shy"])] == ["ballot.high"]
    assert chosen(leaves, ["ball"], []) == []
    assert len(chosen(leaves, [], ["ballot.high"])) == 2


def test_a_number_stays_one_that_is_not_whole() -> None:
    assert [told(value) for value in (12.0, 0.123456, 123456.0)] == ["12.0", "0.1235", "1.235e+05"]
