"""What a card must be to match a filter in Second Edition."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.modifiers import current_values, values_for
from spaceline.core.replaceable import Replaceable
from spaceline.core.state import State
from spaceline.effects.matching import (
    FilterPart,
    Matcher,
    Parts,
    excluding,
    lies_in,
    lies_on,
    lies_under,
    meets_alone,
    one_of,
    printed,
    standing,
    titled,
    valued,
)
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import Static
from spaceline.effects.nodes.requirements import AnyRequirement, Skill
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.scope import Values
from spaceline.rules.second import places
from spaceline.rules.second.battle.sides import is_involved
from spaceline.rules.second.damage import is_damaged
from spaceline.rules.second.data.card_values import CardValues
from spaceline.rules.second.facts import Facts
from spaceline.rules.second.language.openness import lies_open
from spaceline.rules.second.movement.staffing import is_staffed
from spaceline.rules.second.participants import current_attempt, facing_a_dilemma, taking_part
from spaceline.rules.second.requirements import Group
from spaceline.rules.second.switches import readings
from spaceline.rules.second.values import definition, facts, is_stopped


def of_affiliation(affiliations: tuple[str, ...]) -> FilterPart:
    """It has one of these affiliation icons, whatever its species (2E-species/1).

    Those of a mission say who may attempt it.
    """

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        if card_values.type != "mission":
            return card_values.affiliation in affiliations
        permission = facts(state, card).attempt
        return permission is not None and any(icon in affiliations for icon in permission.affiliations)

    return part


def is_of_species(card_values: CardValues, words: tuple[str, ...]) -> bool:
    """Whether it is of one of these species, which is what a written word means, whatever its icon (2E-species/1)."""
    return not set(words).isdisjoint(card_values.species)


def carries(cargo: Filter) -> FilterPart:
    """A card of its commander like that is aboard it."""

    def part(state: State, ship: CardId, card_values: CardValues, values: Values) -> bool:
        return bool(aboard_like(state, ship, cargo, values))

    return part


def aboard_like(state: State, ship: CardId, cargo: Filter, values: Values) -> tuple[CardId, ...]:
    """The cards of a ship's commander like that aboard it.

    The stopped are of use to texts by the rulebook of 2002 only (2E-stopped/2, /4).
    """
    own = places.own(state, state.zone(ship, "aboard"), state.cards[ship].controller)
    if readings(state).stopped == "unusable":
        own = tuple(card for card in own if not is_stopped(state, card))
    return MATCHER.fitting(state, own, cargo, values)


def within(holder: Filter) -> FilterPart:
    """It is aboard a ship like that."""

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        leaf = state.cards[card]
        return leaf.role == "aboard" and MATCHER.matches(state, leaf.parent, holder, values)

    return part


def equips(wearer: Filter) -> FilterPart:
    """It is with a personnel of its commander like that, whom its text could affect (2E-equipped-with/1)."""

    def part(state: State, equipment: CardId, card_values: CardValues, values: Values) -> bool:
        commander = state.cards[equipment].controller
        present = places.own(state, places.present_with(state, equipment), commander)
        wearers = MATCHER.fitting(state, present, wearer, values)
        return any(is_equipped(state, card, equipment, values) for card in wearers)

    return part


def bears(equipment: Filter) -> FilterPart:
    """It is equipped with an equipment of its commander like that."""

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        return bool(worn_by(state, card, equipment, values))

    return part


def worn_by(state: State, card: CardId, equipment: Filter, values: Values | None = None) -> tuple[CardId, ...]:
    """The equipment like that with which a personnel is equipped."""
    look = current_values(state).of if values is None else values
    present = places.own(state, places.present_with(state, card), state.cards[card].controller)
    there = MATCHER.fitting(state, present, equipment, look)
    return tuple(other for other in there if is_equipped(state, card, other, look))


def is_equipped(state: State, card: CardId, equipment: CardId, values: Values) -> bool:
    """Whether the text of an equipment with a card could affect it, now or when it fights (2E-equipped-with/1)."""
    texts = definition(state, equipment).of_kind(Static)
    affected = (text.cards.filter.without("involved") for _, text in texts)
    return any(MATCHER.matches(state, card, which, values) for which in affected)


def at(mission: Filter) -> FilterPart:
    """It is at a mission like that."""

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        place = places.place_of(state, card)
        missions = places.missions_at(state, place) if place else ()
        return bool(MATCHER.fitting(state, missions, mission, values))

    return part


def corresponding(state: State, card: CardId) -> bool:
    """Whether a Commander and a ship that it is named after belong together (2E-commander/1).

    The Commander of the ship it is aboard, or else of a ship its owner commands; a ship whose Commander is commanded.
    """
    leaf, it = state.cards[card], facts(state, card)
    if it.type == "ship":
        return bool(commanders_of(state, card))
    wanted = commanded_ship(it)
    ships = (leaf.parent,) if leaf.role == "aboard" else own_in_play(state, leaf.controller)
    return bool(wanted) and any(facts(state, ship).title == wanted for ship in ships)


def commanders_of(state: State, ship: CardId) -> tuple[CardId, ...]:
    """The Commanders of a ship whom its owner commands, wherever it is."""
    title, others = facts(state, ship).title, own_in_play(state, state.cards[ship].controller)
    return tuple(card for card in others if commanded_ship(facts(state, card)) == title)


def commanded_ship(it: Facts) -> str:
    """The title of the ship that the Commander keyword names."""
    return next((keyword.argument for keyword in it.keywords if keyword.name == "Commander"), "")


def own_in_play(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The cards that a player commands; the stopped are of no use to texts (2E-stopped/3, /4)."""
    its = (card for card, leaf in state.cards.items() if leaf.controller == player and state.in_play(card))
    return tuple(card for card in its if not is_stopped(state, card))


