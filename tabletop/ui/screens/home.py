"""Home: the table of the house, with the match to continue and a box for every game."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pygame

from rules.core.game import Game
from rules.registry import GAMES
from tabletop import paths, shelf
from tabletop.save import IN_USE, SaveError, SaveFile, error_text
from tabletop.setups import MatchSetup, last_setup
from tabletop.ui import ways
from tabletop.ui.drawing.letters.gilding import BRASS, stamped
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.materials.surfaces import panel, shadow, table_surface
from tabletop.ui.drawing.paint import put
from tabletop.ui.drawing.window import window_icon
from tabletop.ui.panels.about import About
from tabletop.ui.panels.rulebook import Rulebook
from tabletop.ui.panels.settings import SettingsPanel
from tabletop.ui.scene import QUIT, Scene
from tabletop.ui.screens.boxes import TRACKING, WHITE, BoxWords, paint_box
from tabletop.ui.screens.homedecor import Decor, paint_decor
from tabletop.ui.screens.homelayout import HomePlan, most_tickets, plan_home
from tabletop.ui.screens.lid import Lid
from tabletop.ui.screens.matches import Matches
from tabletop.ui.screens.new_match import START, NewMatch
from tabletop.ui.screens.openbox import PLAY, SETUP, OpenBox
from tabletop.ui.screens.remedies import Remedies
from tabletop.ui.screens.tickets import Ticket
from tabletop.ui.stage import Stage
from tabletop.ui.widgets.controls import Button
from tabletop.ui.widgets.notice import Notice
from tabletop.ui.widgets.overlay import Overlays
from tabletop.ui.widgets.widget import FocusRing, Outcome

WATCH, NEW = "watch", "new_match"
WALNUT = (0x4B, 0x2C, 0x17)
RAIL = (
    ("replays", "rewind"),
    ("rules", "book"),
    ("settings", "settings"),
    ("about", "info"),
    ("quit", "close"),
)


class Home(Scene):
    """The first screen: never more than two presses away from a playable table."""

    name = "home"

    def __init__(self, notice: str = "", file: Path | None = None, *, bare: bool = False) -> None:
        super().__init__()
        self.last_resort = bare
        self.ring = FocusRing()
        self.overlays = Overlays()
        self._notice = notice
        self._file = file
        self._lids: list[Lid] = []
        self._shelf = shelf.Shelf([], [])
        self._again: MatchSetup | None = None
        self._plan: HomePlan | None = None
        self._decor: list[Decor] = []
        self._bare = 0  # turns until cards are laid beside the boxes: the first frame comes first
        self._moved_at = 0.0

    @property
    def busy(self) -> bool:
        """Tell whether a box is rising or sinking."""
        return self.overlays.busy or any(lid.moving for lid in self._lids)

    def enter(self, stage: Stage) -> None:
        """Look what lies on the shelf and lay the table."""
        super().enter(stage)
        self._remedies = Remedies(stage, self.overlays, self.moved)
        if not self.last_resort:
            self._look()
        self.resize()
        if self._notice:
            self._tell(self._notice, self._file)
            self._notice = ""

    def _look(self) -> None:
        """Look what lies on the shelf, and what was played last."""
        self._shelf = shelf.look(GAMES)
        settings = self.stage.settings
        game = GAMES.get(settings.last_game)
        if game is not None and game.name in settings.last_setup:
            self._again = last_setup(game, self.stage.texts_of(game.name), settings)

    def moved(self) -> None:
        """Look anew: files came or went."""
        self._look()
        self.resize()

    def leave(self) -> None:
        """Close every panel."""
        self.overlays.close()

    def resize(self) -> None:
        """Lay the table anew."""
        before = self.ring.focused
        self.ring = FocusRing()
        games = self._ordered()
        wished = len(self._shelf.waiting) + int(self._again is not None)
        tickets = min(wished, most_tickets(self.stage.kit))
        labels = [self._rail_label(name) for name, _ in RAIL]
        play = self.stage.texts.text("home.play")
        self._plan = plan_home(self.stage.kit, len(games), tickets, labels, play)
        self._add_tickets(self._plan)
        self._lids = [self._add_box(self._plan, n, game) for n, game in enumerate(games)]
        self._add_rail(self._plan)
        self._decor, self._bare = [], 0 if self.last_resort else 2
        self._focus_first(before.name if before else "")
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
        if self._bare:
            self._bare -= 1
            if not self._bare:
                self._scatter()
        for area in self.ring.take_dirty():
            self.stage.canvas.rebuild(area=area)

    # Building

    def _ordered(self) -> list[Game]:
        """Return the games, the one played last first."""
        last = self.stage.settings.last_game
        return sorted(GAMES.values(), key=lambda game: game.name != last)

    def _add_tickets(self, plan: HomePlan) -> None:
        """Lay out a ticket for the waiting match of each game, then one for a rematch."""
        texts = self.stage.texts
        boxes = iter(plan.tickets)
        today = datetime.now().astimezone().date()
        waiting = enumerate(self._shelf.waiting)
        for (number, shelved), box in zip(waiting, boxes, strict=False):
            saved = shelved.saved
            line = texts.text(
                "home.continue_line",
                game=self._title(saved.record.game),
                pairing=escaped(shelf.pairing(texts, saved.seats)),
                count=len(saved.record.moves),
                when=shelf.when_text(texts, saved.when, today),
            )
            deal = texts.text("home.deal", number=saved.record.seed)
            words = (texts.text("home.continue"), line, deal)
            self.ring.widgets.append(Ticket(self.stage.kit, f"continue:{number}", box, words))
        rest = next(boxes, None)
        if self._again is not None and rest is not None:
            game = self._title(self._again.game.name)
            pairing = escaped(shelf.pairing(texts, self._again.seats))
            line = texts.text("home.rematch_line", game=game, pairing=pairing)
            words = (texts.text("home.rematch"), line, texts.text("home.new_deal"))
            ticket = Ticket(self.stage.kit, "rematch", rest, words)
            ticket.icon = "redo"
            self.ring.widgets.append(ticket)

    def _add_box(self, plan: HomePlan, number: int, game: Game) -> Lid:
        kit = self.stage.kit_of(game.name)
        place = plan.boxes[number]
        words = self._words(game)
        picture = paint_box(kit, paths.assets() / game.name, words, place.box.size)
        lid = Lid(kit, game.name, place.box, picture)
        label = self.stage.texts.text("home.play")
        play = Button(kit, f"play:{game.name}", label, place.play, primary=True, icon="play")
        self.ring.widgets += [lid, play]
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
            label = self._rail_label(name)
            self.ring.widgets.append(Button(self.stage.kit, name, label, rect, icon=icon))

    def _rail_label(self, name: str) -> str:
        damaged = len(self._shelf.damaged) if name == "replays" else 0
        if damaged:
            return self.stage.texts.text("home.replays_damaged", count=damaged)
        return self.stage.texts.text(f"home.{name}")

    def _focus_first(self, name: str) -> None:
        """Focus what was focused before, else the shortest way to a table."""
        reachable = [widget for widget in self.ring.widgets if widget.reachable]
        same = [widget for widget in reachable if widget.name == name]
        straight = [widget for widget in reachable if not widget.name.startswith("lid:")]
        self.ring.focus((same or straight)[0])

    def _scatter(self) -> None:
        """Lay cards into the free room on both sides of the boxes."""
        plan = self._plan
        if plan is None:
            return
        first, last = plan.boxes[0], plan.boxes[-1]
        left = pygame.Rect(0, first.box.y, first.play.left, first.play.bottom - first.box.y)
        right = pygame.Rect(last.play.right, left.y, 0, left.height)
        right.width = self.stage.scale.width - right.x
        self._decor = paint_decor(self.stage, self._ordered(), (left, right))
        for _, room in self._decor:
            self.stage.canvas.rebuild(area=room)

    # Painting

    def _paint_table(self, target: pygame.Surface) -> None:
        stage, plan = self.stage, self._plan
        wood = paths.assets() / "common" / "art" / "home.jpg"
        dim = stage.theme.high_contrast
        target.blit(table_surface(target.get_size(), wood, WALNUT, dim=dim), (0, 0))
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
        style = replace(kit.style("title", 54), colour=WHITE, tracking=TRACKING)
        title = kit.type.fit(name, style, (room, round(side * 0.66)), 16, 1)
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
        depth = kit.scale.px(4)
        put(target, stamped(title, BRASS, depth), (left + side + gap - depth, top - depth))
        motto.draw(target, (left + side + gap, top + title.size[1]))

    # Acting

    def _do(self, outcome: Outcome) -> None:
        verb, _, game = outcome.name.partition(":")
        stage = self.stage
        if verb == "continue":
            self._open(self._shelf.waiting[int(game)].path)
        elif verb == "rematch" and self._again is not None:
            self.next = ways.rematch_last(stage, self._again)
        elif verb == "play":
            self._play(GAMES[game])
        elif verb == "open":
            self._open_box(GAMES[game])
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
        elif name == "about":
            self.overlays.open(About(stage))
        else:
            games = [game.name for game in self._ordered()]
            self.overlays.open(Rulebook(stage, games[0], games=games))

    def _play(self, game: Game) -> None:
        setup = last_setup(game, self.stage.texts_of(game.name), self.stage.settings)
        self.next = ways.begin(self.stage, setup)

    def _open_box(self, game: Game) -> None:
        lid = next(lid for lid in self._lids if lid.game == game.name)
        lid.set_taken(taken=True)

        def go_on(choice: str) -> None:
            for other in self._lids:
                other.set_taken(taken=False)
            if choice == PLAY:
                self._play(game)
            elif choice == SETUP:
                self._set_up(game)

        self.overlays.open(OpenBox(self.stage, game, self._words(game), lid.rect), go_on)

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
            if error.code == IN_USE:
                self._offer_to_watch(error)
            else:
                self._tell(error_text(self.stage.texts, error), path)

    def _offer_to_watch(self, error: SaveError) -> None:
        """Say that another window plays a match; it can be watched, or another one begun."""
        text = self.stage.texts.text
        choices = [(name, text(f"home.{name}")) for name in (WATCH, NEW, "back")]
        told = error_text(self.stage.texts, error)
        notice = Notice(self.stage, text("home.in_use_title"), escaped(told), choices)
        self.overlays.open(notice, lambda choice: self._without(error.path, choice))

    def _without(self, path: Path, choice: str) -> None:
        """Do what was chosen instead of playing a match that another window plays."""
        try:
            if choice == WATCH:
                self.next = ways.watch(self.stage, path)
            elif choice == NEW:
                self._play(GAMES[SaveFile(path).read().record.game])
        except SaveError as error:
            self._tell(error_text(self.stage.texts, error), path)

    def _tell(self, notice: str, path: Path | None = None) -> None:
        self._remedies.tell("home.trouble_title", notice, path)
