"""The lens: it finds texts in a picture, and tells how well they really stand out there."""

from collections.abc import Callable

import pygame
import pytest

from tabletop.ui.drawing.letters.lettering import lettered
from tabletop.ui.drawing.letters.richtext import Style
from tabletop.ui.drawing.memory import forget_pictures
from tabletop.ui.drawing.paint import faded, layer, put
from tabletop.ui.drawing.theme import Colour, contrast
from tests.ui.helpers import kit_for
from tests.ui.legible.lens import Sight, dyeing, sights

Painter = Callable[[pygame.Surface], object]
GREY: Colour = (200, 200, 200)
PALE: Colour = (160, 160, 160)
INK: Colour = (20, 20, 20)
SIZE = (320, 80)


def looked_at(paint: Painter) -> list[Sight]:
    """Return what the lens finds in a picture."""
    pictures = []
    with dyeing() as dye:
        for dye.on in (False, True):
            forget_pictures()
            pictures.append(pygame.Surface(SIZE, depth=32))
            pictures[-1].fill(GREY)
            paint(pictures[-1])
        return sights(pictures[0], pictures[1], dye)


def write(target: pygame.Surface, text: str, colour: Colour, px: int = 20, left: int = 10) -> None:
    """Write a line in the middle of a picture."""
    kit_for().type.line(text, Style("ui_bold", px, colour)).draw(target, (left, 25))


@pytest.mark.parametrize("colour", [PALE, INK, (199, 201, 200), (255, 0, 0)])
def test_a_text_has_the_contrast_of_its_ink_to_its_ground(colour: Colour) -> None:
    found = looked_at(lambda target: write(target, "Senate", colour))
    assert [sight.written.text for sight in found if sight.written] == ["Senate"]
    assert found[0].ratio == pytest.approx(contrast(colour, GREY), rel=0.02)
    assert not found[0].faded


def test_a_faded_text_has_what_is_left_of_it() -> None:
    def paint(target: pygame.Surface) -> None:
        sheet = layer(SIZE)
        write(sheet, "Senate", INK)
        put(target, faded(sheet, 0.4), (0, 0))

    for sight in looked_at(paint):
        assert sight.faded
        assert sight.ratio == pytest.approx(contrast((128, 128, 128), GREY), rel=0.1)


def test_a_veil_takes_from_letters_and_ground_alike() -> None:
    def paint(target: pygame.Surface) -> None:
        write(target, "Senate", INK)
        veil = layer(SIZE)
        veil.fill((0, 0, 0, 180))
        put(target, veil, (0, 0))

    found = looked_at(paint)
    assert found
    assert all(sight.faded and sight.ratio < 3 for sight in found)


def test_what_lies_next_to_letters_is_their_ground_and_nothing_farther_away() -> None:
    def paint(target: pygame.Surface) -> None:
        target.fill((70, 70, 70), pygame.Rect(0, 15, 160, 50))
        write(target, "Dark", INK)
        write(target, "Bright", INK, left=200)

    dark, bright = (one.ratio for one in sorted(looked_at(paint), key=lambda one: one.box.left))
    assert dark == pytest.approx(contrast(INK, (70, 70, 70)), rel=0.02)
    assert bright == pytest.approx(contrast(INK, GREY), rel=0.02)


def test_an_outline_is_the_ground_of_its_letters() -> None:
    def paint(target: pygame.Surface) -> None:
        put(target, lettered("VOTE", 40, GREY, INK), (20, 20))

    found = looked_at(paint)
    assert [sight.written.text for sight in found if sight.written] == ["VOTE"]
    assert found[0].ratio == pytest.approx(contrast(GREY, INK), rel=0.05)


def test_the_shadow_below_letters_is_no_text() -> None:
    def paint(target: pygame.Surface) -> None:
        write(target, "Senate", (190, 190, 190), left=11)
        write(target, "Senate", INK)

    found = looked_at(paint)
    assert [sight.written.colour for sight in found if sight.written] == [INK]


@pytest.mark.parametrize(("px", "large"), [(18, False), (19, True)])
def test_bold_letters_are_large_from_nineteen_pixels(px: int, *, large: bool) -> None:
    (sight,) = looked_at(lambda target: write(target, "Senate", INK, px))
    assert sight.written is not None
    assert sight.written.large is large


def test_a_picture_without_letters_has_no_texts() -> None:
    assert looked_at(lambda target: target.fill((9, 9, 9), pygame.Rect(10, 10, 50, 20))) == []
