"""How long decisive moments are told: long enough to be read, and no turn of all for too long."""

from dataclasses import replace
from math import inf

import pytest

from rules.core.game import Game
from rules.core.moments import WON, Camp, Moment, Stroke
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.table import feel
from tabletop.ui.table.view.pacing import TurnPace
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.ui.table.bench import FRAME, Bench
from tests.ui.table.conftest import Lay
from tests.ui.table.telling_moments import (
    announced,
    decisive_acts,
    fight,
    seconds_seen,
    seconds_until_idle,
    tell,
    telling,
)

SLACK = 2 * FRAME


@pytest.mark.parametrize("left", [inf, 0.0], ids=["at leisure", "no time left"])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_rivals_decisive_act_is_seen_for_more_than_a_second(
    lay: Lay, game: Game, left: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every kind of moment that rivals bring in matches played at a glance."""
    monkeypatch.setattr(TurnPace, "left", left)
    seats = min(game.seat_counts)
    settings = Settings(language="en", stop_losses=False)
    table = lay(game, seats=seats, settings=settings)
    table.thinker.silent = True
    table.wait(FRAME)
    for event in decisive_acts(game, seats):
        view = table.scene.view
        view.add(replace(table.match.view(0), events=[event], moves=[], mover=1))
        table.wait(FRAME)
        assert seconds_seen(table) >= feel.MOMENT_LEAST - SLACK, event.moment
        seconds_until_idle(table)


def test_each_moment_of_a_round_leaves_less_time_to_the_next(lay: Lay) -> None:
    table = lay(SKIRMISH, seats=4, settings=Settings(language="en", stop_losses=False))
    table.thinker.silent = True
    table.wait_for_me()
    table.scene.view.pace.turn_of = lambda _: 1
    spans = []
    for _ in range(6):
        tell(table, fight(0, 1))
        spans.append(seconds_until_idle(table))
    assert spans == sorted(spans, reverse=True)
    assert spans[0] > 2 * spans[-1]
    assert spans[-1] >= feel.MOMENT_LEAST - SLACK
    tell(table, announced())
    assert table.scene.view.moments.telling is None, "there is no time for what decides nothing"


def test_with_less_motion_every_number_is_out_at_once_and_stays_its_time(lay: Lay) -> None:
    spans = []
    for reduced in (False, True):
        settings = Settings(language="en", reduced_motion=reduced)
        table = lay(SKIRMISH, seats=4, settings=settings)
        table.thinker.silent = True
        table.wait_for_me()
        tell(table, fight())
        assert telling(table).complete is reduced
        spans.append(seconds_until_idle(table))
    assert spans[1] == pytest.approx(spans[0], abs=4 * FRAME)


def test_equal_strokes_are_told_together_and_add_up(field: Bench) -> None:
    strokes = [Stroke(1, 2), Stroke(1, 2), Stroke(2, -1), Stroke(1, 2)]
    moment = Moment("fight", 1, 0, [Camp(0, strokes, 5, WON)], None, [], {"seat": 0})
    tell(field, moment)
    sheet = field.scene.view.moments.sheet
    assert sheet is not None
    assert len(sheet.camps[0].tokens) == 2
    assert [tick.after for tick in telling(field).ticks] == [6, 5]
    words = field.scene.view.table.setting.speaker.moments
    first, second = (words.name(piece) for piece in (1, 2))
    assert words.arithmetic(moment.camps[0]) == f"6 (3 × {first} 2) −1 ({second}) = 5"
    alone = Camp(0, strokes[:2], 4)
    assert words.arithmetic(alone) == f"2 × {first} 2 = 4"


def test_a_sheet_is_painted_part_by_part_before_its_first_number(field: Bench) -> None:
    tell(field, fight(strokes=12))
    sheet = field.scene.view.moments.sheet
    assert sheet is not None
    frames = 0
    while not sheet.whole:
        field.wait(FRAME)
        frames += 1
        assert telling(field).counted == 0
    assert frames > 2
