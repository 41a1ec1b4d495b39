"""Reads sounds.toml: the sounds of the house, and what makes which of them in a game."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rules.core.data import Facts, read_facts
from rules.core.events import MOVED, Event
from rules.core.game import Game, Readout
from rules.core.refs import is_piece
from rules.core.setup import Setup
from tabletop.ui.sound import NO_SOUND, Ambience, Kind, Music

PERCENT = (0, 100)
MOST_PITCH = 20
MOST_VOICES = 32
TABLES = ("say", "rise", "fall", "move", "draw")
Names = dict[str, str]
FILE = "sounds.toml"
FOLDER = "sounds"
MUSIC = "music"
ENDING = ".ogg"


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Every sound of the house, how many are heard at once and how many begin in one frame."""

    voices: int
    begin: int
    kinds: dict[str, Kind]
    music: Music | None = None


def read_catalogue(common: Path) -> Catalogue:
    """Read the sounds that every game has."""
    facts = read_facts(common / FILE)
    voices = facts.whole("voices", 1, MOST_VOICES)
    begin = facts.whole("begin", 1, MOST_VOICES)
    kinds = _kinds(facts, common / FOLDER)
    music, _ = _music(common, facts)
    facts.done()
    return Catalogue(voices, begin, kinds, music)


def _kinds(facts: Facts, folder: Path) -> dict[str, Kind]:
    table = facts.sub("sound")
    return {name: _kind(name, table.sub(name), folder) for name in list(table.left)}


def _kind(name: str, facts: Facts, folder: Path) -> Kind:
    files = facts.word_or("files", name)
    volume = facts.whole_or("volume", 100, *PERCENT) / 100
    gap = facts.real("gap")
    if gap < 0:
        raise facts.complain("gap", "out-of-range", f"{gap} (0..)")
    weight = facts.whole("weight")
    pitch = facts.whole_or("pitch", 0, 0, MOST_PITCH) / 100
    facts.done()
    return Kind(folder, files, volume, gap, weight, pitch)


@dataclass(frozen=True, slots=True)
class Tension:
    """When much is at stake: a readout with a number near another one of its own, or near nothing.

    readout   its key
    value     the number that counts
    goal      the number it comes near to; "" is nothing
    within    how near that is
    """

    readout: str
    value: str
    goal: str
    within: int

    def felt(self, readouts: Iterable[Readout]) -> bool:
        """Tell whether one of the readouts says so."""
        return any(
            abs(one.numbers.get(self.goal, 0) - one.numbers[self.value]) <= self.within
            for one in readouts
            if one.key == self.readout and self.value in one.numbers
        )


@dataclass(frozen=True, slots=True)
class Cues:
    """What makes which sound in one game.

    say        something said
    rise, fall a counter that changes
    move       a move, by its verb, whoever makes it and even where it is secret
    draw       a card that comes out of a pile nobody may look into and is seen by all
    land       a card that is seen to reach a place: by the place, then by the kind of the card
    own        the sounds that only this game has, and those of the house that it replaces
    tension    when its theme gives way to its tense form
    """

    say: Names = field(default_factory=dict)
    rise: Names = field(default_factory=dict)
    fall: Names = field(default_factory=dict)
    move: Names = field(default_factory=dict)
    draw: Names = field(default_factory=dict)
    land: dict[str, Names] = field(default_factory=dict)
    own: dict[str, Kind] = field(default_factory=dict)
    ambience: Ambience | None = None
    music: Music | None = None
    tension: tuple[Tension, ...] = ()

    def tense(self, readouts: Sequence[Readout]) -> bool:
        """Tell whether much is at stake."""
        return any(tension.felt(readouts) for tension in self.tension)

    def counted(self, base: str, amount: int) -> str:
        """Return the sound of a counter that changes by an amount."""
        return (self.rise if amount > 0 else self.fall).get(base, NO_SOUND)

    def drawn(self, event: Event, setup: Setup) -> str:
        """Return the sound of a card that is drawn for all to see."""
        if event.kind != MOVED or not is_piece(event.what):
            return NO_SOUND
        hidden = not setup.place(event.source).viewers
        if hidden and setup.place(event.target).viewers == setup.everyone:
            return self.draw.get(setup.card(event.what).id, NO_SOUND)
        return NO_SOUND

    def landed(self, event: Event, setup: Setup, usual: str) -> str:
        """Return the sound of a card that touches the table where an event takes it."""
        names = self.land.get(setup.place(event.target).base)
        if names is None or not is_piece(event.what):
            return usual
        return names.get(setup.card(event.what).kind, usual)


def causes_of(game: Game, setup: Setup) -> dict[str, list[str]]:
    """List the causes of sounds that every match of a game has, by the table that names them."""
    counters = [counter.base for counter in setup.counters]
    return {
        "rise": counters,
        "fall": counters,
        "move": [verb.name for verb in game.verbs],
        "land": [place.base for place in setup.places],
        "kind": [card.kind for card in setup.cards],
    }


def read_cues(game: Path, sounds: Sequence[str], causes: Mapping[str, Sequence[str]]) -> Cues:
    """Read the cues of a game's folder; a game without a file has none of its own."""
    path = game / FILE
    if not path.exists():
        return Cues()
    facts = read_facts(path)
    own = _kinds(facts, game / FOLDER) if facts.has("sound") else {}
    known = [*sounds, *own]
    say, rise, fall, move, draw = (_names(facts, key, known, causes.get(key)) for key in TABLES)
    land = _landings(facts, known, causes) if facts.has("land") else {}
    ambience = _ambience(game, facts.sub("ambience")) if facts.has("ambience") else None
    music, tension = _music(game, facts)
    facts.done()
    return Cues(say, rise, fall, move, draw, land, own, ambience, music, tension)


def _names(
    facts: Facts, key: str, sounds: Sequence[str], known: Sequence[str] | None = None
) -> Names:
    """Take a table of what makes which sound; where all causes are known, no other is allowed."""
    if not facts.has(key):
        return {}
    table = facts.sub(key)
    for cause in table.left:
        if known is not None and cause not in known:
            raise table.complain(cause, "left-over")
    return {cause: table.one_of(cause, list(sounds)) for cause in list(table.left)}


def _landings(
    facts: Facts, sounds: Sequence[str], causes: Mapping[str, Sequence[str]]
) -> dict[str, Names]:
    """Take the tables of what is heard where cards land: one for each place, by their kinds."""
    table = facts.sub("land")
    for base in table.left:
        if base not in causes["land"]:
            raise table.complain(base, "left-over")
    return {base: _names(table, base, sounds, causes["kind"]) for base in list(table.left)}


def _music(folder: Path, facts: Facts) -> tuple[Music | None, tuple[Tension, ...]]:
    """Take the theme of a place, and when its tense form is heard."""
    if not facts.has("music"):
        return None, ()
    table = facts.sub("music")
    file = folder / MUSIC / (table.word("file") + ENDING)
    tense = table.word_or("tense", "")
    tension = tuple(_tension(one) for one in table.subs("tension")) if tense else ()
    table.done()
    return Music(file, folder / MUSIC / (tense + ENDING) if tense else None), tension


def _tension(facts: Facts) -> Tension:
    read = facts.word("readout"), facts.word("value"), facts.word_or("goal", "")
    within = facts.whole("within", 0)
    facts.done()
    return Tension(*read, within)


def _ambience(game: Path, facts: Facts) -> Ambience:
    name = facts.word("file")
    volume = facts.whole_or("volume", 100, *PERCENT) / 100
    facts.done()
    return Ambience(game / FOLDER / (name + ENDING), volume)
