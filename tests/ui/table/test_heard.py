"""What is heard at the table, and that it is heard when things touch, turn and are decided."""

from collections import Counter
from collections.abc import Callable

import pygame
import pytest

from rules.core.events import SAID, Event
from rules.core.hidden import PUBLIC
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.panels.result import ResultCard
from tabletop.ui.table import feel
from tabletop.ui.table.panels.verdict import tune_of
from tabletop.ui.table.pieces.travel import LANDING
from tests.fixture_game import GAME as TALLY
from tests.ui.heard import Heard
from tests.ui.helpers import down, up
from tests.ui.table.bench import FRAME, Bench

Lay = Callable[..., Bench]
KSTREET = GAMES["kstreet"]
CONTACT = 0.020  # the most seconds between a contact and its sound


@pytest.fixture
def heard() -> Heard:
    """Return the ears of this test."""
    return Heard()


@pytest.fixture
def table(lay: Lay, heard: Heard) -> Bench:
    """Return a table of Tally at which the viewer must lay a ballot, in silence."""
    bench = lay(TALLY, sound=heard)
    bench.wait_for_me()
    bench.wait(0.3)
    heard.take()
    return bench


def first_heard(table: Bench, heard: Heard, name: str, seconds: float = 1.0) -> float:
    """Let time pass until a sound is asked for; return after how many seconds that was."""
    start = table.now
    while table.now - start < seconds:
        table.now += FRAME
        table.scene.tick(table.now)
        if name in heard.names:
            return table.now - start
    raise AssertionError(f"{name} was never heard, but {heard.names}")


def release_over(table: Bench, heard: Heard, place: str) -> None:
    """Carry the first card over a place and let it go there."""
    piece = table.pieces("hand.0")[0]
    start, end = piece.rect.center, table.middle(table.ref(place))
    table.point(start)
    table.scene.handle(down(start))
    assert heard.take() == []
    table.point((start[0] + 20, start[1] - 20))
    assert heard.take() == ["pick"], "heard once, as the card comes off the table"
    table.point(end)
    table.scene.handle(up(end))


def test_a_card_is_heard_when_it_is_picked_up_and_again_when_it_touches_the_table(
    table: Bench, heard: Heard
) -> None:
    release_over(table, heard, "urn.0")
    assert heard.take() == []
    contact = feel.DROP
    passed = first_heard(table, heard, "place")
    assert contact - CONTACT - FRAME <= passed <= contact + CONTACT
    table.wait(0.5)
    assert heard.names.count("place") == 1


def test_a_refusal_is_heard_at_once_and_the_card_when_it_is_home_again(
    table: Bench, heard: Heard
) -> None:
    release_over(table, heard, "box")
    assert heard.take() == ["refusal"]
    passed = first_heard(table, heard, "slide")
    assert feel.HOME - CONTACT - FRAME <= passed <= feel.HOME + CONTACT
    table.wait(0.5)
    assert heard.names == ["slide"]


def test_a_card_laid_back_is_no_refusal(table: Bench, heard: Heard) -> None:
    pieces = table.pieces("hand.0")
    table.drag(pieces[0].rect.center, pieces[-1].rect.center)
    table.wait(0.5)
    assert heard.take() == ["pick", "slide"]


def test_choosing_by_click_is_heard_and_letting_go_is_not(table: Bench, heard: Heard) -> None:
    table.click(table.first_card())
    assert heard.take() == ["pick"]
    table.click(table.first_card())
    assert heard.take() == []


def test_a_card_that_turns_is_heard_as_the_other_side_comes_up(table: Bench, heard: Heard) -> None:
    piece = table.pieces("hand.0")[0]
    piece.turn(table.pieces("deck")[0].look)
    step, passed = 0.01, 0.0
    while not heard.names and piece.moving:
        piece.advance(step, 1.0)
        passed += step
    assert heard.names == ["flip"]
    assert feel.FLIP / 2 <= passed <= feel.FLIP / 2 + CONTACT


