"""Which card to play, and where it reports."""

from __future__ import annotations

from collections.abc import Sequence

from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId, EntityId
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import Played, Plays
from spaceline.effects.nodes.effects import Draw
from spaceline.effects.nodes.movement import TimeTravel
from spaceline.effects.nodes.requirements import AnyRequirement, Skill
from spaceline.players.heuristic.first.board import Board, Member, words_of
from spaceline.players.heuristic.first.odds import staffs
from spaceline.players.heuristic.first.traits import is_like
from spaceline.players.heuristic.first.worth import Worths
from spaceline.players.heuristic.strength import Force, lacking, terms
from spaceline.rules.first.definition import CardDefinition

WORTH_PLAYING = 0.2
"""What an event or interrupt must promise."""
FIRST_SHIP, NEXT_SHIP, IDLE_SHIP = 30.0, 1.5, 0.5
"""What a ship is worth: the first one, one for people who wait without a ship, and any other."""
WAITING = 0.8
"""What each of those who wait adds."""
HERE = 0.01
"""What each of them adds to the first ship, so that it comes where they are."""
INFILTRATING = 0.4
"""A personnel among the opponent's, where it only keeps from being of use at home."""
FREE = 2.0
"""That a personnel plays for free where it reports, so that another card is played beside it."""
FACILITY = 1.0
"""What one more facility, or site of a station, is worth."""
PASSAGE = 5.0
"""What it is worth that ships can leave the time where they are."""
NEEDED = 1.5
"""What each card drawn is worth besides to a player whose people have no ship, and no ship in hand."""
FINISHES = 1.0
"""How much more it counts that with a personnel a mission lacks nothing more."""
ANOTHER = 1.0
"""What the second best of two plays must be worth for another normal card play to be used."""
GOALS = 4
"""So many of the richest missions are planned for."""


