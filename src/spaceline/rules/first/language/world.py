"""First Edition as the texts of its cards see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, Lasting, PlayerId
from spaceline.core.modifiers import value, values_for
from spaceline.core.state import State
from spaceline.effects.dependencies import alters
from spaceline.effects.groups import Asking, Solution
from spaceline.effects.nodes import AnyNode
from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.effects import (
    Affect,
    Afflict,
    Disable,
    Effect,
    Hold,
    Put,
    Relocate,
    Stop,
)
from spaceline.effects.nodes.modifiers import Becomes, Modifier
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.space import Assimilate, Decloak
from spaceline.effects.nodes.tests import Test
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.nodes.words import MATCHING_HOMEWORLD, ONLY_SKILL
from spaceline.effects.scope import Scope, Values
from spaceline.effects.world import Dependencies
from spaceline.rules import verbs
from spaceline.rules.first import places, teams, winning
from spaceline.rules.first.affiliations import taken
from spaceline.rules.first.battle.boarders import whose
from spaceline.rules.first.borg.collective import matched, scores
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.data.frames import Scouting
from spaceline.rules.first.definition import DUAL, CardDefinition
from spaceline.rules.first.language import counting, modifying, placing, presence, showing
from spaceline.rules.first.language.answering import ANSWERING
from spaceline.rules.first.language.counting import COUNTED, DOTS, dots_of_wanted
from spaceline.rules.first.language.duals import by_halves, duals, each_wanted, halves_like, only_meant
from spaceline.rules.first.language.lasting import until_its_end
from spaceline.rules.first.language.matching import MATCHER, stat
from spaceline.rules.first.language.openness import is_never_nullified
from spaceline.rules.first.language.playing import Playing
from spaceline.rules.first.language.presence import is_encountered
from spaceline.rules.first.language.selectors import (
    EVERYWHERE,
    OF_NOBODY,
    OWNED,
    TABLE,
    cloaked_here,
    facility_of,
    holder,
    in_play,
    is_of_a_rider,
    ship_at,
    speaks_of_the_cloaked,
)
from spaceline.rules.first.missions import mission_requirements, multiplied_dilemmas, required_artifacts, specialists
from spaceline.rules.first.missions.different_people import ways_for
from spaceline.rules.first.movement.transferring import DROPPED, TRANSPORT
from spaceline.rules.first.participants import current_attempt, end_attempt, equipment_of, opposing
from spaceline.rules.first.requirements import Group, asked_for, looked_at
from spaceline.rules.first.roles import SPOKESMAN
from spaceline.rules.first.side_decks.overrunning import brings_no
from spaceline.rules.first.switches import readings
from spaceline.rules.first.teams import Team
from spaceline.rules.first.turn import REPLACES_DRAWS
from spaceline.rules.first.values import definition, facts, is_disabled, is_landed, type_of
from spaceline.rules.first.verbs.movement import DECLOAK
from spaceline.rules.first.verbs.status import SELECTED

AROUND = ("facing", "present", "here", "planet", "aboard", "team")
"""Words for cards near by: those in stasis are out of reach, but not of what concerns all cards in play.

