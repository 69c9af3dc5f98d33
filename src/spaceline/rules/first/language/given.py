"""Texts that a card has by its facts, and that nobody defines."""

from __future__ import annotations

from spaceline.effects.nodes.abilities import Ability, SpecialDownload, Static
from spaceline.effects.nodes.effects import Download
from spaceline.effects.nodes.modifiers import Raise
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Are
from spaceline.effects.nodes.traits import Filter, Named, like
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.first.tactics.side_deck import TACTIC

TAKEN_OFF = ("Range", "Weapons", "Shields")
"""The attributes that markers take something off."""


def special_downloads(facts: FirstFacts) -> tuple[Ability, ...]:
    """The texts of a card that prints nothing but facts and icons for special downloads (1E-6.5.4/1)."""
    if facts.has_text:
        return ()
    return tuple(SpecialDownload(Download(Filter((Named("titles", titles),)))) for titles in facts.special_downloads)


def marker_texts(facts: FirstFacts) -> tuple[Ability, ...]:
    """What a tactic takes off the attributes of what it damages, as a marker that lies on it (1E-7.5.1.1/2)."""
    taken = tuple(
        Raise((name,), amount)
        for name in TAKEN_OFF
        if isinstance(amount := facts.attributes.get(name, 0), int) and amount
    )
    if facts.type != TACTIC or not taken:
        return ()
    lies_on_one = Are(Cards("this"), like(on=like(types=("ship", "facility"))))
    return (Static(Cards("ship", "anyone"), taken, lies_on_one),)
