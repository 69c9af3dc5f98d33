"""What it costs to use the skills that a text of one's own asks for (2E-skills-glossary/1, /3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Selection
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.effects.perform.paying import Bill, price
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of
from spaceline.rules.second.data.frames import SkillPayment


def charge(state: State, uses: Iterable[Change]) -> None:
    """Let those discard who must for skills that a text uses, before anything comes of it (2E-actions-costs/1).

    The player has chosen to use the text and cannot hold the skill back any more; of the owner no leave is asked.
    """
    for use in uses:
        bills = {card: bill_for(state, use, card) for card in use.cards if use.verb == "use"}
        owed: Counter[PlayerId] = Counter()
        for bill in bills.values():
            owed.update(dict(bill))
        payers = sorted(owed, key=lambda player: (player == use.player, player))
        for player in payers:
            number = min(owed[player], len(state.zone(player, "hand")))
            about = tuple(card for card, bill in bills.items() if player in dict(bill))
            payment = SkillPayment(step="choose_discards", player=player, about=about, source=use.source, number=number)
            if number:
                state.frames.append(payment)


def bill_for(state: State, use: Change, card: CardId) -> Bill:
    """What it costs to use of a card what is said to be used of it."""
    taxes = world_of(state).taxed(state, Reading(use.source, use.player), (card,)).get(card, ())
    return price(taxes, frozenset(use.detail.split(", "))) if taxes else ()


def choose_discards(state: State, payment: SkillPayment) -> Decision:
    """Which cards are discarded."""
    selection = Selection(state.zone(payment.player, "hand"), payment.number, payment.number)
    return Decision(payment.player, "cards", "discard-for-skills", selection=selection, about=payment.about)


def discard_for_skills(state: State, payment: SkillPayment, answer: Answer) -> Next:
    """Discard them; whoever pays does it."""
    request(state, *(Change("discard", (card,), payment.player, payment.source) for card in answer.cards))
    return DONE


SKILL_PAYMENT: Procedure = Procedure(SkillPayment, Choose(choose_discards, discard_for_skills))
