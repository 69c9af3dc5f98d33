"""Cards of Second Edition about captives, downloads, replaced and removed cards, on a real table."""

import pytest

from spaceline.core import table as core_table
from spaceline.core.data.decisions import PASS, Option
from spaceline.core.view import may_read
from tests.support.playing import ME, NOBODY_ACCEPTS, OPPONENT, PlayTable, person

QONOS, PRIME, EARTH, ROMULUS = "Qo'noS", "Cardassia Prime", "Earth, Cradle of the Federation", "Romulus"


def captive(table: PlayTable, title: str = "Mills", holder: int = ME, owner: int = OPPONENT) -> int:
    """A personnel in somebody's brig."""
    return core_table.create(table.state, table.definition_of(title), owner, holder, "brig", face_up=True)


def in_deck(table: PlayTable, *titles: str) -> list[int]:
    """Further cards in the deck of player 1."""
    return [table.add_to("deck", title) for title in titles]


def offered(table: PlayTable) -> set[int]:
    """The cards that may be downloaded now."""
    assert table.asked is not None
    assert table.asked.prompt == "download"
    return {option.card for option in table.asked.options if option != PASS}


def take(table: PlayTable, card: int) -> None:
    """Download a card."""
    table.act(Option("take", card))


def begin_turn(table: PlayTable) -> None:
    """Player 1's next turn begins."""
    table.ready()
    table.end_turn()
    while table.asked is not None and table.asked.player == OPPONENT:
        names = [option.kind for option in table.asked.options]
        kind = next(kind for kind in ("end-orders", "end-play", "draw") if kind in names)
        table.act(next(option for option in table.asked.options if option.kind == kind))


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
        table.use(table.asked.options[0].card)
        assert offered(table) == set(there)
        assert not offered(table) & set(others)

    def test_the_card_is_taken_into_the_hand(self, title):
        """2E-download/1: not into play, and at no cost."""
        table, there, _ = self.played(title)
        counters = table.state.mark(ME, "counters")
        table.use(table.asked.options[0].card)
        take(table, there[0])
        assert table.role(there[0]) == "hand"
        assert table.state.mark(ME, "counters") == counters

    def test_it_may_be_declined(self, title):
        table, there, _ = self.played(title)
        table.decline()
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
        table.use(card)
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
        table.use(card)
        table.pick(table.state.zone(ME, "hand")[0])
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
        table.yes_or_no(yes=True)
        assert offered(table) == {cards["Benjamin Sisko, Defiant Captain"]}
        take(table, cards["Benjamin Sisko, Defiant Captain"])
        assert table.role(card) == "discard"

    def test_or_the_ship_of_a_commander(self):
        table, _, cards = self.table()
        table.yes_or_no(yes=False)
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
        table.pick(first)
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
        table.pick(paid)
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
            table.use(card)
            assert there in offered(table)


def test_were_everywhere_finds_a_successor_of_a_shape_shifter_who_is_killed():
    table = PlayTable()
    table.crew({"shifter": person(keywords=("Shape-shifter",)), "other": person()})
    (card,) = table.hold("We're Everywhere")
    there, _ = in_deck(table, "Odo, Constable", "Mills")
    table.ready()
    table.fix("shifter")
    table.face("Houdini Mines")
    table.use(card)
    assert offered(table) == {there}


def test_athos_finds_for_the_cause_for_a_card_at_the_start_of_a_turn():
    table = PlayTable(home="Athos IV")
    (paid,) = table.hold(NOBODY_ACCEPTS)
    (there,) = in_deck(table, "For the Cause")
    begin_turn(table)
    assert table.asked is not None
    assert table.asked.kind == "response"
    table.use(table.asked.options[0].card)
    assert offered(table) == {there}
    assert table.role(paid) == "discard"


