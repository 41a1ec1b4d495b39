"""How much larger an X desktop wants things: what its settings, its resources and GTK are told.

Xlib ends the program at an error that it was not prepared for; XCB returns it, so XCB is asked.
"""

import ctypes
import os
import re
from collections.abc import Callable, Mapping
from contextlib import suppress

USUAL_DPI = 96.0
ANY_TYPE, RESOURCES = 0, 23  # atoms that have numbers on every server
MOST_BYTES = 1 << 18  # of a property: no desktop has as many settings
MANAGER, SETTINGS, FONT_DPI = b"_XSETTINGS_S0", b"_XSETTINGS_SETTINGS", b"Xft/DPI"
WHOLE, TEXT, COLOUR = 0, 1, 2  # kinds of a setting
RESOURCE = re.compile(rb"^[ \t]*Xft[.*]dpi[ \t]*:[ \t]*([0-9]+(?:\.[0-9]+)?)[ \t]*$", re.MULTILINE)
GTK_SCALE = "GDK_SCALE"

Read = Callable[[], tuple[bytes, bytes]]


class _Screens(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.POINTER(ctypes.c_uint32)),
        ("rem", ctypes.c_int),
        ("i", ctypes.c_int),
    )


def density(read: Read | None = None, environment: Mapping[str, str] = os.environ) -> float:
    """Return the largest of what the desktop was told; 1 where it was told nothing."""
    asked = [1.0]
    with suppress(OSError, AttributeError, ValueError):
        settings, resources = (read or _read)()
        asked.append(settings_dpi(settings) / USUAL_DPI)
        asked.append(resources_dpi(resources) / USUAL_DPI)
    with suppress(ValueError):
        asked.append(float(environment.get(GTK_SCALE, "")))
    return max(asked)


def resources_dpi(resources: bytes) -> float:
    """Return the dots per inch among the resources of a server, or 0."""
    found = RESOURCE.findall(resources)
    return float(found[-1]) if found else 0.0


def settings_dpi(data: bytes) -> float:
    """Return the dots per inch among the settings of a desktop, or 0.

    A setting is its kind, its name, a number that does not matter here, and its value; everything
    begins at a multiple of four bytes.
    """
    order = "little" if data[:1] == b"\0" else "big"

    def whole(at: int, size: int) -> int:
        return int.from_bytes(data[at : at + size], order)  # type: ignore[arg-type]

    at = 12
    for _ in range(whole(8, 4)):
        if at >= len(data):
            break
        kind, length = data[at], whole(at + 2, 2)
        name = data[at + 4 : at + 4 + length]
        at += 4 + _padded(length) + 4
        if kind == WHOLE and name == FONT_DPI:
            return whole(at, 4) / 1024
        at += {WHOLE: 4, COLOUR: 8}.get(kind) or 4 + _padded(whole(at, 4))
    return 0.0


def _padded(length: int) -> int:
    return length + -length % 4


def _read() -> tuple[bytes, bytes]:
    """Return the settings and the resources of the server; a missing one is empty."""
    xcb = _Xcb(ctypes.CDLL("libxcb.so.1"), ctypes.CDLL(None))
    try:
        owner = xcb.owner(MANAGER)
        settings = xcb.read(owner, xcb.atom(SETTINGS)) if owner else b""
        return settings, xcb.read(xcb.root, RESOURCES)
    finally:
        xcb.close()


class _Xcb:
    """A connection of our own to the X server."""

    def __init__(self, xcb: ctypes.CDLL, c: ctypes.CDLL) -> None:
        self._xcb, self._c = xcb, c
        pointer, word, byte = ctypes.c_void_p, ctypes.c_uint32, ctypes.c_uint8
        xcb.xcb_connect.argtypes = (ctypes.c_char_p, pointer)
        xcb.xcb_connect.restype = xcb.xcb_get_setup.restype = pointer
        xcb.xcb_get_setup.argtypes = xcb.xcb_setup_roots_iterator.argtypes = (pointer,)
        xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = (pointer,)
        xcb.xcb_setup_roots_iterator.restype = _Screens
        xcb.xcb_intern_atom.argtypes = (pointer, byte, ctypes.c_uint16, ctypes.c_char_p)
        xcb.xcb_get_selection_owner.argtypes = (pointer, word)
        xcb.xcb_get_property.argtypes = (pointer, byte, word, word, word, word, word)
        for name in ("intern_atom", "get_selection_owner", "get_property"):
            getattr(xcb, f"xcb_{name}").restype = ctypes.c_uint
            answer = getattr(xcb, f"xcb_{name}_reply")
            answer.argtypes = (pointer, ctypes.c_uint, pointer)
            answer.restype = ctypes.POINTER(word)
        c.free.argtypes = (pointer,)
        self._link = xcb.xcb_connect(None, None)
        if xcb.xcb_connection_has_error(self._link):
            self.close()
            raise OSError("no X server answers")
        self.root = int(xcb.xcb_setup_roots_iterator(xcb.xcb_get_setup(self._link)).data[0])

    def close(self) -> None:
        self._xcb.xcb_disconnect(self._link)

    def atom(self, name: bytes) -> int:
        asked = self._xcb.xcb_intern_atom(self._link, 1, len(name), name)
        return self._third("intern_atom", asked)

    def owner(self, selection: bytes) -> int:
        atom = self.atom(selection)
        if not atom:
            return 0
        return self._third(
            "get_selection_owner", self._xcb.xcb_get_selection_owner(self._link, atom)
        )

    def read(self, window: int, atom: int) -> bytes:
        asked = self._xcb.xcb_get_property(
            self._link, 0, window, atom, ANY_TYPE, 0, MOST_BYTES // 4
        )
        answer = self._xcb.xcb_get_property_reply(self._link, asked, None)
        if not answer:
            return b""
        # Eight words lead; the second byte tells how wide an item is, the fifth word how many.
        wide = ctypes.cast(answer, ctypes.POINTER(ctypes.c_uint8))[1] // 8
        start = ctypes.cast(answer, ctypes.c_void_p).value or 0
        data = ctypes.string_at(start + 32, answer[4] * wide)
        self._c.free(answer)
        return data

    def _third(self, name: str, asked: int) -> int:
        """Return the third word of an answer, where these two have what was asked for."""
        answer = getattr(self._xcb, f"xcb_{name}_reply")(self._link, asked, None)
        if not answer:
            return 0
        value = int(answer[2])
        self._c.free(answer)
        return value
