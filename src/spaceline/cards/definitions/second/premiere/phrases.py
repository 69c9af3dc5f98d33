"""What several cards of Premiere (2002) say in the same way."""

from __future__ import annotations

from spaceline.effects.nodes.abilities import Ability, Order, When
from spaceline.effects.nodes.effects import Effect
from spaceline.effects.nodes.tests import Test
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import *


def brought_home(who: Pick, *first: Effect) -> Effect:
    """Captives are put at a headquarters of yours."""
    home = one(among=missions(mission(kinds="headquarters")), name="home")
    return sequence(select(who), *first, select(home), put(those(who.name), "headquarters", those("home")))


CLOAK = event(titles="Engage Cloak")

FASTER_WITH_REMANS = static(
    commanded(ship(affiliations="Rom")), raised("Range", count(commanded(personnel(species="Reman")), most=3))
)


def downloads(which: Filter, *, test: Test | None = None) -> When:
    """When it is played, a card like that may be taken out of the deck."""
    return when("play", download(which, "hand"), test=test)


def two_for_one(which: Filter) -> tuple[Ability, ...]:
    """Whoever commands such a personnel discards a card to draw two."""
    return only_if(commands(1, which)), when_played(pay(discard_from_hand(), draw(2)))


def assassin(victim: Filter, deed: Effect) -> Order:
    """The personnel goes back to hand, and something is done to an opponent's personnel present, called ``victim``.

    It may be done for nothing (2E-actions-effects/2): whether there is a victim among concealed cards, nobody is told
    before.
    """
    return order(select(one(among=present(victim, "opponent"), name="victim")), pay(back_to_hand(), deed))
