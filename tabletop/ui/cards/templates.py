"""Face and back templates: how the cards of one kind look, read from plain data.

A game describes its cards in tables of this form (TOML, colours as #rrggbb):

    [face.<kind>]
    band = "#14233f"            # ground of the title band and of plain badges
    band_text = "#f2d798"       # title and figures on it
    paper = "#f4ebd4"           # rim of the card; rules text lies on it
    ink = "#231a12"             # rules text
    emblem = "star"             # icon on a card for which no picture was made
    part = [0.2, 0.0, 0.6, 0.7] # what of a picture must be seen where there is little room: left,
                                # top, width, height in shares; without it the whole picture
    picture_by = "town"         # word whose value names the picture, which several cards share then
    mark = "sector"             # word whose value names the icon in the picture's corner
    band_by = "party"           # word whose value chooses another band colour from `bands`
    effect = ["effect"]         # words; one that is not empty means that there is a text to read

    [face.<kind>.bands]         # optional, see band_by
    harbor = "#123047"

    [face.<kind>.tabs]          # optional: a folder, whose tab has the colour of its word `tab_by`
    harbor = "#12475f"

    [[face.<kind>.badge]]       # in the order shown
    number = "influence"        # shown when it is not zero
    icon = "influence"
    at = "foot"                 # "corner" (upper left of the picture) or "foot"
    sign = "+"                  # "+", "-" or "" before the figure
    tone = "plain"              # "plain", "good", "bad" or "price"

    [[face.<kind>.index]]       # lines of the card's upper left corner, which is seen in every row
    number = "value"            # a figure, shown when it is not zero, signed with `sign = "+"`
    icon = "star"               # or an icon, shown on cards whose word `needs` is not empty
    word = "good"               # or a word whose value names an icon; "id" means the card's own id

    [face.<kind>.cells]         # a row of numbers, each in a cell whose colour says its value
    numbers = ["east", "west"]
    colours = ["#1f4e9c", "#b3312a"]  # of the values 1, 2, ...
    frames = "guard_"           # numbers `guard_east` ...: 1 frames the cell, 2 gives it a star too

    [face.<kind>.gauge]         # or a scale from 1 on, on which one value is marked
    number = "height"
    colours = ["#1f4e9c", "#b3312a"]

    [face.<kind>.tile]          # pieces of this kind may lie as tiles: title, cells and this
    word = "town"               # in capitals beside the title, may be empty
    figure = "influence"        # a number set large, may be empty

    [back.<name>]               # for a back without a picture
    ground = "#14233f"
    line = "#d6a956"
    petals = 12                 # of the rosette
    icon = "deck"               # emblem in the middle, may be empty

The picture of a card is `art/<card id>.jpg` in the game's folder unless `picture_by` says else,
that of a back `art/back_<name>`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from rules.core.data import Facts, read_facts
from tabletop.ui.drawing.materials.gallery import WHOLE, Part, take_part
from tabletop.ui.drawing.theme import Colour, mix, readable_on, take_colour, take_colours

WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
MINUS = "−"
SHEEN = 0.08
GOLD_SHADE: Colour = (150, 100, 40)
DARK: Colour = (26, 22, 24)  # ink on light cells


@dataclass(frozen=True, slots=True)
class Badge:
    """One number on a card: its icon, its place and its tone."""

    number: str
    icon: str
    at: str
    sign: str
    tone: str


@dataclass(frozen=True, slots=True)
class Index:
    """One line in the corner of a card: a figure or an icon."""

    number: str = ""
    icon: str = ""
    word: str = ""
    needs: str = ""
    sign: str = ""

    def figure(self, value: int) -> str:
        """Return a number as the corner shows it, with its sign if the line asks for one."""
        if not self.sign:
            return str(value)
        return f"{MINUS if value < 0 else self.sign}{abs(value)}"


@dataclass(frozen=True, slots=True)
class Cells:
    """A row of numbers in coloured cells; further numbers say which of them are framed."""

    numbers: tuple[str, ...]
    colours: tuple[Colour, ...]
    frames: str = ""

    def colour(self, value: int) -> Colour:
        """Return the colour of a value: values beyond the scale have that of its end."""
        return self.colours[max(1, min(value, len(self.colours))) - 1]


@dataclass(frozen=True, slots=True)
class Gauge:
    """A scale from 1 on with a colour for each value, on which one is marked."""

    number: str
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class TileTemplate:
    """What a tile shows beside title and cells: a word and a large figure."""

    word: str
    figure: str


@dataclass(frozen=True, slots=True)
class Face:
    """How the faces of one kind of card look."""

    band: Colour
    band_text: Colour
    paper: Colour
    ink: Colour
    emblem: str
    part: Part = WHOLE
    picture_by: str = ""
    mark: str = ""
    band_by: str = ""
    effect: tuple[str, ...] = ()
    bands: Mapping[str, Colour] = field(default_factory=dict)
    tab_by: str = ""
    tabs: Mapping[str, Colour] = field(default_factory=dict)
    badges: tuple[Badge, ...] = ()
    index: tuple[Index, ...] = ()
    cells: Cells | None = None
    gauge: Gauge | None = None
    tile: TileTemplate | None = None

    def for_words(self, words: Mapping[str, str]) -> "Face":
        """Return the face of a card with these words, in its own band colour."""
        return replace(self, band=self.bands.get(words.get(self.band_by, ""), self.band))

    def picture(self, card: str, words: Mapping[str, str]) -> str:
        """Return the name of the picture of a card with these words."""
        return words.get(self.picture_by, "") or card

    def has_effect(self, words: Mapping[str, str]) -> bool:
        """Tell whether a card with these words has a text worth reading."""
        return any(words.get(word, "") for word in self.effect)

    @property
    def scaled(self) -> bool:
        """Tell whether the foot of a card shows cells or a scale."""
        return self.cells is not None or self.gauge is not None

    @property
    def band_light(self) -> Colour:
        """Return the band where light falls on it."""
        return mix(self.band, WHITE, SHEEN)

    @property
    def gold(self) -> tuple[Colour, Colour, Colour]:
        """Return the metal of a title from its lit upper to its shaded lower edge."""
        light = mix(self.band_text, WHITE, 0.5)
        return light, self.band_text, mix(self.band_text, GOLD_SHADE, 0.2)

    @property
    def ink_soft(self) -> Colour:
        """Return the ink of words that are no rules."""
        return mix(self.ink, self.paper, 0.18)

    @property
    def pairs(self) -> tuple[tuple[Colour, Colour], ...]:
        """Return every text colour with the least favourable ground that it lies on."""
        on_band = tuple((gold, self.band_light) for gold in self.gold)
        scales = [scale for scale in (self.cells, self.gauge) if scale is not None]
        figures = [(ink_on(ground), ground) for scale in scales for ground in scale.colours]
        return (*on_band, *figures, (self.ink, self.paper), (self.ink_soft, self.paper))

    def strengthened(self) -> "Face":
        """Return the same face for those who need strong contrast."""
        return replace(
            self,
            band=mix(self.band, BLACK, 0.6),
            band_text=mix(self.band_text, WHITE, 0.5),
            paper=WHITE,
            ink=BLACK,
            cells=self.cells and replace(self.cells, colours=_strong(self.cells.colours)),
            gauge=self.gauge and replace(self.gauge, colours=_strong(self.gauge.colours)),
        )


def ink_on(ground: Colour) -> Colour:
    """Return the ink of a figure on a cell of some colour."""
    return readable_on(ground, WHITE, DARK)


def _strong(colours: tuple[Colour, ...]) -> tuple[Colour, ...]:
    """Return the colours of a scale with light ones lighter and dark ones darker."""
    ends = [BLACK if ink_on(colour) == WHITE else WHITE for colour in colours]
    return tuple(mix(colour, end, 0.35) for colour, end in zip(colours, ends, strict=True))


@dataclass(frozen=True, slots=True)
class BackTemplate:
    """How one back looks for which no picture was made."""

    ground: Colour
    line: Colour
    petals: int
    icon: str


@dataclass(frozen=True, slots=True)
class Templates:
    """All faces and backs of a game."""

    faces: Mapping[str, Face]
    backs: Mapping[str, BackTemplate]

    def face(self, kind: str) -> Face:
        """Return the template of a kind, or the game's first when the kind has none."""
        return self.faces.get(kind) or next(iter(self.faces.values()))

    def back(self, name: str) -> BackTemplate:
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
        emblem=facts.word("emblem"),
        part=take_part(facts, "part") if facts.has("part") else WHOLE,
        picture_by=facts.word_or("picture_by", ""),
        mark=facts.word_or("mark", ""),
        band_by=facts.word_or("band_by", ""),
        effect=tuple(facts.words("effect")) if facts.has("effect") else (),
        bands=_colours(facts, "bands"),
        tab_by=facts.word_or("tab_by", ""),
        tabs=_colours(facts, "tabs"),
        badges=tuple(_badge(badge) for badge in facts.subs("badge")) if facts.has("badge") else (),
        index=tuple(_index(line) for line in facts.subs("index")) if facts.has("index") else (),
        cells=_cells(facts.sub("cells")) if facts.has("cells") else None,
        gauge=_gauge(facts.sub("gauge")) if facts.has("gauge") else None,
        tile=_tile(facts.sub("tile")) if facts.has("tile") else None,
    )
    facts.done()
    return face


