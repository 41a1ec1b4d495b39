"""The course of a match on the screen, and what the diary says of it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from rules.core.game import Game
from rules.core.hidden import PUBLIC
from rules.core.table import Step
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.panels.pause_menu import PauseMenu
from tabletop.ui.panels.result import ResultCard
from tabletop.ui.table import feel
from tabletop.ui.table.fittings.labels import Labels
from tabletop.ui.table.mats.laying import Mats
from tests.fixture_game import GAME as TALLY
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.fixture_skirmish import RAISE, is_band
from tests.games_under_law import SOME_CASES, SOME_NAMES
from tests.ui.helpers import down
from tests.ui.table.bench import Bench
from tests.ui.table.focusing import attack

Lay = Callable[..., Bench]
KSTREET = GAMES["kstreet"]
AT_ONCE = Settings(language="en", speed=0.0)


@pytest.fixture
def table(lay: Lay) -> Bench:
    """Return a table of Tally at which the viewer must lay a ballot."""
    bench = lay(TALLY)
    bench.wait_for_me()
    return bench


@pytest.mark.parametrize(("game", "seats"), SOME_CASES, ids=SOME_NAMES)
def test_the_screen_agrees_with_the_table_after_every_move(
    lay: Lay, game: Game, seats: int
) -> None:
    table = lay(game, seats=seats, people=0, settings=Settings(language="de", speed=0.0))
    for _ in range(25):
        table.wait(0.04)
        if table.idle() and not table.match.over:
            assert table.agrees(), table.match.record.moves[-3:]
    assert table.match.number > 10


@pytest.mark.parametrize(("game", "seats"), SOME_CASES, ids=SOME_NAMES)
def test_events_lead_the_sprites_to_where_settling_puts_them(
    lay: Lay, game: Game, seats: int
) -> None:
    table = lay(game, seats=seats, people=0, moves=9)
    view, match = table.scene.view, table.match
    view.table.settle(match.view_at(PUBLIC, 0))
    for number in range(1, match.number + 1):
        update = match.update_at(PUBLIC, number)
        view.add(update)
        while not view.idle:
            view.advance(1 / 30)
        for index, refs in enumerate(update.table.places):
            assert [piece.ref for piece in view.table.setting.board.by_place[1000 + index]] == refs


def test_a_press_during_motion_completes_the_motion(lay: Lay) -> None:
    table = lay(KSTREET)
    table.wait_for_me()
    table.thinker.silent = True
    table.drag(table.first_card(), table.middle(table.ref("bid.0.0")))
    assert not table.idle()
    table.scene.handle(down((4, 4)))
    assert table.idle()
    assert table.agrees()


def attacking(lay: Lay) -> tuple[Bench, tuple[int, int]]:
    """Return a table on which one's attack is being shown, and where a button will stand then."""
    benches = [lay(SKIRMISH, seats=8) for _ in range(2)]
    for bench in benches:
        bench.thinker.silent = True
        bench.wait_for_me()
        bench.scene.course.submit(attack(bench, 3))
    ahead, bench = benches
    ahead.wait_for_me()
    bench.wait(0.05)
    assert not bench.idle()
    assert bench.scene.table.hud.prompt.buttons == []
    return bench, ahead.scene.table.hud.prompt.buttons[0].rect.center


def pressed(bench: Bench, button: tuple[int, int], way: str) -> None:
    """Press the first button by pointer or by its number."""
    if way == "click":
        bench.click(button)
    else:
        bench.press(pygame.K_1, mod=pygame.KMOD_LSHIFT)


@pytest.mark.parametrize("way", ["click", "key"])
def test_a_press_after_an_own_move_shows_the_button_that_is_meant_once_it_has_rested(
    lay: Lay, way: str
) -> None:
    bench, button = attacking(lay)
    number = bench.match.number
    pressed(bench, button, way)
    assert bench.idle()
    assert bench.match.number == number, "another button was there a moment ago"
    bench.wait(feel.BUTTON_REST + 0.1)
    pressed(bench, button, way)
    assert bench.match.number == number + 1