@pytest.mark.parametrize("speed", [0.5, 1.0, 4.0])
def test_every_card_that_is_dealt_is_heard_as_it_lands(
    lay: Lay, heard: Heard, speed: float
) -> None:
    table = lay(TALLY, sound=heard, settings=Settings(language="en", speed=speed))
    assert heard.names == []
    first = first_heard(table, heard, "deal")
    assert (feel.DEAL - CONTACT * speed) / speed - FRAME <= first <= feel.DEAL / speed + CONTACT
    table.wait(3.0)
    dealt = len(table.pieces("hand.0")) + len(table.pieces("hand.1"))
    assert heard.names.count("deal") == dealt


def test_a_card_sent_elsewhere_on_its_way_still_lands_once(table: Bench, heard: Heard) -> None:
    board = table.scene.view.table.setting.board
    piece = table.pieces("hand.0")[0]
    board.take(piece)
    piece.pose = table.pieces("deck")[0].pose
    board.let_go(LANDING)
    table.wait(FRAME)
    board.hover(table.pieces("hand.0")[1])  # the others make room, so this one gets a new goal
    table.wait(1.0)
    assert heard.names == ["place"]


def test_what_is_shown_at_once_is_heard_without_its_way(lay: Lay, heard: Heard) -> None:
    table = lay(TALLY, sound=heard, settings=Settings(language="en", speed=0.0))
    table.wait_for_me()
    assert "deal" not in heard.take()
    table.drag(table.first_card(), table.middle(table.ref("urn.0")))
    assert "place" in heard.take()


def test_what_is_shown_at_once_is_heard_as_it_would_have_landed(lay: Lay, heard: Heard) -> None:
    table = lay(TALLY, sound=heard, settings=Settings(language="en", speed=0.0))
    table.wait_for_me()
    kind = table.match.setup.card(table.pieces("hand.0")[0].ref).kind
    table.scene.view.happening.cues.land["urn"] = {kind: "shuffle"}
    heard.take()
    table.drag(table.first_card(), table.middle(table.ref("urn.0")))
    assert "shuffle" in heard.take()


def test_a_card_lands_with_the_sound_of_its_kind_and_place_and_no_other(
    lay: Lay, heard: Heard
) -> None:
    table = lay(TALLY, sound=heard)
    table.wait_for_me()
    table.wait(0.3)
    kind = table.match.setup.card(table.pieces("hand.0")[0].ref).kind
    table.scene.view.happening.cues.land["urn"] = {kind: "shuffle"}
    heard.take()
    release_over(table, heard, "urn.0")
    passed = first_heard(table, heard, "shuffle")
    assert feel.DROP - CONTACT - FRAME <= passed <= feel.DROP + CONTACT
    assert "place" not in heard.names
    assert heard.names.count("shuffle") == 1


def test_taking_a_move_back_is_heard(table: Bench, heard: Heard) -> None:
    table.drag(table.first_card(), table.middle(table.ref("urn.0")))
    table.wait_for_me()
    table.wait(0.5)
    heard.take()
    table.press(pygame.K_u)
    table.wait(0.5)
    assert heard.names.count("slide") == 1


def test_a_game_says_what_its_counters_and_sentences_sound_like(lay: Lay, heard: Heard) -> None:
    table = lay(TALLY, sound=heard, people=0)
    view = table.scene.view
    table.wait(0.1)
    heard.take()
    view.happening.count(table.ref("points.0"), 1)
    assert heard.take() == ["coin"]
    view.happening.count(table.ref("points.0"), -1)
    view.happening.count(table.ref("round"), 1)
    assert heard.take() == []
    view.happening.say(Event(SAID, key="point"))
    assert heard.take() == ["murmur"]
    view.happening.roll({table.ref("die"): 3}, 0.0)
    view.happening.shake(table.ref("deck"))
    assert heard.take() == ["die", "shuffle"]


def test_a_move_is_heard_by_its_verb_whoever_makes_it(lay: Lay, heard: Heard) -> None:
    table = lay(TALLY, sound=heard)
    table.scene.view.happening.cues.move["lay"] = "shuffle"
    table.wait_for_me()
    table.wait(0.3)
    heard.take()
    before = table.match.number
    table.drag(table.first_card(), table.middle(table.ref("urn.0")))
    table.wait_for_me()
    table.wait(0.5)
    verbs = [
        table.match.update_at(PUBLIC, n).verb for n in range(before + 1, table.match.number + 1)
    ]
    laid = sum(TALLY.verbs[verb].name == "lay" for verb in verbs)
    assert heard.names.count("shuffle") == laid > 0