1E-10.2.4/1, 1E-10.2.4.0.3/1, 1E-G:crystalline-entity/1.
"""

READ = {ONLY_SKILL: specialists.only_skill, MATCHING_HOMEWORLD: matched}
BECOMES = {"drone": "", "counterpart": SPOKESMAN}


class FirstWorld(Playing):
    """The edition, for ``spaceline.effects.world``."""

    alternatives_clause = "1E-7.2.1.0.3/2"
    luggage_clause = "1E-7.1/4"
    crowd_clause = "1E-12.1/2"
    company_clause = "1E-10.2.10/3"
    answering = frozenset(ANSWERING)

    def __init__(self, definitions: Mapping[str, CardDefinition]) -> None:
        """Nothing need be known of the pool."""

    def around(self, state: State, scope: Scope, where: str) -> tuple[CardId, ...]:
        """All cards there."""
        return self.found(state, scope, Cards(where, of="anyone"))

    def found(self, state: State, scope: Scope, cards: Cards, values: Values | None = None) -> tuple[CardId, ...]:
        """The cards in the zone a selector names; that some are cloaked matters to targeting only (1E-7.6/6).

        Of all cards in play only those are looked at that may be of a type that is asked for. What an effect does to
        ships here it does not do to landed ones (1E-7.1.6/2, 1E-G:target/1); what values are worked out from is there
        (1E-12.4/5).
        """
        where = cards.where
        if where == "named":
            return tuple(card for card in scope.cards.get(cards.name, ()) if card >= FIRST_CARD)
        players = self.meant_players(state, scope, cards.of)
        if where in OWNED:
            return OWNED[where](state, players)
        if where in EVERYWHERE and not cards.top:
            there = in_play(state, cards.filter.names("types"))
        elif where == "present":
            there = presence.present(state, scope, values)
        elif where == "here" and speaks_of_the_cloaked(cards.filter):
            there = cloaked_here(state, scope)
        else:
            there = TABLE[where](state, scope)
        if cards.hosting is not None:
            there = placing.hosts(state, scope, there, cards.hosting)
        if where in AROUND:
            there = tuple(card for card in there if (card, "stasis") not in state.marks)
        if values is None and where == "here" and cards.filter.names("types") == ("ship",):
            there = tuple(card for card in there if not is_landed(state, card))
        if cards.of == "anyone" or (where in OF_NOBODY and not (where == "ship" and is_of_a_rider(state, scope))):
            return there
        opponents = opposing(state, scope.you) if cards.of == "opponent" else ()
        return tuple(card for card in there if whose(state, card) in players or card in opponents)

    def counted(
        self, state: State, cards: Cards, found: tuple[CardId, ...], values: Values | None = None
    ) -> tuple[CardId, ...]:
        """Those that can be used in some way, unless a text speaks of the others (1E-10.2.3/1, 1E-10.2.4/1)."""
        return counting.counted(state, cards, found, values)

    def bands(
        self, state: State, scope: Scope, group: Cards, found: tuple[CardId, ...]
    ) -> tuple[tuple[CardId, ...], ...]:
        """Those who are present with each other, where that is asked for (1E-12.4/1)."""
        return presence.bands(state, scope, group, found)

    def present_with(
        self, state: State, cards: tuple[CardId, ...], others: tuple[CardId, ...], values: Values
    ) -> tuple[CardId, ...]:
        """Those in the crews and Away Teams of others, and whatever else is present with these (1E-12.4/1, /2)."""
        return presence.present_with(state, cards, others, values)

    def meant_players(self, state: State, scope: Scope, of: str) -> tuple[PlayerId, ...]:
        """The players that a word means (1E-7.2.2.0.1/1); the holder controls what a card is on or responds to."""
        if of == "anyone":
            return state.players
        if of == "holder":
            held = holder(state, scope)
            return (state.cards[held].controller,) if held >= FIRST_CARD else ()
        return (scope.you if of == "you" else self.opponent(state, scope),)

    def wording(self, state: State, card: CardId) -> str:
        """Its own, unless a text doubles it (1E-7.2.2.0.6/1)."""
        return multiplied_dilemmas.wording(state, card)

    def texts_called(self, name: str, definitions: Mapping[str, Any]) -> tuple[Ability, ...]:
        """A definition as it reads when doubled, or what the rules say of SHIELDS."""
        return DROPPED if name == TRANSPORT else multiplied_dilemmas.called(name, definitions).abilities

    def matches(self, state: State, card: CardId, filter: Filter, values: Values) -> bool:
        """Whether a card is what a filter says."""
        if DUAL in state.watched:
            return bool(self.fitting(state, (card,), filter, values))
        return MATCHER.matches(state, card, filter, values)

    def fitting(self, state: State, cards: tuple[CardId, ...], filter: Filter, values: Values) -> tuple[CardId, ...]:
        """Those of several cards that are what a filter says."""
        found = MATCHER.fitting(state, cards, filter, values)
        return by_halves(state, cards, found, filter, values) if DUAL in state.watched else found

    def stats(
        self, state: State, card: CardId, name: str, values: Values, wanted: Filter | None = None
    ) -> tuple[int, ...]:
        """An attribute, or a sum of attributes, of each personnel on the card who is wanted (1E-6.3.4.0.1/4)."""
        card_values = values(card)
        if name in COUNTED:
            whole = COUNTED[name](state, card, card_values)
            return (dots_of_wanted(state, card, wanted, values) if name == DOTS and card_values.pairs else whole,)
        return tuple(stat(one, name) for one in each_wanted(state, card, wanted, values))

    def heads(self, state: State, cards: tuple[CardId, ...]) -> int:
        """How many there are; two personnel on one card are two (1E-6.3.4/1)."""
        return len(cards) + len(duals(state, cards))

    def targets_on(self, state: State, card: CardId, filter: Filter, values: Values) -> int:
        """Two personnel on one card are both targets where each is what is wanted (1E-6.3.4.0.2/1)."""
        return max(1, halves_like(state, card, filter, values))

    def opponent(self, state: State, scope: Scope) -> PlayerId:
        """The other player (1E-7.2.2.0.1/1)."""
        return 3 - scope.you

    def opponents(self, state: State, scope: Scope) -> tuple[PlayerId, ...]:
        """The other player alone."""
        return (3 - scope.you,)

    def meets(self, state: State, asking: Asking) -> tuple[Solution, ...]:
        """The alternatives that a group meets; only the values are worked out that the requirement asks for."""
        group, values = asking.group, asking.values
        if values is None:
            group = teams.at_large(state, group)
            values = values_for(state, asked_for(asking.requirement))
        return ways_for(state, asking.scope, self.company(state, asking.scope, group, values), asking.requirement)

    def company(self, state: State, scope: Scope, group: tuple[CardId, ...], values: Values | None = None) -> Group:
        """A group with the ship and the equipment that are with it.

        Whoever is disabled is of no use, nor who is under house arrest (1E-10.2.3/1, 1E-10.2.10/2): that depends on
        values, so it does not count while those are being worked out.
        """
        group = tuple(card for card in group if not is_disabled(state, card))
        if values is None:
            group = teams.at_large(state, group)
        attempt = current_attempt(state)
        if attempt is not None and (is_encountered(state, scope) or scope.source in (attempt.mission, attempt.by)):
            artifacts = required_artifacts.ready(state, scope.source, scope.you)
            return Group(state, group, attempt.ship, (*equipment_of(state, attempt), *artifacts), values)
        where = places.container(state, group[0]) if group else ship_at(state, scope)
        ship = where if where >= FIRST_CARD else 0
        own = places.own(state, group, scope.you)
        if own or not where:
            return Group(state, group, ship, teams.equipment_of(state, own, values), values)
        return Group(state, group, ship, teams.equipment_at(state, where, scope.you), values)

    def used_to_meet(self, state: State, asking: Asking, way: Solution) -> tuple[Change, ...]:
        """What is used of the hand is discarded for it (1E-G:investigate-time-continuum/1)."""
        return required_artifacts.given_up(state, way, asking.scope.you, asking.scope.source)

    def relied_on(self, state: State, scope: Scope, test: Test) -> tuple[Change, ...]:
        """By which cards a dilemma is got past that asks for no requirement (1E-12.12/2)."""
        return showing.relied_on(state, scope, test)

    def destinations(self, state: State, scope: Scope, it: Relocate) -> tuple[EntityId, ...]:
        """Where cards can be moved by force."""
        return placing.destinations(state, scope, it)

    def relocation(
        self, state: State, scope: Scope, it: Relocate, cards: tuple[CardId, ...], where: EntityId
    ) -> tuple[Change, ...]:
        """How cards are moved by force."""
        return placing.relocation(state, scope, it, cards, where)

    def luggage(
        self, state: State, scope: Scope, it: Relocate, cards: tuple[CardId, ...], where: EntityId
    ) -> tuple[CardId, ...]:
        """The equipment that they may take along (1E-7.1/4)."""
        return placing.luggage(state, scope, it, cards, where)

    def crowd(self, state: State, scope: Scope, it: Relocate, cards: Team, where: EntityId) -> tuple[Team, int]:
        """The personnel of whom only so many may be beamed there; nobody where all may, or nobody."""
        return placing.crowd(state, scope, it, cards, where)

    def companies(self, state: State, scope: Scope, it: Relocate, cards: Team, where: EntityId) -> tuple[Team, ...]:
        """Those whom a text beams, in the groups who may be aboard together: nobody is brought under house arrest."""
        return placing.companies_going(state, scope, it, cards, where)

    def modifiable(self, state: State, it: Affect, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """Cards of which what is only added to is defined (1E-10.1.0.7/1)."""
        return tuple(card for card in cards if modifying.is_modifiable(value(state, card), it.modifiers))

    def end_attempt(self, state: State, scope: Scope) -> bool:
        """Let the attempt fail once the present encounter is over; what lies on the mission does not end scouting.

        It speaks of the mission attempt; what sends the ship away ends it all the same (1E-7.2.2.0.2/5).
        """
        is_on_mission = state.cards[scope.source].role == "at"
        if is_on_mission and isinstance(current_attempt(state), Scouting):
            return True
        return end_attempt(state)

    def points_kind(self, state: State, scope: Scope, player: PlayerId, *, regardless: bool = False) -> str | None:
        """Points from any card but a mission are bonus points (1E-7.2.5.0.1/1); to Borg most mean nothing."""
        if not (regardless or scores(state, player, scope.source)) or brings_no(state, scope.source, "score"):
            return None
        return "" if type_of(state, scope.source) == "mission" else "bonus"

    def is_immune(self, state: State, card: CardId, source: CardId) -> bool:
        """Whether a card is immune to another (1E-12.10/1), or cannot be nullified at all (1E-G:objective/1)."""
        return is_never_nullified(state, card, definition(state, source))

    def adds_up(self, state: State, card: CardId) -> bool:
        """Only cards so marked add up (1E-12.9/1)."""
        return definition(state, card).adds_up

    def benefits_add_up(self, state: State) -> bool:
        """They do not, since players are targets too (1E-12.9.0.3/1, 1E-G:cumulative/5, ambiguity 26)."""
        return readings(state).copies_for_players == "each"

    def printed_requirement(self, state: State, scope: Scope) -> AnyRequirement:
        """What the end of a mission asks for that faces a player (1E-2.1.0.3/1)."""
        found = mission_requirements.required(state, state.cards[scope.source].parent, scope.you)
        assert found is not None
        return found

    def goals(self, state: State, scope: Scope, put: Put, card: CardId) -> tuple[CardId, ...]:
        """Texts that leave the place to the player let a card be selected for it."""
        return ()

    def destination(self, state: State, scope: Scope, put: Put, card: CardId, goal: CardId) -> Change | None:
        """How a card is put where the text says."""
        return placing.putting(state, scope, put, card)

    def completed(self, state: State, player: PlayerId, kind: str) -> bool:
        """Whether a player has completed a mission of that kind."""
        done = winning.completed_kinds(state, player)
        return kind in done if kind else bool(done)

    def draws(self, state: State, change: Change, there: int) -> tuple[Change, ...]:
        """Each card draw is one of its own (1E-8.3.0.2/1); one may be replaced without a deck (1E-G:card-draw/2).

        Whoever draws no cards this turn has none that could be replaced (1E-G:card-draw/3).
        """
        if (change.player, verbs.NO_DRAWS) in state.marks or brings_no(state, change.source, "draw"):
            return ()
        entitled = change.amount if REPLACES_DRAWS in state.watched else min(change.amount, there)
        return (replace(change, amount=1),) * entitled

    def manner(self, it: Effect) -> str:
        """Whether cards were selected one by one: what that matters to (1E-10.2.1.0.1/2, 1E-6.4/6)."""
        if isinstance(it, Decloak | Assimilate):
            return DECLOAK if isinstance(it, Decloak) else BECOMES[it.to]
        return SELECTED if isinstance(it, Stop | Disable | Hold | Afflict) and it.cards.where == "named" else ""

    def is_at(self, state: State, card: CardId, place: EntityId) -> bool:
        """Whether a card lies at a location."""
        return bool(place) and places.place_of(state, card) == place

    def traits(self, state: State, card: CardId, what: str, values: Values) -> tuple[str, ...]:
        """Those of its values; a card is of all species among its characteristics (1E-G:species/2).

        The affiliation of a homeworld is that to which it belongs, not those that it shows (1E-G:homeworld/1). The only
        skill is that of a mission specialist (1E-G:assign-mission-specialists/2).
        """
        if what in READ:
            return READ[what](state, card)
        if what == "affiliation" and (home := facts(state, card).homeworld_of):
            return (home,)
        return modifying.species(facts(state, card), values(card)) if what == "species" else values(card).affiliations

    def was_here(self, state: State, card: CardId, there: EntityId) -> bool:
        """Whether it was at the location, or in or at the facility on which the card lies (1E-G:here/1)."""
        facility = facility_of(state, card)
        place = places.place_of(state, there)
        return there == facility if facility else bool(place) and places.place_of(state, card) == place

    def points(self, state: State, player: PlayerId) -> int:
        """A player's score."""
        return state.mark(player, "points")

    def abilities(self, state: State, card: CardId) -> tuple[Ability, ...]:
        """The card's texts."""
        return definition(state, card).abilities

    def layer(self, modifier: Modifier) -> int:
        """The layer in which a modifier applies."""
        return modifying.layer(modifier)

    def dependencies(self, node: AnyNode) -> Dependencies:
        """What a part of a text looks at."""
        return looked_at(node)

    def alters(self, modifier: Modifier) -> frozenset[str]:
        """The values that a modifier changes."""
        return alters(modifier)

    def modified(
        self, state: State, card: CardId, now: CardValues, modifier: Modifier, amount: int, donors: tuple[Any, ...]
    ) -> CardValues:
        """The values after a modifier; a further affiliation is in force once it was chosen (1E-6.3.3.0.1/5)."""
        if isinstance(modifier, Becomes) and modifier.beside:
            return modifying.beside(now, modifier.affiliation, is_taken=taken(state, card) == modifier.affiliation)
        return modifying.modified(now, modifier, amount, donors)

    def only_meant(
        self, state: State, card: CardId, before: CardValues, after: CardValues, wanted: Filter, values: Values
    ) -> CardValues:
        """The values of a card after a text that may speak of one of two personnel on it."""
        return only_meant(state, card, before, after, wanted, values)

    def begin(self, state: State, effect: Lasting) -> None:
        """Let an effect last."""
        verbs.begin_lasting(state, until_its_end(state, effect))
