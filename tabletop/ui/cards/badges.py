"""Numbers on cards: an icon with its figure on a plate in a metal rim, in a tone that says what."""

import pygame

from tabletop.ui.cards.cardart import CardArt
from tabletop.ui.cards.templates import MINUS, Badge, Face
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.richtext import Style
from tabletop.ui.drawing.materials.surfaces import brass_edge
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import gradient, layer, put, rounded_mask, tinted
from tabletop.ui.drawing.theme import Colour, Theme, mix

RIM = 0.075
SHADOW = (0, 0, 0, 120)
# How much lighter and darker than its colour a plate is at its upper and lower edge.
PLATE_LIGHT, PLATE_DARK = 0.10, 0.22


def badges_at(face: Face, card: CardArt, at: str) -> list[tuple[Badge, int]]:
    """Return the badges of a card at a place whose number is not zero."""
    return [
        (badge, card.numbers[badge.number])
        for badge in face.badges
        if badge.at == at and card.numbers.get(badge.number, 0)
    ]


def badge_colours(theme: Theme, face: Face, badge: Badge) -> tuple[Colour, Colour]:
    """Return the ground and the figure's colour of a badge."""
    if badge.tone == "plain":
        return face.band, face.band_text
    text = "badge_price_text" if badge.tone == "price" else "badge_text"
    return theme[f"badge_{badge.tone}"], theme[text]


def plate_shades(ground: Colour) -> tuple[Colour, Colour]:
    """Return the lightest and the darkest shade of a plate of some colour."""
    return mix(ground, (255, 255, 255), PLATE_LIGHT), mix(ground, (0, 0, 0), PLATE_DARK)


@remembered
def plate(size: tuple[int, int], ground: Colour) -> pygame.Surface:
    """Return a raised plate with round ends in a brass rim, its shadow below it included."""
    rim = max(1, round(size[1] * RIM))
    drop = max(1, rim // 2)
    image = layer((size[0] + drop, size[1] + drop))
    shade = rounded_mask(size, size[1] // 2)
    shade.fill(SHADOW, special_flags=pygame.BLEND_RGBA_MULT)
    put(image, pygame.transform.box_blur(shade.premul_alpha(), drop), (drop, drop))
    light, dark = plate_shades(ground)
    body = gradient(size, ((0.0, light), (0.45, ground), (1.0, dark)))
    put(image, tinted(rounded_mask(size, size[1] // 2), body), (0, 0))
    within = (size[0] - 2 * rim, size[1] - 2 * rim)
    inside = rounded_mask(within, size[1] // 2 - rim, max(1, rim // 2))
    inside.fill((0, 0, 0, 110), special_flags=pygame.BLEND_RGBA_MULT)
    put(image, inside.premul_alpha(), (rim, rim))
    put(image, brass_edge(size, size[1] // 2, rim), (0, 0))
    return image


def paint_mark(
    target: pygame.Surface, kit: Kit, icon: str, centre: tuple[int, int], look: tuple[int, Face]
) -> None:
    """Draw an icon on a round plate of some diameter."""
    side, face = look
    place = pygame.Rect(0, 0, side, side)
    place.center = centre
    put(target, plate(place.size, face.band), place)
    inner = round(side * 0.64)
    image = kit.icons.get(icon, inner, face.band_text, face.band)
    put(target, image, image.get_rect(center=centre))


def paint_stamp(
    target: pygame.Surface, kit: Kit, text: str, corner: tuple[int, int], height: int
) -> None:
    """Draw some figures on a plate whose lower right corner is given."""
    ground, ink = kit.theme["badge_price"], kit.theme["badge_price_text"]
    laid = kit.type.line(text, Style("ui_bold", max(9, round(height * 0.84)), ink))
    place = pygame.Rect(0, 0, max(height, laid.size[0] + round(height * 0.7)), height)
    place.bottomright = corner
    put(target, plate(place.size, ground), place)
    laid.draw_in(target, place)


def stamp_height(kit: Kit, text: str, heights: tuple[int, int], room: int) -> int:
    """Return how high the plate of some figures is, between two heights, so that it fits."""
    least, high = heights
    while high > least:
        laid = kit.type.line(text, Style("ui_bold", max(9, round(high * 0.84)), (0, 0, 0)))
        if laid.size[0] + round(high * 0.7) <= room:
            break
        high -= 1
    return high


class BadgeRow:
    """Badges side by side, made smaller together when they would not fit."""

    def __init__(self, kit: Kit, face: Face, badges: list[tuple[Badge, int]], height: int) -> None:
        self.kit = kit
        self.face = face
        self.badges = badges
        self.height = height

    def paint(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """Draw the badges in the middle of a box."""
        if not self.badges:
            return
        height = self.height
        while height > 8 and self._width(height) > box.width - 4:
            height -= 1
        gap = self._gap(height)
        left = box.centerx - self._width(height) // 2
        for badge, value in self.badges:
            size = (self._badge_width(badge, value, height), height)
            place = pygame.Rect((left, box.centery - height // 2), size)
            put(target, plate(place.size, self._colours(badge)[0]), place)
            self._paint_content(target, badge, value, place)
            left += size[0] + gap

    def paint_tab(self, target: pygame.Surface, corner: tuple[int, int]) -> None:
        """Draw the badges as tabs that grow out of the left edge, one below the other."""
        left, top = corner
        for badge, value in self.badges:
            size = (self._badge_width(badge, value, self.height) + self.height, self.height)
            place = pygame.Rect((left - self.height, top), size)
            put(target, plate(place.size, self._colours(badge)[0]), place)
            place.left = left - round(self.height * 0.1)
            self._paint_content(target, badge, value, place)
            top += round(self.height * 1.15)

    def _gap(self, height: int) -> int:
        return max(2, round(height * 0.22))

    def _width(self, height: int) -> int:
        widths = [self._badge_width(badge, value, height) for badge, value in self.badges]
        return sum(widths) + self._gap(height) * (len(widths) - 1)

    def _badge_width(self, badge: Badge, value: int, height: int) -> int:
        text = self.kit.type.line(figure_of(badge, value), self._style(badge, height))
        return round(height * 0.72) + text.size[0] + round(height * 0.62)

    def _style(self, badge: Badge, height: int) -> Style:
        return Style("ui_bold", max(8, round(height * 0.86)), self._colours(badge)[1])

    def _colours(self, badge: Badge) -> tuple[Colour, Colour]:
        return badge_colours(self.kit.theme, self.face, badge)

    def _paint_content(
        self, target: pygame.Surface, badge: Badge, value: int, place: pygame.Rect
    ) -> None:
        ground, colour = self._colours(badge)
        side = round(place.height * 0.70)
        image = self.kit.icons.get(badge.icon, side, colour, ground)
        top = place.centery - side // 2
        put(target, image, (place.x + round(place.height * 0.24), top))
        text = self.kit.type.line(figure_of(badge, value), self._style(badge, place.height))
        left = place.x + round(place.height * 0.33) + side
        text.draw(target, (left, place.centery - text.size[1] / 2))


def figure_of(badge: Badge, value: int) -> str:
    """Return a number as a badge shows it, with its sign."""
    sign = MINUS if badge.sign == "-" else badge.sign
    return f"{sign}{abs(value)}"
