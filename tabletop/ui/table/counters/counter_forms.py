"""What a plan says of counters that are shown along a track, as prices, or by what is paid."""

from dataclasses import dataclass
from typing import Final

from rules.core.data import Facts
from tabletop.ui.table.plan.reading import take_flag

MATERIALS: Final = ["brass", "marble", "walnut"]


@dataclass(frozen=True, slots=True)
class TrackPlan:
    """A track from a low to a high value, some of them marked.

    One of marble or walnut has spaces, the first of its marks inlaid with gold and, if it goes
    `beyond` its end, one more for all higher values.
    """

    low: int
    high: int
    marks: tuple[int, ...] = ()
    material: str = MATERIALS[0]
    beyond: bool = False


@dataclass(frozen=True, slots=True)
class PricePlan:
    """Prices from a low to a high one, and the place that a price lies on."""

    low: int
    high: int
    onto: str


@dataclass(frozen=True, slots=True)
class ChangePlan:
    """A counter whose change alone is shown, and which may be paid.

    What the `bank` takes or gives goes to or comes from that place.
    """

    bank: str = ""


def take_track(facts: Facts) -> TrackPlan:
    """Take what a track needs to know."""
    return TrackPlan(
        facts.whole_or("low", 0),
        facts.whole("high", 1),
        tuple(facts.wholes("marks")) if facts.has("marks") else (),
        facts.one_of("material", MATERIALS) if facts.has("material") else MATERIALS[0],
        take_flag(facts, "beyond"),
    )


def take_prices(facts: Facts) -> PricePlan:
    """Take what a grid of prices needs to know."""
    return PricePlan(facts.whole_or("low", 0), facts.whole("high", 1), facts.word("onto"))


def take_change(facts: Facts) -> ChangePlan:
    """Take to and from where a change is paid."""
    return ChangePlan(facts.word_or("bank", ""))
