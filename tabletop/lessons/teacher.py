"""The teacher of a guided match: hears what happens and knows which idea is due.

It knows no game and no window. It sees what the pupil sees, tells one thing at a time, accepts any
legal move, and is silent about what the pupil has done twice.
"""

from collections.abc import Sequence

from rules.core.events import SAID
from rules.core.game import Game
from rules.core.moves import Move
from rules.core.refs import is_piece
from rules.core.table import Table
from tabletop.lessons.guide import PUPIL, Condition, Guide, Idea
from tabletop.update import NO_VERB, Update

OFTEN_ENOUGH = 2  # times that a thing was done, after which nobody needs to be told


class Teacher:
    """What the pupil was told and did so far, and what is told now.

    idea     what is being told, or None
    silent   whether the pupil wants to hear no more
    told     the names of all ideas that were told
    """

    def __init__(self, game: Game, guide: Guide) -> None:
        self.game = game
        self.guide = guide
        self.idea: Idea | None = None
        self.silent = False
        self.told: set[str] = set()
        self._made: dict[str, int] = {}
        self._said: set[str] = set()
        self._moments: set[str] = set()
        self._told_now = False  # whether something new was told since the pupil last moved

    @property
    def fresh(self) -> bool:
        """Tell whether the pupil has not made any move yet."""
        return not self._made

    @property
    def finished(self) -> bool:
        """Tell whether every idea was told."""
        return len(self.told) == len(self.guide.ideas)

    @property
    def progress(self) -> tuple[int, int]:
        """Return how many ideas were told, and how many there are."""
        return len(self.told), len(self.guide.ideas)

    # What it hears

    def hear(self, update: Update) -> None:
        """Hear of a move as the pupil saw it; whatever the pupil was told is settled by a move."""
        if update.mover == PUPIL and update.verb != NO_VERB:
            self._said.clear()
            self._moments.clear()
            self._told_now = False
            verb = self.game.verbs[update.verb].name
            self._made[verb] = self._made.get(verb, 0) + 1
            self.put_away()
        for event in update.events:
            if event.kind == SAID:
                self._said.add(event.key)
            if event.moment is not None:
                self._moments.add(event.moment.name)

    def forget(self) -> None:
        """Forget what happened, but not what was told: the past is another one, or heard anew."""
        self._made.clear()
        self._said.clear()
        self._moments.clear()
        self.put_away()

    def begin_again(self) -> None:
        """Speak again, also of what was told before."""
        self.silent = False
        self.told.clear()
        self.put_away()

    def put_away(self) -> None:
        """End what is being told: it was understood, or something was done instead."""
        self.idea = None

    def look(self, t: Table, moves: Sequence[Move]) -> Idea | None:
        """Look at a decision of the pupil and tell what is due, if anything is."""
        if self.idea is None and not self.silent and moves:
            due = [one for one in self.guide.ideas if self._due(one, t, moves)]
            new = [one for one in due if one.name not in self.told]
            # What is new goes first, and nothing is told once more right behind it.
            again = [] if self._told_now else due
            self.idea = next(iter([*new, *again]), None)
            if self.idea is not None:
                self._told_now = self._told_now or bool(new)
                self.told.add(self.idea.name)
        return self.idea

    # What is due

    def _due(self, idea: Idea, t: Table, moves: Sequence[Move]) -> bool:
        done = sum(self._made.get(verb, 0) for verb in idea.done)
        if done >= OFTEN_ENOUGH:
            return False
        if idea.name in self.told and not (idea.done and done):
            # Not done at all: it was read, and the pupil chose otherwise.
            return False
        return self._holds(idea.when, t, moves)

    def _holds(self, when: Condition, t: Table, moves: Sequence[Move]) -> bool:
        asked = self.game.phases[t.agenda[-1].phase]
        can = {self.game.verbs[m.verb].name for m in moves}
        return (
            (not when.asked or asked in when.asked)
            and (not when.can or not can.isdisjoint(when.can))
            and (not when.said or not self._said.isdisjoint(when.said))
            and (not when.moment or not self._moments.isdisjoint(when.moment))
            and (not when.made or not self._made.keys().isdisjoint(when.made))
            and self._looks(when, t)
        )

    def _looks(self, when: Condition, t: Table) -> bool:
        refs = t.setup.refs
        counted = all(t.count(refs[name]) >= least for name, least in when.count.items())
        held = all(holds(t, refs[place], card) for place, card in when.holds.items())
        turned = not when.turn or self.game.turns(t) >= when.turn
        if not when.readout:
            return counted and held and turned
        keys = {readout.key for readout in self.game.readouts(t)}
        return counted and held and turned and not keys.isdisjoint(when.readout)


def holds(t: Table, place: int, card: str) -> bool:
    """Tell whether a place holds a card that whoever looks at the table knows."""
    return any(is_piece(piece) and t.setup.card(piece).id == card for piece in t.at(place))
