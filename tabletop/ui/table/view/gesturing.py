"""A gesture without a hand: a piece is carried somewhere in vain and glides home."""

from dataclasses import replace

import pygame

from rules.core.moves import Move
from tabletop.ui.sound import PICK
from tabletop.ui.table import feel
from tabletop.ui.table.pieces.sprites import Glide
from tabletop.ui.table.view.laid_table import LaidTable

LIFT = 0.6  # how high a piece is carried


def try_in_vain(table: LaidTable, move: Move) -> pygame.Rect:
    """Carry what a move would take to where it would go; return where it is refused.

    A piece finds its own way home: it lies where it belongs as soon as it has landed.
    """
    goal = table.rect_of(move.onto) or table.rect_of(move.what)
    if goal is None:
        return pygame.Rect(table.stage.canvas.bounds.center, (1, 1))
    piece = table.setting.lying.find(move.what) if move.what else None
    board = table.setting.board
    if piece is not None and not piece.hidden and not board.calm:
        end = replace(piece.pose, x=goal.centerx, y=goal.centery, lift=LIFT)
        board.sound.play(PICK)
        piece.go(Glide(piece.pose, end, feel.TRAVEL, arc=LIFT))
    return goal
