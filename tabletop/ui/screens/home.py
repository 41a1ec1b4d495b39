"""Home: the table of the house, with the match to continue and a box for every game."""

from datetime import datetime
from pathlib import Path

import pygame

from rules.core.game import Game
from rules.registry import GAMES
from tabletop import paths, shelf
from tabletop.save import SaveError, error_text
from tabletop.setups import MatchSetup, last_setup
from tabletop.ui import ways
from tabletop.ui.drawing.markup import escaped
from tabletop.ui.drawing.paint import put
from tabletop.ui.drawing.surfaces import panel, shadow, table_surface
from tabletop.ui.drawing.window import window_icon
from tabletop.ui.panels.rulebook import Rulebook
from tabletop.ui.panels.settings import SettingsPanel
from tabletop.ui.scene import QUIT, Scene
from tabletop.ui.screens.boxes import BoxWords, paint_box, read_look
from tabletop.ui.screens.homedecor import paint_decor
from tabletop.ui.screens.homelayout import HomePlan, plan_home
from tabletop.ui.screens.lid import Lid
from tabletop.ui.screens.matches import Matches
from tabletop.ui.screens.new_match import START, NewMatch
from tabletop.ui.screens.tickets import Ticket
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Button, IconButton
from tabletop.ui.widgets.hints import Hints
from tabletop.ui.widgets.notice import Notice
from tabletop.ui.widgets.overlay import Overlays
from tabletop.ui.widgets.widget import FocusRing, Outcome

WALNUT = (0x6B, 0x40, 0x22)
BLACK_WALNUT = (0x16, 0x10, 0x0C)
RAIL = (("replays", "rewind"), ("rules", "book"), ("settings", "settings"), ("quit", "close"))


