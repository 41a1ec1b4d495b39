"""Lights on the table: what can be taken, where it may go, and what the keyboard points at."""

from collections.abc import Mapping

import pygame

from rules.core.refs import FIRST_COUNTER, NOTHING, is_counter, is_piece, is_place
from tabletop.ui.cards.form import CARD_RATIO
from tabletop.ui.cards.pictures import LIGHTS
from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.materials.surfaces import focus_ring, glow
from tabletop.ui.table.moves.reach import Price, Reach, Space
from tabletop.ui.table.plan.geometry import OVER
from tabletop.ui.table.view.laid_table import LaidTable

LIGHT_Z = 60_000
MARKER_LIGHT_Z = 99_000  # below the markers of counters, above everything that lies flat
RING_Z = 240_000
Key = tuple[int, int]


class Highlights:
    """Glows around places, pieces and counters, lit prices, and the focus ring."""

    def __init__(self, table: LaidTable) -> None:
        self.table = table
        self.setting = table.setting
        self._spots: dict[Key, tuple[str, pygame.Rect, Sprite]] = {}
        self._ring: Sprite | None = None

    def show(
        self,
        lights: Mapping[int, str],
        prices: Mapping[int, Mapping[int, str]] | None = None,
        spaces: Mapping[Key, tuple[str, pygame.Rect]] | None = None,
    ) -> None:
        """Light these refs, prices of places and spaces of tracks, each in its way, and no others.

        A light is "can", "target", "chosen" or "taken".
        """
        pieces = {ref: light for ref, light in lights.items() if is_piece(ref)}
        for piece in self.setting.lying.pieces():
            light = pieces.get(piece.ref, "") if not piece.look.is_back else ""
            if piece.lit != light:
                piece.lit = light
                piece.redraw()
        for grid in self.table.markers.grids:
            grid.light((prices or {}).get(grid.onto, {}))
        self.table.dice.light(lights)
        wanted = {
            (ref, number): (light, rect)
            for ref, light in lights.items()
            if not is_piece(ref) and self.table.dice.tray_of(ref) is None
            for number, rect in enumerate(self.table.rects_of(ref))
        }
        wanted |= spaces or {}
        for key in [key for key in self._spots if key not in wanted]:
            self.table.stage.canvas.remove(self._spots.pop(key)[2])
        for key, (light, rect) in wanted.items():
            self._light_spot(key, light, rect)

    def prices(self, reach: Reach, taken: int, named: Price | None) -> dict[int, dict[int, str]]:
        """Return how prices are lit, by the place they lie on; the one that is named stands out."""
        prices: dict[int, dict[int, str]] = {}
        for grid in self.table.markers.grids:
            amounts = reach.amounts(taken or reach.sole(grid.onto), grid.onto)
            prices[grid.onto] = dict.fromkeys(amounts, "target" if taken else "can")
            if named is not None and named.onto == grid.onto:
                meant = [amount for amount in amounts if named.allows(amount)]
                prices[grid.onto] |= dict.fromkeys(meant, "chosen")
        return prices

    def spaces(
        self, reach: Reach, taken: int, named: Space | None
    ) -> dict[Key, tuple[str, pygame.Rect]]:
        """Return the spaces of tracks to which a taken thing leads; the named one stands out."""
        found: dict[Key, tuple[str, pygame.Rect]] = {}
        for number, track in enumerate(self.table.markers.tracks):
            for value in reach.values(taken, track.spot.refs) if taken else ():
                rect = track.space_rect(value)
                if rect is not None:
                    here = named is not None and rect == self.table.markers.space_rect(named)
                    # No ref is as low: the key of a space cannot be taken for that of a thing.
                    key = (-FIRST_COUNTER - number, rect.left + rect.top)
                    found[key] = ("chosen" if here else "target", rect.inflate(-6, -6))
        return found

    def subject(self, reach: Reach) -> dict[int, str]:
        """Return the piece that the question of the moment is about, whoever is asked."""
        agenda = reach.table.agenda
        piece = agenda[-1].what if agenda else NOTHING
        return {piece: "chosen"} if is_piece(piece) and not reach.allows(piece) else {}

    def twins(self, reach: Reach) -> dict[int, str]:
        """Return the copies of cards that may be taken instead of those the moves name."""
        return {
            piece.ref: "can"
            for piece in self.setting.lying.pieces()
            if is_piece(piece.ref) and reach.key(piece.ref) != piece.ref
        }

    def _light_spot(self, key: Key, light: str, rect: pygame.Rect) -> None:
        before = self._spots.get(key)
        if before is not None and before[:2] == (light, rect):
            return
        canvas = self.table.stage.canvas
        if before is not None:
            canvas.remove(before[2])
        kit = self.setting.kit
        counter = is_counter(key[0])
        spread, line = max(4, kit.scale.px(10)), max(2, kit.scale.px(3))
        radius, colour = corner_of(rect, pill=counter), kit.theme[LIGHTS[light]]
        cast = glow(rect.size, radius, colour, spread, line, clear=counter)
        at = (rect.x - cast.margin, rect.y - cast.margin)
        slot = self.setting.lying.slot_of(key[0]) if is_place(key[0]) else None
        over = slot is not None and bool(slot.zone.mat)
        z = OVER if over else MARKER_LIGHT_Z if counter else LIGHT_Z
        self._spots[key] = (light, rect, canvas.add(Sprite(cast.image, at, z)))

    def focus(self, rect: pygame.Rect | None, angle: float = 0.0) -> None:
        """Put the focus ring around a rectangle, turned as what it is around, or take it away."""
        canvas = self.table.stage.canvas
        if self._ring is not None:
            canvas.remove(self._ring)
            self._ring = None
        if rect is not None:
            theme = self.setting.kit.theme
            width = max(3, self.setting.kit.scale.px(4))
            cast = focus_ring(rect.size, 8, theme["focus_light"], theme["focus_dark"], width)
            image = pygame.transform.rotozoom(cast.image, angle, 1.0) if angle else cast.image
            self._ring = canvas.add(Sprite(image, (0, 0), RING_Z))
            self._ring.move_centre(rect.center)

    def clear(self) -> None:
        """Put out every light."""
        self.show({})
        self.focus(None)


def corner_of(rect: pygame.Rect, *, pill: bool = False) -> int:
    """Return the radius of a light's corners: those of a card, however many lie side by side."""
    if pill:
        return max(4, min(rect.size) // 3)
    return max(4, min(rect.width, round(rect.height / CARD_RATIO)) // 14)
