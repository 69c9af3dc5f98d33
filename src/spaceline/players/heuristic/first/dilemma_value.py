"""How much a dilemma hinders the teams that the opponent may send: tried on teams drawn from the cards there are."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

from spaceline.players.heuristic.first.board import Board, Location, Member
from spaceline.players.heuristic.first.simulated_encounters import TrialParty
from spaceline.rules.first.definition import CardDefinition

TEAMS = 16
SIZES = (5, 6, 7, 8)
"""How many personnel come to a mission."""
STOPPED, KILLED = 2.0, 0.8
"""What it is worth to stop a team, and to rid it of somebody."""

GIFT = 0.18
"""What a point costs that those score who overcome a dilemma."""


class DilemmaValue:
    """Judges dilemmas against one opponent."""

    def __init__(self, board: Board, seed: int) -> None:
        """Draw teams of the affiliation that most missions of the opponent name."""
        rng = random.Random(f"{seed} teams")
        members = list(personnel(board))
        ships = [it for it in board.pool.values() if it.type == "ship"]
        self.teams = [rng.sample(members, min(len(members), rng.choice(SIZES))) for _ in range(TEAMS)]
        self.ships = [member_of(rng.choice(ships)) if ships else None for _ in range(TEAMS)]
        self.seed = seed
        self.known: dict[tuple[str, str], tuple[float, float]] = {}

    def harm(self, dilemma: CardDefinition, location: Location) -> float:
        """What a dilemma does to such teams, on average."""
        stopped, lost = self.tried(dilemma, location.facts.kind)
        return STOPPED * stopped + KILLED * lost - GIFT * points_of(dilemma) * (1 - stopped)

    def stops(self, dilemma: CardDefinition, location: Location) -> float:
        """How often a dilemma ends an attempt."""
        return self.tried(dilemma, location.facts.kind)[0]

    def tried(self, dilemma: CardDefinition, kind: str) -> tuple[float, float]:
        """How often a dilemma stops a team, and how many personnel it costs."""
        key = (dilemma.facts.id, kind)
        if key not in self.known:
            rng = random.Random(f"{self.seed} {key}")
            stopped, lost = 0, 0.0
            for team, ship in zip(self.teams, self.ships, strict=True):
                party = TrialParty(team, ship if kind != "planet" else None, kind, rng)
                stopped += not party.meet(dilemma).goes_on
                lost += party.lost
            self.known[key] = (stopped / TEAMS, lost / TEAMS)
        return self.known[key]


def points_of(dilemma: CardDefinition) -> int:
    """What whoever overcomes a dilemma scores, as printed."""
    box = dilemma.facts.points
    return box.value if box is not None and isinstance(box.value, int) else 0


def personnel(board: Board) -> Iterator[Member]:
    """The personnel that the opponent may have."""
    rivals = [it for it in board.locations.values() if not it.is_mine and it.end is not None]
    named = Counter(icon for it in rivals if it.end is not None for icon in it.end.attempt)
    icon = max(named, key=lambda name: (named[name], name), default="")
    for it in board.pool.values():
        if it.type == "personnel" and (not icon or icon in it.facts.affiliations):
            yield member_of(it)


@cache
def member_of(it: CardDefinition) -> Member:
    """A card with its printed values."""
    card_values = it.modes[0]
    attributes = {name: max(0, value) for name, value in card_values.attributes.items()}
    words, kinds = card_values.characteristics, card_values.classifications
    return Member(
        it.title, it.type, card_values.skills, attributes, card_values.affiliations, card_values.icons, words, kinds
    )
