"""Battles worth beginning: those that are won by what the player can see, against as weak an enemy as there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId, EntityId
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.effects import BeginBattle
from spaceline.players.heuristic.guesses import REMEMBERED
from spaceline.players.heuristic.second.board import Board
from spaceline.rules.second.data.frames import Battle, Combat
from spaceline.rules.second.definition import CardDefinition

UNSEEN = 5
"""The Strength of a personnel that cannot be read."""


class Battles:
    """The enemies that the player could meet, as the board shows them."""

    def __init__(self, board: Board) -> None:
        """Look at the board."""
        self.board = board

    def begun_by(self, option: Option) -> BeginBattle | None:
        """The battle that an order begins, if it begins one."""
        definition = self.board.definition(option.card)
        if definition is None or option.kind != "order":
            return None
        return battle_of(definition, int(option.detail))

    def worth_beginning(self, options: Sequence[Option]) -> Option | None:
        """An order that begins a battle which looks won."""
        for option in options:
            battle = self.begun_by(option)
            if battle is not None and any(self.margin(each) > 0 for each in self.conceivable(battle)):
                return option
        return None

    def conceivable(self, battle: BeginBattle) -> Iterator[Option]:
        """Who could meet whom; whether the text's demands are met is left to the rules."""
        for place, company in self.board.companies.items():
            if "engagement" in battle.kinds:
                enemies = [card for card in self.board.zone(place, "orbit") if not self.board.is_own(card)]
                yield from (Option("engagement", ship, enemy) for ship in company.ships for enemy in enemies)
            if "combat" in battle.kinds and company.ashore:
                there = {self.board.cards[card].controller for card in self.board.zone(place, "surface")}
                yield from (Option("combat", place, player) for player in there if player != self.board.me)

    def margin(self, option: Option) -> float:
        """By how much it would be won."""
        if option.kind == "engagement":
            return self.value(option.card, "Weapons") - self.value(option.target, "Shields")
        there = self.board.zone(option.card, "aboard" if option.card in self.board.cards else "surface")
        own = sum(self.value(card, "Strength") for card in self.board.ready(there))
        return own - sum(self.value(card, "Strength") for card in self.enemies(there, option.target))

    def lead(self, battle: Battle) -> float:
        """By how much whoever began a battle is ahead in it."""
        attack, defence = ("Strength", "Strength") if isinstance(battle, Combat) else ("Weapons", "Shields")
        own = sum(self.value(card, attack) for card in battle.own)
        return own - sum(self.value(card, defence) for card in battle.others)

    def enemies(self, there: Sequence[CardId], player: EntityId) -> list[CardId]:
        """The cards of a player there."""
        return [card for card in there if card in self.board.cards and self.board.cards[card].controller == player]

    def value(self, card: CardId, name: str) -> float:
        """An attribute as it is now, or as it may be where the card cannot be read."""
        return UNSEEN if self.board.facts(card) is None else self.board.attribute(card, name)

    def best(self, options: Sequence[Option]) -> Option:
        """The one that is won most clearly."""
        return max(options, key=self.margin)


@lru_cache(REMEMBERED)
def battle_of(definition: CardDefinition, at: int) -> BeginBattle | None:
    """The battle that a text of a card begins, by its number."""
    return next((node for _, node in walk(definition.abilities[at]) if isinstance(node, BeginBattle)), None)