class Hand:
    """Judges the cards in hand."""

    def __init__(self, board: Board) -> None:
        """Look at the board."""
        self.board = board
        places = board.locations
        self.crew = board.members(
            [card for place in places for spot in board.spots(place) for card in board.people(spot, idle=True)]
        )
        self.ships = [ship for ship in board.ships if self.could_fly(ship)]
        self.goals = sorted(board.goals, key=lambda goal: -goal.points)[:GOALS]
        self._lacking: dict[AnyRequirement, float] = {}

    def could_fly(self, ship: CardId) -> bool:
        """Whether somebody of the player's matches a ship, as far as anybody is in play: else it stays where it is."""
        member = self.board.member(ship)
        if not self.crew or member is None or not member.affiliations:
            return True
        return any(not set(member.affiliations).isdisjoint(one.affiliations) for one in self.crew)

    def best_play(self, options: Sequence[Option]) -> Option | None:
        """The play that promises most; None when nothing is worth playing."""
        plays = [option for option in options if option.kind == "play"]
        ranked = sorted(plays, key=lambda option: (-self.worth(option), option.card, option.target))
        return ranked[0] if ranked and self.worth(ranked[0]) > WORTH_PLAYING else None

    def has_two_plays(self, options: Sequence[Option]) -> bool:
        """Whether more than one card is well worth playing, so that another normal card play is of use."""
        plays = (option for option in options if option.kind == "play")
        return len({option.card for option in plays if self.worth(option) >= ANOTHER}) > 1

    def worth(self, option: Option) -> float:
        """What a play is worth."""
        member, it = self.board.member(option.card), self.board.definition(option.card)
        if member is None or it is None:
            return 0.0
        if it.type == "personnel":
            if self.is_among_others(option.target):
                return INFILTRATING
            is_free = self.is_free_at(member, option.target)
            return self.worth_of_personnel(member) + self.worth_of_spot(option.target) + FREE * is_free
        if it.type == "ship":
            return self.worth_of_ship(member, [way.icons for way in it.facts.staffing], option.target)
        if it.type == "equipment":
            return Worths(self.board).of_equipment(it, self.company_at(option.target))
        if it.type in ("facility", "site", "time location"):
            return FACILITY
        if it.of_kind(TimeTravel):
            return self.worth_of_passage(option.target)
        return Worths(self.board).of_play(it, option.target) + self.worth_of_need(it)

    def worth_of_passage(self, target: EntityId) -> float:
        """What it is worth to open a way out of the time where a ship of the player's is."""
        place = self.board.place(target) if self.board.type_of(target) == "time location" else 0
        return PASSAGE if any(self.board.place(ship) == place for ship in self.board.ships if place) else 0.0

    def worth_of_need(self, it: CardDefinition) -> float:
        """What it is worth besides that a card lets its player draw, where nobody can leave for want of a ship."""
        hand = self.board.zone(self.board.me, "hand")
        is_stuck = self.crew and not self.ships and not any(self.board.type_of(card) == "ship" for card in hand)
        return NEEDED * draws_of(it) if is_stuck else 0.0

    def is_among_others(self, where: EntityId) -> bool:
        """Whether that is a ship or facility of the opponent's, where a personnel brings no mission nearer."""
        vessel = self.board.vessel_of(where)
        is_card = self.board.definition(vessel) is not None
        return is_card and not (self.board.is_own(vessel) or self.board.is_shared(vessel))

    def is_free_at(self, member: Member, where: EntityId) -> bool:
        """Whether a text of the facility lets such a personnel play there for free."""
        base = self.board.definition(where)
        return base is not None and any(
            text.how == "free" and text.at is not None and text.cards is not None and is_like(member, text.cards)
            for _, text in base.of_kind(Plays)
        )

    def company_at(self, where: EntityId) -> list[CardId]:
        """Everybody of the player at the location of a card."""
        place = self.board.place(where)
        spots = self.board.spots(place) if place else ()
        return [card for spot in spots for card in self.board.people(spot, idle=True)]

    def worth_of_spot(self, where: EntityId) -> float:
        """It is better to report where others are."""
        place = self.board.place(where)
        company = self.board.company(place) if place else {}
        ships = sum(self.board.place(ship) == place for ship in self.ships)
        return 0.15 * sum(map(len, company.values())) + 0.6 * ships

    def worth_of_ship(self, ship: Member, ways: Sequence[Sequence[str]], where: EntityId) -> float:
        """The first ship that can be staffed is worth most; then one for those who wait where there is none."""
        waiting = self.company_at(where)
        if not self.ships:
            return FIRST_SHIP + HERE * len(waiting) if staffs(self.crew, ship, ways) else 3.0
        place = self.board.place(where)
        is_wanted = all(self.board.place(other) != place for other in self.ships)
        if is_wanted and staffs(self.board.members(waiting), ship, ways):
            return NEXT_SHIP + WAITING * len(waiting)
        return IDLE_SHIP

    def lacking(self, requirement: AnyRequirement) -> float:
        """What the crew lacks for a mission, worked out once."""
        if requirement not in self._lacking:
            self._lacking[requirement] = lacking(Force(self.crew, None, words_of), requirement)
        return self._lacking[requirement]

    def worth_of_personnel(self, member: Member) -> float:
        """By how much a personnel brings the missions nearer, and what staffs ships."""
        worth = 1.0 + 0.5 * ("Cmd" in member.icons) + 0.3 * ("Stf" in member.icons)
        worth += sum(member.attributes.values()) / 30
        for goal in self.goals:
            end = goal.end
            if end is None or end.requirement is None:
                continue
            icons = end.attempt
            match = not icons or any(icon in icons for icon in member.affiliations)
            before = self.lacking(end.requirement)
            after = lacking(Force((*self.crew, member), None, words_of), end.requirement)
            finishes = FINISHES if after <= 0 < before else 0.0
            worth += (before - after + finishes) * goal.points / 20 * (1.0 if match else 0.7)
            worth += 0.1 * sum(
                isinstance(term, Skill) and bool(member.skills.get(term.name)) for term in terms(end.requirement)
            )
        return worth


def draws_of(it: CardDefinition) -> int:
    """How many cards a player draws when playing a card."""
    nodes = (node for _, text in it.of_kind(Played) for _, node in walk(text.effect))
    mine = (node.amount for node in nodes if isinstance(node, Draw) and node.who == "you")
    return sum(amount for amount in mine if isinstance(amount, int))
