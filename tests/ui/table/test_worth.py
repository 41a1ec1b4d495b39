"""A card that is not worth what is printed on it says what it is worth, in a tone."""

from pathlib import Path

import pygame
import pytest

from rules.core.data import ComplaintError
from rules.core.game import Readout
from tabletop.ui.cards.cardart import CardArt
from tabletop.ui.cards.corner import corner_lines, toned
from tabletop.ui.cards.pictures import CardSide
from tabletop.ui.cards.templates import Face, Index
from tabletop.ui.table.pieces.figures import PRINT, Worth, worths_of
from tabletop.ui.table.plan.table_plan import Plan
from tabletop.ui.table.view.registry import read_plan
from tests.fixture_skirmish import GAME as SKIRMISH
from tests.fixture_skirmish import total
from tests.games_under_law import ROOT
from tests.ui.helpers import kit_for
from tests.ui.table.bench import Bench
from tests.ui.table.conftest import Lay
from tests.ui.table.skirmishing import equip, fight, some_band, true_table

PLAN = ROOT / "tests" / "fixture_skirmish" / "assets" / "table.toml"
FACE = Face((1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 1, 1), "star", index=(Index(number="value"),))


@pytest.fixture
def plan() -> Plan:
    """Return the plan of Skirmish."""
    return read_plan(PLAN, 4)


@pytest.mark.parametrize(
    ("value", "worth"),
    [
        (3, Worth("3", "good")),
        (1, Worth("1", "bad")),
        (-1, Worth("−1", "bad")),
        (2, Worth("2", "")),
    ],
)
def test_more_than_what_is_printed_is_good_and_less_is_bad(
    plan: Plan, value: int, worth: Worth
) -> None:
    readout = Readout(7, "total", {"total": value, "printed": 2})
    assert worths_of([readout], plan) == {7: worth}


def test_only_readouts_of_pieces_that_the_plan_names_stand_on_cards(plan: Plan) -> None:
    others = [Readout(7, "other", {"other": 3}), Readout(1002, "total", {"total": 3})]
    assert worths_of(others, plan) == {7: PRINT}


def test_a_readout_may_put_a_word_in_the_place_of_the_printed_one(tmp_path: Path) -> None:
    text = PLAN.read_text(encoding="utf-8").replace(
        "[[plan.form]]", '[plan.faces]\nturned = "side=left"\n\n[[plan.form]]', 1
    )
    file = tmp_path / "table.toml"
    file.write_text(text, encoding="utf-8")
    readouts = [Readout(7, "total", {"total": 3, "printed": 2}), Readout(7, "turned", {})]
    assert worths_of(readouts, read_plan(file, 4)) == {7: Worth("3", "good", "side=left")}
    file.write_text(text.replace("side=left", "left"), encoding="utf-8")
    with pytest.raises(ComplaintError, match="turned"):
        read_plan(file, 4)


def test_the_figure_stands_where_the_printed_one_would() -> None:
    kit = kit_for()
    card = CardArt("one", "band", "One", numbers={"value": 2})
    worth = CardArt("one", "band", "One", numbers={"value": 2}, figure="0", tone="bad")
    assert corner_lines(kit, FACE, card) == [("2", "")]
    assert corner_lines(kit, FACE, worth) == [("0", "")]
    assert toned(kit, FACE, card) is FACE
    assert toned(kit, FACE, worth).band == kit.theme["bad"]
    assert card.key != worth.key


def test_gear_changes_what_stands_on_the_band_and_back(field: Bench) -> None:
    band = some_band(field, 0)
    piece = field.scene.view.table.setting.lying.find(band)
    assert piece is not None
    assert (piece.look.figure, piece.look.tone) == ("", "")
    gear = equip(field, band, 1)
    bonus = field.match.setup.card(gear[0]).numbers["bonus"]
    value = total(true_table(field), band)
    assert piece.look.figure == str(value).replace("-", "−")
    assert piece.look.tone == ("good" if bonus > 0 else "bad")
    fight(field, band)
    assert piece.look.figure
    assert piece._flip is None


@pytest.mark.parametrize("tone", ["good", "bad"])
def test_the_tone_is_seen_at_every_size(lay_real: Lay, tone: str) -> None:
    view = lay_real(SKIRMISH, seats=4).scene.view
    for width in (44, 70, 120):
        printed = view.table.setting.board.pictures.side(CardSide(0), width)
        shown = view.table.setting.board.pictures.side(CardSide(0, figure="9", tone=tone), width)
        pair = [
            pygame.mask.from_threshold(
                side, view.table.setting.kit.theme[tone], (45, 45, 45, 255)
            ).count()
            for side in (printed, shown)
        ]
        assert pair[1] - pair[0] > width, width


def test_a_word_changes_the_colours_of_a_card(lay_real: Lay) -> None:
    table = lay_real(SKIRMISH, seats=4)
    pictures = table.scene.view.table.setting.board.pictures
    left, right = pictures.side(CardSide(0), 90), pictures.side(CardSide(0, word="side=right"), 90)
    assert left.get_at((45, 12)) != right.get_at((45, 12))


def test_a_strip_is_lettered_across_the_upper_edge(lay_real: Lay) -> None:
    table = lay_real(SKIRMISH, seats=4)
    pictures = table.scene.view.table.setting.board.pictures
    whole, strip = pictures.side(CardSide(44), 100), pictures.side(CardSide(44, strip=160), 100)
    upper = pygame.Rect(4, 2, 92, 18)
    parts = [pygame.image.tobytes(image.subsurface(upper), "RGBA") for image in (whole, strip)]
    assert parts[0] != parts[1]
    lower = pygame.Rect(0, 60, 100, 80)
    parts = [pygame.image.tobytes(image.subsurface(lower), "RGBA") for image in (whole, strip)]
    assert parts[0] == parts[1]