def involved_in(how: tuple[str, ...]) -> FilterPart:
    """It is in combat or in an engagement."""

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        return is_involved(state, card, how)

    return part


def is_facing(state: State, card: CardId) -> bool:
    """Whether it is among the personnel that face a dilemma."""
    return card in facing_a_dilemma(state)


def is_attempting(state: State, card: CardId) -> bool:
    """Whether it is among the personnel in the attempt, or was until it was stopped or left play.

    That is looked at when a dilemma is revealed, and again when it is faced.
    """
    attempt = current_attempt(state)
    if attempt is None or card not in attempt.participants:
        return False
    return is_stopped(state, card) or not state.in_play(card) or card in taking_part(state, attempt)


@Replaceable
def asked_by(state: State, card: CardId) -> AnyRequirement | None:
    """The printed requirement of a mission."""
    requirement: AnyRequirement | None = facts(state, card).requirement
    return requirement


@Replaceable
def is_completed(state: State, card: CardId) -> bool:
    """Whether a card is a mission that has been completed."""
    return bool(state.mark(card, "completed"))


DEMANDS = frozenset(("demands",))


def requires(skills: tuple[str, ...]) -> FilterPart:
    """It is a mission whose requirement names one of these skills, be it printed or what a text adds."""

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        asked = (asked_by(state, card), *values_for(state, DEMANDS)(card).demands)
        return any(isinstance(it, Skill) and it.name in skills for one in asked if one for _, it in walk(one))

    return part


PARTS: Parts = {
    "types": valued(lambda card_values, wanted: card_values.type in wanted),
    "affiliations": of_affiliation,
    "species": valued(is_of_species),
    "icons": valued(lambda card_values, wanted: set(wanted).issubset(card_values.icons)),
    "keywords": valued(lambda card_values, wanted: not set(wanted).isdisjoint(card_values.keywords)),
    "skills": valued(lambda card_values, wanted: any(map(card_values.skills.get, wanted))),
    "lacks": valued(lambda card_values, wanted: not any(map(card_values.skills.get, wanted))),
    "titles": titled,
    "classes": printed(lambda facts, wanted: facts.ship_class.removesuffix(" Class") in wanted),
    "kinds": printed(lambda facts, wanted: facts.kind in wanted),
    "quadrants": printed(lambda facts, wanted: facts.quadrant in wanted),
    "regions": printed(lambda facts, wanted: facts.region in wanted),
    "requires": requires,
    "completed": standing(is_completed),
    "price": printed(lambda facts, wanted: facts.cost == wanted),
    "unique": printed(lambda facts, wanted: facts.unique == wanted),
    "below": valued(lambda card_values, wanted: stat(card_values, wanted[0]) < wanted[1]),
    "stopped": standing(is_stopped),
    "face_up": standing(lies_open),
    "facing": standing(is_facing),
    "attempting": standing(is_attempting),
    "involved": involved_in,
    "staffed": standing(is_staffed),
    "damaged": standing(is_damaged),
    "corresponds": standing(corresponding),
    "carries": carries,
    "within": within,
    "equips": equips,
    "bears": bears,
    "own": standing(lambda state, card: state.cards[card].owner == state.cards[card].controller),
    "at": at,
    "on": lies_on,
    "under": lies_under,
    "zones": lies_in,
    "damaging": standing(lambda state, card: definition(state, card).becomes_damage),
    "meets": meets_alone(Group),
    "one_of": one_of,
    "excluding": excluding,
}
"""The traits of this edition, and how each is looked at; what is soonest looked at stands first."""

MATCHER = Matcher(PARTS)


def stat(card_values: CardValues, name: str) -> int:
    """An attribute, a sum of attributes joined by ``+``, or ``cost``; never below zero (2E-modifiers/1)."""
    if name == "cost":
        return max(0, card_values.cost)
    return sum(max(0, card_values.attributes.get(part, 0)) for part in name.split("+"))
