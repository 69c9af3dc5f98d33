"""Cards of Second Edition that download, on a real table."""

import pytest

from spaceline.core.data.decisions import PASS
from tests.support.captives import EARTH, PRIME, QONOS, ROMULUS, begin_turn, in_deck, offered, take
from tests.support.playing import ME, NOBODY_ACCEPTS, PlayTable, person

WHEN_PLAYED = {
    "Furel, Resistance Fighter": ("Bajor", ["Resistance Tactics"], ["Just Like Old Times"]),
    "Lupaza, Resistance Fighter": ("Bajor", ["Just Like Old Times"], ["Resistance Tactics"]),
    "Opaka, Kai of Bajor": ("Bajor", ["Furel, Resistance Fighter"], ["Mills", "Resistance Tactics"]),
    "Madred, Calculating Captor": (PRIME, ["Labor Camp", "Torture"], ["Taken Prisoner"]),
    "Benjamin Sisko, Defiant Captain": (
        "Earth, Home of Starfleet Command",
        ["U.S.S. Defiant, Prototype Warship"],
        ["U.S.S. Nebula", "Nog, Eager Cadet"],
    ),
    "Kathryn Janeway, Wry Admiral": (EARTH, ["How Would You Like a Trip to Romulus?"], ["Mills"]),
    "Leyton, Chief of Starfleet Operations": (
        "Earth, Home of Starfleet Command",
        ["U.S.S. Nebula", "U.S.S. Galaxy"],
        ["U.S.S. Defiant, Prototype Warship"],
    ),
    "Gowron, Leader of the High Council": (
        QONOS,
        ["Worf, Security Detail Leader", "Koloth, D'akturak"],
        ["Duras, Son of a Traitor", "Hoya"],
    ),
    "Kor, Dahar Master": (
        QONOS,
        ["Kang, Honored Warrior", "Koloth, D'akturak", "Jadzia Dax, Science Officer"],
        ["Kurn, Squadron Commander"],
    ),
    "Koroth, High Cleric of Boreth": (QONOS, ["Kahless, The Unforgettable"], ["Kahlest, GhojmoH of Worf"]),
    "Cretak, Supporter of the Alliance": (ROMULUS, ["Deranas"], ["Romulan Scout Vessel", "I.K.S. Maht-H'a"]),
    "Hiren, Romulan Praetor": (ROMULUS, ["Prejudice and Politics"], ["Blind Spot"]),
    "Suran, Ambitious Commander": (ROMULUS, ["Evasive Maneuvers", "Precise Attack"], ["Blind Spot"]),
    "Vetar": (PRIME, ["Blind Spot", "Pursuit Course"], ["Precise Attack"]),
    "Haakona": (ROMULUS, ["Engage Cloak", "Blind Spot"], ["Precise Attack"]),
    "Winn Adami, Devious Manipulator": ("Bajor", ["Jaro Essa, Leader of the Circle"], ["Opaka, Kai of Bajor", "Dukat"]),
    "Cal Hudson, Attache to the Demilitarized Zone": (
        "Athos IV",
        ["Maquis Raider"],
        ["U.S.S. Nebula"],
    ),
    "Niles": ("Athos IV", ["Retaliation"], ["Blind Spot"]),
    "Kargan, Rash Captain": (QONOS, ["Evasive Maneuvers"], ["Blind Spot"]),
    "Fortune": (EARTH, ["Vash, Treasure Hunter"], ["Durg", "Mills"]),
    "Founder Leader, Forbidding Judge": ("Founders' Homeworld", ["Odo, Constable"], ["Odera'Klen"]),
}
"""Where it is played, what it finds in the deck, and what it does not."""


