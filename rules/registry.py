"""The games of the house, one line each; the rules of a game are loaded when first asked for."""

from collections.abc import Callable, Iterator, MutableMapping
from typing import Final

from rules import divide, floorvote, kstreet, senators
from rules.core.game import Game, Label


class Library(MutableMapping[str, Game]):
    """Games by their names; what stands on their boxes is known before any of them is loaded."""

    def __init__(self, games: list[tuple[Label, Callable[[], Game]]]) -> None:
        self.labels: Final = {label.name: label for label, _ in games}
        self._loaders: Final = {label.name: load for label, load in games}
        self._loaded: Final[dict[str, Game]] = {}

    def __getitem__(self, name: str) -> Game:
        if name not in self._loaded:
            self._loaded[name] = self._loaders[name]()
        return self._loaded[name]

    def __setitem__(self, name: str, game: Game) -> None:
        self.labels[name] = game
        self._loaded[name] = game

    def __delitem__(self, name: str) -> None:
        del self.labels[name]
        self._loaders.pop(name, None)
        self._loaded.pop(name, None)

    def __contains__(self, name: object) -> bool:
        return name in self.labels

    def __iter__(self) -> Iterator[str]:
        return iter(self.labels)

    def __len__(self) -> int:
        return len(self.labels)


GAMES: Final = Library([
    (kstreet.LABEL, kstreet.load),
    (senators.LABEL, senators.load),
    (divide.LABEL, divide.load),
    (floorvote.LABEL, floorvote.load),
])  # fmt: skip
