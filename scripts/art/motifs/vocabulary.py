"""Knows everything that can be shown by its own name, one shelf for each way of showing it."""

from __future__ import annotations

from collections.abc import Callable

from art.motifs.note import (
    constituents,
    courts,
    defence,
    flash,
    health,
    liberties,
    lobbies,
    money,
    nature,
    press,
    procedure,
    resources,
    schools,
    senate,
    work,
    world,
)
from art.motifs.office import club, desk, dining, hands, houses, land, room, street, tools, works
from art.motifs.poster import (
    cheap_assets,
    classics,
    costly_assets,
    grave_troubles,
    left_great,
    left_middling,
    left_small,
    lesser_troubles,
    lively_assets,
    losses,
    right_great,
    right_middling,
    right_small,
    rivals,
    signs,
    turns,
)
from art.motifs.rome import arms, cellar, goods, harvest, house, quarry, state, stores
from art.print.mosaic.cartoon import Pen as Stylus
from art.print.poster.pen import Pen
from art.shelf import Shelf
from art.space.stage import Maker
from art.spec import Spec

# Things in space: of scenes and of the vignettes of banknotes.
THINGS: Shelf[Maker] = Shelf(
    "motif",
    *club.MOTIFS, *desk.MOTIFS, *dining.MOTIFS, *hands.MOTIFS, *houses.MOTIFS, *land.MOTIFS,
    *tools.MOTIFS, *room.MOTIFS, *street.MOTIFS, *works.MOTIFS,
    *money.MOTIFS, *work.MOTIFS, *health.MOTIFS, *schools.MOTIFS, *liberties.MOTIFS, *courts.MOTIFS,
    *nature.MOTIFS, *resources.MOTIFS, *world.MOTIFS, *defence.MOTIFS, *lobbies.MOTIFS,
    *constituents.MOTIFS, *procedure.MOTIFS, *press.MOTIFS, *flash.MOTIFS, *senate.MOTIFS,
)  # fmt: skip
# Things of Rome in space, in its own measure: for frescoes.
ROME: Shelf[Maker] = Shelf("motif", *arms.MOTIFS, *goods.MOTIFS, *house.MOTIFS, *state.MOTIFS)
# Things in flat design: for mosaics.
GOODS: Shelf[Callable[[Stylus, Spec], None]] = Shelf(
    "motif",
    *cellar.WINE, *cellar.COMPANY, *harvest.GRAIN, *harvest.OLIVES, *harvest.COMPANY,
    *quarry.MARBLE, *quarry.COMPANY, *stores.WOOD, *stores.CLOTH, *stores.COMPANY,
)  # fmt: skip
# Cartoons of posters.
EMBLEMS: Shelf[Callable[[Pen], None]] = Shelf(
    "motif",
    *cheap_assets.EMBLEMS, *costly_assets.EMBLEMS, *lively_assets.EMBLEMS, *lesser_troubles.EMBLEMS,
    *grave_troubles.EMBLEMS, *losses.EMBLEMS, *turns.EMBLEMS, *left_small.EMBLEMS,
    *left_middling.EMBLEMS, *left_great.EMBLEMS, *right_small.EMBLEMS, *right_middling.EMBLEMS,
    *right_great.EMBLEMS, *classics.EMBLEMS, *signs.EMBLEMS, *rivals.EMBLEMS,
)  # fmt: skip
