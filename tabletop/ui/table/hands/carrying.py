"""What is in the hand: a card that swings, or a token; both rise, follow, and glide home."""

from typing import Protocol

import pygame

from rules.core.refs import is_piece
from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.materials.surfaces import DRAGGED
from tabletop.ui.drawing.paint import faded
from tabletop.ui.drawing.tween import Spring, clamp, standard
from tabletop.ui.sound import NO_SOUND, PICK, PLACE, SLIDE
from tabletop.ui.table import feel
from tabletop.ui.table.counters.tokens import coin_picture, raised, token_picture
from tabletop.ui.table.fittings.fitting import Setting
from tabletop.ui.table.hands.grip import Grip, Point
from tabletop.ui.table.pieces.sprites import Glide, PieceSprite, Pose
from tabletop.ui.table.pieces.travel import IN_HAND, LANDING, Way

HOME = Way(feel.HOME, standard, landing=SLIDE)
COIN = 46
VANISH = 0.12


class CardGrip(Grip):
    """A card in the hand: where it was grabbed (in card widths), and how it swings."""

    def __init__(self, setting: Setting, piece: PieceSprite, start: Point) -> None:
        self.setting = setting
        self.piece = piece
        pose = piece.shown_pose
        away = pygame.Vector2(start[0] - pose.x, start[1] - pose.y).rotate(pose.angle)
        self.offset = (away.x / pose.width, away.y / pose.width)
        setting.board.take(piece)
        setting.board.sound.play(PICK)
        angle = 0.0 if setting.board.calm else pose.angle
        self.tilt = Spring.settling_in(feel.TILT_HOME, angle)
        self.pointer = start
        self.width = piece.rest.width
        self.speed = 0.0
        self.lifted = 0.0

    @property
    def ref(self) -> int:
        """Return which piece it is."""
        return self.piece.ref

    @property
    def middle(self) -> Point:
        """Return where its middle is."""
        return self.piece.pose.x, self.piece.pose.y

    @property
    def rect(self) -> pygame.Rect:
        """Return what it covers."""
        return self.piece.rect

    def stand_for(self, ref: int) -> None:
        """Change places with another copy of the same card."""
        twin = self.setting.lying.find(ref) if is_piece(ref) and ref != self.ref else None
        cards = self.setting.lying.setup.card_of
        if twin is not None and cards[ref] == cards[self.ref]:
            self.piece.ref, twin.ref = twin.ref, self.piece.ref

    def follow(self, at: Point) -> None:
        """Keep the grabbed point under the pointer, whatever the tilt and the lift."""
        self.speed += at[0] - self.pointer[0]
        self.pointer = at
        share = 1.0 if self.setting.board.calm else standard(self.lifted)
        width = self.width * (1 + (feel.PICK_UP_SCALE - 1) * share)
        angle = self.tilt.value
        offset = pygame.Vector2(self.offset[0] * width, self.offset[1] * width).rotate(-angle)
        lift = 0.3 + 0.7 * share
        ratio = self.piece.rest.ratio
        self.piece.pose = Pose(at[0] - offset.x, at[1] - offset.y, width, angle, lift, ratio)
        self.piece.redraw()

    def advance(self, seconds: float) -> None:
        """Let the card swing and rise; one that was let go is on its way by itself."""
        if seconds <= 0 or self.setting.lying.held is not self.piece:
            return
        self.lifted = min(1.0, self.lifted + seconds / feel.PICK_UP)
        speed = self.speed / seconds / max(0.1, self.setting.kit.scale.factor)
        self.speed = 0.0
        if not self.setting.board.calm:
            lean = clamp(-speed * feel.TILT_PER_SPEED, -feel.TILT_MOST, feel.TILT_MOST)
            self.tilt.goal += (lean - self.tilt.goal) * min(1.0, seconds * 18)
            self.tilt.advance(seconds)
        self.follow(self.pointer)

    def ask(self, goal: Point) -> None:
        """Go back to its place: a card is not given before the question is answered."""
        self.go_home()

    def land(self) -> None:
        """Lie where the table has it now."""
        if self.setting.lying.held is self.piece:
            self.setting.board.let_go(LANDING)

    def go_home(self, *, nudge: bool = False) -> None:
        """Glide back into its place."""
        push = self.setting.kit.scale.px(feel.NUDGE) if nudge else 0
        self.setting.board.let_go(HOME, nudge=float(push))


class Sliding(Protocol):
    """What a token in the hand asks of those that lie on tracks and grids."""

    def sprite_of(self, ref: int) -> Sprite | None:
        """Return the disc or cube that stands for a counter."""

    def picture_of(self, ref: int) -> pygame.Surface | None:
        """Return the cube of a counter as it looks off its grid, if it stands on one."""

    def drop(self, ref: int, at: Point) -> bool:
        """Let the marker of a counter lie where it was dropped; return whether it has one."""


