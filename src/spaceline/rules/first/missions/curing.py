"""Curing and nullifying what stayed in play: no action, but what happens as soon as its requirement is met.

1E-7.2.2.3/1, 1E-7.2.2.4/1, 1E-7.10/4, 1E-G:actions-required/3. It is looked at whenever something may have come of an
action: after each action of either player, as a turn begins and ends, between the matters of its end, and between two
seeds of an attempt.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache

from msgspec.structs import replace

from spaceline.core.caching import LASTING, cached_on, cached_while
from spaceline.core.changing import request
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.modifiers import fresh
from spaceline.core.ruleset import DONE, Next, Procedure
from spaceline.core.state import State
from spaceline.effects.groups import Asking
from spaceline.effects.nodes.abilities import Cure, Nullifier
from spaceline.effects.nodes.tests import Shows, Test
from spaceline.effects.perform.checking import begin_group_check, begin_test
from spaceline.effects.perform.reading import cards_meant, group_meant, holds
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of
from spaceline.rules.first.data.frames import Curing
from spaceline.rules.first.definition import CURE, CardDefinition
from spaceline.rules.first.location_cache import local, occupied
from spaceline.rules.first.missions.dilemma_disposal import parting
from spaceline.rules.first.missions.multiplied_dilemmas import worded, wording
from spaceline.rules.first.participants import current_attempt, taking_part
from spaceline.rules.first.places import place_of
from spaceline.rules.first.requirements import SHIP_VALUES, asked_for, looked_at
from spaceline.rules.first.suspension import is_suspended
from spaceline.rules.first.topics import LAYOUT, MODE, OFFERS, PLAY

IN_PLAY = ("at", "on", "table", "space", "surface")
"""The roles of cards that stayed in play."""


def see_to_cures(state: State, under: int | None = None) -> None:
    """Once what is under way is done, let go what somebody who is there cures or nullifies (1E-7.2.2.3/1).

    That is done after all the frames above the first ``under``, if any are left. Nobody is asked, and nothing is looked
    at where no such card is in play.
    """
    at = len(state.frames) if under is None else under
    if that_stayed(state) and (at < len(state.frames) or all_due(state)):
        state.frames.insert(at, Curing(step="look_around"))


@cached_on(PLAY, MODE, LAYOUT)
def that_stayed(state: State) -> tuple[CardId, ...]:
    """The cards in play that can be cured or nullified."""
    cards = state.cards
    return tuple(card for card in state.watched.get(CURE, ()) if cards[card].role in IN_PLAY)


def texts_of(state: State, card: CardId) -> tuple[tuple[int, Cure | Nullifier], ...]:
    """The texts by which a card leaves, with their numbers."""
    it = worded(state, card)
    return (*it.of_kind(Cure), *it.of_kind(Nullifier))


def curable(state: State, card: CardId, player: PlayerId) -> int:
    """The number of the text that the player's personnel there meet; -1 for none."""
    scope = Reading(card, player)
    return next((at for at, text in texts_of(state, card) if is_met(state, scope, text.test)), -1)


def curable_there(state: State, card: CardId, player: PlayerId) -> int:
    """The number of the text that is met, looked at again only when something at its location has changed.

    A text that changes what it asks for is such a change too.
    """
    asked = asked_by(worded(state, card))
    if asked is None:
        return curable(state, card, player)
    attempt, place = current_attempt(state), place_of(state, card)
    if place not in occupied(state, player) or (attempt is not None and attempt.place != place):
        return -1
    if attempt is not None or not fresh(state).altered.isdisjoint(asked):
        return curable(state, card, player)
    return curable_as_before(state, card, player)


def where_it_lies(state: State, card: CardId, player: PlayerId) -> Hashable | None:
    """Where a card lies, and the situation at its location."""
    leaf, there = state.cards[card], local(state, player, place_of(state, card))
    return None if there is None else (leaf.parent, leaf.role, there)


@cached_while(where_it_lies, MODE, LASTING, LAYOUT)
def curable_as_before(state: State, card: CardId, player: PlayerId) -> int:
    """The number of the text that is met, for cards that look at nothing but their location."""
    return curable(state, card, player)


NEAR = ("facing", "present", "aboard", "here")
"""Words for those at the location of a card."""


