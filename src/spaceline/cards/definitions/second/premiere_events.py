"""The events of Premiere (2002) that only draw, discard, look, raise and prevent; the others are in ``premiere``."""

from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.selectors import Filter
from spaceline.effects.phrases import (
    Book,
    about_to,
    affect,
    both,
    commanded,
    commands,
    completed,
    count,
    deck,
    destroy,
    discard,
    discard_from_hand,
    discard_pile,
    draw,
    hand,
    here,
    look,
    mission,
    missions,
    number,
    one,
    only_if,
    order,
    pay,
    personnel,
    plays_in_core,
    plays_on,
    prevent,
    put,
    raised,
    random,
    remove,
    reveal,
    select,
    ship,
    some,
    stands,
    static,
    tell,
    those,
    up_to,
    when,
    when_played,
)

cards = Book("2e-se")


def two_for_one(which: Filter) -> tuple[Ability, ...]:
    """Whoever commands such a personnel discards a card to draw two."""
    return only_if(commands(1, which)), when_played(pay(discard_from_hand(), draw(2)))


ASTROMETRICS_ABOARD = ship(carries=personnel(skills="Astrometrics", stopped=False))
OFFICIALS = personnel(keywords=("Gul", "Legate"), at=mission(excluding=mission(titles="Cardassia Prime")))

cards.define(
    75,
    "Astrometrics Lab",
    plays_in_core(),
    order(
        pay(discard_from_hand(), affect(one(among=commanded(ASTROMETRICS_ABOARD), name="faster"), raised("Range", 2))),
        limit="turn",
    ),
)
cards.define(77, "Back-Flush Bussard Collectors", *two_for_one(personnel(affiliations="Fed", skills="Engineer")))
cards.define(
    79,
    "Bajoran Gratitude Festival",
    only_if(commands(3, personnel(affiliations="Baj"))),
    when_played(remove(up_to(4, among=discard_pile(), name="removed")), draw(count(those("removed")))),
)
cards.define(
    84,
    "D'Arsay Archive",
    when_played(
        tell(count(hand()), "cards"),
        pay(put(random(count(hand()), among=hand(), name="returned"), "deck_bottom"), draw(number("cards"))),
    ),
)
cards.define(85, "Days of Atonement", *two_for_one(personnel(affiliations="Baj", skills="Anthropology")))
cards.define(
    89,
    "For All Our Sons",
    plays_on(missions(mission(titles="Cardassia Prime"), "anyone")),
    when(
        "begin_turn",
        look(deck(3)),
        put(some(2, among=deck(3), name="taken"), "hand"),
        discard(deck(1)),
        test=commands(1, OFFICIALS),
    ),
)
cards.define(
    99,
    "Nothing That Happens is Truly Random",
    only_if(commands(1, personnel(affiliations="Fed", skills="Diplomacy"))),
    when_played(
        select(some(3, among=deck(3), name="three")),
        reveal(those("three")),
        discard(one("opponent", among=those("three"), name="lost")),
        put(those("three", apart="lost"), "hand"),
    ),
)
cards.define(
    100,
    '"Observer" from the Obsidian Order',
    *two_for_one(personnel(affiliations="Car", skills=("Leadership", "Intelligence"))),
)
cards.define(101, "Order of the Bat'leth", *two_for_one(personnel(affiliations="Kli", skills="Honor")))
cards.define(
    102,
    "Peacemaker or Predator?",
    when_played(
        select(
            some(
                count(commanded(personnel(affiliations="Rom", skills="Leadership"))),
                among=deck(count(commanded(personnel(affiliations="Rom", skills="Leadership"))), "opponent"),
                name="seen",
            )
        ),
        look(those("seen")),
        put(those("seen"), "deck_top", any_order=True),
    ),
)
cards.define(
    107,
    "Process Identification",
    only_if(commands(3, personnel(affiliations="Car"))),
    when_played(
        select(some(5, among=deck(5), name="seen")),
        look(those("seen")),
        put(one(among=those("seen"), name="taken"), "hand"),
        put(those("seen", apart="taken"), "deck_bottom", any_order=True),
    ),
)
cards.define(112, "Tactical Planning", *two_for_one(personnel(affiliations="Rom", skills="Security")))
cards.define(
    116,
    "The Pillage of Bajor",
    only_if(commands(3, personnel(affiliations="Car"))),
    when_played(
        select(some(3, among=deck(3), name="seen")),
        look(those("seen")),
        put(some(2, among=those("seen"), name="taken"), "hand"),
        discard(those("seen", apart="taken")),
    ),
)
cards.define(
    117,
    "The Reman Mines",
    plays_on(missions(mission(titles="Supervise Dilithium Mine"), "anyone")),
    static(commanded(ship(affiliations="Rom")), raised("Range", count(commanded(personnel(species="Reman")), most=3))),
)
cards.define(
    118,
    "To Boldly Go",
    only_if(both(completed("planet"), completed("space"))),
    plays_in_core(),
    about_to(
        "stop", pay(destroy(), prevent(those())), subject=personnel(affiliations="Fed"), by="dilemma", limit="together"
    ),
)
cards.define(
    119,
    "Warrior's Birthright",
    only_if(commands(3, personnel(affiliations="Kli"))),
    plays_on(missions()),
    static(here(personnel()), stands("Strength", instead_of="Integrity+Cunning")),
)
