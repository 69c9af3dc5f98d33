"""Which cards may be seeded, in which phase and how often (1E-4.0/2, 1E-4.0/5, 1E-3.1/5, 1E-7.2.2.0.7/4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from spaceline.core.caching import cached_on
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Plays, PlaysOn, Seeds
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.scope import Reading
from spaceline.rules.first import places
from spaceline.rules.first.data.combo_dilemmas import counted_as
from spaceline.rules.first.missions.companions import SEEDED
from spaceline.rules.first.missions.seeds import lacks_enabler
from spaceline.rules.first.people.uniqueness import owns_in_play
from spaceline.rules.first.playing.natives import is_native
from spaceline.rules.first.playing.permission import ALTERNATE_UNIVERSE, is_anywhere
from spaceline.rules.first.playing.time_locations import cannot_lie
from spaceline.rules.first.playing.timing import PERMITTED, speaks_of
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.seeding.phases import phase_of
from spaceline.rules.first.stations.derelicts import derelicts
from spaceline.rules.first.switches import readings
from spaceline.rules.first.topics import OFFERS
from spaceline.rules.first.values import definition, facts, type_of

COPIES = 2
"""So many copies of a card a player may put beneath missions (1E-3.1/5)."""

ONCE = "not-duplicatable"
"""Of such a card only one copy may be in play, whoever's it is (1E-6.2/5)."""

DOORWAY_PHASE, ANY_PHASE = "doorway_phase", "any_phase"

EVERY_PHASE = ("doorway", "mission", "dilemma", "facility")

OWN_PHASES = {"dilemma": "dilemma", "artifact": "dilemma", "facility": "facility", "site": "facility"}
"""Types that seed without saying so, and in which phase (1E-4.0/2)."""


def phases(state: State, card: CardId) -> tuple[str, ...]:
    """The phases in which a card seeds by its type or its text; bluffs beneath missions are another matter.

    A facility that says who builds it, and not that one is seeded, is only built (1E-G:remote-supply-depot/1); one
    that says where it is played, and not that it is seeded, is only played (1E-4.4/4). One that is seeded without a
    controller says in which phase.
    """
    it = definition(state, card)
    said = tuple(phase for _, text in it.of_kind(Seeds) for phase in phases_called(text.where))
    own = OWN_PHASES.get(it.type) or ("facility" if hosts(state, card) else "")
    is_not_seeded_so = (it.facts.builder is not None and not it.facts.seed_one) or not it.facts.seeds
    if is_not_seeded_so or it.facts.uncontrolled:
        return said
    return (own, *said) if own else said


def phases_called(where: str) -> tuple[str, ...]:
    """The phases that a text means in which a card is seeded."""
    return EVERY_PHASE if where == ANY_PHASE else (where.removesuffix("_phase"),)


LOCATIONS = ("mission", places.TIME_LOCATION)
"""The roles of cards that stand for the place where they lie."""

SEEDED_THERE = ("ship", "equipment")
"""What is seeded like that: in its dock, or aboard."""


def hosts(state: State, card: CardId) -> tuple[CardId, ...]:
    """The facilities in play where a ship or equipment is seeded by their text, one by each such text (1E-4.0/2)."""
    heard, player = f"plays:{SEEDED}", state.cards[card].owner
    if heard not in state.watched or type_of(state, card) not in SEEDED_THERE:
        return ()
    there = (it for it in state.watched[heard] if state.in_play(it) and type_of(state, it) != "mission")
    own = (host for host in there if state.cards[host].controller == player)
    return tuple(host for host in own if has_room(state, host, card))


def has_room(state: State, host: CardId, card: CardId) -> bool:
    """Whether more of such cards may be seeded at a facility than are there already."""
    texts = (text for _, text in definition(state, host).of_kind(Plays) if text.how == SEEDED)
    room = sum(text.cards is not None and speaks_of(state, text.cards, card) for text in texts)
    return len(state.zone(host, "docked")) + len(state.zone(host, "aboard")) < room


def face_up(state: State, player: PlayerId, phase: str) -> Iterator[CardId]:
    """The cards of a player that seed in a phase, but not beneath missions; one of several copies is enough."""
    seen: set[str] = set()
    for card in in_known_order(state, player):
        name = state.cards[card].definition
        if name not in seen and no_face_up(state, card, phase) is None:
            seen.add(name)
            yield card


def no_face_up(state: State, card: CardId, phase: str) -> Refusal | None:
    """Why a card is not seeded in a phase, except beneath a mission."""
    found = phases(state, card)
    if not found:
        return refusal("not-seedable")
    if type_of(state, card) in ("dilemma", "artifact") and phase == "dilemma" and found.count("dilemma") < 2:
        return refusal("beneath-missions")
    return None if phase in found else refusal("other-seed-phase")


