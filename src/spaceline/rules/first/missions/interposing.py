"""A dilemma that its owner puts in the place of one that an opponent has just revealed (1E-G:beware-of-q/1)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Selection
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.ruleset import DONE, Next
from spaceline.core.state import State
from spaceline.effects.nodes.losing import Interposes
from spaceline.effects.perform.reading import values_for_filter
from spaceline.effects.world import world_of
from spaceline.rules.first.data.frames import SeedEncounter
from spaceline.rules.first.definition import INTERPOSES
from spaceline.rules.first.missions import halves, seeds
from spaceline.rules.first.missions.resolving import attempt_of
from spaceline.rules.first.side_decks.piles import TENT, opened
from spaceline.rules.first.values import definition, is_dilemma


def find_stand_in(state: State, encounter: SeedEncounter) -> Next:
    """Look whether the owner of a dilemma that an opponent has revealed has another for it, once at each location."""
    if INTERPOSES not in state.watched or not is_dilemma(state, encounter.seed):
        return "choose_team"
    _, attempt = attempt_of(state)
    owner = state.cards[encounter.seed].owner
    if owner == attempt.player or state.mark(attempt.place, used_by(owner)):
        return "choose_team"
    return None if cards_of(state, owner) else "choose_team"


def whether_to_interpose(state: State, encounter: SeedEncounter) -> Decision:
    """Ask for it."""
    owner = state.cards[encounter.seed].owner
    found, about = cards_of(state, owner), (encounter.seed,)
    which = Selection(found, 0, min(1, len(found)))
    return Decision(owner, "cards", "interpose", selection=which, about=about, clause="1E-G:beware-of-q/1")


def cards_of(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The cards of a player's hand and open Q's Tent that a text of an own card lets stand in."""
    there = (*state.zone(player, "hand"), *opened(state, player, TENT))
    world = world_of(state)
    sources = (card for card in state.watched[INTERPOSES] if state.in_play(card) and world.text_is_on(state, card))
    texts = [
        text
        for source in sources
        if state.cards[source].controller == player and is_in_force(state, source)
        for _, text in definition(state, source).of_kind(Interposes)
    ]
    return tuple(card for card in there if any(speaks_of(state, text, card) for text in texts))


def is_in_force(state: State, source: CardId) -> bool:
    """Whether a card that has several uses was put on another card for this one (1E-G:beware-of-q/1)."""
    return state.cards[source].role == "on"


def speaks_of(state: State, text: Interposes, card: CardId) -> bool:
    """Whether a text means such a card."""
    return world_of(state).matches(state, card, text.cards, values_for_filter(state, text.cards))


def used_by(player: PlayerId) -> str:
    """The mark of a location where a player has done so."""
    return f"interposed-{player}"


def interpose(state: State, encounter: SeedEncounter, answer: Answer) -> Next:
    """The other dilemma is met instead; where one like it was met before it is a mis-seed (1E-4.3/3).

    Of a combo only the first half makes way: the second is met after the other dilemma (1E-7.2.2.0.7/3).
    """
    if not answer.cards:
        return None
    (other,), seed = answer.cards, encounter.seed
    _, attempt = attempt_of(state)
    owner, place = state.cards[seed].owner, attempt.place
    has_second = halves.is_first(state, encounter)
    state.frames[state.depth] = replace(encounter, seed=other, half=0)
    request(
        state,
        Change("note", to=place, detail=used_by(owner), amount=1),
        Change("interpose", (other,), owner, to=place, role="encountered"),
        Change("reseed", (seed,), owner, to=place, role="seeds") if has_second else Change("discard", (seed,), owner),
    )
    if has_second:
        halves.put_behind(state, seed, owner)
    if seeds.is_second_copy(state, other, place):
        request(state, Change("remove", (other,), owner))
        return DONE
    note_as_met(state, other, place)
    return None


def note_as_met(state: State, dilemma: CardId, place: EntityId) -> None:
    """A copy of it that is revealed there later is a mis-seed."""
    name = seeds.met_as(state, dilemma, definition(state, dilemma).title)
    request(
        state,
        Change("note", to=dilemma, detail=seeds.MET, amount=1),
        Change("note", to=place, detail=name, amount=1),
    )
