"""The seed phases (1E-4)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from spaceline.core import engine, view
from spaceline.core.data.decisions import PASS, Option
from spaceline.core.data.frames import SecretChoice
from spaceline.core.data.leaves import TABLE
from spaceline.editions import FIRST
from spaceline.effects.nodes.abilities import Plays, PlaysOn, Seeds, SpecialDownload, When
from spaceline.effects.nodes.effects import Download, Score
from spaceline.effects.nodes.movement import Inserts
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import like
from spaceline.lab.scenarios import load_scenario
from spaceline.lab.scenarios.running import positions
from spaceline.rules.first import places
from spaceline.rules.first.data.frames import Seeding, Turn
from spaceline.rules.first.ruleset import MODERN_RULES
from spaceline.rules.first.setup import Brought, start
from tests.conftest import ROOT
from tests.support.first_table import ME, OPPONENT
from tests.support.seed_table import SeedTable

DOORWAY, DILEMMA, FACILITY = Seeds("doorway_phase"), Seeds("dilemma_phase"), Seeds("facility_phase")
OPENS_AU = Plays("permitted", like(icons=("AU",)))


def game(ruleset: str = "1e-modern", seed: int = 1):
    """A game at its first decision, with decks of invented cards."""
    table = SeedTable(ruleset)
    missions = [
        table.define(f"Mission {number}", "mission", uniqueness="not-duplicatable", kind="planet", quadrant="Alpha")
        for number in range(12)
    ]
    dilemmas = [table.define(f"Dilemma {number}", "dilemma", kind="dual") for number in range(8)]
    events = [table.define(f"Event {number}", "event") for number in range(30)]
    brought = [Brought(tuple(missions[at : at + 6]), tuple(dilemmas), tuple(events)) for at in (0, 6)]
    return start(FIRST.build(ruleset, table.definitions), brought, seed)


def phases_of(state):
    """The steps at which somebody is asked or not, in their order, as the game goes on with default answers."""
    from spaceline.core.choices import default  # noqa: PLC0415

    found = []
    while isinstance(state.frames[0], Seeding):
        found.append(state.frames[0].step)
        engine.answer(state, default(engine.decision(state)))
    return list(dict.fromkeys(found))


def with_missions(table: SeedTable) -> SeedTable:
    """Two missions of each player and one that both brought, placed."""
    for title, owner in (("Mine", ME), ("Mine too", ME), ("Theirs", OPPONENT), ("Theirs too", OPPONENT)):
        table.location(title, owner=owner, attempt=("Fed",))
    return table


def add_shared(table: SeedTable, lower: int = ME) -> int:
    """A shared location; the card of one player lies lower."""
    place = table.location("Shared", owner=lower)
    table.location("Shared", owner=3 - lower)
    return place


class TestTheOrderOfThePhases:
    def test_missions_come_before_dilemmas(self):
        """1E-4.0/1; nobody has a doorway or a facility."""
        steps = phases_of(game())
        assert steps == ["place_mission", "build_for_opponent", "build_for_own_missions"]

    def test_then_the_play_phase_begins_with_the_starting_player(self):
        """1E-4.0/1, 1E-4.0/6."""
        state = game()
        first = state.frames[0].starting
        phases_of(state)
        assert isinstance(state.frames[0], Turn)
        assert state.frames[0].player == first
        assert state.mark(TABLE, "began")

    def test_chance_picks_the_starting_player(self):
        """1E-4.0/6."""
        assert {game(seed=seed).frames[0].starting for seed in range(12)} == {ME, OPPONENT}

    def test_a_game_is_played_by_two(self):
        """1E-1.1/1."""
        with pytest.raises(ValueError, match="played by 2"):
            start(MODERN_RULES.build({}), [Brought((), (), ())], 1)

    def test_a_card_is_seeded_in_its_own_phase_only(self):
        """1E-4.0/2: an objective in the doorway phase, a doorway in the facility phase."""
        table = with_missions(SeedTable())
        objective = table.seed("Objective", "objective", FACILITY)
        doorway = table.seed("Door", "doorway", DOORWAY)
        table.begin_phase("doorway")
        assert table.decision.selection.cards == (doorway,)
        assert table.why_not(objective, ME) == ("other-seed-phase", "1E-4.0/2")
        table.choose()
        table.build_none()
        assert table.step == "seed_facilities"
        assert table.refused("seed", doorway, ME) == ("other-seed-phase", "1E-4.0/2")
        assert table.offers("seed") == [Option("seed", objective, ME)]

    def test_a_card_of_which_nothing_says_that_it_seeds_is_not_seeded_face_up(self):
        """1E-4.0/2."""
        table = with_missions(SeedTable())
        event, _ = table.seed("Event", "event"), table.seed("Objective", "objective", FACILITY)
        table.begin_phase("facility")
        assert table.refused("seed", event, ME) == ("not-seedable", "1E-4.0/2")

    def test_nothing_is_seeded_once_the_play_phase_has_begun(self):
        """1E-4.0/1."""
        table = with_missions(SeedTable())
        place = table.places["Mine"]
        ship = table.ship("Ship", place)
        table.person("Captain", ship)
        table.begin("execute_orders")
        assert table.refused("seed", ship, place) == ("seeding-over", "1E-4.0/1")

    def test_only_cards_of_the_seed_deck_are_seeded(self):
        """1E-4.0.2/1."""
        table = with_missions(SeedTable())
        table.outpost()
        in_hand = table.card("Interrupt", "interrupt", parent=ME, role="hand")
        table.begin_phase("facility")
        assert table.refused("seed", in_hand, ME) == ("not-in-seed-deck", "1E-4.0.2/1")
        assert table.refused("play", in_hand, ME)[1].startswith("1E-4.0")


class TestTheDoorwayPhase:
    def test_both_choose_before_either_is_seen(self):
        """1E-4.1/1."""
        table = SeedTable()
        mine = table.seed("My door", "doorway", DOORWAY)
        theirs = table.seed("Their door", "doorway", DOORWAY, owner=OPPONENT)
        table.begin_phase("doorway")
        before = view.view(table.state, OPPONENT)
        table.choose(mine)
        assert table.role(mine) == "seed-deck"
        after = view.view(table.state, OPPONENT)
        assert (before.cards, before.zones, after.frames[-1].answers) == (after.cards, after.zones, {})
        assert table.decision.player == OPPONENT
        table.choose(theirs)
        assert [change.cards for change in table.happened("seed")] == [(mine,), (theirs,)]

    def test_the_starting_player_announces_first(self):
        """1E-4.1/1."""
        table = SeedTable()
        mine = table.seed("My door", "doorway", DOORWAY)
        theirs = table.seed("Their door", "doorway", DOORWAY, owner=OPPONENT)
        table.begin_phase("doorway", starting=OPPONENT)
        table.choose(theirs)
        table.choose(mine)
        assert [change.cards for change in table.happened("seed")] == [(theirs,), (mine,)]
        assert (table.role(mine), table.state.cards[mine].face_up) == ("table", True)

    def test_a_hidden_agenda_seeds_face_down(self):
        """1E-4.0/3."""
        table = SeedTable()
        agenda = table.seed("Agenda", "doorway", DOORWAY, icons=("HA",))
        table.begin_phase("doorway")
        table.choose(agenda)
        assert (table.role(agenda), table.state.cards[agenda].face_up) == ("agenda", False)
        assert not table.state.in_play(agenda)

    def test_an_alternate_universe_card_needs_a_card_that_lets_it_be_seeded(self):
        """1E-4.0/5."""
        table = SeedTable()
        portal = table.seed("Portal", "doorway", DOORWAY, icons=("AU",))
        table.begin_phase("doorway")
        table.choose(portal)
        assert table.role(portal) == "out-of-play"

    def test_which_may_be_seeded_along_with_it(self):
        """1E-4.0/5."""
        table = SeedTable()
        portal = table.seed("Portal", "doorway", DOORWAY, icons=("AU",))
        door = table.seed("Door", "doorway", DOORWAY, OPENS_AU)
        table.begin_phase("doorway")
        table.choose(portal, door)
        assert (table.role(portal), table.role(door)) == ("table", "table")

    def test_one_copy_of_a_unique_doorway(self):
        """1E-6.2/3."""
        table = SeedTable()
        doors = [table.seed("Door", "doorway", DOORWAY, uniqueness="unique") for _ in range(2)]
        table.begin_phase("doorway")
        with pytest.raises(engine.Refusal, match="chosen together"):
            table.choose(*doors)

    def test_of_a_card_that_cannot_be_duplicated_the_first_announced_counts(self):
        """1E-6.2/5, 1E-4.1/1."""
        table = SeedTable()
        doors = {
            player: table.seed("Door", "doorway", DOORWAY, owner=player, uniqueness="not-duplicatable")
            for player in (ME, OPPONENT)
        }
        table.begin_phase("doorway", starting=OPPONENT)
        table.choose(doors[OPPONENT])
        table.choose(doors[ME])
        assert (table.role(doors[OPPONENT]), table.role(doors[ME])) == ("table", "out-of-play")

    def test_in_open_doorways_are_seeded_in_turn_until_both_have_passed(self):
        """1E-4.1.0.1/1."""
        table = SeedTable("1e-open")
        first, second = (table.seed(title, "doorway", DOORWAY) for title in ("One", "Two"))
        table.seed("Their door", "doorway", DOORWAY, owner=OPPONENT)
        table.begin_phase("doorway")
        table.do("seed", first, ME)
        assert table.decision.player == OPPONENT
        assert table.why_not(second, ME) == ("not-your-seed", "1E-4.4/1")
        table.let_pass()
        assert table.decision.player == ME
        table.let_pass()
        assert table.step != "seed_doorways"
        assert table.role(second) == "out-of-play"

    def test_in_open_a_pass_is_not_final(self):
        """1E-4.1.0.1/1."""
        table = SeedTable("1e-open")
        mine = [table.seed(title, "doorway", DOORWAY) for title in ("One", "Two")]
        theirs = table.seed("Their door", "doorway", DOORWAY, owner=OPPONENT)
        table.begin_phase("doorway")
        table.do("seed", mine[0], ME)
        table.let_pass()
        table.do("seed", mine[1], ME)
        assert table.decision.player == OPPONENT
        table.do("seed", theirs, OPPONENT)
        assert table.role(theirs) == "table"


class TestTheMissionPhase:
    def test_players_take_turns_to_place_the_top_mission_of_their_pile(self):
        """1E-4.2/3."""
        table = SeedTable()
        mine = [table.mission(f"Mine {number}") for number in (1, 2)]
        theirs = [table.mission(f"Theirs {number}", OPPONENT) for number in (1, 2)]
        table.begin_phase("mission")
        drawn = [table.decision.options[0].card]
        for _ in range(2):
            table.answer(engine.Answer(option=table.decision.options[0]))
            drawn += [option.card for option in table.decision.options[:1]] if table.step == "place_mission" else []
        assert table.role(mine[0]) == "mission", "the first one starts the spaceline"
        assert drawn == [theirs[0], mine[1], theirs[1]]

    def test_which_mission_comes_next_is_not_chosen(self):
        """1E-4.2/3."""
        table = SeedTable()
        mine = [table.mission(f"Mine {number}") for number in (1, 2, 3)]
        table.begin_phase("mission")
        here = places.locations(table.state)[0]
        assert table.refused("lay-out", mine[2], here, "left") == ("not-drawn", "1E-4.2/3")

    def test_the_piles_are_shuffled_and_unknown(self):
        """1E-4.2/3."""
        orders = {game(seed=seed).zone(ME, "missions") for seed in range(8)}
        assert len(orders) > 4
        seen = view.view(game(), ME)
        pile = next(zone.cards for zone in seen.zones if (zone.parent, zone.role) == (ME, "missions"))
        assert set(pile) == {0}

    def test_a_mission_goes_to_either_end_of_its_spaceline(self):
        """1E-4.2/4: with three placed, two ends are offered."""
        table = SeedTable()
        for title in ("A", "B", "C"):
            table.location(title)
        mission = table.mission("D")
        table.begin_phase("mission")
        left, middle, right = places.spacelines(table.state)["Alpha"]
        assert set(table.decision.options) == {
            Option("lay-out", mission, left, "left"),
            Option("lay-out", mission, right, "right"),
        }
        assert table.refused("lay-out", mission, middle, "left") == ("not-an-end", "1E-4.2/4")
        table.do("lay-out", mission, left, "left")
        assert table.row() == ["D", "A", "B", "C"]

    def test_the_first_mission_of_a_quadrant_starts_a_spaceline(self):
        """1E-4.2/1, 1E-4.2/4."""
        table = SeedTable()
        for title in ("A", "B", "C"):
            table.location(title)
        table.mission("Far away", quadrant="Gamma")
        table.begin_phase("mission")
        assert (table.row(), table.row("Gamma")) == (["A", "B", "C"], ["Far away"])

    def test_a_mission_that_is_inserted_goes_anywhere_in_its_quadrant(self):
        """1E-4.2/5: with four placed there are five positions."""
        table = SeedTable()
        for title in ("A", "B", "C", "D"):
            table.location(title)
        mission = table.mission("Inserted", texts=(Inserts(("Alpha",)),))
        table.begin_phase("mission")
        assert len(table.decision.options) == 5
        table.do("lay-out", mission, table.places["B"], "right")
        assert table.row() == ["A", "B", "Inserted", "C", "D"]

    def test_a_region_is_one_block(self):
        """1E-4.2/6: the second card of a region adjoins the first, even in the middle of the spaceline."""
        table = SeedTable()
        table.location("A")
        table.location("Border", region="Border Region")
        table.location("B")
        mission = table.mission("Border too", region="Border Region")
        table.begin_phase("mission")
        block = table.places["Border"]
        assert {(option.target, option.detail) for option in table.decision.options} == {
            (block, "left"),
            (block, "right"),
        }
        assert table.refused("lay-out", mission, table.places["A"], "left") == ("outside-its-region", "1E-4.2/6")
        table.do("lay-out", mission, block, "left")
        assert table.row() == ["A", "Border too", "Border", "B"]

    def test_positions_stay_in_order_when_a_mission_is_inserted(self):
        """1E-4.2/6."""
        table = SeedTable()
        for title in ("A", "B", "C"):
            table.location(title, region="Region" if title == "B" else "")
        for title in ("D", "E", "F"):
            table.mission(title, region="Region")
        table.begin_phase("mission")
        while table.step == "place_mission":
            table.answer(engine.Answer(option=table.decision.options[-1]))
        assert table.row()[0] == "A"
        assert table.row()[-1] == "C"
        positions = [table.mark(place, "position") for place in places.locations(table.state)]
        assert all(one < other for one, other in pairwise(positions))

    def test_the_second_players_copy_makes_a_shared_location(self):
        """1E-4.2/7: the later card lies over the first, and the spaceline does not grow."""
        table = SeedTable()
        first = table.mission("Both")
        second = table.mission("Both", OPPONENT)
        table.begin_phase("mission")
        (place,) = places.locations(table.state)
        assert places.missions_at(table.state, place) == (first, second)

    def test_each_uses_the_own_card_there(self):
        """1E-4.2/8."""
        table = SeedTable()
        first, second = table.mission("Both"), table.mission("Both", OPPONENT)
        table.begin_phase("mission")
        (place,) = places.locations(table.state)
        assert places.mission_for(table.state, place, ME) == first
        assert places.mission_for(table.state, place, OPPONENT) == second

    def test_missions_of_other_titles_share_a_location_of_one_name(self):
        """1E-4.2/7."""
        table = SeedTable()
        table.mission("One title", location="Same place")
        table.mission("Another title", OPPONENT, location="Same place")
        table.begin_phase("mission")
        assert table.row() == ["One title"]

    def test_in_another_quadrant_it_is_another_location(self):
        """1E-4.2/7."""
        table = SeedTable()
        table.mission("Both", location="Same place")
        table.mission("Mirror", OPPONENT, location="Same place", quadrant="Mirror")
        table.begin_phase("mission")
        assert (table.row(), table.row("Mirror")) == (["Both"], ["Mirror"])

    def test_universal_missions_stay_apart(self):
        """1E-4.2/9."""
        table = SeedTable()
        table.mission("Anywhere", uniqueness="universal")
        table.mission("Anywhere", OPPONENT, uniqueness="universal")
        table.begin_phase("mission")
        table.answer(engine.Answer(option=table.decision.options[0]))
        assert table.row() == ["Anywhere", "Anywhere"]

    def test_nothing_is_seeded_while_missions_are_placed(self):
        """1E-4.0/2."""
        table = SeedTable()
        table.mission("A")
        table.mission("B")
        outpost = table.outpost()
        table.begin_phase("mission")
        (place,) = places.locations(table.state)
        assert table.why_not(outpost, place) == ("other-seed-phase", "1E-4.0/2")

    def test_the_other_player_waits(self):
        """1E-4.2/3."""
        table = SeedTable()
        table.mission("A")
        mission = table.mission("B")
        table.begin_phase("mission")
        (place,) = places.locations(table.state)
        option = Option("lay-out", mission, place, "left")
        found = table.state.ruleset.actions["lay-out"].obstacle(table.state, OPPONENT, option)
        assert (found.reason, found.clause) == ("not-your-mission", "1E-4.2/3")


class TestTheDilemmaPhaseInStages:
    def about(self, table):
        """Who is asked for which location."""
        (place,) = table.decision.about
        return table.decision.player, next(title for title, at in table.places.items() if at == place)

    def test_first_come_the_opponents_missions_then_shared_ones_then_the_own(self):
        """1E-4.3/6, 1E-4.3/7, 1E-4.3/8."""
        table = with_missions(SeedTable())
        add_shared(table)
        for player in (ME, OPPONENT):
            table.seeds("One", "Two", owner=player)
        table.begin_phase("dilemma")
        asked = []
        while isinstance(table.state.frames[-1], SecretChoice):
            asked.append(self.about(table))
            table.choose()
        assert asked[:4] == [(ME, "Theirs"), (OPPONENT, "Mine"), (ME, "Theirs too"), (OPPONENT, "Mine too")]
        assert asked[4:6] == [(ME, "Shared"), (OPPONENT, "Shared")]
        assert asked[6:] == [(ME, "Mine"), (OPPONENT, "Theirs"), (ME, "Mine too"), (OPPONENT, "Theirs too")]

    def test_the_first_card_of_a_stack_is_met_first(self):
        """1E-4.3/6."""
        table = with_missions(SeedTable())
        one, two, three = table.seeds("One", "Two", "Three")
        table.seeds("Other", owner=OPPONENT)
        table.begin_phase("dilemma")
        table.build(two, one, three)
        table.build()
        assert table.beneath("Theirs") == [two, one, three]

    def test_both_stacks_go_beneath_their_missions_together(self):
        """1E-4.3/6: nothing is seen of the first until the second is built."""
        table = with_missions(SeedTable())
        (mine,) = table.seeds("One")
        (theirs,) = table.seeds("Other", owner=OPPONENT)
        table.begin_phase("dilemma")
        table.build(mine)
        seen = view.view(table.state, OPPONENT)
        assert not any(zone.role == "seeds" for zone in seen.zones)
        table.build(theirs)
        assert (table.beneath("Theirs"), table.beneath("Mine")) == ([mine], [theirs])

    def test_own_seeds_lie_on_top_and_are_met_last(self):
        """1E-4.3/8."""
        table = with_missions(SeedTable())
        mine, other, _ = table.seeds("One", "Two", "Three")
        theirs = table.seeds("Other", owner=OPPONENT)
        table.begin_phase("dilemma")
        table.build()
        table.build(*theirs)
        table.build()
        assert self.about(table) == (ME, "Mine")
        table.build(mine, other)
        assert table.beneath("Mine") == [*theirs, mine, other]

    def test_beneath_a_shared_mission_the_stacks_are_interleaved(self):
        """1E-4.3/7: it begins with the owner of the lower mission card."""
        for lower in (ME, OPPONENT):
            table = SeedTable()
            add_shared(table, lower)
            a1, a2 = table.seeds("A1", "A2")
            (b1,) = table.seeds("B1", owner=OPPONENT)
            table.begin_phase("dilemma")
            table.build(a1, a2)
            table.build(b1)
            assert table.beneath("Shared") == ([a1, b1, a2] if lower == ME else [b1, a1, a2])

    def test_a_card_for_another_stage_is_refused(self):
        """1E-4.3/6, 1E-4.3/7, 1E-4.3/8."""
        table = with_missions(SeedTable())
        shared = add_shared(table)
        one, *_ = table.seeds("One", "Two")
        own, theirs = table.places["Mine"], table.places["Theirs"]
        table.begin_phase("dilemma")
        assert table.why_not(one, theirs) is None
        assert table.why_not(one, own) == ("opponents-missions-now", "1E-4.3/6")
        assert table.why_not(one, shared) == ("opponents-missions-now", "1E-4.3/6")
        table.build()
        table.build()
        assert table.step == "build_for_shared_missions"
        assert table.why_not(one, own) == ("shared-missions-now", "1E-4.3/7")
        table.build()
        assert table.why_not(one, theirs) == ("own-missions-now", "1E-4.3/8")
        assert table.why_not(one, ME) == ("beneath-missions", "1E-4.3/1")

    def test_seeds_lie_face_down_and_can_be_counted(self):
        """1E-4.0/3, 1E-4.0/4."""
        table = with_missions(SeedTable())
        cards = table.seeds("One", "Two")
        table.begin_phase("dilemma")
        table.build(*cards)
        place = table.places["Theirs"]
        for viewer in (0, OPPONENT):
            seen = view.view(table.state, viewer)
            there = next(zone.cards for zone in seen.zones if (zone.parent, zone.role) == (place, "seeds"))
            assert len(there) == 2
            assert {card.definition for card in seen.cards if card.id in there} == {""}
        own = view.view(table.state, ME)
        assert {card.definition for card in own.cards if card.role == "seeds"} == {
            "test-dilemma-One",
            "test-dilemma-Two",
        }
        assert not any(table.state.in_play(card) for card in cards)

    def test_a_bluff_is_legal(self):
        """1E-4.3.0.2/1: anything may be put beneath a mission, two artifacts and copies too."""
        table = with_missions(SeedTable())
        person = table.seed("Person", "personnel")
        artifacts = [table.seed(title, "artifact") for title in ("One", "Two")]
        copies = table.seeds("Same", "Same")
        table.begin_phase("dilemma")
        table.build(person, *artifacts, *copies)
        assert table.beneath("Theirs") == [person, *artifacts, *copies]

    def test_but_no_site_is_passed_off_as_a_seed(self):
        """1E-4.4.1/5."""
        table = with_missions(SeedTable())
        table.seeds("One")
        site = table.seed("Site", "site")
        table.begin_phase("dilemma")
        assert site not in table.decision.selection.cards
        assert table.why_not(site, table.places["Theirs"]) == ("site-beneath", "1E-4.4.1/5")

    def test_two_copies_of_a_card_may_lie_beneath_missions(self):
        """1E-3.1/5."""
        table = with_missions(SeedTable())
        copies = table.seeds("Same", "Same", "Same")
        table.seeds("Other")
        table.begin_phase("dilemma")
        offered = [card for card in table.decision.selection.cards if card in copies]
        assert len(offered) == 2
        first = offered[0]
        table.build(first)
        (again,) = (card for card in table.decision.selection.cards if card in copies)
        table.build(again)
        left = next(card for card in copies if card not in (first, again))
        assert table.why_not(left, table.places["Mine"]) == ("third-copy", "1E-3.1/5")
        assert left not in table.decision.selection.cards

    def test_in_open_there_may_be_any_number(self):
        """1E-3.1.0.3/1."""
        table = with_missions(SeedTable("1e-open"))
        copies = table.seeds("Same", "Same", "Same")
        table.begin_phase("dilemma")
        for title in ("Theirs", "Theirs too", "Mine"):
            table.do("seed", table.offers("seed")[0].card, table.places[title])
        assert {table.role(card) for card in copies} == {"seeds"}

    def test_what_let_alternate_universe_cards_be_seeded_is_kept_in_mind(self):
        """1E-4.0/5, 1E-G:mis-seeds/3."""
        for texts, is_kept in (((), 0), ((OPENS_AU,), 1)):
            table = with_missions(SeedTable())
            table.card("Door", "doorway", *texts, parent=ME, role="table")
            table.seeds("One")
            table.begin_phase("dilemma")
            assert table.mark(ME, "seeds-au") == is_kept
            assert not table.mark(OPPONENT, "seeds-au")


class TestTheLastStageOfTheDilemmaPhase:
    def test_players_alternate_and_a_pass_is_final(self):
        """1E-4.3/9."""
        table = SeedTable()
        mine = [table.seed(title, "event", DILEMMA) for title in ("One", "Two")]
        theirs = [table.seed(title, "event", DILEMMA, owner=OPPONENT) for title in ("Three", "Four")]
        table.begin_phase("dilemma")
        assert table.step == "seed_besides"
        table.do("seed", mine[0], ME)
        table.do("seed", theirs[0], OPPONENT)
        table.let_pass()
        assert table.decision.player == OPPONENT
        assert table.why_not(mine[1], ME) == ("has-passed", "1E-4.3/9")
        table.do("seed", theirs[1], OPPONENT)
        assert [table.role(card) for card in (*mine, *theirs)] == ["table", "out-of-play", "table", "table"]

    def test_stacks_are_complete_by_then(self):
        """1E-4.3/9."""
        table = SeedTable()
        place = table.location("Mine")
        event = table.seed("Event", "event", DILEMMA)
        table.begin_phase("dilemma")
        table.build_none()
        (late,) = table.seeds("Late")
        assert table.step == "seed_besides"
        assert table.refused("seed", late, place) == ("besides-missions-now", "1E-4.3/9")
        table.do("seed", event, ME)
        assert table.role(event) == "table"


class TestTheDilemmaPhaseOfOpen:
    def test_cards_are_seeded_one_by_one_anywhere(self):
        """1E-4.3.0.3/1: beneath the own mission before the opponent's are done with."""
        table = with_missions(SeedTable("1e-open"))
        artifact = table.seed("Artifact", "artifact")
        (theirs,) = table.seeds("Other", owner=OPPONENT)
        table.seeds("More", owner=OPPONENT)
        table.begin_phase("dilemma")
        assert table.step == "seed_singly"
        table.do("seed", artifact, table.places["Mine"])
        table.do("seed", theirs, table.places["Theirs"])
        assert (table.beneath("Mine"), table.beneath("Theirs")) == ([artifact], [theirs])

    def test_a_single_seed_goes_to_the_bottom(self):
        """1E-4.3/10: it is the next one met."""
        table = with_missions(SeedTable("1e-open"))
        one, two = table.seeds("One", "Two")
        table.begin_phase("dilemma")
        table.do("seed", one, table.places["Theirs"])
        table.do("seed", two, table.places["Theirs"])
        assert table.beneath("Theirs") == [two, one]

    def test_or_to_the_top_where_the_switch_says_so(self):
        """Ambiguity 3: then it is met last."""
        table = with_missions(SeedTable("1e-open", {"single-seeds-go": "top"}))
        one, two = table.seeds("One", "Two")
        table.begin_phase("dilemma")
        table.do("seed", one, table.places["Theirs"])
        table.do("seed", two, table.places["Theirs"])
        assert table.beneath("Theirs") == [one, two]

    def test_whoever_passes_is_done(self):
        """1E-4.3/9; ambiguity 4."""
        table = with_missions(SeedTable("1e-open"))
        table.seeds("One")
        (theirs,) = table.seeds("Other", owner=OPPONENT)
        table.begin_phase("dilemma")
        table.let_pass()
        assert table.decision.player == OPPONENT
        table.do("seed", theirs, table.places["Mine"])
        assert table.step != "seed_singly"


