"""A new kind of fitting is one class and one line: it reads, draws, answers and hears by itself."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest

from rules.core.data import ComplaintError, Facts
from rules.core.events import SAID, Event
from tabletop import paths
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.table.fittings.fitting import Fitting, Hint, Lapse, Point, Setting
from tabletop.ui.table.flat.parts import Part
from tabletop.ui.table.plan.plan_file import check_areas
from tabletop.ui.table.plan.table_plan import Plan
from tabletop.ui.table.view.registry import FITTINGS, read_plan
from tests.fixture_game import GAME as TALLY
from tests.games_under_law import asset_folder, shelf_with
from tests.systems import link
from tests.ui.table.bench import Bench
from tests.ui.table.conftest import Lay

RED = (214, 12, 34)
SWING = 0.5
TABLE = """
[[plan.bell]]
area = "bell"
counter = "round"
rings = ["point"]
"""


@dataclass(frozen=True)
class BellPlan:
    """Where a bell stands, what it counts, and at which words it rings."""

    area: str
    counter: str
    rings: tuple[str, ...]


@dataclass(frozen=True)
class BellPlans:
    """The bells of a plan."""

    all: tuple[BellPlan, ...]


class Bell(Part):
    """A red bell, brighter while it rings."""

    def __init__(self, kit: Kit, plan: BellPlan, ref: int, box: pygame.Rect) -> None:
        super().__init__(box)
        self.kit, self.plan, self.ref = kit, plan, ref
        self.value = 0
        self.swing = 0.0

    def draw(self, target: pygame.Surface) -> None:
        pygame.draw.circle(target, RED, self.area.center, min(self.area.size) // 3)


class Bells(Fitting):
    """All bells on a table."""

    @classmethod
    def take(cls, facts: Facts, plan: Plan) -> BellPlans:
        found = []
        for part in facts.subs("bell") if facts.has("bell") else ():
            words = part.word("area"), part.word("counter")
            found.append(BellPlan(*words, tuple(part.words("rings"))))
            part.done()
        check_areas(facts, plan, [bell.area for bell in found])
        return BellPlans(tuple(found))

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        plans, areas = setting.plan.its(BellPlans), setting.geometry.areas
        assert plans is not None
        self.parts = self.bells = [
            Bell(setting.kit, plan, setting.setup.refs[plan.counter], areas[plan.area])
            for plan in plans.all
        ]

    @property
    def moving(self) -> bool:
        return any(bell.swing > 0 for bell in self.bells)

    def advance(self, lapse: Lapse) -> None:
        for bell in self.bells:
            bell.swing = max(0.0, bell.swing - lapse.seconds)

    def rects_of(self, ref: int) -> list[pygame.Rect]:
        return [bell.area for bell in self.bells if bell.ref == ref]

    def refs_at(self, at: Point) -> list[int]:
        return [bell.ref for bell in self.bells if bell.area.collidepoint(at)]

    def hints(self) -> list[Hint]:
        return [(bell.ref, bell.area) for bell in self.bells]

    def show(self, *, at_once: bool) -> None:
        for bell in self.bells:
            bell.value = self.setting.counts.value(bell.ref)

    def hear(self, event: Event, events: Sequence[Event]) -> None:
        for bell in self.bells:
            if event.kind == SAID and event.key in bell.plan.rings:
                bell.swing = SWING

    def reading(self, event: Event) -> float:
        return SWING if any(event.key in bell.plan.rings for bell in self.bells) else 0.0


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the plan of a table, in a folder of its own, to which a bell was added."""
    house = shelf_with(tmp_path / "assets")
    monkeypatch.setattr(paths, "assets", lambda: house)
    folder = house / TALLY.name
    folder.mkdir()
    for part in asset_folder(TALLY).iterdir():
        if part.name != "table.toml":
            link(folder / part.name, part)
    plan = (asset_folder(TALLY) / "table.toml").read_text(encoding="utf-8")
    room = plan.replace("round=* -=*", "round=* bell=*")
    assert room != plan
    (folder / "table.toml").write_text(room + TABLE, encoding="utf-8")
    return folder / "table.toml"


@pytest.fixture
def registered(file: Path) -> Iterator[Path]:
    """Register the bells, the one line that a new kind of fitting takes; return the plan."""
    FITTINGS.append(Bells)
    yield file
    FITTINGS.remove(Bells)


@pytest.fixture
def ringing(registered: Path, lay: Lay) -> Bench:
    """Return a table with a bell at which nobody moves."""
    assert registered.exists()
    bench = lay(TALLY)
    bench.thinker.silent = True
    bench.wait_for_me()
    return bench


def bell_of(bench: Bench) -> Bell:
    """Return the only bell of a table."""
    return bench.scene.view.table.furniture.find(Bells).bells[0]


def test_a_fitting_draws_what_its_own_table_asks_for(ringing: Bench) -> None:
    assert ringing.stage.screen.get_at(bell_of(ringing).area.center)[:3] == RED


def test_a_fitting_shows_what_is_counted(ringing: Bench) -> None:
    view, bell = ringing.scene.view, bell_of(ringing)
    assert bell.value == view.table.counts.value(ringing.ref("round"))
    view.happening.count(ringing.ref("round"), 3)
    assert bell.value == view.table.counts.value(ringing.ref("round"))


def test_a_fitting_is_asked_where_things_are_and_explains_itself(ringing: Bench) -> None:
    view, bell = ringing.scene.view, bell_of(ringing)
    assert view.table.rects_of(bell.ref)[0] == bell.area, "the uppermost answers first"
    assert view.table.furniture.refs_at(bell.area.center) == [bell.ref]
    ringing.point(bell.area.center)
    assert ringing.scene.table.hud.tooltip._hint == view.table.hint_of(bell.ref)


def test_a_fitting_hears_what_is_said_and_keeps_the_table_moving(ringing: Bench) -> None:
    view, said = ringing.scene.view, Event(SAID, key="point")
    assert view.happening.reading(said) == SWING
    moving = [view.busy]
    view.happening.say(said)
    moving.append(view.busy)
    ringing.wait(2 * SWING)
    assert [*moving, view.busy] == [False, True, False]


def test_a_fitting_stands_again_after_the_window_has_changed(ringing: Bench) -> None:
    before = bell_of(ringing)
    ringing.scene.view.rebuild()
    assert bell_of(ringing) is not before
    assert bell_of(ringing).area == before.area


def test_what_a_fitting_cannot_read_is_complained_about(registered: Path) -> None:
    text = registered.read_text(encoding="utf-8")
    for wrong, key in (('area = "cellar"', "form"), ('area = "bell"\nloud = true', "loud")):
        registered.write_text(text.replace('area = "bell"', wrong), encoding="utf-8")
        with pytest.raises(ComplaintError) as caught:
            read_plan(registered, 2)
        assert caught.value.key == key


def test_a_table_of_a_fitting_that_there_is_not_is_left_over(file: Path) -> None:
    with pytest.raises(ComplaintError, match="left-over"):
        read_plan(file, 2)
