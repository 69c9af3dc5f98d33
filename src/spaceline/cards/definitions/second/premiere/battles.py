"""The cards of Premiere (2002) that begin combat and engagements, win them, or help in them.

Left out: those that place ships out of an *Engage Cloak*.
"""

from spaceline.cards.definitions.battles import (
    ATTACKED,
    ENEMY_SHIP,
    IN_AN_ENGAGEMENT,
    LEADERSHIP,
    capture_at_random,
    comes_to_help,
    kill_at_random,
    spent_on,
    stronger,
)
from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.phrases import (
    Book,
    affect,
    are,
    commanded,
    damage,
    deck,
    destroy,
    discard,
    discard_from_hand,
    event,
    here,
    highest,
    in_play,
    join,
    like,
    may,
    one,
    order,
    pay,
    personnel,
    plays_in_core,
    present,
    prevent,
    put,
    raised,
    repair,
    score,
    select,
    ship,
    static,
    stop,
    this,
    this_ship,
    those,
    when,
)
from spaceline.effects.phrases.battles import combat, damage_cards, engagement, involved

cards = Book("2e-se")


def spent_as_damage(bonus: int, attribute: str) -> tuple[Ability, ...]:
    """Begins engagements until one is lost; a ship that loses carries it as damage."""
    begun = engagement(
        select(one(among=ENEMY_SHIP, name="loser")),
        put(this, "ship", those("loser")),
        personnel=LEADERSHIP,
        first=stronger(bonus),
        otherwise=destroy(),
    )
    return plays_in_core(), order(begun), damage(static(this_ship, raised(attribute, -2)))


cards.define(73, "A Chance for Glory", *spent_on(combat(personnel(affiliations="Kli"), score(10), or_engagement=True)))
cards.define(78, "BaH!", *spent_on(engagement(score(10), ship=ship(affiliations="Kli"), first=stronger(1))))
cards.define(
    80, "Battle Drills", *spent_on(engagement(kill_at_random(), personnel=personnel(keywords="Gul"), first=stronger(2)))
)
cards.define(82, "Brutal Struggle", *spent_on(combat(LEADERSHIP, kill_at_random())))
cards.define(83, 'Cry "Havoc!"', *spent_on(engagement(kill_at_random(), personnel=LEADERSHIP)))
cards.define(92, "Just Like Old Times", *spent_on(combat(personnel(keywords="Bajoran Resistance"), score(15))))
cards.define(
    94, "Let Honor Guide You", *spent_on(combat(personnel(affiliations="Kli", skills="Honor"), kill_at_random()))
)
cards.define(
    97,
    "No Love for the Spoon Heads",
    *spent_on(
        combat(personnel(affiliations="Baj"), kill_at_random(), may(destroy(one(among=in_play(event()), name="event"))))
    ),
)
KLINGON_TRAITORS = personnel(affiliations="Kli", skills="Treachery")
cards.define(
    98,
    "No Peace in Our Time",
    *spent_on(engagement(kill_at_random(), personnel=KLINGON_TRAITORS)),
    static(commanded(KLINGON_TRAITORS), raised("Cunning", 2)),
)
cards.define(103, "Pierce Their Defenses", *spent_as_damage(2, "Shields"))
cards.define(104, "Point Blank Strike", *spent_as_damage(4, "Weapons"))
cards.define(105, "Precise Attack", *spent_as_damage(2, "Range"))
cards.define(
    109,
    "Resistance Tactics",
    plays_in_core(),
    when(
        "begin-battle",
        pay(destroy(), stop(involved(of="anyone")), prevent()),
        subject=like(affiliations="Baj"),
    ),
)
cards.define(
    111,
    "Standard Cardassian Procedure",
    *spent_on(engagement(capture_at_random(), ship=ship(affiliations="Car"), first=stronger(1))),
)
cards.define(113, "Taken Prisoner", *spent_on(combat(personnel(affiliations="Car"), capture_at_random())))
cards.define(
    115,
    "The Orion Underworld",
    *spent_on(engagement(score(10), ship=ship(affiliations="NA"), personnel=personnel(keywords="Thief"))),
)


def shielded_by(skill: str) -> Ability:
    """A ship with an expert aboard has more Shields in an engagement."""
    return when(
        "engagement",
        affect(one(among=those(), name="ship"), raised("Shields", 4), until="battle"),
        subject=ship(carries=personnel(skills=skill, stopped=False)),
    )


cards.define(128, "Evasive Maneuvers", shielded_by("Navigation"))
cards.define(132, "Power to the Shields", shielded_by("Engineer"))
READY = ship(staffed=True, stopped=False, excluding=like(involved="engagement"))
cards.define(
    136, "Render Assistance", when("begin-battle", join(one(among=here(READY), name="helper")), subject=ship())
)


cards.define(213, "Hazar", comes_to_help(ship(), aboard=ship(affiliations="Baj"), by="opponent"))
OTHER_BAJORANS = personnel(affiliations="Baj")
cards.define(
    224,
    "Shakaar Edon: Resistance Leader",
    static(present(OTHER_BAJORANS, other=True), raised("Strength", 1)),
    static(present(personnel(affiliations="Baj", involved="combat"), other=True), raised("Strength", 1)),
)
cards.define(238, "Enabran Tain: Head of the Obsidian Order", comes_to_help(ship(affiliations=("Car", "Rom"))))
cards.define(
    263,
    "Geordi La Forge: Chief Engineer",
    order(
        pay(discard_from_hand(), repair(one(among=damage_cards))),
        test=are(this, like(within=ship())),
        limit="turn",
    ),
)
cards.define(291, "Worf: Strategic Operations Officer", comes_to_help(ship(affiliations="Fed")))
cards.define(309, "Kurn: Squadron Commander", comes_to_help(ship(affiliations="Kli")))
cards.define(361, "Lovok: Tal Shiar Colonel", comes_to_help(ship(affiliations=("Car", "Rom"))))

cards.define(387, "Prakesh", static(this, raised("Shields", 4), test=ATTACKED))
cards.define(
    391,
    "U.S.S. Defiant: Prototype Warship",
    static(this, raised("Weapons", 1), raised("Shields", 2), test=IN_AN_ENGAGEMENT),
)
cards.define(
    400,
    "I.K.S. Lukara",
    when(
        "combat",
        affect(one(among=those(), name="first"), raised("Strength", highest("Weapons", this)), until="battle"),
        subject=personnel(affiliations="Kli"),
        where="here",
    ),
)
cards.define(413, "Scimitar: Predator", when("win-battle", discard(deck(1, "opponent"), who="opponent"), must=True))
