"""Personnel of Premiere (2002): Federation."""

from __future__ import annotations

from spaceline.cards.definitions.second.battle_phrases import comes_to_help
from spaceline.cards.definitions.second.premiere.phrases import downloads
from spaceline.effects.nodes.abilities import Ability, When
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *
from spaceline.effects.phrases.battles import damage_cards

cards = Book("2e-se")


def onto_deck() -> Effect:
    """One of those who are about to be killed goes on top of the deck instead."""
    return sequence(select(one(among=those(), name="saved")), put(those("saved"), "deck_top"), prevent(those("saved")))


def of_another_present(*effects: Effect, limit: str = "") -> When:
    """A response to another personnel of yours present being about to be killed, at the cost of a card in hand."""
    return about_to("kill", *effects, subject=personnel(), where="present", other=True, limit=limit)


cards.define(
    252,
    "Alyssa Ogawa: Enterprise Medical Assistant",
    of_another_present(pay(sequence(stop(this), put(one(among=hand(), name="paid"), "deck_top")), onto_deck())),
)

cards.define(256, "Benjamin Sisko: Defiant Captain", downloads(ship(icons="DS9")))

cards.define(
    257,
    "Beverly Crusher: Chief Medical Officer",
    of_another_present(pay(discard_from_hand(), onto_deck()), limit="turn"),
)

cards.define(259, "Data: Aspirer", while_facing(raised("Integrity", 2), gains("Honor")))


def draws_when(verb: str, which: Filter) -> Ability:
    """Draws when an opponent does so with a card of yours, as long as none of the three texts was used."""
    return when(verb, draw(), subject=which, by="opponent", limit="turn", test=both(unused(1), unused(2), unused(3)))


CONCEALED = like(zones=("hand", "deck"))

cards.define(
    261,
    "Deanna Troi: Guide and Conscience",
    draws_when("discard", CONCEALED),
    draws_when("examine", CONCEALED),
    draws_when("reveal", CONCEALED),
)

cards.define(
    263,
    "Geordi La Forge: Chief Engineer",
    order(
        pay(discard_from_hand(), repair(one(among=damage_cards))),
        test=both(are(this, like(within=ship())), some_are(this_ship)),
        limit="turn",
    ),
)

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

cards.define(266, "Jadzia Dax: Science Officer", while_facing(gains("Geology", "Physics")))

cards.define(
    267,
    "Jean-Luc Picard: Argo Pilot",
    may_while_facing(pay(discard_from_hand(), download(like(titles="Escape"), "hand"))),
)

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

cards.define(271, "Kathryn Janeway: Wry Admiral", downloads(like(titles="How Would You Like a Trip to Romulus?")))

cards.define(272, "Leyton: Chief of Starfleet Operations", downloads(ship(icons="E")))

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

cards.define(
    286,
    "Tasha Yar: Chief of Security",
    when(
        "select",
        select(one(among=those())),
        selected_instead(this),
        subject=personnel(lacks="Security"),
        where="planet",
        other=True,
        test=are(this_mission, mission(kinds="planet")),
        fate="kill",
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

cards.define(291, "Worf: Strategic Operations Officer", comes_to_help(ship(affiliations="Fed")))
