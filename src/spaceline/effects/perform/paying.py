"""Skills that cost cards from hand: whose are paid for, which of them, and who discards (2E-skills-glossary/3, /4).

Whoever commands a personnel says whether its skills are used. The text says whether that player discards for it, or the
owner, who then must.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option, Selection
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import Next
from spaceline.core.state import State
from spaceline.effects.frames import RequirementCheck
from spaceline.effects.groups import Taxes
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.requirements import Skill
from spaceline.effects.perform.reading import current
from spaceline.effects.perform.required import requirement, scope_of
from spaceline.effects.world import world_of

Bill = tuple[tuple[PlayerId, int], ...]
"""Who discards how many cards, by player."""
Prices = tuple[tuple[frozenset[str], Bill], ...]
"""Which skills somebody may use for which bill, the cheapest first."""


def due(state: State, check: RequirementCheck) -> dict[CardId, Prices]:
    """Those in the group who could use a skill that is called for, if cards are discarded: which, for how many."""
    taxed = world_of(state).taxed(state, scope_of(check), check.group)
    if not taxed:
        return {}
    wanted = frozenset(part.name for _, part in walk(requirement(state, check)) if isinstance(part, Skill))
    look = current(state)
    found = {card: prices(taxes, wanted.intersection(look(card).skills)) for card, taxes in taxed.items()}
    return {card: asked for card, asked in found.items() if asked}


@cache
def prices(taxes: Taxes, called_for: frozenset[str]) -> Prices:
    """What skills may be used together, for which price: what costs nothing more is used too (2E-skills-glossary/2)."""
    costly = sorted(skill for skill in called_for if price(taxes, frozenset((skill,))))
    sets = (frozenset(some) for number in range(1, len(costly) + 1) for some in combinations(costly, number))
    found = [(some, price(taxes, some), set(costly) - some) for some in sets]
    whole = [(some, bill) for some, bill, rest in found if all(price(taxes, some | {it}) != bill for it in rest)]
    return tuple(sorted(whole, key=lambda it: (sum(number for _, number in it[1]), sorted(it[0]))))


def price(taxes: Taxes, used: frozenset[str]) -> Bill:
    """How many cards it costs to use these skills, for they are nothing else; a price on others is not asked for.

    2E-skills-glossary/3.
    """
    owed: Counter[PlayerId] = Counter()
    for skills, number, payer in taxes:
        if used and not (skills and used.isdisjoint(skills)):
            owed[payer] += number
    return tuple(sorted(owed.items()))


def together(bills: Iterable[Bill]) -> Counter[PlayerId]:
    """How many cards each player discards for several bills."""
    owed: Counter[PlayerId] = Counter()
    for bill in bills:
        owed.update(dict(bill))
    return owed


def is_payable(state: State, bill: Bill, owed: Mapping[PlayerId, int]) -> bool:
    """Whether everybody has the cards for it, beside what they owe already (2E-actions-costs/2)."""
    return all(number <= len(state.zone(player, "hand")) - owed[player] for player, number in bill)


def asked_now(state: State, check: RequirementCheck) -> tuple[PlayerId, dict[CardId, Bill]]:
    """Whose skills are asked about next, for which bills: first those for which their commander discards."""
    open_bills = {card: asked[0][1] for card, asked in due(state, check).items() if card not in check.asked}
    if not open_bills:
        return check.you, {}
    owed = together(bills(state, check).values())
    able = {card: bill for card, bill in open_bills.items() if is_payable(state, bill, owed)}
    payer = min((payer_of(bill, check.you) for bill in able.values()), key=lambda it: (it != check.you, it), default=0)
    return payer, {card: bill for card, bill in able.items() if payer_of(bill, check.you) == payer}


def payer_of(bill: Bill, you: PlayerId) -> PlayerId:
    """Who has the last word on a bill: another player than the commander, if there is one."""
    return next((player for player, _ in bill if player != you), you)


def choose_whose_skills_to_pay_for(state: State, check: RequirementCheck) -> Decision | None:
    """Skills that cost something may be left unused, all others are used (2E-skills-glossary/2, /3)."""
    payer, able = asked_now(state, check)
    if not able:
        return None
    left = len(state.zone(payer, "hand")) - together(bills(state, check).values())[payer]
    selection = Selection(tuple(able), 0, len(able), tuple(dict(bill)[payer] for bill in able.values()), left)
    prompt = "pay-for-skills" if payer == check.you else "pay-for-skills.owner"
    return Decision(
        check.you, "cards", prompt, selection=selection, about=(check.source,), clause="2E-skills-glossary/3"
    )


def note_paid(state: State, check: RequirementCheck, answer: Answer) -> Next:
    """Remember them: one payment covers all skills of a personnel at this moment (2E-skills-glossary/4)."""
    _, able = asked_now(state, check)
    owed, paid = together(bills(state, check).values()), list(check.paid)
    for card in answer.cards:
        if is_payable(state, able[card], owed):
            owed.update(dict(able[card]))
            paid.append(card)
    state.frames[state.depth] = replace(check, paid=tuple(paid), asked=(*check.asked, *able))
    return "choose_whose_skills_to_pay_for"


def bills(state: State, check: RequirementCheck) -> dict[CardId, Bill]:
    """What is paid for each of those who pay: for the skills that were chosen, or the least possible.

    Whoever imagines the hidden cards may imagine that somebody has nothing to pay for.
    """
    asked, used = due(state, check) if check.paid else {}, dict(check.used)
    costs = {card: {in_words(skills): bill for skills, bill in asked[card]} for card in check.paid if card in asked}
    return {card: bill.get(used.get(card, ""), asked[card][0][1]) for card, bill in costs.items()}


def in_words(skills: frozenset[str]) -> str:
    """Several skills in alphabetical order."""
    return ", ".join(sorted(skills))


def choose_skills_to_pay_for(state: State, check: RequirementCheck) -> Decision | None:
    """Where skills of somebody have prices of their own, some may be left unused (2E-skills-glossary/3)."""
    asked, used = due(state, check) if check.paid else {}, dict(check.used)
    card = next((card for card in check.paid if len(asked.get(card, ())) > 1 and card not in used), 0)
    if not card:
        return None
    owed = together(bill for other, bill in bills(state, check).items() if other != card)
    payable = (skills for skills, bill in asked[card] if is_payable(state, bill, owed))
    options = tuple(Option("skills", card, detail=in_words(skills)) for skills in payable)
    about = (check.source, card)
    return Decision(check.you, "option", "skills-to-pay-for", options, about=about, clause="2E-skills-glossary/3")


def note_skills(state: State, check: RequirementCheck, answer: Answer) -> Next:
    """Remember them, and ask for those of the next one."""
    assert answer.option is not None
    state.frames[state.depth] = replace(check, used=(*check.used, (answer.option.card, answer.option.detail)))
    return "choose_skills_to_pay_for"


def paid_skills(state: State, check: RequirementCheck) -> dict[CardId, frozenset[str]]:
    """The skills of those who pay that may be used: those that were chosen, or all of them."""
    if not check.paid:
        return {}
    look, used = current(state), dict(check.used)
    return {card: frozenset(used[card].split(", ") if card in used else look(card).skills) for card in check.paid}


def payments(state: State, check: RequirementCheck) -> Iterator[RequirementCheck]:
    """The check with what could be paid for: each way to pay for so much that the cards for nothing more are there."""
    yield from spread(state, check, tuple(due(state, check).items()), Counter())


def spread(
    state: State, check: RequirementCheck, left: tuple[tuple[CardId, Prices], ...], owed: Counter[PlayerId]
) -> Iterator[RequirementCheck]:
    """Pay for those who are left, beside what is owed already: for all where there are cards enough, else for some."""
    if not left:
        yield check
        return
    (card, asked), others = left[0], left[1:]
    whole = together(found[-1][1] for _, found in left)
    if is_payable(state, tuple(whole.items()), owed):
        yield paid_for(check, *((it, found[-1][0]) for it, found in left))
        return
    for skills, bill in reversed(asked):
        if is_payable(state, bill, owed):
            yield from spread(state, paid_for(check, (card, skills)), others, owed + together((bill,)))
    yield from spread(state, check, others, owed)


def paid_for(check: RequirementCheck, *bought: tuple[CardId, frozenset[str]]) -> RequirementCheck:
    """The check with these skills of these cards paid for."""
    used = tuple((card, in_words(skills)) for card, skills in bought)
    return replace(check, paid=(*check.paid, *(card for card, _ in bought)), used=(*check.used, *used))


def choose_payment(state: State, check: RequirementCheck) -> Decision | None:
    """Choose the cards that are discarded, each for one cost only (2E-actions-costs/2); the commander's come first."""
    costs = bills(state, check)
    owed = together(costs.values())
    left = sorted((player != check.you, player) for player in owed if player not in check.settled)
    if not left:
        return None
    player = left[0][1]
    selection = Selection(state.zone(player, "hand"), owed[player], owed[player])
    about = tuple(card for card in check.paid if player in dict(costs[card]))
    return Decision(player, "cards", "discard-for-skills", selection=selection, about=about)


def pay(state: State, check: RequirementCheck, answer: Answer) -> Next:
    """Discard them; whoever pays does it."""
    player = state.cards[answer.cards[0]].owner
    state.frames[state.depth] = replace(check, settled=(*check.settled, player))
    request(state, *(Change("discard", (card,), player, check.source) for card in answer.cards))
    return "choose_payment"
