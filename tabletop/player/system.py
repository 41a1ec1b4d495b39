"""The player's desktop: what it was told already (motion, contrast, texts), and its folders."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path, PurePath

ASK_SECONDS = 0.5  # the longest that a question to the desktop may take
_ANIMATIONS = 0x1042  # SPI_GETCLIENTAREAANIMATION
_CONTRAST = 0x0042  # SPI_GETHIGHCONTRAST
_CONTRAST_ON = 0x0001

_TEXT_KEY, _TEXT_NAME = r"Software\Microsoft\Accessibility", "TextScaleFactor"

Ask = Callable[[list[str]], str]


@dataclass(frozen=True)
class Wishes:
    """What the system knows of the player's wishes; None where it cannot be known."""

    reduced_motion: bool | None = None
    high_contrast: bool | None = None


def wishes(platform: str = sys.platform, ask: Ask | None = None) -> Wishes:
    """Ask the system once; a system that does not answer has no wishes."""
    ask = ask or _ask
    if platform == "win32":
        return _windows()
    if platform == "darwin":
        domain = "com.apple.universalaccess"
        return Wishes(
            _said(ask(["defaults", "read", domain, "reduceMotion"]), {"1": True, "0": False}),
            _said(ask(["defaults", "read", domain, "increaseContrast"]), {"1": True, "0": False}),
        )
    if ask is _ask and not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return Wishes()
    return Wishes(
        _said(
            ask(["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"]),
            {"true": False, "false": True},
        ),
        _said(
            ask(["gsettings", "get", "org.gnome.desktop.a11y.interface", "high-contrast"]),
            {"true": True, "false": False},
        ),
    )


def text_share() -> float:
    """Return how much more than all else texts shall be enlarged; only Windows has both."""
    if sys.platform == "win32":
        import winreg  # noqa: PLC0415 - there is none elsewhere

        try:
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, _TEXT_KEY) as key:
                percent, _ = winreg.QueryValueEx(key, _TEXT_NAME)
                return float(percent) / 100
        except (OSError, TypeError, ValueError):
            pass  # nobody has ever moved that slider
    return 1.0


def show_in_folder(path: Path, platform: str = sys.platform) -> bool:
    """Open the folder of a file in the system's own window; return whether there is one."""
    import shutil  # noqa: PLC0415 - the same
    import subprocess  # noqa: PLC0415 - the same

    tool, command = showing(path, platform)
    if shutil.which(tool) is None:
        return False
    quiet = subprocess.DEVNULL
    try:
        # It lives on without us; whether it finds anything to show is its own business.
        subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
    except OSError:
        return False
    return True


def showing(path: PurePath, platform: str) -> tuple[str, list[str] | str]:
    """Return the tool that shows a file in its folder, and the command that calls it."""
    if platform == "win32":
        # Explorer wants quotes around the path alone, which a list of words would not give it.
        return "explorer", f'explorer /select,"{path}"'
    if platform == "darwin":
        return "open", ["open", "-R", str(path)]
    return "xdg-open", ["xdg-open", str(path.parent)]


def _said(answer: str, meanings: dict[str, bool]) -> bool | None:
    return meanings.get(answer.strip())


def _ask(command: list[str]) -> str:
    import subprocess  # noqa: PLC0415 - most starts ask nothing, and all would wait for it

    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=ASK_SECONDS, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout if done.returncode == 0 else ""


def _windows() -> Wishes:
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - needed on one system only

        class HighContrast(ctypes.Structure):
            """The record that the system fills in."""

            _fields_ = (
                ("size", ctypes.c_uint),
                ("flags", ctypes.c_uint),
                ("scheme", ctypes.c_wchar_p),
            )

        info = ctypes.windll.user32.SystemParametersInfoW
        animated = ctypes.c_int(1)
        contrast = HighContrast(ctypes.sizeof(HighContrast), 0, None)
        moving = info(_ANIMATIONS, 0, ctypes.byref(animated), 0)
        seen = info(_CONTRAST, contrast.size, ctypes.byref(contrast), 0)
        return Wishes(
            not animated.value if moving else None,
            bool(contrast.flags & _CONTRAST_ON) if seen else None,
        )
    return Wishes()
