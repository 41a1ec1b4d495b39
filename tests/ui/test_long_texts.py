"""Texts of any length: set with little work, cut with dots where they do not fit."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tabletop.ui.drawing.kit import make_kit
from tabletop.ui.drawing.letters import lettering, richtext
from tabletop.ui.drawing.letters.icons import Icons
from tabletop.ui.drawing.letters.markup import ELLIPSIS
from tabletop.ui.drawing.letters.richtext import WIDEST, Laid, Style, Typesetter
from tabletop.ui.drawing.scale import Scale
from tabletop.ui.widgets.text_field import TextField

LENGTH = 100_000
HOSTILE = {
    "one word": "x" * LENGTH,
    "many words": "word " * (LENGTH // 5),
    "bold and plain by turns": "*a*b" * (LENGTH // 4),
    "a soft hyphen behind every letter": "a\u00ad" * (LENGTH // 2),
    "letters without a width": "\u200b" * LENGTH,
    "nothing but paragraphs": "\n" * LENGTH,
    "nothing but slashes": "/" * LENGTH,
    "marks that mark nothing": "_ " * (LENGTH // 2),
}
STYLE = Style("ui", 32, (255, 255, 255))
MOST_MEASURED = 400_000  # letters that may be measured for one text, over and over


class Counting:
    """A font that counts the letters whose width it is asked for."""

    measured = 0

    def __init__(self, opened: pygame.font.Font) -> None:
        self._opened = opened

    def size(self, text: str) -> tuple[int, int]:
        """Measure, and count that."""
        Counting.measured += len(text)
        return self._opened.size(text)

    def __getattr__(self, name: str) -> object:
        return getattr(self._opened, name)


@pytest.fixture
def setter(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Typesetter]:
    """Return a typesetter whose measuring is counted."""
    Counting.measured = 0
    for module in (richtext, lettering):
        plain = module.font
        monkeypatch.setattr(module, "font", lambda face, px, plain=plain: Counting(plain(face, px)))
    yield Typesetter(Icons([tmp_path]))


def _letters(laid: Laid) -> str:
    return "".join(placed.word.text for placed in laid.placed)


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize("box", [(200, 40), (800, 100), (3000, 2000)])
def test_a_text_of_any_length_is_fitted_into_a_box_with_little_work(
    setter: Typesetter, text: str, box: tuple[int, int]
) -> None:
    laid = setter.fit(text, STYLE, box, 14)
    assert Counting.measured < MOST_MEASURED
    assert laid.cut
    assert laid.size[0] <= box[0] + STYLE.px
    laid.draw(pygame.Surface((10, 10)), (0, 0))


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_text_of_any_length_is_wrapped_with_little_work(setter: Typesetter, text: str) -> None:
    laid = setter.layout(text, STYLE, 800)
    assert Counting.measured < MOST_MEASURED
    assert laid.cut
    laid.draw(pygame.Surface((10, 10)), (0, 0))


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_line_is_never_wider_than_a_window_can_be(setter: Typesetter, text: str) -> None:
    laid = setter.line(text, STYLE)
    assert Counting.measured < MOST_MEASURED
    assert laid.size[0] <= WIDEST
    laid.draw(pygame.Surface((10, 10)), (0, 0))


def test_what_does_not_fit_ends_with_dots(setter: Typesetter) -> None:
    for laid in (
        setter.fit("x" * LENGTH, STYLE, (300, 40), 14, 1),
        setter.layout("word " * LENGTH, STYLE, 300, 2),
        setter.layout("word " * LENGTH, STYLE, 300),
        setter.line("x" * LENGTH, STYLE),
    ):
        assert laid.cut
        assert _letters(laid).endswith(ELLIPSIS)


@pytest.mark.usefixtures("setter")
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_letters_of_posters_stay_inside_their_box(text: str) -> None:
    for draw in (lettering.fitted, lettering.paragraph):
        Counting.measured = 0
        image = draw(text, (300, 80), (200, 30, 20))
        assert Counting.measured < MOST_MEASURED
        assert image.get_width() <= 300 + 2 * lettering.SMALLEST


def test_a_field_takes_no_more_letters_than_could_be_typed_into_it() -> None:
    common = Path(__file__).parents[2] / "assets" / "common"
    field = TextField(
        make_kit(common, None, Scale(1280, 720)), "name", pygame.Rect(0, 0, 300, 44), "x" * LENGTH
    )
    assert len(field.text) == field.most
