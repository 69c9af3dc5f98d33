"""What several cards of Premiere (1994) say in the same way."""

from __future__ import annotations

from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *

SENT = (
    static(this_ship, barred("attempt", "attack", "cloak")),
    static(aboard(like(types=("personnel", "equipment")), "holder"), barred("move", "attack")),
)
"""A ship that is sent somewhere, and its crew, do nothing else (1E-G:actions-required/3)."""

WITH_THE_AFFLICTED = sharing("presence", commanded(personnel()), afflicted)
"""Who can cure those who carry the effect of a dilemma: whoever is with one of them (1E-7.2.2.3/1, 1E-12.4/1)."""

KLINGON = (like(affiliations="Kli"), like(species="Klingon"))
"""Klingons by affiliation or by species (1E-G:affiliation-and-species/1)."""

ROMULAN = (like(affiliations="Rom"), like(species="Romulan"))
"""Romulans by affiliation or by species (1E-G:affiliation-and-species/1)."""

CARDASSIAN = (like(affiliations="Car"), like(species="Cardassian"))
"""Cardassians by affiliation or by species (1E-G:affiliation-and-species/1)."""

DISRUPTOR = equipment(characteristics="disruptor")
"""What is named so in its title or lore (1E-G:hand-weapon/1)."""

PHASER_OR_DISRUPTOR = equipment(characteristics=("disruptor", "phaser"))
"""What is named so in its title or lore (1E-G:hand-weapon/1)."""

HAND_WEAPON = equipment(characteristics="hand weapon")
"""Equipment that is a hand weapon (1E-G:hand-weapon/1)."""

WITH_THOSE_WHO_FACE = some_are(present(personnel(facing=True), "anyone"))
"""That the card is present with those who meet a dilemma: where present."""


def espionage(cards: Book, number: int, title: str, spies: str, victims: str) -> None:
    """Lets one affiliation attempt a mission of another, until it is completed; spies on Earth belong to that too."""
    theirs = mission(affiliations=victims)
    on_earth = mission(titles="Espionage Mission")
    spied_on = like(one_of=(theirs, on_earth)) if victims == "Fed" else theirs
    cards.define(
        number,
        title,
        plays_on(missions(spied_on, "anyone")),
        when_played(if_(are(this_mission, like(completed=True)), discard(this))),
        opens(spies),
        when("complete", discard(this), whose="anyone", subject=mission(), where="here", must=True),
    )


def kit(cards: Book, number: int, title: str, wearer: str, skill: str) -> None:
    """Gives everybody of one classification another skill."""
    cards.define(number, title, static(present(personnel(classifications=wearer)), gains(skill)))


def user(users: tuple[str, ...], species: tuple[str, ...]) -> Filter:
    """Who may use equipment, by affiliation or by species."""
    by_affiliation = like(affiliations=users)
    return personnel(one_of=(by_affiliation, like(species=species))) if species else personnel(affiliations=users)


def aid(cards: Book, number: int, title: str, attribute: str, *users: str, species: tuple[str, ...] = ()) -> None:
    """Raises an attribute of all who are present with somebody who can use it, by affiliation or by species."""
    is_used = some_are(present(user(users, species)))
    cards.define(number, title, static(present(personnel()), raised(attribute, 2), test=is_used), cumulative())


def rifle(cards: Book, number: int, title: str, *users: str, species: tuple[str, ...] = ()) -> None:
    """Makes all who are present with somebody who can use it stronger, and elsewhere than aboard less diplomatic."""
    is_used = some_are(present(user(users, species)))
    cards.define(
        number,
        title,
        static(present(personnel()), raised("Strength", 3), test=is_used),
        static(
            present(personnel()),
            loses_skills("Diplomacy", level=1),
            test=both(is_used, no(some_are(sharing("presence", commanded(ship()), this)))),
        ),
        cumulative(),
    )


MERCENARIES = interrupt(titles="Rogue Borg Mercenaries")
"""What the full title means (1E-G:rogue-borg-mercenaries/1)."""

ROGUE_BORG = interrupt(titles=("Rogue Borg Mercenaries", "Crosis"))
"""What is meant where no full title is said (1E-G:rogue-borg-mercenaries/1)."""

JOINS_ROGUE_BORG = (
    in_response("action-play", put(this, "beside", those()), subject=ROGUE_BORG),
    in_response("action-respond", put(this, "beside", those()), subject=ROGUE_BORG),
)
"""They answer each other, and the battle at the start of a turn (1E-G:rogue-borg-mercenaries/2)."""

ROGUE_BORG_ATTACK = battle(present(ROGUE_BORG, "anyone"), aboard(personnel(away=False), "anyone"))

KEPT_FOR_NOTHING = put(this, "point_area")
"""Where an interrupt goes whose point box says 0, once it has worked (1E-6.4/7, 1E-G:bonus-point-area/1)."""


def scan(cards: Book, number: int, title: str, kind: str) -> None:
    """Shows what is met next beneath a mission of one kind."""
    scanner = ship(
        staffed=True,
        staffing=3,
        stopped=False,
        sent=False,
        carries=personnel(skills="Computer Skill"),
        at=mission(kinds=(kind, "dual")),
    )
    cards.define(
        number,
        title,
        when("begin_turn", pay(stop(one(among=commanded(scanner), name="target")), look(seeds(1)))),
    )
