"""Tribbles are moved: small ones carried by personnel, large ones beamed by Transporter Skill.

1E-11.3/4, 1E-10.1.1.4/1, 1E-G:tribble/2.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option, Refusal, Selection
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.ruleset import DONE, ActionRule, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.data.frames import TribblesMoved
from spaceline.rules.first.definition import TRIBBLES
from spaceline.rules.first.movement.barriers import stops_beams
from spaceline.rules.first.movement.beaming import are_of_one_station, no_operator
from spaceline.rules.first.movement.offering import no_order, orders
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.side_decks import groups, straying, troubles
from spaceline.rules.first.values import card_values, is_able, is_barred, type_of
from spaceline.rules.first.verbs.side_decks import HAS_BEAMED

PICK_UP, PUT_DOWN, BEAM = "pick-up", "put-down", "beam-tribbles"
SEND, FETCH = "send", "fetch"
"""Whether whoever beams large ones is where they are, or where they go."""
SKILL = "Transporter Skill"


def find_pick_ups(state: State, player: PlayerId) -> Iterator[Option]:
    """Each small tribble with each personnel who could carry it; one of several copies is enough."""
    for tribble in lying(state, player):
        end = groups.where(state, tribble)
        for card in places.of_type(state, places.own(state, places.inside(state, end), player), "personnel"):
            if cannot_pick_up(state, player, tribble, card) is None:
                yield Option(PICK_UP, tribble, card)


def lying(state: State, player: PlayerId) -> Iterator[CardId]:
    """The small tribbles that nobody carries: of those alike in a place the one that a player knows longest."""
    seen = set()
    for card in groups.known_longest(state, player, state.watched.get(TRIBBLES, ())):
        leaf = state.cards[card]
        alike = (leaf.definition, leaf.controller, leaf.parent)
        if leaf.role in ("aboard", "surface") and groups.is_small(state, card) and alike not in seen:
            seen.add(alike)
            yield card


def no_pick_up(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why nobody picks that up."""
    return no_order(state, player, option, "target") or cannot_pick_up(state, player, option.card, option.target)


def cannot_pick_up(state: State, player: PlayerId, tribble: EntityId, card: EntityId) -> Refusal | None:
    """Why a personnel does not carry a card: a small tribble, whosever it is, and no second one (1E-11.3/4)."""
    if not is_tribble(state, tribble) or groups.is_carried(state, tribble):
        return refusal("no-tribble-there")
    if not groups.is_small(state, tribble):
        return refusal("large-tribble")
    is_own = card in state.cards and state.cards[card].controller == player and type_of(state, card) == "personnel"
    if not is_own or places.container(state, card) != groups.where(state, tribble):
        return refusal("no-carrier-there")
    if not is_able(state, card):
        return refusal("carrier-unable")
    return refusal("carries-a-tribble") if groups.carried_by(state, card) else None


def is_tribble(state: State, card: EntityId) -> bool:
    """Whether it is a Tribble card in play."""
    return card in state.cards and state.in_play(card) and groups.number_on(state, card) > 0


def pick_up(state: State, action: Action) -> None:
    """It goes wherever its carrier goes from now on."""
    option = action.option
    request(state, Change(PICK_UP, (option.card,), action.player, to=option.target, role="on"))


def find_put_downs(state: State, player: PlayerId) -> Iterator[Option]:
    """Each tribble that an own personnel could drop."""
    for card in groups.known_longest(state, player, state.watched.get(TRIBBLES, ())):
        if state.cards[card].role == "on" and cannot_put_down(state, player, card) is None:
            yield Option(PUT_DOWN, card)


