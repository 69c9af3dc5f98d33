"""Personnel, ships, events and interrupts of Call to Arms (2003) with plain texts; others are in ``call_to_arms``."""

from spaceline.effects.phrases import (
    Book,
    about_to,
    affect,
    are,
    at_least,
    attributes,
    back_to_hand,
    both,
    commanded,
    commands,
    copies,
    count,
    crosses_border,
    deck,
    destroy,
    discard,
    discard_from_hand,
    discard_pile,
    draw,
    event,
    gains,
    hand,
    if_,
    is_facing,
    like,
    may,
    one,
    only_if,
    order,
    pay,
    personnel,
    plays_in_core,
    present,
    prevent,
    put,
    raised,
    reveal,
    score,
    select,
    ship,
    some,
    static,
    this,
    those,
    when,
    when_played,
)

cards = Book("2e-ca")

# Cardassian personnel

cards.define(142, "Davin", when("play", discard(deck(1, "opponent")), must=True))
cards.define(
    144,
    "Elim Garak: Plain, Simple Tailor",
    about_to(
        "kill",
        pay(discard_from_hand(which=personnel()), back_to_hand(), prevent(this)),
        by="dilemma",
    ),
)

# Federation personnel

OPPOSING_LEADERS = present(personnel(skills="Leadership"), "opponent")
cards.define(
    177,
    "Michael Eddington: Traitor to Starfleet",
    order(
        select(one(among=OPPOSING_LEADERS, name="victim")),
        pay(back_to_hand(), back_to_hand(those("victim"))),
    ),
)
HIS_SHIP = ship(carries=personnel(titles="Reginald Barclay"))
cards.define(
    180,
    "Reginald Barclay: Reclusive Engineer",
    order(
        pay(discard_from_hand(2), affect(commanded(HIS_SHIP), raised("Range", 2))),
        test=commands(1, HIS_SHIP),
        limit="turn",
    ),
)

# Klingon personnel

cards.define(
    185,
    "Darok: Martok's Aide",
    when("play", draw(count(present(personnel(affiliations="Kli", skills="Leadership")), most=3))),
)
cards.define(
    188,
    "Martok: Leader of Destiny",
    static(
        present(personnel(skills="Honor", species="Klingon")),
        attributes(1),
        test=both(is_facing(), commands(1, event(keywords=("Assault", "Maneuver")))),
    ),
)

# Romulan personnel

ROMULAN = personnel(species="Romulan")
cards.define(
    194,
    "Karina: Intelligence Analyst",
    when(
        "stop",
        pay(discard_from_hand(), affect(this, gains("Diplomacy", "Security"), until="attempt")),
        subject=ROMULAN,
        where="present",
        by="dilemma",
    ),
)
cards.define(
    197,
    "Ruwon: Intelligence Analyst",
    when(
        "stop",
        pay(discard_from_hand(), affect(this, raised("Cunning", 2), until="attempt")),
        subject=ROMULAN,
        where="present",
        by="dilemma",
    ),
)

# Ships

cards.define(
    201,
    "Modern Galor",
    when("play", discard_from_hand(), if_(commands(1, personnel(affiliations="Dom")), may(draw())), must=True),
)
cards.define(207, "Xhosa", crosses_border("Badlands", 1))

# Events

cards.define(
    33,
    "A Second Chance at Life",
    when_played(
        reveal(hand()),
        select(one("opponent", among=hand(), name="chosen")),
        pay(
            discard(those("chosen")),
            put(
                one(
                    among=discard_pile(like(types=("personnel", "ship", "equipment", "event")), apart="chosen"),
                    name="wanted",
                ),
                "hand",
            ),
        ),
    ),
)
cards.define(
    41,
    "Dispensing the White",
    only_if(commands(1, personnel(skills="Treachery", species="Vorta"))),
    when_played(pay(discard_from_hand(), draw(2))),
)
cards.define(
    42,
    "Dissolving the Senate",
    only_if(commands(3, personnel(affiliations="Rom"))),
    plays_in_core(),
    when(
        "stop",
        pay(destroy(), affect(one(unique=True, name="resolute"), attributes(4), until="attempt")),
        subject=personnel(),
        by="dilemma",
    ),
)
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
    55,
    "Severed Link",
    only_if(commands(1, personnel(affiliations="Bor", skills="Programming"))),
    when_played(pay(discard_from_hand(), draw(2))),
)

# Interrupts

cards.define(
    73,
    "Insult",
    only_if(commands(3, personnel(affiliations="Rom"))),
    order(
        select(one(among=deck(1, "opponent"), name="top")),
        discard(those("top"), who="opponent"),
        if_(are(those("top"), like(excluding=personnel())), discard(deck(2))),
        if_(
            are(those("top"), personnel(below=("cost", 2), excluding=personnel(below=("cost", 1)))),
            may(put(this, "deck_top")),
        ),
    ),
)
cards.define(
    77,
    "Security Sweep",
    only_if(commands(2, personnel(affiliations="Rom", skills="Security"))),
    order(
        select(some(3, among=deck(3, "opponent"), name="three")),
        reveal(those("three")),
        if_(both(at_least(count(those("three")), 3), are(those("three"), personnel())), score(10)),
        put(those("three"), "deck_bottom"),
    ),
)
cards.define(
    78,
    "The Founder is Wise",
    when(
        "face",
        select(one(among=present(personnel(keywords="Founder", stopped=False)), name="teacher")),
        affect(one(among=those(), name="one"), attributes(2), copies(of=those("teacher")), until="dilemma"),
        subject=personnel(species="Vorta"),
    ),
)
cards.define(
    80,
    "You Could Be Invaluable",
    only_if(commands(2, personnel(affiliations="Fed", icons="Maq"))),
    order(
        select(some(4, among=deck(4), name="four")),
        reveal(those("four")),
        put(one(among=those("four", types="personnel", excluding=like(icons="Maq")), name="taken"), "hand"),
        put(those("four", apart="taken"), "deck_bottom", any_order=True),
    ),
)
