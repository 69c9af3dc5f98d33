"""Where personnel, ships and equipment report (1E-6.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from spaceline.core.caching import Cache, cached_on
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import FIRST_CARD, TABLE, CardId, EntityId, PlayerId
from spaceline.core.modifiers import values_for
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Plays
from spaceline.effects.perform.reading import holds
from spaceline.effects.scope import Reading
from spaceline.rules.first import places
from spaceline.rules.first.affiliations import (
    Allegiance,
    affiliations,
    allegiance,
    allegiance_of,
    are_kept_apart,
    mixes,
    played,
    treaties_of,
    unrestricted,
)
from spaceline.rules.first.borg.collective import matched
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.definition import SITES, CardDefinition
from spaceline.rules.first.holograms import may_exist
from spaceline.rules.first.movement.boarding import go_with_all, hosts
from spaceline.rules.first.movement.docking import allows_docking
from spaceline.rules.first.playing.company import named_by, spots_of
from spaceline.rules.first.playing.natives import native_spots
from spaceline.rules.first.playing.permission import ALTERNATE_UNIVERSE, is_permitted, may_come
from spaceline.rules.first.playing.timing import (
    INFILTRATING,
    LISTENING,
    NATIVE,
    REPORTING,
    SOLELY,
    of_itself,
    of_others,
    qualifies,
    speaking,
)
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.roles import CLOSED
from spaceline.rules.first.stations.trading_posts import BORG, takes_all
from spaceline.rules.first.teams import (
    company_at_large,
    goes_anywhere,
    is_own,
    may_use,
    personnel_at,
    under_house_arrest,
)
from spaceline.rules.first.topics import OFFERS
from spaceline.rules.first.values import HOLOGRAM, are_printed, base, definition, facts, type_of

AFFILIATION = frozenset(("affiliations",))
ALPHA = "Alpha"
"""The quadrant of a card without a quadrant icon (1E-6.3/6)."""

Spot = tuple[EntityId, str]
"""A ship, facility or place to report to, and the affiliation that is declared; empty for a card that has only one."""


def native_quadrant(state: State, card: CardId) -> str:
    """The quadrant that a card comes from (1E-6.3/6)."""
    return definition(state, card).facts.quadrant or ALPHA


def modes_of(it: CardDefinition) -> tuple[tuple[str, CardValues], ...]:
    """The values of a card in each affiliation that may be declared (1E-6.3.3/1)."""
    return it.declared


def modes_now(state: State, card: CardId) -> tuple[tuple[str, CardValues], ...]:
    """The values of a card in hand in each affiliation that it may be declared in now.

    A text in force may give such cards another affiliation (1E-G:lores-fingernail/1).
    """
    printed = modes_of(definition(state, card))
    if are_printed(state, AFFILIATION):
        return printed
    current: CardValues = values_for(state, AFFILIATION)(card)
    return printed if current.affiliations == base(state, card).affiliations else (("", current),)


def spots(state: State, player: PlayerId, card: CardId) -> Iterator[Spot]:
    """Where a card may report, and as what."""
    for declared, mode in modes_now(state, card):
        for place in native_spots(state, player, card, mode if declared else None):
            if fits_in(state, player, card, place, mode) is None:
                yield place, declared
        if not is_permitted(state, player, card, mode if declared else None):
            continue
        yield from open_bases(state, player, card, declared, mode)
        for place in special_spots(state, player, card, mode if declared else None):
            if comes_aboard(state, player, card, place, mode):
                yield place, declared
    if definition(state, card).infiltrates and is_permitted(state, player, card):
        yield from ((base, "") for base in bases(state) if cannot_infiltrate(state, player, card, base) is None)


def is_usual(state: State, it: CardDefinition) -> bool:
    """Whether a card has nothing to declare and no text lets cards report elsewhere or as something else."""
    if len(it.declared) > 1 or it.infiltrates or are_let_in_elsewhere(state):
        return False
    return are_printed(state, AFFILIATION)


@cached_on()
def are_let_in_elsewhere(state: State) -> bool:
    """Whether a card of this game lets cards report elsewhere than to the facilities of the rules."""
    return any(state.watched.get(name) for name in (LISTENING[REPORTING], LISTENING[NATIVE], SITES))


OPEN_BASES: Cache[tuple[Any, ...], tuple[Spot, ...]] = Cache(*OFFERS)
"""By what the facilities depend on to which a card can report, for all cards that are alike in that."""


def open_bases(state: State, player: PlayerId, card: CardId, declared: str, mode: CardValues) -> tuple[Spot, ...]:
    """The facilities to which a card can report; cards of one affiliation, type and quadrant find the same."""
    kept: dict[tuple[Any, ...], tuple[Spot, ...]] = state.caches[OPEN_BASES.group]
    special = card if HOLOGRAM in mode.icons or (TABLE, CLOSED) in state.marks else 0
    key = (player, declared, allegiance(state, mode), mode.type, native_quadrant(state, card), special)
    found = kept.get(key)
    if found is None:
        there = [base for base in usable_bases(state, player) if cannot_come(state, player, card, base, mode) is None]
        found = kept[key] = tuple([(base, declared) for base in there])
    return found


def usual_bases(state: State, player: PlayerId, card: CardId) -> tuple[Spot, ...]:
    """The facilities to which a card can report of which ``is_usual`` holds: kept for all cards of one kind."""
    name, mode = state.cards[card].definition, definition(state, card).card_values
    if HOLOGRAM in mode.icons or (TABLE, CLOSED) in state.marks:
        return open_bases(state, player, card, "", mode)
    kept: dict[tuple[Any, ...], tuple[Spot, ...]] = state.caches[OPEN_BASES.group]
    key = (player, alike(state).get(name, name))
    found = kept.get(key)
    if found is None:
        found = kept[key] = open_bases(state, player, card, "", mode)
    return found


@cached_on()
def alike(state: State) -> dict[str, str]:
    """By the definitions of this game: the first that reports where this one does, if neither has special leave."""
    found: dict[str, str] = {}
    first: dict[tuple[Any, ...], str] = {}
    definitions = state.ruleset.definitions
    for leaf in state.cards.values():
        it: CardDefinition = definitions[leaf.definition]
        mode = it.card_values
        said = (allegiance(state, mode), mode.type, it.facts.quadrant or ALPHA)
        found[leaf.definition] = first.setdefault(said, leaf.definition)
    return found


def bases(state: State) -> Iterable[CardId]:
    """The facilities to which cards report by the rules: outposts and headquarters (1E-6.3/1)."""
    for owner in state.players:
        for facility in places.vessels_of_type(state, owner, "facility"):
            if facts(state, facility).kind in ("outpost", "headquarters"):
                yield facility


@cached_on(*OFFERS)
def usable_bases(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """Those that the player may use (1E-6.3/2)."""
    return tuple(base for base in bases(state) if may_use(state, player, base))


def cannot_report(state: State, player: PlayerId, card: CardId, facility: CardId, mode: CardValues) -> Refusal | None:
    """Why a card cannot report to an outpost or headquarters by the rules alone."""
    if facility not in usable_bases(state, player):
        return refusal("not-usable")
    return cannot_come(state, player, card, facility, mode)


def cannot_come(state: State, player: PlayerId, card: CardId, facility: CardId, mode: CardValues) -> Refusal | None:
    """Why a card does not come to one of those that its player may use: its quadrant, or those inside.

    A facility outside its own quadrant takes nobody in; equipment comes from everywhere.
    """
    native = native_quadrant(state, facility)
    is_native = native_quadrant(state, card) == native or type_of(state, card) == "equipment"
    if not is_native or native != (places.quadrant_of(state, places.place_of(state, facility)) or ALPHA):
        return refusal("not-native")
    return fits_in(state, player, card, facility, mode)


def cannot_infiltrate(state: State, player: PlayerId, card: CardId, facility: CardId) -> Refusal | None:
    """Why a card does not report to a facility of the opponent's by its infiltration icon; quadrants do not matter.

    1E-7.9/1, 1E-7.9.0.1/1, 1E-G:infiltration-icon/1, /2: the opponent plays that affiliation, and the card fits in as
    one of that opponent's.
    """
    opponent, icon = state.cards[facility].controller, definition(state, card).infiltrates
    if not icon or opponent == player or not may_use(state, opponent, facility):
        return refusal("not-usable")
    if icon not in played(state, opponent):
        return refusal("not-played")
    its, treaties = unrestricted((icon,)), treaties_of(state, opponent)
    there = (facility, *company_at_large(state, facility, opponent))
    fits = all(mixes(its, unrestricted(affiliations(state, other)), treaties) for other in there)
    return None if fits else refusal("does-not-fit-in")


def comes_aboard(state: State, player: PlayerId, card: CardId, where: EntityId, mode: CardValues) -> bool:
    """Whether a card may come where a text lets it.

    Personnel aboard what others control are intruders and need not go with it (1E-7.0.1/4, 1E-7.1.1.0.1/2).
    """
    if mode.type == "personnel" and where >= FIRST_CARD and not is_own(state, where, player):
        return has_no_projection(state, card, where, mode) is None
    return fits_in(state, player, card, where, mode) is None


def has_no_projection(state: State, card: CardId, where: EntityId, mode: CardValues) -> Refusal | None:
    """Why a hologram cannot come to a place (1E-6.3.2.1/2)."""
    return refusal("hologram-nowhere") if HOLOGRAM in mode.icons and not may_exist(state, card, where) else None


def fits_in(state: State, player: PlayerId, card: CardId, where: EntityId, mode: CardValues) -> Refusal | None:
    """Why a card does not go with a ship or facility and whoever is aboard (1E-6.3/3, 1E-6.3/5, 1E-10.2.10/3)."""
    problem = has_no_projection(state, card, where, mode)
    if problem is not None:
        return problem
    if (TABLE, CLOSED) in state.marks and is_kept_away(state, card, where, mode):
        return refusal("kept-from-outposts")
    if not mode.affiliations or where < FIRST_CARD or goes_anywhere(state, player, card, where):
        return None
    if takes_all(state, where):
        if BORG not in mode.affiliations:
            return None
    elif mode.type == "personnel" and goes_aboard(state, player, where, mode):
        return None
    vessel = tuple(allegiance_of(state, host) for host in places.hosting(state, where))
    problem = does_not_mix(state, player, mode, "not-compatible", vessel)
    if problem is not None or mode.type != "personnel":
        return problem
    return does_not_mix(state, player, mode, "reported-into-arrest", company(state, player, where))


def goes_aboard(state: State, player: PlayerId, where: EntityId, mode: CardValues) -> bool:
    """Whether a personnel is compatible with a ship or facility and whoever is at large aboard."""
    return go_with_all(allegiance(state, mode), hosts(state, where, player), treaties_of(state, player))


def is_kept_away(state: State, card: CardId, where: EntityId, mode: CardValues) -> bool:
    """Whether it is an outpost, to which a text lets nothing of the card's homeworld report any more."""
    if where < FIRST_CARD or facts(state, where).kind != "outpost" or ALTERNATE_UNIVERSE in mode.icons:
        return False
    return any((TABLE, f"{CLOSED}{name}") in state.marks for name in matched(state, card))


