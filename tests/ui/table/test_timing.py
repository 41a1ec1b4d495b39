"""A clock runs while somebody thinks; whoever runs out of time moves all the same."""

from pathlib import Path

import pygame
import pytest

from rules.core.record import replay
from tabletop.match import Match
from tabletop.save import SaveFile
from tabletop.ui.table.hud.timing import Timekeeper
from tests.fixture_assembly import GAME as ASSEMBLY
from tests.ui.table.bench import Bench
from tests.ui.table.conftest import Lay

Played = list[str]


@pytest.fixture
def timed(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """Return a table with a clock at which the viewer is to decide."""
    options = ASSEMBLY.usual_options() | {"clock": 1}
    monkeypatch.setattr(ASSEMBLY, "usual_options", lambda: options)
    table = lay(ASSEMBLY)
    table.thinker.silent = True
    table.wait_for_me()
    return table


def said(table: Bench) -> Played:
    """Return the verbs of all moves so far."""
    match = table.match
    made = (match.verb_at(number) for number in range(1, match.number + 1))
    return [ASSEMBLY.verbs[verb].name for verb in made]


def pass_time(table: Bench, seconds: float) -> None:
    """Let time pass in steps of a second, without a frame for each sixtieth of it."""
    for _ in range(round(seconds)):
        table.now += 1.0
        table.scene.tick(table.now)


def test_whoever_thinks_too_long_moves_all_the_same(timed: Bench) -> None:
    pass_time(timed, 9)
    assert said(timed) == []
    pass_time(timed, 2)
    assert said(timed) == ["expire"]
    assert timed.match.decider == 1
    tables, drift = replay(ASSEMBLY, timed.match.record)
    assert drift is None
    assert tables[-1].seat == 1


def test_bots_never_run_out_but_the_match_does(timed: Bench) -> None:
    pass_time(timed, 12)
    pass_time(timed, 90)
    assert said(timed) == ["expire"]
    pass_time(timed, 40)
    assert said(timed) == ["expire", "adjourn"]
    assert timed.match.over


@pytest.mark.parametrize("halt", ["pause", "menu", "rulebook"])
def test_nothing_is_counted_while_nobody_plays(timed: Bench, halt: str) -> None:
    before = timed.match.clock.match
    timed.press({"pause": pygame.K_p, "menu": pygame.K_ESCAPE, "rulebook": pygame.K_F1}[halt])
    pass_time(timed, 30)
    assert timed.match.clock.match - before < 0.5
    assert said(timed) == []


def test_who_is_asked_which_still_thinks(timed: Bench) -> None:
    timed.scene.course.submit(timed.match.view(0).moves[0])
    timed.wait(2.0)
    timed.scene.course.submit(next(m for m in timed.match.view(1).moves if not m.what))
    timed.wait(2.0)
    assert timed.match.decider == 0
    timed.press(pygame.K_TAB, pygame.K_RETURN)
    assert timed.scene.overlays.top is not None
    pass_time(timed, 12)
    assert said(timed)[-1] == "expire"
    assert timed.scene.overlays.top is None


def test_both_clocks_are_shown_and_the_turn_warns(timed: Bench) -> None:
    face = timed.scene.table.hud.clock
    assert face is not None
    assert face in timed.scene.table.hud.parts
    assert face.match in {"2:00", "1:59"}
    pass_time(timed, 3)
    assert face.turn in {"0:06", "0:07"}
    assert face.short
    box = face.area
    assert not box.colliderect(timed.scene.table.hud.prompt.rect)


def test_the_clock_goes_on_where_it_stood(timed: Bench, tmp_path: Path) -> None:
    save = SaveFile(tmp_path / "timed.toml")
    timed.match.save = save
    pass_time(timed, 6)
    used = timed.match.clock.match
    timed.scene.leave()
    again = Match.resume(save, {"assembly": ASSEMBLY})
    assert again.clock.match == pytest.approx(used, abs=0.01)
    keeper = Timekeeper(again, timed.scene.view.table.plan.extras.clock)
    assert keeper.left_of_turn(0) == pytest.approx(10 - used, abs=0.05)
    timed.scene.enter(timed.stage)


def test_without_the_option_there_is_no_clock(lay: Lay) -> None:
    table = lay(ASSEMBLY)
    table.thinker.silent = True
    table.wait_for_me()
    pass_time(table, 200)
    assert table.scene.table.hud.clock is None
    assert table.match.clock.match == 0.0
    assert table.match.number == 0