def no_put_down(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why that is not dropped."""
    return no_order(state, player, option) or cannot_put_down(state, player, option.card)


def cannot_put_down(state: State, player: PlayerId, tribble: EntityId) -> Refusal | None:
    """Why a personnel does not drop a tribble: who cannot be stopped for it keeps it (1E-11.3/4)."""
    if not is_tribble(state, tribble) or not groups.is_carried(state, tribble):
        return refusal("no-tribble-there")
    carrier = state.cards[tribble].parent
    if state.cards[carrier].controller != player:
        return refusal("not-yours")
    return None if is_able(state, carrier) else refusal("carrier-unable")


def put_down(state: State, action: Action) -> None:
    """It lies there, and who carried it is stopped (1E-11.3/4)."""
    tribble = action.option.card
    carrier = state.cards[tribble].parent
    parent, role = places.zone_of(state, places.container(state, carrier))
    request(
        state,
        Change(PUT_DOWN, (tribble,), action.player, to=parent, role=role),
        Change("stop", (carrier,), action.player),
    )


def find_beams(state: State, player: PlayerId) -> Iterator[Option]:
    """Whoever could beam large tribbles, from where that one is or to there, with the other end."""
    large = (card for card in state.watched.get(TRIBBLES, ()) if state.in_play(card) and groups.is_large(state, card))
    laden = {groups.where(state, card) for card in large}
    for place in sorted({places.place_of(state, end) for end in laden}):
        there = tuple(ends_at(state, place))
        for end in there:
            for card in operators(state, player, end):
                for other in there:
                    for detail in (SEND, FETCH):
                        option = Option(BEAM, card, other, detail)
                        if ends_of(state, option)[0] in laden and cannot_beam(state, player, option) is None:
                            yield option


def ends_at(state: State, place: PlaceId) -> Iterator[EntityId]:
    """Where tribbles could be at a location, whether SHIELDS are up or not (1E-10.1.1.4/1)."""
    return (end for end in groups.ends(state) if places.place_of(state, end) == place)


def large_at(state: State, end: EntityId) -> tuple[CardId, ...]:
    """The large tribbles there, whosever they are."""
    return tuple(card for card in groups.cards_at(state, end) if groups.is_large(state, card))


def operators(state: State, player: PlayerId, end: EntityId) -> Iterator[CardId]:
    """The personnel of a player there who could beam large tribbles."""
    for card in places.of_type(state, places.own(state, places.right_inside(state, end), player), "personnel"):
        if level_of(state, card) and is_able(state, card):
            yield card


def level_of(state: State, card: CardId) -> int:
    """How many large tribbles a personnel may still beam this turn: one for each level (1E-10.1.1.4/1)."""
    return 0 if (card, HAS_BEAMED) in state.marks else card_values(state, card).skills.get(SKILL, 0)


def ends_of(state: State, option: Option) -> tuple[EntityId, EntityId]:
    """From where to where: whoever beams is at one of both ends."""
    own = places.container(state, option.card)
    return (own, option.target) if option.detail == SEND else (option.target, own)


def no_beam(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why large tribbles are not beamed like that."""
    problem = no_order(state, player, option, "target", "detail")
    return problem or cannot_beam(state, player, option)


def cannot_beam(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why that personnel beams none there: without the skill, or where personnel could not be beamed either.

    SHIELDS do not matter (1E-11.3/4, 1E-10.1.1.4/1, 1E-G:tribble/2).
    """
    card = option.card
    if card not in state.cards or state.cards[card].controller != player or type_of(state, card) != "personnel":
        return refusal("not-yours")
    if not level_of(state, card):
        return refusal("no-transporter-skill")
    if not is_able(state, card):
        return refusal("carrier-unable")
    source, target = ends_of(state, option)
    place = places.place_of(state, source)
    if option.detail not in (SEND, FETCH) or not {source, target} <= set(ends_at(state, place)):
        return refusal("no-such-end")
    if source == target or are_of_one_station(state, source, target):
        return refusal("same-end")
    if not large_at(state, source):
        return refusal("no-tribble-there")
    return no_operator(state, player, source, target) or no_way(state, player, source, target)


def no_way(state: State, player: PlayerId, source: EntityId, target: EntityId) -> Refusal | None:
    """Why nothing at all is beamed from one to the other: a card is in the way."""
    vessels = (places.vessel_of(state, end) for end in (source, target) if end >= FIRST_CARD)
    is_in_the_way = stops_beams(state, player, source, target) or any(is_barred(state, one, "beam") for one in vessels)
    return refusal("beaming-barred") if is_in_the_way else None


def begin_beam(state: State, action: Action) -> None:
    """Choose which of them."""
    source, target = ends_of(state, action.option)
    state.frames.append(
        TribblesMoved(
            step="choose_tribbles",
            player=action.player,
            source=source,
            target=target,
            operator=action.option.card,
        )
    )


def choose_tribbles(state: State, frame: TribblesMoved) -> Decision:
    """Ask which large tribbles are beamed: one for each level of the skill (1E-10.1.1.4/1, 1E-G:tribble/2)."""
    there = large_at(state, frame.source)
    most = min(level_of(state, frame.operator), len(there))
    return Decision(
        frame.player,
        "cards",
        BEAM,
        selection=Selection(there, min(1, most), most),
        about=(frame.source, frame.target),
        clause="1E-10.1.1.4/1",
    )


def beam_over(state: State, frame: TribblesMoved, answer: Answer) -> Next:
    """They are there, and whoever beamed them is stopped; then Troubles may go along (1E-11.3/3, /4)."""
    if not answer.cards:
        return DONE
    parent, role = places.zone_of(state, frame.target)
    operator, player = frame.operator, frame.player
    state.frames[state.depth] = replace(frame, owners=troubles.owners(state, answer.cards, frame.source))
    request(
        state,
        Change(BEAM, answer.cards, player, operator, to=parent, role=role),
        Change("stop", (operator,), player),
    )
    return None


def leave(state: State, frame: TribblesMoved) -> Next:
    """All is where it goes."""
    return DONE


TRIBBLES_MOVED: Procedure = Procedure(
    TribblesMoved,
    Choose(choose_tribbles, beam_over),
    Choose(straying.choose_way, straying.go_that_way),
    Choose(straying.choose_strays, straying.stray),
    Choose(troubles.choose_troubles, troubles.bring_along),
    leave,
)

ACTIONS: tuple[ActionRule, ...] = (
    ActionRule(PICK_UP, orders(find_pick_ups), no_pick_up, pick_up, needs=TRIBBLES),
    ActionRule(PUT_DOWN, orders(find_put_downs), no_put_down, put_down, needs=TRIBBLES),
    ActionRule(BEAM, orders(find_beams), no_beam, begin_beam, needs=TRIBBLES),
)
