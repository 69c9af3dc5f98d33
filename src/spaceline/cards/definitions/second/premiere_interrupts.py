"""The interrupts of Premiere (2002) for dilemmas and for the own deck; the others are in ``premiere``."""

from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.modifiers import Modifier
from spaceline.effects.nodes.selectors import Cards
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
    dilemma,
    discard,
    discard_from_hand,
    discard_pile,
    event,
    face_instead,
    hand,
    has_points,
    here,
    highest,
    if_,
    in_play,
    kill,
    like,
    lose,
    no,
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
    score,
    select,
    sequence,
    ship,
    skill,
    some_are,
    stop,
    those,
    when,
)

cards = Book("2e-se")


def learns_from(teachers: Cards, *more: Modifier) -> Effect:
    """One of those facing the dilemma gains all skills of a ``teacher``."""
    return sequence(
        select(one(among=teachers, name="teacher")),
        affect(one(among=those(apart="teacher"), name="pupil"), copies(of=those("teacher")), *more, until="dilemma"),
    )


cards.define(
    121,
    "Amanda Rogers",
    only_if(has_points(5)),
    when("play", put(those(), "discard"), lose(5), whose="anyone", subject=like(types=("event", "interrupt"))),
)
TELEPATHS = present(personnel(skills="Telepathy", stopped=False))
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
        subject=personnel(stopped=False),
        test=no(
            both(no(at_least(count(TELEPATHS), 2)), no(both(some_are(TELEPATHS), some_are(those(lacks="Telepathy")))))
        ),
    ),
)


def escape_from(fate: str) -> Ability:
    """Whoever faces a dilemma is stopped instead."""
    return about_to(
        fate,
        pay(discard(random(among=hand(), name="discarded")), prevent(those()), stop(those())),
        subject=personnel(facing=True),
        limit="together",
    )


cards.define(127, "Escape", escape_from("kill"), escape_from("capture"))
cards.define(
    129,
    "Kevin Uxbridge",
    only_if(has_points(5)),
    order(destroy(one(among=in_play(event()))), lose(5)),
)
STOPPED_COLLEAGUES = here(personnel(affiliations="Fed", stopped=True))
cards.define(
    131,
    "Mission Briefing",
    when(
        "face",
        pay(discard_from_hand(), learns_from(STOPPED_COLLEAGUES)),
        subject=personnel(affiliations="Fed"),
    ),
)
AGENTS = here(personnel(affiliations="Rom", skills="Intelligence", stopped=False))
cards.define(
    133,
    "Protection of the Tal Shiar",
    when(
        "face",
        learns_from(AGENTS, attributes(1)),
        subject=personnel(affiliations="Rom", lacks="Intelligence"),
    ),
)
ENGINEER_ABOARD = ship(carries=personnel(skills="Engineer", stopped=False))
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
    ),
)
TRAITORS = here(personnel(skills="Treachery", stopped=False))
cards.define(
    140,
    "Shady Resources",
    when(
        "face",
        pay(discard_from_hand(), learns_from(TRAITORS)),
        subject=personnel(),
    ),
)
cards.define(
    141,
    "Souls of the Dead",
    only_if(commands(3, personnel(affiliations="Baj"))),
    order(put(one(among=discard_pile()), "deck_top")),
)
DEAD_KLINGONS = discard_pile(personnel(affiliations="Kli"))
cards.define(
    143,
    "The Promise",
    when(
        "face",
        learns_from(
            DEAD_KLINGONS,
            *(raised(name, highest(name, those("teacher"))) for name in ("Integrity", "Cunning", "Strength")),
        ),
        subject=personnel(affiliations="Kli"),
    ),
)
WARBIRDS_HERE = here(ship(affiliations="Rom", staffed=True))
cards.define(
    144,
    "The Tides of Fortune",
    when(
        "reveal-dilemma",
        select(one(among=WARBIRDS_HERE, name="ship")),
        face_instead(those("ship")),
        score(10),
        subject=dilemma(kinds="space", excluding=like(keywords="Consume")),
        test=some_are(WARBIRDS_HERE),
    ),
)
DEAD_BAJORANS = discard_pile(personnel(affiliations="Baj"))
cards.define(
    145,
    "Ties of Blood and Water",
    when("face", learns_from(DEAD_BAJORANS), subject=personnel(affiliations="Baj")),
)
cards.define(
    147,
    "Twist of Fate",
    about_to(
        "kill",
        select(one(among=those(), name="saved")),
        select(random(among=present(personnel(stopped=False), apart="saved"), name="chosen")),
        if_(some_are(those("chosen")), prevent(those("saved")), kill(those("chosen"))),
        subject=personnel(affiliations="Rom", stopped=False),
    ),
)
