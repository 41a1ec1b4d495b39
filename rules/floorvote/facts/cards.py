"""The cards of Floor Vote: reads them, checks that they add up, keeps their numbers.

The senators are those of the 107th Congress, their figures come from the public record (F-2).
"""

from pathlib import Path
from typing import Final, final

from rules.core.data import Facts, read_facts
from rules.core.setup import Card
from rules.floorvote.facts.names import ISSUES

PATH: Final = Path(__file__).with_name("cards.toml")

SENATOR: Final = "senator"
BILL: Final = "bill"
INFLUENCE: Final = "influence"
FLASH: Final = "flash"
STATE: Final = "state"
PRESIDENT: Final = "president"
SUBSTITUTE: Final = "substitute"
CAUCUSES: Final = ["d", "r"]

LEADER: Final = "leader"
WHIP: Final = "whip"
OFFICES: Final = [WHIP, "floor_leader", "pro_tempore"]
AFFILIATIONS: Final = ["d", "r", "i"]

# Influences
LOBBY: Final = "lobby"
ABSTAIN: Final = "abstain"
NEARER: Final = "nearer"
RELEASE: Final = "release"
BOOST: Final = "boost"
GUEST: Final = "guest"
BAR: Final = "bar"
DISCHARGE: Final = "discharge"
SKIP: Final = "skip"
QUESTION: Final = "question"
RECESS: Final = "recess"
EARMARK: Final = "earmark"
STRIKE: Final = "strike"
PRESS: Final = "press"
HOME: Final = "home"
WHITE_HOUSE: Final = "president"
INFLUENCES: Final = [
    LOBBY, ABSTAIN, NEARER, RELEASE, BOOST, GUEST, BAR, DISCHARGE, SKIP, QUESTION, RECESS, EARMARK,
    STRIKE, PRESS, HOME, WHITE_HOUSE,
]  # fmt: skip
LIBERAL: Final = "liberal"
CONSERVATIVE: Final = "conservative"

# Flash
SPOTLIGHT: Final = "spotlight"
POLARISED: Final = "polarised"
BIPARTISAN: Final = "bipartisan"
LAME_DUCK: Final = "lame_duck"
DEBATE_REFORM: Final = "debate_reform"
ELECTION_SEASON: Final = "election_season"
SHUTDOWN: Final = "shutdown"
# Cards that change nothing without amendments and filibusters, or would only hold beginners up
NOT_INTRODUCTORY: Final = [DEBATE_REFORM, SHUTDOWN]
FLASHES: Final = [
    SPOTLIGHT, POLARISED, BIPARTISAN, LAME_DUCK, DEBATE_REFORM, ELECTION_SEASON, SHUTDOWN,
]  # fmt: skip

MEMBER: Final = 1
LEADS: Final = 2
HIGHEST: Final = 5


@final
class Constants:
    """The numbers of the rulebook."""

    __slots__ = ("senator_hand", "politics_hand", "placed_first", "placed", "caucus", "chair",
                 "ranking", "member", "pork", "pork_in_mood", "amendment", "cloture", "override",
                 "extreme", "spotlight", "bipartisan", "flashes", "turns")  # fmt: skip

    def __init__(self, facts: Facts) -> None:
        self.senator_hand: Final = facts.whole("senator_hand", 1)
        self.politics_hand: Final = facts.whole("politics_hand", 1)
        self.placed_first: Final = facts.whole("placed_first", 1)
        self.placed: Final = facts.whole("placed", 1)
        self.caucus: Final = facts.whole("caucus", 1)
        self.chair: Final = facts.whole("chair", 1)
        self.ranking: Final = facts.whole("ranking", 1)
        self.member: Final = facts.whole("member", 1)
        self.pork: Final = facts.whole("pork")
        self.pork_in_mood: Final = facts.whole("pork_in_mood")
        self.amendment: Final = facts.whole("amendment")
        self.cloture: Final = facts.whole("cloture")
        self.override: Final = facts.whole("override")
        self.extreme: Final = facts.whole("extreme")
        self.spotlight: Final = facts.whole("spotlight")
        self.bipartisan: Final = facts.whole("bipartisan")
        self.flashes: Final = facts.whole("flashes", 1)
        self.turns: Final = facts.whole("turns", 1)
        facts.done()


