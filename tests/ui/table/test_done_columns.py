"""A column in which nothing more happens this round is dimmed until the round ends."""

from collections.abc import Callable

import pygame

from rules.kstreet.facts import names
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.table.fittings.ground import Ground, Veil
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
KSTREET = GAMES["kstreet"]
AT_ONCE = Settings(language="en", speed=0.0)


def veils(table: Bench) -> list[Veil]:
    """Return the veils of the table, one for each lane."""
    found = table.scene.view.table.furniture.find(Ground).veils
    return [
        veil for lane in range(names.LANES) for veil in found if names.centre(lane) in veil.refs
    ]


def done(table: Bench) -> list[bool]:
    """Return of which lanes it is told that they are settled for the round."""
    told = {one.ref for one in table.match.readouts(0) if one.key == "lane_done"}
    return [names.centre(lane) in told for lane in range(names.LANES)]


def brightness(table: Bench, at: tuple[int, int]) -> int:
    """Return how bright the table is at a point."""
    return sum(table.stage.screen.get_at(at)[:3])


def test_lanes_are_dimmed_when_they_are_settled_and_bright_in_the_next_round(lay: Lay) -> None:
    table = lay(KSTREET, settings=AT_ONCE)
    table.scene.settle_now()
    first = table.match.view(0).table.count(names.ROUND)
    seen: set[int] = set()
    while table.match.view(0).table.count(names.ROUND) == first and not table.match.over:
        assert [veil.drawn for veil in veils(table)] == done(table)
        seen.update(lane for lane, told in enumerate(done(table)) if told)
        table.match.submit(table.match.view(table.match.decider).moves[0])
        table.scene.settle_now()
    assert seen, "some lane was settled before the round ended"
    assert not any(veil.drawn for veil in veils(table))


def test_a_dimmed_lane_is_darker_as_long_as_it_is_dimmed(lay: Lay) -> None:
    table = lay(KSTREET, settings=AT_ONCE)
    table.thinker.silent = True
    table.scene.settle_now()
    table.wait(0.1)
    veil = veils(table)[0]
    at = pygame.Rect(veil.area).inflate(-30, -8).bottomleft
    before = brightness(table, at)
    veil.cover(drawn=True)
    table.wait(0.1)
    assert brightness(table, at) < before
    veil.cover(drawn=False)
    table.wait(0.1)
    assert brightness(table, at) == before
