"""Game boxes by code: a linen lid with foil stamping, a paper label, and the wall below."""

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

import pygame

from rules.core.data import read_facts
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.paint import Point, gradient, grey_noise, layer, put, rounded_mask, tinted
from tabletop.ui.drawing.richtext import Style
from tabletop.ui.drawing.surfaces import shadow
from tabletop.ui.drawing.theme import Colour, mix, take_colour

SUPERSAMPLING = 2


@dataclass(frozen=True, slots=True)
class BoxLook:
    """The colours of a box and the icon stamped on it."""

    lid: Colour
    foil: Colour
    paper: Colour
    ink: Colour
    motif: str
    petals: int


@dataclass(frozen=True, slots=True)
class BoxWords:
    """What is printed on a box."""

    title: str
    sentence: str
    players: str
    minutes: str


def read_look(path: Path) -> BoxLook:
    """Read box.toml of a game."""
    facts = read_facts(path)
    look = BoxLook(
        take_colour(facts, "lid"),
        take_colour(facts, "foil"),
        take_colour(facts, "paper"),
        take_colour(facts, "ink"),
        facts.word("motif"),
        facts.whole("petals", 3, 40),
    )
    facts.done()
    return look


def paint_box(kit: Kit, look: BoxLook, words: BoxWords, size: tuple[int, int]) -> pygame.Surface:
    """Return a whole box seen from above; its wall shows below the lid."""
    box = layer(size)
    wall = max(6, round(size[1] * 0.035))
    lid = pygame.Rect(0, 0, size[0], size[1] - wall)
    radius = max(4, kit.scale.px(8))
    low = mix(look.lid, (0, 0, 0), 0.55)
    side = gradient(size, ((0.0, low), (0.94, low), (1.0, mix(look.lid, (0, 0, 0), 0.75))))
    put(box, tinted(rounded_mask(size, radius), side), (0, 0))
    put(box, linen(lid.size, radius, look.lid), lid)
    _stamp(kit, look, words, box, lid)
    return box


