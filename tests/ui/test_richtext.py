"""Rich text: marks, wrapping, fitting, cutting and measuring."""

import re
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from tabletop.ui.drawing.letters.icons import Icons
from tabletop.ui.drawing.letters.markup import SOFT_HYPHEN, breakable, escaped, parse, plain
from tabletop.ui.drawing.letters.richtext import Laid, Style, Typesetter

ICONS = Path(__file__).parents[2] / "assets" / "common" / "icons"
STYLE = Style("ui", 20, (255, 255, 255))
LONG = "The senator takes the floor and does not give it back before the night is over."


@pytest.fixture
def setter() -> Typesetter:
    return Typesetter(Icons([ICONS]))


def test_bold_and_italic_choose_their_faces() -> None:
    words = parse("a *b* _c_ *d*e", "text")[0]
    faces = [(word.text, word.face, word.glued) for word in words]
    assert faces == [
        ("a", "text", False),
        ("b", "text_bold", False),
        ("c", "text_italic", False),
        ("d", "text_bold", False),
        ("e", "text", True),
    ]


def test_an_icon_is_a_word_and_punctuation_sticks_to_it() -> None:
    words = parse("gain {icon:star}.", "ui")[0]
    assert [(word.text, word.icon, word.glued) for word in words] == [
        ("gain", "", False),
        ("", "star", False),
        (".", "", True),
    ]


def test_marks_can_be_taken_literally() -> None:
    assert plain(escaped("2*3 {x} _y_ \\")) == "2*3 {x} _y_ \\"
    assert plain("snake_case stays") == "snake_case stays"


def test_plain_text_has_no_marks() -> None:
    assert plain("*Hear* _me_\nnow" + SOFT_HYPHEN) == "Hear me\nnow"


def test_text_wraps_to_its_width(setter: Typesetter) -> None:
    laid = setter.layout(LONG, STYLE, 200)
    assert laid.lines > 3
    assert laid.size[0] <= 200
    assert not laid.cut
    assert setter.layout(LONG, STYLE, 200) is laid


def test_a_line_break_begins_a_new_line(setter: Typesetter) -> None:
    assert setter.layout("one\ntwo\nthree", STYLE, 500).lines == 3


def test_too_many_lines_are_cut_and_say_so(setter: Typesetter) -> None:
    laid = setter.layout(LONG, STYLE, 200, most_lines=2)
    assert laid.lines == 2
    assert laid.cut
    assert laid.placed[-1].word.text == "…"
    assert laid.size[0] <= 200


def test_a_word_wider_than_the_line_is_broken_and_reported(setter: Typesetter) -> None:
    laid = setter.layout("an Incomprehensibilities", STYLE, 40)
    assert laid.cut
    assert laid.size[0] <= 40
    words = [placed.word.text for placed in laid.placed]
    assert words[0] == "an"
    assert "".join(words[1:]) == "Incomprehensibilities"
    assert len(words) == laid.lines


def test_an_address_is_divided_after_a_slash(setter: Typesetter) -> None:
    address = "https://example.org/licences/why.html"
    laid = setter.layout(f"see <{address}>", STYLE, 150)
    words = [placed.word.text for placed in laid.placed]
    assert "".join(words) == f"see<{address}>"
    assert all(word.endswith("/") and not word.endswith(":/") for word in words[1:-1])
    assert len(words) > 2
    assert laid.size[0] <= 150
    assert not laid.cut


def test_even_a_place_without_room_for_a_letter_ends(setter: Typesetter) -> None:
    laid = setter.layout("a *Wo*{icon:coin}rd", STYLE, 1)
    assert laid.cut
    assert "".join(placed.word.text for placed in laid.placed) == "aWord"


def test_soft_hyphens_divide_long_words(setter: Typesetter) -> None:
    word = "Ver­tei­di­gungs­aus­schuss"
    laid = setter.layout(word, STYLE, 130)
    assert laid.lines == 2
    assert not laid.cut
    assert laid.placed[0].word.text.endswith("-")
    whole = setter.layout(word, STYLE, 500)
    assert [placed.word.text for placed in whole.placed] == ["Verteidigungsausschuss"]