class TestBrigEvents:
    def captured_by_me(self, table: PlayTable) -> int:
        """Player 1 takes a captive, by the text of an event."""
        victim = table.add("victim", person(), OPPONENT)
        table.ready()
        return victim

    def test_evek_knows_more_while_there_is_a_captive(self):
        table = PlayTable()
        evek = table.add_card("Evek, Harsh Interrogator")
        table.ready()
        assert (table.skill(evek, "Biology"), table.skill(evek, "Law")) == (0, 0)
        captive(table, holder=OPPONENT, owner=ME)
        table.ready()
        assert table.skill(evek, "Law") == 0
        captive(table)
        table.ready()
        assert (table.skill(evek, "Biology"), table.skill(evek, "Law")) == (1, 1)

    @pytest.mark.parametrize(("held", "draws"), [(True, True), (False, False)])
    def test_awaiting_trial_draws_at_the_start_of_a_turn_with_a_captive(self, held, draws):
        table = PlayTable()
        card = table.add_to("core", "Awaiting Trial")
        captive(table, holder=ME if held else OPPONENT, owner=OPPONENT if held else ME)
        begin_turn(table)
        assert table.asked is not None
        assert (table.asked.kind == "response") == draws
        if draws:
            table.use(card)
            assert table.hand_size() == 1

    @pytest.mark.parametrize(("guards", "captives", "points"), [(1, 1, 10), (0, 1, 0), (1, 0, 0)])
    def test_labor_camp_scores_with_a_guard_on_the_planet_and_a_captive(self, guards, captives, points):
        table = PlayTable()
        if guards:
            table.add("guard", person(affiliation="Car"))
        table.add("bystander", person())
        if captives:
            captive(table)
        definition = table.definition_of("Labor Camp")
        core_table.create(table.state, definition, ME, table.mission, "on", face_up=True)
        begin_turn(table)
        assert table.points() == points

    def test_makbar_costs_each_opponent_with_a_captive_there_a_card(self):
        table = PlayTable()
        table.add_card("Makbar, Chief Archon")
        captive(table)
        for _ in range(9):
            table.add_to("deck", NOBODY_ACCEPTS, OPPONENT)
        before = len(table.state.zone(OPPONENT, "deck"))
        begin_turn(table)
        drawn = len(table.state.zone(OPPONENT, "hand"))
        assert len(table.state.zone(OPPONENT, "deck")) == before - drawn - 1
        assert len(table.state.zone(OPPONENT, "discard")) == 1

    def test_makbar_does_nothing_without_one(self):
        table = PlayTable()
        table.add_card("Makbar, Chief Archon")
        captive(table, holder=OPPONENT, owner=ME)
        begin_turn(table)
        assert not table.state.zone(OPPONENT, "discard")

    def test_vast_resources_are_worth_what_the_captive_costs(self):
        table = PlayTable()
        table.crew({name: person(affiliation="Car") for name in "abc"})
        dear = captive(table, "Roga Danar, Decorated Subhadar")
        cheap = captive(table, "Mills")
        (card,) = table.hold("Vast Resources")
        table.to_play(card)
        table.play(card)
        table.pick(dear)
        assert (table.role(dear), table.role(cheap), table.hand_size()) == ("discard", "brig", 4)

    def test_vast_resources_bring_nothing_without_a_captive(self):
        table = PlayTable()
        table.crew({name: person(affiliation="Car") for name in "abc"})
        (card,) = table.hold("Vast Resources")
        table.to_play(card)
        table.play(card)
        assert (table.role(card), table.hand_size()) == ("discard", 0)


class TestTakingCaptives:
    """Taken with Taken Prisoner, in a combat that the stronger side wins."""

    def won(self, *titles: str, held: int = 0) -> tuple[PlayTable, int, list[int]]:
        table = PlayTable()
        table.add("guard", person(affiliation="Car", strength=9))
        victim = table.add("victim", person(), OPPONENT)
        prisoner = table.add_to("core", "Taken Prisoner")
        cards = [table.add_to("core", title) if "," not in title else table.add_card(title) for title in titles]
        table.hold(*[NOBODY_ACCEPTS] * held)
        table.ready()
        table.order(prisoner)
        while table.asked is not None and table.asked.kind in ("option", "cards", "place", "player"):
            options = table.asked.options
            if options:
                table.act(options[0])
            else:
                assert table.asked.selection is not None
                table.pick(table.asked.selection.cards[0])
        return table, victim, cards

    def test_a_treasure_draws_for_each_one_taken(self):
        table, victim, (treasure,) = self.won("A Treasure Beyond Comparison")
        assert (table.role(victim), table.state.cards[victim].parent) == ("brig", ME)
        table.use(treasure)
        assert table.hand_size() == 1

    def test_darheel_pays_a_card_for_two(self):
        table, _, (butcher,) = self.won("Darhe'el, The Butcher of Gallitep", held=2)
        table.use(butcher)
        table.pick(table.state.zone(ME, "hand")[0])
        assert table.hand_size() == 3


