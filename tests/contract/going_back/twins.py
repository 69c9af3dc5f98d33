"""Other games in which a player might be: the cards that the player cannot read, and chance, are otherwise.

The numbers of the cards stay, so that the same answer can be given in a game and in its twins.
"""

import random
from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from spaceline.core.codec import load, save
from spaceline.core.data.changes import Change
from spaceline.core.data.frames import Window
from spaceline.core.data.leaves import CardId, Chance, PlayerId
from spaceline.core.sampling import FaceGuess, Pools
from spaceline.core.state import State
from spaceline.core.view import may_read
from spaceline.rules.first.turn import settle
from tests.contract import first, objectives, second

TRIES = 12
"""So often a card is drawn of which everybody knows what is known of the one that it replaces."""
ANSWERING = ("answer", "about", "action", "just", "when", "between", "plays")
"""What the moments begin with at which a card may respond, or be played at will."""

Exchange = Callable[[State, PlayerId, random.Random], dict[CardId, str]]
"""Other faces for some of the cards that a player cannot read."""


def pools_of(ruleset: str) -> tuple[Pools, FaceGuess]:
    """What hidden cards of a game might be."""
    if ruleset.startswith("1e"):
        return first.pools(), first.kind
    if ruleset == "objectives":
        return objectives.pools(), objectives.kind
    return second.pools(ruleset), second.kind


def hidden_from(state: State, player: PlayerId) -> list[CardId]:
    """The cards that the player cannot read and does not remember.

    An own card that the player can tell apart was seen before: what it is, is known.
    """
    return [
        card
        for card, leaf in state.cards.items()
        if not may_read(state, card, player) and not (leaf.owner == player and leaf.handles[player])
    ]


def dealt_anew(state: State, player: PlayerId, rng: random.Random) -> dict[CardId, str]:
    """Hidden cards exchanged among those of the same owner of which the same is known: another order, another hand."""
    kind = pools_of(state.ruleset.name)[1]
    alike: dict[tuple[PlayerId, str, str], list[CardId]] = {}
    for card in hidden_from(state, player):
        leaf = state.cards[card]
        place = (leaf.owner, kind(leaf.owner, leaf.role, state.in_play(card)), state.ruleset.alike(state, card))
        alike.setdefault(place, []).append(card)
    faces = {}
    for cards in alike.values():
        dealt = [state.cards[card].definition for card in cards]
        rng.shuffle(dealt)
        faces.update(zip(cards, dealt, strict=True))
    return faces


def other_cards(state: State, player: PlayerId, rng: random.Random) -> dict[CardId, str]:
    """Hidden cards of the others exchanged for any of the pool."""
    return drawn_from(state, player, rng, lambda ids: ids)


def cards_that_answer(state: State, player: PlayerId, rng: random.Random) -> dict[CardId, str]:
    """Hidden cards of the others exchanged for those of the pool that do something when something happens."""
    definitions = state.ruleset.definitions

    def those(ids: Sequence[str]) -> Sequence[str]:
        return [id for id in ids if definitions[id].listens] or ids

    return drawn_from(state, player, rng, those)


def drawn_from(
    state: State, player: PlayerId, rng: random.Random, those: Callable[[Sequence[str]], Sequence[str]]
) -> dict[CardId, str]:
    """Hidden cards of the others exchanged for those cards of the pool."""
    pools, kind = pools_of(state.ruleset.name)
    of_kind = {name: those(ids) for name, ids in pools.items()}
    known = {card: state.ruleset.alike(state, card) for card in hidden_from(state, player)}
    faces = {}
    trial = state.clone()
    for card, alike in known.items():
        leaf = state.cards[card]
        if leaf.owner == player:
            continue
        for _ in range(TRIES):
            face = rng.choice(of_kind[kind(leaf.owner, leaf.role, state.in_play(card))])
            trial.cards[card] = replace(leaf, definition=face)
            if trial.ruleset.alike(trial, card) == alike:
                faces[card] = face
                break
        trial.cards[card] = leaf
    return faces


EXCHANGES: Mapping[str, Exchange] = {"deck": dealt_anew, "pool": other_cards, "responses": cards_that_answer}


def with_faces(state: State, faces: Mapping[CardId, str], seed: int) -> State:
    """The game with other faces for some cards, and other chance."""
    twin = state.clone()
    for card, face in faces.items():
        if card in twin.cards:
            twin.cards[card] = replace(twin.cards[card], definition=face)
    twin.chance = Chance(seed, state.chance.drawn, state.chance.fixed)
    twin.restores = tuple(save(with_faces(load(state.ruleset, it), faces, seed)) for it in state.restores)
    twin.caches.clear()
    twin.watch()
    return twin


def is_at_rest_like(twin: State, state: State) -> bool:
    """Whether nothing in a twin is due that was done in the game before the player was asked.

    Who cannot exist where they are, for instance, was put aside when they came there: else it is no twin.
    """
    return due(twin) == due(state)


def due(state: State) -> int:
    """How much the rules would settle now, or texts that are as soon as something is so."""
    if not state.ruleset.name.startswith("1e"):
        occurrence = Change("begin_turn", (), state.ruleset.active_player(state))
        window = Window(step="find_responder", moment="between", occurrence=occurrence, order=state.players)
        return sum(state.ruleset.may_respond(state, window, player) for player in state.players)
    copy = state.clone()
    copy.depth = len(copy.frames) - 1
    settle(copy)
    return len(copy.frames)


def twins(state: State, player: PlayerId, seed: int, count: int = 1) -> list[tuple[str, State]]:
    """So many twins of each kind, with the name of the kind."""
    rng = random.Random(seed)
    made = (
        (name, with_faces(state, exchange(state, player, rng), rng.getrandbits(63)))
        for name, exchange in EXCHANGES.items()
        for _ in range(count)
    )
    return [(name, twin) for name, twin in made if is_at_rest_like(twin, state)]
