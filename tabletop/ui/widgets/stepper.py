"""A choice among long texts: one is shown, arrows at both sides lead to the others."""

import pygame

from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.materials.surfaces import panel, well
from tabletop.ui.drawing.paint import layer, put
from tabletop.ui.widgets.controls import AnyChoice, Choice
from tabletop.ui.widgets.widget import Outcome


class Stepper(AnyChoice):
    """Shows one of several options, around the end; clicks on its ends change it as well."""

    def choose(self, index: int) -> Outcome | None:
        """Choose an option, around the end; report it if it is another one."""
        return super().choose(index % len(self.options))

    def clicked(self, at: tuple[int, int]) -> Outcome | None:
        """Step back at the left end, forward elsewhere."""
        return self.choose(self.chosen + (-1 if at[0] < self.rect.x + self.rect.height else 1))

    def paint(self, target: pygame.Surface) -> None:
        """Draw the hollow, the option and the arrows."""
        theme = self.kit.theme
        radius = theme.radii["button"]
        width, height = self.rect.size
        face = layer(self.rect.size)
        put(face, well(self.rect.size, radius, theme["well"]), (0, 0))
        inset = 3
        end = (height - 2 * inset, height - 2 * inset)
        side = round(height * 0.36)
        colour = theme["button_high" if self.hovered else "button"]
        for icon, left in (("arrow_left", inset), ("arrow_right", width - inset - end[0])):
            put(face, panel(end, max(2, radius - 3), colour, 1), (left, inset))
            image = self.kit.icons.get(icon, side, theme["text"])
            put(face, image, image.get_rect(center=(left + end[0] // 2, height // 2)))
        room = pygame.Rect(height + 4, 0, width - 2 * height - 8, height)
        style = self.kit.style("ui_semibold", 19, "text", "center")
        text = self.options[self.chosen]
        self.kit.type.fit(text, style, room.size, 14, 2).draw_in(face, room)
        put(target, face, self.rect)


def choice_of(
    kit: Kit, name: str, options: list[str], rect: pygame.Rect, chosen: int
) -> Choice | Stepper:
    """Return options side by side where all can be read so, else one at a time."""
    widest = max(kit.line(option, "ui_semibold", 19).size[0] for option in options)
    if (widest + max(20, kit.scale.px(28))) * len(options) <= rect.width:
        return Choice(kit, name, options, rect, chosen)
    return Stepper(kit, name, options, rect, chosen)
