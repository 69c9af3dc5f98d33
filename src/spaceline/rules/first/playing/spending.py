"""What a card play has used that may be used so often only, for texts by which the card goes back to the hand."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core import table
from spaceline.core.caching import cached_on
from spaceline.core.data.changes import Change
from spaceline.core.data.frames import Action, Changing
from spaceline.core.data.leaves import EntityId
from spaceline.core.state import State
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.choices import PlayAnother
from spaceline.rules.first.roles import IN_BATTLE_USED, IN_GAME, IN_TURN, USED
from spaceline.rules.first.turn import GRANTED, turn_of

Uses = dict[tuple[EntityId, str], int]

HAS_PLAYED = "has-played"
"""What is noted as used when it is the normal card play of the turn."""


@cached_on()
def is_ever_taken_back(state: State) -> bool:
    """Whether a card of this game takes plays of others back."""
    definitions = {leaf.definition for leaf in state.cards.values()}
    texts = (text for name in definitions for text in state.ruleset.definitions[name].abilities)
    return any(isinstance(node, PlayAnother) for text in texts for _, node in walk(text))


def uses_before(state: State) -> Uses | None:
    """What was used before a card play; nothing where no card could take it back."""
    return uses_now(state) if is_ever_taken_back(state) else None


def uses_now(state: State) -> Uses:
    """How often everything was used by now."""
    turn = turn_of(state)
    noted = {key: times for key, times in state.marks.items() if is_of_use(key[1])}
    return {**noted, (0, HAS_PLAYED): int(turn is not None and turn.has_played)}


def is_of_use(name: str) -> bool:
    """Whether a mark counts uses of something, or normal card plays."""
    return name == GRANTED or name in USED or name.startswith((IN_GAME, IN_TURN, IN_BATTLE_USED))


def note_spent(state: State, before: Uses | None) -> None:
    """Let the running action keep what there was of everything that it has used."""
    action = state.frames[state.depth]
    if before is None or not isinstance(action, Action):
        return
    now = uses_now(state)
    changed = [key for key in {**before, **now} if before.get(key, 0) != now.get(key, 0)]
    due = [change for it in state.frames[state.depth + 1 :] if isinstance(it, Changing) for change in it.pending]
    if any(change.verb == "grant-plays" for change in due):
        changed.append((action.player, GRANTED))
    paid = [Change("note", (), to=entity, detail=name, amount=before.get((entity, name), 0)) for entity, name in changed]
    state.frames[state.depth] = replace(action, paid=tuple(paid))


def give_back(state: State, action: Action) -> None:
    """Let all that be unused that a card play had used."""
    for use in action.paid:
        turn = turn_of(state)
        if use.detail != HAS_PLAYED:
            table.put_mark(state, use.to, use.detail, use.amount)
        elif turn is not None:
            state.frames[0] = replace(turn, has_played=bool(use.amount))


def do_without(state: State, action: Action) -> None:
    """Let a supposed position be as though the card had never been in the hand, and nothing was used for it."""
    give_back(state, action)
    card = action.option.card
    table.move(state, card, state.cards[card].owner, "out-of-play", face_up=True)
