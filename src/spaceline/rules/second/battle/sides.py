"""The combat or engagement that is going on, and who is involved in it (2E-combat/3, 2E-engagements/3)."""

from __future__ import annotations

from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.core.windows import innermost
from spaceline.rules.second import places
from spaceline.rules.second.data.frames import Battle, Combat, Engagement
from spaceline.rules.second.switches import readings
from spaceline.rules.second.values import attribute, identity, is_stopped

COMBAT, ENGAGEMENT = "combat", "engagement"


def current_battle(state: State) -> Battle | None:
    """The battle that is going on."""
    at = innermost(state, Battle)
    frame = state.frames[at] if at >= 0 else None
    return frame if isinstance(frame, Battle) else None


def place_of_battle(state: State, battle: Battle) -> PlaceId:
    """The place of the mission where it is."""
    return battle.place if isinstance(battle, Engagement) else places.place_of(state, getattr(battle, "where", 0))


def kinds(state: State, battle: Battle) -> tuple[str, ...]:
    """What texts call it; where the rulebook of 2002 once calls an engagement combat, no text does (X2)."""
    if isinstance(battle, Combat):
        return (COMBAT,)
    return (COMBAT, ENGAGEMENT) if readings(state).engagement_is_combat == "yes" else (ENGAGEMENT,)


def fighters(state: State, battle: Battle, player: PlayerId) -> tuple[CardId, ...]:
    """A player's personnel in combat, or ships in an engagement, who are still there."""
    chosen = battle.own if player == battle.player else battle.others
    if isinstance(battle, Combat):
        there = state.zone(battle.where, "aboard" if battle.where in state.cards else "surface")
    elif isinstance(battle, Engagement):
        there = state.zone(battle.place, "orbit")
    return tuple(card for card in chosen if card in there and state.cards[card].controller == player)


def involved(state: State, battle: Battle) -> tuple[CardId, ...]:
    """All who are involved, the beginner's first: in an engagement the ships and their commanders' personnel aboard."""
    found: list[CardId] = []
    for player in (battle.player, battle.opponent):
        found.extend(involved_of(state, battle, player))
    return tuple(found)


def involved_of(state: State, battle: Battle, player: PlayerId) -> tuple[CardId, ...]:
    """Those of one player."""
    found = fighters(state, battle, player)
    return (*found, *crews(state, found, player)) if isinstance(battle, Engagement) else found


def crews(state: State, ships: tuple[CardId, ...], player: PlayerId) -> tuple[CardId, ...]:
    """A player's personnel aboard ships."""
    aboard = [card for ship in ships for card in places.own(state, state.zone(ship, "aboard"), player)]
    return tuple(card for card in aboard if identity(state, card).type == "personnel")


def all_involved(state: State) -> tuple[CardId, ...]:
    """All who are involved in the battle that is going on."""
    battle = current_battle(state)
    return () if battle is None else involved(state, battle)


def is_involved(state: State, card: CardId, how: tuple[str, ...]) -> bool:
    """Whether a card is in combat, in an engagement, or in one that its commander did not begin."""
    battle = current_battle(state)
    if battle is None or card not in involved(state, battle):
        return False
    attacked = isinstance(battle, Engagement) and state.cards[card].controller != battle.player
    return (attacked and "defense" in how) or not set(how).isdisjoint(kinds(state, battle))


def contributing(state: State, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Those whose attributes are added up.

    The opponent's stopped cards are involved, and yet nothing of them can be used in the rulebook of 2003
    (2E-stopped/4, X3).
    """
    if readings(state).stopped_in_battle == "nothing":
        return tuple(card for card in cards if not is_stopped(state, card))
    return cards


def total(state: State, cards: tuple[CardId, ...], name: str) -> int:
    """An attribute of several cards added up."""
    return sum(attribute(state, card, name) for card in contributing(state, cards))
