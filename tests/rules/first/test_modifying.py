"""Values after modifiers: what comes out does not tell in which order the texts were found (1E-12.11/1)."""

from itertools import permutations

import pytest

from spaceline.cards.catalogue import FIRST_CARDS, SECOND_CARDS
from spaceline.effects.lint import problems_of
from spaceline.effects.nodes.abilities import Static
from spaceline.effects.nodes.modifiers import Equip, Fix, Gain, LoseFirst, Multiply, Raise
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.vocabulary import Vocabulary
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.language.modifying import modified

ENGINEER = CardValues(
    type="personnel",
    affiliations=("Fed",),
    classifications=("ENGINEER",),
    icons=(),
    characteristics=(),
    skills={"ENGINEER": 2, "Physics": 1},
    attributes={"Integrity": 6, "Cunning": 6, "Strength": 6},
    first_skill="ENGINEER",
    special_equipment=("Tractor Beam",),
)


@pytest.mark.parametrize(
    "texts",
    [
        (LoseFirst(), Gain(("SCIENCE",)), Gain(("Astrophysics",))),
        (Multiply(("Strength",), 2), Multiply(("Cunning", "Integrity"), 3)),
        (Equip(("Cloaking Device",)), Equip(("Holodeck",))),
    ],
)
def test_the_order_of_texts_does_not_show(texts):
    """1E-10.1.0.3/1, 1E-10.1.0.4/1: the classification stays where the skill of that name is lost."""
    seen = set()
    for order in permutations(texts):
        card_values = ENGINEER
        for text in order:
            card_values = modified(card_values, text, 0, ())
        seen.add(repr(card_values))
    assert len(seen) == 1


@pytest.mark.parametrize("modifier", [Raise(("Points",), 5), Multiply(("Points",), 2), Fix(("Points",), 30)])
def test_what_missions_are_worth_is_a_number_for_texts_of_this_edition_only(modifier):
    """1E-12.11/1: a point box is modified like an attribute."""
    text = Static(Cards("missions"), (modifier,))
    assert problems_of((text,), Vocabulary.of(FIRST_CARDS.facts().values())) == []
    assert "unknown attribute 'Points'" in " ".join(problems_of((text,), Vocabulary.of(SECOND_CARDS.facts().values())))
