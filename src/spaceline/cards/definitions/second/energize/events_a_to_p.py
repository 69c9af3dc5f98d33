"""Events of Energize (2003), A to P."""

from __future__ import annotations

from spaceline.cards.definitions.second.battle_phrases import ENEMY_SHIP, LEADERSHIP, kill_at_random, spent_on
from spaceline.cards.definitions.second.energize.phrases import (
    BAJORAN,
    DISCARDED_BAJORANS,
    ENEMIES,
    HEADQUARTERS,
    KLINGON_OFFICER,
)
from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards, CardsPlayed
from spaceline.effects.phrases import *
from spaceline.effects.phrases.battles import combat, engagement

cards = Book("2e-en")


cards.define(
    30,
    "Ak'voh",
    plays_in_core(),
    when(
        "kill",
        for_each(those(), each_owner(those("it"), discard_from_hand())),
        whose="anyone",
        subject=personnel(),
        by="dilemma",
        must=True,
    ),
)

ASSASSINS = commanded(personnel(keywords="Assassin"))

VICTIMS = sharing("presence", ENEMIES, those("assassin"))

cards.define(
    31,
    "Assassination Plot",
    plays_in_core(),
    order(
        select(one(among=ASSASSINS, name="assassin")),
        select(some(count(VICTIMS), among=VICTIMS, name="there")),
        pay(sequence(destroy(), back_to_hand(those("assassin"))), kill(random(among=those("there")))),
        test=some_are(ASSASSINS),
    ),
)

cards.define(32, "Born for Conquest", *spent_on(combat(KLINGON_OFFICER, score(10), kill_at_random())))

PRIME = mission(titles="Cardassia Prime")

cards.define(
    33,
    "Brief Reunion",
    only_if(commands(1, PRIME)),
    when_played(
        download(personnel(affiliations="Car", unique=True), "hand", name="guest"),
        put(those("guest"), "headquarters", missions(PRIME)),
        at_end_of_turn(kill(those("guest"))),
    ),
)


def harder(kind: str, asked: str) -> tuple[Ability, ...]:
    """An event on a mission of yours, which then requires one more skill and scores five more points."""
    return (
        plays_on(missions(mission(kinds=kind))),
        static(this_mission, demands(skill(asked))),
        when("complete", score(5), subject=mission(), where="here", must=True),
    )


cards.define(34, "Cargo Run", *harder("space", "Acquisition"))


def brought_in(cards: Cards, *effects: Effect, homes: Cards = HEADQUARTERS) -> Effect:
    """One of several cards is put at a headquarters where it could be played; what follows."""
    return sequence(
        select(one(among=commandable(sharing("home", cards, homes)), name="brought")),
        select(one(among=sharing("home", homes, those("brought")), name="home")),
        put(those("brought"), "headquarters", those("home")),
        *effects,
    )


ANY_HEADQUARTERS = missions(mission(kinds="headquarters"), "anyone")

cards.define(
    35,
    "Common Ground",
    only_if(commands(3, personnel(icons="TNG"))),
    when_played(
        each_opponent(may(brought_in(hand(personnel()), homes=ANY_HEADQUARTERS))),
        may(brought_in(hand(personnel(icons="TNG")), homes=ANY_HEADQUARTERS)),
    ),
)

cards.define(
    36,
    "Complications",
    plays_in_core(),
    when("attempt", pay(destroy(), more_dilemmas(3, 3)), whose="right", subject=mission()),
)

LIARS = attempting(affiliations="Fed", icons="DS9", skills="Treachery")

cards.define(
    37,
    "Confessions in the Pale Moonlight",
    plays_in_core(),
    while_attempting(
        pay(
            destroy(),
            select(one(among=LIARS, name="liar")),
            name_skill(),
            affect(those("liar"), gains_named("skill")),
        ),
        who=LIARS,
    ),
)

cards.define(
    38,
    "Conscription",
    when_played(
        download(personnel(keywords="Glinn"), "hand", count=2, name="drafted"),
        put(those("drafted"), "deck_top", any_order=True),
    ),
)

cards.define(
    39,
    "Crowd Control",
    plays_in_core(),
    static(
        held(personnel(price=1), "anyone"),
        costs(2),
        test=both(at_least(CardsPlayed(1, "anyone")), no(at_least(CardsPlayed(1, "anyone"), 2))),
    ),
)

cards.define(
    40,
    "Deep Roots",
    plays_in_core(),
    when(
        "play",
        pay(destroy(), destroy(one(among=in_play(event()), name="event"))),
        subject=personnel(keywords="Bajoran Resistance"),
    ),
)

cards.define(
    41,
    "Disable Sensors",
    plays_in_core(),
    order(
        engagement(
            select(one(among=ENEMY_SHIP, name="loser")),
            put(this, "ship", those("loser")),
            personnel=LEADERSHIP,
            otherwise=destroy(),
        )
    ),
    damage(static(aboard(personnel(), "anyone"), barred("attempt"))),
)

