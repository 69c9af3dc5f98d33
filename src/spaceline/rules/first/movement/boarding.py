"""Who may be brought where: aboard ships, into facilities, onto surfaces (1E-7.1/4, 1E-10.2.10/3, 1E-6.3.2.1/2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from spaceline.core.caching import LASTING, cached_on, cached_while
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first import holograms, places, teams
from spaceline.rules.first.affiliations import (
    Allegiance,
    Treaties,
    affiliations,
    all_mix,
    allegiance_of,
    are_compatible,
    are_kept_apart,
    in_order,
    mixes,
    treaties_of,
)
from spaceline.rules.first.borg.away_teams import no_away_team
from spaceline.rules.first.location_cache import inside
from spaceline.rules.first.movement.barriers import beams_left, is_below, too_many
from spaceline.rules.first.movement.vessels import is_unshielded
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.roles import ABDUCTED
from spaceline.rules.first.stations.trading_posts import BORG, TAKES, side_at, takes_all
from spaceline.rules.first.teams import Team
from spaceline.rules.first.topics import LAYOUT, MODE, MOVES, STATUS
from spaceline.rules.first.values import (
    BARRED,
    are_printed,
    facts,
    is_barred,
    is_captive,
    is_disabled,
    is_in_stasis,
    is_stopped,
    type_of,
)
from spaceline.rules.first.verbs.capture import BRIG
from spaceline.rules.first.verbs.control import borrowed

BEAM, WALK, MOVE, LEAVE_PLACE = "beam", "walk", "move", "leave_place"
BEAM_UP = "beam-up"


def passengers(state: State, player: PlayerId, source: EntityId, target: EntityId, verb: str) -> Team:
    """The player's personnel and equipment at one end who may go to the other; disabled ones are carried.

    1E-7.1/4, 1E-10.2.3/1, 1E-7.7/3. Nobody goes by walking without somebody who walks.
    """
    there = movers(state, player, source, verb)
    left = beams_left(state, player, source, target) if verb == BEAM else None
    free = [card for card in there if not too_many(state, card, left)] if left is not None else there
    found = tuple([card for card in free if cannot_arrive(state, player, card, target, verb) is None])
    return () if verb == WALK and not any(may_walk(state, card) for card in found) else found


def may_somebody_go(state: State, player: PlayerId, source: EntityId, target: EntityId, verb: str) -> bool:
    """Whether ``passengers`` would find anybody or anything; a walk needs somebody who walks."""
    leaves = state.cards
    left = beams_left(state, player, source, target) if verb == BEAM else None
    for card in places.right_inside(state, source):
        if leaves[card].controller != player or (verb == WALK and not may_walk(state, card)):
            continue
        if left is not None and too_many(state, card, left):
            continue
        if cannot_leave(state, card, verb) is None and cannot_arrive(state, player, card, target, verb) is None:
            return True
    return False


def movers(state: State, player: PlayerId, source: EntityId, verb: str) -> Team:
    """The player's personnel and equipment at one end who can leave it, wherever they go."""
    there = places.own(state, places.right_inside(state, source), player)
    return tuple([card for card in there if cannot_leave(state, card, verb) is None])


def transported(state: State, player: PlayerId, source: EntityId, target: EntityId, only: Team) -> Iterator[CardId]:
    """Whom and what of a player a text beams; of personnel perhaps only some.

    What Borg may not do of themselves does not keep them from it (1E-G:borg/11).
    """
    left = beams_left(state, player, source, target)
    for card in movers(state, player, source, BEAM):
        is_meant = not only or card in only or type_of(state, card) == "equipment" or (card, ABDUCTED) in state.marks
        if is_meant and not too_many(state, card, left) and cannot_stay(state, player, card, target) is None:
            yield card


def may_walk(state: State, card: CardId) -> bool:
    """Whether a personnel can walk; one who is under house arrest can (1E-10.2.10/2)."""
    return type_of(state, card) == "personnel" and not is_disabled(state, card) and not is_stopped(state, card)


