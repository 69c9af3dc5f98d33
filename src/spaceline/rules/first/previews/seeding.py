"""What a player may seed later, and what would come of it: for whoever plans a phase before it is asked for (1E-4).

The phases ask card by card, or location by location; a plan is made for all of them at once. It is judged by the
functions that judge seeding itself, in a copy of the game in which all that is planned lies where it is to lie. Of the
opponent's cards beneath missions nothing is looked at: mis-seeds are a matter of one player's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.ruleset import Foreseen
from spaceline.core.state import State
from spaceline.rules.first import places
from spaceline.rules.first.facts import AFFILIATIONS
from spaceline.rules.first.missions.seeds import mis_seeded
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.seeding import doorways, facilities, permission, stacks
from spaceline.rules.first.seeding.phases import phase_of
from spaceline.rules.first.stations.derelicts import is_base
from spaceline.rules.first.values import definition

BENEATH = "beneath"
"""The detail of an option that puts a card beneath a mission."""
ALONE = ("of-the-q", "other-kind", "artifact-in-space", "not-beneath", "alternate-universe")
"""Reasons for a mis-seed that have nothing to do with what else lies there."""


def prospects(state: State, player: PlayerId) -> Iterator[Option]:
    """What the player may seed from this phase on, as far as the table shows; beneath missions what belongs there.

    For each location whose stack may still be built there is one without a card: there any card may be put.
    """
    phase = phase_of(state)
    if phase == "doorway":
        yield from (Option("seed", card, player) for card in doorways.candidates(state, player))
    if phase == "dilemma":
        cards = permission.in_known_order(state, player)
        for place in places.locations(state):
            if stacks.may_be_built(state, player, place):
                yield Option("seed", 0, place, BENEATH)
                yield from (Option("seed", card, place, BENEATH) for card in cards if belongs(state, card, place))
    for later in LATER.get(phase, ()):
        yield from facilities.options(state, player, later)


LATER = {"dilemma": ("dilemma", "facility"), "facility": ("facility",)}
"""Phase to those in which cards that are known to have a place are seeded face up from then on."""


def belongs(state: State, card: CardId, place: PlaceId) -> bool:
    """Whether a card, by itself, is no mis-seed beneath a mission."""
    return mis_seeded(state, card, place) not in ALONE


def foresees(state: State, player: PlayerId, options: Sequence[Option]) -> Sequence[Foreseen]:
    """What would come of seeding all of that, one card after another; of a stack, from the card that is met first.

    What lies beneath a mission is judged once everything lies there.
    """
    refused = [laid(state, player, option) for option in options]
    return [
        Foreseen(problem, is_possible=False) if problem is not None else Foreseen(mis_seed(state, option))
        for option, problem in zip(options, refused, strict=True)
    ]


def laid(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Seed a card in the copy, unless that is not possible: then why."""
    card, target = option.card, option.target
    if card not in state.zone(player, "seed-deck"):
        return refusal("not-in-seed-deck")
    problem = not_beneath(state, player, card, target) if is_beneath(option) else not_face_up(state, player, option)
    if problem is None:
        role = "seeds" if is_beneath(option) else facilities.role_at(state, card, target)
        change = Change("seed", (card,), player, to=target, role=role, detail="top" if is_beneath(option) else "")
        state.ruleset.verbs[change.verb].apply(state, change)
    return problem


def is_beneath(option: Option) -> bool:
    """Whether an option puts a card beneath something, and does not declare of which affiliation it is."""
    return bool(option.detail) and option.detail not in AFFILIATIONS


def not_beneath(state: State, player: PlayerId, card: CardId, place: PlaceId) -> Refusal | None:
    """Why a card cannot be put beneath a mission in this phase."""
    if not is_base(state, place) or phase_of(state) != "dilemma":
        return refusal("beneath-missions")
    if not stacks.may_be_built(state, player, place):
        return refusal("stack-complete")
    return permission.no_bluff(state, player, card)


def not_face_up(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a card cannot be seeded face up in this phase or a later one."""
    phases = LATER.get(phase_of(state), ("doorway",))
    found = [facilities.obstacle(state, player, option.card, option.target, phase) for phase in phases]
    return None if None in found else found[-1]


def mis_seed(state: State, option: Option) -> Refusal | None:
    """What makes a card that lies beneath a mission a mis-seed; nothing of one that lies anywhere else."""
    if not is_beneath(option):
        return None
    reason = mis_seeded(state, option.card, option.target)
    if not reason and met_before(state, option.card, option.target):
        reason = "second-copy"
    return refusal(reason) if reason else None


def met_before(state: State, seed: CardId, place: PlaceId) -> bool:
    """Whether another copy of a dilemma of the same player is to be met there before it (1E-4.3/3)."""
    there, it = state.zone(place, "seeds"), definition(state, seed)
    before = there[there.index(seed) + 1 :]
    owner = state.cards[seed].owner
    return it.type == "dilemma" and any(
        state.cards[card].owner == owner and definition(state, card).title == it.title for card in before
    )
