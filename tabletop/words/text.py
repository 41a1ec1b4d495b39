"""Looks up and fills in what players read, in English or German.

A key is the dotted path of a text in its TOML file. Placeholders are named: `{need}` is the plain
fact, `{amount:signed}` carries its sign, `{points:half}` counts halves and reads 41 as 20½,
`{what:name}` and `{seat:seat}` are words that a Speaker finds; `{icon:power}` is a picture and
stays for who draws it. A table of `one` and `other` holds both forms of a count, and may have one
for `none`: the fact `count` chooses, else `amount`. A second number chooses just its noun:
`{cost} {cost:talent|talents}`, and `{points:half|point|points}` where halves are counted.
"""

import locale
import os
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path

from rules.core.data import ComplaintError, read_facts
from tabletop.player.settings import Settings
from tabletop.words.prepared import Entry, prepared

Fact = int | float | str
Resolver = Callable[[str, int], str]

ENGLISH = "en"
LANGUAGES = (ENGLISH, "de")
MINUS = "\N{MINUS SIGN}"
HALF = "\N{VULGAR FRACTION ONE HALF}"
_PLACEHOLDER = re.compile(r"\{(\w+)(?::(\w+|[^{}|]*(?:\|[^{}|]*)+))?\}")
_ICON = re.compile(r"\{icon:(\w+)\}")
_MARK = re.compile(r"\\(.)|\*|(?<!\w)_(?=\S)|(?<=\S)_(?!\w)|\u00ad")


class Texts:
    """The texts of some folders in one language, with English behind them; earlier folders win."""

    def __init__(self, language: str, folders: list[Path]) -> None:
        self.language = language if language in LANGUAGES else ENGLISH
        self.folders = folders
        order = [self.language] if self.language == ENGLISH else [self.language, ENGLISH]
        files = [folder / f"{name}.toml" for name in order for folder in folders]
        self._texts, self._flags = _together(tuple((file, _changed(file)) for file in files))

    def has(self, key: str) -> bool:
        """Tell whether there is such a text, in one form or in two."""
        return key in self._texts or f"{key}.other" in self._texts

    def flag(self, key: str) -> bool:
        """Tell whether a key is set to true."""
        return key in self._flags

    def counted(self, base: str, value: int) -> str:
        """Return what a counter shows; one of `halves` counts half points."""
        return halves(value) if self.flag(f"halves.{base}") else number(value)

    def keys(self, prefix: str) -> list[str]:
        """Return the keys of texts that begin with a prefix, in the order of the files."""
        return [key for key in self._texts if key.startswith(prefix)]

    def raw(self, key: str, facts: Mapping[str, Fact]) -> str:
        """Return a text with its placeholders still open; a missing one is its key in brackets."""
        form = _form(facts.get("count", facts.get("amount")))
        forms = (self._texts.get(name) for name in (key, f"{key}.{form}", f"{key}.other"))
        return next((found for found in forms if found is not None), f"[{key}]")

    def text(self, key: str, /, **facts: Fact) -> str:
        """Return a text with its facts filled in."""
        return fill(self.raw(key, facts), facts)

    def plain(self, markup: str) -> str:
        """Return a marked-up text as words alone: pictures are named, emphasis is dropped."""
        named = _ICON.sub(lambda match: self.text(f"icon.{match[1]}"), markup)
        return _MARK.sub(lambda match: match[1] or "", named)


def sought(words: str) -> str:
    """Return words as a search compares them: as they can be typed, whatever their capitals."""
    return words.replace("\u00ad", "").replace("’", "'").casefold()


def fill(text: str, facts: Mapping[str, Fact], resolve: Resolver | None = None) -> str:
    """Fill the named placeholders of a text; what has no fact is left standing."""

    def put(match: re.Match[str]) -> str:
        name, form = match[1], match[2]
        if name not in facts or name == "icon":
            return match[0]
        value = facts[name]
        if form and "|" in form:
            return noun(value, form)
        if form == "signed":
            return signed(value)
        if form == "half":
            return halves(value)
        if form and resolve is not None and isinstance(value, int):
            return resolve(form, value)
        return number(value)

    return _PLACEHOLDER.sub(put, text)


