"""The picture on a card, composed by code from the card's id; the one seam for other pictures.

Whoever brings finished pictures replaces `picture`: nothing else knows where they come from.
"""

import pygame

from tabletop.ui.cards.cardart import CardArt
from tabletop.ui.cards.engraving import edges, engrave, printed
from tabletop.ui.cards.portrait import paint_portrait
from tabletop.ui.cards.scenes import SCENES, paint_scene
from tabletop.ui.cards.sitter import POSES
from tabletop.ui.cards.still import paint_still_life
from tabletop.ui.cards.templates import Face
from tabletop.ui.drawing.icons import Icons
from tabletop.ui.drawing.paint import gradient
from tabletop.ui.drawing.theme import Colour

Size = tuple[int, int]
FINENESS = 2
# Lines across a picture's height: fine in the zoom, never closer than these pixels on the table.
LINES = 84
CLOSEST = 2.3


def picture(card: CardArt, face: Face, emblems: Icons, size: Size) -> pygame.Surface:
    """Return the opaque picture of a card at exactly this size."""
    size = (max(1, size[0]), max(1, size[1]))
    motif = face.motif_for(card.id, card.words, card.chance)
    tone = paint_tone(motif, (size[0] * FINENESS, size[1] * FINENESS), card.chance, emblems)
    return engraved(tone, size, face.wash, face.ink)


def paint_tone(motif: str, size: Size, seed: int, emblems: Icons) -> pygame.Surface:
    """Return the grey painting of a motif: a portrait, a place or a thing."""
    name, _, pose = motif.partition(":")
    if name == "portrait":
        return paint_portrait(size, seed, pose)
    if motif in SCENES:
        return paint_scene(motif, size, seed)
    return paint_still_life(emblems, motif, size, seed)


def motif_exists(motif: str, emblems: Icons) -> bool:
    """Tell whether a template may name this motif."""
    portraits = ("portrait", *(f"portrait:{pose}" for pose in POSES))
    return motif in portraits or motif in SCENES or emblems.has(motif)


def engraved(
    tone: pygame.Surface, size: Size, wash: tuple[Colour, Colour], ink: Colour
) -> pygame.Surface:
    """Return a painting as an engraving on a washed ground."""
    period = max(CLOSEST, size[1] / LINES) * FINENESS
    lines = engrave(tone, round(period, 1), 8.0, 0.05)
    lines.blit(edges(tone), (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    ground = gradient(tone.get_size(), ((0.0, wash[0]), (1.0, wash[1])))
    return pygame.transform.smoothscale(printed(lines, ground, ink), size)
