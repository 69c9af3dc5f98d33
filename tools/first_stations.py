"""What is printed on stations with sites and on their sites, read from their texts."""

from __future__ import annotations

import re

from msgspec.structs import replace

from spaceline.rules.first.facts import Berths, FirstFacts, OtherSide
from spaceline.rules.first.playing.building import ON_PLANET
from tools.first_sources import Row

NOR = re.compile(r"\bNor\b")
"""What stands in the title of each station that can have sites, but for one of which it is another name."""
LEVEL = re.compile(r"(?:^|[.)] )(?P<where>[^.:()]+): (?P<level>Ops Module|Promenade|Habitat Ring|Docking Ring)$")
"""The end of the text of a site: of which stations it may be part, and of which of their levels."""
DOCKS = re.compile(
    r"Any ship with (?:fewer than (?P<below>three|five) staffing icons|no staffing requirements) may "
    r"(?P<reports>report, )?dock.*?Capacity: (?P<capacity>\d+) ships\."
)
"""Which ships dock at a site."""
COMMANDEERS = re.compile(r"Any ([A-Z][\w. ]+) personnel unopposed here may commandeer station\.")
"""Who commandeers a station from a site."""
FLIPPED = re.compile(r"If commandeered by any personnel who is \[(\w+)\] or \[(\w+)\], flip card over\.")
FLIPPED_BY_ANYBODY = "Flip over if commandeered"
UNCONTROLLED = "Seeds (uncontrolled)"
OTHER_SIDES = {
    "Terok Nor": OtherSide(title="Deep Space 9"),
    "Empok Nor": OtherSide(title="Empok Nor", attributes={"Weapons": 6, "Shields": 34}),
}
"""What stands on the back of a station that the newer list tells of its front only."""
ICONS_BELOW = {"three": 3, "five": 5, None: 1}
KEPT_OFF = re.compile(r"\[eDS9\] \{(\w+)\} may not\b")
"""Sites that a station does not take."""
EXTENDS = re.compile(r"Extends only (\d+)% of its SHIELDS")
"""How much of its SHIELDS a facility extends to the ships in its dock."""
REPAIRS = "may repair here"
LANDS = "dock (land)"
INNERMOST = 'always the "innermost" site'
BESIDE = re.compile(r"must be placed adjacent to {?(?P<one>[^}(]+?)}? \(or another (?P<other>\w+)\)")
"""Beside which sites a site is placed."""
COMMON = "may be used by all players' compatible cards"
PLAYED_ONLY = "Plays at "
BUILT_ONLY = "Build on any planet "
"""How a station begins that is built on a planet, with nobody there who builds it, and never seeded."""
PLAYED_TOO = "Seeds or plays at "
"""How a station begins that may be played, too, with nobody there who builds it."""


def station_facts(card: FirstFacts, text: str) -> FirstFacts:
    """Whether a facility may have sites, is played or seeded, stands on a planet; its other side, what it extends."""
    if text.startswith(BUILT_ONLY):
        return replace(card, characteristics=(*card.characteristics, ON_PLANET), plays=True, seeds=False)
    if (share := EXTENDS.search(text)) is not None:
        card = replace(card, extends=int(share[1]))
    only_plays = COMMON in text and text.startswith(PLAYED_ONLY)
    is_played = only_plays or text.startswith(PLAYED_TOO)
    card = replace(card, common=COMMON in text, plays=is_played, seeds=not only_plays)
    if not NOR.search(card.title):
        return card
    return replace(
        card,
        characteristics=(*card.characteristics, "Nor"),
        takes_no=tuple(KEPT_OFF.findall(text)),
        other_side=other_side(card, text),
        uncontrolled=text.startswith(UNCONTROLLED),
    )


def other_side(card: FirstFacts, text: str) -> OtherSide | None:
    """The side of a station that is up once certain affiliations have commandeered it."""
    flipped = FLIPPED.search(text)
    if card.title not in OTHER_SIDES or (flipped is None and FLIPPED_BY_ANYBODY not in text):
        return None
    return replace(OTHER_SIDES[card.title], affiliations=flipped.groups() if flipped is not None else ())


def site_facts(card: FirstFacts, row: Row, _: object) -> FirstFacts:
    """Level, stations and berths; nothing is left of a text that says only which ships dock and repair there."""
    text = row["Text"]
    of = LEVEL.search(text)
    if of is None:
        raise ValueError("no level")
    docks = DOCKS.match(text)
    berths = docks and Berths(
        below=ICONS_BELOW[docks["below"]],
        capacity=int(docks["capacity"]),
        reports=bool(docks["reports"]),
        repairs=REPAIRS in text,
        lands=LANDS in text,
    )
    return replace(
        card,
        level=of["level"],
        stations=()
        if of["where"].startswith("Any ")
        else tuple(name.strip("{}") for name in of["where"].split(" OR ")),
        berths=berths or None,
        commandeers=taken[1] if (taken := COMMANDEERS.search(text)) else "",
        innermost=INNERMOST in text,
        beside=tuple(beside.groups()) if (beside := BESIDE.search(text)) else (),
        has_text=not (berths and berths.repairs),
    )