class TestFacilities:
    def test_an_outpost_is_seeded_at_any_mission_of_its_quadrant_that_shows_its_icon(self):
        """1E-4.4/5: one's own and the opponent's."""
        table = SeedTable()
        table.location("Mine", attempt=("Fed", "Kli"))
        table.location("Theirs", owner=OPPONENT, attempt=("Fed",))
        table.location("Klingon", attempt=("Kli",))
        table.location("Far", quadrant="Gamma", attempt=("Fed",))
        table.location("Home", attempt=("Fed",), homeworld_of="Fer")
        outpost = table.outpost()
        table.begin_phase("facility")
        assert {option.target for option in table.offers("seed")} == {table.places["Mine"], table.places["Theirs"]}
        assert table.refused("seed", outpost, table.places["Klingon"]) == ("icon-not-shown", "1E-4.4/5")
        assert table.refused("seed", outpost, table.places["Far"]) == ("native-elsewhere", "1E-4.4/3")
        assert table.refused("seed", outpost, table.places["Home"]) == ("outpost-at-homeworld", "1E-4.4/6")
        assert table.refused("seed", outpost, ME) == ("seeds-at-a-location", "1E-4.4/1")

    def test_it_is_in_space_and_face_up(self):
        """1E-4.4/2, 1E-4.0/3."""
        table = with_missions(SeedTable())
        outpost = table.outpost()
        table.begin_phase("facility")
        table.do("seed", outpost, table.places["Mine"])
        leaf = table.state.cards[outpost]
        assert (leaf.role, leaf.face_up, leaf.controller) == ("space", True, ME)
        assert table.state.in_play(outpost)

    def test_a_facility_of_another_quadrant_is_seeded_there(self):
        """1E-4.4/3."""
        table = SeedTable()
        table.location("Here", attempt=("Dom",))
        far = table.location("Far", quadrant="Gamma", attempt=("Dom",))
        table.outpost("Gamma Outpost", affiliations=("Dom",), quadrant="Gamma")
        table.begin_phase("facility")
        assert [option.target for option in table.offers("seed")] == [far]

    def test_players_alternate(self):
        """1E-4.4/1: two outposts of one player and one of the other enter one after another."""
        table = with_missions(SeedTable())
        mine = [table.outpost("One"), table.outpost("Two")]
        theirs = table.outpost("Three", OPPONENT)
        table.begin_phase("facility")
        table.do("seed", mine[0], table.places["Mine"])
        table.do("seed", theirs, table.places["Mine"])
        table.do("seed", mine[1], table.places["Theirs"])
        assert isinstance(table.state.frames[0], Turn)

    def test_not_where_one_owns_a_facility_already(self):
        """1E-4.4/7; the opponent may still seed one there."""
        table = with_missions(SeedTable())
        mine, again = table.outpost("One"), table.outpost("Two")
        theirs = table.outpost("Three", OPPONENT)
        place = table.places["Mine"]
        table.begin_phase("facility")
        table.do("seed", mine, place)
        table.do("seed", theirs, place)
        assert table.refused("seed", again, place) == ("facility-there", "1E-4.4/7")

    def test_ownership_counts_not_control(self):
        """1E-4.4/7."""
        table = with_missions(SeedTable())
        taken = table.facility("Taken", table.places["Mine"])
        table.state.cards[taken] = engine.replace(table.state.cards[taken], controller=OPPONENT)
        outpost = table.outpost()
        table.begin_phase("facility")
        assert table.refused("seed", outpost, table.places["Mine"]) == ("facility-there", "1E-4.4/7")

    def test_one_copy_of_an_outpost_that_says_so(self):
        """1E-4.4.0.1/1; other outposts are not limited by it."""
        table = with_missions(SeedTable())
        copies = [table.outpost("Limited", seed_one=True) for _ in range(2)]
        other = table.outpost("Other")
        table.begin_phase("facility")
        first = table.offers("seed")[0].card
        table.do("seed", first, table.places["Mine"])
        again = next(card for card in copies if card != first)
        assert table.refused("seed", again, table.places["Theirs"]) == ("seed-one", "1E-4.4.0.1/1")
        assert {option.card for option in table.offers("seed")} == {other}

    def test_outposts_that_do_not_say_so_are_seeded_in_multiples(self):
        """1E-4.4.0.1/1."""
        table = with_missions(SeedTable())
        copies = [table.outpost("Outpost") for _ in range(2)]
        table.begin_phase("facility")
        for title in ("Mine", "Theirs"):
            table.do("seed", table.offers("seed")[0].card, table.places[title])
        assert {table.role(card) for card in copies} == {"space"}

    def test_a_unique_facility_once(self):
        """1E-6.3.1/1."""
        table = with_missions(SeedTable())
        copies = [table.outpost("Unique", uniqueness="unique") for _ in range(2)]
        table.outpost("Other")
        table.begin_phase("facility")
        first = next(option.card for option in table.offers("seed") if option.card in copies)
        table.do("seed", first, table.places["Mine"])
        again = next(card for card in copies if card != first)
        assert table.refused("seed", again, table.places["Theirs"]) == ("seeded-already", "1E-6.3.1/1")

    def test_one_need_not_play_an_affiliation_to_seed_its_outpost(self):
        """1E-4.4.0.1/2."""
        table = SeedTable()
        place = table.location("Mine", attempt=("Rom",))
        outpost = table.outpost("Romulan Outpost", affiliations=("Rom",))
        table.begin_phase("facility")
        table.do("seed", outpost, place)
        assert table.role(outpost) == "space"

    def test_other_facilities_seed_only_where_their_text_says(self):
        """1E-4.4/4, 1E-4.4/9: a headquarters at its homeworld, on the planet."""
        table = with_missions(SeedTable())
        home = table.location("Home", attempt=("Car",), homeworld_of="Car")
        at_home = PlaysOn(Cards("missions", of="anyone", filter=like(titles=("Home",))))
        headquarters = table.seed(
            "Headquarters", "facility", FACILITY, at_home, kind="headquarters", affiliations=("Car",)
        )
        table.begin_phase("facility")
        assert table.refused("seed", headquarters, table.places["Mine"]) == ("seeds-where-it-says", "1E-4.4/4")
        table.do("seed", headquarters, home)
        leaf = table.state.cards[headquarters]
        assert (leaf.role, leaf.parent, leaf.face_up) == ("surface", home, True)

    def test_an_alternate_universe_facility_needs_a_card_that_lets_it_be_seeded(self):
        """1E-4.0/5."""
        table = with_missions(SeedTable())
        outpost = table.outpost("Other Outpost", icons=("AU",))
        table.outpost("Outpost")
        table.begin_phase("facility")
        assert table.refused("seed", outpost, table.places["Mine"]) == ("alternate-universe", "1E-4.0/5")
        table.card("Door", "doorway", OPENS_AU, parent=ME, role="table")
        table.begin_phase("facility")
        table.do("seed", outpost, table.places["Mine"])
        assert table.role(outpost) == "space"

    def test_all_other_cards_that_seed_do_so_in_this_phase(self):
        """1E-4.0/2, 1E-4.4/1: on the table, or where they say."""
        table = with_missions(SeedTable())
        objective = table.seed("Objective", "objective", FACILITY)
        on_mission = PlaysOn(Cards("missions", of="anyone", filter=like(titles=("Mine",))))
        event = table.seed("Event", "event", FACILITY, on_mission)
        table.begin_phase("facility")
        table.do("seed", objective, ME)
        table.do("seed", event, table.places["Mine"])
        assert (table.role(objective), table.role(event)) == ("table", "at")

    def test_dilemmas_are_not_seeded_then(self):
        """1E-4.0/2."""
        table = with_missions(SeedTable())
        (dilemma,), _ = table.seeds("One"), table.outpost()
        table.begin_phase("facility")
        assert table.refused("seed", dilemma, table.places["Mine"]) == ("other-seed-phase", "1E-4.0/2")

    def test_a_pass_is_final(self):
        """Ambiguity 4, as 1E-4.3/9 says it of the other phase."""
        table = with_missions(SeedTable())
        mine = table.outpost("One")
        theirs = [table.outpost(title, OPPONENT) for title in ("Two", "Three")]
        table.begin_phase("facility")
        table.let_pass()
        table.do("seed", theirs[0], table.places["Mine"])
        assert table.decision.player == OPPONENT
        assert table.why_not(mine, table.places["Mine"]) == ("has-passed", "1E-4.3/9")

    def test_unless_the_switch_says_otherwise(self):
        """Ambiguity 4: then the phase ends when both pass in succession."""
        table = with_missions(SeedTable(turned={"pass-in-facility-phase": "until-both"}))
        mine = table.outpost("One")
        theirs = [table.outpost(title, OPPONENT) for title in ("Two", "Three")]
        table.begin_phase("facility")
        table.let_pass()
        table.do("seed", theirs[0], table.places["Mine"])
        table.do("seed", mine, table.places["Mine"])
        table.let_pass()
        assert table.role(theirs[1]) == "out-of-play"

    def test_a_card_that_cannot_be_duplicated_is_seeded_by_one_player(self):
        """1E-6.2/5."""
        table = with_missions(SeedTable())
        mine, theirs = (
            table.seed("Objective", "objective", FACILITY, owner=player, uniqueness="not-duplicatable")
            for player in (ME, OPPONENT)
        )
        table.outpost(owner=OPPONENT)
        table.begin_phase("facility")
        table.do("seed", mine, ME)
        assert table.refused("seed", theirs, OPPONENT) == ("not-duplicatable", "1E-6.2/5")

    def test_a_download_that_a_seeded_card_permits_happens_at_once_or_not_at_all(self):
        """1E-4.0.2/2, 1E-4.0.2/3."""
        for wants, role in ((True, "table"), (False, "deck")):
            table = with_missions(SeedTable())
            download = When("when", "seed", Download(like(titles=("Wanted",)), "play"))
            objective = table.seed("Objective", "objective", FACILITY, download)
            table.outpost()
            wanted = table.card("Wanted", "event", parent=ME, role="deck")
            table.begin_phase("facility")
            table.do("seed", objective, ME)
            if wants:
                table.do("respond", objective, detail="1")
            else:
                table.let_pass()
            assert table.role(wanted) == role
            assert table.step == "seed_facilities"

    def test_text_that_happens_on_seeding_is_carried_out(self):
        """1E-4.0.2/1."""
        table = with_missions(SeedTable())
        scores = When("when", "seed", Score(5), optional=False)
        objective = table.seed("Objective", "objective", FACILITY, scores)
        table.outpost()
        table.begin_phase("facility")
        table.do("seed", objective, ME)
        assert table.mark(ME, "points") == 5


