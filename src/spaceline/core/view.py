"""The only place that hides things: what a player receives is a function of that player's view.

Twin test: for a state and another sampled from the same view, everything made here is byte-equal.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Any, NamedTuple

from msgspec.structs import replace

from spaceline.core import engine
from spaceline.core.actions import refuse
from spaceline.core.caching import Cache
from spaceline.core.data.changes import Change, Event
from spaceline.core.data.decisions import Answer, Decision, Option, Refusal
from spaceline.core.data.frames import Action, Changing, Frame, SecretChoice
from spaceline.core.data.leaves import (
    FIRST_CARD,
    TABLE,
    CardId,
    CardState,
    EntityId,
    Lasting,
    PlayerId,
)
from spaceline.core.data.renaming import LEFT_OUT, Rename, renamed_record
from spaceline.core.data.seen import LaidOpen, SeenCard, SeenEvent, SeenMark, SeenZone, View
from spaceline.core.knowing import Knowing, unless_known
from spaceline.core.modifiers import current_values, in_force
from spaceline.core.pile_order import is_order_unknown, unordered
from spaceline.core.refusals import refusal
from spaceline.core.state import State, Zone

SPECTATOR = 0
ORDER_OF_CARDS, ORDER_OF_ZONES = attrgetter("id"), attrgetter("parent", "role")

KNOWING: Cache[PlayerId, Knowing] = Cache()
"""What each viewer knew of the game in the position that was looked at last."""

SEEN: Cache[PlayerId, dict[CardId, tuple[CardState, SeenCard]]] = Cache()
"""How each viewer saw the cards last that it could read as they lay, with the leaf that each had then."""

UNSEEN = Changing(step="go_on", pending=())
"""Stands in a view for what others are asked at a frame that the viewer knows nothing of: it does nothing."""


def is_readable(state: State, leaf: CardState, viewer: PlayerId) -> bool:
    """Whether the viewer may see the face of a card that lies like this."""
    if leaf.face_up:
        return True
    known = state.ruleset.roles[leaf.role].known
    if known == "all":
        return leaf.controller == viewer
    return known == "holder" and leaf.parent == viewer


def may_read(state: State, card: CardId, viewer: PlayerId) -> bool:
    """Whether the viewer may see the face of a card now: as it lies, or because the viewer is examining it."""
    return is_readable(state, state.cards[card], viewer) or state.ruleset.examines(state, card, viewer)


def outward(state: State, viewer: PlayerId) -> Rename:
    """From engine ids to the viewer's numbers; a card the viewer cannot tell apart becomes 0."""

    def rename(entity: EntityId) -> EntityId:
        leaf = state.cards.get(entity)
        if leaf is None:
            return entity
        handle = leaf.handles[viewer]
        return FIRST_CARD + handle if handle else 0

    return rename


class ViewIds(dict[EntityId, EntityId]):
    """What ``outward`` gives, worked out for all cards at once, as a whole view needs it."""

    def __missing__(self, entity: EntityId) -> EntityId:
        """What is no card keeps its number."""
        return entity


def ids_of(cards: Iterable[tuple[CardId, CardState]], viewer: PlayerId) -> ViewIds:
    """The viewer's numbers of some cards."""
    return ViewIds({card: FIRST_CARD + handle if (handle := leaf.handles[viewer]) else 0 for card, leaf in cards})


class Ground(NamedTuple):
    """What lies on the table, as one viewer sees it."""

    ids: ViewIds
    cards: tuple[SeenCard, ...]
    zones: tuple[SeenZone, ...]


def ground_of(state: State, viewer: PlayerId) -> Ground:
    """What lies on the table, as a viewer sees it."""
    ids = ids_of(state.cards.items(), viewer)
    return Ground(ids, seen_cards(state, viewer, ids.__getitem__), seen_zones(state, ids.__getitem__))


def inward(state: State, viewer: PlayerId) -> Rename:
    """From the viewer's numbers to engine ids.

    Raises:
        Refusal: there is no such card for this viewer.
    """

    def rename(number: EntityId) -> EntityId:
        handle = number - FIRST_CARD
        if handle > 0:
            for card, leaf in state.cards.items():
                if leaf.handles[viewer] == handle:
                    return card
        if number in (0, TABLE) or number in state.players or number in state.places:
            return number
        raise refusal("unknown-card")

    return rename


