"""The current objective of a Borg player: what it lets scout, and when it may be completed by probing (1E-7.3).

It lies on the mission that it targets from the beginning, so that everybody sees which that is; it counts as placed
there once it is completed.
"""

from __future__ import annotations

from functools import cache

from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.leaves import FIRST_CARD, TABLE, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.borg import Scouts, SeeksCounterpart
from spaceline.effects.nodes.choices import Probe
from spaceline.effects.nodes.space import Assimilate
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.perform.reading import values_for_filter
from spaceline.effects.world import world_of
from spaceline.rules.first import places, teams
from spaceline.rules.first.affiliations import affiliations
from spaceline.rules.first.borg.collective import has_spokesman
from spaceline.rules.first.data.printed_values import number
from spaceline.rules.first.definition import BORG_OBJECTIVE, CardDefinition
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.roles import ABDUCTED, CONNECTED, FOUGHT, FULFILLED, SCOUTED, SCOUTING, WORTH
from spaceline.rules.first.suspension import victims
from spaceline.rules.first.values import definition, facts, is_dilemma, is_stopped, type_of

BORG = "Bor"
DOTS = "skill dots"
ANY = Filter()


def turn_number(state: State) -> int:
    """The number of the turn that is going on, counted from one."""
    return state.mark(TABLE, "turns") + 1


def is_borg_objective(state: State, card: CardId) -> bool:
    """Whether a card is an objective that only Borg use."""
    return card in state.watched.get(BORG_OBJECTIVE, ())


def current_objective(state: State, player: PlayerId) -> CardId:
    """The objective that a Borg player follows, which is not completed yet; 0 for none (1E-7.3.1/3)."""
    for card in state.watched.get(BORG_OBJECTIVE, ()):
        leaf = state.cards[card]
        if (
            leaf.controller == player
            and state.in_play(card)
            and leaf.role != "playing"
            and not is_fulfilled(state, card)
        ):
            return card
    return 0


def is_fulfilled(state: State, card: CardId) -> bool:
    """Whether an objective has been completed, and is on its mission for that."""
    return bool(state.mark(card, FULFILLED))


