"""The teacher at the table: shows what is due when the pupil may decide, and waits for them."""

from collections.abc import Callable, Iterator, Sequence

import pygame

from rules.core.refs import is_piece, is_place
from rules.core.setup import HAND
from tabletop.lessons.guide import PUPIL, Idea, guide_of
from tabletop.lessons.knowing import is_known, note_known
from tabletop.lessons.lesson import Lesson, discard, lesson_of
from tabletop.lessons.spotlight import VERB
from tabletop.ui import ways
from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.kit import Kit
from tabletop.ui.drawing.paint import faded
from tabletop.ui.panels.dealing import show_dealing
from tabletop.ui.panels.pause_menu import GUIDE, LEARN
from tabletop.ui.panels.pause_menu import SKIP as SKIP_LINE
from tabletop.ui.scene import Quit, Scene
from tabletop.ui.table import feel
from tabletop.ui.table.counters.markers import Markers
from tabletop.ui.table.course.match_table import MatchTable
from tabletop.ui.table.lessons.idea_card import GOT_IT, KNOWN, MORE, SKIP, IdeaCard, IdeaWords
from tabletop.ui.table.lessons.spotlights import Spotlights
from tabletop.ui.table.mats.laying import Mats
from tabletop.ui.table.pieces.sprites import pose_rect
from tabletop.ui.table.pieces.whereabouts import Whereabouts
from tabletop.ui.table.plan.berths import Room, berth_for, clustered, cost
from tabletop.ui.table.plan.geometry import NO_SEAT
from tabletop.ui.widgets.widget import Outcome

CARD_Z = 280_000  # below the recap and everything that is told on a stage
EDGE = 6  # of the window, that a card keeps free
NEAR = 26  # pixels of the design below which lit things share one ring
LETTERS = (20, 34)  # that a line of a card holds, about: the usual, and where that hides less
COMING = 0.16  # seconds until a card lies there
GLASSY = 0.35  # how much is seen of a card that lies where the thing in the hand may go


