"""What of a card makes it what a text asks for: that is shown where it is used, and paid for.

2E-showing-your-cards/5, 2E-skills-glossary/3.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, product

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId
from spaceline.core.state import State
from spaceline.effects.meeting import terms_used, ways
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.perform.paying import together
from spaceline.effects.perform.reading import values_for_filter, values_for_text
from spaceline.effects.scope import Scope, Values
from spaceline.rules.second.data.card_values import CardValues
from spaceline.rules.second.language.bills import Uses, bill_for, bills_for, can_pay, cheapest, skills_cost
from spaceline.rules.second.language.matching import MATCHER, aboard_like, stat, worn_by
from spaceline.rules.second.movement.staffing import shown_to_staff
from spaceline.rules.second.requirements import Group
from spaceline.rules.second.values import definition
from spaceline.rules.verbs import LACKS

UNIQUE, NOT_UNIQUE = "unique", "non-unique"
"""What is shown of a card where it matters whether there is but one of it."""


def what_makes_it(state: State, scope: Scope, card: CardId, wanted: Filter) -> tuple[str, ...]:
    """What of a card makes it what is wanted; in one of several ways, the first of those whose use costs least."""
    found = makings(state, card, wanted, values_for_filter(state, wanted))
    if not skills_cost(state):
        return next(found)
    bills = {words: together((bill_for(state, scope, card, frozenset(words)),)) for words in found}
    return min(bills, key=lambda words: (not can_pay(state, scope, bills[words]), bills[words].total()))


def makings(state: State, card: CardId, wanted: Filter, look: Values) -> Iterator[tuple[str, ...]]:
    """What of a card makes it what is wanted, in each of the ways in which it is that."""
    it, requirement = look(card), wanted.said.get("meets")
    skills = [skill for skill in wanted.names("skills") if it.skills.get(skill)]
    narrower = [wanted.but(skills=(skill,)) for skill in skills] if len(skills) > 1 else [wanted]
    met = ways(Group(state, (card,)), requirement) if requirement is not None else ()
    others: tuple[Filter, ...] = wanted.said.get("one_of", ())
    alternatives = [other for other in others if MATCHER.fitting(state, (card,), other, look)]
    for one, way in product(narrower, met or ((),)):
        own = (*printed_of(state, card, one), *portion(it, one), *terms_used(way))
        for other in alternatives:
            yield from ((*own, *words) for words in makings(state, card, other, look))
        if not alternatives:
            yield own


def ways_to_use(state: State, scope: Scope, card: CardId, wanted: Filter) -> Iterator[Uses]:
    """The ways in which a text uses what makes a card what is wanted, and shows it; of a ship, one of those aboard."""
    for way in own_ways(state, scope, card, wanted):
        if (equipment := wanted.said.get("bears")) is not None:
            worn = next(ways_shown(state, scope, worn_by(state, card, equipment), equipment), ())
            yield (*way, *worn)
        else:
            yield way


def own_ways(state: State, scope: Scope, card: CardId, wanted: Filter) -> Iterator[Uses]:
    """The ways without what it is equipped with."""
    crew = (shown_to_staff(state, card),) if wanted.said.get("staffed") is True else ()
    if (cargo := wanted.said.get("carries")) is not None:
        for way in ways_shown(state, scope, carried(state, scope, card, cargo), cargo):
            yield (*crew, *way)
        return
    if crew:
        yield crew
        return
    for words in makings(state, card, wanted, values_for_filter(state, wanted)):
        yield (Change("use", (card,), scope.you, scope.source, detail=", ".join(words)),) if words else ()


def ways_shown(state: State, scope: Scope, able: Iterable[CardId], wanted: Filter, number: int = 1) -> Iterator[Uses]:
    """The ways in which so many of those who are what is wanted are used, and show that much.

    First come those whose use costs least, and of them those whom everybody sees; with whoever costs nothing there is
    no other way.
    """
    costs = {card: cost_of_use(state, scope, card, wanted) for card in able}
    order = sorted(costs, key=lambda card: (costs[card], not state.cards[card].face_up))
    free = [card for card in order if not costs[card]][:number]
    at_best = [cheapest(state, scope, ways_to_use(state, scope, card, wanted)) for card in free]
    dear = [card for card in order if costs[card]]
    for some in combinations(dear, min(len(dear), number - len(free))):
        for uses in product(*(tuple(ways_to_use(state, scope, card, wanted)) for card in some)):
            yield tuple(chain(*at_best, *uses))


def cost_of_use(state: State, scope: Scope, card: CardId, wanted: Filter) -> int:
    """How many cards it costs at the least to use what makes a card what is wanted (2E-skills-glossary/3)."""
    if not skills_cost(state) or not wanted.asks_for_skills:
        return 0
    bills = (bills_for(state, way) for way in ways_to_use(state, scope, card, wanted))
    return min((together(found.values()).total() for found in bills), default=0)


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
    found = (
        *wanted.names("icons"),
        *(words[0] for words in some if words),
        *map(lacking, wanted.names("lacks")),
        *measured(it, wanted),
        *(word for other in unwanted for word in otherwise(it, other)),
    )
    return tuple(dict.fromkeys(found))


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
