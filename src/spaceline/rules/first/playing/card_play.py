"""Which cards use the normal card play, and which play for free (1E-6.1, 1E-6.1.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import Plays
from spaceline.effects.nodes.tests import Unused
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.perform.reading import holds
from spaceline.effects.scope import Reading
from spaceline.rules.first import places
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.data.frames import Turn
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.playing.company import named_by, spots_of
from spaceline.rules.first.playing.limits import is_used_up, note_use
from spaceline.rules.first.playing.reporting import homeworlds_open
from spaceline.rules.first.playing.time_locations import TYPE
from spaceline.rules.first.playing.timing import (
    ANY_TIME,
    FREE,
    INFILTRATING,
    LISTENING,
    PLAYED_BESIDE,
    SUSPENDING,
    of_itself,
    of_others,
    plays,
    qualifies,
    speak_for_themselves,
    speaking,
)
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.side_decks.overrunning import FORBIDDING, is_overrun
from spaceline.rules.first.stations.silenced_headquarters import is_silenced
from spaceline.rules.first.turn import plays_left, turn_of
from spaceline.rules.first.values import definition, played_as, type_of

ANYWHERE = 0
"""In place of what a card is played on, where that is not known yet."""


class FreePlay(NamedTuple):
    """A text by which a card plays for free: whose it is, and which of its texts."""

    card: CardId
    at: int
    limit: str


class FreeingText(NamedTuple):
    """A text of a card in play by which others play for free, and what these are."""

    card: CardId
    at: int
    text: Plays
    others: Filter


def free_plays(
    state: State,
    player: PlayerId,
    card: CardId,
    mode: CardValues | None = None,
    target: EntityId = ANYWHERE,
    freeing: Iterable[FreeingText] | None = None,
) -> Iterator[FreePlay]:
    """The texts by which a card would play for free on that, or anywhere: its own, and those of cards in play.

    One that is for a card each turn is left out once it was used; one for one place counts there only. ``freeing`` are
    those of cards in play, where they were looked for already.
    """
    if is_overrun(state, card, target):
        return
    is_home = LISTENING[INFILTRATING] in state.watched and any(
        target in (ANYWHERE, home) for home in homeworlds_open(state, player, card)
    )
    if is_home:
        yield FreePlay(card, 0, "")
    if LISTENING[FREE] not in state.watched:
        return
    for at, own in of_itself(definition(state, card), FREE):
        is_here = is_there(state, player, card, own, target)
        if is_here and (own.test is None or holds(state, Reading(card, player), own.test)):
            yield FreePlay(card, at, "")
    for source, at, text, others in freeing_texts(state, player) if freeing is None else freeing:
        if is_there(state, player, source, text, target) and qualifies(state, player, others, card, mode):
            yield FreePlay(source, at, text.limit)


def freeing_texts(state: State, player: PlayerId) -> Iterator[FreeingText]:
    """The texts of cards in play by which others of a player may play for free now, whichever these are."""
    for source in speaking(state, player, FREE):
        if is_silenced(state, player, source):
            continue
        for at, text in of_others(definition(state, source), FREE):
            if text.cards is None or is_used_up(state, player, source, at):
                continue
            if text.test is None or holds(state, Reading(source, player), text.test):
                yield FreeingText(source, at, text, text.cards)


@cached_on()
def are_free_wherever(state: State) -> bool:
    """Whether what plays for free in this game does so wherever it is played: no text of it names a place."""
    if FORBIDDING in state.watched or LISTENING[INFILTRATING] in state.watched:
        return False
    texts = (
        text for card in state.watched.get(LISTENING[FREE], ()) for _, text in definition(state, card).of_kind(Plays)
    )
    return all(text.at is None for text in texts if text.how == FREE)


def is_there(state: State, player: PlayerId, source: CardId, text: Plays, target: EntityId) -> bool:
    """Whether a card that is played on that is played where the text says.

    That is there, on the planet of a mission, or on a mission of that place. At a time location is whatever comes to
    its surface, its space or a card there (1E-6.3/7).
    Where it names somebody, whoever comes to that one.
    """
    if text.at is None or target == ANYWHERE:
        return True
    named = named_by(state, Reading(source, player), text.at)
    if target in named or any(target in spots_of(state, one) for one in named):
        return True
    apart = {places.place_of(state, one) for one in named if type_of(state, one) == TYPE}
    if apart:
        return places.place_of(state, target) in apart
    if target not in state.cards:
        return any(state.cards[one].role == "mission" and state.cards[one].parent == target for one in named)
    is_mission = type_of(state, target) == "mission"
    return is_mission and places.place_of(state, target) in {places.place_of(state, one) for one in named}


def uses_card_play(
    state: State,
    player: PlayerId,
    card: CardId,
    mode: CardValues | None = None,
    target: EntityId = ANYWHERE,
    freeing: Iterable[FreeingText] | None = None,
) -> bool:
    """Whether playing the card on that uses the normal card play (1E-6.1.0.1/1, 1E-6.1.1/1, 1E-6.5.1/1)."""
    if played_as(state, card) in PLAYED_BESIDE or is_played_anytime(state, player, card, mode):
        return False
    return next(free_plays(state, player, card, mode, target, freeing), None) is None


def those_beside_card_play(state: State, player: PlayerId, cards: Iterable[CardId]) -> list[CardId]:
    """Those of several cards in hand that do not use the normal card play, played anywhere."""
    freeing = tuple(freeing_texts(state, player))
    return [card for card in cards if not uses_card_play(state, player, card, freeing=freeing)]


def is_played_anytime(state: State, player: PlayerId, card: CardId, mode: CardValues | None) -> bool:
    """Whether a text lets the card play at any time, or lets play be suspended for it (1E-6.5.1/1)."""
    if not speak_for_themselves(state):
        return False
    return plays(state, player, card, ANY_TIME, mode) or plays(state, player, card, SUSPENDING, mode)


def has_card_play(state: State, player: PlayerId) -> bool:
    """Whether a player has a normal card play left, or what is played before the first turn uses none."""
    return turn_of(state) is None or plays_left(state, player) > 0


def no_card_play_left(
    state: State, player: PlayerId, card: CardId, mode: CardValues | None = None, target: EntityId = ANYWHERE
) -> Refusal | None:
    """Why the card cannot be played on that once the normal card play is used up (1E-6.1/1)."""
    if has_card_play(state, player) or not uses_card_play(state, player, card, mode, target):
        return None
    return refusal("card-play-used")


def use_card_play(state: State, turn: Turn) -> None:
    """Use up the normal card play of a turn, or after it one that was granted (1E-6.1/1)."""
    if turn.has_played:
        request(state, Change("grant-plays", (), turn.player, amount=-1))
    else:
        state.frames[0] = replace(turn, has_played=True)


def note_free_play(state: State, player: PlayerId, card: CardId, mode: CardValues | None, target: EntityId) -> None:
    """Remember by which text a card plays for free, if that is for one card each turn and nothing else frees it."""
    if is_played_anytime(state, player, card, mode):
        return
    ways = sorted(free_plays(state, player, card, mode, target), key=lambda way: is_rewarded(state, way.card, way.at))
    if ways and all(way.limit for way in ways):
        note_use(state, player, ways[0].card, ways[0].at)


def is_rewarded(state: State, card: CardId, at: int) -> bool:
    """Whether a card gives something else to whoever does not use that text of it."""
    return at in rewarded(definition(state, card))


@cache
def rewarded(it: CardDefinition) -> frozenset[int]:
    """The texts by which cards play for free, in whose place its player may do something else."""
    unused = {node.text - 1 for text in it.abilities for _, node in walk(text) if isinstance(node, Unused)}
    return frozenset(at for at, text in it.of_kind(Plays) if text.how == FREE and at in unused)


def was_needless(state: State, player: PlayerId, card: CardId, at: int) -> bool:
    """Whether a card need not have been free by that text: the normal card play, which is left, would have done.

    So nobody loses what the card gives in its place by the order in which cards are played (1E-6.1.1/1).
    """
    return is_rewarded(state, card, at) and plays_left(state, player) > 0
