"""Joining a personnel battle that has begun: who comes from another site of the station, by the text of that site."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action, Window
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.core.windows import innermost
from spaceline.effects.nodes.losing import Reinforces
from spaceline.effects.perform.reading import values_for_filter
from spaceline.effects.world import world_of
from spaceline.rules.first import places
from spaceline.rules.first.affiliations import are_compatible
from spaceline.rules.first.battle.resolution import involved
from spaceline.rules.first.data.frames import PersonnelBattle, Transfer
from spaceline.rules.first.definition import REINFORCES
from spaceline.rules.first.movement.boarding import WALK, may_walk, passengers
from spaceline.rules.first.playing.texts import window_of
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.teams import Team
from spaceline.rules.first.values import definition, type_of
from spaceline.rules.first.verbs.battle import IN_BATTLE, JOIN


def offer_joining(state: State, window: Window, player: PlayerId) -> Iterator[Option]:
    """The sites from which personnel of a player may come, each once in a battle for either player."""
    if REINFORCES not in state.watched or (window.moment, window.occurrence.verb) != ("just", "begin-battle"):
        return
    for site in state.watched[REINFORCES]:
        option = Option(JOIN, site, detail=str(player))
        if option not in window.used and helpers(state, player, site):
            yield option


def battle_of(state: State, player: PlayerId) -> PersonnelBattle | None:
    """The personnel battle that is going on, if the player is in it."""
    depth = innermost(state, PersonnelBattle)
    battle = state.frames[depth] if depth >= 0 else None
    return battle if isinstance(battle, PersonnelBattle) and player in (battle.attacker, battle.defender) else None


def side_of(battle: PersonnelBattle, player: PlayerId) -> int:
    """The number of the force that a player controls."""
    return 1 if battle.attacker == player else 2


def helpers(state: State, player: PlayerId, site: CardId) -> Team:
    """Those at a site who could walk to the battle, and whatever they carry; nobody without one whom the text names.

    All who come must go with everybody of the force (1E-7.4.1.0.6/1).
    """
    battle = battle_of(state, player)
    if battle is None or not (state.in_play(site) and world_of(state).text_is_on(state, site)):
        return ()
    where = battle.where
    if where == site or not places.is_site(state, where) or state.cards[where].parent != state.cards[site].parent:
        return ()
    text: Reinforces = definition(state, site).of_kind(Reinforces)[0][1]
    force = places.of_type(state, battle.forces[side_of(battle, player)], "personnel")
    there = tuple(card for card in passengers(state, player, site, where, WALK) if fits(state, player, card, force))
    values = values_for_filter(state, text.who)
    able = (card for card in there if may_walk(state, card))
    return there if any(world_of(state).matches(state, card, text.who, values) for card in able) else ()


def fits(state: State, player: PlayerId, card: CardId, force: Team) -> bool:
    """Whether a card may come: equipment, or a personnel who can walk and goes with the force."""
    if type_of(state, card) != "personnel":
        return True
    return may_walk(state, card) and all(are_compatible(state, player, card, other) for other in force)


def no_joining(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why nobody comes from there."""
    window = window_of(state, player)
    is_begun = window is not None and (window.moment, window.occurrence.verb) == ("just", "begin-battle")
    is_own = option.detail == str(player) and not option.target
    if not (is_begun and is_own) or REINFORCES not in state.watched or option.card not in state.watched[REINFORCES]:
        return refusal("not-a-valid-response")
    return None if helpers(state, player, option.card) else refusal("nobody-to-move")


def walk_there(state: State, action: Action) -> None:
    """Say who comes; they walk there, and then they are in the battle (``transferring.bring_over``)."""
    site, player = action.option.card, action.player
    battle = battle_of(state, player)
    assert battle is not None
    state.frames.append(
        Transfer(
            step="choose_company",
            player=player,
            source=site,
            target=battle.where,
            verb=WALK,
            by=site,
            only=helpers(state, player, site),
        )
    )


def with_newcomers(state: State, battle: PersonnelBattle) -> PersonnelBattle:
    """The battle with those in its forces who have joined it since it began."""
    if REINFORCES not in state.watched:
        return battle
    here = (card for card in places.right_inside(state, battle.where) if (card, IN_BATTLE) in state.marks)
    coming = tuple(card for card in here if card not in involved(battle.forces))
    sides = {card: side_of(battle, state.cards[card].controller) for card in coming}
    found = {side: (*force, *(card for card in coming if sides[card] == side)) for side, force in battle.forces.items()}
    return replace(battle, forces=found)


def nothing_offered(state: State, player: PlayerId) -> Iterable[Option]:
    """It is done as a battle begins only."""
    return ()


ACTIONS: tuple[ActionRule, ...] = (ActionRule(JOIN, nothing_offered, no_joining, walk_there),)
