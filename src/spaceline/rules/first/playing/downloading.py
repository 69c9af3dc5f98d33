"""Downloads: which cards can be found, where they are played, and how often (1E-6.5.3, 1E-6.5.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option, Refusal
from spaceline.core.data.frames import Action
from spaceline.core.data.leaves import FIRST_CARD, CardId, EntityId, PlayerId
from spaceline.core.ruleset import ActionRule
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Forbids, SpecialDownload
from spaceline.effects.nodes.effects import Download
from spaceline.effects.nodes.movement import Inserts
from spaceline.effects.perform.reading import cards_meant, holds, values_for_filter
from spaceline.effects.perform.searching import FETCHED, USED, call_off
from spaceline.effects.perform.verdicts import FOUND
from spaceline.effects.scope import Reading, Scope
from spaceline.effects.world import world_of
from spaceline.rules import verbs
from spaceline.rules.first import places
from spaceline.rules.first.affiliations import affiliations
from spaceline.rules.first.borg.objectives import another_is_current
from spaceline.rules.first.movement.docking import allows_docking
from spaceline.rules.first.people.download_company import suits
from spaceline.rules.first.playing import building, inserting, reporting, site_reporting
from spaceline.rules.first.playing.agendas import is_agenda
from spaceline.rules.first.playing.carriers import may_carry
from spaceline.rules.first.playing.permission import cannot_enter, may_come
from spaceline.rules.first.playing.playing import begin_played, lay_down, play
from spaceline.rules.first.playing.sources import (
    by_acquaintance,
    is_no_other,
    personas_named,
    piles_of,
    search_of,
)
from spaceline.rules.first.playing.targets import cannot_pay, takes_away, targets
from spaceline.rules.first.playing.time_locations import TYPE
from spaceline.rules.first.playing.timing import REPORTING_TYPES, speaks_of
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.side_decks.piles import Q
from spaceline.rules.first.stations.berths import is_unopposed
from spaceline.rules.first.switches import readings
from spaceline.rules.first.tactics.side_deck import TACTIC
from spaceline.rules.first.teams import is_own
from spaceline.rules.first.values import definition, played_as, type_of

HAS_DOWNLOADED = "has-downloaded"
"""The mark of a player who has downloaded personnel in this turn (1E-6.5.3/7)."""


def ways(state: State, scope: Scope, it: Download) -> tuple[Option, ...]:
    """The cards that can be downloaded, each with what becomes of it; of copies one, and rather from the hand."""
    return tuple(found(state, scope, it))


def found(state: State, scope: Scope, it: Download) -> Iterator[Option]:
    """The cards that can be downloaded, found one after the other, with what becomes of each.

    Of those the player has known one longest: where a card lies among others tells nothing.
    """
    if is_forbidden(state, scope) or is_away(state, scope.source):
        return
    seen, named = set[str](), personas_named(state, scope)
    fetched = scope.cards.get(FETCHED)
    for pile in (fetched,) if fetched else piles_of(state, scope):
        fitting = world_of(state).fitting(state, pile, it.cards, values_for_filter(state, it.cards))
        for card in fitting if fetched else by_acquaintance(state, fitting, scope.you):
            name = state.cards[card].definition
            is_left = card != scope.source and (fetched or is_no_other(state, scope, card, named))
            is_meant = name not in seen and is_downloadable(state, it, card) and suits(state, scope, it, card)
            if is_left and is_meant:
                seen.add(name)
                yield from ways_of(state, scope, it, card)


def is_forbidden(state: State, scope: Scope) -> bool:
    """Whether a text in play forbids downloads; by a card that is immune to that one it does not."""
    world = world_of(state)
    return any(
        text.act == "download" and holds(state, Reading(card, state.cards[card].controller), text.test)
        for card in state.watched.get("forbids:download", ())
        if world.text_is_on(state, card) and not world.is_immune(state, scope.source, card)
        for _, text in definition(state, card).of_kind(Forbids)
    )


def is_being_forbidden(state: State, source: CardId) -> bool:
    """Whether a card that forbids downloads is being played or turned up: nothing cuts in (1E-G:computer-crash/1)."""
    return any(
        isinstance(frame, Action)
        and frame.option.kind in ("play", "flip")
        and frame.option.card
        and not world_of(state).is_immune(state, source, frame.option.card)
        and any(text.act == "download" for _, text in definition(state, frame.option.card).of_kind(Forbids))
        for frame in state.frames
    )


def is_away(state: State, source: CardId) -> bool:
    """Whether it is a facility outside of its quadrant, or a site of one, which provides no downloads (1E-6.5.3/6)."""
    if type_of(state, source) not in ("facility", "site"):
        return False
    quadrant = places.quadrant_of(state, places.place_of(state, source)) or reporting.ALPHA
    return reporting.native_quadrant(state, places.vessel_of(state, source)) != quadrant


def is_downloadable(state: State, it: Download, card: CardId) -> bool:
    """Whether a card can be meant; an artifact or one with the icon of the Q only where the text says so.

    1E-6.5.3/5, 1E-G:mila/1.
    """
    named, facts = it.cards, definition(state, card).facts
    is_artifact, is_of_q = facts.type == "artifact", Q in facts.icons
    if named.names("titles") or not (is_artifact or is_of_q):
        return True
    return "artifact" in named.names("types") if is_artifact else Q in named.names("icons")


def ways_of(state: State, scope: Scope, it: Download, card: CardId) -> Iterator[Option]:
    """What may become of one card (1E-6.5.3/1, /2, /3); played it is of the affiliation asked for (1E-6.3.3.0.1/8)."""
    if it.to == "seed":
        yield from (Option("seed", card, place) for place in where_named(state, scope, it))
        return
    if it.to != "play":
        yield Option("take", card)
    if it.to != "hand" and cannot_come(state, scope, it, card) is None:
        for target, detail in spots(state, scope, it, card):
            mode = reporting.mode_called(state, card, detail)
            is_so = mode is None or speaks_of(state, it.cards, card, mode)
            is_so = is_so and reporting.is_let_there(state, scope.you, card, target)
            if is_so and suits(state, scope, it, card, mode):
                yield Option("download", card, target, detail)


def cannot_come(state: State, scope: Scope, it: Download, card: CardId) -> Refusal | None:
    """Why a card cannot be played by a download (1E-6.5.3.0.2/1, 1E-6.5.3/7)."""
    if type_of(state, card) == "personnel" and is_quartered(state, scope):
        return refusal("general-quarters")
    kind = played_as(state, card)
    if kind == "interrupt" and definition(state, card).only_responds:
        return refusal("needs-its-moment")
    problem = cannot_enter(state, scope.you, card, is_earned=True)
    if problem is None and is_icon(state, scope, it):
        problem = another_is_current(state, scope.you, card)
    is_brought = kind == "facility" and it.at is not None
    if problem is not None or kind in REPORTING_TYPES or is_brought or is_agenda(state, card):
        return problem
    return cannot_pay(state, scope.you, card)


def is_quartered(state: State, scope: Scope) -> bool:
    """Whether the player has downloaded personnel in this turn; several in one action count once (1E-6.5.3/8)."""
    if readings(state).personnel_downloads == "any" or scope.numbers.get(USED if USED in scope.numbers else FOUND):
        return False
    return bool(state.mark(scope.you, HAS_DOWNLOADED))


def spots(state: State, scope: Scope, it: Download, card: CardId) -> Iterable[tuple[EntityId, str]]:
    """Where the card may be played; a place that the text names is special reporting (1E-6.5.3.0.5/1, /2)."""
    if is_agenda(state, card):
        return ((scope.you, ""),)
    is_special = is_icon(state, scope, it)
    is_named = it.at is not None and not places.is_site(state, scope.source)
    if played_as(state, card) in REPORTING_TYPES and (is_special or is_named):
        there = here(state, scope, card) if is_special else where_named(state, scope, it)
        return (
            (where, declared)
            for declared, mode in reporting.modes_of(definition(state, card))
            for where in there
            if (where >= FIRST_CARD or may_be_at(state, card, where))
            and may_come(state, scope.you, card, where, mode if declared else None)
            and (is_boarding(state, scope, it, where) or reporting.fits_in(state, scope.you, card, where, mode) is None)
        )
    if played_as(state, card) == "facility" and it.at is not None:
        return tuple((place, "") for place in where_named(state, scope, it) if is_buildable(state, scope, card, place))
    if definition(state, card).of_kind(Inserts):
        gaps = tuple(inserting.spots(state, scope.you, card))
        return tuple(inserting.beside(state, gaps, places.place_of(state, scope.source))) if is_special else gaps
    found = targets(state, scope.you, card)
    if it.at is not None and type_of(state, scope.source) == TACTIC:
        there = cards_meant(state, scope, it.at)
        return tuple(spot for spot in found if spot[0] in there)
    if it.at is not None and places.is_site(state, scope.source):
        return spots_on_station(state, scope, it, card, found)
    if it.at is not None:
        meant = cards_meant(state, scope, it.at)
        return tuple(spot for spot in found if spot[0] in meant or places.vessel_of(state, spot[0]) in meant)
    return tuple(spot for spot in found if is_here(state, scope, card, spot[0])) if is_special else found


def spots_on_station(
    state: State, scope: Scope, it: Download, card: CardId, found: Iterable[tuple[EntityId, str]]
) -> tuple[tuple[EntityId, str], ...]:
    """Where a site lets a card be downloaded: on those who are there, or by ordinary reporting (1E-6.5.3.0.5/2).

    By its very text a card comes to the site itself.
    """
    named = where_named(state, scope, it)
    if it.at is not None and it.at.where == "captured":
        meant = cards_meant(state, scope, it.at)
        return tuple(spot for spot in found if spot[0] in meant)
    if it.at is not None and it.at.where == "this":
        found = dict.fromkeys((*found, *site_reporting.spots_by_download(state, scope.you, card, scope.source)))
    return tuple(spot for spot in found if spot[0] in named and is_let_in(state, scope, it, card, spot))


def is_boarding(state: State, scope: Scope, it: Download, where: EntityId) -> bool:
    """Whether a text lets cards come aboard what others control: there they are intruders, and go with nobody.

    1E-G:undetected-beam-in/1.
    """
    return it.at is not None and it.at.of == "anyone" and where >= FIRST_CARD and not is_own(state, where, scope.you)


def may_be_at(state: State, card: CardId, place: EntityId) -> bool:
    """Whether a card can come to a location itself: a ship to its space, others to its surface."""
    return type_of(state, card) == "ship" or places.has_surface(state, place)


def is_let_in(state: State, scope: Scope, it: Download, card: CardId, spot: tuple[EntityId, str]) -> bool:
    """Whether a site lets a card be downloaded to one of its station: by that one's text, or the card's own.

    To others than itself personnel and ships must match the station, and nobody may oppose the player there
    (1E-G:ops/1).
    """
    site, declared = spot
    if not places.is_site(state, site) or type_of(state, card) == places.SITE:
        return False
    if it.at is not None and it.at.where == "this":
        return True
    mode = dict(reporting.modes_now(state, card)).get(declared)
    icons = mode.affiliations if mode is not None and mode.type in MATCHING else ()
    matches = not icons or not set(icons).isdisjoint(affiliations(state, state.cards[site].parent))
    return matches and is_unopposed(state, scope.you, site)


MATCHING = ("personnel", "ship")
"""Types of cards that must match a station to whose sites they are downloaded."""


def is_icon(state: State, scope: Scope, it: Download) -> bool:
    """Whether it is a special download, which is special reporting to where the icon is (1E-6.5.4.0.1/2)."""
    return any(search_of(text) == it for _, text in definition(state, scope.source).of_kind(SpecialDownload))


def here(state: State, scope: Scope, card: CardId) -> tuple[EntityId, ...]:
    """The player's ships and facilities at the icon's location, and its surface (1E-6.5.4.0.1/1).

    A ship comes to a dock or into space, and aboard only what may carry it (1E-G:report/3, 1E-7.1.6.1/1).
    """
    place = places.place_of(state, scope.source)
    if not place:
        return ()
    vessels = places.own(state, places.vessels_at(state, place), scope.you)
    rooms = tuple(room for vessel in vessels for room in places.rooms(state, vessel))
    if type_of(state, card) == "ship":
        return (*(room for room in rooms if takes_in(state, scope.you, room, card)), place)
    return (*rooms, place) if places.has_surface(state, place) else rooms


def takes_in(state: State, player: PlayerId, room: CardId, ship: CardId) -> bool:
    """Whether a ship that comes into play can be docked there, or carried."""
    if type_of(state, room) == "ship":
        return may_carry(state, player, room, ship)
    return allows_docking(state, room)


def is_here(state: State, scope: Scope, card: CardId, target: EntityId) -> bool:
    """Whether a card that acts on a location would do so where the icon is (1E-6.5.4/2).

    One that takes somebody elsewhere does; any other reaches cards wherever they are (1E-6.5.4.0.1/5).
    """
    if target not in state.cards:
        return True
    bound = FIXED_TYPES + MOVING_TYPES if takes_away(definition(state, card)) else FIXED_TYPES
    return type_of(state, target) not in bound or places.place_of(state, target) == places.place_of(state, scope.source)


FIXED_TYPES = ("mission", TYPE, "facility", "site")
"""Types of cards on which whatever is played acts on their location."""

MOVING_TYPES = ("personnel", "ship", "equipment")
"""Types of cards that are at a location for now."""


def is_buildable(state: State, scope: Scope, card: CardId, place: EntityId) -> bool:
    """Whether a facility could be built at the location to which a text brings it (1E-6.5.3.0.6/1)."""
    is_let_in = may_come(state, scope.you, card, place)
    return is_let_in and building.cannot_build(state, scope.you, card, place, is_named=True) is None


def where_named(state: State, scope: Scope, it: Download) -> tuple[EntityId, ...]:
    """The ships and facilities that the text names, of a station its sites, or the surface of a mission.

    Where it names personnel, that is where they are, each place once.
    """
    if it.at is None:
        return ()
    named = tuple(dict.fromkeys(whereabouts(state, card) for card in cards_meant(state, scope, it.at)))
    if any(place < FIRST_CARD for place in named):
        return named
    missions = {card: (state.cards[card].parent,) for card in named if type_of(state, card) in ("mission", TYPE)}
    return tuple(end for card in named for end in missions.get(card) or places.rooms(state, card))


def whereabouts(state: State, card: CardId) -> EntityId:
    """Where a personnel is; any other card stands for itself."""
    return places.container(state, card) if type_of(state, card) == "personnel" else card


def use(state: State, scope: Scope, option: Option) -> None:
    """Show the card, then play it as an action within the action, or take it; artifacts are earned.

    1E-G:artifact/3. One that is seeded the opponent need not see (1E-6.5.3/4).
    """
    card, player = option.card, scope.you
    if option.kind == "seed":
        end = readings(state).single_seeds_go
        request(state, Change("seed", (card,), player, scope.source, to=option.target, role="seeds", detail=end))
        return
    if type_of(state, card) == "artifact":
        request(state, Change("earn", (card,), player, scope.source))
    if option.kind == "take":
        request(state, Change("download", (card,), player, scope.source, to=player, role="hand"))
        return
    if is_agenda(state, card):
        icons = definition(state, scope.source).of_kind(SpecialDownload)
        if any(isinstance(text.effect, Download) for _, text in icons):
            begin_within(state, player, Option("flip", card, player))
        request(state, Change("download", (card,), player, scope.source, to=player, role="agenda"))
        return
    if type_of(state, card) == "personnel":
        verbs.note_use(state, player, HAS_DOWNLOADED)
    begin_within(state, player, Option("downloaded", card, option.target, option.detail))
    request(state, Change("download", (card,), player, scope.source))


def begin_within(state: State, player: PlayerId, option: Option) -> None:
    """Begin an action that is part of another; its conditions have been looked at."""
    state.frames.append(Action(step="pay_costs", option=option, player=player, nature="sub-action"))


def nothing_offered(state: State, player: PlayerId) -> Iterable[Option]:
    """It is part of a download."""
    return ()


def only_by_download(state: State, player: PlayerId, option: Option) -> Refusal | None:
    """Nobody may begin it by itself."""
    return refusal("nothing-to-download")


ACTIONS: tuple[ActionRule, ...] = (
    ActionRule("downloaded", nothing_offered, only_by_download, play, lay_down, begin_played, call_off, "play"),
)
