"""Events of Premiere (1994)."""

from __future__ import annotations

from spaceline.cards.definitions.first.premiere.phrases import ROGUE_BORG, espionage
from spaceline.effects.phrases import *

cards = Book("1e-premiere")


cards.define(66, "Alien Probe", plays_in_core(), exposes_hands())

cards.define(
    67,
    "Anti-Time Anomaly",
    plays_in_core(),
    countdown(3),
    about_to("expire", kill(in_play(personnel())), must=True),
)

cards.define(
    68,
    "Atmospheric Ionization",
    plays_on(missions(mission(kinds=("planet", "dual")), "anyone")),
    static(this_mission, limited("beam", 3)),
)

cards.define(
    69, "Bynars Weapon Enhancement", plays_on(in_play(ship())), static(this_ship, raised("Weapons", 2)), cumulative()
)

cards.define(
    70,
    "Distortion Field",
    plays_on(missions(mission(kinds=("planet", "dual")), "anyone")),
    static(this_mission, barred("beam"), test=are(this, like(face_up=True))),
    order(flip(), limit="turn"),
    when("end_turn", flip(), test=unused(3), must=True),
)


espionage(cards, 71, "Espionage: Federation on Klingon", "Fed", "Kli")

espionage(cards, 72, "Espionage: Klingon on Federation", "Kli", "Fed")

espionage(cards, 73, "Espionage: Romulan on Federation", "Rom", "Fed")

espionage(cards, 74, "Espionage: Romulan on Klingon", "Rom", "Kli")

cards.define(
    75,
    "Gaps in Normal Space",
    plays_on(missions(mission(followed=True), "anyone")),
    when_played(form_location(4)),
    when(
        "move",
        kill(random(among=aboard(personnel(), "anyone"))),
        whose="anyone",
        subject=ship(),
        where="there",
        must=True,
    ),
)

MEDIC = personnel(skills="MEDICAL", stopped=False, disabled=False)

cards.define(
    76,
    "Genetronic Replicator",
    plays_in_core(),
    about_to(
        "kill",
        pay(
            sequence(
                select(one(among=those(), name="target")),
                select(one(among=present(MEDIC, apart="those"), name="first")),
                if_(
                    are(those("first"), like(meets=skill("MEDICAL", 2))),
                    stop(those("first")),
                    otherwise=sequence(
                        select(one(among=present(MEDIC, apart=("those", "first")), name="second")),
                        stop(those("first")),
                        stop(those("second")),
                    ),
                ),
            ),
            prevent(target),
            put(target, "hand"),
        ),
        whose="anyone",
        subject=personnel(),
        limit="each",
    ),
)

cards.define(
    77,
    "Goddess of Empathy",
    plays_in_core(),
    static(held(interrupt(excluding=like(titles=("Kevin Uxbridge", "Q2"))), "anyone"), barred("play")),
    countdown(1),
)

cards.define(
    78,
    "Holo-Projectors",
    plays_on(missions(mission(kinds=("planet", "dual")), "anyone")),
    static(this_mission, equipped("Holodeck")),
)

cards.define(79, "Kivas Fajo - Collector", when_played(may(draw(3), otherwise=draw(3, "opponent")), discard(this)))

cards.define(
    80,
    "Lore Returns",
    plays_on(in_play(ship(overrun=True))),
    when_played(
        if_(some_are(aboard(ROGUE_BORG)), sequence(take_command(aboard(ROGUE_BORG)), take_command(target))),
    ),
    static(this_ship, freed(unmanned=True), test=some_are(aboard(ROGUE_BORG))),
)

cards.define(
    81,
    "Lore's Fingernail",
    plays_in_core(),
    static(in_play(personnel(characteristics="Soong-type android")), becomes("NA")),
    static(in_play(personnel(titles="Exocomp")), becomes("NA")),
    static(held(personnel(characteristics="Soong-type android"), "anyone"), becomes("NA")),
    static(held(personnel(titles="Exocomp"), "anyone"), becomes("NA")),
)

NEW_HAND = (
    tell(count(hand()), "held"),
    put(random(count(hand()), among=hand(), name="old"), "deck_bottom"),
    draw(number("held")),
)

cards.define(
    82,
    "Masaka Transformations",
    when_played(may(*NEW_HAND, otherwise=each_opponent(*NEW_HAND)), discard(this)),
)


