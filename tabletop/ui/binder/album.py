"""What the panels of a binder share: the cards in words and pictures, for the present window."""

from dataclasses import dataclass

from rules.core.game import Game
from rules.core.setup import Setup
from rules.core.table import Table
from tabletop import paths
from tabletop.binder.catalogue import CardCatalogue, CardEntry
from tabletop.binder.guide import read_binder_guide
from tabletop.binder.sightings import Sightings
from tabletop.player.card_tally import GameTally, tally
from tabletop.player.seats import Seat
from tabletop.setups import usual_setup
from tabletop.ui.cards.art import make_painter
from tabletop.ui.cards.pictures import Pictures
from tabletop.ui.cards.signs import CardSign, signs_of
from tabletop.ui.cards.templates import Face
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.stage import Stage
from tabletop.words.speech import Speaker
from tabletop.words.text import Texts


@dataclass(frozen=True)
class CardSource:
    """Whose cards are shown: a game's, and in a match the table as one viewer sees it."""

    game: Game
    setup: Setup
    seats: list[Seat]
    viewer: int = 0
    view: Table | None = None


def box_source(stage: Stage, game: Game) -> CardSource:
    """Return the cards of a game as they come out of the box."""
    setup = game.setup(max(game.seat_counts), game.usual_options())
    seats = usual_setup(game, stage.texts_of(game.name), stage.settings).seats
    return CardSource(game, setup, seats)


class CardAlbum:
    """The catalogue and the pictures of a source, made anew when language or window changed."""

    def __init__(self, stage: Stage, source: CardSource) -> None:
        self.stage = stage
        self.source = source
        self.tally: GameTally = tally(source.game.name)
        self._made_for: Kit | None = None
        self._pictures: Pictures | None = None
        self._catalogue: CardCatalogue | None = None

    @property
    def kit(self) -> Kit:
        """Return the kit with the game's own icons."""
        return self.stage.kit_of(self.source.game.name)

    @property
    def texts(self) -> Texts:
        """Return the texts of the game."""
        return self.stage.texts_of(self.source.game.name)

    @property
    def pictures(self) -> Pictures:
        """Return who paints the cards."""
        pictures, _ = self._made()
        return pictures

    @property
    def catalogue(self) -> CardCatalogue:
        """Return the cards in words."""
        _, catalogue = self._made()
        return catalogue

    def face(self, entry: CardEntry) -> Face:
        """Return how the cards of an entry's kind look."""
        return self.pictures.painter.templates.face(entry.facts.kind)

    def emblem(self, kind: str) -> str:
        """Return the icon of a kind of cards."""
        return self.pictures.painter.templates.face(kind).emblem

    def signs(self, entry: CardEntry) -> list[CardSign]:
        """Return the signs on a card in words."""
        return signs_of(self.face(entry), entry.facts, self.texts)

    def _made(self) -> tuple[Pictures, CardCatalogue]:
        if self._pictures is None or self._catalogue is None or self._made_for is not self.kit:
            source, game = self.source, self.source.game
            self._made_for = self.kit
            speaker = Speaker(self.texts, game, source.setup, source.seats, source.viewer)
            folder = paths.assets() / game.name
            painter = make_painter(self.kit, paths.assets() / "common", folder)
            self._pictures = Pictures(self.kit, painter, source.setup, speaker)
            seen = Sightings(source.view) if source.view is not None else None
            self._catalogue = CardCatalogue(speaker, read_binder_guide(folder), seen)
        return self._pictures, self._catalogue