def test_a_hyphen_that_is_there_anyway_is_not_doubled(setter: Typesetter) -> None:
    laid = setter.layout(f"Hashtag-{SOFT_HYPHEN}Brigade", STYLE, 90)
    assert [placed.word.text for placed in laid.placed] == ["Hashtag-", "Brigade"]


def test_long_words_without_hyphens_are_divided_before_a_syllable() -> None:
    def parts(text: str) -> str:
        return breakable(text).replace(SOFT_HYPHEN, "|")

    assert parts("Haushaltsstreit Kalendertrick") == "Haus|halts|streit Kalen|der|trick"
    assert parts("short words stay") == "short words stay"
    own = f"Golf{SOFT_HYPHEN}wochenende"
    assert breakable(own) == own


def test_fitting_takes_the_largest_size_that_fits(setter: Typesetter) -> None:
    laid = setter.fit(LONG, Style("ui", 40, (0, 0, 0)), (300, 120), 12)
    assert not laid.cut
    assert 12 <= laid.style.px < 40
    bigger = setter.layout(LONG, Style("ui", laid.style.px + 1, (0, 0, 0)), 300)
    assert bigger.size[1] > 120 or bigger.cut


def test_fitting_below_the_smallest_size_cuts(setter: Typesetter) -> None:
    laid = setter.fit(LONG, Style("ui", 40, (0, 0, 0)), (120, 40), 20)
    assert laid.cut
    assert laid.style.px == 20


def test_alignment_moves_lines(setter: Typesetter) -> None:
    left, middle, right = (
        setter.layout("ab", Style("ui", 20, (0, 0, 0), align), 200).placed[0].left
        for align in ("left", "center", "right")
    )
    assert left == 0
    assert left < middle < right
    assert right < 200


def test_an_empty_text_is_fine(setter: Typesetter) -> None:
    setter.layout("", STYLE, 100).draw(pygame.Surface((10, 10)), (0, 0))


def test_drawing_leaves_ink_inside_the_measured_box(setter: Typesetter) -> None:
    target = pygame.Surface((400, 200))
    laid = setter.layout("Vote *yes* {icon:check}", STYLE, 300)
    laid.draw(target, (20, 30))
    mask = pygame.mask.from_threshold(target, (255, 255, 255), (200, 200, 200, 255))
    inked = mask.get_bounding_rects()
    assert inked
    assert pygame.Rect(18, 28, laid.size[0] + 4, laid.size[1] + 4).contains(
        inked[0].unionall(inked[1:])
    )


def test_letters_can_be_spaced(setter: Typesetter) -> None:
    tight = setter.line("CAPITOL", STYLE).size[0]
    wide = setter.line("CAPITOL", Style("ui", 20, (0, 0, 0), tracking=0.1)).size[0]
    assert wide == pytest.approx(tight + 6 * 2, abs=5)


def gaps(laid: Laid, left: float) -> set[int]:
    """Draw a line of equal words somewhere and return how many empty columns lie between them."""
    target = pygame.Surface((laid.size[0] + 40, laid.size[1] + 4), pygame.SRCALPHA)
    laid.draw(target, (left, 0))
    inked = pygame.mask.from_surface(target, 20)
    columns = [
        any(inked.get_at((x, y)) for y in range(target.get_height()))
        for x in range(target.get_width())
    ]
    runs = "".join("#" if ink else " " for ink in columns).strip()
    return {len(run) for run in re.findall(" +", runs)}


@pytest.mark.parametrize("words", [6, 7])
@pytest.mark.parametrize("left", [0.0, 0.5, 10.5])
def test_words_of_a_centred_line_stand_equally_far_apart(
    setter: Typesetter, words: int, left: float
) -> None:
    for px in range(14, 24):
        style = replace(STYLE, px=px, align="center")
        for width in (300, 301):
            laid = setter.layout(" ".join(["l"] * words), style, width)
            assert len(gaps(laid, left)) == 1
