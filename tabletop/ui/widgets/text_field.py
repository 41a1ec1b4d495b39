"""A field to type a short text into: names, deal numbers, what to search for."""

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.letters.fonts import font
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.materials.surfaces import well
from tabletop.ui.drawing.paint import layer, put
from tabletop.ui.sound import NO_SOUND
from tabletop.ui.widgets.controls import SIDEWAYS
from tabletop.ui.widgets.widget import Outcome, Widget


class TextField(Widget):
    """One line of text with a caret; every change is reported as its new text."""

    own_keys = SIDEWAYS
    sound = NO_SOUND

    def __init__(
        self, kit: Kit, name: str, rect: pygame.Rect, text: str = "", *, most: int = 24
    ) -> None:
        super().__init__(kit, name, rect)
        self.text = text[:most]
        self.most = most
        self.ghost = ""
        self.digits = False
        self.unheard = ""  # the letter of a key that led here: it is not meant to be written
        self._caret = len(self.text)
        self.rect.height = max(self.rect.height, kit.scale.target())

    def set_text(self, text: str) -> None:
        """Replace what is written."""
        self.text = text[: self.most]
        self._caret = len(self.text)
        self.dirty = True

    def handle(self, event: pygame.Event) -> Outcome | None:
        """Take letters while focused, and the focus by a click."""
        if event.type == pygame.TEXTINPUT:
            led_here, self.unheard = event.text == self.unheard, ""
            heard = self.focused and self.enabled and not led_here
            return self._insert(event.text) if heard else None
        if event.type == pygame.KEYDOWN and self.focused:
            return self._edit(event)
        return super().handle(event)

    def clicked(self, at: tuple[int, int]) -> Outcome | None:
        """Put the caret under the pointer; the screen gives the focus to what was clicked."""
        face = font("ui", self.kit.scale.text(20))
        left = self.rect.x + self._pad
        widths = [face.size(self.text[:count])[0] for count in range(len(self.text) + 1)]
        gaps = [abs(left + width - at[0]) for width in widths]
        self._caret = gaps.index(min(gaps))
        self.set_focused(True)
        self.dirty = True
        return None

    def paint(self, target: pygame.Surface) -> None:
        """Draw the hollow, the text or its ghost, and the caret."""
        theme = self.kit.theme
        face = layer(self.rect.size)
        put(face, well(self.rect.size, theme.radii["button"], theme["well"]), (0, 0))
        shown = self.text or ("" if self.focused else self.ghost)
        style = self.kit.style("ui", 20, "text" if self.text else "text_soft")
        laid = self.kit.type.line(escaped(shown).replace(" ", "\u00a0"), style)
        top = (self.rect.height - laid.size[1]) // 2 if shown else 0
        caret = self._pad + font("ui", style.px).size(self.text[: self._caret])[0]
        slide = min(0, self.rect.width - 2 * self._pad - caret)
        laid.draw(face, (self._pad + slide, top))
        if self.focused:
            height = round(style.px * 1.25)
            box = pygame.Rect(caret + slide, (self.rect.height - height) // 2, 2, height)
            face.fill((*theme["brass_light"], 255), box)
        put(target, face, self.rect)

    @property
    def _pad(self) -> int:
        return max(10, self.kit.scale.px(14))

    def _insert(self, letters: str) -> Outcome | None:
        kept = "".join(
            letter
            for letter in letters
            if letter.isprintable() and (not self.digits or letter in "0123456789")
        )
        kept = kept[: self.most - len(self.text)]
        if not kept:
            return None
        self.text = self.text[: self._caret] + kept + self.text[self._caret :]
        self._caret += len(kept)
        self.dirty = True
        return Outcome(self.name, self.text)

    def _edit(self, event: pygame.Event) -> Outcome | None:
        before = self.text
        places = {
            pygame.K_LEFT: self._caret - 1,
            pygame.K_RIGHT: self._caret + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.text),
        }
        if event.key in places:
            self._caret = max(0, min(len(self.text), places[event.key]))
            self.dirty = True
        elif event.key == pygame.K_BACKSPACE and self._caret:
            self.text = self.text[: self._caret - 1] + self.text[self._caret :]
            self._caret -= 1
        elif event.key == pygame.K_DELETE:
            self.text = self.text[: self._caret] + self.text[self._caret + 1 :]
        if self.text == before:
            return None
        self.dirty = True
        return Outcome(self.name, self.text)
