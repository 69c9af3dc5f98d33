"""Interrupts without timing words: played in any segment and in turns of other players (2E-playing-specific-kinds/8).

In the first two segments of one's own turn they are among the actions that are offered. Beside that there is an
opportunity whenever one of these is over, for all players in the order of responses; where no card of the game is such
an interrupt it is not even looked for.
"""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.actions import begin_offered
from spaceline.core.data.decisions import PASS, Answer, Decision, Option
from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.second.data.frames import Opportunity
from spaceline.rules.second.definition import AT_WILL
from spaceline.rules.second.playing.holding import held
from spaceline.rules.second.playing.playing import cannot_play, targets


def interrupts_at_will(state: State, player: PlayerId) -> tuple[Option, ...]:
    """The interrupts without timing words that a player could play now; one of several copies is enough."""
    leaves, hand = state.cards, held(state, player)
    there = {
        (leaves[card].definition, leaves[card].parent): card
        for card in reversed(state.watched.get(AT_WILL, ()))
        if card in hand
    }
    return tuple(
        Option("play", card, target)
        for card in there.values()
        if cannot_play(state, player, card) is None
        for target in targets(state, player, card)
    )


def find_player(state: State, opportunity: Opportunity) -> Next:
    """Go round to the next player who has such an interrupt, until all have passed in succession."""
    order, turn, passes = opportunity.order, opportunity.turn, opportunity.passes
    while passes < len(order):
        if interrupts_at_will(state, order[turn]):
            state.frames[state.depth] = replace(opportunity, turn=turn, passes=passes)
            return None
        turn, passes = (turn + 1) % len(order), passes + 1
    return DONE


def whether_to_play(state: State, opportunity: Opportunity) -> Decision:
    """Ask that player."""
    player = opportunity.order[opportunity.turn]
    options = (*interrupts_at_will(state, player), PASS)
    return Decision(player, "action", "at-will", options, clause="2E-playing-specific-kinds/8")


def play_or_pass(state: State, opportunity: Opportunity, answer: Answer) -> Next:
    """Play it, or go on to the next player."""
    option, player = answer.option, opportunity.order[opportunity.turn]
    is_pass = option is None or option == PASS
    turn = (opportunity.turn + 1) % len(opportunity.order)
    passes = opportunity.passes + 1 if is_pass else 0
    state.frames[state.depth] = replace(opportunity, turn=turn, passes=passes)
    if option is not None and not is_pass:
        begin_offered(state, player, option)
    return "find_player"


OPPORTUNITY: Procedure = Procedure(Opportunity, find_player, Choose(whether_to_play, play_or_pass))
