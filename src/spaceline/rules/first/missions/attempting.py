"""Attempting a mission: who may, where, and seed after seed until it is solved or fails (1E-7.2.1, 1E-7.2.6)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from msgspec.structs import replace

from spaceline.core.caching import LASTING, cached_while
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option, Refusal, Selection
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.ruleset import ActionRule, Choose, Next, Procedure, TimedOffer
from spaceline.core.state import State
from spaceline.rules.first import participants, places, teams
from spaceline.rules.first.data.combo_dilemmas import number_of
from spaceline.rules.first.data.frames import MissionAttempt, SeedEncounter
from spaceline.rules.first.location_cache import kept_options, local, with_people
from spaceline.rules.first.missions import alternates, contributing, ignoring, permission, solving
from spaceline.rules.first.missions.curing import see_to_cures
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.teams import Team
from spaceline.rules.first.topics import ATTEMPT, LAYOUT, MODE
from spaceline.rules.first.turn import in_orders, not_now, opponent_of
from spaceline.rules.first.values import is_able, is_cloaked, is_landed, is_stopped


def find_attempts(state: State, player: PlayerId) -> Iterator[Option]:
    """Look at every location where the player has a team."""
    for place, number in with_people(state, player):
        if number is None or (place, "completed") in state.marks:
            yield from attempts_at(state, player, place)
        else:
            yield from kept_options(state, player, place, number, find_attempts_at)


def open_mission(state: State, player: PlayerId, place: PlaceId) -> Hashable | None:
    """The situation at a location whose mission is not completed."""
    return None if state.mark(place, "completed") else local(state, player, place)


@cached_while(open_mission, MODE, LASTING, LAYOUT)
def attempts_at(state: State, player: PlayerId, place: PlaceId) -> tuple[Option, ...]:
    """The attempts at one location."""
    return tuple(find_attempts_at(state, player, place))


def find_attempts_at(state: State, player: PlayerId, place: PlaceId) -> Iterator[Option]:
    """Look at one location."""
    if permission.no_such_mission(state, place, player) is not None:
        return
    mission, has_crew = places.mission_for(state, place, player), places.kind_of(state, place) != "planet"
    for target, detail in attempters(state, place, player):
        option = Option("attempt", mission, target, detail)
        if has_crew and no_team(state, place, player, option) is not None:
            continue
        crew, surface = teams_of_option(state, place, player, option)
        if (has_crew or surface) and cannot_begin_with(state, place, player, option, (crew, surface)) is None:
            yield option


def attempters(state: State, place: PlaceId, player: PlayerId) -> Iterator[tuple[EntityId, str]]:
    """The teams that could try: Away Teams by number, ships, or a ship with an Away Team by number.

    1E-7.2.1/4, 1E-7.2.1.0.2/1.
    """
    kind = places.kind_of(state, place)
    ends = (place,) if kind == "planet" else places.ships_at(state, place, player)
    if ends:
        numbers = surface_numbers(state, place, player) if kind in ("planet", "dual") else [""]
        yield from ((end, number) for end in ends for number in numbers)


def team_numbers(state: State, place: PlaceId, player: PlayerId) -> list[str]:
    """The Away Teams on a surface by number; a single one has none, nor has a crew in space."""
    return surface_numbers(state, place, player) if places.has_surface(state, place) else [""]


def surface_numbers(state: State, place: PlaceId, player: PlayerId) -> list[str]:
    """The Away Teams on a surface by number; a single one has none."""
    count = len(teams.teams_at(state, place, player)) if state.contents.get((place, "surface")) else 0
    return [""] if count == 1 else [str(at) for at in range(1, count + 1)]


def away_team(state: State, place: PlaceId, player: PlayerId, number: str) -> tuple[CardId, ...]:
    """The usable members of an Away Team; the others are separated from it (1E-10.2.5/1)."""
    there = teams.teams_at(state, place, player)
    at = int(number) - 1 if number.isdecimal() else 0
    team = teams.at_large(state, there[at]) if 0 <= at < len(there) else ()
    return tuple([card for card in team if is_able(state, card)])


def no_mission(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why no order about a mission is given now, or that card is not the mission of its location to the player."""
    problem = not_now(state, player, "orders")
    if problem is not None:
        return problem
    is_mission = card in state.cards and state.cards[card].role == "mission"
    is_there = is_mission and card == places.mission_for(state, state.cards[card].parent, player)
    return None if is_there else refusal("no-mission")


