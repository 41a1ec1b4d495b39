"""Opens the window, or says in one word that there is no display."""

import os
import sys

import pygame

ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
INVISIBLE_DRIVERS = ("dummy", "offscreen")
WINDOW_CLASS = "cloakroom"
NIGHT = (18, 28, 52)
BRASS = (222, 184, 104)


class NoDisplay(Exception):  # noqa: N818 - a fact about the machine, no error of the program
    """Raised when no screen can be reached."""


def open_window(size: tuple[int, int], title: str = "Cloakroom") -> pygame.Surface:
    """Open the resizable main window and return its surface."""
    chosen_by_user = "SDL_VIDEODRIVER" in os.environ
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", WINDOW_CLASS)
    if sys.platform.startswith("linux"):
        # SDL would otherwise send every small update through OpenGL: 100 times slower without GPU.
        os.environ.setdefault(ACCELERATION, "0")
    if sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    try:
        screen = _set_mode(size)
    except pygame.error as error:
        raise NoDisplay(str(error)) from error
    if pygame.display.get_driver() in INVISIBLE_DRIVERS and not chosen_by_user:
        driver = pygame.display.get_driver()
        pygame.display.quit()
        raise NoDisplay(f"no screen, only the invisible driver {driver}")
    pygame.display.set_caption(title)
    return screen


def _set_mode(size: tuple[int, int]) -> pygame.Surface:
    pygame.display.init()
    pygame.display.set_icon(window_icon(64))
    try:
        return pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error:
        # Wayland offers no plain framebuffer: let SDL choose its own way there.
        os.environ.pop(ACCELERATION, None)
        pygame.display.quit()
        pygame.display.init()
        pygame.display.set_icon(window_icon(64))
        return pygame.display.set_mode(size, pygame.RESIZABLE)


def window_icon(size: int) -> pygame.Surface:
    """Draw the emblem of the house: a brass coat hook under a dome, on night blue."""
    big = size * 4
    picture = pygame.Surface((big, big), pygame.SRCALPHA)
    unit = big / 100

    def box(x: float, y: float, width: float, height: float) -> pygame.Rect:
        return pygame.Rect(
            round(x * unit), round(y * unit), round(width * unit), round(height * unit)
        )

    pygame.draw.rect(picture, NIGHT, picture.get_rect(), border_radius=round(22 * unit))
    pygame.draw.rect(
        picture, BRASS, box(5, 5, 90, 90), round(3 * unit), border_radius=round(18 * unit)
    )
    pygame.draw.circle(
        picture, BRASS, (50 * unit, 46 * unit), 25 * unit, draw_top_left=True, draw_top_right=True
    )
    pygame.draw.rect(picture, BRASS, box(48, 13, 4, 10))
    pygame.draw.rect(picture, BRASS, box(20, 49, 60, 5))
    for column in range(4):
        pygame.draw.rect(picture, BRASS, box(25 + column * 14.3, 57, 7, 20))
    pygame.draw.rect(picture, BRASS, box(16, 80, 68, 6))
    return pygame.transform.smoothscale(picture, (size, size))
