"""The refusals of the engine itself, whatever is played: a code and a sentence, with the values that it names."""

from __future__ import annotations

from collections.abc import Mapping

from spaceline.core.data.decisions import Refusal

SENTENCES: Mapping[str, str] = {
    "not-asked": "It is not your decision.",
    "no-cards-to-choose": "No cards are to be chosen now.",
    "nothing-asked": "Nothing is to be decided now.",
    "not-offered": "That is not one of the choices.",
    "named-twice": "A card was named twice.",
    "not-asked-for": "That is more than was asked for.",
    "out-of-range": "Choose a number from {low} to {high}.",
    "wrong-sum": "Share out exactly {sum}.",
    "not-an-order": "Name each of the cards once.",
    "alike": "Two of the cards may not be chosen together.",
    "over-budget": "Together the cards cost too much.",
    "too-many": "That is more cards than may be chosen.",
    "too-few": "More cards must be chosen.",
    "unknown-action": "There is no such action.",
    "no-such-plan": "That cannot be done at one go.",
    "unknown-card": "There is no such card for you.",
    "game-over": "The game is over.",
    "no-restore-point": "That action can no longer be taken back.",
    "cannot-leave": "That player cannot leave this game.",
}
"""Code to sentence; the clause is that of the question that was answered, if there is one."""


def refusal(reason: str, clause: str = "", **values: object) -> Refusal:
    """The refusal of that code."""
    return Refusal(reason, SENTENCES[reason], clause, **values)
