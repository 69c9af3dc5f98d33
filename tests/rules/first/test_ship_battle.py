"""Ship battle (1E-7.4.3)."""

import pytest

from spaceline.core import engine, table as writers
from spaceline.core.data.decisions import PASS, Option
from spaceline.effects.nodes.abilities import When
from spaceline.effects.nodes.effects import Prevent
from spaceline.effects.nodes.traits import like
from spaceline.rules.first.battle import ships
from spaceline.rules.first.battle.gunnery import DIRECT_HIT, HIT, MISS, shot
from tests.support.first_battles import SHIP_BATTLE, crewed_ship, leave_something
from tests.support.first_table import ME, OPPONENT, FirstTable


def space(**facts):
    """A table with a place in space and something left to do elsewhere."""
    table = FirstTable()
    place = table.location("Somewhere", "space", **facts)
    leave_something(table)
    return table, place


def duel(attack, shields, **theirs):
    """Two ships face each other; my ship has those WEAPONS, theirs those SHIELDS."""
    table, place = space()
    mine = crewed_ship(table, "mine", place, weapons=attack, shields=6)
    other = crewed_ship(table, "theirs", place, OPPONENT, **{"weapons": 4, "shields": shields, **theirs})
    table.begin()
    return table, place, mine, other


@pytest.mark.parametrize(
    ("attack", "defense", "outcome"), [(8, 8, MISS), (9, 8, HIT), (16, 8, HIT), (17, 8, DIRECT_HIT), (1, 0, DIRECT_HIT)]
)
def test_miss_hit_and_direct_hit(attack, defense, outcome):
    """1E-7.4.3/6."""
    assert shot(attack, defense) == outcome


def test_a_miss_damages_nobody_and_nobody_wins():
    """1E-7.4.3/6, 1E-7.4.3/9; all are stopped (1E-7.4.3/10)."""
    table, _, mine, other = duel(8, 8)
    table.do(SHIP_BATTLE, mine, other)
    table.let_pass()
    assert [change.amount for change in table.happened("fire")] == [8]
    assert [(change.amount, change.detail) for change in table.happened("withstand")] == [(8, "miss")]
    assert not table.happened("damage")
    assert not table.happened("win-battle")
    everybody = (mine, other, table.names["crew of mine"], table.names["crew of theirs"])
    assert all(table.mark(card, "stopped") for card in everybody)


def test_a_hit_is_one_rotation_damage():
    """1E-7.4.3/8, 1E-7.4.3/9, 1E-7.5.1.2/1."""
    table, _, mine, other = duel(9, 8)
    table.do(SHIP_BATTLE, mine, other)
    table.let_pass()
    assert table.mark(other, "damage") == 1
    (won,) = table.happened("win-battle")
    assert (won.player, won.cards, won.amount) == (ME, (mine,), 50)
    assert table.role(other) == "space"


def test_a_direct_hit_destroys_at_the_end_of_the_battle():
    """1E-7.4.3/8, /10: ship and crew are lost (1E-10.2.2/1)."""
    table, _, mine, other = duel(17, 8)
    table.do(SHIP_BATTLE, mine, other)
    table.let_pass()
    verbs = [event.change.verb for event in table.events]
    assert verbs.index("win-battle") < verbs.index("destroy")
    assert table.role(other) == "discard"
    assert table.role(table.names["crew of theirs"]) == "discard"
    assert table.mark(mine, "stopped")


def test_return_fire_is_not_hurt_by_the_opening_hit():
    """1E-7.4.3/7: the target of a direct hit fires back at full strength."""
    table, _, mine, other = duel(17, 8, weapons=7)
    table.do(SHIP_BATTLE, mine, other)
    assert (table.decision.player, table.decision.prompt) == (OPPONENT, "return-fire")
    table.do("return-fire", mine)
    assert [(c.cards, c.to, c.amount) for c in table.happened("fire")] == [((mine,), other, 17), ((other,), mine, 7)]
    assert table.mark(mine, "damage") == 1
    assert table.role(other) == "discard"
    assert table.happened("win-battle")[0].player == ME, "50 against 100"


def test_return_fire_is_declared_before_the_battle_is_announced():
    """1E-7.4.3.0.2/1."""
    table, _, mine, other = duel(9, 8)
    table.do(SHIP_BATTLE, mine, other)
    assert not table.happened("begin-battle")
    table.let_pass()
    assert table.happened("begin-battle")
    assert [change.cards for change in table.happened("fire")] == [(mine,)]


def test_equal_hull_damage_has_no_winner():
    """1E-7.4.3/9."""
    table, _, mine, other = duel(9, 8, weapons=7)
    table.do(SHIP_BATTLE, mine, other)
    table.do("return-fire", mine)
    assert table.mark(mine, "damage") == table.mark(other, "damage") == 1
    assert not table.happened("win-battle")


