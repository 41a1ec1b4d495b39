"""The window of the program: sharp on every screen, and it knows how it stands."""

from collections.abc import Sequence

import pygame

from tabletop.player.settings import FULLSCREEN, MAXIMISED, NORMAL
from tabletop.player.system import text_share
from tabletop.ui.desktop import monitors, sdl
from tabletop.ui.desktop.emblem import window_icon
from tabletop.ui.desktop.placing import Opening, Size, WindowPlace

TITLE = "Cloakroom"
MOMENT = 3  # milliseconds between two looks at a window that is just being filled
PATIENCE = 20  # such looks, then it stays as it is
POINTED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class MainWindow:
    """The one window; positions and sizes are the window system's, the surface is in pixels."""

    def __init__(self, asked: Opening, title: str = TITLE) -> None:
        self._library = sdl.reach()
        self._driver = pygame.display.get_driver()
        self._window = pygame.Window(
            title,
            asked.size,
            pygame.WINDOWPOS_UNDEFINED if asked.position is None else asked.position,
            resizable=True,
            allow_high_dpi=True,
            maximized=asked.form == MAXIMISED,
            fullscreen_desktop=asked.form == FULLSCREEN,
        )
        self._window.set_icon(window_icon(64))
        self.surface = self._window.get_surface()
        if asked.smallest is not None:
            self._window.minimum_size = asked.smallest
        self._filled = asked.form == FULLSCREEN
        self._usual = WindowPlace(NORMAL, asked.size, asked.position)
        self._dense = 1.0
        self._letters = monitors.sane(text_share())
        if asked.form != NORMAL:
            self._await_size(asked.size)
        self.look_again()

    def _await_size(self, asked: Size) -> None:
        """Wait until the window fills what it shall: nothing is laid out for another size."""
        for _ in range(PATIENCE):
            pygame.event.pump()
            if self._window.size != asked:
                return
            pygame.time.wait(MOMENT)

    @property
    def density(self) -> float:
        """Return how many pixels the desktop wants for a usual one."""
        return monitors.sane(self._dense * self._pixels)

    @property
    def letters(self) -> float:
        """Return how much more than everything else the desktop wants texts enlarged."""
        return self._letters

    @property
    def _pixels(self) -> float:
        """Return how many pixels a unit of the window system has."""
        return self.surface.get_width() / max(1, self._window.size[0])

    @property
    def pointer(self) -> tuple[int, int]:
        """Return the pixel that the pointer is on."""
        return self._pixel(pygame.mouse.get_pos())

    def _pixel(self, at: tuple[int, int]) -> tuple[int, int]:
        return round(at[0] * self._pixels), round(at[1] * self._pixels)

    def show(self, parts: Sequence[pygame.Rect]) -> None:
        """Bring parts of the surface to the screen."""
        if self._library is None or not self._library.show(self._window.id, parts):
            self._window.flip()

    def in_pixels(self, event: pygame.Event) -> pygame.Event:
        """Return an event with the pixels that it happened on."""
        if event.type not in POINTED or self._pixels == 1:
            return event
        facts = event.dict | {"pos": self._pixel(event.pos)}
        if event.type == pygame.MOUSEMOTION:
            facts["rel"] = self._pixel(event.rel)
        return pygame.Event(event.type, facts)

    def look_again(self) -> None:
        """Ask the desktop anew: the window may be on another screen."""
        number = self._library.screen_of(self._window.id) if self._library else 0
        self._dense = monitors.density(self._driver, self._library, number)

    def toggle_fullscreen(self) -> None:
        """Fill the whole screen at its own resolution, or go back to a window."""
        self._filled = not self._states & sdl.FULLSCREEN
        if self._filled:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()

    def resize(self, size: tuple[int, int]) -> None:
        """Ask the window system for another size, as if an edge were dragged."""
        self._window.size = size

    def place(self) -> WindowPlace:
        """Return how the window stands, and how it stood when it neither was large nor hidden."""
        states = self._states
        if states & sdl.FULLSCREEN:
            form = FULLSCREEN
        else:
            form = MAXIMISED if states & sdl.MAXIMISED else NORMAL
        if form == NORMAL and not states & sdl.MINIMISED:
            self._usual = WindowPlace(NORMAL, self._window.size, self._position)
        return WindowPlace(form, self._usual.size, self._usual.position)

    @property
    def _states(self) -> int:
        if self._library is None:
            return sdl.FULLSCREEN if self._filled else 0
        return self._library.flags(self._window.id)

    @property
    def _position(self) -> Size | None:
        """Return the position that the window would have to be opened at to stand here again."""
        if self._driver == monitors.WAYLAND:
            return None
        x, y = self._window.position
        if self._driver == monitors.X11 and self._library is not None:
            left, top = self._library.corner(self._window.id)
            return x - left, y - top
        return x, y

    def close(self) -> None:
        """Take the window off the screen."""
        self._window.destroy()
