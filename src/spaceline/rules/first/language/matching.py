"""What a card must be to match a filter in First Edition."""

from __future__ import annotations

from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, CardId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.effects.matching import (
    FilterPart,
    Matcher,
    Parts,
    excluding,
    lies_on,
    lies_under,
    meets_alone,
    one_of,
    printed,
    standing,
    valued,
)
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.scope import Values
from spaceline.effects.vocabulary import ATTRIBUTES
from spaceline.rules.first import places, teams
from spaceline.rules.first.battle.boarders import boarders_among
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.data.printed_values import number
from spaceline.rules.first.facts import POINTS
from spaceline.rules.first.language.classes import characterised, is_of_class, kinless
from spaceline.rules.first.language.engaging import is_involved
from spaceline.rules.first.language.sites import OF_PLACES, is_admitted, matches_where_it_is
from spaceline.rules.first.language.speaking import is_arrested
from spaceline.rules.first.language.titles import titled, with_words
from spaceline.rules.first.missions.specialists import is_specialist, may_report
from spaceline.rules.first.movement.docking import cannot_steer
from spaceline.rules.first.movement.forced_moves import is_bound
from spaceline.rules.first.movement.staffing import icons_needed, unstaffed
from spaceline.rules.first.participants import facing, facing_a_dilemma
from spaceline.rules.first.playing.probing import icons_on
from spaceline.rules.first.requirements import Group, ways
from spaceline.rules.first.roles import ATTEMPTED, FULFILLED, INFILTRATING, OVERRUN
from spaceline.rules.first.tactics.side_deck import markers_on
from spaceline.rules.first.values import (
    base,
    definition,
    facts,
    is_cloaked,
    is_dilemma,
    is_disabled,
    is_stopped,
    type_of,
)
from spaceline.rules.first.verbs.battle import STUNNED, WOUNDED


def used_as(state: State, card: CardId) -> str:
    """As what an artifact is used; one that may be either card is an interrupt while it is played as one.

    1E-12.13.0.1/1.
    """
    it = definition(state, card)
    if it.answers_as == it.plays_as:
        return it.used_as
    is_answer = any(
        isinstance(frame, Action) and frame.option.kind == "answer" and frame.option.card == card
        for frame in state.frames
    )
    return it.answers_as if is_answer else it.used_as


def typed(types: tuple[str, ...]) -> FilterPart:
    """It is of one of these types, or is used as one: wherever it is, such a card is of both.

    1E-2.0.1/1, 1E-G:card-types-played-as-or-used-as/1.
    """
    may_be_dilemma = "dilemma" in types

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        if card_values.type in types or used_as(state, card) in types:
            return True
        return may_be_dilemma and is_dilemma(state, card)

    return part


def of_affiliation(affiliations: tuple[str, ...]) -> FilterPart:
    """It is of one of these affiliations; the icons of a mission say who may attempt it (1E-2.1/3)."""

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        if card_values.type != "mission":
            return not set(affiliations).isdisjoint(card_values.affiliations)
        ends = (facts(state, card).end, facts(state, card).opponent_end)
        return any(not set(affiliations).isdisjoint(end.attempt) for end in ends if end is not None)

    return part


def carries(cargo: Filter) -> FilterPart:
    """A card like that is aboard it, and can be used (1E-10.2.3/1); of a station its sites are among them."""

    def part(state: State, ship: CardId, card_values: CardValues, values: Values) -> bool:
        there = (*places.cards_inside(state, ship), *places.sites_of(state, ship))
        aboard = (card for card in there if not is_disabled(state, card))
        return any(MATCHER.matches(state, card, cargo, values) for card in aboard)

    return part


def below(wanted: tuple[str, int]) -> FilterPart:
    """An attribute or a sum of them is lower than a number; of a mission, what its point box shows.

    1E-G:point-box/1.
    """
    name, least = wanted

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        if name != POINTS:
            return stat(card_values, name) < least
        end = facts(state, card).end
        return end is None or end.points is None or number(end.points.value) < least

    return part


