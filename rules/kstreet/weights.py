"""The weights of a lobbyist's judgement, read from weights.toml."""

from pathlib import Path
from typing import Final, final

from rules.core.data import Facts, read_facts

PATH: Final = Path(__file__).with_name("weights.toml")


@final
class ValueWeights:
    """How a position stands."""

    __slots__ = ("reputation", "near_win", "near_win_from", "near_loss", "near_loss_from", "hand")

    def __init__(self, facts: Facts) -> None:
        self.reputation = facts.real("reputation")
        self.near_win = facts.real("near_win")
        self.near_win_from = facts.whole("near_win_from")
        self.near_loss = facts.real("near_loss")
        self.near_loss_from = facts.whole("near_loss_from")
        self.hand = facts.real("hand")
        facts.done()


@final
class WorthWeights:
    """What a card is worth in an average hand."""

    __slots__ = ("influence", "power", "minus_influence", "minus_power", "text", "senator")

    def __init__(self, facts: Facts) -> None:
        self.influence = facts.real("influence")
        self.power = facts.real("power")
        self.minus_influence = facts.real("minus_influence")
        self.minus_power = facts.real("minus_power")
        self.text = facts.real("text")
        self.senator = facts.real("senator")
        facts.done()


@final
class LaneWeights:
    """How much a lane that is not resolved yet is counted in."""

    __slots__ = ("safe", "open", "purchase")

    def __init__(self, facts: Facts) -> None:
        self.safe = facts.real("safe")
        self.open = facts.real("open")
        self.purchase = facts.real("purchase")
        facts.done()


@final
class PlacingWeights:
    """How promising a placing looks."""

    __slots__ = ("purchase", "reward", "penalty", "enough", "hopeless", "hinder", "waste",
                 "rival_influence", "rival_power")  # fmt: skip

    def __init__(self, facts: Facts) -> None:
        self.purchase = facts.real("purchase")
        self.reward = facts.real("reward")
        self.penalty = facts.real("penalty")
        self.enough = facts.real("enough")
        self.hopeless = facts.real("hopeless")
        self.hinder = facts.real("hinder")
        self.waste = facts.real("waste")
        self.rival_influence = facts.real("rival_influence")
        self.rival_power = facts.real("rival_power")
        facts.done()


@final
class Weights:
    """Everything that weights.toml says."""

    __slots__ = ("value", "worth", "lane", "placing")

    def __init__(self, facts: Facts) -> None:
        self.value: Final = ValueWeights(facts.sub("value"))
        self.worth: Final = WorthWeights(facts.sub("worth"))
        self.lane: Final = LaneWeights(facts.sub("lane"))
        self.placing: Final = PlacingWeights(facts.sub("placing"))
        facts.done()


def load(path: Path = PATH) -> Weights:
    """Read a file of weights."""
    return Weights(read_facts(path))
