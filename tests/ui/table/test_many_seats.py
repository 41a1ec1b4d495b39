"""Tables with many seats: panels for all the others, secrets kept, the shared tray, who is out."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from rules.core.engine import new_table
from rules.core.game import Game
from rules.core.moves import drawn
from rules.core.refs import FIRST_PLACE, is_piece, is_place
from rules.core.rng import Rng
from rules.core.table import HIDDEN
from tabletop.player.settings import Settings
from tabletop.ui.panels.curtain import Curtain
from tabletop.ui.table.counters.floats import Floats
from tabletop.ui.table.counters.slab import DiscTrack
from tabletop.ui.table.view.registry import read_plan
from tabletop.ui.table.view.table_view import TableView
from tests.games_under_law import SOME_CASES, asset_folder
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
CASES = [(game, seats) for game, seats in SOME_CASES if seats > 2]
CASE_NAMES = [f"{game.name}-{seats}" for game, seats in CASES]
many = pytest.mark.parametrize(("game", "seats"), CASES, ids=CASE_NAMES)


def some(wanted: Callable[[Game, int], bool]) -> pytest.MarkDecorator:
    """Return how to try those tables that have something, each of them known by its name."""
    cases = [case for case in CASES if wanted(*case)]
    assert cases
    names = [f"{game.name}-{seats}" for game, seats in cases]
    return pytest.mark.parametrize(("game", "seats"), cases, ids=names)


def can_be_left(game: Game, seats: int) -> bool:
    """Tell whether a seat can leave the match."""
    return bool(read_plan(asset_folder(game) / "table.toml", seats).out)


def secretive(game: Game) -> dict[str, int]:
    """Return the options by which a game shows no purse to others."""
    return {option.name: 0 for option in game.options if option.name == "ledger"}


def hides_numbers(game: Game, seats: int) -> bool:
    """Tell whether the plates show counters that others may not read."""
    setup = new_table(game, seats, 1, secretive(game)).setup
    views = read_plan(asset_folder(game) / "table.toml", seats).counters
    shown = {view.base for view in views if view.form == "plate"}
    return any(c.viewers != setup.everyone for c in setup.counters if c.base in shown)


STRIP = 18  # pixels of a card that must be seen for its corner to be read
MANY = 8  # open cards that a rival may well have


def own_only(view: TableView, base: str) -> Iterator[int]:
    """Yield the places with a base that their owners alone may look into."""
    for index, place in enumerate(view.table.setup.places):
        if place.base == base and place.viewers == 1 << max(0, place.owner):
            yield FIRST_PLACE + index


@many
def test_the_others_sit_clockwise_from_left_to_right_and_the_viewer_below(
    lay: Lay, game: Game, seats: int
) -> None:
    for viewer in range(seats):
        view = lay(game, seats=seats).scene.view
        view.rebuild(viewer)
        plates = sorted(
            view.table.plates.plates, key=lambda plate: (plate.rect.centery, plate.rect.x)
        )
        assert [plate.seat for plate in plates] == [
            *((viewer + step) % seats for step in range(1, seats)),
            viewer,
        ]


@many
def test_the_corner_of_every_open_card_of_a_rival_is_seen(lay: Lay, game: Game, seats: int) -> None:
    view = lay(game, seats=seats, size=(1280, 720)).scene.view
    for slot in view.table.setting.geometry.slots:
        open_row = slot.zone.owner == "others" and slot.zone.start == "left"
        if open_row:
            spots = slot.spots(MANY)
            assert all(b.rect.left - a.rect.left >= STRIP for a, b in pairwise(spots))
            assert spots[0].height >= 80


@some(lambda game, seats: seats in {game.seat_counts[0], game.seat_counts[-1]})
def test_a_hot_seat_shows_no_secret_of_another_seat(lay: Lay, game: Game, seats: int) -> None:
    settings = Settings(language="en", speed=0.0, auto_forced=False)
    bench = lay(game, seats=seats, people=seats, settings=settings)
    scene, match, rng = bench.scene, bench.match, Rng.seeded(5)
    met: set[int] = set()
    while len(met) < seats or match.number < 20:
        bench.wait(1 / 60)
        if isinstance(scene.overlays.top, Curtain):
            assert list(scene.view.table.setting.lying.pieces()) == []
            scene.overlays.top.done = True
            bench.wait(0.1)
        if match.over:
            break
        met.add(scene.view.table.viewer)
        assert scene.view.table.viewer == match.decider
        check_secrets(scene.view)
        moves = match.view(scene.view.table.viewer).moves
        scene.course.submit(drawn(moves, rng))
    assert met == set(range(seats))


def check_secrets(view: TableView) -> None:
    """Check that only the viewer's own hidden cards and numbers are shown."""
    for base in {place.base for place in view.table.setup.places}:
        for place in own_only(view, base):
            if view.table.setup.place(place).owner != view.table.viewer:
                assert all(piece.look.is_back for piece in view.table.setting.board.by_place[place])
    for plate in view.table.plates.plates:
        for ref, _, value, _ in plate.numbers:
            # How many cards lie somewhere is known to all.
            seen = is_place(ref) or view.table.setup.counter(ref).viewers >> view.table.viewer & 1
            assert bool(seen) == (value != HIDDEN)


