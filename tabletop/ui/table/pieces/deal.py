"""The first moment of a match: cards come out of the piles whose back they wear."""

from rules.core.refs import NOTHING
from tabletop.ui.drawing.tween import standard
from tabletop.ui.sound import DEAL
from tabletop.ui.table import feel
from tabletop.ui.table.pieces.board import Board
from tabletop.ui.table.pieces.sprites import Glide, PieceSprite, Pose
from tabletop.ui.table.pieces.travel import Way
from tabletop.ui.table.plan.geometry import Geometry


def deal_in(board: Board, geometry: Geometry) -> None:
    """Send every card that lies in no pile from its pile to its place, one after another."""
    sources = _piles(board, geometry)
    dealt: list[tuple[PieceSprite, Pose]] = []
    for slot in geometry.slots:
        for place in slot.refs:
            for piece in board.by_place[place]:
                source = sources.get(_back(board, piece))
                alone = slot.zone.arrange != "pile" or len(board.by_place[place]) == 1
                if source is not None and alone:
                    dealt.append((piece, source))
    gap = min(feel.DEAL_GAP, (feel.DEAL_MOST - feel.DEAL) / max(1, len(dealt)))
    for number, (piece, source) in enumerate(dealt):
        way = Way(feel.DEAL, standard, number * gap, 0.5, squash=True)
        glide = Glide(source, piece.rest, way.seconds, way.easing, way.delay, way.arc)
        glide.squash = way.squash
        piece.pose, piece.hidden = source, False
        piece.go(glide)
        piece.landing = DEAL
        piece.redraw()


def _back(board: Board, piece: PieceSprite) -> int:
    return board.backs[piece.ref] if piece.ref > NOTHING else -piece.ref


def _piles(board: Board, geometry: Geometry) -> dict[int, Pose]:
    """Return for each back the top of the largest pile of cards that wear it."""
    best: dict[int, tuple[int, Pose]] = {}
    for slot in geometry.slots:
        pieces = [piece for place in slot.refs for piece in board.by_place[place]]
        if slot.zone.arrange != "pile" or len(pieces) < 2:
            continue
        back = _back(board, pieces[-1])
        if len(pieces) > best.get(back, (0, pieces[-1].rest))[0]:
            best[back] = (len(pieces), pieces[-1].rest)
    return {back: pose for back, (_, pose) in best.items()}
