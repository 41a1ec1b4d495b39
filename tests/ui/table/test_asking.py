"""Where a drop may mean several things, it is asked which, and what each would bring."""

import pygame
import pytest

from rules.core.moves import Move
from rules.core.refs import NOTHING
from tabletop.ui.table.panels.spread import MoveChoice
from tests.fixture_skirmish import BANDS, FIELD, TEAM, base, hand
from tests.ui.helpers import down
from tests.ui.table.bench import Bench
from tests.ui.table.skirmishing import give, some_band, spare_gear, true_table


def my_band(table: Bench) -> int:
    """Return a band in the hand of the viewer."""
    return next(piece for piece in true_table(table).at(hand(0)) if piece <= BANDS)


def drop(table: Bench, what: int, onto: int) -> MoveChoice | None:
    """Drag a card onto another; return what is asked then."""
    start = table.middle(what)
    table.drag((start[0] - 20, start[1]), table.middle(onto))
    table.wait(0.1)
    panel = table.scene.overlays.top
    return panel if isinstance(panel, MoveChoice) else None


def verbs_of(table: Bench, panel: MoveChoice) -> list[str]:
    """Return the verbs that a panel asks about."""
    view = table.match.view(0)
    labels = {
        table.scene.sentences.label([m]): table.match.game.verbs[m.verb].name for m in view.moves
    }
    return [labels[label] for label in panel.labels]


def test_a_band_dropped_onto_an_own_one_asks_whether_it_settles_or_razes(field: Bench) -> None:
    what, onto = my_band(field), some_band(field, 0)
    panel = drop(field, what, onto)
    assert panel is not None
    assert verbs_of(field, panel) == ["settle", "raze"]
    assert field.match.number == 0
    field.press(pygame.K_1)
    field.wait(1.0)
    assert what in true_table(field).at(base(0))


def test_a_band_dropped_onto_one_in_the_field_has_three_meanings(field: Bench) -> None:
    what, onto = my_band(field), true_table(field).at(FIELD)[0]
    panel = drop(field, what, onto)
    assert panel is not None
    assert verbs_of(field, panel) == ["release", "raid", "raze"]
    field.press(pygame.K_3)
    field.wait(1.0)
    assert true_table(field).agenda[-1].phase == TEAM


def test_what_is_asked_can_be_left_undone(field: Bench) -> None:
    what = my_band(field)
    assert drop(field, what, some_band(field, 0)) is not None
    field.press(pygame.K_ESCAPE)
    field.wait(1.0)
    assert field.match.number == 0
    assert field.agrees()


def test_what_is_asked_about_goes_home_and_can_be_taken_again(field: Bench) -> None:
    what, onto = my_band(field), some_band(field, 0)
    home = field.middle(what)
    assert drop(field, what, onto) is not None
    field.wait(1.0)
    assert field.middle(what) == home, "a card is not given before the question is answered"
    field.press(pygame.K_ESCAPE)
    field.wait(1.0)
    assert field.middle(what) == home
    assert drop(field, what, onto) is not None


def test_onto_an_empty_spot_of_the_base_nothing_is_asked(field: Bench) -> None:
    what = my_band(field)
    slot = field.scene.view.table.setting.lying.slot_of(base(0))
    assert slot is not None
    start = field.middle(what)
    field.drag((start[0] - 20, start[1]), (slot.box.right - 4, slot.box.centery))
    field.wait(1.0)
    assert what in true_table(field).at(base(0))


def test_gear_for_an_own_band_is_laid_down_unasked(field: Bench) -> None:
    give(field, gear := spare_gear(field)[0])
    assert drop(field, gear, band := some_band(field, 0)) is None
    field.wait(1.0)
    assert field.match.record.moves[-1] == f"equip gear{gear - BANDS}>band{band}"


def test_two_clicks_ask_just_the_same(field: Bench) -> None:
    what, onto = my_band(field), some_band(field, 0)
    start = field.middle(what)
    field.click((start[0] - 20, start[1]))
    assert field.scene.table.hands.meanings.chosen == what
    field.click(field.middle(onto))
    assert isinstance(field.scene.overlays.top, MoveChoice)
    assert field.match.number == 0


def test_nothing_is_done_to_an_own_card_unasked_even_if_it_is_all_that_can_be_meant(
    field: Bench,
) -> None:
    onto = some_band(field, 0)
    razing = [m for m in field.match.view(0).moves if m.onto == onto]
    assert [field.match.game.verbs[m.verb].name for m in razing[:1]] == ["raze"]
    assert field.scene.questions.play(razing[:1], pygame.Rect(0, 0, 9, 9))
    panel = field.scene.overlays.top
    assert isinstance(panel, MoveChoice)
    assert len(panel.labels) == 1
    assert field.match.number == 0


def test_the_same_verb_on_a_card_of_another_is_done_at_once(field: Bench) -> None:
    onto = some_band(field, 1)
    name = field.match.game.verbs
    razing = [
        m for m in field.match.view(0).moves if m.onto == onto and name[m.verb].name == "raze"
    ]
    assert not field.scene.questions.play(razing[:1], pygame.Rect(0, 0, 9, 9))
    assert field.match.number == 1


def test_each_choice_says_what_it_brings(field: Bench) -> None:
    what, onto = my_band(field), true_table(field).at(FIELD)[0]
    panel = drop(field, what, onto)
    assert panel is not None
    game, seen = field.match.game, field.match.view(0)
    asked = [m for m in seen.moves if m.what == what and m.onto in {onto, FIELD}]
    by_label = {field.scene.sentences.label([m]): field.scene.sentences.outlook([m]) for m in asked}
    assert panel.brings == [by_label[label] for label in panel.labels]
    assert panel.brings[0] == ""
    assert "against" in panel.brings[1]
    assert game.preview(seen.table, asked[0]) is None or panel.brings[1]


def test_before_the_drop_a_tag_names_the_choices_and_their_chances(field: Bench) -> None:
    what, onto = my_band(field), some_band(field, 0)
    start = field.middle(what)
    field.point(start)
    field.scene.handle(down((start[0] - 20, start[1])))
    field.point((start[0] - 40, start[1] - 40))
    field.point(field.middle(onto))
    lines = field.scene.table.previews.text.split("\n")
    assert len(lines) == 2
    assert "worth" in lines[0]
    assert "%" in lines[1]


@pytest.mark.parametrize("ontos", [(FIELD,), (NOTHING, FIELD)])
def test_who_points_at_a_place_alone_means_that(field: Bench, ontos: tuple[int, ...]) -> None:
    reach = field.scene.table.hands.reach
    assert reach is not None
    found = reach.find(my_band(field), ontos)
    assert [m.onto for m in found] == [FIELD]
    assert all(isinstance(m, Move) for m in found)
