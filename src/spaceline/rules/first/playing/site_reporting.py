"""Reporting to the sites of stations, as their texts let cards, whosever the station is (1E-6.3/9, 1E-G:facility/8).

What a text calls compatible must be so with the station, in the affiliation in which it is now (1E-G:facility/7).
"""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.data.decisions import Refusal
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Plays
from spaceline.effects.perform.reading import holds
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of
from spaceline.rules.first import places
from spaceline.rules.first.affiliations import allegiance_of
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.definition import SITES
from spaceline.rules.first.holograms import may_exist
from spaceline.rules.first.playing import reporting
from spaceline.rules.first.playing.permission import is_permitted
from spaceline.rules.first.playing.timing import REGARDLESS, REPORTING, qualifies
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.stations.berths import is_welcome, no_berth, not_let_in
from spaceline.rules.first.stations.sites import stations
from spaceline.rules.first.values import HOLOGRAM, definition, facts


def spots(state: State, player: PlayerId, card: CardId) -> Iterator[reporting.Spot]:
    """The sites to which a card may report, and as what."""
    if SITES not in state.watched:
        return
    for declared, mode in reporting.modes_now(state, card):
        if not is_permitted(state, player, card, mode if declared else None):
            continue
        for station in stations(state):
            for site in places.sites_of(state, station):
                if cannot_report(state, player, card, site, mode) is None:
                    yield site, declared


def spots_by_download(state: State, player: PlayerId, card: CardId, site: CardId) -> Iterator[reporting.Spot]:
    """The site whose own text has personnel or equipment downloaded there, if nothing else of reporting prevents it.

    1E-6.5.3.0.5/2.
    """
    for declared, mode in reporting.modes_now(state, card):
        if mode.type not in ("personnel", "equipment"):
            continue
        is_let = is_permitted(state, player, card, mode if declared else None)
        if is_let and cannot_report(state, player, card, site, mode, by_download=True) is None:
            yield site, declared


def why_not(state: State, player: PlayerId, card: CardId, site: CardId, declared: str) -> Refusal:
    """What keeps a card from reporting to a certain site."""
    modes = dict(reporting.modes_now(state, card))
    mode = modes.get(declared) or next(iter(modes.values()))
    return cannot_report(state, player, card, site, mode) or refusal("no-place-to-report")


def cannot_report(
    state: State, player: PlayerId, card: CardId, site: CardId, mode: CardValues, *, by_download: bool = False
) -> Refusal | None:
    """Why a card, declared like that, cannot report to a site; nobody does from another quadrant (1E-G:holosuite/1)."""
    station = state.cards[site].parent
    if state.cards[station].controller not in state.players:
        return refusal("no-reporting-aboard")
    quadrant = places.quadrant_of(state, places.place_of(state, station)) or reporting.ALPHA
    natives = {quadrant, reporting.native_quadrant(state, station)}
    if mode.type != "equipment":
        natives.add(reporting.native_quadrant(state, card))
    if len(natives) > 1:
        return refusal("not-native-to-site")
    if mode.type == "ship":
        return no_dock_for(state, player, card, site, mode)
    how = openings(state, player, card, site, mode) or ((REPORTING,) if by_download else ())
    return no_welcome(state, player, card, site, mode, how)


def no_dock_for(state: State, player: PlayerId, ship: CardId, site: CardId, mode: CardValues) -> Refusal | None:
    """Why a ship does not report to a docking site (1E-7.1.4/7)."""
    berths = facts(state, site).berths
    if berths is None or not (berths.reports or is_welcome(state, ship, site)):
        return refusal("site-not-for-it")
    station = (allegiance_of(state, state.cards[site].parent),)
    fits = reporting.does_not_mix(state, player, mode, "not-compatible", station) is None
    return no_berth(state, ship, site) or not_let_in(state, player, ship, site, fits=fits)


def no_welcome(
    state: State, player: PlayerId, card: CardId, site: CardId, mode: CardValues, how: tuple[str, ...]
) -> Refusal | None:
    """Why personnel or equipment does not report there: by the texts of the site, or by whoever is there."""
    if not how:
        return refusal("site-not-for-it")
    if HOLOGRAM in mode.icons and not may_exist(state, card, site):
        return refusal("hologram-nowhere")
    if not mode.affiliations:
        return None
    if REGARDLESS not in how:
        station = (allegiance_of(state, state.cards[site].parent),)
        problem = reporting.does_not_mix(state, player, mode, "not-compatible-with-site", station)
        if problem is not None:
            return problem
    company = reporting.company(state, player, site) if mode.type == "personnel" else ()
    return reporting.does_not_mix(state, player, mode, "reported-into-arrest", company)


def openings(state: State, player: PlayerId, card: CardId, site: CardId, mode: CardValues) -> tuple[str, ...]:
    """How the texts of a site let a card report there, one word for each of them.

    An affiliation that a text in force gives a card is none that it declares (1E-6.3.3.0.1/5).
    """
    if not world_of(state).text_is_on(state, site):
        return ()
    printed = tuple(it for _, it in reporting.modes_of(definition(state, card)))
    declared = mode if len(printed) > 1 and mode in printed else None
    return tuple(
        text.how
        for _, text in definition(state, site).of_kind(Plays)
        if text.how in (REPORTING, REGARDLESS)
        and text.cards is not None
        and (text.test is None or holds(state, Reading(site, player), text.test))
        and site in reporting.where_meant(state, Reading(site, player), text)
        and qualifies(state, player, text.cards, card, declared)
    )
