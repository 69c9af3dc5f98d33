"""The cards of Premiere (2002) that download, replace cards in play or remove many from the game."""

from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.selectors import Filter
from spaceline.effects.nodes.tests import Test
from spaceline.effects.phrases import (
    Book,
    commanded,
    commands,
    count,
    deck,
    discard_from_hand,
    discard_pile,
    download,
    hand,
    like,
    look,
    may,
    one,
    only_if,
    order,
    pay,
    personnel,
    put,
    remove,
    replace_one,
    select,
    ship,
    shuffle,
    some,
    those,
    up_to,
    when,
    when_played,
)

cards = Book("2e-se")


def downloads(which: Filter, *, test: Test | None = None) -> When:
    """When it is played, a card like that may be taken out of the deck."""
    return when("play", download(which, "hand"), test=test)


TREACHEROUS = personnel(skills="Treachery")
CLERGY = personnel(keywords=("Kai", "Prylar", "Vedek"))

cards.define(
    88,
    "Feast on the Dying",
    when_played(
        select(some(2, among=deck(2), name="seen")),
        look(those("seen")),
        select(up_to(count(discard_pile(), most=2), among=those("seen"), name="left")),
        select(some(count(those("left")), among=discard_pile(), name="found")),
        put(those("left"), "discard"),
        put(those("found"), "deck_top"),
        look(deck(2)),
        put(deck(2), "deck_top", any_order=True),
        remove(),
    ),
)
cards.define(
    90,
    "How Would You Like a Trip to Romulus?",
    when_played(
        may(
            download(personnel(keywords="Commander", corresponds=True), "hand"),
            otherwise=download(ship(corresponds=True), "hand"),
        )
    ),
)
cards.define(
    114,
    "Tapestry",
    when_played(
        remove(deck()),
        put(discard_pile(like(types=("personnel", "ship"))), "deck_bottom"),
        shuffle(deck()),
        remove(discard_pile()),
        remove(),
    ),
)
cards.define(
    120,
    "Alternate Identity",
    order(
        replace_one(
            one(among=commanded(personnel(affiliations="Rom")), name="old"),
            one(among=hand(personnel(affiliations="Rom")), name="new"),
        ),
    ),
)
cards.define(
    138,
    "Sensor Sweep",
    only_if(commands(1, personnel(skills="Astrometrics"))),
    order(download(like(keywords="Pursuit"), "hand")),
)
cards.define(
    142,
    "Symbol of Devotion",
    only_if(commands(1, CLERGY)),
    order(
        download(personnel(affiliations="Baj"), "hand"),
        put(one(among=commanded(CLERGY), name="sent"), "deck_bottom"),
    ),
)

# Bajoran

cards.define(212, "Furel: Resistance Fighter", downloads(like(titles="Resistance Tactics")))
cards.define(218, "Lupaza: Resistance Fighter", downloads(like(titles="Just Like Old Times")))
cards.define(221, "Opaka: Kai of Bajor", downloads(personnel(affiliations="Baj")))

# Cardassian

cards.define(
    239,
    "Evek: Attache to the Demilitarized Zone",
    when("play", pay(discard_from_hand(), download(like(keywords="Capture"), "hand"))),
)
cards.define(245, "Madred: Calculating Captor", downloads(like(keywords="Punishment")))

# Federation

cards.define(256, "Benjamin Sisko: Defiant Captain", downloads(ship(icons="DS9")))
cards.define(271, "Kathryn Janeway: Wry Admiral", downloads(like(titles="How Would You Like a Trip to Romulus?")))
cards.define(272, "Leyton: Chief of Starfleet Operations", downloads(ship(icons="E")))

# Klingon

cards.define(293, "B'Etor: Sister of Duras", downloads(TREACHEROUS, test=commands(1, personnel(titles="Lursa"))))
cards.define(297, "Gowron: Leader of the High Council", downloads(personnel(skills="Honor", species="Klingon")))
cards.define(
    302,
    "Kang: Honored Warrior",
    downloads(ship(affiliations="Kli", classes="K'Vort"), test=commands(1, personnel(titles=("Koloth", "Kor")))),
)
cards.define(
    304,
    "Koloth: D'akturak",
    downloads(like(keywords="Assault"), test=commands(1, personnel(titles=("Kang", "Kor")))),
)
cards.define(305, "Kor: Dahar Master", downloads(like(titles=("Jadzia Dax", "Kang", "Koloth"))))
cards.define(306, "Koroth: High Cleric of Boreth", downloads(like(titles="Kahless")))
cards.define(310, "Lursa: Sister of Duras", downloads(TREACHEROUS, test=commands(1, personnel(titles="B'Etor"))))

# Romulan

cards.define(356, "Cretak: Supporter of the Alliance", downloads(ship(classes="D'deridex")))
cards.define(359, "Hiren: Romulan Praetor", downloads(like(titles="Prejudice and Politics")))
cards.define(371, "Suran: Ambitious Commander", downloads(like(keywords="Maneuver")))

# Ships

cards.define(389, "Vetar", downloads(like(keywords="Pursuit")))
cards.define(411, "Haakona", downloads(like(one_of=(like(titles="Engage Cloak"), like(keywords="Pursuit")))))