def number(value: Fact) -> str:
    """Return a fact as it is read, with a real minus sign."""
    return str(value).replace("-", MINUS) if isinstance(value, int | float) else value


def halves(value: Fact) -> str:
    """Return what was counted in halves as it is read: 41 is 20½, 1 is ½."""
    if not isinstance(value, int):
        return number(value)
    whole, half = divmod(abs(value), 2)
    sign = MINUS if value < 0 else ""
    return f"{sign}{whole or ''}{HALF}" if half else f"{sign}{whole}"


def noun(value: Fact, forms: str) -> str:
    """Return the form of a noun for a number: `one|many`, or `half|one|many` for halves."""
    *counting, one, many = forms.split("|")
    single = (1, 2) if counting else (1,)
    return one if isinstance(value, int) and abs(value) in single else many


def signed(value: Fact) -> str:
    """Return a number with its sign, plus included."""
    return f"+{value}" if isinstance(value, int | float) and value > 0 else number(value)


def language_of(settings: Settings) -> str:
    """Return the language that the player chose, else that of the system."""
    return settings.language or system_language()


def system_language() -> str:
    """Return the language of the system where we speak it, else English."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    chosen = next((name for name in names if name), "") or (locale.getlocale()[0] or "")
    start = chosen[:2].lower()
    # Windows calls its locales by their English names.
    if chosen.lower().startswith("german"):
        return "de"
    return start if start in LANGUAGES else ENGLISH


def complaint_text(texts: Texts | None, error: ComplaintError) -> str:
    """Return one sentence about a wrong data file; the bare facts where texts are the trouble."""
    where = f"{error.file}: [{error.table}] {error.key}".replace("[] ", "").rstrip(": ")
    if texts is None or not texts.has(f"complaint.{error.code}"):
        return f"{where}: {error.code} {error.detail}".rstrip()
    what = texts.text(f"complaint.{error.code}", key=error.key, detail=error.detail)
    return texts.text("complaint.line", where=where, what=what)


def _form(count: Fact | None) -> str:
    """Return the form of a count; words and facts that are missing take the form for many."""
    if isinstance(count, str) or count is None:
        return "other"
    return "none" if count == 0 else "one" if abs(count) == 1 else "other"


def _changed(file: Path) -> int:
    return file.stat().st_mtime_ns if file.exists() else 0


@lru_cache(maxsize=64)
def _together(files: tuple[tuple[Path, int], ...]) -> tuple[dict[str, str], frozenset[str]]:
    """Return the texts and the flags of some files; the first that has a text wins."""
    texts: dict[str, str] = {}
    flags: set[str] = set()
    for file, changed in files:
        for key, entry in _read(file, changed).items():
            if isinstance(entry, str):
                texts.setdefault(key, entry)
            else:
                flags.add(key)
    return texts, frozenset(flags)


@lru_cache(maxsize=64)
def _read(file: Path, _changed: int) -> dict[str, Entry]:
    """Return what a file says by dotted keys; it is read again only when it has changed."""
    return prepared(file, lambda: entries_of(file))


def entries_of(file: Path) -> dict[str, Entry]:
    """Work out the entries of a file: texts, and flags that are set."""
    found: dict[str, Entry] = {}
    for key, value in _flat(read_facts(file).left, ""):
        if value is not True and not isinstance(value, str):
            table, _, name = key.rpartition(".")
            raise ComplaintError(str(file), table, name, "not-word", repr(value))
        found[key] = value
    return found


def _flat(value: object, path: str) -> list[tuple[str, object]]:
    if not isinstance(value, dict):
        return [(path, value)]
    pairs: list[tuple[str, object]] = []
    for key, part in value.items():
        pairs += _flat(part, f"{path}.{key}" if path else str(key))
    return pairs
