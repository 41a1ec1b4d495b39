"""Checks the vocabulary of the frescoes: every word can be drawn, a wrong one is named."""

from pathlib import Path

import pytest

from art.motifs.rome import things as rome
from art.motifs.vocabulary import ROME
from art.recipes.cards import fresco
from art.recipes.products import products
from art.spec import Spec, SpecError
from rules.registry import GAMES

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def frescoes() -> list[Spec]:
    """Return what the games say about each of their frescoes."""
    return [
        Spec(made.file.stem, made.table)
        for game in GAMES
        for made in products(ASSETS / game)
        if made.recipe == "fresco"
    ]


def test_every_thing_of_a_fresco_can_be_modelled() -> None:
    for name, maker in ROME.makers.items():
        assert maker(), name


def test_everybody_has_a_face_and_two_hands_and_every_pigment_is_mixed() -> None:
    for spec in frescoes()[::3]:
        pigments = fresco.pigments_of(spec)
        people = fresco.people_of(spec, pigments)
        bodies = fresco.cast(people, spec)
        materials = [dab.part.material for dab in bodies]
        assert sum(dab.face for dab in bodies) == len(people), spec.name
        assert materials.count("skin") >= 5 * len(people), spec.name
        assert {dab.pigment for dab in bodies} <= set(pigments), spec.name


def test_a_word_the_fresco_does_not_know_is_refused() -> None:
    with pytest.raises(SpecError, match="no motif 'gramophone'"):
        rome.thing(Spec("x", {"motif": "gramophone"}), [])
    with pytest.raises(SpecError, match=r"no hand '3\.right'"):
        rome.thing(Spec("x", {"motif": "axe", "held": "3.right"}), [])