class TestFreedCaptives:
    def test_rescue_prisoners_brings_one_home(self):
        table = PlayTable(mission="Cardassia IV, Rescue Prisoners", home=PRIME)
        mine = captive(table, "Daro", holder=OPPONENT, owner=ME)
        captive(table, "Mills", holder=OPPONENT, owner=OPPONENT)
        table.complete_mission()
        assert table.asked is not None
        assert table.asked.kind == "response"
        table.use(table.mission)
        assert (table.role(mine), table.state.cards[mine].parent) == ("surface", table.home)

    def test_condition_captive_cannot_make_a_second_copy_serve(self):
        """2E-uniqueness/5."""
        table = PlayTable(home=PRIME)
        table.at_home("Danar")
        held = captive(table, "Danar")
        (card,) = table.hold("Condition Captive")
        table.ready()
        table.play(card)
        assert table.role(held) == "brig"

    def test_who_serves_goes_to_the_owners_discard_pile_in_the_end(self):
        """2E-command-and-owner/3."""
        table = PlayTable(home=PRIME)
        held = captive(table, "Mills")
        (card,) = table.hold("Condition Captive")
        table.ready()
        table.play(card)
        assert table.state.cards[held].controller == ME
        assert (table.role(held), table.state.cards[held].parent) == ("surface", table.home)
        core_table.move(table.state, held, OPPONENT, "discard")
        assert table.state.cards[held].controller == OPPONENT


class TestRogaDanar:
    def test_goes_on_top_of_the_deck_instead_of_into_a_brig(self):
        table = PlayTable()
        roga = table.add_card("Roga Danar, Decorated Subhadar")
        table.crew({"other": person(cunning=1)})
        table.ready()
        (dilemma,) = table.face("Impressive Trophies")
        assert table.top() == roga
        assert table.stopped() == {"other"}
        assert table.whereabouts(dilemma) == "overcome"


class TestReplacing:
    def test_alternate_identity_puts_a_romulan_where_another_was(self):
        table = PlayTable()
        ship = table.add_ship()
        old = table.add_card("Chagrith", ship=ship)
        card, new, _ = table.hold("Alternate Identity", "Mopak", "Mills")
        table.ready()
        table.play(card)
        assert (table.role(new), table.state.cards[new].parent) == ("aboard", ship)
        assert table.role(old) == "discard"

    def test_without_one_in_hand_nobody_goes(self):
        table = PlayTable()
        old = table.add_card("Chagrith")
        card, _ = table.hold("Alternate Identity", "Mills")
        table.ready()
        table.play(card)
        assert (table.role(old), table.role(card)) == ("surface", "discard")

    def test_another_version_of_the_same_personnel_may_be_the_one(self):
        """2E-uniqueness/1: there is no second one at any time that counts."""
        table = PlayTable()
        old = table.add_card("Shinzon, Capable Commander")
        card, new = table.hold("Alternate Identity", "Shinzon, Romulan Praetor")
        table.ready()
        table.play(card)
        assert (table.role(new), table.role(old)) == ("surface", "discard")

    def test_but_no_second_one_of_somebody_else(self):
        table = PlayTable()
        table.at_home("Shinzon, Capable Commander")
        old = table.add_card("Chagrith")
        card, new = table.hold("Alternate Identity", "Shinzon, Romulan Praetor")
        table.ready()
        table.play(card)
        table.pick(old)
        assert (table.role(new), table.role(old)) == ("hand", "surface")

    def test_borum_gives_way_to_a_leader_and_leaves_the_game(self):
        table = PlayTable()
        borum = table.add_card("Borum, Selfless Hero")
        leader = table.add_to("discard", "Shakaar Edon, Resistance Leader")
        table.add_to("discard", "Mills")
        table.ready()
        table.order(borum)
        assert (table.role(leader), table.state.cards[leader].parent) == ("surface", table.place)
        assert table.role(borum) == "removed"

    def test_borum_stays_where_there_is_no_leader(self):
        table = PlayTable()
        borum = table.add_card("Borum, Selfless Hero")
        table.add_to("discard", "Mills")
        table.ready()
        assert not table.offers("order", borum)

    def test_a_founder_takes_the_place_of_another(self):
        table = PlayTable()
        old = table.add_card("Founder Councilor")
        new, _ = table.hold("Founder Leader, Beguiling Teacher", "Mills")
        table.ready()
        table.order(old)
        assert (table.role(new), table.role(old)) == ("surface", "discard")


