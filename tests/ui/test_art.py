"""Card faces: composed from data, remembered, readable, each with its own picture."""

import shutil
from pathlib import Path

import pygame
import pytest

from rules.core.data import ComplaintError
from tabletop.ui.cards.art import CardPainter, make_painter
from tabletop.ui.cards.badges import badge_colours, plate_shades
from tabletop.ui.cards.cardart import CardArt
from tabletop.ui.cards.form import card_height
from tabletop.ui.cards.templates import Face, read_templates
from tabletop.ui.drawing.kit import make_kit
from tabletop.ui.drawing.letters.icons import Icons
from tabletop.ui.drawing.letters.markup import SOFT_HYPHEN
from tabletop.ui.drawing.scale import Scale
from tabletop.ui.drawing.theme import contrast, read_theme
from tests.ui.helpers import ASSETS

FACES = """
[face.person]
band = "#14243f"
band_text = "#f4d999"
paper = "#f4ebd4"
ink = "#1d2436"
emblem = "person"
part = [0.2, 0.0, 0.6, 0.6]
mark = "guild"
band_by = "town"
effect = ["effect"]

[face.person.bands]
north = "#602020"

[[face.person.badge]]
number = "price"
icon = "cost"
at = "corner"
tone = "price"

[[face.person.badge]]
number = "might"
icon = "power"
at = "foot"
sign = "+"

[[face.person.badge]]
number = "harm"
icon = "power"
at = "foot"
sign = "-"
tone = "bad"

[face.place]
band = "#2a1c3d"
band_text = "#f4d999"
paper = "#f2e9d6"
ink = "#251a34"
emblem = "star"
picture_by = "town"

[back.deck]
ground = "#14264a"
line = "#d9ad5a"
petals = 12
icon = "deck"

[back.other]
ground = "#33204a"
line = "#dcb565"
petals = 9
"""
COMMON = ASSETS / "common"


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("game")
    (folder / "faces.toml").write_text(FACES)
    return folder


@pytest.fixture(scope="module")
def painter(game: Path) -> CardPainter:
    return make_painter(make_kit(COMMON, game, Scale(1920, 1080)), COMMON, game)


def _person(name: str = "ada", **numbers: int) -> CardArt:
    words = {"guild": "finance", "town": "", "effect": ""}
    return CardArt(name, "person", "Ada Reed", "Person", "Do *this*.", "Well.", numbers, words)


def _pixels(image: pygame.Surface) -> bytes:
    return pygame.image.tobytes(image, "RGBA")


def test_a_face_has_the_asked_width_and_the_ratio_of_a_card(painter: CardPainter) -> None:
    assert painter.face(_person(), 120).get_size() == (120, card_height(120))
    assert painter.face(_person(), 300, full=True).get_size() == (300, 420)
    assert painter.face(_person(), 100, dense=2).get_size() == (200, 280)
    assert painter.back("deck", 100).get_size() == (100, 140)


def test_faces_are_remembered_until_something_on_them_changes(painter: CardPainter) -> None:
    first = painter.face(_person(might=1), 120)
    assert painter.face(_person(might=1), 120) is first
    assert painter.face(_person(might=2), 120) is not first


def test_a_number_is_shown_only_when_it_is_not_zero(painter: CardPainter) -> None:
    none = _pixels(painter.face(_person(might=0), 120))
    assert none == _pixels(painter.face(_person(), 120))
    assert none != _pixels(painter.face(_person(might=3), 120))
    assert none != _pixels(painter.face(_person(harm=1), 120))


def test_words_choose_band_mark_and_effect_sign(painter: CardPainter) -> None:
    plain = _person()
    looks = {_pixels(painter.face(plain, 120))}
    for words in ({"town": "north"}, {"guild": "industry"}, {"effect": "look"}):
        changed = CardArt(
            plain.id, "person", plain.title, numbers=plain.numbers, words={**plain.words, **words}
        )
        looks.add(_pixels(painter.face(changed, 120)))
    assert len(looks) == 4


