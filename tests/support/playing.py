"""A tabletop on which cards are played: a headquarters, counters, and cards in hand."""

from __future__ import annotations

from spaceline.core import engine, table
from spaceline.core.changing import request
from spaceline.core.data.changes import Change, Use
from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId
from spaceline.rules.second.data.frames import Turn
from spaceline.rules.second.values import attribute, card_values
from tests.support.tabletop import ME, OPPONENT, Tabletop, person

NOBODY_ACCEPTS = "Assault Vessel"
"""A card for hands and decks that cannot be played at these headquarters."""


class PlayTable(Tabletop):
    """A game of two with headquarters; player 1 may play cards, draw, give orders or attempt the mission."""

    def __init__(self, kind: str = "planet", mission: str = "", home: str = "Earth, Cradle of the Federation") -> None:
        """Lay out a headquarters beside the mission; both players have cards in their decks."""
        super().__init__(kind, mission)
        self.home = self.state.cards[self.lay_out(home, ME)].parent
        for player in (ME, OPPONENT):
            for _ in range(5):
                self.add_to("deck", NOBODY_ACCEPTS, player)

    def hold(self, *titles: str, player: int = ME) -> list[CardId]:
        """Cards in a hand."""
        return [self.add_to("hand", title, player) for title in titles]

    def at_home(self, title: str) -> CardId:
        """A printed personnel or equipment of player 1 at the headquarters."""
        return table.create(self.state, self.definition_of(title), ME, self.home, "surface", face_up=True)

    def print_ship(self, title: str, place: int = 0) -> CardId:
        """A printed ship of player 1 at the mission or elsewhere."""
        return table.create(self.state, self.definition_of(title), ME, place or self.place, "orbit", face_up=True)

    def complete_mission(self) -> None:
        """Player 1 completes the mission, without an attempt."""
        self.ready()
        request(self.state, Change("complete", (self.mission,), ME, amount=self.worth))
        engine.run(self.state)
        self.look_at_it()

    def uses_for_mission(self, card: CardId) -> None:
        """The mission is completed, for which a personnel has used a skill."""
        self.ready()
        skill = next(iter(self.state.definition(card).facts.skills))
        used = (Use(card, (skill,)),)
        request(self.state, Change("complete", (self.mission,), ME, amount=self.worth, uses=used))
        engine.run(self.state)
        self.look_at_it()

    def title(self, card: CardId) -> str:
        """The title of a card."""
        return str(self.state.definition(card).title)

    def to_play(self, *cards: CardId, more: int = 0) -> None:
        """Begin the first segment of the turn, with the counters that some cards cost, and more."""
        self.state.frames = [Turn(step="play_and_draw", player=ME)]
        costs = sum(self.state.definition(card).facts.cost for card in cards)
        table.put_mark(self.state, ME, "counters", costs + more)
        self.ready()

    def option(self, kind: str, card: CardId, target: int = 0) -> Option:
        """The one open option like this."""
        there = [option for option in self.offers(kind, card) if target in (0, option.target)]
        assert len(there) == 1, (kind, card, self.asked)
        return there[0]

    def order(self, card: CardId) -> None:
        """Carry out the order of a card."""
        self.act(self.option("order", card))

    def respond(self, card: CardId, player: int = 0) -> None:
        """Respond with a card in play or with an interrupt from hand."""
        assert self.decision.kind == "response", self.decision
        kind = "answer" if self.role(card) == "hand" else "respond"
        self.act(self.option(kind, card), player)

    def hand_size(self, player: int = ME) -> int:
        """How many cards a player holds."""
        return len(self.state.zone(player, "hand"))

    def top(self, player: int = ME) -> CardId:
        """The top card of a deck."""
        return self.state.zone(player, "deck")[0]

    def bottom(self, player: int = ME) -> CardId:
        """The bottom card of a deck."""
        return self.state.zone(player, "deck")[-1]

    def skill(self, card: CardId, name: str) -> int:
        """The current level of a skill."""
        return int(card_values(self.state, card).skills.get(name, 0))

    def values(self, card: CardId) -> tuple[int, int, int]:
        """Integrity, Cunning and Strength."""
        return tuple(attribute(self.state, card, name) for name in ("Integrity", "Cunning", "Strength"))

    def ship_values(self, card: CardId) -> tuple[int, int, int]:
        """Range, Weapons and Shields."""
        return tuple(attribute(self.state, card, name) for name in ("Range", "Weapons", "Shields"))


__all__ = ["ME", "NOBODY_ACCEPTS", "OPPONENT", "PlayTable", "person"]