def does_not_mix(
    state: State, player: PlayerId, mode: CardValues, code: str, others: tuple[Allegiance, ...]
) -> Refusal | None:
    """Why a card does not work with others: by its restriction box or one of theirs, or for another reason."""
    treaties, its = treaties_of(state, player), allegiance(state, mode)
    foes = [other for other in others if not mixes(its, other, treaties)]
    if not foes:
        return None
    is_by_box = all(are_kept_apart(its, other, treaties) for other in foes)
    return refusal("reported-apart" if is_by_box else code)


@cached_on(*OFFERS)
def company(state: State, player: PlayerId, where: EntityId) -> tuple[Allegiance, ...]:
    """The sides of those aboard a ship or inside a facility who are not under house arrest, each once."""
    arrested = under_house_arrest(state, where, player)
    crew = (other for other in personnel_at(state, where, player) if other not in arrested)
    return tuple(dict.fromkeys(allegiance_of(state, other) for other in crew))


def goes_with(state: State, player: PlayerId, mode: CardValues, other: CardId) -> bool:
    """Whether a card in that affiliation works with another (1E-6.3/3, /4)."""
    return mixes(allegiance(state, mode), allegiance_of(state, other), treaties_of(state, player))


def mode_called(state: State, card: CardId, declared: str) -> CardValues | None:
    """The values of a card of several affiliations as it is declared; None for a card that has one."""
    return dict(modes_of(definition(state, card))).get(declared) if declared else None


