"""Where things lie on the table of the house, for any number of games and any window."""

from dataclasses import dataclass

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.screens.boxes import BOX_RATIO
from tabletop.ui.widgets.controls import Button

WIDEST_BOX = 520
HEAD_SHARE = 0.115
TICKET_LETTERS = 24  # a ticket narrower than so many letters cannot say what it is for
MOST_TICKETS = 3
TICKET_SHARE = 0.15


@dataclass(frozen=True, slots=True)
class BoxPlace:
    """A box with its button below."""

    box: pygame.Rect
    play: pygame.Rect


@dataclass(frozen=True, slots=True)
class HomePlan:
    """All rectangles of the first screen."""

    head: pygame.Rect
    tickets: list[pygame.Rect]
    boxes: list[BoxPlace]
    rail: list[pygame.Rect]
    rail_panel: pygame.Rect


def plan_home(kit: Kit, games: int, tickets: int, labels: list[str], play: str) -> HomePlan:
    """Share out the window: head, tickets, boxes, and the rail at the bottom."""
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
    return HomePlan(head, slips, _boxes(kit, body, games, play), rail, rail_panel)


def most_tickets(kit: Kit) -> int:
    """Return how many tickets can lie side by side and still be read."""
    margin = max(16, kit.scale.px(36))
    room = kit.scale.width - 2 * margin
    return max(1, min(MOST_TICKETS, room // (kit.scale.text(18) * TICKET_LETTERS)))


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
    head, line = kit.scale.text(26) * 1.35, kit.scale.text(18)
    # Three lines below the heading where the window is tall enough for them, else a tight two.
    wished = min(head + line * 3.75, max(head + line * 2.9, kit.scale.height * TICKET_SHARE))
    height = max(kit.scale.px(108), round(wished))
    widest = max(kit.scale.px(720), kit.scale.text(18) * TICKET_LETTERS)
    width = min(widest, (body.width - gap * (count - 1)) // count)
    left = body.centerx - (width * count + gap * (count - 1)) // 2
    rects = [pygame.Rect(left + n * (width + gap), body.y, width, height) for n in range(count)]
    taken = height + max(14, kit.scale.px(30))
    return rects, pygame.Rect(body.x, body.y + taken, body.width, body.height - taken)


def _boxes(kit: Kit, body: pygame.Rect, count: int, label: str) -> list[BoxPlace]:
    gap = max(16, kit.scale.px(44))
    column = (body.width - gap * (count - 1)) // max(1, count)
    button = kit.scale.target(56)
    space = max(12, kit.scale.px(26))
    widest = min(kit.scale.px(WIDEST_BOX), column)
    height = max(1, min(body.height - button - 3 * space, round(widest / BOX_RATIO)))
    width = round(height * BOX_RATIO)
    play_width = min(column, max(width, Button.width_for(kit, label, icon="play")))
    step = min(column, max(width, play_width)) + gap
    top = body.y + (body.height - height - space - button) // 2
    middle = body.centerx - step * (count - 1) / 2
    places: list[BoxPlace] = []
    for number in range(count):
        centre = round(middle + number * step)
        box = pygame.Rect(centre - width // 2, top, width, height)
        play = pygame.Rect(centre - play_width // 2, box.bottom + space, play_width, button)
        places.append(BoxPlace(box, play))
    return places
