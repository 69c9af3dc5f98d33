"""The cards of Call to Arms (2003) that download, exchange cards in play, or remove cards from the game."""

from spaceline.effects.phrases import (
    Book,
    aboard,
    affect,
    are,
    back_to_hand,
    commands,
    count,
    deck,
    discard_from_hand,
    discard_pile,
    download,
    draw,
    each_player,
    equipment,
    hand,
    here,
    if_,
    interrupt,
    like,
    look,
    number,
    one,
    only_if,
    order,
    pay,
    personnel,
    present,
    put,
    raised,
    random,
    remove,
    replace,
    select,
    sequence,
    ship,
    some,
    some_are,
    tell,
    this,
    this_ship,
    those,
    up_to,
    when,
)

cards = Book("2e-ca")

cards.define(
    71,
    "Cultist Attack",
    only_if(commands(1, personnel(affiliations="Baj", skills="Treachery"))),
    order(each_player(remove(discard_pile(interrupt())))),
)
cards.define(
    79,
    "We're Everywhere",
    when("kill", download(personnel(keywords="Shape-shifter"), "hand"), subject=personnel(keywords="Shape-shifter")),
)
cards.define(
    124,
    "Calibration Drone",
    order(
        pay(
            put(this, "discard"),
            tell(count(hand()), "held"),
            put(random(count(hand()), among=hand(), name="shuffled"), "deck_bottom"),
            draw(number("held")),
        )
    ),
)
cards.define(
    131,
    "Invasive Drone",
    order(
        if_(
            some_are(here(ship(), "anyone")),
            sequence(
                select(one(among=here(ship(), "anyone"), name="ship")),
                select(up_to(count(here(personnel(), other=True)), among=here(personnel(), other=True), name="moved")),
                pay(back_to_hand(), put(those("moved"), "aboard", those("ship"))),
            ),
            otherwise=back_to_hand(),
        ),
    ),
)
cards.define(
    140,
    "Transwarp Drone",
    order(
        select(one(among=this_ship, name="ship")),
        pay(back_to_hand(), affect(those("ship"), raised("Range", 2))),
        test=are(this, like(within=ship())),
    ),
)
cards.define(
    146,
    "Mavek: Science Officer",
    when(
        "play",
        download(equipment(), "hand"),
        test=some_are(here(personnel(excluding=like(species="Cardassian"), stopped=False))),
    ),
)
cards.define(
    152,
    "Founder Councilor",
    order(replace(this, one(among=hand(personnel(keywords="Founder")), name="successor"))),
)
cards.define(154, "Founder Leader: Forbidding Judge", when("play", download(personnel(species="Changeling"), "hand")))
CHANGELINGS = count(present(personnel(species="Changeling")))
cards.define(
    158,
    "Kilana: Dissembling Envoy",
    order(
        select(some(CHANGELINGS, among=deck(CHANGELINGS), name="seen")),
        look(those("seen")),
        put(those("seen"), "deck_top", any_order=True),
        limit="turn",
    ),
)
cards.define(
    162,
    "Martok Founder: Poison of the Empire",
    when(
        "play",
        pay(discard_from_hand(), download(like(keywords="Infiltration"), "hand")),
        subject=like(keywords=("Assault", "Maneuver")),
    ),
)
cards.define(
    200,
    "Locutus' Borg Cube",
    order(
        pay(
            back_to_hand(one(among=aboard(personnel(keywords="Drone")), name="drone")),
            download(like(keywords="Maneuver"), "hand"),
        ),
        test=are(this, like(staffed=True)),
        limit="turn",
    ),
)
