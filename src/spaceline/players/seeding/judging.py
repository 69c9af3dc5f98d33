"""Whether a plan makes sense, and what would come of it."""

from __future__ import annotations

from typing import NamedTuple

from spaceline.cards.view_index import ViewIndex
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.refusals import refusal as of_the_engine
from spaceline.players.seat import Seat
from spaceline.players.seeding.plan import DOORWAYS, FACE_UP, SEEDS, SIDES, SeedPlan, part_of, unplaced_missions
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.refusals import refusal


class PlanProblem(NamedTuple):
    """Something that is wrong with a plan."""

    card: CardId
    target: EntityId
    """Where the card was to go; 0 where it goes nowhere."""
    refusal: Refusal
    is_possible: bool
    """Whether it can be done all the same, as a bluff may be."""


def check_plan(seat: Seat, plan: SeedPlan) -> None:
    """Check that a plan is one for this player at this time.

    Raises:
        Refusal: it is about another part, or names what the player does not have there.
    """
    if not plan.part or plan.part != part_of(seat.view):
        raise refusal("other-seed-phase")
    board = ViewIndex[CardDefinition](seat.view, seat.definitions)
    if not set(plan.sides) <= set(unplaced_missions(board)) or not set(plan.sides.values()) <= set(SIDES):
        raise refusal("not-an-end")
    cards = plan.cards
    if len(set(cards)) < len(cards):
        raise of_the_engine("named-twice")
    for card in cards:
        if card not in board.cards:
            raise of_the_engine("unknown-card")
        if card not in board.zone(seat.viewer, "seed-deck"):
            raise refusal("not-in-seed-deck")
    if (plan.stacks and plan.part != SEEDS) or (plan.beside and plan.part not in (SEEDS, DOORWAYS)):
        raise refusal("other-seed-phase")
    if any(not board.mark(place, "position") for place in plan.stacks):
        raise refusal("beneath-missions")
    known = {*seat.view.players, *seat.view.places, *board.cards}
    if any(target not in known for _, target in plan.beside):
        raise of_the_engine("unknown-card")


def problems_of(seat: Seat, plan: SeedPlan) -> tuple[PlanProblem, ...]:
    """What would go wrong with each card, and a game that would begin without a facility."""
    options = tuple(plan.options())
    found = [
        PlanProblem(option.card, option.target, it.problem, it.is_possible)
        for option, it in zip(options, seat.foreseen(options), strict=True)
        if it.problem is not None
    ]
    forgotten = forgotten_facility(seat, plan)
    return (*found, PlanProblem(forgotten, 0, refusal("no-facility"), is_possible=True)) if forgotten else tuple(found)


def forgotten_facility(seat: Seat, plan: SeedPlan) -> CardId:
    """A facility that could be seeded, where the plan leaves the player without any; 0 where it does not."""
    board = ViewIndex[CardDefinition](seat.view, seat.definitions)

    def is_facility(card: CardId) -> bool:
        it = board.definition(card)
        return it is not None and it.type == "facility"

    has_one = any(
        is_facility(it.id) and it.role in ("space", "surface") for it in seat.view.cards if it.controller == seat.viewer
    )
    if plan.part != SEEDS or has_one or any(is_facility(card) for card, _ in plan.beside):
        return 0
    return next((it.card for it in seat.prospects if it.detail in FACE_UP and is_facility(it.card)), 0)
