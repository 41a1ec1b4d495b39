"""What a plan says of its posters: mats that several zones share."""

from dataclasses import dataclass
from typing import Final

from rules.core.data import Facts
from tabletop.ui.drawing.theme import Colour, take_colour
from tabletop.ui.table.plan.plan_file import check_areas
from tabletop.ui.table.plan.reading import take_words
from tabletop.ui.table.plan.table_plan import Plan

VOTE: Final = "vote"  # the form of a poster on which is voted
FORMS: Final = ["fight", VOTE]


@dataclass(frozen=True, slots=True)
class Poster:
    """A mat that several zones share: a poster of two sides, in a colour each, against each other.

    What is worked out about their places is its lettering, set where their notes are. The readout
    of the key `bar` is a share (of `whole` percent and a `tenth`) and pulls at a bar as well. What
    a move would bring takes the place of numbers of the same name, and of the `sum` of a place
    whose name it has. The amounts said under the keys `totals` are what the two sides come to in
    the end, the left one first: it wins if it is higher. What is said then under one of the keys
    `verdicts` becomes the headline.

    On a poster of the form `vote` something is voted on that lies in one of the places `subjects`.
    Its bar is a tally: `ayes` from the left, `nays` from the right, how many are `needed` and how
    many there could be (`ayes_most`, `nays_most`), with the words `<bar>_passing` or
    `<bar>_failing` (with `_then` at the end while a move is only pointed at) and, from one of the
    readouts `needs`, why so many are needed. Zones with a label are boxes on it, into which votes
    are cast; whatever is dropped beside them goes onto a subject. A press on a piece in one of the
    places `offers` offers all that can be done with it. Verdicts that are also `defeats` are bad
    news. Readouts of any place with the keys `asides` are told beside the headline.
    """

    name: str
    area: str
    colours: tuple[Colour, Colour]
    bar: str
    bar_area: str
    totals: tuple[str, ...] = ()
    verdicts: tuple[str, ...] = ()
    form: str = "fight"
    subjects: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    offers: tuple[str, ...] = ()
    defeats: tuple[str, ...] = ()
    asides: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Posters:
    """All posters of a table."""

    all: tuple[Poster, ...] = ()


def take_posters(facts: Facts, plan: Plan) -> Posters:
    """Take the posters of a plan; complain when a zone lies on a mat that there is not."""
    parts = facts.subs("poster") if facts.has("poster") else []
    posters = tuple(_poster(part) for part in parts)
    check_areas(facts, plan, [area for one in posters for area in (one.area, one.bar_area)])
    names = ["", *(poster.name for poster in posters)]
    for zone in plan.zones:
        if zone.mat not in names:
            raise facts.complain("mat", "unknown", zone.mat)
    return Posters(posters)


def _poster(facts: Facts) -> Poster:
    poster = Poster(
        facts.word("name"),
        facts.word("area"),
        (take_colour(facts, "left_colour"), take_colour(facts, "right_colour")),
        facts.word_or("bar", ""),
        facts.word_or("bar_area", ""),
        take_words(facts, "totals"),
        take_words(facts, "verdicts"),
        facts.one_of("form", FORMS) if facts.has("form") else FORMS[0],
        take_words(facts, "subjects"),
        take_words(facts, "needs"),
        take_words(facts, "offers"),
        take_words(facts, "defeats"),
        take_words(facts, "asides"),
    )
    facts.done()
    return poster
