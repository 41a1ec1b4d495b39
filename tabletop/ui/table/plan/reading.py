"""How single keys of a plan are read, by the plan itself and by every fitting."""

from collections.abc import Callable

from rules.core.data import Facts

FormReader = Callable[[Facts], object]  # takes what a form of counters needs to know
KeyReader = Callable[[Facts, str], object]  # takes one key of a zone


def take_words(facts: Facts, key: str) -> tuple[str, ...]:
    """Take a list of texts, or none where the key is absent."""
    return tuple(facts.words(key)) if facts.has(key) else ()


def take_flag(facts: Facts, key: str) -> bool:
    """Take true or false, false where the key is absent."""
    return facts.flag(key) if facts.has(key) else False
