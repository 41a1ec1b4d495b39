"""Checks the files of matches: nothing acknowledged is lost, and no damage is fatal."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rules.core.rng import Rng
from tabletop import save
from tabletop.files.writing import set_aside
from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.program.version import version
from tabletop.save import Saved, SaveError, SaveFile
from tests.app.matches import new_match, people_at, play_on, texts_of
from tests.fixture_game import GAME as TALLY
from tests.games_under_law import LONGEST, ROOT

GAMES = {TALLY.name: TALLY}
KILLS = 30

PLAYER = """
import sys
from pathlib import Path
from tabletop.match import Match
from tabletop.save import SaveFile
from tabletop.player.seats import Seat
from tests.fixture_game import GAME
for number in range(1000):
    match = Match.new(GAME, [Seat("A"), Seat("B")], number, {}, SaveFile(Path(sys.argv[1])))
    print("dealt", flush=True)
    while not match.over:
        match.submit(match.view(match.decider).moves[0])
        print(match.number, flush=True)
"""


def test_no_acknowledged_move_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    rng = Rng.seeded(2024)
    for round_ in range(KILLS):
        path = tmp_path / f"{round_}.toml"
        command = [sys.executable, "-c", PLAYER, str(path)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
            assert player.stdout is not None
            said = [player.stdout.readline() for _ in range(1 + rng.below(60))]
            player.kill()
            said += player.stdout.readlines()
        deals = said.count("dealt\n")
        last = said[-1] if said[-1].endswith("\n") else said[-2]
        acknowledged = 0 if last == "dealt\n" else int(last)
        match = Match.resume(SaveFile(path), GAMES)
        assert match.read_only is None
        seed = match.record.seed
        # The next match may have been dealt already without having been announced.
        assert seed == deals or (seed == deals - 1 and match.number >= acknowledged)
        assert [entry.code for entry in save.entries(tmp_path)] == [""] * (round_ + 1)
        assert not list(tmp_path.glob(".*.new")), "what the kill interrupted is swept away"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the file of a match of 25 moves."""
    file = tmp_path / "tally-1.toml"
    match = new_match(TALLY, people_at(3), 11, file)
    play_on(match, 25)
    return file


def opened(path: Path) -> Match:
    """Open a match."""
    return Match.resume(SaveFile(path), GAMES)


def error_of(match: Match) -> int:
    """Return the system's number for why a match is not on the disk; 0 where it is."""
    return 0 if match.trouble is None else match.trouble.errno or -1


def change(path: Path, how: Callable[[str], str]) -> str:
    """Rewrite a file; return what is in it then."""
    before = path.read_text(encoding="utf-8")
    after = how(before)
    assert before != after
    path.write_text(after, encoding="utf-8")
    return after


def test_a_file_reads_back_as_it_was_written(tmp_path: Path) -> None:
    match = new_match(TALLY, [Seat('A "quoted" \\ name', ""), Seat("Ünï", "hard")], -5)
    play_on(match, 30)
    file = SaveFile(tmp_path / "a.toml")
    saved = Saved(match.record, match.seats, practice=True, finished=True, when=save.now())
    file.write(saved)
    again = file.read()
    assert vars(again) | {"record": 0} == vars(saved) | {"record": 0}
    for field in ("game", "version", "seed", "seats", "options", "moves", "checks"):
        assert getattr(again.record, field) == getattr(saved.record, field)


