"""The answers that follow from a plan, one question after another; they are the answers that a person would give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from spaceline.cards.view_index import ViewIndex
from spaceline.core.data.decisions import PASS, Answer, Decision, Option, Refusal
from spaceline.core.data.leaves import CardId, EntityId
from spaceline.players.seat import Seat
from spaceline.players.seeding.plan import SeedPlan, part_of
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.previews.seeding import BENEATH
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.verbs.spaceline import LEFT

LATER = ("other-seed-phase", "besides-missions-now")
"""Refusals of cards whose turn comes in another phase."""


class Halted(NamedTuple):
    """A plan cannot go on: what was planned with a card is no longer possible."""

    card: CardId
    refusal: Refusal


Followed = Answer | Halted | None
"""The answer that a plan gives to a question; None where the plan says nothing of it."""
FollowSeeds = Callable[[ViewIndex[CardDefinition], Seat, SeedPlan], Followed]


def planned_answer(seat: Seat, plan: SeedPlan) -> Followed:
    """What a plan says to the open question."""
    board = ViewIndex(seat.view, seat.definitions)
    if plan.part != part_of(seat.view) or not may_answer(board, seat.decision):
        return None
    return FOLLOWED[seat.prompt](board, seat, plan)


def may_answer(board: ViewIndex[CardDefinition], decision: Decision) -> bool:
    """Whether a plan may say something to a question: of what goes beneath a station none does."""
    is_of_a_station = decision.prompt == "build-stack" and decision.about[0] in board.cards
    return decision.prompt in FOLLOWED and not is_of_a_station


def place_mission(board: ViewIndex[CardDefinition], seat: Seat, plan: SeedPlan) -> Followed:
    """The end that is planned for the mission that was drawn; where there is but one place, that one."""
    options = [option for option in seat.decision.options if option.kind == "lay-out"]
    side = plan.sides.get(board.cards[options[0].card].definition)
    if side is None:
        return None
    at_side = [option for option in options if option.detail == side] or options
    return Answer(option=at_side[0 if side == LEFT else -1])


def choose_doorways(board: ViewIndex[CardDefinition], seat: Seat, plan: SeedPlan) -> Followed:
    """All that are planned at once, or the next one."""
    decision = seat.decision
    if decision.selection is None:
        return seed_next(board, seat, list(face_up(plan)))
    return chosen(board, decision, [card for card, _ in plan.beside])


def build_stack(board: ViewIndex[CardDefinition], seat: Seat, plan: SeedPlan) -> Followed:
    """The stack that is planned for the location; nothing where none is."""
    decision = seat.decision
    return chosen(board, decision, plan.stacks.get(decision.about[0], ()))


def chosen(board: ViewIndex[CardDefinition], decision: Decision, wanted: Iterable[CardId]) -> Answer | Halted:
    """These cards, or other copies of them where those are what may be chosen."""
    assert decision.selection is not None
    left, found = list(decision.selection.cards), []
    for card in wanted:
        it = next((other for other in (card, *left) if other in left and is_copy(board, other, card)), 0)
        if not it:
            return Halted(card, refusal("not-in-seed-deck"))
        left.remove(it)
        found.append(it)
    return Answer(cards=tuple(found))


def is_copy(board: ViewIndex[CardDefinition], one: CardId, other: CardId) -> bool:
    """Whether two cards are the same, or copies."""
    return one == other or (other in board.cards and board.cards[one].definition == board.cards[other].definition)


def seed_besides(board: ViewIndex[CardDefinition], seat: Seat, plan: SeedPlan) -> Followed:
    """The next card that goes face up; of the dilemma phase no facility, which has a phase of its own."""
    wanted = face_up(plan)
    if seat.decision.prompt == "seed-besides":
        wanted = (option for option in wanted if not is_facility(board, option.card))
    return seed_next(board, seat, list(wanted))


def is_facility(board: ViewIndex[CardDefinition], card: CardId) -> bool:
    """Whether a card is a facility."""
    it = board.definition(card) if card in board.cards else None
    return it is not None and it.type == "facility"


def seed_singly(board: ViewIndex[CardDefinition], seat: Seat, plan: SeedPlan) -> Followed:
    """The next card of a stack, in the order in which single cards make the stack that is planned; then all others.

    What goes to a location is put beneath its mission here; facilities have a phase of their own.
    """
    is_on_top = seat.switches.single_seeds_go == "top"
    stacks = (
        Option("seed", card, place, BENEATH)
        for place, cards in plan.stacks.items()
        for card in (cards if is_on_top else reversed(cards))
    )
    before = (option for option in face_up(plan) if not board.mark(option.target, "position"))
    return seed_next(board, seat, [*stacks, *before])


def face_up(plan: SeedPlan) -> Iterator[Option]:
    """What is seeded face up, in its order."""
    return (Option("seed", card, target) for card, target in plan.beside)


def seed_next(board: ViewIndex[CardDefinition], seat: Seat, planned: list[Option]) -> Followed:
    """Seed the first that is not seeded yet; pass when nothing of this phase is left, unless more could be done."""
    offered = seat.decision.options
    for option in still_planned(board, planned):
        there = (it for it in offered if it.kind == "seed" and it.target == option.target)
        copies = [it for it in there if is_copy(board, it.card, option.card)]
        if copies:
            return Answer(option=max(copies, key=lambda it: people_of(board, it.detail)))
        why = seat.why_not(Option("seed", option.card, option.target)) if option.card in board.cards else None
        if why is None or why.reason not in LATER:
            return Halted(option.card, why or refusal("not-in-seed-deck"))
    is_all = all(option == PASS or option.kind == "seed" for option in offered)
    return Answer(option=PASS) if is_all and PASS in offered else None


def people_of(board: ViewIndex[CardDefinition], affiliation: str) -> int:
    """How many of the viewer's people have an affiliation: a facility of several is declared to be of theirs."""
    people = (board.pool[card].facts.affiliations for card in board.view.brought.get("deck", ()))
    return sum(affiliation in affiliations for affiliations in people)


def still_planned(board: ViewIndex[CardDefinition], planned: Iterable[Option]) -> Iterator[Option]:
    """What is not seeded yet: whichever copy lies there, of so many copies so many are."""
    there = Counter(seeded(board))
    for option in planned:
        definition = board.cards[option.card].definition if option.card in board.cards else ""
        key = (definition, option.target, option.detail)
        if there[key]:
            there[key] -= 1
        else:
            yield option


APART = "time-location"
"""The role of what is seeded on nothing and becomes a place of its own."""


def seeded(board: ViewIndex[CardDefinition]) -> Iterator[tuple[str, EntityId, str]]:
    """The viewer's cards that are seeded: definition, where, and whether beneath a mission."""
    for it in board.view.cards:
        if it.owner == board.view.viewer and it.role != "seed-deck":
            where = it.owner if it.role == APART else it.parent
            yield it.definition, where, BENEATH if it.role == "seeds" else ""


FOLLOWED: Mapping[str, FollowSeeds] = {
    "place-mission": place_mission,
    "seed-doorways": choose_doorways,
    "build-stack": build_stack,
    "seed-besides": seed_besides,
    "seed-singly": seed_singly,
    "seed-facilities": seed_besides,
}
"""The questions that a plan can answer, by their prompts."""
