"""The opponents at K Street: they take a win that is there, and guess at the rival's cards."""

from rules.core.engine import legal_moves, new_table, play
from rules.core.hidden import imagine, redact
from rules.core.rng import Rng
from rules.core.table import Step, Table
from rules.kstreet.facts.names import LANES, PLACE, SEATS, bid, hand, lane_of
from rules.kstreet.game import GAME
from tabletop.ai.levels import choose
from tabletop.ai.trials import Stop
from tests.ai.thinkers import thinker, unhurried
from tests.games.kstreet.desk import Desk

WON_AT = 4  # the lane of an Opportunity that the last card in hand can meet


def one_card_from_winning() -> Table:
    """Leave seat 0 one card to place, which wins in one lane only."""
    desk = Desk().set_reputation(14, 14)
    desk.centre(WON_AT, "ribbon_cutting").centre(5, "grand_bargain").centre(6, "national_park")
    desk.stack(1, 0, "favor").stack(0, 1, "favor").hand(0, "vandermint")
    desk.t.agenda.clear()
    desk.t.ask(Step(PLACE, 0))
    return desk.t


def walk(seed: int, moves: int) -> Table:
    """Return a table after some moves at random."""
    rng = Rng.seeded(seed)
    t = new_table(GAME, SEATS, seed, {})
    for _ in range(moves):
        choices = legal_moves(GAME, t)
        play(GAME, t, choices[rng.below(len(choices))])
    return t


def test_every_thinking_level_takes_the_winning_lane() -> None:
    view = redact(one_card_from_winning(), 0)
    for name in ("greedy", "hard", "expert"):
        move = choose(GAME, view, unhurried(name), Rng.seeded(2), Stop())
        assert lane_of(move.onto) == WON_AT, name


def test_a_whole_match_of_searches_is_legal() -> None:
    t = walk(3, 0)
    rng = Rng.seeded(4)
    while not t.over:
        play(GAME, t, choose(GAME, redact(t, t.seat), thinker(6), rng, Stop()))
    assert sum(GAME.scores(t)) == 1.0


def test_guesses_at_stacks_and_hands_vary() -> None:
    truth = walk(2, 5)
    seat = truth.seat
    view = redact(truth, seat)
    rival = 1 - seat
    rng = Rng.seeded(8)
    places = [hand(rival), *(bid(rival, lane) for lane in range(LANES))]
    held = [tuple(truth.at(place)) for place in places]
    guesses = [
        tuple(tuple(guess.at(place)) for place in places)
        for guess in (imagine(GAME, view, rng) for _ in range(200))
    ]
    assert len(set(guesses)) > 150
    assert guesses.count(tuple(held)) <= 2