class TestSpecialDownloads:
    def seeded(self, **turned):
        """An outpost with a download icon is seeded, another card is left to seed."""
        table = with_missions(SeedTable(turned=turned))
        icon = SpecialDownload(Download(like(titles=("Wanted",)), "play"))
        outpost = table.seed(
            "Outpost", "facility", icon, affiliations=("Fed",), attributes={"Shields": 30}, kind="outpost"
        )
        table.seed("Objective", "objective", FACILITY)
        wanted = table.card("Wanted", "event", parent=ME, role="deck")
        table.begin_phase("facility")
        table.do("seed", outpost, table.places["Mine"])
        return table, outpost, wanted

    def test_they_are_used_between_two_seeds(self):
        """1E-4.0.2/1, 1E-4.0.2/3: the card comes from the draw deck, and the player goes on seeding."""
        table, outpost, wanted = self.seeded()
        table.do("special-download", outpost, detail="0")
        assert table.role(wanted) == "table"
        assert table.step == "seed_facilities"
        assert table.offers("seed")
        assert table.refused("special-download", outpost, detail="0")[1] == "1E-12.8/1"

    def test_or_never_where_the_switch_says_so(self):
        """Ambiguity 2."""
        table, outpost, wanted = self.seeded(**{"special-downloads-in-seed-phases": "never"})
        assert table.refused("special-download", outpost, detail="0")[1].startswith("1E-4.0")
        assert table.role(wanted) == "deck"


