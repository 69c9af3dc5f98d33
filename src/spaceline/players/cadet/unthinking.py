"""What a cadet does in every edition, whatever would be better."""

from __future__ import annotations

from spaceline.core.data.decisions import PASS, Answer, Decision, Selection
from spaceline.core.data.leaves import CardId
from spaceline.players.heuristic.card_choice import allowed
from spaceline.players.seat import Seat


def unthinking_answer(seat: Seat) -> Answer | None:
    """The answer that needs no thought; None where the cadet has to think."""
    decision: Decision = seat.decision
    if decision.kind == "response" and PASS in decision.options:
        return Answer(option=PASS)
    selection = decision.selection
    if decision.prompt in ("beam", "walk") and selection is not None:
        return Answer(cards=allowed(selection, selection.cards, selection.most))
    if decision.prompt == "choose-dilemmas" and selection is not None and selection.weights:
        return Answer(cards=dearest(selection))
    return None


def dearest(selection: Selection) -> tuple[CardId, ...]:
    """The dearest card that the budget pays for; the others are kept for later."""
    priced = zip(selection.weights, selection.cards, strict=True)
    payable = [(cost, -card) for cost, card in priced if cost <= selection.budget]
    return (-max(payable)[1],) if payable and selection.most else ()
