"""Who sits for a portrait: everything that tells one face from another, drawn from a seed."""

import random
from dataclasses import dataclass

MEN_HAIR = ("short", "swept", "bald", "curls", "receding")
WOMEN_HAIR = ("bob", "bun", "long", "curls", "crop")
POSES = ("woman", "man")
BACKDROPS = ("plain", "columns", "blinds", "books", "drape")


@dataclass(frozen=True, slots=True)
class Sitter:
    """What tells one portrait from another."""

    woman: bool
    hair: str
    hair_grey: int
    skin_grey: int
    coat_grey: int
    forehead: float
    nose: float
    hook: float
    chin: float
    jowl: float
    neck: float
    beard: str
    glasses: bool
    pattern: str
    backdrop: str
    mirrored: bool


def sitter(seed: int, pose: str = "") -> Sitter:
    """Return the person that belongs to a seed; the pose "woman" or "man" is kept if given."""
    chance = random.Random(seed)
    woman = chance.random() < 0.48 if pose not in POSES else pose == "woman"
    hair = chance.choice(WOMEN_HAIR if woman else MEN_HAIR)
    beard = "" if woman else chance.choice(("", "", "", "moustache", "full", "goatee"))
    return Sitter(
        woman=woman,
        hair=hair,
        hair_grey=chance.choice((84, 104, 128, 160, 215, 235)),
        skin_grey=chance.choice((252, 246, 232, 214, 186, 160)),
        coat_grey=chance.choice((62, 80, 104, 130) if woman else (52, 62, 78, 104)),
        forehead=chance.uniform(-3.0, 1.5),
        nose=chance.uniform(-3.5, 0.0) if woman else chance.uniform(-1.5, 2.6),
        hook=chance.uniform(-1.6, 0.4) if woman else chance.uniform(-1.2, 1.8),
        chin=chance.uniform(-2.5, 0.8) if woman else chance.uniform(-2.0, 2.4),
        jowl=chance.uniform(0, 1.5) if woman else chance.uniform(0, 5.0),
        neck=chance.uniform(2.5, 4.5) if woman else chance.uniform(-2.0, 2.0),
        beard=beard,
        glasses=chance.random() < 0.34,
        pattern=chance.choice(("scarf", "pearls", "plain") if woman else ("tie", "bow", "tie")),
        backdrop=chance.choice(BACKDROPS),
        mirrored=chance.random() < 0.5,
    )
