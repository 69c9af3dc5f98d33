"""Players choose at the same time: asked one after another, revealed together.

The answers lie in the frame, where no view shows them; nothing tells others who has answered already.
"""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.frames import SecretChoice
from spaceline.core.data.leaves import EntityId, PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State


def choose_in_secret(
    state: State,
    topic: str,
    players: tuple[PlayerId, ...],
    cards: dict[str, tuple[EntityId, ...]] | None = None,
) -> None:
    """Let players choose at the same time; the ruleset's rule of that topic says what, and what follows."""
    state.frames.append(SecretChoice(step="choose", topic=topic, players=players, cards=cards or {}))


def next_to_choose(frame: SecretChoice) -> PlayerId:
    """Who is asked next: one of those who have not answered."""
    return frame.asked or next(player for player in frame.players if player not in frame.answers)


def choose(state: State, frame: SecretChoice) -> Decision:
    """Ask the next player who has not answered."""
    return state.ruleset.secrets[frame.topic].question(state, frame, next_to_choose(frame))


def accept(state: State, frame: SecretChoice, answer: Answer) -> Next:
    """Keep the answer concealed."""
    answers = {**frame.answers, next_to_choose(frame): answer}
    in_order = {player: answers[player] for player in frame.players if player in answers}
    state.frames[state.depth] = replace(frame, asked=0, answers=in_order)
    return "choose" if len(in_order) < len(frame.players) else "reveal"


def reveal(state: State, frame: SecretChoice) -> Next:
    """Reveal all answers together."""
    state.ruleset.secrets[frame.topic].reveal(state, frame)
    return DONE


SECRET: Procedure = Procedure(SecretChoice, Choose(choose, accept), reveal)
