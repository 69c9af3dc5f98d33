"""Dilemmas of Call to Arms (2003)."""

from spaceline.cards.definitions.second.call_to_arms.phrases import ANY_SKILL
from spaceline.cards.definitions.second.dilemma_phrases import (
    damaged_unless,
    deadly_unless,
    expert_or_opponents_choice,
    stops_three_with,
    wall,
)
from spaceline.effects.phrases import *

cards = Book("2e-ca")


cards.define(1, "A Bad End", faced(kill(random(among=on_planet(personnel(stopped=True))))))

cards.define(
    2,
    "An Old Debt",
    deadly_unless(
        any_of(
            all_of(skill("Biology"), skill("Physics"), total("Cunning", 32)),
            all_of(skill("Intelligence"), skill("Medical", 2)),
        ),
        "Leadership",
    ),
)

cards.define(
    3,
    "Close Call",
    deadly_unless(
        any_of(
            all_of(skill("Diplomacy", 2), skill("Security")), all_of(skill("Programming", 2), skill("Transporters"))
        ),
        "Engineer",
    ),
)

cards.define(4, "Confined to Quarters", stops_three_with("Leadership"))

cards.define(
    5,
    "Dangerous Climb",
    faced(
        unless(
            any_of(skill("Geology", 2), total("Strength", 40)),
            kill(random()),
            stop_others(),
            back_to_pile(),
        )
    ),
)

cards.define(
    6,
    "Depression",
    faced(
        unless(
            any_of(skill("Anthropology", 2), skill("Medical", 2), all_of(skill("Telepathy"), total("Integrity", 32))),
            stop(one("opponent")),
            back_to_pile(),
        )
    ),
)

cards.define(7, "DNA Analysis", expert_or_opponents_choice("Medical", "Science"))

cards.define(8, "Don't Let It End This Way", faced(kill(random(among=aboard(personnel(stopped=True))))))

cards.define(
    9,
    "Dressing Down",
    faced(
        select(random(3)),
        if_(some_are(those(below=("cost", 2), excluding=like(below=("cost", 1)))), stop(those())),
    ),
)

cards.define(10, "Failure To Communicate", expert_or_opponents_choice("Anthropology", "Security"))

DEVOTED = ("Honor", "Treachery")

cards.define(
    11,
    "Forsaken",
    when(
        "use",
        put(those(), "deck_bottom"),
        whose="anyone",
        subject=personnel(skills=DEVOTED, facing=True),
        using=ANY_SKILL,
        must=True,
    ),
    faced(unless(any_of(skill("Honor", 2), skill("Treachery", 2)), stop_all())),
)

cards.define(
    12,
    "Gomtuu Shock Wave",
    *damaged_unless(
        any_of(
            all_of(skill("Diplomacy", 2), total("Integrity", 32)), all_of(skill("Telepathy"), total("Integrity", 35))
        )
    ),
)

cards.define(
    13,
    "Graviton Wave",
    deadly_unless(
        any_of(
            all_of(skill("Astrometrics"), skill("Physics"), total("Cunning", 32)),
            all_of(skill("Biology"), skill("Medical", 2)),
        ),
        "Science",
    ),
)

cards.define(14, "History Repeats Itself", stops_three_with("Anthropology"))

cards.define(15, "Inside Collaborators", expert_or_opponents_choice("Diplomacy", "Treachery"))

cards.define(
    16,
    "Justice or Vengeance",
    deadly_unless(
        any_of(
            all_of(skill("Anthropology"), skill("Security", 2)),
            all_of(skill("Exobiology"), skill("Honor"), total("Integrity", 32)),
        ),
        "Treachery",
    ),
)

cards.define(
    17,
    "Miner Disagreement",
    faced(
        unless(
            any_of(
                all_of(skill("Anthropology"), skill("Diplomacy"), total("Cunning", 32)),
                all_of(skill("Exobiology", 2), skill("Leadership")),
            ),
            stop(random()),
            back_to_pile(),
        )
    ),
)

