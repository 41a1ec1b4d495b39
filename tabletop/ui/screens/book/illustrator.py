"""Draws the pictures of a rulebook from the real cards and the real table, where nobody sees it."""

from dataclasses import replace

import pygame

from rules.core.engine import new_table
from rules.core.game import Game
from rules.core.layout import lay_out
from rules.core.notation import read
from rules.registry import GAMES
from tabletop import paths
from tabletop.match import Match
from tabletop.setups import USUAL_LEVEL, seats_of
from tabletop.ui.cards.art import make_painter
from tabletop.ui.cards.form import CARD_RATIO
from tabletop.ui.cards.pictures import CardSide, Pictures
from tabletop.ui.desktop.pane import Unseen
from tabletop.ui.drawing.canvas import Canvas
from tabletop.ui.drawing.materials.surfaces import HOVERING, table_surface
from tabletop.ui.drawing.memory import Album, forgotten_with_pictures
from tabletop.ui.drawing.paint import put, resized
from tabletop.ui.drawing.scale import DESIGN_HEIGHT, DESIGN_WIDTH, Scale
from tabletop.ui.stage import Stage
from tabletop.ui.table.view.registry import furnish
from tabletop.ui.table.view.table_view import TableView
from tabletop.words.book import Illustration, TableCut
from tabletop.words.speech import Speaker

Size = tuple[int, int]
KEPT_BYTES = 12 * 1024 * 1024
FAN = 9.0  # degrees between two cards of a fan
OVERLAP = 0.56  # of a card in a fan that the next one covers
FANNED = 0.94  # of its room that a fan fills: its corners stand out
READABLE = 170  # pixels from which on the words of a card can be read
MARGIN = 0.06  # around what a picture shows, in shares of its size
LEAST_PART = 0.25  # of a table that a cut shows, at least
LARGEST = 1.2  # of the design, that a table is drawn at

_kept: Album[pygame.Surface] = Album(KEPT_BYTES)
forgotten_with_pictures(_kept.clear)


