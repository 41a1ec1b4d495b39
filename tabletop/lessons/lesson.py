"""A lesson: one guided match with its teacher, who hears its past again when it is resumed.

The match is a real one: dealt as the guide says, kept on the disk, taken back, resumed.
"""

import contextlib

from rules.core.game import Game
from rules.core.moves import Move
from tabletop.lessons.guide import PUPIL, Guide, Idea, guide_of
from tabletop.lessons.spotlight import lit_by, suggested
from tabletop.lessons.teacher import Teacher
from tabletop.match import Match
from tabletop.player.seats import PERSON
from tabletop.player.settings import Settings
from tabletop.save import Guided, SaveFile
from tabletop.setups import seats_of
from tabletop.words.text import Texts


class Lesson:
    """Lets a teacher follow a match, whatever becomes of it: played on, taken back, resumed."""

    def __init__(self, match: Match, guide: Guide, mark: Guided) -> None:
        self.match = match
        self.teacher = Teacher(match.game, guide)
        self.teacher.told |= {idea.name for idea in guide.ideas if idea.name in mark.told}
        self.teacher.silent = mark.silent
        self._heard: list[str] = []  # the moves that the teacher has heard of

    @property
    def fresh(self) -> bool:
        """Tell whether the pupil has not made any move yet."""
        self._listen()
        return self.teacher.fresh

    def idea(self) -> Idea | None:
        """Return what the pupil is told now; nothing while another seat decides."""
        self._listen()
        if self.match.decider != PUPIL:
            return None
        view = self.match.view(PUPIL)
        idea = self.teacher.look(view.table, view.moves)
        self._note()
        return idea

    def lit(self, idea: Idea) -> list[int]:
        """Return the things that an idea is about, as they lie now."""
        view = self.match.view(PUPIL)
        return lit_by(self.match.game, view.table, view.moves, idea)

    def suggested(self, idea: Idea) -> Move | None:
        """Return a move that does what an idea lights, or None."""
        view = self.match.view(PUPIL)
        return suggested(self.match.game, view.table, view.moves, idea)

    # What the pupil wants

    def put_away(self) -> None:
        """Take it that the pupil has read what is being told."""
        self.teacher.put_away()

    def skip(self) -> None:
        """Be silent for the rest of the match."""
        self.teacher.put_away()
        self.teacher.silent = True
        self._note()

    def begin_again(self) -> None:
        """Speak again in this match, also of what was told before."""
        self.teacher.begin_again()
        self._note()

    def _listen(self) -> None:
        """Hear of every move that is new; where some were taken back, of all of them again."""
        moves = self.match.record.moves
        if moves[: len(self._heard)] != self._heard:
            self.teacher.forget()
            self._heard = []
        for number in range(len(self._heard) + 1, len(moves) + 1):
            self.teacher.hear(self.match.update_at(PUPIL, number))
        self._heard = list(moves)

    def _note(self) -> None:
        """Keep what was told with the match, on the disk too."""
        told = [idea.name for idea in self.teacher.guide.ideas if idea.name in self.teacher.told]
        mark = Guided(told, self.teacher.silent)
        if mark != self.match.guided:
            self.match.guided = mark
            self.match.keep()


def lesson_of(match: Match) -> Lesson | None:
    """Return the lesson of a guided match; None for a usual one, or where its guide is gone."""
    guide = guide_of(match.game) if match.guided is not None else None
    if guide is None or match.guided is None or match.read_only is not None:
        return None
    return Lesson(match, guide, match.guided)


def guided_match(
    game: Game, guide: Guide, texts: Texts, settings: Settings, save: SaveFile | None = None
) -> Match:
    """Deal the first match of a game: one person, who sits where pupils sit."""
    levels = [guide.level] * guide.seats
    levels[PUPIL] = PERSON
    options = game.usual_options() | guide.options
    match = Match.new(game, seats_of(texts, settings, levels), guide.seed, options, save)
    match.texts = texts
    match.guided = Guided()
    match.keep()
    return match


def discard(match: Match) -> None:
    """Remove a guided match from the disk that nobody has played in."""
    save, match.save = match.save, None
    if save is not None:
        save.release()
        with contextlib.suppress(OSError):
            save.path.unlink()
