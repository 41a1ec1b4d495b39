"""Reads the word lists in `terms/` and holds texts against them: one term for each thing.

What a list holds is told at the head of `terms/common.toml`.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from tests.house.files import ROOT
from tests.house.test_texts import flat

LANGUAGES = ("en", "de")
COMMON = "common"
LISTS = ROOT / "tests" / "house" / "terms"
# English documents that players read; they follow the common list.
DOCUMENTS = ("README.md", "FIRST_START.md")
PLACEHOLDER = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
NUMBER = re.compile(r"\{(\w+)(?::(signed|half))?\}(?P<after>[ \u00a0]+[^\W\d_][^.,;:!?({]*)?")
WORD = re.compile(r"[^\W\d_][\w’'-]*")
QUOTED = r"[“„\"‘‚»]{}[”“\"’‘«]"
# Behind one of these another thing begins, which the number does not count.
ARTICLES = frozenset(
    {"a", "an", "the", "this", "ein", "eine", "einen", "einer", "der", "die", "das", "den", "dem"}
    | {"dieser", "diese", "dieses", "diesem"}
)
PROMPT, REFUSAL = 12, 20
FORMS = ("none", "one", "other")


@dataclass(frozen=True)
class Rule:
    """A form that is forbidden, or allowed only so often, in one language."""

    thing: str
    pattern: re.Pattern[str]
    why: str
    most: int
    excepted: frozenset[str]


@dataclass(frozen=True)
class WordList:
    """The words of one game, or of all."""

    name: str
    rules: dict[str, list[Rule]]
    terms: dict[str, dict[str, list[str]]]
    counted: dict[str, list[tuple[str, str]]]
    uncounted: dict[str, set[str]]
    longer: dict[str, str]


def told(name: str) -> dict[str, dict[str, Any]]:
    """Return the things of a list, and what it says of numbers and lengths."""
    return tomllib.loads((LISTS / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def word_list(name: str) -> WordList:
    """Read the list of one game, or the common one."""
    entries = told(name)
    numbers, longer = entries.pop("numbers", {}), entries.pop("longer", {})
    things = entries.items()
    return WordList(
        name,
        {language: [rule for one in things for rule in rules(*one, language)]
         for language in LANGUAGES},
        {language: {thing: entry[language] for thing, entry in things if language in entry}
         for language in LANGUAGES},
        {language: [*pairs(entries, language), *map(tuple, numbers.get(f"counted_{language}", []))]
         for language in LANGUAGES},
        {language: set(numbers.get(f"uncounted_{language}", [])) for language in LANGUAGES},
        longer,
    )  # fmt: skip


def rules(thing: str, entry: dict[str, Any], language: str) -> Iterator[Rule]:
    """Yield what an entry forbids in a language."""
    excepted = entry.get("but", {})
    keys = frozenset(key.split(" ", 1)[1] for key in excepted if key.startswith(language))
    for table, most in (("not", 0), ("rare", entry.get("at_most", 0))):
        forms = entry.get(f"{table}_{language}", [])
        for form in forms:
            pattern = re.compile(rf"(?<!\w)(?:{form})(?!\w)", re.IGNORECASE)
            yield Rule(thing, pattern, str(entry.get("why", "")), most, keys)


def pairs(told: dict[str, dict[str, Any]], language: str) -> list[tuple[str, str]]:
    """Return the counted terms of a list, one and many; a term that has no plural is both."""
    entries = [entry for entry in told.values() if entry.get("counted") and language in entry]
    return [(entry[language][0], (entry[language] * 2)[1]) for entry in entries]


@cache
def texts(folder: str, language: str) -> dict[str, str]:
    """Return every text of a folder of assets by its key, without marks that only print."""
    file = ROOT / "assets" / folder / f"{language}.toml"
    found = flat(tomllib.loads(file.read_text(encoding="utf-8")))
    return {key: text.replace("\u00ad", "") for key, text in found.items()}


@cache
def documents() -> dict[str, str]:
    """Return the lines of the documents that players read."""
    return {
        f"{name}:{number}": line
        for name in DOCUMENTS
        for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines(), 1)
    }


def read_under(wanted: WordList, language: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the texts that a list governs: those of its game, or everybody's."""
    folders = [file.stem for file in sorted(LISTS.glob("*.toml"))]
    for folder in folders if wanted.name == COMMON else [wanted.name]:
        yield folder, texts(folder, language)
    if wanted.name == COMMON and language == "en":
        yield "documents", documents()


