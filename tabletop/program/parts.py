"""The parts of the program that others made: what they are, whose, and under which licence."""

import re
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from rules.core.data import Facts, read_facts
from tabletop import paths

FILE = Path("common", "parts.toml")
LICENCES = Path("common", "licences")
FULL_LINE = 52  # a shorter line of a licence is a heading, an entry or the end of a paragraph
HOLDER = "Copyright (c) "
GAP = " " * 4  # between the columns of a table
_JOINING = {"AND", "OR", "WITH"}


@dataclass(frozen=True)
class Component:
    """One part; `carrier` names the part that brings it along, where it is not installed itself.

    `wordings` names texts that are used instead of the common ones: BSD-3-Clause-Xiph is how
    BSD-3-Clause is worded by Xiph.
    """

    name: str
    group: str
    licence: str
    holders: tuple[str, ...]
    home: str
    source: str = ""
    package: str = ""
    carrier: str = ""
    version: str = ""
    wordings: tuple[str, ...] = ()


def read_parts(assets: Path) -> list[Component]:
    """Read the list that came with the program."""
    return [part_of(facts) for facts in read_facts(assets / FILE).subs("part")]


def part_of(facts: Facts) -> Component:
    """Take one part from its table."""
    return Component(
        facts.word("name"),
        facts.word("group"),
        facts.word("licence"),
        tuple(facts.words("holders")),
        facts.word("home"),
        facts.word_or("source", ""),
        facts.word_or("package", ""),
        facts.word_or("carrier", ""),
        facts.word_or("version", ""),
        tuple(facts.words("wordings")) if facts.has("wordings") else (),
    )


def version_of(part: Component) -> str:
    """Return the version that a built program was built with, else the installed one, if any."""
    if part.version or not part.package:
        return part.version
    try:
        return metadata.version(part.package)
    except metadata.PackageNotFoundError:
        return ""


def names_in(licence: str) -> list[str]:
    """Return what the texts behind an SPDX expression are called: LGPL-2.1-or-later is LGPL-2.1."""
    words = [word for word in re.findall(r"[\w.-]+", licence) if word not in _JOINING]
    return [re.sub(r"-(or-later|only)$", "", word) for word in words]


def licence_file(assets: Path, name: str) -> Path:
    """Return where the text of a licence lies."""
    return assets / LICENCES / f"{name}.txt"


def texts_of(part: Component) -> dict[str, str]:
    """Map every name in the licence of a part to the text that holds for the part."""
    texts: dict[str, str] = {}
    for name in names_in(part.licence):
        own = [wording for wording in part.wordings if wording.startswith(f"{name}-")]
        texts[name] = own[0] if own else name
    return texts


def licence_text(part: Component) -> str:
    """Return the texts of the licences of a part, one after the other."""
    files = [licence_file(paths.assets(), name) for name in texts_of(part).values()]
    return "\n\n".join(file.read_text(encoding="utf-8") for file in files)


def paragraphs(text: str) -> list[str]:
    """Return a text that was broken into lines of equal length as paragraphs to be broken anew.

    A line that ends early or has gaps was meant to end there, and a holder begins a line; lines
    drawn with signs are left out.
    """
    found: list[str] = []
    going_on = False
    for line in text.splitlines():
        words = " ".join(line.split())
        if not words.strip("-=_*"):
            going_on = False
            continue
        if going_on and not words.startswith(HOLDER):
            found[-1] += f" {words}"
        else:
            found.append(words)
        going_on = len(line.rstrip()) >= FULL_LINE and GAP not in line.strip()
    return found