def view(state: State, viewer: PlayerId) -> View:
    """All that a player, or a spectator (0), may know."""
    return replace(glance(state, viewer), values=values_seen_by(state, viewer))


def glance(state: State, viewer: PlayerId, ground: Ground | None = None) -> View:
    """A view without the current values; ``ground`` is what ``ground_of`` gives, where somebody has it."""
    ground = ground_of(state, viewer) if ground is None else ground
    rename = ground.ids.__getitem__
    asked = engine.decision(state)
    own = asked is not None and asked.player == viewer
    known = asked is not None and (own or not is_secret(state.frames[-1]))
    return View(
        viewer=viewer,
        ruleset=state.ruleset.name,
        players=state.players,
        cards=ground.cards,
        zones=ground.zones,
        marks=seen_marks(state, viewer, rename),
        places=state.places,
        frames=seen_frames(state, viewer, rename, own=own),
        lasting=seen_lasting(state, viewer, rename),
        settled=tuple(renamed_record(choice, rename) for choice in state.settled),
        named=state.handles[viewer],
        brought=state.lists.get(viewer, {}),
        decision=renamed_record(asked, rename) if own else None,
        uses=uses_of(state, asked) if own and asked is not None else (),
        deciding=asked.player if asked is not None and known else 0,
        result=state.result,
        laid_open=laid_open(state, viewer),
    )


def uses_of(state: State, asked: Decision) -> tuple[int, ...]:
    """How much each option uses up of what is limited; nothing where none does."""
    found = tuple(state.ruleset.foresight.uses(state, option) for option in asked.options)
    return found if any(found) else ()


def laid_open(state: State, viewer: PlayerId) -> tuple[LaidOpen, ...]:
    """The cards that the viewer cannot read, by owner and role, once the game is over; nothing before."""
    if state.result is None:
        return ()
    found = dict[tuple[PlayerId, str], list[str]]()
    for (_, role), cards in state.contents.items():
        for card in cards:
            leaf = state.cards[card]
            if not is_readable(state, leaf, viewer):
                found.setdefault((leaf.owner, role), []).append(leaf.definition)
    return tuple(LaidOpen(player, role, tuple(found[player, role])) for player, role in sorted(found))


def seen_lasting(state: State, viewer: PlayerId, rename: Rename) -> tuple[Lasting, ...]:
    """What goes on, under the viewer's numbers; what was copied, if the viewer can read a card that has it."""
    unknown = (unless_known(effect, lambda card: not may_read(state, card, viewer)) for effect in state.lasting)
    return tuple(renamed_record(effect, rename) for effect in unknown)


def is_secret(frame: Frame) -> bool:
    """Whether others do not see who is asked at a frame."""
    return frame.is_unseen or isinstance(frame, SecretChoice)


def seen_frames(state: State, viewer: PlayerId, rename: Rename, *, own: bool) -> tuple[Frame, ...]:
    """Where the rules stand. That others are asked whether they want to respond or to act, is not shown."""
    frames = state.frames
    depth = len(frames)
    if frames and frames[-1].is_unseen and not own:
        depth -= 1
        while depth and isinstance(frames[depth - 1], Changing):
            depth -= 1
    seen = [seen_frame(unordered(state, frame, viewer), viewer, rename, own=own) for frame in frames[:depth]]
    if seen and (shown := state.ruleset.discretion.shown_as.get(seen[0].step)):
        seen[0] = replace(seen[0], step=shown)
    return tuple(seen) if depth == len(frames) else (*seen, UNSEEN)


def seen_frame(frame: Frame, viewer: PlayerId, rename: Rename, *, own: bool) -> Frame:
    """A frame under the viewer's numbers; of secret answers, the viewer's own only."""
    seen: Frame = renamed_record(frame, lambda entity: rename(entity) or (LEFT_OUT if entity else 0))
    if isinstance(seen, Action) and seen.restore:
        return replace(seen, restore=0)
    if isinstance(frame, SecretChoice) and isinstance(seen, SecretChoice):
        given = frame.answers.get(viewer)
        answers = {viewer: renamed_record(given, rename)} if given else {}
        return replace(seen, asked=viewer if own else 0, answers=answers)
    return seen


