"""Phrases for the cards that a text means.

A filter says what a card must be (``personnel(skills="Medical")``), a place where it is
(``present(personnel(skills="Medical"))``), and a pick which of them it is in the end (``one(among=hand())``).
Where a filter asks for one name, the name alone will do in place of a tuple.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Unpack

import msgspec

from spaceline.effects.names import CAUSE, GOAL, PROBED, TARGET
from spaceline.effects.nodes.selectors import Amount, Cards
from spaceline.effects.nodes.traits import Filter, Names, Traits, like

ANY = Filter()
"""Any card."""


def personnel(**wanted: Unpack[Traits]) -> Filter:
    """A personnel like this."""
    return _typed("personnel", wanted)


def ship(**wanted: Unpack[Traits]) -> Filter:
    """A ship like this."""
    return _typed("ship", wanted)


def equipment(**wanted: Unpack[Traits]) -> Filter:
    """An equipment like this."""
    return _typed("equipment", wanted)


def event(**wanted: Unpack[Traits]) -> Filter:
    """An event like this."""
    return _typed("event", wanted)


def interrupt(**wanted: Unpack[Traits]) -> Filter:
    """An interrupt like this."""
    return _typed("interrupt", wanted)


def mission(**wanted: Unpack[Traits]) -> Filter:
    """A mission like this."""
    return _typed("mission", wanted)


def dilemma(**wanted: Unpack[Traits]) -> Filter:
    """A dilemma like this."""
    return _typed("dilemma", wanted)


this = Cards("this")
"""The card whose text this is."""

this_mission = Cards("mission")
"""The mission that this card is at, or that is attempted."""

this_ship = Cards("ship")
"""Your ship that this card is aboard or on, or that is used for the attempt."""
its_ship = Cards("ship", "anyone")
"""The ship that this card is aboard, whoever commands it."""


cause = Cards("named", name=CAUSE)
"""The card that brings about what this text responds to, such as the dilemma that is faced."""
probed = Cards("named", name=PROBED)
"""The card that a probe has revealed."""
goal = Cards("named", name=GOAL)
"""The mission beneath which a dilemma is about to be overcome."""
target = Cards("named", name=TARGET)
"""The card that this one is played on."""

afflicted = Cards("afflicted", "anyone")
"""Those whom this card disables, holds or has afflicted."""


def afflicted_like(**wanted: Unpack[Traits]) -> Cards:
    """Those of yours among them who are like this."""
    return Cards("afflicted", filter=like(**wanted))


away_teams = Cards("teams", "anyone")
"""Away Teams, each by whoever stands for it."""


def ship_teams(which: Filter = ANY) -> Cards:
    """Cards like that in the Away Teams of the ship that this card is played on, or is of or aboard."""
    return Cards("ship_teams", "anyone", which)


def solved(which: Filter = ANY) -> Cards:
    """The missions that you have completed."""
    return Cards("completed", "anyone", which)


dock = Cards("dock", "anyone", like(types="facility"))
"""The facility at which the ship is docked that this card is on."""
home = Cards("home", "anyone", like(types="facility"))
"""That facility, if this card keeps it in mind: the ship is where it was sent from."""


any_player = Cards("players", "anyone")
"""Either player, beside whose deck a card is placed."""


def team(which: Filter = ANY) -> Cards:
    """The members of the Away Team or crew that this card is played on."""
    return Cards("team", "anyone", which)


def seeds(top: int = 0) -> Cards:
    """The seeds beneath the mission here, the one that is met next first."""
    return Cards("seeds", top=top)


def those(name: str = "those", *, also: Names = (), apart: Names = (), **wanted: Unpack[Traits]) -> Cards:
    """The cards that a name, or several, was given to, as far as they are like this."""
    return Cards("named", name=name, also=_names(also), apart=_names(apart), filter=like(**wanted))


def sharing(what: str, cards: Cards, to: Cards) -> Cards:
    """Those of several cards that have something in common with one of others."""
    return msgspec.structs.replace(cards, shares=what, to=to)


def together(number: int, cards: Cards) -> Cards:
    """Those of several cards that are present with one another, so many at least."""
    return msgspec.structs.replace(cards, shares="presence", beside=number - 1)


def from_bottom(cards: Cards) -> Cards:
    """So many cards from the bottom of a pile instead of its top."""
    return msgspec.structs.replace(cards, bottom=True)


def called(cards: Cards, name: str = "title") -> Cards:
    """Those of the cards whose title was named."""
    return msgspec.structs.replace(cards, titled=name)


def skilled(cards: Cards, name: str = "skill") -> Cards:
    """Those of the cards that have the skill that was named."""
    return msgspec.structs.replace(cards, skilled=name)


def facing(of: str = "you", *, apart: Names = (), **wanted: Unpack[Traits]) -> Cards:
    """The personnel facing this dilemma, as far as they are like this."""
    return Cards("facing", of, apart=_names(apart), filter=like(**wanted))


def attempting(of: str = "you", **wanted: Unpack[Traits]) -> Cards:
    """The personnel attempting a mission, as far as they are like this, also while others face a dilemma."""
    those_left = personnel(**wanted).but(attempting=True, stopped=False)
    return Cards("table" if of == "anyone" else "command", of, those_left)


def others(*names: str) -> Cards:
    """Everybody facing this dilemma except the personnel of these names (``those`` when none is given)."""
    return Cards("facing", apart=names or ("those",))


def present(which: Filter = ANY, of: str = "you", *, other: bool = False, apart: Names = (), only: int = 0) -> Cards:
    """Cards present with this card; only so many of them, where a number is given."""
    return Cards("present", of, which, other=other, apart=_names(apart), only=only)


def here(which: Filter = ANY, of: str = "you", *, other: bool = False, apart: Names = ()) -> Cards:
    """Cards at the same mission as this card."""
    return Cards("here", of, which, other=other, apart=_names(apart))


def on_planet(which: Filter = ANY, of: str = "you", *, other: bool = False, apart: Names = ()) -> Cards:
    """Cards on the planet of this card's mission, those aboard ships there not included."""
    return Cards("planet", of, which, other=other, apart=_names(apart))


