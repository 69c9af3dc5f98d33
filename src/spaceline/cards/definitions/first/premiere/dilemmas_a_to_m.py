"""Dilemmas of Premiere (1994), A to M."""

from spaceline.cards.definitions.first.premiere.phrases import SENT, WITH_THE_AFFLICTED
from spaceline.effects.phrases import *

cards = Book("1e-premiere")


cards.define(
    10,
    "Alien Abduction",
    encounter(select_top("Cunning", by="owner"), reveal(those()), put(this, "mission"), hold(those())),
    cured(skill("Leadership", 3)),
    when("complete", nullify(this), whose="anyone", subject=mission(), where="here", must=True),
)

ALL_ATTRIBUTES = "Integrity+Cunning+Strength"

cards.define(
    12,
    "Anaphasic Organism",
    encounter(
        select_top(ALL_ATTRIBUTES, facing(characteristics="female")),
        discard(those()),
        unless=all_of(skill("SECURITY"), skill("MEDICAL")),
        trigger=some_are(facing(characteristics="female")),
    ),
    discarded_after_failure(),
)

cards.define(
    13,
    "Ancient Computer",
    encounter(unless=any_of(skill("Computer Skill", 2), skill("SCIENCE", 3), skill("ENGINEER", 3))),
)

cards.define(
    14,
    "Archer",
    encounter(select_top(ALL_ATTRIBUTES), kill(those()), unless=all_of(skill("SECURITY"), skill("MEDICAL"))),
    discarded_after_failure(),
)

cards.define(15, "Armus - Skin of Evil", encounter(kill(random())))

cards.define(
    16,
    "Barclay's Protomorphosis Disease",
    encounter(
        kill(facing(excluding=like(species="Android"))),
        unless=all_of(skill("MEDICAL"), skill("SCIENCE"), skill("SECURITY")),
    ),
    discarded_after_failure(),
)

cards.define(
    17,
    'Birth of "Junior"',
    nullified(skill("ENGINEER", 3)),
    encounter(put(this, "ship")),
    when(
        "end_turn",
        pay(
            affect(this_ship, raised("Range", -1), until="leaves"),
            if_(are(this_ship, ship(below=("Range", 1))), destroy(this_ship)),
        ),
        whose="holder",
        must=True,
    ),
)

cards.define(
    18,
    "Borg Ship",
    encounter(relocate(this, "far_end")),
    when(
        "end_turn",
        battle(this, here(ship(), "anyone")),
        relocate(this, "onward"),
        whose="anyone",
        must=True,
    ),
    bounty(),
    cumulative(),
)

cards.define(
    19,
    "Chalnoth",
    encounter(kill(one("opponent")), unless=any_of(skill("SECURITY", 3), total("Strength", 40))),
    discarded_after_failure(),
)

cards.define(
    20,
    "Cosmic String Fragment",
    encounter(destroy(this_ship), unless=any_of(skill("Astrophysics"), skill("ENGINEER"), skill("Navigation"))),
    discarded_after_failure(),
)

cards.define(
    21,
    "Crystalline Entity",
    encounter(
        kill(aboard(personnel(), "anyone")),
        discard(aboard(like(types="tribble"), "anyone")),
        unless=any_of(total("Shields", 6), skill("Music")),
        trigger=some_are(facing(away=False)),
    ),
    encounter(
        kill(facing(away=True)),
        unless=all_of(skill("SCIENCE"), skill("MEDICAL")),
        trigger=some_are(facing(away=True)),
    ),
    discarded_after_failure(),
)

cards.define(22, "Cytherians", encounter(put(this, "ship"), end_attempt()), forced_move("far_end"), *SENT)

cards.define(
    23,
    "El-Adrel Creature",
    encounter(
        select_top("Strength", count=2, by="owner"),
        reveal(those()),
        kill(random(among=those(), name="victim")),
        unless=at_least(added_up("Strength", facing(), most=2), 17),
    ),
    discarded_after_failure(),
)

cards.define(24, "Female's Love Interest", encounter(relocate(random(characteristics="female"), "furthest_planet")))

cards.define(
    25,
    "Firestorm",
    encounter(
        kill(facing(below=("Integrity", 5))),
        unless=some_are(present(like(titles="Thermal Deflectors"))),
    ),
    discarded_after_failure(),
)

cards.define(
    26,
    "Gravitic Mine",
    encounter(damage_ship(this_ship), unless=all_of(skill("SCIENCE"), skill("Navigation"))),
    discarded_after_failure(),
)

cards.define(27, "Hologram Ruse", encounter(unless=all_of(total("Integrity", 30), total("Cunning", 30))))

cards.define(
    28,
    "Hyper-Aging",
    encounter(put(this, "mission"), afflict(facing())),
    static(afflicted, barred("leave_place")),
    about_to("expire", kill(afflicted), must=True),
    cured(shows(all_of(skill("SCIENCE"), skill("MEDICAL", 2)), among=WITH_THE_AFFLICTED)),
)

cards.define(
    29,
    "Iconian Computer Weapon",
    encounter(
        tell(count(hand(like(excluding=personnel()))), "discarded"),
        discard(hand(like(excluding=personnel()))),
        draw(number("discarded")),
        unless=skill("SCIENCE"),
    ),
    discarded_after_failure(),
)

cards.define(30, "Impassable Door", encounter(unless=skill("Computer Skill")))

ANYBODY_ABOARD = random(among=aboard(personnel(disabled=False), "anyone"))

cards.define(
    31,
    "Ktarian Game",
    encounter(put(this, "ship"), disable(random())),
    when("begin_turn", disable(ANYBODY_ABOARD), must=True),
    cured(any_of(total("Cunning", 30), bearing("Android"))),
)

cards.define(32, "Male's Love Interest", encounter(relocate(random(characteristics="male"), "furthest_planet")))

cards.define(
    33,
    "Matriarchal Society",
    encounter(unless=at_least(count(facing(characteristics="female")), 2)),
)

cards.define(
    34,
    "Menthar Booby Trap",
    encounter(put(this, "ship")),
    encounter(kill(random()), unless=skill("MEDICAL")),
    static(this_ship, barred("move")),
    cured(skill("ENGINEER", 2)),
)

cards.define(
    35,
    "Microbiotic Colony",
    encounter(damage_ship(this_ship), unless=all_of(skill("SCIENCE"), skill("ENGINEER"), skill("OFFICER"))),
    discarded_after_failure(),
)

cards.define(
    36,
    "Microvirus",
    encounter(kill(one("opponent")), unless=all_of(skill("MEDICAL"), skill("SECURITY"))),
    discarded_after_failure(),
)