def _colours(facts: Facts, key: str) -> dict[str, Colour]:
    if not facts.has(key):
        return {}
    found = facts.sub(key)
    return {name: take_colour(found, name) for name in found.keys()}  # noqa: SIM118 - Facts


def _cells(facts: Facts) -> Cells:
    numbers = tuple(facts.words("numbers"))
    cells = Cells(numbers, take_colours(facts, "colours"), facts.word_or("frames", ""))
    facts.done()
    return cells


def _gauge(facts: Facts) -> Gauge:
    gauge = Gauge(facts.word("number"), take_colours(facts, "colours"))
    facts.done()
    return gauge


def _tile(facts: Facts) -> TileTemplate:
    tile = TileTemplate(facts.word_or("word", ""), facts.word_or("figure", ""))
    facts.done()
    return tile


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


def _index(facts: Facts) -> Index:
    kinds = [key for key in ("number", "icon", "word") if facts.has(key)]
    if len(kinds) != 1:
        raise facts.complain("index", "wrong-count", f"{len(kinds)} (1)")
    line = Index(
        **{kinds[0]: facts.word(kinds[0])},
        needs=facts.word_or("needs", ""),
        sign=facts.word_or("sign", ""),
    )
    facts.done()
    return line


def _back(facts: Facts) -> BackTemplate:
    back = BackTemplate(
        ground=take_colour(facts, "ground"),
        line=take_colour(facts, "line"),
        petals=facts.whole("petals", 3, 40),
        icon=facts.word_or("icon", ""),
    )
    facts.done()
    return back
