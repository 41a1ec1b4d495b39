"""Checks the terminal game: it tells everything, understands words, and keeps the match."""

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.core.engine import legal_moves
from rules.core.game import Game
from rules.core.notation import write
from rules.core.table import Table
from rules.registry import GAMES
from tabletop import paths
from tabletop.ai.messages import Reply
from tabletop.arguments import Arguments
from tabletop.match import Match
from tabletop.player import statistics
from tabletop.player.settings import Settings
from tabletop.terminal.choices import LONGEST, first_list, second_list
from tabletop.terminal.describe import describe
from tabletop.terminal.mode import Evening, run
from tabletop.terminal.session import COMMANDS, Terminal
from tabletop.words.choices import label
from tabletop.words.speech import Speaker
from tests.app.matches import new_match, people_at, play_on, texts_of
from tests.fixture_game import GAME as TALLY
from tests.fixture_market import GAME as MARKET
from tests.games_under_law import ROOT


class FirstMove:
    """A computer that always makes its first legal move."""

    def __init__(self) -> None:
        self.move = ""

    def begin_match(self) -> None:
        """Have nothing to forget."""

    def ask(self, game: Game, view: Table, level: str, seed: int, temper: str = "") -> int:
        """Choose at once."""
        self.move = write(game, view.setup, legal_moves(game, view)[0])
        return seed

    def poll(self) -> Reply | None:
        """Answer the second time."""
        return Reply(job=0, move=self.move, thoughts=[])

    def wait(self, seconds: float) -> None:
        """Be ready at once."""

    def cancel(self) -> None:
        """Forget the question."""

    def close(self) -> None:
        """Have nothing to close."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test its own player's folder."""
    monkeypatch.setenv("CLOAKROOM_HOME", str(tmp_path))
    return tmp_path


def sit(
    *words: str,
    game: Game = TALLY,
    language: str = "en",
    settings: Settings | None = None,
    **asked: int,
) -> str:
    """Type lines at a new terminal and return everything it wrote."""
    arguments = Arguments(text=game.name, seed=asked.get("seed", 0))
    arguments.hotseat = bool(asked.get("hotseat"))
    arguments.watch = bool(asked.get("watch"))
    arguments.seats = asked.get("seats", 0)
    out = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in words))
    evening = Evening(game, texts_of(game, language), arguments, settings or Settings())
    run(evening, FirstMove(), Terminal(source, out))
    return out.getvalue()


def saved() -> Iterator[Path]:
    """Yield the files of all matches."""
    return paths.saves().glob("*.toml")


def test_a_sitting_tells_the_goal_the_table_and_numbered_choices() -> None:
    said = sit("table", seed=3)
    assert said.startswith("Tally\nThe smallest election\nGoal: Most points")
    assert "Deal number 3." in said
    assert "Your hand: " in said
    named = said.partition("Words you can type: ")[2].partition("\n")[0]
    assert len(named.split(", ")) == len(COMMANDS), "the banner names every command"
    first, _, table = said.partition("> ")
    assert "Lay a ballot in your urn.\n1. Lay: Ballot of" in first
    assert "“table” tells the whole table." in first
    assert "Hand of Computer" not in first, "the table of others is told on request"
    said = table
    assert "Hand of Computer: 3 cards face down." in said
    assert "Purse: secret." in said
    assert "Deck: 14 cards face down." in said
    assert "Box:" not in said
    assert "[" not in said
    assert "{" not in said


def test_the_end_of_input_keeps_the_match_and_the_next_sitting_goes_on() -> None:
    first = sit("1", "1", seed=3)
    assert first.endswith("Your match is kept. Start the text mode again to go on.\n")
    assert len(list(saved())) == 1
    again = sit("nonsense", "1", "log")
    assert again.count("A match is not finished: today at") == 2
    assert "Deal number 3." in again
    assert len(list(saved())) == 1
    anew = sit("2")
    assert "Deal number 3." not in anew
    assert len(list(saved())) == 2


def test_leaving_before_anything_began_is_clean() -> None:
    sit("1", seed=3)
    assert sit().endswith("> \n")


