"""Letters of posters: heavy, with a thick outline of ink and a hard shadow, some on a burst."""

from math import cos, pi, sin

import pygame

from tabletop.ui.drawing.letters.fonts import font
from tabletop.ui.drawing.letters.markup import ELLIPSIS, clipped
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import SUPERSAMPLING, layer, put, resized
from tabletop.ui.drawing.theme import Colour

FACE = "ui_bold"
STROKE = 0.075  # of the outline, in sizes of the letters
DROP = 0.06  # of the hard shadow
EDGE = 2 * STROKE + DROP
LEADING = 1.12  # from line to line, in heights of them
SMALLEST = 12
DENSE = 8  # at most so many letters stand on the breadth of the smallest size
AROUND = 16  # directions in which the outline is laid
CAPITAL = 0.68  # height of a capital or a figure, in sizes of the letters
MEASURED = 100  # size at which a text is measured
INK: Colour = (24, 18, 16)


@remembered
def lettered(text: str, px: int, colour: Colour, ink: Colour = INK) -> pygame.Surface:
    """Return a line of heavy letters with their outline and their shadow."""
    opened = font(FACE, px)
    if not opened.size(text)[0]:
        return layer((1, 1))  # there are letters without a picture
    face, dark = (
        opened.render(text, antialias=True, color=tone).premul_alpha() for tone in (colour, ink)
    )
    stroke, drop = max(1, round(px * STROKE)), max(1, round(px * DROP))
    outline = layer((face.get_width() + 2 * stroke, face.get_height() + 2 * stroke))
    for step in range(AROUND):
        turn = 2 * pi * step / AROUND
        put(outline, dark, (round(stroke * (1 + cos(turn))), round(stroke * (1 + sin(turn)))))
    image = layer((outline.get_width() + drop, outline.get_height() + drop))
    for away in (drop, 0):
        put(image, outline, (away, away))
    put(image, face, (stroke, stroke))
    return _trimmed(image)


def _trimmed(image: pygame.Surface) -> pygame.Surface:
    """Return a picture without the empty rows and columns around it."""
    box = image.get_bounding_rect()
    return image.subsurface(box).copy() if box.width and box.height else image


def fitted(text: str, size: tuple[int, int], colour: Colour, ink: Colour = INK) -> pygame.Surface:
    """Return a line of heavy letters as large as a box allows; what is too long for it is cut."""
    text = _shortened(text, size[0])
    return lettered(text, max(SMALLEST, int(_size_in([text], size))), colour, ink)


def paragraph(text: str, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Return heavy letters as large as a box allows, on as many lines as suit them best."""
    text = _shortened(text, 2 * size[0])
    words, best = text.split(), [text]
    for cut in range(1, len(words)):
        pair = [" ".join(words[:cut]), " ".join(words[cut:])]
        if _size_in(pair, size) > _size_in(best, size):
            best = pair
    best = [_shortened(line, size[0]) for line in best]
    px = max(SMALLEST, int(_size_in(best, size)))
    images = [lettered(line, px, colour) for line in best]
    high = images[0].get_height() if len(best) == 1 else round(px * (CAPITAL + EDGE) * LEADING)
    whole = (max(image.get_width() for image in images), high * len(images))
    sheet = layer(whole)
    for number, image in enumerate(images):
        put(sheet, image, image.get_rect(center=(whole[0] // 2, high * number + high // 2)))
    return sheet


def _shortened(text: str, width: int) -> str:
    """Return no more of a text than fits into a width at the smallest size, with dots behind it."""
    wide = (width / SMALLEST - EDGE) * MEASURED
    text = clipped(text, max(1, DENSE * width // SMALLEST))
    whole = len(text)
    while whole > 1 and font(FACE, MEASURED).size(text)[0] > wide:
        whole = min(whole - 1, round(whole * 0.95))
        text = text[:whole].removesuffix(ELLIPSIS).rstrip() + ELLIPSIS
    return text


def _size_in(lines: list[str], size: tuple[int, int]) -> float:
    """Return the size at which lines of heavy letters just fit into a box."""
    widest = max(font(FACE, MEASURED).size(line)[0] for line in lines) / MEASURED
    leading = LEADING if len(lines) > 1 else 1.0
    return min(size[0] / (widest + EDGE), size[1] / (len(lines) * (CAPITAL + EDGE) * leading))


@remembered
def burst(size: tuple[int, int], colour: Colour, spikes: int = 18) -> pygame.Surface:
    """Return a burst with an outline of ink, as it cries on every poster."""
    big = (size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING)
    image = layer(big)
    for shrink, tone in ((1.0, INK), (0.93, colour)):
        points = []
        for step in range(2 * spikes):
            reach = shrink * (1.0 if step % 2 else 0.84)
            turn = pi * step / spikes
            points.append(
                (big[0] / 2 * (1 + reach * sin(turn)), big[1] / 2 * (1 - reach * cos(turn)))
            )
        pygame.draw.polygon(image, (*tone, 255), points)
    return resized(image, size)
