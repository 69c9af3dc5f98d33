"""Interrupts of Premiere (1994), L to W."""

from __future__ import annotations

from spaceline.cards.definitions.first.premiere.phrases import (
    JOINS_ROGUE_BORG,
    KEPT_FOR_NOTHING,
    ROGUE_BORG,
    ROGUE_BORG_ATTACK,
    scan,
)
from spaceline.effects.phrases import *

cards = Book("1e-premiere")


cards.define(
    129,
    "Loss of Orbital Stability",
    plays_on(in_play(ship(docked=False, at=mission(kinds=("planet", "dual"))))),
    when_played(affect(target, fixed("Range", 0)), put(this, "ship", target)),
    countdown(1, "owner"),
    about_to("expire", if_(are(this_ship, like(below=("Shields", 5))), destroy(this_ship)), must=True),
)

cards.define(
    130,
    "Near-Warp Transport",
    plays_on(commanded(ship(docked=False, cloaked=False, stopped=False, sent=False))),
    when_played(
        relocate(up_to(6, among=aboard(like(types=("personnel", "equipment"), stopped=False))), "neighbor"),
    ),
)

cards.define(
    131,
    "Palor Toff: Alien Trader",
    only_if(some_are(discard_pile(like(excluding=personnel()))), limit="turn"),
    when_played(
        select(one(among=discard_pile(like(excluding=personnel())))),
        pay(remove(this), put(those(), "hand")),
    ),
)

cards.define(
    132,
    "Particle Fountain",
    just(
        "complete",
        score(5),
        put(this, "point_area"),
        whose="anyone",
        subject=mission(kinds=("planet", "dual")),
        by="you",
        test=shows(skill("ENGINEER", 2), among=on_planet(personnel(away=True))),
        limit="each",
    ),
)

OF_THE_Q = like(one_of=(dilemma(icons="Q"), dilemma(title_words="Q")))

cards.define(
    133,
    "Q2",
    in_response(
        "action-play", nullify(), KEPT_FOR_NOTHING, subject=interrupt(titles=("Amanda Rogers", "Kevin Uxbridge"))
    ),
    when("encounter", nullify(those()), KEPT_FOR_NOTHING, whose="anyone", subject=OF_THE_Q),
    plays_on(in_play(OF_THE_Q)),
    when_played(nullify(target), KEPT_FOR_NOTHING),
)

cards.define(
    134,
    "Rogue Borg Mercenaries",
    plays_on(in_play(ship(empty=False))),
    when_played(put(this, "aboard", target)),
    boards(ROGUE_BORG_ATTACK),
    *JOINS_ROGUE_BORG,
    when("begin_turn", ROGUE_BORG_ATTACK, whose="anyone", must=True),
    static(this, raised("Strength", count(present(ROGUE_BORG, "anyone")))),
)

scan(cards, 135, "Scan", "space")

cards.define(
    136,
    "Ship Seizure",
    plays_on(commanded(ship(special="Tractor Beam", docked=False, sent=False, at=mission(kinds=("planet", "dual"))))),
    when_played(discard(one(among=here(ship(empty=True, docked=False), "anyone", apart="target")))),
)

cards.define(
    137,
    "Subspace Interference",
    in_response("action-play", nullify(), subject=interrupt(titles=("Incoming Message", "Subspace Schism"))),
)

cards.define(
    138,
    "Subspace Schism",
    just("draw", discard(those()), draw()),
    just("draw", discard(those(), "opponent"), draw(1, "opponent"), whose="opponent"),
)

cards.define(
    139,
    "Tachyon Detection Grid",
    only_if(commands(4, ship())),
    plays_on(in_play(ship(cloaked=True))),
    when_played(decloak(target), affect(target, barred("cloak"))),
)

cards.define(
    140,
    "Temporal Rift",
    plays_on(commanded(ship(docked=False))),
    when_played(put(this, "mission"), afflict(target), vanish(target)),
)

cards.define(
    141,
    "The Devil",
    plays_on(in_play(like(types=("event", "artifact"), titles=("Treaty", "Horga'hn")))),
    when_played(destroy(target)),
    when("encounter", destroy(those()), whose="anyone", subject=dilemma(titles="Wind Dancer")),
)

cards.define(142, "The Juggler", when_played(may(shuffle(deck()), otherwise=shuffle(deck(of="opponent")))))

cards.define(143, "Transwarp Conduit", plays_on(in_play(ship())), when_played(affect(target, multiplied("Range", 2))))

cards.define(
    144,
    "Vulcan Mindmeld",
    plays_on(commanded(personnel(skills="Mindmeld", disabled=False, sent=False))),
    when_played(
        select(one(among=present(personnel(disabled=False), apart="target"))),
        affect(target, copies(those())),
    ),
)

cards.define(
    145,
    "Wormhole",
    plays_on(commanded(ship(docked=False))),
    when_played(
        pay(offer(hand(interrupt(titles="Wormhole"))), relocate(target, "anywhere"), stop(target)),
    ),
)
