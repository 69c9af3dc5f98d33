"""Smaller crews that may land in place of everybody: each personnel more is a dilemma more (2E-facing-dilemmas/3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spaceline.core.data.decisions import Decision
from spaceline.core.data.leaves import CardId
from spaceline.players.heuristic.second.board import Board, Site
from spaceline.players.heuristic.strength import Force, is_met

MANY = 8
"""With fewer all had better go."""
SPARE = (2, 4, 6)
"""So many go beside those who are needed."""


def smaller_crews(board: Board, decision: Decision, going: Sequence[CardId]) -> Iterator[tuple[CardId, ...]]:
    """Those who are needed for the mission where they land, and some more; nothing where it is no planet mission."""
    target = decision.about[1] if len(decision.about) > 1 else 0
    site = next((it for it in board.goals if it.place == target and it.facts.kind == "planet"), None)
    people = board.personnel(tuple(going))
    if site is None or len(people) < MANY or board.personnel(board.zone(target, "surface")):
        return
    needed = fewest(board, site, people)
    others = sorted((card for card in people if card not in needed), key=lambda card: -ability(board, card))
    things = tuple(card for card in going if card not in people)
    for more in SPARE if needed else ():
        if len(needed) + more < len(people):
            yield (*needed, *others[:more], *things)


def fewest(board: Board, site: Site, people: Sequence[CardId]) -> tuple[CardId, ...]:
    """A crew none of whom can be missed: the least able stay behind first; nobody, if all together are too few."""
    requirement = site.facts.requirement
    kept = list(people)
    if requirement is None or not is_met(Force(board.known(tuple(kept))), requirement):
        return ()
    for card in sorted(people, key=lambda card: ability(board, card)):
        rest = [other for other in kept if other != card]
        if is_met(Force(board.known(tuple(rest))), requirement):
            kept = rest
    return tuple(kept)


def ability(board: Board, card: CardId) -> int:
    """How much somebody can do: skills and attributes."""
    facts = board.facts(card)
    return 0 if facts is None else 3 * sum(facts.skills.values()) + sum(facts.attributes.values())
