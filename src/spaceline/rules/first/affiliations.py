"""Affiliations: which work together, and whom they may attack (1E-6.3, 1E-7.4.1, 1E-13.1.3)."""

from __future__ import annotations

from collections.abc import Iterable

from spaceline.core.caching import cached_on
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Treaty
from spaceline.rules.first.definition import TREATY
from spaceline.rules.first.roles import BESIDE
from spaceline.rules.first.topics import MODE, PLAY
from spaceline.rules.first.values import definition, identity

AFFILIATIONS = (
    "Fed",
    "Kli",
    "Rom",
    "Fer",
    "Car",
    "Baj",
    "Dom",
    "Kaz",
    "Vid",
    "Hir",
    "Bor",
    "Sta",
    "Vul",
    "Neu",
    "NA",
)
"""1E-13.1.3/1."""

EASY = ("NA", "Neu")
"""Compatible with every affiliation but the Borg (1E-6.3/4)."""

STANDARD = ("Baj", "Car", "Dom", "Fer", "Hir", "Rom", "Sta", "Vid", "Vul")
"""May attack any affiliation but their own (1E-7.4.1/6)."""
UNRESTRICTED = ("Kli", "Kaz", "NA", "Neu")
"""1E-7.4.1/7."""

Treaties = frozenset[frozenset[str]]
NO_TREATY: Treaties = frozenset()


def go_together(one: str, other: str, treaties: Treaties = NO_TREATY) -> bool:
    """Whether two affiliations are compatible: the same, an easy one with any but Borg, or by a treaty.

    1E-6.3/3, 1E-6.3/4.
    """
    if one == other:
        return True
    if "Bor" in (one, other):
        return frozenset((one, other)) in treaties
    return one in EASY or other in EASY or frozenset((one, other)) in treaties


@cached_on(PLAY, MODE)
def treaties_of(state: State, player: PlayerId) -> Treaties:
    """The pairs of affiliations that cards in play let a player mix."""
    return frozenset(find_treaties(state, player))


def find_treaties(state: State, player: PlayerId) -> Iterable[frozenset[str]]:
    """Look at the treaties in play that the player controls."""
    for card in state.watched.get(TREATY, ()):
        leaf = state.cards[card]
        if leaf.controller == player and state.in_play(card) and leaf.role != "playing":
            for _, text in definition(state, card).of_kind(Treaty):
                yield from (
                    frozenset((one, other)) for one in text.affiliations for other in text.affiliations if one != other
                )


def affiliations(state: State, card: CardId) -> tuple[str, ...]:
    """The affiliation of a card; equipment has none (1E-6.3/5)."""
    return identity(state, card).affiliations


def taken(state: State, card: CardId) -> str:
    """The affiliation beside its own that a card has changed to, if a text still gives it; empty for none."""
    number = state.mark(card, BESIDE)
    return AFFILIATIONS[number - 1] if number else ""


def are_compatible(state: State, player: PlayerId, one: CardId, other: CardId) -> bool:
    """Whether two cards of a player may work together; a card without affiliation goes with all (1E-6.3/5)."""
    ones, others = affiliations(state, one), affiliations(state, other)
    if not ones or not others:
        return True
    treaties = treaties_of(state, player)
    return any(go_together(a, b, treaties) for a in ones for b in others)


def may_attack(attacker: str, target: str) -> bool:
    """Whether an affiliation may start a battle against another (1E-7.4.1/6, /7, /8); ``""`` has none.

    The Borg attack only as their objectives say, which no rule of theirs allows yet.
    """
    if attacker in UNRESTRICTED or not attacker:
        return True
    if attacker == "Fed":
        return target == "Bor"
    if attacker in STANDARD:
        return attacker != target
    return False
