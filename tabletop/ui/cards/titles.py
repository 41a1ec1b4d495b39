"""Sets the title of a card into its band, in the letters that all cards of its kind have."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from tabletop.ui.drawing.letters.markup import breakable, undivided
from tabletop.ui.drawing.letters.richtext import Laid, Style, Typesetter
from tabletop.ui.drawing.memory import forgotten_with_pictures

FINE, PLAIN = "text_bold", "ui_semibold"
LEADING, CLOSE = 1.05, 0.92  # from line to line of two, and of three
# Sizes of letters in smallest texts: what is easily read, what a few titles of a kind may be,
# and what is read rather than guessed.
EASY, HARD, HARDEST = 0.8, 0.6, 0.5
ODD = 0.1  # of the titles of a kind may be hard to read in fine letters, or all are in plain ones
WORTH_A_LINE = 1.1  # how much larger a title must get for another line
WORTH_A_HYPHEN = 1.25  # and for a word that is divided
TWO, THREE = 2, 3
KEPT = 128  # kinds of cards at some size


@dataclass(frozen=True, slots=True)
class TitleRoom:
    """The band of a title.

    width     of its lines
    high      of the box for up to two lines: what is above capitals may touch the edge of the band
    within    of the box for three
    wanted    size of letters where there is room enough, and the smallest of usual texts
    growth    how much larger than usual they are wanted
    """

    width: int
    high: int
    within: int
    wanted: int
    smallest: int
    growth: float = 1.0

    @property
    def easy(self) -> int:
        """Return from which size on a title is easily read; it grows with the wish of a player."""
        return round(self.smallest * min(1.0, EASY * self.growth))


@dataclass(frozen=True, slots=True)
class TitleSetter:
    """Sets the titles of one kind of cards at one size, in a style whose size does not count."""

    setter: Typesetter
    style: Style
    room: TitleRoom

    def laid(self, title: str, face: str) -> Laid:
        """Set a title as large as its words stay whole, or larger where they may be divided.

        A word is divided at its own joints where that helps much, and at a syllable only where
        nothing else keeps the title whole.
        """
        best = self._largest(title, face)
        if best is not None:
            return best
        laid = self._fitted(title, face, HARD, TWO)
        for words, least, lines in self._hard(title):
            laid = self._fitted(words, face, least, lines)
            if not laid.cut:
                break
        return laid

    def letters(self, alike: Sequence[str]) -> str:
        """Return the letters for all titles of a kind: fine ones where they can be read so."""
        odd, most = [], round(len(alike) * ODD)
        for title in alike:
            if not self._is_easy(title):
                odd.append(title)
            if len(odd) > most:
                return PLAIN
        return FINE if all(self._largest(title, FINE) for title in odd) else PLAIN

    def _is_easy(self, title: str) -> bool:
        """Tell whether a title can be read with ease in fine letters."""
        whole, room = undivided(title), self.room
        style = replace(self.style, px=room.easy)
        return any(
            not self._set(words, replace(style, face=FINE), room.easy, lines).cut
            for words, lines in ((whole, TWO), (whole, THREE), (title, TWO))
        )

    def _largest(self, title: str, face: str) -> Laid | None:
        """Return the title as large as it gets while its letters are read, if it is whole so."""
        whole, room = undivided(title), self.room
        best: Laid | None = None
        for words, lines, gain in (
            (whole, TWO, 0.0),
            (whole, THREE, WORTH_A_LINE),
            (title, TWO, WORTH_A_HYPHEN),
            (title, THREE, WORTH_A_HYPHEN),
        ):
            laid = self._fitted(words, face, HARD, lines)
            there = best.style.px if best is not None else 0
            # Whoever wants larger texts has little from letters that are hard to read.
            easy = room.growth == 1 or there >= room.smallest
            if not laid.cut and laid.style.px > there * (gain if easy else 1):
                best = laid
        return best

    def _hard(self, title: str) -> Iterator[tuple[str, float, int]]:
        """Yield what else may keep a title whole: divided at syllables, in yet smaller letters."""
        whole = undivided(title)
        for least in (HARD, HARDEST):
            for words in (whole, title, breakable(whole), breakable(title)):
                for lines in (TWO, THREE):
                    yield words, least, lines

    def _fitted(self, words: str, face: str, least: float, lines: int) -> Laid:
        style = replace(self.style, face=face, px=self.room.wanted)
        return self._set(words, style, max(1, round(self.room.smallest * least)), lines)

    def _set(self, words: str, style: Style, least: int, lines: int) -> Laid:
        room = self.room
        high = room.high if lines == TWO else room.within
        style = replace(style, leading=LEADING if lines == TWO else CLOSE)
        return self.setter.fit(words, style, (room.width, high), least, lines)


@lru_cache(maxsize=KEPT)
def letters_for(setter: TitleSetter, alike: tuple[str, ...]) -> str:
    """Return the letters of all titles of a kind; each card that is painted asks for them."""
    return setter.letters(alike)


# Sizes of cards go with the size of the window.
forgotten_with_pictures(letters_for.cache_clear)
