"""Dilemmas: which to put in an opponent's way, and in which order (2E-facing-dilemmas)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from spaceline.core.data.decisions import Selection
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import Faced
from spaceline.effects.nodes.effects import Kill, Stop
from spaceline.players.heuristic.appraisal import harm_of
from spaceline.players.heuristic.guesses import REMEMBERED, Crowd, Shares, shares_of
from spaceline.players.heuristic.second.board import Board
from spaceline.rules.second.data.frames import DilemmaEncounter, MissionAttempt
from spaceline.rules.second.definition import CardDefinition

WORTHWHILE = 0.7
"""A dilemma that does less harm is better kept: once overcome it makes every later attempt there easier."""


class DilemmaCandidate(NamedTuple):
    """A dilemma that could be chosen."""

    harm: float
    cost: int
    group: int
    """No two of one group may be chosen together."""
    card: CardId
    is_wall: bool
    """Whether it may stop everybody."""


def choose_dilemmas(board: Board, selection: Selection) -> tuple[CardId, ...]:
    """The dilemmas that do most harm together within the limit, in the order in which they are to be faced."""
    crowd = facing(board)
    found = (best_of_group(board, selection, group, crowd) for group in sorted(set(selection.groups)))
    return best_set((it for it in found if it is not None), selection, WORTHWHILE)


def best_set(candidates: Iterable[DilemmaCandidate], selection: Selection, kept: float) -> tuple[CardId, ...]:
    """Those that do most harm together within the limit, in line; whatever does no more than ``kept`` is left out."""
    best: list[tuple[float, tuple[DilemmaCandidate, ...]]] = [(0.0, ())] * (selection.budget + 1)
    for it in candidates:
        if it.harm <= kept:
            continue
        for budget in range(selection.budget, it.cost - 1, -1):
            harm, chosen = best[budget - it.cost]
            if harm + it.harm - kept > best[budget][0]:
                best[budget] = (harm + it.harm - kept, (*chosen, it))
    chosen = best[selection.budget][1][: selection.most]
    return tuple(it.card for it in sorted(chosen, key=place_in_line))


def best_of_group(board: Board, selection: Selection, group: int, crowd: Crowd) -> DilemmaCandidate | None:
    """A dilemma of one title; None when it cannot be read."""
    at = selection.groups.index(group)
    definition = board.definition(selection.cards[at])
    if definition is None:
        return None
    harm, card = harm_of(definition, crowd), selection.cards[at]
    return DilemmaCandidate(harm, selection.weights[at], group, card, is_wall(definition))


@lru_cache(REMEMBERED)
def is_wall(dilemma: CardDefinition) -> bool:
    """Whether a dilemma may stop or kill all who face it."""
    nodes = (node for _, text in dilemma.of_kind(Faced) for _, node in walk(text))
    return any(isinstance(it, Stop | Kill) and it.cards.where == "facing" and not it.cards.filter.said for it in nodes)


def place_in_line(candidate: DilemmaCandidate) -> tuple[bool, float, int]:
    """Walls come last: fewer are left to overcome them then, and nothing is wasted behind one that holds."""
    return (candidate.is_wall, candidate.harm, candidate.group)


def facing(board: Board) -> Crowd:
    """Those who face dilemmas, of whom often only the number and the side are known."""
    party = board.crew_in_place or board.attempt
    if party is None:
        return Crowd(6)
    return Crowd(len(party.participants), side(board, party.player), equipment_with(board, party))


def equipment_with(board: Board, party: DilemmaEncounter | MissionAttempt) -> int:
    """How many cards that are equipment, or may be, lie where those are who face dilemmas."""
    if isinstance(party, MissionAttempt) and not party.ship:
        there = board.zone(party.place, "surface")
    else:
        there = board.zone(party.ship, "aboard")
    beside = (board.facts(card) for card in there if card not in party.participants)
    return sum(facts is None or facts.type == "equipment" for facts in beside)


def side(board: Board, player: PlayerId) -> Shares:
    """The skills of the personnel that a player's headquarters stands for."""
    icons: tuple[str, ...] = ()
    for seen in board.view.cards:
        if seen.role == "mission" and seen.owner == player and (facts := board.facts(seen.id)):
            icons = (*icons, *facts.headquarters_of)
    kept = SIDES.get(icons)
    if kept is None or kept[0] is not board.pool:
        people = [it.facts for it in board.pool.values() if it.type == "personnel"]
        kept = SIDES[icons] = (board.pool, shares_of(it for it in people if not icons or it.affiliation in icons))
    return kept[1]


SIDES: dict[tuple[str, ...], tuple[Mapping[str, CardDefinition], Shares]] = {}
"""By the icons that a headquarters stands for: the skills of its personnel, in the pool that was asked of last."""
