"""Tactics of First Edition: what they add for whom (1E-G:attack-bonus/1, 1E-G:defense-bonus/1), and whom they kill."""

import pytest

from spaceline.cards.rulesets import pool
from spaceline.rules.first.facts import DRAW, PLACE, Staffing
from tests.support.first_battles import SHIP_BATTLE, crewed_ship, leave_something
from tests.support.first_table import OPPONENT, FirstTable

CARDS = {card.title: card for card in pool("1e-modern").values() if card.type == "tactic"}
BUILT = {title: card for title, card in CARDS.items() if card.is_built}
WEAPONS, SHIELDS = 9, 8

ADDED = [
    ("Phaser Banks", {"affiliations": ("Fed",)}, 3, 2),
    ("Phaser Banks", {"characteristics": ("Federation ship",)}, 3, 2),
    ("Phaser Banks", {}, 1, 2),
    ("Phased Polaron Beam", {"affiliations": ("Dom",)}, 3, 2),
    ("Plasma Torpedo", {"affiliations": ("Rom",)}, 3, 2),
    ("Primary Energy Weapon", {"affiliations": ("Bor",)}, 3, 2),
    ("Pulse Disruptor", {"affiliations": ("Kli",)}, 3, 2),
    ("Pulse Disruptor", {"affiliations": ("NA",)}, 1, 2),
    ("Spiral-Wave Disruptor", {"affiliations": ("Car",)}, 3, 2),
    ("Ferengi Energy Weapon", {"affiliations": ("Fer",)}, 3, 2),
    ("Breen Disruptor Burst", {"characteristics": ("Breen ship",)}, 4, 2),
    ("Breen Disruptor Burst", {}, 1, 2),
    ("Full Phaser Spread", {"ship_class": "Galaxy Class"}, 4, 2),
    ("Full Phaser Spread", {"ship_class": "Nebula Class"}, 3, 2),
    ("Photon Torpedo", {"ship_class": "Akira Class"}, 3, 2),
    ("Strafing Run", {"ship_class": "Hideki Class"}, 5, -1),
    ("Attack Wing", {}, 2, 2),
    ("Attack Wing", {"characteristics": ("Jem'hadar Attack Ship",)}, 2, 3),
    ("Evasive Maneuvers", {"staffing": (Staffing(icons=("Stf",)),)}, -2, 4),
    ("Evasive Maneuvers", {}, -2, 6),
    ("Bajoran Phaser Banks", {"affiliations": ("Baj",)}, 1, 1),
    ("Bajoran Phaser Banks", {"affiliations": ("Baj",), "crew": {"skills": ("Resistance",)}}, 3, 3),
    ("Bajoran Phaser Banks", {"affiliations": ("Baj",), "crew": {"skills": ("Resistance", "Navigation")}}, 5, 5),
    ("Bajoran Phaser Banks", {"affiliations": ("NA",), "crew": {"skills": ("Resistance", "Navigation")}}, 1, 1),
    ("Target Engines", {"characteristics": ("Dominion ship",)}, 3, 1),
    ("Target Engines", {"affiliations": ("Dom",)}, 3, 1),
    ("Target Engines", {}, 2, 1),
    ("Target Weapons", {"characteristics": ("Dominion ship",)}, 3, 1),
    ("Target Weapons", {}, 2, 1),
    ("Target Shields", {}, 2, 2),
    ("Pulse Phaser Cannons", {"ship_class": "Defiant Class"}, 5, 1),
    ("Pulse Phaser Cannons", {}, 4, 1),
    ("Quantum Torpedo", {"ship_class": "Sovereign Class"}, 6, 0),
    ("Quantum Torpedo", {}, 5, 0),
    ("Maximum Firepower", {}, 6, -3),
    ("Crimson Forcefield", {}, 0, 2),
    ("Plasma Energy Burst", {"characteristics": ("D'Kora-Class",)}, 4, 4),
    ("Plasma Energy Burst", {}, 0, 2),
    ("Breen Energy-Dampening Weapon", {"special_equipment": ("Energy Dampener",)}, 3, 1),
    ("Isolytic Burst", {"other_titles": ("Li'seria",)}, 3, 0),
    ("T'Pol/Soong Maneuver", {"ship_class": "NX Class"}, 3, 4),
    ("T'Pol/Soong Maneuver", {}, 0, 2),
    ("Picard Maneuver", {}, 3, 0),
    ("Borg Cutting Beam", {}, 1, 3),
]
"""The tactic, the ship that is attacked and fires back, and what is added to its ATTACK and DEFENSE."""


AT_A_NEBULA = "Riker Maneuver"
"""The one that asks where the ship is: scenarios/first/tactics/riker-maneuver shows what it adds."""


def fought_with(title, **facts):
    """A battle in which both ships fire and the defender lays a tactic."""
    table = FirstTable()
    printed = (CARDS[title], pool("1e-modern")["1e-bog-11"])
    table.definitions.update({card.facts.id: card for card in printed})
    place = table.location("Somewhere", "space")
    leave_something(table)
    numbers = {"weapons": WEAPONS, "shields": SHIELDS, "affiliations": ("NA",)}
    attacker = crewed_ship(table, "attacker", place, **numbers)
    defender = crewed_ship(table, "defender", place, OPPONENT, **{**numbers, **facts})
    table.put("door", "1e-bog-11", OPPONENT, "table", OPPONENT, True)
    tactic = table.put("tactic", CARDS[title].facts.id, OPPONENT, "tactics", OPPONENT, False)
    table.begin().do(SHIP_BATTLE, attacker, defender)
    table.do("return-fire", attacker, player=OPPONENT)
    table.say(yes=True, player=OPPONENT)
    table.choose(tactic, player=OPPONENT)
    return table, attacker, defender


@pytest.mark.parametrize(("title", "ship", "attack", "defense"), ADDED)
def test_what_a_tactic_adds(title, ship, attack, defense):
    table, attacker, defender = fought_with(title, **ship)
    fired = {change.to: change.amount for change in table.happened("fire")}
    withstood = {change.cards[0]: change.amount for change in table.happened("withstand")}
    assert (fired[attacker], withstood[defender]) == (WEAPONS + attack, SHIELDS + defense)
    assert (fired[defender], withstood[attacker]) == (WEAPONS, SHIELDS)


def test_all_that_play_were_looked_at():
    assert set(BUILT) == {title for title, *_ in ADDED} | {AT_A_NEBULA}


@pytest.mark.parametrize("title", CARDS)
def test_each_damages_what_it_hits(title):
    facts = CARDS[title].facts
    assert set(facts.hit) <= {PLACE, DRAW} >= set(facts.direct_hit)
    assert facts.hit
    assert len(facts.direct_hit) >= len(facts.hit)
    assert {"Attack", "Defense"} <= facts.attributes.keys()
