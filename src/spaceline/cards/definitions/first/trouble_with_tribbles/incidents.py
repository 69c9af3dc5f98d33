"""Incidents of The Trouble with Tribbles (2000)."""

from spaceline.cards.definitions.first.headquarters_phrases import HOMEWORLDS
from spaceline.effects.nodes.abilities import Ability, Static
from spaceline.effects.nodes.tests import Test
from spaceline.effects.phrases import *

cards = Book("1e-twt")


def unguarded(of: str) -> Test:
    """Whether somebody has less than four SECURITY on the planet."""
    return no(at_least(added_up("SECURITY", on_planet(personnel(), of)), 4))


def kept_out(of: str) -> Static:
    """Whose personnel attempt no mission here without those."""
    return static(here(personnel(), of), barred("attempt"), test=unguarded(of))


def spies(icon: str, home: str) -> tuple[Ability, ...]:
    """Infiltrators report free of charge on the homeworld that their icon matches."""
    who, where = personnel(infiltrates=icon), missions(mission(titles=home), "anyone")
    is_beside = no(some_are(this_mission))
    return may_play("reporting", who, where, test=is_beside), may_play("free", who, where, test=is_beside)


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
    *spies("Baj", "Bajor"),
    *spies("Dom", "Founders' homeworld"),
    *spies("Fed", "Earth"),
    *spies("Kli", "Qo'noS"),
    *spies("Rom", "Romulus"),
)
