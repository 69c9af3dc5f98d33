"""Troubles by which tribbles go elsewhere: with personnel who leave, or next door once others were bred (1E-11.3/3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import PASS, Answer, Decision, Option, Selection
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlayerId
from spaceline.core.ruleset import DONE, Next
from spaceline.core.state import State
from spaceline.effects.nodes.movement import Strays
from spaceline.rules.first import places
from spaceline.rules.first.data.frames import TribblesMoved
from spaceline.rules.first.definition import TROUBLES
from spaceline.rules.first.side_decks import groups, troubles
from spaceline.rules.first.values import definition, is_cloaked

LEFT, BRED = "left", "bred"
WAY = "tribbles-stray"
"""The kind of option by which somebody says where they go."""


def text_of(state: State, trouble: CardId) -> Strays:
    """The text of a Trouble by which tribbles go elsewhere."""
    found: Strays = definition(state, trouble).of_kind(Strays)[0][1]
    return found


def with_passengers(
    state: State, player: PlayerId, cards: Iterable[CardId], source: EntityId, target: EntityId
) -> None:
    """When personnel have left a ship or facility, tribbles may go with them."""
    if TROUBLES not in state.watched or source < FIRST_CARD or not places.of_type(state, tuple(cards), "personnel"):
        return
    for trouble in moving(state, source, LEFT):
        if is_awake(state, trouble, source):
            begin(state, "choose_strays", trouble, source, target)


def after_breeding(state: State, player: PlayerId, source: EntityId) -> None:
    """When a player has bred tribbles, some of these may go next door: those just bred count (1E-11.3/3)."""
    for trouble in moving(state, source, BRED):
        if state.cards[trouble].controller == player:
            begin(state, "choose_way", trouble, source, 0)


def moving(state: State, source: EntityId, when: str) -> Iterator[CardId]:
    """The Troubles in a place whose texts let tribbles of their player go elsewhere then.

    Of a player's copies only the one that he has known longest: they do not add up (1E-11.3.0.1/1).
    """
    found: dict[tuple[PlayerId, str], CardId] = {}
    for player in state.players:
        there = places.own(state, tuple(groups.cards_at(state, source)), player)
        for card in groups.known_longest(state, player, there):
            is_on = state.ruleset.language.text_is_on(state, card)
            if is_on and definition(state, card).of_kind(Strays) and text_of(state, card).when == when:
                found.setdefault((player, definition(state, card).title), card)
    yield from found.values()


def is_awake(state: State, trouble: CardId, source: EntityId) -> bool:
    """Whether its player has as many tribbles there as a Trouble asks for (1E-11.3/3)."""
    there = groups.group(state, state.cards[trouble].controller, source)
    return sum(groups.number_on(state, tribble) for tribble in there) >= text_of(state, trouble).least


def begin(state: State, step: str, trouble: CardId, source: EntityId, target: EntityId) -> None:
    """Ask the player of a Trouble what goes."""
    player = state.cards[trouble].controller
    state.frames.append(TribblesMoved(step=step, player=player, source=source, target=target, trouble=trouble))


def choose_way(state: State, frame: TribblesMoved) -> Decision | None:
    """Ask where they go, if anywhere, once there are enough of them."""
    if frame.target or not state.in_play(frame.trouble) or not is_awake(state, frame.trouble, frame.source):
        return None
    there = tuple(Option(WAY, frame.trouble, end) for end in next_to(state, frame.source))
    return Decision(frame.player, "option", WAY, (*there, PASS), about=(frame.source,), clause="1E-11.3/3")


def go_that_way(state: State, frame: TribblesMoved, answer: Answer) -> Next:
    """They go there, or nowhere."""
    assert answer.option is not None
    if answer.option == PASS:
        return DONE
    state.frames[state.depth] = replace(frame, target=answer.option.target)
    return None


def next_to(state: State, source: EntityId) -> tuple[EntityId, ...]:
    """The adjacent sites, what docks or is carried there or has landed, and what lies around it."""
    if source < FIRST_CARD:
        vessels = places.of_type(state, state.zone(source, "surface"), "ship", "facility")
        return within(state, vessels)
    leaf = state.cards[source]
    line = places.sites_of(state, leaf.parent) if places.is_site(state, source) else ()
    at = line.index(source) if line else 0
    beside = (*line[max(0, at - 1) : at], *line[at + 1 : at + 2])
    inner = (*state.zone(source, "docked"), *places.of_type(state, state.zone(source, "aboard"), "ship"))
    around = (leaf.parent,) if leaf.role in ("docked", "surface", "aboard") else ()
    return (*beside, *within(state, inner), *around)


def within(state: State, vessels: tuple[CardId, ...]) -> tuple[EntityId, ...]:
    """Where tribbles would be aboard these, as far as they are not cloaked."""
    return tuple(room for vessel in vessels if not is_cloaked(state, vessel) for room in places.rooms(state, vessel))


def choose_strays(state: State, frame: TribblesMoved) -> Decision | None:
    """Ask which of the tribbles there go, no more of them than the Trouble says."""
    if not frame.target or not frame.trouble or not state.in_play(frame.trouble):
        return None
    most = text_of(state, frame.trouble).most
    free = (card for card in groups.group(state, frame.player, frame.source) if not groups.is_carried(state, card))
    there = tuple(card for card in free if groups.number_on(state, card) <= most)
    weights = tuple(groups.number_on(state, card) for card in there)
    return Decision(
        frame.player,
        "cards",
        WAY,
        selection=Selection(there, 0, len(there), weights, most),
        about=(frame.source, frame.target),
        clause="1E-11.3/3",
    )


def stray(state: State, frame: TribblesMoved, answer: Answer) -> Next:
    """They are there, and the Trouble is discarded; others may go along."""
    if not answer.cards:
        return DONE
    player, trouble = frame.player, frame.trouble
    whose = troubles.owners(state, answer.cards, frame.source, (trouble,))
    state.frames[state.depth] = replace(frame, owners=whose)
    parent, role = places.zone_of(state, frame.target)
    request(
        state,
        Change("relocate", answer.cards, player, trouble, to=parent, role=role),
        Change("discard", (trouble,), player, trouble),
    )
    return None
