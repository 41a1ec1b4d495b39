"""Lights and the ring of the keyboard: in their layers, in order, and gone when put out."""

import pygame
import pytest

from tabletop.player.settings import Settings
from tabletop.ui.cards.pictures import TAKEN
from tabletop.ui.drawing.materials.surfaces import DRAGGED
from tabletop.ui.drawing.theme import contrast
from tabletop.ui.table.hands.highlights import LIGHT_Z, MARKER_LIGHT_Z
from tabletop.ui.table.hands.sights import FocusStop
from tests.fixture_game import GAME as TALLY
from tests.fixture_market import GAME as MARKET
from tests.fixture_market import coins
from tests.ui.helpers import down
from tests.ui.table.bench import Bench
from tests.ui.table.conftest import Lay


def at_my_turn(lay: Lay) -> Bench:
    """Lay a table of Tally at which the viewer must lay a ballot."""
    bench = lay(TALLY)
    bench.wait_for_me()
    return bench


def test_lights_that_are_put_out_leave_nothing_on_the_canvas(lay: Lay) -> None:
    bench = at_my_turn(lay)
    lights, canvas = bench.scene.table.hands.highlights, bench.stage.canvas
    lights.clear()
    bare = len(canvas.sprites)
    lights.show({bench.ref("urn.0"): "target", bench.ref("box"): "target"})
    lights.focus(bench.pieces("hand.0")[0].rect)
    assert len(canvas.sprites) == bare + 3
    lights.show({bench.ref("box"): "chosen"})
    assert len(canvas.sprites) == bare + 2
    lights.clear()
    assert len(canvas.sprites) == bare


def test_a_counter_is_lit_above_what_lies_flat_and_a_place_among_it(lay: Lay) -> None:
    bench = lay(MARKET, seats=3)
    bench.thinker.silent = True
    bench.wait_for_me()
    lights, canvas = bench.scene.table.hands.highlights, bench.stage.canvas
    for ref, layer in ((coins(0), MARKER_LIGHT_Z), (bench.ref("hand.0"), LIGHT_Z)):
        lights.clear()
        before = set(map(id, canvas.sprites))
        lights.show({ref: "target"})
        new = [sprite for sprite in canvas.sprites if id(sprite) not in before]
        assert new
        assert {sprite.z for sprite in new} == {layer}


def test_the_ring_walks_from_left_to_right_over_things_and_then_over_buttons(lay: Lay) -> None:
    stops = at_my_turn(lay).scene.table.keyboard.stops()
    things = [stop.rect.center for stop in stops if stop.widget is None]
    assert len(things) > 1
    assert things == sorted(things)
    assert [stop.widget is None for stop in stops] == [True] * len(things) + [False] * (
        len(stops) - len(things)
    )


def ringed(bench: Bench) -> bool:
    """Tell whether the ring of the keys is anywhere."""
    return bench.scene.table.keyboard.focused is not None


def test_the_ring_stays_where_it_still_can_be_and_is_never_lost_by_itself(lay: Lay) -> None:
    bench = at_my_turn(lay)
    keyboard = bench.scene.table.keyboard
    keyboard.focus(keyboard.stops()[0])
    bench.scene.table.hands.forbid()
    keyboard.refresh()
    assert keyboard.focused is not None, "the card can still be read"
    gone = FocusStop(keyboard.focused.rect, sign="gone")
    keyboard.focus(gone)
    keyboard.refresh()
    assert not ringed(bench), "the pointer was used: nobody looks for the ring"
    keyboard.focus(gone)
    keyboard.wake()
    keyboard.refresh()
    assert keyboard.focused in keyboard.everything()


def test_what_is_chosen_is_the_subject_of_the_moment(lay: Lay) -> None:
    bench = at_my_turn(lay)
    hands = bench.scene.table.hands
    assert hands.subject == 0
    card = bench.pieces("hand.0")[0]
    bench.click(card.rect.center)
    assert hands.subject == card.ref


def carried(bench: Bench) -> str:
    """Return the light of the first card in the hand."""
    return bench.pieces("hand.0")[0].lit


@pytest.mark.parametrize("strong", [False, True])
def test_a_card_that_was_taken_is_outlined_light_inside_dark(lay: Lay, *, strong: bool) -> None:
    bench = lay(TALLY, settings=Settings(language="en", high_contrast=strong))
    bench.wait_for_me()
    piece = bench.pieces("hand.0")[0]
    pictures, theme = bench.scene.view.table.setting.board.pictures, bench.stage.theme
    width = piece.rect.width
    image = pictures.get(piece.look, (width, 0.0), (DRAGGED, TAKEN), still=True)
    middle = image.get_height() // 2
    edge = (image.get_width() - width) // 2
    beside = [image.get_at((x, middle)) for x in range(edge)]
    # Whatever it is carried over, one of the two tones stands out there, and they from each other.
    for tone in (theme["brass_light"], theme["focus_dark"]):
        assert sum(shade[:3] == tone and shade.a == 255 for shade in beside) >= 2
    assert contrast(theme["brass_light"], theme["focus_dark"]) >= 10


def test_a_card_is_outlined_whether_the_pointer_or_a_key_has_taken_it(lay: Lay) -> None:
    bench = at_my_turn(lay)
    start = bench.first_card()
    bench.point(start)
    bench.scene.handle(down(start))
    bench.point((start[0], start[1] - 40))
    assert bench.dragging()
    assert carried(bench) == TAKEN
    bench.scene.table.hands.cancel()
    bench.wait(1.0)
    assert carried(bench) != TAKEN
    bench.press(pygame.K_TAB, pygame.K_RETURN)
    assert TAKEN in {piece.lit for piece in bench.pieces("hand.0")}
