"""Game boxes seen from above: a printed lid with its title in foil, and the wall below it."""

from dataclasses import dataclass, replace
from pathlib import Path

import pygame

from rules.core.data import read_facts
from rules.core.game import Label
from tabletop.setups import last_seats
from tabletop.shelf import seating
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.gilding import Metal, stamped
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.materials.gallery import Part, filling, read_picture, take_part
from tabletop.ui.drawing.memory import remembered
from tabletop.ui.drawing.paint import (
    faded,
    gradient,
    keep_inside,
    layer,
    put,
    rounded_mask,
    spot,
    tinted,
)
from tabletop.ui.drawing.theme import Colour, mix, take_colour
from tabletop.ui.stage import Stage

Size = tuple[int, int]
BOX_RATIO = 0.76  # width of a box for each unit of its height, its wall included
WALL = 0.078  # of a box, seen of its front
SKIRT = 0.74  # of that, for the side of the lid; below it the tray is seen
FACTS = 0.895
SLIP = 0.84  # the widest slip with facts, in widths of the lid
LEAST_FACTS = 13  # pixels of the smallest letters on it
WHITE, BLACK = (255, 255, 255), (0, 0, 0)
ENDS = ((0.0, (150, 150, 156)), (0.03, WHITE), (0.96, (236, 236, 236)), (1.0, (120, 120, 126)))
TRACKING = 0.07


@dataclass(frozen=True, slots=True)
class BoxLook:
    """The colours of a box, the icon of a plain lid, and where the title goes."""

    side: Colour
    foil: Colour
    motif: str
    title: Part

    @property
    def metal(self) -> Metal:
        """Return the foil from its lit upper to its shaded lower edge."""
        return mix(self.foil, WHITE, 0.55), self.foil, mix(self.foil, (110, 66, 20), 0.45)


@dataclass(frozen=True, slots=True)
class BoxWords:
    """What is printed on a box, and what is said about the game when it is opened."""

    title: str
    sentence: str
    players: str
    minutes: str
    note: str  # for whom the game is, where its box says so, else empty


def box_words(stage: Stage, game: Label) -> BoxWords:
    """Return what is printed on the box of a game."""
    texts = stage.texts_of(game.name)
    fewest, most = min(game.seat_counts), max(game.seat_counts)
    key = "home.players" if fewest == most else "home.players_range"
    return BoxWords(
        texts.text("game.name"),
        texts.text("game.sentence"),
        texts.text(key, count=most, fewest=fewest),
        texts.text("home.minutes", minutes=texts.text("game.minutes")),
        texts.text("game.note") if texts.has("game.note") else "",
    )


def seated_by_play(stage: Stage, game: Label) -> str:
    """Return whom the button that plays at once seats, in few words."""
    seats = last_seats(game, stage.texts_of(game.name), stage.settings)
    return escaped(seating(stage.texts, seats))


def read_look(path: Path) -> BoxLook:
    """Read box.toml of a game."""
    facts = read_facts(path)
    look = BoxLook(
        take_colour(facts, "side"),
        take_colour(facts, "foil"),
        facts.word("motif"),
        take_part(facts, "title"),
    )
    facts.done()
    return look


def paint_box(kit: Kit, folder: Path, words: BoxWords, size: Size) -> pygame.Surface:
    """Return the box of a game from its folder, as large as asked for."""
    look = read_look(folder / "box.toml")
    wall = max(4, round(size[1] * WALL))
    top = (size[0], max(1, size[1] - wall))
    radius = max(3, round(size[0] * 0.014))
    made = read_picture(folder / "art" / "box.jpg")
    art = _plain_lid(kit, look, top) if made is None else filling(made, top)
    box = layer(size)
    _paint_wall(box, look, wall)
    _paint_spine(kit, box, look, words)
    lid = layer(top)
    lid.blit(art, (0, 0))
    _paint_title(kit, lid, look, words)
    _paint_facts(kit, lid, look, words)
    keep_inside(lid, rounded_mask(top, radius))
    put(lid, _edges(top, radius), (0, 0))
    put(box, lid, (0, 0))
    return box


