"""From a view back to a state: one of the games that the viewer might be in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Mapping, Sequence
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from spaceline.core.actions import keep_restore_point
from spaceline.core.caching import no_caches
from spaceline.core.chance import draw, number, shuffled
from spaceline.core.data.frames import Action, Frame, RunEffect, Whence
from spaceline.core.data.leaves import FIRST_CARD, CardId, CardState, Chance, EntityId, PlayerId
from spaceline.core.data.seen import SeenCard, View
from spaceline.core.engine import decision as open_decision
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import SEEDS, State

Pools = Mapping[str, Sequence[str]]
"""What cards might be, by the kind of hidden card (``FaceGuess.kind``)."""

FaceGuess = Callable[[PlayerId, str, bool], str]
"""The kind of an unread card from its owner, its role and whether it is in play."""


class Belief(Protocol):
    """What a viewer takes the cards to be that it cannot read."""

    def kind(self, owner: PlayerId, role: str, /, *, in_play: bool) -> str:
        """The kind of an unread card: its owner, its role and whether it is in play say what it might be.

        Where the owner is the viewer it is the role in which that player brought such cards.
        """

    def pool(self, kind: str, /) -> Sequence[str]:
        """All that a card of a kind might be, by definition; never empty."""

    def supply(self, owner: PlayerId, pick: Callable[[int], int], /) -> Sequence[str]:
        """The unread cards of another player in one of the possible games, each once; empty where none is guessed.

        ``pick`` draws a number below another, where the viewer wavers between several such lists. What the list lacks
        comes out of the pool.
        """


class Pooled(NamedTuple):
    """The belief of somebody who knows no more than the pool: any card of a kind, as often as chance will have it."""

    pools: Pools
    guess: FaceGuess

    def kind(self, owner: PlayerId, role: str, /, *, in_play: bool) -> str:
        """What the guess says."""
        return self.guess(owner, role, in_play)

    def pool(self, kind: str, /) -> Sequence[str]:
        """The pool of that kind."""
        return self.pools[kind]

    def supply(self, owner: PlayerId, pick: Callable[[int], int], /) -> Sequence[str]:
        """Nothing is guessed."""
        return ()


class Gap(NamedTuple):
    """A card that the viewer cannot read."""

    card: CardId
    kind: str
    owner: PlayerId
    seen: SeenCard | None = None
    """How it lies, where the viewer can tell it apart."""


class Sampler:
    """Fills in what a view leaves open: all that the games have in common once, the unread cards anew for each game."""

    def __init__(self, ruleset: Ruleset, view: View, belief: Belief) -> None:
        """Lay out the game as the viewer knows it, with any cards where others lie that the viewer cannot read."""
        self.ruleset, self.view, self.belief = ruleset, view, belief
        self.state = State(ruleset, len(view.players), 0)
        self.spare = FIRST_CARD * 1000
        self.gaps: list[Gap] = []
        self.fitting: dict[str, frozenset[str]] = {}
        """By kind: all that a card of it might be."""
        self.likely: dict[tuple[str, str], list[str]] = {}
        """What cards of the pools could be, by what everybody knows of them and where they lie."""
        self.own = self.unseen_own_cards()
        self.speaking = {frame.source: frame.definition for frame in view.frames if isinstance(frame, RunEffect)}
        """The cards whose texts are being carried out, which say what they are."""
        self.lay_out()

    def draw(self, seed: int) -> State:
        """One of the games that have this view: of the viewer's own cards only the order is unknown."""
        state = self.state.clone()
        state.chance, state.caches = Chance(seed % SEEDS), no_caches()
        Drawing(self, state).fill()
        state.chance = Chance(number(state.chance.seed, state.chance.drawn))
        state.caches = no_caches()
        state.watch()
        if self.ruleset.restores(state):
            guess_restore_points(state)
        return state

    def unseen_own_cards(self) -> dict[str, list[str]]:
        """The viewer's cards that are in no zone where the viewer can read them, by the role they started in."""
        left = {role: list(cards) for role, cards in self.view.brought.items()}
        own = [card for card in self.view.cards if card.owner == self.view.viewer and card.definition]
        for card in sorted(own, key=lambda card: card.definition not in left.get(card.role, ())):
            take_out(left, card.definition, card.role)
        return left

    def leave_open(self, card: CardId, owner: PlayerId, role: str, seen: SeenCard | None = None) -> str:
        """Note that the viewer cannot read a card; returns what stands in for it until one is drawn."""
        kind = self.belief.kind(owner, role, in_play=self.ruleset.roles[role].in_play)
        if kind not in self.fitting:
            self.fitting[kind] = frozenset(self.belief.pool(kind))
        self.gaps.append(Gap(card, kind, owner, seen))
        return self.belief.pool(kind)[0]

    def put_down(self, seen: SeenCard, handles: tuple[int, ...]) -> None:
        """Put down a card that the viewer can tell apart."""
        definition = seen.definition or self.told_of(seen)
        definition = definition or self.leave_open(seen.id, seen.owner, seen.role, seen)
        self.state.cards[seen.id] = CardState(
            definition, seen.owner, seen.controller, seen.parent, seen.role, seen.face_up, handles
        )

    def told_of(self, seen: SeenCard) -> str:
        """What a card is whose text is being carried out; empty where none is, or where it could not be that card."""
        told = self.speaking.get(seen.id, "")
        kind = self.belief.kind(seen.owner, seen.role, in_play=self.ruleset.roles[seen.role].in_play)
        return told if told and told in self.belief.pool(kind) else ""

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

    def lay_out(self) -> None:
        """Put every card in its zone; what befell them first, on which it may depend what everybody knows of them."""
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
        state.frames = self.with_who_speaks([self.with_cards_that_moved(frame) for frame in view.frames])
        state.lasting, state.settled = view.lasting, view.settled
        names = list(state.handles)
        names[view.viewer] = view.named
        state.handles = tuple(names)
        state.lists = {view.viewer: dict(view.brought)} if view.brought else {}
        state.result = view.result
        state.depth = len(state.frames) - 1

    def with_cards_that_moved(self, frame: Frame) -> Frame:
        """A frame that tells from where a card moved which the viewer cannot tell apart: it is one of those."""
        whence: dict[CardId, Whence] = getattr(frame, "whence", {})
        if 0 not in whence:
            return frame
        moved = {card or self.one_that_left(left): left for card, left in whence.items()}
        return replace(frame, whence=moved)

    def with_who_speaks(self, frames: list[Frame]) -> list[Frame]:
        """Frames in which a card speaks that has gone to where the viewer cannot tell it apart: it is one of those."""
        gone = next((frame for frame in frames if isinstance(frame, RunEffect) and not frame.source), None)
        there = () if gone is None else self.hidden_in_piles(gone.you)
        if gone is None or not there:
            return frames
        speaking = there[-1]
        self.state.cards[speaking] = replace(self.state.cards[speaking], definition=gone.definition)
        self.gaps = [gap for gap in self.gaps if gap.card != speaking]
        if gone.you == self.view.viewer:
            take_out(self.own, gone.definition)
        first = max(0, frames.index(gone) - 1)
        return [*frames[:first], *(spoken_by(frame, speaking) for frame in frames[first:])]

    def hidden_in_piles(self, player: PlayerId) -> tuple[CardId, ...]:
        """The cards of a player's hand and draw deck, from the top down, that the viewer cannot tell apart."""
        piles = (self.state.contents.get((player, role), ()) for role in ("hand", "deck"))
        return tuple(card for pile in piles for card in pile if not self.state.cards[card].handles[self.view.viewer])

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
        definition = self.leave_open(self.spare, owner, role)
        handles = self.handles(0, role, parent, face_up=False)
        self.state.cards[self.spare] = CardState(definition, owner, owner, parent, role, False, handles)
        return self.spare


