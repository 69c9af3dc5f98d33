"""Dilemmas of Enhanced Premiere (2000): each is met as two dilemmas of Premiere, one after the other."""

from spaceline.cards.definitions.first.premiere import dilemmas_a_to_m, dilemmas_n_to_w
from spaceline.effects.nodes.abilities import Ability, PartOfCombo
from spaceline.effects.phrases import *

cards = Book("1e-ep")


def as_in_premiere(number: int, *, countdown: int = 0) -> PartOfCombo:
    """A dilemma of Premiere with just its own texts."""
    card = f"1e-premiere-{number}"
    book = next(it for it in (dilemmas_a_to_m.cards, dilemmas_n_to_w.cards) if card in it.definitions)
    texts: tuple[Ability, ...] = book.definitions[card]
    return one_of_two(book.titles[card], *texts, countdown=countdown)


ANAPHASIC_ORGANISM = one_of_two(
    "Anaphasic Organism",
    encounter(
        select_top(dilemmas_a_to_m.ALL_ATTRIBUTES, facing(characteristics="female")),
        discard(those()),
        unless=all_of(skill("SECURITY"), skill("MEDICAL")),
    ),
    discarded_after_failure(),
)

cards.define(8, "Anaphasic Organism & Nagilum", ANAPHASIC_ORGANISM, as_in_premiere(37))

cards.define(9, "Ancient Computer & Microvirus", as_in_premiere(13), as_in_premiere(36))

cards.define(10, "Computer Weapon & Hyper-Aging", as_in_premiere(29), as_in_premiere(28, countdown=4))

cards.define(11, "Female's Love Interest & Garbage Scow", as_in_premiere(24), as_in_premiere(45))

cards.define(12, "Male's Love Interest & Plague Ship", as_in_premiere(32), as_in_premiere(50))
