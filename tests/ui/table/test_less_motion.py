"""Less motion: nothing travels over any table, and what is decided is read as long as ever."""

import pytest

from rules.core.game import Game
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.table import feel
from tabletop.ui.table.dice.tray import DiceTray
from tabletop.ui.table.dice.trays import Dice
from tabletop.ui.table.mats.laying import Mats
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.ui.table.bench import FRAME, Bench
from tests.ui.table.conftest import Lay
from tests.ui.table.telling_moments import MOST_FRAMES, fight, tell, telling

WATCHED = 12  # seconds of a match
STEP = 2  # pixels in a frame; what moves by less only has another picture
STEPS = 5  # frames in a row in which something moves that travels
Run = tuple[tuple[int, int], int]  # where a sprite was, and for how many frames it has moved


def settings_for(*, calm: bool) -> Settings:
    """Return settings at the usual pace, with or without motion."""
    return Settings(language="en", reduced_motion=calm, stop_losses=False)


def travels(table: Bench, seconds: float) -> int:
    """Let people at a table play on, and return how often something travelled over it."""
    runs: dict[int, Run] = {}
    found = 0
    for frame in range(round(seconds / FRAME)):
        table.now += FRAME
        table.scene.tick(table.now)
        if frame % 30 == 0:
            table.scene.paint()
        if table.scene.view.moments.rests:
            table.scene.view.moments.press()
        seen = {id(one): one.rect.center for one in table.stage.canvas.sprites if one.visible}
        runs = {one: _run(runs.get(one, (at, 0)), at) for one, at in seen.items()}
        found += sum(steps == STEPS for _, steps in runs.values())
    return found


def _run(before: Run, at: tuple[int, int]) -> Run:
    (x, y), steps = before
    return at, steps + 1 if abs(at[0] - x) + abs(at[1] - y) >= STEP else 0


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_nothing_travels_over_a_table(lay: Lay, game: Game) -> None:
    calm = lay(game, people=0, moves=10, settings=settings_for(calm=True))
    assert travels(calm, WATCHED) == 0
    lively = lay(game, people=0, moves=10, settings=settings_for(calm=False))
    assert travels(lively, WATCHED / 4) > 0


def test_a_battle_lies_there_at_once_with_its_dice_as_they_fell(lay: Lay) -> None:
    table = lay(SKIRMISH, seats=4, settings=settings_for(calm=True))
    table.thinker.silent = True
    table.wait_for_me()
    laid = table.scene.view.table
    mats = laid.furniture.find(Mats).mats
    tray = laid.furniture.find(Dice).trays[0]
    assert isinstance(tray, DiceTray)
    places = [die.sprite.rect.center for die in tray.dice]
    tray.throw({die.ref: 6 for die in tray.dice}, feel.ROLL, 0.0, 1)
    assert [die.face for die in tray.dice] == [6 for _ in tray.dice]
    spent = 0.0
    while tray.moving:
        tray.advance(FRAME)
        spent += FRAME
        assert [die.sprite.rect.center for die in tray.dice] == places
    assert spent <= feel.ROLL_CALM + 2 * FRAME
    assert not any(mat.moving for mat in mats)


def sheet_course(lay: Lay, *, calm: bool) -> tuple[set[int], float]:
    """Return where the sheet of a battle was, row by row, and for how long its end was read."""
    table = lay(SKIRMISH, seats=4, settings=settings_for(calm=calm))
    table.thinker.silent = True
    table.wait_for_me()
    tell(table, fight(0, 1))
    told, tops, read = telling(table), set[int](), 0.0
    for _ in range(MOST_FRAMES):
        table.now += FRAME
        table.scene.tick(table.now)
        moments = table.scene.view.moments
        if moments.telling is not told:
            break
        sheet = moments.sheet
        if sheet is not None and sheet.whole:
            tops.add(sheet.hint.rect.top)
            read += FRAME * told.complete
    return tops, read


def test_a_sheet_stays_where_it_appears_and_its_end_is_read_as_long(lay: Lay) -> None:
    lively_tops, lively = sheet_course(lay, calm=False)
    calm_tops, calm = sheet_course(lay, calm=True)
    assert len(calm_tops) == 1
    assert len(lively_tops) > STEPS
    assert 0 < lively <= calm + 2 * FRAME