def cards_seen_by(state: State, viewer: PlayerId) -> tuple[SeenCard, ...]:
    """The cards of a view without the rest of it."""
    return seen_cards(state, viewer, ids_of(state.cards.items(), viewer).__getitem__)


def seen_cards(state: State, viewer: PlayerId, rename: Rename) -> tuple[SeenCard, ...]:
    """The cards the viewer can tell apart, by number; of one that lies as it did the record of then is given again."""
    kept = SEEN.of(state).setdefault(viewer, {})
    found = []
    for card, leaf in state.cards.items():
        number = rename(card)
        if not number:
            continue
        parent = rename(leaf.parent)
        before = kept.get(card)
        if before is not None and before[0] is leaf and before[1].parent == parent:
            found.append(before[1])
            continue
        seen = seen_card(state, card, leaf, viewer, number, parent)
        found.append(seen)
        if is_readable(state, leaf, viewer):
            kept[card] = (leaf, seen)
    return tuple(sorted(found, key=ORDER_OF_CARDS))


def seen_card(state: State, card: CardId, leaf: CardState, viewer: PlayerId, *numbers: EntityId) -> SeenCard:
    """A card that the viewer can tell apart, by the viewer's numbers for it and for what it lies with.

    Where it ``is_readable`` as it lies it shows nothing but these and its leaf.
    """
    number, parent = numbers
    shown = face(state, card, leaf, viewer)
    return SeenCard(number, leaf.owner, leaf.controller, parent, leaf.role, leaf.face_up, *shown)


def face(state: State, card: CardId, leaf: CardState, viewer: PlayerId) -> tuple[str, str]:
    """What a viewer knows of a card: its definition, or else what everybody may know of such a card."""
    is_known = leaf.face_up or may_read(state, card, viewer)
    return (leaf.definition, "") if is_known else ("", state.ruleset.alike(state, card))


def known_to(state: State, viewer: PlayerId, face_down: Iterable[CardId] | None = None) -> State:
    """The game as far as a viewer knows it: what that player cannot read in play is blank. It must not be written to.

    Where there is no such card it is the game itself. ``face_down`` is what ``State.face_down`` gives, where known.
    """
    hidden = hidden_in_play(state, viewer, face_down) if state.ruleset.unread else []
    if not hidden:
        return state
    kept = KNOWING.of(state)
    if viewer not in kept:
        kept[viewer] = Knowing()
    return kept[viewer].of(state, hidden)


def values_seen_by(state: State, viewer: PlayerId, known: State | None = None) -> dict[CardId, Any]:
    """The modified values of the cards the viewer can read.

    They are worked out as if every card in play that the viewer cannot read were blank, so they tell nothing of it.
    ``known`` is what ``known_to`` gives, where somebody has asked for it before.
    """
    if not state.ruleset.unread or not in_force(state).texts:
        return {}
    known = known_to(state, viewer) if known is None else known
    changed, rename = current_values(known).changed, outward(state, viewer)
    return {rename(card): changed[card] for card in sorted(changed, key=rename) if may_read(state, card, viewer)}


def zone_seen_by(state: State, viewer: PlayerId, parent: EntityId, role: str) -> tuple[CardId, ...]:
    """The cards of one zone of a view, without the rest of it."""
    return numbers_in(state, state.zone(parent, role), role, outward(state, viewer))


def hidden_in_play(state: State, viewer: PlayerId, face_down: Iterable[CardId] | None = None) -> list[CardId]:
    """The cards in play that the viewer cannot read; ``face_down`` is what ``State.face_down`` gives, where known."""
    there = state.face_down() if face_down is None else face_down
    return [card for card in there if not may_read(state, card, viewer)]