def cannot_leave(state: State, card: CardId, verb: str) -> Refusal | None:
    """Why a personnel or equipment may not go away from where it is, quarantine included (1E-10.2.7/1)."""
    problem = cannot_go(state, card, verb)
    if problem is not None or are_printed(state, BARRED):
        return problem
    return refusal("quarantined") if is_barred(state, card, LEAVE_PLACE) else None


def cannot_go(state: State, card: CardId, verb: str) -> Refusal | None:
    """Why a personnel or equipment may not be brought anywhere; only an escorted captive moves (1E-7.7/3)."""
    if is_stopped(state, card):
        return refusal("stopped-passengers")
    if is_in_stasis(state, card):
        return refusal("held-passengers")
    if (card, BRIG) in state.marks:
        return refusal("in-brig")
    if verb == BEAM and TAKES in state.watched and is_kept_by_shields(state, card, places.container(state, card)):
        return refusal("shields-up")
    if are_printed(state, BARRED):
        return None
    if is_barred(state, card, MOVE):
        return refusal("may-not-move")
    return refusal("beaming-barred") if verb == BEAM and is_barred(state, card, BEAM) else None


def cannot_arrive(state: State, player: PlayerId, card: CardId, target: EntityId, verb: str = BEAM) -> Refusal | None:
    """Why a player may not bring a personnel or equipment to a place at the location, as a text might."""
    return cannot_stay(state, player, card, target, verb) or no_away_team(state, player, card, target)


def cannot_stay(state: State, player: PlayerId, card: CardId, target: EntityId, verb: str = BEAM) -> Refusal | None:
    """Why a personnel or equipment may not be brought to a place at the location.

    House arrest comes from no choice of one's own (1E-10.2.10.0.1/1).
    """
    if state.lasting and is_between_crews(state, card, target):
        return refusal("not-theirs")
    if TAKES in state.watched and is_kept_by_shields(state, card, target):
        return refusal("not-open-to-borg" if verb == WALK else "shields-up")
    if target >= FIRST_CARD and is_kept_out(state, player, card, target):
        return refusal("shields-up")
    if would_be_arrested(state, player, card, target):
        return refusal("kept-apart" if is_kept_by_box(state, player, card, target) else "house-arrest")
    if holograms.is_projected(state, card) and not holograms.may_exist(state, card, target):
        return refusal("no-projection")
    if not are_printed(state, BARRED) and is_barred(state, card, BEAM_UP) and goes_up(state, card, target):
        return refusal("beaming-barred")
    return None


def is_between_crews(state: State, card: CardId, target: EntityId) -> bool:
    """Whether somebody would go from borrowed ships and crews to the borrower's own, or the other way round."""
    others = borrowed(state) if target >= FIRST_CARD else frozenset()
    return bool(others) and (card in others) != (target in others)


def is_kept_by_shields(state: State, card: CardId, end: EntityId) -> bool:
    """Whether an opposing trading post, whose SHIELDS let in all who are no Borg, is closed to somebody.

    1E-7.1.1/2, 1E-G:ferengi-trading-post/1.
    """
    if not takes_all(state, end) or teams.is_own(state, end, state.cards[card].controller):
        return False
    return BORG in affiliations(state, card) and not is_captive(state, card) and not is_unshielded(state, end)


def is_kept_out(state: State, player: PlayerId, card: CardId, vessel: CardId) -> bool:
    """Whether the SHIELDS of an opponent's facility that all players' compatible cards use are up to a personnel.

    1E-G:facility/6.
    """
    if not facts(state, vessel).common or teams.is_own(state, vessel, player) or type_of(state, card) != "personnel":
        return False
    goes_with_it = is_captive(state, card) or are_compatible(state, player, card, vessel)
    return not (goes_with_it or is_unshielded(state, vessel))


def goes_up(state: State, card: CardId, target: EntityId) -> bool:
    """Whether a card that is on a planet would come to something that is not: by beaming, for nobody walks that far."""
    where = places.container(state, card)
    return bool(where) and is_below(state, where) and not is_below(state, target)


