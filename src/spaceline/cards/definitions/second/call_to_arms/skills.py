"""Personnel of Call to Arms (2003) that give or use skills, or respond to what happens to others."""

from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import (
    Book,
    about_to,
    affect,
    are,
    attributes,
    commanded,
    costs,
    count,
    deck,
    destroy,
    discard,
    discard_from_hand,
    discard_pile,
    draw,
    each_opponent,
    each_player,
    either,
    event,
    gains,
    gains_named,
    hand,
    highest,
    if_,
    kill,
    like,
    look,
    loses_skills,
    mission,
    missions,
    name_skill,
    number,
    one,
    order,
    pay,
    personnel,
    present,
    prevent,
    put,
    raised,
    random,
    score,
    select,
    sequence,
    some_are,
    static,
    stop,
    tell,
    this,
    those,
    when,
    while_facing,
)

cards = Book("2e-ca")

ANY_SKILL = ("any skill",)
DRONE = personnel(keywords="Drone")
DRONES = present(DRONE)
OTHER_DRONES = present(DRONE, other=True)


def saved() -> Effect:
    """One of those something is about to happen to."""
    return select(one(among=those(), name="saved"))


def costs_a_discard() -> Ability:
    """Playing the card costs another one from hand, when it is there already."""
    return when("play", discard_from_hand(), must=True)


def cheaper_for_each(keyword: str) -> Ability:
    """The card costs less for each such event that you command."""
    return static(this, costs(count(commanded(event(keywords=keyword))), times=-1))


# Bajoran and Borg personnel

cards.define(111, "Jorem", cheaper_for_each("Assault"))
cards.define(
    112,
    "Kira Nerys: Reformed Collaborator",
    costs_a_discard(),
    static(
        this,
        attributes(1),
        loses_skills("Treachery"),
        gains("Honor", "Physics"),
        test=either(
            some_are(discard_pile(personnel(species="Cardassian"))), some_are(discard_pile(personnel(keywords="Vedek")))
        ),
    ),
)
cards.define(
    113,
    "Odo: Wayward Link",
    costs_a_discard(),
    about_to(
        "kill",
        saved(),
        pay(sequence(stop(those("saved")), stop(this)), prevent(those("saved"))),
        subject=personnel(species="Bajoran"),
        where="present",
        by="dilemma",
    ),
)
FAITHFUL = discard_pile(personnel(species="Bajoran", skills="Anthropology"))
cards.define(
    114,
    "Porta: Advisor to the Emissary",
    when(
        "face",
        name_skill(of=FAITHFUL),
        affect(this, gains_named("skill"), until="dilemma"),
        limit="turn",
    ),
)
STRANGERS = count(present(personnel(excluding=personnel(species="Bajoran")), "anyone"), most=3)
cards.define(
    115,
    "Tahna Los: Voice of the Kohn-Ma",
    static(this, raised("Integrity", STRANGERS, times=-1), raised("Strength", STRANGERS)),
)
cards.define(
    116,
    "Yassim: Zealous Protester",
    about_to(
        "stop",
        saved(),
        pay(kill(this), prevent(those("saved"))),
        subject=personnel(affiliations="Baj"),
        where="present",
        by="dilemma",
    ),
)
cards.define(
    122,
    "Borg Queen: Bringer of Order",
    order(
        pay(
            discard(deck(1)),
            name_skill(),
            affect(commanded(personnel(species="Borg")), gains_named("skill")),
        ),
        limit="turn",
    ),
)
OTHER_BORG = present(personnel(species="Borg"), other=True)
cards.define(126, "Computation Drone", static(OTHER_BORG, raised("Cunning", 1)))
cards.define(
    132,
    "Locutus: Voice of the Borg",
    when("use", score(10), by="dilemma", using=("Diplomacy", "Leadership", "Officer", "Treachery"), must=True),
)
cards.define(
    133,
    "Negation Drone",
    order(
        pay(
            sequence(kill(one(among=OTHER_DRONES, name="spare")), kill(this)),
            destroy(one(among=commanded(event(), "opponent"), name="event")),
        ),
        test=some_are(OTHER_DRONES),
    ),
)
cards.define(134, "Opposition Drone", static(OTHER_BORG, raised("Strength", 1)))
cards.define(
    136,
    "Reclamation Drone",
    about_to(
        "kill",
        saved(),
        pay(
            stop(one(among=present(DRONE, other=True, apart="saved"), name="spare")),
            prevent(those("saved")),
            put(those("saved"), "deck_top"),
        ),
        subject=personnel(species="Borg"),
        where="present",
        by="dilemma",
        test=some_are(present(DRONE, other=True, apart="those")),
    ),
)
cards.define(
    138,
    "Seven of Nine: Part of the Greater Whole",
    order(
        select(one(among=DRONES, name="drone")),
        tell(highest("cost", those("drone")), "worth"),
        pay(put(those("drone"), "deck_bottom"), draw(number("worth"))),
        test=some_are(DRONES),
    ),
)
cards.define(
    139,
    "Seven of Nine: Representative of the Hive",
    while_facing(raised("Strength", 2), gains("Security")),
)