def not_allowed(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why a card cannot be seeded face up at all: Alternate Universe, or copies (1E-4.0/5, 1E-6.2/5, 1E-6.3.1/1)."""
    if lacks_enabler(state, card) and not is_native(state, player, card):
        return refusal("alternate-universe")
    if facts(state, card).seed_one and has_seeded(state, player, card):
        return refusal("seed-one")
    if facts(state, card).uniqueness == ONCE and is_anywhere(state, facts(state, card).title):
        return refusal("not-duplicatable")
    problem = cannot_lie(state, player, card)
    if problem is not None:
        return problem
    return refusal("seeded-already") if owns_in_play(state, player, card) else None


def opens_alternate_universe(state: State, card: CardId) -> bool:
    """Whether the text of a card lets its player seed Alternate Universe cards (1E-4.0/5)."""
    return any(
        text.how == PERMITTED and text.cards is not None and ALTERNATE_UNIVERSE in text.cards.names("icons")
        for _, text in definition(state, card).of_kind(Plays)
    )


def has_seeded(state: State, player: PlayerId, card: CardId) -> bool:
    """Whether the player has a copy of the card in play (1E-4.4.0.1/1); in the seed phases it was seeded.

    An outpost that is printed on a mission is no copy of others (1E-4.2.0.2/2).
    """
    name = state.cards[card].definition
    return any(
        leaf.definition == name and leaf.owner == player and state.in_play(copy) for copy, leaf in state.cards.items()
    )


def targets(state: State, player: PlayerId, card: CardId) -> tuple[EntityId, ...]:
    """Where the text of a card lets it be seeded: on the table, at locations or on cards.

    Of the doorway phase it is the table, whatever the card is played on later (1E-4.1/1), and so it is for what lies
    face down (1E-4.0/3).
    """
    it = definition(state, card)
    if it.type in SEEDED_THERE:
        return hosts(state, card)
    on_table = (ANY_PHASE, *((DOORWAY_PHASE,) if phase_of(state) in ("doorway", "") else ()))
    if it.is_agenda or any(text.where in on_table for _, text in it.of_kind(Seeds)):
        return (player,)
    ons = it.of_kind(PlaysOn)
    said = tuple(text.at for _, text in it.of_kind(Seeds) if text.at is not None)
    if not ons and not said:
        return (player,)
    places_of = said or (ons[0][1].cards, *ons[0][1].also)
    named = (cards for cards in places_of if cards is not None)
    found = (one for cards in named for one in cards_meant(state, Reading(card, player), cards))
    everywhere = (*found, *welcoming(state, card))
    at = (state.cards[one].parent if state.cards[one].role in LOCATIONS else one for one in everywhere)
    return tuple(dict.fromkeys((player, *at) if None in places_of else at))


def welcoming(state: State, card: CardId) -> tuple[CardId, ...]:
    """The missions whose text lets a card be seeded there, whoever's they are (1E-G:mining-survey/1)."""
    if type_of(state, card) != "facility":
        return ()
    there = (host for host in state.watched.get(f"plays:{SEEDED}", ()) if type_of(state, host) == "mission")
    return tuple(
        host
        for host in there
        if state.in_play(host)
        for _, text in definition(state, host).of_kind(Plays)
        if text.how == SEEDED and text.cards is not None and speaks_of(state, text.cards, card)
    )


def for_stacks(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """The cards that may still be put beneath missions: any seeds, for bluffs are allowed (1E-4.3.0.2/1).

    Of a card of which two copies lie there already, none; of any other no more than two (1E-3.1/5).
    """
    found, listed = [], Counter[str]()
    for card in in_known_order(state, player):
        it, id = definition(state, card), state.cards[card].definition
        copies = id if it.halves else counted_as(id, it)[0]
        if it.type != SITE and listed[copies] < room_for(state, player, card):
            listed[copies] += 1
            found.append(card)
    return tuple(found)


def room_for(state: State, player: PlayerId, card: CardId) -> int:
    """How many copies of a card a player may still put beneath missions, whatever the halves of others are."""
    if readings(state).copies_under_missions == "any":
        return len(state.cards)
    down = beneath(state, player)
    return COPIES - max(down[name] for name in counted_as(state.cards[card].definition, definition(state, card)))


def not_together(state: State, player: PlayerId, cards: tuple[CardId, ...]) -> tuple[int, ...]:
    """A number for each card, of which no two alike go into one stack; none where any may (1E-7.2.2.0.7/4).

    So no more copies of a dilemma lie beneath missions than two, those that are half a card among them.
    """
    names = {card: counted_as(state.cards[card].definition, definition(state, card)) for card in cards}
    number = {card: at for at, card in enumerate(cards)}
    for name in dict.fromkeys(name for card in cards if len(names[card]) > 1 for name in names[card]):
        alike = [card for card in cards if name in names[card]]
        room = room_for(state, player, min(alike, key=lambda card: len(names[card])))
        for one, other in zip(alike, alike[room:], strict=False):
            number = {card: number[one] if at == number[other] else at for card, at in number.items()}
    return tuple(number.values()) if len(set(number.values())) < len(cards) else ()


SITE = "site"
"""No site is passed off as a card of the seed deck (1E-4.4.1/5)."""


def no_bluff(state: State, player: PlayerId, card: CardId) -> Refusal | None:
    """Why a card cannot be put beneath a mission (1E-3.1/5, 1E-4.4.1/5)."""
    if type_of(state, card) == SITE:
        return refusal("site-beneath")
    return refusal("third-copy") if room_for(state, player, card) <= 0 else None


@cached_on(*OFFERS)
def beneath(state: State, player: PlayerId) -> Counter[str]:
    """How many copies of which cards a player has put beneath missions, by the names by which these are counted."""
    leaves, definitions = state.cards, state.ruleset.definitions
    return Counter(
        name
        for base in (*places.locations(state), *derelicts(state))
        for card in state.zone(base, "seeds")
        if leaves[card].owner == player
        for name in counted_as(leaves[card].definition, definitions[leaves[card].definition])
    )


def in_known_order(state: State, player: PlayerId) -> list[CardId]:
    """A player's seed deck in the order in which that player has known the cards."""
    leaves = state.cards
    return sorted(state.zone(player, "seed-deck"), key=lambda card: leaves[card].handles[player])
