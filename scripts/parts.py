"""Lists the parts that others made, with their licences, and holds a built program against it.

build/parts.toml is where the facts are. `--write` makes THIRD_PARTY.md and the list that the
program shows from them. Without an option both are checked, and so is what is installed; with
`--app FOLDER` also a built program: whatever lies in it must belong to a part.
"""

import welcome

import argparse
import platform
import re
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import replace
from importlib import metadata
from pathlib import Path, PurePosixPath

from _setup import ROOT, enter

if __name__ == "__main__":
    enter("package")

import toml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from rules.core.data import ComplaintError
from shipping.belongings import belongings
from shipping.register import FACTS, PYTHON, Entry, Register, read_register
from shipping.release import SYSTEMS
from tabletop.program.parts import (
    FILE,
    LICENCES,
    Component,
    licence_file,
    read_parts,
    texts_of,
    version_of,
)

DOCUMENT = Path("THIRD_PARTY.md")
# What must be handed on with its source code within reach.
COPYLEFT = ("LGPL", "GPL-3")
HEAD = """\
# Parts that others made

Written by `scripts/parts.py` from `build/parts.toml`; do not edit.

Cloakroom itself is under the MIT licence, see [LICENSE](LICENSE). A built program also contains the
parts below, as far as its system needs them; what is shown under "About Cloakroom" in the program
is the list of that very build, with exact versions. The name of a licence leads to its text.

Parts under the LGPL are unchanged and lie in the program's folder as libraries of their own: put
another version of the same library in place of one, and the program uses that, or build the whole
anew with `scripts/package.py`. Where their source code is stands in the table. This software is
based in part on the work of the Independent JPEG Group and of the FreeType Team.
"""


# What is written


def listed(parts: Iterable[Component]) -> str:
    """Return the list as the program reads it."""
    tables = [{key: value for key, value in vars(part).items() if value} for part in parts]
    note = "# Written by scripts/parts.py from build/parts.toml; do not edit.\n\n"
    return note + toml.dumps({"part": tables})


def document(register: Register, root: Path = ROOT) -> str:
    """Return THIRD_PARTY.md."""
    words = tomllib.loads((root / "assets" / "common" / "en.toml").read_text(encoding="utf-8"))
    lines = [HEAD]
    for group, title in words["about"]["group"].items():
        lines += [
            f"## {title}",
            "",
            "| Part | Version | Licence | Whose work |",
            "|---|---|---|---|",
        ]
        lines += [_line(part, root) for part in register.parts if part.group == group]
        lines.append("")
    return "\n".join(lines)


def _line(part: Component, root: Path) -> str:
    licence = part.licence
    for name, text in texts_of(part).items():
        file = licence_file(Path("assets"), text).as_posix()
        licence = re.sub(rf"(?<![\w.-]){re.escape(name)}[\w-]*", rf"[\g<0>]({file})", licence)
    where = f"[{part.name}]({part.home})"
    where += f" ([source]({part.source}))" if part.source else ""
    holders = "<br>".join(part.holders)
    return f"| {where} | {_wanted(part, root)} | {licence} | {holders} |"


def _wanted(part: Component, root: Path) -> str:
    """Return which version the project asks for: what is installed changes from day to day."""
    asked = requirements(root).get(canonicalize_name(part.package))
    if asked is not None:
        return f"`{asked.specifier}`"
    return f"with {part.carrier}" if part.carrier else "as installed"


def requirements(root: Path = ROOT) -> dict[str, Requirement]:
    """Return what pyproject.toml asks for to run and to build the program, by package."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    texts = [*project["dependencies"], *project["optional-dependencies"]["package"]]
    asked = [Requirement(text) for text in texts]
    return {canonicalize_name(one.name): one for one in asked}


def written(root: Path = ROOT) -> dict[Path, str]:
    """Return every file that is made from the facts, with what it must say."""
    register = read_register(root)
    return {
        root / DOCUMENT: document(register, root),
        root / "assets" / FILE: listed(register.parts),
    }


# What is checked


def stale(root: Path = ROOT) -> list[str]:
    """List the written files that no longer say what the facts say."""
    return [
        f"{file.relative_to(root).as_posix()} is out of date: run scripts/parts.py --write"
        for file, text in written(root).items()
        if not file.exists() or file.read_text(encoding="utf-8") != text
    ]


def unsound(register: Register, root: Path = ROOT) -> list[str]:
    """List what the facts themselves lack: texts of licences, sources, carriers, groups."""
    words = tomllib.loads((root / "assets" / "common" / "en.toml").read_text(encoding="utf-8"))
    names = {part.name for part in register.parts}
    used = {text for part in register.parts for text in texts_of(part).values()}
    there = {file.stem for file in (root / "assets" / LICENCES).glob("*.txt")}
    found = [f"assets/{LICENCES.as_posix()}/{name}.txt is missing" for name in used - there]
    found += [f"{name}.txt is the licence of no part" for name in there - used]
    for part in register.parts:
        if not part.source and any(name.startswith(COPYLEFT) for name in texts_of(part)):
            found.append(f"{part.name}: {part.licence} asks for `source`")
        if part.carrier and part.carrier not in names:
            found.append(f"{part.name}: there is no part {part.carrier} to carry it")
        for wording in set(part.wordings) - set(texts_of(part).values()):
            found.append(f"{part.name}: {wording} words no licence of it")
        if part.group not in words["about"]["group"]:
            found.append(f"{part.name}: no text is called about.group.{part.group}")
    return sorted(found)


def needed(root: Path = ROOT) -> list[str]:
    """List the packages that running the program pulls in, directly or through others."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    waiting = [Requirement(text) for text in project["dependencies"]]
    found: set[str] = set()
    while waiting:
        one = waiting.pop()
        name = canonicalize_name(one.name)
        if name in found or (one.marker is not None and not one.marker.evaluate({"extra": ""})):
            continue
        found.add(name)
        waiting += [Requirement(text) for text in metadata.requires(name) or []]
    return sorted(found)