def test_a_whole_match_can_be_played_with_numbers_alone() -> None:
    said = sit(*["1"] * 20, seed=8)
    assert re.search(r"(wins? the match|ends level)", said)
    assert "Your results at this level:" in said
    assert statistics.tally("tally", "normal").played == 1


def test_german_words_are_understood_and_spoken() -> None:
    said = sit("hilfe", "tisch", "verlauf", "regeln", "ende", language="de", seed=3)
    assert "Ziel:" in said
    assert "hilfe: zeigt diese Liste" in said
    assert "Bisher ist nichts geschehen." in said
    assert "Deine Partie ist gespeichert." in said
    assert "undo" not in said


def test_commands_may_be_shortened_but_not_guessed() -> None:
    said = sit("h", "xyz", "9", "", "l", "q", seed=3)
    assert "help: shows this list" in said
    assert "“xyz” is neither" in said
    assert "“9” is neither" in said
    assert "“l” is neither" in said  # look and log both begin so


def test_undo_goes_back_and_says_why_not() -> None:
    said = sit("undo", "1", "undo", seed=3)
    assert "There is no choice of yours to take back." in said
    assert "Taken back." in said
    settings = Settings(friendly_undo=True)
    friendly = sit("1", "1 0", "undo", seed=4, settings=settings)
    assert "practice from here on" in friendly
    strict = sit("1", "1 0", "undo", seed=4)
    assert "A rival has moved since your last choice" in strict


def test_rules_and_cards_are_read_aloud() -> None:
    said = sit("rules", "rules t-4", "rules T-99", "card two", "card seven", seed=3)
    assert "T-1: Your own ballots" in said
    assert "C-1: The end" in said
    assert "Draw up to three" in said
    assert "There is no rule “T-99”" in said
    assert "No card you can see is called “seven”." in said


def test_two_people_are_kept_apart_by_a_curtain() -> None:
    said = sit("", "table", "1", "1 0", "", "table", hotseat=1, seed=3)
    ada, bo = said.split("Guest 2 is next.")
    assert ada.endswith("\n" * 60)
    assert "Your hand: 3 cards face down" not in said
    assert "Hand of Guest 2: 3 cards face down." in ada
    assert "Hand of Guest: " in bo
    assert "Urn of Guest: one card face down." in bo


def test_computers_among_themselves_are_told_to_a_spectator() -> None:
    said = sit(watch=1, seed=3)
    assert "Computer 2: a ballot goes into the urn." in said
    assert "results" not in said


