"""Reads a clause of the rulebook to whoever listens."""

from tabletop.words.text import Texts


def clause_line(texts: Texts, clause: str) -> str:
    """Return the number and the title of a clause."""
    return texts.text("text.clause_line", id=clause, title=texts.text(f"clause.{clause}.title"))


def read_clause(texts: Texts, clause: str) -> list[str]:
    """Return one clause with its title, and whether the house made it."""
    lines = [clause_line(texts, clause), texts.plain(texts.text(f"clause.{clause}.text"))]
    house = texts.flag(f"clause.{clause}.house")
    return lines + [texts.text("text.house_ruling")] * house
