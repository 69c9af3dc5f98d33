"""Dilemmas of Premiere (2002), A to G."""

from spaceline.cards.definitions.second.dilemma_phrases import (
    all_but_one,
    damaged_unless,
    expert_or_opponents_choice,
    one_two_three,
    stop_all_and_return,
    volunteer,
    wall,
    weakened,
)
from spaceline.effects.phrases import *

cards = Book("2e-se")


cards.define(
    1,
    "A Living Death",
    faced(onto_mission()),
    static(on_planet(personnel(lacks="Treachery"), of="anyone"), attributes(-1)),
    when("end_turn", overcome(), whose="anyone", must=True),
)

cards.define(
    2,
    "Aggressive Behavior",
    faced(
        unless(
            any_of(skill("Anthropology", 2), all_of(skill("Leadership", 2), total("Weapons", 8))),
            kill(random()),
            stop_others(),
            onto_ship(),
        )
    ),
    weakened(),
)

cards.define(
    3,
    "Alien Abduction",
    faced(
        unless(
            any_of(all_of(skill("Engineer", 2), skill("Physics")), all_of(skill("Medical"), skill("Transporters"))),
            stop(random(3)),
        )
    ),
)

cards.define(4, "Antedean Assassins", expert_or_opponents_choice("Anthropology", "Telepathy"))

cards.define(
    5,
    "Armus Roulette",
    faced(
        select(random(4)),
        unless(
            any_of(total("Cunning", 22), single(total("Cunning", 7))),
            kill(one("opponent", among=those(), name="victim")),
            stop(those(apart="victim")),
            among=those(),
        ),
    ),
)

cards.define(
    6,
    "Assassin's Blade",
    faced(
        unless(
            any_of(skill("Security", 2), total("Cunning", 26)),
            kill(one("opponent", excluding=(like(species="Android"), like(keywords="Shape-shifter")))),
            stop_others(),
            back_to_pile(),
        )
    ),
)

cards.define(7, "Assassination Attempt", faced(select(random(2)), kill(those(lacks="Treachery"))))

cards.define(8, "Authenticate Artifacts", expert_or_opponents_choice("Anthropology", "Archaeology"))

cards.define(
    9,
    "Automated Weapons",
    faced(
        unless(
            any_of(skill("Security", 2), bearing("Hand Weapon")),
            kill(random()),
            stop_others(),
            back_to_pile(),
        )
    ),
)

cards.define(
    10,
    "Berserk Changeling",
    faced(
        unless(
            any_of(
                all_of(skill("Exobiology", 2), skill("Science", 2)), skill("Security", 3), bearing("Hand Weapon", 2)
            ),
            kill(random(excluding=like(species="Changeling"))),
            stop_others(),
        )
    ),
)

cards.define(11, "Blended", all_but_one("Diplomacy", "Telepathy"))

cards.define(12, "Bynars' Password", expert_or_opponents_choice("Engineer", "Programming"))

cards.define(13, "Captain's Holiday", wall(any_of(skill("Archaeology", 2), skill("Geology", 2))))

cards.define(
    14,
    "Center of Attention",
    faced(
        unless(
            any_of(skill("Security", 3), all_of(bearing("Hand Weapon"), total("Cunning", 28)), titled("Quark")),
            kill(one("opponent", skills="Treachery")),
            stop_others(),
        )
    ),
)

cards.define(15, "Chula: Echoes", faced(select(random(3)), if_(even(highest("Cunning", those())), stop(those()))))

cards.define(
    16,
    "Chula: Pick One to Save Two",
    faced(select(random(3)), unless_chosen(back_to_hand(one(among=those(), name="saviour")), stop(those()))),
)

cards.define(17, "Command Decisions", volunteer("Leadership", "Officer", failing=kill(random())))

cards.define(
    18,
    "Console Overload",
    faced(
        unless(
            any_of(skill("Engineer", 2), skill("Programming", 2)),
            stop(one(skills=("Medical", "Science"))),
            back_to_pile(),
        )
    ),
)

cards.define(
    19,
    "Contamination",
    faced(
        unless(
            any_of(all_of(skill("Engineer"), skill("Physics")), skill("Exobiology", 2)),
            stop(facing(skills="Medical")),
            back_to_pile(),
        )
    ),
)

cards.define(
    20,
    "Damaged Reputation",
    faced(
        if_(at_least(added_up("Integrity", facing()), 51), lose(5)),
        unless(
            any_of(skill("Diplomacy", 2), all_of(skill("Intelligence"), skill("Treachery", 2)), total("Strength", 30)),
            stop_all_and_return(),
        ),
    ),
)

cards.define(
    21,
    "Dangerous Liaisons",
    wall(any_of(all_of(skill("Science", 2), skill("Security", 2)), skill("Treachery", 3))),
)

cards.define(
    22,
    "Debris Field",
    faced(
        unless(
            any_of(skill("Astrometrics"), skill("Navigation")),
            stop(facing(skills="Engineer")),
            back_to_pile(),
        )
    ),
)

cards.define(
    23,
    "Drumhead",
    faced(
        unless(
            skill("Law"),
            if_cannot(put(random(below=("Integrity", 4)), "discard"), stop_all_and_return()),
        )
    ),
)

cards.define(24, "Enemy Boarding Party", faced(select(random(3)), kill(those(below=("Strength", 6)))))

cards.define(25, "Equipment Malfunction", faced(back_to_hand(present(like(types="equipment")))))

cards.define(26, "Explosive Decompression", one_two_three(killed=True))

cards.define(
    27,
    "Gravimetric Distortion",
    *damaged_unless(any_of(skill("Astrometrics", 2), skill("Engineer", 3), single(skill("Navigation", 2)))),
)

cards.define(
    28,
    "Graviton Ellipse",
    *damaged_unless(
        any_of(all_of(skill("Astrometrics"), skill("Engineer"), skill("Physics")), total("Shields+unused Range", 13))
    ),
)
