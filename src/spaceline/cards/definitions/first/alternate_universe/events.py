"""Events of Alternate Universe (1995)."""

from spaceline.cards.definitions.first.shuttle_phrases import shuttlecraft
from spaceline.effects.nodes.effects import Gate
from spaceline.effects.nodes.movement import ALL_RANGE
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *

cards = Book("1e-au")


OWN_DOCK = Cards("dock", "holder", like(types="facility"))

cards.define(
    36,
    "Baryon Buildup",
    plays_on(in_play(ship())),
    static(this_ship, raised("Range", -2)),
    when(
        "begin_turn",
        nullify(this),
        whose="holder",
        test=both(are(this_ship, ship(empty=True)), some_are(OWN_DOCK)),
        must=True,
    ),
    cumulative(),
)

cards.define(
    37,
    "Captain's Log",
    plays_in_core(),
    static(commanded(ship(corresponds=True)), raised("Shields+Weapons", 3)),
)

cards.define(
    38,
    "Engage Shuttle Operations",
    plays_in_core(),
    lands(shuttlecraft(), cost=ALL_RANGE),
    carries(shuttlecraft(), by=ship(special="Tractor Beam", carries=personnel(skills="ENGINEER"))),
)

CAPTIVE = Cards("afflicted", "anyone", personnel())

ANYWHERE = in_play(
    like(one_of=(like(types=("ship", "facility", "site"), cloaked=False), mission(kinds=("planet", "dual"))))
)
"""The insides of ships and facilities that can be boarded, and the surfaces of planets (1E-G:anywhere/1, 1E-7.6/7)."""

cards.define(
    39,
    "Interrogation",
    plays_on(captured(personnel(excluding=like(under=event(titles="Interrogation"))), "opponent")),
    when_played(afflict(target)),
    order(
        Gate(
            tries=may(select(one("opponent", among=ANYWHERE)), release(CAPTIVE, to=those()), by="opponent"),
            then=score(10),
            otherwise=score(1),
        ),
        if_(at_least(number("bonus", this)), score(number("bonus", this))),
        limit="turn",
    ),
    cumulative(),
)

cards.define(
    42,
    "Lower Decks",
    plays_in_core(),
    static(commanded(personnel(unique=False, excluding=like(icons="Holo"))), attributes(2)),
)

cards.define(
    43,
    "Mot's Advice",
    plays_on(in_play(personnel())),
    when_played(affect(target, gains("Barbering"), until="leaves")),
)

cards.define(
    44,
    "Particle Scattering Field",
    plays_on(commanded(ship(special="Particle Scattering Device"))),
    static(this_mission, barred("beam")),
    order(discard(this), during="any_time"),
)

DISCARDED = discard(one(among=hand(like(excluding=personnel()))))

cards.define(
    45,
    "Revolving Door",
    plays_on(
        in_play(like(types="doorway", excluding=like(icons="Shield"))),
        in_play(like(titles="Iconian Gateway")),
        in_play(event(titles="Revolving Door")),
    ),
    when_played(if_(are(target, like(titles="Revolving Door")), nullify(target), discard(this))),
    static(in_play(like(under=like(titles="Revolving Door", face_up=True))), barred("use")),
    when("begin_turn", pay(DISCARDED, flip())),
    when("begin_turn", each_opponent(may_pay(DISCARDED, flip())), whose="opponent", must=True),
)

cards.define(
    46,
    "Rishon Uxbridge",
    plays_on(in_play(event())),
    when_played(affect(target, spared("Kevin Uxbridge"), until="leaves")),
)

FIRES = ("Firestorm", "Thought Fire", "Plasma Fire", "Fire Sculptor", "Phaser Burns")

cards.define(
    49,
    "Thermal Deflectors",
    plays_in_core(),
    when_played(nullify(in_play(like(titles=FIRES)))),
    when("encounter", nullify(those()), whose="anyone", subject=dilemma(titles=FIRES), must=True),
    in_response("action-play", nullify(), subject=like(titles=FIRES), must=True),
)

ALERT = event(titles="Red Alert!")

cards.define(
    51,
    "Yellow Alert",
    plays_in_core(),
    when_played(discard(in_play(ALERT))),
    static(held(ALERT, "anyone"), barred("play")),
    static(commanded(personnel()), raised("Cunning", 1)),
)
