"""Face and back templates: how the cards of one kind look, read from plain data.

A game describes its cards in tables of this form (TOML, colours as #rrggbb):

    [face.<kind>]
    band = "#14233f"            # ground of the title band and of the foot with the numbers
    band_text = "#f2d798"       # title on it
    paper = "#f4ebd4"           # rules text lies on this
    ink = "#231a12"             # lines of the picture and rules text
    wash = ["#c9d6e4", "#f0dfb4"]   # colours behind the picture, from top to bottom
    motifs = ["portrait"]       # which pictures; the card's seed chooses among several
    mark = "sector"             # word whose value names the icon in the picture's corner
    band_by = "party"           # word whose value chooses another band colour from `bands`
    motif_by = "sector"         # word whose value chooses other motifs from `scenes`
    effect = ["effect"]         # words; one that is not empty means that there is a text to read

    [face.<kind>.bands]         # optional, see band_by
    harbor = "#123047"
    [face.<kind>.scenes]        # optional, see motif_by
    finance = ["bank", "skyline"]
    [face.<kind>.pictures]      # optional: a motif for one card, by its id
    some_card = "handshake"     # a place, a thing (an SVG in a folder `emblems`), or a portrait:
    another = "portrait:woman"  # of "woman" or "man", or of either

    [[face.<kind>.badge]]       # in the order shown
    number = "influence"        # shown when it is not zero
    icon = "influence"
    at = "foot"                 # "corner" (upper left of the picture) or "foot"
    sign = "+"                  # "+", "-" or "" before the figure
    tone = "plain"              # "plain", "good", "bad" or "price"

    [back.<name>]
    ground = "#14233f"
    line = "#d6a956"
    accent = "#9c3b3b"
    petals = 12                 # of the rosette
    icon = "deck"               # emblem in the middle, may be empty
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from rules.core.data import Facts, read_facts
from tabletop.ui.drawing.theme import Colour, parse_colour, take_colour


@dataclass(frozen=True, slots=True)
class Badge:
    """One number on a card: its icon, its place and its tone."""

    number: str
    icon: str
    at: str
    sign: str
    tone: str


@dataclass(frozen=True, slots=True)
class Face:
    """How the faces of one kind of card look."""

    band: Colour
    band_text: Colour
    paper: Colour
    ink: Colour
    wash: tuple[Colour, Colour]
    motifs: tuple[str, ...]
    mark: str = ""
    band_by: str = ""
    motif_by: str = ""
    effect: tuple[str, ...] = ()
    bands: Mapping[str, Colour] = field(default_factory=dict)
    scenes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    pictures: Mapping[str, str] = field(default_factory=dict)
    badges: tuple[Badge, ...] = ()

    def band_for(self, words: Mapping[str, str]) -> Colour:
        """Return the band colour of a card with these words."""
        return self.bands.get(words.get(self.band_by, ""), self.band)

    def has_effect(self, words: Mapping[str, str]) -> bool:
        """Tell whether a card with these words has a text worth reading."""
        return any(words.get(word, "") for word in self.effect)

    def motif_for(self, card_id: str, words: Mapping[str, str], seed: int) -> str:
        """Return the picture of a card: its own, one for its word, or one by its seed."""
        if card_id in self.pictures:
            return self.pictures[card_id]
        choices = self.scenes.get(words.get(self.motif_by, ""), self.motifs)
        return choices[seed % len(choices)]


@dataclass(frozen=True, slots=True)
class Back:
    """How one back looks."""

    ground: Colour
    line: Colour
    accent: Colour
    petals: int
    icon: str


@dataclass(frozen=True, slots=True)
class Templates:
    """All faces and backs of a game."""

    faces: Mapping[str, Face]
    backs: Mapping[str, Back]

    def face(self, kind: str) -> Face:
        """Return the template of a kind, or the game's first when the kind has none."""
        return self.faces.get(kind) or next(iter(self.faces.values()))

    def back(self, name: str) -> Back:
        """Return a back, or the game's first when there is none of that name."""
        return self.backs.get(name) or next(iter(self.backs.values()))


def read_templates(path: Path) -> Templates:
    """Read the `face` and `back` tables of a game; complain precisely about what is wrong."""
    facts = read_facts(path)
    faces, backs = facts.sub("face"), facts.sub("back")
    templates = Templates(
        {kind: _face(faces.sub(kind)) for kind in faces.keys()},  # noqa: SIM118 - Facts, no dict
        {name: _back(backs.sub(name)) for name in backs.keys()},  # noqa: SIM118 - Facts, no dict
    )
    facts.done()
    if not templates.faces:
        raise facts.complain("face", "missing")
    if not templates.backs:
        raise facts.complain("back", "missing")
    return templates


def _face(facts: Facts) -> Face:
    face = Face(
        band=take_colour(facts, "band"),
        band_text=take_colour(facts, "band_text"),
        paper=take_colour(facts, "paper"),
        ink=take_colour(facts, "ink"),
        wash=_wash(facts),
        motifs=tuple(facts.words("motifs")),
        mark=facts.word_or("mark", ""),
        band_by=facts.word_or("band_by", ""),
        motif_by=facts.word_or("motif_by", ""),
        effect=tuple(facts.words("effect")) if facts.has("effect") else (),
        bands=_bands(facts),
        scenes=_scenes(facts),
        pictures=_pictures(facts),
        badges=tuple(_badge(badge) for badge in facts.subs("badge")) if facts.has("badge") else (),
    )
    facts.done()
    if not face.motifs:
        raise facts.complain("motifs", "missing")
    return face


def _wash(facts: Facts) -> tuple[Colour, Colour]:
    words = facts.words("wash")
    if len(words) != 2:
        raise facts.complain("wash", "out-of-range", str(len(words)))
    try:
        return parse_colour(words[0]), parse_colour(words[1])
    except ValueError as error:
        raise facts.complain("wash", "not-colour", str(error)) from None


def _bands(facts: Facts) -> dict[str, Colour]:
    if not facts.has("bands"):
        return {}
    bands = facts.sub("bands")
    return {key: take_colour(bands, key) for key in bands.keys()}  # noqa: SIM118 - Facts, no dict


def _scenes(facts: Facts) -> dict[str, tuple[str, ...]]:
    if not facts.has("scenes"):
        return {}
    scenes = facts.sub("scenes")
    return {key: tuple(scenes.words(key)) for key in scenes.keys()}  # noqa: SIM118 - Facts, no dict


def _pictures(facts: Facts) -> dict[str, str]:
    if not facts.has("pictures"):
        return {}
    pictures = facts.sub("pictures")
    return {key: pictures.word(key) for key in pictures.keys()}  # noqa: SIM118 - Facts, no dict


def _badge(facts: Facts) -> Badge:
    badge = Badge(
        number=facts.word("number"),
        icon=facts.word("icon"),
        at=facts.one_of("at", ["corner", "foot"]),
        sign=facts.word_or("sign", ""),
        tone=facts.one_of("tone", ["plain", "good", "bad", "price"])
        if facts.has("tone")
        else "plain",
    )
    facts.done()
    return badge


def _back(facts: Facts) -> Back:
    back = Back(
        ground=take_colour(facts, "ground"),
        line=take_colour(facts, "line"),
        accent=take_colour(facts, "accent"),
        petals=facts.whole("petals", 3, 40),
        icon=facts.word_or("icon", ""),
    )
    facts.done()
    return back
