"""Checks the guide at the table: its card, its light, its answers, and that it blocks nobody."""

import pygame
import pytest

from rules.core.game import Game
from rules.core.refs import FIRST_PLACE, NOTHING
from rules.core.setup import HAND
from tabletop.lessons.guide import PUPIL, Guide, Idea
from tabletop.lessons.lesson import guided_match
from tabletop.player.settings import Settings
from tabletop.ui.panels.pause_menu import PauseMenu
from tabletop.ui.panels.rulebook import Rulebook
from tabletop.ui.table.lessons.idea_card import GOT_IT, KNOWN, MORE, SKIP, IdeaCard
from tabletop.ui.table.lessons.spotlights import DIM_Z
from tabletop.ui.table.mats.laying import Mats
from tests.games_under_law import GUIDES, every_guide
from tests.ui.table.bench import Bench
from tests.ui.table.conftest import Lay
from tests.ui.table.test_every_way import click, make

TAUGHT, GUIDE = GUIDES[0]
# German words are the longer ones, so that the least room is tried with them.
WINDOWS = [("en", (1280, 720), 100), ("de", (1920, 1080), 100), ("de", (1024, 640), 150)]


def guided(
    lay: Lay,
    game: Game = TAUGHT,
    guide: Guide = GUIDE,
    settings: Settings | None = None,
    **how: object,
) -> Bench:
    """Lay the table of a guided match, at which the pupil is to decide."""
    chosen = settings or Settings(language="en", speed=0.0)
    texts = Bench.texts(game, chosen)
    match = guided_match(game, guide, texts, chosen)
    table = lay(game, match=match, settings=chosen, **how)
    table.wait_for_me()
    table.wait()
    return table


def card(table: Bench) -> IdeaCard:
    """Return the card that lies there."""
    found = table.scene.lessons.card
    assert found is not None
    return found


def told(table: Bench) -> str:
    """Return the name of the idea that is being told, or nothing."""
    idea = table.scene.lessons.idea
    return idea.name if idea is not None else ""


def answer(table: Bench, name: str) -> None:
    """Click an answer on the card."""
    button = next(button for button in card(table).buttons if button.name == name)
    table.click(button.rect.center)


def tell(table: Bench, idea: Idea) -> None:
    """Let an idea be told now, whatever calls it."""
    lesson = table.scene.lessons.lesson
    assert lesson is not None
    lesson.teacher.idea = idea
    table.scene.lessons.follow()
    table.wait()


# Where it lies


@every_guide
@pytest.mark.parametrize(("language", "size", "percent"), WINDOWS)
def test_a_card_hides_neither_what_it_lights_nor_question_hand_and_buttons(
    lay: Lay, game: Game, guide: Guide, size: tuple[int, int], percent: int, language: str
) -> None:
    settings = Settings(language=language, text_scale=percent, speed=0.0)
    table = guided(lay, game, guide, settings, size=size)
    for idea in guide.ideas:
        tell(table, idea)
        found = card(table)
        assert pygame.Rect((0, 0), size).contains(found.rect), idea.name
        kept = in_sight(table, idea)
        assert found.rect.collidelist(kept) == -1 or not room_for(found.rect, kept, size), idea.name
        for button in found.buttons:
            assert found.rect.contains(button.rect), (idea.name, button.name)
            others = [other.rect for other in found.buttons if other is not button]
            assert button.rect.collidelist(others) == -1, (idea.name, button.name)


def test_a_row_of_spots_is_lit_as_a_whole_however_many_still_wait(lay: Lay) -> None:
    rows = 0
    for game, guide in GUIDES:
        table = guided(lay, game, guide)
        slot_of = table.scene.view.table.setting.geometry.slot_of
        for idea in guide.ideas:
            slots = [slot_of[ref] for ref in lit_refs(table, idea) if ref in slot_of]
            wells = [slot for slot in slots if slot.zone.slots and slot.zone.ground == "well"]
            tell(table, idea)
            for spot in (spot for slot in wells for spot in slot.empty_spots):
                assert any(lit.contains(spot.rect) for lit in table.scene.lessons._lit), idea.name
                rows += 1
    assert rows


