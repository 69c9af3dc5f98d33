"""From a view back to a state: one of the games that the viewer might be in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from spaceline.core.actions import keep_restore_point
from spaceline.core.chance import draw, number, shuffled
from spaceline.core.data.frames import Action, Frame, Whence
from spaceline.core.data.leaves import FIRST_CARD, CardId, CardState, Chance, EntityId, PlayerId
from spaceline.core.data.seen import SeenCard, View
from spaceline.core.engine import decision as open_decision
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State

Pools = Mapping[str, Sequence[str]]
"""What cards might be, by the kind of hidden card (``FaceGuess.kind``)."""

FaceGuess = Callable[[PlayerId, str, bool], str]
"""The kind of an unread card from its owner, its role and whether it is in play."""


class Sampler:
    """Fills in what a view leaves open."""

    def __init__(self, ruleset: Ruleset, view: View, seed: int, pools: Pools, kind: FaceGuess) -> None:
        """Prepare the viewer's own unseen cards and the pools of all others."""
        self.ruleset, self.view, self.kind = ruleset, view, kind
        self.pools = pools
        self.state = State(ruleset, len(view.players), seed)
        self.own = self.unseen_own_cards()
        self.spare = FIRST_CARD * 1000
        self.likely: dict[tuple[str, str], list[str]] = {}
        """What cards of the pools could be, by what everybody knows of them and where they lie."""

    def unseen_own_cards(self) -> dict[str, list[str]]:
        """The viewer's cards that are in no zone where the viewer can read them, by the role they started in."""
        left = {role: list(cards) for role, cards in self.view.brought.items()}
        for card in self.view.cards:
            if card.owner == self.view.viewer and card.definition:
                for cards in left.values():
                    if card.definition in cards:
                        cards.remove(card.definition)
                        break
        return {role: list(shuffled(self.state, cards)) for role, cards in left.items()}

    def identity(self, owner: PlayerId, role: str, *, in_play: bool) -> str:
        """A definition for a card that the viewer cannot read."""
        kind = self.kind(owner, role, in_play)
        if owner == self.view.viewer and self.own.get(kind):
            return self.own[kind].pop()
        pool = self.pools[kind]
        return pool[draw(self.state, len(pool))]

    def put_down(self, seen: SeenCard, handles: tuple[int, ...]) -> None:
        """Put down a card that the viewer can tell apart."""
        in_play = self.ruleset.roles[seen.role].in_play
        definition = seen.definition or self.identity(seen.owner, seen.role, in_play=in_play)
        lying = CardState(definition, seen.owner, seen.controller, seen.parent, seen.role, seen.face_up, handles)
        self.state.cards[seen.id] = lying
        if not seen.definition and self.ruleset.alike(self.state, seen.id) != seen.alike:
            self.choose_alike(seen, lying)

    def choose_alike(self, seen: SeenCard, lying: CardState) -> None:
        """Let the card be one of which everybody knows what is known of this one; where the pool has none, any."""
        key = (seen.alike, seen.role)
        if key not in self.likely:
            pool = self.pools[self.kind(seen.owner, seen.role, self.ruleset.roles[seen.role].in_play)]
            self.likely[key] = [id for id in pool if self.is_alike(seen, replace(lying, definition=id))]
        found = self.likely[key]
        chosen = found[draw(self.state, len(found))] if found else lying.definition
        self.state.cards[seen.id] = replace(lying, definition=chosen)

    def is_alike(self, seen: SeenCard, lying: CardState) -> bool:
        """Whether a card that lies like this is what everybody knows of the one that is seen."""
        self.state.cards[seen.id] = lying
        return self.ruleset.alike(self.state, seen.id) == seen.alike

    def handles(self, own: int, leaf_role: str, holder: EntityId, *, face_up: bool) -> tuple[int, ...]:
        """Handles for all viewers: the viewer's own as seen, others as their position gives them."""
        count = len(self.view.players) + 1
        known = self.ruleset.roles[leaf_role].known
        given = list(self.state.handles)
        names = [0] * count
        for viewer in range(count):
            if viewer == self.view.viewer:
                names[viewer] = own
            elif face_up or known == "all" or (known == "holder" and viewer == holder):
                given[viewer] += 1
                names[viewer] = given[viewer]
        self.state.handles = tuple(given)
        return tuple(names)

    def fill(self) -> State:
        """Put every card in its zone; first what befell them, on which it may depend what everybody knows of them."""
        state, view = self.state, self.view
        state.marks = {(mark.entity, mark.name): mark.value for mark in view.marks}
        by_number = {card.id: card for card in view.cards}
        for card in view.cards:
            self.put_down(card, self.handles(card.id - FIRST_CARD, card.role, card.parent, face_up=card.face_up))
        for zone in view.zones:
            known = [by_number[number].owner for number in zone.cards if number]
            owner = known[0] if known else self.whose(zone.parent)
            cards = tuple(number or self.unknown(owner, zone.parent, zone.role) for number in zone.cards)
            state.contents[zone.parent, zone.role] = cards
        state.places = dict(view.places)
        state.frames = [self.with_cards_that_moved(frame) for frame in view.frames]
        state.lasting, state.settled = view.lasting, view.settled
        names = list(state.handles)
        names[view.viewer] = view.named
        state.handles = tuple(names)
        state.lists = {view.viewer: dict(view.brought)} if view.brought else {}
        state.result = view.result
        state.chance = Chance(number(state.chance.seed, state.chance.drawn))
        state.depth = len(state.frames) - 1
        state.watch()
        if self.ruleset.restores(state):
            guess_restore_points(state)
        return state

    def with_cards_that_moved(self, frame: Frame) -> Frame:
        """A frame that tells from where a card moved which the viewer cannot tell apart: it is one of those."""
        whence: dict[CardId, Whence] = getattr(frame, "whence", {})
        if 0 not in whence:
            return frame
        moved = {card or self.one_that_left(left): left for card, left in whence.items()}
        return replace(frame, whence=moved)

    def one_that_left(self, left: Whence) -> CardId:
        """A card that the viewer cannot tell apart and that may have come to its holder from somewhere; 0 for none."""
        roles, viewer = self.ruleset.roles, self.view.viewer
        return next(
            (
                card
                for card, it in self.state.cards.items()
                if not it.handles[viewer] and it.parent == left.commander and roles[it.role].known == "holder"
            ),
            0,
        )

    def whose(self, parent: EntityId) -> PlayerId:
        """The player whose pile it is; where a pile is nobody's, the view cannot tell."""
        return parent if parent in self.view.players else self.view.players[0]

    def unknown(self, owner: PlayerId, parent: EntityId, role: str) -> CardId:
        """A card that the viewer cannot tell apart from the others of its zone."""
        self.spare += 1
        definition = self.identity(owner, role, in_play=self.ruleset.roles[role].in_play)
        handles = self.handles(0, role, parent, face_up=False)
        self.state.cards[self.spare] = CardState(definition, owner, owner, parent, role, False, handles)
        return self.spare


def guess_restore_points(state: State) -> None:
    """Let every action in progress be one that can be gone back to; what it cost since then is not given back."""
    frames = state.frames
    for depth, frame in enumerate(frames):
        if isinstance(frame, Action):
            begun = replace(frame, step="check_conditions", cancelled=False, set_aside=())
            state.frames = [*frames[:depth], begun]
            keep_restore_point(state, depth)
            kept = state.frames[depth]
            assert isinstance(kept, Action)
            frames[depth] = replace(frame, restore=kept.restore)
    state.frames = frames


def sample(ruleset: Ruleset, view: View, seed: int, pools: Pools, kind: FaceGuess) -> State:
    """A state that has this view, drawn at random; of the viewer's own cards only the order is unknown.

    Where others are asked behind the viewer's back, nothing is asked in it: ``engine.run`` lets it go on.
    """
    state = Sampler(ruleset, view, seed, pools, kind).fill()
    open_decision(state)
    return state
