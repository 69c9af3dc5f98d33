"""The play-and-draw segment: what to spend the counters on, and what a card in hand is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId
from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.requirements import Skill
from spaceline.players.heuristic.appraisal import worth_of_ability, worth_of_text
from spaceline.players.heuristic.second.battle_search import BattleSearch, battles_begun_by
from spaceline.players.heuristic.second.board import Board
from spaceline.players.heuristic.second.strength import staffs
from spaceline.players.heuristic.strength import Force, terms
from spaceline.rules.second.definition import UPON, CardDefinition
from spaceline.rules.second.facts import Facts

FIRST_SHIP, NEXT_SHIP, SPARE_SHIP = 14.0, 4.0, 0.3
EQUIPMENT = 2.0
INTERRUPT = 0.6
"""What a free card must promise to be played."""
GIFT = 2.0
"""What it costs to play a card from an opponent's card, who scores for it."""


class Hand:
    """What the player could do with its cards."""

    def __init__(self, board: Board) -> None:
        """Look at the board."""
        self.board = board

    @cached_property
    def needs(self) -> Counter[str]:
        """How much one more level of each skill would help with the missions that remain, in thousandths."""
        have = Force(self.board.known(self.board.crew))
        found: Counter[str] = Counter()
        for site in self.board.goals:
            parts = terms(site.facts.requirement) if site.facts.requirement is not None else ()
            for part in parts:
                if isinstance(part, Skill):
                    spare = have.skill(part.name) - part.level
                    found[part.name] += 900 if spare < 0 else 300 if spare == 0 else 100 if spare == 1 else 0
        return found

    def worth_of_personnel(self, facts: Facts) -> float:
        """What a personnel adds: a body, attributes, and skills that are needed."""
        skills = sum(self.needs[name] / 1000 * min(level, 2) for name, level in facts.skills.items())
        return 0.8 + sum(facts.attributes.values()) / 16 + 0.15 * len(facts.skills) + skills

    def worth_of_ship(self, facts: Facts) -> float:
        """What a ship adds: one is needed, another only for people who wait without one."""
        board = self.board
        if not board.ships:
            return FIRST_SHIP if staffs(self.crew_to_be, facts) else 1.0
        waiting = board.personnel(board.zone(board.home, "surface"))
        idle = any(board.place(ship) == board.home for ship in board.ships)
        if not idle and len(board.ships) < 3 and staffs(board.known(waiting), facts):
            return NEXT_SHIP + 0.5 * len(waiting)
        return SPARE_SHIP

    @cached_property
    def crew_to_be(self) -> tuple[Facts, ...]:
        """The personnel in play and in hand."""
        in_hand = self.board.known(self.board.zone(self.board.me, "hand"))
        return (*self.board.known(self.board.crew), *(facts for facts in in_hand if facts.type == "personnel"))

    def worth(self, definition: CardDefinition) -> float:
        """What playing a card is worth, about in counters."""
        facts = definition.facts
        if facts.type == "personnel":
            return self.worth_of_personnel(facts) + worth_of_entering(definition)
        if facts.type == "ship":
            return self.worth_of_ship(facts)
        if facts.type == "equipment":
            return EQUIPMENT
        if battles_begun_by(definition):
            return self.battle_search.worth_of(definition)
        return worth_of_text(definition)

    @cached_property
    def battle_search(self) -> BattleSearch:
        """The battles that cards in hand could begin."""
        return BattleSearch(self.board)

    def worth_of_draw(self) -> float:
        """What a new card is worth: more the fewer there are in hand, less when the game runs out of cards."""
        cards, left = len(self.board.zone(self.board.me, "hand")), self.board.cards_left
        worth = 1.2 if cards <= 3 else 0.9 if cards <= 6 else 0.4
        return worth / 2 if left <= 6 else worth

    def best_action(self, options: Sequence[Option], counters: int) -> Option | None:
        """A free card that helps, then the most useful cards that the counters pay for; None to draw instead."""
        plays = {option.card: option for option in reversed(options) if option.kind == "play"}
        priced: list[tuple[float, int, Option]] = []
        for card, option in plays.items():
            definition = self.board.definition(card)
            if definition is None:
                continue
            worth = self.worth(definition) - (GIFT if self.board.cards[card].role == UPON else 0.0)
            if definition.type == "interrupt":
                if worth >= INTERRUPT:
                    return option
            else:
                priced.append((worth, definition.facts.cost, option))
        return self.best_purchase(priced, counters)

    def best_purchase(self, priced: Sequence[tuple[float, int, Option]], counters: int) -> Option | None:
        """The first of the cards that are worth most together with the draws for what is left over."""
        draw = self.worth_of_draw()
        best: list[tuple[float, tuple[int, ...]]] = [(left * draw, ()) for left in range(counters + 1)]
        for at, (worth, cost, _) in enumerate(priced):
            for budget in range(counters, cost - 1, -1):
                value, chosen = best[budget - cost]
                if value + worth > best[budget][0]:
                    best[budget] = (value + worth, (*chosen, at))
        chosen = best[counters][1]
        return max((priced[at] for at in chosen), key=lambda item: (item[0], -item[2].card))[2] if chosen else None

    def least_useful(self, cards: Sequence[CardId]) -> tuple[CardId, ...]:
        """Cards of the hand, the least useful first."""
        return tuple(sorted(cards, key=lambda card: (self.worth_to_keep(card), card)))

    def worth_to_keep(self, card: CardId) -> float:
        """What a card is worth in hand; a copy of a unique card in play is worth nothing."""
        definition = self.board.definition(card)
        if definition is None:
            return 0.0
        in_play = (*self.board.crew, *self.board.ships)
        if definition.unique and any(
            (other := self.board.definition(mine)) and other.title == definition.title for mine in in_play
        ):
            return 0.0
        return self.worth(definition)


def worth_of_entering(definition: CardDefinition) -> float:
    """What a personnel brings besides by the texts that respond to its being played."""
    return sum(
        max(0.0, worth_of_ability(definition, at))
        for at, text in definition.of_kind(When)
        if text.verb == "play" and text.subject is None
    )
