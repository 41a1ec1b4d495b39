"""What an X desktop wants: read from its settings and resources, however odd they are."""

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.ui.desktop import monitors
from tabletop.ui.desktop.xsettings import COLOUR, TEXT, WHOLE, density, resources_dpi, settings_dpi

USUAL: dict[str, str] = {}


def padded(data: bytes) -> bytes:
    """Fill up to a multiple of four bytes."""
    return data + bytes(-len(data) % 4)


def setting(kind: int, name: bytes, value: bytes, order: str) -> bytes:
    """Return one setting as a desktop writes it."""
    return struct.pack(f"{order}BBH", kind, 0, len(name)) + padded(name) + bytes(4) + value


def settings(dots: int, order: str = "<") -> bytes:
    """Return settings of every kind, among them the dots per inch."""
    theme = struct.pack(f"{order}I", 7) + padded(b"Adwaita")
    listed = [
        setting(TEXT, b"Net/ThemeName", theme, order),
        setting(COLOUR, b"Gtk/Colour", bytes(8), order),
        setting(WHOLE, b"Xft/Antialias", struct.pack(f"{order}i", 1), order),
        setting(WHOLE, b"Xft/DPI", struct.pack(f"{order}i", dots * 1024), order),
    ]
    first = b"\0" if order == "<" else b"\1"
    return first + bytes(3) + struct.pack(f"{order}II", 5, len(listed)) + b"".join(listed)


@pytest.mark.parametrize("order", ["<", ">"])
def test_the_settings_of_a_desktop_are_read_in_either_order_of_bytes(order: str) -> None:
    assert settings_dpi(settings(144, order)) == 144


def test_the_resources_of_a_server_are_read() -> None:
    assert resources_dpi(b"Xcursor.size:\t24\nXft.dpi:\t192\nXft.rgba:\tnone\n") == 192
    assert resources_dpi(b"*Xft.dpi: 10\nXft*dpi: 120.5") == 120.5
    assert resources_dpi(b"Xft.dpi: many\n") == 0


def test_the_largest_of_what_was_told_counts() -> None:
    def told(settings: bytes, resources: bytes, gtk: str = "") -> float:
        return density(lambda: (settings, resources), {"GDK_SCALE": gtk} if gtk else USUAL)

    assert told(b"", b"") == 1
    assert told(settings(144), b"") == 1.5
    assert told(settings(96), b"Xft.dpi: 192") == 2
    assert told(b"", b"Xft.dpi: 96", "2") == 2
    assert told(b"", b"Xft.dpi: 72", "a lot") == 1


def test_a_server_that_cannot_be_asked_wants_nothing() -> None:
    def fails() -> tuple[bytes, bytes]:
        raise OSError("no X server answers")

    assert density(fails, USUAL) == 1


@given(data=st.binary(max_size=200), resources=st.binary(max_size=60), gtk=st.text(max_size=8))
def test_no_settings_however_odd_stop_the_start(data: bytes, resources: bytes, gtk: str) -> None:
    asked = density(lambda: (data, resources), {"GDK_SCALE": gtk})
    assert 1 <= monitors.sane(asked) <= monitors.LARGEST


@given(cut=st.integers(0, 120), dots=st.integers(-5, 1 << 20))
def test_settings_that_break_off_are_no_trouble(cut: int, dots: int) -> None:
    data = settings(dots)[:cut]
    assert 1 <= monitors.sane(density(lambda: (data, b"Xft.dpi: " + b"9" * cut), USUAL)) <= 4