class Home(Scene):
    """The first screen: never more than two presses away from a playable table."""

    name = "home"

    def __init__(self, notice: str = "") -> None:
        super().__init__()
        self.ring = FocusRing()
        self.overlays = Overlays()
        self._notice = notice
        self._lids: list[Lid] = []
        self._waiting: shelf.Shelved | None = None
        self._again: MatchSetup | None = None
        self._plan: HomePlan | None = None
        self._decor: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._moved_at = 0.0
        self._hints: Hints | None = None

    @property
    def busy(self) -> bool:
        """Tell whether a box is rising or sinking."""
        return self.overlays.busy or any(lid.moving for lid in self._lids)

    def enter(self, stage: Stage) -> None:
        """Look what lies on the shelf and lay the table."""
        super().enter(stage)
        self._waiting = shelf.unfinished(GAMES)
        game = GAMES.get(stage.settings.last_game)
        if game is not None and game.name in stage.settings.last_setup:
            self._again = last_setup(game, stage.texts, stage.settings)
        self.resize()
        if self._notice:
            self._tell(self._notice)
            self._notice = ""

    def leave(self) -> None:
        """Close every panel."""
        self.overlays.close()

    def resize(self) -> None:
        """Lay the table anew."""
        before = self.ring.focused
        self.ring = FocusRing()
        games = self._ordered()
        tickets = int(self._waiting is not None) + int(self._again is not None)
        labels = [self.stage.texts.text(f"home.{name}") for name, _ in RAIL]
        self._plan = plan_home(self.stage.kit, len(games), tickets, labels)
        self._add_tickets(self._plan)
        self._lids = [self._add_box(self._plan, n, game) for n, game in enumerate(games)]
        self._add_rail(self._plan)
        self._decor = self._scatter(self._plan, games[0].name)
        self._focus_first(before.name if before else "")
        if self._hints is not None:
            self._hints.hide()
        self._hints = Hints(self.stage, self.ring)
        self.stage.canvas.rebuild(self._paint_table)
        self.overlays.resize()

    def handle(self, event: pygame.Event) -> None:
        """Pass the event to the panel on top, else to the widgets of the table."""
        if self.overlays.handle(event):
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self._show("rules")
            return
        outcome = self.ring.handle(event)
        if self._hints is not None:
            self._hints.handle(event)
        if outcome is not None:
            self._do(outcome)

    def tick(self, now: float) -> None:
        """Let boxes rise and sink, and draw what changed."""
        self.overlays.tick(now)
        passed = min(0.1, now - self._moved_at)
        self._moved_at = now
        focused = self.ring.focused
        for lid in self._lids:
            wanted = lid.hovered or (focused is not None and focused.name.endswith(f":{lid.game}"))
            still = self.stage.settings.reduced_motion
            lid.advance(passed, wanted=wanted, at_once=still)
        if self._hints is not None:
            self._hints.advance(passed)
        for area in self.ring.take_dirty():
            self.stage.canvas.rebuild(area=area)

    # Building

    def _ordered(self) -> list[Game]:
        """Return the games, the one played last first."""
        last = self.stage.settings.last_game
        return sorted(GAMES.values(), key=lambda game: game.name != last)

    def _add_tickets(self, plan: HomePlan) -> None:
        texts = self.stage.texts
        boxes = iter(plan.tickets)
        if self._waiting is not None:
            saved = self._waiting.saved
            moment = shelf.when_text(texts, saved.when, datetime.now().astimezone().date())
            line = texts.text(
                "home.continue_line",
                game=self._title(saved.record.game),
                pairing=shelf.pairing(texts, saved.seats),
                count=len(saved.record.moves),
                when=moment,
            )
            number = texts.text("home.deal", number=saved.record.seed)
            words = (texts.text("home.continue"), line, number)
            self.ring.widgets.append(Ticket(self.stage.kit, "continue", next(boxes), words))
        if self._again is not None:
            game = self._title(self._again.game.name)
            pairing = shelf.pairing(texts, self._again.seats)
            line = texts.text("home.rematch_line", game=game, pairing=pairing)
            words = (texts.text("home.rematch"), line, texts.text("home.new_deal"))
            ticket = Ticket(self.stage.kit, "rematch", next(boxes), words)
            ticket.icon = "redo"
            self.ring.widgets.append(ticket)

    def _add_box(self, plan: HomePlan, number: int, game: Game) -> Lid:
        stage = self.stage
        kit = stage.kit_of(game.name)
        look = read_look(paths.assets() / game.name / "box.toml")
        place = plan.boxes[number]
        picture = paint_box(kit, look, self._words(game), place.box.size)
        lid = Lid(kit, game.name, place.box, picture)
        play = Button(
            kit, f"play:{game.name}", stage.texts.text("home.play"), place.play, primary=True,
            icon="play",
        )  # fmt: skip
        setup = IconButton(
            kit, f"setup:{game.name}", "settings", place.setup, stage.texts.text("home.setup")
        )
        self.ring.widgets += [lid, play, setup]
        return lid

    def _words(self, game: Game) -> BoxWords:
        texts = self.stage.texts_of(game.name)
        fewest, most = min(game.seat_counts), max(game.seat_counts)
        key = "home.players" if fewest == most else "home.players_range"
        return BoxWords(
            texts.text("game.name"),
            texts.text("game.sentence"),
            texts.text(key, count=most, fewest=fewest),
            texts.text("home.minutes", minutes=texts.text("game.minutes")),
        )

    def _title(self, game: str) -> str:
        return self.stage.texts_of(game).text("game.name") if game in GAMES else game

    def _add_rail(self, plan: HomePlan) -> None:
        for (name, icon), rect in zip(RAIL, plan.rail, strict=True):
            label = self.stage.texts.text(f"home.{name}")
            self.ring.widgets.append(Button(self.stage.kit, name, label, rect, icon=icon))

    def _focus_first(self, name: str) -> None:
        reachable = [widget for widget in self.ring.widgets if widget.reachable]
        same = [widget for widget in reachable if widget.name == name]
        self.ring.focus((same or reachable)[0])

    def _scatter(self, plan: HomePlan, game: str) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """Lay cards into the free room on both sides of the boxes."""
        faces = paths.assets() / game / "faces.toml"
        kit = self.stage.kit_of(game)
        first, last = plan.boxes[0].box, plan.boxes[-1].box
        left = pygame.Rect(0, first.y, first.left, plan.boxes[0].play.bottom - first.y)
        right = pygame.Rect(last.right, left.y, kit.scale.width - last.right, left.height)
        fans = [
            paint_decor(kit, faces, room, mirrored=mirrored)
            for room, mirrored in ((left, False), (right, True))
        ]
        return [fan for fan in fans if fan is not None]

    # Painting

    def _paint_table(self, target: pygame.Surface) -> None:
        stage, plan = self.stage, self._plan
        base = BLACK_WALNUT if stage.theme.high_contrast else WALNUT
        target.blit(table_surface(target.get_size(), "wood", base), (0, 0))
        if plan is None:
            return
        for picture, room in self._decor:
            put(target, picture, room)
        self._paint_head(target, plan)
        rail = plan.rail_panel
        radius = stage.theme.radii["panel"]
        shadow(rail.size, radius, 8, stage.scale.factor).draw(target, rail.topleft)
        put(target, panel(rail.size, radius, stage.theme["panel"], 2), rail)
        self.ring.draw(target)

    def _paint_head(self, target: pygame.Surface, plan: HomePlan) -> None:
        kit = self.stage.kit
        side = plan.head.height
        gap = kit.scale.px(24)
        room = plan.head.width - side - gap
        name = self.stage.texts.text("app.title").upper()
        title = kit.type.fit(
            name, kit.style("title", 54, "brass_light"), (room, round(side * 0.66)), 16, 1
        )
        motto = kit.type.fit(
            self.stage.texts.text("home.motto"),
            kit.style("text_italic", 22, "paper"),
            (room, round(side * 0.4)),
            12,
            1,
        )
        width = side + gap + max(title.size[0], motto.size[0])
        left = plan.head.centerx - width // 2
        icon = window_icon(side)
        shadow((side, side), side // 5, 8, kit.scale.factor).draw(target, (left, plan.head.y))
        target.blit(icon, (left, plan.head.y))
        top = plan.head.centery - (title.size[1] + motto.size[1]) // 2
        title.draw(target, (left + side + gap, top))
        motto.draw(target, (left + side + gap, top + title.size[1]))

    # Acting

    def _do(self, outcome: Outcome) -> None:
        verb, _, game = outcome.name.partition(":")
        stage = self.stage
        if verb == "continue" and self._waiting is not None:
            self._open(self._waiting.path)
        elif verb == "rematch" and self._again is not None:
            self.next = ways.rematch_last(stage, self._again)
        elif verb == "play":
            self.next = ways.begin(stage, last_setup(GAMES[game], stage.texts, stage.settings))
        elif verb == "setup":
            self._set_up(GAMES[game])
        elif verb == "quit":
            self.next = QUIT
        else:
            self._show(verb)

    def _show(self, name: str) -> None:
        stage = self.stage
        if name == "replays":
            self.overlays.open(Matches(stage), self._open_chosen)
        elif name == "settings":
            self.overlays.open(SettingsPanel(stage))
        else:
            games = [game.name for game in self._ordered()]
            self.overlays.open(Rulebook(stage, games[0], games=games))

    def _set_up(self, game: Game) -> None:
        panel_of = NewMatch(self.stage, game)

        def begin(choice: str) -> None:
            if choice == START:
                self.next = ways.begin(self.stage, panel_of.setup)

        self.overlays.open(panel_of, begin)

    def _open_chosen(self, choice: str) -> None:
        if choice:
            self._open(Path(choice))

    def _open(self, path: Path) -> None:
        try:
            self.next = ways.resume(self.stage, path)
        except SaveError as error:
            self._tell(error_text(self.stage.texts, error))

    def _tell(self, notice: str) -> None:
        text = self.stage.texts.text
        choices = [("fine", text("home.fine"))]
        heading = text("home.trouble_title")
        self.overlays.open(Notice(self.stage, heading, escaped(notice), choices))