def special_spots(state: State, player: PlayerId, card: CardId, mode: CardValues | None = None) -> Iterator[EntityId]:
    """Where texts let the card report, as it is declared; native quadrants do not matter there.

    1E-6.3/8, 1E-6.3.3.0.1/8.
    """
    yield from homeworlds_open(state, player, card)
    if LISTENING[REPORTING] not in state.watched:
        return
    it = definition(state, card)
    for _, text in (*of_itself(it, REPORTING), *of_itself(it, SOLELY)):
        if text.at is not None:
            scope = Reading(card, player)
            if text.test is None or holds(state, scope, text.test):
                yield from where_meant(state, scope, text, in_space=type_of(state, card) == "ship")
    for source in speaking(state, player, REPORTING):
        if places.is_site(state, source):
            continue
        for _, text in of_others(definition(state, source), REPORTING):
            if text.cards is not None and qualifies(state, player, text.cards, card, mode):
                scope = Reading(source, player)
                if text.test is None or holds(state, scope, text.test):
                    yield from where_meant(state, scope, text)


def is_let_there(state: State, player: PlayerId, card: CardId, where: EntityId) -> bool:
    """Whether a card that reports to certain places only may come to one, whatever else lets cards report there.

    1E-G:breen-crm114/1.
    """
    texts = [text for _, text in of_itself(definition(state, card), SOLELY)]
    return not texts or any(where in tuple(where_meant(state, Reading(card, player), text)) for text in texts)


