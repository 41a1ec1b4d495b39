"""Checks the sentences: who is spoken to, what is named, what stays hidden."""

import re

import pytest

from rules.core.events import COUNTED, Event
from rules.core.game import Game, Readout, Ruling
from rules.core.hidden import PUBLIC
from rules.core.moments import Upshot
from rules.core.moves import Move
from rules.core.refs import FIRST_COUNTER, FIRST_PLACE, NOTHING
from rules.registry import GAMES
from tabletop.match import Match
from tabletop.words.speech import Speaker
from tabletop.words.text import LANGUAGES
from tests.app.matches import new_match, one_person, people_at, play_on, texts_of
from tests.fixture_game import GAME as TALLY
from tests.fixture_game import hand, points, urn
from tests.games_under_law import LONGEST, SOME_CASES, SOME_NAMES

every_game = pytest.mark.parametrize(("game", "seats"), SOME_CASES, ids=SOME_NAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)
# Of a long match not every table is told: each of the first ones, then one of so many.
EVERY_TABLE, SAMPLE = 100, 7


def speaker_of(match: Match, viewer: int, language: str = "en") -> Speaker:
    """Return who speaks to a viewer."""
    texts = texts_of(match.game, language)
    return Speaker(texts, match.game, match.setup, match.seats, viewer)


def test_a_place_is_named_from_the_viewers_chair() -> None:
    match = new_match(TALLY, people_at(2))
    speaker = speaker_of(match, 0)
    assert speaker.place_title(hand(0)) == "Your hand"
    assert speaker.place_title(hand(1)) == "Hand of Bo"
    assert speaker_of(match, PUBLIC).place_title(hand(0)) == "Hand of Ada"
    assert speaker.counter_title(points(0)) == "Points"
    assert [speaker.seat(0), speaker.seat(1)] == ["You", "Bo"]
    assert speaker.name(0) == ""


def test_an_unseen_piece_is_called_by_its_back() -> None:
    speaker = speaker_of(new_match(TALLY, people_at(2)), 0)
    assert speaker.name(-1) == "a ballot"
    assert speaker.name(1) == "Ballot of one"
    assert speaker.card_text(speaker.setup.card(1)) == {
        "title": "Ballot of one", "subtitle": "Ballot", "body": "", "flavour": "",
    }  # fmt: skip


def test_the_prompt_asks_the_viewer_and_tells_the_others() -> None:
    match = new_match(TALLY, people_at(2))
    table = match.view(0).table
    assert speaker_of(match, 0).prompt(table, 0) == "Lay a ballot in your urn."
    assert speaker_of(match, 1).prompt(table, 1) == "Ada lays a ballot."
    play_on(match, LONGEST)
    assert speaker_of(match, 0).prompt(match.view(0).table, 0) == "The match is over."


def test_a_secret_move_is_told_without_its_piece() -> None:
    match = new_match(TALLY, people_at(2))
    play_on(match, 1)
    own, other = match.log(0)[0].text, match.log(1)[0].text
    assert "Ballot of" in own
    assert other == "Ada: a ballot goes into the urn."


def test_the_log_goes_on_and_follows_undo_and_language() -> None:
    match = new_match(TALLY, people_at(2))
    play_on(match, 2)
    before = match.log(0)
    play_on(match, 1)
    assert match.log(0)[: len(before)] == before
    assert [line.number for line in match.log(0)] == [1, 2, 3]
    assert match.undo(1)
    assert match.log(0) == before
    match.texts = texts_of(TALLY, "de")
    assert [line.number for line in match.log(0)] == [1, 2]
    assert match.log(0) != before


def test_dice_and_shuffles_are_told_but_counting_is_not() -> None:
    match = new_match(TALLY, people_at(2))
    play_on(match, 4)
    said = [line.text for line in match.log(0)]
    assert any("Mood of the clerk shows" in text for text in said)
    speaker = speaker_of(match, 0)
    assert speaker.event_line(Event(COUNTED, FIRST_COUNTER, amount=1)) == ""


@languages
def test_an_untold_die_is_named_by_the_sentence_that_follows(language: str) -> None:
    match = new_match(GAMES["divide"], people_at(4), seed=2, language=language)
    throw = next(verb.id for verb in match.game.verbs if verb.name == "throw")
    while match.number == 0 or match.verb_at(match.number) != throw:
        play_on(match, 1, seed=match.number)
    told = match.update_at(PUBLIC, match.number)
    totals = [event for event in told.events if event.key.endswith("_total")]
    said = [line.text for line in match.log(PUBLIC) if line.number == match.number]
    assert len(said) == 6, "the throw, two dice, all sums, what came of it, the next turn"
    for text, total in zip(said[1:3], totals, strict=True):
        face = told.table.count(total.source)
        assert [int(number) for number in re.findall(r"\d+", text)] == [face]
        assert re.search(rf"= {total.amount}\b", said[3]), "the sums end in what was compared"


def test_cards_laid_open_are_named_together() -> None:
    match = new_match(TALLY, people_at(2))
    play_on(match, 4)
    for seat in (0, 1, PUBLIC):
        said = [line.text for line in match.log(seat) if line.number == 4]
        own = {0: "Your opened ballot: Ballot of", 1: "Opened ballot of Ada: Ballot of"}
        assert sum(text.startswith(own.get(seat, own[1])) for text in said) == 1


def test_what_a_move_names_is_not_told_again_when_it_is_laid_open() -> None:
    match = new_match(GAMES["divide"], people_at(4), seed=11)
    verbs = [verb.name for verb in match.game.verbs]
    moves = match.view(match.decider).moves
    settle = next(m for m in moves if m.verb == verbs.index("settle"))
    match.submit(settle)
    name = speaker_of(match, PUBLIC).name(settle.what)
    assert sum(name in line.text for line in match.log(PUBLIC)) == 1


