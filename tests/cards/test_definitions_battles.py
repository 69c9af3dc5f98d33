"""Cards that begin combat and engagements, win them, or help in them, on a real table."""

import pytest

from spaceline.core import engine
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import NO, YES
from tests.support.battles import BattleTable
from tests.support.playing import ME, OPPONENT, person

LEADER = person("Leadership", strength=9)

COMBATS = {
    "A Chance for Glory": (person(affiliation="Kli", strength=9), 10, 0),
    "Born for Conquest": (person("Officer", affiliation="Kli", strength=9), 10, 1),
    "Brutal Struggle": (LEADER, 0, 1),
    "Heart of Glory": (person(affiliation="Kli", strength=9), 0, 2),
    "Jem'Hadar Ambush": (person(affiliation="Dom", strength=9), 10, 0),
    "Jem'Hadar Strike Force": (person(affiliation="Dom", strength=9), 10, 1),
    "Just Like Old Times": (person(keywords=("Bajoran Resistance",), strength=9), 15, 0),
    "Let Honor Guide You": (person("Honor", affiliation="Kli", strength=9), 0, 1),
}
"""Who must be involved, the points for winning, and how many are killed."""


class TestEventsThatBeginCombat:
    @pytest.mark.parametrize("title", COMBATS)
    def test_the_winner_is_rewarded(self, title):
        who, points, dead = COMBATS[title]
        table = BattleTable()
        table.add("hero", who)
        table.against(3, 2, 1)
        event = table.in_core(title)
        table.carry_out(event)
        assert table.points() == points
        assert len(table.killed()) == dead
        assert table.stopped() == {"hero"}
        assert table.role(event) == "discard"

    @pytest.mark.parametrize("title", COMBATS)
    def test_the_loser_is_not(self, title):
        who, _, _ = COMBATS[title]
        table = BattleTable()
        table.add("hero", who)
        table.against(10)
        table.carry_out(table.in_core(title))
        assert (table.points(), table.killed(), table.stopped()) == (0, set(), {"hero"})

    @pytest.mark.parametrize("title", COMBATS)
    def test_nobody_else_can_begin_it(self, title):
        table = BattleTable()
        table.add("layman", person(affiliation="NA", strength=9))
        table.against(3)
        assert not table.can_carry_out(table.in_core(title))

    def test_a_prisoner_is_taken(self):
        table = BattleTable()
        table.add("hero", person(affiliation="Car", strength=9))
        table.against(3)
        table.carry_out(table.in_core("Taken Prisoner"))
        assert table.state.zone(ME, "brig") == (table.card("foe1"),)

    def test_the_one_who_dies_is_chosen(self):
        table = BattleTable()
        table.add("hero", person("Treachery", affiliation="Baj", strength=9))
        table.against(3, 2)
        table.carry_out(table.in_core("Rash Aggression"))
        assert table.choices() == {"foe1", "foe2"}
        table.choose("foe2", player=ME)
        assert table.killed() == {"foe2"}

    @pytest.mark.parametrize(("wanted", "role"), [(YES, "discard"), (NO, "core")])
    def test_an_event_may_go_too(self, wanted, role):
        table = BattleTable()
        table.add("hero", person(affiliation="Baj", strength=9))
        table.against(3)
        other = table.in_core("Brutal Struggle", OPPONENT)
        table.carry_out(table.in_core("No Love for the Spoon Heads"))
        table.act(wanted)
        assert (len(table.killed()), table.role(other)) == (1, role)


ENGAGEMENTS = {
    "BaH!": ("Kli", person(affiliation="Kli"), 9, 10, 0),
    "Battle Drills": ("Car", person(affiliation="Car", keywords=("Gul",)), 10, 0, 1),
    'Cry "Havoc!"': ("Fed", person("Leadership"), 8, 0, 1),
    "No Peace in Our Time": ("Kli", person("Treachery", affiliation="Kli"), 8, 0, 1),
    "Power to the Weapons": ("Fed", person("Leadership"), 8, 0, 2),
    "The Orion Underworld": ("NA", person(affiliation="NA", keywords=("Thief",)), 8, 10, 0),
    "We Will Not Surrender": ("Kli", person("Officer", affiliation="Kli"), 8, 10, 1),
}
"""The ship and who is aboard, its Weapons in the engagement, the points for winning, and how many are killed."""


