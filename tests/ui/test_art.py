"""Card faces: composed from data, remembered, readable, each with its own picture."""

from pathlib import Path

import pygame
import pytest

from rules.core.data import ComplaintError
from tabletop.ui.cards.art import CardPainter, card_height, make_painter
from tabletop.ui.cards.cardart import CardArt
from tabletop.ui.cards.emblem import motif_exists, picture
from tabletop.ui.cards.scenes import SCENES, paint_scene
from tabletop.ui.cards.sitter import sitter
from tabletop.ui.cards.templates import read_templates
from tabletop.ui.drawing.icons import Icons
from tabletop.ui.drawing.kit import make_kit
from tabletop.ui.drawing.scale import Scale
from tests.ui.helpers import ASSETS

FACES = """
[face.person]
band = "#14243f"
band_text = "#f4d999"
paper = "#f4ebd4"
ink = "#1d2436"
wash = ["#d9dfe2", "#f3e4c0"]
motifs = ["portrait"]
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
wash = ["#c4cde2", "#f6d9a4"]
motifs = ["capitol", "bridge", "scales"]

[face.place.pictures]
mint = "coins"

[back.deck]
ground = "#14264a"
line = "#d9ad5a"
accent = "#a8473f"
petals = 12
icon = "deck"

[back.other]
ground = "#33204a"
line = "#dcb565"
accent = "#4f8f86"
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


def test_every_card_has_its_own_picture(painter: CardPainter) -> None:
    face = painter.templates.face("person")
    emblems = Icons([COMMON / "emblems"])
    pictures = {
        _pixels(picture(_person(f"person{number}"), face, emblems, (120, 90)))
        for number in range(12)
    }
    assert len(pictures) == 12


def test_the_same_card_has_the_same_picture_for_ever(painter: CardPainter) -> None:
    face = painter.templates.face("person")
    emblems = Icons([COMMON / "emblems"])
    one, two = (picture(_person("ada"), face, emblems, (120, 90)) for _ in range(2))
    assert _pixels(one) == _pixels(two)
    assert sitter(5) == sitter(5)


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


def test_a_long_rules_text_takes_the_place_of_the_flavour(painter: CardPainter) -> None:
    card = CardArt("d", "place", "Old Mill", "", "Grind the *grain* again. " * 11, "Once more.")
    assert painter.overflow(card, 340, full=True) == []


@pytest.mark.parametrize("name", sorted(SCENES))
def test_every_place_is_painted_the_same_for_the_same_seed(name: str) -> None:
    first = pygame.image.tobytes(paint_scene(name, (160, 100), 3), "RGB")
    assert first == pygame.image.tobytes(paint_scene(name, (160, 100), 3), "RGB")
    assert len(set(first)) > 10


def test_templates_choose_motifs_by_id_word_and_seed(game: Path) -> None:
    place = read_templates(game / "faces.toml").face("place")
    assert place.motif_for("mint", {}, 0) == "coins"
    assert {place.motif_for("x", {}, seed) for seed in range(3)} == {"capitol", "bridge", "scales"}


@pytest.mark.parametrize(
    ("old", "new", "table", "key"),
    [
        ('ink = "#1d2436"\n', "", "face.person", "ink"),
        ('band = "#14243f"', 'band = "blue"', "face.person", "band"),
        ('at = "corner"', 'at = "roof"', "face.person.badge #1", "at"),
        ("petals = 12", "petals = 1", "back.deck", "petals"),
        ("petals = 9", "petals = 9\nfoo = 1", "back.other", "foo"),
        ('wash = ["#d9dfe2", "#f3e4c0"]', 'wash = ["#d9dfe2"]', "face.person", "wash"),
        ('motifs = ["portrait"]', "motifs = []", "face.person", "motifs"),
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
    emblems = Icons([folder / "emblems", COMMON / "emblems"])
    for face in templates.faces.values():
        motifs = [*face.motifs, *face.pictures.values(), *sum(face.scenes.values(), ())]
        assert [motif for motif in motifs if not motif_exists(motif, emblems)] == []
        assert [badge.icon for badge in face.badges if not icons.has(badge.icon)] == []
    assert [
        back.icon for back in templates.backs.values() if back.icon and not icons.has(back.icon)
    ] == []
