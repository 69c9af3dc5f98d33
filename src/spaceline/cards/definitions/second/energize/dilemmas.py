"""Dilemmas of Energize (2003)."""

from __future__ import annotations

from spaceline.cards.definitions.second.dilemma_phrases import all_but_one, wall, weakened
from spaceline.effects.nodes.abilities import Faced
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.phrases import *

cards = Book("2e-en")


cards.define(
    1,
    "A Klingon Matter",
    faced(
        unless(
            any_of(
                all_of(skill("Intelligence", 2), skill("Treachery")),
                all_of(skill("Leadership", 2), total("Cunning", 32)),
            ),
            select(random()),
            if_(are(those(), like(below=("Strength", 7))), kill(those()), stop_others(), back_to_pile()),
        )
    ),
)


def three_cheap_ones() -> Faced:
    """Three at random are killed if they cost little together, otherwise one of them."""
    return faced(
        select(random(3)),
        if_(
            at_least(added_up("cost", those()), 5),
            kill(random(among=those(), name="victim")),
            otherwise=kill(those()),
        ),
    )


cards.define(2, "Casualties of War", three_cheap_ones())

cards.define(
    3,
    "Crippling Attack",
    faced(
        unless(
            any_of(
                all_of(skill("Leadership", 2), skill("Officer")), all_of(skill("Navigation", 2), total("Shields", 6))
            ),
            kill(random()),
            onto_ship(),
        )
    ),
    weakened(),
)

cards.define(
    4,
    "Dedication to Duty",
    faced(select(random()), unless_chosen(kill(those()), draw(added_up("skill dots", those()), "opponent"))),
)

cards.define(
    5,
    "Disgraceful Assault",
    faced(
        unless(
            all_of(skill("Security", 2), skill("Transporters")),
            select(random()),
            if_(
                all_of(skill("Biology"), skill("Medical", 2)),
                stop(those()),
                otherwise=sequence(kill(those()), stop_all()),
            ),
        )
    ),
)

cards.define(
    6,
    "Disruptor Accident",
    faced(
        select(random(name="first")),
        unless_chosen(
            kill(those("first")),
            select(random(among=facing(apart="first"), name="second")),
            stop(those("first", also="second")),
        ),
    ),
)

cards.define(
    7,
    "DNA Security Scan",
    wall(
        any_of(
            all_of(skill("Engineer"), skill("Programming", 2)),
            all_of(skill("Security", 2), total("Cunning", 36)),
        )
    ),
)

cards.define(
    8,
    "Exposed Power Relay",
    faced(
        select(random(name="first")),
        if_(
            at_least(count(facing(apart="first")), 9),
            kill(those("first")),
            kill(random(among=facing(apart="first"), name="second")),
            if_(remaining(10), kill(one("opponent", among=facing(apart=("first", "second")), name="third"))),
            otherwise=stop(those("first")),
        ),
    ),
)


def two_with_a_skill() -> Faced:
    """Of two at random those are killed who have a skill that the opponent named before."""
    return faced(name_skill(by="opponent"), select(random(2)), kill(skilled(those())))


cards.define(9, "Face to Face", two_with_a_skill())

cards.define(
    10,
    "Flim-Flam Artist",
    faced(
        unless(
            any_of(all_of(skill("Diplomacy"), skill("Programming", 2)), all_of(skill("Law"), total("Cunning", 32))),
            stop_all(),
            may(draw(who="opponent"), by="opponent"),
            back_to_pile(),
        )
    ),
)

cards.define(11, "Head to Head", two_with_a_skill())


def unless_paid(least: int, among: str, payment: Effect, *effects: Effect) -> Effect:
    """The rest happens unless the player pays cards, and has so many."""
    there = in_hand(least) if among == "hand" else at_least(count(deck()), least)
    return if_(there, unless_chosen(payment, *effects), otherwise=sequence(*effects))


cards.define(
    12,
    "Hired Muscle",
    faced(
        unless(
            skill("Acquisition", 2),
            unless_paid(3, "hand", discard_from_hand(3), put(one("opponent", affiliations="NA"), "deck_top")),
        )
    ),
)

cards.define(
    13,
    "Houdini Mines",
    faced(
        unless(
            any_of(
                all_of(skill("Engineer", 2), skill("Science", 2)), all_of(skill("Programming", 2), skill("Security", 3))
            ),
            kill(random()),
            back_to_pile(),
        )
    ),
)

cards.define(14, "Meaningless Words", faced(unless_paid(3, "deck", discard(deck(3)), stop(one("opponent")))))

cards.define(
    15,
    "Memory Invasion",
    faced(
        look(hand(), "opponent"),
        select(one("opponent", among=hand(), name="secret")),
        unless_chosen(discard(those("secret")), stop(random(3))),
    ),
)

cards.define(
    16,
    "Nausicaan Pirates",
    faced(
        unless(
            any_of(
                all_of(skill("Leadership"), skill("Security", 2)), all_of(skill("Treachery", 2), total("Strength", 35))
            ),
            kill(random()),
            stop_others(),
        )
    ),
)

cards.define(17, "Picking Up the Pieces", all_but_one("Geology", "Programming"))

cards.define(
    18,
    "Plasma Shock",
    faced(
        select(random()),
        if_(are(those(), like(below=("Strength", 7))), kill(those()), otherwise=stop(those())),
    ),
)

cards.define(
    19,
    "Quaint Technology",
    wall(
        any_of(
            all_of(skill("Anthropology", 2), skill("Programming")), all_of(skill("Diplomacy", 2), total("Cunning", 34))
        )
    ),
)

cards.define(20, "Racial Tension", faced(select(random(2)), if_(no(alike("species", those())), stop(those()))))

cards.define(21, "Sorting Things Out", faced(if_(at_least(killed()), stop(random()))))

cards.define(
    22,
    "Stolen Computer Core",
    faced(
        unless(
            any_of(
                all_of(skill("Intelligence"), skill("Transporters")), all_of(skill("Security", 2), total("Cunning", 34))
            ),
            stop_all(),
            onto_ship(),
        )
    ),
    damage(static(aboard(personnel(skills="Programming"), "anyone"), taxed("Programming", by_owner=True))),
)

cards.define(
    23,
    "Subspace Accident",
    faced(
        unless(
            any_of(
                all_of(skill("Astrometrics"), skill("Navigation", 2)), all_of(skill("Physics", 2), skill("Science"))
            ),
            put(random(), "deck_bottom"),
        )
    ),
)

cards.define(
    24,
    "Telepathic Deception",
    wall(
        any_of(
            all_of(skill("Biology"), skill("Exobiology"), skill("Security")),
            all_of(skill("Telepathy"), total("Cunning", 28)),
        )
    ),
)

cards.define(
    25,
    "Timescape",
    faced(onto_mission()),
    cannot_attempt(),
    when("end_turn", back_to_pile(), whose="anyone", must=True),
)

cards.define(26, "Training Accident", three_cheap_ones())

cards.define(
    27,
    "Traitor Exposed",
    faced(
        select(random(skills="Treachery")),
        if_(are(those(), like(below=("Cunning", 7))), kill(those()), otherwise=stop(those())),
    ),
)

cards.define(
    28,
    "Unexpected",
    faced(
        select(random()),
        if_(
            any_of(
                all_of(skill("Astrometrics"), skill("Diplomacy", 2)), all_of(skill("Exobiology"), skill("Medical", 2))
            ),
            stop(those()),
            otherwise=put(those(), "deck_top"),
        ),
    ),
)