@some(can_be_left)
def test_who_is_out_has_a_dim_plate_and_no_disc(lay: Lay, game: Game, seats: int) -> None:
    bench = lay(game, seats=seats)
    view = bench.scene.view
    assert view.table.plan.out
    ref = view.table.setup.refs[f"{view.table.plan.out}.1"]
    view.happening.count(ref, -view.table.counts.value(ref))
    plates = {plate.seat: plate for plate in view.table.plates.plates}
    assert plates[1].out
    assert not plates[0].out
    marker = view.table.markers.sprite_of(ref)
    assert marker is not None
    assert not marker.visible


@many
def test_a_place_that_is_away_is_never_seen(lay: Lay, game: Game, seats: int) -> None:
    bench = lay(game, seats=seats, moves=20)
    bench.scene.settle_now()
    view = bench.scene.view
    for index, place in enumerate(view.table.setup.places):
        if place.base in view.table.plan.away:
            pieces = view.table.setting.board.by_place[FIRST_PLACE + index]
            assert len(pieces) == len(bench.match.view(0).table.places[index])
            assert all(piece.hidden and not piece.sprite.visible for piece in pieces)


@some(hides_numbers)
def test_a_change_of_hidden_money_rises_where_the_money_is(
    lay: Lay, game: Game, seats: int
) -> None:
    view = lay(game, seats=seats, options=secretive(game)).scene.view
    changes = [shown for shown in view.table.plan.counters if shown.form == "change"]
    for shown in changes:
        theirs, own = (view.table.setup.refs[f"{shown.base}.{seat}"] for seat in (1, 0))
        before = len(view.table.furniture.find(Floats)._floating)
        view.happening.count(own, 3)
        assert len(view.table.furniture.find(Floats)._floating) == before, (
            "one's own money itself is seen to change"
        )
        view.happening.count(theirs, 3)
        assert len(view.table.furniture.find(Floats)._floating) == before + 1
        hidden = view.table.counts.stands_for(theirs)
        assert hidden is not None
        assert view.table.counts.value(hidden) == HIDDEN


@some(hides_numbers)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_hidden_number_is_a_screen_that_explains_itself(
    lay: Lay, game: Game, seats: int, language: str
) -> None:
    chosen = Settings(language=language)
    view = lay(game, seats=seats, settings=chosen, options=secretive(game)).scene.view
    hidden = [
        ref
        for plate in view.table.plates.plates
        for ref, _, value, _ in plate.numbers
        if value == HIDDEN and plate.seat != view.table.viewer
    ]
    assert len(hidden) == seats - 1
    there = dict(view.table.furniture.hints())
    for ref in hidden:
        assert ref in there
        assert view.table.setting.texts.text("hud.hidden") in view.table.hint_of(ref)
        assert str(HIDDEN) not in view.table.hint_of(ref)


@many
@pytest.mark.parametrize("language", ["en", "de"])
def test_cards_that_show_their_words_show_them_whole_in_ordinary_windows(
    lay: Lay, game: Game, seats: int, language: str
) -> None:
    for size in ((1280, 720), (1920, 1080)):
        view = lay(game, seats=seats, size=size, settings=Settings(language=language)).scene.view
        for slot in view.table.setting.geometry.slots:
            if not slot.zone.full:
                continue
            assert slot.full
            width = round(slot.spots(1)[0].width)
            kinds = {view.table.setup.card(ref).kind for ref in _first_pieces(view, slot.refs)}
            for number, card in enumerate(view.table.setup.cards):
                if card.kind in kinds:
                    art = view.table.setting.board.pictures.art(number)
                    over = view.table.setting.board.pictures.painter.overflow(art, width, full=True)
                    assert over == [], (card.id, size)


def _first_pieces(view: TableView, refs: tuple[int, ...]) -> list[int]:
    """Return the known pieces of some places."""
    return [
        p.ref for ref in refs for p in view.table.setting.board.by_place[ref] if is_piece(p.ref)
    ]


@many
def test_prices_are_large_enough_to_be_hit(lay: Lay, game: Game, seats: int) -> None:
    view = lay(game, seats=seats, size=(1280, 720)).scene.view
    for grid in view.table.markers.grids:
        assert all(min(cell.rect.size) >= 24 for cell in grid.cells)


@many
def test_every_seat_has_a_disc_where_its_counter_says(lay: Lay, game: Game, seats: int) -> None:
    bench = lay(game, seats=seats, moves=40)
    bench.scene.settle_now()
    view = bench.scene.view
    table = bench.match.view(0).table
    for track in view.table.markers._all:
        if isinstance(track, DiscTrack):
            assert len(track.markers) == seats
            for marker in track.markers:
                value = table.count(marker.ref)
                assert marker.value == value
                if value >= track.spaces.low:
                    assert track.spaces.box(value).contains(marker.rect)