def _plain_lid(kit: Kit, look: BoxLook, size: Size) -> pygame.Surface:
    """Return a lid without a picture: its colour in the light, a foil frame and the icon."""
    light, dark = mix(look.side, WHITE, 0.25), mix(look.side, (0, 0, 0), 0.2)
    lid = spot(size, light, dark, (0.35, 0.3))
    frame = pygame.Rect((0, 0), size).inflate(-size[0] // 10, -size[0] // 10)
    line = rounded_mask(frame.size, max(2, size[0] // 40), max(1, size[0] // 160))
    light, middle, shade = look.metal
    foil = gradient(frame.size, ((0.0, light), (0.5, middle), (1.0, shade)))
    put(lid, tinted(line, foil), frame)
    icon = kit.icons.get(look.motif, max(1, size[0] // 3), look.foil, look.side)
    put(lid, icon, icon.get_rect(center=(size[0] // 2, round(size[1] * 0.62))))
    return lid


def _paint_wall(box: pygame.Surface, look: BoxLook, wall: int) -> None:
    """Draw what is seen of the front: the side of the lid in its own colour, below it the tray."""
    width, height = box.get_size()
    inset = max(1, round(width * 0.012))
    tray = pygame.Rect(inset, height - wall, width - 2 * inset, wall)
    low = gradient(
        tray.size, ((0.6, mix(look.side, BLACK, 0.72)), (1.0, mix(look.side, BLACK, 0.4)))
    )
    put(box, tinted(rounded_mask(tray.size, max(1, wall // 8)), low), tray)
    # It reaches up below the lid, whose corners are round.
    skirt = skirt_of(box.get_size(), wall)
    skirt.height += wall // 2
    skirt.top -= wall // 2
    steps = (
        (0.0, mix(look.side, BLACK, 0.35)),
        (0.36, mix(look.side, WHITE, 0.1)),
        (0.8, mix(look.side, BLACK, 0.12)),
        (1.0, mix(look.side, BLACK, 0.45)),
    )
    side = tinted(rounded_mask(skirt.size, max(1, wall // 8)), gradient(skirt.size, steps))
    across = pygame.transform.rotate(gradient((skirt.height, skirt.width), ENDS), 90)
    side.blit(across, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    put(box, side, skirt)


def skirt_of(size: Size, wall: int) -> pygame.Rect:
    """Return where the side of the lid is on a box of a size."""
    return pygame.Rect(0, size[1] - wall, size[0], round(wall * SKIRT))


def _paint_spine(kit: Kit, box: pygame.Surface, look: BoxLook, words: BoxWords) -> None:
    """Stamp the title on the side of the lid, between two thin lines of foil."""
    width, height = box.get_size()
    skirt = skirt_of(box.get_size(), max(4, round(height * WALL)))
    foil = mix(look.foil, look.side, 0.25)
    style = replace(
        kit.style("title", 14, align="center"),
        px=max(6, round(skirt.height * 0.5)), colour=foil, tracking=TRACKING,
    )  # fmt: skip
    laid = kit.type.fit(words.title.upper(), style, (round(width * 0.7), skirt.height), 6, 1)
    laid.draw_in(box, skirt)
    thick = max(1, skirt.height // 22)
    reach = (width - laid.size[0]) // 2 - style.px
    for left in (style.px, width - reach):
        line = pygame.Rect(left, skirt.centery, reach - style.px, thick)
        if line.width > 0:
            box.fill((*mix(foil, look.side, 0.3), 255), line)


def _paint_title(kit: Kit, lid: pygame.Surface, look: BoxLook, words: BoxWords) -> None:
    width, height = lid.get_size()
    left, top, wide, high = look.title
    room = pygame.Rect(
        round(left * width), round(top * height), round(wide * width), round(high * height)
    )
    style = replace(
        kit.style("title", 20, align="center"),
        px=max(16, round(room.height * 0.62)), colour=WHITE, tracking=TRACKING, leading=1.05,
    )  # fmt: skip
    laid = kit.type.fit(words.title.upper(), style, room.size, 12, 2)
    depth = max(2, round(laid.style.px * 0.08))
    letters = stamped(laid, look.metal, depth)
    put(lid, letters, letters.get_rect(center=room.center))


def _paint_facts(kit: Kit, lid: pygame.Surface, look: BoxLook, words: BoxWords) -> None:
    """Print players and minutes on a dark slip near the lower edge, where there is room."""
    width, height = lid.get_size()
    style = replace(kit.style("ui_semibold", 18), colour=mix(look.foil, WHITE, 0.35))
    room = (round(width * SLIP) - 2 * style.px, round(height * 0.1))
    facts = kit.type.fit(f"{words.players} · {words.minutes}", style, room, LEAST_FACTS, 1)
    slip = pygame.Rect(0, 0, facts.size[0] + 2 * style.px, round(facts.size[1] * 1.15))
    slip.center = (width // 2, round(height * FACTS))
    if facts.cut or slip.height > height * 0.1:
        return
    ground = rounded_mask(slip.size, slip.height // 2)
    ground.fill((*mix(look.side, (0, 0, 0), 0.3), 255), special_flags=pygame.BLEND_RGBA_MULT)
    put(lid, faded(ground, 0.82), slip)
    facts.draw_in(lid, slip)


@remembered
def _edges(size: Size, radius: int) -> pygame.Surface:
    """Return the rounded edges of a lid: bright towards the light, dark away from it."""
    image = layer(size)
    whole = rounded_mask(size, radius)
    for move, tone in (((2, 2), (255, 255, 255, 96)), ((-2, -2), (0, 0, 0, 120))):
        edge = whole.copy()
        edge.blit(whole, move, special_flags=pygame.BLEND_RGBA_SUB)
        edge.fill(tone, special_flags=pygame.BLEND_RGBA_MULT)
        put(image, edge.premul_alpha(), (0, 0))
    return image