@pytest.mark.parametrize("way", ["click", "key"])
def test_a_button_that_takes_no_place_of_another_can_be_pressed_before_all_is_shown(
    lay: Lay, way: str
) -> None:
    bench, button = attacking(lay)
    bench.scene.table.furnish_again()
    number = bench.match.number
    pressed(bench, button, way)
    assert bench.match.number == number + 1


def test_who_hurries_the_others_on_does_not_decide_by_it(lay: Lay) -> None:
    bench, button = attacking(lay)
    view, number = bench.scene.view, bench.match.number
    assert view.happening.playing is not None
    assert view.shows_only(0)
    view.add(replace(view.happening.playing, mover=3))
    assert not view.shows_only(0)
    bench.click(button)
    assert bench.idle()
    assert bench.match.number == number


def test_who_hurries_with_the_pointer_on_a_card_does_not_stop_to_read_it(lay: Lay) -> None:
    bench, _ = attacking(lay)
    bench.match._tables[-1].agenda[:] = [Step(RAISE, 3)]
    card = next(piece for piece in bench.pieces("hand.0") if is_band(piece.ref))
    at = (card.rest.x - card.rest.width * 0.4, card.rest.y)
    where = (round(at[0]), round(at[1]))
    bench.click(where)
    assert bench.idle()
    assert not bench.scene.table.zoom.pinned
    bench.click(where)
    assert bench.scene.table.zoom.pinned


def test_undo_takes_a_secret_move_back(table: Bench) -> None:
    table.drag(table.first_card(), table.middle(table.ref("urn.0")))
    table.wait_for_me()
    table.press(pygame.K_u)
    table.wait(0.5)
    assert table.match.number == 0
    assert table.agrees()


def test_undo_says_why_it_is_refused(table: Bench) -> None:
    table.press(pygame.K_u)
    assert table.scene.table.hud.bubble is not None
    assert table.match.number == 0


def test_the_undo_button_says_why_it_is_grey(table: Bench) -> None:
    button = table.scene.table.hud.bar.buttons["undo"]
    assert (button.enabled, button.hint) == (False, "There is no choice of yours to take back.")
    table.drag(table.first_card(), table.middle(table.ref("urn.0")))
    table.wait_for_me()
    assert (button.enabled, button.hint) == (True, "Take back (U)")


def test_a_forced_choice_plays_itself_only_if_wished(lay: Lay) -> None:
    for wished in (True, False):
        table = lay(TALLY, settings=Settings(language="en", auto_forced=wished))
        while table.match.forced(0) is None:
            # The last option of a bribe is the dearest: soon the purse is empty.
            table.match.submit(table.match.view(table.match.decider).moves[-1])
        table.scene.settle_now()
        before = table.match.number
        table.wait(0.3)
        assert table.match.number == before
        table.wait(0.6)
        assert (table.match.number > before) is wished


def test_the_end_of_a_match_is_announced_once(lay: Lay) -> None:
    table = lay(TALLY, people=0, settings=AT_ONCE)
    for _ in range(400):
        table.wait(0.05)
        if table.match.over:
            break
    table.wait(0.2)
    card = table.scene.overlays.top
    assert isinstance(card, ResultCard)
    table.press(pygame.K_ESCAPE)
    table.wait(0.5)
    assert table.scene.overlays.top is None, "the table can be looked at in peace"


def test_escape_opens_the_menu_when_nothing_else_is_open(table: Bench) -> None:
    table.press(pygame.K_ESCAPE)
    assert isinstance(table.scene.overlays.top, PauseMenu)


