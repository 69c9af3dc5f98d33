"""Cards of Call to Arms (2003) that compare cards, look into decks, or change what is drawn for an attempt."""

from spaceline.cards.definitions.battles import kill_at_random
from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import (
    Book,
    about_to,
    affect,
    any_of,
    are,
    at_end_of_turn,
    attributes,
    back_to_hand,
    barred,
    both,
    brig,
    commandable,
    commanded,
    commands,
    costs,
    count,
    deck,
    destroy,
    dilemma,
    dilemma_pile,
    discard_from_hand,
    discard_pile,
    draw,
    each_opponent,
    each_owner,
    each_player,
    event,
    exempt,
    faced,
    facing,
    for_each,
    from_bottom,
    guess_type,
    hand,
    if_,
    in_play,
    kill,
    like,
    look,
    may,
    may_play,
    may_while_facing,
    mission,
    missions,
    more_dilemmas,
    name_skill,
    number,
    one,
    only_if,
    order,
    pay,
    personnel,
    plays_in_core,
    present,
    put,
    raised,
    random,
    remove,
    replace_one,
    reveal,
    score,
    select,
    sharing,
    ship,
    shuffle,
    skill,
    skilled,
    some,
    some_are,
    static,
    stop,
    stop_all,
    taxed_like,
    tell,
    this,
    this_mission,
    those,
    unless,
    up_to,
    when,
    when_played,
    while_attempting,
)
from spaceline.effects.phrases.battles import combat

cards = Book("2e-ca")

ANY_SKILL = ("any skill",)
CLOAK = event(titles="Engage Cloak")
STAFFED = are(this, like(staffed=True))

# Dilemmas

DEVOTED = ("Honor", "Treachery")
cards.define(
    11,
    "Forsaken",
    when(
        "use",
        put(those(), "deck_bottom"),
        whose="anyone",
        subject=personnel(skills=DEVOTED, facing=True),
        by="dilemma",
        using=ANY_SKILL,
        must=True,
    ),
    faced(unless(any_of(skill("Honor", 2), skill("Treachery", 2)), stop_all())),
)
cards.define(
    20,
    "Psychic Receptacle",
    faced(
        name_skill(by="opponent"),
        select(random(among=skilled(facing()))),
        affect(sharing("title", facing(), those()), barred("dilemma_skills"), until="attempt"),
    ),
)
cards.define(
    26,
    "Secret Identity",
    faced(
        select(one("opponent", name="chosen")),
        may(
            look(deck()),
            put(
                one(among=sharing("affiliation", deck(which=personnel()), those("chosen")), name="double"),
                "spot",
                those("chosen"),
            ),
        ),
        put(those("chosen"), "discard"),
        shuffle(deck()),
    ),
)

# Events

SOLDIERS = personnel(species="Jem'Hadar")
cards.define(
    37,
    "Bred for Battle",
    plays_in_core(),
    order(pay(discard_from_hand(2), combat(SOLDIERS, kill_at_random(), alone=True))),
)
cards.define(
    38,
    "Building a Bridge",
    only_if(commands(3, personnel(affiliations="Dom"))),
    plays_in_core(),
    when(
        "use",
        for_each(those(), each_opponent(discard_from_hand()), may(draw())),
        subject=personnel(species="Vorta"),
        by="mission",
        using=ANY_SKILL,
        must=True,
    ),
)
FEWER = more_dilemmas(-1, 1)
cards.define(
    44,
    "I Don't Like to Lose",
    plays_in_core(),
    about_to("draw_dilemmas", pay(discard_from_hand(), may(FEWER, may(FEWER, may(FEWER))))),
)
HEADQUARTERS = missions(mission(kinds="headquarters"))
CLONES = commandable(sharing("home", hand(personnel(species="Jem'Hadar", unique=False)), HEADQUARTERS))


def bred(verb: str) -> When:
    """When a Jem'Hadar of yours comes into your discard pile like that, another one takes the field."""
    return when(
        verb,
        pay(discard_from_hand(which=like(excluding=personnel())), put(one(among=CLONES, name="clone"), "headquarters")),
        subject=personnel(species="Jem'Hadar", zones="discard"),
    )


cards.define(46, "Jem'Hadar Birthing Chamber", plays_in_core(), bred("kill"), bred("discard"), bred("put"))
cards.define(
    49,
    "Psychological Pressure",
    plays_in_core(),
    static(commanded(personnel(facing=True), "opponent"), taxed_like(brig())),
)
FALLEN = discard_pile(personnel(affiliations="Baj"))
cards.define(
    57,
    "Steeled By Loss",
    when_played(
        replace_one(
            one(among=sharing("skill", commanded(personnel(affiliations="Baj")), FALLEN), name="old"),
            one(among=sharing("skill", FALLEN, those("old")), name="new"),
        ),
        remove(),
    ),
)
DONE = missions(mission(completed=True), "owner")
cards.define(
    58,
    "Stir Crazy",
    plays_in_core(),
    when(
        "attempt",
        pay(destroy(), more_dilemmas(3, 3)),
        whose="right",
        subject=mission(),
        test=some_are(sharing("kind", DONE, those())),
    ),
)
DESTROYED = may(destroy(one(among=in_play(event()), name="event")))
cards.define(
    59,
    "The Blight",
    only_if(commands(2, personnel(keywords="Founder"))),
    plays_in_core(),
    order(pay(destroy(), each_opponent(DESTROYED), DESTROYED)),
)

