"""Every card of every game can be read whole, on the table and in the zoom, in both languages."""

from collections.abc import Callable

import pytest

from rules.core.game import Game
from rules.registry import GAMES
from tabletop.player.settings import Settings
from tests.ui.table.bench import Bench

Lay = Callable[..., Bench]
# As wide as cards are from the smallest window to a large one.
ON_THE_TABLE = (86, 100, 138, 180)
IN_THE_ZOOM = (220, 256, 290, 420)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_text_on_a_card_is_cut(lay: Lay, game: Game, language: str) -> None:
    view = lay(game, settings=Settings(language=language)).scene.view
    sizes = [(width, False) for width in ON_THE_TABLE] + [(width, True) for width in IN_THE_ZOOM]
    for number, card in enumerate(view.table.setup.cards):
        art = view.table.setting.board.pictures.art(number)
        for width, full in sizes:
            assert (
                view.table.setting.board.pictures.painter.overflow(art, width, full=full) == []
            ), (card.id, width)
