"""Who takes part in a mission attempt, and whom a dilemma concerns (1E-7.2.1/4, 1E-7.2.2.0.1/4, 1E-10.2.5)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.caching import VALUES, cached_on
from spaceline.core.data.frames import Changing
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.replaceable import Replaceable
from spaceline.core.state import State
from spaceline.core.windows import innermost
from spaceline.rules.first import places, teams
from spaceline.rules.first.data.frames import MissionAttempt, PersonnelBattle, SeedEncounter, ShipBattle
from spaceline.rules.first.values import is_able
from spaceline.rules.first.verbs.battle import IN_BATTLE


def current_attempt(state: State) -> MissionAttempt | None:
    """The attempt that is going on."""
    at = innermost(state, MissionAttempt)
    frame = state.frames[at] if at >= 0 else None
    return frame if isinstance(frame, MissionAttempt) else None


def end_attempt(state: State) -> bool:
    """Let the attempt that is going on end once the present encounter is over; returns whether there is one."""
    at = innermost(state, MissionAttempt)
    if at >= 0:
        state.frames[at] = replace(state.frames[at], has_failed=True)
    return at >= 0


def current_encounter(state: State) -> SeedEncounter | None:
    """The seed that is being encountered."""
    at = innermost(state, SeedEncounter)
    frame = state.frames[at] if at >= 0 else None
    return frame if isinstance(frame, SeedEncounter) else None


def opposing(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The force that battles one of the player's, whoever controls it, until it is known who wins (1E-7.4.1.0.3/1)."""
    for frame in reversed(state.frames):
        if isinstance(frame, (PersonnelBattle, ShipBattle)):
            side = {frame.defender: 1, frame.attacker: 2}.get(player, 0)
            is_open = not frame.winner and not (isinstance(frame, PersonnelBattle) and frame.is_over)
            return frame.forces[side] if side and is_open else ()
    return ()


def current_battle(state: State) -> PersonnelBattle | ShipBattle | None:
    """The battle that is going on, or that players respond to the end of."""
    return next((frame for frame in reversed(state.frames) if isinstance(frame, (PersonnelBattle, ShipBattle))), None)


def fallen(state: State) -> tuple[tuple[CardId, PlayerId], ...]:
    """Those who were killed in the personnel battle, each with who controlled it (1E-7.4.2/9)."""
    battle = current_battle(state)
    return battle.fallen if isinstance(battle, PersonnelBattle) else ()


def involved(state: State) -> tuple[CardId, ...]:
    """Those who are in the battle and where it takes place: whoever is taken out of it or has left is not.

    1E-7.4.1.0.2/1.
    """
    battle = current_battle(state)
    if battle is None:
        return ()
    marks, everybody = state.marks, (*battle.forces[1], *battle.forces[2])
    beginning = about_to_fight(state)
    if isinstance(battle, ShipBattle):
        there = tuple(card for card in everybody if (card, IN_BATTLE) in marks or card in beginning)
        return tuple(card for card in there if places.place_of(state, card) == battle.place)
    there = tuple(card for card in everybody if state.in_play(card) and is_at_battle(state, card, battle.where))
    return there if battle.is_over else tuple(card for card in there if (card, IN_BATTLE) in marks)


def about_to_fight(state: State) -> tuple[CardId, ...]:
    """Those who will be in a battle that is being announced, as long as it can be prevented (1E-7.4.2/2)."""
    waiting = (change for frame in state.frames if isinstance(frame, Changing) for change in frame.pending[:1])
    return next((change.cards for change in waiting if change.verb == "begin-battle"), ())


def is_at_battle(state: State, card: CardId, where: EntityId) -> bool:
    """Whether a card is where a personnel battle is, or aboard a ship that is carried there (1E-7.1.6.1.0.1/2)."""
    container = places.container(state, card)
    return where in (container, places.hull_of(state, container))


def where_of(attempt: MissionAttempt) -> EntityId:
    """Where the attempting team is: aboard the ship, on the surface, or at a site."""
    return attempt.where


@cached_on(VALUES)
def left_of(state: State, members: tuple[CardId, ...], where: EntityId, player: PlayerId) -> tuple[CardId, ...]:
    """Those of a team who still work in the attempt: gone and separated ones do not (1E-10.2.5/1).

    An infiltrator who chose to take part does so to the end (1E-7.9/5).
    """
    inside = places.cards_inside(state, where)
    there = (*teams.at_large(state, places.own(state, inside, player)), *teams.infiltrators_at(state, where, player))
    return tuple(card for card in members if card in there and is_able(state, card))


@Replaceable
def taking_part(state: State, attempt: MissionAttempt) -> tuple[CardId, ...]:
    """Everybody who is left in the attempt, of both teams where there are two (1E-7.2.1.0.2/1)."""
    main = left_of(state, attempt.participants, where_of(attempt), attempt.player)
    return (*main, *left_of(state, attempt.joined, attempt.place, attempt.player)) if attempt.joined else main


def facing(state: State) -> tuple[CardId, ...]:
    """The personnel whom the present dilemma concerns; outside of an encounter, those who attempt."""
    attempt = current_attempt(state)
    if attempt is None:
        return ()
    left = taking_part(state, attempt)
    return tuple(card for card in left if card in attempt.faces) if attempt.faces else left


def equipment_of(state: State, attempt: MissionAttempt) -> tuple[CardId, ...]:
    """What those who take part carry: nothing of other teams, and nothing that is stopped (1E-7.1/4, 1E-10.2.5/1)."""
    crew = teams.equipment_of(state, left_of(state, attempt.participants, where_of(attempt), attempt.player))
    if not attempt.joined:
        return crew
    return (*crew, *teams.equipment_of(state, left_of(state, attempt.joined, attempt.place, attempt.player)))


def equipment_facing(state: State) -> tuple[CardId, ...]:
    """What those carry whom the present dilemma concerns."""
    attempt = current_attempt(state)
    if attempt is None:
        return ()
    with_it = equipment_of(state, attempt)
    where = {places.container(state, card) for card in facing(state)} if attempt.faces else set()
    return tuple(card for card in with_it if places.container(state, card) in where) if where else with_it


def facing_a_dilemma(state: State) -> tuple[CardId, ...]:
    """Those who face a dilemma, as long as one is encountered: nobody as the mission's requirements are checked."""
    return facing(state) if current_encounter(state) is not None else ()