cards.define(
    42,
    "Ferocity",
    plays_in_core(),
    when("win-battle", pay(destroy(), kill_at_random()), subject=personnel(affiliations="Kli")),
)

cards.define(
    43,
    "For the Cause",
    plays_on(missions(mission(titles="Athos IV"), "anyone")),
    may_attempt(
        personnel(icons="Maq"),
        all_of(skill("Leadership"), skill("Security"), skill("Treachery"), total("Strength", 36)),
        missions=mission(regions="Demilitarized Zone"),
        regardless=True,
    ),
)

cards.define(
    44,
    "For The Sisko",
    plays_in_core(),
    order(
        pay(
            discard_from_hand(which=like(excluding=personnel())),
            put(some(2, among=DISCARDED_BAJORANS, name="two"), "deck_top", any_order=True),
        ),
        test=commands(3, BAJORAN),
    ),
)

cards.define(
    45, "Heart of Glory", *spent_on(combat(personnel(affiliations="Kli"), kill_at_random(2), or_engagement=True))
)

cards.define(
    46,
    "Kotra",
    only_if(commands(3, personnel(affiliations="Car"))),
    plays_in_core(),
    about_to(
        "discard",
        score(5),
        whose="opponent",
        subject=personnel(zones="deck"),
        by="opponent",
        test=your_turn(),
        must=True,
        limit="turn",
    ),
)

cards.define(47, "Legal Proceedings", *harder("planet", "Law"))

cards.define(
    48,
    "Life Support",
    when_played(brought_in(discard_pile(personnel()), at_end_of_turn(remove(those("brought"))))),
)

cards.define(
    49,
    "Machinations",
    plays_in_core(),
    when(
        "draw_dilemmas",
        tell(count(drawn()), "held"),
        pay(
            remove(),
            sequence(
                remove(drawn()),
                look(dilemma_pile()),
                put(one(among=dilemma_pile(costing=number("held")), name="chosen"), "stack"),
                shuffle(dilemma_pile()),
            ),
        ),
    ),
)

NAMESAKES = sharing("title", facing(unique=True), hand(personnel()))

cards.define(
    50,
    "Mental Discipline",
    plays_in_core(),
    when(
        "face",
        select(one(among=NAMESAKES, name="disciple")),
        select(one(among=sharing("title", hand(personnel()), those("disciple")), name="lesson")),
        name_skill(of=those("lesson")),
        pay(
            discard(those("lesson")),
            affect(those("disciple"), attributes(1), gains_named("skill"), until="dilemma"),
        ),
        subject=personnel(unique=True),
        test=some_are(NAMESAKES),
    ),
)

cards.define(
    51,
    "Peldor Joi",
    only_if(commands(3, personnel(affiliations="Baj"))),
    when_played(
        brought_in(discard_pile(personnel(affiliations="Baj"))),
        each_opponent(may(put(one(among=discard_pile(personnel()), name="returned"), "hand"))),
    ),
)

UNIQUE = personnel(unique=True)

cards.define(
    52,
    "Personal Forcefield",
    when_played(name_one(commanded(UNIQUE), until="turn")),
    about_to(
        "kill",
        prevent(those()),
        subject=UNIQUE,
        test=some_are(called(those())),
        must=True,
        by="dilemma",
        lingers=True,
    ),
)

CREW = personnel(icons="TNG", stopped=False)

cards.define(
    53,
    "Picking Up the Basics",
    plays_in_core(),
    order(
        select(one(among=commanded(CREW), name="teacher")),
        select(one(among=sharing("presence", commanded(CREW, apart="teacher"), those("teacher")), name="pupil")),
        pay(sequence(destroy(), stop(those("teacher"))), affect(those("pupil"), copies(those("teacher")))),
        test=commands(1, CREW),
    ),
)

cards.define(
    54,
    "Pickpocket",
    only_if(commands(1, personnel(keywords="Thief"))),
    plays_in_core(),
    order(
        select(one(among=deck(1, "opponent"), name="top")),
        reveal(those("top")),
        if_(
            are(those("top"), personnel()),
            affect(commanded(personnel(keywords="Thief")), attributes(2)),
            otherwise=if_(are(those("top"), like(excluding=personnel())), destroy()),
        ),
        limit="turn",
    ),
)

GALORS = commanded(ship(affiliations="Car", staffed=True))

PREY = sharing("place", commanded(personnel(within=ship()), "opponent"), GALORS)

cards.define(
    55,
    "Political Leverage",
    when_played(
        select(one(among=PREY, name="prey")),
        if_(
            some_are(those("prey")),
            if_(
                at_least(count(deck(of="opponent")), 4),
                unless_chosen(discard(deck(4, "opponent"), who="opponent"), put(those("prey"), "brig"), by="opponent"),
                otherwise=put(those("prey"), "brig"),
            ),
        ),
    ),
)

cards.define(
    56,
    "Power to the Weapons",
    *spent_on(engagement(kill_at_random(2), personnel=personnel(skills="Leadership"))),
)
