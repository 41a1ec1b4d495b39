"""Pages of a rulebook beside its clauses: a guide to the first match, words, sources.

`[page.<name>]` of a game's texts has a `title` and numbered entries with a title and a text; with
`opening = true` the page stands before the clauses, else after them. The pages `credits` and
`sources` are also told about the program.
"""

from dataclasses import dataclass, field

from tabletop.words.text import Texts

PAGE = "page."


@dataclass(frozen=True)
class Paragraph:
    """A paragraph with its heading; the key tells it from all others."""

    key: str
    title: str
    text: str


@dataclass(frozen=True)
class Page:
    """Paragraphs under one heading."""

    name: str
    title: str
    opening: bool
    entries: list[Paragraph] = field(default_factory=list)


def read_pages(texts: Texts) -> list[Page]:
    """Return the pages of a game in their order."""
    pages: dict[str, Page] = {}
    for key in texts.keys(PAGE):
        name, _, part = key.removeprefix(PAGE).partition(".")
        if part == "title":
            pages[name] = Page(name, texts.text(key), texts.flag(f"{PAGE}{name}.opening"))
        elif part.endswith(".title"):
            entry = key.removesuffix(".title")
            pages[name].entries.append(
                Paragraph(entry, texts.text(key), texts.text(f"{entry}.text"))
            )
    return list(pages.values())