def seen_zones(state: State, rename: Rename) -> tuple[SeenZone, ...]:
    """Every zone; where order means nothing, by the viewer's numbers, so that it tells nothing."""
    zones = (seen_zone(state, zone, cards, rename) for zone, cards in state.contents.items())
    return tuple(sorted(zones, key=ORDER_OF_ZONES))


def seen_zone(state: State, zone: Zone, cards: tuple[CardId, ...], rename: Rename) -> SeenZone:
    """A zone with its cards; it shows nothing but their numbers, and that of what it belongs to."""
    parent, role = zone
    return SeenZone(rename(parent), role, numbers_in(state, cards, role, rename))


def numbers_in(state: State, cards: tuple[CardId, ...], role: str, rename: Rename) -> tuple[CardId, ...]:
    """The viewer's numbers of the cards that lie in one zone."""
    numbers = list(map(rename, cards))
    if not state.ruleset.roles[role].ordered:
        numbers.sort()
    return tuple(numbers)


def is_told(state: State, name: str, viewer: PlayerId) -> bool:
    """Whether a viewer may know of marks or changes of a name: they must not tell that others hold cards of a kind."""
    heard = state.ruleset.discretion.told_for.get(name)
    if heard is None:
        return True
    return any(state.cards[it].owner == viewer or may_read(state, it, viewer) for it in state.watched.get(heard, ()))


def seen_marks(state: State, viewer: PlayerId, rename: Rename) -> tuple[SeenMark, ...]:
    """The numbers kept on players, places and cards, except cards that the viewer cannot tell apart."""
    marks = [
        SeenMark(number, name, value)
        for (entity, name), value in state.marks.items()
        if ((number := rename(entity)) or not entity) and is_told(state, name, viewer)
    ]
    return tuple(sorted(marks, key=attrgetter("entity", "name")))


def seen_event(state: State, event: Event, viewer: PlayerId) -> SeenEvent | None:
    """An event as the viewer saw it; None when it was not shown to that viewer.

    A card that the viewer knew before is named as it was known then: a new name would tell where it is now.
    """
    change = event.change
    if (event.to and viewer not in event.to) or not is_told(state, change.verb, viewer):
        return None
    shown = is_shown(state, change, viewer)
    numbers, definitions = [], []
    for before, after in zip(event.before, event.after, strict=True):
        handle = before.handles[viewer] or after.handles[viewer]
        numbers.append(FIRST_CARD + handle if handle else 0)
        readable = shown or is_readable(state, before, viewer) or is_readable(state, after, viewer)
        definitions.append(after.definition if readable else "")
    told = list(zip(definitions, numbers, strict=True))
    if is_order_unknown(state, change, viewer):
        told.sort()
    return SeenEvent(
        verb=change.verb,
        player=change.player,
        cards=tuple(it[1] for it in told) if any(numbers) else (),
        definitions=tuple(it[0] for it in told) if any(definitions) else (),
        count=len(change.cards),
        source=number_of(change.source, event.source, viewer),
        to=number_of(change.to, event.target, viewer),
        role=change.role,
        amount=change.amount,
        detail=change.detail,
        tally=None if event.tally is None else renamed_record(event.tally, outward(state, viewer)),
    )


def is_shown(state: State, change: Change, viewer: PlayerId) -> bool:
    """Whether the viewer sees the faces of the cards of a change, however they lie."""
    verb = state.ruleset.verbs.get(change.verb)
    return change.verb == "show" or bool(verb and verb.shows and viewer in verb.shows(state, change))


def number_of(entity: EntityId, leaf: CardState | None, viewer: PlayerId) -> EntityId:
    """The viewer's number for an entity that had this leaf at the time."""
    if leaf is None:
        return entity if entity < FIRST_CARD else 0
    return FIRST_CARD + leaf.handles[viewer] if leaf.handles[viewer] else 0


def answer(state: State, viewer: PlayerId, given: Answer) -> list[Event]:
    """Answer as a player who knows only the view.

    Raises:
        Refusal: another player is asked, or the answer is not allowed; the state is untouched.
    """
    asked = engine.decision(state)
    if asked is None or asked.player != viewer:
        raise refusal("not-asked")
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