def spoken_by(frame: Frame, card: CardId) -> Frame:
    """A frame in which a card speaks where none is named."""
    if isinstance(frame, RunEffect) and not frame.source:
        return replace(frame, source=card)
    if isinstance(frame, Action) and frame.option.kind and not frame.option.card:
        aside = tuple(replace(run, source=run.source or card) for run in frame.set_aside)
        return replace(frame, option=replace(frame.option, card=card), set_aside=aside)
    return frame


def take_out(left: dict[str, list[str]], definition: str, role: str = "") -> None:
    """One of these cards is known to lie somewhere; it is rather one of those that started there."""
    for cards in (left.get(role, []), *left.values()):
        if definition in cards:
            cards.remove(definition)
            break


class Drawing:
    """The unread cards of one game, each of which lies in one place only."""

    def __init__(self, sampler: Sampler, state: State) -> None:
        """Shuffle what there is to draw from."""
        self.sampler, self.state, self.viewer = sampler, state, sampler.view.viewer
        self.own = {role: list(shuffled(state, cards)) for role, cards in sampler.own.items()}
        self.wanderers = self.own_elsewhere()
        """The viewer's cards that left the pile in which they started for one that started without them."""
        self.supplies: dict[PlayerId, list[str]] = {}
        self.latest = ""
        """The card that was drawn last, where it came out of a supply."""

    def fill(self) -> None:
        """Draw a card for every gap."""
        state, cards, alike = self.state, self.state.cards, self.state.ruleset.alike
        for gap in self.sampler.gaps:
            card, definition = gap.card, self.identity(gap)
            cards[card] = replace(cards[card], definition=definition)
            seen = gap.seen
            if seen is not None and alike(state, card) != seen.alike:
                self.choose_alike(gap, seen, definition)

    def identity(self, gap: Gap) -> str:
        """A definition for a card that the viewer cannot read."""
        if gap.owner == self.viewer and (left := self.own.get(gap.kind) or self.wanderers):
            self.latest = ""
            return left.pop()
        self.latest = self.from_supply(gap.owner, self.sampler.fitting[gap.kind])
        return self.latest or self.one_of(self.sampler.belief.pool(gap.kind))

    def own_elsewhere(self) -> list[str]:
        """Of the viewer's cards those for which there is no unread card left in the pile in which they started."""
        unread = Counter(gap.kind for gap in self.sampler.gaps if gap.owner == self.viewer)
        return [card for role, cards in self.own.items() for card in cards[: max(0, len(cards) - unread[role])]]

    def one_of(self, pool: Sequence[str]) -> str:
        """Any card of several."""
        return pool[draw(self.state, len(pool))]

    def from_supply(self, owner: PlayerId, fitting: Container[str]) -> str:
        """The next of a player's cards that fits, which is then used up; empty where none is left."""
        left = self.supplies.get(owner)
        if left is None:
            listed = self.sampler.belief.supply(owner, lambda sides: draw(self.state, sides))
            left = self.supplies[owner] = list(shuffled(self.state, listed))
        if left and left[-1] in fitting:
            return left.pop()
        for at in range(len(left) - 1, -1, -1):
            if left[at] in fitting:
                return left.pop(at)
        return ""

    def choose_alike(self, gap: Gap, seen: SeenCard, drawn: str) -> None:
        """Let the card be one of which everybody knows what is known of this one; where the pool has none, any."""
        key, likely = (seen.alike, seen.role), self.sampler.likely
        if key not in likely:
            likely[key] = [id for id in self.sampler.belief.pool(gap.kind) if self.is_alike(gap.card, seen, id)]
        if self.latest:
            self.supplies[gap.owner].insert(0, self.latest)
        chosen = self.from_supply(gap.owner, frozenset(likely[key]))
        if not chosen:
            chosen = self.one_of(likely[key]) if likely[key] else drawn
        self.state.cards[gap.card] = replace(self.state.cards[gap.card], definition=chosen)

    def is_alike(self, card: CardId, seen: SeenCard, definition: str) -> bool:
        """Whether a card that lies like this is what everybody knows of the one that is seen."""
        self.state.cards[card] = replace(self.state.cards[card], definition=definition)
        return self.state.ruleset.alike(self.state, card) == seen.alike


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
    state = Sampler(ruleset, view, Pooled(pools, kind)).draw(seed)
    open_decision(state)
    return state
