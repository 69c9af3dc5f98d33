"""The cards of Energize (2003) that download or speak of captives (2E-download, 2E-brig-and-captives)."""

from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.selectors import Filter
from spaceline.effects.phrases import (
    Book,
    about_to,
    affect,
    are,
    at_least,
    brig,
    captured,
    commandable,
    commanded,
    commands,
    count,
    discard,
    discard_from_hand,
    discard_pile,
    download,
    draw,
    event,
    gains,
    gains_named,
    hand,
    highest,
    if_,
    kill,
    like,
    may,
    may_pay,
    mission,
    name_skill,
    no,
    number,
    one,
    only_if,
    order,
    pay,
    personnel,
    present,
    prevent,
    put,
    random,
    remove,
    select,
    sequence,
    ship,
    some,
    some_are,
    static,
    tell,
    this,
    those,
    when,
    when_played,
)

cards = Book("2e-en")


def downloads(which: Filter) -> When:
    """When it is played, a card like that may be taken out of the deck."""
    return when("play", download(which, "hand"))


cards.define(
    65,
    "Straying from the Path",
    only_if(commands(3, personnel(affiliations="Baj"))),
    when_played(
        if_(
            no(at_least(count(discard_pile()), count(hand()))),
            select(some(count(hand()), among=hand(), name="held")),
            put(discard_pile(), "hand"),
            put(those("held"), "discard"),
        ),
        remove(),
    ),
)
cards.define(
    71,
    "Vast Resources",
    only_if(commands(3, personnel(affiliations="Car"))),
    when_played(
        pay(
            sequence(
                select(one(among=brig(), name="victim")),
                tell(highest("cost", those("victim")), "cost"),
                kill(those("victim")),
            ),
            draw(number("cost")),
        ),
    ),
)
cards.define(
    75,
    "Coordinated Attack",
    only_if(commands(3, personnel(affiliations="Kli", skills="Officer"))),
    order(download(like(keywords=("Assault", "Maneuver")), "hand")),
)
cards.define(
    79,
    "Fresh Tactic",
    only_if(commands(3, personnel(keywords="Gul"))),
    order(download(like(keywords=("Capture", "Punishment")), "hand")),
)
cards.define(
    81,
    "If Wishes Were Horses",
    order(
        pay(
            discard_from_hand(),
            download(event(), "hand"),
            discard(random(among=hand(), name="lost")),
        )
    ),
)
LAWYER = personnel(affiliations="Car", skills="Law", at=mission(kinds=("planet", "space")))
cards.define(
    94,
    "Well-Crafted Lure",
    only_if(commands(1, LAWYER)),
    order(
        select(one(among=commanded(LAWYER))),
        select(random(among=present(personnel(unique=False), "opponent"), name="prey")),
        tell(highest("cost", those("prey")), "price"),
        if_(
            at_least(count(hand()), number("price")),
            may_pay(discard_from_hand(number("price")), put(those("prey"), "brig")),
        ),
    ),
)
cards.define(
    96,
    "Athos IV: Maquis Base",
    when("begin_turn", pay(discard_from_hand(), download(like(titles="For the Cause"), "hand"))),
)
LEADERS = discard_pile(personnel(affiliations="Baj", skills="Leadership"))
cards.define(
    104,
    "Borum: Selfless Hero",
    order(put(one(among=commandable(LEADERS), name="saved"), "spot", this), remove()),
)
FOUND = put(one(among=discard_pile(personnel()), name="found"), "hand")
cards.define(
    106,
    "Kira Nerys: Impassioned Major",
    when(
        "use",
        if_(
            some_are(captured()),
            may(put(one(among=captured(), name="freed"), "hand"), otherwise=FOUND),
            otherwise=FOUND,
        ),
        by="mission",
        using=("any skill",),
    ),
)
cards.define(112, "Winn Adami: Devious Manipulator", downloads(personnel(skills="Treachery", species="Bajoran")))
cards.define(115, "Evek: Harsh Interrogator", static(this, gains("Biology", "Law"), test=some_are(brig())))
cards.define(119, "Cal Hudson: Attache to the Demilitarized Zone", downloads(ship(icons="Maq")))
cards.define(
    122,
    "Jake Sisko: Temporal Anchor",
    order(pay(put(this, "discard"), download(personnel(affiliations="Fed", icons="DS9"), "hand"))),
)
cards.define(129, "Niles", downloads(like(titles="Retaliation")))
cards.define(139, "Kargan: Rash Captain", downloads(like(keywords="Maneuver")))
cards.define(
    151,
    "Kobb",
    when(
        "play",
        put(one("opponent", among=hand(of="opponent"), name="returned"), "deck_top", who="opponent"),
        test=are(this, like(at=mission(titles="Athos IV"))),
        must=True,
    ),
)
MAQUIS = like(one_of=(personnel(icons="Maq"), like(titles="For the Cause")))
cards.define(
    153, "Macius", order(pay(put(this, "discard"), put(one(among=discard_pile(MAQUIS), name="found"), "hand")))
)
cards.define(
    156,
    "Raimus: Criminal Master",
    order(pay(put(one(among=hand(), name="paid"), "deck_top"), download(like(keywords="Crime"), "hand")), limit="turn"),
)
cards.define(
    157, "Roga Danar: Decorated Subhadar", about_to("capture", put(this, "deck_top"), prevent(this), must=True)
)
cards.define(
    158,
    "Sakonna: Gunrunner",
    order(
        select(one(among=brig())),
        name_skill(of=those()),
        affect(this, gains_named("skill"), until="your_next_turn"),
        limit="turn",
    ),
)
PURSUIT = like(one_of=(like(titles="Engage Cloak"), like(keywords="Pursuit")))
cards.define(
    161, "Galathon: Steadfast Rival", when("play", put(one(among=discard_pile(PURSUIT), name="found"), "hand"))
)
cards.define(175, "Fortune", downloads(personnel(affiliations="NA", skills="Archaeology")))