def forbidden(wanted: WordList, language: str) -> Iterator[str]:
    """Yield where a text says what a list forbids, and exceptions that nothing needs."""
    for rule in wanted.rules[language]:
        needed: set[str] = set()
        for folder, said in read_under(wanted, language):
            hits = [key for key, text in said.items() if rule.pattern.search(text)]
            needed.update(rule.excepted.intersection(hits))
            left = [key for key in hits if key not in rule.excepted]
            for key in left if len(left) > rule.most else []:
                yield (
                    f"{folder}/{language}: {key} says {rule.pattern.search(said[key])[0]!r}"  # type: ignore[index]
                    f" ({len(left)} of {rule.most}): {rule.why}"
                )
        for key in sorted(rule.excepted - needed) if len(rule.excepted) else []:
            if not any(key in other.excepted and other is not rule and other.thing == rule.thing
                       for other in wanted.rules[language]):  # fmt: skip
                yield f"terms/{wanted.name}: {language} {key} needs no exception from {rule.thing}"


def unused(wanted: WordList, language: str) -> Iterator[str]:
    """Yield terms that no text says: a list must not hold words that players never meet."""
    said = "\n".join(text for _, part in read_under(wanted, language) for text in part.values())
    for thing, forms in wanted.terms[language].items():
        if not any(re.search(rf"(?<!\w){re.escape(form)}", said) for form in forms):
            yield f"terms/{wanted.name}: no text says {forms[0]!r} for {thing} ({language})"


# Lengths


def is_prompt(folder: str, key: str) -> bool:
    """Tell whether a text asks somebody to decide."""
    return key.startswith("step.") or (folder == COMMON and key.startswith("text.choose"))


def is_refusal(folder: str, key: str) -> bool:
    """Tell whether a text says why something cannot be done."""
    own = folder == COMMON and key.startswith(("text.undo_", "text.no_such", "text.not_under"))
    return own or (key.startswith("clause.") and key.endswith(".why"))


def words_in(text: str) -> int:
    """Count the words of a text that is filled in."""
    return sum(any(sign.isalnum() for sign in word) for word in text.split())


def usual_name(folder: str, language: str) -> str:
    """Return the name of a card that is as long as most of them."""
    names = [text for key, text in texts(folder, language).items()
             if key.startswith("card.") and key.endswith(".name")]  # fmt: skip
    if not names:
        return "Old Grudge"
    usual = Counter(map(words_in, names)).most_common(1)[0][0]
    return next(name for name in names if words_in(name) == usual)


@cache
def longest_prompt(folder: str, language: str) -> str:
    """Return the longest prompt that a refusal may repeat."""
    asked = [filled(folder, language, text) for key, text in texts(folder, language).items()
             if key.startswith("step.") and ".ask" in key]  # fmt: skip
    return max(asked, key=words_in, default="Take a card.")


def filled(folder: str, language: str, text: str) -> str:
    """Return a text with realistic facts: a usual name of a card, a seat, a number."""

    def put(match: re.Match[str]) -> str:
        name, form = match[1], match[2] or ""
        if name == "prompt":
            return longest_prompt(folder, language)
        if form in {"name", "top"}:
            return usual_name(folder, language)
        if form in {"seat", "owner", "who", "whom", "whose"}:
            return "Quill"
        family = [said for key, said in texts(folder, language).items()
                  if key.startswith(f"term.{form}.")]  # fmt: skip
        return max(family, key=words_in) if family else form.split("|")[-1] or "12"

    return PLACEHOLDER.sub(put, text)