def test_the_worked_example_of_several_ships():
    """1E-7.4.3/1, /4: two ships attack one; the defender adds another and fires back at the second attacker."""
    table, place = space()
    first = crewed_ship(table, "first", place, weapons=6, shields=7)
    second = crewed_ship(table, "second", place, weapons=7, shields=6)
    target = crewed_ship(table, "target", place, OPPONENT, weapons=5, shields=9)
    escort = crewed_ship(table, "escort", place, OPPONENT, weapons=4, shields=9)
    table.begin().do(SHIP_BATTLE, first, target)
    assert (table.decision.player, table.decision.prompt) == (ME, "join-attack")
    table.choose(second)
    assert (table.decision.player, table.decision.prompt) == (OPPONENT, "join-defence")
    table.choose(escort)
    table.do("return-fire", second)
    assert [(c.to, c.amount) for c in table.happened("fire")] == [(target, 13), (second, 9)]
    assert [(c.amount, c.detail) for c in table.happened("withstand")] == [(9, "hit"), (6, "hit")]
    assert [table.mark(card, "damage") for card in (first, second, target, escort)] == [0, 1, 1, 0]
    assert all(table.mark(card, "stopped") for card in (first, second, target, escort))


def test_those_who_are_not_compatible_with_each_other_join_in_groups():
    """1E-7.4.1.0.6/1: all cards of a force must be compatible; whoever goes with all is in each of the groups."""
    table, place = space()
    first = crewed_ship(table, "first", place, affiliations=("NA",))
    klingon = crewed_ship(table, "klingon", place)
    cardassian = crewed_ship(table, "cardassian", place, affiliations=("Car",))
    other = crewed_ship(table, "other", place, affiliations=("NA",))
    target = crewed_ship(table, "target", place, OPPONENT, affiliations=("Fed",), shields=40)
    table.begin().do(SHIP_BATTLE, first, target)
    assert (table.decision.player, table.decision.prompt) == (ME, "squadron")
    assert {option.card for option in table.decision.options} == {klingon, cardassian}
    table.do("squadron", cardassian, detail="2")
    assert table.decision.selection is not None
    assert set(table.decision.selection.cards) == {cardassian, other}
    table.choose(cardassian, other)
    table.let_pass()
    assert table.happened("fire")[0].cards == (first, cardassian, other)
    assert not table.mark(klingon, "stopped")


def test_only_those_join_who_may():
    """1E-7.4.3/1: the attacker's second ship has no leader, the defender's other ship no matching personnel."""
    table, place = space()
    first = crewed_ship(table, "first", place)
    second = crewed_ship(table, "second", place, leader=False)
    target = crewed_ship(table, "target", place, OPPONENT)
    other = table.ship("other", place, owner=OPPONENT, affiliations=("Rom",))
    table.person("guest", other, owner=OPPONENT, affiliations=("NA",))
    table.begin().do(SHIP_BATTLE, first, target)
    assert table.decision.prompt == "return-fire", "nobody could join either force"
    table.do("return-fire", first)
    assert [change.cards for change in table.happened("fire")] == [(first,), (target,)]
    assert not table.mark(second, "stopped")
    assert not table.mark(other, "stopped")


def test_incompatible_crews_do_not_fight_in_one_force():
    """1E-7.4.1.0.6/1."""
    table, place = space()
    first = crewed_ship(table, "first", place)
    other = crewed_ship(table, "other", place, affiliations=("NA",))
    table.person("passenger", other, affiliations=("Car",))
    target = crewed_ship(table, "target", place, OPPONENT, weapons=0)
    table.begin().do(SHIP_BATTLE, first, target)
    assert table.happened("fire")[0].cards == (first,)
    assert not table.mark(other, "stopped")


def test_a_ship_without_matching_personnel_does_not_attack():
    """1E-7.4.1/3."""
    table, place = space()
    mine = table.ship("mine", place, affiliations=("Kli",))
    table.person("guest", mine, affiliations=("NA",), skills=("OFFICER",))
    other = crewed_ship(table, "theirs", place, OPPONENT)
    table.begin()
    assert table.refused(SHIP_BATTLE, mine, other) == ("nobody-to-fire", "1E-7.4.1/3")


@pytest.mark.parametrize(
    ("state", "reason", "clause"),
    [("stopped", "stopped-attack", "1E-10.2.1/1"), ("cloaked", "cloaked-battle", "1E-7.6/4")],
)
def test_stopped_and_cloaked_ships_do_not_attack(state, reason, clause):
    """1E-10.2.1/1, 1E-7.6/4."""
    table, _, mine, other = duel(9, 8)
    writers.put_mark(table.state, mine, state, 1)
    table.begin()
    assert table.refused(SHIP_BATTLE, mine, other) == (reason, clause)


