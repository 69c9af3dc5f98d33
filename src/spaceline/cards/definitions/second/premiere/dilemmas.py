"""The dilemmas of Premiere (2002)."""

from spaceline.cards.definitions.dilemmas import (
    all_but_one,
    expert_or_opponents_choice,
    one_two_three,
    stop_all_and_return,
    volunteer,
    wall,
)
from spaceline.effects.phrases import (
    Book,
    added_up,
    all_of,
    any_of,
    are,
    at_least,
    attributes,
    back_to_hand,
    back_to_pile,
    bearing,
    even,
    faced,
    facing,
    half,
    here,
    highest,
    if_,
    if_cannot,
    kill,
    like,
    lose,
    on_planet,
    one,
    onto_mission,
    overcome,
    personnel,
    present,
    put,
    random,
    select,
    select_top,
    sequence,
    single,
    skill,
    some,
    some_are,
    static,
    stop,
    stop_all,
    stop_others,
    this,
    those,
    titled,
    total,
    unless,
    unless_chosen,
    when,
)

cards = Book("2e-se")


cards.define(
    1,
    "A Living Death",
    faced(onto_mission()),
    static(on_planet(personnel(lacks="Treachery"), of="anyone"), attributes(-1)),
    when("end_turn", overcome(), whose="anyone", must=True),
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
cards.define(52, "Systems Diagnostic", volunteer("Engineer", "Programming", failing=stop_all_and_return()))
cards.define(53, "Temptation", faced(select(random(3)), stop(those(lacks=("Honor", "Treachery")))))
cards.define(54, "Tense Negotiations", expert_or_opponents_choice("Diplomacy", "Leadership"))
cards.define(
    55,
    "The Moon's a Window to Heaven",
    faced(
        unless(
            any_of(single(all_of(skill("Leadership"), total("Cunning", 6))), skill("Telepathy")),
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