class TokenGrip(Grip):
    """A coin, disc or cube in the hand: a lifted copy, its original hidden meanwhile."""

    def __init__(
        self, setting: Setting, markers: Sliding, ref: int, home: pygame.Rect, start: Point
    ) -> None:
        self.setting = setting
        self.markers = markers
        self._ref = ref
        self.marker = markers.sprite_of(ref)
        self.rest = Pose(float(home.centerx), float(home.centery), 1.0)
        aside = (start[0] - home.centerx, start[1] - home.centery)
        self.offset = aside if self.marker is not None else (0.0, 0.0)
        self.image = self._picture(home)
        self.sprite = setting.canvas.add(Sprite(self.image, z=IN_HAND))
        self.pose = self.rest
        self.pointer = start
        self.lifted = 1.0 if setting.board.calm else 0.0
        self.glide: Glide | None = None
        self.landing = NO_SOUND
        self.vanishing = -1.0
        self._gone = False
        self._raised: tuple[float, pygame.Surface] | None = None
        if self.marker is not None:
            self.marker.set_visible(False)
        setting.board.sound.play(PICK)
        self._draw()

    def _picture(self, home: pygame.Rect) -> pygame.Surface:
        bare = self.markers.picture_of(self._ref)
        if bare is not None:
            return bare
        if self.marker is not None:
            return self.marker.image
        spots, side = self.setting.geometry.counters, self.setting.kit.scale.target(COIN)
        token = next((s.view.token for s in spots if self._ref in s.refs and s.view.token), "")
        if token:
            return token_picture(self.setting.kit, self.setting.gallery, token, side)
        icon = next((s.view.icon for s in spots if self._ref in s.refs and s.view.icon), "coin")
        return coin_picture(self.setting.kit, icon, side)

    @property
    def ref(self) -> int:
        """Return which counter it stands for."""
        return self._ref

    @property
    def middle(self) -> Point:
        """Return where its middle is."""
        return self.pose.x, self.pose.y

    @property
    def rect(self) -> pygame.Rect:
        """Return what it covers."""
        return self.image.get_rect(center=self.middle)

    @property
    def done(self) -> bool:
        """Tell whether it has come to rest and is gone."""
        return self._gone

    def follow(self, at: Point) -> None:
        """Keep the grabbed point under the pointer."""
        self.pointer = at
        self.pose = Pose(at[0] - self.offset[0], at[1] - self.offset[1], 1.0)
        self._draw()

    def advance(self, seconds: float) -> None:
        """Let it rise, glide or vanish."""
        if self.vanishing >= 0:
            self.vanishing += seconds / VANISH
            if self.vanishing >= 1:
                self._end()
                return
        elif self.glide is not None:
            self.glide.at += seconds
            self.pose = self.glide.pose()
            self.lifted = max(0.0, self.lifted - seconds / feel.HOME)
            if self.glide.done:
                self._end()
                return
        elif self.lifted < 1.0:
            self.lifted = min(1.0, self.lifted + seconds / feel.PICK_UP)
        else:
            return
        self._draw()

    def ask(self, goal: Point) -> None:
        """Rest above what the question is about."""
        self.pose = Pose(goal[0], goal[1], 1.0)
        self._draw()

    def leave(self) -> None:
        """Give way to the original, which sets out from here; a coin is gone with the move."""
        self.landing = PLACE
        if self.markers.drop(self._ref, self.middle) or self.setting.board.calm:
            self._end()
        else:
            self.vanishing = 0.0

    def go_home(self, *, nudge: bool = False) -> None:
        """Glide back to where it was taken."""
        self.landing = SLIDE
        if self.setting.board.calm:
            self._end()
            return
        push = float(self.setting.kit.scale.px(feel.NUDGE)) if nudge else 0.0
        self.glide = Glide(self.pose, self.rest, HOME.seconds, HOME.easing, nudge=push)

    def finish(self) -> None:
        """Be gone: the original is seen again."""
        self._gone = True
        self.setting.canvas.remove(self.sprite)
        if self.marker is not None:
            self.marker.set_visible(True)

    def _end(self) -> None:
        self.setting.board.sound.play(self.landing)
        self.finish()

    def _draw(self) -> None:
        share = standard(self.lifted)
        scale = 1 + (feel.TOKEN_SCALE - 1) * share
        if self._raised is None or self._raised[0] != scale:
            self._raised = (scale, raised(self.setting.kit, self.image, DRAGGED, scale))
        image = self._raised[1]
        if self.vanishing >= 0:
            image = faded(image, 1 - min(1.0, self.vanishing))
        self.sprite.show(image)
        self.sprite.move_centre((self.pose.x, self.pose.y))