class TestTheBeginningOfPlay:
    def test_unused_seed_cards_are_shown_and_go_out_of_play(self):
        """1E-4.4.2/1."""
        table = with_missions(SeedTable())
        (left,), outpost = table.seeds("Left"), table.outpost()
        table.begin_phase("facility")
        table.do("seed", outpost, table.places["Mine"])
        assert table.role(left) == "out-of-play"
        seen = view.view(table.state, OPPONENT)
        assert "test-dilemma-Left" in {card.definition for card in seen.cards}

    def test_both_draw_seven_cards_of_a_shuffled_deck(self):
        """1E-4.4.2/2."""
        hands = set()
        for seed in range(5):
            state = game(seed=seed)
            phases_of(state)
            assert [len(state.zone(player, "hand")) for player in state.players] == [7, 7]
            assert [len(state.zone(player, "deck")) for player in state.players] == [23, 23]
            hands.add(tuple(sorted(state.cards[card].definition for card in state.zone(ME, "hand"))))
        assert len(hands) > 3

    def test_nobody_wins_before_the_game_has_begun(self):
        """1E-9.0/1: points that seeding brings count from the first turn on."""
        table = with_missions(SeedTable())
        scores = When("when", "seed", Score(300), optional=False)
        objective = table.seed("Objective", "objective", FACILITY, scores)
        outpost = table.outpost()
        table.begin_phase("facility")
        table.do("seed", objective, ME)
        assert table.state.result is None
        assert PASS in table.decision.options
        assert outpost in {option.card for option in table.offers("seed")}


