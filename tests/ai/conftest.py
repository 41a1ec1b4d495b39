"""Thinking processes that are ended again."""

from collections.abc import Callable, Iterator
from time import monotonic

import pytest

from tabletop.ai.client import Client
from tabletop.ai.line import Target
from tabletop.ai.worker import serve
from tests.ai.asking import REGISTRY, Opener


@pytest.fixture
def opened() -> Iterator[Opener]:
    """Return a way to open clients with another worker or another clock."""
    clients: list[Client] = []

    def opener(target: Target = serve, clock: Callable[[], float] = monotonic) -> Client:
        clients.append(Client(REGISTRY, target=target, clock=clock))
        return clients[-1]

    yield opener
    for client in clients:
        client.close()


@pytest.fixture
def client(opened: Opener) -> Client:
    """Return a client of the usual worker."""
    return opened()