def engaging(title, shields, *, crew=True):
    """A ship with Weapons 8 meets one with such Shields and a crew of three; the event is in the core."""
    affiliation, who, *_ = ENGAGEMENTS[title]
    table = BattleTable("space")
    table.vessel("ours", affiliation, ME, who if crew else person(affiliation=affiliation))
    table.vessel("theirs", "Rom", OPPONENT, *[person()] * 3, Shields=shields)
    return table, table.in_core(title)


class TestEventsThatBeginEngagements:
    @pytest.mark.parametrize("title", ENGAGEMENTS)
    def test_the_winner_is_rewarded(self, title):
        _, _, weapons, points, dead = ENGAGEMENTS[title]
        table, event = engaging(title, weapons - 1)
        table.carry_out(event)
        assert (table.points(), len(table.killed())) == (points, dead)
        assert table.stopped() == {"ours", "ours1"}
        assert table.role(event) == "discard"

    @pytest.mark.parametrize("title", ENGAGEMENTS)
    def test_a_draw_brings_nothing(self, title):
        table, event = engaging(title, ENGAGEMENTS[title][2])
        table.carry_out(event)
        assert (table.points(), table.killed(), table.role(event)) == (0, set(), "discard")

    @pytest.mark.parametrize("title", [title for title in ENGAGEMENTS if title != "BaH!"])
    def test_another_crew_cannot_begin_it(self, title):
        table, event = engaging(title, 5, crew=False)
        assert not table.can_carry_out(event)

    def test_another_ship_cannot_begin_it(self):
        table = BattleTable("space")
        table.vessel("ours", "Fed", ME, person())
        table.vessel("theirs", "Rom", OPPONENT)
        assert not table.can_carry_out(table.in_core("BaH!"))

    def test_a_prisoner_is_taken(self):
        table = BattleTable("space")
        table.vessel("ours", "Car", ME, person(affiliation="Car"))
        table.vessel("theirs", "Rom", OPPONENT, person())
        table.carry_out(table.in_core("Standard Cardassian Procedure"))
        assert table.state.zone(ME, "brig") == (table.card("theirs1"),)

    def test_traitors_are_cunning(self):
        table = BattleTable()
        traitor = table.add("traitor", person("Treachery", affiliation="Kli", cunning=4))
        table.in_core("No Peace in Our Time")
        table.ready()
        assert table.values(traitor)[1] == 6


DAMAGE = {
    "Pierce Their Defenses": (2, (8, 8, 3)),
    "Point Blank Strike": (4, (8, 6, 5)),
    "Precise Attack": (2, (6, 8, 5)),
}
"""By how much the Weapons rise, and the values of a ship of 8, 8 and 5 with the damage."""


class TestEventsThatBecomeDamage:
    @pytest.mark.parametrize("title", DAMAGE)
    def test_the_loser_carries_it(self, title):
        table = BattleTable("space")
        table.vessel("ours", "Fed", ME, LEADER)
        theirs = table.vessel("theirs", "Rom", OPPONENT, person(), Shields=5)
        event = table.in_core(title)
        table.carry_out(event)
        assert table.state.cards[event].parent == theirs
        assert table.ship_values(theirs) == DAMAGE[title][1]

    @pytest.mark.parametrize("title", DAMAGE)
    def test_it_is_destroyed_otherwise(self, title):
        table = BattleTable("space")
        table.vessel("ours", "Fed", ME, LEADER)
        theirs = table.vessel("theirs", "Rom", OPPONENT, person(), Shields=8 + DAMAGE[title][0])
        event = table.in_core(title)
        table.carry_out(event)
        assert (table.role(event), table.state.zone(theirs, "on")) == ("discard", ())

    def test_the_winner_chooses_among_the_ships_that_lost(self):
        table = BattleTable("space")
        table.vessel("ours", "Fed", ME, LEADER, Weapons=20)
        table.vessel("theirs", "Rom", OPPONENT, person(affiliation="Rom"), Shields=5)
        helper = table.vessel("helper", "Rom", OPPONENT, person(affiliation="Rom"), Shields=5)
        event, call = table.in_core("Precise Attack"), table.add_to("hand", "Render Assistance", OPPONENT)
        table.carry_out(event)
        table.act(next(option for option in table.asked.options if option.target == table.card("theirs")))
        table.respond(call)
        assert table.choices() == {"theirs", "helper"}
        table.choose("helper", player=ME)
        assert table.state.zone(helper, "on") == (event,)