def test_nothing_is_seeded_while_a_download_is_carried_out():
    """1E-5.0/3, 1E-4.0.2/1: between two seeds, and not within what was begun there."""
    scenario = load_scenario(ROOT / "tests/scenarios/first/downloading/in-the-seed-phases.yaml")
    seen = {}
    for _, at in positions(scenario):
        asked = engine.decision(at.state)
        place = at.state.cards[at.card("Relief Mission")].parent
        option = Option("seed", at.card("Klingon Outpost"), place)
        problem = at.state.ruleset.actions["seed"].obstacle(at.state, ME, option)
        seen[asked.prompt] = problem.reason if problem else ""
    assert seen["download"] == "not-between-actions"
    assert "" in seen.values()


def test_a_facility_of_several_affiliations_is_seeded_as_one_of_them():
    """1E-G:multi-affiliation-ship-target/1: what is offered says which, and nothing else is legal."""
    file = ROOT / "tests/scenarios/first/klaestron/seeded-as-cardassian.yaml"
    state = next(it.state for _, it in positions(load_scenario(file)))
    offered = next(option for option in engine.decision(state).options if option.detail)
    seed = state.ruleset.actions["seed"]
    assert seed.obstacle(state, ME, offered) is None
    refused = seed.obstacle(state, ME, Option("seed", offered.card, offered.target))
    assert (refused.reason, refused.clause) == ("not-declared", "1E-G:multi-affiliation-ship-target/1")
