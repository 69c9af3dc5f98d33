"""Events of Call to Arms (2003), S to W."""

from __future__ import annotations

from spaceline.cards.definitions.second.battle_phrases import spent_on
from spaceline.cards.definitions.second.call_to_arms.phrases import BORG, INFILTRATORS, assimilate
from spaceline.effects.nodes.abilities import When
from spaceline.effects.phrases import *
from spaceline.effects.phrases.battles import combat, engagement, involved

cards = Book("2e-ca")


cards.define(
    52,
    "Sabotage Program",
    only_if(commands(3, personnel(icons="DS9"))),
    plays_in_core(),
    when(
        "play",
        pay(destroy(), put(those(), "discard")),
        whose="anyone",
        subject=event(),
        other=True,
        must=True,
    ),
)

cards.define(
    53,
    "Sensing a Trap",
    only_if(commands(1, personnel(affiliations="Rom", skills="Intelligence"))),
    plays_in_core(),
    when("end_turn", name_card("title", until="your_next_turn"), must=True),
    when("play", score(10), whose="opponent", subject=like(), test=some_are(called(those())), must=True),
)

cards.define(
    54,
    "Set Up",
    plays_in_core(),
    about_to(
        "random_selection",
        pay(destroy(), selected_instead(one(among=sharing("place", those(), INFILTRATORS), name="chosen"))),
        whose="opponent",
        subject=personnel(),
        test=some_are(sharing("place", INFILTRATORS, those())),
    ),
)

cards.define(
    55,
    "Severed Link",
    only_if(commands(1, personnel(affiliations="Bor", skills="Programming"))),
    when_played(pay(discard_from_hand(), draw(2))),
)

cards.define(
    56,
    "Sluggo",
    plays_in_core(),
    when_played(name_card("title", "personnel")),
    static(called(in_play(personnel())), barred("mission_skills")),
)

FALLEN = discard_pile(personnel(affiliations="Baj"))

cards.define(
    57,
    "Steeled By Loss",
    when_played(
        replace_one(
            one(among=sharing("skill", commanded(personnel(affiliations="Baj")), FALLEN), name="old"),
            one(among=sharing("skill", FALLEN, those("old")), name="new"),
        ),
        remove(),
    ),
)

DONE = missions(mission(completed=True), "owner")

cards.define(
    58,
    "Stir Crazy",
    plays_in_core(),
    when(
        "attempt",
        pay(destroy(), more_dilemmas(3, 3)),
        whose="right",
        subject=mission(),
        test=some_are(sharing("kind", DONE, those())),
    ),
)

DESTROYED = may(destroy(one(among=in_play(event()), name="event")))

cards.define(
    59,
    "The Blight",
    only_if(commands(2, personnel(keywords="Founder"))),
    plays_in_core(),
    order(pay(destroy(), each_opponent(DESTROYED), DESTROYED)),
)

cards.define(
    60,
    "The Crystalline Entity",
    plays_in_core(),
    order(
        pay(give_command(), destroy(one(among=in_play(event()), name="event"))),
        test=some_are(commanded(event(), other=True)),
    ),
)

INTELLIGENCE_ABOARD = ship(
    staffed=True,
    stopped=False,
    carries=personnel(affiliations="Rom", skills="Intelligence"),
    excluding=like(involved="engagement"),
)

cards.define(
    61,
    "The Enterprise Incident",
    *spent_on(
        engagement(
            put(random(among=involved(personnel(skills="Leadership"), "opponent")), "brig"),
            ship=ship(affiliations="Rom"),
            first=join(up_to(count(here(INTELLIGENCE_ABOARD)), among=here(INTELLIGENCE_ABOARD))),
        )
    ),
)

OWN = sharing("place", overcome_dilemmas("you"), missions(mission(completed=True), "opponent"))

cards.define(
    62,
    "The Manheim Effect",
    plays_in_core(),
    about_to("draw_dilemmas", pay(destroy(), put(one(among=OWN, name="again"), "pile_top"))),
)

ANY_DILEMMA = like(types="dilemma")

cards.define(
    63,
    "The Trial Never Ended",
    plays_in_core(),
    about_to(
        "overcome",
        pay(
            destroy(),
            if_(
                some_are(dilemma_pile(of="owner")),
                select(one(among=dilemma_pile(1, "owner"), name="other")),
                prevent(those()),
                put(those(), "pile_top"),
                put(those("other"), "beneath", at=goal),
            ),
        ),
        whose="anyone",
        subject=ANY_DILEMMA,
    ),
)

cards.define(
    64,
    "The Will of the Collective",
    *spent_on(
        combat(
            BORG,
            assimilate(),
            select(one(among=here(ship(affiliations="Bor")), name="ship")),
            put(those("drone"), "aboard", those("ship")),
            or_engagement=True,
        )
    ),
)

cards.define(
    65,
    "Trial of Faith",
    only_if(commands(3, personnel(affiliations="Baj"))),
    plays_in_core(),
    lends(),
    just("play", score(5), whose="opponent", subject=like(), where="on", must=True),
    order(
        look(discard_pile(of="opponent")),
        put(one(among=discard_pile(of="opponent"), name="lent"), "this"),
        limit="turn",
    ),
)

AT_THE_MISSION = count(sharing("place", INFILTRATORS, those()))

cards.define(
    66,
    "Under Suspicion",
    plays_in_core(),
    when(
        "attempt",
        more_dilemmas(AT_THE_MISSION, AT_THE_MISSION),
        whose="right",
        subject=mission(),
        test=some_are(sharing("place", INFILTRATORS, those())),
    ),
)


def cloned(verb: str, by: str = "you") -> When:
    """A Vorta that comes into your discard pile like that, by that player's doing, is taken into the hand instead."""
    return when(
        verb,
        pay(remove(one(among=hand(), name="removed")), put(those(), "hand")),
        subject=personnel(species="Vorta", zones="discard"),
        by=by,
    )


cards.define(67, "Vorta Cloning", plays_in_core(), cloned("kill", by=""), cloned("discard"), cloned("put"))

CHANGED = attempting(keywords="Genetically Enhanced")

cards.define(
    68,
    "We're Mutants",
    only_if(commands(3, personnel(affiliations="Fed"))),
    plays_in_core(),
    while_attempting(
        pay(destroy(), select(one(among=CHANGED, name="one")), affect(those("one"), copies(those("one"), level=1))),
        who=CHANGED,
    ),
)
