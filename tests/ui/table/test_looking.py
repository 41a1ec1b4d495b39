"""Looking closely: previews, hovering, what may not be seen."""

from collections.abc import Callable

import pygame
import pytest

from rules.core.hidden import PUBLIC
from rules.core.refs import is_piece
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.panels.curtain import Curtain
from tabletop.ui.table.hud.zoom import subject_of
from tests.fixture_game import GAME as TALLY
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
KSTREET = GAMES["kstreet"]
AT_ONCE = Settings(language="en", speed=0.0)


@pytest.fixture
def table(lay: Lay) -> Bench:
    """Return a table of Tally at which the viewer must lay a ballot."""
    bench = lay(TALLY)
    bench.wait_for_me()
    return bench


def test_a_preview_opens_after_a_rest_beside_the_card_and_escape_closes_it(table: Bench) -> None:
    at = table.first_card()
    table.point(at)
    table.wait(0.1)
    assert not table.zoomed()
    table.wait(0.3)
    assert table.zoomed()
    assert not table.scene.table.zoom.rect.collidepoint(at)
    table.press(pygame.K_ESCAPE)
    assert not table.zoomed()


def test_a_right_click_previews_at_once_and_stays(table: Bench) -> None:
    at = table.first_card()
    table.click(at, button=3)
    assert table.scene.table.zoom.pinned
    table.point((5, 5))
    table.wait(0.5)
    assert table.zoomed()
    table.press(pygame.K_SPACE)
    assert not table.zoomed()


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_a_preview_never_lies_on_the_question_and_names_its_card_once(
    lay: Lay, size: tuple[int, int]
) -> None:
    table = lay(KSTREET, size=size)
    table.wait_for_me()
    zoom, lying = table.scene.table.zoom, table.scene.view.table.setting.lying
    asked = table.scene.table.hud.prompt.rect
    places = ("hand.0", "centre.0", "centre.6")
    for piece in [table.pieces(place)[0] for place in places]:
        for pin in (False, True):
            subject = subject_of(table.scene.view.table, piece.ref)
            assert subject is not None
            zoom.show(subject, pin=pin)
            assert not zoom.rect.colliderect(asked), (piece.ref, pin)
            below = lying.rect_of(piece.ref)
            assert below is not None
            assert not zoom.rect.colliderect(below)
            said = zoom._set(subject).text
            words = " ".join(placed.word.text for block in said for placed in block.placed)
            assert subject.heading not in words


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("name", list(GAMES))
def test_a_preview_lies_off_the_question_wherever_there_is_room(
    lay: Lay, name: str, percent: int
) -> None:
    table = lay(GAMES[name], moves=60, settings=Settings(language="de", text_scale=percent))
    table.scene.settle_now()
    laid, zoom = table.scene.view.table, table.scene.table.zoom
    asked = laid.setting.geometry.areas["prompt"]
    shown, high = 0, 0
    found = [subject_of(laid, p.ref) for p in laid.setting.lying.pieces() if is_piece(p.ref)]
    for subject in filter(None, found):
        for pin in (False, True):
            zoom.show(subject, pin=pin)
            shown += 1
            high += zoom.rect.height > zoom._free
            assert table.stage.canvas.bounds.contains(zoom.rect)
            assert not zoom.rect.colliderect(asked) or zoom.rect.height > zoom._free, subject
    assert high * 10 < shown, "only what has very much to say is higher than what is free"


def test_the_own_face_down_card_can_be_looked_at_and_the_rivals_cannot(lay: Lay) -> None:
    table = lay(KSTREET)
    table.wait_for_me()
    table.drag(table.first_card(), table.middle(table.ref("bid.0.0")))
    table.wait_for_me()
    own = table.pieces("bid.0.0")[0]
    assert own.look.is_back
    table.click(own.rect.center, button=3)
    subject = table.scene.table.zoom.subject
    assert subject is not None
    assert not subject.looks[0].is_back
    table.press(pygame.K_ESCAPE)
    theirs = [p for lane in range(7) for p in table.pieces(f"bid.1.{lane}")]
    assert theirs
    table.click(theirs[0].rect.center, button=3)
    assert not table.zoomed()


def test_hovering_lifts_a_card_of_the_hand_and_its_neighbours_make_room(table: Bench) -> None:
    left, middle, right = table.pieces("hand.0")
    gap = right.pose.x - left.pose.x
    table.point(middle.rect.center)
    table.wait(0.3)
    assert middle.shown_pose.y < middle.pose.y
    assert middle.shown_pose.width > middle.pose.width
    assert right.pose.x - left.pose.x > gap
    table.point((3, 3))
    table.wait(0.3)
    assert right.pose.x - left.pose.x == pytest.approx(gap)


def test_a_curtain_hangs_between_two_people_and_hides_every_face(lay: Lay) -> None:
    table = lay(TALLY, people=2)
    curtain = table.scene.overlays.top
    assert isinstance(curtain, Curtain)
    assert not [p for p in table.scene.view.table.setting.lying.pieces() if is_piece(p.ref)]
    table.press(pygame.K_RETURN)
    table.wait_for_me()
    assert table.scene.view.table.viewer == 0
    hidden = set(table.match.view(1).table.at(table.ref("hand.1")))
    own = {piece.ref for piece in table.pieces("hand.0")}
    table.drag(table.first_card(), table.middle(table.ref("urn.0")))
    table.wait_for_me()
    table.press(pygame.K_1, pygame.K_RETURN)
    for _ in range(300):
        table.wait(1 / 60)
        shown = {piece.ref for piece in table.scene.view.table.setting.lying.pieces()}
        if table.scene.overlays.top is None:
            assert not shown & hidden
        else:
            assert not [ref for ref in shown if is_piece(ref)], "behind the curtain lies nothing"
    assert isinstance(table.scene.overlays.top, Curtain)
    table.press(pygame.K_RETURN)
    table.wait(0.1)
    assert table.scene.view.table.viewer == 1
    shown = {piece.ref for piece in table.scene.view.table.setting.lying.pieces()}
    assert hidden <= shown
    assert not own & shown


def test_a_spectator_sees_no_hand(lay: Lay) -> None:
    table = lay(KSTREET, people=0)
    assert table.scene.view.table.viewer == PUBLIC
    for seat in range(2):
        assert all(piece.look.is_back for piece in table.pieces(f"hand.{seat}"))


def hinted(table: Bench) -> bool:
    """Tell whether a hint is shown."""
    return table.scene.table.hud.tooltip.visible


def test_hint_and_passing_preview_close_when_a_panel_opens_and_stay_closed(table: Bench) -> None:
    table.point(table.scene.table.hud.bar.buttons["rules"].rect.center)
    table.wait(0.7)
    assert hinted(table)
    table.scene.panels.open_menu()
    table.wait(1.0)
    assert not hinted(table)
    table.press(pygame.K_ESCAPE)
    table.point(table.first_card())
    table.wait(0.1)
    table.scene.panels.open_menu()
    table.wait(1.0)
    assert not table.zoomed()


def test_the_rival_waits_while_a_pinned_preview_is_read(lay: Lay) -> None:
    table = lay(KSTREET, settings=AT_ONCE)
    table.wait_for_me()
    before = table.match.number
    m = table.match.view(0).moves[0]
    table.scene.course.submit(m)
    table.scene.questions.look(m.what)
    assert table.scene.table.zoom.pinned
    table.wait(2.0)
    assert table.scene.table.zoom.pinned
    assert table.match.number == before + 1
    table.press(pygame.K_ESCAPE)
    table.wait_for_me()
    assert table.match.number > before + 1