def in_sight(table: Bench, idea: Idea) -> list[pygame.Rect]:
    """Return what must be seen with an idea: what it lights, question, buttons, hand, figures."""
    laid, hud, setup = table.scene.view.table, table.scene.table.hud, table.match.setup
    assert laid.shown is not None
    hands = [
        number
        for number, place in enumerate(setup.places)
        if place.owner == PUPIL and place.kind == HAND and laid.shown.table.places[number]
    ]
    lit = [rect for ref in lit_refs(table, idea) for rect in laid.rects_of(ref)]
    held = [laid.rect_of(FIRST_PLACE + number) for number in hands]
    kept = [hud.prompt.rect, *(button.rect for button in hud.bar.buttons.values())]
    kept += [*lit, *laid.furniture.find(Mats).figures()]
    return kept + [rect for rect in held if rect is not None]


def room_for(rect: pygame.Rect, kept: list[pygame.Rect], size: tuple[int, int]) -> bool:
    """Tell whether a rectangle fits anywhere into a window without hiding anything of these."""
    across, down = range(8, size[0] - rect.width - 8, 8), range(8, size[1] - rect.height - 8, 8)
    return any(pygame.Rect((x, y), rect.size).collidelist(kept) == -1 for x in across for y in down)


def lit_refs(table: Bench, idea: Idea) -> list[int]:
    lesson = table.scene.lessons.lesson
    assert lesson is not None
    return lesson.lit(idea)


def test_the_light_is_off_while_something_is_in_the_hand(lay: Lay) -> None:
    table = guided(lay)
    shades = [one for one in table.stage.canvas.sprites if one.z == DIM_Z]
    assert [shade.visible for shade in shades] == [True]
    table.click(table.first_card())
    table.wait()
    assert [shade.visible for shade in shades] == [False]
    table.press(pygame.K_ESCAPE)
    table.wait()
    assert [shade.visible for shade in shades] == [True]


def test_the_card_stays_where_it_is_while_the_pointer_lifts_what_is_lit(lay: Lay) -> None:
    table = guided(lay, settings=Settings(language="en"))
    answer(table, GOT_IT)
    before = card(table).rect
    table.point(table.first_card())
    table.wait(1.0)
    assert card(table).rect == before


def test_a_card_comes_at_once_where_motion_is_reduced(lay: Lay) -> None:
    table = guided(lay, settings=Settings(language="en", reduced_motion=True))
    assert not table.scene.lessons.coming
    tell(table, GUIDE.ideas[0])
    table.scene.lessons.follow()
    assert not table.scene.lessons.coming


# What is answered


def test_got_it_puts_one_idea_away_and_the_next_one_comes(lay: Lay) -> None:
    table = guided(lay)
    first = told(table)
    assert first == GUIDE.ideas[0].name
    answer(table, GOT_IT)
    assert told(table) not in {"", first}


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE])
def test_a_key_that_nothing_else_wants_puts_one_idea_away(lay: Lay, key: int) -> None:
    table = guided(lay)
    first = told(table)
    table.point((1, 1))
    table.wait(1.0)
    table.press(key)
    assert told(table) != first
    assert table.scene.overlays.top is None


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_a_key_pressed_before_anybody_could_read_an_idea_was_not_meant(lay: Lay, key: int) -> None:
    table = guided(lay)
    table.point((1, 1))
    table.wait(1.0)
    table.press(key)
    second = told(table)
    table.press(key)
    assert told(table) == second != GUIDE.ideas[0].name


def test_the_keyboard_reaches_every_answer_and_stays_on_the_card(lay: Lay) -> None:
    table = guided(lay)
    keyboard = table.scene.table.keyboard
    stops = [stop for stop in keyboard.stops() if stop.widget in card(table).buttons]
    assert [stop.widget.name for stop in stops if stop.widget] == [GOT_IT, MORE, SKIP, KNOWN]
    keyboard.focus(stops[0])
    table.press(pygame.K_RETURN)
    assert keyboard.focused is not None
    assert keyboard.focused.widget is card(table).buttons[0]


def test_space_still_shows_the_card_under_the_pointer(lay: Lay) -> None:
    table = guided(lay)
    first = told(table)
    table.point(table.first_card())
    table.press(pygame.K_SPACE)
    assert table.zoomed()
    assert told(table) == first


@pytest.mark.parametrize("way", ["button", "key"])
def test_more_opens_the_rulebook_at_the_clause_of_the_idea(lay: Lay, way: str) -> None:
    table = guided(lay)
    if way == "button":
        answer(table, MORE)
    else:
        table.press(pygame.K_F1)
    book = table.scene.overlays.top
    assert isinstance(book, Rulebook)
    table.press(pygame.K_ESCAPE)
    table.wait()
    assert told(table) == GUIDE.ideas[0].name


