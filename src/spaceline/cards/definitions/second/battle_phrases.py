"""What cards of several sets of Second Edition say in the same way of combat and engagements."""

from __future__ import annotations

from spaceline.effects.nodes.abilities import Ability, Static
from spaceline.effects.nodes.effects import BeginBattle, Effect
from spaceline.effects.nodes.traits import Filter
from spaceline.effects.phrases import (
    affect,
    are,
    destroy,
    join,
    kill,
    like,
    order,
    pay,
    personnel,
    plays_in_core,
    present,
    put,
    raised,
    random,
    ship,
    static,
    this,
    this_ship,
    when,
)
from spaceline.effects.phrases.battles import attacker, involved

ENEMY = involved(personnel(), "opponent")
ENEMY_SHIP = involved(ship(), "opponent")
LEADERSHIP = personnel(skills="Leadership")
IN_COMBAT = are(this, like(involved="combat"))
IN_AN_ENGAGEMENT = are(this, like(involved="engagement"))
ATTACKED = are(this, like(involved="defense"))
ANY_SHIP = ship()


def kill_at_random(count: int = 1) -> Effect:
    """So many of an opponent's personnel involved die."""
    return kill(random(count, among=ENEMY))


def capture_at_random() -> Effect:
    """An opponent's personnel involved goes to the brig."""
    return put(random(among=ENEMY), "brig")


def stronger(bonus: int) -> Effect:
    """The ship that begins the engagement has more Weapons in it."""
    return affect(attacker, raised("Weapons", bonus), until="battle")


def spent_on(battle: BeginBattle) -> tuple[Ability, ...]:
    """Waits in the core and is destroyed for a battle."""
    return plays_in_core(), order(pay(destroy(), battle))


def comes_to_help(involving: Filter, aboard: Filter = ANY_SHIP, by: str = "") -> Ability:
    """The ship that this personnel is aboard joins an engagement that begins there with a ship of a side."""
    return when(
        "begin-battle", join(this_ship), subject=involving, where="here", test=are(this, like(within=aboard)), by=by
    )


def hand_weapon(affiliation: str) -> Static:
    """Those of one affiliation present are stronger while they are in combat."""
    return static(present(personnel(affiliations=affiliation, involved="combat")), raised("Strength", 1))
