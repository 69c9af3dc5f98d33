"""What of a card makes it what a text asks for: that is shown where it is used, and paid for.

2E-showing-your-cards/5, 2E-skills-glossary/3.
"""

from __future__ import annotations

from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.meeting import terms_used, ways
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.perform.paying import price
from spaceline.effects.perform.reading import values_for_filter, values_for_text
from spaceline.effects.scope import Scope, Values
from spaceline.effects.world import world_of
from spaceline.rules.second.data.card_values import CardValues
from spaceline.rules.second.language.matching import MATCHER, aboard_like, stat
from spaceline.rules.second.requirements import Group
from spaceline.rules.second.values import definition
from spaceline.rules.verbs import LACKS

UNIQUE, NOT_UNIQUE = "unique", "non-unique"
"""What is shown of a card where it matters whether there is but one of it."""


def what_makes_it(state: State, card: CardId, wanted: Filter, look: Values) -> tuple[str, ...]:
    """What of a card makes it what is wanted; where it may be one of several things, the first that it is."""
    others: tuple[Filter, ...] = wanted.said.get("one_of", ())
    one = next((other for other in others if MATCHER.fitting(state, (card,), other, look)), None)
    requirement = wanted.said.get("meets")
    met = ways(Group(state, (card,)), requirement)[:1] if requirement is not None else ()
    used = tuple(term for way in met for term in terms_used(way))
    own = (*printed_of(state, card, wanted), *portion(look(card), wanted), *used)
    return own if one is None else (*own, *what_makes_it(state, card, one, look))


def cost_of_use(state: State, scope: Scope, card: CardId, wanted: Filter) -> int:
    """How many cards it costs to use what makes a card what is wanted; of those aboard a ship, the one who costs least.

    2E-skills-glossary/3.
    """
    if (cargo := wanted.said.get("carries")) is not None:
        aboard = carried(state, scope, card, cargo)
        return min((cost_of_use(state, scope, other, cargo) for other in aboard), default=0)
    taxes = world_of(state).taxed(state, scope, (card,)).get(card, ()) if wanted.asks_for_skills else ()
    if not taxes:
        return 0
    look = values_for_filter(state, wanted)
    used = frozenset(look(card).skills).intersection(what_makes_it(state, card, wanted, look))
    return sum(number for _, number in price(taxes, used))


def carried(state: State, scope: Scope, ship: CardId, cargo: Filter) -> tuple[CardId, ...]:
    """The cards aboard a ship that make it fit for a text: those whose skills it can use, and pay for."""
    return aboard_like(state, ship, cargo, values_for_text(state, scope, cargo))


def printed_of(state: State, card: CardId, wanted: Filter) -> tuple[str, ...]:
    """The title of a card that is wanted by its title, and whether it is unique where that is wanted."""
    it = definition(state, card)
    title = (it.title,) if it.title in wanted.names("titles") else ()
    unique = () if wanted.said.get("unique") is None else (UNIQUE if it.unique else NOT_UNIQUE,)
    return (*title, *unique)


def portion(it: CardValues, wanted: Filter) -> tuple[str, ...]:
    """What of a card with these values makes it what is wanted; where any of several would do, one."""
    some = (
        [word for word in wanted.names("affiliations") if word == it.affiliation],
        [word for word in wanted.names("skills") if it.skills.get(word)],
        [word for word in wanted.names("keywords") if word in it.keywords],
        [word for word in wanted.names("species") if word in it.species],
    )
    unwanted: tuple[Filter, ...] = wanted.said.get("excluding", ())
    return (
        *wanted.names("icons"),
        *(words[0] for words in some if words),
        *map(lacking, wanted.names("lacks")),
        *measured(it, wanted),
        *(word for other in unwanted for word in otherwise(it, other)),
    )


def otherwise(it: CardValues, unwanted: Filter) -> tuple[str, ...]:
    """What of a card with these values makes it not what is unwanted: the first thing that does.

    It is of another affiliation or species, and says of which; of skills, keywords and icons it has none of those.
    """
    if (affiliations := unwanted.names("affiliations")) and it.affiliation not in affiliations:
        return (it.affiliation,)
    if (species := unwanted.names("species")) and not set(species) & set(it.species):
        return it.species
    for part, own in (("skills", it.skills), ("keywords", it.keywords), ("icons", it.icons)):
        names = unwanted.names(part)
        if names and not set(names) & set(own):
            return tuple(map(lacking, names))
    return measured(it, unwanted)


def measured(it: CardValues, wanted: Filter) -> tuple[str, ...]:
    """The numbers of a card with these values that are asked for."""
    of, _ = wanted.said.get("below", ("", 0))
    return tuple(f"{name} {stat(it, name)}" for name in of.split("+") if name)


def lacking(name: str) -> str:
    """What is shown of a card where it matters that it does not have something."""
    return f"{LACKS}{name}"
