"""Cards of Energize (2003) that give, tax or take away skills, add requirements, name cards, or grant attempts."""

from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards, Played
from spaceline.effects.phrases import (
    Book,
    affect,
    all_of,
    are,
    at_least,
    attempting,
    attributes,
    both,
    called,
    cannot_complete,
    commanded,
    commands,
    costs,
    count,
    deck,
    demands,
    destroy,
    discard,
    discard_from_hand,
    discard_pile,
    download,
    facing,
    for_each,
    gains,
    gains_named,
    hand,
    held,
    here,
    if_,
    interrupt,
    like,
    look,
    loses_skills,
    may,
    may_attempt,
    may_while_facing,
    mission,
    missions,
    name_card,
    name_skill,
    no,
    on_planet,
    one,
    only_if,
    order,
    pay,
    personnel,
    plays_in_core,
    plays_on,
    put,
    random,
    remove,
    reveal,
    score,
    select,
    skill,
    some,
    some_are,
    static,
    stop,
    taxed,
    this,
    this_mission,
    those,
    total,
    when,
    when_played,
    while_attempting,
)

cards = Book("2e-en")

BAJORAN = personnel(affiliations="Baj")
DISCARDED_BAJORANS = discard_pile(BAJORAN)
ANY_SKILL = ("any skill",)
OPPONENTS_PARTY = Cards("facing", "opponent")


def fetched(title: str) -> Effect:
    """A card of that title is taken out of the deck into the hand."""
    return download(like(titles=title), "hand")


def harder(kind: str, asked: str) -> tuple[Ability, ...]:
    """An event on a mission of yours, which then requires one more skill and scores five more points."""
    return (
        plays_on(missions(mission(kinds=kind))),
        static(this_mission, demands(skill(asked))),
        when("complete", score(5), subject=mission(), where="here", must=True),
    )


# Events

cards.define(34, "Cargo Run", *harder("space", "Acquisition"))
LIARS = attempting(affiliations="Fed", icons="DS9", skills="Treachery")
cards.define(
    37,
    "Confessions in the Pale Moonlight",
    plays_in_core(),
    while_attempting(
        pay(
            destroy(),
            select(one(among=LIARS, name="liar")),
            name_skill(),
            affect(those("liar"), gains_named("skill")),
        ),
        who=LIARS,
    ),
)
cards.define(
    39,
    "Crowd Control",
    plays_in_core(),
    static(
        held(personnel(price=1), "anyone"),
        costs(2),
        test=both(at_least(Played(1, "anyone")), no(at_least(Played(1, "anyone"), 2))),
    ),
)
cards.define(
    43,
    "For the Cause",
    plays_on(missions(mission(titles="Athos IV"), "anyone")),
    may_attempt(
        personnel(icons="Maq"),
        all_of(skill("Leadership"), skill("Security"), skill("Treachery"), total("Strength", 36)),
        missions=mission(regions="Demilitarized Zone"),
        regardless=True,
    ),
)
cards.define(
    44,
    "For The Sisko",
    plays_in_core(),
    order(
        pay(
            discard_from_hand(which=like(excluding=personnel())),
            put(some(2, among=DISCARDED_BAJORANS, name="two"), "deck_top", any_order=True),
        ),
        test=commands(3, BAJORAN),
    ),
)
cards.define(47, "Legal Proceedings", *harder("planet", "Law"))
cards.define(
    54,
    "Pickpocket",
    only_if(commands(1, personnel(keywords="Thief"))),
    plays_in_core(),
    order(
        select(one(among=deck(1, "opponent"), name="top")),
        reveal(those("top")),
        if_(
            are(those("top"), personnel()),
            affect(commanded(personnel(keywords="Thief")), attributes(2)),
            otherwise=destroy(),
        ),
        limit="turn",
    ),
)
cards.define(
    68,
    "Under Scrutiny",
    plays_in_core(),
    when_played(name_card("title", "personnel")),
    static(called(attempting("anyone")), taxed()),
)

# Interrupts

