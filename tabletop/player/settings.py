"""The player's choices, kept in one small TOML file that is never trusted and never lost."""

from collections.abc import Collection
from copy import copy
from dataclasses import asdict, dataclass, field
from pathlib import Path

from rules.core.data import ComplaintError, Facts, told
from tabletop.files import lock
from tabletop.files.reading import UnreadableError, read_plain
from tabletop.files.toml_text import dumps
from tabletop.files.writing import set_aside, write_plain
from tabletop.player.seats import ANY_TEMPER, LONGEST_NAME, Seat, take_seat
from tabletop.player.system import Wishes

SPEEDS = (0.5, 1.0, 2.0, 4.0, 0.0)  # 0 shows every result at once
LANGUAGE_CHOICES = ("", "en", "de")  # nothing follows the system
NEVER, LEARNING, ALWAYS = "never", "learning", "always"
NUDGES = (NEVER, LEARNING, ALWAYS)  # when the coach warns before a move that loses much
TEXT_SCALES = (100, 200)
VOLUMES = (0, 100)
DRAG_THRESHOLDS = (3, 16)
NORMAL, MAXIMISED, FULLSCREEN = "normal", "maximised", "fullscreen"
WINDOW_FORMS = (NORMAL, MAXIMISED, FULLSCREEN)
SMALLEST_WINDOW = (1024, 640)  # that a table can bear
WINDOW_SIDES = (320, 16384)
WINDOW_POSITIONS = (-32768, 32767)
MOST_UNKNOWN = 1 << 15  # letters of keys that another version may have left
_NOT_KEPT = ("complaints", "unknown", "before", "damaged")
# Lists and tables that are read by hand, each in its own way.
_LISTS = (
    "window_size",
    "window_position",
    "coach_seen",
    "own_choices",
    "puzzles_solved",
    "last_setup",
)
FOLLOWING = ("reduced_motion", "high_contrast")  # follow the system until the player chooses


@dataclass
class LastSetup:
    """How a game was last played: who sat where, and by which options."""

    seats: list[Seat] = field(default_factory=list)
    options: dict[str, int] = field(default_factory=dict)


@dataclass
class Settings:
    """Everything a player may choose outside a match.

    complaints  what was unreadable in the file
    unknown     keys of other versions, kept as they are
    before      the choices as they were read: what differs from them was chosen here
    damaged     whether the file holds anything that writing would lose
    """

    language: str = ""
    text_scale: int = 100
    speed: float = 1.0
    reduced_motion: bool = False
    high_contrast: bool = False
    volume_master: int = 80
    volume_effects: int = 80
    volume_ambience: int = 50
    volume_music: int = 50
    muted: bool = False
    mute_away: bool = True  # silent while another window is in front
    friendly_undo: bool = False
    auto_forced: bool = True
    stop_losses: bool = True  # until somebody goes on after a loss of weight
    nudge: str = LEARNING
    wait_moments: bool = False  # until somebody goes on after each decisive moment
    drag_threshold: int = 6
    log_open: bool = False  # beside the table, where there is room for it
    player_name: str = ""
    last_game: str = ""
    window_form: str = ""  # how the window was closed; its size means nothing where it never was
    window_size: tuple[int, int] = (1280, 800)
    window_position: tuple[int, int] | None = None
    coach_seen: list[str] = field(default_factory=list)
    own_choices: list[str] = field(default_factory=list)
    puzzles_solved: list[str] = field(default_factory=list)
    last_setup: dict[str, LastSetup] = field(default_factory=dict)
    complaints: list[ComplaintError] = field(default_factory=list, repr=False, compare=False)
    unknown: dict[str, object] = field(default_factory=dict, repr=False, compare=False)
    before: dict[str, object] = field(default_factory=dict, repr=False, compare=False)
    damaged: bool = field(default=False, repr=False, compare=False)

    @staticmethod
    def load(path: Path) -> "Settings":
        """Read the choices; what is damaged or unknown is complained about and left at default."""
        settings = Settings()
        settings.before = settings.plain()
        try:
            facts = Facts(path.name, "", read_plain(path))
        except FileNotFoundError:
            return settings
        except UnreadableError as wrong:
            settings.complaints.append(ComplaintError(str(path), "", "", wrong.code, wrong.detail))
            settings.damaged = True
            return settings
        _take_all(settings, facts)
        settings.damaged = bool(settings.complaints)
        settings.complaints += [facts.complain(key, "left-over") for key in facts.left]
        if len(dumps(facts.left)) <= MOST_UNKNOWN:
            settings.unknown = facts.left
        else:
            settings.damaged = True  # no version wrote that; it is set aside with its file
        settings.before = settings.plain()
        return settings

    def follow(self, wishes: Wishes) -> None:
        """Take over what the system knows, except where the player has chosen otherwise."""
        for name in FOLLOWING:
            wish = getattr(wishes, name)
            if wish is not None and name not in self.own_choices:
                setattr(self, name, wish)

    def choose(self, name: str, value: object) -> None:
        """Change a setting because the player said so; it follows the system no longer."""
        setattr(self, name, value)
        if name in FOLLOWING and name not in self.own_choices:
            self.own_choices.append(name)

    def plain(self) -> dict[str, object]:
        """Return the choices as plain data."""
        plain = {key: copy(value) for key, value in vars(self).items() if key not in _NOT_KEPT}
        plain["window_size"] = list(self.window_size)
        plain["window_position"] = list(self.window_position or ())
        plain["last_setup"] = {game: asdict(setup) for game, setup in self.last_setup.items()}
        return plain

    def save(self, path: Path, leave: Collection[str] = ()) -> None:
        """Write what was chosen here into the file as it is now: another copy may have changed it.

        Choices named in `leave` hold for this run only. A damaged file is set aside first.
        """
        with lock.guarded(path):
            theirs = Settings.load(path)
            if theirs.damaged:
                set_aside(path)
            ours = self.plain()
            merged = theirs.unknown | theirs.plain()
            for key, value in ours.items():
                if key not in leave:
                    merged[key] = _merged(self.before.get(key), value, merged[key])
            write_plain(path, merged)
        kept = {key: value for key, value in ours.items() if key not in leave}
        self.before = self.before | kept


