"""Decisive moments are staged: sums count up, the verdict is stamped, then everything goes on."""

import pygame
import pytest

from rules.core.moments import Moment
from tabletop.player.settings import Settings
from tabletop.ui.sound import STAMP, TICK
from tabletop.ui.table import feel
from tabletop.ui.table.moments.telling import Telling, ticks_of
from tests.fixture_game import GAME as TALLY
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.ui.heard import Heard
from tests.ui.table.bench import FRAME, Bench
from tests.ui.table.conftest import Lay
from tests.ui.table.telling_moments import (
    blow,
    capped,
    fight,
    offers,
    said,
    seconds_until_idle,
    summary,
    tell,
    telling,
)

SLACK = 2 * FRAME
FORMS = [fight(), fight(strokes=12), offers(), blow(), capped()]
NAMES = ["two camps", "twelve strokes a side", "sealed offers", "no camps", "a capped sum"]


# Numbers


@pytest.mark.parametrize("moment", FORMS, ids=NAMES)
def test_the_last_numbers_are_those_that_the_rules_decided_by(field: Bench, moment: Moment) -> None:
    tell(field, moment)
    told = telling(field)
    while not told.complete:
        field.wait(FRAME)
    assert told.sums == [camp.total for camp in moment.camps]
    sheet = field.scene.view.moments.sheet
    assert sheet is not None
    assert all(camp.sum.visible for camp in sheet.camps)
    assert all(camp.sum.image is camp.final for camp in sheet.camps)


def test_sums_count_up_stroke_by_stroke(field: Bench) -> None:
    tell(field, fight(strokes=3))
    seen: list[list[int | None]] = []
    while not telling(field).stamped:
        if not seen or seen[-1] != telling(field).sums:
            seen.append(telling(field).sums)
        field.wait(FRAME)
    assert seen == [[None, None], [2, None], [4, None], [3, None], [3, 2], [3, 4], [3, 3]]


def test_what_takes_away_is_seen_to_strike_the_sum(field: Bench) -> None:
    tell(field, fight(strokes=3))
    while telling(field).counted < 3:
        field.scene.tick(field.now)
        field.now += FRAME
    sheet = field.scene.view.moments.sheet
    assert sheet is not None
    face, before = sheet._faces[2]
    assert before is not None
    assert sheet.camps[0].sum.image is before
    field.wait(feel.STRIKE)
    assert sheet.camps[0].sum.image is face


def test_a_cap_is_the_last_number_to_come_out() -> None:
    last = ticks_of(capped())[-1]
    assert (last.before, last.after) == (9, 6)


def test_the_verdict_comes_after_the_last_number_and_what_follows_after_that(field: Bench) -> None:
    tell(field, fight())
    order = []
    while not telling(field).complete:
        told = telling(field)
        order.append((told.counted, told.stamped, told.upshots))
        field.wait(FRAME)
    assert order == sorted(order)
    all_out = len(telling(field).ticks)
    assert all(not stamped for counted, stamped, _ in order if counted < all_out)
    assert all(not upshots for _, stamped, upshots in order if not stamped)


# Time


def test_what_concerns_the_viewer_stays_a_second_and_a_half_after_its_last_number(
    field: Bench,
) -> None:
    tell(field, fight(0, 1))
    while not telling(field).complete:
        field.wait(FRAME)
    assert seconds_until_idle(field) == pytest.approx(
        feel.MOMENT + feel.CHAIN_LEAST + feel.GAP, abs=0.1
    )


def test_what_concerns_others_stays_half_as_long(lay: Lay) -> None:
    table = lay(SKIRMISH, seats=4, settings=Settings(language="en", wait_moments=False))
    table.thinker.silent = True
    table.wait_for_me()
    told = Telling(said(fight(1, 2)), fight(1, 2), touches=False)
    told.press()
    start = told.at
    while not told.gone:
        told.advance(FRAME)
    assert told.at - start == pytest.approx(feel.MOMENT / 2, abs=SLACK)


def test_a_faster_pace_tells_faster(lay: Lay) -> None:
    spans = []
    for speed in (1.0, 4.0):
        table = lay(SKIRMISH, seats=4, settings=Settings(language="en", speed=speed))
        table.thinker.silent = True
        table.wait_for_me()
        tell(table, fight())
        spans.append(seconds_until_idle(table))
    assert spans[1] == pytest.approx(spans[0] / 4, rel=0.15)