def test_things_may_have_a_name_for_each_number_and_a_host() -> None:
    match = new_match(GAMES["divide"], people_at(4))
    speaker = speaker_of(match, 0)
    dice = [speaker.counter_title(match.setup.refs[f"die.{n}"]) for n in (0, 1)]
    assert dice == ["The attack die", "The defence die"]
    group = match.setup.refs["kale_smugglers"]
    assert speaker.name(match.setup.on[group]) == "the cards on Kale Smugglers"


def test_a_refusal_says_why_with_its_numbers_and_a_clause_has_a_title() -> None:
    speaker = speaker_of(new_match(TALLY, people_at(2)), 0)
    assert speaker.refusal(Ruling("C-2", {"seat": 1})) == "It is Bo’s turn."
    assert speaker.refusal(Ruling("T-2", {})) == "Your ballot goes into your own urn."
    asked = {"phase": 0, "asked_what": 0, "asked_amount": 0}
    assert speaker.refusal(Ruling("C-3", asked)) == "Not now. Lay a ballot in your urn."
    title, text = speaker.clause("T-1")
    assert (title, text[-5:]) == ("Your own ballots", "hand.")


def test_a_choice_and_a_readout_carry_their_numbers() -> None:
    speaker = speaker_of(new_match(TALLY, people_at(2)), 0)
    assert speaker.verb(Move(1, 0, 0, 2)) == "Pay 2"
    assert speaker.readout(Readout(urn(0), "sum", {"total": 7})) == "Worth 7"


def test_a_sentence_speaks_to_the_viewer_in_whichever_part_they_play() -> None:
    match = new_match(GAMES["senators"], people_at(3))
    card = match.setup.refs["olives4"]
    upshot = Upshot(1, "bought", NOTHING, -3, 1, by=0, card=card)
    told = [speaker_of(match, viewer).moments.upshot(upshot) for viewer in (0, 1, 2, PUBLIC)]
    seller, buyer = match.seats[0].name, match.seats[1].name
    assert told[0] == f"{buyer} bought Olives 4 from you for 3 talents."
    assert told[1] == f"You bought Olives 4 from {seller} for 3 talents."
    assert told[2] == told[3] == f"{buyer} bought Olives 4 from {seller} for 3 talents."


def test_a_choice_names_what_lies_where_it_leads() -> None:
    match = new_match(GAMES["senators"], people_at(3))
    speaker, table = speaker_of(match, 0), match.view(0).table
    bid = next(verb.id for verb in match.game.verbs if verb.name == "bid")
    lot, card = match.setup.refs["lot.1"], match.setup.refs["olives4"]
    m = Move(bid, match.setup.refs["bid.0.1"], lot, 2)
    assert speaker.verb(m) == speaker.verb(m, table) == "Bid 2 talents on the lot of deck 2"
    table.places[lot - FIRST_PLACE].append(card)
    assert speaker.verb(m, table) == "Bid 2 talents on Olives 4"
    assert speaker.verb_between(m, m, table) == "Bid 2 to 2 talents on Olives 4"


def test_the_winner_is_told_as_you_and_the_others_by_name() -> None:
    match = new_match(TALLY, one_person(3))
    assert speaker_of(match, 0).result([1.0, 0.0, 0.0]) == "You win the match."
    assert speaker_of(match, 1).result([1.0, 0.0, 0.0]) == "Ada wins the match."
    level = speaker_of(match, 0, "de").result([0.5, 0.0, 0.5])
    assert level == "Die Partie endet unentschieden: Du und Cy."


@every_game
@languages
def test_everything_a_game_declares_can_be_said_in_both_languages(
    game: Game, seats: int, language: str
) -> None:
    match = new_match(game, people_at(seats))
    for viewer in (0, 1, PUBLIC):
        speaker = speaker_of(match, viewer, language)
        setup = match.setup
        said = [speaker.name(piece) for piece in range(1, len(setup.pieces) + 1)]
        said += [speaker.name(-back) for back in range(1, len(setup.backs) + 1)]
        said += [speaker.name(FIRST_PLACE + index) for index in range(len(setup.places))]
        said += [speaker.card_text(card)["subtitle"] for card in setup.cards]
        for verb in game.verbs:
            said.append(speaker.verb(Move(verb.id, 1, FIRST_PLACE, 1)))
        for phase in game.phases:
            said += [speaker.texts.text(f"step.{phase}.{form}") for form in ("ask", "wait")]
        for option in game.options:
            said.append(speaker.texts.text(f"option.{option.name}.label"))
            values = [f"option.{option.name}.value.{value}" for value in option.values]
            said += [speaker.texts.text(key) for key in values]
        assert not [text for text in said if not text or text.startswith("[")]


@every_game
def test_a_whole_match_is_told_without_a_hole(game: Game, seats: int) -> None:
    match = new_match(game, people_at(seats), 9)
    speakers = {
        seat: [speaker_of(match, seat, language) for language in LANGUAGES]
        for seat in (0, 1, PUBLIC)
    }
    before: set[tuple[object, ...]] = set()
    while not match.over:
        play_on(match, 1, match.number)
        if match.number > EVERY_TABLE and match.number % SAMPLE:
            continue
        for seat, listeners in speakers.items():
            worked_out = {
                (seat, one.key, *one.numbers.items()): one for one in match.readouts(seat)
            }
            readouts = [one for told, one in worked_out.items() if told not in before]
            before.update(worked_out)
            view = match.view(seat).table
            for speaker in listeners:
                told = [speaker.readout(readout) for readout in readouts]
                told.append(speaker.prompt(view, seat))
                told = [speaker.texts.plain(text) for text in told]
                assert not [text for text in told if "[" in text or "{" in text or not text]
