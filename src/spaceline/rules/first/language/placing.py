"""Where texts put cards and move them by force (1E-6.4, 1E-10.2.6)."""

from __future__ import annotations

from spaceline.core.data.changes import Change
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Boards
from spaceline.effects.nodes.effects import Put, Relocate
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.scope import Scope
from spaceline.rules.first import places
from spaceline.rules.first.borg.objectives import fulfilling, is_borg_objective, lets_scout, seeks
from spaceline.rules.first.language.presence import in_company
from spaceline.rules.first.language.selectors import place_meant, ships_meant, station_meant
from spaceline.rules.first.movement import roaming
from spaceline.rules.first.movement.barriers import BEAM, beams_left, heads, too_many
from spaceline.rules.first.movement.beaming import no_operator, no_passage, not_open
from spaceline.rules.first.movement.boarding import LEAVE_PLACE, cannot_go, cannot_stay, companies, could_host
from spaceline.rules.first.movement.flying import span
from spaceline.rules.first.movement.forced_moves import brings_nearer
from spaceline.rules.first.movement.vessels import is_usable_vessel, wrong_pair
from spaceline.rules.first.roles import HALTED
from spaceline.rules.first.side_decks.piles import Q
from spaceline.rules.first.tactics import marking
from spaceline.rules.first.tactics.side_deck import is_open
from spaceline.rules.first.turn import opponent_of
from spaceline.rules.first.values import definition, facts, is_barred, is_cloaked, is_stopped, type_of
from spaceline.rules.first.verbs import status
from spaceline.rules.first.verbs.battle import BOARD
from spaceline.rules.first.verbs.side_decks import pile_of

PILE_ENDS = {"hand": ("hand", ""), "deck_top": ("deck", "top"), "deck_bottom": ("deck", "")}
"""Words for zones of a card's owner: the role, and the end of the pile."""

ONTO = {"ship": "on", "aboard": "aboard", "mission": "at", "space": "space", "table": "table", "this": "on"}
"""Words for places in play, and the role in which a card lies there."""

GOING = {"discard": "discard", "point_area": "place-in-points"}
"""Words for piles to which a verb of their own leads."""


def putting(state: State, scope: Scope, put: Put, card: CardId) -> Change | None:
    """How a card is put where a text says; None where there is no such place.

    One of the Q-Continuum goes to a discard pile where a text says so (1E-G:gift-of-the-tormentor/1), and to no hand
    and no deck (1E-G:q-flash/1).
    """
    if put.to == "discard" and Q in facts(state, card).icons:
        owner = state.cards[card].owner
        return Change("put", (card,), scope.you, scope.source, to=owner, role="discard", detail="top")
    if put.to in PILE_ENDS and state.in_play(card) and pile_of(state, card):
        return Change("discard", (card,), scope.you, scope.source)
    if put.to in PILE_ENDS:
        role, end = PILE_ENDS[put.to]
        return Change("put", (card,), scope.you, scope.source, to=state.cards[card].owner, role=role, detail=end)
    if put.to in GOING:
        return Change(GOING[put.to], (card,), scope.you, scope.source)
    where = onto(state, scope, put)
    if not where:
        return None
    if definition(state, card).of_kind(Boards):
        return Change(BOARD, (card,), scope.you, scope.source, to=where, role="aboard")
    if put.to in ("mission", "ship") and is_borg_objective(state, card) and is_current_or_done(state, card):
        return fulfilling(state, scope.you, card, where)
    verb = "relocate" if state.in_play(card) and type_of(state, card) in MOVABLE else "place"
    role = "on" if put.to == "mission" and where in state.cards else ONTO[put.to]
    return Change(verb, (card,), scope.you, scope.source, to=where, role=role)


def is_current_or_done(state: State, card: CardId) -> bool:
    """Whether an objective is completed once it is put on its target."""
    return lets_scout(state, card) or seeks(state, card) is not None


BEAMED = ("orbit", "neighbor")
"""Words for places to which a text beams cards."""

ROAMING = ("far_end", "onward")
"""Words for where cards go that nobody controls."""

MOVABLE = ("personnel", "equipment", "ship")


def onto(state: State, scope: Scope, put: Put) -> EntityId:
    """The ship, location or card that a text names; 0 for none."""
    if put.at is not None:
        found = cards_meant(state, scope, put.at)
        if not found:
            return 0
        if put.to == "beside":
            return vessel_of(state, found[0])
        return places.place_of(state, found[0]) if put.to in ("mission", "space") else found[0]
    if put.to == "table":
        return scope.you
    if put.to == "this":
        return scope.source
    if put.to in ("mission", "space"):
        return station_meant(state, scope) or place_meant(state, scope)
    ships = ships_meant(state, scope)
    return places.rooms(state, ships[0])[0] if ships else 0


