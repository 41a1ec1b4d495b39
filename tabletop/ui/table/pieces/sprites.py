"""One card on the screen: where it lies, how it gets there, and the picture of each moment."""

from dataclasses import dataclass, replace
from math import cos, pi

import pygame

from tabletop.ui.cards.form import CARD_RATIO, Spot, uprightness
from tabletop.ui.cards.pictures import CardSide, Pictures, in_form
from tabletop.ui.drawing.canvas import Sprite
from tabletop.ui.drawing.materials.surfaces import DRAGGED, HOVERING, RESTING
from tabletop.ui.drawing.paint import faded, resized
from tabletop.ui.drawing.tween import Easing, clamp, quad_out, standard
from tabletop.ui.sound import FLIP, NO_SOUND
from tabletop.ui.table import feel

SHEET = 9  # pixels below which a strip has no name


@dataclass(frozen=True, slots=True)
class Pose:
    """A piece at one moment: middle, width, angle, how high it is held (0 to 1), and its form."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    lift: float = 0.0
    ratio: float = CARD_RATIO

    @property
    def height(self) -> float:
        """Return how tall the piece is."""
        return self.width * self.ratio

    def towards(self, other: "Pose", share: float) -> "Pose":
        """Return the pose between this one and another."""
        return Pose(
            self.x + (other.x - self.x) * share,
            self.y + (other.y - self.y) * share,
            self.width + (other.width - self.width) * share,
            self.angle + (other.angle - self.angle) * share,
            self.lift + (other.lift - self.lift) * share,
            self.ratio + (other.ratio - self.ratio) * share,
        )


def pose_of(spot: Spot) -> Pose:
    """Return how a card rests at a spot."""
    return Pose(spot.x, spot.y, spot.width, spot.angle, ratio=spot.ratio)


def pose_above(pose: Pose, strip: float, number: int, ratio: float = CARD_RATIO) -> Pose:
    """Return how a piece of a form lies behind one in a pose: the one of a number, strip by strip.

    The strips stand above the upper edge of the card, whatever form the pieces behind it have.
    """
    lower = (pose.width * ratio - pose.height) / 2
    up = pygame.Vector2(0, lower - pose.height * strip * (number + 1)).rotate(-pose.angle)
    return replace(pose, x=pose.x + up.x, y=pose.y + up.y, ratio=ratio)


def is_sheet(host: "PieceSprite") -> bool:
    """Tell whether so many pieces lie behind one that they are like the edges of sheets."""
    return 0 < host.strip * host.rest.height < SHEET and len(host.riders) > 1


def pose_rect(pose: Pose) -> pygame.Rect:
    """Return the upright rectangle of a card in a pose."""
    return Spot(pose.x, pose.y, pose.width, ratio=pose.ratio).rect


@dataclass(slots=True)
class Glide:
    """A way from one pose to another, with an arc of lift in its middle and a soft landing."""

    start: Pose
    end: Pose
    seconds: float
    easing: Easing = standard
    delay: float = 0.0
    arc: float = 0.0
    nudge: float = 0.0
    squash: bool = False
    brisk: bool = False
    at: float = 0.0

    @property
    def done(self) -> bool:
        """Tell whether the way has been gone."""
        after = feel.NUDGE_TIME if self.nudge else feel.SQUASH_TIME if self.squash else 0.0
        return self.at >= self.delay + self.seconds + after

    @property
    def left(self) -> float:
        """Return how long it takes until the card touches the table."""
        return self.delay + self.seconds - self.at

    def pose(self) -> Pose:
        """Return the pose of this moment."""
        time = self.at - self.delay
        if time <= 0:
            return self.start
        share = clamp(time / self.seconds) if self.seconds > 0 else 1.0
        pose = self.start.towards(self.end, self.easing(share))
        if self.arc and share < 1:
            pose = replace(pose, lift=max(pose.lift, self.arc * 4 * share * (1 - share)))
        if self.nudge and time > self.seconds:
            swing = clamp((time - self.seconds) / feel.NUDGE_TIME)
            pose = replace(pose, x=pose.x + self.nudge * (1 - swing) * cos(swing * 2 * pi + pi / 2))
        return pose

    @property
    def flattened(self) -> float:
        """Return how much the card is pressed flat as it lands."""
        after = self.at - self.delay - self.seconds
        if not self.squash or not 0 <= after < feel.SQUASH_TIME:
            return 0.0
        return feel.SQUASH * (1 - after / feel.SQUASH_TIME)


@dataclass(slots=True)
class Hover:
    """How far a piece has risen under the pointer, from 0 to 1, and how far it shall rise."""

    now: float = 0.0
    goal: float = 0.0

    def advance(self, seconds: float) -> None:
        """Rise or sink for a while."""
        step = seconds / (feel.HOVER_IN if self.goal > self.now else feel.HOVER_OUT)
        towards = self.goal - self.now
        self.now = (
            self.goal if abs(towards) <= step else self.now + (step if towards > 0 else -step)
        )


@dataclass(slots=True)
class SideChange:
    """A piece that turns over: which side it showed before, and how long it has been turning."""

    before: CardSide
    at: float = 0.0

    @property
    def share(self) -> float:
        """Return how far it has turned, from 0 to 1."""
        return self.at / feel.FLIP


class PieceSprite:
    """A piece of the game as a sprite; the board decides where it rests."""

    def __init__(self, ref: int, look: CardSide, pose: Pose, pictures: Pictures) -> None:
        self.ref = ref
        self.look = look
        self.pose = pose
        self.rest = pose
        self.z = 0
        self.lit = ""
        self.held = False
        self.hidden = False
        self.vanishes = False  # whether it is unseen once it has arrived
        self.hover = Hover()
        self.glide: Glide | None = None
        self.landing = NO_SOUND  # what is heard when it touches the table
        self.shown_share = 1.0
        self.below: PieceSprite | None = None  # what it lies on
        self.aboard = False  # whether it goes along with that
        self.riders: tuple[PieceSprite, ...] = ()  # what lies on it, the oldest first
        self.strip = 0.0  # how much is seen of each of these, in heights of the card
        self._flip: SideChange | None = None
        self._pictures = pictures
        self.sprite = Sprite(pygame.Surface((1, 1), pygame.SRCALPHA))
        self.redraw()

    @property
    def moving(self) -> bool:
        """Tell whether the next moment looks different."""
        return (
            self.glide is not None
            or self._flip is not None
            or self.hover.now != self.hover.goal
            or self.shown_share < 1.0
        )

    @property
    def travelling(self) -> bool:
        """Tell whether it is on its way to another place, gliding or fading."""
        return self.glide is not None or self.shown_share < 1.0

    def go(self, glide: Glide) -> None:
        """Set out along a way; the old one is left where the card is now."""
        self.glide = glide
        self.rest = glide.end

    def fade_to(self, rest: Pose) -> None:
        """Appear softly at another place, for those who want no motion."""
        self.pose = self.rest = rest
        self.glide = None
        self.shown_share = 0.0

    def jump(self, rest: Pose) -> None:
        """Lie somewhere at once."""
        self.pose = self.rest = rest
        self.glide = None
        self.landing = NO_SOUND
        self.redraw()

    def turn(self, look: CardSide, *, at_once: bool = False) -> None:
        """Show another side, turning over."""
        if look == self.look:
            return
        # With more or fewer of its words shown, a card still shows the same side, and turns on.
        same = look.side == self.look.side
        if at_once or not same:
            self._flip = None if at_once else SideChange(self.look)
        self.look = look
        if at_once or same:
            self.redraw()

    def finish(self) -> None:
        """End every motion at once."""
        if self.glide is not None:
            self.pose = self.glide.end
            self.glide = None
        self.landing = NO_SOUND
        self._flip = None
        self.hover.now = self.hover.goal
        self.shown_share = 1.0
        self.redraw()

    def advance(self, seconds: float, speed: float) -> None:
        """Let time pass; the hand answers at its own pace, the table at the player's."""
        if not self.moving:
            return
        if self.hover.now != self.hover.goal:
            self.hover.advance(seconds)
        if self.glide is not None:
            self.glide.at += seconds * (1.0 if self.glide.brisk else speed)
            self.pose = self.glide.pose()
        if self._flip is not None:
            self._flip_on(self._flip, seconds * speed)
        if self.shown_share < 1.0:
            self.shown_share = min(1.0, self.shown_share + seconds / feel.FADE)
        if self.landing and self._touches(feel.SOUND_LEAD * speed):
            self._pictures.kit.sound.play(self.landing)
            self.landing = NO_SOUND
        self.redraw()
        if self.glide is not None and self.glide.done:
            self.pose, self.glide = self.glide.end, None
            self.hidden = self.hidden or self.vanishes
            self.redraw()

    def _flip_on(self, flip: SideChange, seconds: float) -> None:
        """Turn over for a while; it is heard when the other side comes up."""
        before = flip.at
        flip.at += seconds
        if before < feel.FLIP / 2 <= flip.at:
            self._pictures.kit.sound.play(FLIP)
        if flip.at >= feel.FLIP:
            self._flip = None

    def _touches(self, ahead: float) -> bool:
        """Tell whether the card lies on the table, or will in a moment."""
        if self.glide is not None:
            return self.glide.left <= ahead
        return self.shown_share >= 1.0 and not self.held

    @property
    def shown_pose(self) -> Pose:
        """Return the pose with the lift of the hovering pointer added."""
        if not self.hover.now:
            return self.pose
        share = quad_out(self.hover.now)
        if self.riders:
            # A stack rises where it lies: what is pointed at must not slide from the pointer.
            return replace(self.pose, lift=max(self.pose.lift, 0.5 * share))
        width = self.pose.width * (1 + (feel.HOVER_SCALE - 1) * share)
        # A tile has neighbours above it: it rises as far as its height allows.
        up = self._pictures.scale_px(feel.HOVER_LIFT) * share * self.pose.ratio / CARD_RATIO
        up += (width - self.pose.width) * self.pose.ratio / 2
        # Cards at the far side of the table are raised towards its middle, not off the screen.
        far = self.pose.y < self._pictures.kit.scale.height / 2
        return replace(
            self.pose,
            y=self.pose.y + (up if far else -up),
            width=width,
            angle=self.pose.angle * (1 - share),
            lift=max(self.pose.lift, 0.5 * share),
        )

    def contains(self, at: tuple[float, float]) -> bool:
        """Tell whether a point lies on the card as it rests (or is held), turned or not."""
        pose = self.shown_pose
        offset = pygame.Vector2(at[0] - pose.x, at[1] - pose.y).rotate(pose.angle)
        half, tall = pose.width / 2, pose.height / 2
        if self.hover.now and not self.riders:
            # The strip below a lifted card still belongs to it, or it would flutter at its edge.
            low = self.pose.y + self.pose.height / 2 - pose.y
            return abs(offset.x) <= half and -tall <= offset.y <= low
        return abs(offset.x) <= half and abs(offset.y) <= tall

    @property
    def form_behind(self) -> float:
        """Return the form in which it lies behind another piece."""
        return self._pictures.form_behind(self.look)

    @property
    def rect(self) -> pygame.Rect:
        """Return the upright rectangle of the card as it is shown."""
        return pose_rect(self.shown_pose)

    def ride(self, pose: Pose) -> None:
        """Lie on the card below, wherever that is, and be seen as it is."""
        assert self.below is not None
        self.pose = pose
        self.hidden = self.below.hidden
        if self.below.shown_share < 1:
            self.shown_share = self.below.shown_share
        self.redraw()

    def redraw(self) -> None:
        """Give the sprite the picture of this moment; what lies on the card goes along."""
        for number, rider in enumerate(self.riders):
            if rider.aboard:
                rider.ride(pose_above(self.shown_pose, self.strip, number, rider.form_behind))
        self.sprite.set_visible(not self.hidden)
        if self.hidden:
            return
        pose = self.shown_pose
        look, narrow = self._side()
        level = RESTING if pose.lift < 0.25 else HOVERING if pose.lift < 0.7 else DRAGGED
        still = not self._in_motion
        width = pose.width if pose.width != self.rest.width else round(pose.width)
        dress, upright = (level, self.lit), uprightness(pose.ratio)
        if look.tile == bool(upright):
            look = in_form(look, tile=not upright)
        settled = (look, width, dress) if still and not pose.angle else None
        if settled is None or settled != self.sprite.shows:
            if 0 < upright < 1:
                image = self._pictures.between(look, (width, pose.angle), dress, upright)
            elif self.brisk and not pose.angle:
                image = self._pictures.quick(look, width, dress, sharp=still)
            else:
                image = self._pictures.get(look, (width, pose.angle), dress, still=still)
            done = settled is not None and self._pictures.is_sharp(look, round(width))
            self.sprite.show(self._deformed(image, narrow), settled if done else None)
        self.sprite.move_centre((pose.x, pose.y))

    @property
    def _in_motion(self) -> bool:
        carried = self.aboard and self.below is not None and self.below._in_motion
        return self.moving or self.held or carried

    @property
    def brisk(self) -> bool:
        """Tell whether it is only put aside, or comes from there: too quick to be hit or sharp."""
        carried = self.aboard and self.below is not None and self.below.brisk
        return carried or (self.glide is not None and self.glide.brisk)

    def _side(self) -> tuple[CardSide, float]:
        """Return which side is seen, and how narrow the turning card is."""
        if self._flip is None:
            return self.look, 1.0
        share = self._flip.share
        return (self._flip.before if share < 0.5 else self.look), abs(cos(share * pi))

    def _deformed(self, image: pygame.Surface, narrow: float) -> pygame.Surface:
        flat = self.glide.flattened if self.glide is not None else 0.0
        if narrow < 1 or flat:
            width, height = image.get_size()
            size = (max(1, round(width * narrow * (1 + flat / 2))), round(height * (1 - flat)))
            image = resized(image, size)
        if self.shown_share < 1:
            image = faded(image, self.shown_share)
        return image