def test_stopped_personnel_do_not_man_an_attack():
    """1E-10.2.1/1."""
    table, _, mine, other = duel(9, 8)
    writers.put_mark(table.state, table.names["crew of mine"], "stopped", 1)
    table.begin()
    assert table.refused(SHIP_BATTLE, mine, other) == ("nobody-to-fire", "1E-7.4.1/3")


def test_a_cloaked_ship_is_not_attacked():
    """1E-7.6/4."""
    table, _, mine, other = duel(9, 8)
    writers.put_mark(table.state, other, "cloaked", 1)
    table.begin()
    assert table.refused(SHIP_BATTLE, mine, other) == ("cloaked-battle", "1E-7.6/4")


def test_landed_ships_stay_out_of_battle():
    """1E-7.1.6/2."""
    table = FirstTable()
    place = table.location("Somewhere")
    leave_something(table)
    mine = crewed_ship(table, "mine", place)
    landed = crewed_ship(table, "landed", place, role="surface")
    other = crewed_ship(table, "theirs", place, OPPONENT, role="surface")
    orbiting = crewed_ship(table, "orbiting", place, OPPONENT)
    table.begin()
    assert table.refused(SHIP_BATTLE, mine, other) == ("landed-battle", "1E-7.1.6/2")
    assert table.refused(SHIP_BATTLE, landed, orbiting) == ("landed-battle", "1E-7.1.6/2")


def test_ships_elsewhere_are_no_targets():
    """1E-7.4/1."""
    table, _, mine, _ = duel(9, 8)
    far = crewed_ship(table, "far", table.location("Far", "space"), OPPONENT)
    table.begin()
    assert table.refused(SHIP_BATTLE, mine, far) == ("no-target", "1E-7.4.1/3")


def docked_target(shields, base, **facts):
    """An opposing ship docked at an outpost of theirs."""
    table, place = space()
    mine = crewed_ship(table, "mine", place, weapons=18)
    outpost = table.facility("base", place, owner=OPPONENT, affiliations=("Rom",), attributes={"Shields": base})
    other = crewed_ship(table, "theirs", outpost, OPPONENT, role="docked", weapons=9, shields=shields, **facts)
    table.begin()
    return table, mine, outpost, other


def test_a_docked_ship_adds_half_the_shields_of_the_facility():
    """1E-7.4.3/5, 1E-7.1.4/3: 7 and half of 20."""
    table, mine, _, other = docked_target(7, 20)
    table.do(SHIP_BATTLE, mine, other)
    assert [(c.amount, c.detail) for c in table.happened("withstand")] == [(17, "hit")]


def test_a_docked_ship_does_not_fire_back():
    """1E-7.1.4/4: nothing was asked of the defender."""
    table, mine, _, other = docked_target(7, 20)
    table.do(SHIP_BATTLE, mine, other)
    assert [change.cards for change in table.happened("fire")] == [(mine,)]


def test_a_docked_ship_does_not_attack():
    """1E-7.1.4/4."""
    table, place = space()
    outpost = table.facility("base", place, affiliations=("Kli",))
    mine = crewed_ship(table, "mine", outpost, role="docked")
    other = crewed_ship(table, "theirs", place, OPPONENT)
    table.begin()
    assert table.refused(SHIP_BATTLE, mine, other) == ("docked-fire", "1E-7.1.4/4")


def test_an_outpost_is_a_target_but_adds_nothing_to_the_attack():
    """1E-7.4.3/11; the docked ship survives its destruction (1E-7.1.4/5)."""
    table, mine, outpost, other = docked_target(7, 8)
    table.do(SHIP_BATTLE, mine, outpost)
    assert [(c.amount, c.detail) for c in table.happened("withstand")] == [(8, "direct-hit")]
    assert table.role(outpost) == "discard"
    assert table.role(other) == "space"


def test_a_facility_with_weapons_attacks():
    """1E-7.4.1/3."""
    table, place = space()
    base = table.facility("base", place, affiliations=("Kli",), attributes={"Shields": 20, "Weapons": 9})
    table.person("commandant", base, affiliations=("Kli",), skills=("OFFICER",))
    other = crewed_ship(table, "theirs", place, OPPONENT, shields=8)
    table.begin().do(SHIP_BATTLE, base, other)
    table.do("return-fire", base)
    assert table.mark(other, "damage") == 1
    assert table.mark(base, "stopped")


def test_the_card_that_is_fired_at_is_unstopped_and_may_fire_back():
    """1E-G:weapons/1."""
    table, _, mine, other = duel(9, 8, weapons=7)
    writers.put_mark(table.state, other, "stopped", 1)
    table.begin().do(SHIP_BATTLE, mine, other)
    table.do("return-fire", mine)
    assert table.mark(mine, "damage") == 1


