"""The personnel of Premiere (2002) whose texts stay with their own group; the others are in ``premiere``."""

from spaceline.effects.nodes.abilities import Order, When
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Filter
from spaceline.effects.phrases import (
    Book,
    about_to,
    attributes,
    back_to_hand,
    both,
    commanded,
    count,
    deck,
    destroy,
    dilemma_pile,
    discard,
    discard_from_hand,
    discard_pile,
    draw,
    each_player,
    either,
    equipment,
    event,
    facing,
    for_each,
    gains,
    hand,
    here,
    highest,
    if_,
    is_facing,
    kill,
    leads,
    like,
    look,
    loses,
    may,
    number,
    one,
    order,
    pay,
    personnel,
    present,
    prevent,
    put,
    raised,
    relocate,
    select,
    sequence,
    ship,
    shuffle,
    some,
    some_are,
    stands,
    static,
    stop,
    tell,
    this,
    those,
    up_to,
    when,
    while_facing,
)

cards = Book("2e-se")


def onto_deck() -> Effect:
    """One of those who are about to be killed goes on top of the deck instead."""
    return sequence(select(one(among=those(), name="saved")), put(those("saved"), "deck_top"), prevent(those("saved")))


def of_another_present(*effects: Effect, limit: str = "") -> When:
    """A response to another personnel of yours present being about to be killed, at the cost of a card in hand."""
    return about_to("kill", *effects, subject=personnel(), where="present", other=True, limit=limit)


def assassin(victim: Filter, deed: Effect) -> Order:
    """The personnel goes back to hand, and something is done to an opponent's personnel present, called ``victim``.

    It may be done for nothing (2E-actions-effects/2): whether there is a victim among concealed cards, nobody is told
    before.
    """
    return order(select(one(among=present(victim, "opponent"), name="victim")), pay(back_to_hand(), deed))


# Cardassian

cards.define(
    231,
    "Damar: Loyal Glinn",
    order(shuffle(deck()), test=some_are(present(personnel(keywords="Gul", stopped=False))), limit="turn"),
)
cards.define(235, "Dukat: Military Advisor", order(put(one(among=hand()), "deck_bottom")))
cards.define(240, "Gilora Rejal: Subspace Researcher", while_facing(gains("Physics", "Science")))
cards.define(
    242,
    "Joret Dal: Patriotic Visionary",
    static(here(ship(affiliations="Car"), "anyone"), raised("Weapons+Shields", -2)),
)
cards.define(244, "Lemec: Posturing Negotiator", static(this, raised("Cunning+Strength", 2), test=leads()))
cards.define(
    248,
    "Ocett: Dogged Rival",
    when(
        "play",
        pay(
            discard(one(among=deck(1), name="top")),
            put(one(among=discard_pile(apart="top"), name="wanted"), "deck_top"),
        ),
    ),
)

# Federation

cards.define(
    252,
    "Alyssa Ogawa: Enterprise Medical Assistant",
    of_another_present(pay(sequence(stop(this), put(one(among=hand(), name="paid"), "deck_top")), onto_deck())),
)
cards.define(
    257,
    "Beverly Crusher: Chief Medical Officer",
    of_another_present(pay(discard_from_hand(), onto_deck()), limit="turn"),
)
cards.define(259, "Data: Aspirer", while_facing(raised("Integrity", 2), gains("Honor")))
cards.define(266, "Jadzia Dax: Science Officer", while_facing(gains("Geology", "Physics")))
cards.define(
    268,
    "Jean-Luc Picard: Explorer",
    order(pay(put(some(3, among=hand()), "deck_bottom", any_order=True), draw())),
)
cards.define(
    269,
    'Julian Bashir: "Frontier" Physician',
    of_another_present(
        pay(
            sequence(stop(this), discard_from_hand()),
            select(one(among=those(), name="saved")),
            prevent(those("saved")),
        )
    ),
)
cards.define(
    270,
    "Kalandra: Battlefield Surgeon",
    static(here(personnel(skills="Medical", facing=True), other=True), attributes(2)),
)
cards.define(
    275,
    "Luther Sloan: Man of Secrets",
    order(
        pay(
            sequence(destroy(one(among=commanded(event()), name="given")), back_to_hand()),
            destroy(one(among=commanded(event(), "opponent"), name="wanted")),
        ),
    ),
)
cards.define(
    277,
    "Miles O'Brien: Chief of Operations",
    while_facing(raised("Cunning", count(present(equipment(equips=personnel(titles="Miles O'Brien"))), most=3))),
)
cards.define(279, "Nog: Eager Cadet", when("play", look(dilemma_pile(4, "opponent"))))
STOPPED = here(personnel(stopped=True))
cards.define(
    282,
    "Robin Lefler: Mission Specialist",
    order(
        pay(
            stop(this),
            sequence(
                select(up_to(count(STOPPED), among=STOPPED, name="beamed")),
                for_each(those("beamed"), pay(relocate(those("it"), "beam"), discard(deck(1)))),
            ),
        ),
    ),
)
cards.define(288, "Wesley Crusher: Prodigy", while_facing(gains("Engineer", "Exobiology", "Navigation", "Science")))
cards.define(289, "William T. Riker: Number One", while_facing(gains("Anthropology", "Security")))
cards.define(
    290,
    "Worf: Security Detail Leader",
    order(
        look(
            dilemma_pile(
                count(commanded(personnel(affiliations="Fed", skills="Security"), other=True), most=3), "opponent"
            )
        ),
        limit="turn",
    ),
)

