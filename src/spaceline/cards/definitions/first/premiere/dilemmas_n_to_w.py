"""Dilemmas of Premiere (1994), N to W."""

from __future__ import annotations

from spaceline.cards.definitions.first.premiere.phrases import WITH_THE_AFFLICTED
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.phrases import *

cards = Book("1e-premiere")


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

CARRIED = present(equipment())

cards.define(
    42,
    "Phased Matter",
    nullified(both(some_are(afflicted), some_are(present(like(titles="Interphase Generator"), "anyone")))),
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
    cured(shows(all_of(skill("ENGINEER"), skill("SCIENCE")), among=on_planet(personnel(away=True)))),
)

cards.define(
    43,
    "Portal Guard",
    encounter(
        select(some(count(facing()), name="team")),
        relocate(those("team"), "orbit"),
        kill(those("team", away=True)),
        unless=single(any_of(total("Cunning", 7), skill("Honor"))),
    ),
)

cards.define(
    44,
    "Q",
    encounter(flash(4, chosen=2), stop(facing()), unless=all_of(skill("Leadership", 2), total("Integrity", 60))),
    discarded_after_failure(),
)

TUG = ship(special="Tractor Beam", amid=skill("ENGINEER", 2), stopped=False, docked=False, sent=False)

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

OUTPOST = like(types="facility", kinds="outpost")

cards.define(
    47,
    "REM Fatigue Hallucinations",
    encounter(put(this, "table"), afflict(facing())),
    about_to("expire", kill(afflicted), must=True),
    cured(shows(skill("MEDICAL", 3), among=WITH_THE_AFFLICTED)),
    cured(some_are(sharing("place", afflicted_like(away=False, within=OUTPOST), commanded(OUTPOST)))),
)

cards.define(
    48,
    "Sarjenka",
    encounter(
        may(
            sequence(
                score(5),
                put(this, "point_area"),
                stop(here(personnel(away=True), "anyone")),
                stop(here(personnel(away=True, within=ship(cloaked=True)), "anyone")),
            )
        )
    ),
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
    51,
    "Temporal Causality Loop",
    encounter(unless=all_of(skill("SCIENCE"), total("Cunning", 35))),
    undone_after_failure(),
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
