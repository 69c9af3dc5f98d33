"""Interrupts of Premiere (1994)."""

from __future__ import annotations

from spaceline.cards.definitions.first.premiere.phrases import (
    JOINS_ROGUE_BORG,
    KLINGON,
    ROGUE_BORG,
    ROGUE_BORG_ATTACK,
    SENT,
)
from spaceline.effects.phrases import *
from spaceline.effects.phrases.battles import involved

cards = Book("1e-premiere")


SUITOR = personnel(characteristics="male", away=True, attempting=True)

cards.define(
    107,
    "Alien Groupie",
    just(
        "complete",
        select(random(among=in_play(SUITOR))),
        afflict(those()),
        put(this, "ship", those()),
        whose="anyone",
        subject=mission(kinds=("planet", "dual")),
        test=some_are(facing("anyone", away=True)),
    ),
    static(afflicted, kept_down()),
    countdown(1, "target"),
)

KEPT_FOR_NOTHING = put(this, "point_area")
"""Where an interrupt goes whose point box says 0, once it has worked (1E-6.4/7, 1E-G:bonus-point-area/1)."""

cards.define(
    108,
    "Amanda Rogers",
    in_response("action-play", nullify(), KEPT_FOR_NOTHING, subject=interrupt()),
    immune("Amanda Rogers"),
)

cards.define(
    109,
    "Asteroid Sanctuary",
    plays_on(in_play(ship(docked=False))),
    when_played(
        if_(
            shows(skill("Navigation", 2), among=aboard(personnel(), "anyone")),
            affect(target, barred("attacked")),
        )
    ),
    about_to(
        "begin-battle",
        prevent(),
        affect(those(), barred("attacked")),
        subject=ship(involved="target", docked=False),
        test=shows(skill("Navigation", 2), among=aboard(personnel())),
        by="opponent",
    ),
)

cards.define(
    110,
    "Auto-Destruct Sequence",
    plays_on(commanded(ship(sent=False))),
    when_played(put(this, "ship", target)),
    when(
        "end_turn",
        select(one(among=this_ship, name="doomed")),
        damage_ship(here(ship(below=("Shields", 8)), "anyone", apart="doomed")),
        damage_ship(here(ship(cloaked=True, below=("Shields", 8)), "anyone", apart="doomed")),
        destroy(those("doomed")),
        must=True,
    ),
)

cards.define(
    111,
    "Crosis",
    plays_on(in_play(ROGUE_BORG)),
    when_played(put(this, "beside", target)),
    boards(),
    *JOINS_ROGUE_BORG,
    when(
        "begin_turn",
        ROGUE_BORG_ATTACK,
        whose="anyone",
        test=no(some_are(present(interrupt(titles="Rogue Borg Mercenaries"), "anyone"))),
        must=True,
    ),
    static(this, raised("Strength", count(present(ROGUE_BORG, "anyone")))),
    static(present(ROGUE_BORG, "anyone"), multiplied("Strength", 2)),
)

cards.define(
    112,
    "Disruptor Overload",
    plays_on(in_play(ship()), away_teams),
    when_played(destroy(random(among=present(like(types="equipment"), "anyone")))),
)

cards.define(
    113,
    "Distortion of Space/Time Continuum",
    plays_on(in_play(ship())),
    when_played(unstop(target), unstop(ship_teams(personnel())), restore_range(target)),
)

CREW = aboard(like(types=("personnel", "equipment")), "holder")

RESCUERS = hosting(here(ship(sent=False, stopped=False)), afflicted)

cards.define(
    116,
    "Escape Pod",
    about_to(
        "destroy",
        select(one(among=those(), name="target")),
        hold(CREW, stasis=False),
        put(this, "space"),
        whose="anyone",
        subject=ship(empty=False),
        limit="each",
    ),
    order(
        select(one(among=RESCUERS, name="rescuer")),
        put(afflicted, "aboard", those("rescuer")),
        discard(this),
        test=both(some_are(afflicted_like()), some_are(RESCUERS)),
        whose="anyone",
    ),
)


def scan(number: int, title: str, kind: str) -> None:
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


scan(117, "Full Planet Scan", "planet")