def test_at_once_leaves_only_a_line(lay: Lay) -> None:
    table = lay(SKIRMISH, seats=4, settings=Settings(language="en", speed=0.0))
    table.thinker.silent = True
    table.wait_for_me()
    tell(table, fight())
    moments = table.scene.view.moments
    assert moments.telling is None
    assert [strip.moment for strip in moments.strips.strips] != []
    assert table.idle()


def test_a_round_is_summed_up_in_a_line_that_holds_nothing_up(field: Bench) -> None:
    tell(field, summary(4))
    moments = field.scene.view.moments
    assert moments.telling is None
    assert len(moments.strips.strips) == 1
    assert not moments.holds


def test_where_turns_are_swift_what_concerns_others_is_told_in_a_line(field: Bench) -> None:
    assert field.scene.view.table.plan.swift
    tell(field, fight(1, 2))
    assert field.scene.view.moments.telling is None
    seconds_until_idle(field)
    tell(field, fight(0, 2))
    assert telling(field).touches


def test_no_line_is_driven_out_before_it_can_be_read(field: Bench) -> None:
    tell(field, *[fight(1, 2)] * 6)
    ages: list[float] = []
    strips = field.scene.view.moments.strips
    known = list(strips.strips)
    while not field.idle():
        field.wait(FRAME)
        ages += [strip.at for strip in known if strip not in strips.strips]
        known = list(strips.strips)
    assert ages
    assert min(ages) >= feel.MOMENT_LEAST - SLACK


# Going on


def test_a_press_brings_out_all_numbers_and_the_next_goes_on(field: Bench) -> None:
    tell(field, fight())
    field.press(pygame.K_SPACE)
    assert telling(field).complete
    assert not telling(field).gone
    field.press(pygame.K_SPACE)
    assert field.scene.view.moments.telling is None


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE])
def test_keys_go_on_and_open_nothing_else(field: Bench, key: int) -> None:
    tell(field, fight())
    field.press(key, key)
    assert field.scene.view.moments.telling is None
    assert field.scene.overlays.top is None
    assert not field.zoomed()


def test_a_click_on_the_sheet_goes_on_and_takes_nothing_up(field: Bench) -> None:
    tell(field, fight())
    sheet = field.scene.view.moments.sheet
    assert sheet is not None
    at = sheet.rect.center
    for _ in range(2):
        field.click(at)
    assert field.scene.view.moments.telling is None
    assert not field.dragging()


def test_nothing_can_be_taken_up_while_a_moment_is_told(field: Bench) -> None:
    hand = field.pieces("hand.0")[0].rect.center
    tell(field, fight(), mover=0)
    field.scene.table.forbid()
    field.drag(hand, (hand[0], hand[1] - 200))
    assert not field.dragging()


def test_tab_is_not_caught(field: Bench) -> None:
    tell(field, fight())
    field.press(pygame.K_TAB)
    assert field.scene.table.keyboard.focused is not None


def test_it_waits_for_somebody_where_that_was_chosen(lay: Lay) -> None:
    table = lay(SKIRMISH, seats=4, settings=Settings(language="en", wait_moments=True))
    table.thinker.silent = True
    table.wait_for_me()
    tell(table, fight(1, 2))
    table.wait(20.0)
    sheet = table.scene.view.moments.sheet
    assert sheet is not None
    assert sheet.hint.visible
    assert not table.scene.busy
    table.press(pygame.K_SPACE)
    assert table.scene.view.moments.telling is None


def test_whoever_hurries_still_sees_what_concerns_them(field: Bench) -> None:
    tell(field, fight(1, 2), fight(0, 1))
    assert not field.scene.course.hurry()
    assert telling(field).touches


def test_whatever_is_passed_over_is_told_in_a_line(field: Bench) -> None:
    tell(field, fight())
    field.scene.view.finish()
    moments = field.scene.view.moments
    assert moments.telling is None
    assert len(moments.strips.strips) == 1
    assert field.idle()


# Whatever happens meanwhile


