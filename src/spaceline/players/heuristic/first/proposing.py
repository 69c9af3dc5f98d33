"""A plan for the seed phases, made as this player would seed: for a person who would rather change one than begin.

Of each seed card that stays it is told why, so that the person sees what could be changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId, EntityId, PlaceId
from spaceline.players.heuristic.first.board import Board, Location
from spaceline.players.heuristic.first.dilemma_value import DilemmaValue
from spaceline.players.heuristic.first.seeding import COPIES, SeedPlanner
from spaceline.players.seat import Seat
from spaceline.players.seeding.plan import (
    FACE_UP,
    MISSIONS,
    SEEDS,
    Proposal,
    SeedPlan,
    SeedReason,
    part_of,
    unplaced_missions,
)
from spaceline.rules.first.previews.seeding import BENEATH
from spaceline.rules.first.verbs.spaceline import LEFT, RIGHT


def proposed_plan(seat: Seat, seed: int) -> Proposal:
    """A plan for the part that it is; what is seeded already stays as it is."""
    board, part = Board(seat.view, seat.definitions), part_of(seat.view)
    if part == MISSIONS:
        sides = {mission: side_for(board, mission) for mission in unplaced_missions(board)}
        return Proposal(SeedPlan(part, sides=sides), {})
    if part == SEEDS:
        planner = SeedPlanner(board, DilemmaValue(board, seed))
        stacks = proposed_stacks(board, planner, seat.prospects)
        plan = SeedPlan(part, stacks=stacks, beside=proposed_face_up(board, planner, seat))
        return Proposal(plan, staying(board, planner, seat.prospects, plan))
    return Proposal(SeedPlan(part, beside=one_of_each(board, seat.prospects)), {})


def staying(
    board: Board, planner: SeedPlanner, prospects: tuple[Option, ...], plan: SeedPlan
) -> dict[CardId, SeedReason]:
    """Why each seed card has no place in a plan: ``kind``, ``no-room``, ``gift``, ``copies`` or ``enough``."""
    places = [it for it in open_places(board, prospects) if not it.is_mine or it.is_shared]
    left = (card for card in board.zone(board.me, "seed-deck") if card not in plan.cards)
    return {card: reason_of(board, planner, places, plan, card) for card in left}


def reason_of(
    board: Board, planner: SeedPlanner, places: Sequence[Location], plan: SeedPlan, card: CardId
) -> SeedReason:
    """Why a seed card stays: a dilemma suits no mission, helps those who meet it, lies there twice, is one too many."""
    if board.type_of(card) != "dilemma":
        return "no-room"
    fitting = [it for it in places if planner.fitting(it, (card,))]
    if not fitting:
        return "kind"
    if all(planner.harm(card, it) <= 0 for it in fitting):
        return "gift"
    names = planner.names_of(board.cards[card].definition)
    return "copies" if any(planner.copies_seeded(name, plan.cards) >= COPIES for name in names) else "enough"


def side_for(board: Board, mission: str) -> str:
    """Next to an own mission, if one stands at an end of the spaceline; otherwise the left end."""
    quadrant = board.pool[mission].facts.quadrant
    row = [it for it in board.locations.values() if it.quadrant == quadrant]
    return RIGHT if row and row[-1].is_mine and not row[0].is_mine else LEFT


def proposed_stacks(
    board: Board, planner: SeedPlanner, prospects: tuple[Option, ...]
) -> dict[PlaceId, tuple[CardId, ...]]:
    """A stack for each location that is still open, in the order of the stages (1E-4.3/6 to /8)."""
    places = open_places(board, prospects)
    left, planned = list(board.zone(board.me, "seed-deck")), list[CardId]()
    stacks: dict[PlaceId, tuple[CardId, ...]] = {}
    for location in sorted(places, key=stage):
        cards = planner.stack_for(location, left, beside=planned)
        if cards:
            stacks[location.place] = cards
            planned.extend(cards)
            left = [card for card in left if card not in cards]
    return stacks


def open_places(board: Board, prospects: tuple[Option, ...]) -> list[Location]:
    """The locations beneath whose missions something may still be put."""
    is_open = {option.target for option in prospects if option.detail == BENEATH and not option.card}
    return [location for location in board.locations.values() if location.place in is_open]


def stage(location: Location) -> int:
    """Missions of the opponent come first, then shared ones, then one's own."""
    return 0 if not location.is_mine else 1 if location.is_shared else 2


def proposed_face_up(board: Board, planner: SeedPlanner, seat: Seat) -> tuple[tuple[CardId, EntityId], ...]:
    """Facilities and whatever else goes face up, each where it is worth most as long as the rules let it be there."""
    options = list(with_copies(board, seat.prospects))
    found: list[Option] = []
    while (best := planner.singly(options)) is not None and planner.worth_of(best) >= 0:
        if seat.foreseen((*found, best))[-1].problem is None:
            found.append(best)
            options = [option for option in options if option.card != best.card]
        else:
            options.remove(best)
    return tuple((option.card, option.target) for option in found)


def with_copies(board: Board, prospects: tuple[Option, ...]) -> Iterator[Option]:
    """What goes face up, with each copy of a card: of several one is named, whatever it is declared to be."""
    shown = dict.fromkeys((option.card, option.target) for option in prospects if option.detail in FACE_UP)
    for original, target in shown:
        for card in board.zone(board.me, "seed-deck"):
            if board.cards[card].definition == board.cards[original].definition:
                yield Option("seed", card, target)


def one_of_each(board: Board, prospects: tuple[Option, ...]) -> tuple[tuple[CardId, EntityId], ...]:
    """One copy of each card that may be put down."""
    by_name = {board.cards[option.card].definition: (option.card, option.target) for option in reversed(prospects)}
    return tuple(sorted(by_name.values()))