def aboard(which: Filter = ANY, of: str = "you", *, other: bool = False) -> Cards:
    """Cards aboard this ship."""
    return Cards("aboard", of, which, other=other)


def on_this(which: Filter = ANY, of: str = "anyone") -> Cards:
    """Cards that lie on this card."""
    return Cards("on", of, which)


def commanded(which: Filter = ANY, of: str = "you", *, other: bool = False, apart: Names = ()) -> Cards:
    """Cards in play that you, or others, command."""
    return Cards("command", of, which, other=other, apart=_names(apart))


def in_play(which: Filter = ANY, of: str = "anyone") -> Cards:
    """Cards in play, whoever commands them where nothing else is said."""
    return Cards("table", of, which)


def missions(which: Filter = ANY, of: str = "you") -> Cards:
    """Missions on the table."""
    return Cards("missions", of, which)


def hand(which: Filter = ANY, of: str = "you", *, apart: Names = ()) -> Cards:
    """Cards in hand."""
    return Cards("hand", of, which, apart=_names(apart))


def held(which: Filter = ANY, of: str = "you") -> Cards:
    """Cards that are played as from the hand, wherever they lie: what a text means that says how cards are played."""
    return Cards("held", of, which)


def deck(top: Amount = 0, of: str = "you", *, which: Filter = ANY) -> Cards:
    """The top cards of a deck, or all of it."""
    return Cards("deck", of, which, top=top)


def discard_pile(which: Filter = ANY, of: str = "you", *, apart: Names = (), top: Amount = 0) -> Cards:
    """Cards in a discard pile."""
    return Cards("discard", of, which, apart=_names(apart), top=top)


def tent(which: Filter = ANY, of: str = "you") -> Cards:
    """Cards in an open Q's Tent."""
    return Cards("tent", of, which)


def tribble_deck(of: str = "you") -> Cards:
    """Cards in an open Tribble side deck."""
    return Cards("tribbles", of)


def dilemma_pile(top: Amount = 0, of: str = "you", *, costing: Amount = -1) -> Cards:
    """The top cards of a dilemma pile, or all of it; only those that cost no more than so much."""
    return Cards("pile", of, top=top, costing=costing)


def overcome_dilemmas(of: str = "anyone", *, at: Filter | None = None) -> Cards:
    """Overcome dilemmas beneath missions; those whose commander that is, at missions like that."""
    overcome = dilemma(zones="beneath")
    return Cards("table", of, overcome if at is None else overcome.but(at=at))


def drawn() -> Cards:
    """The dilemmas that you have drawn for an attempt."""
    return Cards("drawn")


def brig(which: Filter = ANY, of: str = "you") -> Cards:
    """Captives in a brig."""
    return Cards("brig", of, which)


def captured(which: Filter = ANY, of: str = "you") -> Cards:
    """Your personnel in opponents' brigs; of the ``holder``, in the brig of whoever commands this card."""
    return Cards("captured", of, which)


def hosting(cards: Cards, guests: Cards) -> Cards:
    """Those of several ships or facilities that could take in the guests, all of them."""
    return msgspec.structs.replace(cards, hosting=guests)


def commandable(cards: Cards) -> Cards:
    """Those of several cards that you could come to command."""
    return msgspec.structs.replace(cards, commandable=True)


@dataclass(frozen=True)
class Pick:
    """Cards that somebody or chance selects; they are called by ``name`` afterwards."""

    among: Cards
    count: Amount = 1
    by: str = "you"
    name: str = "those"
    up_to: bool = False


def one(by: str = "you", *, among: Cards | None = None, name: str = "those", **wanted: Unpack[Traits]) -> Pick:
    """One card that somebody chooses, by default among the personnel facing the dilemma."""
    return Pick(_among(among, wanted), 1, by, name)


def some(
    count: Amount, by: str = "you", *, among: Cards | None = None, name: str = "those", **wanted: Unpack[Traits]
) -> Pick:
    """So many cards that somebody chooses."""
    return Pick(_among(among, wanted), count, by, name)


def up_to(
    count: Amount, by: str = "you", *, among: Cards | None = None, name: str = "those", **wanted: Unpack[Traits]
) -> Pick:
    """As many cards as somebody likes to choose, but no more than so many."""
    return Pick(_among(among, wanted), count, by, name, up_to=True)


def random(count: Amount = 1, *, among: Cards | None = None, name: str = "those", **wanted: Unpack[Traits]) -> Pick:
    """So many cards that chance selects, by default among the personnel facing the dilemma."""
    return Pick(_among(among, wanted), count, "random", name)


def _typed(card_type: str, wanted: Traits) -> Filter:
    return like(**wanted).but(types=card_type)


def _among(among: Cards | None, wanted: Traits) -> Cards:
    if among is None:
        return facing(**wanted)
    return msgspec.structs.replace(among, filter=like(**wanted)) if wanted else among


def _names(names: Names) -> tuple[str, ...]:
    return (names,) if isinstance(names, str) else names


def able_to_replace(old: Cards, new: Cards) -> Cards:
    """Those of several cards that could come where another one is."""
    return msgspec.structs.replace(new, replacing=old)
