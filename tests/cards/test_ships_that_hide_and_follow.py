"""Cards of Second Edition that hide ships, let them follow others, or place cards at other missions."""

import pytest

from spaceline.core import engine, table as core_table
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.rules.second.values import attribute
from tests.support.captives import ROMULUS
from tests.support.playing import ME, OPPONENT, PlayTable, person


def manned(table: PlayTable, title: str = "Deranas") -> int:
    """A Romulan ship of player 1 at the mission, with enough aboard to staff it."""
    ship = table.print_ship(title)
    for number in range(4):
        table.add(f"{title}{number}", person(affiliation="Rom", icons=("Cmd", "Stf")), ME, ship)
    return ship


def moves_away(table: PlayTable, ship: int, goal: int) -> None:
    """A ship of player 2 moves somewhere."""
    table.ready()
    request(table.state, Change("move", (ship,), OPPONENT, to=goal, role="orbit", amount=1))
    engine.run(table.state)
    table.look_at_it()


def next_to(table: PlayTable, cloak: int, ship: int) -> bool:
    """Whether a ship lies on the event."""
    return table.state.cards[ship].parent == cloak


class TestEngageCloak:
    def hidden(self) -> tuple[PlayTable, int, int]:
        table = PlayTable()
        cloak, ship = table.add_to("core", "Engage Cloak"), manned(table)
        table.ready()
        table.order(cloak)
        return table, cloak, ship

    def test_it_hides_a_staffed_ship_with_a_cloaking_device(self):
        table, cloak, ship = self.hidden()
        assert next_to(table, cloak, ship)
        assert table.state.in_play(table.card("Deranas0"))

    def test_a_ship_without_such_a_device_or_without_staff_does_not_hide(self):
        table = PlayTable()
        cloak = table.add_to("core", "Engage Cloak")
        ship = table.print_ship("Deranas")
        table.ready()
        table.order(cloak)
        assert not next_to(table, cloak, ship)

    def test_only_one_of_its_orders_is_carried_out_each_turn(self):
        table, cloak, _ = self.hidden()
        assert not table.offers("order", cloak)

    def test_the_ship_comes_out_at_any_mission_without_range_left(self):
        table, cloak, ship = self.hidden()
        core_table.clear_marks(table.state, "used1")
        table.ready()
        table.order(cloak)
        place = table.state.cards[table.mission].parent
        table.choose(table.mission)
        assert (table.role(ship), table.state.cards[ship].parent) == ("orbit", place)
        assert not any(o.kind == "move" and o.card == ship for o in table.asked.options)

    @pytest.mark.parametrize("hides", [True, False])
    def test_it_does_not_leave_play_with_a_ship_on_it(self, hides):
        table = PlayTable()
        cloak, ship = table.add_to("core", "Engage Cloak"), manned(table)
        blight = table.add_to("core", "The Blight")
        if hides:
            core_table.move(table.state, ship, cloak, "on")
        table.ready()
        table.order(blight)
        table.say(yes=True, player=OPPONENT)
        if table.asked.kind == "cards":
            table.choose(cloak)
        assert table.role(cloak) == ("core" if hides else "discard")

    def test_those_aboard_stay_in_play(self):
        table, _, ship = self.hidden()
        assert len(table.state.zone(ship, "aboard")) == 4

    def test_a_ship_there_slows_the_others_down(self):
        """I.K.S. Pagh."""
        table = PlayTable()
        cloak = table.add_to("core", "Engage Cloak")
        ship = table.print_ship("I.K.S. Pagh")
        theirs = table.add_ship(OPPONENT, Range=8)
        table.ready()
        assert attribute(table.state, theirs, "Range") == 8
        core_table.move(table.state, ship, cloak, "on")
        table.ready()
        assert attribute(table.state, theirs, "Range") == 7

    def test_those_aboard_a_hidden_ship_spy(self):
        """T'Rul."""
        table = PlayTable()
        cloak, ship = table.add_to("core", "Engage Cloak"), manned(table)
        spy = core_table.create(table.state, table.definition_of("T'Rul"), ME, ship, "aboard", face_up=True)
        table.ready()
        assert not table.offers("order", spy)
        core_table.move(table.state, ship, cloak, "on")
        table.ready()
        assert table.offers("order", spy)

    def test_the_khazara_exchanges_a_card_of_a_hand(self):
        table = PlayTable()
        cloak = table.add_to("core", "Engage Cloak")
        ship = table.print_ship("Khazara")
        (held,) = table.hold("Mills", player=OPPONENT)
        core_table.move(table.state, ship, cloak, "on")
        top = table.top(OPPONENT)
        table.ready()
        table.order(ship)
        assert (table.role(held), table.role(top)) == ("deck", "hand")
        assert table.top(OPPONENT) == held


