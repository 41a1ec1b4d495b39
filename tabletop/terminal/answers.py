"""Answers what is asked about a match without a window; nothing here changes it."""

from collections.abc import Callable

from tabletop.match import Match
from tabletop.player.settings import Settings
from tabletop.terminal.describe import card_lines, describe, find_cards
from tabletop.terminal.gallery import deck_lines, gallery_lines
from tabletop.terminal.showing import SpokenBook
from tabletop.words.goal import goal_lines
from tabletop.words.speech import Speaker

Say = Callable[..., None]


class Answers:
    """What the listener of a speaker may hear about a match; `say` writes lines."""

    def __init__(self, match: Match, speaker: Speaker, settings: Settings, say: Say) -> None:
        self.match = match
        self.speaker = speaker
        self.texts = speaker.texts
        self.viewer = speaker.viewer
        self.say = say
        self.book = SpokenBook(match.game, speaker.texts, settings, say)

    def tell(self, command: str, rest: str) -> None:
        """Answer a command; one that asks for nothing is left alone."""
        tellers = {
            "goal": self._goal,
            "rules": self._rules,
            "show": self.book.show,
            "look": self._look,
            "log": self._log,
            "card": self._card,
            "gallery": self._gallery,
            "decks": self._decks,
        }
        if command in tellers:
            tellers[command](rest)

    def _rules(self, rest: str) -> None:
        self.book.read(rest, self.texts.text("text.command.rules"))

    def _goal(self, _rest: str) -> None:
        lines = goal_lines(self.speaker, self.match.view(self.viewer).table)
        self.say(*map(self.texts.plain, lines))

    def _look(self, _rest: str) -> None:
        update = self.match.view(self.viewer)
        readouts = self.match.readouts(self.viewer)
        self.say(*describe(self.speaker, update.table, readouts))

    def _log(self, _rest: str) -> None:
        lines = [self.texts.plain(line.text) for line in self.match.log(self.viewer)]
        self.say(*(lines or [self.texts.text("text.empty_log")]))

    def _card(self, rest: str) -> None:
        table = self.match.view(self.viewer).table
        found = find_cards(self.speaker, table, rest)
        for piece in found:
            self.say(*card_lines(self.speaker, piece))
        if not found:
            self.say(self.texts.text("text.no_such_card", words=rest))

    def _gallery(self, rest: str) -> None:
        self.say(*gallery_lines(self.speaker, self.match.view(self.viewer), rest))

    def _decks(self, _rest: str) -> None:
        self.say(*deck_lines(self.speaker, self.match.view(self.viewer)))
