"""Meeting a requirement is an act: who uses what is found, chosen and shown (2E-skills-glossary/1)."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option, Selection
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.core.view import may_read
from spaceline.core.windows import has_listener
from spaceline.effects.frames import RequirementCheck
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.requirements import AnyRequirement, Skill
from spaceline.effects.nodes.tests import Shows
from spaceline.effects.paths import part
from spaceline.effects.perform.reading import current, group_meant, holds
from spaceline.effects.scope import Reading
from spaceline.effects.world import Solution, Taxes, texts_called, world_of


def begin_check(state: State, run: RunEffect, test: Shows, at: int) -> None:
    """Check the requirement of a text; the running expression learns whether it was met."""
    path = (*run.path, *run.cursor, at)
    begin_group_check(state, run.definition, path, run.source, run.you, group_meant(state, run, test))


def begin_test(state: State, source: CardId, path: tuple[int, ...], player: PlayerId) -> None:
    """Find out whether a test holds that stands in the text of a card, for the procedure whose step is running.

    The procedure's frame learns the result in ``succeeded``; showing a requirement is an act, any other test is read.
    """
    definition = world_of(state).wording(state, source)
    test = node_at(state, definition, path)
    scope = Reading(source, player)
    if isinstance(test, Shows):
        begin_group_check(state, definition, path, source, player, group_meant(state, scope, test))
    else:
        state.frames[state.depth] = replace(state.frames[state.depth], succeeded=holds(state, scope, test))


def node_at(state: State, definition: str, path: tuple[int, ...]) -> Any:
    """The part of a text that a path names."""
    node = texts_called(state, definition)[path[0]]
    for step in path[1:]:
        node = part(node, step)
    return node


def begin_group_check(
    state: State, definition: str, path: tuple[int, ...], source: CardId, player: PlayerId, group: tuple[CardId, ...]
) -> None:
    """Check whether a group meets a requirement; the frame below learns the result in ``succeeded``."""
    state.frames.append(
        RequirementCheck(
            step="choose_whose_skills_to_pay_for",
            definition=definition,
            path=path,
            source=source,
            you=player,
            group=group,
        )
    )


def requirement(state: State, check: RequirementCheck) -> AnyRequirement:
    """The requirement that is being checked: that of a text, or without a path the printed one."""
    if not check.path:
        return world_of(state).printed_requirement(state, Reading(check.source, check.you))
    found: AnyRequirement = node_at(state, check.definition, check.path).requirement
    return found


def alternatives(state: State, check: RequirementCheck) -> tuple[Solution, ...]:
    """The ways in which the group meets the requirement; the one that uses the fewest cards first."""
    scope = Reading(check.source, check.you)
    world = world_of(state)
    values = world.without_taxed(state, scope, paid_skills(state, check))
    found = world.meets(state, scope, requirement(state, check), check.group, values)
    return tuple(sorted(dict.fromkeys(found), key=lambda way: len(way[0])))


def due(state: State, check: RequirementCheck) -> dict[CardId, Prices]:
    """Those in the group who could use a skill that is called for, if cards are discarded: which, for how many."""
    taxed = world_of(state).taxed(state, Reading(check.source, check.you), check.group)
    if not taxed:
        return {}
    wanted = frozenset(part.name for _, part in walk(requirement(state, check)) if isinstance(part, Skill))
    look = current(state)
    found = {card: prices(taxes, wanted.intersection(look(card).skills)) for card, taxes in taxed.items()}
    return {card: asked for card, asked in found.items() if asked}


Prices = tuple[tuple[frozenset[str], int], ...]
"""Which skills somebody may use for how many cards, the cheapest first."""


@cache
def prices(taxes: Taxes, called_for: frozenset[str]) -> Prices:
    """What skills may be used together, for which price: what costs nothing more is used too (2E-skills-glossary/2)."""
    costly = sorted(skill for skill in called_for if price(taxes, frozenset((skill,))))
    sets = (frozenset(some) for number in range(1, len(costly) + 1) for some in combinations(costly, number))
    found = [(some, price(taxes, some)) for some in sets]
    whole = [(some, cost) for some, cost in found if all(price(taxes, some | {it}) > cost for it in set(costly) - some)]
    return tuple(sorted(whole, key=lambda it: (it[1], sorted(it[0]))))


def price(taxes: Taxes, used: frozenset[str]) -> int:
    """How many cards it costs to use these skills; a price on others is not asked for (2E-skills-glossary/3)."""
    return sum(number for skills, number in taxes if used and not (skills and used.isdisjoint(skills)))


def choose_whose_skills_to_pay_for(state: State, check: RequirementCheck) -> Decision | None:
    """Skills that cost something may be left unused, all others are used (2E-skills-glossary/2, /3)."""
    costs, hand = due(state, check), len(state.zone(check.you, "hand"))
    least = {card: asked[0][1] for card, asked in costs.items()}
    able = tuple(card for card, number in least.items() if number <= hand)
    if not able:
        return None
    selection = Selection(able, 0, len(able), tuple(least[card] for card in able), hand)
    about = (check.source,)
    return Decision(
        check.you, "cards", "pay-for-skills", selection=selection, about=about, clause="2E-skills-glossary/3"
    )


def note_payers(state: State, check: RequirementCheck, answer: Answer) -> Next:
    """Remember them: one payment covers all skills of a personnel at this moment (2E-skills-glossary/4)."""
    state.frames[state.depth] = replace(check, paid=answer.cards)
    return None


def bill(state: State, check: RequirementCheck) -> dict[CardId, int]:
    """How many cards are paid for each of those who pay: for the skills that were chosen, or the least possible."""
    asked, used = due(state, check) if check.paid else {}, dict(check.used)
    costs = {card: {in_words(skills): number for skills, number in asked[card]} for card in check.paid}
    return {card: costs[card].get(used.get(card, ""), asked[card][0][1]) for card in check.paid}


def in_words(skills: frozenset[str]) -> str:
    """Several skills in alphabetical order."""
    return ", ".join(sorted(skills))


def choose_skills_to_pay_for(state: State, check: RequirementCheck) -> Decision | None:
    """Where skills of somebody have prices of their own, some may be left unused (2E-skills-glossary/3)."""
    asked, used = due(state, check) if check.paid else {}, dict(check.used)
    card = next((card for card in check.paid if len(asked[card]) > 1 and card not in used), 0)
    if not card:
        return None
    costs = bill(state, check)
    left = len(state.zone(check.you, "hand")) - sum(costs.values()) + costs[card]
    options = tuple(Option("skills", card, detail=in_words(skills)) for skills, number in asked[card] if number <= left)
    about = (check.source, card)
    return Decision(check.you, "option", "skills-to-pay-for", options, about=about, clause="2E-skills-glossary/3")


def note_skills(state: State, check: RequirementCheck, answer: Answer) -> Next:
    """Remember them, and ask for those of the next one."""
    assert answer.option is not None
    state.frames[state.depth] = replace(check, used=(*check.used, (answer.option.card, answer.option.detail)))
    return "choose_skills_to_pay_for"


def paid_skills(state: State, check: RequirementCheck) -> dict[CardId, frozenset[str]]:
    """The skills of those who pay that may be used: those that were chosen, or all of them."""
    look, used = current(state), dict(check.used)
    return {card: frozenset(used[card].split(", ") if card in used else look(card).skills) for card in check.paid}


def choose_payment(state: State, check: RequirementCheck) -> Decision | None:
    """Choose the cards that are discarded, each for one cost only (2E-actions-costs/2)."""
    number = sum(bill(state, check).values())
    if not number:
        return None
    selection = Selection(state.zone(check.you, "hand"), number, number)
    about = check.paid
    return Decision(check.you, "cards", "discard-for-skills", selection=selection, about=about)


def pay(state: State, check: RequirementCheck, answer: Answer) -> Next:
    """Discard them."""
    request(state, *(Change("discard", (card,), check.you, check.source) for card in answer.cards))
    return None


def choose_alternative(state: State, check: RequirementCheck) -> Decision | None:
    """Ask which alternative to use, when that could matter: other cards would be used, and a text sees it."""
    ways = alternatives(state, check)
    if len(ways) < 2 or not is_heeded(state, check.you):
        return None
    options = tuple(Option("way", detail=str(at)) for at in range(len(ways)))
    return Decision(
        check.you,
        "option",
        "use-alternative",
        options,
        about=(check.source,),
        clause=world_of(state).alternatives_clause,
    )


def is_heeded(state: State, player: PlayerId) -> bool:
    """Whether a text that the player knows of responds to what is used; others may not be told of by the question."""
    if not has_listener(state, "use"):
        return False
    heard = [card for moment in ("about", "just", "when") for card in state.watched.get(f"{moment}:use", ())]
    return any(may_read(state, card, player) for card in heard)


def take_alternative(state: State, check: RequirementCheck, answer: Answer) -> Next:
    """Remember the alternative."""
    assert answer.option is not None
    state.frames[state.depth] = replace(check, way=int(answer.option.detail))
    return "use_skills"


def use_skills(state: State, check: RequirementCheck) -> Next:
    """Use what is needed and show that much of it (2E-showing-your-cards/5); tell the result to whoever asked."""
    ways = alternatives(state, check)
    below = state.frames[state.depth - 1]
    state.frames[state.depth - 1] = replace(below, succeeded=bool(ways))
    if ways:
        cards, terms = ways[check.way]
        use = Change("use", cards, check.you, check.source, detail=", ".join(terms))
        request(state, *texts_used(state, check, ways[check.way]), use)
    return DONE


def texts_used(state: State, check: RequirementCheck, way: Solution) -> tuple[Change, ...]:
    """The texts by which a way to meet the requirement is one."""
    scope = Reading(check.source, check.you)
    world = world_of(state)
    values = world.without_taxed(state, scope, paid_skills(state, check))
    return world.used_to_meet(state, scope, requirement(state, check), check.group, way, values)


CHECK: Procedure = Procedure(
    RequirementCheck,
    Choose(choose_whose_skills_to_pay_for, note_payers),
    Choose(choose_skills_to_pay_for, note_skills),
    Choose(choose_payment, pay),
    Choose(choose_alternative, take_alternative),
    use_skills,
)
