"""Which cards count, and what texts count on a card as if it were an attribute: skills, skill dots, requirements."""

from __future__ import annotations

from collections.abc import Callable

from spaceline.core.caching import LASTING, cached_on
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import SpecialDownload
from spaceline.effects.nodes.borg import Formerly
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.perform.continuous import STATIC, texts_that_last
from spaceline.effects.scope import Values
from spaceline.rules.first import places, teams
from spaceline.rules.first.battle.gunnery import is_out_of_battle
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.facts import NUMBER_OF_TRIBBLES, tribbles_on
from spaceline.rules.first.language.duals import each_wanted
from spaceline.rules.first.language.shields import modifications_of
from spaceline.rules.first.missions import mission_requirements
from spaceline.rules.first.requirements import is_of_use
from spaceline.rules.first.topics import LAYOUT, PLAY, STATUS
from spaceline.rules.first.values import definition, facts, is_disabled, told_of_sides, type_of

BESIDE_SKILLS = (SpecialDownload, Formerly)
"""Texts of personnel that are no special skill behind a dot: icons, and who somebody was (1E-6.5.4.0.1/3)."""

ANYHOW = ("named", "captured", "afflicted", "hand", "held", "deck", "discard", "tent")
"""Words for cards that count whatever befell them: those that a text itself has chosen or holds, and those in piles."""


def counted(state: State, cards: Cards, found: tuple[CardId, ...], values: Values | None) -> tuple[CardId, ...]:
    """Those of the cards a selector means that count where a text asks how many there are, or of what value.

    Whoever is disabled, in stasis, a captive or under house arrest is of no use to any text by being there
    (1E-10.2.3/1, 1E-10.2.4/1, 1E-7.7/1, 1E-10.2.10/2), but where it speaks of just those. Who is under house arrest
    depends on values, so that counts only where those are not being worked out, or nothing changes them. Nor is
    equipment of use where nobody is present who may use it (1E-G:equipment/2, /3).
    """
    if cards.where in ANYHOW or "disabled" in cards.filter.said:
        return found
    able = tuple(card for card in found if not is_disabled(state, card))
    if cards.where == "present":
        able = tuple(card for card in able if is_of_use(state, card, values))
    if values is None or told_of_sides(state).isdisjoint(changed_by_texts_in_play(state)):
        return teams.at_large(state, able)
    return able


@cached_on(PLAY, STATUS, LAYOUT, LASTING)
def changed_by_texts_in_play(state: State) -> frozenset[str]:
    """The names of the values that texts of cards in play change, whether or not these can be used.

    Which of them are in force is not asked: a condition that decides just that may be what is being looked at.
    """
    speaking = (card for card in state.watched.get(STATIC, ()) if state.in_play(card))
    standing = (it.alters for card in speaking for it in modifications_of(state, card))
    return frozenset().union(*standing, *(text.alters for text in texts_that_last(state)))


def skills(state: State, card: CardId, card_values: CardValues) -> int:
    """Regular skills, a multiplied one once, and special skills, special downloads among them.

    1E-6.5.4.0.1/3, 1E-10.1.0.3/1; a classification alone is none (1E-10.1.0.1/1).
    """
    regular = [name for name, level in card_values.skills.items() if level > card_values.classifications.count(name)]
    it = definition(state, card)
    return len(regular) + special_skills(it) + len(it.of_kind(SpecialDownload))


def special_skills(it: CardDefinition) -> int:
    """The special skills that are printed, special downloads apart: what one of them says may take several texts."""
    return it.facts.special_skills if any(not isinstance(text, BESIDE_SKILLS) for text in it.abilities) else 0


def dots(state: State, card: CardId, card_values: CardValues) -> int:
    """The skill dots: what is printed, whatever was gained or lost (1E-10.1/2); special downloads have none.

    1E-6.5.4.0.1/3.
    """
    it = definition(state, card)
    printed = (it.facts.skills, it.facts.skill_choices, *(person.skills for person in it.facts.pair))
    return sum(map(len, printed)) + special_skills(it)


def dots_of_wanted(state: State, card: CardId, wanted: Filter | None, values: Values) -> int:
    """The skill dots of those on a card of two whom a filter lets be chosen (1E-G:ferengi-conference/1)."""
    halves = values(card).pairs
    meant = each_wanted(state, card, wanted, values)
    people = zip(facts(state, card).pair, halves, strict=True)
    return sum(len(person.skills) for person, half in people if any(half is one for one in meant))


def requirements(state: State, card: CardId, card_values: CardValues) -> int:
    """The requirements of a mission, one by one, on the end that faces its seeder (1E-7.2.5.0.3/1)."""
    leaf = state.cards[card]
    asked = mission_requirements.required(state, leaf.parent, leaf.owner) if leaf.role == "mission" else None
    return mission_requirements.number_of(asked) if asked is not None else 0


def weapons(state: State, card: CardId, card_values: CardValues) -> int:
    """WEAPONS as far as they can be used: undocked, uncloaked, and with somebody who matches (1E-G:weapons/1)."""
    if type_of(state, card) not in places.CONTAINERS or places.is_docked(state, card) or is_out_of_battle(state, card):
        return 0
    return card_values.final("Weapons") if teams.has_matching(state, card, state.cards[card].controller) else 0


def tribbles(state: State, card: CardId, card_values: CardValues) -> int:
    """The number on a Tribble card (1E-11.3/1)."""
    return tribbles_on(facts(state, card))


DOTS = "skill dots"

COUNTED: dict[str, Callable[[State, CardId, CardValues], int]] = {
    "skills": skills,
    DOTS: dots,
    "requirements": requirements,
    "usable Weapons": weapons,
    NUMBER_OF_TRIBBLES: tribbles,
}
