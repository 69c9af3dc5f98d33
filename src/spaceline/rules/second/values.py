"""Current values of cards in Second Edition."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from spaceline.core.caching import cached_on
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.modifiers import current_values_for, value, values_for
from spaceline.core.state import State
from spaceline.effects.groups import added
from spaceline.effects.nodes.modifiers import (
    Bar,
    Copy,
    Cost,
    Demand,
    Gain,
    Lose,
    Modifier,
    Raise,
    Stands,
    Tax,
)
from spaceline.effects.nodes.requirements import AnyRequirement, Skill
from spaceline.rules.second.data.card_values import CardValues
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.facts import Facts

IDENTITY = frozenset(("type", "affiliation", "icons", "species"))
"""Values that hardly any text changes."""
COST = frozenset(("cost",))
BARRED = frozenset(("barred",))

STOPPED = "stopped"
"""The mark of stopped cards."""

TYPE_LAYER, SKILL_LAYER, LOSS_LAYER, ATTRIBUTE_LAYER = 2, 3, 4, 5
"""Skills are lost after they are gained: losing all of them leaves none."""


def definition(state: State, card: CardId) -> CardDefinition:
    """What the card is."""
    found: CardDefinition = state.ruleset.definitions[state.cards[card].definition]
    return found


def facts(state: State, card: CardId) -> Facts:
    """What is printed on the card."""
    return definition(state, card).facts


def base(state: State, card: CardId) -> CardValues:
    """The values of a card before any modifier."""
    found: CardValues = state.ruleset.definitions[state.cards[card].definition].card_values
    return found


def card_values(state: State, card: CardId) -> CardValues:
    """The current values of a card."""
    found: CardValues = value(state, card)
    return found


def attribute(state: State, card: CardId, name: str) -> int:
    """An attribute; less than zero counts as zero (2E-modifiers/1)."""
    found: CardValues = values_for(state, frozenset((name,)))(card)
    return max(0, found.attributes.get(name, 0))


def cost(state: State, card: CardId) -> int:
    """What a card costs now; an interrupt nothing, whatever texts say of costs (2E-types-of-cards/6)."""
    return costs(state)(card)


def costs(state: State) -> Callable[[CardId], int]:
    """What cards cost now, for whoever asks for several."""
    found = current_values_for(state, COST)
    leaves, definitions = state.cards, state.ruleset.definitions
    changed = {} if found is None else found.changed

    def cost_of(card: CardId) -> int:
        it: CardDefinition = definitions[leaves[card].definition]
        amount: int = changed[card].cost if card in changed else it.card_values.cost
        return amount if amount > 0 and it.type != "interrupt" else 0

    return cost_of


def identity(state: State, card: CardId) -> CardValues:
    """The values of a card, of which only type, affiliation, icons and species may be read here."""
    return identities(state)(card)


def identities(state: State) -> Callable[[CardId], CardValues]:
    """A function that gives the identity of a card, for whoever asks for several."""
    return values_for(state, IDENTITY)


def is_stopped(state: State, card: CardId) -> bool:
    """Whether the card is stopped."""
    return (card, STOPPED) in state.marks


def is_kept_from(state: State, card: CardId, act: str) -> bool:
    """Whether a text says that the card cannot do such an act."""
    return bars(state)(card, act)


def bars(state: State) -> Callable[[CardId, str], bool]:
    """Whether texts say that cards cannot do an act, for whoever asks of several."""
    found = current_values_for(state, BARRED)
    return at_liberty if found is None else lambda card, act: act in found.of(card).barred


def at_liberty(card: CardId, act: str) -> bool:
    """Nothing is said of any card."""
    return False


def range_left(state: State, ship: CardId) -> int:
    """The Range a ship has left this turn (2E-moving-a-ship/11), never less than nothing (2E-modifiers/1)."""
    return max(0, attribute(state, ship, "Range") - state.mark(ship, "range-used"))


def commands_copy(state: State, player: PlayerId, title: str) -> bool:
    """Whether a player commands a card of that title (2E-uniqueness/1, /3); a captive still counts for its owner.

    Copies are counted for each player apart (2E-uniqueness/2): those in play (2E-command-and-owner/1), stopped ones too
    (2E-stopped/5); captives count for their owner only (2E-brig-and-captives/8).
    """
    roles = state.ruleset.roles
    for card in called(state, title):
        leaf = state.cards[card]
        if (leaf.controller == player and roles[leaf.role].in_play) or (leaf.role == "brig" and leaf.owner == player):
            return True
    return False


def commands_in_play(state: State, player: PlayerId, title: str) -> bool:
    """Whether the player commands a card of that title that is in play."""
    leaves, roles = state.cards, state.ruleset.roles
    found = (leaves[card] for card in called(state, title))
    return any(leaf.controller == player and roles[leaf.role].in_play for leaf in found)


def called(state: State, title: str) -> tuple[CardId, ...]:
    """The cards of a title, wherever they are: no card changes its title, so they are remembered for the whole game."""
    return by_title(state).get(title, ())


@cached_on()
def by_title(state: State) -> dict[str, tuple[CardId, ...]]:
    """All cards by title."""
    found: dict[str, tuple[CardId, ...]] = {}
    for card in state.cards:
        name = definition(state, card).title
        found[name] = (*found.get(name, ()), card)
    return found


def layer(modifier: Modifier) -> int:
    """The layer in which a modifier applies; what texts ask of those with a skill comes after gains (2E-skills/4)."""
    if isinstance(modifier, Raise | Cost):
        return ATTRIBUTE_LAYER
    if isinstance(modifier, Gain | Copy):
        return SKILL_LAYER
    if isinstance(modifier, Lose) and (modifier.skills or modifier.every_skill):
        return LOSS_LAYER
    looks_at_skills = isinstance(modifier, Demand | Tax)
    return ATTRIBUTE_LAYER if looks_at_skills else TYPE_LAYER


def in_order(skills: dict[str, int]) -> dict[str, int]:
    """Skills by name: in which order texts gave them makes no difference."""
    return dict(sorted(skills.items()))


def modified(
    state: State, card_values: CardValues, modifier: Modifier, amount: int, donors: tuple[CardValues, ...]
) -> CardValues:
    """The values after a modifier."""
    return CHANGES[type(modifier)](card_values, modifier, amount, donors)


def raised(card_values: CardValues, it: Raise, amount: int, donors: tuple[CardValues, ...]) -> CardValues:
    """Attributes are higher or lower."""
    names = it.attributes or tuple(card_values.attributes)
    numbers = {name: number + amount if name in names else number for name, number in card_values.attributes.items()}
    return replace(card_values, attributes=numbers)


def skilled(card_values: CardValues, it: Gain, amount: int, donors: tuple[CardValues, ...]) -> CardValues:
    """Skills are gained (2E-skills/4)."""
    return replace(card_values, skills=in_order(added(card_values.skills, dict.fromkeys(it.skills, it.level))))


def like_donors(card_values: CardValues, it: Copy, amount: int, donors: tuple[CardValues, ...]) -> CardValues:
    """The skills of others are gained (2E-skills-glossary/5)."""
    skills = card_values.skills
    for donor in donors:
        levels = dict.fromkeys(donor.skills, it.level) if it.level else donor.skills
        skills = added(skills, levels)
    return replace(card_values, skills=in_order(skills))


def standing_in(card_values: CardValues, it: Stands, amount: int, donors: tuple[CardValues, ...]) -> CardValues:
    """An attribute stands in for others."""
    pairs = tuple((it.attribute, other) for other in it.instead_of)
    return replace(card_values, stands=tuple(sorted({*card_values.stands, *pairs})))


def lessened(card_values: CardValues, modifier: Lose, amount: int, donors: tuple[CardValues, ...]) -> CardValues:
    """Values without the keywords and skills that are lost."""
    keywords = tuple(word for word in card_values.keywords if word not in modifier.keywords)
    kept = {} if modifier.every_skill else card_values.skills
    skills = {skill: level for skill, level in kept.items() if skill not in modifier.skills}
    return replace(card_values, keywords=keywords, skills=skills)


def demanded(modifier: Demand, donors: tuple[CardValues, ...]) -> Iterator[AnyRequirement]:
    """What is required in addition: a requirement, or the skills of cards."""
    if modifier.requirement is not None:
        yield modifier.requirement
    skills: dict[str, int] = {}
    for donor in donors:
        skills = added(skills, donor.skills)
    yield from (Skill(skill, level) for skill, level in skills.items() if skill not in modifier.apart)


def taxed(card_values: CardValues, it: Tax, amount: int, donors: tuple[CardValues, ...]) -> CardValues:
    """Using skills costs cards: all alike, or each apart that others have too."""
    apart = sorted({skill for donor in donors for skill in donor.skills})
    prices = ((it.skills, 1, it.by_owner),) if it.of is None else tuple(((skill,), 1, it.by_owner) for skill in apart)
    return replace(card_values, taxes=tuple(sorted((*card_values.taxes, *prices))))


CHANGES: dict[type, Callable[[CardValues, Any, int, tuple[CardValues, ...]], CardValues]] = {
    Raise: raised,
    Gain: skilled,
    Copy: like_donors,
    Lose: lessened,
    Cost: lambda card_values, it, amount, donors: replace(card_values, cost=card_values.cost + amount),
    Stands: standing_in,
    Demand: lambda card_values, it, amount, donors: replace(
        card_values, demands=(*card_values.demands, *demanded(it, donors))
    ),
    Tax: taxed,
    Bar: lambda card_values, it, amount, donors: replace(
        card_values, barred=tuple(sorted({*card_values.barred, *it.acts}))
    ),
}
"""What each modifier makes of values."""
