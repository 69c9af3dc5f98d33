"""Cards at a location that do not let ships in or any further, nor cards beam (1E-1.2/1)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.effects.names import TARGET
from spaceline.effects.nodes.abilities import Forbids, Immune, Static
from spaceline.effects.nodes.modifiers import Bar
from spaceline.effects.perform.reading import holds
from spaceline.effects.scope import Reading, beholding
from spaceline.rules.first import places
from spaceline.rules.first.definition import BARS_BEAM, BEAMS_PAST
from spaceline.rules.first.language.titles import is_called
from spaceline.rules.first.roles import BEAMED
from spaceline.rules.first.values import definition, facts, is_barred, is_disabled, spared, type_of

ENTER, PASS, HALT, CROSS = "enter", "pass", "halt", "cross"
"""Acts that a text forbids ships at the location where its card lies: entering it, going on from there, and going on
from there in the turn in which they came (1E-G:tetryon-field/1); or going to or from the location on its right."""


ACTS = (ENTER, PASS, HALT, CROSS)


def is_clear(state: State) -> bool:
    """Whether no card in play could keep ships from anywhere."""
    return not any(state.in_play(card) for act in ACTS for card in state.watched.get(f"forbids:{act}", ()))


def stops_before(state: State, player: PlayerId, ship: CardId, place: PlaceId) -> bool:
    """Whether a ship cannot enter a location."""
    return is_forbidden(state, player, ship, place, ENTER)


def stops_behind(state: State, player: PlayerId, ship: CardId, place: PlaceId) -> bool:
    """Whether a ship that is at a location, or flies through it, gets no further."""
    return is_forbidden(state, player, ship, place, PASS)


def halts(state: State, player: PlayerId, ship: CardId, place: PlaceId) -> bool:
    """Whether a ship that comes to a location goes no further this turn."""
    return is_forbidden(state, player, ship, place, HALT)


def keeps_apart(
    state: State, player: PlayerId, ship: CardId, row: tuple[PlaceId, ...], one: PlaceId, two: PlaceId
) -> bool:
    """Whether a ship cannot go from one location to another because of what lies between them, where they are adjacent.

    1E-G:adjacent/1.
    """
    if f"forbids:{CROSS}" not in state.watched:
        return False
    left, right = sorted((row.index(one), row.index(two)))
    return right - left == 1 and is_forbidden(state, player, ship, row[left], CROSS)


def is_forbidden(state: State, player: PlayerId, ship: CardId, place: PlaceId, act: str) -> bool:
    """Whether the text of a card there forbids the act; it calls the ship its target. Others affect phased ships not.

    1E-7.6/6, 1E-7.6/9.
    """
    watchers = state.watched.get(f"forbids:{act}", ())
    if not watchers or state.mark(ship, "phased"):
        return False
    return any(forbids(state, player, ship, card, act) for card in watchers if lies_at(state, card, place))


def lies_at(state: State, card: CardId, place: PlaceId) -> bool:
    """Whether a card in play works at a location."""
    return is_on(state, card) and places.place_of(state, card) == place


def forbids(state: State, player: PlayerId, ship: CardId, card: CardId, act: str) -> bool:
    """Whether one of the texts of a card forbids the act to that ship now; to what is immune to it none does.

    1E-G:immune/1, 1E-G:alternate-universe-door/1.
    """
    title = facts(state, card).title
    if any(is_called(title, name) for name in spared(state, ship)):
        return False
    scope = Reading(card, player, {TARGET: (ship,)})
    texts = definition(state, card).of_kind(Forbids)
    return any(text.act == act and holds(state, scope, text.test) for _, text in texts)


BEAM = "beam"


def stops_beams(state: State, player: PlayerId, source: EntityId, target: EntityId) -> bool:
    """Whether a card keeps what a player beams from going up from a planet, or down to it.

    What stands on the planet is below as its surface is, and beaming across down there is neither (1E-7.1.6/1).
    """
    if BARS_BEAM not in state.watched:
        return False
    return is_closed(state, player, source, target) or is_closed(state, player, target, source)


def is_closed(state: State, player: PlayerId, end: EntityId, other: EntityId) -> bool:
    """Whether one end is on a planet that a card closes to whatever comes from the other or goes there."""
    place = places.place_of(state, end)
    if not is_below(state, end) or (is_below(state, other) and places.place_of(state, other) == place):
        return False
    if not any(is_barred(state, mission, BEAM) for mission in places.missions_at(state, place)):
        return False
    barriers = [card for card, beyond in beam_barriers(state, place) if not beyond]
    return not barriers or not all(beams_past(state, player, card) for card in barriers)


def beams_left(state: State, player: PlayerId, source: EntityId, target: EntityId) -> int | None:
    """How many personnel a player may still beam up or down this turn from one end to the other; None for any number.

    All that beam there count, in either direction (1E-G:atmospheric-ionization/1).
    """
    if BARS_BEAM not in state.watched or is_below(state, source) == is_below(state, target):
        return None
    place = places.place_of(state, target)
    barriers = [(card, beyond) for card, beyond in beam_barriers(state, place) if beyond]
    limits = [beyond for card, beyond in barriers if not beams_past(state, player, card)]
    missions = places.missions_at(state, place)
    return max(0, min(limits) - state.mark(missions[0], BEAMED)) if limits and missions else None


def too_many(state: State, card: CardId, left: int | None) -> bool:
    """Whether a personnel is more than may still beam; two on one card are two (1E-6.3.4/1)."""
    return left is not None and heads(state, card) > left


def heads(state: State, card: CardId) -> int:
    """How many personnel a card is."""
    if type_of(state, card) != "personnel":
        return 0
    return len(facts(state, card).pair) or 1


def is_below(state: State, end: EntityId) -> bool:
    """Whether an end is the surface of a planet, or stands on it."""
    while end >= FIRST_CARD and state.cards[end].role in ("docked", "aboard", places.SITE):
        end = state.cards[end].parent
    return end < FIRST_CARD or state.cards[end].role == "surface"


def beam_barriers(state: State, place: PlaceId) -> Iterator[tuple[CardId, int]]:
    """The cards that keep others from beaming to and from a surface, each with how many personnel it lets through."""
    for card in state.watched.get(BARS_BEAM, ()):
        if not lies_at(state, card, place):
            continue
        scope = beholding(Reading(card, state.cards[card].controller))
        for _, text in definition(state, card).of_kind(Static):
            if text.cards.where == "mission" and (text.test is None or holds(state, scope, text.test)):
                yield from ((card, it.beyond) for it in text.modifiers if isinstance(it, Bar) and BEAM in it.acts)


def beams_past(state: State, player: PlayerId, barrier: CardId) -> bool:
    """Whether a card of the player lets its personnel and equipment beam as if a card did not lie there."""
    title = facts(state, barrier).title
    return any(
        text.beaming and any(is_called(title, name) for name in text.titles)
        for card in enhancers(state, player)
        for _, text in definition(state, card).of_kind(Immune)
    )


def enhancers(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The cards of a player by which others can be beamed past that lie in the way."""
    listed = state.watched.get(BEAMS_PAST, ())
    return tuple(card for card in listed if state.cards[card].controller == player and is_on(state, card))


def is_on(state: State, card: CardId) -> bool:
    """Whether the text of a card in play works."""
    return state.in_play(card) and state.cards[card].role != "playing" and not is_disabled(state, card)
