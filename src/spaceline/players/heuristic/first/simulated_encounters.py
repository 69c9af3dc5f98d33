"""What a dilemma does to a team: its texts read for the personnel who would meet it (1E-7.2.2)."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from spaceline.effects.nodes import captivity, effects, tests
from spaceline.effects.nodes.abilities import AfterFailure, Cure, Encounter, Nullifier
from spaceline.effects.nodes.selectors import (
    Amount,
    Cards,
    CardsDrawn,
    CardsPlayed,
    Count,
    Killed,
    Number,
    Sum,
)
from spaceline.effects.nodes.traits import like
from spaceline.players.heuristic.first.board import Member, words_of
from spaceline.players.heuristic.first.traits import given, is_like, value_of
from spaceline.players.heuristic.strength import Force, is_met
from spaceline.rules.first.definition import CardDefinition

AROUND = ("facing", "present", "here", "aboard", "planet")
"""Where the members of the team are, in the words of texts."""
FATAL = 2
"""So many rotation damages destroy a ship (1E-7.5.1.2/1)."""
LINGERS = 1.5
"""What a dilemma costs that stays in play and is not cured, in personnel."""
RELOCATED = 0.5
"""What it costs that somebody is moved away."""


class Passage(NamedTuple):
    """How a team fared with one dilemma."""

    goes_on: bool
    is_removed: bool


def prowess(member: Member) -> float:
    """What a personnel is worth to the player who has it."""
    return 1.0 + sum(member.skills.values()) + sum(member.attributes.values()) / 20


class TrialParty:
    """A team with whoever is left of it, at a mission of one kind."""

    def __init__(
        self,
        members: Sequence[Member],
        ship: Member | None,
        kind: str,
        rng: random.Random,
        damage: int = 0,
    ) -> None:
        """Begin with everybody there; ``damage`` is what the ship has."""
        self.members, self.ship, self.kind, self.rng = list(members), ship, kind, rng
        self.damage = damage
        self.lost = 0.0
        """How many personnel it has cost."""
        self.lingering = False
        self.named: dict[str, tuple[Member, ...]] = {}
        self.numbers: dict[str, int] = {}
        self._force: Force | None = None

    @property
    def is_away(self) -> bool:
        """Whether it is an Away Team; at a dual mission, where it has no ship (1E-7.2.2.0.4/1)."""
        return self.kind == "planet" or (self.kind == "dual" and self.ship is None)

    @property
    def force(self) -> Force:
        """What those who are left can do."""
        if self._force is None:
            self._force = Force(self.members, self.ship, words_of)
        return self._force

    def lose(self, members: Sequence[Member], cost: float = 1.0) -> bool:
        """Some of them leave the team."""
        gone = {id(member) for member in members}
        if gone:
            self.lost += cost * len(gone)
            self.members = [member for member in self.members if id(member) not in gone]
            self._force = None
        return bool(gone)

    def meet(self, dilemma: CardDefinition) -> Passage:
        """Meet a dilemma: what it asks for, what it does, and whether the team goes on (1E-7.2.2.2)."""
        self.named, self.numbers, self.lingering = {}, {}, False
        if any(self.holds(text.test) for _, text in dilemma.of_kind(Nullifier)):
            return Passage(goes_on=True, is_removed=True)
        has_failed = False
        for _, text in dilemma.of_kind(Encounter):
            has_failed = self.strike(text) or has_failed
        if self.lingering and not any(self.holds(text.test) for _, text in dilemma.of_kind(Cure)):
            self.lost += LINGERS
        after = [text.how for _, text in dilemma.of_kind(AfterFailure)]
        goes_on = bool(self.members) and (not has_failed or "continues" in after)
        return Passage(goes_on, is_removed=not has_failed or bool(after) or self.lingering)

    def strike(self, text: Encounter) -> bool:
        """One effect of a dilemma; whether a condition was failed."""
        if text.trigger is not None and not self.holds(text.trigger):
            return False
        is_conditional = text.unless is not None or text.tries is not None
        if text.unless is not None and self.holds(text.unless):
            return False
        if text.tries is not None and self.does(text.tries):
            return False
        if text.effect is not None:
            self.does(text.effect)
        return is_conditional

    def holds(self, test: Any) -> bool:
        """Whether the team meets a test; what cannot be told does not hold."""
        look = TESTS.get(type(test))
        return look is not None and look(self, test)

    def does(self, effect: Any) -> bool:
        """Carry out what changes the team; whether it could be done."""
        act = EFFECTS.get(type(effect))
        return act is None or act(self, effect)

    def group(self, cards: Cards) -> tuple[Member, ...]:
        """The members of the team whom a selector means."""
        if cards.where == "named":
            found = self.named.get(cards.name, ())
        else:
            found = tuple(self.members) if cards.where in AROUND and cards.of != "opponent" else ()
        if cards.filter.said.get("away", self.is_away) != self.is_away:
            return ()
        if cards.apart:
            apart = {id(member) for name in cards.apart for member in self.named.get(name, ())}
            found = tuple([member for member in found if id(member) not in apart])
        for look, wanted in given(cards.filter):
            found = tuple([member for member in found if look(member, wanted)])
        return found

    def number(self, amount: Amount) -> int:
        """What an amount comes to."""
        if isinstance(amount, int):
            return amount
        if isinstance(amount, Number):
            return self.numbers.get(amount.name, 0)
        if isinstance(amount, CardsPlayed | CardsDrawn | Killed):
            return 0
        if isinstance(amount, Sum):
            values = sorted((value_of(member, amount.of) for member in self.group(amount.cards)), reverse=True)
            return sum(values[: amount.most] if amount.most else values)
        if isinstance(amount, Count):
            count = len(self.group(amount.cards))
            return max(0, (min(count, amount.most) if amount.most else count) // amount.for_each - amount.less)
        return max((value_of(member, amount.of) for member in self.group(amount.cards)), default=0)


def are(party: TrialParty, it: tests.Are) -> bool:
    """Whether the cards are like that; of the mission only the kind is looked at."""
    if it.cards.where == "mission":
        kinds = it.filter.names("kinds")
        return not kinds or party.kind in kinds or party.kind == "dual"
    found = party.group(it.cards)
    return bool(found) and all(is_like(member, it.filter) for member in found)


TESTS: dict[type, Callable[[TrialParty, Any], bool]] = {
    tests.Shows: lambda party, it: is_met(party.force, it.requirement),
    tests.AtLeast: lambda party, it: party.number(it.amount) >= party.number(it.least),
    tests.Are: are,
    tests.Not: lambda party, it: not party.holds(it.test),
    tests.Both: lambda party, it: all(party.holds(part) for part in it.tests),
    tests.Either: lambda party, it: any(party.holds(part) for part in it.tests),
    tests.PlaysAs: lambda party, it: any(is_like(one, like(affiliations=it.affiliation)) for one in party.members),
    tests.WasReady: lambda party, it: True,
}

"""Who begins an attempt means to solve the mission, so it is taken for granted that such a team was ready."""


def in_turn(party: TrialParty, it: effects.Sequence) -> bool:
    """Every step, whether those before it could be done or not."""
    done = [party.does(step) for step in it.steps]
    return all(done)


def select(party: TrialParty, it: effects.Select) -> bool:
    """The opponent takes the best of them, their own player the one who is missed least."""
    found, count = list(party.group(it.cards)), party.number(it.count)
    if it.by == "random":
        party.rng.shuffle(found)
    else:
        found.sort(key=prowess, reverse=it.by == "opponent")
    party.named[it.name] = tuple(found[:count])
    return len(found) >= count


def top(party: TrialParty, it: effects.Top) -> bool:
    """Those with the highest value."""
    found = sorted(party.group(it.cards), key=lambda member: -value_of(member, it.of))
    party.named[it.name] = tuple(found[: it.count])
    return bool(found)


def put(party: TrialParty, it: effects.Put) -> bool:
    """A dilemma that is placed lingers; personnel who are put somewhere leave the team."""
    if it.cards.where == "this":
        party.lingering = party.lingering or it.to in ("ship", "mission", "table")
        return True
    return party.lose(party.group(it.cards))


def damage(party: TrialParty, it: effects.DamageShip) -> bool:
    """A ship that is damaged twice is destroyed."""
    party.damage += 1
    return party.damage >= FATAL and destroy(party, it)


def destroy(party: TrialParty, it: effects.Destroy | effects.DamageShip) -> bool:
    """With a ship everybody aboard is lost."""
    return it.cards.where == "ship" and party.lose(party.members)


def gate(party: TrialParty, it: effects.Gate) -> bool:
    """The way that a test or an attempt points; what is left to the player is not done."""
    if it.asks:
        return True
    way = it.then if (party.does(it.tries) if it.tries is not None else party.holds(it.test)) else it.otherwise
    return way is None or party.does(way)


def tell(party: TrialParty, it: effects.Tell) -> bool:
    """Remember a number."""
    party.numbers[it.name] = party.number(it.amount)
    return True


EFFECTS: dict[type, Callable[[TrialParty, Any], bool]] = {
    effects.Sequence: in_turn,
    effects.Select: select,
    effects.Top: top,
    effects.Kill: lambda party, it: party.lose(party.group(it.cards)),
    captivity.Capture: lambda party, it: party.lose(party.group(it.cards)),
    effects.Discard: lambda party, it: party.lose(party.group(it.cards)),
    effects.Hold: lambda party, it: party.lose(party.group(it.cards)),
    effects.Disable: lambda party, it: party.lose(party.group(it.cards), RELOCATED),
    effects.Stop: lambda party, it: party.lose(party.group(it.cards), 0.0),
    effects.Relocate: lambda party, it: party.lose(party.group(it.cards), RELOCATED),
    effects.RemoveFromGame: lambda party, it: party.lose(party.group(it.cards)),
    effects.Put: put,
    effects.DamageShip: damage,
    effects.Destroy: destroy,
    effects.Gate: gate,
    effects.Tell: tell,
}
