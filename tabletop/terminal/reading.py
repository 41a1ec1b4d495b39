"""Reads from the rulebook to whoever listens: all its titles, one clause, or one page."""

from tabletop.words.pages import read_pages
from tabletop.words.speech import Speaker
from tabletop.words.text import Texts


def read_rules(speaker: Speaker, asked: str) -> list[str]:
    """Return the list of all rules, or the clause or page that was asked for; none if unknown."""
    texts = speaker.texts
    ids = [key[len("clause.") : -len(".title")] for key in texts.keys("clause.")
           if key.endswith(".title")]  # fmt: skip
    if not asked:
        listed = [(clause, texts.text(f"clause.{clause}.title")) for clause in ids]
        lines = [texts.text("text.clause_line", id=clause, title=title) for clause, title in listed]
        return lines + [page.title for page in read_pages(texts)]
    found = [clause for clause in ids if clause.casefold() == asked.casefold()]
    return [line for clause in found for line in read_clause(speaker, clause)] or _page(
        texts, asked
    )


def read_clause(speaker: Speaker, clause: str) -> list[str]:
    """Return one clause with its title, and whether the house made it."""
    texts = speaker.texts
    title, text = speaker.clause(clause)
    house = texts.flag(f"clause.{clause}.house")
    lines = [texts.text("text.clause_line", id=clause, title=title), texts.plain(text)]
    return lines + [texts.text("text.house_ruling")] * house


def _page(texts: Texts, title: str) -> list[str]:
    """Return a page of the rulebook by its title."""
    pages = [page for page in read_pages(texts) if page.title.casefold() == title.casefold()]
    return [
        texts.text("text.clause_line", id=entry.title, title=texts.plain(entry.text))
        for page in pages
        for entry in page.entries
    ]
