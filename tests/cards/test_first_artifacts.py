"""What First Edition artifacts do once they are earned, card by card."""

import pytest

from spaceline.rules.first.values import attribute, type_of
from tests.support.first_tabletop import ME, OPPONENT, Tabletop

TYPES = ("OFFICER", "ENGINEER", "MEDICAL", "SCIENCE", "SECURITY", "V.I.P.", "CIVILIAN")


def earned(title):
    """A table on which an artifact was earned by solving a mission."""
    it = Tabletop()
    place = it.location("Easy")
    it.person("finder", place)
    card = it.printed(title, place, "seeds", OPPONENT)
    it.begin()
    it.do("attempt", it.names["Easy"], place)
    return it, card


def test_the_gift_box_brings_three_cards_from_the_deck():
    """1E-2.3/1."""
    it, card = earned("Betazoid Gift Box")
    deck = it.state.zone(ME, "deck")
    it.choose(*deck[1:4])
    assert {it.role(one) for one in deck[1:4]} == {"hand"}
    assert it.role(card) == "discard"


def test_the_disruptor_joins_the_team_as_equipment_and_doubles_strength():
    """1E-2.3/1, 1E-12.11/1; a phaser is counted before the doubling."""
    it, card = earned("Varon-T Disruptor")
    finder = it.names["finder"]
    assert (it.role(card), type_of(it.state, card)) == ("surface", "equipment")
    assert attribute(it.state, finder, "Strength") == 12
    it.printed("Starfleet Type II Phaser", it.places["Easy"], "surface")
    it.begin()
    assert attribute(it.state, finder, "Strength") == 16


def test_the_generator_nullifies_dilemmas_where_it_is():
    it = Tabletop()
    it.team()
    it.printed("Interphase Generator", it.place, "surface")
    card = it.seed("Impassable Door")
    it.attempt()
    assert it.role(card) == "out-of-play"
    assert not it.stopped()
    it = Tabletop()
    it.team()
    it.printed("Interphase Generator", it.places["Elsewhere"], "surface")
    card = it.seed("Impassable Door")
    it.attempt()
    assert it.role(card) == "seeds"


def test_the_naiskos_triples_a_ship_with_all_types_aboard():
    it = Tabletop("space")
    it.printed("Kurlan Naiskos", it.ship_card, "on")
    for name in TYPES[:-1]:
        it.person(name, it.ship_card, skills={name: 1})
    it.begin()
    assert attribute(it.state, it.ship_card, "Range") == 8
    it.person("last", it.ship_card, skills={TYPES[-1]: 1})
    it.begin()
    assert [attribute(it.state, it.ship_card, name) for name in ("Range", "Weapons", "Shields")] == [24, 24, 24]


def test_an_artifact_in_the_hand_is_played_only_once_it_is_earned():
    """1E-2.3.0.1/1."""
    it, card = earned("Thought Maker")
    assert it.role(card) == "hand"
    deck = it.state.zone(OPPONENT, "deck")
    it.play(card)
    it.choose(*deck[::-1])
    assert it.state.zone(OPPONENT, "deck") == deck[::-1]
    it = Tabletop()
    card = it.hold("Thought Maker")
    it.begin()
    assert it.refused("play", card, ME)[0] == "not-earned"


def test_the_stone_kills_the_weak_minded_of_an_away_team():
    it, card = earned("Vulcan Stone of Gol")
    for name, facts in (("young", {"skills": {"Youth": 1}}), ("clever", {"cunning": 8}), ("dull", {"cunning": 7})):
        it.person(name, it.place, owner=OPPONENT, **facts)
    it.begin("play_cards")
    it.person("mine", it.place, cunning=1)
    it.person("enemy", it.place, owner=OPPONENT, cunning=1, affiliations=("Kli",))
    it.play(card, it.names["young"])
    assert it.killed() == {"dull"}
    assert it.role(card) == "discard"


@pytest.mark.parametrize(("whose", "role"), [(ME, "out-of-play"), (OPPONENT, "seeds")])
def test_the_generator_helps_who_is_present_with_it(whose, role):
    """1E-12.4/1, 1E-10.2.5/2: in an attempt what the opponent has there is separated from the team."""
    it = Tabletop()
    it.team()
    it.printed("Interphase Generator", it.place, "surface", whose)
    card = it.seed("Impassable Door")
    it.attempt()
    assert it.role(card) == role


def test_horgahn_gives_another_card_play():
    """1E-6.1/1, 1E-G:horgahn/2."""
    it = Tabletop()
    horgahn = it.printed("Horga'hn", ME, "table")
    events = [it.hold(title) for title in ("Static Warp Bubble", "Anti-Time Anomaly", "Lore's Fingernail")]
    it.hold("Life-form Scan")
    it.begin("play_cards")
    it.play(events[0])
    assert it.refused("play", events[1], ME)[0] == "card-play-used"
    it.do("order", horgahn, detail="1")
    assert it.refused("order", horgahn, detail="1")[0] == "used-this-turn"
    it.play(events[1])
    assert it.refused("play", events[2], ME)[0] == "card-play-used"
    it.go_on()
    assert it.refused("order", horgahn, detail="1")[0] in ("orders-begun", "used-this-turn")
    held = len(it.state.zone(ME, "hand"))
    it.do("end-turn")
    assert len(it.state.zone(ME, "hand")) == held + 1


def test_horgahn_gives_another_card_at_the_end_of_a_turn_instead():
    """1E-G:horgahn/2; the next turn brings the choice anew."""
    it = Tabletop()
    horgahn = it.printed("Horga'hn", ME, "table")
    it.begin("play_cards")
    it.go_on()
    held = len(it.state.zone(ME, "hand"))
    it.do("end-turn")
    it.respond(horgahn)
    assert len(it.state.zone(ME, "hand")) == held + 2
