"""What of a text decides whether it is offered: nothing of that may rest on what an opponent has concealed."""

from spaceline.effects.nodes.abilities import Order, Played, PlayedOnlyIf, PlaysOn, When
from spaceline.effects.nodes.effects import Gate, Sequence


def looked_at_before(ability):
    """The parts of a text that decide whether it is offered: its test, its target, the cost that it begins with."""
    if isinstance(ability, PlayedOnlyIf | Order | When) and ability.test is not None:
        yield ability.test
    if isinstance(ability, PlaysOn) and ability.cards is not None:
        yield ability.cards
    if isinstance(ability, Order | Played | When):
        first = ability.effect
        while isinstance(first, Sequence):
            first = first.steps[0]
        if isinstance(first, Gate) and first.tries is not None:
            yield first.tries
