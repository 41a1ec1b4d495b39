"""Names under which a whole is asked for what belongs to one of its parts."""

from operator import attrgetter
from typing import Generic, TypeVar, cast

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