def bears(other: Filter) -> FilterPart:
    """A card like that lies on it; on a mission lies what was played at its location."""
    on_card = lies_under(other)

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        leaf = state.cards[card]
        there = state.zone(leaf.parent, "at") if leaf.role == "mission" else ()
        on_mission = (one for one in there if MATCHER.matches(state, one, other, values))
        return on_card(state, card, card_values, values) or any(True for _ in on_mission)

    return part


def is_at(wanted: Filter) -> FilterPart:
    """It is at a mission or time location like that; to what asks where a card is, what is cloaked is nowhere.

    1E-7.6/5.
    """
    icons, other = frozenset(wanted.names("affiliations")), wanted.without("affiliations")

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        if is_cloaked(state, card):
            return False
        place = places.place_of(state, card)
        if icons and icons.isdisjoint(icons_for(state, place, state.cards[card].controller)):
            return False
        apart = (places.time_location(state, place),) if places.time_location(state, place) else ()
        there = (*places.missions_at(state, place), *apart)
        return any(MATCHER.matches(state, named, other, values) for named in there)

    return part


def icons_for(state: State, place: PlaceId, player: PlayerId) -> tuple[str, ...]:
    """The affiliation icons of a location that face a player, on the own card where it is shared (1E-G:mission/3)."""
    end = places.end_for(state, place, player)
    return () if end is None else end.attempt


def is_within(wanted: Filter) -> FilterPart:
    """It is aboard a card like that, or aboard a ship that is docked there."""

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        leaf = state.cards[card]
        while leaf.role in ("aboard", "docked", places.SITE) and leaf.parent >= FIRST_CARD:
            if MATCHER.matches(state, leaf.parent, wanted, values):
                return True
            leaf = state.cards[leaf.parent]
        return False

    return part


def amid(requirement: AnyRequirement, *, attempting: bool = False) -> FilterPart:
    """Those who can be used of the crew or Away Team to which it belongs, or that is aboard it, meet a requirement.

    The stopped can (1E-10.2.1.0.1/1), but not for an attempt (1E-10.2.1/1); the disabled and the arrested cannot
    (1E-10.2.3/1, 1E-10.2.10/2).
    """

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        is_vessel = type_of(state, card) in places.CONTAINERS
        where = card if is_vessel else places.container(state, card)
        player = state.cards[card].controller
        crew = teams.personnel_at(state, card, player) if is_vessel else teams.team_under(state, card, values)
        team = tuple(one for one in crew if not (is_disabled(state, one) or is_arrested(state, one, values)))
        if attempting:
            team = tuple(one for one in team if not is_spent(state, one))
        ship, equipment = where if where >= FIRST_CARD else 0, teams.equipment_of(state, team, values)
        return bool(team) and bool(ways(Group(state, team, ship, equipment, values), requirement))

    return part


def cloaked_only(wanted: object) -> FilterPart:
    """It is cloaked, which what is phased is not; or it is neither of both (1E-7.6.0.1/1)."""

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        return bool(state.mark(card, "cloaked")) if wanted else not is_cloaked(state, card)

    return part


def is_undocked(state: State, card: CardId) -> bool:
    """Whether it is neither docked nor carried: what cannot reach docked ships cannot reach those.

    1E-7.1.6.1.0.1/3.
    """
    return not places.is_docked(state, card) and not places.is_carried(state, card)


def asks_for(icons: int) -> FilterPart:
    """It is a ship that asks for staff, and for so many staffing icons or more (1E-7.1.3.0.1/3)."""

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        return bool(facts(state, card).staffing) and icons_needed(state, card) >= icons

    return part


def has_printed(names: tuple[str, ...]) -> FilterPart:
    """It has one of these skills, or this special equipment, before any text counts."""

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        own = base(state, card)
        return any(map(own.skills.get, names)) or not set(names).isdisjoint(own.special_equipment)

    return part


