"""Interrupts of Premiere (2002)."""

from __future__ import annotations

from spaceline.cards.definitions.second.premiere.phrases import brought_home
from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.modifiers import Modifier
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *

cards = Book("2e-se")


cards.define(
    120,
    "Alternate Identity",
    order(
        replace_one(
            one(among=commanded(personnel(affiliations="Rom")), name="old"),
            one(among=hand(personnel(affiliations="Rom")), name="new"),
        ),
    ),
)

cards.define(
    121,
    "Amanda Rogers",
    only_if(has_points(5)),
    when("play", put(those(), "discard"), lose(5), whose="anyone", subject=like(types=("event", "interrupt"))),
)

GUARD = personnel(
    affiliations="Car",
    skills="Security",
    bears=equipment(keywords="Hand Weapon"),
    at=mission(kinds=("planet", "space")),
)

cards.define(
    122,
    "Arrest Order",
    only_if(commands(1, GUARD)),
    order(
        select(one(among=commanded(GUARD))),
        pay(stop(those()), put(random(among=present(personnel(), "opponent"), name="prisoner"), "brig")),
    ),
)

OFFICERS = ("Gul", "Legate")

cards.define(
    123,
    "Comfort Women",
    when(
        "attempt",
        select(one(keywords=OFFICERS, name="officer")),
        name_skill(of=here(personnel(excluding=personnel(affiliations="Car")))),
        affect(those("officer"), gains_named("skill"), until="attempt"),
        affect(facing(keywords=OFFICERS), attributes(1), until="attempt"),
        subject=mission(),
        test=some_are(facing(keywords=OFFICERS)),
    ),
)

cards.define(
    124,
    "Condition Captive",
    order(
        brought_home(one(among=commandable(brig()), name="captive"), take_command(those("captive"))),
    ),
)

PARTY = commanded(like(types=("personnel", "equipment")))

cards.define(
    125,
    "Dimensional Shifting",
    order(
        pay(
            discard(random(among=hand(), name="discarded")),
            sequence(
                select(one(among=in_play(ship(at=mission())), name="ship")),
                select(
                    up_to(
                        count(sharing("place", PARTY, those("ship"))),
                        among=sharing("place", PARTY, those("ship")),
                        name="moved",
                    )
                ),
                put(those("moved"), "aboard", those("ship")),
            ),
        ),
    ),
)

TELEPATH = personnel(skills="Telepathy", stopped=False)

cards.define(
    126,
    "Empathic Touch",
    about_to(
        "kill",
        select(one(among=those(), name="saved")),
        pay(
            sequence(
                select(one(among=present(TELEPATH, apart="saved"), name="healer")),
                stop(those("saved", also="healer")),
            ),
            prevent(those("saved")),
        ),
        subject=personnel(stopped=False),
        test=one_is(those(), some_are(present(TELEPATH, apart="those"))),
    ),
)


def escape_from(fate: str) -> Ability:
    """Whoever faces a dilemma is stopped instead."""
    return about_to(
        fate,
        pay(discard(random(among=hand(), name="discarded")), prevent(those()), stop(those())),
        subject=personnel(facing=True),
        limit="together",
    )


cards.define(127, "Escape", escape_from("kill"), escape_from("capture"))


def shielded_by(skill: str) -> Ability:
    """A ship with an expert aboard has more Shields in an engagement."""
    return when(
        "engagement",
        affect(one(among=those(), name="ship"), raised("Shields", 4), until="battle"),
        subject=ship(carries=personnel(skills=skill)),
    )


cards.define(128, "Evasive Maneuvers", shielded_by("Navigation"))

cards.define(
    129,
    "Kevin Uxbridge",
    only_if(has_points(5)),
    order(destroy(one(among=in_play(event()))), lose(5)),
)

FAITHFUL, OTHERS = personnel(affiliations="Baj"), personnel(excluding=like(affiliations="Baj"))

cards.define(
    130,
    "Lasting Peace",
    only_if(commands(1, personnel(affiliations="Baj", skills="Diplomacy"))),
    order(
        select(up_to(count(discard_pile(OTHERS)), among=discard_pile(FAITHFUL), name="faithful")),
        select(some(count(those("faithful")), among=discard_pile(OTHERS), name="others")),
        put(those("faithful", also="others"), "deck_top", any_order=True),
    ),
)


def learns_from(teachers: Cards, *more: Modifier) -> Effect:
    """One of those facing the dilemma gains all skills of a ``teacher``."""
    return sequence(
        select(one(among=teachers, name="teacher")),
        affect(one(among=those(apart="teacher"), name="pupil"), copies(of=those("teacher")), *more, until="dilemma"),
    )


STOPPED_COLLEAGUES = here(personnel(affiliations="Fed", stopped=True))