def test_a_counter_that_nobody_may_read_is_not_heard(table: Bench, heard: Heard) -> None:
    hidden = table.ref("purse.1")
    table.scene.view.happening.cues.rise["purse"] = "coin"
    table.scene.view.happening.count(hidden, 2)
    assert heard.take() == []
    table.scene.view.happening.count(table.ref("purse.0"), 2)
    assert heard.take() == ["coin"]


def course(lay: Lay, *, calm: bool) -> Counter[str]:
    """Return how often each sound is heard in a whole match of two computers."""
    heard = Heard()
    settings = Settings(language="en", speed=4.0, reduced_motion=calm)
    table = lay(TALLY, people=0, sound=heard, settings=settings)
    table.wait(1.0)
    while not isinstance(table.scene.overlays.top, ResultCard):
        table.wait(FRAME)
    return Counter(heard.names)


def test_reduced_motion_changes_nothing_else_that_is_heard(lay: Lay) -> None:
    lively, calm = course(lay, calm=False), course(lay, calm=True)
    # The first deal is not shown to those who want no motion, and numbers come out all at once.
    for moving in ("deal", "tick"):
        del lively[moving], calm[moving]
    assert lively == calm
    assert {"place", "flip", "die", "coin", "gavel", "murmur"} <= set(calm)
    assert calm["gavel"] == 1


@pytest.mark.parametrize(
    ("shares", "people", "tune"),
    [
        ([1.0, 0.0], [0], "win"),
        ([1.0, 0.0], [1], "lose"),
        ([0.5, 0.5], [0], "murmur"),
        ([0.5, 0.5, 0.0], [2], "lose"),
        ([1.0, 0.0], [0, 1], "murmur"),
        ([1.0, 0.0], [], "murmur"),
    ],
)
def test_winning_and_losing_are_heard_by_the_one_person_at_the_screen(
    shares: list[float], people: list[int], tune: str
) -> None:
    assert tune_of(shares, people) == tune


def test_the_end_is_heard_with_the_result(lay: Lay, heard: Heard) -> None:
    table = lay(TALLY, sound=heard, settings=Settings(language="en", speed=0.0))
    while not table.match.over:
        table.scene.course.submit(table.match.view(table.match.decider).moves[0])
    while not isinstance(table.scene.overlays.top, ResultCard):
        table.wait(0.2)
    ends = [name for name in heard.names if name in {"gavel", "win", "lose"}]
    won = table.match.shares()[0] == 1.0
    assert ends == ["gavel", "win" if won else "lose"]


def test_a_button_is_heard_as_the_pointer_goes_down_and_when_keys_press_it(
    table: Bench, heard: Heard
) -> None:
    menu = table.scene.table.hud.bar.buttons["menu"].rect.center
    table.point(menu)
    table.scene.handle(down(menu))
    assert heard.take() == ["button"]
    table.scene.handle(up(menu))
    assert heard.take() == []
    table.press(pygame.K_ESCAPE)
    table.drag(table.first_card(), table.middle(table.ref("urn.0")))
    table.wait_for_me()
    table.wait(0.5)
    heard.take()
    table.press(pygame.K_1)
    assert heard.names[0] == "button"


def test_a_button_that_cannot_be_pressed_is_silent(table: Bench, heard: Heard) -> None:
    undo = table.scene.table.hud.bar.buttons["undo"]
    assert not undo.enabled
    table.click(undo.rect.center)
    assert "button" not in heard.take()


def test_a_table_has_its_own_air_and_leaves_it_behind(lay: Lay, heard: Heard) -> None:
    table = lay(KSTREET, sound=heard)
    loop = heard.loops[-1]
    assert loop is not None
    assert loop.file.is_file()
    table.scene.leave()
    assert heard.loops[-1] is None
    table.scene.enter(table.stage)
    assert heard.loops[-1] == loop