def attacked(*crew, shields=8, weapons=8):
    """Player 1 attacks with a Klingon ship; what is aboard the other may help."""
    table = BattleTable("space")
    table.vessel("ours", "Kli", ME, person(affiliation="Kli"), Weapons=weapons - 1)
    table.vessel("theirs", "Fed", OPPONENT, *crew, Shields=shields)
    return table, table.in_core("BaH!")


class TestHelpInEngagements:
    @pytest.mark.parametrize(
        ("title", "skill"), [("Evasive Maneuvers", "Navigation"), ("Power to the Shields", "Engineer")]
    )
    def test_an_interrupt_saves_a_ship(self, title, skill):
        table, event = attacked(person(skill), shields=5)
        interrupt = table.add_to("hand", title, OPPONENT)
        table.carry_out(event)
        table.respond(interrupt)
        assert (table.points(), table.ship_values(table.card("theirs"))[2]) == (0, 5)

    @pytest.mark.parametrize(
        ("title", "skill"), [("Evasive Maneuvers", "Navigation"), ("Power to the Shields", "Engineer")]
    )
    def test_without_the_expert_it_cannot_be_played(self, title, skill):
        table, event = attacked(person(), shields=5)
        table.add_to("hand", title, OPPONENT)
        table.carry_out(event)
        assert table.points() == 10

    @pytest.mark.parametrize(
        ("title", "affiliation", "own"),
        [
            ("Enabran Tain, Head of the Obsidian Order", "Rom", "Car"),
            ("Worf, Strategic Operations Officer", "Fed", "Fed"),
            ("Kurn, Squadron Commander", "Kli", "Kli"),
            ("Lovok, Tal Shiar Colonel", "Car", "Rom"),
            ("Hazar", "Fed", "Baj"),
        ],
    )
    def test_their_ships_come_to_help(self, title, affiliation, own):
        table = BattleTable("space")
        table.vessel("ours", "Kli", ME, person(affiliation="Kli"), Weapons=8)
        table.vessel("theirs", affiliation, OPPONENT, Shields=5)
        helper = table.vessel("helper", own, OPPONENT, person(affiliation=own), Shields=5)
        friend = table.add_card(title, OPPONENT, helper)
        table.carry_out(table.in_core("BaH!"))
        table.act(next(option for option in table.asked.options if option.target == table.card("theirs")))
        table.respond(friend)
        assert table.points() == 0

    def test_nobody_comes_for_another_side(self):
        table = BattleTable("space")
        table.vessel("ours", "Kli", ME, person(affiliation="Kli"))
        table.vessel("theirs", "Rom", OPPONENT, Shields=5)
        helper = table.vessel("helper", "Fed", OPPONENT, person())
        table.add_card("Worf, Strategic Operations Officer", OPPONENT, helper)
        table.carry_out(table.in_core("BaH!"))
        table.act(next(option for option in table.asked.options if option.target == table.card("theirs")))
        assert table.points() == 10

    @pytest.mark.parametrize(("title", "shields"), [("Prakesh", 12), ("U.S.S. Defiant, Prototype Warship", 12)])
    def test_ships_that_defend_themselves_better(self, title, shields):
        for weapons, dead in ((shields, 0), (shields + 1, 1)):
            table = BattleTable("space")
            table.vessel("ours", "Fed", ME, LEADER, Weapons=weapons)
            table.add("victim", person(), OPPONENT, table.print_ship_of(OPPONENT, title))
            table.carry_out(table.in_core('Cry "Havoc!"'))
            assert len(table.killed()) == dead

    @pytest.mark.parametrize(
        ("title", "affiliation", "weapons"), [("Prakesh", "Car", 8), ("U.S.S. Defiant, Prototype Warship", "Fed", 11)]
    )
    def test_ships_that_attack_better(self, title, affiliation, weapons):
        for shields, dead in ((weapons, 0), (weapons - 1, 1)):
            table = BattleTable("space")
            ours = table.print_ship(title)
            for number in range(4):
                table.add(f"crew{number}", person("Leadership", affiliation=affiliation, icons=("Cmd",)), ME, ours)
            table.vessel("theirs", "Rom", OPPONENT, person(), Shields=shields)
            table.carry_out(table.in_core('Cry "Havoc!"'))
            assert len(table.killed()) == dead

    def test_resistance_ends_it_before_it_begins(self):
        table = BattleTable("space")
        table.vessel("ours", "Kli", ME, person(affiliation="Kli"), Weapons=20)
        table.vessel("theirs", "Baj", OPPONENT, person(affiliation="Baj"))
        tactics = table.in_core("Resistance Tactics", OPPONENT)
        table.carry_out(table.in_core("BaH!"))
        table.respond(tactics)
        assert table.stopped() == {"ours", "ours1", "theirs", "theirs1"}
        assert (table.points(), table.role(tactics)) == (0, "discard")