def vessel_of(state: State, card: CardId) -> CardId:
    """The ship that a card is aboard, or comes to as it is played or answers what is played (1E-5.0/6); 0 for none."""
    leaf = state.cards[card]
    if leaf.role != "playing":
        return leaf.parent if leaf.role == "aboard" else 0
    plays = (frame for frame in state.frames if isinstance(frame, Action) and frame.option.card == card)
    played = next(plays, None)
    answered = state.frames[played.responds_to] if played is not None and played.responds_to >= 0 else None
    if isinstance(answered, Action):
        return vessel_of(state, answered.option.card)
    target = played.option.target if played is not None else 0
    if target < FIRST_CARD or not state.in_play(target):
        return 0
    return target if type_of(state, target) in places.CONTAINERS else vessel_of(state, target)


def destinations(state: State, scope: Scope, it: Relocate) -> tuple[EntityId, ...]:
    """The places to which cards can be moved by force, all of them as good."""
    cards = cards_meant(state, scope, it.cards)
    if not cards:
        return ()
    if it.to in ROAMING:
        return roaming.goals(state, cards[0], it.to, place_meant(state, scope))
    here = places.place_of(state, cards[0])
    if it.to in ("location", "anywhere", "spaceline"):
        return other_locations(state, cards[0], here, it.to)
    if it.to in CERTAIN:
        return CERTAIN[it.to](state, scope, here)
    if it.to == "neighbor":
        origin = state.cards[cards[0]].parent
        ends = (end for place in places.beside(state, here) for end in open_ends(state, scope.you, place, origin))
        open_to = (end for end in ends if let_through(state, scope.you, cards, end))
        return tuple(end for end in open_to if who_go(state, scope, it, cards, end))
    if it.to == "orbit":
        vessels = places.vessels_at(state, here)
        rooms = (room for vessel in vessels for room in places.rooms(state, vessel))
        return tuple(room for room in rooms if beams_up(state, scope.you, here, room))
    return furthest_planets(state, here, scope.you)


def where_copies_lie(state: State, scope: Scope, here: PlaceId) -> tuple[PlaceId, ...]:
    """The other locations where copies of a card lie (1E-G:transwarp-network-gateway/1)."""
    title = definition(state, scope.source).title
    copies = (other for other in state.cards if state.in_play(other) and definition(state, other).title == title)
    there = dict.fromkeys(places.place_of(state, other) for other in copies if state.cards[other].role == "at")
    return tuple(place for place in there if place != here)


def where_it_lies(state: State, scope: Scope, here: PlaceId) -> tuple[PlaceId, ...]:
    """The other location where the card lies whose text it is."""
    there = places.place_of(state, scope.source)
    return (there,) if there not in (0, here) else ()


def where_the_end_lies(state: State, scope: Scope, here: PlaceId) -> tuple[PlaceId, ...]:
    """The other location where the card lies that is called the end (1E-4.2.0.2/5)."""
    there = (places.place_of(state, card) for card in scope.cards.get("end", ()))
    return tuple(place for place in there if place not in (0, here))


def other_locations(state: State, card: CardId, here: PlaceId, to: str) -> tuple[PlaceId, ...]:
    """To which other locations a card may be sent, in any quadrant or along its spaceline (1E-7.1.7.0.1/1).

    To a time location, or from one, only where the text says ``anywhere`` (1E-7.1.8/1, 1E-G:location/1).
    """
    row = next((row for row in places.spacelines(state).values() if here in row), ())
    there = row if to == "spaceline" else places.locations(state)
    if to == "location":
        there = tuple(place for place in there if not places.time_location(state, place))
    return tuple(place for place in there if place != here and brings_nearer(state, card, place))


def open_ends(state: State, player: PlayerId, place: PlaceId, origin: EntityId) -> tuple[EntityId, ...]:
    """Where at a location a player's cards could arrive by beaming: its surface, own uncloaked ships and facilities.

    1E-7.6/7.
    """
    own = (vessel for vessel in places.vessels_at(state, place) if is_usable_vessel(state, player, vessel))
    rooms = tuple(room for vessel in own if not is_cloaked(state, vessel) for room in places.rooms(state, vessel))
    ends = ((place,) if places.has_surface(state, place) else ()) + rooms
    return tuple(
        end for end in ends if not_open(state, player, end) is None and no_passage(state, player, origin, end) is None
    )