class TestRemoved:
    def test_tapestry_leaves_personnel_and_ships_for_a_new_deck(self):
        table = PlayTable()
        thrown = [table.add_to("discard", title) for title in ("Mills", "Galor", "Tricorder")]
        old = table.state.zone(ME, "deck")
        (card,) = table.hold("Tapestry")
        table.to_play(card)
        table.play(card)
        assert set(table.state.zone(ME, "deck")) == set(thrown[:2])
        assert {table.role(lost) for lost in (*old, thrown[2], card)} == {"removed"}
        assert not any(may_read(table.state, hidden, ME) for hidden in thrown[:2])

    def test_cultist_attack_takes_the_interrupts_out_of_all_discard_piles(self):
        table = PlayTable()
        table.crew({"cultist": person("Treachery", affiliation="Baj")})
        (card,) = table.hold("Cultist Attack")
        mine, theirs = table.add_to("discard", "Escape"), table.add_to("discard", "Escape", OPPONENT)
        kept = table.add_to("discard", "Mills")
        table.ready()
        table.play(card)
        assert [table.role(it) for it in (mine, theirs, kept, card)] == ["removed", "removed", "discard", "discard"]

    def test_feast_on_the_dying_exchanges_the_top_of_the_deck(self):
        table = PlayTable()
        thrown = [table.add_to("discard", title) for title in ("Mills", "Galor")]
        (card,) = table.hold("Feast on the Dying")
        top, second = table.state.zone(ME, "deck")[:2]
        table.to_play(card)
        table.play(card)
        table.pick(top)
        table.pick(thrown[1])
        table.choose_cards(ME, [second, thrown[1]])
        assert table.state.zone(ME, "deck")[:2] == (second, thrown[1])
        assert (table.role(top), table.role(card)) == ("discard", "removed")

    def test_straying_exchanges_a_smaller_discard_pile_for_the_hand(self):
        table = PlayTable()
        table.crew({name: person(affiliation="Baj") for name in "abc"})
        (thrown,) = [table.add_to("discard", "Mills")]
        card, first, second = table.hold("Straying from the Path", NOBODY_ACCEPTS, NOBODY_ACCEPTS)
        table.to_play(card)
        table.play(card)
        assert table.state.zone(ME, "hand") == (thrown,)
        assert set(table.state.zone(ME, "discard")) == {first, second}
        assert table.role(card) == "removed"

    def test_and_leaves_a_larger_one(self):
        table = PlayTable()
        table.crew({name: person(affiliation="Baj") for name in "abc"})
        thrown = [table.add_to("discard", "Mills") for _ in range(2)]
        card, held, _ = table.hold("Straying from the Path", NOBODY_ACCEPTS, NOBODY_ACCEPTS)
        table.to_play(card)
        table.play(card)
        assert (table.role(held), {table.role(it) for it in thrown}) == ("hand", {"discard"})


