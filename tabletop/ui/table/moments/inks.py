"""Paper, brass and ink of a moment's sheet: its ground, plaques, badges, slips and the stamp."""

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.gilding import BRASS, gilded
from tabletop.ui.drawing.letters.richtext import ENDLESS, Laid, Style
from tabletop.ui.drawing.materials.gallery import Gallery
from tabletop.ui.drawing.materials.stationery import inked, sheet
from tabletop.ui.drawing.materials.surfaces import brass_edge, panel, well
from tabletop.ui.drawing.paint import layer, put, rounded_box, rounded_mask
from tabletop.ui.drawing.theme import Colour, mix
from tabletop.words.text import signed

RED: Colour = (158, 30, 34)
GREEN: Colour = (22, 96, 55)
BLUE: Colour = (28, 52, 116)
GOLD: Colour = (196, 142, 44)
SMALLEST = 13
LEAN = 2.2  # degrees that a verdict is set askew
VERDICT_LINES = 2
THINNEST = 195  # how much ink there is where a verdict has least
BADGE = 1.34  # the height of a badge, in sizes of its letters


def paper(kit: Kit, gallery: Gallery, size: tuple[int, int], head: int) -> pygame.Surface:
    """Return the sheet: paper in a frame of brass, below a dark band as high as said."""
    theme, radius = kit.theme, max(6, kit.scale.px(16))
    edge = max(2, kit.scale.px(4))
    texture = None if theme.high_contrast else gallery.get("paper")
    image = sheet(size, texture, theme["paper"]).copy()
    if not theme.high_contrast:
        line = max(1, kit.scale.px(2))
        inner = pygame.Rect(0, head, size[0], size[1] - head).inflate(-5 * edge, -5 * edge)
        rounded_box(image, mix(theme["paper"], theme["ink_soft"], 0.45), inner, radius // 2, line)
    put(image, panel((size[0], head), 0, theme["panel"], 0), (0, 0))
    image.blit(rounded_mask(size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    rule = pygame.Rect(0, head - edge // 2, size[0], max(2, edge // 2))
    image.fill((*theme["brass"], 255), rule)
    put(image, brass_edge(size, radius, edge), (0, 0))
    return image


def heading(kit: Kit, text: str, room: tuple[int, int]) -> pygame.Surface:
    """Return a title in letters of brass."""
    white = Style("title", kit.scale.text(31), (255, 255, 255))
    laid = kit.type.fit(text, white, room, kit.least(SMALLEST), 2)
    if kit.theme.high_contrast:
        return drawn(kit.type.fit(text, kit.style("title", 31), room, kit.least(SMALLEST), 2))
    return gilded(laid, BRASS)


def drawn(laid: Laid) -> pygame.Surface:
    """Return a text as a picture of its own."""
    image = layer(laid.size)
    laid.draw(image, (0, 0))
    return image


def badge(kit: Kit, amount: int, px: int, read: str = "") -> pygame.Surface:
    """Return what is added or taken away, maybe read otherwise, on a pill of its colour."""
    theme = kit.theme
    letters = kit.type.line(read or signed(amount), Style("ui_bold", px, theme["badge_text"]))
    high = round(px * BADGE)
    image = layer((max(high, letters.size[0] + round(px * 0.7)), high))
    whole = image.get_rect()
    ground = theme["badge_good"] if amount > 0 else theme["badge_bad"] if amount < 0 else BLUE
    rounded_box(image, theme["badge_text"], whole, high // 2)
    edge = max(1, px // 12)
    rounded_box(image, ground, whole.inflate(-2 * edge, -2 * edge), high // 2 - edge)
    letters.draw_in(image, whole)
    return image


def slip(kit: Kit, size: tuple[int, int], *, sunk: bool = False) -> pygame.Surface:
    """Return a slip of paper, lighter than the sheet that it lies on, or a dark hollow in it."""
    theme = kit.theme
    radius = max(4, min(size) // 12)
    if sunk:
        return well(size, radius, theme["panel"])
    image = layer(size)
    rounded_box(image, mix(theme["paper"], (255, 255, 255), 0.45), image.get_rect(), radius)
    line = mix(theme["paper"], theme["ink_soft"], 0.6)
    rounded_box(image, line, image.get_rect(), radius, max(1, kit.scale.px(2)))
    return image


def plaque(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """Return the dark plate with an edge of brass that a sum stands on."""
    radius = max(4, min(size) // 6)
    return panel(size, radius, kit.theme["panel"], max(2, kit.scale.px(3)))


def figure(kit: Kit, text: str, room: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Return a sum as large as a plaque allows, in the middle of it."""
    image = layer(room)
    px = round(room[1] * 0.72)
    inner = (round(room[0] * 0.86), room[1])
    kit.type.fit(text, Style("text_bold", px, colour), inner, kit.least(SMALLEST), 1).draw_in(
        image, image.get_rect()
    )
    return image


def struck(kit: Kit, number: pygame.Surface) -> pygame.Surface:
    """Return a sum with a stroke of red ink through it."""
    image = number.copy()
    width, height = image.get_size()
    thick = max(3, height // 11)
    reach = min(width * 0.42, height * 0.75)
    rise = height * 0.2
    start = (width / 2 - reach, height / 2 + rise)
    end = (width / 2 + reach, height / 2 - rise)
    pygame.draw.line(image, (*kit.theme["bad"], 255), start, end, thick)
    return image


def frame(kit: Kit, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Return a bold frame around whoever has won."""
    image = layer(size)
    radius = max(4, min(size) // 12)
    rounded_box(image, colour, image.get_rect(), radius, max(2, kit.scale.px(4)))
    return image


def veil(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """Return what whoever has lost pales under."""
    image = layer(size)
    rounded_box(image, kit.theme["paper_dark"], image.get_rect(), max(4, min(size) // 12))
    level = 28 if kit.theme.high_contrast else 84
    image.fill((level,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return image


def words_of_verdict(kit: Kit, text: str, room: int) -> Laid:
    """Set the sentence of a verdict on one line, or on two that are about as long."""
    style = Style("ui_bold", kit.scale.text(33), (255, 255, 255), "center")
    line = kit.type.line(text, style)
    if line.size[0] <= room:
        return line
    high = round(style.px * style.leading * VERDICT_LINES) + 2
    laid = kit.type.fit(text, style, (room, high), kit.least(SMALLEST), VERDICT_LINES)
    for share in range(55, 100, 5):
        even = kit.type.layout(text, laid.style, laid.size[0] * share // 100)
        if even.lines <= laid.lines and even.size[0] <= laid.size[0]:
            return even
    return laid


def verdict(kit: Kit, text: str, room: int, colour: Colour) -> pygame.Surface:
    """Return a verdict as a rubber stamp sets it: framed, askew, with gaps in the ink."""
    laid = words_of_verdict(kit, text, room - verdict_edge(kit))
    style = Style(laid.style.face, laid.style.px * 2, colour, "center")
    wide = round(laid.size[0] * 2.06) if laid.lines > 1 else ENDLESS
    twice = kit.type.layout(text, style, wide)
    px = max(9, kit.scale.px(18))
    words = layer((twice.size[0] + 2 * px, twice.size[1]))
    twice.draw(words, (px, 0))
    return inked(words, px, colour, LEAN, 255 if kit.theme.high_contrast else THINNEST)


def verdict_edge(kit: Kit) -> int:
    """Return how much wider a stamp is than its words."""
    return 3 * max(9, kit.scale.px(18))