def another_is_current(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why an objective cannot become current: another one is (1E-7.3.1/3, 1E-G:borg/7).

    Nor one that seeks a counterpart beside another counterpart (1E-G:assimilation-personnel/4).
    """
    if not is_borg_objective(state, card):
        return None
    if seeks(state, card) is not None and has_spokesman(state, player):
        return refusal("no-counterpart")
    if current_objective(state, player) in (0, card):
        return None
    return refusal("objective-current")


def objective_at(state: State, player: PlayerId, place: PlaceId) -> CardId:
    """The current objective of a player, if it lets Borg scout there; 0 otherwise (1E-G:scouting-locations/1)."""
    if BORG_OBJECTIVE not in state.watched:
        return 0
    card = current_objective(state, player)
    if not card or not lets_scout(state, card) or target_ship(state, card):
        return 0
    return card if places.place_of(state, card) == place else 0


def target_ship(state: State, objective: CardId) -> CardId:
    """The ship that an objective targets, on which it lies; 0 where it targets a location (1E-G:scouting-ships/1)."""
    leaf = state.cards[objective]
    return leaf.parent if leaf.role == "on" and type_of(state, leaf.parent) == "ship" else 0


def ship_to_scout(state: State, player: PlayerId) -> CardId:
    """The ship that the current objective of a player lets Borg scout; 0 for none."""
    if BORG_OBJECTIVE not in state.watched:
        return 0
    card = current_objective(state, player)
    return target_ship(state, card) if card and lets_scout(state, card) else 0


def lets_scout(state: State, card: CardId) -> bool:
    """Whether an objective says that its target may be scouted."""
    return bool(definition(state, card).of_kind(Scouts))


def sought(state: State, player: PlayerId) -> CardId:
    """The personnel whom the current objective of a player seeks as a counterpart; 0 for none."""
    card = current_objective(state, player) if BORG_OBJECTIVE in state.watched else 0
    return sought_by(state, card) if card and seeks(state, card) is not None else 0


def sought_by(state: State, card: CardId) -> CardId:
    """The personnel whom an objective has chosen as its target; 0 for none."""
    return next(iter(victims(state, card)), 0)


def where_aimed(state: State, card: CardId) -> PlaceId:
    """Where the target of an objective is: it lies there, or has chosen a personnel who is there."""
    who = sought_by(state, card) if seeks(state, card) is not None else 0
    return places.place_of(state, who or card)


def seeks(state: State, card: CardId) -> SeeksCounterpart | None:
    """The text of an objective by which it seeks a counterpart."""
    texts = definition(state, card).of_kind(SeeksCounterpart)
    return texts[0][1] if texts else None


def is_connected(state: State, card: CardId, wanted: Filter) -> bool:
    """Whether a personnel is connected to equipment like that."""
    tables = (effect.source for effect in state.lasting if card in effect.cards.get(CONNECTED, ()))
    world = world_of(state)
    return bool(world.fitting(state, tuple(tables), wanted, values_for_filter(state, wanted)))


def is_assimilated(state: State, place: PlaceId) -> bool:
    """Whether a planet was assimilated: an objective that assimilates was completed there (1E-7.3.2.1.1/2)."""
    cards = state.watched.get(BORG_OBJECTIVE, ())
    return any(
        is_fulfilled(state, card) and places.place_of(state, card) == place and assimilates(definition(state, card))
        for card in cards
    )


@cache
def assimilates(it: CardDefinition) -> bool:
    """Whether a text of a card assimilates."""
    return any(isinstance(node, Assimilate) for text in it.abilities for _, node in walk(text))


def scoutings_to_complete(state: State, player: PlayerId) -> tuple[Change, ...]:
    """The scouting that is complete as a turn ends: it was begun, and no dilemma is left there to be met.

    1E-7.3.2.1/3, 1E-G:scouting-locations/6; whoever scouted may be dead or stopped by now. A dilemma that was met and
    stays in play is not left (1E-7.3.2.1/4).
    """
    card = current_objective(state, player)
    if not card or state.mark(card, SCOUTED):
        return ()
    place = places.place_of(state, card)
    if ship := ship_to_scout(state, player):
        done = Change("complete-scouting", (card,), player, to=place, amount=turn_number(state))
        return (done,) if scouts_aboard(state, player, ship) else ()
    if not state.mark(card, SCOUTING):
        return ()
    if any(is_dilemma(state, seed) for seed in state.zone(place, "seeds")):
        return ()
    return (Change("complete-scouting", (card,), player, to=place, amount=turn_number(state)),)


def scouts_aboard(state: State, player: PlayerId, ship: CardId) -> tuple[CardId, ...]:
    """The active Borg of a player aboard a ship: while somebody is, no other is sent (1E-7.3.2.2/1, 1E-G:active/1)."""
    there = teams.awake_at(state, ship, player)
    return tuple(card for card in there if BORG in affiliations(state, card) and not is_stopped(state, card))


def cannot_probe(state: State, player: PlayerId, option: Option) -> bool:
    """Whether it is too early to probe for an objective, or the Borg have fought for it (1E-7.3.1/2, 1E-7.3.2/2).

    A counterpart must be in the hands of the player, and connected (1E-G:assimilate-counterpart/1).
    """
    card = option.card
    if option.kind != "respond" or not is_borg_objective(state, card):
        return False
    text = seeks(state, card)
    if text is not None:
        is_too_early = is_fulfilled(state, card) or not may_assimilate(state, player, card, text)
        return is_too_early and probes(definition(state, card), option.detail)
    if not lets_scout(state, card):
        return False
    scouted = state.mark(card, SCOUTED)
    return is_fulfilled(state, card) or not 0 < scouted < turn_number(state) or have_fought(state, player, card)


def probes(it: CardDefinition, number: str) -> bool:
    """Whether a text of an objective, by its number, is the one by which its player probes."""
    return number.isdigit() and any(isinstance(node, Probe) for _, node in walk(it.abilities[int(number)]))


def may_assimilate(state: State, player: PlayerId, card: CardId, text: SeeksCounterpart) -> bool:
    """Whether the personnel whom an objective targets is abducted and connected, and the Borg have not fought there."""
    target = sought_by(state, card)
    is_held = state.mark(target, ABDUCTED) == player and is_connected(state, target, text.table)
    return is_held and not have_fought(state, player, card)


def have_fought(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether Borg of a player were in a battle this turn or in the last one where the target of an objective is.

    Or where it was: that it has left does not help (1E-7.3.1/2).
    """
    name, since = FOUGHT[player], turn_number(state) - 1
    fought = max(state.mark(where_aimed(state, card), name), state.mark(card, name))
    return bool(fought) and fought >= since


def fulfilling(state: State, player: PlayerId, card: CardId, where: EntityId) -> Change:
    """An objective is placed on its mission or ship: it is completed, and its points are scored (1E-7.3/1)."""
    box, text = facts(state, card).points, seeks(state, card)
    points = number(box.value) if box is not None else 0
    if text is not None:
        points = text.points * sum(world_of(state).stats(state, where, DOTS, values_for_filter(state, ANY), ANY))
    role, detail = "at" if where < FIRST_CARD else "on", WORTH if text is not None else ""
    return Change("fulfil", (card,), player, card, to=where, role=role, amount=points, detail=detail)
