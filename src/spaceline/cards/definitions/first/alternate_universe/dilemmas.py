"""Dilemmas of Alternate Universe (1995)."""

from spaceline.cards.definitions.first.premiere.phrases import CARDASSIAN, DISRUPTOR
from spaceline.effects.phrases import *

cards = Book("1e-au")


TRANSCENDENCE = event(titles="The Traveler: Transcendence")

TRICORDER = equipment(titles="Tricorder")


cards.define(8, "Alien Labyrinth", encounter(unless=either(skill("ENGINEER", 2), some_are(present(TRICORDER)))))

cards.define(
    9,
    "Cardassian Trap",
    encounter(
        capture(random(unique=True, excluding=like(one_of=CARDASSIAN)), "opponent"),
        unless=skill("Empathy"),
    ),
    discarded_after_failure(),
)

STAKED = at_least(number("staked", this))

cards.define(
    12,
    "Edo Probe",
    encounter(put(this, "mission"), may(end_attempt(), otherwise=tell(1, "staked", this, until="leaves"))),
    static(here(personnel()), barred("attempt"), test=no(STAKED)),
    when("complete", discard(this), whose="anyone", subject=mission(), where="here", must=True),
    when("complete", discard(this), whose="anyone", subject=mission(), test=no(STAKED), must=True),
    when("end_turn", lose(10), discard(this), whose="anyone", test=STAKED, must=True),
)

cards.define(
    13,
    "Empathic Echo",
    encounter(kill(random(skills="Empathy")), unless=all_of(skill("SECURITY"), skill("MEDICAL"))),
)

cards.define(
    14,
    "Ferengi Attack",
    encounter(kill(one("opponent")), unless=any_of(total("Cunning+Strength", 68), skill("Greed"))),
    discarded_after_failure(),
)

cards.define(
    16,
    "Hidden Entrance",
    encounter(unless=any_of(titled("Geordi La Forge"), all_of(skill("ENGINEER"), total("Cunning", 32)))),
)

cards.define(
    17,
    "Hunter Gangs",
    encounter(
        select(random(2)),
        reveal(those()),
        for_each(those(), unless(even(highest("Cunning", those("it"))), kill(those("it")))),
    ),
)

cards.define(
    19,
    "Malfunctioning Door",
    encounter(
        unless=either(
            some_are(facing(characteristics="Soong-type android")),
            at_least(added_up("Strength", facing(), most=4), 28),
        )
    ),
)

PENALTY = if_(are(those(), like(affiliations="Fed")), lose(10), otherwise=lose(5))

cards.define(
    23,
    "Punishment Zone",
    encounter(
        select(random()),
        may(
            relocate(those(), "orbit"),
            if_(are(those(), like(away=True)), kill(those()), otherwise=sequence(PENALTY, put(this, "point_area"))),
            otherwise=kill(those()),
        ),
    ),
)

cards.define(
    27,
    "The Gatherers",
    encounter(
        discard(present(like(types=("equipment", "artifact")))),
        discard(random(among=hand())),
        unless=any_of(titled("Marouk"), total("Integrity", 36)),
    ),
    discarded_after_failure(),
)

cards.define(28, "The Higher... The Fewer", encounter(score(count(facing()), times=-1), put(this, "point_area")))

cards.define(
    29,
    "Thought Fire",
    encounter(
        kill(facing(below=("Cunning+Integrity", 12))),
        unless=skill("Empathy"),
        trigger=either(
            some_are(in_play(TRANSCENDENCE, "you")),
            both(some_are(in_play(TRANSCENDENCE)), some_are(in_play(event(titles="Mirror Image")))),
        ),
    ),
)

cards.define(
    31,
    "Zaldan",
    encounter(
        kill(random(2, skills="Diplomacy")),
        unless=either(
            any_of(skill("Treachery", 2), titled("Wesley Crusher"), skill("Exobiology")),
            some_are(present(DISRUPTOR)),
        ),
    ),
)
