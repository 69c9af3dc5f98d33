"""Artifacts of the first release."""

from spaceline.effects.phrases import (
    Book,
    aboard,
    all_of,
    deck,
    dilemma,
    discard,
    earned,
    in_play,
    kill,
    look,
    may,
    mission,
    missions,
    multiplied,
    nullify,
    on_planet,
    personnel,
    plays_on,
    present,
    put,
    ship,
    shows,
    shuffle,
    skill,
    some,
    some_are,
    static,
    this,
    this_ship,
    those,
    when,
    when_played,
)

cards = Book("1e-premiere")

SIMPLE = personnel(lacks="Youth", below=("Cunning", 8))
TYPES = ("OFFICER", "ENGINEER", "MEDICAL", "SCIENCE", "SECURITY", "V.I.P.", "CIVILIAN")
"""All seven that there are in this release; of the eight of later ones any seven do (1E-G:kurlan-naiskos/1)."""

cards.define(
    1,
    "Betazoid Gift Box",
    earned("table"),
    when_played(look(deck()), put(some(3, among=deck()), "hand"), shuffle(deck()), discard(this)),
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
        test=some_are(present(personnel(facing=True))),
        must=True,
    ),
)
cards.define(
    4,
    "Kurlan Naiskos",
    earned("hand", "event"),
    plays_on(in_play(ship())),
    static(
        this_ship,
        multiplied("Range+Weapons+Shields", 3),
        test=shows(all_of(*(skill(name) for name in TYPES)), among=aboard(personnel(), "anyone")),
    ),
)
cards.define(
    5,
    "Thought Maker",
    earned("hand", "interrupt"),
    when_played(look(deck(of="opponent")), put(deck(of="opponent"), "deck_top", any_order=True)),
)
cards.define(
    8,
    "Varon-T Disruptor",
    earned("team", "equipment"),
    static(present(personnel()), multiplied("Strength", 2)),
)
cards.define(
    9,
    "Vulcan Stone of Gol",
    earned("hand", "event"),
    plays_on(missions(mission(kinds=("planet", "dual")), "anyone")),
    when_played(
        may(kill(on_planet(SIMPLE, "opponent")), otherwise=kill(on_planet(SIMPLE))),
        discard(this),
    ),
)
