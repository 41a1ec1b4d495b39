"""Opens the binder of a game above a scene; whatever clause is asked for opens the rulebook."""

from tabletop.ui.binder.album import CardAlbum, CardSource
from tabletop.ui.binder.card_binder import CardBinder
from tabletop.ui.panels.rulebook import Rulebook
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.overlay import Overlays


def show_cards(stage: Stage, overlays: Overlays, source: CardSource) -> None:
    """Lay the binder above the other panels."""

    def read(clause: str) -> None:
        overlays.open(Rulebook(stage, source.game.name, clause))

    overlays.open(CardBinder(CardAlbum(stage, source), overlays, read))