def would_be_arrested(state: State, player: PlayerId, card: CardId, vessel: EntityId) -> bool:
    """Whether a personnel would be incompatible aboard an own ship or facility, with it or with those at large there.

    On a surface and aboard opposing vessels nobody is arrested (1E-7.0.1/3, 1E-7.1.1.0.1/2).
    """
    if vessel < FIRST_CARD or teams.goes_anywhere(state, player, card, vessel):
        return False
    if not teams.is_own(state, vessel, player):
        return False
    if type_of(state, card) != "personnel" or is_captive(state, card):
        return False
    its = allegiance_of(state, card)
    return is_out_of_place(state, player, side_at(state, vessel, its) if TAKES in state.watched else its, vessel)


def is_kept_by_box(state: State, player: PlayerId, card: CardId, vessel: CardId) -> bool:
    """Whether nothing but restriction boxes keeps a personnel from those aboard (1E-G:does-not-work-with/1)."""
    treaties, its = treaties_of(state, player), allegiance_of(state, card)
    foes = [other for other in hosts(state, vessel, player) if not mixes(its, other, treaties)]
    return all(are_kept_apart(its, other, treaties) for other in foes)


@cached_on(MOVES, STATUS, MODE, LASTING)
def is_out_of_place(state: State, player: PlayerId, its: Allegiance, vessel: CardId) -> bool:
    """Whether somebody of that side does not go with an own ship or facility and its crew."""
    return not go_with_all(its, hosts(state, vessel, player), treaties_of(state, player))


@cache
def go_with_all(its: Allegiance, others: frozenset[Allegiance], treaties: Treaties) -> bool:
    """Whether cards of a side are compatible with those of several others."""
    return all(mixes(its, other, treaties) for other in others)


@cached_while(inside, MODE, LASTING, LAYOUT)
def hosts(state: State, vessel: EntityId, player: PlayerId) -> frozenset[Allegiance]:
    """The sides with which somebody new aboard must be compatible: of the vessel and its crew at large."""
    arrested = teams.under_house_arrest(state, vessel, player)
    sides = teams.sides_aboard(state, vessel, player)
    return frozenset([side for card, side in sides.items() if card not in arrested])


def companies(state: State, player: PlayerId, cards: Team, target: EntityId) -> tuple[Team, ...]:
    """The largest groups who may go together: aboard an own vessel they have to be compatible with each other.

    A single group holds everybody; several are alternatives.
    """
    if target < FIRST_CARD or not teams.is_own(state, target, player):
        return (cards,)
    people = [card for card in cards if type_of(state, card) == "personnel" and not is_captive(state, card)]
    sides = in_order(side_at(state, target, allegiance_of(state, card)) for card in people)
    treaties = treaties_of(state, player)
    if all_mix(sides, treaties):
        return (cards,)
    apart = set(people)
    return tuple(
        tuple(
            card for card in cards if card not in apart or side_at(state, target, allegiance_of(state, card)) in clique
        )
        for clique in cliques(sides, treaties)
    )


def could_host(state: State, player: PlayerId, cards: Team, vessel: EntityId) -> bool:
    """Whether several cards could go aboard a vessel together: no player makes a house arrest (1E-10.2.10/3)."""
    if any(would_be_arrested(state, player, card, vessel) for card in cards):
        return False
    return len(companies(state, player, cards, vessel)) == 1


def cliques(sides: tuple[Allegiance, ...], treaties: Treaties) -> Iterator[frozenset[Allegiance]]:
    """The largest sets of sides that are all compatible with each other."""
    grown: list[frozenset[Allegiance]] = [frozenset()]
    for one in sides:
        grown += [group | {one} for group in grown if all(mixes(one, other, treaties) for other in group)]
    yield from (group for group in grown if group and not any(group < other for other in grown))


def nobody_goes(state: State, player: PlayerId, source: EntityId, target: EntityId, verb: str) -> Refusal | None:
    """Why nobody and nothing can be brought there; None when something can."""
    if passengers(state, player, source, target, verb):
        return None
    there = places.own(state, places.right_inside(state, source), player)
    people = places.of_type(state, there, "personnel")
    left = beams_left(state, player, source, target) if verb == BEAM else None
    for card in (*people, *there):
        problem = cannot_leave(state, card, verb) or cannot_arrive(state, player, card, target, verb)
        if problem is not None:
            return problem
        if too_many(state, card, left):
            return refusal("beams-used-up")
    return refusal("nobody-to-carry") if there else refusal("nobody-to-move")
