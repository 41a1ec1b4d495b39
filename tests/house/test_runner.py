"""Checks how the test command gets, or does not get, what the window test needs."""

import shutil
from pathlib import Path

import pytest

import _debian
from _screen import TOOLS


class Machine:
    """A made-up machine: what it lacks, who we are on it, and which commands work."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, debian: Path) -> None:
        self.lacks = ["Xvfb", "xdotool"]
        self.before: list[str] | None = []
        self.needs_update = False
        self.offline = False
        self.calls: list[str] = []
        debian.touch()
        monkeypatch.setattr(_debian, "DEBIAN", debian)
        monkeypatch.setattr(_debian, "missing_of", lambda _tools: self.lacks)
        monkeypatch.setattr(_debian, "privilege", lambda: self.before)
        monkeypatch.setattr(_debian, "call", self.call)
        monkeypatch.setattr(shutil, "which", lambda name: name)

    def call(self, command: list[str]) -> int:
        """Note a command and let it work or fail."""
        self.calls.append(" ".join(command))
        if "update" in command:
            self.needs_update = False
            return 0
        if self.offline or self.needs_update:
            return 1
        self.lacks = []
        return 0


def obstacle() -> str:
    """Return what keeps the window test from running on the made-up machine."""
    return _debian.obstacle(TOOLS, "the window test")


INSTALL = "apt-get install -y --no-install-recommends xvfb xdotool"


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Machine:
    """Return a Debian-like machine on which we may do everything."""
    return Machine(monkeypatch, tmp_path / "debian_version")


def test_nothing_is_installed_where_nothing_is_missing(machine: Machine) -> None:
    machine.lacks = []
    assert obstacle() == ""
    assert machine.calls == []


def test_missing_tools_are_installed_where_allowed(machine: Machine) -> None:
    machine.before = ["sudo", "-n"]
    assert obstacle() == ""
    assert machine.calls == [f"sudo -n {INSTALL}"]


def test_stale_package_lists_are_renewed(machine: Machine) -> None:
    machine.needs_update = True
    assert obstacle() == ""
    assert machine.calls == [INSTALL, "apt-get update", INSTALL]


def test_without_permission_the_command_is_named(machine: Machine) -> None:
    machine.before = None
    assert "sudo apt install xvfb xdotool" in obstacle()
    assert machine.calls == []


def test_without_network_the_reason_is_given(machine: Machine) -> None:
    machine.offline = True
    assert "could not install" in obstacle()


def test_on_another_system_nothing_is_tried(machine: Machine) -> None:
    _debian.DEBIAN.unlink()
    assert "not a Debian-like system" in obstacle()
    assert machine.calls == []
