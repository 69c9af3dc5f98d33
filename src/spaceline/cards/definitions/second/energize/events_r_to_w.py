"""Events of Energize (2003), R to W."""

from spaceline.cards.definitions.second.battle_phrases import ENEMY, kill_at_random, spent_on
from spaceline.cards.definitions.second.energize.phrases import ENEMIES, HEADQUARTERS, KLINGON_OFFICER
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *
from spaceline.effects.phrases.battles import combat, engagement, involved

cards = Book("2e-en")


cards.define(
    57,
    "Rash Aggression",
    *spent_on(combat(personnel(affiliations="Baj", skills="Treachery"), kill(one(among=ENEMY)))),
)

cards.define(
    58,
    "Reconfiguration",
    only_if(commands(2, personnel(skills="Engineer"))),
    when_played(may(shuffle(deck()), otherwise=shuffle(deck(of="opponent"))), draw()),
)

ELSEWHERE = ("planet", "space")

MAQUIS_ELSEWHERE = personnel(icons="Maq", stopped=False, at=mission(kinds=ELSEWHERE))

PRESENT_ENEMIES = sharing("presence", ENEMIES, those("first"))

cards.define(
    59,
    "Retaliation",
    plays_in_core(),
    order(
        select(one(among=together(3, commanded(MAQUIS_ELSEWHERE)), name="first")),
        select(
            some(
                2, among=sharing("presence", commanded(MAQUIS_ELSEWHERE, apart="first"), those("first")), name="others"
            )
        ),
        if_(
            at_least(count(those("others")), 2),
            pay(
                sequence(destroy(), stop(those("first", also="others"))),
                put(one(among=PRESENT_ENEMIES, name="prisoner"), "brig"),
            ),
        ),
        test=some_are(together(3, commanded(MAQUIS_ELSEWHERE))),
    ),
)

cards.define(
    60,
    "Salvaging the Wreckage",
    when_played(
        put(
            up_to(4, among=discard_pile(like(types=("personnel", "ship"))), name="salvaged"),
            "deck_bottom",
            any_order=True,
        ),
        remove(),
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

cards.define(
    62,
    "Sickbay",
    only_if(commands(1, personnel(skills="Medical"))),
    plays_in_core(),
    when("end_turn", destroy(), must=True),
    about_to(
        "kill",
        prevent(those()),
        put(those(), "deck_top"),
        subject=personnel(),
        test=some_are(here(ship(stopped=False))),
        must=True,
        by="dilemma",
    ),
)

FOREIGN = missions(mission(kinds=("planet", "space")), "opponent")

cards.define(
    63,
    "Smuggling Run",
    plays_in_core(),
    when(
        "begin_turn",
        pay(destroy(), score(10)),
        test=one_is(
            FOREIGN,
            some_are(sharing("place", commanded(personnel(keywords="Smuggler")), those())),
            no(some_are(sharing("place", Cards("command", "owner", ship()), those()))),
            solves(those(), sharing("place", commanded(personnel()), those())),
        ),
    ),
)

cards.define(
    64,
    "Staunch Determination",
    plays_in_core(),
    when(
        "kill",
        pay(destroy(), discard(deck(highest("cost", those()), "opponent"), who="opponent")),
        whose="opponent",
        subject=personnel(),
        test=some_are(involved(ship(affiliations="Car"))),
    ),
)

cards.define(
    65,
    "Straying from the Path",
    only_if(commands(3, personnel(affiliations="Baj"))),
    when_played(
        if_(
            no(at_least(count(discard_pile()), count(hand()))),
            select(some(count(hand()), among=hand(), name="held")),
            put(discard_pile(), "hand"),
            put(those("held"), "discard"),
        ),
        remove(),
    ),
)

cards.define(
    66,
    "Temba, His Arms Wide",
    only_if(commands(3, personnel(icons="TNG"))),
    plays_in_core(),
    about_to("action-play", pay(give_command(), affect(those(), costs(-3), until="paid")), subject=personnel()),
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

cards.define(
    68,
    "Under Scrutiny",
    plays_in_core(),
    when_played(name_card("title", "personnel")),
    static(called(attempting("anyone")), taxed(by_owner=True)),
)

cards.define(
    69,
    "Unexpected Difficulties",
    plays_in_core(),
    when(
        "draw_dilemmas",
        pay(
            destroy(),
            sequence(tell(count(drawn()), "held"), put(drawn(), "pile"), more_dilemmas(number("held"))),
        ),
    ),
)

cards.define(
    70,
    "Unseen Manipulations",
    only_if(commands(3, personnel(affiliations="Rom", skills="Treachery"))),
    plays_in_core(),
    when(
        "begin_orders",
        discard(deck(2, "opponent"), who="opponent"),
        whose="opponent",
        test=both(no(at_least(drawn_this_turn("active"), 2)), no(at_least(played_this_turn(of="active", type="ship")))),
        must=True,
    ),
)

cards.define(
    71,
    "Vast Resources",
    only_if(commands(3, personnel(affiliations="Car"))),
    when_played(
        pay(
            sequence(
                select(one(among=brig(), name="victim")),
                tell(highest("cost", those("victim")), "cost"),
                kill(those("victim")),
            ),
            draw(number("cost")),
        ),
    ),
)

cards.define(
    72,
    "Visionary",
    only_if(commands(2, personnel(icons="DS9", skills="Engineer"))),
    plays_in_core(),
    when("draw", pay(discard(one(among=those(), name="drawn")), draw()), limit="turn"),
)

cards.define(73, "We Will Not Surrender", *spent_on(engagement(score(10), kill_at_random(), personnel=KLINGON_OFFICER)))