class TestFollowing:
    def laid_out(self, title: str) -> tuple[PlayTable, int, int, int]:
        table = PlayTable()
        ship = manned(table)
        card = core_table.create(table.state, table.definition_of(title), ME, ship, "on", face_up=True)
        theirs = table.add_ship(OPPONENT)
        return table, card, ship, theirs

    def test_a_ship_with_a_blind_spot_behind_it_is_followed(self):
        table, card, ship, theirs = self.laid_out("Blind Spot")
        moves_away(table, theirs, table.home)
        table.respond(card)
        assert table.state.cards[ship].parent == table.home
        assert table.state.mark(ship, "range-used") == 0
        assert table.state.mark(ship, "range-owed") > 0

    def test_its_range_of_the_next_turn_is_used(self):
        table, card, ship, theirs = self.laid_out("Blind Spot")
        moves_away(table, theirs, table.home)
        table.respond(card)
        owed = table.state.mark(ship, "range-owed")
        request(table.state, Change("begin_turn", (), ME, amount=7))
        engine.run(table.state)
        assert (table.state.mark(ship, "range-used"), table.state.mark(ship, "range-owed")) == (owed, 0)

    def test_ships_that_arrive_or_pass_elsewhere_are_not_followed(self):
        table, card, _, _ = self.laid_out("Blind Spot")
        other = table.add_ship(OPPONENT, place=table.home)
        moves_away(table, other, table.place)
        assert not table.offers("respond", card)

    def test_without_staff_it_stays(self):
        table = PlayTable()
        ship = table.print_ship("Deranas")
        card = core_table.create(table.state, table.definition_of("Blind Spot"), ME, ship, "on", face_up=True)
        theirs = table.add_ship(OPPONENT)
        moves_away(table, theirs, table.home)
        if table.offers("respond", card):
            table.respond(card)
        assert table.state.cards[ship].parent == table.place

    def test_a_pursuit_course_places_a_ship_where_the_other_went(self):
        table = PlayTable()
        ship = manned(table)
        (interrupt,) = table.hold("Pursuit Course")
        theirs = table.add_ship(OPPONENT)
        moves_away(table, theirs, table.home)
        table.respond(interrupt)
        assert table.state.cards[ship].parent == table.home
        assert table.role(interrupt) == "discard"


class TestNelvanaTrap:
    def sprung(self, weapons: int = 9) -> tuple[PlayTable, int, int]:
        table = PlayTable()
        mission = table.lay_out("Geological Survey", OPPONENT)
        place = table.state.cards[mission].parent
        trap = core_table.create(table.state, table.definition_of("Nelvana Trap"), ME, mission, "on", face_up=True)
        cloak, ship = table.add_to("core", "Engage Cloak"), manned(table)
        core_table.move(table.state, ship, cloak, "on")
        theirs = table.add_ship(OPPONENT, place=table.home, Weapons=0, Shields=0)
        table.add("victim", person(), OPPONENT, theirs)
        moves_away(table, theirs, place)
        return table, trap, ship

    def test_hidden_ships_come_out_and_begin_an_engagement(self):
        table, trap, ship = self.sprung()
        table.respond(trap)
        while table.asked is not None and table.asked.prompt != "orders":
            table.act(table.asked.options[0])
        assert table.role(trap) == "discard"
        assert table.role(ship) == "orbit"
        assert table.killed() == {"victim"}


class TestOtherPlaces:
    def test_dimensional_shifting_costs_a_card_and_moves_those_at_one_mission(self):
        table = PlayTable()
        interrupt, cost = table.hold("Dimensional Shifting", "Mills")
        ship = table.print_ship("Deranas")
        table.add("traveller", person())
        table.add("other", person())
        table.ready()
        table.play(interrupt)
        assert table.role(cost) == "discard"
        table.choose(ship) if ship in table.asked.selection.cards else None
        table.choose(table.card("traveller"))
        assert table.state.cards[table.card("traveller")].parent == ship
        assert table.role(table.card("other")) == "surface"

    def test_telek_r_mor_may_be_played_aboard_a_romulan_ship(self):
        table = PlayTable(home=ROMULUS)
        ship, other = table.print_ship("Deranas"), table.print_ship("U.S.S. Nebula")
        (card,) = table.hold("Telek R'Mor")
        table.to_play(card)
        targets = {o.target for o in table.asked.options if (o.kind, o.card) == ("play", card)}
        assert targets == {table.home, ship}
        assert other not in targets
        table.play(card, ship)
        assert (table.state.cards[card].parent, table.role(card)) == (ship, "aboard")

    def test_yelsar_may_be_played_at_the_mouth_of_the_wormhole(self):
        table = PlayTable(home="Bajor")
        mouth = table.state.cards[table.lay_out("Mouth of the Wormhole, Deep Space 9", OPPONENT)].parent
        (card,) = table.hold("Yelsar")
        table.to_play(card)
        table.act(Option("play", card, mouth))
        assert (table.state.cards[card].parent, table.role(card)) == (mouth, "surface")