def test_a_torn_file_opens_up_to_its_last_whole_move_and_stays_as_it_is(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    start = text.index("moves = [")
    for cut in range(start + len("moves = [\n"), len(text) - 2, 7):
        path.write_text(text[:cut], encoding="utf-8", newline="\r\n" if cut % 2 else "\n")
        match = opened(path)
        assert match.read_only is not None
        assert match.read_only.code == "torn"
        assert match.read_only.number == match.number + 1
        assert match.number == text[:cut].count('",\n')
        assert match.save is None
        assert path.read_text(encoding="utf-8") == text[:cut]
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    aside = set_aside(path)
    assert aside.read_text(encoding="utf-8") == text[:cut]
    assert not path.exists()
    assert save.entries(path.parent) == []


def test_a_torn_head_is_one_clear_sentence_and_the_file_stays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for cut in range(0, text.index("moves = ["), 5):
        path.write_text(text[:cut], encoding="utf-8")
        with pytest.raises(SaveError) as error:
            opened(path)
        sentence = save.error_text(texts_of(TALLY), error.value)
        assert str(path) in sentence
        assert "[" not in sentence
        assert path.read_text(encoding="utf-8") == text[:cut]


def test_a_flipped_letter_anywhere_never_crashes_and_never_deletes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    rng = Rng.seeded(5)
    texts = texts_of(TALLY, "de")
    for number in range(300):
        spot = rng.below(len(text))
        letter = '0123456789abcxyz"]>=/.'[rng.below(22)]
        broken = text[:spot] + letter + text[spot + 1 :]
        file = path.with_name(f"{number}.toml")
        file.write_text(broken, encoding="utf-8")
        try:
            match = opened(file)
        except SaveError as error:
            assert "[" not in save.error_text(texts, error)
            assert file.read_text(encoding="utf-8") == broken
        else:
            if match.read_only:
                assert "[" not in save.drift_text(texts, match.read_only)
                assert match.number < 25 or match.read_only.code == "torn"
        kept = [kin.read_text(encoding="utf-8") for kin in path.parent.glob(f"{number}.*")]
        assert kept == [broken]


def test_a_changed_move_is_noticed(path: Path) -> None:
    changed = change(path, lambda text: re.sub(r"bribe=(\d)", "bribe", text, count=1))
    match = opened(path)
    assert match.read_only is not None
    assert match.read_only.code in {"digest", "refused"}
    assert match.number == match.read_only.number - 1
    assert path.read_text(encoding="utf-8") == changed


def test_a_wrong_digest_is_noticed(path: Path) -> None:
    change(path, lambda text: re.sub(r'20 = "....', '20 = "0000', text))
    match = opened(path)
    assert match.read_only is not None
    assert (match.read_only.number, match.read_only.code, match.number) == (20, "digest", 19)


def test_another_version_of_the_rules_shows_the_deal_and_leaves_the_file(path: Path) -> None:
    change(path, lambda text: text.replace("rules = 1", "rules = 7"))
    match = opened(path)
    assert match.read_only is not None
    assert (match.read_only.code, match.read_only.detail, match.number) == ("version", "7", 0)
    assert path.exists()


@pytest.mark.parametrize("program", ["", 'program = "99.0.0"\n', "program = 5\n"])
def test_whichever_program_wrote_a_match_it_plays_on(path: Path, program: str) -> None:
    line = f'program = "{version()}"\n'
    assert line in path.read_text(encoding="utf-8")
    change(path, lambda text: text.replace(line, program))
    match = opened(path)
    assert match.read_only is None
    play_on(match, 1)
    assert SaveFile(path).read().program == version()


@pytest.mark.parametrize(
    ("program", "told"),
    [("9.8.7", "(format 2, Cloakroom 9.8.7)"), ("", "(format 2)"), ("[x]", "(format 2)")],
)
def test_a_format_of_the_future_is_told_with_the_program_that_wrote_it(
    path: Path, program: str, told: str
) -> None:
    change(path, lambda text: text.replace("format = 1", "format = 2"))
    change(path, lambda text: re.sub('program = ".*"', f'program = "{program}"', text))
    with pytest.raises(SaveError) as error:
        opened(path)
    assert told in save.error_text(texts_of(TALLY), error.value)


def test_a_copy_that_lost_its_version_still_saves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    version.cache_clear()
    monkeypatch.setattr("tabletop.paths.root", lambda: tmp_path)
    match = new_match(TALLY, people_at(2), 1, tmp_path / "a.toml")
    monkeypatch.undo()
    assert match.trouble is None
    assert SaveFile(tmp_path / "a.toml").read().program == ""


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('game = "tally"', 'game = "whist"', "game"),
        ("format = 1", "format = 99", "format"),
        ("format = 1", "", "damaged"),
        ("seed = 11", 'seed = "x"', "damaged"),
        ("rounds = 5", "rounds = 4", "options"),
        ("rounds = 5", "laps = 5", "options"),
        (', {name = "Bo", level = ""}, {name = "Cy", level = ""}', "", "seats"),
        ("practice = false", "practice = 0", "damaged"),
    ],
)
def test_what_cannot_be_opened_is_one_clear_sentence(
    path: Path, old: str, new: str, code: str
) -> None:
    changed = change(path, lambda text: text.replace(old, new))
    with pytest.raises(SaveError) as error:
        opened(path)
    assert error.value.code == code
    for language in ("en", "de"):
        sentence = save.error_text(texts_of(TALLY, language), error.value)
        assert str(path) in sentence
        assert not re.search(r"[\[\]{}]", sentence)
    assert path.read_text(encoding="utf-8") == changed


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"hello\n", b"moves = [\n", b"[[["])
def test_a_file_that_is_no_match_at_all_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "a.toml"
    file.write_bytes(content)
    with pytest.raises(SaveError) as error:
        opened(file)
    assert error.value.code == "damaged"
    assert file.read_bytes() == content
    assert [entry.code for entry in save.entries(tmp_path)] == ["damaged"]


