"""Where things lie on the table of the house, for any number of games and any window."""

from dataclasses import dataclass

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.widgets.controls import Button

WIDEST_BOX = 560
BOX_RATIO = 0.96
HEAD_SHARE = 0.115


@dataclass(frozen=True, slots=True)
class BoxPlace:
    """A box with its two buttons below."""

    box: pygame.Rect
    play: pygame.Rect
    setup: pygame.Rect


@dataclass(frozen=True, slots=True)
class HomePlan:
    """All rectangles of the first screen."""

    head: pygame.Rect
    tickets: list[pygame.Rect]
    boxes: list[BoxPlace]
    rail: list[pygame.Rect]
    rail_panel: pygame.Rect


def plan_home(kit: Kit, games: int, tickets: int, labels: list[str]) -> HomePlan:
    """Divide the window: head, tickets, boxes, and the rail at the bottom."""
    scale = kit.scale
    margin = max(16, scale.px(36))
    whole = pygame.Rect(margin, margin, scale.width - 2 * margin, scale.height - 2 * margin)
    wished = max(scale.px(104), round(scale.text(54) * 1.5))
    head_height = min(wished, round(scale.height * HEAD_SHARE))
    head = pygame.Rect(whole.x, whole.y - margin // 3, whole.width, head_height)
    rail, rail_panel = _rail(kit, whole, labels)
    body = pygame.Rect(whole.x, head.bottom + margin // 2, whole.width, 0)
    body.height = rail_panel.top - margin // 2 - body.top
    slips, body = _tickets(kit, body, tickets)
    return HomePlan(head, slips, _boxes(kit, body, games), rail, rail_panel)


def _rail(kit: Kit, whole: pygame.Rect, labels: list[str]) -> tuple[list[pygame.Rect], pygame.Rect]:
    pad = max(8, kit.scale.px(14))
    widths = [Button.width_for(kit, label, icon="play") for label in labels]
    room = whole.width - pad * (len(labels) + 1)
    if sum(widths) > room:
        widths = [room // len(labels)] * len(labels)
    height = kit.scale.target(48)
    board = pygame.Rect(0, 0, sum(widths) + pad * (len(labels) + 1), height + 2 * pad)
    board.midbottom = (whole.centerx, whole.bottom)
    rects: list[pygame.Rect] = []
    left = board.x + pad
    for width in widths:
        rects.append(pygame.Rect(left, board.y + pad, width, height))
        left += width + pad
    return rects, board


def _tickets(kit: Kit, body: pygame.Rect, count: int) -> tuple[list[pygame.Rect], pygame.Rect]:
    if not count:
        return [], body
    gap = max(16, kit.scale.px(36))
    height = max(kit.scale.px(108), round(kit.scale.text(26) * 1.3 + kit.scale.text(18) * 2.9))
    width = min(kit.scale.px(720), (body.width - gap * (count - 1)) // count)
    left = body.centerx - (width * count + gap * (count - 1)) // 2
    rects = [pygame.Rect(left + n * (width + gap), body.y, width, height) for n in range(count)]
    taken = height + max(14, kit.scale.px(30))
    return rects, pygame.Rect(body.x, body.y + taken, body.width, body.height - taken)


def _boxes(kit: Kit, body: pygame.Rect, count: int) -> list[BoxPlace]:
    gap = max(16, kit.scale.px(44))
    width = min(kit.scale.px(WIDEST_BOX), (body.width - gap * (count - 1)) // max(1, count))
    buttons = kit.scale.target(56)
    space = max(12, kit.scale.px(22))
    height = min(body.height - buttons - space, round(width / BOX_RATIO))
    total = height + space + buttons
    top = body.y + (body.height - total) // 2
    left = body.centerx - (width * count + gap * (count - 1)) // 2
    places: list[BoxPlace] = []
    for number in range(count):
        box = pygame.Rect(left + number * (width + gap), top, width, height)
        setup = pygame.Rect(box.right - buttons, box.bottom + space, buttons, buttons)
        play = pygame.Rect(box.x, setup.y, width - buttons - space // 2, buttons)
        places.append(BoxPlace(box, play, setup))
    return places
