"""The ways between scenes: home, to a new match, back to an old one, to its replay.

Scenes lead to one another in a circle, so they are imported here, when somebody goes there.
"""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rules.core.examples import Example
from rules.core.game import Game
from rules.core.hidden import PUBLIC
from rules.registry import GAMES
from tabletop import shelf
from tabletop.coach.branch import branched
from tabletop.lessons.guide import guide_of
from tabletop.lessons.knowing import begins_guided
from tabletop.lessons.lesson import guided_match
from tabletop.lessons.practice import PuzzleTry, goal_of, puzzles_of, solution_of, title_of
from tabletop.lessons.script import examples_by_clause, laid_match, seats_for
from tabletop.match import Match
from tabletop.player.seats import same_people
from tabletop.save import SaveFile, drift_text
from tabletop.setups import MatchSetup, beginner, last_setup, remember
from tabletop.ui.binder.album import CardAlbum, CardSource, box_source
from tabletop.ui.scene import BACK, Back, Scene
from tabletop.ui.stage import Stage
from tabletop.words.text import Texts


def home(notice: str = "", file: Path | None = None, *, bare: bool = False) -> Scene:
    """Return the first screen, with a notice above it if there is something to say, of a file.

    A bare one reads nothing from the disk: something there may be what went wrong.
    """
    from tabletop.ui.screens.home import Home  # noqa: PLC0415

    return Home(notice, file, bare=bare)


def load_all() -> None:
    """Load whatever the ways lead to, and all games: later it would take a moment each time."""
    from tabletop.ui.binder import card_binder  # noqa: F401, PLC0415
    from tabletop.ui.panels import rulebook  # noqa: F401, PLC0415
    from tabletop.ui.screens import departures, replay  # noqa: F401, PLC0415
    from tabletop.ui.screens.book import demonstration, illustrator  # noqa: F401, PLC0415
    from tabletop.ui.table import table_scene  # noqa: F401, PLC0415

    for name in GAMES:
        GAMES[name]


def away(scene: Scene) -> Scene | Back:
    """Return where whoever leaves a scene comes to: back from a visit, or else home."""
    return BACK if scene.host is not None else home()


def table(stage: Stage, match: Match) -> Scene:
    """Return the table of a running match."""
    from tabletop.ui.table.table_scene import TableScene  # noqa: PLC0415

    match.texts = stage.texts_of(match.game.name)
    match.friendly_undo = stage.settings.friendly_undo
    return TableScene(match)


def begin(stage: Stage, setup: MatchSetup, *, rematch_of: bool = False) -> Scene:
    """Deal a match, keep its setup for the next time, and return its table."""
    remember(setup, stage.settings, rematch=rematch_of)
    stage.keep_settings()
    game = setup.game
    save = SaveFile.fresh(game.name)
    seed = setup.seed
    return table(stage, Match.new(game, setup.seated(seed), seed, setup.options, save))


def learn(stage: Stage, game: Game) -> Scene:
    """Deal the guided match of a game, and return its table; without a guide, a usual one."""
    guide = guide_of(game)
    if guide is None:
        return begin_as_last(stage, game)
    stage.settings.last_game = game.name
    stage.keep_settings()
    texts, save = stage.texts_of(game.name), SaveFile.fresh(game.name)
    return table(stage, guided_match(game, guide, texts, stage.settings, save))


def play_now(stage: Stage, game: Game) -> Scene:
    """Return the table of whoever wants to play at once: guided where that is the first time."""
    return learn(stage, game) if begins_guided(stage.settings, game) else begin_as_last(stage, game)


def begin_as_last(stage: Stage, game: Game) -> Scene:
    """Deal a match as its game was played last, and return its table."""
    return begin(stage, last_setup(game, stage.texts_of(game.name), stage.settings))


def rematch(stage: Stage, match: Match) -> Scene:
    """Return the table of another match of the same people; the next seat begins."""
    first = beginner(match.view_at(PUBLIC, 0).table)
    return begin(stage, setup_of(match).again(first), rematch_of=True)


def rematch_last(stage: Stage, game: Game) -> Scene:
    """Return the table of a rematch of the match of a game that was played last."""
    setup = last_setup(game, stage.texts_of(game.name), stage.settings)
    shelved = shelf.newest_of(game.name)
    if shelved is None or not same_people(shelved.saved.seats, setup.seats):
        return begin(stage, setup)
    return rematch(stage, Match.watch(SaveFile(shelved.path), GAMES))


def setup_of(match: Match) -> MatchSetup:
    """Return how a match was set up; how a guided one was is nobody's choice for later."""
    seats, options, taught = list(match.seats), dict(match.record.options), match.guided is not None
    return MatchSetup(match.game, seats, options, match.record.seed, passing=taught)


def resume(stage: Stage, path: Path) -> Scene:
    """Return the table of a match from its file, or its replay if it cannot be continued."""
    match = Match.resume(SaveFile(path), GAMES)
    if match.read_only is not None:
        return replay(stage, match, drift_text(stage.texts, match.read_only), path)
    return replay(stage, match) if match.over else table(stage, match)