def too_long(folder: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield the keys of prompts and refusals that are too long, each with a complaint."""
    for key, text in texts(folder, language).items():
        kinds = ((is_prompt, PROMPT, "prompt"), (is_refusal, REFUSAL, "refusal"))
        for belongs, most, kind in kinds:
            count = words_in(filled(folder, language, text)) if belongs(folder, key) else 0
            if count > most:
                where = f"{folder}/{language}: {key}"
                yield f"{language} {key}", f"{where} has {count} words, a {kind} has {most}: {text}"


# Numbers


def governed(key: str, said: dict[str, str]) -> tuple[set[str], tuple[int, ...]]:
    """Return which facts choose the form of a text, and which numbers they have there."""
    base, _, form = key.rpartition(".")
    if form not in FORMS or f"{base}.other" not in said:
        return set(), ()
    numbers = {name: numbers_in(said.get(f"{base}.{name}", "")) for name in FORMS}
    chosen = {"count", "amount", "size"}
    if f"{base}.one" in said:
        chosen |= numbers["other"] - numbers["one"]
    values = {"none": (0,), "one": (1,)}.get(form, ())
    taken = [value for value, name in ((0, "none"), (1, "one")) if f"{base}.{name}" in said]
    return chosen, values or tuple(value for value in (0, 1, 2) if value not in taken)


def numbers_in(text: str) -> set[str]:
    """Return the facts of a text that are filled in as numbers."""
    return {match[1] for match in NUMBER.finditer(text)}


def disagreeing(folder: str, language: str) -> Iterator[str]:
    """Yield where a number and the noun after it do not agree, for 0, 1 and 2."""
    said = texts(folder, language)
    lists = [word_list(COMMON), *([word_list(folder)] * (folder != COMMON))]
    counted = [pair for one in lists for pair in one.counted[language]]
    ones, manys = ({pair[place] for pair in counted} for place in (0, 1))
    uncounted = set().union(*(one.uncounted[language] for one in lists))
    for key, text in said.items():
        chosen, values = governed(key, said)
        for name in sorted(numbers_in(text)):
            for value in values if name in chosen and values else (0, 1, 2):
                noun = noun_after(text, name, ones | manys)
                wrong = manys - ones if value == 1 else ones - manys
                where = f"{folder}/{language}: {key} reads “{value} {noun}”"
                if noun in wrong:
                    yield f"{where}: choose the form of the noun, see tabletop/words/text.py"
                if noun and noun not in ones | manys | uncounted and looks_counted(noun, language):
                    yield f"{where}: the word lists do not say whether that can be counted"


def noun_after(text: str, name: str, known: set[str]) -> str:
    """Return the noun that follows a number: the next word, or the one after an adjective."""
    for match in NUMBER.finditer(text):
        words: list[str] = WORD.findall(match["after"] or "")
        if match[1] == name and words:
            near = words[: 1 if words[0] in ARTICLES else 2]
            return next((word for word in near if word in known), words[0])
    return ""


def looks_counted(word: str, language: str) -> bool:
    """Tell whether a word may be a noun in the plural, as far as its form tells."""
    return word[0].isupper() if language == "de" else word.endswith("s") and word[0].islower()


# Names of cards


def quoted(folder: str, language: str) -> Iterator[str]:
    """Yield texts that put the name of a card in quotation marks: names stand without."""
    said = texts(folder, language)
    names = [re.escape(text) for key, text in said.items()
             if key.startswith("card.") and key.endswith(".name")]  # fmt: skip
    mark = re.compile(QUOTED.format(rf"(?:\{{\w+:name\}}|{'|'.join(names) or '(?!)'})"))
    for key, text in said.items():
        if match := mark.search(text):
            yield f"{folder}/{language}: {key} quotes the name of a card: {match[0]}"


def typewritten(folder: str, language: str) -> Iterator[str]:
    """Yield texts with the apostrophe of a keyboard; print has one of its own."""
    for key, text in texts(folder, language).items():
        if "'" in text:
            yield f"{folder}/{language}: {key} wants ’ for ' in: {text}"