def test_skip_silences_the_guide_and_the_menu_brings_it_back(lay: Lay) -> None:
    table = guided(lay)
    answer(table, SKIP)
    assert told(table) == ""
    table.scene.course.unsettle()
    table.wait()
    assert told(table) == ""
    table.press(pygame.K_ESCAPE)
    menu = table.scene.overlays.top
    assert isinstance(menu, PauseMenu)
    table.click(next(one for one in menu.ring.widgets if one.name == "guide").rect.center)
    table.wait()
    assert told(table) == GUIDE.ideas[0].name


def test_the_menu_can_skip_the_guide_as_well(lay: Lay) -> None:
    table = guided(lay)
    table.scene.panels.open_menu()
    table.wait()
    menu = table.scene.overlays.top
    assert menu is not None
    table.click(next(one for one in menu.ring.widgets if one.name == "skip").rect.center)
    table.wait()
    assert told(table) == ""


def test_any_legal_move_settles_what_is_being_told(lay: Lay) -> None:
    table = guided(lay)
    first = told(table)
    moves = table.match.view(PUPIL).moves
    make(table, moves[-1], click)
    assert table.match.number > 0
    assert told(table) != first


def test_the_guide_waits_for_the_pupil_and_lets_nothing_happen_by_itself(lay: Lay) -> None:
    table = guided(lay)
    first, number = told(table), table.match.number
    table.wait(30.0)
    assert told(table) == first
    assert table.match.number == number


def test_a_forced_move_waits_until_the_idea_was_read(lay: Lay) -> None:
    table = guided(lay)
    reach = table.scene.table.hands.reach
    assert reach is not None
    reach.moves[:] = reach.moves[:1]
    number = table.match.number
    table.wait(2.0)
    assert table.match.number == number
    table.scene.lessons.skip()
    reach.moves[:] = reach.moves[:1]
    table.wait(2.0)
    assert table.match.number > number


def test_what_is_told_is_told_in_another_window_and_after_taking_back(lay: Lay) -> None:
    table = guided(lay)
    first = told(table)
    table.stage.renew()
    table.scene.resize()
    table.wait()
    assert told(table) == first
    assert [w for w in table.scene.table.hud.widgets if w.name == GOT_IT] == card(table).buttons[:1]
    answer(table, GOT_IT)
    second = told(table)
    table.match.friendly_undo = True
    make(table, table.match.view(PUPIL).moves[0], click)
    table.scene.course.undo()
    table.wait_for_me()
    assert table.match.number == 0
    assert told(table) not in {first, second}


def test_only_the_pupil_is_told_and_only_in_a_guided_match(lay: Lay) -> None:
    table = lay(TAUGHT, settings=Settings(language="en", speed=0.0))
    table.wait_for_me()
    assert table.scene.lessons.lesson is None
    assert table.scene.lessons.menu_line() is not None
    assert told(table) == ""


def test_nothing_lies_below_the_pointer_where_the_card_is(lay: Lay) -> None:
    table = guided(lay)
    number = table.match.number
    at = card(table).rect.midtop
    table.click((at[0], at[1] + 4))
    assert table.scene.table.hands.meanings.chosen == NOTHING
    assert table.match.number == number
    assert told(table) == GUIDE.ideas[0].name


# The goal


def test_the_goal_is_one_key_away_at_any_time(lay: Lay) -> None:
    table = lay(TAUGHT, moves=8, settings=Settings(language="en", speed=0.0))
    table.wait_for_me()
    table.press(pygame.K_g)
    bubble = table.scene.table.hud.bubble
    assert bubble is not None
    lines = table.scene.sentences.goal_lines()
    assert lines[0] == table.match.texts.text("game.goal")
    assert len(lines) > 1


def test_a_press_on_a_score_tells_what_it_is_played_up_to(lay: Lay) -> None:
    table = lay(TAUGHT, settings=Settings(language="en", speed=0.0))
    table.wait_for_me()
    laid = table.scene.view.table
    ref = next(iter(laid.counts.goals))
    table.click(laid.plates.rects_of(ref)[0].center)
    assert table.scene.table.hud.bubble is not None
    assert table.match.texts.text("game.goal") in laid.hint_of(ref)
