"""What leaves play with a card that leaves it: what lies on and in it, and the card whose target it was.

1E-6.4/5, 1E-6.4/6, 1E-10.2.2/1.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spaceline.core.changing import without
from spaceline.core.data.changes import Change
from spaceline.core.data.frames import Changing
from spaceline.core.data.leaves import CardId, EntityId, Lasting, PlaceId
from spaceline.core.state import State
from spaceline.effects.nodes.movement import Inserts
from spaceline.rules.first.definition import TOWED, VANISH
from spaceline.rules.first.holograms import is_projected, may_exist
from spaceline.rules.first.places import has_surface, is_location, is_out_of_time, missions_at, vessels_at
from spaceline.rules.first.roles import FULFILLED, WORTH
from spaceline.rules.first.side_decks.piles import TRIBBLE
from spaceline.rules.first.tactics.side_deck import TACTIC
from spaceline.rules.first.values import is_landed
from spaceline.rules.first.verbs.control import given_back
from spaceline.rules.first.verbs.side_decks import pile_of
from spaceline.rules.first.verbs.spaceline import formed_by
from spaceline.rules.first.verbs.status import SELECTED, SHELTERED


def orphaned(state: State, change: Change) -> tuple[Change, ...]:
    """What becomes of cards on, under, in and docked at cards that leave play.

    Personnel aboard die, equipment and ships inside are destroyed (1E-10.2.2/1), unless the ship goes out of play or
    into a hand or deck: then they go with it (1E-G:in-play/2). Cards on them leave play in the same manner (1E-6.4/5),
    those whom it holds are free again, as far as there is a planet (1E-7.2.2.0.1/6), docked ships survive (1E-7.1.4/5)
    but for those that have landed (1E-G:docking/2).
    A card goes with its long-term target (1E-6.4/6).
    What is in tow stays where it is: it was not played on the ship (1E-G:towing/1).
    """
    if change.verb == "put" and change.role not in ("hand", "deck"):
        return ()
    changes = [*forgone(state, change), *(returned(state, change) if VANISH in state.watched else ())]
    if state.lasting:
        changes += [closing for card in change.cards for closing in closings(state, change, card)]
        changes += [one for source in without_target(state, change) for one in likewise(state, change, (source,))]
        changes += given_back(state, change)
    for (parent, role), cards in tuple(state.contents.items()):
        if parent not in change.cards:
            continue
        if role == "docked" and is_landed(state, cards[0]):
            changes += likewise(state, change, cards)
        elif role == "docked":
            changes.append(Change("undock", cards, change.player, to=state.outermost(parent), role="space"))
        elif role == "seeds" or (role == "aboard" and change.verb in GENTLE):
            changes += likewise(state, change, cards)
        elif role == "aboard":
            changes += lost(state, change, cards)
        else:
            dropped, left = let_go(state, change, parent, cards)
            changes += dropped
            held = tuple(card for card in left if state.definition(card).type in HELD_TYPES)
            place = state.outermost(parent)
            towed = tuple(card for card in left if role == "on" and card in state.watched.get(TOWED, ()))
            changes += [Change("place", towed, change.player, to=place, role="at")] if towed else []
            saved = tuple(card for card in held if may_stand(state, card, place))
            changes += [Change("relocate", saved, change.player, to=place, role="surface")] if saved else []
            changes += lost(state, change, tuple(card for card in held if card not in saved))
            changes += likewise(state, change, tuple(card for card in left if card not in held and card not in towed))
    return tuple(changes)


def forgone(state: State, change: Change) -> Iterator[Change]:
    """The points that completed objectives are worth to a player as long as they lie where they do."""
    for card in change.cards:
        if points := state.mark(card, WORTH):
            yield Change("forgo", (card,), state.mark(card, FULFILLED), amount=points)


def let_go(
    state: State, change: Change, carrier: CardId, cards: tuple[CardId, ...]
) -> tuple[list[Change], tuple[CardId, ...]]:
    """The tribbles that somebody carries who leaves play stay where they are, as equipment does; and what is left.

    1E-11.3/4.
    """
    leaf = state.cards[carrier]
    is_left = leaf.role in ("aboard", "surface") and leaf.parent not in change.cards
    stays = is_left and not (leaf.parent in state.cards and is_leaving(state, leaf.parent))
    carried = tuple(card for card in cards if stays and state.definition(card).type == TRIBBLE)
    put_down = [Change("put-down", carried, change.player, to=leaf.parent, role=leaf.role)] if carried else []
    return put_down, tuple(card for card in cards if card not in carried)


def closings(state: State, change: Change, card: CardId) -> tuple[Change, ...]:
    """Where a card is a location, that closes, and what was played there leaves play (1E-G:gaps-in-normal-space/1).

    Whoever takes the card out of play moves the ships there (``movement.closing_locations``).
    """
    place = formed_by(state, card)
    loose = tuple(other for other in state.zone(place, "at") if other != card) if place else ()
    away = likewise(state, change, loose)
    if not place:
        return ()
    ends = tuple(end for end in other_ends(state, card) if end not in change.cards and not is_leaving(state, end))
    return (*away, *likewise(state, change, ends), Change("vacate", (card,), change.player, to=place))


def other_ends(state: State, card: CardId) -> Iterator[CardId]:
    """The copies that are other locations, of a card that takes one in each of several quadrants.

    None stays without the others (1E-G:bajoran-wormhole/1).
    """
    it = state.definition(card)
    if any(len(text.quadrants) > 1 for _, text in it.of_kind(Inserts)):
        for other in state.cards:
            if other != card and state.definition(other).title == it.title and formed_by(state, other):
                yield other


def returned(state: State, change: Change) -> Iterator[Change]:
    """The ships that a card has let vanish from time: without it they are where it lay (1E-G:temporal-rift/2)."""
    for card in change.cards:
        place = state.outermost(card)
        if VANISH in state.definition(card).listens and is_location(state, place):
            ships = (ship for effect in state.lasting if effect.source == card for ship in gone(state, effect))
            if back := tuple(dict.fromkeys(ships)):
                yield Change("relocate", back, change.player, to=place, role="space")


def gone(state: State, effect: Lasting) -> Iterator[CardId]:
    """Those whom a lasting effect reaches who are out of time."""
    return (card for card in effect.cards.get("affected", ()) if is_out_of_time(state, card))


def destroyed(state: State, change: Change) -> tuple[Change, ...]:
    """Holograms that would be killed or destroyed are deactivated instead, so nobody kills them (1E-6.3.2.2/1)."""
    projected = tuple(card for card in change.cards if is_projected(state, card))
    others = without(change, projected)
    spared = (Change("deactivate", projected, change.player, change.source),) if projected else ()
    return spared if others is None else (*spared, others)


def with_location(state: State, change: Change, place: PlaceId) -> tuple[Change, ...]:
    """What becomes of a location that is destroyed: everything there leaves play, and then its missions.

    Ships and facilities are destroyed, cloaked ones too, for nobody is chosen (1E-7.6/6); not what is phased, nor what
    has vanished in time, nor the cards that hold such (1E-7.6/9, 1E-G:phased-matter/1, 1E-G:temporal-rift/1).
    """
    missions, by = missions_at(state, place), (change.player, change.source)
    vessels = tuple(card for card in vessels_at(state, place) if not state.mark(card, "phased"))
    surface = tuple(card for card in state.zone(place, "surface") if card not in vessels)
    on_missions = (card for mission in missions for card in state.zone(mission, "on"))
    beside = (card for card in state.zone(place, "at") if card != change.source and not is_apart(state, card))
    traps = state.zone(place, "trap")
    captives = tuple(card for trap in traps for card in state.zone(trap, "on"))
    nobodys = tuple(card for card in state.zone(place, "space") if card not in vessels_at(state, place))
    loose = (*on_missions, *beside, *traps, *state.zone(place, "seeds"), *state.zone(place, "found"))
    destroyed_there = (*vessels, *nobodys)
    found = [Change("destroy", destroyed_there, *by)] if destroyed_there else []
    found += lost(state, change, (*surface, *captives))
    found += [Change("discard", loose, *by)] if loose else []
    return (*found, Change("ruin", missions, *by))


def is_apart(state: State, card: CardId) -> bool:
    """Whether a card at a location holds somebody who is out of reach there: phased, or out of time."""
    held = any(effect.source == card and effect.words.get("status") == SHELTERED for effect in state.lasting)
    return held or VANISH in state.definition(card).listens


def without_target(state: State, change: Change) -> Iterator[CardId]:
    """The cards whose chosen long-term targets all leave play with a change, in so far as they do not leave anyway.

    One that lies on another card stays with that, whomever else it has reached (1E-6.4/5).
    """
    for effect in state.lasting:
        targets = effect.cards.get("affected", ())
        is_loose = bool(effect.words.get(SELECTED)) and state.cards[effect.source].role != "on"
        are_gone = is_loose and targets and all(card in change.cards for card in targets)
        if are_gone and state.in_play(effect.source) and not is_leaving(state, effect.source):
            yield effect.source


def is_leaving(state: State, card: CardId) -> bool:
    """Whether a change that takes a card out of play is under way."""
    verbs = state.ruleset.verbs
    return any(
        isinstance(frame, Changing) and card in change.cards and verbs[change.verb].empties
        for frame in state.frames
        for change in (frame.pending[:1] if isinstance(frame, Changing) else ())
    )


HELD_TYPES = ("personnel", "equipment")
"""What is held by a card on which it lies."""


def lost(state: State, change: Change, cards: tuple[CardId, ...]) -> list[Change]:
    """Holograms are erased, personnel die, everything else is destroyed (1E-6.3.2.1/4, 1E-10.2.2/1)."""
    erased = tuple(card for card in cards if is_projected(state, card))
    dying = tuple(c for c in cards if c not in erased and state.definition(c).type == "personnel")
    rest = tuple(card for card in cards if card not in dying and card not in erased)
    ends = (("erase", erased), ("kill", dying), ("destroy", rest))
    return [Change(verb, gone, change.player, change.source) for verb, gone in ends if gone]


def may_stand(state: State, card: CardId, place: EntityId) -> bool:
    """Whether a card that was held can be on the planet there: in space there is none (1E-2.1/2, 1E-6.3.2.1/1)."""
    return has_surface(state, place) and (not is_projected(state, card) or may_exist(state, card, place))


GENTLE = ("remove", "put")
"""Ways of leaving play by which nothing is destroyed."""


def likewise(state: State, change: Change, cards: tuple[CardId, ...]) -> list[Change]:
    """Cards that leave play in the same manner as what they are on or in, each to its own owner (1E-6.4/5).

    Tactics are in no hand and in no deck (1E-7.4.3.0.3/1), nor are cards of the Q-Continuum (1E-G:q-flash/1).
    """
    if change.verb != "put":
        verb = "remove" if change.verb == "remove" else "discard"
        return [Change(verb, cards, change.player, change.source)] if cards else []
    markers = tuple(card for card in cards if state.definition(card).type == TACTIC)
    back = [Change("return-tactic", markers, change.player)] if markers else []
    beneath = tuple(card for card in cards if card not in markers and pile_of(state, card))
    back += [Change("discard", beneath, change.player)] if beneath else []
    others = (card for card in cards if card not in markers and card not in beneath)
    return [*back, *(replace(change, cards=(card,), to=state.cards[card].owner) for card in others)]
