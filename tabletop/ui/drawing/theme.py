"""Colours, radii and seat marks of the house, normal and in high contrast."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from rules.core.data import Facts, read_facts

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class SeatMark:
    """How one seat is told from the others: colour, shape and letter together."""

    colour: Colour
    shape: str
    letter: str


@dataclass(frozen=True, slots=True)
class Theme:
    """One set of colours with the radii and seat marks that go with it."""

    name: str
    colours: Mapping[str, Colour]
    radii: Mapping[str, int]
    seats: tuple[SeatMark, ...]
    pairs: tuple[tuple[str, str], ...]

    def __getitem__(self, name: str) -> Colour:
        return self.colours[name]

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def faded(self) -> float:
        """Return the least contrast of letters that say what cannot be used now."""
        return 4.5 if self.high_contrast else 3.2

    @property
    def high_contrast(self) -> bool:
        """Tell whether this is the theme for those who need strong contrast."""
        return self.name == "contrast"


def parse_colour(text: str) -> Colour:
    """Return the three numbers of a colour written as #rrggbb."""
    if len(text) != 7 or text[0] != "#":
        raise ValueError(text)
    number = int(text[1:], 16)
    return number >> 16, number >> 8 & 255, number & 255


def take_colour(facts: Facts, key: str) -> Colour:
    """Take a colour out of a table."""
    word = facts.word(key)
    try:
        return parse_colour(word)
    except ValueError:
        raise facts.complain(key, "not-colour", word) from None


def take_colours(facts: Facts, key: str) -> tuple[Colour, ...]:
    """Take a list of colours out of a table; one is the least."""
    words = facts.words(key)
    try:
        colours = tuple(parse_colour(word) for word in words)
    except ValueError as wrong:
        raise facts.complain(key, "not-colour", str(wrong)) from None
    if not colours:
        raise facts.complain(key, "missing")
    return colours


def read_theme(path: Path, *, high_contrast: bool = False) -> Theme:
    """Read one theme from a TOML file; complain precisely about what is wrong."""
    facts = read_facts(path)
    name = "contrast" if high_contrast else "normal"
    colours = _colours(facts.sub(name))
    radius = facts.sub("radius")
    radii = {key: radius.whole(key) for key in radius.keys()}  # noqa: SIM118 - Facts, no dict
    pairs = [pair for table in facts.subs("pair") for pair in _pairs(table, colours)]
    seats = [take_mark(table) for table in facts.subs("seat")]
    return Theme(name, colours, radii, tuple(seats), tuple(pairs))


def _colours(facts: Facts) -> dict[str, Colour]:
    return {key: take_colour(facts, key) for key in facts.keys()}  # noqa: SIM118 - Facts, no dict


def _pairs(facts: Facts, colours: Mapping[str, Colour]) -> list[tuple[str, str]]:
    text = facts.one_of("text", list(colours))
    pairs = [(text, ground) for ground in facts.words("on")]
    for _, ground in pairs:
        if ground not in colours:
            raise facts.complain("on", "unknown", ground)
    facts.done()
    return pairs


def take_mark(facts: Facts) -> SeatMark:
    """Take the mark of a seat out of its table."""
    mark = SeatMark(take_colour(facts, "colour"), facts.word("shape"), facts.word("letter"))
    facts.done()
    return mark


def luminance(colour: Colour) -> float:
    """Return the relative luminance of WCAG 2.2, 0 for black and 1 for white."""

    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(channel) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of WCAG 2.2, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return a colour between two: share 0 is the first, 1 the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def faint(colour: Colour, ground: Colour, least: float) -> Colour:
    """Return a colour as pale on its ground as it may be and still have some contrast there."""
    tones = [mix(ground, colour, share / 20) for share in range(1, 20)]
    return next((tone for tone in tones if contrast(tone, ground) >= least), colour)


def brighter(colour: Colour, times: float) -> Colour:
    """Return a colour with its light multiplied, its hue kept."""
    red, green, blue = (min(255, round(channel * times)) for channel in colour)
    return red, green, blue


def readable_on(ground: Colour, light: Colour, dark: Colour) -> Colour:
    """Return whichever of two text colours stands out more on a ground."""
    return light if contrast(ground, light) >= contrast(ground, dark) else dark
