"""A few cards lying beside the boxes, so that a table with few games does not look empty."""

from collections.abc import Mapping, Sequence

import pygame

from rules.core.game import Game
from tabletop import paths
from tabletop.setups import usual_setup
from tabletop.ui.cards.art import make_painter
from tabletop.ui.cards.pictures import CardSide, Pictures
from tabletop.ui.drawing.materials.surfaces import RESTING
from tabletop.ui.drawing.paint import layer, put
from tabletop.ui.stage import Stage
from tabletop.words.speech import Speaker

CARD = 210
LEAST_ROOM = 2.3  # in card widths
# Where the cards of a side lie, in card widths from the middle of the free room, and their turn.
FAN = ((-0.44, 0.12, 15.0), (0.10, -0.20, 4.0), (0.50, 0.34, -9.0))
# The same for what is spread out of an opened box, and how much room that takes in card widths.
SPREAD = ((-1.35, 0.10, 7.0), (-0.45, 0.0, 2.5), (0.45, 0.0, -2.5), (1.35, 0.10, -7.0))
SPREAD_HIGH, SPREAD_WIDE = 1.85, 4.1

Spot = tuple[float, float, float]


def paint_fan(
    stage: Stage, games: Mapping[str, Game], side: int, room: pygame.Rect
) -> pygame.Surface | None:
    """Return a loose fan of cards for the free room on a side of the boxes, unless it is narrow.

    The first game lies on the left, the last on the right, beside their boxes.
    """
    scale = stage.scale
    width = min(scale.px(CARD), round(room.width / LEAST_ROOM))
    if width < scale.px(CARD) * 0.6:
        return None
    pictures, faces, backs = _cards(stage, games[list(games)[-side]], width)
    looks = [backs[side % len(backs)], *(faces[(2 * side + n) % len(faces)] for n in (0, 1))]
    turned = -1 if side else 1
    spots = [(turned * right, down, turned * angle) for right, down, angle in FAN]
    return _lay(pictures, looks, spots, room)


def paint_spread(stage: Stage, game: Game, room: pygame.Rect) -> pygame.Surface | None:
    """Return cards of each kind side by side, as they come out of the box, if there is room."""
    width = min(round(room.height / SPREAD_HIGH), round(room.width / SPREAD_WIDE))
    if width < stage.scale.px(CARD) * 0.4:
        return None
    pictures, faces, _ = _cards(stage, game, width)
    looks = [faces[number % len(faces)] for number in range(len(SPREAD))]
    return _lay(pictures, looks, SPREAD, room)


def _cards(stage: Stage, game: Game, width: int) -> tuple[Pictures, list[CardSide], list[CardSide]]:
    """Return the pictures of a game's cards, with a face of each kind and all backs."""
    kit = stage.kit_of(game.name)
    setup = game.setup(min(game.seat_counts), game.usual_options())
    texts = stage.texts_of(game.name)
    seats = usual_setup(game, texts, stage.settings).seats
    speaker = Speaker(texts, game, setup, seats, 0)
    painter = make_painter(kit, paths.assets() / "common", paths.assets() / game.name)
    pictures = Pictures(kit, painter, setup, speaker)
    pictures.flight_width = width
    kinds = {card.kind: number for number, card in enumerate(setup.cards)}
    backs = [CardSide(back=number + 1) for number in range(len(setup.backs))]
    return pictures, [CardSide(card) for card in kinds.values()], backs


def _lay(
    pictures: Pictures, looks: Sequence[CardSide], spots: Sequence[Spot], room: pygame.Rect
) -> pygame.Surface:
    sheet = layer(room.size)
    width = pictures.flight_width
    for look, (right, down, angle) in zip(looks, spots, strict=True):
        card = pictures.get(look, (width, angle), (RESTING, ""), still=True)
        centre = (round(room.width / 2 + right * width), round(room.height / 2 + down * width))
        put(sheet, card, card.get_rect(center=centre))
    return sheet
