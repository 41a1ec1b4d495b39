"""Libraries of the system that are loaded but not brought along: which is missing, who has it."""

import os
import platform
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules.core.data import read_facts

FILE = Path(__file__).with_suffix(".toml")
LINUX = sys.platform.startswith("linux")
SCREEN, SOUND, INSTALL, PACKAGE = "screen", "sound", "install", "package"
# The loader of Linux names the file that it did not find, SDL the one that it could not use.
_LOST = re.compile(
    r"(lib[\w.+-]+?\.so[.\d]*):? cannot open|Failed loading (lib[\w.+-]+?\.so[.\d]*)"
)
_LOST_ON_WINDOWS = "DLL load failed"


@dataclass(frozen=True)
class Known:
    """What libraries.toml tells."""

    screens: dict[str, list[str]]  # by the variable that names a screen
    sound: list[str]
    install: dict[str, str]  # by distribution: how it installs packages
    packages: dict[str, dict[str, str]]  # by library and distribution


@cache
def known() -> Known:
    """Read the libraries and their packages."""
    facts = read_facts(FILE)
    screens, install, packages = (facts.sub(name) for name in (SCREEN, INSTALL, PACKAGE))
    found = Known(
        {name: screens.words(name) for name in screens.keys()},  # noqa: SIM118 - no mapping
        facts.sub(SOUND).words("any"),
        {name: install.word(name) for name in install.keys()},  # noqa: SIM118
        {},
    )
    for library in packages.keys():  # noqa: SIM118
        held = packages.sub(library)
        found.packages[library] = {name: held.word(name) for name in found.install}
    return found


def lost(error: BaseException) -> str:
    """Return the library that something failed for the want of, or nothing."""
    match = _LOST.search(str(error))
    return (match[1] or match[2]) if match else ""


def lost_on_windows(error: BaseException) -> bool:
    """Tell whether something failed for the want of a library that Windows does not name."""
    return isinstance(error, ImportError) and _LOST_ON_WINDOWS in str(error)


def missing_for_screen() -> list[str]:
    """List what is missing to open a window on the screen that the system names."""
    named = [name for name in known().screens if os.environ.get(name)]
    wanting = [missing(known().screens[name]) for name in named]
    # One screen that can be reached is enough.
    return wanting[0] if wanting and all(wanting) else []


def missing_for_sound() -> list[str]:
    """List the libraries of which any one would bring sound; none where one of them is there."""
    wanting = missing(known().sound)
    return wanting if len(wanting) == len(known().sound) else []


def missing(libraries: Iterable[str]) -> list[str]:
    """List those that this system cannot load; only Linux leaves them to the system."""
    if not LINUX:
        return []
    return [library for library in libraries if not _loads(library)]


def _loads(library: str) -> bool:
    import ctypes  # noqa: PLC0415 - needs a library itself, and only who lacks one gets here

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def distribution() -> str:
    """Return which of the distributions we know this system is, or is like; or nothing."""
    try:
        told = platform.freedesktop_os_release()
    except OSError:
        return ""
    called = [told.get("ID", ""), *told.get("ID_LIKE", "").split()]
    return next((name for name in known().install if name.lower() in called), "")


def remedy(libraries: Iterable[str], where: str) -> str:
    """Return the command that brings these libraries on a distribution; nothing if unknown."""
    packages = [known().packages.get(library, {}).get(where, "") for library in libraries]
    if not where or not all(packages):
        return ""
    return " ".join([known().install[where], *dict.fromkeys(packages)])


def holders(library: str) -> str:
    """Return the packages that have a library, each with its distribution; nothing if unknown."""
    held = known().packages.get(library, {})
    return ", ".join(f"{package} ({name})" for name, package in held.items())
