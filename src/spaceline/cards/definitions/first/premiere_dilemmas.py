"""Dilemmas of the first release."""

from spaceline.effects.nodes.effects import Effect
from spaceline.effects.phrases import (
    Book,
    aboard,
    about_to,
    added_up,
    affect,
    afflict,
    afflicted,
    afflicted_like,
    all_of,
    any_of,
    are,
    at_least,
    barred,
    bearing,
    both,
    count,
    cured,
    damage_ship,
    destroy,
    disable,
    discard,
    discarded_after_failure,
    draw,
    either,
    encounter,
    end_attempt,
    equipment,
    errand,
    facing,
    hand,
    here,
    hold,
    if_,
    kill,
    like,
    loses_first,
    may,
    mission,
    no,
    nullified,
    nullify,
    number,
    one,
    order,
    personnel,
    present,
    put,
    raised,
    random,
    relocate,
    remaining,
    score,
    select,
    select_top,
    sequence,
    ship,
    single,
    skill,
    some,
    some_are,
    static,
    stop,
    tell,
    this,
    this_ship,
    those,
    titled,
    total,
    up_to,
    when,
)

cards = Book("1e-premiere")

SPENT = ship(below=("Range", 1))
ANYBODY_ABOARD = random(among=aboard(personnel(disabled=False), "anyone"))
TUG = ship(special="Tractor Beam", amid=skill("ENGINEER", 2), stopped=False, docked=False, sent=False)
CARRIED = present(equipment())
ALL_ATTRIBUTES = "Integrity+Cunning+Strength"

cards.define(
    10,
    "Alien Abduction",
    encounter(select_top("Cunning", by="you"), put(this, "mission"), hold(those())),
    cured(skill("Leadership", 3)),
    when("complete", nullify(this), whose="anyone", subject=mission(), where="here", must=True),
)
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
        if_(
            are(this_ship, like(excluding=SPENT)),
            affect(this_ship, raised("Range", -1), until="leaves"),
            if_(are(this_ship, SPENT), destroy(this_ship)),
        ),
        must=True,
    ),
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
        unless=any_of(total("Shields", 6), skill("Music")),
        trigger=some_are(facing(away=False)),
    ),
    encounter(
        kill(facing()),
        unless=all_of(skill("SCIENCE"), skill("MEDICAL")),
        trigger=some_are(facing(away=True)),
    ),
    discarded_after_failure(),
)
SENT = (
    static(this_ship, barred("attempt", "attack", "cloak")),
    static(aboard(like(types=("personnel", "equipment")), "holder"), barred("move", "attack")),
)
"""A ship that is sent somewhere, and its crew, do nothing else (1E-G:actions-required/3)."""