class Lessons:
    """Follows a match: lays the card of an idea, lights what it is about, and hears the answer.

    `lesson` is None at every table that teaches nothing; then all of this rests.
    """

    def __init__(
        self,
        table: MatchTable,
        open_rules: Callable[[str], None],
        go: Callable[[Scene | Quit], None],
    ) -> None:
        self.table = table
        self.match = table.match
        self.view = table.view
        self.laid = table.laid
        self.open_rules = open_rules
        self.go = go
        self.lesson: Lesson | None = lesson_of(table.match)
        self.idea: Idea | None = None
        self.card: IdeaCard | None = None
        self._number = -1  # after how many moves it is told
        self._refs: list[int] = []  # what the idea is about
        self._lit: list[pygame.Rect] = []
        self._lights: Spotlights | None = None
        self._sprite: Sprite | None = None
        self._image: pygame.Surface | None = None
        self._since = 0.0  # seconds that the card has been on its way
        self._glassy = False
        self._age = 0.0  # seconds that it has been there to be read

    # Following the match

    def follow(self) -> None:
        """Tell what is due where the pupil must decide and everything has been shown."""
        self.clear()
        lesson = self.lesson
        if lesson is None or self.laid.viewer != PUPIL or not self.view.idle:
            return
        self.idea = lesson.idea()
        self._age = 0.0
        self._number = self.match.number
        if self.idea is not None:
            self._refs = lesson.lit(self.idea)
            self._turn_to()
            self._lay(self.idea)

    def act(self) -> None:
        """Put everything away: the pupil decides something, whatever it is."""
        self.clear()

    def advance(self, seconds: float) -> None:
        """Keep up: what is no longer so goes, and the light follows what it is on."""
        if self.card is None or self.idea is None:
            return
        if self._number != self.match.number:
            self.clear()
            return
        self._age += seconds
        hands = self.table.hands
        carries = bool(hands.occupied or hands.taken)
        # What the pointer lifts for a while, or makes room for, is where it was.
        touched = carries or self.laid.setting.lying.hovered is not None
        if not touched and not self.view.busy and self._where() != self._lit:
            self._lay(self.idea)
        if self.card.dirty:
            self._image = self.card.picture()[0]
            self._show()
        if self._since < COMING:
            self._since += seconds
            self._show()
        glassy = carries and bool(self._under())
        if glassy != self._glassy:
            self._glassy = glassy
            self._show()
        if self._lights is not None:
            self._lights.shine(not carries)

    def _under(self) -> list[pygame.Rect]:
        """Return where the thing in the hand may go beneath the card: there it gives way."""
        hands = self.table.hands
        if self.card is None or not hands.taken:
            return []
        goals = [self.laid.rect_of(ref) for ref in hands.meanings.targets(hands.taken)]
        return [rect for rect in goals if rect is not None and rect.colliderect(self.card.rect)]

    def clear(self) -> None:
        """Put card and light away."""
        if self.card is not None:
            added = self.table.hud.added
            added[:] = [widget for widget in added if widget not in self.card.buttons]
        self.put_off()
        self.card = self.idea = None
        self._glassy = False

    def put_off(self) -> None:
        """Leave the canvas for a while: everything is about to be laid out anew."""
        if self._sprite is not None:
            self.table.stage.canvas.remove(self._sprite)
        if self._lights is not None:
            self._lights.remove()
        self._sprite = self._image = self._lights = None

    @property
    def holds(self) -> bool:
        """Tell whether nothing may happen by itself before the pupil has answered."""
        return self.card is not None

    @property
    def coming(self) -> bool:
        """Tell whether the card is still on its way."""
        return self.card is not None and self._since < COMING

    # What the pupil answers

    def got_it(self) -> None:
        """Put one idea away; what else is due comes at once."""
        if self.lesson is None or self.card is None:
            return
        focused = self.table.keyboard.focused
        ringed = focused is not None and focused.widget in self.card.buttons
        self.lesson.put_away()
        self.follow()
        self.table.keyboard.refresh()
        if ringed and self.card is not None:
            stops = self.table.keyboard.stops()
            own = [stop for stop in stops if stop.widget is self.card.buttons[0]]
            self.table.keyboard.focus(own[0] if own else None)

    def read_on(self) -> None:
        """Put one idea away by a key; one that nobody can have read yet was not meant."""
        if self._age >= feel.BUTTON_REST:
            self.got_it()

    def skip(self) -> None:
        """Let the guide be silent for the rest of the match."""
        if self.lesson is not None:
            self.lesson.skip()
            self.clear()
            self.table.keyboard.refresh()

    def begin_again(self) -> None:
        """Let the guide speak again in this match."""
        if self.lesson is not None:
            self.lesson.begin_again()
            self.follow()

    def more(self) -> None:
        """Open the rulebook where it says more."""
        if self.idea is not None:
            self.open_rules(self.idea.clause)

    def known(self) -> None:
        """Remember that the pupil is none, and deal a usual match instead of this one."""
        stage, game = self.table.stage, self.match.game
        self.clear()
        note_known(stage.settings, game.name)
        stage.keep_settings()

        def deal() -> None:
            discard(self.match)
            self.go(ways.begin_as_last(stage, game))

        show_dealing(stage, self.table.overlays, deal)

    @property
    def answers(self) -> dict[str, Callable[[], None]]:
        """Return what the buttons of the card do."""
        return {GOT_IT: self.got_it, MORE: self.more, SKIP: self.skip, KNOWN: self.known}

    # The menu

    def menu_line(self) -> tuple[str, Callable[[], None]] | None:
        """Return the line of the menu about the guide, and what it does; none without a guide."""
        if self.lesson is not None:
            silent = self.lesson.teacher.silent
            return (GUIDE, self.begin_again) if silent else (SKIP_LINE, self.skip)
        return (LEARN, self._learn) if guide_of(self.match.game) is not None else None

    def _learn(self) -> None:
        """Go to a guided match of this game; the one that is left can be continued."""
        stage, game = self.table.stage, self.match.game
        show_dealing(stage, self.table.overlays, lambda: self.go(ways.learn(stage, game)))

    # Pointer

    def lies_at(self, at: tuple[int, int]) -> bool:
        """Tell whether the card lies at a point, and does not give way there."""
        if self.card is None or not self.card.rect.collidepoint(at):
            return False
        return not any(rect.collidepoint(at) for rect in self._under())

    def clause_at(self, _at: tuple[int, int]) -> str:
        """Return where the rulebook says more of what is being told."""
        return self.idea.clause if self.idea is not None and self.card is not None else ""

    def handle(self, event: pygame.Event) -> Outcome | None:
        """Pass an event of the pointer to the answers."""
        return self.card.handle(event) if self.card is not None else None

    # The card and its light

    def _turn_to(self) -> None:
        """Look at the seat whose things are meant, where they are tucked away."""
        behind = [seat for ref in self._refs if (seat := self.laid.behind(ref)) != NO_SEAT]
        if behind and len(behind) == len(self._refs):
            self.view.attention.choose(behind[0])

    def _where(self) -> list[pygame.Rect]:
        """Return where the things are that an idea is about, near ones as one."""
        found: list[pygame.Rect] = []
        for ref in self._refs:
            known = self._at_rest(ref) if is_piece(ref) else self._spots(ref)
            plate = self.laid.rect_of(ref)
            found += known or ([plate] if plate is not None else [])
        found += pressed_for(self.table, self.idea) if self.idea is not None else []
        bounds = self.table.stage.canvas.bounds
        seen = [rect.clip(bounds) for rect in found if rect.colliderect(bounds)]
        return clustered(seen, self.laid.setting.kit.scale.px(NEAR))

    def _spots(self, ref: int) -> list[pygame.Rect]:
        """Return where a place or a counter is, with the spots that still wait for their cards."""
        slot = self.laid.setting.geometry.slot_of.get(ref)
        if slot is None or not slot.zone.slots or slot.zone.ground != "well":
            return self.laid.rects_of(ref)
        return [spot.rect for spot in slot.empty_spots]

    def _at_rest(self, ref: int) -> list[pygame.Rect]:
        """Return where a card belongs, however the pointer may lift it."""
        piece = self.laid.setting.lying.find(ref)
        return [pose_rect(piece.rest)] if piece is not None and not piece.hidden else []

    def _lay(self, idea: Idea) -> None:
        """Lay the card of an idea beside what it lights."""
        kit, canvas, hud = self.laid.setting.kit, self.table.stage.canvas, self.table.hud
        came = self._since if self.card is not None else 0.0
        self.clear()
        self.idea = idea
        self._lit = self._where()
        bounds = canvas.bounds.inflate(-2 * EDGE, -2 * EDGE)
        targets = self._lit or [hud.prompt.rect]
        self.card = card = laid_card(kit, self._words(idea), targets, self._room(bounds))
        hud.added += card.buttons
        self._lights = Spotlights(kit, canvas)
        clear = [hud.prompt.rect, hud.bar.area.inflate(-16, -16)]
        self._lights.show(self._lit, [*clear, *self.laid.furniture.find(Mats).figures()])
        self._image, at = card.picture()
        self._sprite = canvas.add(Sprite(self._image, at, CARD_Z))
        self._since = COMING if self.table.stage.settings.reduced_motion else came
        self._show()
        buttons = {button.name: [*button.rect] for button in card.buttons}
        lit = [[*rect] for rect in self._lit]
        self.table.stage.log.note("idea", name=idea.name, lit=lit, buttons=buttons)

    def _show(self) -> None:
        if self._sprite is not None and self._image is not None:
            share = min(1.0, self._since / COMING) * (GLASSY if self._glassy else 1.0)
            self._sprite.show(self._image if share >= 1.0 else faded(self._image, share))

    def _words(self, idea: Idea) -> IdeaWords:
        assert self.lesson is not None
        texts = self.laid.setting.texts
        number, count = self.lesson.teacher.progress
        names = [GOT_IT, MORE, SKIP]
        if (
            number == 1
            and self.lesson.fresh
            and not is_known(self.table.stage.settings, self.match.game)
        ):
            names.append(KNOWN)
        labels = [
            (name, texts.text(f"lesson.{name}.label"), texts.text(f"lesson.{name}.hint"))
            for name in names
        ]
        progress = texts.text("lesson.progress", number=number, count=count)
        text = texts.text(f"guide.{idea.name}")
        return IdeaWords(text, progress, number / max(1, count), tuple(labels))

    def _room(self, bounds: pygame.Rect) -> Room:
        """Return where a card may lie: never over question, buttons, hand, bids and figures."""
        hud, setup, viewer = self.table.hud, self.laid.setup, self.laid.viewer
        kept = [hud.prompt.rect, *(button.rect for button in hud.bar.buttons.values())]
        kept += [widget.rect for widget in hud.added]
        markers = self.laid.furniture.find(Markers)
        kept += self.laid.furniture.find(Mats).figures() + markers.bids()
        for place, pieces in self.laid.setting.board.by_place.items():
            seen = pieces and setup.place(place).owner == viewer
            held = seen and setup.place(place).kind == HAND
            if held and (rect := self.laid.rect_of(place)) is not None:
                kept.append(rect)
        spared = [*seen_pieces(self.laid.setting.lying)]
        spared += [plate.rect for plate in self.laid.plates.plates]
        spared += markers.discs()
        # Any legal move can be made meanwhile: the spots where they lead can be pointed at.
        ontos = {m.onto for m in self.table.match.view(viewer).moves if is_place(m.onto)}
        spared += [rect for ref in ontos if (rect := self.laid.rect_of(ref)) is not None]
        passing = tuple(strip.rect for strip in self.view.moments.strips.strips)
        return Room(bounds, tuple(kept), passing, tuple(spared))