def test_the_match_has_gone_on_before_a_moment_is_told(lay: Lay) -> None:
    table = lay(TALLY)
    while table.scene.view.moments.telling is None:
        if table.match.decider == 0 and table.idle():
            table.scene.course.submit(table.match.view(0).moves[0])
        table.wait(FRAME)
    shown = table.scene.view.table.shown
    assert shown is not None
    assert table.match.number > shown.number


@pytest.mark.parametrize("moment", FORMS, ids=NAMES)
def test_another_window_goes_on_with_the_same_moment(field: Bench, moment: Moment) -> None:
    tell(field, moment)
    field.wait(0.5)
    at = telling(field).at
    field.scene.resize()
    assert telling(field).at == at
    assert telling(field).moment is moment
    field.wait(FRAME)
    assert seconds_until_idle(field) > 0


def test_undo_forgets_what_is_not_so_any_more(field: Bench) -> None:
    field.scene.course.submit(field.match.view(0).moves[0])
    seconds_until_idle(field)
    tell(field, summary(4))
    assert field.scene.view.moments.strips.strips
    field.press(pygame.K_u)
    assert not field.scene.view.moments.strips.strips


# Sounds


def test_numbers_tick_and_the_verdict_is_stamped(lay: Lay) -> None:
    ear = Heard()
    table = lay(SKIRMISH, seats=4, sound=ear)
    table.thinker.silent = True
    table.wait_for_me()
    ear.take()
    tell(table, fight(strokes=3))
    seconds_until_idle(table)
    names = ear.take()
    assert names.count(TICK) == 6
    assert names.count(STAMP) == 1
    assert names.index(STAMP) > max(n for n, name in enumerate(names) if name == TICK)


# Windows


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("size", "percent"),
    [((1024, 640), 150), ((1024, 640), 200), ((1280, 720), 100), ((2560, 1080), 100)],
)
def test_every_form_lies_within_the_window(
    lay: Lay, language: str, size: tuple[int, int], percent: int
) -> None:
    settings = Settings(language=language, text_scale=percent, wait_moments=True)
    table = lay(SKIRMISH, seats=8, size=size, settings=settings)
    table.thinker.silent = True
    table.wait(FRAME)
    window = pygame.Rect((0, 0), size)
    for moment in (*FORMS, offers(8), fight(strokes=24)):
        tell(table, moment)
        sheet = table.scene.view.moments.sheet
        assert sheet is not None
        assert window.contains(sheet.rect)
        telling(table).press()
        table.wait(FRAME)
        inner = sheet.rect.inflate(2, 2)
        shown = [camp.sum for camp in sheet.camps] + [*sheet.lines, sheet.hint]
        shown += [sprite for camp in sheet.camps for sprite in camp.tokens]
        assert [sprite.rect for sprite in shown if not inner.contains(sprite.rect)] == []
        table.scene.view.moments.clear()
        seconds_until_idle(table)
    tell(table, summary(8))
    strips = table.scene.view.moments.strips
    assert [strip for strip in strips.strips if not window.contains(strip.rect)] == []


def test_less_motion_lets_numbers_appear_where_they_belong(lay: Lay) -> None:
    table = lay(SKIRMISH, seats=4, settings=Settings(language="en", reduced_motion=True))
    table.thinker.silent = True
    table.wait_for_me()
    tell(table, fight())
    sheet = table.scene.view.moments.sheet
    assert sheet is not None
    places: dict[int, set[tuple[int, int]]] = {}
    while table.scene.view.moments.telling is not None:
        for number, sprite in enumerate(sheet._sprites):
            places.setdefault(number, set()).add(sprite.topleft)
        table.wait(FRAME)
    assert all(len(seen) == 1 for seen in places.values())


def test_no_picture_is_made_while_a_moment_is_told(
    field: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell(field, fight(strokes=12))
    sheet = field.scene.view.moments.sheet
    assert sheet is not None
    sheet.finish()
    made: list[object] = []
    monkeypatch.setattr("tabletop.ui.table.moments.inks.layer", made.append)
    monkeypatch.setattr("tabletop.ui.table.moments.camp_parts.layer", made.append)
    monkeypatch.setattr("tabletop.ui.table.moments.sheet_painter.layer", made.append)
    seconds_until_idle(field)
    assert made == []
