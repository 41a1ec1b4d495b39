"""The loop around a table: it begins even where there is never time to spare."""

from pathlib import Path

import pygame

from tabletop.ui.sound import Ambience
from tabletop.ui.speakers import LOOP_CHANNEL, PATIENCE, Surroundings
from tests.ui.heard import FRAME, write_tone


def test_a_loop_does_not_wait_for_ever_where_something_always_moves(tmp_path: Path) -> None:
    pygame.mixer.init()
    write_tone(tmp_path / "night.ogg")
    around = Surroundings()
    around.wanted = Ambience(tmp_path / "night.ogg", 1.0)
    loop = pygame.mixer.Channel(LOOP_CHANNEL)
    frames = 0
    while loop.get_sound() is None and frames * FRAME < 2 * PATIENCE:
        frames += 1
        around.advance(FRAME, 1.0, busy=True)
    pygame.mixer.quit()
    assert abs(frames * FRAME - PATIENCE) < 2 * FRAME
