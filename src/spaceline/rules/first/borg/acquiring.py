"""Artifacts that lie face up where the Borg have completed an objective, and who acquires them later (1E-7.3.2.1/5).

They lie there for whoever is no Borg, of either player, and for Borg whose text says so (1E-G:artifact/2).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option, Refusal, Selection
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.ruleset import DONE, ActionRule, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.effects.nodes.borg import Acquires
from spaceline.rules.first import places, teams
from spaceline.rules.first.borg.collective import is_borg
from spaceline.rules.first.borg.objectives import is_fulfilled, lets_scout
from spaceline.rules.first.data.frames import Acquiring, MissionAttempt
from spaceline.rules.first.definition import BORG_OBJECTIVE
from spaceline.rules.first.missions import seeds, solving
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.turn import in_orders, not_now
from spaceline.rules.first.values import definition, is_landed, type_of

KIND = "acquire"


def offer_acquiring(state: State, player: PlayerId) -> Iterable[Option]:
    """What could be acquired now, and where whoever does it is."""
    return tuple(find_acquiring(state, player)) if in_orders(state, player) and BORG_OBJECTIVE in state.watched else ()


def find_acquiring(state: State, player: PlayerId) -> Iterator[Option]:
    """Look at every location where finds lie face up."""
    for place in places.locations(state):
        for card in state.zone(place, "found") if was_taken(state, place) else ():
            yield from (Option(KIND, card, end) for end in ends(state, place, player))


def no_acquiring(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a card is not acquired there."""
    problem = not_now(state, player, "orders")
    if problem is not None:
        return problem
    card = option.card
    if option.detail:
        return refusal("no-such-target")
    if card not in state.cards or state.cards[card].role != "found" or not was_taken(state, state.cards[card].parent):
        return refusal("nothing-acquired")
    return None if option.target in ends(state, state.cards[card].parent, player) else refusal("nobody-acquires")


def acquire(state: State, action: Action) -> None:
    """Those who are there acquire it, as they would if they had solved the mission."""
    card, player = action.option.card, action.player
    take(state, player, state.cards[card].parent, action.option.target, (card,))


def was_taken(state: State, place: PlaceId) -> bool:
    """Whether an objective that let Borg scout was completed at a location."""
    there = (card for card in state.watched.get(BORG_OBJECTIVE, ()) if is_fulfilled(state, card))
    return any(places.place_of(state, card) == place and lets_scout(state, card) for card in there)


def ends(state: State, place: PlaceId, player: PlayerId) -> tuple[EntityId, ...]:
    """Where at a location somebody of a player is who acquires what lies there: on the planet, or aboard in space."""
    vessels = places.own(state, places.vessels_at(state, place), player)
    rooms = (room for vessel in vessels for room in places.rooms(state, vessel))
    there = (*((place,) if places.has_surface(state, place) else ()), *rooms)
    return tuple(end for end in there if acquirers(state, place, end, player))


def acquirers(state: State, place: PlaceId, end: EntityId, player: PlayerId) -> tuple[CardId, ...]:
    """Who acquires there: usable personnel who are no Borg, and Borg whose text says so.

    On a planet those aboard ships do not; the others are on the surface, and those Borg on the planet in whatever.
    """
    able = tuple(card for card in teams.personnel_at(state, end, player) if teams.is_usable(state, card))
    entitled = tuple(card for card in able if definition(state, card).of_kind(Acquires))
    everybody = (*entitled, *(card for card in able if not is_borg(state, card)))
    if end == place:
        return everybody
    if is_in_space(state, place, end):
        return everybody if type_of(state, places.vessel_of(state, end)) == "ship" else ()
    return entitled if is_on_planet(state, end) else ()


def is_in_space(state: State, place: PlaceId, end: EntityId) -> bool:
    """Whether somebody is in space at a mission in space."""
    return places.kind_of(state, place) != "planet" and not is_on_planet(state, end)


def is_on_planet(state: State, end: EntityId) -> bool:
    """Whether a ship or facility stands on a planet."""
    vessel = places.vessel_of(state, end)
    return vessel >= FIRST_CARD and (state.cards[vessel].role == "surface" or is_landed(state, vessel))


def take(state: State, player: PlayerId, place: PlaceId, end: EntityId, cards: tuple[CardId, ...]) -> None:
    """Those there earn cards that lie face up at the location."""
    team = acquirers(state, place, end, player)
    mission, ship = places.mission_for(state, place, player), end if end >= FIRST_CARD else 0
    solving.earn(
        state, MissionAttempt(player=player, mission=mission, place=place, ship=ship, participants=team), cards
    )


def turned_up(state: State, fulfilled: Change) -> tuple[Change, ...]:
    """Once an objective is completed what was seeded to be earned lies face up there (1E-7.3.2.1/5)."""
    if fulfilled.to >= FIRST_CARD:
        return ()
    there = state.zone(fulfilled.to, "seeds")
    finds = tuple(card for card in there if type_of(state, card) in seeds.FINDS)
    legal = tuple(card for card in finds if not seeds.is_mis_seed(state, card, fulfilled.to))
    return (Change("find", legal, fulfilled.player, to=fulfilled.to, role="found"),) if legal else ()


def begin_acquiring(state: State, fulfilled: Change) -> None:
    """Borg present whose text says so may acquire what lies there at once (1E-G:assimilation-planet/2)."""
    if fulfilled.to < FIRST_CARD:
        state.frames.append(Acquiring(step="which_are_acquired", player=fulfilled.player, place=fulfilled.to))


def which_are_acquired(state: State, frame: Acquiring) -> Decision | None:
    """Ask which of the finds are acquired; nobody is asked where nobody can."""
    found, there = state.zone(frame.place, "found"), ends(state, frame.place, frame.player)
    if not found or not there:
        return None
    selection = Selection(found, 0, len(found))
    about = (places.mission_for(state, frame.place, frame.player),)
    return Decision(frame.player, "cards", "acquire", selection=selection, about=about, clause="1E-7.3.2.1/5")


def acquire_chosen(state: State, frame: Acquiring, answer: Answer) -> Next:
    """Those there acquire what was chosen."""
    if answer.cards:
        take(state, frame.player, frame.place, ends(state, frame.place, frame.player)[0], answer.cards)
    return DONE


def leave(state: State, frame: Acquiring) -> Next:
    """What nobody acquires stays where it lies."""
    return DONE


ACQUIRING: Procedure = Procedure(Acquiring, Choose(which_are_acquired, acquire_chosen), leave)

ACTIONS: tuple[ActionRule, ...] = (ActionRule(KIND, offer_acquiring, no_acquiring, acquire, needs=BORG_OBJECTIVE),)
