"""An example of the rulebook on a real table: laid out, played by the real rules, and told."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from rules.core.examples import Example
from rules.core.game import Game
from tabletop.lessons.script import Script, seats_for
from tabletop.ui import ways
from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.letters.markup import escaped
from tabletop.ui.drawing.materials.cutting import cut_out
from tabletop.ui.scene import Scene
from tabletop.ui.screens.book import example_bar
from tabletop.ui.screens.book.example_bar import ExampleBar
from tabletop.ui.screens.replay_table import ReplayTable, Sight
from tabletop.ui.sound import REFUSAL
from tabletop.ui.stage import Stage
from tabletop.ui.table.hud.hud import BUBBLE_Z
from tabletop.ui.table.view.gesturing import try_in_vain
from tabletop.ui.widgets.popups import SpeechBubble
from tabletop.words.speech import Speaker
from tabletop.words.text import Texts

LONGEST_FRAME = 0.1
BREATH = 0.8  # seconds between two moves
READING = 0.045  # seconds that a letter takes to be read
KEYS = {
    pygame.K_LEFT: example_bar.BACK,
    pygame.K_RIGHT: example_bar.FORWARD,
    pygame.K_HOME: example_bar.AGAIN,
    pygame.K_p: example_bar.PLAY,
    pygame.K_PAGEUP: example_bar.BEFORE,
    pygame.K_PAGEDOWN: example_bar.AFTER,
    pygame.K_t: example_bar.TRY,
    pygame.K_F1: example_bar.LEAVE,
    pygame.K_ESCAPE: example_bar.LEAVE,
}


@dataclass(frozen=True)
class Wording:
    """What is said of something shown that is no example of a clause, and where one goes from it.

    caption   what lies there ("before"), and what came of it ("after")
    retry     the table on which it can be tried
    leave     the text of the way back
    """

    title: Callable[[Texts], str]
    caption: Callable[[Texts, Example, str], str]
    retry: Callable[[Example], Scene]
    leave: str


class Progress:
    """How far an example has been shown, and when it goes on by itself.

    at        how many beats have been shown
    playing   whether the next one comes without being asked
    """

    def __init__(self, script: Script) -> None:
        self.script = script
        self.match = script.match
        self.at = 0
        self.playing = True
        self._wait = 0.0

    @property
    def number(self) -> int:
        """Return how many moves have been made."""
        return self.script.number(self.at)

    @property
    def at_end(self) -> bool:
        """Tell whether everything has been shown."""
        return self.at >= self.script.last

    def go(self, at: int) -> None:
        """Go to where so many beats have been shown."""
        self.at = max(0, min(self.script.last, at))

    def read(self, text: str) -> None:
        """Leave time to read something before going on."""
        self._wait = BREATH + READING * len(text)

    def due(self, seconds: float) -> bool:
        """Let time pass while the table rests; tell whether the next beat is due."""
        self._wait -= seconds
        return self.playing and self._wait <= 0


class Demonstration(Scene):
    """The examples of one clause, one after another, as their viewer sees them."""

    name = "example"

    def __init__(
        self,
        game: Game,
        clause: str,
        examples: list[Example],
        chosen: int = 0,
        wording: Wording | None = None,
    ) -> None:
        super().__init__()
        self.wording = wording or self._of_clause()
        self.game = game
        self.clause = clause
        self.examples = examples
        self.chosen = chosen
        self._last: float | None = None
        self._bubble: Sprite | None = None
        self._refused = False  # whether a refusal is to be told once the gesture has been seen

    def _of_clause(self) -> Wording:
        """Return how the examples of a clause are told."""

        def title(texts: Texts) -> str:
            name = texts.text(f"clause.{self.clause}.title")
            return texts.text("showing.title", clause=self.clause, title=name)

        return Wording(
            title,
            caption=lambda texts, example, part: texts.text(f"example.{example.name}.{part}"),
            retry=lambda example: ways.try_out(self.stage, self.game, example),
            leave="showing.leave",
        )

    @property
    def example(self) -> Example:
        """Return the example that is shown."""
        return self.examples[self.chosen]

    # The scene protocol

    def enter(self, stage: Stage) -> None:
        """Lay the position out and begin."""
        super().enter(stage)
        self._settings = replace(
            stage.settings, speed=stage.settings.speed or 1.0, stop_losses=False
        )
        self._begin()
        cues = self.table.view.happening.cues
        stage.sound.surround(cues.ambience, cues.own, cues.music)

    def _begin(self) -> None:
        texts = self.stage.texts_of(self.game.name)
        seats = seats_for(self.example, texts, self.stage.settings)
        self.course = Progress(Script(self.game, self.example, seats))
        self.course.match.texts = texts
        self._lay()
        self.course.read(self._caption)

    def _lay(self) -> None:
        name = self.game.name
        stage, sight = self.stage, Sight([self.example.viewer], self.example.viewer)
        leave = self.wording.leave
        bar = ExampleBar(stage.kit_of(name), stage.texts_of(name), len(self.examples), leave)
        self.table = ReplayTable(stage, self.course, sight, self._settings, bar)
        first = self.course.match.view_at(self.example.viewer, 0).table
        self.table.opening = self._speaker.prompt(first, self.example.viewer)
        self.table.show()

    @property
    def _speaker(self) -> Speaker:
        return self.table.view.table.setting.speaker

    def leave(self) -> None:
        """Clear the canvas."""
        self.stage.sound.surround(None)
        self.overlays.close()
        self._hush()
        self.table.remove()

    def resize(self) -> None:
        """Lay everything out anew."""
        self._settings = replace(self.stage.settings, speed=self._settings.speed, stop_losses=False)
        self.course.match.texts = self.stage.texts_of(self.game.name)
        telling = self.table.view.moments.telling
        self._hush()
        self.table.remove()
        self._lay()
        self.table.view.moments.resume(telling)
        if self.course.script.ruling(self.course.at) is not None:
            self._refuse()
        self.overlays.resize()

    @property
    def busy(self) -> bool:
        """Tell whether something moves."""
        return self.course.playing or self._refused or self.table.busy or self.overlays.busy

    def handle(self, event: pygame.Event) -> None:
        """Answer one event: the panel on top first, then keys and the bar."""
        if self.overlays.handle(event) or self.table.goes_on(event):
            return
        if event.type == pygame.KEYDOWN and event.key in KEYS:
            self._do(KEYS[event.key])
            return
        self.table.point(event)
        outcome = self.table.bar.handle(event)
        if outcome is not None:
            self._do(outcome.name)
        elif clause := self.table.clause_at(event):
            ways.open_rules(self, self.game.name, clause)

    def tick(self, now: float) -> None:
        """Let time pass, and go on to the next beat while playing."""
        seconds = 0.0 if self._last is None else min(LONGEST_FRAME, now - self._last)
        self._last = now
        self.overlays.tick(now)
        self.table.view.advance(seconds)
        self.table.peek.follow()
        rests = self.table.view.idle and not self.overlays.halting
        if self._refused and rests and not self.table.view.busy:
            self._refuse()
        if rests and not self._refused and self.course.due(seconds * self._settings.speed):
            self.step(1)
        self._tell()
        self.table.refresh(seconds, covered=self.overlays.top is not None)

    def wake(self) -> None:
        """Go on after a visit."""
        self._last = None

    # Going through it

    def go(self, at: int) -> None:
        """Show at once how it stands after so many beats."""
        self.course.go(at)
        self._hush()
        self.table.go()
        if self.course.script.ruling(self.course.at) is not None:
            self._refuse()

    def step(self, by: int) -> None:
        """Go one beat on, showing how it happens, or one back."""
        course = self.course
        if by < 0:
            self.go(course.at - 1)
            return
        if course.at_end:
            course.playing = False
            return
        self._hush()
        beat = next(iter(course.script.beats[course.at :]), None)
        course.go(course.at + 1)
        self.table.view.finish()
        if beat is not None and beat.clause:
            try_in_vain(self.table.view.table, beat.move)
            self._refused = True
        elif beat is not None:
            self.table.show_step()
        course.playing = course.playing and not course.at_end
        course.read("")

    def _refuse(self) -> None:
        """Say in a bubble why the last beat is refused, just as at any table."""
        course, laid = self.course, self.table.view.table
        ruling = course.script.ruling(course.at)
        self._hush()
        if ruling is None:
            return
        beat, speaker = course.script.beats[course.at - 1], self._speaker
        goal = laid.rect_of(beat.move.onto) or laid.rect_of(beat.move.what)
        title, why = speaker.clause(ruling.clause)[0], speaker.refusal(ruling)
        canvas, kit = self.stage.canvas, laid.setting.kit
        markup = f"*{title}*\n{why}"
        footer = laid.setting.texts.text("showing.refused", clause=ruling.clause)
        room = canvas.bounds.inflate(-16, -16)
        room.height -= self.table.bar.area.height
        anchor = goal or pygame.Rect(room.center, (1, 1))
        bubble = SpeechBubble(kit, markup, anchor, room, footer)
        area = bubble.area.clip(canvas.bounds)
        image = cut_out(canvas.screen.get_size(), area, bubble.draw)
        self._bubble = canvas.add(Sprite(image, area.topleft, BUBBLE_Z))
        kit.sound.play(REFUSAL)
        course.read(why)

    def _hush(self) -> None:
        self._refused = False
        if self._bubble is not None:
            self.stage.canvas.remove(self._bubble)
            self._bubble = None

    # Saying

    @property
    def _caption(self) -> str:
        """Return what is said now: first what lies there, in the end what came of it."""
        ended = self.course.at_end and self.table.view.idle and not self._refused
        part = "after" if ended else "before"
        texts = self.stage.texts_of(self.game.name)
        return self.wording.caption(texts, self.example, part)

    def _tell(self) -> None:
        texts = self.stage.texts_of(self.game.name)
        several = len(self.examples) > 1
        facts = {"number": self.chosen + 1, "count": len(self.examples)}
        count = texts.text("showing.count", **facts) if several else ""
        head = self.wording.title(texts)
        self.table.bar.show(head, escaped(self._caption), count, playing=self.course.playing)

    # Acting

    def _do(self, name: str) -> None:
        if name == example_bar.PLAY:
            self._play()
        elif name in {example_bar.BACK, example_bar.FORWARD}:
            self.course.playing = False
            self.step(1 if name == example_bar.FORWARD else -1)
        elif name == example_bar.AGAIN:
            self.go(0)
            self._play_on()
        elif name in {example_bar.BEFORE, example_bar.AFTER}:
            self._choose(self.chosen + (1 if name == example_bar.AFTER else -1))
        elif name == example_bar.TRY:
            self.next = self.wording.retry(self.example)
        elif name == example_bar.LEAVE:
            self.next = ways.away(self)

    def _play(self) -> None:
        if self.course.playing:
            self.course.playing = False
            return
        if self.course.at_end:
            self.go(0)
        self._play_on()

    def _play_on(self) -> None:
        self.course.playing = True
        self.course.read("" if self.course.at else self._caption)

    def _choose(self, number: int) -> None:
        """Show another example of the clause, around the end."""
        if len(self.examples) > 1:
            self.chosen = number % len(self.examples)
            self._hush()
            self.table.remove()
            self._begin()
