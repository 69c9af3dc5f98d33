"""What a revealed seed is: a mis-seed, a second copy, a find or a dilemma (1E-7.2.3, 1E-7.2.4, 1E-4.3)."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Seeds
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.scope import Reading
from spaceline.rules.first import places
from spaceline.rules.first.missions import companions
from spaceline.rules.first.people.uniqueness import owns_in_play
from spaceline.rules.first.playing.permission import ALTERNATE_UNIVERSE
from spaceline.rules.first.playing.timing import PERMITTED, plays
from spaceline.rules.first.side_decks.piles import Q
from spaceline.rules.first.stations.derelicts import belongs_beneath
from spaceline.rules.first.switches import readings
from spaceline.rules.first.values import definition, facts, type_of

FINDS = ("artifact", "personnel", "equipment")
"""What is put face up under the mission and earned with it (1E-7.2.3/1)."""


def is_mis_seed(state: State, seed: CardId, place: PlaceId) -> bool:
    """Whether a card may not be under that mission (1E-7.2.4/2, 1E-4.3/1)."""
    return bool(mis_seeded(state, seed, place))


def mis_seeded(state: State, seed: CardId, place: PlaceId) -> str:
    """Why a card may not be under that mission, as the code of a refusal; empty where it may."""
    it = facts(state, seed)
    if place in state.cards:
        reasons = {
            "other-kind": not belongs_beneath(state, seed, place),
            "second-copy": is_second_copy(state, seed, place),
        }
    elif it.type == "dilemma":
        is_of_q = Q in it.icons
        reasons = {
            "of-the-q": is_of_q and not is_of_q_permitted(state, seed),
            "other-kind": not (is_of_q or fits_kind(state, seed, place)),
            "second-copy": is_second_copy(state, seed, place),
        }
    elif it.type == "artifact":
        has_surface, is_let_in = places.has_surface(state, place), is_welcome(state, seed, place)
        reasons = {
            "artifact-in-space": not (has_surface or is_let_in),
            "other-kind": is_elsewhere(state, seed, place),
            "second-copy": is_let_in and is_second_copy(state, seed, place),
            "two-artifacts": has_rivals(state, seed, place),
        }
    else:
        reasons = {
            "not-beneath": not (may_be_seeded(state, seed) or is_welcome(state, seed, place)),
            "in-duplicate": is_second_copy(state, seed, place) or has_twin(state, seed, place),
        }
    reasons["alternate-universe"] = lacks_enabler(state, seed)
    return next((reason for reason, is_so in reasons.items() if is_so), "")


def is_of_q_permitted(state: State, dilemma: CardId) -> bool:
    """Whether a dilemma with the icon of the Q may be beneath missions, of whatever kind these are (1E-4.3/2)."""
    return may_be_seeded(state, dilemma) or plays(state, state.cards[dilemma].owner, dilemma, PERMITTED)


def has_twin(state: State, seed: CardId, place: PlaceId) -> bool:
    """Whether its owner put another copy of such a card there: then all of them are mis-seeds (1E-G:mis-seeds/4)."""
    leaf = state.cards[seed]
    others = (*state.zone(place, "seeds"), *state.zone(place, "found"))
    return any(
        card != seed and (state.cards[card].definition, state.cards[card].owner) == (leaf.definition, leaf.owner)
        for card in others
    )


def fits_kind(state: State, dilemma: CardId, place: PlaceId) -> bool:
    """Whether a dilemma is of the kind of the mission; dual ones fit everywhere (1E-2.2/1, 1E-4.3/1)."""
    kind, mission = facts(state, dilemma).kind, places.kind_of(state, place)
    return "dual" in (kind, mission) or kind == mission


def is_second_copy(state: State, seed: CardId, place: PlaceId) -> bool:
    """Whether the same player seeded a copy of it under the mission that was met before (1E-4.3/3).

    A combo dilemma is a copy of the original of its second half; that of its first is skipped (1E-G:combo-dilemma/2).
    """
    halves = state.ruleset.definitions[state.cards[seed].definition].halves
    title = halves[-1].title if halves else definition(state, seed).title
    return not state.mark(seed, MET) and bool(state.mark(place, met_as(state, seed, title)))


MET = "met"
"""The mark of a seed that was revealed before, and lies under its mission again."""


def met(state: State, seed: CardId) -> str:
    """The mark on a location where such a card was met: of the same player, unless one copy is all there may be."""
    return met_as(state, seed, definition(state, seed).title)


def met_as(state: State, seed: CardId, title: str) -> str:
    """The mark on a location where a card of that title was met."""
    is_shared = readings(state).copies_under_one_mission == "one"
    return f"met-{0 if is_shared else state.cards[seed].owner}-{title}"


def has_rivals(state: State, artifact: CardId, place: PlaceId) -> bool:
    """Whether its owner put more than one artifact under the mission: then all are mis-seeds (1E-4.3/4).

    Of such as its text takes in any number, none keeps another out (1E-G:orb-negotiations/1); nor do those that one of
    them lets lie beside it.
    """
    is_taken = companions.takes_any(state, artifact, place)
    owner = state.cards[artifact].owner
    others = (*state.zone(place, "seeds"), *state.zone(place, "found"))
    if state.mark(place, artifacts(owner)):
        return True
    rivals = [
        card
        for card in others
        if card != artifact
        and state.cards[card].owner == owner
        and type_of(state, card) == "artifact"
        and not (is_taken and companions.takes_any(state, card, place))
    ]
    return len(rivals) > sum(companions.rooms(state, card, artifact) for card in (artifact, *rivals))


def is_welcome(state: State, seed: CardId, place: PlaceId) -> bool:
    """Whether the mission lets such cards be seeded there, another seed, or its own text that says where."""
    says_where = may_be_seeded(state, seed) and any(text.at is not None for text in beneath(state, seed))
    is_let_in = companions.takes_any(state, seed, place) or companions.is_companion(state, seed, place)
    return is_let_in or (says_where and not is_elsewhere(state, seed, place))


def is_elsewhere(state: State, seed: CardId, place: PlaceId) -> bool:
    """Whether a card says where it is seeded beneath a mission, and this is not there."""
    scope = Reading(seed, state.cards[seed].owner)
    ats = [text.at for text in beneath(state, seed) if text.at is not None]
    return any(place not in {state.cards[it].parent for it in cards_meant(state, scope, at)} for at in ats)


def beneath(state: State, seed: CardId) -> Iterator[Seeds]:
    """The texts of a card by which it seeds under missions."""
    return (text for _, text in definition(state, seed).of_kind(Seeds) if text.where == "mission")


def artifacts(player: PlayerId) -> str:
    """The mark on a location where artifacts of a player were mis-seeded."""
    return f"artifacts-{player}"


def lacks_enabler(state: State, seed: CardId) -> bool:
    """Whether it is an Alternate Universe card that nothing lets its owner seed (1E-4.0/5).

    What was allowed when the stacks were built stays so (1E-G:mis-seeds/3).
    """
    if ALTERNATE_UNIVERSE not in facts(state, seed).icons:
        return False
    owner = state.cards[seed].owner
    return not state.mark(owner, SEEDS_AU) and not plays(state, owner, seed, PERMITTED)


SEEDS_AU = "seeds-au"
"""The mark of a player who had a card in play, when stacks were built, that lets such cards be seeded."""


def may_be_seeded(state: State, seed: CardId) -> bool:
    """Whether a card says itself that it seeds under missions."""
    return any(True for _ in beneath(state, seed))


def is_surplus(state: State, seed: CardId) -> bool:
    """Whether it is a further copy of a unique card that its owner has in play: it is discarded.

    1E-6.2/3, 1E-3.1.0.1/1.
    """
    return owns_in_play(state, state.cards[seed].owner, seed)
