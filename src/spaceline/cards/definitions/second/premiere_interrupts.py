"""The interrupts of Premiere (2002).

Left out, because what they need is not built yet: those that speak of engagements or combat, download, take captives,
or exchange cards in play.
"""

from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.modifiers import Modifier
from spaceline.effects.nodes.selectors import Cards, Filter
from spaceline.effects.phrases import (
    Book,
    about_to,
    affect,
    all_of,
    at_least,
    attributes,
    both,
    commanded,
    commands,
    copies,
    count,
    destroy,
    discard,
    discard_from_hand,
    discard_pile,
    event,
    hand,
    has_points,
    here,
    highest,
    in_hand,
    in_play,
    kill,
    like,
    lose,
    one,
    only_if,
    order,
    pay,
    personnel,
    present,
    prevent,
    put,
    raised,
    random,
    select,
    ship,
    skill,
    some_are,
    stop,
    those,
    when,
)

cards = Book("2e-se")


def for_one(*modifiers: Modifier) -> Effect:
    """One of the personnel facing the dilemma is modified as long as it is faced."""
    return affect(one(among=those(), name="one"), *modifiers, until="dilemma")


def learning(who: Filter, teachers: Cards, *more: Modifier, costs_a_card: bool = False) -> When:
    """While a dilemma is faced, one of those facing it gains all skills of a ``teacher``, at the cost of a card."""
    learns = (select(one(among=teachers, name="teacher")), for_one(copies(of=those("teacher")), *more))
    if costs_a_card:
        return when("face", pay(discard_from_hand(), *learns), subject=who, test=both(in_hand(2), some_are(teachers)))
    return when("face", *learns, subject=who, test=some_are(teachers))


cards.define(
    121,
    "Amanda Rogers",
    only_if(has_points(5)),
    when("play", put(those(), "discard"), lose(5), whose="anyone", subject=like(types=("event", "interrupt"))),
)
cards.define(
    126,
    "Empathic Touch",
    about_to(
        "kill",
        select(one(among=those(), name="saved")),
        pay(
            select(one(among=present(personnel(skills="Telepathy", stopped=False), apart="saved"), name="healer")),
            stop(those("saved")),
            stop(those("healer")),
            prevent(those("saved")),
        ),
        subject=personnel(),
        where="present",
        test=some_are(present(personnel(skills="Telepathy", stopped=False))),
    ),
)
cards.define(
    127,
    "Escape",
    about_to(
        "kill",
        pay(discard(random(among=hand(), name="discarded")), prevent(those()), stop(those())),
        subject=personnel(facing=True),
        test=in_hand(2),
    ),
)
cards.define(
    129,
    "Kevin Uxbridge",
    only_if(has_points(5)),
    order(destroy(one(among=in_play(event()))), lose(5)),
)
cards.define(
    131,
    "Mission Briefing",
    learning(personnel(affiliations="Fed"), here(personnel(affiliations="Fed", stopped=True)), costs_a_card=True),
)
cards.define(
    133,
    "Protection of the Tal Shiar",
    learning(
        personnel(affiliations="Rom", lacks="Intelligence"),
        here(personnel(affiliations="Rom", skills="Intelligence")),
        attributes(1),
    ),
)
ENGINEER_ABOARD = ship(carries=personnel(skills="Engineer"))
cards.define(
    135,
    "Quantum Slipstream Drive",
    only_if(commands(1, ENGINEER_ABOARD)),
    order(affect(one(among=commanded(ENGINEER_ABOARD)), raised("Range", 4))),
)
cards.define(
    139,
    "Sermon",
    only_if(commands(1, personnel(meets=all_of(skill("Anthropology"), skill("Leadership"))))),
    when(
        "play",
        pay(put(random(among=hand(), name="paid"), "deck_top"), put(those(), "deck_top")),
        whose="opponent",
        subject=event(),
        test=in_hand(2),
    ),
)
cards.define(
    140,
    "Shady Resources",
    learning(personnel(), here(personnel(skills="Treachery")), costs_a_card=True),
)
cards.define(
    141,
    "Souls of the Dead",
    only_if(commands(3, personnel(affiliations="Baj"))),
    order(put(one(among=discard_pile()), "deck_top")),
)
cards.define(
    143,
    "The Promise",
    learning(
        personnel(affiliations="Kli"),
        discard_pile(personnel(affiliations="Kli")),
        *(raised(name, highest(name, those("teacher"))) for name in ("Integrity", "Cunning", "Strength")),
    ),
)
cards.define(
    145,
    "Ties of Blood and Water",
    learning(personnel(affiliations="Baj"), discard_pile(personnel(affiliations="Baj"))),
)
cards.define(
    147,
    "Twist of Fate",
    about_to(
        "kill",
        select(one(among=those(), name="saved")),
        pay(
            select(random(among=present(personnel(), apart="saved"), name="chosen")),
            prevent(those("saved")),
            kill(those("chosen")),
        ),
        subject=personnel(affiliations="Rom"),
        where="present",
        test=at_least(count(present(personnel())), 2),
    ),
)