def test_stopped_ships_do_not_join_the_defence():
    """1E-G:weapons/1: only the target is unstopped."""
    table, place, mine, other = duel(9, 8)
    escort = crewed_ship(table, "escort", place, OPPONENT)
    writers.put_mark(table.state, escort, "stopped", 1)
    table.begin().do(SHIP_BATTLE, mine, other)
    assert table.decision.prompt == "return-fire"


def test_a_prevented_battle_stops_both_forces_and_may_be_countered():
    """1E-7.4.1.0.2/1."""
    table, place, mine, other = duel(9, 8)
    text = When("about", "begin-battle", Prevent(), "you", like(types=("ship",)), optional=False)
    table.card("sanctuary", "event", text, parent=OPPONENT, role="table", owner=OPPONENT)
    table.begin().do(SHIP_BATTLE, mine, other)
    table.do("return-fire", mine)
    assert not table.happened("fire")
    assert table.mark(mine, "stopped")
    assert table.mark(other, "stopped")
    assert table.mark(place, f"attacked-{OPPONENT}")


def test_a_card_that_nobody_controls_fires_back_at_all_attackers():
    """1E-7.4.3.0.1/1."""
    table, place = space()
    one, two = crewed_ship(table, "one", place, shields=5), crewed_ship(table, "two", place, shields=20)
    entity = table.card(
        "entity", "dilemma", parent=place, role="space", owner=OPPONENT, attributes={"Weapons": 9, "Shields": 10}
    )
    writers.hand_over(table.state, entity, 0)
    table.begin().do(SHIP_BATTLE, one, entity)
    table.choose(two)
    assert [(c.cards, c.to) for c in table.happened("fire")] == [
        ((one, two), entity),
        ((entity,), one),
        ((entity,), two),
    ]
    assert [c.detail for c in table.happened("withstand")] == ["hit", "hit", "miss"]
    assert [table.mark(card, "damage") for card in (one, two, entity)] == [1, 0, 1]


def test_the_federation_may_attack_a_card_that_nobody_controls():
    """1E-7.4.1/5, 1E-7.4.1.0.6/1."""
    table, place = space()
    mine = crewed_ship(table, "mine", place, affiliations=("Fed",))
    entity = table.card("entity", "dilemma", parent=place, role="space", attributes={"Weapons": 9, "Shields": 30})
    writers.hand_over(table.state, entity, 0)
    table.begin().do(SHIP_BATTLE, mine, entity)
    assert table.happened("withstand")[0].detail == "miss"


def test_a_card_that_nobody_controls_attacks_several_targets():
    """1E-7.4.3.0.1/1: one engagement for each target; the defender fires back at it."""
    table, place = space()
    one = crewed_ship(table, "one", place, weapons=12, shields=5)
    two = crewed_ship(table, "two", place, weapons=12, shields=20)
    entity = table.card("entity", "dilemma", parent=place, role="space", attributes={"Weapons": 11, "Shields": 30})
    writers.hand_over(table.state, entity, 0)
    table.begin()
    ships.begin(table.state, (0, ME), place, ((entity,), (one, two)))
    table.state.caches.clear()
    engine.run(table.state)
    assert (table.decision.player, table.decision.prompt) == (ME, "return-fire")
    table.do("return-fire", entity)
    assert [(c.cards, c.to, c.amount) for c in table.happened("fire")] == [
        ((entity,), one, 11),
        ((entity,), two, 11),
        ((one, two), entity, 24),
    ]
    assert table.role(one) == "discard"
    assert table.mark(two, "stopped")


def test_options_of_an_attack_are_named_in_one_way():
    """1E-7.4/1."""
    table, _, mine, other = duel(9, 8)
    assert table.offers(SHIP_BATTLE) == [Option(SHIP_BATTLE, mine, other)]
    assert table.refused(SHIP_BATTLE, mine, other, "boldly") == ("named-otherwise", "1E-7.4/1")
    assert PASS not in table.decision.options


def test_a_facility_on_a_planet_does_not_attack():
    """1E-7.4.1/3: space facilities do."""
    table = FirstTable()
    place = table.location("Somewhere")
    target = crewed_ship(table, "target", place, OPPONENT)
    armed = {"affiliations": ("Kli",), "attributes": {"Shields": 30, "Weapons": 9}}
    grounded = table.facility("grounded", place, role="surface", **armed)
    orbiting = table.facility("orbiting", place, **armed)
    for base in (grounded, orbiting):
        table.person(f"gunner of {base}", base, affiliations=("Kli",), skills=("OFFICER",))
    table.begin()
    assert [option.card for option in table.offers(SHIP_BATTLE)] == [orbiting]
    assert table.refused(SHIP_BATTLE, grounded, target) == ("no-attacker", "1E-7.4.1/3")