def _merged(before: object, ours: object, theirs: object) -> object:
    """Return a value after two copies of the program may have changed it: ours, if we did."""
    if ours == before:
        return theirs
    if isinstance(ours, dict) and isinstance(before, dict) and isinstance(theirs, dict):
        changed = {key: value for key, value in ours.items() if value != before.get(key)}
        return theirs | changed
    if isinstance(ours, list) and isinstance(theirs, list) and _words(ours) and _words(theirs):
        return theirs + [word for word in ours if word not in theirs]
    return ours


def _words(listed: list[object]) -> bool:
    return all(isinstance(word, str) for word in listed)


def _take_all(settings: Settings, facts: Facts) -> None:
    for key, default in vars(Settings()).items():
        if not facts.has(key):
            continue
        try:
            if key in _LISTS:
                _take_list(settings, facts, key)
            elif isinstance(default, bool | int | float | str):
                setattr(settings, key, _simple(facts, key, default))
        except ComplaintError as complaint:
            settings.complaints.append(complaint)


def _simple(facts: Facts, key: str, default: bool | float | str) -> bool | float | str:  # noqa: FBT001 - a value, not a switch
    """Take a single value of the same kind as its default."""
    if isinstance(default, bool):
        return facts.flag(key)
    if isinstance(default, int):
        low, high = _bounds(key)
        return facts.whole(key, low, high)
    if isinstance(default, float):
        value = facts.real(key)
        if value not in SPEEDS:
            raise facts.complain(key, "unknown", f"{value} ({SPEEDS})")
        return value
    text = facts.left.pop(key)
    known = {"language": LANGUAGE_CHOICES, "nudge": NUDGES, "window_form": ("", *WINDOW_FORMS)}
    if not isinstance(text, str) or text not in known.get(key, (text,)):
        raise facts.complain(key, "unknown", told(text))
    if len(text) > LONGEST_NAME:
        raise facts.complain(key, "out-of-range", f"{len(text)} ({LONGEST_NAME})")
    return text


def _bounds(key: str) -> tuple[int, int]:
    if key.startswith("volume"):
        return VOLUMES
    return TEXT_SCALES if key == "text_scale" else DRAG_THRESHOLDS


def _take_list(settings: Settings, facts: Facts, key: str) -> None:
    if key in {"coach_seen", "own_choices", "puzzles_solved"}:
        setattr(settings, key, facts.words(key))
    elif key == "window_size":
        settings.window_size = _pair(facts, key, facts.wholes(key), WINDOW_SIDES)
    elif key == "window_position":
        position = facts.wholes(key)
        if position:
            settings.window_position = _pair(facts, key, position, WINDOW_POSITIONS)
    else:
        setups = facts.sub(key)
        for game in list(setups.left):
            settings.last_setup[game] = _last_setup(setups.sub(game))


def _pair(facts: Facts, key: str, numbers: list[int], bounds: tuple[int, int]) -> tuple[int, int]:
    low, high = bounds
    if len(numbers) != 2 or not all(low <= number <= high for number in numbers):
        raise facts.complain(key, "out-of-range", told(numbers))
    return numbers[0], numbers[1]


def _last_setup(facts: Facts) -> LastSetup:
    setup = LastSetup()
    setup.seats = [take_seat(seat, ANY_TEMPER) for seat in facts.subs("seats")]
    options = facts.sub("options")
    setup.options = {name: options.whole(name) for name in list(options.left)}
    return setup
