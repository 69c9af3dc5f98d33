"""Second Edition as a value: the tables that the core reads."""

from __future__ import annotations

from collections.abc import Mapping

from spaceline.core.actions import ACTION
from spaceline.core.changing import CHANGING
from spaceline.core.data.changes import Change
from spaceline.core.data.frames import Frame
from spaceline.core.data.leaves import PlayerId
from spaceline.core.modifiers import SETTLING
from spaceline.core.ruleset import Procedure, Ruleset
from spaceline.core.state import State
from spaceline.core.windows import WINDOW
from spaceline.effects.perform import RUN_EFFECT
from spaceline.effects.perform.checking import CHECK
from spaceline.effects.perform.continuous import texts_in_force
from spaceline.effects.perform.responding import obligations, responses
from spaceline.rules import verbs
from spaceline.rules.second import table, values, winning
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.facts import Facts
from spaceline.rules.second.procedures import attempting, beaming, dilemmas, moving, playing, texts, turn
from spaceline.rules.second.world import SecondWorld

CTA2003 = "2e-cta2003"

PROCEDURES: tuple[Procedure, ...] = (
    turn.TURN,
    playing.CARD_PLAY,
    beaming.BEAMING,
    attempting.MISSION_ATTEMPT,
    dilemmas.DILEMMA_ENCOUNTER,
    ACTION,
    CHANGING,
    WINDOW,
    SETTLING,
    RUN_EFFECT,
    CHECK,
)

SWITCHES = {"conceal": "always"}
"""Where the rulebook leaves a choice: personnel and equipment are always concealed after they were shown."""


UNREAD = CardDefinition(Facts(id="2e-unread", set="", number=0, rarity="", title="", type="personnel"))
"""A concealed card, for somebody who cannot read it."""


def clockwise(state: State, moment: str, occurrence: Change) -> tuple[PlayerId, ...]:
    """The player whose turn it is has the first chance to respond, then clockwise (2E-actions/5)."""
    first = turn.active_player(state)
    return state.players[first - 1 :] + state.players[: first - 1]


def second_edition(definitions: Mapping[str, CardDefinition], switches: Mapping[str, str] | None = None) -> Ruleset:
    """The main line of the 2003 rulebook with a pool of cards."""
    actions = (*turn.ACTIONS, *playing.ACTIONS, *beaming.ACTIONS, *moving.ACTIONS, *attempting.ACTIONS, *texts.ACTIONS)
    by_frame: dict[type[Frame], Procedure] = {procedure.frame: procedure for procedure in PROCEDURES}
    return Ruleset(
        name=CTA2003,
        definitions={**definitions, UNREAD.facts.id: UNREAD},
        roles=table.ROLES,
        verbs=table.VERBS,
        procedures=by_frame,
        actions={rule.kind: rule for rule in actions},
        priority=clockwise,
        responses=responses,
        obligations=obligations,
        orphaned=table.orphaned,
        continuous=texts_in_force,
        base=values.base,
        verdict=winning.verdict,
        active_player=turn.active_player,
        examines=verbs.is_examining,
        card_marks=(*table.CARD_MARKS, *verbs.SEEN_BY[1:]),
        mark_topics=table.MARK_TOPICS,
        families=table.FAMILIES,
        unread=UNREAD.facts.id,
        language=SecondWorld(definitions),
        switches={**SWITCHES, **(switches or {})},
    )