def homeworlds_open(state: State, player: PlayerId, card: CardId) -> Iterator[EntityId]:
    """The surfaces of the homeworlds where its infiltration icon lets a card report, for free, by the text of a card.

    1E-6.3/8.
    """
    icon = facts(state, card).infiltrates
    if not icon or LISTENING[INFILTRATING] not in state.watched:
        return
    for source in speaking(state, player, INFILTRATING):
        scope = Reading(source, player)
        for _, text in definition(state, source).of_kind(Plays):
            if text.how == INFILTRATING and (text.test is None or holds(state, scope, text.test)):
                homes = named_by(state, scope, text.at) if text.at is not None else ()
                yield from (state.cards[home].parent for home in homes if facts(state, home).homeworld_of == icon)


def where_meant(state: State, scope: Reading, text: Plays, *, in_space: bool = False) -> Iterator[EntityId]:
    """Where one comes who reports to what a text names, each spot once; of a ship a location stands for its space.

    1E-G:report/3. What is disabled opens no place (1E-10.2.3/1, 1E-G:in-play/4).
    """
    named = named_by(state, scope, text.at) if text.at is not None else ()
    yield from dict.fromkeys(spot for card in named for spot in spots_of(state, card, in_space=in_space))


def zone_for(state: State, card: CardId, where: EntityId) -> tuple[EntityId, str]:
    """Where exactly a card comes into play: a ship docked where that is allowed, aboard a ship, or in space.

    1E-7.1.4/7, 1E-7.1.6.1/1.
    """
    if type_of(state, card) != "ship":
        return places.zone_of(state, where)
    if where >= FIRST_CARD and allows_docking(state, where):
        return (where, "docked")
    if where >= FIRST_CARD and type_of(state, where) == "ship":
        return (where, "aboard")
    return (places.place_of(state, where), "surface" if comes_down(state, card, where) else "space")


def comes_down(state: State, ship: CardId, where: EntityId) -> bool:
    """Whether the text of another card lets a ship report on that planet: it lands as it comes."""
    if where >= FIRST_CARD or LISTENING[REPORTING] not in state.watched:
        return False
    player = state.cards[ship].owner
    return any(
        where in tuple(where_meant(state, Reading(source, player), text))
        for source in speaking(state, player, REPORTING)
        for _, text in of_others(definition(state, source), REPORTING)
        if text.cards is not None and qualifies(state, player, text.cards, ship, None)
    )


def why_nowhere(state: State, player: PlayerId, card: CardId, where: EntityId, declared: str) -> Refusal:
    """What keeps a card from reporting to a certain place."""
    modes = dict(modes_now(state, card))
    mode = modes.get(declared) or next(iter(modes.values()))
    if where in tuple(bases(state)):
        is_theirs = bool(definition(state, card).infiltrates) and state.cards[where].controller != player
        judge = cannot_infiltrate if is_theirs else partial(cannot_report, mode=mode)
        found = judge(state, player, card, where)
        if found is not None:
            return found
    if not may_come(state, player, card, where, mode if declared else None):
        return refusal("needs-enabler")
    if where in tuple(native_spots(state, player, card, mode if declared else None)):
        return fits_in(state, player, card, where, mode) or refusal("no-place-to-report")
    return refusal("no-place-to-report")
