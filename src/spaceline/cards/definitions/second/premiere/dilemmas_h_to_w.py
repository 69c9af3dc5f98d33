"""Dilemmas of Premiere (2002), H to W."""

from spaceline.cards.definitions.second.dilemma_phrases import (
    all_but_one,
    expert_or_opponents_choice,
    one_two_three,
    stop_all_and_return,
    volunteer,
    wall,
    weakened,
)
from spaceline.effects.phrases import *

cards = Book("2e-se")


cards.define(29, "Hunter Gangs", faced(select(random(2)), kill(those(below=("Cunning+Strength", 11)))))

cards.define(
    30,
    "Impressive Trophies",
    faced(unless(total("Cunning", 32), select_top("cost"), put(those(), "brig"), stop_others())),
)

cards.define(
    31,
    "Invidium Leak",
    faced(
        unless(
            any_of(all_of(skill("Engineer"), skill("Programming", 2)), skill("Medical", 2)),
            stop_all(),
        )
    ),
)

cards.define(
    32,
    "Kelvan Show of Force",
    faced(
        select(some(2, "opponent", excluding=(like(species="Android"), like(species="Hologram")))),
        kill(random(among=those(), name="victim")),
    ),
)

cards.define(33, "Kolaran Raiders", volunteer("Leadership", "Security", failing=kill(random())))

cards.define(
    34,
    "Limited Welcome",
    faced(select(random(9)), stop_others(), onto_mission()),
    when("draw_dilemmas", put(this, "drawn"), test=some_are(here(personnel(attempting=True), of="anyone"))),
)

cards.define(35, "Maglock", wall(any_of(skill("Officer", 3), skill("Programming", 3))))

cards.define(36, "Magnetic Field Disruptions", volunteer("Astrometrics", "Navigation", failing=kill(random())))

cards.define(37, "Microbrain", expert_or_opponents_choice("Exobiology", "Geology"))

cards.define(
    38,
    "Misguided Activist",
    faced(
        select(random(icons="Cmd")),
        if_(
            any_of(all_of(skill("Diplomacy"), skill("Honor", 2)), skill("Security", 2), titled("Miles O'Brien")),
            stop(those()),
            otherwise=kill(those()),
        ),
    ),
)

cards.define(
    39,
    "Nanite Attack",
    faced(
        unless(
            any_of(
                all_of(skill("Diplomacy", 2), skill("Engineer", 2)),
                all_of(skill("Security", 2), bearing("Hand Weapon")),
            ),
            onto_ship(),
        )
    ),
    damage(when("end_turn", kill(random(among=aboard(personnel(), "anyone"))), must=True)),
)

cards.define(
    40,
    "None Shall Pass",
    wall(any_of(skill("Anthropology", 2), skill("Diplomacy", 3), total("Strength", 35))),
)

cards.define(
    41,
    "Ornaran Threat",
    faced(
        select(random()),
        if_(
            any_of(all_of(skill("Diplomacy"), skill("Medical")), skill("Security", 2)),
            stop(those()),
            otherwise=sequence(kill(those()), stop_others(), back_to_pile()),
        ),
    ),
)

cards.define(42, "Personal Duty", all_but_one("Leadership", "Officer"))

cards.define(43, "Pinned Down", one_two_three(killed=False))

cards.define(44, "Planetary Survey", volunteer("Geology", "Programming", failing=stop_all_and_return()))

cards.define(
    45,
    "Primitive Culture",
    wall(
        any_of(
            all_of(skill("Anthropology"), skill("Leadership")),
            skill("Diplomacy", 3),
            skill("Intelligence", 2),
            single(total("Strength", 6), 4),
        )
    ),
)

cards.define(46, "Pursuit Just Behind", one_two_three(killed=True))

cards.define(
    47,
    "Quarren Labor Shortage",
    faced(unless(half(like(excluding=like(affiliations="NA"))), stop_all_and_return())),
)

cards.define(48, "Recurring Injury", expert_or_opponents_choice("Biology", "Medical"))

cards.define(
    49,
    "Skullduggery",
    faced(
        select(random()),
        if_(are(those(), like(skills=("Acquisition", "Treachery"))), stop(those()), otherwise=kill(those())),
    ),
)

cards.define(50, "Stellar Core Fragment", expert_or_opponents_choice("Physics", "Science"))

cards.define(
    51,
    "Sympathetic Magic",
    faced(
        if_(
            some_are(here(ship())),
            unless_chosen(
                sequence(select(one(among=here(ship()), name="ship")), put(this, "ship", those("ship"))), stop_all()
            ),
            otherwise=stop_all(),
        )
    ),
    weakened(),
)

cards.define(52, "Systems Diagnostic", volunteer("Engineer", "Programming", failing=stop_all_and_return()))

cards.define(53, "Temptation", faced(select(random(3)), stop(those(lacks=("Honor", "Treachery")))))

cards.define(54, "Tense Negotiations", expert_or_opponents_choice("Diplomacy", "Leadership"))

cards.define(
    55,
    "The Moon's a Window to Heaven",
    faced(
        unless(
            single(all_of(skill("Leadership"), any_of(total("Cunning", 6), skill("Telepathy")))),
            put(random(), "brig"),
            stop_others(),
        )
    ),
)

cards.define(
    56,
    "Trabe Grenade",
    faced(select(random(skills=("Leadership", "Security"))), kill(those(below=("Cunning", 7)))),
)

cards.define(57, "Triage", volunteer("Biology", "Medical", failing=kill(random())))

cards.define(
    58,
    "Unscientific Method",
    faced(
        select_top("Cunning", facing(skills="Science", lacks="Treachery")),
        kill(those()),
        unless(total("Cunning", 24), stop_all_and_return()),
    ),
)

cards.define(
    59,
    "Vastly Outnumbered",
    faced(
        if_(at_least(added_up("Strength", facing()), 56), lose(5)),
        unless(
            any_of(all_of(skill("Anthropology"), skill("Honor", 2)), bearing("Hand Weapon", 2), total("Integrity", 28)),
            stop_all_and_return(),
        ),
    ),
)

cards.define(60, "Wavefront", expert_or_opponents_choice("Astrometrics", "Navigation"))