class Illustrator:
    """Draws plates: cards on the table, or a cut of the table itself; what it drew is kept."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    def draw(self, name: str, plate: Illustration, size: Size) -> pygame.Surface:
        """Return the picture of a plate of a game, as large as asked for."""
        settings = self.stage.settings
        manner = (self.stage.texts_of(name).language, settings.high_contrast)
        key = (name, plate.name, tuple(plate.cards), size, *manner)
        return _kept.get(key, lambda: self._drawn(GAMES[name], plate, size))

    def _drawn(self, game: Game, plate: Illustration, size: Size) -> pygame.Surface:
        return self._table(game, plate.cut, size) if plate.cut else self._cards(game, plate, size)

    # Cards

    def _cards(self, game: Game, plate: Illustration, size: Size) -> pygame.Surface:
        """Return cards side by side, or as a fan, on the wood or felt of their table."""
        stage = self._away((DESIGN_WIDTH, DESIGN_HEIGHT))
        kit, folder = stage.kit_of(game.name), paths.assets() / game.name
        theme, plan = kit.theme, furnish(game.name, min(game.seat_counts)).plan
        wood = folder / "art" / "table.jpg"
        dim = theme.high_contrast
        image = table_surface(size, wood, theme["table"], plan.surface, dim=dim).copy()
        setup = new_table(game, min(game.seat_counts), 1, {}).setup
        speaker = Speaker(stage.texts_of(game.name), game, setup, [], 0)
        painter = make_painter(kit, paths.assets() / "common", folder)
        pictures = Pictures(kit, painter, setup, speaker)
        ids = [card.id for card in setup.cards]
        places = spots(len(plate.cards), size, fan=plate.fan)
        for name, (at, width, angle) in zip(plate.cards, places, strict=True):
            pictures.fly_as_wide_as(width, width, width)
            look = CardSide(ids.index(name), full=width >= READABLE)
            card = pictures.get(look, (width, angle), (HOVERING, ""), still=True)
            put(image, card, card.get_rect(center=at))
        return image

    # The table

    def _table(self, game: Game, cut: TableCut, size: Size) -> pygame.Surface:
        """Return a part of the table, drawn larger than usual where it would be blurred."""
        design = (DESIGN_WIDTH, DESIGN_HEIGHT)
        match = self._match(game, cut)
        view = self._laid(match, cut, design)
        part = shown_part(view, cut, size)
        factor = min(LARGEST, size[0] / part.width)
        if factor > 1:
            view.table.remove()
            view = self._laid(match, cut, (round(design[0] * factor), round(design[1] * factor)))
            part = shown_part(view, cut, size)
        view.sharpen(all_at_once=True)
        view.stage.canvas.paint()
        image = resized(view.stage.screen.subsurface(part), size)
        view.table.remove()
        return image

    def _match(self, game: Game, cut: TableCut) -> Match:
        texts = self.stage.texts_of(game.name)
        levels = [USUAL_LEVEL] * cut.layout.seats
        levels[cut.viewer] = ""
        seats = seats_of(texts, self.stage.settings, levels)
        match = Match.laid_out(game, seats, lay_out(game, cut.layout), cut.layout.seed)
        for text in cut.moves:
            match.submit(read(game, match.setup, text))
        return match

    def _laid(self, match: Match, cut: TableCut, size: Size) -> TableView:
        stage = self._away(size)
        furniture = furnish(match.game.name, match.setup.seats)
        view = TableView(stage, match.game, match.setup, match.seats, cut.viewer, furniture)
        view.table.settle(match.view(cut.viewer))
        view.table.show_readouts(match.readouts(cut.viewer))
        view.finish()
        return view

    def _away(self, size: Size) -> Stage:
        """Return a stage of a size that nobody sees; texts are as large as usual there."""
        screen = pygame.Surface(size)
        settings = replace(self.stage.settings, speed=0.0, text_scale=100, reduced_motion=True)
        return replace(
            self.stage,
            window=Unseen(screen),
            canvas=Canvas(screen),
            kit=self.stage.kit.resized(Scale(*size)),
            settings=settings,
            _kits={},
            _texts={},
        )


def shown_part(view: TableView, cut: TableCut, size: Size) -> pygame.Rect:
    """Return the part of a table that a cut shows: all it is around, in the shape of a size."""
    refs = view.table.setup.refs
    rects = [view.table.rect_of(refs[name]) for name in cut.around]
    found = [rect for rect in rects if rect is not None]
    bounds = view.stage.screen.get_rect()
    box = found[0].unionall(found[1:]) if found else bounds
    box = box.inflate(round(box.width * MARGIN * 2), round(box.height * MARGIN * 2))
    ratio = size[0] / size[1]
    wide = max(box.width, box.height * ratio, bounds.width * LEAST_PART)
    high = wide / ratio
    share = min(1.0, bounds.width / wide, bounds.height / high)
    part = pygame.Rect(0, 0, round(wide * share), round(high * share))
    part.center = box.center
    return part.clamp(bounds)


def spots(count: int, size: Size, *, fan: bool) -> list[tuple[tuple[int, int], int, float]]:
    """Return where cards lie in a picture: their middles, how wide they are, and their angles."""
    wide, high = size[0] * (1 - 2 * MARGIN), size[1] * (1 - 2 * MARGIN)
    step = 1 - OVERLAP if fan else 1 + MARGIN
    across = 1 + step * (count - 1)
    width = min(wide / across, high / CARD_RATIO) * (FANNED if fan else 1.0)
    middle = (count - 1) / 2
    result = []
    for number in range(count):
        off = number - middle
        drop = abs(off) ** 2 * width * 0.035 if fan else 0.0
        centre = (round(size[0] / 2 + off * step * width), round(size[1] / 2 + drop))
        result.append((centre, round(width), -off * FAN if fan else 0.0))
    return result