cards.define(
    74,
    "Bank Heist",
    when(
        "face",
        select(one(among=those(), name="thief")),
        select(some(3, among=deck(3, "opponent"), name="three")),
        reveal(those("three"), who="opponent"),
        for_each(
            those("three", types="personnel"),
            name_skill(of=those("it")),
            affect(those("thief"), gains_named("skill"), until="dilemma"),
        ),
        subject=personnel(keywords="Thief"),
    ),
)
AGENTS = facing(affiliations="Fed", icons="DS9")
cards.define(
    77,
    "Discreet Inquiry",
    when(
        "attempt",
        select(one(among=AGENTS, name="agent")),
        pay(select(one(among=hand(personnel()), name="contact")), reveal(those("contact"))),
        name_skill(of=those("contact")),
        affect(those("agent"), gains_named("skill"), until="attempt"),
        put(those("contact"), "deck_top"),
        subject=mission(),
        test=both(some_are(AGENTS), some_are(hand(personnel()))),
    ),
)
cards.define(
    87,
    "Stricken Dumb",
    when(
        "face",
        pay(discard_from_hand(), affect(one(among=those(), name="one"), loses_skills(), until="dilemma")),
        subject=personnel(),
    ),
)
cards.define(
    89,
    "The Prophets' Guidance",
    only_if(commands(2, personnel(keywords="Vedek"))),
    order(put(one(among=DISCARDED_BAJORANS), "hand")),
)
cards.define(
    91,
    "Vile Deception",
    when(
        "attempt",
        may(
            reveal(hand(of="opponent"), who="opponent"),
            discard(hand(interrupt(), "opponent"), who="opponent"),
            by="opponent",
            otherwise=stop(some(2, "opponent", among=OPPONENTS_PARTY, name="two")),
        ),
        whose="opponent",
        subject=mission(),
        test=some_are(here(personnel(species="Romulan"))),
    ),
)

# Missions

cards.define(
    100,
    "Investigate Maquis Activity",
    cannot_complete(some_are(on_planet(personnel(icons="Maq")))),
    when("complete", score(5), test=no(at_least(count(missions(mission(completed=True))), 2)), must=True),
)

# Personnel

cards.define(103, "Akorem Laan: Revered Poet", static(this, attributes(2), test=at_least(count(DISCARDED_BAJORANS), 2)))
cards.define(
    105,
    "Jaro Essa: Leader of the Circle",
    when(
        "face",
        select(one(among=discard_pile(personnel()), name="removed")),
        name_skill(of=those("removed")),
        pay(remove(those("removed")), affect(this, gains_named("skill"), until="dilemma")),
        test=some_are(discard_pile(personnel())),
    ),
)
cards.define(
    109,
    "Ro Laren: Maquis Sympathizer",
    when(
        "use",
        put(random(2, among=hand(of="opponent"), name="two"), "deck_top", who="opponent"),
        by="mission",
        using=ANY_SKILL,
    ),
)
cards.define(
    111,
    "Varis Sul: Tetrarch of the Paqu",
    static(
        this,
        gains("Diplomacy", "Leadership"),
        test=some_are(discard_pile(personnel(affiliations="Baj", skills="Leadership"))),
    ),
)
cards.define(
    118,
    "Benjamin Sisko: Man of Resolve",
    order(affect(this, loses_skills("Diplomacy"), gains("Treachery")), limit="turn"),
)
cards.define(140, "Khar", static(this, costs(-1), test=commands(1, personnel(titles="Kahless"))))
cards.define(
    142,
    "Konmel: Renegade Warrior",
    when(
        "kill",
        name_skill(of=those()),
        affect(this, gains_named("skill"), until="attempt"),
        subject=personnel(species="Klingon"),
        where="present",
        other=True,
        test=some_are(Cards("facing", "anyone")),
        limit="turn",
    ),
)
cards.define(
    162,
    "Mirok: Interphase Researcher",
    when(
        "attempt",
        discard(one("opponent", among=hand(of="opponent"), name="lost"), who="opponent"),
        whose="opponent",
        subject=mission(),
        where="here",
        test=some_are(Cards("facing", "opponent", personnel(skills="Engineer"))),
        must=True,
    ),
)
cards.define(
    165,
    "Sirol: Diplomatic Adversary",
    static(here(personnel(skills="Treachery"), "opponent"), taxed("Treachery")),
)
cards.define(
    168,
    "Toreth: Cautious Commander",
    when(
        "use",
        look(hand(of="opponent")),
        discard(one(among=hand(of="opponent"), name="lost")),
        by="mission",
        using=ANY_SKILL,
        limit="turn",
    ),
)
cards.define(
    110,
    "The Sirah: The Storyteller",
    may_while_facing(
        pay(
            stop(this),
            affect(Cards("facing", "you", personnel(affiliations="Baj"), other=True), attributes(3), until="dilemma"),
        ),
    ),
)
cards.define(
    124,
    'Julian Bashir: "Unnatural Freak"',
    while_attempting(
        pay(remove(some(2, among=discard_pile(), name="removed")), affect(this, gains("Treachery"))),
        test=at_least(count(discard_pile()), 2),
        limit="turn",
    ),
)
cards.define(
    148, "Arctus Baran: Mercenary Captain", may_while_facing(pay(discard_from_hand(), fetched("Shady Resources")))
)
cards.define(
    152,
    "Liam Bilby: Family Man",
    may_while_facing(pay(put(one(among=hand(), name="given"), "deck_top"), fetched("Bank Heist"))),
)
cards.define(
    163, "Neral: Senate Proconsul", may_while_facing(pay(discard_from_hand(), fetched("Diplomatic Masquerade")))
)
