"""Every kind of fitting that a table may have: a new one is one line here."""

from pathlib import Path
from typing import Final

from tabletop import paths
from tabletop.ui.table.counters.floats import Floats
from tabletop.ui.table.counters.heaps import Heaps
from tabletop.ui.table.counters.markers import Markers
from tabletop.ui.table.counters.payments import Coins
from tabletop.ui.table.dice.trays import Dice
from tabletop.ui.table.fittings.echoes import Echoes
from tabletop.ui.table.fittings.fitting import Fitting
from tabletop.ui.table.fittings.furniture import Furniture
from tabletop.ui.table.fittings.ground import Ground
from tabletop.ui.table.fittings.labels import Labels
from tabletop.ui.table.fittings.notes import Notes
from tabletop.ui.table.fittings.plaques import Plaques
from tabletop.ui.table.mats.laying import Mats
from tabletop.ui.table.moments.stage import MomentStage
from tabletop.ui.table.plan.plan_file import Readers, take_plan
from tabletop.ui.table.plan.table_plan import Plan
from tabletop.ui.table.seats.hung_plates import Plates

FITTINGS: Final[list[type[Fitting]]] = [  # in the order in which they are drawn
    Ground,
    Echoes,
    Labels,
    Notes,
    Plates,
    Plaques,
    Heaps,
    Markers,
    Dice,
    Mats,
    Coins,
    Floats,
    MomentStage,
]


def read_plan(path: Path, seats: int) -> Plan:
    """Read the plan of a table, to which every fitting adds what it reads itself."""
    forms = {form: reader for kind in FITTINGS for form, reader in kind.forms.items()}
    keys = {key: reader for kind in FITTINGS for key, reader in kind.keys.items()}
    return take_plan(path, seats, Readers(forms, keys, [kind.take for kind in FITTINGS]))


def furnish(game: str, seats: int) -> Furniture:
    """Return the furniture of a game's table for a number of seats, with the plan it stands by."""
    return Furniture(FITTINGS, read_plan(paths.assets() / game / "table.toml", seats))
