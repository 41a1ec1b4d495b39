"""Makes the sound that an art.toml describes and writes it so that equal means equal bytes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import soundfile

from art.shelf import Shelf
from art.spec import Spec, SpecError
from sound.atrium import atrium
from sound.campaign import bell, drum, drums, final_bell, flash, slap, splat, stamp, tear, whistle
from sound.hall import gavel, lose, murmur, win
from sound.loudness import integrated, momentary
from sound.office import cheque, fallen, latch, lay, receiver, shredder, street, toast, turn
from sound.rally import boo, cheer, rally
from sound.rome import chisel, disc, forum, horn, purse, seal, talent
from sound.senate import (
    buzzer,
    chamber,
    emboss,
    folder,
    hands,
    pages,
    pen,
    rap,
    sigh,
    tick,
    wire,
)
from sound.table import button, coin, die, flip, pick, place, refusal, shuffle, slide
from sound.voices import RATE, Chance, Wave

VOICES: Shelf[Callable[[Chance], Wave]] = Shelf(
    "voice",
    pick, slide, place, flip, shuffle, coin, die, button, refusal,
    gavel, murmur, win, lose,
    lay, turn, cheque, toast, receiver, latch, shredder, fallen, street,
    talent, purse, disc, seal, horn, forum, chisel, atrium,
    bell, final_bell, drum, drums, slap, stamp, splat, tear, flash, whistle, cheer, boo, rally,
    folder, pages, tick, pen, rap, hands, sigh, emboss, buzzer, wire, chamber,
)  # fmt: skip
FADE = 0.004
KNEE, CEILING = 0.6, 0.86  # above the knee a wave is bent; what packs it may go above the ceiling
ROUNDS = 8  # in which a level is found
MISSED = 1.0  # how far, in LU, a recording may be from what it should be
OGG_HEAD = 27
SERIAL, CHECK = 14, 22


def pressed(wave: Wave) -> Wave:
    """Bend what would be too loud for a file into what it can hold, softly as a table does."""
    over = np.maximum(np.abs(wave) - KNEE, 0) / (CEILING - KNEE)
    bent: Wave = np.sign(wave) * (KNEE + (CEILING - KNEE) * np.tanh(over))
    return np.where(np.abs(wave) > KNEE, bent, wave)


def levelled(wave: Wave, wanted: float, measure: Callable[[Wave, int], float]) -> Wave:
    """Take out any offset and bring a sound to a loudness."""
    wave = wave - wave.mean()
    gain = 1.0
    for _ in range(ROUNDS):
        gain *= 10 ** ((wanted - measure(pressed(wave * gain), RATE)) / 20)
    return pressed(wave * gain)


def closed(wave: Wave) -> Wave:
    """Let the very end die away, so that it does not click."""
    count = min(wave.size, round(FADE * RATE))
    wave = wave.copy()
    wave[-count:] *= np.linspace(1, 0, count)
    return wave


def checksum(page: bytes) -> int:
    """Return the check sum that an OGG page carries."""
    value = 0
    for byte in page:
        value ^= byte << 24
        for _ in range(8):
            value = (value << 1 ^ 0x04C11DB7 if value & 0x80000000 else value << 1) & 0xFFFFFFFF
    return value


def lasting(data: bytes, wave: Wave) -> bytes:
    """Give every page of an OGG file a serial number made from its sound instead of the clock."""
    serial = hashlib.sha256(np.rint(wave * 32767).astype("<i2").tobytes()).digest()[:4]
    pages = []
    start = 0
    while start < len(data):
        segments = data[start + OGG_HEAD - 1]
        sizes = data[start + OGG_HEAD : start + OGG_HEAD + segments]
        end = start + OGG_HEAD + segments + sum(sizes)
        page = bytearray(data[start:end])
        page[SERIAL : SERIAL + 4] = serial
        page[CHECK : CHECK + 4] = bytes(4)
        page[CHECK : CHECK + 4] = checksum(bytes(page)).to_bytes(4, "little")
        pages.append(bytes(page))
        start = end
    return b"".join(pages)


def make(spec: Spec, target: Path) -> None:
    """Make the sound that an art.toml describes into a file."""
    chance = np.random.default_rng(spec.whole("seed"))
    spec.text("heard")
    wanted, loop = spec.number("loudness"), spec.flag("loop")
    wave = VOICES.pick(spec, "voice")(chance)
    wave = levelled(wave if loop else closed(wave), wanted, measured(loop=loop))
    quality = spec.number("squeeze", 0.6)
    soundfile.write(target, wave, RATE, format="OGG", subtype="VORBIS", compression_level=quality)
    target.write_bytes(lasting(target.read_bytes(), wave))
    packed = soundfile.read(target)[0]
    heard = measured(loop=loop)(packed, RATE)
    if abs(heard - wanted) > MISSED:
        raise SpecError(f"{spec.name}: comes out at {heard:.1f} LUFS instead of {wanted:.1f}")
    if np.abs(packed).max() > 1:
        raise SpecError(f"{spec.name}: is cut where it is loudest")


def measured(*, loop: bool) -> Callable[[Wave, int], float]:
    """Return how the loudness of a loop is measured, or that of something that happens once."""
    return integrated if loop else momentary
