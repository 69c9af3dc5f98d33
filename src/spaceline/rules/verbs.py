"""Verbs that both editions have, made in the same way: drawing, shuffling, looking at cards, using texts."""

from __future__ import annotations

from spaceline.core import table
from spaceline.core.chance import pick
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId, EntityId, Lasting, PlayerId
from spaceline.core.ruleset import Verb
from spaceline.core.state import State
from spaceline.effects.perform.flow import TURN_ENDS, carry_out_what_waits
from spaceline.effects.perform.random_selection import IN_RANDOM_ORDER

SPECTATOR = 0

SEEN_BY = ("", "seen-by-1", "seen-by-2", "seen-by-3", "seen-by-4")
"""The marks of cards that a player is looking at; the view reads them."""

TEXT = "text"
"""What is used when a text is: the whole card is seen then, otherwise only the skills or icons that are named."""
LACKS = "lacks:"
"""How what is used begins, where it matters that somebody does not have it."""


def drawn(state: State, change: Change) -> tuple[CardId, ...]:
    """The cards on top of the deck that are about to be drawn; none by who has forgone all draws.

    1E-G:ops/1, 1E-8.3.0.2/2, 1E-G:card-draw/3.
    """
    if (change.player, NO_DRAWS) in state.marks:
        return ()
    return state.zone(change.player, "deck")[: change.amount]


def draw(state: State, change: Change) -> None:
    """Take cards from the top of the deck into the hand."""
    for card in drawn(state, change):
        table.move(state, card, change.player, "hand", face_up=False)


def can_draw(state: State, change: Change) -> bool:
    """Whether there is a card to draw: a draw that comes to none is not made (1E-8.3/1)."""
    return bool(state.zone(change.player, "deck")) and (change.player, NO_DRAWS) not in state.marks


NO_DRAWS = "no-draws"
"""The mark of a player who draws no cards this turn."""


def shuffle(state: State, change: Change) -> None:
    """Shuffle one of a player's piles."""
    table.shuffle(state, change.player, change.role)


def as_ordered(state: State, change: Change) -> tuple[CardId, ...]:
    """The cards of a change in the order in which they are put; chance may decide that."""
    return pick(state, change.cards, len(change.cards)) if change.detail == IN_RANDOM_ORDER else change.cards


def examine(state: State, change: Change) -> None:
    """Let a player see cards for a while (2E-examine/1)."""
    show_to(state, change, (change.player,))


def reveal(state: State, change: Change) -> None:
    """Let all players see cards for a while (2E-reveal/1)."""
    show_to(state, change, state.players)


def show_to(state: State, change: Change, viewers: tuple[PlayerId, ...]) -> None:
    """Let players see cards wherever they lie; that these are the cards looked at, everybody can see."""
    for card in change.cards:
        for viewer in viewers:
            table.put_mark(state, card, SEEN_BY[viewer], 1)
        for viewer in everybody(state, change):
            table.introduce(state, card, viewer)


def stop_examining(state: State, change: Change) -> None:
    """End what a player was allowed to see: the cards are where they were (2E-examine/2, 2E-reveal/2)."""
    mark = SEEN_BY[change.player]
    seen = [card for card, name in state.marks if name == mark]
    if not seen:
        return
    table.clear_marks(state, mark)
    for card in seen:
        if state.ruleset.roles[state.cards[card].role].known != "all":
            table.name_anew(state, card)


def nothing(state: State, change: Change) -> None:
    """An occurrence that players can respond to but that moves no card."""


def is_examining(state: State, card: CardId, player: PlayerId) -> bool:
    """Whether a player may look at a card for a while; whoever looks on sees what is revealed to all."""
    if player == SPECTATOR:
        return all((card, SEEN_BY[other]) in state.marks for other in state.players)
    return (card, SEEN_BY[player]) in state.marks


def everybody(state: State, change: Change) -> tuple[PlayerId, ...]:
    """All players and whoever looks on."""
    return (SPECTATOR, *state.players)


def seen_in_use(state: State, change: Change) -> tuple[PlayerId, ...]:
    """Who sees the face of cards that are used: everybody, of a text; nobody, of a skill (2E-showing-your-cards/5)."""
    return everybody(state, change) if change.detail == TEXT else ()


VERBS: tuple[Verb, ...] = (
    Verb("draw", draw, possible=can_draw, brings=drawn),
    Verb("shuffle", shuffle),
    Verb("examine", examine, shows=lambda state, change: (change.player,)),
    Verb("reveal", reveal, shows=everybody),
    Verb("stop-examining", stop_examining),
    Verb("use", nothing, shows=seen_in_use),
    *(Verb(name, nothing) for name in ("select", "attempt", "take-part", "end_turn", "prevent", "keep", "name")),
)


def begin_lasting(state: State, effect: Lasting) -> None:
    """Let an effect go on until the moment it names."""
    table.begin_lasting(state, effect)


def end_lasting(state: State, moment: str) -> None:
    """End the effects that last until a moment."""
    table.end_lasting(state, moment)


def take_up_what_waits(state: State) -> None:
    """The turn ends: what texts have put off until then is carried out."""
    carry_out_what_waits(state)
    end_lasting(state, TURN_ENDS)


def note_use(state: State, entity: EntityId, name: str, times: int = 1) -> None:
    """Remember that a text was used, and how often by now: on its card, or on a player."""
    table.put_mark(state, entity, name, times)
