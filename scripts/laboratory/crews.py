"""Who plays the matches of a laboratory: the processes of this machine, or those of a cluster."""

from __future__ import annotations

import signal
from multiprocessing import get_context
from typing import TYPE_CHECKING, Protocol, TypeVar

from laboratory.words import WrongWordError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from types import TracebackType

Job = TypeVar("Job")
Result = TypeVar("Result")


class Crew(Protocol):
    """Workers that do jobs: plain data in, plain data out, by a function they can import."""

    def each(
        self, work: Callable[[Job], Result], jobs: Sequence[Job], *, light: bool = False
    ) -> Iterator[tuple[int, Result]]:
        """Yield every job's number and what came of it, as soon as it is done.

        Light jobs take less time than handing them to another machine would, one by one.
        """

    def __enter__(self) -> Crew:
        """Call the workers together."""

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Send them home, whatever they still have in hand."""


def in_order(crew: Crew, work: Callable[[Job], Result], jobs: Sequence[Job]) -> list[Result]:
    """Let a crew do all jobs and return what came of them, in the order of the jobs."""
    found = dict(crew.each(work, jobs))
    return [found[number] for number in range(len(jobs))]


def numbered(task: tuple[Callable[[Job], Result], int, Job]) -> tuple[int, Result]:
    """Do one job and say which it was."""
    work, number, job = task
    return number, work(job)


class LocalCrew:
    """Processes of this machine; they find modules where this process does."""

    def __init__(self, workers: int) -> None:
        # Ctrl-C reaches every process; only the one in command answers it.
        quiet = (signal.SIGINT, signal.SIG_IGN)
        self.pool = get_context("spawn").Pool(workers, initializer=signal.signal, initargs=quiet)

    def each(
        self, work: Callable[[Job], Result], jobs: Sequence[Job], *, light: bool = False
    ) -> Iterator[tuple[int, Result]]:
        """Deal the jobs out one by one."""
        tasks = [(work, number, job) for number, job in enumerate(jobs)]
        return self.pool.imap_unordered(numbered, tasks)

    def __enter__(self) -> LocalCrew:
        """Return the crew; its processes run already."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Let the processes go."""
        if kind is None:
            self.pool.close()
        else:
            self.pool.terminate()
        self.pool.join()


def heed_the_end() -> None:
    """Answer being told to end as Ctrl-C is answered."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)


def called(workers: int, scheduler: str) -> Crew:
    """Call the cluster at an address together, or without one the processes of this machine."""
    if not scheduler:
        return LocalCrew(workers)
    try:
        from laboratory.cluster import ClusterCrew  # noqa: PLC0415 - an extra that few install
    except ModuleNotFoundError as missing:
        raise WrongWordError(
            f'--scheduler needs {missing.name}: pip install the extra "cluster" of Cloakroom.'
        ) from None
    return ClusterCrew(scheduler)
