"""Colours, radii and seat marks of the house, normal and in high contrast."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Colour = tuple[int, int, int]


class ThemeError(ValueError):
    """Raised when the theme file lacks something or says it wrongly."""


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
    def high_contrast(self) -> bool:
        """Tell whether this is the theme for those who need strong contrast."""
        return self.name == "contrast"


def parse_colour(text: str) -> Colour:
    """Return the three numbers of a colour written as #rrggbb."""
    if len(text) != 7 or text[0] != "#":
        raise ThemeError(f"{text!r} is not a colour of the form #rrggbb")
    try:
        number = int(text[1:], 16)
    except ValueError as error:
        raise ThemeError(f"{text!r} is not a colour of the form #rrggbb") from error
    return number >> 16, number >> 8 & 255, number & 255


def read_theme(path: Path, *, high_contrast: bool = False) -> Theme:
    """Read one theme from a TOML file."""
    with path.open("rb") as file:
        facts = tomllib.load(file)
    name = "contrast" if high_contrast else "normal"
    try:
        return _theme_from(facts, name)
    except (KeyError, TypeError, ThemeError) as error:
        raise ThemeError(f"{path}: [{name}] {error}") from error


def _theme_from(facts: Mapping[str, Any], name: str) -> Theme:
    colours = {key: parse_colour(value) for key, value in facts[name].items()}
    pairs = [(pair["text"], ground) for pair in facts["pair"] for ground in pair["on"]]
    for key in {key for pair in pairs for key in pair}:
        if key not in colours:
            raise ThemeError(f"lacks the colour {key!r}, which a [[pair]] names")
    seats = [
        SeatMark(parse_colour(seat["colour"]), seat["shape"], seat["letter"])
        for seat in facts["seat"]
    ]
    return Theme(name, colours, dict(facts["radius"]), tuple(seats), tuple(pairs))


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


def readable_on(ground: Colour, light: Colour, dark: Colour) -> Colour:
    """Return whichever of two text colours stands out more on a ground."""
    return light if contrast(ground, light) >= contrast(ground, dark) else dark
