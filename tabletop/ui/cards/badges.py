"""Numbers on cards: an icon with its figure, in a tone that says friend, foe or price."""

import pygame

from tabletop.ui.cards.cardart import CardArt
from tabletop.ui.cards.templates import Badge, Face
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.paint import disc, put
from tabletop.ui.drawing.richtext import Style
from tabletop.ui.drawing.surfaces import brass_edge, panel
from tabletop.ui.drawing.theme import Colour, mix

MINUS = "−"


def badges_at(face: Face, card: CardArt, at: str) -> list[tuple[Badge, int]]:
    """Return the badges of a card at a place whose number is not zero."""
    return [
        (badge, card.numbers[badge.number])
        for badge in face.badges
        if badge.at == at and card.numbers.get(badge.number, 0)
    ]


def paint_disc(
    target: pygame.Surface, centre: tuple[int, int], radius: int, ground: Colour, rim: Colour
) -> None:
    """Draw a raised round plate with a rim, lit from the upper left."""
    for grow, colour in ((2, mix(ground, (0, 0, 0), 0.7)), (1, rim), (0, ground)):
        plate = disc(radius + grow - 1, colour)
        put(target, plate, plate.get_rect(center=centre))
    light = disc(radius * 0.86, mix(ground, (255, 255, 255), 0.28))
    put(target, light, light.get_rect(center=(centre[0], centre[1])))
    flat = disc(radius * 0.86, ground)
    put(target, flat, flat.get_rect(center=(centre[0] + 1, centre[1] + 1)))


class BadgeRow:
    """Badges side by side, made smaller together when they would not fit."""

    def __init__(
        self, kit: Kit, badges: list[tuple[Badge, int]], height: int, text: Colour
    ) -> None:
        self.kit = kit
        self.badges = badges
        self.height = height
        self.text = text
        self.ground: Colour | None = None

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
            self._paint_badge(target, badge, value, place)
            left += size[0] + gap

    def paint_tab(self, target: pygame.Surface, corner: tuple[int, int]) -> None:
        """Draw the badges as tabs that grow out of the left edge, one below the other."""
        left, top = corner
        for badge, value in self.badges:
            size = (self._badge_width(badge, value, self.height) + self.height, self.height)
            place = pygame.Rect((left - self.height, top), size)
            self._paint_ground(target, badge, place)
            place.left = left - round(self.height * 0.1)
            self._paint_content(target, badge, value, place)
            top += round(self.height * 1.15)

    def _gap(self, height: int) -> int:
        return max(2, round(height * 0.22))

    def _width(self, height: int) -> int:
        widths = [self._badge_width(badge, value, height) for badge, value in self.badges]
        return sum(widths) + self._gap(height) * (len(widths) - 1)

    def _badge_width(self, badge: Badge, value: int, height: int) -> int:
        text = self.kit.type.line(_figure(badge, value), self._style(badge, height))
        return round(height * 0.72) + text.size[0] + round(height * 0.56)

    def _style(self, badge: Badge, height: int) -> Style:
        return Style("ui_bold", max(8, round(height * 0.88)), self._colours(badge)[1])

    def _colours(self, badge: Badge) -> tuple[Colour | None, Colour]:
        theme = self.kit.theme
        if badge.tone == "plain":
            return self.ground, self.text
        text = "badge_price_text" if badge.tone == "price" else "badge_text"
        return theme[f"badge_{badge.tone}"], theme[text]

    def _paint_badge(
        self, target: pygame.Surface, badge: Badge, value: int, place: pygame.Rect
    ) -> None:
        self._paint_ground(target, badge, place)
        self._paint_content(target, badge, value, place)

    def _paint_ground(self, target: pygame.Surface, badge: Badge, place: pygame.Rect) -> None:
        ground = self._colours(badge)[0]
        if ground is None:
            return
        radius = place.height // 2
        put(target, panel(place.size, radius, ground, 0), place)
        put(target, brass_edge(place.size, radius, max(1, place.height // 20)), place)

    def _paint_content(
        self, target: pygame.Surface, badge: Badge, value: int, place: pygame.Rect
    ) -> None:
        ground, colour = self._colours(badge)
        side = round(place.height * 0.72)
        image = self.kit.icons.get(badge.icon, side, colour, ground or (20, 24, 34))
        top = place.centery - side // 2
        put(target, image, (place.x + round(place.height * 0.2), top))
        text = self.kit.type.line(_figure(badge, value), self._style(badge, place.height))
        left = place.x + round(place.height * 0.30) + side
        text.draw(target, (left, place.centery - text.size[1] / 2))


def _figure(badge: Badge, value: int) -> str:
    sign = MINUS if badge.sign == "-" else badge.sign
    return f"{sign}{abs(value)}"
