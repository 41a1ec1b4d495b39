"""The cards of one seat small in a box, wherever they are on the table."""

from dataclasses import replace

import pygame

from rules.core.refs import FIRST_PLACE
from tabletop.ui.cards.form import uprightness
from tabletop.ui.cards.pictures import CardSide
from tabletop.ui.drawing.materials.surfaces import RESTING
from tabletop.ui.drawing.paint import put
from tabletop.ui.table.pieces.sprites import PieceSprite, Pose, pose_above, pose_of, pose_rect
from tabletop.ui.table.pieces.subject import Subject
from tabletop.ui.table.plan.cascade import cascade
from tabletop.ui.table.plan.geometry import usual_strip
from tabletop.ui.table.view.laid_table import LaidTable

WIDEST = 150  # of a card, in design pixels
Lying = tuple[pygame.Rect, CardSide, int]  # where a card lies, how it looks, and which one it is


class SeatCards:
    """What is otherwise seen of one of the others at a time, of one certain seat."""

    def __init__(self, table: LaidTable, seat: int, box: pygame.Rect) -> None:
        self.table = table
        self.setting = table.setting
        self.box = box
        self._places = [
            FIRST_PLACE + index
            for index, place in enumerate(table.setup.places)
            if place.owner == seat and place.base in table.plan.focused
        ]
        self.lying: list[Lying] = []
        self.lay()

    def lay(self) -> bool:
        """Work out where the cards lie now; return whether that changed."""
        before, board = self.lying, self.setting.board
        pieces = [piece for place in self._places for piece in board.by_place[place]]
        strip = usual_strip(max((len(piece.riders) for piece in pieces), default=0))
        above = [strip * len(piece.riders) for piece in pieces]
        spots = cascade(above, self.box, self.setting.kit.scale.px(WIDEST))
        self.lying = [
            card
            for piece, spot in zip(pieces, spots, strict=True)
            for card in _stack(piece, pose_of(spot), strip)
        ]
        return self.lying != before

    def draw(self, target: pygame.Surface) -> None:
        """Draw the cards; what has no sharp picture yet is noted to be painted later."""
        pictures = self.setting.board.pictures
        for rect, look, _ in self.lying:
            image = pictures.quick(look, rect.width, (RESTING, ""), sharp=True)
            put(target, image, image.get_rect(center=rect.center))

    def subject_at(self, at: tuple[int, int]) -> Subject | None:
        """Return what is to be seen large of the uppermost card at a point."""
        for rect, look, ref in reversed(self.lying):
            if rect.collidepoint(at):
                title = self.setting.board.pictures.art(look.card).title
                lines = tuple(self.table.readouts_of([ref]))
                anchor = (rect.x, rect.y, rect.width, rect.height)
                return Subject((replace(look, strip=0),), title, lines, anchor)
        return None


def _stack(piece: PieceSprite, pose: Pose, strip: float) -> list[Lying]:
    """Return a card and what lies on it, from the lowest on: the newest lies farthest behind."""
    found = [
        (
            pose_rect(pose_above(pose, strip, number, rider.form_behind)),
            replace(
                rider.look,
                strip=round(strip * 1000),
                full=False,
                tile=not uprightness(rider.form_behind),
            ),
            rider.ref,
        )
        for number, rider in reversed(list(enumerate(piece.riders)))
    ]
    return [*found, (pose_rect(pose), replace(piece.look, full=False), piece.ref)]
