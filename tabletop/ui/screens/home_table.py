"""The table of the house as it is laid: tickets, boxes with their buttons, the rail, some cards."""

from dataclasses import replace
from datetime import datetime

import pygame

from rules.core.game import Label
from rules.registry import GAMES
from tabletop import paths, shelf
from tabletop.lessons.knowing import first_guided
from tabletop.setups import last_seats
from tabletop.ui.desktop.emblem import window_icon
from tabletop.ui.drawing.letters.gilding import BRASS, stamped
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.materials.surfaces import panel, shadow, table_surface
from tabletop.ui.drawing.paint import put
from tabletop.ui.screens.boxes import TRACKING, WHITE, box_words, paint_box, seated_by_play
from tabletop.ui.screens.homelayout import HomePlan, most_tickets, plan_home
from tabletop.ui.screens.lid import Lid
from tabletop.ui.screens.tickets import Ticket
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.widget import FocusRing

WALNUT = (0x4B, 0x2C, 0x17)
RAIL = {
    "replays": "rewind",
    "rules": "book",
    "settings": "settings",
    "about": "info",
    "quit": "close",
}  # and their icons

Beside = tuple[pygame.Surface, pygame.Rect]


class HomeTable:
    """Everything on the table for one window: tickets for what waits, boxes, and the rail."""

    def __init__(
        self, stage: Stage, shelved: shelf.Shelf, again: Label | None, *, bare: bool
    ) -> None:
        self.stage = stage
        self.ring = FocusRing()
        self._beside: list[Beside] = []
        text = stage.texts.text
        labels = {name: text(f"home.{name}") for name in RAIL}
        if shelved.damaged:
            labels["replays"] = text("home.replays_damaged", count=len(shelved.damaged))
        games = list(GAMES.labels.values())
        tickets = min(len(shelved.waiting) + bool(again), most_tickets(stage.kit))
        all_labels = list(labels.values())
        self._plan = plan_home(stage.kit, len(games), tickets, all_labels, text("home.play"))
        self._guided = set[str]() if bare else first_guided(stage.settings, games)
        # One way is gold: to the game that was played last, unless a match of it waits above.
        names = [game.name for game in games]
        last = stage.settings.last_game
        self._first = "" if tickets else last if last in names else names[0]
        self._add_tickets(shelved.waiting, again)
        self.lids = {game.name: self._add_box(n, game) for n, game in enumerate(games)}
        for (name, label), rect in zip(labels.items(), self._plan.rail, strict=True):
            self.ring.widgets.append(Button(stage.kit, name, label, rect, icon=RAIL[name]))

    def focus_first(self, name: str) -> None:
        """Focus what has a name, else the shortest way to a table."""
        reachable = [widget for widget in self.ring.widgets if widget.reachable]
        same = [widget for widget in reachable if widget.name == name]
        straight = [widget for widget in reachable if not widget.name.startswith("lid:")]
        last = f"play:{self.stage.settings.last_game}"
        if straight[0].name.startswith("play:"):
            straight.sort(key=lambda widget: widget.name != last)
        self.ring.focus((same or straight)[0])

    def advance(self, seconds: float) -> None:
        """Let boxes rise and sink, and have drawn what changed."""
        focused, at_once = self.ring.focused, self.stage.settings.reduced_motion
        for game, lid in self.lids.items():
            wanted = lid.hovered or (focused is not None and focused.name.endswith(f":{game}"))
            lid.advance(seconds, wanted=wanted, at_once=at_once)
        for area in self.ring.take_dirty():
            self.stage.canvas.rebuild(area=area)

    @property
    def sides(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the free room on both sides of the boxes."""
        first, last = self._plan.boxes[0], self._plan.boxes[-1]
        left = pygame.Rect(0, first.box.y, first.play.left, first.play.bottom - first.box.y)
        right = pygame.Rect(last.play.right, left.y, 0, left.height)
        right.width = self.stage.scale.width - right.x
        return left, right

    def lay_beside(self, picture: pygame.Surface, room: pygame.Rect) -> None:
        """Have something lie beside the boxes from now on."""
        self._beside.append((picture, room))
        self.stage.canvas.rebuild(area=room)

    def paint(self, target: pygame.Surface) -> None:
        """Draw the wood and all that lies on it."""
        stage, rail = self.stage, self._plan.rail_panel
        wood = paths.assets() / "common" / "art" / "home.jpg"
        dim = stage.theme.high_contrast
        target.blit(table_surface(target.get_size(), wood, WALNUT, dim=dim), (0, 0))
        for picture, room in self._beside:
            put(target, picture, room)
        self._paint_head(target, self._plan)
        radius = stage.theme.radii["panel"]
        shadow(rail.size, radius, 8, stage.scale.factor).draw(target, rail.topleft)
        put(target, panel(rail.size, radius, stage.theme["panel"], 2), rail)
        self.ring.draw(target)

    def _paint_head(self, target: pygame.Surface, plan: HomePlan) -> None:
        kit, text = self.stage.kit, self.stage.texts.text
        side = plan.head.height
        gap = kit.scale.px(24)
        room = plan.head.width - side - gap
        style = replace(kit.style("title", 54), colour=WHITE, tracking=TRACKING)
        rooms = [(room, round(side * share)) for share in (0.66, 0.4)]
        title = kit.type.fit(text("app.title").upper(), style, rooms[0], 16, 1)
        italic = kit.style("text_italic", 22, "paper")
        motto = kit.type.fit(text("home.motto"), italic, rooms[1], 12, 1)
        width = side + gap + max(title.size[0], motto.size[0])
        left = plan.head.centerx - width // 2
        icon = window_icon(side)
        shadow((side, side), side // 5, 8, kit.scale.factor).draw(target, (left, plan.head.y))
        target.blit(icon, (left, plan.head.y))
        top = plan.head.centery - (title.size[1] + motto.size[1]) // 2
        depth = kit.scale.px(4)
        put(target, stamped(title, BRASS, depth), (left + side + gap - depth, top - depth))
        motto.draw(target, (left + side + gap, top + title.size[1]))

    # Building

    def _add_tickets(self, waiting: list[shelf.Shelved], again: Label | None) -> None:
        """Lay out a ticket for the waiting match of each game, then one for a rematch."""
        texts = self.stage.texts
        boxes = iter(self._plan.tickets)
        today = datetime.now().astimezone().date()
        for (number, shelved), box in zip(enumerate(waiting), boxes, strict=False):
            saved = shelved.saved
            line = texts.text(
                "home.continue_line",
                pairing=escaped(shelf.seating(texts, saved.seats)),
                count=len(saved.record.moves),
                when=shelf.when_text(texts, saved.when, today),
            )
            deal = texts.text("home.deal", number=saved.record.seed)
            heading = texts.text("home.continue", game=self._title(saved.record.game))
            words = (heading, line, deal)
            self.ring.widgets.append(Ticket(self.stage.kit, f"continue:{number}", box, words))
        rest = next(boxes, None)
        if again is not None and rest is not None:
            seats = last_seats(again, self.stage.texts_of(again.name), self.stage.settings)
            pairing = escaped(shelf.seating(texts, seats))
            heading = texts.text("home.rematch", game=self._title(again.name))
            words = (heading, pairing, texts.text("home.new_deal"))
            ticket = Ticket(self.stage.kit, "rematch", rest, words)
            ticket.icon = "redo"
            self.ring.widgets.append(ticket)

    def _add_box(self, number: int, game: Label) -> Lid:
        kit = self.stage.kit_of(game.name)
        place = self._plan.boxes[number]
        words = box_words(self.stage, game)
        picture = paint_box(kit, paths.assets() / game.name, words, place.box.size)
        lid = Lid(kit, game.name, place.box, picture)
        label = self.stage.texts.text("home.play")
        first = game.name == self._first
        play = Button(kit, f"play:{game.name}", label, place.play, primary=first, icon="play")
        guided = game.name in self._guided
        text = self.stage.texts.text
        play.note = text("home.guided") if guided else seated_by_play(self.stage, game)
        self.ring.widgets += [lid, play]
        return lid

    def _title(self, game: str) -> str:
        return self.stage.texts_of(game).text("game.name") if game in GAMES else game
