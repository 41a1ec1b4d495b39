"""A cluster plays the same matches as this machine; skipped where the extra is not installed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.laboratory.test_ledger import ROOT, arena, untimed
from tests.laboratory.test_train import train

distributed = pytest.importorskip("distributed")

START = """
import sys
from distributed import LocalCluster
if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()
"""


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start a cluster of two workers on this machine and return its address."""
    folder = tmp_path_factory.mktemp("cluster")
    file = folder / "start.py"
    file.write_text(START)
    path = os.pathsep.join([str(ROOT), str(ROOT / "scripts")])
    with subprocess.Popen(
        [sys.executable, str(file)], cwd=folder, env=os.environ | {"PYTHONPATH": path},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    ) as running:  # fmt: skip
        assert running.stdout is not None
        yield running.stdout.readline().strip()
        running.communicate("", timeout=60)


def test_a_cluster_plays_the_same_matches(scheduler: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    words = ["--seats", "prior,random", "--seats", "greedy,random,random", "--games", "6"]
    arena(*words, "--out", str(here))
    done = arena(*words, "--out", str(there), "--scheduler", scheduler)
    assert done.returncode == 0, done.stderr
    assert untimed(there) == untimed(here)
    assert len(untimed(there)) == 13


def test_a_cluster_trains_the_same_weights(scheduler: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here.toml", tmp_path / "there.toml"
    words = ["shy", "--only", "ballot", "--seed", "4", "--steps", "8", "--matches", "60"]
    words += ["--reach", "0.5", "--stride", "0.6", "--accept", "100"]
    train(*words, "--out", str(here))
    done = train(*words, "--out", str(there), "--scheduler", scheduler)
    assert done.returncode == 0, done.stderr
    assert there.read_text() == here.read_text()


@pytest.mark.parametrize("address", ["nonsense://here", "tcp://127.0.0.1:1"])
def test_nobody_at_an_address_is_said_in_one_line(address: str) -> None:
    done = arena("--games", "1", "--scheduler", address)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
