"""Tells the diary where things are on the screen, for whoever drives the program from outside."""

from tabletop.program.logbook import Logbook
from tabletop.ui.table.hands.hands import Hands
from tabletop.ui.table.hud.hud import Hud
from tabletop.ui.table.pieces.sprites import pose_rect


def note_layout(log: Logbook, number: int, hands: Hands, hud: Hud, *, still: bool) -> None:
    """Note what can be taken, where it may go at which price, one's own cards and the buttons.

    Unless all lies still, it is where it will lie: it cannot be taken there yet.
    """
    table = hands.table
    setup = table.setup
    boxes: dict[str, list[int]] = {}
    for place, pieces in table.setting.board.by_place.items():
        if setup.place(place).owner == table.viewer:
            open_pieces = [piece for piece in pieces if piece.ref > 0 and not piece.hidden]
            boxes |= {setup.name_of(p.ref): [*pose_rect(p.rest)] for p in open_pieces}
    moves = hands.reach.moves if hands.reach is not None else []
    named = {ref for m in moves for ref in (m.what, m.onto) if ref}
    for ref in named | set(hands.meanings.takable()):
        rect = table.rect_of(ref)
        if rect is not None:
            boxes.setdefault(setup.name_of(ref), [*rect])
    for m in moves:
        grid = table.markers.prices_of(m.onto)
        if grid is not None and m.what in grid.spot.refs:
            boxes[f"{setup.name_of(m.onto)}={m.amount}"] = [*grid.rect_at(m.amount)]
    takable = [setup.name_of(ref) for ref in hands.meanings.takable()]
    buttons = {widget.name: [*widget.rect] for widget in hud.widgets}
    log.note("layout", number=number, still=still, refs=boxes, takable=takable, buttons=buttons)