@pytest.mark.parametrize("title", WHEN_PLAYED)
class TestDownloadsWhenPlayed:
    def played(self, title: str) -> tuple[PlayTable, list[int], list[int]]:
        home, found, missed = WHEN_PLAYED[title]
        table = PlayTable(home=home)
        (card,) = table.hold(title)
        there, others = in_deck(table, *found), in_deck(table, *missed)
        table.to_play(card)
        table.play(card)
        return table, there, others

    def test_what_is_described_is_offered_and_nothing_else(self, title):
        """2E-download/4."""
        table, there, others = self.played(title)
        assert table.asked is not None
        assert table.asked.kind == "response"
        table.respond(table.asked.options[0].card)
        assert offered(table) == set(there)
        assert not offered(table) & set(others)

    def test_the_card_is_taken_into_the_hand(self, title):
        """2E-download/1: not into play, and at no cost."""
        table, there, _ = self.played(title)
        counters = table.state.mark(ME, "counters")
        table.respond(table.asked.options[0].card)
        take(table, there[0])
        assert table.role(there[0]) == "hand"
        assert table.state.mark(ME, "counters") == counters

    def test_it_may_be_declined(self, title):
        table, there, _ = self.played(title)
        table.let_pass()
        assert {table.role(card) for card in there} == {"deck"}


WITH_A_FRIEND = {
    "B'Etor, Sister of Duras": ("Lursa, Sister of Duras", "Duras, Son of a Traitor"),
    "Lursa, Sister of Duras": ("B'Etor, Sister of Duras", "Duras, Son of a Traitor"),
    "Kang, Honored Warrior": ("Koloth, D'akturak", "I.K.S. K'Vort"),
    "Koloth, D'akturak": ("Kor, Dahar Master", "Taken Prisoner"),
}


@pytest.mark.parametrize("title", WITH_A_FRIEND)
class TestDownloadsWithAFriend:
    def played(self, title: str, *, with_friend: bool) -> tuple[PlayTable, int, int]:
        friend, wanted = WITH_A_FRIEND[title]
        table = PlayTable(home=QONOS)
        if with_friend:
            table.at_home(friend)
        (card,) = table.hold(title)
        (there,) = in_deck(table, wanted)
        table.to_play(card)
        table.play(card)
        return table, card, there

    def test_it_is_found_while_the_friend_is_commanded(self, title):
        table, card, there = self.played(title, with_friend=True)
        table.respond(card)
        assert offered(table) == {there}

    def test_and_not_otherwise(self, title):
        table, _, _ = self.played(title, with_friend=False)
        assert table.asked is not None
        assert table.asked.kind != "response"


class TestEvekTheAttache:
    def played(self, held: int) -> tuple[PlayTable, int, int]:
        table = PlayTable(home=PRIME)
        (card,) = table.hold("Evek, Attache to the Demilitarized Zone")
        table.hold(*[NOBODY_ACCEPTS] * held)
        (there,) = in_deck(table, "Taken Prisoner")
        in_deck(table, "Labor Camp")
        table.to_play(card)
        table.play(card)
        return table, card, there

    def test_pays_a_card_for_a_capture_card(self):
        table, card, there = self.played(2)
        table.respond(card)
        table.choose(table.state.zone(ME, "hand")[0])
        assert offered(table) == {there}
        take(table, there)
        assert (table.hand_size(), len(table.state.zone(ME, "discard"))) == (2, 1)

    def test_without_a_card_to_pay_there_is_no_offer(self):
        table, _, _ = self.played(0)
        assert table.asked is None or table.asked.kind != "response"


INTERRUPTS = {
    "Sensor Sweep": (1, person("Astrometrics"), ["Blind Spot"], ["Precise Attack"]),
    "Coordinated Attack": (
        3,
        person("Officer", affiliation="Kli"),
        ["Taken Prisoner", "Precise Attack"],
        ["Blind Spot"],
    ),
    "Fresh Tactic": (3, person(keywords=("Gul",)), ["Taken Prisoner", "Labor Camp"], ["Blind Spot"]),
}