def test_a_torn_match_is_told_and_stays_as_it_is() -> None:
    sit("1", "1", "1", seed=3)
    file = next(saved())
    file.write_text(file.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    assert f"A saved match cannot be continued: {file} is damaged." in sit("1")
    assert file.read_text(encoding="utf-8").count("]") == 1
    assert len(list(saved())) == 2


def test_a_thing_is_chosen_first_and_its_place_second() -> None:
    said = sit("1", "back", "1", "99", "2", "1 3", "quit", game=GAMES["kstreet"], seed=5)
    assert said.count("Where should it go: Small Favour?") == 3
    assert "“99” is neither" in said
    assert "You place Small Favour in lane 2." in said
    assert "You place Small Favour in lane 3." in said


def test_a_long_list_is_asked_in_two_steps() -> None:
    match = new_match(GAMES["kstreet"], people_at(2))
    seat = match.decider
    update = match.view(seat)
    speaker = Speaker(match.texts, match.game, match.setup, match.seats, seat)
    choices = first_list(speaker, update.table, update.moves)
    assert len(choices) < LONGEST < len(update.moves)
    where = second_list(speaker, update.table, choices[0])
    assert [choice.label for choice in where][:2] == [
        "Your stack in lane 1", "Your stack in lane 2",
    ]  # fmt: skip
    covered = {label(speaker, update.table, [m]) for choice in choices for m in choice.moves}
    assert covered == {label(speaker, update.table, [m]) for m in update.moves}


def test_many_moves_of_one_verb_are_one_line_and_then_asked_thing_by_thing() -> None:
    match = new_match(GAMES["floorvote"], people_at(2), seed=3)
    verbs = [verb.name for verb in match.game.verbs]
    wanted = ("introduce", "enter", "lead_minority", "draw", "end")
    while "pork" not in (found := {verbs[m.verb]: m for m in match.view(match.decider).moves}):
        match.submit(next(found[name] for name in wanted if name in found))
    seat, update = match.decider, match.view(match.decider)
    speaker = Speaker(match.texts, match.game, match.setup, match.seats, seat)
    choices = first_list(speaker, update.table, update.moves)
    pork = next(choice for choice in choices if choice.label == "Add pork to a bill")
    assert len(pork.moves) > LONGEST > len(choices)
    things = second_list(speaker, update.table, pork)
    assert len(things) == len({m.what for m in pork.moves})
    assert {id(m) for choice in things for m in choice.moves} == {id(m) for m in pork.moves}


def test_what_is_long_is_told_only_to_who_asks_for_the_table() -> None:
    said = sit("1", "table", "quit", game=GAMES["floorvote"], seed=3)
    before, _, after = said.partition("On the table:")
    assert "Your caucus:" in after
    assert "Your caucus:" not in before


def test_a_page_of_the_rulebook_is_read_by_its_title() -> None:
    said = sit("rules", "rules words of the senate", "quit", game=GAMES["floorvote"], seed=3)
    assert "Where the facts come from" in said
    assert "Cloture: The vote that ends a filibuster." in said


def test_what_was_chosen_is_not_named_again_and_names_are_plain() -> None:
    match = new_match(GAMES["divide"], people_at(4), language="de")
    while len(match.view(match.decider).moves) <= LONGEST or not _attacks(match):
        play_on(match, 1)
    update = match.view(match.decider)
    speaker = Speaker(match.texts, match.game, match.setup, match.seats, match.decider)
    choices = first_list(speaker, update.table, update.moves)
    group = next(c for c in choices if len({m.verb for m in c.moves}) > 1)
    where = [choice.label for choice in second_list(speaker, update.table, group)]
    assert not [label for label in [*where, group.label] if "\u00ad" in label]
    assert not [label for label in where if label.endswith(f": {group.label}")]


def test_a_choice_says_whose_card_it_leads_onto() -> None:
    match = new_match(GAMES["divide"], people_at(4), seed=3)
    play_on(match, 60)
    while not _attacks(match):
        play_on(match, 1)
    seat, update = match.decider, match.view(match.decider)
    speaker = Speaker(match.texts, match.game, match.setup, match.seats, seat)
    moves = [m for m in update.moves if match.game.verbs[m.verb].name == "destroy"]
    told = first_list(speaker, update.table, moves)
    listed = [one for c in told for one in second_list(speaker, update.table, c)]
    owners = {one.label: update.table.where[one.moves[0].onto] for one in listed}
    assert len(set(owners.values())) > 2
    for words, place in owners.items():
        owner = match.setup.place(place).owner
        named = [one.name for one in match.seats if words.endswith(f" ({one.name})")]
        assert named == ([match.seats[owner].name] if owner not in {-1, seat} else [])


def _attacks(match: Match) -> bool:
    """Tell whether the deciding seat may attack something."""
    names = {match.game.verbs[m.verb].name for m in match.view(match.decider).moves}
    return "take" in names


def test_a_counter_that_is_read_out_is_not_told_twice() -> None:
    match = new_match(GAMES["divide"], people_at(4))
    play_on(match, 30)
    update = match.view(0)
    speaker = Speaker(match.texts, match.game, match.setup, match.seats, 0)
    lines = describe(speaker, update.table, match.game.readouts(update.table))
    assert not [line for line in lines if "wing:" in line]
    assert any("influence" in line and line.startswith("Your base") for line in lines)


def test_an_amount_is_one_choice_with_its_range_and_is_asked_for_as_a_number() -> None:
    said = sit("1", "1", "7", "0", "rules", "2", seed=3)
    assert "Pay the clerk?\n1. Pay 0 to 3\nType a number" in said
    asked = "Pay 0 to 3: how much? Type 0 to 3, or “back”."
    assert said.count(asked) == 2, "a number that may not be is asked for again"
    again = sit("1", "1", "back", "1 2", seed=4)
    assert again.count("1. Pay 0 to 3") == 2
    assert "pays the clerk 2" in again


def test_an_amount_that_may_not_be_is_refused_by_its_clause() -> None:
    said = sit("1", "50", "13", "1", "12", game=MARKET, seed=3)
    assert re.search(r"^1\. Bid 1 to 24 for lot 1 \([^)]+\)$", said, re.MULTILINE), (
        "one's own cube goes without saying, the card that is bid on does not"
    )
    assert "You have only 24 coins." in said
    assert "bids 13 for lot 1." in said
    assert "1. Bid 14 to 24 for lot 1" in said
    assert "Here you must bid at least 14." in said


def test_taking_back_while_an_amount_is_asked_asks_the_earlier_question_again() -> None:
    said = sit("1", "1", "undo", "1", "1 0", seed=3)
    assert said.count("Lay a ballot in your urn.") >= 2
    assert "pays the clerk 0" in said


def test_the_program_plays_in_a_terminal_without_a_screen(home: Path) -> None:
    game = next(iter(GAMES))
    command = [sys.executable, "-m", "tabletop", "--text", game, "--seed", "5", "--level", "easy"]
    done = subprocess.run(
        [*command, "--lang", "de"],
        cwd=ROOT,
        env=os.environ | {"CLOAKROOM_HOME": str(home), "PYTHONIOENCODING": "utf-8"},
        input="1 1\n1 2\nzurück\nende\n",
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "hat jemand gezogen" in done.stdout, "what was asked back had been answered"
    assert done.stdout.endswith("um weiterzuspielen.\n")


SENATORS = GAMES["senators"]


def test_choices_tell_what_they_would_bring_and_no_more_words_than_needed() -> None:
    said = sit("1", "3?", "99?", "x?", "3", "1", "table", game=SENATORS, seats=4, seed=11)
    assert "1. Seal 0 to 10 talents\n" in said, "the only event goes without saying"
    assert "Sell 1 to 5 places for 5 talents each" in said
    assert said.count("With a question mark after it") == 1
    assert "Seal 3 talents. Leaves you 7." in said
    assert "You can seal 10 talents at most" in said
    assert "“x” is neither" in said
    assert "You seal 3 talents." in said
    sell = r"1\. Sell [\w ]+ to Octavia\. Octavia pays 3: you have \d+\.\n"
    assert re.search(sell, said), "whose card it becomes is told once"


def test_a_card_that_is_asked_about_is_read_once() -> None:
    said = sit("2 1", "2 1", game=SENATORS, seats=4, seed=11)
    assert said.count("Canvass: All seal an offer and pay it.") == 1
    assert said.count("Canvass: how many talents") == 3


def test_what_rests_is_passed_over_and_what_is_worked_out_is_told() -> None:
    said = sit("table", game=SENATORS, seats=4, seed=11)
    for silent in ("token on the lot", "sealed offer", "set aside", "(number"):
        assert silent not in said
    assert "The Wars: 0 of 4 Wars · Chance" in said, "though no War lies there yet"
    later = sit("1 0", "1", "table", game=SENATORS, seats=4, seed=11)
    assert re.search(r"The lot of deck 1: [\w ]+\. Octavia leads at 3\.", later)
    assert "Livia’s token on the lot of deck 1: 1." in later


def test_the_end_is_told_with_everybodys_place_and_figures() -> None:
    said = sit(watch=1, seed=5, game=SENATORS)
    lines = said.splitlines()
    ranked = [line for line in lines if re.fullmatch(r"\d\. \w+: Senate \d+, Talents \d+\.", line)]
    assert len(ranked) == 3
    assert ranked[0].startswith("1. ")
    assert any("wins the match" in line or "ends level" in line for line in lines)


def test_after_a_choice_was_taken_back_the_others_hear_what_is_done_instead() -> None:
    said = sit("", "1 0", "", "undo", "1 1", "", "1 2", "", "table", hotseat=1, seed=11,
               game=SENATORS)  # fmt: skip
    assert re.search(r"Canvass: sealed offers\. (.*; )?You: [01];", said)
    assert "[" not in said
