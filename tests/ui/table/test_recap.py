"""Checks the recap: what hit the viewer is there when control comes back, until they act."""

from functools import cache

import pygame
import pytest

from rules.core.game import Game
from rules.core.moments import Moment, Upshot
from rules.core.rng import Rng
from rules.core.table import NOBODY
from rules.registry import GAMES
from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.player.settings import Settings
from tabletop.summary.recap import HEAVY, recap
from tabletop.ui.table.recap.recap_strip import RecapStrip
from tabletop.ui.table.recap.recaps import Recaps
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.ui.table.bench import FRAME, NAMES, SEED, Bench
from tests.ui.table.conftest import Lay
from tests.ui.table.telling_moments import summary, tell

KSTREET = GAMES["kstreet"]
ALL = list(GAMES.values())
MOST_MOVES = 400
pytestmark = pytest.mark.usefixtures("plain_cards")


@cache
def moves_until_hit(game: Game, people: int = 1, least: int = 1) -> int:
    """Return after how many moves of a table's usual deal seat 0 must decide and was hit."""
    count = min(game.seat_counts)
    who = [Seat(NAMES[n], "" if n < people else "random") for n in range(count)]
    match, rng = Match.new(game, who, SEED, {}), Rng.seeded(3)
    while match.number < MOST_MOVES:
        options = match.view(match.decider).moves
        if match.decider == 0 and len(options) > 1 and len(recap(match, 0)) >= least:
            return match.number
        match.submit(options[rng.below(len(options))])
    raise AssertionError("nothing ever happens to the first seat")


def hit(lay: Lay, game: Game = KSTREET, *, least: int = 1, **how: object) -> Bench:
    """Lay a table at which seat 0 must decide after something happened to it."""
    table = lay(game, moves=moves_until_hit(game, least=least), **how)
    table.thinker.silent = True
    table.wait_for_me()
    return table


def strip_of(table: Bench) -> RecapStrip:
    """Return the strip, which must be there."""
    strip = table.scene.recaps.strip
    assert strip is not None
    return strip


def recaps_of(table: Bench) -> Recaps:
    """Return what is asked about."""
    return table.scene.recaps


# The strip


@pytest.mark.parametrize("game", ALL, ids=list(GAMES))
def test_the_heaviest_line_stands_on_the_prompt_and_hides_no_more_than_a_line(
    lay: Lay, game: Game
) -> None:
    table = hit(lay, game)
    strip, lines = strip_of(table), recap(table.match, 0)
    assert strip.text == lines[0].text
    assert strip.loss == lines[0].bad
    prompt = table.scene.table.hud.prompt.rect
    assert prompt.top <= strip.rect.bottom <= prompt.top + 2
    assert strip.rect.height <= 2 * table.stage.scale.text(17)
    assert table.stage.canvas.bounds.contains(strip.rect)


@pytest.mark.parametrize(("size", "percent"), [((1024, 640), 150), ((1920, 1080), 100)])
def test_strip_and_sheet_lie_within_any_window(
    lay: Lay, size: tuple[int, int], percent: int
) -> None:
    table = hit(lay, size=size, settings=Settings(language="de", text_scale=percent))
    table.press(pygame.K_h)
    sheet = recaps_of(table).sheet
    assert sheet is not None
    bounds = table.stage.canvas.bounds
    assert bounds.contains(strip_of(table).rect)
    assert bounds.contains(sheet.rect)
    assert [row.index for row in sheet.rows] == list(range(len(sheet.rows)))
    assert all(sheet.rect.contains(row.rect) for row in sheet.rows)
    assert not sheet.rect.colliderect(strip_of(table).rect)


def test_nothing_is_shown_where_nothing_happened(lay: Lay) -> None:
    table = lay(KSTREET)
    table.wait_for_me()
    assert recaps_of(table).strip is None
    table.press(pygame.K_h)
    assert recaps_of(table).sheet is None