def _colour_in_the_middle(image: pygame.Surface) -> tuple[int, int, int]:
    width, height = image.get_size()
    red, green, blue, _ = pygame.transform.average_color(
        image, pygame.Rect(width // 2 - 4, height // 2 - 4, 8, 8)
    )
    return red, green, blue


def _put_picture(game: Path, name: str, colour: str) -> None:
    (game / "art").mkdir(exist_ok=True)
    made = pygame.Surface((50, 40))
    made.fill(colour)
    pygame.image.save(made, game / "art" / f"{name}.png")


def test_a_card_shows_the_picture_made_for_it(game: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    shutil.copytree(game, own)
    _put_picture(own, "eve", "#c00000")
    painter = make_painter(make_kit(COMMON, own, Scale(1920, 1080)), COMMON, own)
    for full in (False, True):
        red, green, blue = _colour_in_the_middle(painter.face(_person("eve"), 300, full=full))
        assert red > 150
        assert max(green, blue) < 40
        other = _colour_in_the_middle(painter.face(_person("ada"), 300, full=full))
        assert other != (red, green, blue)


def test_cards_may_share_the_picture_that_a_word_names(game: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    shutil.copytree(game, own)
    _put_picture(own, "north", "#c00000")
    painter = make_painter(make_kit(COMMON, own, Scale(1920, 1080)), COMMON, own)
    seen = {
        name: _colour_in_the_middle(
            painter.face(CardArt(name, "place", "Old", words={"town": town}), 300)
        )
        for name, town in (("mill", "north"), ("farm", "north"), ("north", ""), ("hut", ""))
    }
    assert seen["mill"] == seen["farm"] == seen["north"] != seen["hut"]


def test_a_back_shows_the_picture_made_for_it(game: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    shutil.copytree(game, own)
    _put_picture(own, "back_deck", "#00a000")
    painter = make_painter(make_kit(COMMON, own, Scale(1920, 1080)), COMMON, own)
    back = painter.back("deck", 100)
    assert _colour_in_the_middle(back)[1] > 140
    assert back.get_at((0, 0)).a == 0
    assert _pixels(painter.back("other", 100)) != _pixels(back)


def test_a_damaged_picture_is_as_good_as_none(game: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    shutil.copytree(game, own)
    kit = make_kit(COMMON, own, Scale(1920, 1080))
    without = _pixels(make_painter(kit, COMMON, own).face(_person(), 120))
    (own / "art").mkdir()
    (own / "art" / "ada.jpg").write_bytes(b"no picture at all")
    assert _pixels(make_painter(kit, COMMON, own).face(_person(), 120)) == without


def test_corners_are_transparent_and_the_middle_is_not(painter: CardPainter) -> None:
    for image in (painter.face(_person(), 120), painter.back("other", 120)):
        assert image.get_at((0, 0)).a == 0
        assert image.get_at((60, 80)).a == 255


def test_an_unknown_kind_or_back_takes_the_first(painter: CardPainter) -> None:
    odd = CardArt("x", "nothing", "X")
    assert painter.face(odd, 100).get_width() == 100
    assert _pixels(painter.back("nothing", 100)) == _pixels(painter.back("deck", 100))


def test_backs_differ(painter: CardPainter) -> None:
    assert _pixels(painter.back("deck", 100)) != _pixels(painter.back("other", 100))


def test_overflow_names_the_part_that_was_cut(painter: CardPainter) -> None:
    fine = CardArt("a", "place", "Old Mill", "Place", "A short text.")
    assert painter.overflow(fine, 120) == []
    assert painter.overflow(fine, 420, full=True) == []
    wordy = CardArt("b", "place", "Old Mill", "Place", "word " * 400)
    assert painter.overflow(wordy, 300, full=True) == ["body"]
    shouting = CardArt("c", "place", "Incomprehensibilitiesandmore " * 3, "Place")
    assert painter.overflow(shouting, 100) == ["title"]


def test_a_title_is_printed_smaller_before_its_words_are_divided(painter: CardPainter) -> None:
    def drawn(title: str, width: int) -> bytes:
        return _pixels(painter.face(CardArt("e", "place", title), width))

    assert drawn(f"Liber{SOFT_HYPHEN}ation Front", 100) == drawn("Liberation Front", 100)


def test_a_long_rules_text_takes_the_place_of_the_flavour(painter: CardPainter) -> None:
    card = CardArt("d", "place", "Old Mill", "", "Grind the *grain* again. " * 11, "Once more.")
    assert painter.overflow(card, 340, full=True) == []


@pytest.mark.parametrize(
    ("old", "new", "table", "key"),
    [
        ('ink = "#1d2436"\n', "", "face.person", "ink"),
        ('band = "#14243f"', 'band = "blue"', "face.person", "band"),
        ('at = "corner"', 'at = "roof"', "face.person.badge #1", "at"),
        ("petals = 12", "petals = 1", "back.deck", "petals"),
        ("petals = 9", "petals = 9\nfoo = 1", "back.other", "foo"),
        ('emblem = "person"\n', "", "face.person", "emblem"),
        ("part = [0.2, 0.0, 0.6, 0.6]", "part = [0.2, 0.0, 0.6]", "face.person", "part"),
        ("part = [0.2, 0.0, 0.6, 0.6]", "part = [0.6, 0.0, 0.6, 0.6]", "face.person", "part"),
    ],
)
def test_a_broken_template_names_table_and_key(
    tmp_path: Path, old: str, new: str, table: str, key: str
) -> None:
    broken = tmp_path / "faces.toml"
    broken.write_text(FACES.replace(old, new, 1))
    with pytest.raises(ComplaintError) as raised:
        read_templates(broken)
    assert (raised.value.table, raised.value.key) == (table, key)


@pytest.mark.parametrize("folder", [path.parent for path in ASSETS.glob("*/faces.toml")], ids=str)
def test_every_shipped_template_names_only_what_exists(folder: Path) -> None:
    templates = read_templates(folder / "faces.toml")
    icons = Icons([folder / "icons", COMMON / "icons"])
    for face in templates.faces.values():
        assert icons.has(face.emblem)
        assert [badge.icon for badge in face.badges if not icons.has(badge.icon)] == []
    assert [
        back.icon for back in templates.backs.values() if back.icon and not icons.has(back.icon)
    ] == []


def _faces_of(folder: Path) -> list[Face]:
    """Return the faces of a game in every colour that their band may have."""
    templates = read_templates(folder / "faces.toml")
    return [
        face.for_words({face.band_by: word})
        for face in templates.faces.values()
        for word in ("", *face.bands)
    ]


@pytest.mark.parametrize(("high_contrast", "least"), [(False, 4.5), (True, 7.0)])
@pytest.mark.parametrize("folder", [path.parent for path in ASSETS.glob("*/faces.toml")], ids=str)
def test_words_and_badges_on_cards_can_be_read(
    folder: Path, high_contrast: bool, least: float
) -> None:
    theme = read_theme(COMMON / "theme.toml", high_contrast=high_contrast)
    for face in _faces_of(folder):
        shown = face.strengthened() if high_contrast else face
        for text, ground in shown.pairs:
            assert contrast(text, ground) >= least, (text, ground)
        for badge in shown.badges:
            ground, text = badge_colours(theme, shown, badge)
            for shade in plate_shades(ground):
                assert contrast(text, shade) >= least, (badge.tone, shade)


def test_strong_contrast_changes_the_cards_themselves(game: Path) -> None:
    looks = [
        make_painter(
            make_kit(COMMON, game, Scale(1920, 1080), high_contrast=strong), COMMON, game
        ).face(_person(), 120)
        for strong in (False, True)
    ]
    assert _pixels(looks[0]) != _pixels(looks[1])
