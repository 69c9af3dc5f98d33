"""What it costs to use the skills that a text of one's own asks for (2E-skills-glossary/1, /3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Selection
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.effects.nodes import Effect
from spaceline.effects.nodes.abilities import Order, PlayedOnlyIf, When
from spaceline.effects.nodes.tests import Test
from spaceline.effects.perform.affording import taken_from_hand
from spaceline.effects.perform.paying import together
from spaceline.effects.scope import Reading, Scope
from spaceline.rules.second.data.frames import SkillPayment
from spaceline.rules.second.language.bills import Uses, bills_for, can_pay_for, skills_cost
from spaceline.rules.second.showing import conditions_shown, subjects_used
from spaceline.rules.second.values import definition


def charge(state: State, uses: Iterable[Change]) -> None:
    """Let those discard who must for skills that a text uses, before anything comes of it (2E-actions-costs/1).

    The player has chosen to use the text and cannot hold the skill back any more; of the owner no leave is asked.
    """
    state.frames.extend(payments_due(state, tuple(uses)))


def payments_due(state: State, uses: Uses) -> Iterator[SkillPayment]:
    """What everybody must pay for skills that a text uses, as texts that tax them are now."""
    bills = bills_for(state, uses)
    owed = together(bills.values())
    for player in sorted(owed, key=lambda player: (player == uses[0].player, player)):
        about = tuple(card for card, bill in bills.items() if player in dict(bill))
        yield SkillPayment(
            step="choose_discards", player=player, about=about, source=uses[0].source, number=owed[player]
        )


def can_pay_for_text(
    state: State, scope: Scope, tests: Iterable[Test], effects: tuple[Effect, ...], responding: When | None = None
) -> bool:
    """Whether all the skills that a text asks for could be paid for, and its cost too (2E-actions-requirements/1)."""
    if not skills_cost(state):
        return True
    kept = max((taken_from_hand(state, scope, effect) for effect in effects), default=0)
    return can_pay_for(state, scope, used_by(state, scope, tests, effects, responding), kept)


def can_pay_for_ability(state: State, scope: Scope, text: Order | When) -> bool:
    """Whether that is so for an order or a response; an interrupt in response asks for what it is played only with too.

    2E-playing-specific-kinds/9.
    """
    tests = () if text.test is None else (text.test,)
    it = definition(state, scope.source)
    if it.type == "interrupt":
        tests += tuple(condition.test for _, condition in it.of_kind(PlayedOnlyIf))
    return can_pay_for_text(state, scope, tests, (text.effect,), text if isinstance(text, When) else None)


def used_by(
    state: State, scope: Scope, tests: Iterable[Test], effects: tuple[Effect, ...], responding: When | None
) -> Uses:
    """The personnel whom a text uses; where its player chooses among them, the one who costs least."""
    source, you, named = scope.source, scope.you, scope.cards
    subjects = () if responding is None else tuple(subjects_used(state, source, you, responding, named, fewest=1))
    conditions = conditions_shown(state, Reading(source, you, named), tests, effects, beside=subjects, with_chosen=True)
    return (*conditions, *subjects)


def choose_discards(state: State, payment: SkillPayment) -> Decision | None:
    """Which cards are discarded; what is not in the hand any more by then is not asked for.

    The card whose text it is pays for nothing of its own, should it still lie there while others respond to it.
    """
    hand = tuple(card for card in state.zone(payment.player, "hand") if card != payment.source)
    number = min(payment.number, len(hand))
    if not number:
        return None
    return Decision(
        payment.player,
        "cards",
        "discard-for-skills",
        selection=Selection(hand, number, number),
        about=payment.about,
    )


def discard_for_skills(state: State, payment: SkillPayment, answer: Answer) -> Next:
    """Discard them; whoever pays does it."""
    request(state, *(Change("discard", (card,), payment.player, payment.source) for card in answer.cards))
    return DONE


SKILL_PAYMENT: Procedure = Procedure(SkillPayment, Choose(choose_discards, discard_for_skills))
