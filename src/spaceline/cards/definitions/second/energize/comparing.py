"""The cards of Energize (2003) that compare cards with others, or look at where they are with others."""

from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import (
    Book,
    about_to,
    affect,
    at_end_of_turn,
    at_least,
    attributes,
    back_to_hand,
    barred,
    both,
    brig,
    commandable,
    commanded,
    commands,
    copies,
    costs,
    count,
    deck,
    destroy,
    discard,
    discard_from_hand,
    discard_pile,
    download,
    each_opponent,
    each_owner,
    event,
    facing,
    for_each,
    gains_named,
    hand,
    held,
    if_,
    in_play,
    kill,
    like,
    may,
    mission,
    missions,
    name_skill,
    no,
    one,
    only_if,
    order,
    pay,
    personnel,
    played_this_turn,
    plays_in_core,
    present,
    put,
    raised,
    random,
    remove,
    reveal,
    score,
    select,
    sequence,
    sharing,
    ship,
    some,
    some_are,
    static,
    stop,
    this,
    those,
    together,
    unless_chosen,
    when,
    when_played,
    your_turn,
)

cards = Book("2e-en")

HEADQUARTERS = missions(mission(kinds="headquarters"))
ELSEWHERE = ("planet", "space")
ENEMIES = commanded(personnel(), "opponent")


def welcome(cards: Cards) -> Cards:
    """Those of several cards that could be played at one of your headquarters."""
    return commandable(sharing("home", cards, HEADQUARTERS))


def brought_in(cards: Cards, *effects: Effect) -> Effect:
    """One of several cards is put at a headquarters where it could be played; what follows when it is."""
    placed = put(those("brought"), "headquarters", those("home"))
    return sequence(
        select(one(among=welcome(cards), name="brought")),
        select(one(among=sharing("home", HEADQUARTERS, those("brought")), name="home")),
        pay(placed, *effects) if effects else placed,
    )


# Events

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
PRIME = mission(titles="Cardassia Prime")
cards.define(
    33,
    "Brief Reunion",
    only_if(commands(1, PRIME)),
    when_played(
        download(personnel(affiliations="Car", unique=True), "hand", name="guest"),
        pay(put(those("guest"), "headquarters", missions(PRIME)), at_end_of_turn(kill(those("guest")))),
    ),
)
cards.define(
    35,
    "Common Ground",
    only_if(commands(3, personnel(icons="TNG"))),
    when_played(
        each_opponent(may(brought_in(hand(personnel())))),
        may(brought_in(hand(personnel(icons="TNG")))),
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
cards.define(
    48,
    "Life Support",
    when_played(brought_in(discard_pile(personnel()), at_end_of_turn(remove(those("brought"))))),
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
cards.define(
    52,
    "Personal Forcefield",
    when_played(affect(one(among=commanded(personnel(unique=True))), barred("killed"))),
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
GALORS = commanded(ship(affiliations="Car", staffed=True))
PREY = sharing("place", commanded(personnel(within=ship()), "opponent"), GALORS)
cards.define(
    55,
    "Political Leverage",
    when_played(
        select(one(among=PREY, name="prey")),
        if_(
            both(some_are(those("prey")), at_least(count(deck(of="opponent")), 4)),
            unless_chosen(discard(deck(4, "opponent"), who="opponent"), put(those("prey"), "brig"), by="opponent"),
            otherwise=put(those("prey"), "brig"),
        ),
    ),
)
MAQUIS = personnel(icons="Maq", stopped=False, at=mission(kinds=ELSEWHERE))
PRESENT_ENEMIES = sharing("presence", ENEMIES, those("first"))
cards.define(
    59,
    "Retaliation",
    plays_in_core(),
    order(
        select(one(among=together(3, commanded(MAQUIS)), name="first")),
        select(some(2, among=sharing("presence", commanded(MAQUIS, apart="first"), those("first")), name="others")),
        if_(
            at_least(count(those("others")), 2),
            pay(
                sequence(destroy(), stop(those("first", also="others"))),
                put(one(among=PRESENT_ENEMIES, name="prisoner"), "brig"),
            ),
        ),
        test=some_are(together(3, commanded(MAQUIS))),
    ),
)
SPYING = sharing("place", commanded(ship(staffed=True)), missions(mission(kinds=ELSEWHERE), "opponent"))
cards.define(
    61,
    "Shadow Operation",
    only_if(commands(2, personnel(affiliations="Rom", skills="Intelligence"))),
    plays_in_core(),
    static(
        held(personnel(affiliations="Rom", price=3)),
        costs(-2),
        test=both(no(at_least(played_this_turn())), some_are(SPYING)),
    ),
)
SINNERS = like(one_of=(personnel(keywords="Kai"), personnel(affiliations="Baj", skills="Treachery")))
cards.define(
    67,
    "The Text of the Kosst Amojan",
    only_if(both(commands(1, mission(titles="Bajor")), no(at_least(count(HEADQUARTERS), 2)))),
    plays_in_core(),
    order(
        pay(
            stop(one(among=commanded(SINNERS), name="sinner")),
            select(some(2, among=discard_pile(like(excluding=like(keywords="Prophet"))), name="two")),
            select(one("opponent", among=those("two"), name="returned")),
            put(those("returned"), "hand"),
            remove(those("two", apart="returned")),
        ),
        limit="turn",
    ),
)

# Interrupts

WARRIORS = commanded(personnel(affiliations="Kli", unique=True))
cards.define(
    80,
    "Honorable Death",
    only_if(some_are(sharing("presence", WARRIORS, commanded(like(), "opponent")))),
    order(
        select(one(among=sharing("presence", WARRIORS, ENEMIES), name="warrior")),
        pay(kill(those("warrior")), destroy(one(among=commanded(event(), "opponent"), name="event"))),
    ),
)
cards.define(
    86,
    "Shared Delicacy",
    only_if(both(commands(3, personnel(keywords="Gul")), some_are(brig()))),
    order(
        select(one(among=brig(), name="captive")),
        each_owner(
            those("captive"),
            select(random(among=hand(), name="shown")),
            reveal(those("shown"), who="opponent"),
            may(discard(those("shown")), otherwise=discard(deck(3))),
        ),
    ),
)

# Missions and personnel

cards.define(
    95,
    "Aid Clone Colony",
    when("complete", download(personnel(), "hand", copies=commanded(personnel()))),
)
cards.define(
    108,
    "Leeta: Dabo Girl",
    when(
        "select",
        select(one(among=present(personnel(affiliations="Baj"), other=True), name="pupil")),
        name_skill(of=those("pupil")),
        affect(those("pupil"), gains_named("skill"), until="attempt"),
        test=some_are(facing()),
    ),
)
cards.define(
    141,
    "Khos",
    when(
        "kill",
        for_each(those(), affect(this, attributes(2), most=2)),
        whose="opponent",
        subject=personnel(),
        must=True,
    ),
)
cards.define(
    144,
    "Korris: Renegade Captain",
    when(
        "kill",
        affect(this, raised("Strength", 3), until="attempt", most=1),
        subject=personnel(species="Klingon"),
        where="present",
        other=True,
        test=some_are(Cards("facing", "anyone")),
        must=True,
    ),
)
cards.define(
    146,
    "M'vil",
    when(
        "play",
        select(one(among=commanded(event(), "opponent"), name="event")),
        each_owner(
            those("event"),
            if_(
                at_least(count(hand()), 2),
                may(
                    put(some(2, among=hand(), name="two"), "deck_top", any_order=True),
                    otherwise=destroy(those("event")),
                ),
                otherwise=destroy(those("event")),
            ),
        ),
    ),
)
