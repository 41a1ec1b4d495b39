"""The wishes of the system: heard where it can say them, silent where it cannot."""

import pytest

from tabletop.player.system import Wishes, wishes


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
