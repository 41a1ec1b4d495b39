"""Every card of every game can be read whole and is lettered like its equals, in both languages."""

from collections import defaultdict
from collections.abc import Callable

import pytest

from rules.core.game import Game
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tabletop.ui.cards.compact import TINY
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
# As wide as cards are, from the narrowest that bears a title to those in a large window.
ON_THE_TABLE = (TINY, 72, 86, 100, 138, 180)
AS_TILES = (74, 90, 120)
IN_THE_ZOOM = (220, 256, 290, 420)

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_language = pytest.mark.parametrize("language", ["en", "de"])
usual_and_large = pytest.mark.parametrize("percent", [100, 200])


@usual_and_large
@every_language
@every_game
def test_no_text_on_a_card_is_cut(lay: Lay, game: Game, language: str, percent: int) -> None:
    settings = Settings(language=language, text_scale=percent)
    pictures = lay(game, settings=settings).scene.view.table.setting.board.pictures
    overflow = pictures.painter.overflow
    for number, card in enumerate(pictures.setup.cards):
        art = pictures.art(number)
        for width in ON_THE_TABLE:
            assert overflow(art, width) == [], (card.id, width)
        for width in AS_TILES if pictures.painter.has_tile(card.kind) else ():
            assert overflow(art, width, tile=True) == [], (card.id, width)
        for width in IN_THE_ZOOM:
            assert overflow(art, width, full=True) == [], (card.id, width)


@usual_and_large
@every_language
@every_game
def test_titles_of_one_kind_and_size_have_the_same_letters(
    lay: Lay, game: Game, language: str, percent: int
) -> None:
    settings = Settings(language=language, text_scale=percent)
    pictures = lay(game, settings=settings).scene.view.table.setting.board.pictures
    letters: dict[tuple[str, int], set[str]] = defaultdict(set)
    for number, card in enumerate(pictures.setup.cards):
        art = pictures.art(number)
        shape = pictures.painter._shape(art, full=False, tile=False)
        for width in ON_THE_TABLE:
            face = pictures.painter._layout(art, width, shape, 1)
            face.overflow()
            letters[card.kind, width].add(face.parts["title"].style.face)
    assert {where: found for where, found in letters.items() if len(found) > 1} == {}
