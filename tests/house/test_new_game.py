"""Checks that a new game is laid out whole: in a copy of the project it passes every law."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import new_game
from rules.registry import GAMES
from tests.house.files import ROOT
from tests.house.test_rooms import computed_imports, numbered, without_duty, without_rooms
from tests.house.test_shape import foreign_imports, shape_faults
from tests.house.test_texts import language_faults, unreadable
from tests.house.test_words import games_named, outside_paths
from tests.systems import link

NAME = "bazaar"  # sorts before the core, where formatters would like other imports
COPIED = ("rules", "tabletop", "scripts", "tests", "pyproject.toml")
NOT_NEEDED = shutil.ignore_patterns("art", "sound", "shipping", "built", "torture", "window")
ASKED = (
    "laws", "golden", f"games/{NAME}", "ai/test_honesty.py", "house/test_clauses.py",
    "house/test_game_texts.py", "house/test_keys.py", "house/test_terms.py", "ui/test_cues.py",
    "ui/table/test_faces.py", "ui/table/test_every_way.py", "app/test_binder.py",
    "app/test_pages.py", "ui/screens/test_card_binder.py", "ui/screens/test_demonstration.py",
    "ui/screens/test_asking_rules.py",
)  # fmt: skip


def copy_of_the_project(folder: Path) -> Path:
    """Copy what a game touches and what tries it; pictures and texts of others are only linked."""
    folder.mkdir()
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=NOT_NEEDED)
        else:
            shutil.copyfile(ROOT / name, folder / name)
    (folder / "assets").mkdir()
    for assets in (ROOT / "assets").iterdir():
        link(folder / "assets" / assets.name, assets)
    return folder


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a copy, which finds nothing of the project it was copied from."""
    places = os.pathsep.join([str(folder), str(folder / "scripts")])
    environment = os.environ | {"PYTHONPATH": places, "CI": "1"}
    command = [sys.executable, *words]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def laid_out(folder: Path, name: str) -> subprocess.CompletedProcess[str]:
    """Lay out a game in a copy, without the set-up that the command begins with."""
    code = f"import sys, new_game; sys.argv[1:] = [{name!r}]; sys.exit(new_game.main())"
    return run(folder, "-c", code)


def tried(folder: Path) -> subprocess.CompletedProcess[str]:
    """Try everything that is asked of the new game."""
    files = [f"tests/{file}" for file in ASKED]
    plain = ["-q", "-p", "no:randomly", "-n", "0"]
    # The fewest and the most seats stand for those in between.
    return run(folder, "-m", "pytest", *plain, *files, "-k", f"{NAME} and not {NAME}-3")


def untidy(folder: Path) -> list[str]:
    """List what the house would not have in the source and the texts of the new game."""
    alone = folder.with_name("alone")
    for home in new_game.HOMES.values():
        shutil.copytree(folder / home / NAME, alone / home / NAME)
    found = [*shape_faults(alone), *foreign_imports(alone), *outside_paths(alone)]
    found += [*language_faults(alone / "assets"), *unreadable(alone)]
    housed = [*numbered(alone), *without_duty(alone), *without_rooms(alone)]
    return [*found, *housed, *computed_imports(alone), *games_named(folder, [NAME])]


def test_a_new_game_passes_every_law_and_every_rule_of_the_house(tmp_path: Path) -> None:
    copy = copy_of_the_project(tmp_path / "copy")
    done = laid_out(copy, NAME)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"scripts/play.py --new {NAME}" in done.stdout
    new = ["rules/registry.py", f"rules/{NAME}", f"tests/games/{NAME}"]
    for words in (["check"], ["format", "--check"]):
        lint = run(copy, "-m", "ruff", *words, *new)
        assert lint.returncode == 0, lint.stdout
    assert untidy(copy) == []
    tests = tried(copy)
    assert tests.returncode == 0, tests.stdout
    again = laid_out(copy, NAME)
    assert again.returncode == 2
    assert f"{NAME!r} is taken: rules/{NAME} exists already" in again.stderr


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Bridge", "one lower-case word"),
        ("two words", "one lower-case word"),
        ("whist3", "one lower-case word"),
        ("../whist", "one lower-case word"),
        ("import", "one lower-case word"),
        ("core", "is taken: rules/core exists"),
        ("common", "is taken: assets/common exists"),
        ("registry", "is taken: rules/registry.py exists"),
        ("window", "is a word of the application (tabletop/"),
    ],
)
def test_a_name_that_cannot_be_is_refused_with_a_reason(name: str, why: str) -> None:
    assert why in new_game.refusal(ROOT, name)
    with pytest.raises(new_game.RefusedNameError):
        new_game.lay_out(ROOT, name)


def test_a_good_name_is_not_refused() -> None:
    assert new_game.refusal(ROOT, NAME) == ""


def test_the_registry_keeps_its_order_and_gets_one_more_game_behind_the_others() -> None:
    before = (ROOT / "rules" / "registry.py").read_text(encoding="utf-8").splitlines()
    after = new_game.registered("\n".join(before) + "\n", NAME).splitlines()
    fresh = [line for line in after if line not in before]
    imports, entry = fresh
    assert entry == f"    ({NAME}.LABEL, {NAME}.load),"
    assert after[after.index(entry) + 1].startswith("])")
    games = imports.removeprefix("from rules import ").split(", ")
    assert games == sorted([*GAMES, NAME])
    kept = [line for line in before if not line.startswith("from rules import ")]
    assert [line for line in after if line not in fresh] == kept


def test_the_contracts_know_the_new_game_and_keep_its_mind_apart() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    before, after = (
        tomllib.loads(found)["tool"]["importlinter"]["contracts"]
        for found in (text, new_game.layered(text, NAME))
    )
    changed = [new for old, new in zip(before, after, strict=True) if old != new]
    house, mind = changed
    assert any(layer.startswith(f"rules.{NAME} | rules.") for layer in house["layers"])
    assert f"rules.{NAME}.rounds" in mind["source_modules"]
    assert f"rules.{NAME}.knowledge" in mind["forbidden_modules"]


def test_a_project_without_the_contracts_is_told_of_by_a_sentence() -> None:
    with pytest.raises(LookupError, match="no layer of games"):
        new_game.layered("", NAME)
    with pytest.raises(LookupError, match="mind of an opponent"):
        new_game.appended("", "source_modules", "x")
