"""Walks through a match of a game as a player sees it, from the deal to the result.

A walk yields the scene each time there is something new to read. It is taken twice, and must lead
by the same way both times: whatever is played was decided before.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache

import pygame

from rules.core.events import Event
from rules.core.game import Game
from rules.core.moves import Move
from rules.core.refs import FIRST_PLACE, is_piece
from rules.core.rng import Rng
from tabletop.ai.policy import at_a_glance
from tabletop.lessons.guide import guide_of
from tabletop.lessons.lesson import guided_match
from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.player.settings import Settings
from tabletop.ui.drawing.memory import forget_pictures
from tabletop.ui.scene import Scene
from tabletop.ui.widgets.overlay import Overlay
from tests.calm import CalmThinker
from tests.ui.helpers import down
from tests.ui.legible.lens import Dye, Sight, dyeing, sights
from tests.ui.table.bench import NAMES, SEED, Bench
from tests.ui.table.telling_moments import decisive_acts

Step = tuple[str, Scene]
Picture = tuple[str, pygame.Surface, pygame.Rect | None]  # with what is read of it
Walk = Callable[[], Iterator[Step]]
LONG = 0.05  # seconds of a frame, since nobody looks at what moves
SEARCHED = 160  # moves of a match in which something is sought
MATS, SHEETS = 3, 4  # pictures of what is laid out above a table, and of what decides
MIDDLE = 25
MOST_WAITED = 60
EDGE = 0.08  # of a panel with its shadow, on both sides together, in heights of the window


@dataclass(frozen=True)
class Look:
    """How a player looks at a game."""

    game: Game
    strong: bool = False
    language: str = "en"
    size: tuple[int, int] = (1280, 720)

    def settings(self, speed: float = 0.0) -> Settings:
        """Return fresh settings: what is learnt on one table is not known on the next."""
        return Settings(language=self.language, high_contrast=self.strong, speed=speed)

    def bench(self, *, moves: int = 0, speed: float = 0.0, match: Match | None = None) -> Bench:
        """Lay a table."""
        settings = self.settings(speed)
        return Bench(self.game, settings=settings, size=self.size, moves=moves, match=match)


def seen(walk: Walk) -> Iterator[tuple[str, pygame.Surface, list[Sight]]]:
    """Take a walk twice, the second time with dyed letters, and tell what is read on it."""
    with dyeing() as dye:
        plain = list(_taken(walk, dye, on=False))
        dyed = _taken(walk, dye, on=True)
        for (name, one, area), (other_name, other, _) in zip(plain, dyed, strict=True):
            assert name == other_name
            yield name, one, sights(one, other, dye, area)
    forget_pictures()


def _taken(walk: Walk, dye: Dye, *, on: bool) -> Iterator[Picture]:
    dye.on = on
    forget_pictures()
    random.seed(1)
    for name, scene in walk():
        yield name, scene.stage.screen.copy(), _read(scene)


def _read(scene: Scene) -> pygame.Rect | None:
    """Return what is read: what lies under the veil of a panel is not."""
    top = scene.overlays.top
    if not isinstance(top, Overlay) or top._built is None or not top.dim:
        return None
    shade = round(EDGE * scene.stage.screen.get_height())
    area = top._built._box.inflate(-shade, -shade)
    return area if min(area.size) > shade else None  # it paints what it shows later


def _let(bench: Bench, seconds: float) -> None:
    """Let time pass in long steps, and paint what is there then."""
    for _ in range(max(2, round(seconds / LONG))):
        bench.now += LONG
        bench.scene.tick(bench.now)
    bench.scene.paint()


def table(look: Look) -> Iterator[Step]:
    """Walk through matches of a game; with strong contrast past the panels, which are plain."""
    for part in (_start, _panels, _hand, _mats, _moments, _taught, _end):
        if not look.strong or part not in (_panels, _taught):
            yield from part(look)


def _start(look: Look) -> Iterator[Step]:
    """See the first decision, and the table while a rival thinks."""
    bench = look.bench()
    bench.wait_for_me()
    bench.thinker.silent = True
    yield "start", bench.scene
    for _ in range(MOST_WAITED):
        if bench.match.decider != 0:
            break
        bench.match.submit(bench.match.view(0).moves[0])
    bench.scene.settle_now()
    _let(bench, 1.0)
    yield "waiting", bench.scene
    bench.close()


def _panels(look: Look) -> Iterator[Step]:
    """Open all that can be opened above a table in the middle of a match."""
    bench = look.bench(moves=MIDDLE)
    scene = bench.scene
    scene.course.players.client = CalmThinker()
    bench.wait_for_me()
    yield "middle", scene
    opened: dict[str, Callable[[], None]] = {
        "coach": scene.coaching.open,
        "map": scene.folders.open_map,
        "overview": scene.panels.open_overview,
        "goal": scene.panels.tell_goal,
        "menu": scene.panels.open_menu,
        "log": scene.panels.toggle_log,
    }
    for name, open_it in opened.items():
        open_it()
        _let(bench, 1.0)
        yield name, scene
        while scene.overlays.top is not None:
            scene.overlays.top.finish("")
            _let(bench, 0.1)
        scene.table.hud.hush()
        _let(bench, 0.3)
    bench.close()


def _hand(look: Look) -> Iterator[Step]:
    """Look at a card, then carry it."""
    bench = look.bench(moves=MIDDLE)
    bench.wait_for_me()
    bench.thinker.silent = True
    pieces = [m.what for m in bench.match.view(0).moves if is_piece(m.what)]
    for piece in pieces[:1]:
        at = bench.middle(piece)
        bench.point(at)
        _let(bench, 1.5)
        yield "looked at", bench.scene
        bench.scene.handle(down(at))
        bench.point((at[0], at[1] - 60))
        _let(bench, 0.5)
        yield "carried", bench.scene
    bench.close()


def _begun(game: Game) -> Match:
    """Deal the match that is laid on every bench."""
    rivals = [Seat(name, "random") for name in NAMES[1 : min(game.seat_counts)]]
    return Match.new(game, [Seat(NAMES[0]), *rivals], SEED, {})


@cache
def _moves(game: Game) -> list[Move]:
    """Return the moves of a match as they look best at a glance."""
    match, rng, made = _begun(game), Rng.seeded(SEED), list[Move]()
    while not match.over and len(made) < SEARCHED:
        made.append(at_a_glance(game, match.view(match.decider).table, rng))
        match.submit(made[-1])
    return made


def _mats(look: Look) -> Iterator[Step]:
    """See what is laid out above the table while something is decided there."""
    bench = look.bench()
    bench.thinker.silent = True
    slots = bench.scene.view.table.setting.geometry.slots
    over = [ref for slot in slots if slot.zone.over for ref in slot.refs]
    told = set[int]()
    for move in _moves(look.game) if over else ():
        state = bench.match.view(bench.match.decider).table
        phase = state.agenda[-1].phase
        if phase not in told and any(state.places[ref - FIRST_PLACE] for ref in over):
            told.add(phase)
            bench.scene.settle_now()
            _let(bench, 1.5)
            yield f"mat {phase}", bench.scene
        if len(told) >= MATS:
            break
        bench.match.submit(move)
    bench.close()


@cache
def _acts(game: Game) -> list[Event]:
    """Return the acts that decide something, the first of each kind."""
    told: dict[str, Event] = {}
    for event in decisive_acts(game, min(game.seat_counts)):
        assert event.moment is not None
        told.setdefault(event.moment.name, event)
    # Those with most to read.
    return sorted(told.values(), key=_weight)[-SHEETS:]


def _weight(event: Event) -> int:
    assert event.moment is not None
    return sum(2 + len(camp.strokes) for camp in event.moment.camps) + len(event.moment.upshots)


def _moments(look: Look) -> Iterator[Step]:
    """See what decides, with its verdict."""
    bench = look.bench(moves=MIDDLE, speed=1.0)
    view = bench.scene.view
    bench.thinker.silent = True
    bench.scene.settle_now()
    for event in _acts(look.game):
        view.add(replace(bench.match.view(0), events=[event], moves=[], mover=1))
        _let(bench, 0.3)
        if view.moments.telling is not None:
            view.moments.press()  # all its numbers are out at once
        _let(bench, 1.0)
        assert event.moment is not None
        yield f"moment {event.moment.name}", bench.scene
        if view.moments.telling is not None:
            view.moments.press()
        view.moments.strips.clear()
        _let(bench, 0.3)
    bench.close()


def _taught(look: Look) -> Iterator[Step]:
    """See the first idea of the guided match."""
    guide = guide_of(look.game)
    assert guide is not None
    settings = look.settings()
    texts = Bench.texts(look.game, settings)
    bench = look.bench(match=guided_match(look.game, guide, texts, settings))
    bench.wait_for_me()
    _let(bench, 1.0)
    yield "guide", bench.scene
    bench.close()


@cache
def ended(game: Game) -> Match:
    """Return a match that is over."""
    match, rng = _begun(game), Rng.seeded(3)
    while not match.over:
        moves = match.view(match.decider).moves
        match.submit(moves[rng.below(len(moves))])
    return match


def _end(look: Look) -> Iterator[Step]:
    """See the result, and the table below it."""
    bench = look.bench(match=ended(look.game))
    _let(bench, 6.0)
    yield "result", bench.scene
    bench.scene.overlays.close()
    _let(bench, 0.5)
    yield "after the end", bench.scene
    bench.close()
