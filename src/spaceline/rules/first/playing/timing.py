"""When a card may be played: by its type, by whose turn it is, and by what texts say (1E-6.1, 1E-6.5.1)."""

from __future__ import annotations

from functools import cache

from spaceline.core.caching import VALUES, Cache, cached_on
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.modifiers import current_values_for
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Plays
from spaceline.effects.nodes.losing import AffectsAll
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.perform.reading import cards_meant, holds, values_for_filter
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.definition import AFFECTS_ALL, CardDefinition
from spaceline.rules.first.places import SITE, TIME_LOCATION
from spaceline.rules.first.playing.limits import is_used_up
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.teams import may_use
from spaceline.rules.first.topics import OFFERS
from spaceline.rules.first.turn import (
    active_player,
    is_between_actions,
    not_now,
    segment,
)
from spaceline.rules.first.values import definition, type_of

FREE, ANY_TIME, SUSPENDING, PERMITTED = "free", "any_time", "suspending", "permitted"
REPORTING, REGARDLESS, NATIVE = "reporting", "regardless", "native"
INFILTRATING, REPLACED, SOLELY = "infiltrating", "replaced", "solely"
"""How cards play that a text speaks of (the node ``Plays``)."""

PLAYED_IN_A_FLASH = "play-of-the-q"
"""The kind of action by which a card is played in a Q-Flash, which is no card play (1E-3.3.0.2/2)."""

LISTENING = {
    how: f"plays:{how}"
    for how in (FREE, ANY_TIME, SUSPENDING, PERMITTED, REPORTING, REGARDLESS, NATIVE, INFILTRATING, REPLACED)
}
"""What a definition listens to with such a text."""

REPORTING_TYPES = ("personnel", "ship", "equipment")
"""Types that need a place to report (1E-6.1/4)."""
PLAYABLE = (
    *(*REPORTING_TYPES, "facility", SITE, "time location"),
    *("event", "incident", "objective", "interrupt", "doorway"),
)
"""Types that are played from the hand; an artifact is, as the card that its text says (1E-2.3/1)."""
PLAYED_BESIDE = ("interrupt", "doorway")
"""Types that never use the normal card play (1E-6.1.0.1/1)."""


def plays(state: State, player: PlayerId, card: CardId, how: str, mode: CardValues | None = None) -> bool:
    """Whether a text lets the card play like that: its own, or one in play that speaks of the player's cards.

    As a card of several affiliations is declared to be, if that is known already (1E-6.3.3.0.1/8).
    """
    if LISTENING[how] not in state.watched:
        return False
    if of_itself(definition(state, card), how):
        return True
    return any(
        qualifies(state, player, text.cards, card, mode)
        for source in speaking(state, player, how)
        for at, text in of_others(definition(state, source), how)
        if text.cards is not None
        and not (how == PERMITTED and text.limit and is_used_up(state, player, source, at))
        and (text.test is None or holds(state, Reading(source, player), text.test))
    )


@cache
def of_itself(it: CardDefinition, how: str) -> tuple[tuple[int, Plays], ...]:
    """The texts of a card by which it plays like that itself, with their numbers."""
    return tuple((at, text) for at, text in it.of_kind(Plays) if text.how == how and text.cards is None)


@cache
def of_others(it: CardDefinition, how: str) -> tuple[tuple[int, Plays], ...]:
    """The texts of a card by which others play like that, with their numbers."""
    return tuple((at, text) for at, text in it.of_kind(Plays) if text.how == how and text.cards is not None)


def speaking(state: State, player: PlayerId, how: str) -> tuple[CardId, ...]:
    """The cards whose texts let others of a player play like that: the own ones, and those that serve both.

    1E-G:facility/8, 1E-G:headquarters/1.
    """
    return find_speaking(state, player, how) if LISTENING[how] in state.watched else ()


