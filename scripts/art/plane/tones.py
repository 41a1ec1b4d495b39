"""The boxes of stones that Roman pictures are laid from: each a row of tones, darkest first."""

from __future__ import annotations

from art.kinds import Colour, between, colour

Box = tuple[Colour, ...]


def box(*codes: str) -> Box:
    """Return a box of stones by their colours."""
    return tuple(colour(code) for code in codes)


BOXES: dict[str, Box] = {
    "straw": box("#8a5a17", "#b67f22", "#dba637", "#f2c955", "#fbe28a", "#fff4c4"),
    "stalk": box("#7d5a1c", "#a87f2c", "#c9a143", "#e2c063", "#f1d98a"),
    "clay": box("#5e2413", "#93401f", "#c0602f", "#dd8648", "#f2b078", "#fbd6ab"),
    "dark_clay": box("#34130c", "#5c2413", "#8a3a1d", "#b25a2e", "#d58a55"),
    "black_ware": box("#100c0c", "#201918", "#352a27", "#57463e", "#8f7868"),
    "leaf": box("#2c4a24", "#456b32", "#648c47", "#8bae64", "#b6cd90", "#dbe5c0"),
    "silver_leaf": box("#38523c", "#567356", "#7b9676", "#a2b898", "#c9d6bd"),
    "green_olive": box("#3a5214", "#5c7a1f", "#84a232", "#aec755", "#d6e48c", "#f4f8cc"),
    "black_olive": box("#161018", "#2b1f30", "#45334d", "#6b5576", "#a392ad", "#e0d6e6"),
    "red_olive": box("#3e1018", "#671b2b", "#923047", "#bb5a6c", "#dd98a2", "#f6d6d8"),
    "bark": box("#3a2415", "#573722", "#775035", "#986d4b", "#b98f6a"),
    "pine_bark": box("#4a2a1a", "#74432a", "#9c6340", "#c08860", "#dcb08a"),
    "heartwood": box("#a86a34", "#c78a4c", "#e0aa69", "#f0c88c", "#fae1b4"),
    "purple": box("#34103a", "#561c5c", "#7c2f80", "#a44fa4", "#c884c4", "#e8c0e2"),
    "crimson": box("#4c0a14", "#7c1420", "#ac2430", "#d0464a", "#e67f7a", "#f8c0b4"),
    "saffron": box("#8a4a08", "#bc6c10", "#e29022", "#f6b340", "#fdd274", "#fff0bc"),
    "sea": box("#0e3a4a", "#17586a", "#267c8c", "#46a2ac", "#7fc8cb", "#c2e8e4"),
    "lapis": box("#142456", "#203a80", "#3456a8", "#547cc8", "#86a8e0", "#c4d8f4"),
    "linen": box("#9c8a6c", "#bfae8c", "#d8caa8", "#ebe0c4", "#f7f0dc", "#fffdf4"),
    "wine": box("#2c0616", "#4e0c28", "#78163c", "#a42c56", "#cc5e80"),
    "grape": box("#1c1038", "#342058", "#523880", "#785ca8", "#a890cc", "#dccdf0"),
    "white_grape": box("#4e6418", "#769028", "#a2ba48", "#cadc78", "#e8f2b0"),
    "bronze": box("#3c260c", "#6a4614", "#9a6c24", "#c8983c", "#ecc468", "#fff0b8"),
    "iron": box("#262a30", "#454c56", "#6c7682", "#98a4b0", "#c6d0d8", "#f0f4f6"),
    "marble": box("#9a8d84", "#bfb3a8", "#dcd2c7", "#efe8de", "#fbf7f0", "#ffffff"),
    "blue_marble": box("#5c6a7e", "#8492a4", "#aab6c4", "#ccd4dc", "#e8ecf0", "#fbfcfd"),
    "yellow_marble": box("#a4762e", "#c8994a", "#e0b96c", "#efd398", "#f8e6c0", "#fffaea"),
    "red": box("#6a0e12", "#98181a", "#c62c26", "#e6523c", "#f48c6c"),
    "bread": box("#6a3412", "#96541e", "#c27c34", "#e0a456", "#f2c888"),
    "wicker": box("#5e3c14", "#87591f", "#b07f36", "#d2a659", "#e9ca88"),
    "water": box("#17486e", "#22648e", "#3a88ae", "#68b0c8", "#a8d8de", "#e4f4f0"),
    "plumage": box("#5c5048", "#84766a", "#b0a294", "#d6ccc0", "#f2ece2"),
}
INK: Colour = (46, 24, 16)


def tones(name: str) -> Box:
    """Return a box of stones by its name."""
    if name not in BOXES:
        raise ValueError(f"there is no box of stones called {name!r}")
    return BOXES[name]


def outline_of(stones: Box) -> Colour:
    """Return the dark stone that draws the edge of a thing."""
    return between(stones[0], (24, 12, 10), 0.25)