def seen_pieces(lying: Whereabouts) -> Iterator[pygame.Rect]:
    """Yield where pieces are to be seen: open ones, and face-down ones that were played.

    Of a face-down pile and of a stranger's hand nobody wants to see more than that they are there.
    """
    for place, pieces in lying.by_place.items():
        slot = lying.slot_of(place)
        piled = slot is None or slot.zone.arrange == "pile"
        kept_back = piled or lying.setup.place(place).kind == HAND
        for piece in pieces:
            if not piece.hidden and (piece.ref > 0 or not kept_back):
                yield piece.rect


def pressed_for(table: MatchTable, idea: Idea) -> list[pygame.Rect]:
    """Return the buttons by which a move is made that an idea is about."""
    reach, prompt = table.hands.reach, table.hud.prompt
    if reach is None or len(prompt.buttons) != len(reach.buttons):
        return []
    verbs = table.match.game.verbs
    return [
        button.rect
        for button, moves in zip(prompt.buttons, reach.buttons, strict=True)
        if f"{VERB}{verbs[moves[0].verb].name}" in idea.lit
    ]


def laid_card(kit: Kit, words: IdeaWords, targets: Sequence[pygame.Rect], room: Room) -> IdeaCard:
    """Return a card where it hides least: a broad and low one where the usual hides more."""
    cards = [IdeaCard(kit, words, room.bounds.width, letters) for letters in LETTERS]
    for card in cards:
        card.lie(berth_for(card.size, targets, card.tip + kit.scale.px(6), room))
    return min(cards, key=lambda card: cost(card.rect, targets, room))