def shields(card: int, title: str, classification: str) -> None:
    """Raises the Shields of a ship for everybody of one classification aboard."""
    crew = count(aboard(personnel(classifications=classification), "anyone"))
    cards.define(card, title, plays_on(commanded(ship())), static(this_ship, raised("Shields", crew, times=2)))


shields(83, "Metaphasic Shields", "SCIENCE")

cards.define(
    84,
    "Neural Servo Device",
    plays_on(in_play(ship(affiliations="NA"))),
    when_played(
        unless(
            shows(skill("SECURITY", 2), among=aboard(personnel(), "anyone")),
            sequence(
                take_control(aboard(like(types=("personnel", "equipment")), "holder")),
                take_control(target),
            ),
        ),
        discard(this),
    ),
)

shields(85, "Nutational Shields", "ENGINEER")

cards.define(86, "Pattern Enhancers", plays_in_core(), beams_past("Atmospheric Ionization", "Distortion Field"))

SECURITY_ABOARD = shows(skill("SECURITY"), among=aboard(personnel(), "anyone"))

cards.define(
    87,
    "Plasma Fire",
    plays_on(in_play(ship(excluding=like(affiliations="Bor")))),
    countdown(1, "owner"),
    about_to("expire", unless(SECURITY_ABOARD, prevent(), damage_ship(this_ship)), must=True),
    nullified(skill("SECURITY")),
)

cards.define(
    88,
    "Q-Net",
    plays_on(missions(mission(followed=True), "anyone")),
    nobody_crosses(unless=ship(amid=skill("Diplomacy", 2))),
)

cards.define(
    90,
    "Red Alert!",
    plays_in_core(),
    order(
        pay(card_plays(-1), reports(like(types=("ship", "personnel", "equipment")))), during="card_plays", limit="turn"
    ),
)

cards.define(
    91,
    "Res-Q",
    only_if(some_are(discard_pile())),
    when_played(exchange(one(among=discard_pile()))),
)

cards.define(
    92,
    "Spacedock",
    plays_on(in_play(like(types="facility", kinds="outpost"))),
    when("dock", repair(those()), subject=ship(damaged=True), where="here", must=True),
    when(
        "dock",
        repair(those()),
        whose="opponent",
        subject=ship(affiliations="NA", damaged=True),
        where="here",
        must=True,
    ),
)

cards.define(
    93,
    "Static Warp Bubble",
    plays_in_core(),
    when("end_turn", discard(one("opponent", among=hand(of="opponent"))), whose="opponent", must=True),
)

cards.define(
    94,
    "Subspace Warp Rift",
    plays_on(missions(of="anyone")),
    when("pass", damage_ship(those()), whose="anyone", subject=ship(), where="there", must=True),
)

UTHAT = commanded(like(titles="Tox Uthat", face_up=True))

cards.define(
    95,
    "Supernova",
    plays_on(missions(of="anyone")),
    only_if(some_are(UTHAT)),
    when_played(pay(discard(one(among=UTHAT, name="spent")), put(this, "mission"), lay_waste(target))),
)

cards.define(
    96,
    "Telepathic Alien Kidnappers",
    plays_in_core(),
    when(
        "end_turn",
        pay(guess(hand(of="opponent")), discard(those())),
        must=True,
    ),
)

cards.define(
    97,
    "Tetryon Field",
    plays_on(missions(of="anyone")),
    ships_halt(unless=ship(carries=personnel(skills="Navigation"))),
)

BUBBLE = event(titles="Static Warp Bubble")

cards.define(
    98,
    "The Traveler: Transcendence",
    plays_on(any_player),
    when_played(nullify(in_play(BUBBLE))),
    when("end_turn", draw(), must=True),
    when("play", nullify(those()), whose="anyone", subject=BUBBLE, must=True),
)

cards.define(99, "Treaty: Federation/Klingon", plays_in_core(), treaty("Fed", "Kli"))

cards.define(100, "Treaty: Federation/Romulan", plays_in_core(), treaty("Fed", "Rom"))

cards.define(101, "Treaty: Romulan/Klingon", plays_in_core(), treaty("Rom", "Kli"))

cards.define(
    102,
    "Warp Core Breach",
    plays_on(in_play(ship(excluding=like(affiliations="Bor")))),
    countdown(1, "owner"),
    about_to(
        "expire",
        unless(shows(skill("ENGINEER"), among=aboard(personnel(), "anyone")), destroy(this_ship)),
        must=True,
    ),
)

cards.define(103, "Where No One Has Gone Before", plays_in_core(), endless())