def test_it_stays_until_the_viewer_acts(lay: Lay) -> None:
    table = hit(lay)
    table.wait(5.0)
    strip = strip_of(table)
    table.press(pygame.K_h, pygame.K_ESCAPE)
    assert strip_of(table) is strip
    table.scene._submit(table.match.view(0).moves[0])
    assert recaps_of(table).strip is None
    assert strip not in table.scene.table.hud.widgets


# The sheet


def test_hovering_opens_the_sheet_and_leaving_closes_it(lay: Lay) -> None:
    table = hit(lay)
    table.point(strip_of(table).rect.center)
    sheet = recaps_of(table).sheet
    assert sheet is not None
    table.point(sheet.rows[0].rect.center)
    assert recaps_of(table).sheet is sheet
    table.point((3, 3))
    assert recaps_of(table).sheet is None


def test_a_press_keeps_it_open_and_another_folds_it(lay: Lay) -> None:
    table = hit(lay)
    at = strip_of(table).rect.center
    table.click(at)
    table.point((3, 3))
    assert recaps_of(table).sheet is not None
    table.click(at)
    assert not recaps_of(table).pinned


def test_the_ring_reaches_the_strip_and_enter_opens_it(lay: Lay) -> None:
    table = hit(lay)
    strip = strip_of(table)
    for _ in range(60):
        table.press(pygame.K_TAB)
        if strip.focused:
            break
    assert strip.focused
    table.press(pygame.K_RETURN)
    assert recaps_of(table).sheet is not None
    assert recaps_of(table).pinned


def test_escape_folds_the_sheet_before_it_opens_the_menu(lay: Lay) -> None:
    table = hit(lay)
    table.press(pygame.K_h, pygame.K_ESCAPE)
    assert recaps_of(table).sheet is None
    assert table.scene.overlays.top is None
    table.press(pygame.K_ESCAPE)
    assert table.scene.overlays.top is not None


def test_arrows_walk_the_lines_and_enter_looks_at_the_card(lay: Lay) -> None:
    table = hit(lay, least=2)
    recaps = recaps_of(table)
    table.press(pygame.K_h, pygame.K_DOWN)
    assert recaps.chosen == 1
    table.press(pygame.K_UP, pygame.K_UP)
    assert recaps.chosen == 0
    looked = next(n for n, line in enumerate(recaps.lines) if line.card)
    for _ in range(looked):
        table.press(pygame.K_DOWN)
    table.press(pygame.K_RETURN)
    subject = table.scene.table.zoom.subject
    assert subject is not None
    pictures = table.scene.view.table.setting.board.pictures
    assert subject.looks == (pictures.look(recaps.lines[looked].card),)
    table.press(pygame.K_ESCAPE)
    assert not table.zoomed()
    assert recaps.sheet is not None


@pytest.mark.parametrize("speed", [1.0, 0.0])
def test_a_jump_tells_that_moment_on_the_table_as_it_was_and_comes_back(
    lay: Lay, speed: float
) -> None:
    table = hit(lay, settings=Settings(language="en", speed=speed))
    recaps, view = recaps_of(table), table.scene.view
    line, before = recaps.lines[0], table.match.number
    table.press(pygame.K_h, pygame.K_j)
    telling, shown = view.moments.telling, view.table.shown
    assert telling is not None
    assert shown is not None
    assert telling.moment is line.moment
    assert shown.number == line.number - 1
    table.press(pygame.K_SPACE)
    table.press(pygame.K_SPACE)
    table.wait_for_me()
    assert view.moments.telling is None
    assert table.match.number == before
    assert table.agrees()
    assert recaps.sheet is not None
    assert table.scene.table.hands.reach is not None


def test_the_sign_of_a_line_jumps_by_a_press(lay: Lay) -> None:
    table = hit(lay)
    table.press(pygame.K_h)
    sheet = recaps_of(table).sheet
    assert sheet is not None
    table.click(sheet.rows[0].jump.center)
    assert table.scene.view.moments.telling is not None


