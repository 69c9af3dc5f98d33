"""What lies beneath a mission, as far as a player knows it: own seeds, dilemmas that were met, and the rest.

A dilemma that has stopped a team goes back beneath its mission, to be met first the next time (1E-7.2.2.2/2); everybody
has seen it. Of the other seeds a player knows no more than that they are of the kind of the mission (1E-4.3/1).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from spaceline.core.data.leaves import CardId, PlaceId
from spaceline.core.data.seen import SeenCard
from spaceline.effects.nodes.abilities import AfterFailure, Encounter
from spaceline.players.heuristic.first.board import Board, Location
from spaceline.rules.first.definition import CardDefinition

GONE = ("discard", "points", "out-of-play", "at", "on", "table")
"""Where a dilemma lies that was overcome or stayed in play."""

Possible = tuple[CardDefinition, ...]
"""What a seed may be: one definition where it is known, none for what does no harm."""


class Beneath:
    """The dilemmas of a pool, and what of them may lie where."""

    def __init__(self, pool: Mapping[str, CardDefinition]) -> None:
        """Sort the dilemmas of a pool."""
        dilemmas = [it for it in pool.values() if it.type == "dilemma" and it.of_kind(Encounter)]
        self.titled = {it.title: it for it in dilemmas}
        self.of_kind: dict[str, Possible] = {
            kind: tuple(it for it in dilemmas if kind == "dual" or it.facts.kind in ("dual", kind))
            for kind in ("planet", "space", "dual")
        }

    def seeds(self, board: Board, location: Location) -> tuple[Possible, ...]:
        """What each seed may be, in the order in which they are met."""
        return tuple(self.possible(board, location, seed) for seed in reversed(board.zone(location.place, "seeds")))

    def is_unknown(self, board: Board, location: Location) -> bool:
        """Whether nobody has seen the seed that is met first."""
        seeds = board.zone(location.place, "seeds")
        return bool(seeds) and board.definition(seeds[-1]) is None and not board.mark(seeds[-1], "met")

    def possible(self, board: Board, location: Location, seed: CardId) -> Possible:
        """What one seed may be."""
        it = board.definition(seed)
        if it is not None:
            return (it,) if it.type == "dilemma" else ()
        if board.mark(seed, "met"):
            return self.met(board, location.place, seed) or self.of_kind[location.facts.kind]
        return self.of_kind[location.facts.kind]

    def met(self, board: Board, place: PlaceId, seed: CardId) -> Possible:
        """What a seed may be that everybody has seen: of the dilemmas met there the one that is nowhere else."""
        owner = board.cards[seed].owner
        met = [self.titled[title] for title in titles_met(board, place, owner) if title in self.titled]
        gone = {board.pool[card.definition].title for card in left(board, owner)}
        standing = [it for it in met if it.title not in gone] or met
        return tuple([it for it in standing if is_wall(it)] or standing)


def titles_met(board: Board, place: PlaceId, owner: int) -> Iterator[str]:
    """The titles of a player's cards that were revealed at a location."""
    for name in board.names_at(place):
        word, _, rest = name.partition("-")
        whose, _, title = rest.partition("-")
        if word == "met" and whose in ("0", str(owner)):
            yield title


def left(board: Board, owner: int) -> Iterable[SeenCard]:
    """A player's cards that lie where dilemmas go that are no longer beneath a mission."""
    return [card for card in board.view.cards if card.owner == owner and card.definition and card.role in GONE]


def is_wall(it: CardDefinition) -> bool:
    """Whether a dilemma goes back beneath the mission when its condition is failed."""
    conditional = any(text.unless or text.tries for _, text in it.of_kind(Encounter))
    return conditional and not it.of_kind(AfterFailure)
