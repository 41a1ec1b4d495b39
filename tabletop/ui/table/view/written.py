"""Where a table says something in writing that is no card, no label and no number."""

import pygame

from tabletop.ui.table.fittings.notes import Notes
from tabletop.ui.table.mats.laying import Mats
from tabletop.ui.table.view.laid_table import LaidTable


def written_on(table: LaidTable) -> list[pygame.Rect]:
    """Return the notes beside places, and on a mat that lies there its notes, boxes and verdict."""
    lying, found = table.setting.lying, []
    for notes in table.furniture.find(Notes).notes:
        if notes.hint and not lying.on_mat(notes.area.center):
            found.append(notes.area)
    for mat in table.furniture.find(Mats).mats:
        slots = lying.on_mat(mat.rect.center) if mat.lies else []
        found += [slot.notes for slot in slots if slot.notes is not None]
        found += [slot.drop for slot in slots if slot.zone.label]
        found += [mat.told for _ in slots[:1] if mat.told.width]
    return found
