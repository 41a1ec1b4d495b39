"""Reads the rulebook aloud: its list, one clause by its sign, one page by its title."""

from tabletop.words.pages import read_pages
from tabletop.words.speech import Speaker


def rule_lines(speaker: Speaker, rest: str) -> list[str]:
    """Return the list of all rules, or what was asked for; nothing where there is no such rule."""
    texts = speaker.texts
    ids = [key[len("clause.") : -len(".title")] for key in texts.keys("clause.")
           if key.endswith(".title")]  # fmt: skip
    if not rest:
        listed = [_headed(speaker, clause) for clause in ids]
        return [*listed, *(page.title for page in read_pages(texts))]
    lines = []
    for clause in [clause for clause in ids if clause.casefold() == rest.casefold()]:
        lines += [_headed(speaker, clause), texts.plain(speaker.clause(clause)[1])]
        if texts.flag(f"clause.{clause}.house"):
            lines.append(texts.text("text.house_ruling"))
    return lines or _page(speaker, rest)


def _headed(speaker: Speaker, clause: str) -> str:
    title = speaker.clause(clause)[0]
    return speaker.texts.text("text.clause_line", id=clause, title=title)


def _page(speaker: Speaker, title: str) -> list[str]:
    """Return a page of the rulebook by its title."""
    texts = speaker.texts
    pages = [page for page in read_pages(texts) if page.title.casefold() == title.casefold()]
    return [
        texts.text("text.clause_line", id=entry.title, title=texts.plain(entry.text))
        for page in pages
        for entry in page.entries
    ]