cards.define(18, "Murder Investigation", stops_three_with("Security"))

cards.define(
    19,
    "Overwhelmed",
    faced(onto_mission()),
    when(
        "use",
        stop(those()),
        whose="anyone",
        subject=personnel(facing=True),
        where="here",
        using=("any skill",),
        must=True,
    ),
    when("end_turn", back_to_pile(), whose="anyone", must=True),
)

cards.define(
    20,
    "Psychic Receptacle",
    faced(
        name_skill(by="opponent"),
        select(random(among=skilled(facing()))),
        affect(sharing("title", in_play(personnel()), those()), barred("dilemma_skills"), until="attempt"),
    ),
)

cards.define(
    21,
    "Psycho-Kinetic Attack",
    deadly_unless(
        any_of(all_of(skill("Exobiology"), skill("Medical", 2)), all_of(skill("Honor"), skill("Telepathy"))),
        "Security",
    ),
)

cards.define(
    22,
    "Quantum Filament",
    faced(
        unless(
            any_of(
                all_of(skill("Astrometrics", 2), skill("Navigation", 2)),
                all_of(skill("Engineer", 2), skill("Science"), total("Shields", 8)),
            ),
            onto_ship(),
        )
    ),
    damage(about_to("face", stop(random(among=those())), subject=personnel(), where="aboard", must=True)),
)

cards.define(
    23,
    "Restricted Area",
    faced(
        select(random(name="first")),
        if_(
            at_least(count(facing(apart="first")), 9),
            put(those("first"), "brig"),
            put(random(among=facing(apart="first"), name="second"), "brig"),
            if_(remaining(10), put(random(among=facing(apart=("first", "second")), name="third"), "brig")),
            otherwise=stop(those("first")),
        ),
    ),
)

cards.define(
    24,
    '"Rock People"',
    faced(
        unless(
            any_of(
                all_of(skill("Anthropology", 2), total("Integrity", 30)),
                all_of(skill("Exobiology"), skill("Medical"), total("Cunning", 35)),
            ),
            kill(random()),
            stop_others(),
        )
    ),
)

cards.define(
    25,
    "Rogue Borg Ambush",
    faced(
        unless(
            any_of(
                all_of(skill("Intelligence"), total("Cunning", 35)),
                all_of(bearing("Hand Weapon"), total("Strength", 35)),
            ),
            kill(random()),
            stop_others(),
        )
    ),
)

DOUBLES = able_to_replace(those("chosen"), sharing("affiliation", deck(which=personnel()), those("chosen")))

cards.define(
    26,
    "Secret Identity",
    faced(
        select(one("opponent", name="chosen")),
        may(
            look(deck()),
            put(
                one(among=DOUBLES, name="double"),
                "spot",
                those("chosen"),
            ),
        ),
        put(those("chosen"), "discard"),
        shuffle(deck()),
    ),
)

cards.define(
    27,
    "Sheer Lunacy",
    faced(
        unless(
            any_of(
                all_of(skill("Anthropology", 2), total("Cunning", 32)),
                all_of(skill("Programming", 2), skill("Science")),
            ),
            stop(random()),
            back_to_pile(),
        )
    ),
)

cards.define(
    28,
    "Skeleton Crew",
    faced(onto_mission()),
    attempted_by(6),
    when(
        "complete",
        overcome(),
        subject=mission(),
        whose="anyone",
        where="here",
        test=are(this_mission, like(completed=True)),
        must=True,
    ),
)

cards.define(29, "So Many Enemies", stops_three_with("Treachery"))

cards.define(30, "Sokath, His Eyes Uncovered!", wall(any_of(skill("Diplomacy", 2), total("Cunning", 35))))

cards.define(
    31,
    "The Demands of Duty",
    faced(select(one("opponent")), unless_chosen(stop_all(), kill(those()))),
)