@cached_on(*OFFERS)
def find_speaking(state: State, player: PlayerId, how: str) -> tuple[CardId, ...]:
    """Look at the cards of this game that have such texts."""
    world = world_of(state)
    there = [source for source in state.watched[LISTENING[how]] if serves(state, player, source)]
    return tuple([source for source in there if world.text_is_on(state, source) and world.may_use(state, source)])


def serves(state: State, player: PlayerId, source: CardId) -> bool:
    """Whether the text of a card is for a player: who controls it or may use it; of a site or time location for both.

    So it is of a mission that has one end only (1E-G:mission/3).
    """
    leaf = state.cards[source]
    if leaf.controller == player or leaf.role in (SITE, TIME_LOCATION):
        return True
    if leaf.role == "mission":
        return definition(state, source).facts.opponent_end is None
    return type_of(state, source) == "facility" and state.in_play(source) and may_use(state, player, source)


def is_for_all(state: State, card: CardId) -> bool:
    """Whether a text in play lets a card serve all players, whoever has played it (1E-G:mirror-image/1)."""
    if AFFECTS_ALL not in state.watched:
        return False
    world, title = world_of(state), definition(state, card).title
    return any(
        names_for_all(state, source, title) and world.text_is_on(state, source) for source in state.watched[AFFECTS_ALL]
    )


def names_for_all(state: State, source: CardId, title: str) -> bool:
    """Whether a card says of others of a title that they serve all players."""
    return any(title in text.titles for _, text in definition(state, source).of_kind(AffectsAll))


def speaks_of(state: State, filter: Filter, card: CardId, mode: CardValues | None = None) -> bool:
    """Whether a card in hand is what a text says; with a mode, whether it is when it is declared to be that.

    Until then it counts as all of its affiliations (1E-6.3.3.0.1/2).
    """
    values = values_for_filter(state, filter)
    if mode is None:
        return world_of(state).matches(state, card, filter, values)
    declared = mode
    return world_of(state).matches(state, card, filter, lambda other: declared if other == card else values(other))


def qualifies(state: State, player: PlayerId, filter: Filter, card: CardId, mode: CardValues | None = None) -> bool:
    """Whether a card in hand is what a text says once it is declared that it is played (1E-12.3.0.1/1).

    It is controlled from then on, so what texts give to all of its player's cards counts; its own texts do not yet.
    """
    it = definition(state, card)
    if current_values_for(state, world_of(state).dependencies(filter).values) is None:
        if mode is None and state.cards[card].role == "hand" and is_of_the_card(filter):
            return is_by_print(state, filter, card)
        return speaks_of(state, filter, card, mode)
    if it.continuous:
        return speaks_of(state, filter, card, mode)
    return qualifies_in(state, player, filter, card, -1 if mode is None else it.modes.index(mode))


OF_THE_CARD = frozenset(
    ("types", "affiliations", "classifications", "species", "characteristics", "keywords", "icons", "skills", "titles")
)
"""Traits that all copies of a card in a hand have, or none, where no text in force gives them."""

BY_PRINT: Cache[tuple[Filter, str], bool] = Cache()
"""By what is asked, and by definition."""


@cache
def is_of_the_card(filter: Filter) -> bool:
    """Whether a filter looks at nothing but such traits."""
    others = filter.names("one_of")
    return OF_THE_CARD.issuperset(filter.said.keys() - {"one_of"}) and all(map(is_of_the_card, others))


def is_by_print(state: State, filter: Filter, card: CardId) -> bool:
    """Whether a card in hand is what is said, found out once for all its copies."""
    kept, key = BY_PRINT.of(state), (filter, state.cards[card].definition)
    found = kept.get(key)
    if found is None:
        found = kept[key] = speaks_of(state, filter, card)
    return found