HONORABLE = personnel(skills="Honor", one_of=KLINGON, disabled=False)

TREACHEROUS = personnel(skills="Treachery", disabled=False)

cards.define(
    118,
    "Honor Challenge",
    just(
        "begin-battle",
        tell(count(involved(HONORABLE)), "challengers"),
        select(some(number("challengers"), among=involved(TREACHEROUS, "opponent"), name="challenged")),
        tell(count(involved(HONORABLE, "opponent")), "opposing"),
        select(some(number("opposing"), among=involved(TREACHEROUS), name="betrayed")),
        kill(those("challenged", also="betrayed")),
        whose="anyone",
        subject=personnel(),
        test=either(some_are(involved(HONORABLE)), some_are(involved(TREACHEROUS))),
    ),
)


BORG_SHIP = dilemma(titles="Borg Ship")

cards.define(
    119,
    "Hugh",
    when("encounter", affect(those(), barred("attack")), whose="anyone", subject=BORG_SHIP),
    about_to(
        "begin-battle",
        prevent(),
        affect(those(), barred("attack")),
        whose="anyone",
        subject=BORG_SHIP.but(excluding=like(involved="target")),
    ),
    plays_on(in_play(ROGUE_BORG)),
    when_played(destroy(sharing("place", in_play(ROGUE_BORG), target))),
    about_to(
        "begin-battle", destroy(sharing("place", in_play(ROGUE_BORG), those())), whose="anyone", subject=ROGUE_BORG
    ),
)


def message(number: int, sender: str, affiliation: str) -> None:
    """Calls a ship of an affiliation home."""
    cards.define(
        number,
        f"Incoming Message - {sender}",
        plays_on(in_play(ship(affiliations=affiliation))),
        when_played(put(this, "ship", target)),
        forced_move("outpost", affiliation),
        *SENT,
    )


message(120, "Federation", "Fed")

message(121, "Klingon", "Kli")

message(122, "Romulan", "Rom")

cards.define(123, "Jaglom Shrek - Information Broker", when_played(look(deck(of="opponent"))))

TREATY = like(titles="Treaty")

cards.define(
    124,
    "Kevin Uxbridge",
    plays_on(in_play(event(excluding=TREATY))),
    when_played(nullify(target), KEPT_FOR_NOTHING),
    in_response("action-play", nullify(), KEPT_FOR_NOTHING, subject=event(excluding=TREATY)),
    immune("Amanda Rogers"),
)

cards.define(
    125,
    "Klingon Death Yell",
    just(
        "kill",
        score(5),
        put(this, "point_area"),
        whose="anyone",
        subject=personnel(skills="Honor", one_of=(like(affiliations="Kli"), like(species="Klingon"))),
        limit="each",
    ),
)

AVENGERS = involved(personnel(one_of=KLINGON, disabled=False))

cards.define(
    126,
    "Klingon Right of Vengeance",
    just(
        "end-battle",
        affect(AVENGERS, multiplied("Strength", 2), until="battle"),
        battle(AVENGERS, involved(personnel(), "opponent")),
        whose="anyone",
        subject=personnel(),
        test=both(
            at_least(killed("anyone", personnel(one_of=KLINGON))),
            some_are(AVENGERS),
            are(involved(of="opponent"), personnel()),
        ),
    ),
)

cards.define(127, "Life-form Scan", when_played(look(hand(of="opponent"))))

cards.define(128, "Long-Range Scan", plays_on(in_play(ship())), when_played(look(aboard(like(), "anyone"))))

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

cards.define(
    133,
    "Q2",
    in_response(
        "action-play", nullify(), KEPT_FOR_NOTHING, subject=interrupt(titles=("Amanda Rogers", "Kevin Uxbridge"))
    ),
    when(
        "encounter",
        nullify(those()),
        KEPT_FOR_NOTHING,
        whose="anyone",
        subject=like(one_of=(dilemma(icons="Q"), dilemma(title_words="Q"))),
    ),
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

scan(135, "Scan", "space")

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
        pay(offer(hand(interrupt(titles="Wormhole"))), relocate(target, "location"), stop(target)),
    ),
)
