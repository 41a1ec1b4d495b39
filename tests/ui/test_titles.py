"""Titles on cards: alike for a kind, whole where they can be, divided where that helps."""

import pytest

from tabletop.ui.cards.titles import FINE, PLAIN, TitleRoom, TitleSetter
from tabletop.ui.drawing.letters.markup import SOFT_HYPHEN
from tabletop.ui.drawing.letters.richtext import Laid, Style
from tests.ui.helpers import kit_for

SMALLEST = 16
SHORT = ["Old Mill", "New Mill", "Big Mill", "Wet Mill", "Dry Mill", "Red Mill", "Our Mill"]
LONG = ["Neighbourhood", "Incomparable", "Constituencies"]
BARRACKS = f"Kasernen{SOFT_HYPHEN}bau{SOFT_HYPHEN}gesetz"


def setter(width: int, high: int = 37, growth: float = 1.0) -> TitleSetter:
    """Return what sets titles into a band of some width and height."""
    room = TitleRoom(width, high + 6, high - 2, round(SMALLEST * growth), SMALLEST, growth)
    return TitleSetter(kit_for().type, Style(FINE, 1, (255, 255, 255), "center"), room)


def lines_of(laid: Laid) -> list[str]:
    """Return what stands on each line of a title."""
    rows: dict[int, list[str]] = {}
    for placed in laid.placed:
        rows.setdefault(placed.top, []).append(placed.word.text)
    return [" ".join(rows[top]) for top in sorted(rows)]


def test_titles_that_fit_are_in_fine_letters() -> None:
    assert setter(70).letters(SHORT) == FINE


def test_one_long_title_does_not_take_the_fine_letters_from_a_whole_kind() -> None:
    many = [f"{title} {number}" for title in SHORT for number in (1, 2)]
    assert setter(70).letters([*many, LONG[0]]) == FINE
    assert setter(70).letters([*many, *LONG]) == PLAIN


def test_a_title_that_fine_letters_would_cut_has_all_of_its_kind_in_plain_ones() -> None:
    many = [f"{title} {number}" for title in SHORT for number in (1, 2)]
    assert setter(54).letters([*many, "Incomprehensibilities"]) == PLAIN


def test_larger_letters_are_wanted_of_titles_for_larger_texts() -> None:
    assert setter(76).letters(["Neighbourly"]) == FINE
    assert setter(76, growth=1.5).letters(["Neighbourly"]) == PLAIN


def test_a_word_is_divided_at_its_joint_where_its_letters_get_much_larger() -> None:
    laid = setter(84).laid(BARRACKS, PLAIN)
    assert lines_of(laid) == ["Kasernen-", "baugesetz"]
    assert laid.style.px == SMALLEST


def test_a_word_stays_whole_where_that_is_nearly_as_large() -> None:
    laid = setter(112).laid(BARRACKS, PLAIN)
    assert lines_of(laid) == ["Kasernenbaugesetz"]


@pytest.mark.parametrize("high", [24, 37])
def test_a_word_without_joints_is_divided_only_where_it_would_be_cut(high: int) -> None:
    assert lines_of(setter(72, high).laid("Neighbourhood", PLAIN)) == ["Neighbourhood"]
    laid = setter(40, high).laid("Neighbourhood", PLAIN)
    assert not laid.cut
    assert laid.lines > 1


def test_a_low_band_has_smaller_letters_rather_than_dots() -> None:
    title = f"Schutzgebiets{SOFT_HYPHEN}bohr{SOFT_HYPHEN}gesetz"
    laid = setter(54, 26).laid(title, PLAIN)
    assert not laid.cut
    assert laid.size[1] <= 26 + 6


def test_what_fits_nowhere_ends_with_dots() -> None:
    laid = setter(30, 20).laid("Incomprehensibilitiesandmore " * 5, PLAIN)
    assert laid.cut
