"""Names in a text: each is given before it is used, and where the one who uses it can know it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spaceline.effects.nodes import AnyNode, parts
from spaceline.effects.nodes.abilities import Countdown, When
from spaceline.effects.nodes.choices import Guess, Probe
from spaceline.effects.nodes.effects import BeginBattle, Download, ForEach, Gate, Select, Sequence, Tell, Top
from spaceline.effects.nodes.selectors import Cards, Number
from spaceline.effects.nodes.tests import OneIs

TARGET = "target"
"""The name that a card has for the one it is played on."""

LEFT = "left"
"""The name that a text which responds to moves has for the missions that were left."""

GOAL = "goal"
"""The name that a text which responds to overcoming has for the mission beneath which the dilemma comes."""

CAUSE = "cause"
"""The name that a responding text has for the card that brings about what it responds to: the dilemma faced."""

SPOKEN_OF = "those"
"""The name a responding text has for the cards it responds to."""

IT = "it"
"""The name of the card whose turn it is, where something happens once for each of several."""

OPPONENT = "opponent"
"""The name of the one opponent that a text means, among several."""

NO_OTHER_OPPONENT = "no other opponent"
"""The name of the one opponent for whom a condition is tried: cards on the table of any other do not count."""

TEXT_PLAYER = "text player"
"""The name of the number of the player whose text it is, while it speaks to each player in turn."""

PROBED = "probed"
"""The name of the card that a probe reveals, in what comes of it."""

ATTACKER = "attacker"
"""The name of the ship with which you begin an engagement, in the text that begins it."""


ARRIVING = "arriving"
"""The name of the ship that a text lets report at a location, with its crew after it."""


@dataclass(frozen=True)
class Known:
    """The names given so far, to cards and to numbers."""

    cards: frozenset[str] = frozenset()
    numbers: frozenset[str] = frozenset()

    def and_cards(self, name: str) -> Known:
        """These names and one for cards."""
        return Known(self.cards | {name}, self.numbers)

    def in_both(self, other: Known) -> Known:
        """The names known either way."""
        return Known(self.cards & other.cards, self.numbers & other.numbers)


def unknown_names(ability: AnyNode, *given: str) -> Iterator[str]:
    """A problem for each name that is used where it is not known; some may be given from outside.

    What a countdown counts was named by another text of its card.
    """
    problems: list[str] = []
    if isinstance(ability, Countdown):
        return
    follow(ability, Known(frozenset(given)), problems)
    yield from dict.fromkeys(problems)


def follow(node: AnyNode, known: Known, problems: list[str]) -> Known:
    """Go through a node in the order in which it is carried out; returns the names known after it."""
    if isinstance(node, Cards):
        wanted = ({node.name} if node.where == "named" else set()) | {*node.apart, *node.also}
        problems.extend(f"no cards are called {name!r} here" for name in sorted(wanted - known.cards))
    elif isinstance(node, Number) and node.on is None and node.name not in known.numbers:
        problems.append(f"no number is called {node.name!r} here")
    if isinstance(node, Gate):
        return follow_gate(node, known, problems)
    inside = known
    if isinstance(node, When):
        inside = known.and_cards(SPOKEN_OF).and_cards(CAUSE)
        inside = inside.and_cards(LEFT) if node.verb == "move" else inside
        inside = inside.and_cards(GOAL) if node.verb == "overcome" else inside
    if isinstance(node, BeginBattle):
        inside = known.and_cards(ATTACKER)
    if isinstance(node, Select) and node.cards.successors is not None:
        inside = known.and_cards(node.name)
    if isinstance(node, OneIs):
        follow(node.cards, known, problems)
        follow(node.test, known.and_cards(SPOKEN_OF), problems)
        return known
    if isinstance(node, ForEach):
        follow(node.cards, known, problems)
        follow(node.effect, known.and_cards(IT), problems)
        return known
    for _, inner in parts(node):
        after = follow(inner, inside, problems)
        inside = after if isinstance(node, Sequence) else inside
    return after_node(node, inside if isinstance(node, Sequence) else known)


def follow_gate(node: Gate, known: Known, problems: list[str]) -> Known:
    """The ways of a gate: what is tried is known on both, what is chosen on one is not known on the other."""
    if node.test is not None:
        follow(node.test, known, problems)
    tried = known if node.tries is None else follow(node.tries, known, problems)
    ways = [tried if way is None else follow(way, tried, problems) for way in (node.then, node.otherwise)]
    return ways[0].in_both(ways[1])


def after_node(node: AnyNode, known: Known) -> Known:
    """The names known after a node: with the one it gives."""
    if isinstance(node, (Select, Top)) or (isinstance(node, Download | Guess) and node.name):
        return known.and_cards(node.name)
    if isinstance(node, Probe):
        return known.and_cards(PROBED)
    if isinstance(node, Tell):
        return Known(known.cards, known.numbers | {node.name})
    return known
