"""After a match: how it went, and the ways back to where it turned."""

from functools import partial

from tabletop.coach.advice import tells_chances
from tabletop.coach.story import Story, events_of
from tabletop.players import Players
from tabletop.ui import ways
from tabletop.ui.panels.dealing import show_dealing
from tabletop.ui.scene import Scene
from tabletop.ui.table.coach.story_card import PLAY_ON, WATCH, StoryCard, ToldTurn
from tabletop.ui.table.course.match_table import MatchTable


class Storytelling:
    """Tells whoever sat at this table how the match went; what was thought once is kept."""

    def __init__(self, scene: Scene, table: MatchTable, players: Players) -> None:
        self.scene = scene
        self.table = table
        self.match = table.match
        self.players = players
        self._story: Story | None = None

    def open(self) -> None:
        """Lay the story above what lies there."""
        viewer = self.table.laid.viewer
        if self._story is None or self._story.seat != viewer:
            self._story = Story(self.match, viewer, self.players.client)
        texts = self.table.laid.setting.texts
        measured = tells_chances(self.match.game)
        card = StoryCard(self.table.stage, texts, self._story, self._told, measured=measured)
        self.table.overlays.open(card, self._chosen)

    def _told(self) -> list[ToldTurn]:
        if self._story is None:
            return []
        turns = self._story.turns()
        texts = events_of(self.match, self._story.seat, turns)
        return [ToldTurn(turn, text) for turn, text in zip(turns, texts, strict=True)]

    def _chosen(self, choice: str) -> None:
        if self._story is not None:
            self._story.forget()
        for start, way in ((WATCH, self._watch), (PLAY_ON, self._play_on)):
            if choice.startswith(start):
                then = partial(way, int(choice.removeprefix(start)))
                show_dealing(self.table.stage, self.table.overlays, then)

    def _watch(self, number: int) -> None:
        self.scene.next = ways.replay(self.table.stage, self.match, start=number)

    def _play_on(self, number: int) -> None:
        self.scene.next = ways.play_on(self.table.stage, self.match, number)
