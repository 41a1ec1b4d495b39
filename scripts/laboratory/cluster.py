"""A crew on other machines: the workers of a Dask cluster, by the address of its scheduler."""

from __future__ import annotations

import hashlib
import socket
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

import distributed

from laboratory.crews import numbered
from laboratory.words import WrongWordError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from types import TracebackType

    from laboratory.crews import Job, Result

PATIENCE = 10  # seconds for the scheduler to answer
BATCHES = 2  # of light jobs for each core, so that a slow one is not waited for too long
BELIEFS = ("rules", "tabletop/ai")  # folders whose files of facts decide how a match goes


def facts_digest() -> str:
    """Return a digest of all facts that matches are played by, where this process found them."""
    import rules  # noqa: PLC0415 - a worker finds them in its own place

    root = Path(rules.__file__ or "").resolve().parents[1]
    digest = hashlib.sha256()
    for folder in BELIEFS:
        for file in sorted((root / folder).rglob("*.toml")):
            digest.update(file.relative_to(root).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def done_together(
    tasks: Sequence[tuple[Callable[[Job], Result], int, Job]],
) -> list[tuple[int, Result]]:
    """Do several jobs, so that the scheduler is asked once."""
    return [numbered(task) for task in tasks]


def knock(address: str) -> None:
    """Complain where nobody listens: a client would wait for long and then tell much."""
    try:
        host, port = distributed.comm.get_address_host_port(address)
        socket.create_connection((host, port), PATIENCE).close()
    except (OSError, ValueError) as problem:
        raise WrongWordError(f"--scheduler: nobody answers at {address}: {problem}") from None


class ClusterCrew:
    """The workers of a cluster; each must have the same Cloakroom on its path."""

    def __init__(self, address: str) -> None:
        knock(address)
        self.client = distributed.Client(address, set_as_default=False)
        self._compare()

    def cores(self) -> int:
        """Return how many jobs are done at the same time."""
        threads: dict[str, int] = self.client.nthreads()
        return max(1, sum(threads.values()))

    def _compare(self) -> None:
        """Refuse workers that would play by other facts than told here."""
        try:
            found = self.client.run(facts_digest)
        except ModuleNotFoundError as missing:
            self.client.close()
            raise WrongWordError(
                f"--scheduler: workers lack {missing.name}; start them with Cloakroom's folder and"
                " its scripts in PYTHONPATH."
            ) from None
        others = sorted(name for name, digest in found.items() if digest != facts_digest())
        if others or not found:
            self.client.close()
            which = ", ".join(others) or "there are none"
            raise WrongWordError(f"--scheduler: workers with other rules or weights: {which}.")

    def each(
        self, work: Callable[[Job], Result], jobs: Sequence[Job], *, light: bool = False
    ) -> Iterator[tuple[int, Result]]:
        """Hand all jobs to the scheduler, which knows who is free; light ones in batches."""
        tasks = [(work, number, job) for number, job in enumerate(jobs)]
        size = ceil(len(tasks) / (BATCHES * self.cores())) if light else 1
        batches = [tasks[start : start + size] for start in range(0, len(tasks), size)]
        futures = self.client.map(done_together, batches, pure=False)
        done = distributed.as_completed(futures, loop=self.client.loop, with_results=True)
        try:
            for future, results in done:
                future.release()
                yield from results
        finally:
            self.client.cancel([future for future in futures if not future.done()])

    def __enter__(self) -> ClusterCrew:
        """Return the crew; its workers run already."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Leave the cluster; what it still plays for us is dropped with the last link to it."""
        self.client.close()
