"""Every legal move can be made by dragging, by two clicks and by keys, in every game."""

from collections.abc import Callable

import pygame
import pytest

from rules.core.game import Game
from rules.core.moves import Move
from rules.core.notation import write
from rules.core.refs import NOTHING, is_counter, is_piece
from rules.core.rng import Rng
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.table.dossier.dossier import Dossier
from tabletop.ui.table.panels.amounts import AmountPicker
from tabletop.ui.table.panels.offer import OfferPanel
from tabletop.ui.table.panels.spread import MoveChoice
from tabletop.ui.table.plan.geometry import NO_SEAT
from tests.fixture_assembly import GAME as ASSEMBLY
from tests.fixture_council import GAME as COUNCIL
from tests.fixture_game import GAME as TALLY
from tests.fixture_market import GAME as MARKET
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
Point = tuple[int, int]
DECISIONS = 10
FIXTURES = (TALLY, MARKET, SKIRMISH, COUNCIL, ASSEMBLY)
EVERY_GAME = (*FIXTURES, *GAMES.values())


def middle(table: Bench, ref: int) -> Point:
    """Return the middle of a thing, or of what is seen of it where others cover that."""
    view = table.scene.view
    rect = view.table.rect_of(ref)
    assert rect is not None
    across = [rect.centerx, *range(rect.left + 6, rect.right, 6)]
    spots = [(x, y) for y in (rect.centery, rect.top + 8) for x in across]
    on_top = [at for at in spots if view.table.setting.lying.refs_at(at)[:1] == [ref]]
    return (on_top if is_piece(ref) and on_top else spots)[0]


def end_of(table: Bench, m: Move) -> Point:
    """Return where a move goes: its price, a counter at its last spot, else the thing itself."""
    view = table.scene.view
    grid = view.table.markers.prices_of(m.onto)
    if grid is not None and m.what in grid.spot.refs:
        return grid.rect_at(m.amount).center
    return view.table.rects_of(m.onto)[-1].center if is_counter(m.onto) else middle(table, m.onto)


def drag(table: Bench, m: Move) -> None:
    """Carry the thing there."""
    if m.what and m.onto:
        table.drag(middle(table, m.what), end_of(table, m))
    else:
        click(table, m)


def click(table: Bench, m: Move) -> None:
    """Click the thing, then where it goes, unless it is asked at once what shall be done."""
    if m.what and table.scene.table.hands.meanings.chosen != m.what:
        table.click(middle(table, m.what))
    if m.onto and table.scene.overlays.top is None:
        table.click(end_of(table, m))


def type_keys(table: Bench, m: Move) -> None:
    """Put the ring on the thing, then on where it goes, unless it is asked at once."""
    keyboard = table.scene.table.keyboard
    keyboard.wake()  # as the key does that leads the ring there
    if m.what and table.scene.table.hands.meanings.chosen != m.what:
        keyboard.focus(next(stop for stop in keyboard.stops() if stop.ref == m.what))
        table.press(pygame.K_RETURN)
    if m.onto and table.scene.overlays.top is None:
        stops = [stop for stop in keyboard.stops() if stop.ref == m.onto]
        priced = [stop for stop in stops if stop.price and stop.price.allows(m.amount)]
        keyboard.wake()
        keyboard.focus((priced or stops)[0])
        table.press(pygame.K_RETURN)


def in_folder(table: Bench, m: Move, way: Callable[[Bench, Move], None]) -> int:
    """Return the piece in whose folder a move is made: a tile is there, or a button for a click."""
    if is_piece(m.what) and table.scene.view.table.rect_of(m.what) is None:
        return m.onto
    return (
        m.what
        if way is not drag and m.what in table.scene.table.hands.meanings.folders()
        else NOTHING
    )


def unfold(table: Bench, piece: int, m: Move, way: Callable[[Bench, Move], None]) -> None:
    """Open a folder, if it did not open by itself, make a move in it and put it away."""
    if table.scene.overlays.top is None:
        table.click(middle(table, piece))
    panel = table.scene.overlays.top
    assert isinstance(panel, Dossier)
    assert panel.map is not None
    buttons = [button for button, moves in panel.buttons.shown if m in moves]
    widget = [*buttons, panel.map.tiles.get(m.what)][0]
    assert widget is not None
    if way is drag:
        table.drag(widget.rect.center, panel.pages.sheet.center)
    elif way is click:
        table.click(widget.rect.center)
    else:
        panel.ring.focus(widget)
        table.press(pygame.K_RETURN)
    if table.scene.overlays.top is panel:
        table.press(pygame.K_ESCAPE)


def turn_to(table: Bench, ref: int) -> None:
    """Look at the seat that has a thing, where only one of the others is seen at a time."""
    view = table.scene.view
    seat = view.table.behind(ref)
    if seat != NO_SEAT:
        view.attention.choose(seat)
        table.wait()


def make(table: Bench, m: Move, way: Callable[[Bench, Move], None]) -> None:
    """Make a move by hand, and answer what is asked on the way."""
    reach = table.scene.table.hands.reach
    assert reach is not None
    turn_to(table, m.onto)
    folder = in_folder(table, m, way)
    if folder:
        unfold(table, folder, m, way)
    elif m.what or m.onto:
        way(table, m)
    else:
        number = next(n for n, moves in enumerate(reach.buttons) if m in moves)
        table.click(table.scene.table.hud.prompt.buttons[number].rect.center)
    panel = table.scene.overlays.top
    if isinstance(panel, MoveChoice | OfferPanel):
        while panel.busy:
            table.wait()
        labels = panel.labels if isinstance(panel, MoveChoice) else list(panel.offered.labels)
        like = [o for o in reach.moves if (o.verb, o.what, o.onto) == (m.verb, m.what, m.onto)]
        table.press(pygame.K_1 + labels.index(table.scene.sentences.label(like)))
    if isinstance(table.scene.overlays.top, AmountPicker):
        table.press(*(pygame.K_0 + int(digit) for digit in str(m.amount)), pygame.K_RETURN)


# At the largest tables others are looked at one by one; at the smallest they all lie there.
@pytest.mark.parametrize(
    ("way", "of_sizes"),
    [(drag, max), (click, min), (type_keys, max)],
    ids=["drag", "click", "keys"],
)
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_every_move_can_be_made_by_hand(
    lay: Lay, game: Game, way: Callable[[Bench, Move], None], of_sizes: Callable[..., int]
) -> None:
    settings = Settings(language="en", speed=0.0, auto_forced=False)
    table = lay(game, seats=of_sizes(game.seat_counts), settings=settings)
    rng = Rng.seeded(5)
    for _ in range(DECISIONS):
        table.wait_for_me()
        if table.match.over:
            break
        moves = table.match.view(0).moves
        verbs = sorted({m.verb for m in moves})
        verb = verbs[rng.below(len(verbs))]
        same = [m for m in moves if m.verb == verb]
        m = same[rng.below(len(same))]
        if table.scene.view.table.setting.lying.covered(m.what):
            table.match.submit(m)  # a card inside a pile is chosen from the pile spread out
            table.scene.settle_now()
            continue
        number = table.match.number
        make(table, m, way)
        assert table.match.number > number, write(game, table.match.setup, m)
        assert table.match.record.moves[number] == write(game, table.match.setup, m)
