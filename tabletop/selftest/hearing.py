"""Looks at the sounds: a device where there is one, and every recording opens."""

import os
from pathlib import Path

import pygame

from rules.core.game import Game
from tabletop.player.settings import Settings
from tabletop.selftest.files import read_ledger
from tabletop.selftest.findings import Bench, FailedError, Figures
from tabletop.ui.cues import ENDING, MUSIC, causes_of, read_catalogue, read_cues
from tabletop.ui.sound import Kind, Music
from tabletop.ui.speakers import Speakers, recordings

DRIVER = "SDL_AUDIODRIVER"
SILENT = "dummy"


def check_sounds(bench: Bench) -> Figures:
    """Open every recording; without a sound device they are opened in silence."""
    speakers = Speakers(Settings(), bench.assets / "common")
    before = os.environ.get(DRIVER)
    try:
        if not speakers.start():
            os.environ[DRIVER] = SILENT
            if not speakers.start():
                raise FailedError("no_mixer")
        return {"sounds": check_recordings(bench), "speaker": pygame.mixer.get_driver()}
    finally:
        speakers.close()
        os.environ.pop(DRIVER, None)
        if before is not None:
            os.environ[DRIVER] = before


def check_recordings(bench: Bench) -> int:
    """Open every recording of house and games, and return how many there are."""
    made = (bench.assets / name for name in read_ledger(bench.assets))
    files = {file for file in made if file.suffix == ENDING} | named_recordings(bench)
    for file in sorted(files):
        try:
            if file.parent.name == MUSIC:
                pygame.mixer.music.load(file)  # it is never unpacked as a whole
            else:
                pygame.mixer.Sound(file)
        except (pygame.error, OSError):
            name = file.relative_to(bench.assets).as_posix()
            raise FailedError("damaged" if file.is_file() else "missing", file=name) from None
    return len(files)


def named_recordings(bench: Bench) -> set[Path]:
    """Return the recordings that some sound of house or games plays."""
    catalogue = read_catalogue(bench.assets / "common")
    house = catalogue.kinds
    files = {file for kind in house.values() for file in _files_of(kind)}
    files |= _files_of_music(catalogue.music)
    for game in bench.games.values():
        files |= _files_of_game(bench.assets / game.name, game, list(house))
    return files


def _files_of_game(folder: Path, game: Game, house: list[str]) -> set[Path]:
    setup = game.setup(min(game.seat_counts), game.usual_options())
    cues = read_cues(folder, house, causes_of(game, setup))
    files = {cues.ambience.file} if cues.ambience else set()
    return files.union(_files_of_music(cues.music), *map(_files_of, cues.own.values()))


def _files_of_music(music: Music | None) -> set[Path]:
    found = (music.file, music.tense) if music is not None else ()
    return {file for file in found if file is not None}


def _files_of(kind: Kind) -> set[Path]:
    found = {file for file, _ in recordings(kind)}
    if not found:
        raise FailedError("missing", file=f"{kind.folder.parent.name}: {kind.files}")
    return found