def beams_up(state: State, player: PlayerId, place: PlaceId, vessel: CardId) -> bool:
    """Whether a player could beam from the surface to an own ship or facility there (1E-7.1.1/1, /2)."""
    if state.cards[places.vessel_of(state, vessel)].controller != player:
        return False
    problem = wrong_pair(state, place, vessel) or no_operator(state, player, place, vessel)
    return (problem or no_passage(state, player, place, vessel) or not_open(state, player, vessel)) is None


def furthest_planets(state: State, place: PlaceId, player: PlayerId) -> tuple[PlaceId, ...]:
    """The planets that are most cards away on the spaceline; without any other, the one where they are.

    Of several the one with the greatest span in all is further; who chooses between equals the rules say
    (1E-G:ties/2).
    """
    row = next((row for row in places.spacelines(state).values() if place in row), ())
    if not row:
        return ()
    at = row.index(place)
    away = {
        other: (abs(n - at), total_span(state, row[n:at] if n < at else row[at + 1 : n + 1], player))
        for n, other in enumerate(row)
        if places.has_surface(state, other)
    }
    most = max(away.values(), default=(0, 0))
    return tuple(other for other, distance in away.items() if distance == most)


def total_span(state: State, way: tuple[PlaceId, ...], player: PlayerId) -> int:
    """The spans of locations added up, as they are for a player (1E-2.1.0.3/1)."""
    return sum(span(state, place, player) for place in way)


def relocation(
    state: State, scope: Scope, it: Relocate, cards: tuple[CardId, ...], where: EntityId
) -> tuple[Change, ...]:
    """Ships move to the space of a location, others to its surface or aboard (1E-10.2.6/1).

    What may not move is not relocated either (1E-G:movement/3), nor is anybody beamed into house arrest.
    """
    if it.to in ROAMING:
        return roaming.journey(state, cards[0], it.to, where)
    cards = who_go(state, scope, it, cards, where)
    where = places.place_of(state, where) if where >= FIRST_CARD and type_of(state, where) == "mission" else where
    ships = tuple(card for card in cards if type_of(state, card) in places.CONTAINERS)
    others = tuple(card for card in cards if card not in ships)
    found = []
    if ships and where < FIRST_CARD:
        found.append(Change("relocate", ships, scope.you, scope.source, to=where, role="space"))
    if others:
        role, detail = places.zone_of(state, where)[1], BEAM if it.to in BEAMED else ""
        found.append(Change("relocate", others, scope.you, scope.source, to=where, role=role, detail=detail))
    return (*found, *stopping_boarders(state, scope, it, others, where))


def who_go(state: State, scope: Scope, it: Relocate, cards: tuple[CardId, ...], where: EntityId) -> tuple[CardId, ...]:
    """Those of cards whom nothing keeps from being moved there."""
    cards = who_could_go(state, scope, it, cards, where)
    return let_through(state, scope.you, cards, where) if it.to in BEAMED else cards


def who_could_go(
    state: State, scope: Scope, it: Relocate, cards: tuple[CardId, ...], where: EntityId
) -> tuple[CardId, ...]:
    """Who could go there if any number could."""
    cards = tuple(card for card in cards if may_be_relocated(state, scope, card))
    if it.to not in BEAMED:
        return cards
    return tuple(card for card in cards if may_be_beamed(state, scope.you, card, where))


def crowd(
    state: State, scope: Scope, it: Relocate, cards: tuple[CardId, ...], where: EntityId
) -> tuple[tuple[CardId, ...], int]:
    """Those personnel whom a text could beam there, where only some of them may be, and how many those are.

    As many go as may (1E-7.2.2.0.3/2); whoever they are is for a player to choose (1E-12.1/2).
    """
    going = who_could_go(state, scope, it, cards, where) if it.to in BEAMED else ()
    left = beams_left(state, scope.you, state.cards[going[0]].parent, where) if going else None
    if left is None:
        return (), 0
    fitting = tuple(card for card in going if heads(state, card) and not too_many(state, card, left))
    return (fitting, left) if sum(heads(state, card) for card in fitting) > left else ((), 0)


def companies_going(
    state: State, scope: Scope, it: Relocate, cards: tuple[CardId, ...], where: EntityId
) -> tuple[tuple[CardId, ...], ...]:
    """Those whom a text could beam there, in the largest groups who may be there together (1E-10.2.10/3).

    Relocating by force asks for no compatibility (1E-10.2.6/1).
    """
    if it.to not in BEAMED:
        return (cards,)
    return companies(state, scope.you, who_could_go(state, scope, it, cards, where), where)