@lru_cache(maxsize=16)
def linen(size: tuple[int, int], radius: int, colour: Colour) -> pygame.Surface:
    """Return a lid covered with linen, lit from the upper left."""
    light, dark = mix(colour, (255, 255, 255), 0.16), mix(colour, (0, 0, 0), 0.22)
    ground = gradient(size, ((0.0, light), (0.5, colour), (1.0, dark)))
    for cells, low in (((size[0] // 2, size[1]), 226), ((size[0], size[1] // 2), 232)):
        threads = grey_noise((max(2, cells[0]), max(2, cells[1])), low, low, 255)
        threads = pygame.transform.smoothscale(threads, size)
        ground.blit(threads, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    image = tinted(rounded_mask(size, radius), ground)
    for offset, tone, strength in (((0, 0), (255, 255, 255), 70), ((-1, -1), (0, 0, 0), 90)):
        edge = rounded_mask(size, radius, 2)
        edge.blit(rounded_mask(size, radius), (offset[0] + 1, offset[1] + 1),
                  special_flags=pygame.BLEND_RGBA_SUB)  # fmt: skip
        edge.fill((*tone, strength), special_flags=pygame.BLEND_RGBA_MULT)
        put(image, edge.premul_alpha(), (0, 0))
    return image


def _stamp(kit: Kit, look: BoxLook, words: BoxWords, box: pygame.Surface, lid: pygame.Rect) -> None:
    pad = max(10, round(min(lid.size) * 0.06))
    label = _label(kit, look, words, (lid.width - 2 * pad, lid.height // 2))
    label_box = label.get_rect(midbottom=(lid.centerx, lid.bottom - pad))
    foil_box = lid.inflate(-pad, -pad)
    for inset, width in ((0, 2), (max(4, pad // 3), 1)):
        frame = foil_box.inflate(-2 * inset, -2 * inset)
        mask = rounded_mask(frame.size, max(2, kit.scale.px(6) - inset // 2), width)
        put(box, tinted(mask, foil(frame.size, look.foil)), frame)
    art = pygame.Rect(lid.left + pad, lid.top + pad, lid.width - 2 * pad, 0)
    art.height = label_box.top - art.top
    _emblem(kit, look, words, box, art)
    if label.get_height() > 1:
        shadow(label.get_size(), 3, 3, kit.scale.factor).draw(box, label_box.topleft)
        put(box, label, label_box)


def _emblem(
    kit: Kit, look: BoxLook, words: BoxWords, box: pygame.Surface, art: pygame.Rect
) -> None:
    style = kit.style("title", min(64.0, art.width * 0.12 / kit.scale.factor))
    room = (round(art.width * 0.88), round(art.height * 0.34))
    title = kit.type.fit(words.title.upper(), _coloured(style, look.foil), room, 16, 2)
    title_top = art.bottom - round(art.height * 0.06) - title.size[1]
    side = round(min(art.width * 0.9, (title_top - art.top) * 0.98))
    if side >= 24:
        middle = (art.centerx, (art.top + title_top) // 2 + round(side * 0.03))
        stamped = rosette(side, look.petals, look.foil)
        put(box, stamped, stamped.get_rect(center=middle))
        icon = kit.icons.get(look.motif, round(side * 0.36), look.foil, look.lid)
        put(box, icon, icon.get_rect(center=middle))
    title.draw(box, (art.centerx - title.size[0] // 2, title_top))


@lru_cache(maxsize=32)
def rosette(side: int, petals: int, colour: Colour) -> pygame.Surface:
    """Return a guilloche: waves laid around a ring until they weave a pattern."""
    big = side * SUPERSAMPLING
    picture = layer((big, big))
    centre = big / 2
    for ring, (middle, swing, lines) in enumerate(((0.39, 0.075, 7), (0.27, 0.05, 5))):
        for line in range(lines):
            phase = math.tau * line / lines
            points = _wave(centre, (middle, swing), petals + 2 * ring, phase)
            pygame.draw.aalines(picture, (*colour, 150), True, points)  # noqa: FBT003 - pygame's
    for share in (0.485, 0.47, 0.325, 0.205):
        pygame.draw.circle(picture, (*colour, 190), (centre, centre), big * share, SUPERSAMPLING)
    return pygame.transform.smoothscale(picture.premul_alpha(), (side, side))


def _wave(centre: float, ring: tuple[float, float], petals: int, phase: float) -> list[Point]:
    middle, swing = ring
    points = []
    for step in range(360):
        angle = math.tau * step / 360
        radius = 2 * centre * (middle + swing * math.sin(petals * angle + phase))
        points.append((centre + radius * math.cos(angle), centre + radius * math.sin(angle)))
    return points


@lru_cache(maxsize=16)
def foil(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Return stamped metal: a colour with two soft gleams across it."""
    light, dark = mix(colour, (255, 255, 255), 0.35), mix(colour, (0, 0, 0), 0.35)
    stops = ((0.0, light), (0.3, colour), (0.55, dark), (0.75, colour), (1.0, dark))
    return gradient(size, stops)


def _label(kit: Kit, look: BoxLook, words: BoxWords, room: tuple[int, int]) -> pygame.Surface:
    """Return the paper label: a sentence, players and minutes, as much as there is room for."""
    pad = max(8, kit.scale.px(14))
    width = room[0] - 2 * pad
    style = _coloured(kit.style("text", 20, align="center"), look.ink)
    small = _coloured(kit.style("ui_semibold", 18, align="center"), look.ink)
    line = f"{{icon:person}}\u00a0{words.players} \u2003 {{icon:hourglass}}\u00a0{words.minutes}"
    parts = [kit.type.layout(words.sentence, style, width), kit.type.layout(line, small, width)]
    while parts and sum(part.size[1] for part in parts) + 2 * pad > room[1]:
        parts.pop(0)
    if not parts:
        return layer((1, 1))
    height = sum(part.size[1] for part in parts) + 2 * pad + (len(parts) - 1) * (pad // 3)
    label = layer((room[0], height))
    ground = gradient(label.get_size(), ((0.0, look.paper), (1.0, mix(look.paper, look.ink, 0.1))))
    put(label, tinted(rounded_mask(label.get_size(), 3), ground), (0, 0))
    top = pad
    for part in parts:
        part.draw(label, (pad, top))
        top += part.size[1] + pad // 3
    return label


def _coloured(style: Style, colour: Colour) -> Style:
    return replace(style, colour=colour)
