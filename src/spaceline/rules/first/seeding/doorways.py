"""The doorway phase, when both players put down their doorways at the same time (1E-4.1/1)."""

from __future__ import annotations

from spaceline.core.data.decisions import Decision, Selection
from spaceline.core.data.frames import SecretChoice
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.ruleset import Next, SecretRule
from spaceline.core.secret import choose_in_secret
from spaceline.core.state import State
from spaceline.effects.nodes.movement import Inserts
from spaceline.rules.first.data.frames import Seeding
from spaceline.rules.first.missions.seeds import lacks_enabler
from spaceline.rules.first.seeding import facilities, permission
from spaceline.rules.first.seeding.phases import is_at_once, opened, other
from spaceline.rules.first.values import definition, facts

TOPIC = "doorways"


def begin_doorway_phase(state: State, frame: Seeding) -> Next:
    """At once, or one by one (1E-4.1/1, 1E-4.1.0.1/1)."""
    state.frames[0] = opened(frame)
    if is_at_once(state):
        choose_in_secret(state, TOPIC, (frame.starting, other(frame.starting)))
    return None


def choose_doorways(state: State, frame: SecretChoice, player: PlayerId) -> Decision:
    """Ask for the cards of this phase; of those that may be seeded once only, one copy can be chosen."""
    cards = candidates(state, player)
    copies = {name: at for at, name in enumerate(dict.fromkeys(state.cards[card].definition for card in cards))}
    groups = tuple(
        copies[state.cards[card].definition] if is_limited(state, card) else len(cards) + at
        for at, card in enumerate(cards)
    )
    selection = Selection(cards, 0, len(cards), groups=groups)
    return Decision(player, "cards", "seed-doorways", selection=selection, clause="1E-4.1/1")


def is_limited(state: State, card: CardId) -> bool:
    """Whether only one copy may be seeded (1E-4.4.0.1/1, 1E-6.2/3, 1E-6.2/5)."""
    it = facts(state, card)
    return it.seed_one or it.uniqueness == "unique" or is_one_for_all(state, card)


def is_one_for_all(state: State, card: CardId) -> bool:
    """Whether only one copy may be in play, whoever's it is: as a location of its quadrant, too (1E-6.2/5)."""
    return facts(state, card).uniqueness == permission.ONCE or bool(definition(state, card).of_kind(Inserts))


def candidates(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """All cards of the seed deck that seed in this phase on the table."""
    return tuple(
        card
        for card in permission.in_known_order(state, player)
        if permission.no_face_up(state, card, "doorway") is None and player in permission.targets(state, player, card)
    )


def announce(state: State, frame: SecretChoice) -> None:
    """The starting player announces first (1E-4.1/1).

    Alternate Universe cards that nothing beside them lets be seeded stay in the seed deck (1E-4.0/5), and so does a
    copy of a card that cannot be duplicated (1E-6.2/5).
    """
    announced: set[str] = set()
    seeded: list[tuple[PlayerId, CardId, EntityId]] = []
    for player, answer in frame.answers.items():
        is_open = any(permission.opens_alternate_universe(state, card) for card in answer.cards)
        for card in answer.cards:
            it = facts(state, card)
            is_copy = is_one_for_all(state, card) and it.title in announced
            if not is_copy and (is_open or not lacks_enabler(state, card)):
                announced.add(it.title)
                seeded.append((player, card, player))
    facilities.put_all_down(state, seeded)


DOORWAYS: SecretRule = SecretRule(choose_doorways, announce)