# Cardassian and Dominion personnel

cards.define(
    143,
    "Dukat: Liberator and Protector",
    when("use", each_opponent(discard(deck(3))), by="mission", using=ANY_SKILL, must=True, limit="turn"),
)
cards.define(147, "Nerot", cheaper_for_each("Punishment"))
cards.define(
    149,
    "Tora Ziyal: Beloved Daughter",
    costs_a_discard(),
    when("stop", pay(discard_from_hand(), draw()), by="dilemma"),
)
cards.define(
    151,
    "Borath: Psychological Researcher",
    order(
        select(random(among=hand(of="opponent"), name="seen")),
        look(those("seen")),
        if_(are(those("seen"), personnel()), draw()),
        limit="turn",
    ),
)
cards.define(
    153,
    "Founder Leader: Beguiling Teacher",
    when("play", affect(commanded(personnel(icons="TN"), other=True), raised("Cunning", 1)), must=True),
)
cards.define(
    157,
    "Keevan: Conniving Liar",
    when("play", each_player(draw()), subject=personnel(species="Jem'Hadar"), where="here", other=True),
)
cards.define(
    170,
    "Weyoun: Instrument of the Founders",
    static(
        this,
        attributes(2),
        gains("Security"),
        test=some_are(present(personnel(keywords="Founder", stopped=False), "anyone")),
    ),
)
cards.define(171, "Weyoun: Loyal Subject of the Dominion", when("use", draw(), by="mission", using=ANY_SKILL))
cards.define(
    172,
    "Yak'Talon: Deadly Patroller",
    when(
        "attempt",
        pay(kill(this), affect(Cards("facing", "opponent"), attributes(-1), until="attempt")),
        whose="opponent",
        subject=mission(),
        where="here",
    ),
)

cards.define(
    178,
    "Norah Satie: Starfleet Investigator",
    static(this, attributes(count(missions(mission(completed=True))))),
)

# Other personnel

DISSIDENTS = present(personnel(keywords="Dissident"))
cards.define(
    182,
    "Quark: Resistance Informant",
    costs_a_discard(),
    when(
        "face",
        name_skill(of=DISSIDENTS),
        affect(this, gains_named("skill"), until="dilemma"),
        limit="turn",
    ),
)
cards.define(
    183,
    "Rom: Undercover Spy",
    costs_a_discard(),
    static(
        this,
        gains("Astrometrics", "Engineer", "Programming"),
        test=some_are(present(personnel(keywords="Dissident"), other=True)),
    ),
)
cards.define(
    187,
    "Larg: Piece of Baktag",
    static(
        this,
        attributes(count(commanded(event(keywords=("Assault", "Maneuver"))), most=3)),
        test=are(this, personnel(attempting=True)),
    ),
)
cards.define(
    191,
    "Kasidy Yates: Maquis Smuggler",
    order(pay(discard_from_hand(), put(one(among=discard_pile(like(titles="Smuggling Run"))), "hand"))),
)
cards.define(195, "Mullen", cheaper_for_each("Maneuver"))
