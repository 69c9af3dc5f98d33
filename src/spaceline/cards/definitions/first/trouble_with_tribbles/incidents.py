"""Incidents of The Trouble with Tribbles (2000)."""

from spaceline.cards.definitions.first.headquarters_phrases import HOMEWORLDS
from spaceline.effects.nodes.abilities import Static
from spaceline.effects.nodes.tests import Test
from spaceline.effects.phrases import *

cards = Book("1e-twt")

REF = like(icons="Ref")

AWAY = may(put(those(), "deck_bottom"), otherwise=discard(those()))


def unguarded(of: str) -> Test:
    """Whether somebody has less than four SECURITY on the planet."""
    return no(at_least(added_up("SECURITY", on_planet(personnel(), of)), 4))


def kept_out(of: str) -> Static:
    """Whose personnel attempt no mission here without those."""
    return static(here(personnel(), of), barred("attempt"), test=unguarded(of))


cards.define(
    24,
    "Homefront",
    may_seed("facility_phase"),
    plays_on(None, HOMEWORLDS),
    order(
        pay(
            card_plays(-1, no_draws=True),
            of_home(download(personnel(skills="SECURITY"), at=this_mission), this_mission),
        ),
        test=some_are(this_mission),
        whose="anyone",
        during="card_plays",
    ),
    kept_out("you"),
    kept_out("opponent"),
    no_headquarters(unguarded("you")),
    may_play("infiltrating", personnel(), HOMEWORLDS, test=no(some_are(this_mission))),
)

cards.define(
    29,
    "Q the Referee",
    may_seed("facility_phase"),
    plays_in_core(),
    may_play("free", REF, limit="card"),
    order(pay(select(one(among=hand(REF))), AWAY, draw()), limit="card"),
    order(pay(select(one(among=commanded(REF))), AWAY, draw()), limit="card"),
    suspends_play(download(REF), discard(this)),
    immune("Computer Crash"),
)
