"""What stands in a rulebook, section by section: clauses, rulings, pages beside them."""

from dataclasses import dataclass, field

from tabletop.words.pages import PAGE, Page, read_pages
from tabletop.words.text import Texts


@dataclass(frozen=True)
class Clause:
    """One clause as it is printed."""

    id: str
    title: str
    text: str
    house: bool = False

    @property
    def sign(self) -> str:
        """Return the id as it is printed; what stands on a page beside the clauses has none."""
        return "" if self.id.startswith(PAGE) else self.id


@dataclass(frozen=True)
class Section:
    """Clauses under one heading."""

    title: str
    clauses: list[Clause] = field(default_factory=list)


def read_sections(texts: Texts) -> list[Section]:
    """Return the rulebook: the sections of the rules, then rulings, house rulings, the app's own.

    A clause `X.2.1` belongs to section `X.2`; a clause `X-7` is a ruling; clauses of the
    application (`C-`) hold at every table. Pages of a game frame them: an `opening` one comes
    first, all others last.
    """
    sections: dict[str, Section] = {}
    for key in texts.keys("clause."):
        if not key.endswith(".title"):
            continue
        stem = key.removesuffix(".title")
        texts_of_it = texts.text(key), texts.text(f"{stem}.text")
        clause = Clause(stem.removeprefix("clause."), *texts_of_it, texts.flag(f"{stem}.house"))
        group = _group(clause)
        if group not in sections:
            sections[group] = Section(_section_title(texts, group))
        sections[group].clauses.append(clause)
    last = ["rulings", "house", "app"]
    order = sorted(sections, key=lambda name: last.index(name) if name in last else -1)
    pages = read_pages(texts)
    opening = [_section_of(page) for page in pages if page.opening]
    closing = [_section_of(page) for page in pages if not page.opening]
    return [*opening, *(sections[name] for name in order), *closing]


def _section_of(page: Page) -> Section:
    return Section(page.title, [Clause(one.key, one.title, one.text) for one in page.entries])


def _group(clause: Clause) -> str:
    if clause.id.startswith("C-"):
        return "app"
    if "-" in clause.id:
        return "house" if clause.house else "rulings"
    return clause.id.rpartition(".")[0]


def _section_title(texts: Texts, group: str) -> str:
    if group in ("rulings", "house", "app"):
        return texts.text(f"rulebook.{group}")
    key = f"section.{group}"
    return texts.text(key) if texts.has(key) else texts.text("rulebook.section", number=group)
