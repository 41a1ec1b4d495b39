"""Lays out a small playable game that passes every law, as a starting point for a new one.

It writes rules/NAME, assets/NAME, tests/games/NAME and its word list from scripts/templates/game,
enters the game into rules/registry.py and the contracts of pyproject.toml, and records its
play-throughs.
Nothing that exists is ever overwritten.
"""

import welcome

import argparse
import keyword
import re
import subprocess
import sys
from pathlib import Path
from string import Template

from _setup import ROOT, enter

TEMPLATES = ROOT / "scripts" / "templates" / "game"
ENDING = ".txt"  # of a template: it is no source of ours before the name stands in it
NAME = re.compile(r"[a-z]{3,16}")
HOMES = {"rules": "rules", "assets": "assets", "tests": "tests/games"}
TERMS = ("tests", "house", "terms")
REGISTRY, PROJECT = "rules/registry.py", "pyproject.toml"
BELOW_THE_MIND = ("cards", "names", "rounds", "verbs")
MIND = "knowledge"
FORMAT = (["check", "--fix-only", "--select", "I"], ["format"])

NEXT = """\
{title} stands in rules/{name}, assets/{name} and tests/games/{name}; it is a game already:
  python3 scripts/play.py --new {name}
  python3 scripts/test.py
Now make it yours:
  1. Write the rulebook as clauses in assets/{name}/en.toml and de.toml, in the words of
     tests/house/terms/{name}.toml.
  2. Change rules/{name}: numbers in cards.toml, behaviour in rounds.py and verbs.py.
  3. Prove each clause in tests/games/{name}; python3 scripts/clauses.py {name} lists what is open.
  4. Record how it plays now: python3 scripts/golden.py {name}
CONTRIBUTING.md ("Adding a game") lists what every game owes its players."""


class RefusedNameError(Exception):
    """Says in one sentence why no game of a name can be laid out."""


def refusal(root: Path, name: str) -> str:
    """Return why a game cannot have a name, or nothing."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        return f"{name!r} is no name for a game: take one lower-case word of 3 to 16 letters a to z"
    taken = [f"{home}/{name}" for home in HOMES.values() if (root / home / name).exists()]
    taken += [f"rules/{name}.py"] * (root / "rules" / f"{name}.py").exists()
    taken += [file.relative_to(root).as_posix() for file in recorded(root, name)]
    if taken:
        return f"{name!r} is taken: {taken[0]} exists already, and nothing is overwritten"
    word = re.compile(rf"(?<![A-Za-z]){name}(?![A-Za-z])", re.IGNORECASE)
    for file in sorted((root / "tabletop").rglob("*.py")):
        if word.search(file.read_text(encoding="utf-8")):
            used = file.relative_to(root).as_posix()
            return f"{name!r} is a word of the application ({used}), which names no game"
    return ""


def recorded(root: Path, name: str) -> list[Path]:
    """Return the play-throughs that are recorded under a name."""
    return sorted((root / "tests" / "golden").glob(f"{name}-*.txt"))


def written(root: Path, name: str) -> dict[Path, str]:
    """Return every new file with its content."""
    words = {"name": name, "Title": name.capitalize(), "SIGN": name[:2].upper(), "sign": name[:2]}
    homes = {TEMPLATES / f"terms.toml{ENDING}": root.joinpath(*TERMS) / f"{name}.toml"}
    for part, home in HOMES.items():
        for template in sorted((TEMPLATES / part).glob(f"*{ENDING}")):
            homes[template] = root / home / name / template.name.removesuffix(ENDING)
    return {
        target: Template(template.read_text(encoding="utf-8")).substitute(words)
        for template, target in homes.items()
    }


def registered(text: str, name: str) -> str:
    """Return the registry with one more game: imported in order, entered behind the others."""
    imported = re.search(r"^from rules import (.+)$", text, re.M)
    if imported is None:
        raise LookupError(f"{REGISTRY} imports no games any more")
    among = ", ".join(sorted([*imported[1].split(", "), name]))
    text = text.replace(imported[0], f"from rules import {among}")
    listed, end, after = text.rpartition("\n])")
    return f"{listed}\n    ({name}.LABEL, {name}.load),{end}{after}"


def layered(text: str, name: str) -> str:
    """Return the project file with the game among its layers and its mind out of reach."""
    games = re.search(r'^    "(rules\.\w+(?: \| rules\.\w+)+)",$', text, re.M)
    if games is None:
        raise LookupError(f"{PROJECT} has no layer of games any more")
    among = " | ".join(sorted([*games[1].split(" | "), f"rules.{name}"]))
    text = text.replace(games[0], f'    "{among}",')
    below = ", ".join(f'"rules.{name}.{module}"' for module in BELOW_THE_MIND)
    text = appended(text, "source_modules", below)
    return appended(text, "forbidden_modules", f'"rules.{name}.{MIND}"')


def appended(text: str, key: str, line: str) -> str:
    """Return the project file with one more line in the list that keeps rules from the mind."""
    head, found, rest = text.partition("never ask the mind of an opponent")
    opening, key_found, items = rest.partition(f"{key} = [\n")
    if not found or not key_found:
        raise LookupError(f"{PROJECT} no longer says that rules never ask the mind of an opponent")
    listed, end, after = items.partition("\n]")
    return f"{head}{found}{opening}{key_found}{listed}\n    {line},{end}{after}"


def lay_out(root: Path, name: str) -> list[Path]:
    """Write a game and enter it everywhere; return its files, or refuse and write nothing."""
    why = refusal(root, name)
    if why:
        raise RefusedNameError(why)
    changed = {
        root / REGISTRY: registered((root / REGISTRY).read_text(encoding="utf-8"), name),
        root / PROJECT: layered((root / PROJECT).read_text(encoding="utf-8"), name),
    }
    fresh = written(root, name)
    for file, text in [*fresh.items(), *changed.items()]:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return list(fresh)


def tidy(root: Path, files: list[Path]) -> None:
    """Let the formatter wrap and sort what the length of the name has moved."""
    sources = [str(file) for file in files if file.suffix == ".py"]
    for words in FORMAT:
        command = [sys.executable, "-m", "ruff", *words, "--quiet", *sources]
        subprocess.run(command, cwd=root, check=True)


def record(name: str) -> None:
    """Write down how the game plays."""
    from golden import rewrite  # noqa: PLC0415 - the game is registered only now
    from rules.registry import GAMES  # noqa: PLC0415

    rewrite(GAMES[name], aloud=False)


def main() -> int:
    """Lay out the game asked for and say what to do next."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("name", metavar="NAME", help="of the game: one lower-case word")
    name = parser.parse_args().name
    try:
        files = lay_out(ROOT, name)
    except RefusedNameError as problem:
        parser.error(str(problem))
    tidy(ROOT, files)
    record(name)
    print(NEXT.format(name=name, title=name.capitalize()))
    return 0


if __name__ == "__main__":
    enter("test", "dev")
    sys.exit(main())
