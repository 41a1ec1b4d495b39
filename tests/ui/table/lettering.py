"""What is written on a table, text by text, and how large its letters are."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pygame
import pytest

from tabletop.ui.cards.faces import CardFace
from tabletop.ui.drawing.letters.richtext import Laid
from tabletop.ui.drawing.materials.gallery import Part
from tabletop.ui.table.pieces.sprites import PieceSprite
from tests.ui.table.bench import Bench

Sizes = dict[str, list[int]]  # of letters in pixels, by what is written


@contextmanager
def reading(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sizes]:
    """Note every text that is drawn meanwhile: there is one place that draws letters."""
    sizes: Sizes = defaultdict(list)
    draw = Laid.draw

    def noted(laid: Laid, target: pygame.Surface, at: tuple[float, float]) -> None:
        words = " ".join(placed.word.text for placed in laid.placed if placed.word.text)
        if words:
            sizes[words].append(laid.style.px)
        draw(laid, target, at)

    with monkeypatch.context() as patch:
        patch.setattr(Laid, "draw", noted)
        yield sizes


def written(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> Sizes:
    """Return everything that is written around the cards of a table."""
    with reading(monkeypatch) as sizes:
        bench.stage.canvas.rebuild()
        bench.stage.canvas.expose()
        bench.scene.paint()
    return sizes


def lying(bench: Bench) -> list[PieceSprite]:
    """Return the pieces that are seen face up."""
    board = bench.scene.view.table.setting.board
    pieces = [piece for there in board.by_place.values() for piece in there]
    return [piece for piece in pieces if not (piece.hidden or piece.look.is_back)]


def printed(bench: Bench, piece: PieceSprite, monkeypatch: pytest.MonkeyPatch) -> Sizes:
    """Return everything that is printed on a card as it lies there."""
    face = face_of(bench, piece)
    with reading(monkeypatch) as sizes:
        face.paint(no_picture, None)
    return sizes


def face_of(bench: Bench, piece: PieceSprite) -> CardFace:
    """Return what lays out a card as it lies there."""
    pictures, look = bench.scene.view.table.setting.board.pictures, piece.look
    art = pictures.art(look.card)
    name, _, value = look.word.partition("=")
    art = replace(art, words={**art.words, name: value} if name else art.words)
    art = replace(art, figure=look.figure, tone=look.tone, strip=look.strip, mark=look.mark)
    art = replace(art, cell=look.cell, stamp=look.stamp, covered=look.covered)
    painter = pictures.painter
    shape = painter._shape(art, full=look.full, tile=look.tile)
    return painter._layout(art, round(piece.rest.width), shape, 1)


def no_picture(size: tuple[int, int], _part: Part) -> pygame.Surface:
    """Return nothing where a card has its picture."""
    return pygame.Surface(size)