def is_open(state: State, card: CardId) -> bool:
    """Whether it is a mission that shows no affiliation, so that any crew or Away Team may attempt it (1E-2.1/3)."""
    end = facts(state, card).end
    return end is not None and not end.attempt


def has_commander(state: State, ship: CardId) -> bool:
    """Whether a ship has its matching commander aboard, of its own side, and one who can be used.

    1E-10.3/6, 1E-G:matching-commander/1, /2: either card names the other, to the letter (1E-G:matching-commander/3).
    One is enough, and several are no more (1E-10.3.0.8/1).
    """
    it, side = facts(state, ship), state.cards[ship].controller
    titles = {it.title, *it.other_titles}
    return any(
        state.cards[card].controller == side
        and (not titles.isdisjoint(facts(state, card).commands) or facts(state, card).title in it.commanders)
        for card in places.of_type(state, state.zone(ship, "aboard"), "personnel")
        if not is_disabled(state, card)
    )


def is_adjacent(wanted: Filter) -> FilterPart:
    """A mission like that lies at a location beside its own (1E-G:adjacent/1)."""

    def part(state: State, card: CardId, card_values: CardValues, values: Values) -> bool:
        there = places.beside(state, state.cards[card].parent)
        return any(MATCHER.matches(state, it, wanted, values) for at in there for it in places.missions_at(state, at))

    return part


def is_followed(state: State, card: CardId) -> bool:
    """Whether another location lies to the right of a card."""
    place = places.place_of(state, card)
    row = next((row for row in places.spacelines(state).values() if place in row), ())
    return place in row[:-1]


def is_outermost(state: State, card: CardId) -> bool:
    """Whether a card is at an end of its spaceline."""
    place = places.place_of(state, card)
    return any(place in (row[0], row[-1]) for row in places.spacelines(state).values() if row)


def is_staffed(state: State, card: CardId) -> bool:
    """Whether it is a ship that is staffed (1E-7.1.3/2)."""
    return type_of(state, card) == "ship" and unstaffed(state, card) is None


def is_empty(state: State, card: CardId) -> bool:
    """Whether no personnel is aboard, whoever's, nor any Rogue Borg (1E-G:empty-ship/1)."""
    aboard = places.cards_inside(state, card)
    return not (places.of_type(state, aboard, "personnel") or boarders_among(state, aboard))


def is_occupied(state: State, card: CardId) -> bool:
    """Whether it has a crew: with intruders only it is neither empty nor occupied (1E-G:occupied-ship/1)."""
    return bool(teams.personnel_at(state, card, state.cards[card].controller))


def is_overrun(state: State, card: CardId) -> bool:
    """Whether Rogue Borg are aboard who have killed the crew, and nobody has come in its place."""
    is_left = bool(boarders_among(state, state.zone(card, "aboard"))) and not is_occupied(state, card)
    return is_left and (card, OVERRUN) in state.marks


def is_facing(state: State, card: CardId) -> bool:
    """Whether it is among the personnel that a dilemma concerns now."""
    return card in facing_a_dilemma(state)


def is_spent(state: State, card: CardId) -> bool:
    """Whether it is stopped; the stunned and the mortally wounded can be used no more than that.

    1E-10.2.1/1, 1E-G:stunned-and-mortally-wounded/1.
    """
    return is_stopped(state, card) or (card, STUNNED) in state.marks or (card, WOUNDED) in state.marks


def is_damaged(state: State, card: CardId) -> bool:
    """Whether it is a damaged ship or facility, by rotation or by a marker (1E-7.5, 1E-G:damage/6)."""
    return bool(state.mark(card, "damage")) or bool(markers_on(state, card))


def lies_in(wanted: tuple[str, ...]) -> FilterPart:
    """It lies in one of these zones of its owner."""
    return standing(lambda state, card: state.cards[card].role in wanted)(True)


