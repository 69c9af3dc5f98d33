"""What kind of text it is that responds to something."""

from __future__ import annotations

from functools import cache

from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.choices import Redirect
from spaceline.effects.nodes.effects import Draw, Look, Prevent, Score


@cache
def brings_a_benefit(ability: When) -> bool:
    """Whether a text lets somebody score, draw or look at cards: copies do not do so twice for one event.

    1E-G:cumulative/5; a player who may do what the rules would not allow is its target (1E-G:target/1).
    """
    return any(isinstance(node, Score | Draw | Look) for _, node in walk(ability.effect))


@cache
def saves(ability: When) -> bool:
    """Whether a text prevents something for those that it is about to happen to, or has others selected for them."""
    inside = [node for _, node in walk(ability.effect)]
    if ability.moment == "about":
        return any(isinstance(node, Prevent) and node.cards is not None for node in inside)
    return ability.verb == "select" and any(isinstance(node, Redirect) and node.instead for node in inside)


BATTLE = ("begin-battle", "combat", "engagement", "win-battle", "end-battle")
"""What is responded to of a battle."""


@cache
def asks_who_is_involved(ability: When) -> bool:
    """Whether a text responds to a battle that involves some of its player's cards of a kind."""
    return ability.verb in BATTLE and ability.whose == "you" and ability.subject is not None


def may_speak(ability: When, *, in_hand: bool, is_on: bool) -> bool:
    """Whether a text responds where its card is; one that lingers does so later, from anywhere else.

    From the hand it does if it is optional; once the card's text is off, only to what happened to that very card.
    """
    if ability.lingers:
        return False
    return ability.optional if in_hand else ability.subject is None or is_on