@pytest.mark.parametrize("title", INTERRUPTS)
class TestInterruptsThatDownload:
    def table(self, title: str, less: int = 0) -> tuple[PlayTable, int, list[int]]:
        number, who, found, missed = INTERRUPTS[title]
        table = PlayTable()
        table.crew({f"p{at}": who for at in range(number - less)})
        (card,) = table.hold(title)
        there = in_deck(table, *found)
        in_deck(table, *missed)
        table.ready()
        return table, card, there

    def test_what_is_described_is_offered(self, title):
        table, card, there = self.table(title)
        table.play(card)
        assert offered(table) == set(there)
        take(table, there[0])
        assert (table.role(there[0]), table.role(card)) == ("hand", "discard")

    def test_too_few_who_are_asked_for_keep_it_from_being_played(self, title):
        table, card, _ = self.table(title, less=1)
        assert not table.offers("play", card)


class TestSymbolOfDevotion:
    def test_a_bajoran_is_found_and_the_priest_goes_under_the_deck(self):
        table = PlayTable()
        table.crew({"kai": person(keywords=("Kai",)), "other": person()})
        (card,) = table.hold("Symbol of Devotion")
        (there,) = in_deck(table, "Furel, Resistance Fighter")
        table.ready()
        table.play(card)
        take(table, there)
        assert table.role(there) == "hand"
        assert table.bottom() == table.card("kai")

    def test_the_priest_goes_even_if_nothing_is_taken(self):
        table = PlayTable()
        table.crew({"vedek": person(keywords=("Vedek",))})
        (card,) = table.hold("Symbol of Devotion")
        in_deck(table, "Furel, Resistance Fighter")
        table.ready()
        table.play(card)
        table.act(PASS)
        assert table.bottom() == table.card("vedek")


class TestATripToRomulus:
    def table(self) -> tuple[PlayTable, int, dict[str, int]]:
        table = PlayTable(home=EARTH)
        table.print_ship("U.S.S. Defiant, Prototype Warship")
        table.at_home("Jean-Luc Picard, Explorer")
        titles = ("Benjamin Sisko, Defiant Captain", "U.S.S. Enterprise-E, Federation Envoy", "Kang, Honored Warrior")
        (card,) = table.hold("How Would You Like a Trip to Romulus?")
        cards = dict(zip(titles, in_deck(table, *titles), strict=True))
        table.to_play(card)
        table.play(card)
        return table, card, cards

    def test_finds_the_commander_of_a_ship(self):
        table, card, cards = self.table()
        table.say(yes=True)
        assert offered(table) == {cards["Benjamin Sisko, Defiant Captain"]}
        take(table, cards["Benjamin Sisko, Defiant Captain"])
        assert table.role(card) == "discard"

    def test_or_the_ship_of_a_commander(self):
        table, _, cards = self.table()
        table.say(yes=False)
        assert offered(table) == {cards["U.S.S. Enterprise-E, Federation Envoy"]}


class TestOrdersThatDownload:
    def test_jake_sisko_goes_to_the_discard_pile_for_a_friend(self):
        table = PlayTable()
        jake = table.add_card("Jake Sisko, Temporal Anchor")
        there, _ = in_deck(table, "Mills", "Nog, Eager Cadet")
        table.ready()
        table.order(jake)
        assert (table.role(jake), offered(table)) == ("discard", {there})

    def test_raimus_pays_a_card_on_top_of_the_deck_once_each_turn(self):
        table = PlayTable()
        raimus = table.add_card("Raimus, Criminal Master")
        first, _ = table.hold(NOBODY_ACCEPTS, NOBODY_ACCEPTS)
        (there,) = in_deck(table, "Bank Heist")
        table.ready()
        table.order(raimus)
        table.choose(first)
        assert offered(table) == {there}
        take(table, there)
        assert (table.role(first), table.role(there)) == ("deck", "hand")
        assert not table.offers("order", raimus)

    def test_if_wishes_were_horses_costs_a_card_and_another_at_random(self):
        table = PlayTable()
        wishes, paid, *_ = table.hold("If Wishes Were Horses", NOBODY_ACCEPTS, NOBODY_ACCEPTS)
        (there,) = in_deck(table, "Labor Camp")
        in_deck(table, "Torture")
        table.ready()
        table.play(wishes)
        table.choose(paid)
        assert offered(table) == {there}
        take(table, there)
        assert table.hand_size() == 1
        assert len(table.state.zone(ME, "discard")) == 3

    def test_it_cannot_be_played_without_a_card_to_discard(self):
        table = PlayTable()
        (wishes,) = table.hold("If Wishes Were Horses")
        table.ready()
        assert not table.offers("play", wishes)


