"""A table on the dummy screen, driven by synthetic events and a made-up clock."""

import json
from pathlib import Path
from typing import cast

import pygame

from rules.core.engine import legal_moves
from rules.core.game import Game
from rules.core.moves import drawn
from rules.core.notation import write
from rules.core.refs import FIRST_PLACE
from rules.core.rng import Rng
from rules.core.table import Table
from tabletop import paths
from tabletop.ai.client import Client
from tabletop.ai.messages import Reply
from tabletop.match import Match
from tabletop.player.seats import Seat
from tabletop.player.settings import Settings
from tabletop.program.logbook import Logbook
from tabletop.ui.desktop.pane import Unseen
from tabletop.ui.sound import SILENT, Sound
from tabletop.ui.stage import make_stage
from tabletop.ui.table.pieces.sprites import PieceSprite
from tabletop.ui.table.table_scene import TableScene
from tabletop.words.text import Texts
from tests.ui.helpers import down, key, moved, up

FRAME = 1 / 60
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]
SEED = 7


class RandomThinker:
    """Answers every question with some legal move of the redacted table."""

    def __init__(self, seed: int = 1) -> None:
        self.rng = Rng.seeded(seed)
        self.move = ""
        self.silent = False
        self.glancing = False  # whether it says that it answers without thought

    def begin_match(self) -> None:
        """Have nothing to forget."""

    def ask(self, game: Game, view: Table, level: str, seed: int, temper: str = "") -> int:
        """Choose at once."""
        moves = legal_moves(game, view)
        self.move = write(game, view.setup, drawn(moves, self.rng))
        return 0

    def poll(self) -> Reply | None:
        """Return the choice."""
        move, self.move = ("", self.move) if self.silent else (self.move, "")
        return cast(Reply, {"move": move, "glance": self.glancing}) if move else None

    def cancel(self) -> None:
        """Forget it."""
        self.move = ""

    def wait(self, seconds: float) -> None:
        """Have nothing to wait for."""

    def close(self) -> None:
        """Have nothing to close."""


class Bench:
    """One table scene and the hands that use it."""

    def __init__(
        self,
        game: Game,
        *,
        seats: int = 0,
        people: int = 1,
        size: tuple[int, int] = (1280, 720),
        settings: Settings | None = None,
        moves: int = 0,
        log: Path | None = None,
        sound: Sound = SILENT,
        options: dict[str, int] | None = None,
        match: Match | None = None,
    ) -> None:
        self.thinker = RandomThinker()
        pane = Unseen(pygame.Surface(size))
        chosen = settings or Settings(language="en")
        stage = make_stage(pane, chosen, Logbook(log), Client(), sound)
        count = seats or min(game.seat_counts)
        who = [Seat(NAMES[n], "" if n < people else "random") for n in range(count)]
        self.match = match or Match.new(game, who, SEED, options or {})
        rng = Rng.seeded(3)
        while self.match.number < moves and not self.match.over:
            legal = self.match.view(self.match.decider).moves
            self.match.submit(legal[rng.below(len(legal))])
        self.match.texts = stage.texts_of(game.name)
        self.scene = TableScene(self.match)
        self.scene.enter(stage)
        self.scene.course.players.client = self.thinker
        self.stage = stage
        self.log = log
        self.now = 50.0

    @staticmethod
    def texts(game: Game, settings: Settings) -> Texts:
        """Return the texts of a game in the language of some settings."""
        return Texts(settings.language, [paths.assets() / game.name, paths.assets() / "common"])

    # Time

    def wait(self, seconds: float = 0.2, *, painted: bool = True) -> None:
        """Let frames pass, and paint each of them unless nobody looks."""
        for _ in range(max(2, round(seconds / FRAME))):
            self.now += FRAME
            self.scene.tick(self.now)
            self.stage.sound.tick(self.now, busy=self.scene.busy)
            if painted:
                self.scene.paint()

    def wait_for_me(self) -> None:
        """Let frames pass until the viewer must decide and everything is shown."""
        for _ in range(6000):
            # Nobody looks before the table rests.
            self.wait(2 * FRAME, painted=False)
            scene = self.scene
            if scene.view.moments.rests:
                scene.view.moments.press()
            if scene.table.zoom.pinned:  # what was just peeked at has been read
                scene.table.zoom.close()
            mine = (
                self.match.decider == scene.view.table.viewer
                and scene.course.settled == self.match.number
            )
            if self.match.over or (
                mine
                and scene.view.idle
                and not scene.view.table.setting.lying.moving
                and not scene.table.hud.prompt.resting
            ):
                scene.paint()
                return
        raise AssertionError("the table never came to rest")

    # Things

    def ref(self, name: str) -> int:
        """Return a ref by its name."""
        return self.match.setup.refs[name]

    def pieces(self, place: str) -> list[PieceSprite]:
        """Return the sprites in a place."""
        return self.scene.view.table.setting.board.by_place[self.ref(place)]

    def middle(self, ref: int) -> tuple[int, int]:
        """Return the middle of a thing on the screen."""
        rect = self.scene.view.table.rect_of(ref)
        assert rect is not None
        return rect.center

    def first_card(self) -> tuple[int, int]:
        """Return the middle of the first card in the hand of seat 0."""
        return self.pieces("hand.0")[0].rect.center

    # Hands

    def point(self, at: tuple[int, int]) -> None:
        """Move the pointer somewhere."""
        self.scene.handle(moved(at))
        self.wait(FRAME)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press at one point, move in steps, release at another."""
        self.point(start)
        self.scene.handle(down(start))
        for step in range(1, 9):
            at = (
                start[0] + (end[0] - start[0]) * step // 8,
                start[1] + (end[1] - start[1]) * step // 8,
            )
            self.point(at)
        self.scene.handle(up(end))
        self.wait(FRAME)

    def click(self, at: tuple[int, int], button: int = 1) -> None:
        """Click somewhere."""
        self.point(at)
        self.scene.handle(down(at, button))
        self.scene.handle(up(at, button))
        self.wait(FRAME)

    def press(self, *keys: int, mod: int = 0) -> None:
        """Press and release keys one after another."""
        for code in keys:
            self.scene.handle(key(code, mod))
            self.scene.handle(pygame.Event(pygame.KEYUP, key=code, mod=mod))
            self.wait(FRAME)

    # Truth

    def dragging(self) -> bool:
        """Tell whether a card is in the hand."""
        return self.scene.table.hands.dragging

    def zoomed(self) -> bool:
        """Tell whether a preview is open."""
        return self.scene.table.zoom.shown

    def idle(self) -> bool:
        """Tell whether everything has been shown."""
        return self.scene.view.idle

    def agrees(self) -> bool:
        """Tell whether the screen shows exactly what the viewer may see of the table."""
        board = self.scene.view.table.setting.board
        table = self.match.view(self.scene.view.table.viewer).table
        return all(
            [piece.ref for piece in board.by_place[FIRST_PLACE + index]] == refs
            for index, refs in enumerate(table.places)
        )

    def diary(self, event: str) -> list[dict[str, object]]:
        """Return the entries of one kind in the logbook."""
        assert self.log is not None
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [entry for entry in map(json.loads, lines) if entry["event"] == event]

    def close(self) -> None:
        """Clear the table away."""
        self.scene.leave()
        self.stage.log.close()
