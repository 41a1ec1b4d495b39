"""Opens the binder of a game above a scene; whatever clause is asked for opens the rulebook."""

from tabletop.ui import ways
from tabletop.ui.binder.album import CardAlbum, CardSource
from tabletop.ui.binder.card_binder import CardBinder
from tabletop.ui.scene import Scene


def show_cards(scene: Scene, source: CardSource) -> None:
    """Lay the binder above the other panels of a scene."""

    def read(clause: str) -> None:
        ways.open_rules(scene, source.game.name, clause)

    scene.overlays.open(CardBinder(CardAlbum(scene.stage, source), scene.overlays, read))
