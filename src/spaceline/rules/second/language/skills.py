"""What a requirement comes to now, and whose skills can help to meet it (2E-skills-glossary)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations

from msgspec.structs import replace

from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.modifiers import current_values, current_values_for, in_force, values_for
from spaceline.core.state import State
from spaceline.effects.dependencies import USABLE, USABLE_SKILLS
from spaceline.effects.groups import Taxes
from spaceline.effects.nodes.effects import Select
from spaceline.effects.nodes.requirements import Any, AnyRequirement
from spaceline.effects.perform.paying import price, together
from spaceline.effects.scope import Beholding, OfText, Scope, Values
from spaceline.rules.second import showing
from spaceline.rules.second.data.card_values import CardValues
from spaceline.rules.second.language.bills import bills_for, can_pay, skills_cost
from spaceline.rules.second.language.course import CourseOfTurn
from spaceline.rules.second.language.matching import DEMANDS, asked_by
from spaceline.rules.second.missions.grants import grant_of
from spaceline.rules.second.participants import current_attempt, facing_a_dilemma
from spaceline.rules.second.requirements import in_sum
from spaceline.rules.second.values import definition

TAXES, BARRED = frozenset(("taxes",)), frozenset(("barred",))
SILENCING = frozenset((USABLE,))


class Skills(CourseOfTurn):
    """The part of the edition's world that knows requirements and the use of skills."""

    __slots__ = ()

    def printed_requirement(self, state: State, scope: Scope) -> AnyRequirement:
        """What a mission asks for (2E-checking-mission-requirements/1): printed or granted, and what texts add.

        Nobody meets what a card asks for that asks for nothing.
        """
        mission = scope.source
        asked = asked_by(state, mission) or Any(())
        attempt = current_attempt(state)
        if attempt is not None and attempt.mission == mission:
            grant = grant_of(state, attempt)
            asked = asked if grant is None else grant.requirement
        return in_sum(asked, self.added_requirements(state, mission))

    def added_requirements(self, state: State, mission: CardId) -> tuple[AnyRequirement, ...]:
        """What texts add to what a mission asks for."""
        found: CardValues = values_for(state, DEMANDS)(mission)
        return found.demands

    def silenced_by(self, state: State, card: CardId) -> frozenset[str]:
        """Of a personnel's abilities, those that go on all the time too can be barred (2E-ability/1)."""
        return SILENCING if definition(state, card).type == "personnel" else frozenset()

    def is_silenced(self, state: State, card: CardId, values: Values) -> bool:
        """Whether a text bars its abilities."""
        return "use" in values(card).barred

    def may_use(self, state: State, card: CardId) -> bool:
        """Whether no text forbids to use its abilities, the actions in its text (2E-ability/1)."""
        found = current_values_for(state, BARRED)
        return found is None or "use" not in found.of(card).barred

    def taxed(self, state: State, scope: Scope, cards: tuple[CardId, ...]) -> dict[CardId, Taxes]:
        """Those whose skills cost cards from hand; several texts cost several times.

        For skills that somebody cannot use at all nobody pays.
        """
        found, barring = current_values_for(state, TAXES), current_values_for(state, BARRED)
        if found is None:
            return {}
        is_barred = barred_from(state, scope)
        usable = [card for card in cards if barring is None or not is_barred(card, barring.of(card))]
        due = {card: owed(state, card, found.of(card)) for card in usable}
        return {card: taxes for card, taxes in due.items() if taxes}

    def without_taxed(self, state: State, scope: Scope, paid: Mapping[CardId, frozenset[str]]) -> Values | None:
        """The values of cards without skills that are not paid for, or that must not help to complete a mission."""
        if current_values_for(state, TAXES) is None and current_values_for(state, BARRED) is None:
            return None
        is_barred = barred_from(state, scope)
        found = current_values(state)

        def usable(card: CardId) -> CardValues:
            card_values: CardValues = found.of(card)
            if is_barred(card, card_values):
                return replace(card_values, skills={})
            return (
                replace(card_values, skills=untaxed(card_values, paid.get(card, NONE)))
                if card_values.taxes
                else card_values
            )

        return usable

    def weighed(self, state: State, scope: Scope, it: Select, cards: tuple[CardId, ...]) -> tuple[tuple[int, ...], int]:
        """How many cards their player discards to use each for what it is chosen for, of how many in hand.

        Nobody uses more than can be paid for together (2E-actions-costs/2).
        """
        if not skills_cost(state):
            return (), 0
        owed = (together(bills_for(state, self.chosen(state, scope, it, (card,))).values()) for card in cards)
        weights = tuple(bill[scope.you] for bill in owed)
        hand = sum(card != scope.source for card in state.zone(scope.you, "hand"))
        return (weights, hand) if any(weights) else ((), 0)

    def usable_for(self, state: State, scope: Scope, it: Select, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """Whoever could not be paid for does not have the skill that is used (2E-skills-glossary/3).

        Of those who are present with one another, nor does anybody beside whom the others could not be paid for.
        """
        if not skills_cost(state):
            return cards
        if it.cards.beside:
            return self.with_partners(state, scope, it, cards)
        return tuple(card for card in cards if self.can_pay_together(state, scope, it, (card,)))

    def with_partners(self, state: State, scope: Scope, it: Select, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """Those who can be paid for together with as many others as must be present with them."""
        companies = showing.in_companies(state, cards, it.cards.beside)
        groups = (group for company in companies for group in combinations(company, it.cards.beside + 1))
        able = {card for group in groups if self.can_pay_together(state, scope, it, group) for card in group}
        return tuple(card for card in cards if card in able)

    def can_pay_together(
        self, state: State, scope: Scope, it: Select, cards: tuple[CardId, ...], *, others: bool = False
    ) -> bool:
        """Nobody uses more than can be paid for together (2E-actions-costs/2), whoever has to pay."""
        if not skills_cost(state):
            return True
        owed = together(bills_for(state, self.chosen(state, scope, it, cards)).values())
        if others:
            owed.pop(scope.you, None)
        return can_pay(state, scope, owed)

    def usable_by(self, state: State, text: Scope, values: Values, *, goes_on: bool) -> Values:
        """For a text of their commander's that asks for skills: without those barred to whoever faces a dilemma.

        It uses them (2E-skills-glossary/1). What they cost must be there to be paid, and as long as a text goes on
        nobody pays (/3). A dilemma does not use them, nor does what only looks at what there is.
        """
        if USABLE_SKILLS not in in_force(state).altered:
            return values
        if isinstance(text, Beholding) or definition(state, text.source).type == "dilemma":
            return values
        is_barred = barred_as_it_faces(state)

        def usable(card: CardId) -> CardValues:
            card_values: CardValues = values(card)
            if state.cards[card].controller != text.you:
                return card_values
            if is_barred(card, card_values):
                return replace(card_values, skills={})
            if card_values.taxes:
                paid_for = NONE if goes_on else within_reach(state, text, card, card_values)
                return replace(card_values, skills=untaxed(card_values, paid_for))
            return card_values

        return usable


NONE: frozenset[str] = frozenset()


def owed(state: State, card: CardId, card_values: CardValues) -> Taxes:
    """What using the skills of a card costs, and whom (2E-command-and-owner/3)."""
    leaf = state.cards[card]
    taxes = card_values.taxes
    return tuple((skills, number, leaf.owner if by_owner else leaf.controller) for skills, number, by_owner in taxes)


def within_reach(state: State, text: Scope, card: CardId, card_values: CardValues) -> frozenset[str]:
    """The skills of a card for which those who would have to pay have cards beside the one with the text."""
    taxes = owed(state, card, card_values)

    def has(player: PlayerId, number: int) -> bool:
        return sum(other != text.source for other in state.zone(player, "hand")) >= number

    skills = card_values.skills
    return frozenset(skill for skill in skills if all(has(*part) for part in price(taxes, frozenset((skill,)))))


def untaxed(card_values: CardValues, paid: frozenset[str]) -> dict[str, int]:
    """The skills of a card that may be used for nothing, and those that are paid for."""
    is_any_costly = any(not skills for skills, *_ in card_values.taxes)
    costly = card_values.skills if is_any_costly else {skill for skills, *_ in card_values.taxes for skill in skills}
    return {skill: level for skill, level in card_values.skills.items() if skill not in costly or skill in paid}


def barred_from(state: State, scope: Scope) -> Callable[[CardId, CardValues], bool]:
    """Who is barred from using skills for what a mission or a dilemma asks for, or for any other text.

    A text on a mission, such as one that scores more, bars nobody.
    """
    asking = definition(state, scope.source).type
    if asking == "mission":
        act = "" if isinstance(scope, OfText) else "mission_skills"
        return lambda card, card_values: act in card_values.barred
    if asking == "dilemma":
        return lambda card, card_values: "dilemma_skills" in card_values.barred
    return barred_as_it_faces(state)


def barred_as_it_faces(state: State) -> Callable[[CardId, CardValues], bool]:
    """Who is barred from using skills for any text, as long as it faces a dilemma."""
    facing = frozenset(facing_a_dilemma(state))
    return lambda card, card_values: card in facing and "dilemma_skills" in card_values.barred
