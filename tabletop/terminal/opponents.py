"""How well the computers play, in a terminal: told with ratings, and changed by a line."""

from tabletop.match import Match
from tabletop.player.seats import people
from tabletop.setups import levels_for_players
from tabletop.terminal.showing import Say
from tabletop.words.levels import (
    change_text,
    level_text,
    rated_text,
    standing_text,
    temper_hint,
)
from tabletop.words.text import Texts


class SpokenLevels:
    """Tells of the levels of one match and changes them; `say` writes lines."""

    def __init__(self, match: Match, texts: Texts, say: Say) -> None:
        self.match = match
        self.texts = texts
        self.say = say
        persons = people(match.seats)
        self._computers = [n for n in range(len(match.seats)) if n not in persons]

    def obey(self, words: str) -> bool:
        """Change what a line asks for and tell of it; without one, or a wrong one, list all."""
        head, _, last = words.rpartition(" ")
        level = self._level(last)
        meant = [number for number in self._computers if self._means(head, number)]
        if not level or not meant:
            self._list(words)
            return False
        for number in meant:
            self.match.set_level(number, level)
        here = [change for change in self.match.changes if change.number == self.match.number]
        told = [change_text(self.texts, self.match.seats, change) for change in here]
        self.say(*(told or [self.texts.text("text.same_level")]))
        return True

    def _level(self, word: str) -> str:
        """Return the level that a word names, in the language spoken here or as files name it."""
        for level in levels_for_players():
            if word.casefold() in {level, level_text(self.texts, level).casefold()}:
                return level
        return ""

    def _means(self, words: str, number: int) -> bool:
        """Tell whether words mean a seat: the beginning of its name, or nothing for everybody."""
        name = self.match.seats[number].name.casefold()
        return name.startswith(words.strip().casefold())

    def _list(self, words: str) -> None:
        texts, game = self.texts, self.match.game
        if words:
            self.say(texts.text("text.no_such_level", words=words))
        rated = [rated_text(texts, game, level) for level in levels_for_players()]
        self.say(texts.text("text.levels", levels="; ".join(rated)))
        for number in self._computers:
            seat = self.match.seats[number]
            level = standing_text(texts, game, seat)
            self.say(texts.text("text.seat_level", name=seat.name, level=level))
            self.say(*filter(None, [temper_hint(texts, seat.temper)]))
