"""A fan ruleset: Second Edition to 60 points, whatever kind of mission gives them.

A turn has nine counters and begins with a drawn card.
"""

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import PlayerId
from spaceline.core.state import State
from spaceline.editions import RulesetSpec
from spaceline.rules.second.data.frames import Turn
from spaceline.rules.second.numbers import Numbers
from spaceline.rules.second.ruleset import SecondRules
from spaceline.rules.second.switches import CTA2003, Readings
from spaceline.rules.second.turn import TURN
from spaceline.rules.second.winning import completed_kinds


def draw_a_card(state: State, turn: Turn) -> None:
    """The player whose turn begins draws a card, if there is one."""
    if state.zone(turn.player, "deck"):
        request(state, Change("draw", (), turn.player, amount=1))


def either_kind(state: State, player: PlayerId) -> set[str]:
    """Any mission that a player completes counts as a planet and as a space mission."""
    return {"planet", "space"} if completed_kinds.rule(state, player) else set()


RULES = SecondRules(
    name="short-game",
    readings=Readings(equal_scores="shared"),
    numbers=Numbers(points_to_win=60, counters=9),
    procedures=(TURN.with_step(draw_a_card, after="begin_turn"),),
    rules=(completed_kinds.by(either_kind),),
)

SHORT_GAME = RulesetSpec(
    name=RULES.name,
    label="Short game",
    build=RULES.build,
    edition="second",
    book=CTA2003,
    words={"reason.points": "60 points, with a mission completed."},
)
