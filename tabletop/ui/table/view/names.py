"""Names under which a view is asked for what belongs to one of its parts."""

from operator import attrgetter
from typing import Generic, Protocol, TypeVar, cast

from tabletop.ui.table.fittings.fitting import Fitting
from tabletop.ui.table.view.laid_table import LaidTable

T = TypeVar("T")


class Through(Generic[T]):
    """Something that belongs to a part of its owner, by the path that leads there."""

    def __init__(self, path: str) -> None:
        self._read = attrgetter(path)
        part, _, self._name = path.rpartition(".")
        self._part = attrgetter(part)

    def __get__(self, owner: object, kind: type) -> T:
        """Return what the part has there."""
        return cast(T, self._read(owner))

    def __set__(self, owner: object, value: T) -> None:
        """Give the part something else."""
        setattr(self._part(owner), self._name, value)


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
