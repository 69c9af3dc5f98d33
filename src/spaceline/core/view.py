"""The only place that hides things: what a player receives is a function of that player's view.

Twin test: for a state and another sampled from the same view, everything made here is byte-equal.
"""

from __future__ import annotations

from spaceline.core import engine
from spaceline.core.actions import refuse
from spaceline.core.choices import check
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import Answer, Check, Decision, Option, Refusal
from spaceline.core.data.frames import SecretChoice
from spaceline.core.data.leaves import FIRST_CARD, Card, CardId, EntityId, PlayerId, Settled
from spaceline.core.data.seen import SeenCard, SeenEvent, SeenMark, SeenZone, View
from spaceline.core.renaming import Rename, renamed_record
from spaceline.core.state import State

SPECTATOR = 0


def is_readable(state: State, leaf: Card, viewer: PlayerId) -> bool:
    """Whether the viewer may see the face of a card that lies like this."""
    if leaf.face_up:
        return True
    known = state.ruleset.roles[leaf.role].known
    if known == "all":
        return leaf.controller == viewer
    return known == "holder" and leaf.parent == viewer


def outward(state: State, viewer: PlayerId) -> Rename:
    """From engine ids to the viewer's numbers; a card the viewer cannot tell apart becomes 0."""
    cards = state.cards

    def rename(entity: EntityId) -> EntityId:
        leaf = cards.get(entity)
        if leaf is None:
            return entity
        handle = leaf.handles[viewer]
        return FIRST_CARD + handle if handle else 0

    return rename


def inward(state: State, viewer: PlayerId) -> Rename:
    """From the viewer's numbers to engine ids.

    Raises:
        Refusal: there is no such card for this viewer.
    """
    known = {
        FIRST_CARD + leaf.handles[viewer]: card for card, leaf in state.cards.items() if leaf.handles[viewer]
    }

    def rename(number: EntityId) -> EntityId:
        if number < FIRST_CARD:
            return number
        if number not in known:
            raise Refusal("unknown-card", "There is no such card for you.")
        return known[number]

    return rename


def view(state: State, viewer: PlayerId) -> View:
    """All that a player, or a spectator (0), may know."""
    rename = outward(state, viewer)
    asked = engine.decision(state)
    own = asked is not None and asked.player == viewer
    return View(
        viewer=viewer,
        ruleset=state.ruleset.name,
        players=state.players,
        cards=seen_cards(state, viewer, rename),
        zones=seen_zones(state, rename),
        marks=seen_marks(state, rename),
        places=state.places,
        frames=tuple(renamed_record(frame, rename) for frame in state.frames),
        lasting=tuple(renamed_record(effect, rename) for effect in state.lasting),
        settled=tuple(seen_choice(choice, rename) for choice in state.settled),
        named=state.handles[viewer],
        brought=state.lists.get(viewer, {}),
        decision=renamed_record(asked, rename) if own else None,
        deciding=0 if asked is None or is_secret(state) else asked.player,
        result=state.result,
    )


def is_secret(state: State) -> bool:
    """Whether players are choosing at the same time, so that who is asked first says nothing."""
    return isinstance(state.frames[-1], SecretChoice)


def seen_choice(choice: Settled, rename: Rename) -> Settled:
    """A choice between texts under the viewer's numbers."""
    return Settled(tuple(text_key(key, rename) for key in choice.among), text_key(choice.applies, rename))


def text_key(key: str, rename: Rename) -> str:
    """The name of a text under the viewer's number for its card."""
    card, _, rest = key.partition(":")
    return f"{rename(int(card))}:{rest}"


def seen_cards(state: State, viewer: PlayerId, rename: Rename) -> tuple[SeenCard, ...]:
    """The cards the viewer can tell apart, by number."""
    found = [
        SeenCard(
            FIRST_CARD + leaf.handles[viewer],
            leaf.owner,
            leaf.controller,
            rename(leaf.parent),
            leaf.role,
            leaf.face_up,
            leaf.definition if is_readable(state, leaf, viewer) else "",
        )
        for leaf in state.cards.values()
        if leaf.handles[viewer]
    ]
    return tuple(sorted(found, key=lambda card: card.id))


def seen_zones(state: State, rename: Rename) -> tuple[SeenZone, ...]:
    """Every zone; where order means nothing, by the viewer's numbers, so that it tells nothing."""
    zones = []
    for (parent, role), cards in state.contents.items():
        numbers = [rename(card) for card in cards]
        if not state.ruleset.roles[role].ordered:
            numbers.sort()
        zones.append(SeenZone(rename(parent), role, tuple(numbers)))
    return tuple(sorted(zones, key=lambda zone: (zone.parent, zone.role)))


def seen_marks(state: State, rename: Rename) -> tuple[SeenMark, ...]:
    """The numbers kept on players, places and cards."""
    marks = [SeenMark(rename(entity), name, value) for (entity, name), value in state.marks.items()]
    return tuple(sorted(marks, key=lambda mark: (mark.entity, mark.name)))


def seen_event(state: State, event: Event, viewer: PlayerId) -> SeenEvent | None:
    """An event as the viewer saw it; None when it was not shown to that viewer."""
    if event.to and viewer not in event.to:
        return None
    change = event.change
    shown = change.verb == "show"
    numbers, definitions = [], []
    for before, after in zip(event.before, event.after, strict=True):
        handle = after.handles[viewer] or before.handles[viewer]
        numbers.append(FIRST_CARD + handle if handle else 0)
        readable = shown or is_readable(state, before, viewer) or is_readable(state, after, viewer)
        definitions.append(after.definition if readable else "")
    rename = outward(state, viewer)
    return SeenEvent(
        verb=change.verb,
        player=change.player,
        cards=tuple(numbers) if any(numbers) else (),
        definitions=tuple(definitions) if any(definitions) else (),
        count=len(change.cards),
        source=rename(change.source),
        to=rename(change.to),
        role=change.role,
        amount=change.amount,
        detail=change.detail,
    )


def seen_check(state: State, viewer: PlayerId, chosen: tuple[CardId, ...]) -> Check:
    """What a half-made choice amounts to, for the player who is choosing.

    Raises:
        Refusal: the viewer is not choosing cards now, or names a card that is unknown.
    """
    asked = engine.decision(state)
    if asked is None or asked.player != viewer or asked.selection is None:
        raise Refusal("not-asked", "No cards are to be chosen now.")
    rename = inward(state, viewer)
    found = check(asked.selection, tuple(rename(card) for card in chosen))
    result: Check = renamed_record(found, outward(state, viewer))
    return result


def answer(state: State, viewer: PlayerId, given: Answer) -> list[Event]:
    """Answer as a player who knows only the view.

    Raises:
        Refusal: another player is asked, or the answer is not allowed; the state is untouched.
    """
    asked = engine.decision(state)
    if asked is None or asked.player != viewer:
        raise Refusal("not-asked", "It is not your decision.")
    return engine.answer(state, renamed_record(given, inward(state, viewer)))


def why_not(state: State, viewer: PlayerId, option: Option) -> Refusal | None:
    """Which rule stands in the way of an action of the viewer; None when none does."""
    return refuse(state, viewer, renamed_record(option, inward(state, viewer)))


def seen_decision(state: State, viewer: PlayerId) -> Decision | None:
    """The open decision, when it is the viewer's."""
    asked = engine.decision(state)
    if asked is None or asked.player != viewer:
        return None
    found: Decision = renamed_record(asked, outward(state, viewer))
    return found