class TestAfterTheBattle:
    def test_who_fights_beside_shakaar_is_stronger_in_combat(self):
        table = BattleTable()
        table.add("friend", person(affiliation="Baj", keywords=("Bajoran Resistance",), strength=5))
        table.add_card("Shakaar Edon, Resistance Leader")
        table.against(12)
        table.carry_out(table.in_core("Just Like Old Times"))
        assert table.points() == 15

    def test_the_loser_discards(self):
        table = BattleTable()
        table.add("hero", LEADER)
        table.against(3)
        truth = table.add_to("hand", "The Truth of War")
        before = len(table.state.zone(OPPONENT, "deck"))
        table.carry_out(table.in_core("Brutal Struggle"))
        table.respond(truth)
        assert len(table.state.zone(OPPONENT, "deck")) == before - 2

    def test_ferocity_kills_after_a_victory(self):
        table = BattleTable()
        table.add("hero", person(affiliation="Kli", strength=9))
        table.against(3)
        ferocity = table.in_core("Ferocity")
        table.carry_out(table.in_core("A Chance for Glory"))
        table.respond(ferocity)
        assert (table.killed(), table.role(ferocity)) == ({"foe1"}, "discard")

    def test_kurn_goes_home_for_a_kill(self):
        table = BattleTable()
        table.add("hero", LEADER)
        kurn = table.add_card("Kurn, Bajoran Security Officer")
        table.against(3)
        table.carry_out(table.in_core("Brutal Struggle"))
        table.respond(kurn)
        assert (table.role(kurn), table.killed()) == ("hand", {"foe1"})

    def test_limara_son_dies_for_his_victory(self):
        table = BattleTable()
        soldier = table.add_card("Limara'Son, Fierce Soldier")
        table.against(3)
        table.carry_out(soldier)
        assert (table.role(soldier), table.killed()) == ("discard", {"foe1"})

    def test_a_batleth_costs_the_loser_a_card(self):
        table = BattleTable()
        table.add("hero", person("Leadership", affiliation="Kli", species=("Klingon",), strength=9))
        table.add_card("Bat'leth")
        table.against(3)
        card = table.hold("Galor", player=OPPONENT)[0]
        table.carry_out(table.in_core("A Chance for Glory"))
        assert table.role(card) == "discard"

    def test_the_strength_of_the_dead_counts(self):
        table = BattleTable()
        table.add("hero", person("Leadership", affiliation="Baj", strength=5))
        table.add_to("discard", "Brilgar")
        vision = table.add_to("hand", "Vision of Violence")
        table.against(10)
        table.carry_out(table.in_core("No Love for the Spoon Heads"))
        table.respond(vision)
        assert len(table.killed()) == 1

    def test_scimitar_costs_the_loser_a_card(self):
        table = BattleTable("space")
        ours = table.print_ship("Scimitar, Predator")
        for number in range(5):
            table.add(f"crew{number}", person("Leadership", affiliation="Rom", icons=("Cmd",)), ME, ours)
        table.vessel("theirs", "Fed", OPPONENT)
        top = table.top(OPPONENT)
        table.carry_out(table.in_core('Cry "Havoc!"'))
        assert table.role(top) == "discard"

    def test_a_raider_sends_somebody_back(self):
        table = BattleTable("space")
        ours = table.print_ship("Maquis Raider")
        for number in range(3):
            table.add(f"crew{number}", person("Leadership", icons=("Cmd", "Stf", "Maq")), ME, ours)
        table.vessel("theirs", "Rom", OPPONENT, person(), person(), Shields=2)
        table.carry_out(table.in_core('Cry "Havoc!"'))
        table.choose("theirs1", player=OPPONENT)
        assert table.top(OPPONENT) == table.card("theirs1")

    @pytest.mark.parametrize(("second", "points"), [("Maquis Raider", 10), ("U.S.S. Galaxy", 0)])
    def test_guingouin_wins_for_a_fleet_of_maquis(self, second, points):
        table = BattleTable("space")
        ours = table.print_ship("Guingouin")
        for ship in table.own_ships():
            if ship != ours:
                table.remove(ship)
        table.print_ship(second)
        table.add("hero", person("Leadership", icons=("Cmd", "Maq")), ME, ours)
        table.vessel("theirs", "Rom", OPPONENT, person(), Shields=2)
        table.carry_out(table.in_core('Cry "Havoc!"'))
        assert table.points() == points

    def test_the_weapons_of_lukara_count_in_combat(self):
        table = BattleTable()
        table.add("hero", person(affiliation="Kli", strength=5))
        table.against(12)
        ours = table.print_ship("I.K.S. Lukara")
        table.carry_out(table.in_core("A Chance for Glory"))
        table.respond(ours)
        assert table.points() == 10

    def test_kor_dies_for_his_ship(self):
        table = BattleTable("space")
        ours = table.vessel("ours", "Kli", ME, person(affiliation="Kli"))
        kor = table.add_card("Kor, Noble Warrior to the End", ship=ours)
        table.vessel("theirs", "Rom", OPPONENT, Shields=11)
        table.carry_out(table.in_core("BaH!"))
        table.respond(kor)
        assert (table.role(kor), table.points(), table.ship_values(ours)) == ("discard", 10, (11, 11, 11))

    def test_alexander_brings_luck_in_engagements_alone(self):
        table = BattleTable("space")
        ours = table.vessel("ours", "Kli", ME, person(affiliation="Kli"))
        alexander = table.add_card("Alexander Rozhenko, Good Luck Charm", ship=ours)
        table.vessel("theirs", "Rom", OPPONENT, Shields=2)
        table.carry_out(table.in_core("BaH!"))
        table.respond(alexander)
        assert table.hand_size() == 1

    def test_bregath_enjoys_damage(self):
        table = BattleTable("space")
        ours = table.vessel("ours", "Kli", ME, person(affiliation="Kli"))
        bregath = table.add_card("Bregath", ship=ours)
        table.ready()
        before = table.values(bregath)
        table.vessel("theirs", "Fed", OPPONENT)
        table.damage("Precise Attack", "theirs", ME)
        table.ready()
        assert table.values(bregath) == tuple(value + 2 for value in before)