HAND_WEAPONS = {
    "Bajoran Phaser Pistol": "Baj",
    "Cardassian Phaser Pistol": "Car",
    "Klingon Disruptor Pistol": "Kli",
    "Romulan Disruptor Pistol": "Rom",
    "Starfleet Type-2 Phaser": "Fed",
}


@pytest.mark.parametrize("weapon", HAND_WEAPONS)
class TestHandWeapons:
    def fought(self, weapon: str, affiliation: str) -> tuple[PlayTable, int]:
        table = PlayTable()
        hero = table.add("hero", person("Leadership", affiliation=affiliation))
        table.add("victim", person(), OPPONENT)
        table.add_card(weapon)
        struggle = table.add_to("core", "Brutal Struggle")
        table.ready()
        assert table.strength(hero) == 5
        table.order(struggle)
        return table, hero

    def test_one_of_that_affiliation_wins_by_it_and_is_as_strong_as_before_afterwards(self, weapon):
        table, hero = self.fought(weapon, HAND_WEAPONS[weapon])
        assert table.killed() == {"victim"}
        assert table.strength(hero) == 5

    def test_one_of_another_does_not(self, weapon):
        table, _ = self.fought(weapon, "NA")
        assert table.killed() == set()


class TestArrestOrder:
    def table(self, weapon: str = "Cardassian Phaser Pistol", **traits) -> tuple[PlayTable, int]:
        table = PlayTable(home=PRIME)
        table.crew({"guard": person("Security", **{"affiliation": "Car", **traits}), "other": person()})
        table.add_card(weapon)
        table.add("victim", person(), OPPONENT)
        table.add("safe", person(), OPPONENT, ship=table.add_ship(OPPONENT))
        (card,) = table.hold("Arrest Order")
        table.ready()
        return table, card

    def test_an_armed_guard_is_stopped_and_takes_somebody_present(self):
        table, card = self.table()
        table.play(card)
        assert (table.lying("brig"), table.stopped(), table.role(card)) == ({"victim"}, {"guard"}, "discard")

    @pytest.mark.parametrize("weapon", ["Tricorder", "Klingon Disruptor Pistol"])
    def test_a_weapon_that_could_not_affect_the_guard_does_not_equip_it(self, weapon):
        """2E-equipped-with/1."""
        table, card = self.table(weapon)
        assert not table.offers("play", card)

    def test_only_cardassians_arrest(self):
        table, card = self.table(affiliation="Kli", weapon="Klingon Disruptor Pistol")
        assert not table.offers("play", card)

    def test_nobody_is_arrested_at_a_headquarters(self):
        table = PlayTable(home=PRIME)
        for title in ("Emok", "Cardassian Phaser Pistol"):
            table.at_home(title)
        (card,) = table.hold("Arrest Order")
        table.ready()
        assert not table.offers("play", card)


class TestWellCraftedLure:
    def table(self, held: int, **traits) -> tuple[PlayTable, int]:
        table = PlayTable(home=PRIME)
        table.crew({"lawyer": person("Law", affiliation="Car")})
        table.add("prey", person(cost=2, **traits), OPPONENT)
        (card,) = table.hold("Well-Crafted Lure")
        table.hold(*[NOBODY_ACCEPTS] * held)
        table.ready()
        table.play(card)
        return table, card

    def test_costs_as_many_cards_as_the_prey(self):
        table, _ = self.table(3)
        table.yes_or_no(yes=True)
        table.pick(*table.state.zone(ME, "hand")[:2])
        assert (table.lying("brig"), table.hand_size()) == ({"prey"}, 1)

    def test_may_be_declined(self):
        table, _ = self.table(3)
        table.yes_or_no(yes=False)
        assert (table.lying("brig"), table.hand_size()) == (set(), 3)

    def test_too_small_a_hand_pays_nothing(self):
        table, _ = self.table(1)
        assert (table.lying("brig"), table.hand_size()) == (set(), 1)

    def test_nobody_unique_is_lured(self):
        table, _ = self.table(3, unique=True)
        if table.asked is not None and table.asked.kind == "yes_no":
            table.yes_or_no(yes=True)
        assert table.lying("brig") == set()