def watch(stage: Stage, path: Path) -> Scene:
    """Return a look at a match that another window plays, which follows every move of it."""
    from tabletop.ui.screens.replay import Replay  # noqa: PLC0415
    from tabletop.ui.screens.watching import Following  # noqa: PLC0415

    following = Following(SaveFile(path))
    match = following.match
    match.texts = stage.texts_of(match.game.name)
    return Replay(match, following=following)


def replay(
    stage: Stage, match: Match, notice: str = "", file: Path | None = None, start: int = 0
) -> Scene:
    """Return the replay of a match from a move on; a damaged one has a notice about its file."""
    from tabletop.ui.screens.replay import Replay  # noqa: PLC0415

    match.texts = stage.texts_of(match.game.name)
    return Replay(match, notice, file, start=start)


def play_on(stage: Stage, match: Match, number: int) -> Scene:
    """Return the table of a practice match that goes on from a position of another one."""
    return table(stage, branched(match, number, SaveFile.fresh(match.game.name)))


def open_rules(scene: Scene, game: str, clause: str = "", games: Sequence[str] = ()) -> None:
    """Open the rulebook above a scene, at a clause if one is named, else at its opening page.

    An example is looked at on a visit: the scene waits for it, with the book open at the clause.
    """
    from tabletop.ui.binder.card_sheet import CardSheet  # noqa: PLC0415
    from tabletop.ui.panels.rulebook import Doors, Rulebook  # noqa: PLC0415
    from tabletop.ui.screens.book.illustrator import Illustrator  # noqa: PLC0415

    def show_me(chosen: str, shown: str) -> None:
        scene.visit = demonstration(GAMES[chosen], shown)

    def show_cards(chosen: str, cards: list[str]) -> None:
        album = CardAlbum(scene.stage, box_source(scene.stage, GAMES[chosen]))
        entries = [entry for entry in album.catalogue.entries if entry.facts.id in cards]

        def read(wanted: str) -> None:
            sheet.finish("")  # the book lies open beneath it
            book.follow(wanted)

        sheet = CardSheet(album, entries, 0, read, "rulebook.back")
        scene.overlays.open(sheet)

    doors = Doors(show_me, show_cards, Illustrator(scene.stage).draw)
    book = Rulebook(scene.stage, game, clause, games, doors)
    scene.overlays.open(book)


def show_binder(scene: Scene, source: CardSource) -> None:
    """Lay the binder of a game above a scene; whatever clause is asked for opens the rulebook."""
    from tabletop.ui.binder.card_binder import CardBinder  # noqa: PLC0415

    def read(clause: str) -> None:
        open_rules(scene, source.game.name, clause)

    scene.overlays.open(CardBinder(CardAlbum(scene.stage, source), scene.overlays, read))


def demonstration(game: Game, clause: str, number: int = 0) -> Scene:
    """Return the examples of a clause, one after another on a table."""
    from tabletop.ui.screens.book.demonstration import Demonstration  # noqa: PLC0415

    return Demonstration(game, clause, examples_by_clause(game)[clause], number)


def try_out(stage: Stage, game: Game, example: Example) -> Scene:
    """Return a practice table that begins where an example does; nothing of it is kept."""
    from tabletop.ui.table.table_scene import TableScene  # noqa: PLC0415

    texts = stage.texts_of(game.name)
    match = laid_match(game, example, seats_for(example, texts, stage.settings))
    match.texts = texts
    match.friendly_undo = stage.settings.friendly_undo
    return TableScene(match, lambda: try_out(stage, game, example))


def puzzle(stage: Stage, game: Game, number: int) -> Scene:
    """Return a practice table with one of a game's puzzles; nothing of it is kept."""
    from tabletop.ui.table.course.puzzling import PuzzleWays  # noqa: PLC0415
    from tabletop.ui.table.table_scene import TableScene  # noqa: PLC0415

    puzzles = puzzles_of(game)
    number %= len(puzzles)
    attempt = PuzzleTry(game, puzzles[number], stage.texts_of(game.name), stage.settings)
    attempt.match.friendly_undo = stage.settings.friendly_undo
    scene = TableScene(attempt.match)
    again, following = (
        partial(puzzle, stage, game, number),
        partial(puzzle, stage, game, number + 1),
    )
    scene.pose(attempt, PuzzleWays(again, following, partial(solution, stage, game, number)))
    return scene


def solution(stage: Stage, game: Game, number: int) -> Scene:
    """Return the solution of a puzzle, played on a table."""
    from tabletop.ui.screens.book.demonstration import Demonstration, Wording  # noqa: PLC0415

    shown = puzzles_of(game)[number]

    def caption(texts: Texts, _example: Example, part: str) -> str:
        ended = part == "after"
        return texts.text(f"puzzle_line.{shown.name}") if ended else goal_of(shown, texts)

    wording = Wording(
        title=lambda texts: texts.text("puzzles.solution_of", title=title_of(shown, texts)),
        caption=caption,
        retry=lambda _example: puzzle(stage, game, number),
        leave="puzzles.leave",
    )
    return Demonstration(game, "", [solution_of(game, shown)], wording=wording)