@cached_on(VALUES)
def qualifies_in(state: State, player: PlayerId, filter: Filter, card: CardId, mode: int) -> bool:
    """Whether it is in one of its affiliations by number, or in any of them (-1)."""
    modes = range(len(definition(state, card).modes)) if mode < 0 else (mode,)
    return any(speaks_of(if_controlled(state, player, card, at), filter, card) for at in modes)


def if_controlled(state: State, player: PlayerId, card: CardId, mode: int) -> State:
    """The game as though a player controlled a card already, in one of its affiliations and at no place."""
    supposed = state.clone()
    verbs = state.ruleset.verbs
    verbs["place"].apply(supposed, Change("place", (card,), player, to=player, role="table"))
    verbs["change-affiliation"].apply(supposed, Change("change-affiliation", (card,), player, amount=mode))
    return supposed


def wrong_moment(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why it is not the moment to play the card (1E-6.5.1/1, /3, /4, 1E-6.5.1.1/2)."""
    it, now = definition(state, card), segment(state)
    kind = it.plays_as
    if now == "seed":
        return refusal("seed-phases")
    if it.is_agenda:
        return refusal("agenda-face-down")
    if kind not in PLAYABLE:
        return not_played(it)
    if it.waits:
        return refusal("needs-its-moment")
    if now not in PARTS:
        return refusal("not-between-actions")
    problem = wrong_time(state, player, kind)
    if problem is None or (is_between_actions(state) and plays(state, player, card, ANY_TIME)):
        return None
    return None if plays(state, player, card, SUSPENDING) else problem


def suspends_elsewhere(state: State, player: PlayerId, card: CardId, target: EntityId) -> Refusal | None:
    """Why a card that suspends play only for some of what it is played on is not played on that now (1E-G:doorway/2).

    To a dilemma that is met just now it responds, if it says so.
    """
    if LISTENING[SUSPENDING] not in state.watched:
        return None
    it = definition(state, card)
    texts = [text for _, text in it.of_kind(Plays) if text.how == SUSPENDING and text.cards is None]
    if not texts or (problem := wrong_time(state, player, it.plays_as)) is None:
        return None
    speaks = Reading(card, player)
    if target in state.cards and state.cards[target].role == "encountered":
        return problem
    if any(text.at is None or target in cards_meant(state, speaks, text.at) for text in texts):
        return None
    return problem


PARTS = ("play", "orders")


def not_played(it: CardDefinition) -> Refusal:
    """Why a card of another type than those that are played is not: an artifact perhaps because its text is missing."""
    if it.type != "artifact":
        return refusal("not-playable")
    return refusal("not-earned" if it.is_built else "not-built")


def wrong_time(state: State, player: PlayerId, kind: str) -> Refusal | None:
    """Why cards of a type are not played now unless they say so themselves (1E-6.5.1/1, /3)."""
    if not is_between_actions(state):
        return refusal("not-between-actions")
    return None if kind == "interrupt" else wrong_part(state, player, kind)


def kinds_in_time(state: State, player: PlayerId) -> tuple[str, ...]:
    """The types of which cards may be played now by the rules alone (1E-6.1/2, 1E-6.5.1/1, 1E-6.5.1.1/1)."""
    now = segment(state)
    if now not in PARTS or not is_between_actions(state):
        return ()
    if active_player(state) != player:
        return ("interrupt",)
    return PLAYABLE if now == "play" else PLAYED_BESIDE


def speak_for_themselves(state: State) -> bool:
    """Whether a card of this game says that cards are played at any time, or that play is suspended for them."""
    return LISTENING[ANY_TIME] in state.watched or LISTENING[SUSPENDING] in state.watched


def wrong_part(state: State, player: PlayerId, kind: str) -> Refusal | None:
    """Why it is not the part of the turn for cards of that type (1E-6.1/2, 1E-6.5.1.1/1)."""
    is_own = active_player(state) == player
    if kind == "doorway":
        return None if is_own else refusal("doorway-own-turn")
    return None if is_own and segment(state) == "play" else not_now(state, player, "play")
