"""Asks the real thinking process for a move in every game: it starts, answers, and ends."""

from pathlib import Path
from time import monotonic
from typing import Protocol

from rules.core.notation import read
from tabletop.ai.client import Client
from tabletop.ai.messages import Reply
from tabletop.match import Match
from tabletop.players import Thinker
from tabletop.selftest.findings import Bench, FailedError, Figures
from tabletop.selftest.matches import SEED, searching
from tabletop.ui.speakers import quiet_terminal

PATIENCE = 60.0  # seconds; a first start takes a few from a slow disk or on a busy machine


class Opponent(Thinker, Protocol):
    """A thinker that counts how often its process has died."""

    deaths: int


def check_thinking(bench: Bench) -> Figures:
    """Ask for one move of each game."""
    ask_all(Client(), bench)
    return {"answers": len(bench.halfway)}


def ask_all(client: Opponent, bench: Bench) -> None:
    """Ask a process for moves and end it; what it says when it dies is told as the reason."""
    words = bench.home / "process.txt"
    try:
        with quiet_terminal(words):
            for match in bench.halfway.values():
                check_answer(client, match)
    except FailedError as failed:
        said = _read(words)
        failed.add_note(said)
        failed.facts["detail"] = said.splitlines()[-1] if said else ""
        raise
    finally:
        client.close()


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace").strip() if file.is_file() else ""


def check_answer(client: Opponent, match: Match, patience: float = PATIENCE) -> None:
    """Ask for a move and see that it comes from the process and is allowed."""
    client.ask(match.game, match.view(match.decider).table, searching().name, SEED)
    reply = _awaited(client, patience)
    if not reply["thoughts"] or not match.allows(read(match.game, match.setup, reply["move"])):
        raise FailedError("wrong_answer", move=reply["move"])


def _awaited(client: Opponent, patience: float) -> Reply:
    end = monotonic() + patience
    while True:
        reply = client.poll()
        # After some deaths answers come without the process; the first one is a failure here.
        if client.deaths:
            raise FailedError("no_process", detail="")
        if reply is not None:
            return reply
        left = end - monotonic()
        if left <= 0:
            raise FailedError("no_answer", seconds=round(patience))
        client.wait(left)
