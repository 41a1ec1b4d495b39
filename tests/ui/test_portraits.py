"""Portraits of computer players: each its own by name, and none where a game has no pictures."""

from pathlib import Path

import pygame
import pytest

from rules.registry import GAMES
from tabletop import paths
from tabletop.player.seats import Seat
from tabletop.ui.cards.portraits import portraits_of, seat_portrait
from tabletop.ui.drawing.marks import seat_mark
from tabletop.words.text import LANGUAGES, Texts
from tests.ui.helpers import kit_for

COMMON = paths.assets() / "common"
SIDE = 64


def texts_of(game: str, language: str = "en") -> Texts:
    return Texts(language, [paths.assets() / game, COMMON])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everybody_who_is_named_has_a_portrait_of_their_own(game: str, language: str) -> None:
    texts = texts_of(game, language)
    seats = [Seat(texts.text(key), "easy") for key in texts.keys("names.")]
    found = portraits_of(paths.assets() / game, texts, seats)
    keys = [key.removeprefix("names.") for key in texts.keys("names.")]
    assert [file.stem for file in found if file] == [f"rival_{key}" for key in keys]


def test_who_bears_another_name_looks_like_nobody_else_at_the_table() -> None:
    game = next(iter(GAMES))
    texts = texts_of(game)
    named = Seat(texts.text(texts.keys("names.")[0]), "hard")
    seats = [Seat("Somebody else", "easy"), named, Seat("Ada"), Seat("A third", "easy")]
    found = portraits_of(paths.assets() / game, texts, seats)
    assert found[2] is None, "a person has no portrait"
    pictures = [file for file in found if file]
    assert len(set(pictures)) == len(pictures) == 3
    assert found == portraits_of(paths.assets() / game, texts, seats)


def test_a_game_without_pictures_shows_marks(tmp_path: Path) -> None:
    seats = [Seat("Ada"), Seat("Somebody", "easy")]
    assert portraits_of(tmp_path, texts_of(next(iter(GAMES))), seats) == [None, None]
    plain = seat_portrait(kit_for(), 1, None, SIDE)
    assert pygame.image.tobytes(plain, "RGBA") == pygame.image.tobytes(
        seat_mark(kit_for(), 1, SIDE), "RGBA"
    )


def test_a_portrait_is_round_and_a_damaged_one_ends_nothing(tmp_path: Path) -> None:
    game = next(iter(GAMES))
    file = next((paths.assets() / game / "art").glob("rival_*.jpg"))
    image = seat_portrait(kit_for(), 1, file, SIDE)
    assert image.get_at((0, 0)).a == 0
    assert image.get_at((SIDE // 2, SIDE // 2)).a == 255
    torn = tmp_path / "rival_torn.jpg"
    torn.write_bytes(b"\xff\xd8 torn")
    assert seat_portrait(kit_for(), 1, torn, SIDE).get_size() == (SIDE, SIDE)
