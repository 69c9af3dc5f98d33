"""Second Edition as values: the tables that the core reads, for `2e-cta2003` and `2e-premiere2002`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from spaceline.core.actions import ACTION
from spaceline.core.changing import CHANGING
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option, Refusal
from spaceline.core.data.leaves import PlayerId
from spaceline.core.modifiers import SETTLING
from spaceline.core.ruleset import ActionRule, Discretion, Foresight, Procedure, Ruleset
from spaceline.core.state import State
from spaceline.core.windows import WINDOW
from spaceline.effects.perform import RUN_EFFECT
from spaceline.effects.perform.checking import CHECK
from spaceline.effects.perform.continuous import texts_in_force
from spaceline.effects.perform.responses.responding import witnesses
from spaceline.rules import verbs
from spaceline.rules.second import conceding, damage, roles, turn, values, winning
from spaceline.rules.second.battle import combat, engagements
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.facts import Facts
from spaceline.rules.second.language.openness import may_examine, openly_known
from spaceline.rules.second.language.speaking import may_be_contested, speakers
from spaceline.rules.second.language.world import SecondWorld
from spaceline.rules.second.missions import attempting, dilemmas
from spaceline.rules.second.movement import beaming, moving
from spaceline.rules.second.numbers import Numbers
from spaceline.rules.second.playing import at_will, imposed_costs, paying, playing, skill_costs, texts
from spaceline.rules.second.previews import previews, unseen
from spaceline.rules.second.previews.plans import plans
from spaceline.rules.second.refusals import refusal
from spaceline.rules.second.switches import CTA2003, PREMIERE2002, PREMIERE_READINGS, Readings
from spaceline.rules.second.verbs import table
from spaceline.rules.second.verbs.leaving import orphaned
from spaceline.rules.switches import turned
from spaceline.rules.variant import Variant

PROCEDURES: tuple[Procedure, ...] = (
    turn.TURN,
    playing.CARD_PLAY,
    paying.PAYMENT,
    imposed_costs.TOLL_PAYMENT,
    skill_costs.SKILL_PAYMENT,
    beaming.BEAMING,
    attempting.MISSION_ATTEMPT,
    dilemmas.DILEMMA_ENCOUNTER,
    combat.COMBAT,
    engagements.ENGAGEMENT,
    conceding.LEAVING,
    at_will.OPPORTUNITY,
    ACTION,
    CHANGING,
    WINDOW,
    SETTLING,
    RUN_EFFECT,
    CHECK,
)

ACTIONS: tuple[ActionRule, ...] = tuple(
    rule for part in (turn, playing, beaming, moving, attempting, texts, damage) for rule in part.ACTIONS
)

UNREAD = CardDefinition(Facts(id="2e-unread", set="", number=0, rarity="", title="", type="unread"))
"""A concealed card, for somebody who cannot read it."""


def clockwise(state: State, moment: str, occurrence: Change) -> tuple[PlayerId, ...]:
    """The player whose turn it is has the first chance to respond, then clockwise (2E-actions/5)."""
    first = turn.active_player(state)
    return state.players[first - 1 :] + state.players[: first - 1]


def explained(state: State, asked: Decision, given: Answer, problem: Refusal) -> Refusal:
    """The rule by which an answer is refused that is not one of the choices, where there is one.

    An order while something else goes on (2E-executing-orders/3), a response that is none (2E-actions/1).
    """
    option, found = given.option, None
    if option is not None and asked.kind == "response":
        found = no_such_response(state, asked.player, option)
    elif option is not None and option.kind in turn.ORDERS and asked.kind != "action":
        found = refusal("one-at-a-time" if turn.active_player(state) == asked.player else "not-your-turn")
    elif asked.prompt == "choose-dilemmas":
        found = dilemmas.not_chosen(state, given, problem)
    elif asked.prompt == "beam":
        found = beaming.not_a_passenger(state, asked.player, given)
    return found or problem


def no_such_response(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why that is no response: an order, or a text or interrupt that does not respond to this."""
    is_order = option.kind == "order" and texts.is_own_order(state, player, option)
    if option.kind in ("respond", "answer") or (option.kind == "order" and not is_order):
        return texts.no_response(state, player, option)
    if option.kind == damage.REPAIR:
        return damage.no_repair(state, player, option)
    if option.kind not in state.ruleset.actions:
        return None
    if turn.active_player(state) != player:
        return refusal("not-your-turn")
    return refusal("one-at-a-time" if turn.segment(state) == "orders" and option.kind != "play" else "only-responses")


DISCRETION = Discretion(
    may_be_asked=unseen.may_be_asked,
    told_for={**table.TOLD_FOR, "announce": paying.ABOUT_TO_PLAY},
    shown_as=turn.SHOWN_AS,
)


@dataclass(frozen=True, kw_only=True)
class SecondRules(Variant):
    """A ruleset of Second Edition as a value: what it has otherwise than `2e-cta2003`."""

    readings: Readings = field(default_factory=Readings)
    numbers: Numbers = field(default_factory=Numbers)
    world: type[SecondWorld] = SecondWorld
    """What the effect language knows of it."""

    def build(self, definitions: Mapping[str, CardDefinition], switches: Mapping[str, str] | None = None) -> Ruleset:
        """The ruleset that the engine reads, with a pool of cards and switches turned.

        Raises:
            ValueError: there is no such switch, or it has no such reading.
        """
        return self.read_as(turned(self.readings, switches), definitions)

    def read_as(self, readings: Readings, definitions: Mapping[str, CardDefinition]) -> Ruleset:
        """The ruleset with the rules that are debatable read in certain ways."""
        return Ruleset(
            name=self.name,
            definitions={**definitions, UNREAD.facts.id: UNREAD},
            roles=self.roles_over(roles.roles(readings).values()),
            verbs=self.verbs_over(table.VERBS.values()),
            procedures=self.procedures_over(PROCEDURES),
            actions=self.actions_over(ACTIONS),
            priority=clockwise,
            responses=damage.responses,
            obligations=paying.obligations,
            may_respond=damage.may_respond,
            orphaned=orphaned,
            witnesses=witnesses,
            continuous=texts_in_force,
            silenced=speakers,
            may_be_contested=may_be_contested,
            base=values.base,
            verdict=winning.verdict,
            goals=winning.goals,
            leave=conceding.leave,
            active_player=turn.active_player,
            examines=may_examine,
            alike=openly_known,
            explains=explained,
            discretion=DISCRETION,
            foresight=Foresight(previews=previews, plans=plans, uses=moving.uses),
            card_marks=(*roles.CARD_MARKS, *verbs.SEEN_BY[1:], *self.marks),
            mark_topics={**roles.MARK_TOPICS, **self.marks},
            unread=UNREAD.facts.id,
            language=self.world(definitions, readings),
            switches=readings,
            replaced=self.rules_replaced(),
            numbers=self.numbers,
        )


CALL_TO_ARMS = SecondRules(name=CTA2003)
PREMIERE = SecondRules(name=PREMIERE2002, readings=PREMIERE_READINGS)