@final
class Deck:
    """Everything that cards.toml says: constants, the cards by piece, and the two presidents."""

    __slots__ = ("constants", "cards", "presidents")

    def __init__(self, constants: Constants) -> None:
        self.constants: Final = constants
        self.cards: Final[list[Card]] = []
        self.presidents: Final[list[Card]] = []

    def of(self, kind: str) -> list[Card]:
        """Return the cards of a kind."""
        return [card for card in self.cards if card.kind == kind]


def load(path: Path) -> Deck:
    """Read a file of cards and check that it adds up."""
    facts = read_facts(path)
    deck = Deck(Constants(facts.sub("constants")))
    plan = facts.sub("plan")
    lists = facts.sub("cards")
    facts.done()
    ids: set[str] = set()
    for name in [*CAUCUSES, BILL, INFLUENCE, FLASH, STATE, PRESIDENT]:
        for entry in lists.subs(name):
            card = _card(name, entry)
            entry.done()
            if card.id in ids:
                raise entry.complain("id", "twice", card.id)
            ids.add(card.id)
            (deck.presidents if name == PRESIDENT else deck.cards).append(card)
    lists.done()
    _check(deck, plan)
    return deck


def _card(name: str, facts: Facts) -> Card:
    """Read one card of a list."""
    if name in CAUCUSES:
        return _senator(name, facts)
    if name == BILL:
        numbers = {
            "position": facts.whole("position", 1, HIGHEST),
            "weight": facts.whole("weight", 1),
        }
        return Card(facts.word("id"), BILL, numbers, {"issue": facts.one_of("issue", ISSUES)})
    if name == STATE:
        numbers = {"column": facts.whole("column"), "row": facts.whole("row")}
        return Card(facts.word("id"), STATE, numbers, {})
    if name == PRESIDENT:
        return Card(facts.word("id"), PRESIDENT, _positions(facts), {})
    return _event(name, facts)


def _positions(facts: Facts) -> dict[str, int]:
    places = facts.wholes("at")
    if len(places) != len(ISSUES) or not all(1 <= place <= HIGHEST for place in places):
        raise facts.complain("at", "out-of-range", str(places))
    return dict(zip(ISSUES, places, strict=True))


def _senator(caucus: str, facts: Facts) -> Card:
    """Read a senator: positions, votes, seats, and the office, which is all a text may speak of."""
    numbers = _positions(facts)
    numbers["votes"] = facts.whole("votes", 1, HIGHEST)
    numbers["term"] = facts.whole("term")
    seats = facts.words("seats")
    leads = facts.one_of("leads", ISSUES) if facts.has("leads") else ""
    for issue in ISSUES:
        numbers[f"member_{issue}"] = LEADS if issue == leads else int(issue in seats)
    office = facts.one_of("office", OFFICES) if facts.has("office") else ""
    words = {
        "state": facts.word("state"),
        "party": caucus,
        "affiliation": facts.one_of("affiliation", AFFILIATIONS)
        if facts.has("affiliation")
        else caucus,
        "leads": leads,
        "office": office or (LEADER if leads else ""),
    }
    return Card(facts.word("id"), SENATOR, numbers, words)


def _event(kind: str, facts: Facts) -> Card:
    """Read an influence or a Flash card: what it does, how much, and for which issue."""
    words = {
        "effect": facts.one_of("effect", INFLUENCES if kind == INFLUENCE else FLASHES),
        "wing": facts.one_of("wing", [LIBERAL, CONSERVATIVE]) if facts.has("wing") else "",
        "issue": facts.one_of("issue", ISSUES) if facts.has("issue") else "",
    }
    numbers = {
        "votes": facts.whole_or("votes", 0),
        "step": facts.whole_or("step", 0, -1, 1),
        "term": facts.whole_or("term", 0),
        "rounds": facts.whole_or("rounds", 0),
    }
    return Card(facts.word("id"), kind, numbers, words)


def _check(deck: Deck, plan: Facts) -> None:
    """Complain where the cards do not add up to the plan; both caucuses have as many votes."""
    votes = plan.whole("votes")
    for caucus in CAUCUSES:
        senators = [card for card in deck.of(SENATOR) if card.words["party"] == caucus]
        plan.agree(caucus, len(senators))
        plan.equal("votes", votes, sum(card.numbers["votes"] for card in senators))
    for kind in (BILL, INFLUENCE, FLASH, STATE):
        plan.agree(kind, len(deck.of(kind)))
    plan.done()


DECK: Final = load(PATH)
K: Final = DECK.constants