def strangers(register: Register, root: Path = ROOT) -> list[str]:
    """List installed packages without an entry, and entries that their metadata contradicts."""
    found = [
        f"{name} is installed with the program, but {FACTS.as_posix()} has no entry for it"
        for name in needed(root)
        if register.of_package(name) is None
    ]
    for entry in register.entries:
        said = declared(entry.part.package) if entry.part.package else entry.declared
        if said not in ("", entry.declared):
            found.append(f"{entry.part.name}: the entry says {entry.declared}, its metadata {said}")
    return found


def declared(package: str) -> str:
    """Return the licence that a package's metadata names; nothing if it is not installed."""
    try:
        about = metadata.metadata(package)
    except metadata.PackageNotFoundError:
        return ""
    named = [about[key] for key in ("License-Expression", "License") if key in about]
    return named[0] if named else ""


# What goes into a built program


def write_versions(folder: Path, root: Path = ROOT, *, compiled: bool) -> None:
    """Write the list for a program built here and now, with exact versions, below a folder."""
    system = SYSTEMS.get(sys.platform, sys.platform)
    entries = [entry for entry in read_register(root).entries if system in entry.systems]
    here = [entry for entry in entries if compiled or not entry.compiled]
    exact = [replace(entry.part, version=version_here(entry)) for entry in here]
    target = folder / "assets" / FILE
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(listed(exact), encoding="utf-8", newline="\n")


def version_here(entry: Entry) -> str:
    """Return the version of a part that is installed here; nothing where it does not tell."""
    if entry.part.name == PYTHON:
        return platform.python_version()
    if not entry.mark:
        return version_of(entry.part)
    mark = re.compile(entry.mark.encode())
    found = [mark.search(file.read_bytes()) for file in _libraries() if entry.owns(_posix(file))]
    return next((match[1].decode() for match in found if match), "")


def _libraries() -> list[Path]:
    """List the shared libraries that wheels brought along."""
    file = metadata.distribution("pygame-ce").locate_file("")
    folders = [Path(str(file), name) for name in ("pygame_ce.libs", "pygame", "pygame/.dylibs")]
    return sorted(path for folder in folders for path in folder.glob("*") if path.is_file())


def _posix(file: Path) -> PurePosixPath:
    return PurePosixPath(file.as_posix())


def unknown_files(app: Path, root: Path = ROOT) -> list[str]:
    """List what lies in a built program and belongs to no part, and licences that do not."""
    register = read_register(root)
    found = [
        f"{where}: belongs to no part of {FACTS.as_posix()}"
        for where, owners in belongings(app, register).items()
        if not owners
    ]
    there = {file.stem for file in app.rglob(f"{LICENCES.name}/*.txt")}
    texts = {text for part in register.parts for text in texts_of(part).values()}
    return found + [f"the licence {name} is missing" for name in sorted(texts - there)]


def absent(app: Path, root: Path = ROOT) -> list[str]:
    """List the parts that a built program shows and nothing in it belongs to."""
    present = {name for owners in belongings(app, read_register(root)).values() for name in owners}
    shown = [part.name for file in app.rglob(FILE.name) for part in read_parts(file.parent.parent)]
    return [name for name in dict.fromkeys(shown) if name not in present]


def main() -> int:
    """Write or check; return 1 when anything is missing or out of date."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", action="store_true", help=f"write {DOCUMENT} and assets/{FILE}")
    parser.add_argument("--app", type=Path, metavar="FOLDER", help="check a built program as well")
    asked = parser.parse_args()
    if asked.app is not None and not asked.app.is_dir():
        parser.error(f"there is no folder {asked.app}; scripts/package.py builds one")
    try:
        return report(asked.app, write=asked.write)
    except ComplaintError as problem:
        sys.exit(f"Cannot use the list of parts: {problem}")


def report(app: Path | None, *, write: bool) -> int:
    """Print what is wrong, line by line; return 1 if anything is."""
    if write:
        for file, text in written().items():
            file.write_text(text, encoding="utf-8", newline="\n")
            print(f"wrote {file.relative_to(ROOT).as_posix()}")
    register = read_register()
    found = [*unsound(register), *stale(), *strangers(register)]
    if app is not None:
        found += unknown_files(app)
        for name in absent(app):
            print(f"note: the program shows {name}, but nothing in it is known to be of that")
    for line in found:
        print(line)
    print(f"{len(register.entries)} parts, {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
