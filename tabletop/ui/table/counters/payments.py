"""Payments as coins that fly: from plate to plate, from the bank and to it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rules.core.events import COUNTED, Event
from rules.core.refs import NOTHING
from rules.core.setup import Setup
from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.tween import clamp, standard
from tabletop.ui.table import feel
from tabletop.ui.table.counters.counter_forms import ChangePlan, take_change
from tabletop.ui.table.counters.tokens import token_picture
from tabletop.ui.table.fittings.fitting import Fitting, Lapse, Point, Setting
from tabletop.ui.table.plan.reading import FormReader
from tabletop.ui.table.plan.table_plan import CounterView, Plan
from tabletop.update import Update

COIN_Z = 255_000
FLYING = 30  # size of a coin on its way, in design pixels
MOST_COINS = 5
WORTH = 3  # of what is paid, for each coin that flies beyond the first
Change = tuple[int, int]  # a counter and by how much it changes


@dataclass(frozen=True, slots=True)
class Payment:
    """Something paid: the change with which it begins, and the refs it goes from and to."""

    begins: Change
    source: int
    target: int
    token: str


def payments(events: Sequence[Event], setup: Setup, plan: Plan) -> list[Payment]:
    """Find the payments among some events: a loss and an equal gain that follow each other."""
    views = {v.base: v for v in plan.counters if v.form == "change" and v.token}
    changes = [
        (event.what, event.amount)
        for event in events
        if event.kind == COUNTED and setup.counter(event.what).base in views and event.amount
    ]
    found = []
    while changes:
        (ref, amount), *rest = changes
        view = views[setup.counter(ref).base]
        bank = setup.refs.get(view.its(ChangePlan).bank, NOTHING)
        other = bank
        if rest and rest[0][1] == -amount:
            other, rest = _shown(setup, views, rest[0][0]), rest[1:]
        ends = (_shown(setup, views, ref), other)
        source, target = ends if amount < 0 else ends[::-1]
        found.append(Payment((ref, amount), source, target, view.token))
        changes = rest
    return found


def _shown(setup: Setup, views: dict[str, CounterView], ref: int) -> int:
    """Return the counter for which the changes of another one stand."""
    counter = setup.counter(ref)
    return setup.refs.get(f"{views[counter.base].of}.{counter.owner}", ref)


@dataclass(slots=True)
class _Coin:
    sprite: Sprite
    start: Point
    end: Point
    at: float


class Coins(Fitting):
    """The coins on their way."""

    forms: ClassVar[Mapping[str, FormReader]] = {"change": take_change}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.canvas = setting.canvas
        self._due: list[Payment] = []
        self._flying: list[_Coin] = []

    def take_over(self, before: Fitting) -> None:
        """Let coins fly on, unless the table was built anew."""
        if isinstance(before, Coins) and before.setting.board is self.setting.board:
            self._due, self._flying, before._flying = before._due, before._flying, []

    @property
    def moving(self) -> bool:
        """Tell whether a coin is on its way."""
        return bool(self._flying)

    def begin(self, update: Update) -> None:
        """Work out what will be paid while a move is shown."""
        self._due = payments(update.events, self.setting.setup, self.setting.plan)

    def due(self, change: Change) -> Payment | None:
        """Return the payment that begins with a change, if there is one."""
        if not self._due or self._due[0].begins != change:
            return None
        return self._due.pop(0)

    def fly(self, paid: Payment, start: Point, end: Point) -> None:
        """Send coins on their way: the more is paid, the more of them."""
        kit = self.setting.kit
        image = token_picture(kit, self.setting.gallery, paid.token, kit.scale.target(FLYING))
        count = min(MOST_COINS, 1 + abs(paid.begins[1]) // WORTH)
        for number in range(count):
            sprite = self.canvas.add(Sprite(image, z=COIN_Z + number))
            sprite.set_visible(False)
            self._flying.append(_Coin(sprite, start, end, -number * feel.COIN_GAP))

    def advance(self, lapse: Lapse) -> None:
        """Let the coins fly on, in a flat arc."""
        for coin in self._flying[:]:
            coin.at += lapse.hurried
            share = coin.at / feel.COIN
            if share >= 1:
                self.canvas.remove(coin.sprite)
                self._flying.remove(coin)
                continue
            coin.sprite.set_visible(share >= 0)
            eased = standard(clamp(share, 0.0, 1.0))
            (x, y), (right, low) = coin.start, coin.end
            bow = 4 * eased * (1 - eased) * min(60.0, (abs(right - x) + abs(low - y)) * 0.15)
            if y + low > self.canvas.bounds.height:
                bow = -bow  # towards the middle of the table, so that no coin leaves the window
            coin.sprite.move_centre((x + (right - x) * eased, y + (low - y) * eased + bow))

    def remove(self) -> None:
        """Take all coins away."""
        for coin in self._flying:
            self.canvas.remove(coin.sprite)
        self._flying.clear()
