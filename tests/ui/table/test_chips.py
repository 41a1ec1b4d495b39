"""The chips of the other seats: every one there, its figures true, apart and told in words."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rules.core.data import ComplaintError
from rules.core.game import Game
from rules.core.table import Step
from rules.divide.facts.names import TURN
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.table.view.registry import read_plan
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.fixture_skirmish import hand
from tests.games_under_law import asset_folder
from tests.ui.helpers import down, up
from tests.ui.table.bench import Bench
from tests.ui.table.focusing import GLIDE, REST, chip_of, held

DIVIDE = GAMES["divide"]
Lay = Callable[..., Bench]


def has_chips(game: Game) -> bool:
    """Tell whether of many seats one of the others is seen at a time."""
    plan = read_plan(asset_folder(game) / "table.toml", max(game.seat_counts))
    return bool(plan.focused)


CHIPPED = [game for game in (SKIRMISH, *GAMES.values()) if has_chips(game)]


def test_chips_count_the_cards_in_hand_even_while_they_fly(lay: Lay) -> None:
    bench = lay(SKIRMISH, seats=8, people=0, settings=Settings(language="en", speed=4.0))
    for _ in range(120):
        bench.wait(1 / 60)
        view = bench.scene.view
        for chip in view.table.plates.chips:
            shown = {number.ref: number.value for number in chip.numbers}
            assert shown[hand(chip.seat)] == view.table.setting.lying.count(hand(chip.seat))
    assert bench.match.number > 2


@pytest.mark.parametrize("seats", [6, 8])
@pytest.mark.parametrize("viewer", [0, 3, -1])
def test_every_chair_has_chips_for_all_the_others(lay: Lay, seats: int, viewer: int) -> None:
    view = lay(SKIRMISH, seats=seats).scene.view
    view.rebuild(viewer)
    own = max(0, viewer)
    assert [chip.seat for chip in view.table.plates.chips] == [
        (own + n) % seats for n in range(1, seats)
    ]
    assert [chip.key for chip in view.table.plates.chips] == [str(n) for n in range(1, seats)]
    assert view.table.focus != own
    assert view.table.plates.chips[0].standing.focused == (
        view.table.focus == view.table.plates.chips[0].seat
    )


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", CHIPPED, ids=[game.name for game in CHIPPED])
def test_the_figures_of_seven_chips_are_large_apart_and_inside(
    lay: Lay, game: Game, size: tuple[int, int], percent: int, language: str
) -> None:
    settings = Settings(language=language, text_scale=percent)
    seats = max(game.seat_counts)
    view = lay(game, seats=seats, size=size, settings=settings, moves=60).scene.view
    assert len(view.table.plates.chips) == seats - 1
    for chip in view.table.plates.chips:
        figures = chip._figures()
        assert sorted(ref for ref, *_ in figures) == sorted(ref for ref, *_ in chip.numbers)
        for ref, laid, box in figures:
            assert laid.style.px >= 13
            assert chip.rect.contains(box)
            others = [other for second, _, other in figures if second != ref]
            assert box.collidelist(others) < 0


def test_a_chip_says_all_it_counts_in_words(eight: Bench) -> None:
    eight.point(chip_of(eight, 3))
    found = eight.scene.view.table.plates.chip_hint(chip_of(eight, 3))
    assert found is not None
    hint, anchor = found
    view = eight.scene.view
    for ref, _, value, _ in view.table.plates.chips[2].numbers:
        assert f"{value}" in hint
        assert view.table.setting.speaker.name(ref).lower() in hint.lower()
    frame = view.table.plates.frames[0].box
    assert anchor.bottom >= frame.bottom, "the hint must not cover what is looked at"


def test_what_is_tucked_away_needs_chips_to_be_in(tmp_path: Path) -> None:
    text = (asset_folder(SKIRMISH) / "table.toml").read_text(encoding="utf-8")
    file = tmp_path / "table.toml"
    file.write_text(text, encoding="utf-8")
    assert read_plan(file, 8).focused == ("base",)
    file.write_text(text.replace('form = "chip"', 'form = "plate"'), encoding="utf-8")
    with pytest.raises(ComplaintError, match="chip"):
        read_plan(file, 8)


@pytest.mark.parametrize("rest", [0.0, REST + GLIDE])
@pytest.mark.parametrize("way", ["drag", "click"])
def test_a_card_for_a_whole_base_goes_onto_its_chip_however_long_it_rests_there(
    lay: Lay, way: str, rest: float
) -> None:
    bench = lay(DIVIDE, seats=8, moves=120)
    bench.thinker.silent = True
    bench.match._tables[-1].agenda[:] = [Step(TURN, 0)]
    card = bench.ref("pardon")
    table = bench.match._tables[-1]
    table.move(card, bench.ref("hand.0"))
    bench.scene.view.table.settle(bench.match.view(0))
    bench.scene.settle_now()
    start, chip = held(bench, card), chip_of(bench, 5)
    if way == "click":
        assert bench.scene.table.hands.meanings.chosen == card, (
            "the only card that can be played is taken already"
        )
        bench.point(chip)
        bench.wait(rest)
        bench.click(chip)
    else:
        bench.point(start)
        bench.scene.handle(down(start))
        bench.point((start[0] - 60, start[1] - 60))
        bench.point(chip)
        bench.wait(rest)
        bench.scene.handle(up(chip))
    bench.wait(0.1)
    made = bench.match.record.moves[-1]
    assert made == "play pardon>base.5"
