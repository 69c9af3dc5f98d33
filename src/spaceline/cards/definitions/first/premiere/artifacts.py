"""Artifacts of Premiere (1994)."""

from spaceline.effects.phrases import *

cards = Book("1e-premiere")


cards.define(
    1,
    "Betazoid Gift Box",
    earned("table"),
    when_played(look(deck()), put(some(3, among=deck()), "hand"), shuffle(deck()), discard(this)),
)

cards.define(
    2,
    "Horga'hn",
    earned("table"),
    order(card_plays(), during="card_plays", limit="turn"),
    when("end_turn", draw(), test=unused(2)),
)

cards.define(
    3,
    "Interphase Generator",
    earned("team", "equipment"),
    when(
        "encounter",
        nullify(those()),
        whose="anyone",
        subject=dilemma(
            titles=(
                "Chalnoth",
                "Archer",
                "Rebel Encounter",
                "Impassable Door",
                "Phased Matter",
                "Crystalline Entity",
                "Armus",
                "Nausicaans",
            )
        ),
        test=some_are(present(personnel(facing=True), "anyone")),
        must=True,
    ),
)

TYPES = ("OFFICER", "ENGINEER", "MEDICAL", "SCIENCE", "SECURITY", "V.I.P.", "CIVILIAN", "ANIMAL")
"""The personnel types (1E-2.7/1)."""

SEVEN_TYPES = any_of(*(all_of(*(skill(name) for name in TYPES if name != left)) for left in reversed(TYPES)))
"""Any seven of the eight (1E-G:kurlan-naiskos/1)."""

cards.define(
    4,
    "Kurlan Naiskos",
    earned("hand", "event"),
    plays_on(in_play(ship())),
    static(
        this_ship,
        multiplied("Range+Weapons+Shields", 3),
        test=shows(SEVEN_TYPES, among=aboard(personnel(), "holder")),
    ),
)

cards.define(
    5,
    "Thought Maker",
    earned("hand", "interrupt"),
    when_played(look(deck(of="opponent")), put(deck(of="opponent"), "deck_top", any_order=True)),
)

cards.define(
    6,
    "Time Travel Pod",
    earned("hand", "interrupt"),
    plays_on(in_play(ship(docked=False))),
    when_played(name_number(1, 2, 3, 4, 5), put(this, "mission"), afflict(target), vanish(target)),
    countdown(number("turns"), "target"),
)

cards.define(
    7,
    "Tox Uthat",
    earned("hand", "either"),
    plays_in_core(),
    when_played(flip()),
    when("begin_turn", flip(), test=are(this, like(face_up=False)), must=True),
    in_response(
        "action-play",
        nullify(),
        discard(this),
        whose="anyone",
        subject=event(titles="Supernova"),
        test=are(this, like(zones="hand")),
    ),
)

cards.define(
    8,
    "Varon-T Disruptor",
    earned("team", "equipment"),
    static(present(personnel()), multiplied("Strength", 2)),
)

SIMPLE = personnel(lacks="Youth", below=("Cunning", 8))

cards.define(
    9,
    "Vulcan Stone of Gol",
    earned("hand", "event"),
    plays_on(away_teams),
    when_played(kill(team(SIMPLE)), discard(this)),
)
