"""Checks the command line: valid words, wrong words, no screen, damaged files."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rules.registry import GAMES
from tabletop import paths
from tabletop.ai.levels import all_levels
from tabletop.arguments import (
    SWITCHES,
    WITH_VALUE,
    ArgumentsError,
    early_language,
    read_arguments,
    usage,
)
from tabletop.words.text import Texts

ROOT = Path(__file__).resolve().parents[3]
GAME = next(iter(GAMES))
COUNTS = {"duel": [2], "crowd": [3, 4, 5], GAME: [2]}
LEVELS = list(all_levels())


def texts(language: str = "en") -> Texts:
    """Return the common texts."""
    return Texts(language, [paths.assets() / "common"])


def run(
    tmp_path: Path,
    *words: str,
    root: Path = ROOT,
    display: bool = False,
    changes: dict[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run the program in a process of its own, with a screen or without."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "LC_ALL")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    environment |= {"CLOAKROOM_HOME": str(tmp_path / "home"), "LANG": "C", "PYTHONPATH": str(root)}
    environment |= changes or {}
    if display:
        environment["SDL_VIDEODRIVER"] = "dummy"
    return subprocess.run(
        [sys.executable, "-m", "tabletop", *words],
        cwd=root,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_every_word_is_understood() -> None:
    words = (
        f"--text {GAME} --new {GAME} --seats 2 --seed 7 --size 1280x720 --lang de "
        "--text-scale 150 --level hard --learn --hotseat --watch --instant --log x.jsonl "
        "--selftest --version"
    ).split()
    given = read_arguments(words, texts(), COUNTS, LEVELS)
    assert (given.text, given.new, given.seed, given.size) == (GAME, GAME, 7, (1280, 720))
    assert given.seats == 2
    assert (given.lang, given.text_scale, given.level) == ("de", 150, "hard")
    assert given.learn
    assert given.hotseat
    assert given.watch
    assert given.instant
    assert given.selftest
    assert given.version
    assert given.log == Path("x.jsonl")


@pytest.mark.parametrize(
    ("words", "valid"),
    [
        ("frobnicate", "--new"),
        ("--frobnicate", "--selftest"),
        ("--seed", "--seed"),
        ("--new chess", GAME),
        ("--new crowd --seats 2", "3, 4, 5"),
        ("--text duel --seats 3", "2"),
        ("--text duel --seats many", "2"),
        ("--seats 6", "2, 3, 4, 5"),
        ("--seats 0", "2, 3, 4, 5"),
        ("--text chess", GAME),
        ("--level godlike", "expert"),
        ("--lang fr", "de"),
        ("--seed 0", "1"),
        ("--seed x", "1"),
        ("--seed ²", "1"),
        ("--text-scale 90", "100"),
        ("--size 800x600", "1024x640"),
        ("--size wide", "1280x720"),
    ],
)
def test_a_wrong_word_lists_what_is_valid(words: str, valid: str) -> None:
    for language in ("en", "de"):
        with pytest.raises(ArgumentsError) as caught:
            read_arguments(words.split(), texts(language), COUNTS, LEVELS)
        message = str(caught.value)
        assert valid in message
        assert "\n" not in message
        assert "[app" not in message


def test_the_language_of_complaints_is_known_before_anything_else() -> None:
    assert early_language(["--new", "x", "--lang", "de"]) == "de"
    assert early_language(["--lang=en"]) == "en"
    assert early_language(["--lang"]) == ""
    assert early_language([]) == ""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_help_explains_every_word(language: str) -> None:
    shown = usage(texts(language), COUNTS, LEVELS)
    assert "crowd 3, 4, 5" in shown
    assert "[app" not in shown
    for name in (*WITH_VALUE, *SWITCHES):
        assert f"--{name} " in shown


def test_without_a_screen_one_line_names_the_text_mode(tmp_path: Path) -> None:
    done = run(tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert f"python3 scripts/play.py --text {GAME}" in done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="folders as Linux names them")
def test_a_start_moves_choices_to_their_folder_and_heeds_them(tmp_path: Path) -> None:
    former = tmp_path / "data" / "Cloakroom" / "settings.toml"
    former.parent.mkdir(parents=True)
    former.write_text('language = "de"\n')
    data, config = str(tmp_path / "data"), str(tmp_path / "config")
    changes = {"CLOAKROOM_HOME": "", "XDG_DATA_HOME": data, "XDG_CONFIG_HOME": config}
    done = run(tmp_path, "--seats", "99", changes=changes)
    assert "Möglich sind" in done.stderr
    assert (tmp_path / "config" / "Cloakroom" / "settings.toml").read_text() == 'language = "de"\n'
    assert not former.exists()


def test_an_unknown_word_ends_with_status_two(tmp_path: Path) -> None:
    done = run(tmp_path, "--frobnicate")
    assert done.returncode == 2
    assert "--selftest" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_wrong_number_of_seats_is_told_before_anything_opens(tmp_path: Path) -> None:
    done = run(tmp_path, "--new", GAME, "--seats", "17", "--lang", "de")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert GAME in done.stderr
    assert "17" in done.stderr


def test_a_log_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    done = run(tmp_path, "--log", str(tmp_path / "no" / "log"), display=True)
    assert done.returncode == 2
    assert str(tmp_path / "no" / "log") in done.stderr


@pytest.mark.parametrize(
    ("file", "words"),
    [
        (f"rules/{GAME}/facts/cards.toml", "--selftest"),
        (f"assets/{GAME}/box.toml", ""),
        (f"assets/{GAME}/faces.toml", f"--new {GAME}"),
        (f"assets/{GAME}/table.toml", f"--new {GAME}"),
        ("assets/common/theme.toml", ""),
        ("assets/common/de.toml", "--lang de"),
    ],
)
def test_a_damaged_data_file_is_named_in_one_sentence(
    tmp_path: Path, file: str, words: str
) -> None:
    tree = tmp_path / "tree"
    for folder in ("rules", "tabletop", "assets"):
        shutil.copytree(ROOT / folder, tree / folder, ignore=shutil.ignore_patterns("__pycache__"))
    broken = tree / file
    text = broken.read_text(encoding="utf-8")
    broken.write_text("surprise = 1\nnot toml\n" + text, encoding="utf-8")
    done = run(tmp_path, *words.split(), root=tree, display=True)
    assert done.returncode == 2
    assert broken.name in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
