"""Reads sounds.toml: the sounds of the house, and what makes which of them in a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rules.core.data import Facts, read_facts
from tabletop.ui.sound import NO_SOUND, Ambience

PERCENT = (0, 100)
MOST_VOICES = 32
FILE = "sounds.toml"
FOLDER = "sounds"
ENDING = ".ogg"


@dataclass(frozen=True, slots=True)
class Kind:
    """One sound: whose files it has, how loud it is, how often it may begin, how much it matters.

    volume   0 to 1
    gap      least seconds between the beginnings of two
    weight   the heavier ones are heard when too many are asked for at once
    """

    files: str
    volume: float
    gap: float
    weight: int


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Every sound of the house, how many are heard at once and how many begin in one frame."""

    voices: int
    begin: int
    kinds: dict[str, Kind]


def read_catalogue(common: Path) -> Catalogue:
    """Read the sounds that every game has."""
    facts = read_facts(common / FILE)
    voices = facts.whole("voices", 1, MOST_VOICES)
    begin = facts.whole("begin", 1, MOST_VOICES)
    table = facts.sub("sound")
    kinds = {name: _kind(name, table.sub(name)) for name in list(table.left)}
    facts.done()
    return Catalogue(voices, begin, kinds)


def _kind(name: str, facts: Facts) -> Kind:
    files = facts.word_or("files", name)
    volume = facts.whole_or("volume", 100, *PERCENT) / 100
    gap = facts.real("gap")
    if gap < 0:
        raise facts.complain("gap", "out-of-range", f"{gap} (0..)")
    weight = facts.whole("weight")
    facts.done()
    return Kind(files, volume, gap, weight)


@dataclass(frozen=True, slots=True)
class Cues:
    """What makes which sound in one game: something said, a counter that rises or falls."""

    say: dict[str, str]
    rise: dict[str, str]
    fall: dict[str, str]
    ambience: Ambience | None

    def counted(self, base: str, amount: int) -> str:
        """Return the sound of a counter that changes by an amount."""
        return (self.rise if amount > 0 else self.fall).get(base, NO_SOUND)


def read_cues(game: Path, sounds: Sequence[str], counters: Sequence[str]) -> Cues:
    """Read the cues of a game's folder; a game without a file has none of its own."""
    path = game / FILE
    if not path.exists():
        return Cues({}, {}, {}, None)
    facts = read_facts(path)
    cues = Cues(
        _names(facts, "say", sounds),
        _names(facts, "rise", sounds, counters),
        _names(facts, "fall", sounds, counters),
        _ambience(game, facts.sub("ambience")) if facts.has("ambience") else None,
    )
    facts.done()
    return cues


def _names(
    facts: Facts, key: str, sounds: Sequence[str], known: Sequence[str] | None = None
) -> dict[str, str]:
    """Take a table of what makes which sound; where all causes are known, no other is allowed."""
    if not facts.has(key):
        return {}
    table = facts.sub(key)
    for cause in table.left:
        if known is not None and cause not in known:
            raise table.complain(cause, "left-over")
    return {cause: table.one_of(cause, list(sounds)) for cause in list(table.left)}


def _ambience(game: Path, facts: Facts) -> Ambience:
    name = facts.word("file")
    volume = facts.whole_or("volume", 100, *PERCENT) / 100
    facts.done()
    return Ambience(game / FOLDER / (name + ENDING), volume)
