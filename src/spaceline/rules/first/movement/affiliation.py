"""Multi-affiliation cards: changing from one affiliation to another (1E-6.3.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.caching import cached_on
from spaceline.core.changing import make, request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.modifiers import current_values_for
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.rules.first import places, teams
from spaceline.rules.first.affiliations import are_compatible, taken
from spaceline.rules.first.facts import AFFILIATIONS
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.stations.trading_posts import lets_in
from spaceline.rules.first.turn import is_between_actions, segment
from spaceline.rules.first.values import IDENTITY, are_printed, definition, facts, identity, is_disabled

CHANGE = "affiliation"


def changing_cards(state: State) -> tuple[CardId, ...]:
    """The multi-affiliation cards of this game, wherever they are, and those that a text makes such cards.

    1E-6.3.3/1, 1E-6.3.3.0.1/5.
    """
    found = printed_to_change(state)
    altered = None if are_printed(state, IDENTITY) else current_values_for(state, IDENTITY)
    if altered is None:
        return found
    return tuple(
        dict.fromkeys((*found, *(card for card, card_values in altered.changed.items() if card_values.beside)))
    )


@cached_on()
def printed_to_change(state: State) -> tuple[CardId, ...]:
    """The multi-affiliation cards of this game."""
    return tuple(card for card in state.cards if len(definition(state, card).modes) > 1)


def open_to(state: State, card: CardId) -> tuple[str, ...]:
    """The affiliations of a card: those printed, and those that texts give beside them."""
    return (*facts(state, card).affiliations, *identity(state, card).beside)


def current(state: State, card: CardId) -> str:
    """The one of them that is in force as far as its controller has chosen."""
    chosen = taken(state, card)
    if chosen in identity(state, card).beside:
        return chosen
    return facts(state, card).affiliations[state.mark(card, "mode")]


def offer_changes(state: State, player: PlayerId) -> Iterable[Option]:
    """Each affiliation that a card of the player could take; in either player's turn (1E-6.3.3/2)."""
    if not changing_cards(state):
        return ()
    return tuple(find_changes(state, player))


def find_changes(state: State, player: PlayerId) -> Iterator[Option]:
    """Look at every multi-affiliation card in play."""
    for card in changing_cards(state):
        if state.cards[card].controller != player or not state.in_play(card):
            continue
        for name in open_to(state, card):
            if cannot_change(state, player, card, name) is None:
                yield Option(CHANGE, card, detail=name)


def no_change(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Why a card cannot change to that affiliation now: any time will do, except during another action (1E-6.3.3/2).

    What happens at the start of a turn is settled before anybody goes on with an action of any kind.
    """
    if not is_between_actions(state) or segment(state) == "start":
        return refusal("not-between-actions")
    if segment(state) in ("seed", ""):
        return refusal("not-your-turn")
    if option.target:
        return refusal("no-such-target")
    return cannot_change(state, player, option.card, option.detail)


def cannot_change(state: State, player: PlayerId, card: EntityId, name: str) -> Refusal | None:
    """Why a card does not change: it must have that affiliation, and nobody may become incompatible aboard.

    Nor does a ship come to be docked where it does not fit. 1E-6.3.3/2, /3, 1E-G:klaestron-outpost/1; each change by
    itself must be legal (1E-6.3.3.0.1/4). On a surface and aboard opposing ships and
    facilities the personnel just forms another Away Team (1E-6.3.3.0.1/1); among others at a site it does not change,
    but may do so where nobody is whom it does not fit (1E-6.3.3.0.1/3).
    """
    if card not in state.cards or state.cards[card].controller != player or not state.in_play(card):
        return refusal("no-other-affiliation")
    names = open_to(state, card)
    if len(names) < 2 or name not in names or current(state, card) == name:
        return refusal("no-other-affiliation")
    if is_disabled(state, card):
        return refusal("cannot-change")
    where = vessel_concerned(state, card)
    if not where:
        return None
    after = table_after(state, player, card, name)
    if not arrested(after, player, where) <= arrested(state, player, where):
        return refusal("would-be-arrested")
    if not docked_apart(after, player, where) <= docked_apart(state, player, where):
        return refusal("would-not-fit-dock")
    return None


def vessel_concerned(state: State, card: CardId) -> CardId:
    """The ship or facility aboard which compatibility could change: the card itself, or where it is; 0 for none."""
    leaf = state.cards[card]
    if definition(state, card).type in places.CONTAINERS:
        return card
    return leaf.parent if leaf.role == "aboard" else 0


def arrested(state: State, player: PlayerId, where: CardId) -> set[CardId]:
    """Who is under house arrest there."""
    return set(teams.under_house_arrest(state, where, player))


def docked_apart(state: State, player: PlayerId, vessel: CardId) -> set[CardId]:
    """The player's ships at docks where they are not compatible, of a facility or as the one ship asked about.

    1E-G:klaestron-outpost/1, 1E-G:facility/6; at sites, and where all are let in, they need not be.
    """
    leaf = state.cards[vessel]
    dock = leaf.parent if leaf.role == "docked" else vessel
    if places.is_site(state, dock):
        return set()
    return {
        ship
        for ship in state.zone(dock, "docked")
        if state.cards[ship].controller == player
        and not are_compatible(state, player, ship, dock)
        and not lets_in(state, ship, dock)
    }


def table_after(state: State, player: PlayerId, card: CardId, name: str) -> State:
    """A copy of the table on which the change is made."""
    after = state.clone()
    make(after, change_of(state, player, card, name))
    return after


def change_of(state: State, player: PlayerId, card: CardId, name: str) -> Change:
    """The change to an affiliation."""
    own = facts(state, card).affiliations
    number = own.index(name) if name in own else -1 - AFFILIATIONS.index(name)
    return Change("change-affiliation", (card,), player, amount=number, detail=name)


def change(state: State, action: Action) -> None:
    """Change the affiliation."""
    request(state, change_of(state, action.player, action.option.card, action.option.detail))


ACTIONS: tuple[ActionRule, ...] = (ActionRule(CHANGE, offer_changes, no_change, change),)
