"""Knows everything that can be shown by its own name, one shelf for each way of showing it."""

from __future__ import annotations

from collections.abc import Callable

from art import (
    motifs_cellar,
    motifs_club,
    motifs_desk,
    motifs_dining,
    motifs_hands,
    motifs_harvest,
    motifs_houses,
    motifs_land,
    motifs_note_bills1,
    motifs_note_bills2,
    motifs_note_bills3,
    motifs_note_bills4,
    motifs_note_bills5,
    motifs_note_bills6,
    motifs_note_bills7,
    motifs_note_bills8,
    motifs_note_bills9,
    motifs_note_bills10,
    motifs_note_press1,
    motifs_note_press2,
    motifs_note_press3,
    motifs_note_press4,
    motifs_note_press5,
    motifs_note_senate,
    motifs_office,
    motifs_poster_assets1,
    motifs_poster_assets2,
    motifs_poster_assets3,
    motifs_poster_deficits1,
    motifs_poster_deficits2,
    motifs_poster_events1,
    motifs_poster_events2,
    motifs_poster_left1,
    motifs_poster_left2,
    motifs_poster_left3,
    motifs_poster_models,
    motifs_poster_right1,
    motifs_poster_right2,
    motifs_poster_right3,
    motifs_poster_signs,
    motifs_quarry,
    motifs_rome_arms,
    motifs_rome_goods,
    motifs_rome_house,
    motifs_rome_state,
    motifs_room,
    motifs_stores,
    motifs_street,
    motifs_works,
)
from art.cartoon import Pen as Stylus
from art.poster_pen import Pen
from art.shelf import Shelf
from art.spec import Spec
from art.stage import Maker

# Things in space: of scenes and of the vignettes of banknotes.
THINGS: Shelf[Maker] = Shelf(
    "motif",
    *motifs_club.MOTIFS,
    *motifs_desk.MOTIFS,
    *motifs_dining.MOTIFS,
    *motifs_hands.MOTIFS,
    *motifs_houses.MOTIFS,
    *motifs_land.MOTIFS,
    *motifs_office.MOTIFS,
    *motifs_room.MOTIFS,
    *motifs_street.MOTIFS,
    *motifs_works.MOTIFS,
    *motifs_note_bills1.MOTIFS,
    *motifs_note_bills2.MOTIFS,
    *motifs_note_bills3.MOTIFS,
    *motifs_note_bills4.MOTIFS,
    *motifs_note_bills5.MOTIFS,
    *motifs_note_bills6.MOTIFS,
    *motifs_note_bills7.MOTIFS,
    *motifs_note_bills8.MOTIFS,
    *motifs_note_bills9.MOTIFS,
    *motifs_note_bills10.MOTIFS,
    *motifs_note_press1.MOTIFS,
    *motifs_note_press2.MOTIFS,
    *motifs_note_press3.MOTIFS,
    *motifs_note_press4.MOTIFS,
    *motifs_note_press5.MOTIFS,
    *motifs_note_senate.MOTIFS,
)
# Things of Rome in space, in its own measure: for frescoes.
ROME: Shelf[Maker] = Shelf(
    "motif",
    *motifs_rome_arms.MOTIFS,
    *motifs_rome_goods.MOTIFS,
    *motifs_rome_house.MOTIFS,
    *motifs_rome_state.MOTIFS,
)
# Things in flat design: for mosaics.
GOODS: Shelf[Callable[[Stylus, Spec], None]] = Shelf(
    "motif",
    *motifs_cellar.WINE,
    *motifs_cellar.COMPANY,
    *motifs_harvest.GRAIN,
    *motifs_harvest.OLIVES,
    *motifs_harvest.COMPANY,
    *motifs_quarry.MARBLE,
    *motifs_quarry.COMPANY,
    *motifs_stores.WOOD,
    *motifs_stores.CLOTH,
    *motifs_stores.COMPANY,
)
# Cartoons of posters.
EMBLEMS: Shelf[Callable[[Pen], None]] = Shelf(
    "emblem",
    *motifs_poster_assets1.EMBLEMS,
    *motifs_poster_assets2.EMBLEMS,
    *motifs_poster_assets3.EMBLEMS,
    *motifs_poster_deficits1.EMBLEMS,
    *motifs_poster_deficits2.EMBLEMS,
    *motifs_poster_events1.EMBLEMS,
    *motifs_poster_events2.EMBLEMS,
    *motifs_poster_left1.EMBLEMS,
    *motifs_poster_left2.EMBLEMS,
    *motifs_poster_left3.EMBLEMS,
    *motifs_poster_models.EMBLEMS,
    *motifs_poster_right1.EMBLEMS,
    *motifs_poster_right2.EMBLEMS,
    *motifs_poster_right3.EMBLEMS,
    *motifs_poster_signs.EMBLEMS,
)
