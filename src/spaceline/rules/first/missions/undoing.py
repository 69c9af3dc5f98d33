"""The last actions of a turn are undone, and the turn ends (1E-G:temporal-causality-loop/1).

The attempt in which that comes about is the last of them, since a whole attempt is one action (1E-G:actions/1).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spaceline.core.actions import forget_positions, positions
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.ruleset import Next
from spaceline.core.state import State
from spaceline.rules.first.data.frames import SeedEncounter, Turn
from spaceline.rules.first.missions import resolving, seeds, solving
from spaceline.rules.first.missions.dilemma_disposal import parting
from spaceline.rules.first.missions.remembering import action_of, is_of
from spaceline.rules.first.verbs.undoing import undo

LAST = 2
"""So many actions are undone."""

BEFORE_THE_END = ("take_actions_of_the_start", "play_cards", "answer_card_play", "execute_orders", "answer_order")
"""The steps of a turn after which its end is still to come."""


def undo_actions(state: State, encounter: SeedEncounter) -> Next:
    """Undo what can be undone, the latest first; cards whose play began what cannot be go back to the hand.

    An attempt whose results stay has failed like any other, and its team is stopped (1E-7.2.2.2/2). Then the turn ends,
    with all that its end brings (1E-8.0/1, 8.3/1).
    """
    seed, player = encounter.seed, encounter.player
    team = resolving.stopped_by_failure(state, encounter)
    changes: list[Change] = []
    for begun, before, after in reversed(tuple(actions(state, player))[-LAST:]):
        is_going_on = after is None
        if is_undone(state, seed, before, after or state):
            team = () if is_going_on else team
        elif not is_going_on:
            changes += recall(state, begun, player)
    solving.end_lasting(state)
    forget_positions(state)
    end_turn(state)
    stopped = tuple(card for card in team if state.in_play(card))
    if stopped:
        changes.append(Change("stop", stopped, player, encounter.mission))
    request(state, Change("undo-actions", (seed,), player), *changes, *parting(state, seed, player, is_met=False))
    return None


def actions(state: State, player: PlayerId) -> Iterator[tuple[Action, State, State | None]]:
    """The player's actions of this turn, as far as they are kept, each with the positions before and after it.

    Nothing comes after the one that is going on: in it the dilemma was met, whosever action it is.
    """
    kept = [(begun, position) for position in positions(state) if (begun := action_of(position)) is not None]
    following = [position for _, position in kept[1:]]
    for (begun, before), after in zip(kept, [*following, None], strict=True):
        if is_of(before, begun, player):
            yield begun, before, after


def is_undone(state: State, seed: CardId, before: State, after: State) -> bool:
    """Undo an action, unless cards were drawn or shuffled in it, or something rests on what it did.

    The dilemma itself stays met, and what was met before at a mission is known there.
    """

    def is_kept(entity: EntityId, name: str) -> bool:
        return entity == seed or name == seeds.MET or name.startswith(f"{seeds.MET}-")

    return piles(before) == piles(after) and undo(state, before, after, (seed,), is_kept)


def piles(state: State) -> dict[tuple[EntityId, str], tuple[CardId, ...]]:
    """The cards that nobody knows the order of: what was drawn or shuffled is not told apart again."""
    roles = state.ruleset.roles
    return {zone: cards for zone, cards in state.contents.items() if roles[zone[1]].known == "nobody" and cards}


def recall(state: State, begun: Action, player: PlayerId) -> Iterator[Change]:
    """A card whose play began what stays goes back to the hand of its owner."""
    card = begun.option.card
    is_play = state.ruleset.actions[begun.option.kind].known_as == "play"
    if is_play and card in state.cards and state.cards[card].role != "hand":
        owner = state.cards[card].owner
        yield Change("put", (card,), player, to=owner, role="hand")


def end_turn(state: State) -> None:
    """Nothing that is going on goes on; the other player has the opportunity that follows (1E-5.0/12)."""
    turn = state.frames[0]
    assert isinstance(turn, Turn)
    if turn.step in BEFORE_THE_END:
        turn = replace(turn, step="answer_order", has_acted=False)
    state.frames, state.depth = [turn], 0