def test_another_window_shows_the_same(lay: Lay) -> None:
    table = hit(lay)
    table.press(pygame.K_h)
    text = strip_of(table).text
    table.scene.resize()
    table.wait_for_me()
    assert strip_of(table).text == text
    assert recaps_of(table).sheet is not None
    assert strip_of(table) in table.scene.table.hud.widgets


def test_lines_about_moments_stand_above_the_strip(lay: Lay) -> None:
    table = hit(lay)
    strips = table.scene.view.moments.strips
    tell(table, summary(2))
    assert strips.strips
    assert all(strip.rect.bottom <= strip_of(table).rect.top for strip in strips.strips)


# The table stops


def loss(seat: int, weight: int) -> Moment:
    """Return that a seat loses something."""
    return Moment("fight", 3, 0, [], None, [Upshot(seat, "lost", 3, -2, weight)], {"seat": NOBODY})


@pytest.mark.parametrize("speed", [1.0, 4.0])
@pytest.mark.parametrize(
    ("seat", "weight", "stays"), [(0, HEAVY, True), (0, HEAVY - 1, False), (1, 90, False)]
)
def test_the_table_stops_for_a_loss_of_weight_of_the_viewers(
    lay: Lay, speed: float, seat: int, weight: int, stays: bool
) -> None:
    table = lay(SKIRMISH, seats=4, settings=Settings(language="en", speed=speed))
    table.thinker.silent = True
    table.wait_for_me()
    tell(table, loss(seat, weight))
    table.wait(12.0)
    moments = table.scene.view.moments
    assert (moments.telling is not None) is stays
    if stays:
        assert moments.sheet is not None
        assert moments.sheet.hint.visible
        table.press(pygame.K_SPACE)
        assert moments.telling is None


@pytest.mark.parametrize(
    "settings",
    [Settings(language="en", speed=0.0), Settings(language="en", stop_losses=False)],
    ids=["instant", "not wanted"],
)
def test_it_does_not_stop_at_once_or_where_nobody_wants_it(lay: Lay, settings: Settings) -> None:
    table = lay(SKIRMISH, seats=4, settings=settings)
    table.thinker.silent = True
    table.wait_for_me()
    tell(table, loss(0, 90))
    table.wait(12.0)
    assert table.scene.view.moments.telling is None


# Two people at one screen


def change_places_until_hit(table: Bench) -> None:
    """Play on until a curtain waits for somebody who has sat there before and was hit since."""
    scene, met = table.scene, set[int]()
    for _ in range(2000):
        decider = table.match.decider
        if scene.course.curtained and decider in met and recap(table.match, decider):
            return
        if scene.course.curtained:
            met.add(decider)
            table.press(pygame.K_RETURN)
        elif scene.view.happening.waiting or scene.view.moments.telling is not None:
            table.press(pygame.K_SPACE)
        elif scene.view.idle and scene.course.settled == table.match.number:
            scene.course.submit(table.match.view(decider).moves[-1])
        table.wait(FRAME)
    raise AssertionError("nobody was ever hit")


def test_whoever_sits_down_reads_what_happened_before_it_is_shown(lay: Lay) -> None:
    settings = Settings(language="en", speed=4.0, auto_forced=False)
    table = lay(KSTREET, people=2, settings=settings)
    scene = table.scene
    change_places_until_hit(table)
    assert recaps_of(table).strip is None
    table.press(pygame.K_RETURN)
    table.wait(FRAME)
    shown = scene.view.table.shown
    assert shown is not None
    assert recaps_of(table).sheet is not None
    assert shown.number < table.match.number
    table.wait(2.0)
    assert shown is scene.view.table.shown
    table.press(pygame.K_SPACE)
    table.wait_for_me()
    assert scene.view.table.shown is not shown
    assert not scene.view.happening.catching_up
    assert table.agrees()
