"""Control of cards, for good or until a turn ends (1E-12.3, 1E-G:temporary-control/1)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, Lasting, PlayerId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.rules.first.borg.collective import is_counterpart, no_counterpart
from spaceline.rules.first.definition import BOARDS
from spaceline.rules.first.facts import AFFILIATIONS
from spaceline.rules.first.roles import ABDUCTED, ASSIMILATED, SPOKESMAN, UNDER
from spaceline.rules.first.topics import MODE
from spaceline.rules.first.values import HOLOGRAM, facts, identity
from spaceline.rules.first.verbs.capture import CAPTIVE
from spaceline.rules.verbs import nothing

SEIZED, BY = "seized", "by"
"""What a card has brought under the control of its player while it is in play, and that card."""

BORROWED = "borrowed"
"""The cards that somebody controls until the turn ends."""


def take_control(state: State, change: Change) -> None:
    """Give control of cards to a player (1E-12.3); captives stay those of their captor (1E-7.7/5, 1E-G:capturing/5)."""
    for card in change.cards:
        if not state.mark(card, CAPTIVE):
            table.hand_over(state, card, change.player)
    state.invalidate(MODE)


def commandeer(state: State, change: Change) -> None:
    """Give control of stations or ships to a player for good, under the affiliation of one of that player's personnel.

    1E-7.8/1, /2; ``to`` is that one. The side is up that belongs to that affiliation. What was played on a station goes
    with it (1E-7.8/4).
    """
    (name,) = identity(state, change.to).affiliations[:1] or ("Neu",)
    for card in change.cards:
        table.put_mark(state, card, UNDER, AFFILIATIONS.index(name) + 1)
        other = facts(state, card).other_side
        if other is not None:
            is_up = not other.affiliations or name in other.affiliations
            table.put_mark(state, card, "turned-over", int(is_up))
    with_it = tuple(other for card in change.cards for other in state.zone(card, "on"))
    take_control(state, replace(change, cards=(*change.cards, *with_it)))


def take_command(state: State, change: Change) -> None:
    """Give control of cards to a player as long as the card that does so stays in play (1E-G:lore-returns/1).

    That card is named with them, so that its leaving is looked at before it leaves.
    """
    begin(state, change, table.LEAVES, {SEIZED: change.cards, BY: (change.source,)})


def borrow(state: State, change: Change) -> None:
    """Give control of cards to a player until the turn ends (1E-G:temporary-control/1)."""
    begin(state, change, "turn", {BORROWED: change.cards})


def begin(state: State, change: Change, until: str, cards: dict[str, tuple[CardId, ...]]) -> None:
    """Let a player control cards until a moment."""
    definition = state.cards[change.source].definition
    table.begin_lasting(state, Lasting(definition, (), change.source, change.player, until, dict(cards)))
    take_control(state, change)


def borrowed(state: State) -> frozenset[CardId]:
    """The cards that somebody controls for this turn only."""
    return frozenset(card for effect in state.lasting for card in effect.cards.get(BORROWED, ()))


def returned(state: State) -> tuple[Change, ...]:
    """What is borrowed goes back as the turn ends."""
    return handed_back(state, [effect for effect in state.lasting if BORROWED in effect.cards])


def given_back(state: State, change: Change) -> tuple[Change, ...]:
    """What cards gave their player control of goes back as they leave play."""
    ending = [effect for effect in state.lasting if SEIZED in effect.cards and effect.source in change.cards]
    return handed_back(state, ending, apart=change.cards)


def handed_back(state: State, ending: list[Lasting], apart: tuple[CardId, ...] = ()) -> tuple[Change, ...]:
    """Cards come under the control of whoever has it when some effects are over; of captives others decide."""
    cards = {card: None for effect in ending for name in (SEIZED, BORROWED) for card in effect.cards.get(name, ())}
    by_player: dict[PlayerId, list[CardId]] = {}
    for card in cards:
        if state.in_play(card) and card not in apart and not state.mark(card, CAPTIVE):
            by_player.setdefault(whose_without(state, card, ending), []).append(card)
    return tuple(
        Change("take-control", tuple(there), player)
        for player, there in by_player.items()
        if any(state.cards[card].controller != player for card in there)
    )


def whose_without(state: State, card: CardId, ending: list[Lasting]) -> PlayerId:
    """Who controls a card without some effects: by the latest of the others, or else its owner, or nobody."""
    others = [effect for effect in state.lasting if effect not in ending]
    holding = [effect for effect in others if any(card in effect.cards.get(name, ()) for name in (SEIZED, BORROWED))]
    if holding:
        return holding[-1].you
    return 0 if BOARDS in state.definition(card).listens else state.cards[card].owner


def assimilate(state: State, change: Change) -> None:
    """Let cards become cards of the Borg under a player's control, captives too; what lies on ships goes with them.

    1E-7.7.0.2/1, 1E-G:assimilation-ship/1. Holograms and what that player controls already are left out
    (1E-7.7.0.2/4, 1E-G:assimilation/1), but for the own counterpart, who becomes a drone
    (1E-G:he-will-make-an-excellent-drone/1). ``detail`` says that somebody becomes a counterpart (1E-7.7.0.2/5).
    """
    to_spokesman = change.detail == SPOKESMAN
    taken = tuple(
        card for card in change.cards if may_be_assimilated(state, card, change.player, to_spokesman=to_spokesman)
    )
    for card in taken:
        for name in (CAPTIVE, ABDUCTED):
            table.put_mark(state, card, name, 0)
        if (card, SPOKESMAN) in state.marks or to_spokesman:
            table.put_mark(state, card, SPOKESMAN, 1 if to_spokesman else 2)
        if facts(state, card).type != "equipment":
            table.put_mark(state, card, ASSIMILATED, change.player)
    vessels = (card for card in taken if facts(state, card).type in ("ship", "facility"))
    with_it = tuple(other for card in vessels for other in state.zone(card, "on"))
    take_control(state, replace(change, cards=(*taken, *with_it)))


def may_be_assimilated(state: State, card: CardId, player: PlayerId, *, to_spokesman: bool) -> bool:
    """Whether a card could become one of the Borg of a player, or a counterpart."""
    if to_spokesman:
        return not no_counterpart(state, player, card)
    if state.cards[card].controller == player and is_counterpart(state, card):
        return True
    is_theirs = state.cards[card].controller != player or bool(state.mark(card, ABDUCTED))
    return is_theirs and HOLOGRAM not in facts(state, card).icons


VERBS = (
    Verb("assimilate", assimilate),
    Verb("take-control", take_control),
    Verb("commandeer", commandeer),
    Verb("flip-over", nothing),
    Verb("take-command", take_command),
    Verb("borrow", borrow),
)