# Klingon

cards.define(
    300,
    "Kahlest: GhojmoH of Worf",
    static(present(personnel(skills="Honor", species="Klingon"), other=True), raised("Cunning", 1)),
)
cards.define(311, "Martok: Soldier of the Empire", static(here(ship(affiliations="Kli")), raised("Weapons", 1)))
cards.define(
    314,
    "Nu'Daq: Tenacious Rival",
    when("play", pay(discard_from_hand(), put(one(among=discard_pile(), name="wanted"), "hand"))),
)

# Non-Aligned

cards.define(318, "Altovar: Vindictive Criminal", assassin(personnel(skills="Medical"), back_to_hand(those("victim"))))
cards.define(
    322,
    "Chorgan: Leader of the Gatherers",
    while_facing(
        attributes(1),
        gains("Diplomacy", "Leadership"),
        test=some_are(present(personnel(keywords="Gatherer", stopped=False), "anyone", other=True)),
    ),
)
cards.define(
    324,
    "Dathon: Speaker of Tama",
    static(
        facing(),
        stands("Integrity", instead_of="Strength"),
        test=both(is_facing(), some_are(present(personnel(skills="Diplomacy", stopped=False), other=True))),
    ),
)
cards.define(
    331, "Jo'Bril: Patient Schemer", about_to("kill", put(this, "deck_top"), prevent(this), must=True, by="dilemma")
)
cards.define(
    335,
    "Marouk: Sovereign of Acamar",
    static(here(personnel(keywords="Gatherer"), "anyone"), gains("Geology"), loses("Thief")),
)
cards.define(
    338,
    "Nel Apgar: Temperamental Researcher",
    when("play", draw(3), put(some(3, among=hand(), name="returned"), "deck_bottom", any_order=True)),
)
cards.define(342, "Retaya: Urbane Poisoner", assassin(personnel(skills="Intelligence"), kill(those("victim"))))
cards.define(343, "Riva: Respected Mediator", when("play", each_player(may(draw())), must=True))
cards.define(
    344,
    "Serova: Warp Field Theorist",
    static(present(personnel(skills="Engineer"), other=True), raised("Cunning", 1), test=is_facing()),
)
cards.define(348, "The Albino: Killer of Children", assassin(personnel(skills="Honor"), kill(those("victim"))))
cards.define(
    352,
    "Vash: Treasure Hunter",
    when(
        "play",
        put(one(among=discard_pile(), name="returned"), "deck_bottom"),
        if_(some_are(here(personnel(titles="Jean-Luc Picard"), "anyone")), draw(2), otherwise=draw()),
    ),
)

# Romulan

cards.define(357, "Donatra: Compassionate Patriot", while_facing(gains("Honor", "Security")))
LOYAL = personnel(species="Romulan", lacks="Treachery")
OTHER_ROMULANS = present(LOYAL, "anyone", other=True)
cards.define(
    364,
    "N'Vek: Soldier of the Underground",
    order(
        select(one(among=OTHER_ROMULANS, name="sent")),
        tell(highest("cost", those("sent")), "cost"),
        pay(put(those("sent"), "deck_bottom"), draw(number("cost"))),
        test=either(some_are(present(LOYAL, other=True)), some_are(present(like(), "opponent"))),
        limit="turn",
    ),
)
cards.define(
    369,
    "Shinzon: Capable Commander",
    order(
        pay(
            discard_from_hand(),
            put(one(among=discard_pile(like(keywords="Maneuver")), name="wanted"), "deck_top"),
        ),
    ),
)
cards.define(370, "Shinzon: Romulan Praetor", order(pay(discard_from_hand(), draw()), limit="turn"))
cards.define(372, "Tal'Aura: Impatient Senator", assassin(personnel(skills="Leadership"), kill(those("victim"))))
cards.define(374, "Taris: Deceitful Subcommander", when("play", look(hand(of="opponent"))))
cards.define(
    376,
    "The Viceroy: Shinzon's Protector",
    when(
        "play",
        look(deck(1)),
        may(put(deck(1), "deck_bottom")),
        subject=personnel(titles="Shinzon"),
        where="here",
    ),
    when(
        "play",
        look(deck(1)),
        may(put(deck(1), "deck_bottom")),
        subject=personnel(species="Reman"),
        where="here",
        other=True,
    ),
)
cards.define(
    378,
    "Tomalak: Beguiling Adversary",
    static(commanded(ship(affiliations="Rom", carries=personnel(titles="Tomalak"))), attributes(2), test=leads()),
)