cards.define(
    131,
    "Mission Briefing",
    when(
        "face",
        pay(discard_from_hand(), learns_from(STOPPED_COLLEAGUES)),
        subject=personnel(affiliations="Fed"),
    ),
)

cards.define(132, "Power to the Shields", shielded_by("Engineer"))

AGENTS = here(personnel(affiliations="Rom", skills="Intelligence"))

cards.define(
    133,
    "Protection of the Tal Shiar",
    when(
        "face",
        learns_from(AGENTS, attributes(1)),
        subject=personnel(affiliations="Rom", lacks="Intelligence"),
    ),
)

cards.define(
    134,
    "Pursuit Course",
    when(
        "move",
        select(one(among=sharing("place", commanded(ship(staffed=True)), those("left")), name="pursuer")),
        put(those("pursuer"), "space", those()),
        whose="opponent",
        subject=ship(),
        test=some_are(sharing("place", commanded(ship(staffed=True)), those("left"))),
    ),
)

ENGINEER_ABOARD = ship(carries=personnel(skills="Engineer"))

cards.define(
    135,
    "Quantum Slipstream Drive",
    only_if(commands(1, ENGINEER_ABOARD)),
    order(affect(one(among=commanded(ENGINEER_ABOARD)), raised("Range", 4))),
)

READY = ship(staffed=True, stopped=False, excluding=like(involved="engagement"))

cards.define(
    136, "Render Assistance", when("begin-battle", join(one(among=here(READY), name="helper")), subject=ship())
)

cards.define(
    137,
    "Secret Conspiracy",
    about_to(
        "check",
        select(one(among=AGENTS, name="agent")),
        affect(this_mission, demands_skills(those("agent"), "Intelligence")),
        whose="opponent",
        subject=personnel(),
    ),
)

cards.define(
    138,
    "Sensor Sweep",
    only_if(commands(1, personnel(skills="Astrometrics"))),
    order(download(like(keywords="Pursuit"), "hand")),
)

cards.define(
    139,
    "Sermon",
    only_if(commands(1, personnel(meets=all_of(skill("Anthropology"), skill("Leadership"))))),
    when(
        "play",
        pay(put(random(among=hand(), name="paid"), "deck_top"), put(those(), "deck_top")),
        whose="opponent",
        subject=event(),
    ),
)

TRAITORS = here(personnel(skills="Treachery"))

cards.define(
    140,
    "Shady Resources",
    when(
        "face",
        pay(discard_from_hand(), learns_from(TRAITORS)),
        subject=personnel(),
    ),
)

cards.define(
    141,
    "Souls of the Dead",
    only_if(commands(3, personnel(affiliations="Baj"))),
    order(put(one(among=discard_pile()), "deck_top")),
)

CLERGY = personnel(keywords=("Kai", "Prylar", "Vedek"))

cards.define(
    142,
    "Symbol of Devotion",
    only_if(commands(1, CLERGY)),
    order(
        download(personnel(affiliations="Baj"), "hand"),
        put(one(among=commanded(CLERGY), name="sent"), "deck_bottom"),
    ),
)

DEAD_KLINGONS = discard_pile(personnel(affiliations="Kli"))

cards.define(
    143,
    "The Promise",
    when(
        "face",
        learns_from(
            DEAD_KLINGONS,
            *(raised(name, highest(name, those("teacher"))) for name in ("Integrity", "Cunning", "Strength")),
        ),
        subject=personnel(affiliations="Kli"),
    ),
)

WARBIRDS_HERE = here(ship(affiliations="Rom", staffed=True))

cards.define(
    144,
    "The Tides of Fortune",
    when(
        "reveal-dilemma",
        select(one(among=WARBIRDS_HERE, name="ship")),
        face_instead(those("ship")),
        score(10),
        subject=dilemma(kinds="space", excluding=like(keywords="Consume")),
        test=some_are(WARBIRDS_HERE),
    ),
)

DEAD_BAJORANS = discard_pile(personnel(affiliations="Baj"))

cards.define(
    145,
    "Ties of Blood and Water",
    when("face", learns_from(DEAD_BAJORANS), subject=personnel(affiliations="Baj")),
)

cards.define(
    146,
    "Torture",
    only_if(no(at_least(played_this_turn("Torture")))),
    order(
        select(one(among=brig(), name="captive")),
        affect(commanded(personnel(skills="Intelligence")), copies(those("captive"))),
    ),
)

cards.define(
    147,
    "Twist of Fate",
    about_to(
        "kill",
        select(one(among=those(), name="saved")),
        select(random(among=present(personnel(), apart="saved"), name="chosen")),
        kill(those("chosen")),
        if_(some_are(those("chosen")), prevent(those("saved"))),
        subject=personnel(affiliations="Rom"),
    ),
)
