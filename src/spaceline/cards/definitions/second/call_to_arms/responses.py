"""Events, interrupts and missions of Call to Arms (2003) that name cards, respond to others or change requirements."""

from spaceline.effects.phrases import (
    Book,
    about_to,
    affect,
    attempting,
    back_to_hand,
    barred,
    called,
    commanded,
    commands,
    copies,
    demands_skills,
    destroy,
    discard,
    hand,
    has_points,
    here,
    in_play,
    kill,
    like,
    lose,
    name_card,
    one,
    only_if,
    pay,
    personnel,
    plays_in_core,
    put,
    random,
    remove,
    score,
    select,
    selected_instead,
    some_are,
    static,
    this_mission,
    those,
    when,
    when_played,
    while_attempting,
)

cards = Book("2e-ca")

ANY_SKILL = ("any skill",)
INFILTRATORS = here(personnel(keywords="Infiltrator", stopped=False))


# Events

cards.define(
    50,
    "Quite a Coincidence",
    plays_in_core(),
    when_played(name_card("title", "personnel")),
    when(
        "kill",
        pay(destroy(), score(10)),
        whose="opponent",
        subject=personnel(),
        test=some_are(called(those())),
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
        "lots",
        pay(destroy(), selected_instead(one(among=those(), name="chosen"))),
        whose="opponent",
        subject=personnel(),
        where="here",
        test=some_are(INFILTRATORS),
    ),
)
cards.define(
    56,
    "Sluggo",
    plays_in_core(),
    when_played(name_card("title", "personnel")),
    static(called(in_play(personnel())), barred("mission_skills")),
)
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

# Interrupts

cards.define(
    72,
    "Founder Trap",
    about_to(
        "check",
        select(one(among=INFILTRATORS, name="spy")),
        pay(discard(random(among=hand(), name="discarded")), affect(this_mission, demands_skills(those("spy")))),
        remove(),
        whose="opponent",
        subject=personnel(),
    ),
)
cards.define(
    74,
    "Our Death is Glory To the Founders",
    when(
        "play",
        pay(kill(one(among=commanded(personnel(species="Jem'Hadar")), name="martyr")), put(those(), "discard")),
        whose="anyone",
        subject=like(types=("event", "interrupt")),
        other=True,
        test=commands(1, personnel(species="Jem'Hadar")),
    ),
)
cards.define(
    75,
    "Parting Shot",
    only_if(has_points(5)),
    when(
        "use",
        pay(lose(5), kill(one(among=those(), name="victim"))),
        whose="opponent",
        subject=personnel(facing=True),
        using=ANY_SKILL,
    ),
)

# Missions

cards.define(
    97,
    "Pacify Warring Factions",
    when(
        "kill",
        select(one(among=those(), name="saved")),
        back_to_hand(those("saved")),
        subject=personnel(attempting=True),
        where="here",
        by="dilemma",
    ),
)
