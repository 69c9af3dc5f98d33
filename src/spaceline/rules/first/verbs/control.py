"""Control of cards, for good or until a turn ends (1E-12.3, 1E-G:temporary-control/1)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, Lasting, PlayerId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.rules.first.topics import MODE

BORROWED = "borrowed"
"""The status of cards that somebody controls until the turn ends."""


SEIZED, BY, FROM = "seized", "by", "from"
"""What a card has brought under the control of its player while it is in play, that card, and whose it was before."""


def take_control(state: State, change: Change) -> None:
    """Give control of cards to a player (1E-12.3)."""
    for card in change.cards:
        table.hand_over(state, card, change.player)
    state.invalidate(MODE)


def take_command(state: State, change: Change) -> None:
    """Give control of cards to a player as long as the card that does so stays in play (1E-G:lore-returns/1).

    That card is named with them, so that its leaving is looked at before it leaves.
    """
    for whose in dict.fromkeys(state.cards[card].controller for card in change.cards):
        cards = tuple(card for card in change.cards if state.cards[card].controller == whose)
        source = state.cards[change.source].definition
        named = {SEIZED: cards, BY: (change.source,)}
        effect = Lasting(source, (), change.source, change.player, table.LEAVES, named, {FROM: str(whose)})
        table.begin_lasting(state, effect)
    take_control(state, change)


def borrow(state: State, change: Change) -> None:
    """Give control of another player's cards to a player until the turn ends."""
    by_owner: dict[PlayerId, list[CardId]] = {}
    for card in change.cards:
        by_owner.setdefault(state.cards[card].controller, []).append(card)
    for player, cards in by_owner.items():
        effect = Lasting(
            definition=state.cards[change.source].definition,
            path=(),
            source=change.source,
            you=change.player,
            until="turn",
            cards={BORROWED: tuple(cards)},
            words={"status": BORROWED},
            numbers={"from": player},
        )
        table.begin_lasting(state, effect)
    take_control(state, change)


def borrowed(state: State) -> frozenset[CardId]:
    """The cards that somebody controls for this turn only."""
    return frozenset(card for effect in state.lasting for card in effect.cards.get(BORROWED, ()))


def returned(state: State) -> Iterator[Change]:
    """What is borrowed goes back to whoever controlled it before."""
    for effect in state.lasting:
        cards = tuple(card for card in effect.cards.get(BORROWED, ()) if state.in_play(card))
        if cards:
            yield Change("take-control", cards, effect.numbers["from"])


VERBS = (Verb("take-control", take_control), Verb("take-command", take_command), Verb("borrow", borrow))
