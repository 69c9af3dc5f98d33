"""Personnel of The Borg (2001)."""

from __future__ import annotations

from spaceline.cards.definitions.first.borg_phrases import (
    ANY_BORG,
    BORG,
    DRONE,
    chosen_skill,
    in_place_of_a_draw,
    probes_again,
)
from spaceline.cards.definitions.first.captor_phrases import captures
from spaceline.effects.phrases import *

cards = Book("1e-borg")


NANOPROBES, NODE = equipment(titles="Borg Nanoprobes"), equipment(titles="Borg Data Node")

KEPT = commanded(like(types=("incident", "event", "objective"), icons="BO", excluding=like(completed=True)))

BORG_CARD = like(types=("event", "interrupt"), icons="BO")

HERE = here(like(types=("ship", "facility", "mission")))

VINCULUM = equipment(titles="Borg Vinculum")

ON_ANOTHERS_PLANET = some_are(here(mission(kinds=("planet", "dual")), "opponent"))
"""The planet is here too where the opponent seeded its mission (1E-G:here/1)."""

cards.define(
    50,
    "Borg Queen (The Borg)",
    *chosen_skill(),
    order(pay(card_plays(-1), download(BORG_CARD)), during="card_plays"),
)

cards.define(51, "Eight of Eighteen", through_shields())

cards.define(
    52,
    "Eight of Fifteen",
    order(pay(card_plays(-1), download(NANOPROBES)), during="card_plays"),
)

cards.define(
    54,
    "Eleven of Twelve",
    in_place_of_a_draw(VINCULUM, at=HERE),
    in_place_of_a_draw(VINCULUM, at=this_mission, test=ON_ANOTHERS_PLANET),
    special_download(download(NODE)),
)

cards.define(55, "Fifth", order(put(one(among=KEPT), "hand"), limit="turn"))

cards.define(
    57,
    "Four of Nine",
    order(pay(put(one(among=present(DRONE)), "deck_bottom"), download(DRONE)), limit="turn"),
)

cards.define(
    58,
    "Nine of Fifteen",
    static(
        commanded(BORG),
        attributes(2),
        test=some_are(commanded(like(titles="Harness Particle 010", types="objective", completed=True))),
    ),
    cumulative(),
)

cards.define(59, "Nine of Twelve", probes_again("Establish Gateway"))

cards.define(
    60,
    "Second",
    special_download(download(like(titles="Divert Power"))),
    static(present(personnel(characteristics="Drone"), "anyone", other=True), doubles_skills()),
)

cards.define(
    61,
    "Seven of Nine (The Borg)",
    lends_all(),
    order(pay(card_plays(-1), draw()), during="card_plays"),
)

cards.define(
    62,
    "Seventeen of Eighteen",
    static(this_ship, raised("Range", 2), test=are(this_ship, ship(at=mission(quadrants="Delta")))),
    cumulative(),
)

cards.define(63, "Six of Twelve", static(present(BORG), raised("Cunning+Strength", 1)), cumulative())

cards.define(
    65,
    "Three of Nine",
    order(pay(put(one(among=hand()), "deck_bottom"), draw()), limit="turn"),
)

cards.define(
    66,
    "Two of Nine",
    order(
        pay(discard(one(among=hand())), put(from_bottom(discard_pile(top=2)), "deck_bottom")),
        limit="turn",
    ),
)

cards.define(67, "Two of Twelve", probes_again("Assimilate Planet"))

cards.define(69, "Deanna Troi (The Borg)", static(commanded(personnel(icons="Ent-E")), gains_icons("Cmd")))

cards.define(74, "Nunk", captures(present(personnel(icons="Holo"), "opponent")))

cards.define(99, "Morak", static(its_ship, attributes(1), test=are(its_ship, ship(titles="I.K.C. Voq'leng"))))

cards.define(101, "B'Elanna", static(its_ship, attributes(2), test=are(its_ship, ship(icons="Maq"))))

cards.define(102, "Captain Chakotay", static(here(personnel(icons="Maq"), other=True), attributes(2)))


def one_of_three(card: int, title: str, *others: str) -> None:
    """Who reports and fetches two others, and goes as a turn ends where not both of these are in play.

    Whose they are does not matter, but they are looked for on the other side only where not both are own ones.
    """
    own = both(*(some_are(commanded(personnel(titles=other))) for other in others))
    are_there = both(*(some_are(in_play(personnel(titles=other))) for other in others))
    cards.define(
        card,
        title,
        when("report", download_up_to(2, personnel(titles=others)), test=no(own)),
        when("end_turn", unless(are_there, discard(this)), whose="anyone", test=no(own), must=True),
    )


one_of_three(106, "Lansor", "Marika", "P'Chan")

cards.define(
    107,
    "Mabus",
    order(kill(one(among=present(personnel(characteristics="Maje"), "anyone"))), limit="game"),
)

one_of_three(108, "Marika", "Lansor", "P'Chan")

STOPPED_BORG = present(ANY_BORG.but(stopped=True))

cards.define(109, "Mezoti", order(unstop(STOPPED_BORG), test=some_are(STOPPED_BORG), limit="turn"))

one_of_three(112, "P'Chan", "Lansor", "Marika")

cards.define(114, "Riley Frazier", static(present(ANY_BORG, other=True), raised("Cunning", 2)))