def test_the_log_shows_and_hides(lay: Lay) -> None:
    table = lay(KSTREET, size=(1920, 1080), moves=4)
    table.scene.settle_now()
    assert table.scene.table.hud.log_panel is None, "the table has the whole width"
    ticker = table.scene.table.hud.ticker
    assert ticker is not None
    last = table.match.log(0)[-1].text
    assert ticker.face.lines[-1] == last
    assert ticker.face.set_in(ticker.face.rect.width // 2)[-1].placed, "its end is read there"
    table.click(ticker.face.rect.center)
    table.scene.settle_now()
    assert table.scene.table.hud.docked is not None
    assert table.scene.table.hud.docked.list.rows
    table.press(pygame.K_l)
    assert table.scene.table.hud.log_panel is None
    small = lay(KSTREET, size=(1024, 640), moves=4)
    small.scene.settle_now()
    assert small.scene.table.hud.log_panel is None
    small.press(pygame.K_l)
    assert small.scene.table.hud.floating is not None
    small.press(pygame.K_ESCAPE)
    assert small.scene.table.hud.log_panel is None


def test_labels_and_mats_stay_when_the_log_makes_room(lay: Lay) -> None:
    bench = lay(SKIRMISH, seats=8, size=(1920, 1080))
    bench.thinker.silent = True
    bench.wait_for_me()
    bench.scene.course.submit(attack(bench, 3))
    bench.wait_for_me()
    labels = [
        (label.title, label.count) for label in bench.scene.view.table.furniture.find(Labels).labels
    ]
    assert labels
    assert any(mat.lies for mat in bench.scene.view.table.furniture.find(Mats).mats)
    bench.press(pygame.K_l)
    bench.wait(0.3)
    assert [
        (label.title, label.count) for label in bench.scene.view.table.furniture.find(Labels).labels
    ] == labels
    assert any(mat.lies for mat in bench.scene.view.table.furniture.find(Mats).mats)


def test_nothing_is_drawn_while_nothing_happens(table: Bench) -> None:
    table.wait(2.0)
    assert not table.scene.busy
    table.now += 1
    table.scene.tick(table.now)
    assert table.scene.paint() == []


def test_the_pause_key_halts_the_computers(lay: Lay) -> None:
    table = lay(KSTREET, people=0)
    table.press(pygame.K_p)
    before = table.match.number
    table.wait(2.0)
    assert table.match.number == before
    table.press(pygame.K_p)
    table.wait(2.0)
    assert table.match.number > before


def test_reduced_motion_fades_instead_of_travelling(lay: Lay) -> None:
    table = lay(TALLY, settings=Settings(language="en", reduced_motion=True))
    table.wait_for_me()
    piece = table.pieces("hand.0")[0]
    table.click(piece.rect.center)
    table.click(table.middle(table.ref("urn.0")))
    for _ in range(30):
        table.wait(1 / 60)
        assert piece.glide is None or piece.held
    assert table.agrees()


def test_the_diary_tells_moves_what_was_shown_and_where_things_are(
    lay: Lay, tmp_path: Path
) -> None:
    table = lay(TALLY, log=tmp_path / "log.jsonl")
    table.wait_for_me()
    table.drag(table.first_card(), table.middle(table.ref("urn.0")))
    table.wait_for_me()
    assert [entry["number"] for entry in table.diary("move")] == [1]
    assert [entry["number"] for entry in table.diary("shown")] == [1]
    layout = table.diary("layout")[0]
    refs = layout["refs"]
    assert isinstance(refs, dict)
    assert "urn.0" in refs
    names = [table.match.setup.name_of(piece.ref) for piece in table.pieces("hand.0")]
    assert all(name in refs for name in names)


def test_the_diary_never_tells_a_secret_of_another_seat(lay: Lay, tmp_path: Path) -> None:
    table = lay(KSTREET, log=tmp_path / "log.jsonl")
    table.wait(4.0)
    theirs = [entry for entry in table.diary("move") if entry["seat"] == 1]
    assert theirs
    assert all(entry["move"] == "" for entry in theirs)


@pytest.mark.parametrize(("game", "seats"), SOME_CASES, ids=SOME_NAMES)
def test_a_table_is_drawn_with_its_real_cards(lay_real: Lay, game: Game, seats: int) -> None:
    table = lay_real(game, seats=seats, moves=6)
    table.scene.settle_now()
    assert table.scene.paint()
    for piece in table.pieces("hand.0"):
        patch = table.stage.screen.subsurface(piece.rect.inflate(-20, -20))
        colours = {tuple(patch.get_at((x, y))) for x in range(0, 40, 5) for y in range(0, 60, 5)}
        assert len(colours) > 5, "a face has a title, a picture and numbers"
