"""Makes the sound that an art.toml describes and writes it so that equal means equal bytes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import soundfile

from art.shelf import Shelf
from art.spec import Spec
from sound.atrium import atrium
from sound.campaign import bell, drum, drums, final_bell, flash, slap, splat, stamp, tear, whistle
from sound.hall import gavel, lose, murmur, night, win
from sound.rally import boo, cheer, rally
from sound.rome import chisel, disc, forum, horn, purse, seal, talent
from sound.senate import chamber, folder, hands, pages, pen, rap, sigh, tick
from sound.table import button, coin, die, flip, pick, place, refusal, shuffle, slide
from sound.voices import RATE, Chance, Wave

VOICES: Shelf[Callable[[Chance], Wave]] = Shelf(
    "voice",
    pick, slide, place, flip, shuffle, coin, die, button, refusal,
    gavel, murmur, win, lose, night,
    talent, purse, disc, seal, horn, forum, chisel, atrium,
    bell, final_bell, drum, drums, slap, stamp, splat, tear, flash, whistle, cheer, boo, rally,
    folder, pages, tick, pen, rap, hands, sigh, chamber,
)  # fmt: skip
FADE = 0.004
OGG_HEAD = 27
SERIAL, CHECK = 14, 22


def levelled(wave: Wave, peak: float) -> Wave:
    """Take out any offset and bring the loudest moment to a level."""
    wave = wave - wave.mean()
    return wave * (peak / max(float(np.abs(wave).max()), 1e-9))


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
    wave = levelled(VOICES.pick(spec, "voice")(chance), spec.number("peak"))
    if not spec.flag("loop"):
        wave = closed(wave)
    quality = spec.number("squeeze", 0.6)
    soundfile.write(target, wave, RATE, format="OGG", subtype="VORBIS", compression_level=quality)
    target.write_bytes(lasting(target.read_bytes(), wave))
