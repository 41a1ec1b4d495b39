"""The guide of a match without a window: one idea before the question, and words to answer it."""

import contextlib
from collections.abc import Callable, Sequence

from rules.core.moves import Move
from tabletop.lessons.guide import Idea
from tabletop.lessons.knowing import note_known
from tabletop.lessons.lesson import lesson_of
from tabletop.match import Match
from tabletop.paths import settings_file
from tabletop.player.seats import people
from tabletop.player.settings import Settings
from tabletop.terminal.reading import read_clause

ANSWERS = ("got", "more", "skip", "guide")  # commands of a match that teaches
Say = Callable[..., None]


class Teaching:
    """Tells the ideas of a guided match, each once; in every other match it rests."""

    def __init__(self, match: Match, say: Say) -> None:
        self.match = match
        self.lesson = lesson_of(match)
        self._say = say
        self._told: tuple[str, int] = ("", -1)  # what was told last, and after how many moves

    @property
    def commands(self) -> tuple[str, ...]:
        """Return the words that are understood beside those of every match."""
        return ANSWERS if self.lesson is not None else ()

    @property
    def idea(self) -> Idea | None:
        """Return what the listener is told now."""
        return self.lesson.idea() if self.lesson is not None else None

    def tell(self) -> None:
        """Tell what is due, once, and how to answer."""
        idea = self.idea
        if self.lesson is None or idea is None or self._told == (idea.name, self.match.number):
            return
        self._told = (idea.name, self.match.number)
        texts = self.match.texts
        number, count = self.lesson.teacher.progress
        progress = texts.text("lesson.progress", number=number, count=count)
        told = texts.plain(texts.text(f"guide.{idea.name}"))
        words = [texts.text(f"text.command.{name}") for name in ANSWERS[:3]]
        self._say(
            "",
            texts.text("text.idea", progress=progress, idea=told),
            texts.text("text.idea_answers", got=words[0], more=words[1], skip=words[2]),
        )

    def marked(self, words: str, moves: Sequence[Move]) -> str:
        """Return a choice in words, and that the guide speaks of it where it does."""
        idea = self.idea
        meant = (
            self.lesson.suggested(idea) if self.lesson is not None and idea is not None else None
        )
        if meant is None or meant not in moves:
            return words
        return self.match.texts.text("text.meant", choice=words)

    def obey(self, command: str) -> None:
        """Do what the listener answers."""
        lesson, idea = self.lesson, self.idea
        if lesson is None:
            return
        if command == "more" and idea is not None:
            self._say(*read_clause(self.match.texts, idea.clause))
        elif command == "got":
            lesson.put_away()
        elif command == "skip":
            lesson.skip()
            self._say(self.match.texts.text("text.skipped"))
        elif command == "guide":
            lesson.begin_again()
            self._told = ("", -1)


def note_finished(match: Match, settings: Settings) -> None:
    """Remember that whoever has finished a match knows the game."""
    if people(match.seats):
        note_known(settings, match.game.name)
        with contextlib.suppress(OSError):  # the guide is offered once more then
            settings.save(settings_file())
