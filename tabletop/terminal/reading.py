"""Reads a clause of the rulebook to whoever listens."""

from tabletop.words.speech import Speaker


def read_clause(speaker: Speaker, clause: str) -> list[str]:
    """Return one clause with its title, and whether the house made it."""
    texts = speaker.texts
    title, text = speaker.clause(clause)
    house = texts.flag(f"clause.{clause}.house")
    lines = [texts.text("text.clause_line", id=clause, title=title), texts.plain(text)]
    return lines + [texts.text("text.house_ruling")] * house