# Personnel

cards.define(117, "Yelsar", may_play("reporting", at=missions(mission(titles="Mouth of the Wormhole"), "anyone")))
cards.define(118, "Acclimation Drone", static(this, costs(count(commanded(personnel(own=False))), times=-1)))
DRONES = personnel(keywords="Drone", facing=True)
cards.define(
    123,
    "Borg Queen: Guardian of the Hive",
    may_while_facing(
        replace_one(
            one(among=present(DRONES), name="old"), one(among=discard_pile(personnel(keywords="Drone")), name="new")
        ),
        limit="dilemma",
    ),
)
cards.define(
    141,
    "Damar: Useful Adjutant",
    about_to(
        "draw_dilemmas",
        pay(discard_from_hand(), more_dilemmas(-1)),
        whose="opponent",
        test=are(this, like(attempting=True)),
        limit="turn",
    ),
)
cards.define(
    155,
    "Ikat'ika: Honorable Warrior",
    while_attempting(
        affect(this, attributes(2), until="attempt"),
        at_end_of_turn(kill(this)),
        limit="turn",
    ),
)
cards.define(
    166,
    "Remata'Klan: Unit Leader",
    about_to(
        "lots",
        select(one(among=present(personnel(affiliations="Dom"), other=True), name="spared")),
        exempt(those("spared")),
    ),
)
SACRIFICES = present(personnel(affiliations="Dom", excluding=like(species="Changeling")))
cards.define(
    173,
    "Yelgrun: Blunt Negotiator",
    order(
        pay(
            kill(one(among=SACRIFICES, name="victim")),
            each_player(
                tell(count(hand()), "held"),
                select(random(count(hand()), among=hand(), name="old")),
                select(some(number("held"), among=from_bottom(deck(number("held"))), name="fresh")),
                put(those("old"), "deck_bottom"),
                put(those("fresh"), "hand"),
            ),
        ),
    ),
)
KINDS = ("equipment", "event", "interrupt", "personnel")
cards.define(
    175,
    "Jack: Maladjusted Misfit",
    order(
        pay(
            stop(this),
            select(random(among=hand(of="opponent"), name="card")),
            pay(guess_type(those("card"), *KINDS, "ship"), put(those("card"), "deck_top")),
        ),
    ),
)


def laid_beneath(there: Cards) -> Effect:
    """The dilemma that was revealed may be put beneath one of these missions."""
    return if_(
        some_are(there),
        may(select(one(among=there, name="mission")), put(those("top"), "beneath", those("mission"))),
    )


COMPLETED = missions(mission(completed=True))
cards.define(
    176,
    "Lauren: Seductress",
    order(
        pay(
            stop(this),
            select(one(among=dilemma_pile(1, "opponent"), name="top")),
            reveal(those("top")),
            if_(
                are(those("top"), dilemma(kinds="dual")),
                laid_beneath(COMPLETED),
                otherwise=laid_beneath(sharing("kind", COMPLETED, those("top"))),
            ),
        ),
    ),
)
cards.define(
    179,
    "Patrick: Idiot Savant",
    order(
        pay(
            stop(this),
            select(one(among=deck(1, "opponent"), name="card")),
            pay(guess_type(those("card"), *KINDS), put(those("card"), "deck_bottom")),
        ),
    ),
)
cards.define(
    181,
    "Sarina Douglas: Cataleptic Conundrum",
    order(pay(stop(this), put(from_bottom(deck(1)), "deck_top"))),
)
cards.define(
    196,
    "Pardek: Betrayer",
    order(
        if_(
            some_are(present(personnel(), "opponent")),
            pay(
                back_to_hand(),
                select(some(4, among=deck(4, "opponent"), name="four")),
                reveal(those("four")),
                put(up_to(1, among=those("four", types="personnel"), name="exposed"), "discard"),
            ),
        ),
        test=some_are(present(like(), "opponent")),
    ),
)

# Ships

cards.define(
    204,
    "Tenak'talar: Weyoun's Warship",
    when("fail-attempt", score(10), whose="opponent", subject=mission(), where="here", test=STAFFED, must=True),
)
cards.define(
    205,
    "U.S.S. Defiant: Stolen Warship",
    order(
        each_owner(this_mission, put(one(among=hand(), name="returned"), "deck_top")),
        test=both(STAFFED, are(this_mission, mission(kinds=("planet", "space")))),
        limit="turn",
    ),
)
cards.define(
    206,
    "I.K.S. Pagh",
    static(commanded(ship(), "opponent"), raised("Range", -1), test=are(this, like(on=CLOAK))),
)