def no_attempt(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why the mission cannot be attempted like that."""
    problem = no_mission(state, player, option.card)
    if problem is not None:
        return problem
    place = state.cards[option.card].parent
    return (
        permission.no_such_mission(state, place, player)
        or no_team(state, place, player, option)
        or not_numbered(state, place, player, option)
        or cannot_begin(state, place, player, option)
    )


def cannot_begin(state: State, place: PlaceId, player: PlayerId, option: Option) -> Refusal | None:
    """Why a team that is there cannot begin: nobody of it matches the mission, or a text keeps it from that."""
    return cannot_begin_with(state, place, player, option, teams_of_option(state, place, player, option))


def cannot_begin_with(
    state: State, place: PlaceId, player: PlayerId, option: Option, both: tuple[Team, Team]
) -> Refusal | None:
    """Why that crew and that Away Team, of which one may be empty, cannot begin."""
    crew, surface = both
    if crew and surface and any(no_match(state, place, player, team) for team in (crew, surface)):
        return refusal("match-in-both-teams")
    team = (*crew, *surface)
    return no_match(state, place, player, team) or no_leave(state, option, team)


def no_match(state: State, place: PlaceId, player: PlayerId, team: tuple[CardId, ...]) -> Refusal | None:
    """Why no affiliation of a team lets it attempt: it matches neither the mission nor what a card on it admits.

    1E-7.2.1/5, 1E-7.2.5.0.2/3; of two teams each must match (1E-7.2.1.0.2/1).
    """
    admits = any(
        alternates.matching(state, place, player, team, by) for by in alternates.alternates(state, place, player)
    )
    return None if admits else permission.no_match(state, place, player, team)


def no_leave(state: State, option: Option, team: tuple[CardId, ...]) -> Refusal | None:
    """Why a text keeps them from beginning: it bars the mission, the ship or everybody (1E-1.2/1, 1E-7.2.1/7)."""
    ship = option.target if option.target >= FIRST_CARD else 0
    return refusal("attempt-barred") if permission.is_kept_from(state, option.card, ship, team) else None


def team_of_option(state: State, place: PlaceId, player: PlayerId, option: Option) -> tuple[CardId, ...]:
    """Everybody who would attempt."""
    crew, surface = teams_of_option(state, place, player, option)
    return (*crew, *surface)


def teams_of_option(
    state: State, place: PlaceId, player: PlayerId, option: Option
) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    """The crew and the Away Team who would attempt; at most missions one of them is empty."""
    crew = teams.crew(state, option.target, player) if option.target >= FIRST_CARD else ()
    surface = away_team(state, place, player, option.detail) if places.kind_of(state, place) != "space" else ()
    return crew, surface


def no_team(state: State, place: PlaceId, player: PlayerId, option: Option) -> Refusal | None:
    """Why that is no team that could attempt there (1E-7.2.1/4)."""
    kind, target = places.kind_of(state, place), option.target
    if kind == "planet" and target != place:
        return refusal("needs-an-away-team")
    if kind != "planet":
        problem = no_ship(state, place, player, target)
        if problem is not None:
            return problem
    if kind != "space" and not away_team(state, place, player, option.detail):
        stopped = any(is_stopped(state, card) for card in teams.personnel_at(state, place, player))
        return refusal("stopped-attempt" if stopped else "nobody-there" if kind == "planet" else "needs-both-teams")
    return None


def not_numbered(state: State, place: PlaceId, player: PlayerId, option: Option) -> Refusal | None:
    """Why no team goes by that number: only where there are several Away Teams is there any."""
    return None if option.detail in team_numbers(state, place, player) else refusal("nobody-there")


def no_ship(state: State, place: PlaceId, player: PlayerId, ship: EntityId) -> Refusal | None:
    """Why a ship cannot attempt there: it must be one's own, undocked, uncloaked, unstopped and matched."""
    if ship not in state.cards or ship not in places.of_type(state, places.vessels_at(state, place), "ship"):
        return refusal("needs-a-ship")
    if state.cards[ship].controller != player:
        return refusal("not-your-team")
    if places.is_docked(state, ship):
        return refusal("docked")
    if is_landed(state, ship):
        return refusal("landed-attempt")
    if is_cloaked(state, ship):
        return refusal("cloaked-attempt")
    if is_stopped(state, ship):
        return refusal("stopped-attempt")
    return None if teams.has_matching(state, ship, player) else refusal("ship-unmatched")


def begin_attempt(state: State, action: Action) -> None:
    """Begin the attempt: nothing else may be done until it ends (1E-7.2.1/8)."""
    mission, target = action.option.card, action.option.target
    place = state.cards[mission].parent
    ship = target if target >= FIRST_CARD else 0
    surface = away_team(state, place, action.player, action.option.detail)
    is_dual = bool(ship) and places.has_surface(state, place)
    members = teams.crew(state, ship, action.player) if ship else surface
    state.frames.append(
        MissionAttempt(
            step="which_requirements",
            player=action.player,
            mission=mission,
            place=place,
            ship=ship,
            participants=members,
            joined=surface if is_dual else (),
            began=(*members, *surface) if is_dual else members,
        )
    )


def announce(state: State, attempt: MissionAttempt) -> Next:
    """Announce the attempt (1E-7.2.1/8)."""
    state.invalidate(ATTEMPT)
    announced = Change("attempt", (attempt.mission,), attempt.player, amount=len(attempt.began))
    request(state, announced, Change("take-part", attempt.began, attempt.player, attempt.mission))
    return None


def invite_infiltrators(state: State, attempt: MissionAttempt) -> Decision | None:
    """Ask the other player which infiltrators take part: to the end, with all that they can do (1E-7.9/5).

    1E-G:infiltration-icon/3.
    """
    cards = uninvited(state, attempt)
    if not cards:
        return None
    which = Selection(cards, most=len(cards))
    return Decision(opponent_of(state, attempt.player), "cards", "take-part", selection=which, clause="1E-7.9/5")


def uninvited(state: State, attempt: MissionAttempt) -> tuple[CardId, ...]:
    """The infiltrators among those who attempt, as far as they were not asked yet and could take part."""
    ends = (participants.where_of(attempt), *((attempt.place,) if attempt.joined else ()))
    there = (card for end in ends for card in teams.infiltrators_at(state, end, attempt.player))
    return tuple(card for card in there if is_able(state, card) and card not in attempt.invited)


def let_take_part(state: State, attempt: MissionAttempt, answer: Answer) -> Next:
    """Those who were chosen belong to the team."""
    aboard = tuple(card for card in answer.cards if places.container(state, card) == participants.where_of(attempt))
    below = tuple(card for card in answer.cards if card not in aboard)
    state.invalidate(ATTEMPT)
    state.frames[state.depth] = replace(
        attempt,
        participants=(*attempt.participants, *aboard),
        joined=(*attempt.joined, *below),
        began=(*attempt.began, *answer.cards),
        invited=(*attempt.invited, *uninvited(state, attempt)),
    )
    if answer.cards:
        request(state, Change("take-part", answer.cards, opponent_of(state, attempt.player), attempt.mission))
    return None


def cure_between_seeds(state: State, attempt: MissionAttempt) -> Next:
    """Before the next seed the team cures what it can by now (1E-7.2.2.3/1, 1E-7.2.2.0.1/4)."""
    see_to_cures(state)
    return None


def reveal_next_seed(state: State, attempt: MissionAttempt) -> Next:
    """Reveal the bottom seed; when there is none, the mission may be solved (1E-7.2.1/9)."""
    state.invalidate(ATTEMPT)
    if attempt.has_failed or is_over_for(state, attempt):
        return "fail"
    seeds = state.zone(attempt.place, "seeds")
    if not seeds:
        return None
    seed = seeds[-1]
    state.frames[state.depth] = replace(attempt, faces=())
    half = number_of(state, seed)
    state.frames.append(
        SeedEncounter(step="judge", seed=seed, player=attempt.player, mission=attempt.mission, half=half)
    )
    request(state, Change("reveal-seed", (seed,), attempt.player, to=attempt.place, role="encountered"))
    return "cure_between_seeds"


def is_over_for(state: State, attempt: MissionAttempt) -> bool:
    """Whether a team of the attempt has nobody left; if either fails both do (1E-7.2.6/1, 1E-7.2.6.0.3/1)."""
    if is_gone(state, attempt.participants, participants.where_of(attempt), attempt.player):
        return True
    return bool(attempt.joined) and is_gone(state, attempt.joined, attempt.place, attempt.player)


def is_gone(state: State, members: tuple[CardId, ...], where: EntityId, player: PlayerId) -> bool:
    """Whether nobody of a team is left whom the player controls: infiltrators only take part in what others do.

    1E-7.2.6/1, 1E-7.9/5.
    """
    left = participants.left_of(state, members, where, player)
    return not places.own(state, left, player)


def fail(state: State, attempt: MissionAttempt) -> Next:
    """The attempt has failed; by itself that stops nobody (1E-7.2.6.0.2/1).

    Where one of two teams was stopped or has gone the other is stopped too (1E-7.2.6.0.3/1, 1E-G:dual-icon-missions/1).
    """
    state.invalidate(ATTEMPT)
    request(state, Change("fail-attempt", (attempt.mission,), attempt.player))
    if attempt.joined and is_over_for(state, attempt):
        stop_the_other_team(state, attempt)
    return "end_attempt"


def stop_the_other_team(state: State, attempt: MissionAttempt) -> None:
    """Stop whoever is left of the two teams, with the ship."""
    ship = (attempt.ship,) if state.in_play(attempt.ship) and not is_stopped(state, attempt.ship) else ()
    left = participants.taking_part(state, attempt)
    if ship or left:
        request(state, Change("stop", (*ship, *left), attempt.player, attempt.mission))


def end_attempt(state: State, attempt: MissionAttempt) -> Next:
    """What lasts until the end of the attempt ends."""
    solving.end_lasting(state)
    return "done"


MISSION_ATTEMPT: Procedure = Procedure(
    MissionAttempt,
    Choose(alternates.which_requirements, alternates.declare),
    announce,
    Choose(invite_infiltrators, let_take_part),
    cure_between_seeds,
    reveal_next_seed,
    solving.check_requirements,
    Choose(ignoring.who_ignores, ignoring.ignore),
    solving.solve_or_fail,
    Choose(contributing.which_contribute, contributing.note_contributors),
    solving.solve,
    solving.resolve_text_on_solving,
    Choose(solving.order_finds, solving.earn_in_order),
    solving.score_points,
    end_attempt,
    fail,
)


ACTIONS: tuple[ActionRule, ...] = (
    ActionRule("attempt", TimedOffer(in_orders, find_attempts), no_attempt, begin_attempt),
)
