"""Reads marked-up text: *bold*, _italic_, {icon:name}, line breaks and soft hyphens.

A backslash takes the next mark literally. The soft hyphen (U+00AD) is where a word may be divided.
"""

import re
from dataclasses import dataclass, field, replace

from tabletop.ui.drawing.letters.fonts import BOLD_OF, ITALIC_OF

SOFT_HYPHEN = "\u00ad"
ELLIPSIS = "…"

_TOKEN = re.compile(
    r"\\(?P<literal>.)|\{icon:(?P<icon>[a-z0-9_]+)\}|(?P<bold>\*)"
    r"|(?P<italic>(?<!\w)_(?=\S)|(?<=\S)_(?!\w))|(?P<line>\n)|(?P<space>[ \t]+)"
    r"|(?P<letters>[^\\{*_\n \t]+|.)"
)

LONG_WORD = 9
# A syllable ends before the last consonant (or one of the inseparable groups) between two vowels;
# at least three letters stay on either side.
_SYLLABLE = re.compile(
    r"(?<!^)(?<!^.)([aeiouyäöü](?:[bcdfghjklmnpqrstvwxzß]*?))"
    r"(?=(?:sch[lmnrw]?|s[pt]r|[bdfgkpt]r|[bfgkp]l|zw|kn|qu|[cpt]h|ck|s[pt]|[b-df-hj-np-tv-xzß])"
    r"[aeiouyäöü]\w)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Word:
    """A run of letters in one face, or an icon; a glued word stays with the one before it."""

    text: str
    face: str
    icon: str = ""
    glued: bool = False


@dataclass(slots=True)
class _Reader:
    face: str
    paragraphs: list[list[Word]] = field(default_factory=lambda: [[]])
    letters: str = ""
    bold: bool = False
    italic: bool = False
    glued: bool = False

    def close_word(self) -> None:
        if self.letters:
            look = self.face
            if self.bold:
                look = BOLD_OF.get(self.face, self.face)
            elif self.italic:
                look = ITALIC_OF.get(self.face, self.face)
            self.add_word(Word(self.letters, look, "", self.glued))
            self.letters = ""

    def add_word(self, word: Word) -> None:
        self.paragraphs[-1].append(word)
        self.glued = True

    def take_mark(self, kind: str, text: str) -> None:
        self.close_word()
        if kind == "bold":
            self.bold = not self.bold
        elif kind == "italic":
            self.italic = not self.italic
        elif kind == "icon":
            self.add_word(Word("", self.face, text, self.glued))
        else:
            self.glued = False
            if kind == "line":
                self.paragraphs.append([])


def parse(markup: str, face: str) -> list[list[Word]]:
    """Return the words of each paragraph of a marked-up text."""
    reader = _Reader(face)
    for token in _TOKEN.finditer(markup):
        kind = token.lastgroup or "letters"
        if kind in ("letters", "literal"):
            reader.letters += token.group(kind)
        else:
            reader.take_mark(kind, token.group(kind))
    reader.close_word()
    return reader.paragraphs


def plain(markup: str) -> str:
    """Return a marked-up text as bare words, for speech and logs."""
    lines = []
    for paragraph in parse(markup, "text"):
        line = ""
        for word in paragraph:
            line += ("" if word.glued or not line else " ") + shown(word).text
        lines.append(line)
    return "\n".join(lines)


def clipped(markup: str, most: int) -> str:
    """Return no more of a marked-up text than some characters; where it was cut stand dots."""
    return markup if len(markup) <= most else markup[:most] + ELLIPSIS


def escaped(text: str) -> str:
    """Return a text whose marks are taken literally, for names typed by players."""
    return re.sub(r"([\\*_{])", r"\\\1", text)


def undivided(text: str) -> str:
    """Return a text whose words stay whole; it may break only behind hyphens that are seen."""
    return re.sub(f"(?<!-){SOFT_HYPHEN}", "", text)


def breakable(text: str) -> str:
    """Return a text whose long words may be divided before a syllable.

    A last resort for narrow places: a word that brings its own soft hyphens is left alone.
    """
    return " ".join(_with_breaks(word) for word in text.split(" "))


def _with_breaks(word: str) -> str:
    if SOFT_HYPHEN in word or len(word) < LONG_WORD:
        return word
    return _SYLLABLE.sub(lambda found: f"{found[1]}{SOFT_HYPHEN}", word)


def groups_of(words: list[Word]) -> list[list[Word]]:
    """Return the words in groups that must stay on one line."""
    groups: list[list[Word]] = []
    for word in words:
        if word.glued and groups:
            groups[-1].append(word)
        else:
            groups.append([word])
    return groups


def shown(word: Word) -> Word:
    """Return a word as it is drawn: without its soft hyphens."""
    if SOFT_HYPHEN in word.text:
        return replace(word, text=word.text.replace(SOFT_HYPHEN, ""))
    return word