def test_what_is_no_file_of_text_is_named_and_listed_without_a_claim(tmp_path: Path) -> None:
    folder, large = tmp_path / "folder.toml", tmp_path / "large.toml"
    folder.mkdir()
    with large.open("wb") as stream:
        stream.truncate(200_000_000)
    for path, code, detail in ((folder, "odd", ""), (large, "large", "200.0")):
        with pytest.raises(SaveError) as error:
            opened(path)
        told = error.value
        assert (told.path, told.code, told.detail) == (path, code, detail)
        entry = save.entry_of(path)
        assert entry.when
        assert entry == save.ListedMatch(path, "", 0, entry.when, [], 0, False, False, code, detail)


def test_the_list_says_of_a_match_what_its_file_says(path: Path) -> None:
    saved = SaveFile(path).read()
    assert save.entry_of(path) == save.ListedMatch(
        path, "tally", TALLY.version, saved.when, people_at(3), 25, False, False, ""
    )
    change(path, lambda text: text.replace("practice = false", "practice = true"))
    change(path, lambda text: text.replace("finished = false", "finished = true")[:-9])
    entry = save.entry_of(path)
    assert (entry.practice, entry.finished, entry.moves, entry.code) == (True, True, 24, "torn")
    aside = set_aside(path)
    older = aside.with_name("tally.damaged-1.toml")
    aside.rename(older)
    assert save.entry_of(older).code == "damaged"


@pytest.mark.parametrize(
    ("name", "listed"), [("a.toml", True), (".a.toml", False), ("a.txt", False), ("b.toml", False)]
)
def test_only_files_of_matches_with_the_right_beginning_are_listed(
    tmp_path: Path, name: str, listed: bool
) -> None:
    (tmp_path / name).touch()
    assert save.files_in(tmp_path, "a") == ([tmp_path / name] if listed else [])
    assert save.files_in(tmp_path / "none") == []


def test_a_missing_file_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="unreadable"):
        opened(tmp_path / "gone.toml")


def test_an_older_format_is_lifted_step_by_step(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lift(plain: dict[str, object]) -> dict[str, object]:
        return plain | {"when": "2000-01-01T00:00:00"}

    change(path, lambda text: re.sub(r"when = .*\n", "", text.replace("format = 1", "format = 0")))
    with pytest.raises(SaveError, match="format"):
        opened(path)
    monkeypatch.setitem(save.MIGRATIONS, 0, lift)
    assert opened(path).number == 25


def test_the_list_has_the_newest_first(tmp_path: Path) -> None:
    finished = new_match(TALLY, people_at(2), 1, tmp_path / "finished.toml")
    play_on(finished, LONGEST)
    for name, year in {"old": 2030, "new": 2031}.items():
        file = tmp_path / f"{name}.toml"
        text = save.laid_out(save.plain_of(SaveFile(tmp_path / "finished.toml").read()))
        text = text.replace("finished = true", "finished = false")
        file.write_text(re.sub(r"when = .*", f'when = "{year}-01-01T00:00:00"', text))
    listed = save.entries(tmp_path)
    assert [entry.path.stem for entry in listed] == ["new", "old", "finished"]
    assert [entry.finished for entry in listed] == [False, False, True]
    assert listed[2].moves == finished.number


def test_two_new_matches_never_share_a_file(tmp_path: Path) -> None:
    first = SaveFile.fresh("tally", tmp_path)
    first.path.write_text("x")
    second = SaveFile.fresh("tally", tmp_path)
    second.path.write_text("x")
    assert first.path != second.path
    assert SaveFile.fresh("tally", tmp_path).path not in {first.path, second.path}


def test_a_full_disk_is_told_and_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(TALLY, people_at(2), 1, tmp_path / "a.toml")

    def full(_saved: Saved) -> None:
        raise OSError(28, "No space left on device")

    assert match.save is not None
    monkeypatch.setattr(match.save, "write", full)
    play_on(match, 1)
    assert match.number == 1
    assert error_of(match) == 28
    monkeypatch.undo()
    play_on(match, 1)
    assert error_of(match) == 0
    assert opened(tmp_path / "a.toml").number == 2
