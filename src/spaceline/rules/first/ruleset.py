"""First Edition as values: the tables that the core reads, for `1e-modern` and `1e-open`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from spaceline.core.actions import ACTION
from spaceline.core.changing import CHANGING
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import PlayerId
from spaceline.core.modifiers import SETTLING
from spaceline.core.ruleset import ActionRule, Discretion, Foresight, Procedure, Ruleset
from spaceline.core.secret import SECRET
from spaceline.core.state import State
from spaceline.core.windows import WINDOW
from spaceline.effects.perform import RUN_EFFECT
from spaceline.effects.perform.checking import CHECK
from spaceline.rules import verbs
from spaceline.rules.first import ending, roles, turn, values, variables, winning
from spaceline.rules.first.battle import actions as battle
from spaceline.rules.first.borg import acquiring, scouting
from spaceline.rules.first.definition import BARS_BEAM, CardDefinition
from spaceline.rules.first.facts import FirstFacts
from spaceline.rules.first.language.openness import openly_known
from spaceline.rules.first.language.shields import in_force, may_be_contested, voices
from spaceline.rules.first.language.world import FirstWorld
from spaceline.rules.first.missions import attempting, curing, encounters
from spaceline.rules.first.missions.built_in import built_in_outposts
from spaceline.rules.first.missions.remembering import may_be_met
from spaceline.rules.first.movement import actions as movement, flying, forced_moves
from spaceline.rules.first.numbers import Numbers
from spaceline.rules.first.people import captives, exposure, infiltrating, nemeses
from spaceline.rules.first.playing import actions as playing
from spaceline.rules.first.previews import previews, unseen
from spaceline.rules.first.previews.plans import plans
from spaceline.rules.first.previews.seeding import foresees, prospects
from spaceline.rules.first.seeding import actions as seeding
from spaceline.rules.first.seeding.procedure import SECRETS, SEEDING
from spaceline.rules.first.side_decks import compartments, flashes, handling
from spaceline.rules.first.stations import commandeering, commandeering_attempts
from spaceline.rules.first.switches import MODERN, OPEN, OPEN_READINGS, Readings, with_documents
from spaceline.rules.first.verbs import conceding, table
from spaceline.rules.first.verbs.deeds import counted
from spaceline.rules.first.verbs.leaving import orphaned
from spaceline.rules.variant import Variant

PROCEDURES: tuple[Procedure, ...] = (
    SEEDING,
    turn.TURN,
    turn.OPPORTUNITY_TO_ACT,
    ending.END_OF_TURN,
    nemeses.ENMITY,
    exposure.SUSPICION,
    attempting.MISSION_ATTEMPT,
    scouting.SCOUTING_A_LOCATION,
    commandeering_attempts.COMMANDEERING_ATTEMPT,
    acquiring.ACQUIRING,
    encounters.SEED_ENCOUNTER,
    curing.CURING,
    variables.PICKING_VALUES,
    forced_moves.SENDING,
    *playing.PROCEDURES,
    *movement.PROCEDURES,
    *battle.PROCEDURES,
    flashes.Q_FLASH,
    compartments.OPEN_COMPARTMENT,
    handling.TRIBBLES_MOVED,
    captives.CAPTURING,
    ACTION,
    CHANGING,
    WINDOW,
    SETTLING,
    SECRET,
    RUN_EFFECT,
    CHECK,
)

ACTIONS: tuple[ActionRule, ...] = (
    *seeding.ACTIONS,
    *turn.ACTIONS,
    *attempting.ACTIONS,
    *scouting.ACTIONS,
    *acquiring.ACTIONS,
    *playing.ACTIONS,
    *movement.ACTIONS,
    *battle.ACTIONS,
    *flashes.ACTIONS,
    *handling.ACTIONS,
    *captives.ACTIONS,
    *infiltrating.ACTIONS,
    *commandeering.ACTIONS,
    *commandeering_attempts.ACTIONS,
)

UNREAD = CardDefinition(
    FirstFacts(id="1e-unread", release="", number=0, rarity="", title="", uniqueness="universal", type="unread")
)
"""A concealed card, for somebody who cannot read it."""


def responder_order(state: State, moment: str, occurrence: Change) -> tuple[PlayerId, ...]:
    """The player who did not initiate what is responded to has the first chance (1E-5.0/11, /13, /15).

    An encounter is initiated by whoever meets the seeded card, whoever seeded it.
    To what the rules or nobody's action brings about, the player whose turn it is responds first (1E-5.0/12).
    """
    is_done_by_somebody = moment in ("action", "just") or occurrence.verb == "encounter"
    initiator = occurrence.player if is_done_by_somebody else 0
    first = turn.opponent_of(state, initiator) if initiator else turn.active_player(state)
    return (first, turn.opponent_of(state, first))


def discretion_with(definitions: Mapping[str, CardDefinition]) -> Discretion:
    """What nobody is told who knows of no card that asks for it."""
    return Discretion(unseen.may_be_asked, {roles.BEAMED: BARS_BEAM, **counted(definitions.values())})


FORESIGHT = Foresight(previews=previews, plans=plans, uses=flying.uses, prospects=prospects, foresees=foresees)


@dataclass(frozen=True, kw_only=True)
class FirstRules(Variant):
    """A ruleset of First Edition as a value: what it has otherwise than `1e-modern`."""

    readings: Readings = field(default_factory=Readings)
    numbers: Numbers = field(default_factory=Numbers)

    def build(self, definitions: Mapping[str, CardDefinition], switches: Mapping[str, str] | None = None) -> Ruleset:
        """The ruleset that the engine reads; raises ValueError where a switch that is turned has no such reading."""
        return Ruleset(
            name=self.name,
            definitions={**definitions, **dict(built_in_outposts(definitions)), UNREAD.facts.id: UNREAD},
            roles=self.roles_over(roles.ROLES.values()),
            verbs=table.VERBS,
            procedures=self.procedures_over(PROCEDURES),
            actions=self.actions_over(ACTIONS),
            secrets=SECRETS,
            priority=responder_order,
            responses=playing.valid_responses,
            restores=playing.keeps_positions,
            remembers=may_be_met,
            obligations=ending.obligations,
            may_respond=playing.may_respond,
            may_do_more=playing.may_do_more,
            orphaned=orphaned,
            continuous=in_force,
            silenced=voices,
            may_be_contested=may_be_contested,
            base=values.base,
            verdict=winning.verdict,
            active_player=turn.active_player,
            examines=verbs.is_examining,
            goals=winning.goals,
            leave=conceding.leave,
            alike=openly_known,
            discretion=discretion_with(definitions),
            foresight=FORESIGHT,
            card_marks=(*roles.CARD_MARKS, *verbs.SEEN_BY[1:]),
            mark_topics=roles.MARK_TOPICS,
            unread=UNREAD.facts.id,
            language=FirstWorld(definitions),
            switches=with_documents(self.readings, switches),
            replaced=self.rules_replaced(),
            numbers=self.numbers,
        )


MODERN_RULES = FirstRules(name=MODERN)
OPEN_RULES = FirstRules(name=OPEN, readings=OPEN_READINGS)