@cache
def asked_by(it: CardDefinition) -> frozenset[str] | None:
    """What must be the same of the personnel at its location for a card to be cured as before.

    None where it depends on something else too.
    """
    tests = [text.test for kind in (Cure, Nullifier) for _, text in it.of_kind(kind)]
    if not all(isinstance(test, Shows) and test.group.where in NEAR and not looked_at(test).grounds for test in tests):
        return None
    asked = frozenset[str]().union(*(asked_for(test.requirement) | looked_at(test.group).values for test in tests))
    return asked if asked.isdisjoint(SHIP_VALUES) else None


def is_met(state: State, scope: Reading, test: Test) -> bool:
    """Whether the requirement is met; during an attempt, by the team that attempts (1E-7.2.2.0.1/4).

    What a ship adds to the skills of its crew it adds for nobody where there is no crew (1E-10.1.0.5/1).
    """
    if not isinstance(test, Shows):
        return current_attempt(state) is None and holds(state, scope, test)
    group = group_of(state, scope, test)
    return bool(group) and bool(world_of(state).meets(state, Asking(scope, test.requirement, group)))


def group_of(state: State, scope: Reading, test: Shows) -> tuple[CardId, ...]:
    """Those who may meet it: during an attempt nobody outside the team (1E-7.2.2.0.1/4)."""
    attempt = current_attempt(state)
    if attempt is None:
        return group_meant(state, scope, test)
    team = taking_part(state, attempt)
    return tuple(card for card in cards_meant(state, scope, test.group) if card in team)


def begin_to_meet(state: State, card: CardId, at: int, text: Cure | Nullifier, player: PlayerId) -> None:
    """Check the requirement of a text as its dilemma is encountered, by the team alone (1E-7.2.2.0.1/4)."""
    if isinstance(text.test, Shows):
        group = group_of(state, Reading(card, player), text.test)
        begin_group_check(state, wording(state, card), (at, 0), card, player, group)
    else:
        begin_test(state, card, (at, 0), player)


def is_no_attempt(state: State) -> bool:
    """Whether no mission is being attempted."""
    return current_attempt(state) is None


@cached_while(is_no_attempt, *OFFERS)
def all_due(state: State) -> tuple[tuple[CardId, PlayerId], ...]:
    """What is met now, each with who meets it; whose turn it is before the other player."""
    return tuple(find_due(state))


def find_due(state: State) -> list[tuple[CardId, PlayerId]]:
    """Look at every card in play that can be cured or nullified, and is not suspended (1E-10.2.4/2)."""
    first = state.ruleset.active_player(state)
    order = sorted(state.players, key=lambda player: player != first)
    due = list[tuple[CardId, PlayerId]]()
    for card in that_stayed(state):
        if is_suspended(state, card):
            continue
        due.extend([(card, player) for player in order if curable_there(state, card, player) >= 0][:1])
    return due


def look_around(state: State, curing: Curing) -> Next:
    """Take what is met at this moment; where nothing is, that is all."""
    due = tuple(one for one in all_due(state) if one not in curing.tried)
    if not due:
        return DONE
    state.frames[state.depth] = replace(curing, due=due, scored=(), tried=(*curing.tried, *due))
    return None


def meet_requirement(state: State, curing: Curing) -> Next:
    """What is needed of whoever is there is used and shown (1E-7.2.1.0.3/2)."""
    if not curing.due:
        return "look_around"
    card, player = curing.due[0]
    at = curable(state, card, player) if state.cards[card].role in IN_PLAY else -1
    state.frames[state.depth] = replace(curing, text=at, succeeded=at >= 0)
    text = dict(texts_of(state, card)).get(at)
    if text is not None and isinstance(text.test, Shows):
        begin_to_meet(state, card, at, text, player)
    return None


def let_go(state: State, curing: Curing) -> Next:
    """Meeting it discards the whole card; its points are scored (1E-7.2.2.3/2, 1E-7.2.2.5/1).

    Of copies that are cured at one time one alone brings points (1E-G:cumulative/5).
    """
    (card, player), *rest = curing.due
    if not curing.succeeded:
        state.frames[state.depth] = replace(curing, due=tuple(rest))
        return "meet_requirement"
    name = (state.definition(card).title, player)
    is_copy = name in curing.scored and not world_of(state).benefits_add_up(state)
    state.frames[state.depth] = replace(curing, due=tuple(rest), scored=(*curing.scored, name))
    request(state, *parting(state, card, player, is_met=not is_copy))
    return "meet_requirement"


CURING: Procedure = Procedure(Curing, look_around, meet_requirement, let_go)