cards.define(22, "Cytherians", encounter(put(this, "ship"), end_attempt()), errand("far_end"), *SENT)
cards.define(
    23,
    "El-Adrel Creature",
    encounter(
        select_top("Strength", count=2, by="you"),
        kill(random(among=those(), name="victim")),
        unless=at_least(added_up("Strength", facing(), most=2), 17),
    ),
    discarded_after_failure(),
)
cards.define(24, "Female's Love Interest", encounter(relocate(random(characteristics="female"), "furthest_planet")))
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
    cured(all_of(skill("SCIENCE"), skill("MEDICAL", 2))),
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
cards.define(
    37,
    "Nagilum",
    encounter(
        tell(count(facing(), for_each=2), "half"),
        kill(random(number("half"))),
        unless=any_of(skill("Diplomacy", 3), total("Strength", 40)),
    ),
    discarded_after_failure(),
)
cards.define(
    38,
    "Nanites",
    encounter(damage_ship(this_ship), unless=any_of(skill("SCIENCE", 2), skill("Diplomacy"))),
    discarded_after_failure(),
)
cards.define(39, "Nausicaans", encounter(kill(random()), unless=total("Strength", 44)), discarded_after_failure())
cards.define(
    40,
    "Nitrium Metal Parasites",
    encounter(put(this, "ship")),
    about_to("expire", destroy(this_ship), must=True),
    cured(any_of(skill("SCIENCE", 2), skill("ENGINEER", 2))),
)
cards.define(
    41,
    "Null Space",
    encounter(damage_ship(this_ship), unless=skill("Navigation", 2)),
    discarded_after_failure(),
)
cards.define(
    42,
    "Phased Matter",
    encounter(
        select(one(among=facing(), name="solid")),
        select(up_to(count(facing(), less=1, for_each=2), among=facing(apart="solid"), name="others")),
        select(up_to(count(CARRIED), among=CARRIED, name="kit")),
        put(this, "mission"),
        hold(facing(apart=("solid", "others"))),
        hold(those("kit")),
        trigger=remaining(2),
        otherwise=sequence(put(this, "mission"), hold(CARRIED), hold(facing())),
    ),
    cured(all_of(skill("ENGINEER"), skill("SCIENCE"))),
)
cards.define(
    43,
    "Portal Guard",
    encounter(
        select(some(count(facing()), name="team")),
        relocate(facing(), "orbit"),
        kill(facing()),
        stop(those("team"), entire=True),
        unless=single(any_of(total("Cunning", 7), skill("Honor"))),
    ),
)
cards.define(
    45,
    "Radioactive Garbage Scow",
    encounter(put(this, "mission"), end_attempt()),
    static(here(mission(), "anyone"), barred("attempt")),
    static(this_ship, barred("cloak")),
    order(
        select(one(among=here(TUG), name="tug")),
        put(this, "ship", those("tug")),
        test=both(no(some_are(this_ship)), some_are(here(TUG))),
        whose="anyone",
    ),
    order(put(this, "mission"), whose="holder"),
)
cards.define(
    46,
    "Rebel Encounter",
    encounter(
        kill(random()),
        unless=total("Strength", 44),
        tries=discard(one(among=present(equipment()), name="bribe")),
    ),
    discarded_after_failure(),
)
cards.define(
    47,
    "REM Fatigue Hallucinations",
    encounter(put(this, "table"), afflict(facing())),
    about_to("expire", kill(afflicted), must=True),
    cured(
        either(
            some_are(afflicted_like(amid=skill("MEDICAL", 3))),
            some_are(afflicted_like(away=False, within=like(types="facility", kinds="outpost"))),
        )
    ),
)
cards.define(
    48,
    "Sarjenka",
    encounter(may(sequence(score(5), put(this, "point_area"), stop(here(personnel(away=True), "anyone"))))),
)
cards.define(
    49,
    "Shaka, When the Walls Fell",
    encounter(unless=all_of(skill("Diplomacy", 2), total("Cunning", 30))),
)


def with_kit(classification: str, title: str) -> Effect:
    """Such a kit goes along where the healer has MEDICAL from it alone: neither printed, nor a second level of it."""
    lent = like(classifications=classification, excluding=(like(printed="MEDICAL"), like(meets=skill("MEDICAL", 2))))
    kits = present(equipment(titles=title))
    return if_(both(are(those("healer"), lent), some_are(kits)), discard(one(among=kits, name="kit")))


cards.define(
    50,
    "Tarellian Plague Ship",
    encounter(
        kill(facing()),
        tries=sequence(
            select(one(skills="MEDICAL", excluding=like(icons="Holo"), name="healer")),
            with_kit("OFFICER", "Medical Kit"),
            with_kit("SCIENCE", "Medical Tricorder"),
            discard(those("healer")),
        ),
    ),
    discarded_after_failure(),
)
cards.define(
    52,
    "Tsiolkovsky Infection",
    encounter(put(this, "ship")),
    static(aboard(personnel(), "anyone"), loses_first()),
    cured(skill("MEDICAL", 3)),
)
cards.define(
    53,
    "Two-Dimensional Creatures",
    encounter(put(this, "ship")),
    static(aboard(personnel(skills="Empathy"), "anyone"), barred("use")),
    static(this_ship, barred("move")),
    cured(all_of(skill("SCIENCE"), skill("ENGINEER"))),
)
cards.define(
    54,
    "Wind Dancer",
    encounter(
        unless=any_of(
            titled("Lwaxana Troi"),
            single(any_of(skill("Youth"), skill("Music"), total("Strength", 9))),
        )
    ),
)
