"""Tells a match in a terminal as it goes on: what changed, in few lines; the rest on request."""

from collections.abc import Callable

from rules.core.refs import is_piece
from rules.core.table import Table
from tabletop.match import Match
from tabletop.terminal.describe import describe_seat
from tabletop.update import Update
from tabletop.words.speech import Speaker

MOST_NEWS = 6  # sentences before a question; the log tells those before them
Say = Callable[..., None]


class Bulletin:
    """Knows what each listener has heard of one match; `say` writes lines."""

    def __init__(self, match: Match, say: Say) -> None:
        self.match = match
        self.say = say
        self._told: dict[int, int] = {}
        self._described: dict[int, list[str]] = {}
        self._read: set[tuple[int, str]] = set()  # which cards were read to whom

    def news(self, viewer: int, *, brief: bool = False) -> None:
        """Tell what happened since a listener was last told; in brief, only the end of it."""
        texts, lines = self.match.texts, self.match.log(viewer)
        new = lines[self._told.get(viewer, 0) :]
        self._told[viewer] = len(lines)
        left = len(new) - MOST_NEWS if brief else 0
        if left > 1:
            log = texts.text("text.command.log")
            self.say(texts.text("text.before", count=left, log=log))
            new = new[left:]
        self.say(*(texts.plain(line.text) for line in new))

    def own(self, speaker: Speaker, update: Update) -> None:
        """Tell what is new of what lies before the listener; the whole table is told on request."""
        viewer, texts = speaker.viewer, self.match.texts
        lines = describe_seat(speaker, update.table, self.match.readouts(viewer))
        before = self._described.get(viewer)
        self._described[viewer] = lines
        if before is None:
            table = texts.text("text.command.look")
            self.say("", *lines, texts.text("text.whole_table", table=table))
        elif new := [line for line in lines if line not in before]:
            self.say("", *new)

    def introduce(self, speaker: Speaker, t: Table) -> None:
        """Read the card that a question is about, when its listener hears of it first."""
        piece = t.agenda[-1].what
        if not is_piece(piece):
            return
        card, texts = t.setup.card(piece), self.match.texts
        body = speaker.card_text(card)["body"]
        if body and (speaker.viewer, card.id) not in self._read:
            self._read.add((speaker.viewer, card.id))
            title, things = speaker.name(piece), texts.plain(body).removesuffix(".")
            self.say("", texts.text("text.list", title=title, things=things))

    def skip(self, viewer: int) -> None:
        """Count a listener as told of everything so far."""
        self._told[viewer] = len(self.match.log(viewer))

    def forget_untold(self) -> None:
        """Count nobody as told of more than has happened: some of it was taken back."""
        for viewer, told in self._told.items():
            self._told[viewer] = min(told, len(self.match.log(viewer)))
