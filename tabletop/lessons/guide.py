"""A guide to one game as data: a friendly deal, and ideas that are told when they are needed.

It lies beside the texts of its game (`guide.toml`); the words of an idea are `guide.<name>`.
"""

from dataclasses import dataclass, field
from pathlib import Path

from rules.core.data import Facts, read_facts
from rules.core.game import Label
from rules.core.layout import LAST_SEED, named_wholes, words_or_none
from tabletop import paths
from tabletop.lessons.knowing import GUIDE

PUPIL = 0  # the seat of whoever learns


@dataclass(frozen=True)
class Condition:
    """When an idea is due: the pupil decides, and everything that is named here holds.

    asked     one of these steps is decided
    can       a move of one of these verbs is legal
    said      one of these sentences was told since the pupil last decided
    moment    one of these moments was told since then
    made      the pupil has made a move of one of these verbs before
    readout   one of these readouts is to be seen
    count     each of these counters shows at least so much
    holds     each of these places holds a card of this name that the pupil knows
    turn      so many turns of the game have begun
    """

    asked: list[str] = field(default_factory=list)
    can: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    moment: list[str] = field(default_factory=list)
    made: list[str] = field(default_factory=list)
    readout: list[str] = field(default_factory=list)
    count: dict[str, int] = field(default_factory=dict)
    holds: dict[str, str] = field(default_factory=dict)
    turn: int = 0


@dataclass(frozen=True)
class Idea:
    """One thing worth knowing.

    name     its words are `guide.<name>`
    clause   where the rulebook says more
    when     what calls it
    lit      what it is about: names of places, counters and pieces, `card:<card>` for every copy
             in sight, `verb:<verb>` for all that its moves would touch now
    done     verbs by which the pupil shows to have understood; it comes again until that was done
             twice; without any it is told once
    """

    name: str
    clause: str
    when: Condition
    lit: list[str]
    done: list[str]


@dataclass(frozen=True)
class Guide:
    """The first match of a game: how it is dealt, against whom, and what is told on the way."""

    seats: int
    seed: int
    level: str
    options: dict[str, int]
    ideas: list[Idea]


def guide_of(game: Label) -> Guide | None:
    """Return the guide of a game, or None where nobody wrote one."""
    return read_guide(game, paths.assets() / game.name)


def read_guide(game: Label, folder: Path) -> Guide | None:
    """Read the guide that lies in a game's folder; a game may have none."""
    path = folder / GUIDE
    if not path.exists():
        return None
    facts = read_facts(path)
    guide = Guide(
        seats=facts.whole_or("seats", min(game.seat_counts)),
        seed=facts.whole("seed", 0, LAST_SEED),
        level=facts.word("level"),
        options=named_wholes(facts, "options"),
        ideas=[_idea(one) for one in facts.subs("idea")],
    )
    facts.done()
    return guide


def _idea(facts: Facts) -> Idea:
    when = facts.sub("when") if facts.has("when") else Facts(facts.file, "when", {})
    idea = Idea(
        name=facts.word("name"),
        clause=facts.word("clause"),
        when=_condition(when),
        lit=words_or_none(facts, "lit"),
        done=words_or_none(facts, "done"),
    )
    facts.done()
    return idea


def _condition(facts: Facts) -> Condition:
    lists = ["asked", "can", "said", "moment", "made", "readout"]
    found = {key: words_or_none(facts, key) for key in lists}
    holds = facts.sub("holds") if facts.has("holds") else Facts(facts.file, "holds", {})
    condition = Condition(
        **found,
        count=named_wholes(facts, "count"),
        holds={name: holds.word(name) for name in holds.keys()},  # noqa: SIM118
        turn=facts.whole_or("turn", 0),
    )
    facts.done()
    return condition
