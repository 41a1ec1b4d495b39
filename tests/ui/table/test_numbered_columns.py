"""Sentences name columns by number: the number is printed there, and nothing ever lies on it."""

from collections.abc import Callable

import pytest

from rules.kstreet.facts import names
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.table.fittings.ground import ColumnNumber, Ground
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
KSTREET = GAMES["kstreet"]
AT_ONCE = Settings(language="en", speed=0.0)
SIZES = [(1024, 640), (1280, 720), (1920, 1080)]


def numbers(table: Bench) -> list[ColumnNumber]:
    """Return the printed numbers from left to right."""
    parts = table.scene.view.table.furniture.find(Ground).parts
    return [part for part in parts if isinstance(part, ColumnNumber)]


@pytest.mark.parametrize("size", SIZES)
def test_each_lane_shows_the_number_that_sentences_give_it(lay: Lay, size: tuple[int, int]) -> None:
    table = lay(KSTREET, size=size, settings=AT_ONCE)
    setting = table.scene.view.table.setting
    geometry, speaker = setting.geometry, setting.speaker
    printed = numbers(table)
    assert len(printed) == names.LANES
    for lane, number in enumerate(printed):
        centre = names.centre(lane)
        assert str(number.number) in speaker.name(centre).split()
        assert number.area.centerx == geometry.slot_of[centre].box.centerx
        assert geometry.slot_of[centre].drop.contains(number.area)


@pytest.mark.parametrize("size", SIZES)
def test_no_card_ever_lies_on_the_number_of_a_lane(lay: Lay, size: tuple[int, int]) -> None:
    table = lay(KSTREET, size=size, settings=AT_ONCE)
    boxes = [slot.box for slot in table.scene.view.table.setting.geometry.slots if not slot.tucked]
    for number in numbers(table):
        assert number.area.collidelist(boxes) == -1
        assert number.area.height >= number.kit.scale.text(17)
