"""Checks the committed pictures and sounds: complete, of the declared size, within budget."""

from pathlib import Path

import pytest

import make_assets
from art.recipes.ledger import Ledger
from art.recipes.products import Product, products
from art.spec import SpecError
from rules.core.game import Game
from rules.registry import GAMES
from tabletop.ui.cards.portraits import NAMES, PREFIX
from tabletop.ui.cards.templates import read_templates
from tabletop.words.text import Texts
from tests.art.formats import picture_size, sound_rate, sound_seconds

ASSETS = Path(__file__).resolve().parents[2] / "assets"
MEGABYTE = 1_000_000
GAME_BUDGET, WHOLE_BUDGET, SOUND_BUDGET = 7 * MEGABYTE, 30 * MEGABYTE, 350_000
MUSIC_BUDGET = 1.3 * MEGABYTE
EXTRA = {"table", "box"}
AMBIENCE = "ambience.ogg"
# A game without an art.toml is drawn from its faces.toml alone; no picture or sound is asked for.
PICTURED = [name for name in GAMES if (ASSETS / name / "art.toml").exists()]
games = pytest.mark.parametrize("game", [GAMES[name] for name in PICTURED], ids=PICTURED)


def weight(folder: Path, pattern: str = "*") -> int:
    """Return how many bytes the files of a folder have."""
    return sum(file.stat().st_size for file in folder.rglob(pattern) if file.is_file())


def pictures(game: Game) -> list[Product]:
    """List the pictures of a game."""
    return [made for made in products(ASSETS / game.name) if made.file.parent.name == "art"]


def ids(game: Game) -> set[str]:
    """Return the pictures on the cards of a game, whatever the number of seats and the options."""
    usual = game.usual_options()
    chosen = [{**usual, option.name: value} for option in game.options for value in option.values]
    faces = read_templates(ASSETS / game.name / "faces.toml")
    return {
        faces.face(card.kind).picture(card.id, card.words)
        for seats in game.seat_counts
        for options in [usual, *chosen]
        for card in game.setup(seats, options).cards
    }


def backs(game: Game) -> set[str]:
    """Return the names of the pictures on the backs of a game's cards."""
    options = game.usual_options()
    return {
        f"back_{name}" for seats in game.seat_counts for name in game.setup(seats, options).backs
    }


def rivals(game: Game) -> set[str]:
    """Return the portraits of those who play when no person does: one for each name."""
    texts = Texts("en", [ASSETS / game.name])
    return {f"{PREFIX}{key.removeprefix(NAMES)}" for key in texts.keys(NAMES)}


@games
def test_every_card_and_every_rival_has_a_picture_and_nothing_else_lies_there(game: Game) -> None:
    found = {file.stem for file in (ASSETS / game.name / "art").iterdir()}
    assert found == ids(game) | backs(game) | rivals(game) | EXTRA


@games
def test_no_two_pictures_are_alike(game: Game) -> None:
    contents = [made.file.read_bytes() for made in pictures(game)]
    assert len(set(contents)) == len(contents)


@games
def test_cards_are_five_to_four(game: Game) -> None:
    shown = ids(game)
    sizes = {picture_size(made.file) for made in pictures(game) if made.file.stem in shown}
    assert len(sizes) == 1
    width, height = sizes.pop()
    assert width * 4 == height * 5


@pytest.mark.parametrize("folder", ["common", *PICTURED])
def test_pictures_have_the_declared_size(folder: str) -> None:
    for made in products(ASSETS / folder):
        if made.file.suffix != ".ogg":
            assert list(picture_size(made.file)) == made.table["size"], made.file.name


def test_assets_stay_within_their_budgets() -> None:
    assert weight(ASSETS) < WHOLE_BUDGET
    for name in ["common", *GAMES]:
        assert weight(ASSETS / name / "sounds") < SOUND_BUDGET
        assert weight(ASSETS / name / "music") < MUSIC_BUDGET
        assert weight(ASSETS / name) < GAME_BUDGET


@pytest.mark.parametrize("folder", ["common", *PICTURED])
def test_sounds_exist_and_are_short(folder: str) -> None:
    sounds = {made.file for made in products(ASSETS / folder) if made.recipe == "sound"}
    assert set((ASSETS / folder / "sounds").iterdir()) == sounds
    for file in sounds:
        assert sound_rate(file) == 44100
        assert 0.05 < sound_seconds(file) < 3 or file.name == AMBIENCE, file.name


@pytest.mark.parametrize(
    "file", sorted(ASSETS.glob(f"*/sounds/{AMBIENCE}")), ids=lambda file: file.parts[-3]
)
def test_an_ambience_is_long_enough_to_loop(file: Path) -> None:
    assert 20 <= sound_seconds(file) <= 30


def test_nothing_was_changed_by_hand_or_left_out_of_date() -> None:
    ledger = Ledger(ASSETS, make_assets.CACHE)
    wanted = make_assets.wanted(None)
    assert {ledger.name(made) for made in wanted} == set(ledger.known)
    old = [ledger.name(made) for made in wanted if ledger.outdated(made)]
    assert old == [], "run scripts/make_assets.py, or with --adopt if nothing should look different"


def test_entries_that_do_not_add_up_are_refused(tmp_path: Path) -> None:
    def complaint(text: str) -> str:
        (tmp_path / "art.toml").write_text(text, encoding="utf-8")
        with pytest.raises(SpecError) as problem:
            products(tmp_path)
        return str(problem.value)

    assert "unknown recipe 'opera'" in complaint('[picture.a]\nrecipe = "opera"\n')
    assert "no like called 'card'" in complaint('[picture.a]\nlike = "card"\n')
    assert "no mood called 'noon'" in complaint('[picture.a]\nrecipe = "scene"\nmood = "noon"\n')


def test_a_product_is_known_by_its_parameters_and_its_source(tmp_path: Path) -> None:
    entry = '[like.a]\nrecipe = "table"\nseed = 1\n[picture.x]\nlike = "a"\nseed = {}\n'

    def made(seed: int) -> Product:
        (tmp_path / "art.toml").write_text(entry.format(seed), encoding="utf-8")
        (product,) = products(tmp_path)
        return product

    first = made(1)
    assert first.key() == made(1).key() != made(2).key()
    assert Product(first.file, "lid", first.table).key() != first.key()