class TestMavek:
    @pytest.mark.parametrize(("title", "finds"), [("Mills", True), ("Daro", False)])
    def test_finds_equipment_with_a_stranger_at_home(self, title, finds):
        table = PlayTable(home=PRIME)
        table.at_home(title)
        (card,) = table.hold("Mavek, Science Officer")
        (there,) = in_deck(table, "Medical Kit")
        table.to_play(card)
        table.play(card)
        assert table.asked is not None
        assert (table.asked.kind == "response") == finds
        if finds:
            table.respond(card)
            assert there in offered(table)


def test_were_everywhere_finds_a_successor_of_a_shape_shifter_who_is_killed():
    table = PlayTable()
    table.crew({"shifter": person(keywords=("Shape-shifter",)), "other": person()})
    (card,) = table.hold("We're Everywhere")
    there, _ = in_deck(table, "Odo, Constable", "Mills")
    table.ready()
    table.fix("shifter")
    table.face("Houdini Mines")
    table.respond(card)
    assert offered(table) == {there}


def test_athos_finds_for_the_cause_for_a_card_at_the_start_of_a_turn():
    table = PlayTable(home="Athos IV")
    (paid,) = table.hold(NOBODY_ACCEPTS)
    (there,) = in_deck(table, "For the Cause")
    begin_turn(table)
    assert table.asked is not None
    assert table.asked.kind == "response"
    table.respond(table.asked.options[0].card)
    assert offered(table) == {there}
    assert table.role(paid) == "discard"


class TestDominion:
    def test_kilana_orders_as_many_cards_as_there_are_changelings(self):
        table = PlayTable()
        kilana = table.add_card("Kilana, Dissembling Envoy")
        table.crew({name: person(species=("Changeling",)) for name in "ab"})
        first, second = table.state.zone(ME, "deck")[:2]
        table.ready()
        table.order(kilana)
        table.choose(second, first, player=ME)
        assert table.state.zone(ME, "deck")[:2] == (second, first)
        assert not table.offers("order", kilana)

    def test_martok_founder_finds_an_infiltration_card_when_an_assault_is_played(self):
        table = PlayTable(home=PRIME)
        founder = table.add_card("Martok Founder, Poison of the Empire")
        card, paid = table.hold("Taken Prisoner", NOBODY_ACCEPTS)
        there, other = in_deck(table, "Enemy in Your Midst", "Labor Camp")
        table.to_play(card)
        table.play(card)
        table.respond(founder)
        assert offered(table) == {there}
        assert (table.role(paid), table.role(other)) == ("discard", "deck")


class TestLocutusCube:
    def table(self, *, staffed: bool) -> tuple[PlayTable, int, int]:
        table = PlayTable()
        cube = table.print_ship("Locutus' Borg Cube")
        for number in range(8 if staffed else 1):
            table.add(f"c{number}", person(affiliation="Bor", icons=("Cmd",)), ship=cube)
        drone = table.add("drone", person(affiliation="Bor", keywords=("Drone",)), ship=cube)
        table.ready()
        return table, cube, drone

    def test_a_drone_goes_to_hand_for_a_maneuver(self):
        table, cube, drone = self.table(staffed=True)
        there, other = in_deck(table, "Precise Attack", "Labor Camp")
        table.order(cube)
        assert (table.role(drone), offered(table)) == ("hand", {there})
        take(table, there)
        assert table.role(other) == "deck"
        assert not table.offers("order", cube)

    def test_only_while_it_is_staffed(self):
        table, cube, _ = self.table(staffed=False)
        assert not table.offers("order", cube)