PARTS: Parts = {
    "types": typed,
    "affiliations": of_affiliation,
    "classifications": valued(lambda card_values, wanted: not set(wanted).isdisjoint(card_values.classifications)),
    "species": valued(characterised),
    "characteristics": valued(characterised),
    "keywords": valued(characterised),
    "icons": valued(lambda card_values, wanted: set(wanted).issubset(card_values.icons)),
    "icons_anywhere": printed(lambda facts, wanted: not icons_on(facts).isdisjoint(wanted)),
    "skills": valued(lambda card_values, wanted: any(map(card_values.skills.get, wanted))),
    "lacks": valued(lambda card_values, wanted: not any(map(card_values.skills.get, wanted))),
    "printed": has_printed,
    "titles": titled,
    "title_words": with_words,
    "classes": printed(is_of_class),
    "kinds": printed(lambda facts, wanted: facts.kind in wanted),
    "quadrants": printed(lambda facts, wanted: facts.quadrant in wanted),
    "regions": printed(lambda facts, wanted: facts.region in wanted),
    "unique": printed(lambda facts, wanted: facts.uniqueness == ("unique" if wanted else "universal")),
    "below": below,
    "stopped": standing(is_spent),
    "disabled": standing(is_disabled),
    "own": standing(lambda state, card: state.cards[card].owner == state.cards[card].controller),
    "docked": lambda wanted: standing(places.is_docked if wanted else is_undocked)(True),
    "damaged": standing(is_damaged),
    "face_up": standing(lambda state, card: not state.mark(card, "turned-over")),
    "facing": standing(is_facing),
    "kinless": kinless,
    "attempting": standing(lambda state, card: card in facing(state)),
    "involved": is_involved,
    "staffed": standing(is_staffed),
    "mobile": standing(lambda state, card: cannot_steer(state, state.cards[card].controller, card) is None),
    "staffing": asks_for,
    "empty": lambda wanted: standing(is_empty)(True) if wanted else standing(is_occupied)(True),
    "overrun": standing(is_overrun),
    "cloaked": cloaked_only,
    "phased": standing(lambda state, card: bool(state.mark(card, "phased"))),
    "infiltrating": standing(lambda state, card: (card, INFILTRATING) in state.marks),
    "open": standing(is_open),
    "followed": standing(is_followed),
    "outermost": standing(is_outermost),
    "specialist": standing(is_specialist),
    "attempted": standing(lambda state, card: (card, ATTEMPTED) in state.marks),
    "solver": standing(may_report),
    **{word: standing(holds) for word, holds in OF_PLACES.items()},
    "matching": matches_where_it_is,
    "admitted": is_admitted,
    "completed": standing(lambda state, card: bool(state.mark(card, "completed") or state.mark(card, FULFILLED))),
    "sent": standing(is_bound),
    "special": valued(lambda card_values, wanted: not set(wanted).isdisjoint(card_values.special_equipment)),
    "away": standing(teams.is_away),
    "corresponds": standing(has_commander),
    "on": lies_on,
    "under": bears,
    "at": is_at,
    "adjacent": is_adjacent,
    "within": is_within,
    "amid": amid,
    "attempters": lambda wanted: amid(wanted, attempting=True),
    "carries": carries,
    "zones": lies_in,
    "meets": meets_alone(Group),
    "one_of": one_of,
    "excluding": excluding,
}
"""The traits of this edition, and how each is looked at; what is soonest looked at stands first."""

MATCHER = Matcher(PARTS, definition)


def stat(card_values: CardValues, name: str) -> int:
    """An attribute, or a sum of attributes joined by ``+``, with all modifiers (1E-12.11/1); or levels of a skill."""
    parts = name.split("+")
    levels = {name: card_values.skills.get(name, 0) - card_values.shortfalls.get(name, 0) for name in parts}
    return sum(card_values.final(part) if part in ATTRIBUTES else levels[part] for part in parts)
