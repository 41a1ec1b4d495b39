"""The desktop: its wishes are heard where it can say them, and it shows files in their folder."""

from pathlib import PurePosixPath, PureWindowsPath

import pytest

from tabletop.player.system import Wishes, showing, wishes


@pytest.mark.parametrize(
    ("platform", "answers", "expected"),
    [
        ("linux", {"enable-animations": "false\n", "high-contrast": "true\n"}, Wishes(True, True)),
        ("linux", {"enable-animations": "true\n", "high-contrast": "false"}, Wishes(False, False)),
        ("linux", {}, Wishes(None, None)),
        ("darwin", {"reduceMotion": "1\n"}, Wishes(True, None)),
        ("darwin", {"increaseContrast": "0"}, Wishes(None, False)),
        ("linux", {"enable-animations": "no such key"}, Wishes(None, None)),
    ],
)
def test_what_a_desktop_says_is_understood(
    platform: str, answers: dict[str, str], expected: Wishes
) -> None:
    assert wishes(platform, lambda command: answers.get(command[-1], "")) == expected


def test_a_system_that_cannot_be_asked_has_no_wishes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "nowhere")
    assert wishes("linux") == Wishes()
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS")
    assert wishes("linux") == Wishes()


def test_a_file_in_a_folder_with_spaces_is_shown_on_every_system() -> None:
    here = PurePosixPath("/games/Ada Lovelace/match.toml")
    there = PureWindowsPath(r"C:\Games\Ada Lovelace\match.toml")
    assert showing(there, "win32")[1] == r'explorer /select,"C:\Games\Ada Lovelace\match.toml"'
    assert showing(here, "darwin")[1] == ["open", "-R", str(here)]
    assert showing(here, "linux")[1] == ["xdg-open", "/games/Ada Lovelace"]
