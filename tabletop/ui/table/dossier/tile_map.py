"""The page of a folder with the map on it: tiles, what their signs mean, and words about one."""

from collections.abc import Callable, Iterable

import pygame

from rules.core.engine import SHARED_CLAUSES
from rules.core.game import Readout, Ruling
from rules.core.moves import Move
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.table.dossier.pages import Pages
from tabletop.ui.table.dossier.prospects import Prospects
from tabletop.ui.table.dossier.tile_art import TileLook, TilePaint, draw_legend
from tabletop.ui.table.dossier.tiles import Grid, Tile, has_spot, spots_of
from tabletop.ui.table.plan.extras_plan import TilePlan
from tabletop.ui.table.view.laid_table import LaidTable
from tabletop.words.text import signed

BETWEEN = " · "
SIGNS = ("gain", "loss", "price", "listed", "dots")


class TileMap:
    """All tiles of a map."""

    def __init__(self, laid: LaidTable, plan: TilePlan, pages: Pages) -> None:
        self.laid = laid
        self.plan = plan
        self.pages = pages
        self.asked = ""
        self.caption = ""
        self._about: tuple[object, ...] = ()
        self._readouts: dict[int, list[Readout]] = {}
        spots = spots_of(plan, laid.setup, self._refs())
        self.grid = Grid(pages.grid, list(spots.values()), plan)
        self.tiles = {
            ref: Tile(laid.setting.kit, ref, self._face(ref), self.grid.rect(spot))
            for ref, spot in spots.items()
        }

    def _refs(self) -> list[int]:
        """Return the pieces on the map."""
        setup, shown = self.laid.setup, self.laid.shown
        places = [setup.refs[name] for name in self.plan.places]
        return [ref for place in places for ref in (shown.table.at(place) if shown else [])]

    def _face(self, ref: int) -> TilePaint:
        """Return how a tile looks at first: a few letters, those of its card if it has some."""
        card, texts = self.laid.setup.card(ref), self.laid.setting.texts
        key = f"card.{card.id}.code"
        code = texts.text(key) if texts.has(key) else card.id.upper()
        kit, special = self.laid.setting.kit, not has_spot(card)
        plain, larger = kit.theme.high_contrast, kit.scale.growth
        return TilePaint(code, self.plan.colours, plain=plain, special=special, larger=larger)

    def show(
        self, readouts: Iterable[Readout], listed: frozenset[int], prospects: Prospects
    ) -> bool:
        """Let every tile show how things stand; return whether anything is new."""
        self._readouts = {}
        for readout in readouts:
            if readout.ref in self.tiles:
                self._readouts.setdefault(readout.ref, []).append(readout)
        changed = [
            tile.show(self._look(ref, listed, prospects)) for ref, tile in self.tiles.items()
        ]
        self._about = ()
        return any(changed)

    def _look(self, ref: int, listed: frozenset[int], prospects: Prospects) -> TileLook:
        plan = self.plan
        mine = [readout for readout in self._readouts.get(ref, []) if readout.key == plan.dots]
        dots = tuple(readout.numbers.get("side", 0) for readout in mine)
        known = prospects.known.get(ref)
        brought = known.numbers if known is not None else {}
        loss = signed(-brought[plan.loss]) if brought.get(plan.loss) else ""
        gained = brought.get(plan.gain, 0) or (plan.gain in brought and not loss)
        return TileLook(
            dots,
            ref in listed,
            ref in prospects.moves,
            signed(brought[plan.gain]) if gained else "",
            loss,
            self._note(known) if known is not None else "",
        )

    def _note(self, known: Readout) -> str:
        """Return the few words on a tile about what its move would bring: a price, or else."""
        texts, price = self.laid.setting.texts, known.numbers.get(self.plan.price)
        own = f"term.effect.{known.key}"
        if texts.has(own):
            return texts.text(own, **known.numbers)
        return texts.text("dossier.price", price=price) if price is not None else ""

    def start(self, prospects: Prospects) -> Tile | None:
        """Return the tile where keys begin: the usable one nearest to the middle."""
        middle = pygame.Vector2(self.pages.grid.center)
        tiles = [self.tiles[ref] for ref in prospects.moves] or list(self.tiles.values())
        return min(tiles, key=lambda tile: middle.distance_to(tile.rect.center), default=None)

    def at(self, at: tuple[int, int]) -> Tile | None:
        """Return the tile at a point."""
        return next((t for t in self.tiles.values() if t.rect.collidepoint(at)), None)

    # Words

    def ask(self, text: str) -> bool:
        """Take over what is asked or done now; return whether it is new."""
        before, self.asked = self.asked, text
        return before != text

    def explain(
        self,
        explain: Callable[[int, int], Ruling],
        outlook: Callable[[list[Move]], str],
        prospects: Prospects,
        moves: list[Move],
    ) -> bool:
        """Take over what is to be said of a tile that is pointed at, or of the moves of a button.

        Return whether it is new.
        """
        tiles = self.tiles.values()
        tile = next((t for t in tiles if t.hovered), None)
        tile = tile or next((t for t in tiles if t.focused), None)
        about = (tile, tile is not None and tile.ref in prospects.known, prospects, moves)
        if about == self._about:
            return False
        self._about = about
        said = outlook(moves) if moves and tile is None else ""
        before, self.caption = self.caption, said or self._words(tile, explain, prospects)
        return before != self.caption

    def _words(
        self, tile: Tile | None, explain: Callable[[int, int], Ruling], prospects: Prospects
    ) -> str:
        setting, piece = self.laid.setting, prospects.onto
        if tile is None:
            return setting.texts.text("dossier.hint" if prospects.moves else "dossier.idle")
        said = [setting.speaker.readout(one) for one in self._readouts.get(tile.ref, [])]
        known = prospects.known.get(tile.ref)
        if known is not None:
            said.append(self._cited(setting.speaker.readout(known), self._clause(known.key)))
        elif piece and tile.ref not in prospects.moves:
            ruling = explain(tile.ref, piece)
            if ruling.clause not in SHARED_CLAUSES:
                said.append(self._cited(setting.speaker.refusal(ruling), ruling.clause))
        name = setting.speaker.place_title(tile.ref)
        return BETWEEN.join([f"*{escaped(name)}*", *said])

    def _clause(self, key: str) -> str:
        return self.laid.plan.extras.clauses.get(key, "")

    def _cited(self, text: str, clause: str) -> str:
        texts = self.laid.setting.texts
        return texts.text("dossier.cited", text=text, clause=clause) if clause else text

    def draw_words(self, target: pygame.Surface) -> None:
        """Draw what is asked above the map, and below it what is said of a tile."""
        kit, pages = self.laid.setting.kit, self.pages
        style = kit.style("text_bold", 20, "ink", "center")
        laid = kit.type.fit(self.asked, style, pages.heading.size, 13, 2)
        laid.draw_in(target, pages.heading)
        style = kit.style("text", 18, "ink")
        laid = kit.type.fit(self.caption, style, pages.caption.size, 13, 3)
        laid.draw(target, pages.caption.topleft)

    def draw_legend(self, target: pygame.Surface) -> None:
        """Draw what the signs on the tiles mean."""
        left, top, wide, high = self.plan.legend
        texts = self.laid.setting.texts
        if wide and high:
            box = self.grid.rect((left, top), wide, high)
            words = {sign: texts.text(f"dossier.sign.{sign}") for sign in SIGNS}
            draw_legend(self.laid.setting.kit, target, box, words, self.plan.colours)