def luggage(state: State, scope: Scope, it: Relocate, cards: tuple[CardId, ...], where: EntityId) -> tuple[CardId, ...]:
    """The equipment that personnel who are moved may take along: what their company carries (1E-7.1/4).

    Nothing where the text counts equipment among those whom it moves, as a beam to the location beside does. What is
    stopped goes with those who are stopped, and in an attempt those who take part carry what is theirs alone
    (1E-10.2.1/5, 1E-10.2.5/1).
    """
    if it.to == "neighbor":
        return ()
    going = places.of_type(state, who_go(state, scope, it, cards, where), "personnel")
    movers = {card for card in going if places.container(state, card) != where}
    with_them = tuple(card for card in status.carried(state, movers) if card not in cards)
    shared = (card for card in with_them if not movers.isdisjoint(in_company(state, card, None)))
    return who_go(state, scope, it, tuple(shared), where)


def hosts(state: State, scope: Scope, cards: tuple[CardId, ...], guests: Cards) -> tuple[CardId, ...]:
    """Those of several cards that are ships or facilities and could take in all of the guests."""
    coming = cards_meant(state, scope, guests)
    vessels = (card for card in cards if type_of(state, card) in places.CONTAINERS)
    return tuple(vessel for vessel in vessels if could_host(state, scope.you, coming, vessel))


def stopping_boarders(
    state: State, scope: Scope, it: Relocate, cards: tuple[CardId, ...], where: EntityId
) -> tuple[Change, ...]:
    """Personnel whom a text beams aboard a stopped ship of their own are stopped (1E-10.2.1/4)."""
    if it.to not in BEAMED or where < FIRST_CARD or not is_stopped(state, where) or type_of(state, where) != "ship":
        return ()
    boarding = places.of_type(state, cards, "personnel")
    return (Change("stop", boarding, scope.you, scope.source),) if boarding else ()


def may_be_relocated(state: State, scope: Scope, card: CardId) -> bool:
    """Whether nothing keeps a card where it is; a dilemma takes it out of a quarantine too (1E-10.2.7.0.1/1)."""
    if is_barred(state, card, "move") or (card, HALTED) in state.marks:
        return False
    return type_of(state, scope.source) == "dilemma" or not is_barred(state, card, LEAVE_PLACE)


def may_be_beamed(state: State, player: PlayerId, card: CardId, where: EntityId) -> bool:
    """Whether a text can beam a card there; it overcomes no obstacle, such as being stopped (1E-7.1.1.0.1/3)."""
    return cannot_go(state, card, "beam") is None and cannot_stay(state, player, card, where) is None


def let_through(state: State, player: PlayerId, cards: tuple[CardId, ...], where: EntityId) -> tuple[CardId, ...]:
    """Those of several cards who can be beamed there by a text, where only so many personnel can each turn.

    1E-7.1.1.0.1/3, 1E-7.2.2.0.3/2.
    """
    found: list[CardId] = []
    left = beams_left(state, player, state.cards[cards[0]].parent, where) if cards else None
    for card in cards:
        if not too_many(state, card, left):
            found.append(card)
            left = None if left is None else left - heads(state, card)
    return tuple(found)


def damaging(state: State, scope: Scope, cards: tuple[CardId, ...]) -> tuple[Change, ...]:
    """Damage by the system of each card's opponent: tactics, or rotation, of which a second destroys.

    1E-7.5.1/1, 1E-7.5.1.1/1, 1E-7.5.1.2/1.
    """
    marked = tuple(card for card in cards if is_open(state, damager(state, scope, card)))
    for card in reversed(marked):
        marking.damage(state, damager(state, scope, card), card, scope.source)
    turned = tuple(card for card in cards if card not in marked)
    damaged = tuple(card for card in turned if state.mark(card, "damage"))
    whole = tuple(card for card in turned if card not in damaged)
    found = [Change("damage", whole, scope.you, scope.source, amount=1)] if whole else []
    return (*found, Change("destroy", damaged, scope.you, scope.source)) if damaged else tuple(found)


def damager(state: State, scope: Scope, card: CardId) -> PlayerId:
    """Who puts damage on a card, whatever causes it: the opponent of its controller; on what nobody controls, you."""
    controller = state.cards[card].controller
    return opponent_of(state, controller) if controller in state.players else scope.you


CERTAIN = {"likewise": where_copies_lie, "here": where_it_lies, "end": where_the_end_lies}
"""The words for locations that certain cards tell, and which these are."""