class TestAfterAKill:
    def test_a_deck_pays_for_the_dead(self):
        table = BattleTable("space")
        table.vessel("ours", "Car", ME, person("Leadership", affiliation="Car"))
        table.vessel("theirs", "Rom", OPPONENT, person(cost=3), Shields=2)
        staunch = table.in_core("Staunch Determination")
        before = len(table.state.zone(OPPONENT, "deck"))
        table.carry_out(table.in_core('Cry "Havoc!"'))
        table.respond(staunch)
        assert len(table.state.zone(OPPONENT, "deck")) == before - 3

    @pytest.mark.parametrize("affiliation", ["Fed", "Car"])
    def test_only_where_a_cardassian_ship_was_involved(self, affiliation):
        table = BattleTable("space")
        table.vessel("ours", affiliation, ME, person("Leadership", affiliation=affiliation))
        table.vessel("theirs", "Rom", OPPONENT, person(cost=3), Shields=2)
        staunch = table.in_core("Staunch Determination")
        table.carry_out(table.in_core('Cry "Havoc!"'))
        assert len(table.killed()) == 1
        assert bool(table.offers("respond", staunch)) == (affiliation == "Car")

    def test_a_follower_of_kahless_comes_aboard(self):
        table = BattleTable()
        table.add("hero", person("Leadership", affiliation="Kli", strength=9))
        kahless = table.add_card("Kahless, The Unforgettable")
        table.against(3)
        ours = table.vessel("ours", "Kli", ME)
        follower = table.hold("Kahmis")[0]
        table.carry_out(table.in_core("Brutal Struggle"))
        table.respond(kahless)
        assert table.state.cards[follower].parent == ours

    def test_harana_is_avenged(self):
        table = BattleTable()
        table.add("hero", LEADER)
        harana = table.add_card("Harana", OPPONENT)
        table.add("shield", person(strength=1), OPPONENT)
        spared, other = table.in_core("BaH!", ME), table.in_core("Days of Atonement", ME)
        table.names["harana"] = harana
        table.fix("harana")
        table.carry_out(table.in_core("Brutal Struggle"))
        table.respond(harana)
        assert (table.role(spared), table.role(other)) == ("core", "discard")

    def test_no_event_falls_when_harana_dies_in_peace(self):
        table = BattleTable()
        harana = table.add_card("Harana", OPPONENT)
        other = table.in_core("Days of Atonement")
        table.ready()
        request(table.state, Change("kill", (harana,), ME))
        engine.run(table.state)
        assert (table.role(harana), table.role(other)) == ("discard", "core")

    def test_romulans_gather_for_the_incident(self):
        table = BattleTable("space")
        table.vessel("ours", "Rom", ME, person(affiliation="Rom"), Weapons=3)
        spies = table.vessel("spies", "Rom", ME, person("Intelligence", affiliation="Rom"), Weapons=3)
        table.vessel("others", "Rom", ME, person(affiliation="Rom"), Weapons=3)
        table.vessel("theirs", "Fed", OPPONENT, person("Leadership"), person(), Shields=5)
        table.carry_out(table.in_core("The Enterprise Incident"))
        table.act(next(option for option in table.asked.options if option.card == table.card("ours")))
        table.choose(spies)
        assert table.state.zone(ME, "brig") == (table.card("theirs1"),)
        assert table.stopped() == {"ours", "ours1", "spies", "spies1"}


class TestRepairs:
    def test_geordi_takes_damage_off_his_ship(self):
        table = BattleTable("space")
        ours = table.vessel("ours", "Fed", ME)
        geordi = table.add_card("Geordi La Forge, Chief Engineer", ship=ours)
        first, second = table.damage("Precise Attack", "ours"), table.damage("Point Blank Strike", "ours")
        table.hold("Galor")
        table.carry_out(geordi)
        table.choose(second)
        assert (table.state.zone(ours, "on"), table.role(second)) == ((first,), "discard")
        assert not table.can_carry_out(geordi)

    def test_the_bonus_of_soterus_costs_a_maneuver(self):
        table = BattleTable("space")
        ours = table.print_ship("Soterus")
        for number in range(5):
            table.add(f"crew{number}", person("Leadership", affiliation="Rom", icons=("Cmd",)), ME, ours)
        weapons = table.ship_values(ours)[1]
        table.vessel("theirs", "Fed", OPPONENT, person(), Shields=weapons + 1)
        table.hold("Evasive Maneuvers")
        table.carry_out(table.in_core('Cry "Havoc!"'))
        table.respond(ours)
        assert len(table.killed()) == 1
