"""The register of parts that others made: who they are, and how to recognise what is theirs."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from packaging.utils import canonicalize_name

from _setup import ROOT
from rules.core.data import Facts, read_facts
from shipping.release import SYSTEMS
from tabletop.program.parts import Component, part_of

FACTS = Path("build", "parts.toml")
PYTHON, OURS = "Python", "Cloakroom"


@dataclass(frozen=True)
class Entry:
    """A part and how to recognise it in a built program."""

    part: Component
    declared: str
    files: tuple[str, ...]
    modules: tuple[str, ...]
    mark: str
    systems: tuple[str, ...]
    compiled: bool

    def owns(self, file: PurePosixPath) -> bool:
        """Tell whether a file of a built program is this part's by its name."""
        return any(file.match(pattern) for pattern in self.files)

    def has_module(self, name: str) -> bool:
        """Tell whether a Python module is this part's."""
        if self.part.name == PYTHON and name in sys.stdlib_module_names:
            return True
        return any(PurePosixPath(name).match(pattern) for pattern in self.modules)


@dataclass(frozen=True)
class Register:
    """All entries, and the modules that are our own."""

    entries: list[Entry]
    own: tuple[str, ...]

    @property
    def parts(self) -> list[Component]:
        """Return the parts, without how to recognise them."""
        return [entry.part for entry in self.entries]

    def of_package(self, name: str) -> Entry | None:
        """Return the entry of an installed package."""
        wanted = canonicalize_name(name)
        return next((e for e in self.entries if canonicalize_name(e.part.package) == wanted), None)


def read_register(root: Path = ROOT) -> Register:
    """Read build/parts.toml."""
    facts = read_facts(root / FACTS)
    return Register([_entry(table) for table in facts.subs("part")], tuple(facts.words("own")))


def _entry(facts: Facts) -> Entry:
    part = part_of(facts)
    entry = Entry(
        part,
        facts.word_or("declared", part.licence),
        _words(facts, "files"),
        _words(facts, "modules"),
        facts.word_or("mark", ""),
        _words(facts, "systems", tuple(SYSTEMS.values())),
        facts.has("compiled") and facts.flag("compiled"),
    )
    facts.done()
    return entry


def _words(facts: Facts, key: str, default: tuple[str, ...] = ()) -> tuple[str, ...]:
    return tuple(facts.words(key)) if facts.has(key) else default
