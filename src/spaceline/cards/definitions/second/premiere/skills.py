"""Cards of Premiere (2002) that give skills, tax their use, or keep abilities from being used, and other responses."""

from spaceline.effects.phrases import (
    Book,
    about_to,
    affect,
    are,
    attributes,
    back_to_hand,
    barred,
    both,
    commanded,
    commands,
    completed,
    costs,
    count,
    demands_skills,
    discard,
    discard_from_hand,
    discard_pile,
    download,
    draw,
    facing,
    gains,
    gains_named,
    hand,
    held,
    here,
    kill,
    like,
    may_while_facing,
    mission,
    name_skill,
    no,
    one,
    order,
    pay,
    personnel,
    present,
    put,
    raised,
    select,
    ship,
    some_are,
    static,
    taxed,
    this,
    this_mission,
    those,
    up_to,
    when,
    while_attempting,
    while_facing,
)

cards = Book("2e-se")

# Interrupts

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
AGENTS = here(personnel(affiliations="Rom", skills="Intelligence", stopped=False))
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

# Bajoran personnel

OTHER_BAJORANS = present(personnel(affiliations="Baj"), other=True)
cards.define(
    208,
    "Bareil Antos: Esteemed Vedek",
    static(OTHER_BAJORANS, raised("Integrity", 1)),
    static(present(personnel(affiliations="Baj", facing=True), other=True), raised("Integrity", 1)),
)
cards.define(
    209,
    "Benjamin Sisko: The Emissary of the Prophets",
    when(
        "play",
        pay(discard_from_hand(), draw()),
        subject=personnel(species="Bajoran", lacks="Treachery"),
        where="here",
        other=True,
        limit="turn",
    ),
)
cards.define(
    216,
    "Kira Nerys: Colonel Kira",
    static(OTHER_BAJORANS, attributes(1), test=some_are(present(personnel(affiliations="Fed")))),
)
cards.define(
    217,
    "Li Nalas: Legend of Bajor",
    when("play", draw()),
    when("kill", discard_from_hand(), must=True),
)
cards.define(
    220,
    "Odo: Constable",
    static(
        here(personnel(one_of=(personnel(keywords="Thief"), personnel(skills="Treachery"))), "opponent"), barred("use")
    ),
)
cards.define(222, "Ranjen Koral: Student of B'hala", when("play", put(one(among=discard_pile()), "hand")))
cards.define(
    223,
    "Rom: Diagnostic and Repair Technician",
    while_facing(attributes(1), gains("Astrometrics", "Honor", "Physics")),
)
cards.define(
    226,
    "Trazko: Hired Muscle",
    order(
        select(one(among=present(personnel(skills="Treachery"), "opponent"), name="victim")),
        pay(back_to_hand(), kill(those("victim"))),
    ),
)
cards.define(
    228,
    "Winn Adami: Kai of Bajor",
    order(
        pay(
            discard_from_hand(),
            put(one(among=discard_pile(personnel(excluding=personnel(affiliations="Baj")))), "deck_top"),
        ),
        limit="turn",
    ),
)

# Cardassian personnel

CONTACTS = hand(personnel())
cards.define(
    236,
    "Elim Garak: Agent of the Obsidian Order",
    while_attempting(
        select(one(among=CONTACTS, name="contact")),
        name_skill(of=those("contact")),
        pay(discard(those("contact")), affect(this, gains_named("skill"), until="attempt")),
        test=some_are(CONTACTS),
    ),
)

# Federation and Klingon personnel

cards.define(
    264,
    "Gideon Seyetik: Great Terraformer",
    when(
        "complete",
        discard(up_to(4, among=hand(), name="discarded")),
        draw(count(those("discarded"))),
        subject=mission(requires="Science"),
        where="here",
    ),
)
cards.define(
    267,
    "Jean-Luc Picard: Argo Pilot",
    may_while_facing(pay(discard_from_hand(), download(like(titles="Escape"), "hand"))),
)
cards.define(
    296,
    "Duras: Son of a Traitor",
    when(
        "complete",
        kill(one(among=here(personnel(), "owner"), name="victim")),
        whose="opponent",
        subject=mission(),
        where="here",
    ),
)
cards.define(
    303,
    'Kitrik: "The Tyrant Molor"',
    when("play", draw(), test=commands(1, mission(requires="Science"))),
)
cards.define(
    308,
    "Kurak: Warp Field Specialist",
    static(commanded(personnel(skills="Science"), "opponent"), taxed(), test=no(completed(who="opponent"))),
)

# Non-Aligned and Romulan personnel

cards.define(
    332,
    "Kamala: The Perfect Mate",
    order(
        select(one(among=present(personnel(), "anyone", other=True), name="teacher")),
        name_skill(of=those("teacher")),
        affect(this, gains_named("skill"), until="your_next_turn"),
        limit="turn",
    ),
)
cards.define(
    337,
    "Morn: Barfly",
    when(
        "begin_turn",
        draw(),
        test=both(
            are(this_mission, mission(titles="Mouth of the Wormhole")),
            some_are(here(personnel(keywords=("Smuggler", "Thief")), other=True)),
        ),
    ),
)
cards.define(350, "Tosk: The Hunted", while_facing(barred("random")))
cards.define(
    363,
    "Movar: Political General",
    static(
        held(ship(affiliations="Kli")),
        costs(-1),
        test=commands(2, personnel(affiliations="Kli", skills="Treachery")),
    ),
)
cards.define(
    367,
    "Sela: Mysterious Operative",
    static(
        here(personnel(), "opponent"),
        barred("use"),
        test=no(some_are(here(personnel(skills="Intelligence"), "opponent"))),
    ),
)
cards.define(
    379,
    "Vreenak: Tal Shiar Chairman",
    static(here(personnel(skills="Diplomacy"), "opponent"), taxed("Diplomacy")),
)

# Ships

ARCHAEOLOGISTS = here(personnel(skills="Archaeology"), "opponent")
cards.define(383, "Bralek", static(ARCHAEOLOGISTS, taxed()))
cards.define(401, "I.K.S. Maht-H'a", static(ARCHAEOLOGISTS, taxed()))
