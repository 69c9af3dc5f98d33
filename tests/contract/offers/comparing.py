"""Whether just what is legal is offered: all that an action could name is tried, one candidate after another.

What is listed and what the check of a kind says must be two answers to one question. A candidate is a kind of action
with a card, a target and a detail; nothing here knows what any of them means.
"""

import random
from collections.abc import Iterator, Mapping
from itertools import combinations

from spaceline.core import actions, choices, engine
from spaceline.core.data.decisions import Answer, Decision, Option, Refusal, Selection
from spaceline.core.data.leaves import TABLE, CardId, EntityId, PlayerId
from spaceline.core.state import State

ASKS = ("action", "response")
"""The kinds of decision in which actions are begun."""
SUSPENDING = ("special-download",)
"""They may interrupt an action (1E-6.5.4/1), but not while their player is saying what it does: a window follows."""
FROM_A_PILE = 2
"""So many cards stand for all that lie in a pile of which nothing is played."""
MEANINGLESS = {"named-otherwise", "no-such-target"}
"""The reasons for which an option is refused that names more than an action of its kind does."""
PROBES = 4
"""So many targets are tried first; where all are refused for one reason, the others are most likely refused too."""
SMALL = 8
"""Of so many cards every set is tried."""

Details = Mapping[str, tuple[str, ...]]
"""By kind: what the detail of an action may be, beside nothing."""


def differences(state: State, details: Details, rng: random.Random, *, thorough: float = 0.01) -> Iterator[str]:
    """What is offered and not legal, or legal and not offered, or chosen otherwise than offered.

    Of the candidates that are most likely refused, only the given share is tried.
    """
    asked = engine.decision(state)
    if asked is None:
        return
    player, listed = asked.player, frozenset(asked.options if asked.kind in ASKS else ())
    named = {state.cards[card].definition for card in asked.selection.cards} if asked.selection else set()
    yield from offered_and_refused(state, player, listed)
    for option in accepted(state, player, details, rng, thorough):
        if asked.kind not in ASKS and option.kind in SUSPENDING:
            continue
        if option not in listed and not is_chosen_so(state, option, named) and not is_for_a_copy(state, option, listed):
            yield f"legal and not offered: {told(state, option)}, asked is {asked.prompt}"
    yield from accepted_unasked(state, asked, rng)
    yield from choices_otherwise(asked, state, rng)


def is_chosen_so(state: State, option: Option, named: set[str]) -> bool:
    """Whether cards are to be chosen for what an action says, and a copy of its card is among them."""
    return option.card in state.cards and state.cards[option.card].definition in named


def offered_and_refused(state: State, player: PlayerId, listed: frozenset[Option]) -> Iterator[str]:
    """What is offered although its own check refuses it."""
    for option in listed:
        rule = state.ruleset.actions.get(option.kind)
        problem = rule.obstacle(state, player, option) if rule is not None else None
        if problem is not None:
            yield f"offered and refused, {problem.reason}: {told(state, option)}"


def nameable(state: State, rng: random.Random) -> tuple[EntityId, ...]:
    """Everything that an action may name: of the cards in blind piles, and of those that are gone, a few."""
    found: list[EntityId] = [0, TABLE, *state.players, *state.places]
    for (_, name), cards in state.contents.items():
        role = state.ruleset.roles[name]
        is_pile = not role.in_play and (role.known == "nobody" or not role.ordered or name == "discard")
        is_held = role.known == "holder"
        found += rng.sample(cards, FROM_A_PILE) if is_pile and not is_held and len(cards) > FROM_A_PILE else cards
    return tuple(found)


