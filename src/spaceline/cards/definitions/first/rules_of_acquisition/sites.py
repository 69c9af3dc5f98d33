"""Sites of Rules of Acquisition (1999)."""

from spaceline.cards.definitions.first.persona_phrases import ANY_QUARK, ANY_ROM
from spaceline.cards.definitions.first.premiere.phrases import HAND_WEAPON
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.phrases import *

cards = Book("1e-roa")


DEALERS = personnel(
    one_of=(like(skills=("Smuggling", "Acquisition")), like(affiliations="NA", skills="Navigation")),
    excluding=like(affiliations="Bor"),
)

PASSED = Cards("afflicted", "anyone", mission())

cards.define(
    127,
    "Cargo Bay",
    may_play("regardless", DEALERS, at=this),
    order(
        pay(sequence(card_plays(-1), download(DEALERS, at=this)), card_plays(0, no_draws=True)),
        whose="anyone",
        during="card_plays",
    ),
    cargo_runs(),
    when(
        "beam",
        each_owner(
            those(),
            for_each(PASSED, may(draw(), otherwise=may(download(like(titles="Gold-Pressed Latinum"), at=this)))),
        ),
        whose="anyone",
        subject=equipment(excluding=HAND_WEAPON),
        where="present",
        test=some_are(PASSED),
        limit="turn",
    ),
)

STAFF = personnel(
    one_of=(
        personnel(characteristics=("Bartender", "Dabo Girl", "Waiter")),
        personnel(titles=(*ANY_QUARK.names("titles"), *ANY_ROM.names("titles"))),
    )
)

GUESTS = personnel(one_of=(like(affiliations="Fer"), like(species="Ferengi"), like(titles="Morn")))

SERVING = personnel(characteristics=("Dabo Girl", "Waiter"))

IN_BATTLE = at_least(killed("anyone", SERVING))


cards.define(
    128,
    "Quark's Bar",
    may_play("regardless", GUESTS, at=this),
    may_play("regardless", STAFF, at=this),
    may_play("free", STAFF, at=this, limit="card"),
    order(
        pay(sequence(card_plays(-1), download(STAFF, at=this)), card_plays(0, no_draws=True)),
        whose="anyone",
        during="card_plays",
        limit="card",
    ),
    when("end_turn", draw(), test=some_are(present(personnel(titles="Morn", unopposed=True)))),
    when(
        "kill",
        for_each(those(), discard(some(2, "opponent", among=hand(of="opponent")), who="opponent")),
        subject=SERVING,
        where="here",
        test=IN_BATTLE,
        must=True,
    ),
    when(
        "kill",
        for_each(those(), discard(some(2, among=hand()))),
        whose="opponent",
        subject=SERVING,
        where="here",
        test=IN_BATTLE,
        must=True,
    ),
    harbors(ship(characteristics="Ferengi ship")),
)
