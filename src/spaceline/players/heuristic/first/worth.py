"""What events, interrupts and equipment are worth to whoever plays them, where they are played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from spaceline.core.data.leaves import CardId, EntityId
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import Alternate, Boards, Opens, Order, Played, PlaysOn, Static, Treaty, When
from spaceline.effects.nodes.choices import PlayAnother
from spaceline.effects.nodes.effects import Destroy, Effect, Nullify, Score
from spaceline.effects.nodes.modifiers import Bar, Gain, Modifier, Multiply, Raise
from spaceline.players.heuristic.appraisal import SPENT, Appraisal
from spaceline.players.heuristic.first.board import WORTH, Board
from spaceline.players.heuristic.first.simulated_encounters import prowess
from spaceline.players.heuristic.first.traits import is_like
from spaceline.players.heuristic.guesses import Crowd
from spaceline.rules.first.definition import CardDefinition

TEXT = Crowd(6)
RECURRING = {"end_turn": 3.0, "begin_turn": 3.0}
"""How often what happens at such moments counts."""
RARELY = 0.7
"""How often other occurrences come."""
LASTING = 1.6
"""What a text is worth that works as long as its card is in play."""
POINT = 0.25
"""What a point of score is worth."""
SPOKEN_OF = ("target", "those")
"""What texts call the card that they are played on or respond to."""
BOARDED = 0.6
"""What it is worth to have somebody aboard for each of the crew: all are stopped, and some may die."""
VESSELS = {"ship": 7.0, "facility": 8.0}


class Worths:
    """Judges cards for the players at a table."""

    def __init__(self, board: Board) -> None:
        """Look at the board."""
        self.board = board

    def of_play(self, it: CardDefinition, target: EntityId, *, is_mine: bool = True) -> float:
        """What a play is worth to whoever makes it, less the card that is spent."""
        if it.of_kind(Boards):
            return self.of_boarding(target, is_mine=is_mine)
        total = -SPENT
        for text in it.abilities:
            if isinstance(text, Played):
                total += self.of_effect(text.effect, target, is_mine=is_mine)
            elif isinstance(text, Order):
                total += Appraisal(TEXT).of(text.effect)
            elif isinstance(text, When) and it.type != "interrupt":
                often = RECURRING.get(text.verb, RARELY)
                total += often * Appraisal(TEXT).of(text.effect) * self.side(target, is_mine=is_mine)
            elif isinstance(text, Static):
                total += self.of_static(it, text, target, is_mine=is_mine)
            elif isinstance(text, Treaty):
                total += self.of_treaty(text) if is_mine else LASTING
            elif isinstance(text, Opens):
                total += self.of_opening(target, text.affiliations) if is_mine else LASTING
            elif isinstance(text, Alternate):
                total += LASTING + (Appraisal(TEXT).of(text.effect) if text.effect is not None else 0.0)
        return total

    def of_boarding(self, target: EntityId, *, is_mine: bool) -> float:
        """What it is worth that somebody fights the crew of a ship: as much as the crew, to whose opponent it is."""
        seen = self.board.cards.get(target)
        ship = seen.parent if seen is not None and seen.role == "aboard" else target
        crew = [card for card in self.board.zone(ship, "aboard") if self.board.type_of(card) in ("personnel", "")]
        harm = BOARDED * len(crew)
        return -harm if self.board.is_own(ship) == is_mine else harm

    def of_effect(self, effect: Effect, target: EntityId, *, is_mine: bool) -> float:
        """What an effect is worth; nullifying or destroying the target is as good as that card is to the other side."""
        worth = Appraisal(TEXT).of(effect) + POINT * points_in(effect)
        if target in self.board.cards and undoes(effect):
            worth += self.in_play(target) * (-1.0 if self.board.is_own(target) == is_mine else 1.0)
        return worth

    def side(self, target: EntityId, *, is_mine: bool) -> float:
        """What happens to a card of the opponent's is as good as it is bad for them, be it held captive or not."""
        if target not in self.board.cards:
            return 1.0
        is_friend = self.board.is_own(target) != ((target, "captive") in self.board.marks)
        return 1.0 if is_friend == is_mine else -1.0

    def of_static(self, it: CardDefinition, text: Static, target: EntityId, *, is_mine: bool) -> float:
        """A text that works for long: what is good belongs on an own card, what is bad on one of the opponent's."""
        has_target = any(isinstance(other, PlaysOn) and other.cards is not None for other in it.abilities)
        good = sum(1 if is_good(modifier) else -1 for modifier in text.modifiers)
        if not has_target:
            return LASTING * (1 if good > 0 else -0.5)
        if target not in self.board.cards:
            return 0.0
        is_friend = self.board.is_own(target) == is_mine
        return LASTING * (1 if (good > 0) == is_friend else -1)

    def of_treaty(self, text: Treaty) -> float:
        """A treaty is worth something to a player who has cards of both sides (1E-6.3/3)."""
        own = [self.board.definition(card) for zone in ("hand",) for card in self.board.zone(self.board.me, zone)]
        own += [self.board.definition(card) for card in self.board.cards if self.board.is_own(card)]
        sides = {name for it in own if it is not None and it.type == "personnel" for name in it.facts.affiliations}
        return 3.0 if set(text.affiliations) <= sides else -1.0

    def of_opening(self, target: EntityId, affiliations: Sequence[str]) -> float:
        """A mission that is opened to the player's affiliation must show 40 points to be attempted (1E-7.2.1/2)."""
        location = next((it for it in self.board.locations.values() if it.mission == target), None)
        if location is None or location.end is None or location.is_completed or location.is_mine:
            return 0.0
        is_new = not set(affiliations) & set(location.end.attempt)
        return location.points / 15 if is_new and location.points >= WORTH else 0.0

    def in_play(self, card: CardId) -> float:
        """What a card in play is worth to the one who has it."""
        member, it = self.board.member(card), self.board.definition(card)
        if member is None or it is None:
            return 1.0
        if member.type == "personnel":
            return prowess(member)
        if member.type in VESSELS:
            return VESSELS[member.type] + len(self.board.zone(card, "aboard"))
        return self.of_play(it, self.board.cards[card].parent, is_mine=self.board.is_own(card)) + SPENT

    def of_equipment(self, it: CardDefinition, crew: Sequence[CardId]) -> float:
        """What an equipment gives to those with whom it will be."""
        members = self.board.members(crew)
        worth = 0.3
        for text in it.abilities:
            if isinstance(text, Static):
                users = sum(is_like(member, text.cards.filter) for member in members)
                worth += sum(gift(modifier, users) for modifier in text.modifiers)
        return worth


def gift(modifier: Modifier, users: int) -> float:
    """What a modifier is worth to so many."""
    if isinstance(modifier, Gain):
        return 1.5 if users == 1 else 2.0 if users else 0.0
    if isinstance(modifier, Raise | Multiply):
        return 0.25 * users
    return 0.0


def is_good(modifier: Modifier) -> bool:
    """Whether a modifier helps the card that it modifies."""
    if isinstance(modifier, Raise):
        return modifier.times > 0 and not (isinstance(modifier.by, int) and modifier.by < 0)
    return not isinstance(modifier, Bar)


@cache
def undoes(effect: Effect) -> bool:
    """Whether an effect nullifies or destroys the card that the text is about, or sends it back as it is played."""
    if isinstance(effect, PlayAnother):
        return True
    found = (node.cards for _, node in walk(effect) if isinstance(node, Nullify | Destroy))
    return any(cards is None or cards.name in SPOKEN_OF for cards in found)


@cache
def points_in(effect: Effect) -> int:
    """The points that an effect scores."""
    scores = (node for _, node in walk(effect) if isinstance(node, Score) and isinstance(node.amount, int))
    return sum(node.amount * (1 if node.who == "you" else -1) for node in scores if isinstance(node.amount, int))
