"""Names under which a view is asked for the fittings of its table."""

from typing import Generic, Protocol, TypeVar, cast

from tabletop.ui.table.fittings.fitting import Fitting
from tabletop.ui.table.view.laid_table import LaidTable

T = TypeVar("T")


class HasTable(Protocol):
    """Whatever shows a table."""

    table: LaidTable


class Fitted(Generic[T]):
    """A fitting of the table by its kind, or what it has under a name."""

    def __init__(self, kind: type[Fitting], name: str = "") -> None:
        self._kind = kind
        self._name = name

    def __get__(self, owner: HasTable, kind: type) -> T:
        """Return the fitting, or what it has there."""
        found = owner.table.furniture.find(self._kind)
        return cast(T, getattr(found, self._name) if self._name else found)
