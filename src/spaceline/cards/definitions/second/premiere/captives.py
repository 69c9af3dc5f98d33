"""The cards of Premiere (2002) that speak of captives and of the brig (2E-brig-and-captives)."""

from spaceline.effects.nodes.effects import Effect
from spaceline.effects.phrases import (
    Book,
    both,
    brig,
    captured,
    commandable,
    commanded,
    commands,
    count,
    deck,
    destroy,
    discard,
    discard_from_hand,
    draw,
    each_opponent,
    equipment,
    event,
    hand,
    if_,
    kill,
    mission,
    missions,
    on_planet,
    one,
    only_if,
    order,
    pay,
    personnel,
    plays_in_core,
    plays_on,
    present,
    put,
    random,
    score,
    select,
    sequence,
    some,
    some_are,
    stop,
    take_command,
    those,
    up_to,
    when,
    when_played,
)
from spaceline.effects.phrases.cards import Pick

cards = Book("2e-se")


def brought_home(who: Pick, *first: Effect) -> Effect:
    """Captives are put at a headquarters of yours."""
    home = one(among=missions(mission(kinds="headquarters")), name="home")
    return sequence(select(who), *first, select(home), put(those(who.name), "headquarters", those("home")))


cards.define(
    74,
    "A Treasure Beyond Comparison",
    plays_in_core(),
    when("capture", draw(), subject=personnel(), whose="opponent", by="you"),
)
cards.define(
    76,
    "Awaiting Trial",
    only_if(commands(3, personnel(affiliations="Car"))),
    plays_in_core(),
    when("begin_turn", draw(), test=some_are(brig())),
)
cards.define(
    93,
    "Labor Camp",
    plays_on(missions(mission(kinds="planet"))),
    when(
        "begin_turn",
        score(10),
        test=both(some_are(on_planet(personnel(affiliations="Car", stopped=False))), some_are(brig())),
        must=True,
    ),
)
cards.define(
    108,
    "Rescue Captives",
    when_played(
        discard(up_to(count(hand()), among=hand(), name="paid")),
        brought_home(some(count(those("paid")), among=captured(), name="freed")),
    ),
)
GUARD = personnel(
    affiliations="Car",
    skills="Security",
    bears=equipment(keywords="Hand Weapon"),
    at=mission(kinds=("planet", "space")),
)
cards.define(
    122,
    "Arrest Order",
    only_if(commands(1, GUARD)),
    order(
        select(one(among=commanded(GUARD))),
        pay(stop(those()), put(random(among=present(personnel(), "opponent"), name="prisoner"), "brig")),
    ),
)
cards.define(
    124,
    "Condition Captive",
    order(
        brought_home(one(among=commandable(brig()), name="captive"), take_command(those("captive"))),
    ),
)
cards.define(194, "Rescue Prisoners", when("complete", brought_home(one(among=captured(), name="freed"))))
cards.define(
    230,
    "Corbin Entek: Undercover Operations Supervisor",
    order(
        pay(kill(one(among=brig())), destroy(one(among=commanded(event(), "owner"), name="lost"))),
        test=some_are(brig()),
    ),
)
cards.define(
    233,
    "Darhe'el: The Butcher of Gallitep",
    when("capture", pay(discard_from_hand(), draw(2)), subject=personnel(), whose="opponent", by="you", limit="turn"),
)
cards.define(
    246,
    "Makbar: Chief Archon",
    when("begin_turn", each_opponent(if_(some_are(captured(of="holder")), discard(deck(1)))), must=True),
)
