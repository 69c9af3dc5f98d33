"""A First Edition table with printed cards: a planet and a space location of player 1, and people invented as needed.

``Tabletop("planet")`` has an Away Team place, ``Tabletop("space")`` a ship; printed cards are put there by title.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from spaceline.cards.catalogue import FIRST_CARDS
from spaceline.cards.definitions import load_definitions
from spaceline.core.data.leaves import CardId
from spaceline.effects.nodes.requirements import Skill
from spaceline.rules.first.definition import CardDefinition
from spaceline.rules.first.values import card_values
from tests.support.first_table import ME, OPPONENT, FirstTable

UNSOLVABLE = Skill("Telepathy")
"""No mission here is solved unless a test wants it, so that dilemmas are all that happens."""


@cache
def printed_cards() -> Mapping[str, CardDefinition]:
    """Every card of First Edition, also of sets that no ruleset has yet: they are the same at every table."""
    texts = load_definitions("first")
    return {id: CardDefinition(it, texts.get(id, ())) for id, it in FIRST_CARDS.facts().items()}


@cache
def printed_ids() -> Mapping[str, str]:
    """Their ids by their titles."""
    return {it.title: id for id, it in printed_cards().items()}


class Tabletop(FirstTable):
    """A position in the orders of player 1's turn, or in another part of it."""

    def __init__(self, kind: str = "planet", ruleset: str = "1e-modern") -> None:
        """Lay out the location that is attempted, and others where something is left to do."""
        super().__init__(ruleset)
        self.definitions.update(printed_cards())
        self.ids = printed_ids()
        self.kind = kind
        self.place = self.location("Here", kind, requirement=UNSOLVABLE)
        self.ship_card = self.ship("Ship", self.place) if kind == "space" else 0
        for name in ("Elsewhere", "Farther"):
            self.person(f"at {name}", self.location(name, requirement=UNSOLVABLE))

    @property
    def base(self) -> int:
        """Where the team is: aboard the ship, or on the surface."""
        return self.ship_card or self.place

    def team(self, *skills: str, people: int = 3, **facts: object) -> list[CardId]:
        """People called ``p1``, ``p2`` ...; the first one has the skills, written ``"2 Diplomacy"``."""
        levels = {}
        for skill in skills:
            number, _, name = skill.partition(" ")
            levels[name if number.isdigit() else skill] = int(number) if number.isdigit() else 1
        first = self.person("p1", self.base, skills=levels, **facts)
        return [first, *(self.person(f"p{n}", self.base, **facts) for n in range(2, people + 1))]

    def printed(self, title: str, parent: int, role: str, owner: int = ME, *, face_up: bool | None = None) -> CardId:
        """A printed card somewhere."""
        return self.put(title, self.ids[title], parent, role, owner, face_up)

    def seed(self, title: str, owner: int = OPPONENT) -> CardId:
        """A printed card beneath the mission here; the one seeded last is met first."""
        return self.printed(title, self.place, "seeds", owner)

    def hold(self, title: str, owner: int = ME) -> CardId:
        """A printed card in a hand."""
        return self.printed(title, owner, "hand", owner)

    def attempt(self, *fixed: CardId) -> None:
        """Attempt the mission here; the next random selections bring these cards."""
        self.begin(fixed=fixed)
        self.do("attempt", self.names["Here"], self.base)

    def killed(self) -> set[str]:
        """The names of people in a discard pile."""
        return {
            name
            for name, card in self.names.items()
            if self.role(card) == "discard" and self.state.definition(card).type == "personnel"
        }

    def stopped(self) -> set[str]:
        """The names of people who are stopped."""
        return {name for name, card in self.names.items() if self.mark(card, "stopped")}

    def skills(self, card: CardId) -> dict[str, int]:
        """The current skills of a card."""
        return card_values(self.state, card).skills

    def go_on(self) -> None:
        """Play no more cards, if there are any that could be played, and go on to the orders."""
        if self.offers("end-play"):
            self.do("end-play")

    def pass_round(self, until: str = "orders") -> None:
        """End the turn and let the other player do nothing; go on to the orders of the next turn."""
        self.do("end-turn")
        while (self.decision.player, self.decision.prompt) != (ME, until):
            kinds = {option.kind for option in self.decision.options}
            self.do(next(kind for kind in ("end-play", "end-turn", "pass") if kind in kinds))


__all__ = ["ME", "OPPONENT", "Tabletop"]