def accepted(state: State, player: PlayerId, details: Details, rng: random.Random, thorough: float) -> Iterator[Option]:
    """The candidates of all kinds that their own check does not refuse."""
    there = nameable(state, rng)
    for kind, rule in state.ruleset.actions.items():
        words, obstacle = tuple(dict.fromkeys(("", "0", *details.get(kind, ())))), rule.obstacle
        for card in there:
            probes = [Option(kind, card, rng.choice(there), rng.choice(words)) for _ in range(PROBES)]
            probes += [Option(kind, card, 0, word) for word in words]
            problems = [obstacle(state, player, option) for option in probes]
            reasons = {problem.reason for problem in problems if problem is not None} - MEANINGLESS
            if None in problems or len(reasons) > 1 or rng.random() < thorough:
                every = (Option(kind, card, target, word) for target in there for word in words)
                yield from (option for option in every if obstacle(state, player, option) is None)


def accepted_unasked(state: State, asked: Decision, rng: random.Random) -> Iterator[str]:
    """Whoever is not asked may do nothing, whatever it is."""
    there = nameable(state, rng)
    for kind in state.ruleset.actions:
        option = Option(kind, rng.choice(there), rng.choice(there))
        for player in state.players:
            if player != asked.player and actions.refuse(state, player, option) is None:
                yield f"accepted from somebody who is not asked: {told(state, option)}"


def is_for_a_copy(state: State, option: Option, listed: frozenset[Option]) -> bool:
    """Whether the same is offered with another copy of the card that lies in the same place: one stands for all."""
    leaf = state.cards.get(option.card)
    if leaf is None:
        return False
    return any(
        (other.kind, other.target, other.detail) == (option.kind, option.target, option.detail)
        and (it := state.cards.get(other.card)) is not None
        and (it.definition, it.parent, it.role) == (leaf.definition, leaf.parent, leaf.role)
        for other in listed
    )


def choices_otherwise(asked: Decision, state: State, rng: random.Random) -> Iterator[str]:
    """Cards that may be chosen and are not offered, or offered and not accepted in any choice."""
    selection = asked.selection
    if selection is None or asked.kind in ("order", "distribution"):
        return
    for card in state.cards:
        is_known = choices.check(selection, (card,)).problem != "not-offered"
        if is_known != (card in selection.cards):
            yield f"{asked.prompt}: {state.definition(card).name} is offered or accepted, not both"
    chosen: tuple[CardId, ...] = ()
    for _ in range(3):
        addable = choices.check(selection, chosen).addable
        if len(selection.cards) <= SMALL:
            possible = {card for whole in complete(asked, selection) if set(chosen) < set(whole) for card in whole}
            if set(addable) != possible - set(chosen):
                yield f"{asked.prompt}: after {chosen} {addable} may be added, {possible - set(chosen)} could be"
        for card in addable:
            answer = Answer(cards=choices.fill(selection, (*chosen, card), selection.least, None))
            if is_refused(asked, answer):
                yield f"{asked.prompt}: {card} may be added to {chosen}, but no choice is made of that"
        if not addable:
            return
        chosen = (*chosen, rng.choice(addable))


def complete(asked: Decision, selection: Selection) -> Iterator[tuple[CardId, ...]]:
    """All choices that are accepted."""
    for count in range(selection.least, min(selection.most, len(selection.cards)) + 1):
        for cards in combinations(selection.cards, count):
            if not is_refused(asked, Answer(cards=cards)):
                yield cards


def is_refused(asked: Decision, answer: Answer) -> bool:
    """Whether a decision does not allow an answer."""
    try:
        choices.confirm(asked, answer)
    except Refusal:
        return True
    return False


def told(state: State, option: Option) -> str:
    """An option with the titles of its cards."""
    card, target = (
        f"{state.definition(entity).name} ({entity})" if entity in state.cards else str(entity)
        for entity in (option.card, option.target)
    )
    return f"{option.kind} {card} to {target} [{option.detail}]"


def remembered_otherwise(state: State) -> Iterator[str]:
    """What is offered, or would be to each player, and would not be if nothing were remembered; or the other way."""
    anew = state.clone()
    anew.caches.clear()
    one, other = engine.decision(state), engine.decision(anew)
    if one != other:
        yield f"remembered and fresh decision differ: {one} and {other}"
