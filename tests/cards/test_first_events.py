"""What First Edition events do, card by card."""

import pytest

from spaceline.core.data.decisions import NO, YES
from spaceline.effects.phrases import in_response, nullify, personnel
from spaceline.rules.first.affiliations import are_compatible
from spaceline.rules.first.values import attribute, is_barred, played_as
from tests.support.first_tabletop import ME, OPPONENT, Tabletop


def played(title, target=0, *, table=None):
    """A table on which an event was played in the first part of the turn."""
    it = table or Tabletop()
    card = it.hold(title)
    it.hold("Res-Q")
    it.begin("play_cards")
    it.play(card, target)
    return it, card


TREATIES = [
    ("Treaty: Federation/Klingon", "Fed", "Kli"),
    ("Treaty: Federation/Romulan", "Fed", "Rom"),
    ("Treaty: Romulan/Klingon", "Rom", "Kli"),
]


@pytest.mark.parametrize(("title", "one", "other"), TREATIES)
def test_a_treaty_makes_two_affiliations_of_its_player_compatible(title, one, other):
    """1E-6.3/3."""
    it = Tabletop()
    people = {
        (player, icon): it.person(f"{icon} {player}", it.place, owner=player, affiliations=(icon,))
        for player in (ME, OPPONENT)
        for icon in ("Fed", "Kli", "Rom")
    }
    assert not are_compatible(it.state, ME, people[ME, one], people[ME, other])
    _, card = played(title, table=it)
    assert it.role(card) == "table"
    assert are_compatible(it.state, ME, people[ME, one], people[ME, other])
    assert not are_compatible(it.state, OPPONENT, people[OPPONENT, one], people[OPPONENT, other])
    third = ({"Fed", "Kli", "Rom"} - {one, other}).pop()
    assert not are_compatible(it.state, ME, people[ME, one], people[ME, third])


def test_the_anomaly_kills_everybody_after_three_full_turns():
    """1E-12.2/2: the turn in which it is played does not count."""
    it = Tabletop()
    it.person("mine", it.place)
    it.person("theirs", it.place, owner=OPPONENT)
    _, card = played("Anti-Time Anomaly", table=it)
    it.go_on()
    for _ in range(3):
        it.pass_round()
        assert not it.killed()
    it.pass_round(until="card-plays")
    assert it.killed() >= {"mine", "theirs"}
    assert it.role(card) == "discard"


def test_weapon_enhancements_add_up():
    """1E-12.9/1."""
    it = Tabletop("space")
    for _ in range(2):
        it.printed("Bynars Weapon Enhancement", it.ship_card, "on")
    it.begin()
    assert attribute(it.state, it.ship_card, "Weapons") == 12


def test_the_distortion_field_prevents_beaming_while_it_is_face_up():
    it = Tabletop()
    ship = it.ship("Ship", it.place)
    it.person("pilot", ship)
    it.team(people=1)
    _, card = played("Distortion Field", it.names["Here"], table=it)
    it.go_on()
    assert it.role(card) == "at"
    assert is_barred(it.state, it.names["Here"], "beam")
    assert not it.offers("beam")
    it.pass_round()
    assert it.mark(card, "turned-over")
    assert it.offers("beam")
    it.pass_round()
    assert not it.mark(card, "turned-over")
    assert not it.offers("beam")


def test_the_distortion_field_is_flipped_once_each_turn():
    """1E-G:distortion-field/1: by its player, or else at the end of the turn."""
    it = Tabletop()
    it.team()
    _, card = played("Distortion Field", it.names["Here"], table=it)
    it.go_on()
    it.do("order", card, detail="2")
    assert it.mark(card, "turned-over")
    assert not it.offers("order")
    it.pass_round()
    assert it.mark(card, "turned-over")
    it.pass_round()
    assert not it.mark(card, "turned-over")


SPIES = [
    ("Espionage: Federation on Klingon", "Fed", "Kli"),
    ("Espionage: Klingon on Federation", "Kli", "Fed"),
    ("Espionage: Romulan on Federation", "Rom", "Fed"),
    ("Espionage: Romulan on Klingon", "Rom", "Kli"),
]


@pytest.mark.parametrize(("title", "spies", "victims"), SPIES)
def test_spies_attempt_the_mission_of_another_affiliation(title, spies, victims):
    """1E-7.2.1/5, 1E-G:espionage-cards/1."""
    it = Tabletop()
    place = it.location("Secret", attempt=(victims,))
    it.person("spy", place, affiliations=(spies,))
    it.person("other", it.place)
    it.begin()
    mission = it.names["Secret"]
    assert it.refused("attempt", mission, place)[0] == "no-matching-icon"
    _, card = played(title, mission, table=it)
    it.go_on()
    it.do("attempt", mission, place)
    assert it.mark(place, "completed") == ME
    assert it.role(card) == "discard"


def test_the_replicator_saves_one_for_two_doctors():
    it = Tabletop()
    it.printed("Genetronic Replicator", ME, "table")
    victim = it.person("victim", it.place, integrity=9)
    doctors = [it.person(f"doctor {n}", it.place, skills={"MEDICAL": 1}) for n in (1, 2)]
    it.seed("Armus - Skin of Evil")
    it.attempt(victim)
    it.respond(it.names["Genetronic Replicator"])
    it.choose(doctors[1])
    assert it.role(victim) == "hand"
    assert all(it.mark(one, "stopped") for one in doctors)


def test_the_replicator_needs_doctors_who_do_not_die_themselves():
    it = Tabletop()
    it.printed("Genetronic Replicator", ME, "table")
    doctors = [it.person(f"doctor {n}", it.place, skills={"MEDICAL": 1}) for n in (1, 2)]
    it.seed("Armus - Skin of Evil")
    it.attempt(doctors[0])
    assert it.killed() == {"doctor 1"}


def test_the_goddess_lets_nobody_play_interrupts_until_the_end_of_the_next_turn():
    it = Tabletop()
    scan, kevin = it.hold("Life-form Scan"), it.hold("Kevin Uxbridge")
    _, card = played("Goddess of Empathy", table=it)
    it.let_pass()
    offered = {option.card for option in it.offers("play")}
    assert kevin in offered
    assert scan not in offered
    assert it.refused("play", scan, ME)[0] == "barred"
    it.go_on()
    it.pass_round()
    assert it.role(card) == "table"
    it.pass_round()
    assert it.role(card) == "discard"
    assert scan in {option.card for option in it.offers("play")}


@pytest.mark.parametrize(("wanted", "player"), [(YES, ME), (NO, OPPONENT)])
def test_the_collector_lets_any_player_draw_three(wanted, player):
    it, card = played("Kivas Fajo - Collector")
    before = len(it.state.zone(player, "hand"))
    it.do(wanted.kind)
    assert len(it.state.zone(player, "hand")) == before + 3
    assert it.role(card) == "discard"


def test_masaka_replaces_a_hand():
    it = Tabletop()
    old = [it.hold(title, OPPONENT) for title in ("Data", "Worf")]
    it, card = played("Masaka Transformations", table=it)
    it.say(yes=False)
    assert {it.role(one) for one in old} == {"deck"}
    assert set(it.state.zone(OPPONENT, "deck")[-2:]) == set(old)
    assert len(it.state.zone(OPPONENT, "hand")) == 2
    assert it.role(card) == "discard"


@pytest.mark.parametrize(
    ("title", "classification"), [("Metaphasic Shields", "SCIENCE"), ("Nutational Shields", "ENGINEER")]
)
def test_shields_rise_with_those_of_a_classification_aboard(title, classification):
    """1E-G:metaphasic-shields/1: the skill without the classification does not count; copies do not add up."""
    it = Tabletop("space")
    for name in ("one", "two"):
        it.person(name, it.ship_card, classifications=(classification,))
    it.person("three", it.ship_card, skills={classification: 1})
    for _ in range(2):
        it.printed(title, it.ship_card, "on")
    it.begin()
    assert attribute(it.state, it.ship_card, "Shields") == 12


def test_res_q_is_exchanged_for_a_card_in_the_discard_pile():
    """1E-G:discard-pile/1: it lies where the other card lay."""
    it = Tabletop()
    pile = [it.printed(title, ME, "discard") for title in ("Worf", "Data", "Deanna Troi")]
    card = it.hold("Res-Q")
    it.hold("Kivas Fajo - Collector")
    it.begin("play_cards")
    it.play(card)
    it.choose(pile[1])
    assert it.role(pile[1]) == "hand"
    assert it.state.zone(ME, "discard") == (pile[0], card, pile[2])


def test_spacedock_repairs_what_docks_there():
    it = Tabletop("space")
    outpost = it.facility("Outpost", it.place)
    it.printed("Spacedock", outpost, "on")
    it.person("pilot", it.ship_card)
    it.state.marks[it.ship_card, "damage"] = 1
    it.begin()
    it.do("dock", it.ship_card, outpost)
    assert not it.mark(it.ship_card, "damage")


def test_the_opponent_discards_a_card_before_ending_a_turn():
    it = Tabletop()
    it.printed("Static Warp Bubble", ME, "table")
    kept, lost = it.hold("Data", OPPONENT), it.hold("Worf", OPPONENT)
    it.begin()
    it.do("end-turn")
    while it.decision.kind != "cards":
        assert it.decision.player == OPPONENT
        kinds = {option.kind for option in it.decision.options}
        it.do("end-play" if "end-play" in kinds else "end-turn")
    assert it.decision.player == OPPONENT
    it.choose(lost)
    assert (it.role(lost), it.role(kept)) == ("discard", "hand")


@pytest.mark.parametrize(("skills", "role"), [((), "discard"), (("ENGINEER",), "space")])
def test_a_breach_destroys_the_ship_after_its_controllers_next_turn_unless_there_is_an_engineer(skills, role):
    it = Tabletop()
    ship = it.ship("Victim", it.place, owner=OPPONENT)
    it.person("crew", ship, owner=OPPONENT, skills=skills)
    _, card = played("Warp Core Breach", ship, table=it)
    assert it.state.cards[card].parent == ship
    it.go_on()
    assert it.role(ship) == "space"
    it.pass_round()
    assert it.role(ship) == role
    assert it.role(card) == "discard"


def test_an_event_is_an_event_in_the_hand():
    it = Tabletop()
    assert played_as(it.state, it.hold("Res-Q")) == "event"


def test_two_copies_on_one_table_demand_one_card():
    """1E-G:cumulative/2: all acts of the end of a turn are simultaneous."""
    it = Tabletop()
    for _ in range(2):
        it.printed("Static Warp Bubble", OPPONENT, "table", OPPONENT)
    hand = [it.hold(title) for title in ("Data", "Worf", "Deanna Troi")]
    it.begin()
    it.do("end-turn")
    while it.decision.kind != "cards":
        it.do(it.decision.options[0].kind, it.decision.options[0].card, detail=it.decision.options[0].detail)
    it.choose(hand[0])
    assert [it.role(card) for card in hand] == ["discard", "hand", "hand"]


def test_holograms_may_go_where_projectors_are():
    """1E-6.3.2.1/2."""
    it = Tabletop()
    ship = it.ship("Ship", it.place, special_equipment=("Holodeck",))
    it.person("hologram", ship, icons=("Holo",))
    it.begin()
    assert it.refused("beam", ship, it.place)[0] == "no-projection"
    _, card = played("Holo-Projectors", it.names["Here"], table=it)
    it.go_on()
    assert it.role(card) == "at"
    it.do("beam", ship, it.place)
    assert it.role(it.names["hologram"]) == "surface"
    assert not it.mark(it.names["hologram"], "deactivated")


def test_the_fingernail_makes_soong_type_androids_non_aligned():
    it = Tabletop()
    data = it.printed("Data", it.place, "surface")
    other = it.person("other", it.place, species=("Android",))
    klingon = it.person("Klingon", it.place, affiliations=("Kli",))
    it.begin()
    assert not are_compatible(it.state, ME, data, klingon)
    played("Lore's Fingernail", table=it)
    assert are_compatible(it.state, ME, data, klingon)
    assert not are_compatible(it.state, ME, other, klingon)


def test_a_fire_damages_the_ship_at_the_end_of_each_turn_from_the_next_one_on():
    """1E-G:plasma-fire/1, 1E-12.2/2; a second damage destroys it (1E-7.5.1.2/1)."""
    it = Tabletop()
    ship = it.ship("Victim", it.place)
    it.person("crew", ship)
    _, card = played("Plasma Fire", ship, table=it)
    it.go_on()
    it.pass_round()
    assert not it.mark(ship, "damage")
    it.pass_round()
    assert it.mark(ship, "damage") == 1
    it.pass_round(until="card-plays")
    assert (it.role(ship), it.role(card)) == ("discard", "discard")


def test_security_puts_a_fire_out():
    it = Tabletop()
    ship = it.ship("Victim", it.place)
    it.person("guard", ship, skills=("SECURITY",))
    _, card = played("Plasma Fire", ship, table=it)
    assert (it.role(ship), it.role(card), it.mark(ship, "damage")) == ("space", "discard", 0)


def test_a_fire_goes_out_at_the_end_of_the_turn_if_there_is_security():
    it = Tabletop()
    ship = it.ship("Victim", it.place)
    it.person("guard", ship, skills=("SECURITY",))
    _, card = played("Plasma Fire", ship, table=it)
    it.go_on()
    it.pass_round()
    it.pass_round()
    assert (it.role(ship), it.role(card), it.mark(ship, "damage")) == ("space", "discard", 0)


@pytest.mark.parametrize("player", [ME, OPPONENT])
def test_the_traveler_lets_a_player_draw_one_more_card(player):
    """1E-G:the-traveler-transcendence/1: also for the other player."""
    it, card = played("The Traveler: Transcendence", player)
    assert (it.role(card), it.state.cards[card].parent) == ("table", player)
    it.go_on()
    before = {one: len(it.state.zone(one, "hand")) for one in (ME, OPPONENT)}
    it.pass_round()
    drawn = {one: len(it.state.zone(one, "hand")) - before[one] for one in (ME, OPPONENT)}
    assert drawn == {ME: 1, OPPONENT: 1} | {player: 2}


def test_two_travelers_let_nobody_draw_twice():
    """1E-G:cumulative/2."""
    it = Tabletop()
    for _ in range(2):
        it.printed("The Traveler: Transcendence", ME, "table")
    it.begin()
    held = len(it.state.zone(ME, "hand"))
    it.do("end-turn")
    assert len(it.state.zone(ME, "hand")) == held + 2


def test_the_traveler_nullifies_warp_bubbles_now_and_later():
    """1E-G:the-traveler-transcendence/1: of either player."""
    it = Tabletop()
    old = it.printed("Static Warp Bubble", OPPONENT, "table", OPPONENT)
    played("The Traveler: Transcendence", ME, table=it)
    assert it.role(old) == "discard"
    it = Tabletop()
    traveler = it.printed("The Traveler: Transcendence", OPPONENT, "table", OPPONENT)
    _, late = played("Static Warp Bubble", table=it)
    assert (it.role(late), it.role(traveler)) == ("discard", "table")


def test_spacedock_goes_on_any_outpost():
    it = Tabletop("space")
    outpost = it.facility("Theirs", it.place, owner=OPPONENT)
    _, card = played("Spacedock", outpost, table=it)
    assert it.state.cards[card].parent == outpost


def test_a_red_alert_lets_any_number_report_in_place_of_the_card_play():
    """1E-G:red-alert/1, /2, 1E-G:actions-group/1."""
    it = Tabletop()
    alert = it.printed("Red Alert!", ME, "table")
    outpost = it.facility("Outpost", it.place)
    crew = [it.hold(title) for title in ("Data", "Geordi La Forge", "U.S.S. Hood", "Medical Kit")]
    event = it.hold("Static Warp Bubble")
    it.hold("Life-form Scan")
    it.begin("play_cards")
    it.do("order", alert, detail="1")
    for card in crew[:3]:
        assert all(option.kind in ("report", "pass") for option in it.decision.options)
        there = next(option for option in it.decision.options if option.card == card)
        it.do("report", card, there.target, there.detail)
    it.let_pass()
    assert [it.role(card) for card in crew] == ["aboard", "aboard", "docked", "hand"]
    assert it.state.cards[crew[0]].parent == outpost
    assert it.refused("play", event, ME)[0] == "card-play-used"
    assert it.refused("order", alert, detail="1")[0] == "cost-not-payable"


def test_a_report_in_a_red_alert_is_answered_like_a_card_play():
    """1E-G:red-alert/1: responses to each of them are allowed."""
    it = Tabletop()
    alert = it.printed("Red Alert!", ME, "table")
    it.facility("Outpost", it.place)
    data = it.hold("Data")
    vortex = in_response("action-play", nullify(), subject=personnel())
    it.card("Vortex", "interrupt", vortex, parent=OPPONENT, role="hand", owner=OPPONENT)
    it.begin("play_cards")
    it.do("order", alert, detail="1")
    it.do("report", data, it.decision.options[0].target)
    assert it.decision.player == OPPONENT
    it.respond(it.names["Vortex"])
    assert it.role(data) == "discard"


def test_a_probe_lays_both_hands_open_as_long_as_it_is_there():
    """Cards that come into a hand later are seen too; when it is gone, nobody sees the hands."""
    it = Tabletop()
    theirs = it.hold("Data", OPPONENT)
    _, probe = played("Alien Probe", table=it)
    hands = [card for player in (ME, OPPONENT) for card in it.state.zone(player, "hand")]
    assert all(it.state.cards[card].face_up for card in hands)
    assert theirs in hands
    it.go_on()
    it.pass_round()
    assert all(it.state.cards[card].face_up for player in (ME, OPPONENT) for card in it.state.zone(player, "hand"))
    kevin = it.hold("Kevin Uxbridge")
    it.begin("execute_orders")
    it.play(kevin, probe)
    it.pass_round()
    assert not any(it.state.cards[card].face_up for player in (ME, OPPONENT) for card in it.state.zone(player, "hand"))


@pytest.mark.parametrize(("guess", "role"), [("personnel", "discard"), ("event", "hand")])
def test_kidnappers_take_a_card_whose_type_is_guessed(guess, role):
    """1E-G:telepathic-alien-kidnappers/1: at the end of each turn of whoever plays it, before the draw."""
    it = Tabletop()
    it.printed("Telepathic Alien Kidnappers", ME, "table")
    victim = it.hold("Data", OPPONENT)
    it.begin(fixed=(victim,))
    it.do("end-turn")
    assert it.decision.prompt == "guess"
    it.do("type", detail=guess)
    assert it.role(victim) == role
    assert it.happened("reveal")


def field(*skills):
    """A ship two locations away from the last one, and a field between."""
    it = Tabletop("space")
    it.ship_card = it.ship("Scout", it.place, range=20)
    it.team(*skills, people=2, icons=("Cmd",))
    _, card = played("Tetryon Field", it.names["Elsewhere"], table=it)
    it.go_on()
    return it, card


def test_a_tetryon_field_halts_ships_until_their_next_turn():
    """1E-G:tetryon-field/1: they are not stopped."""
    it, card = field()
    assert it.role(card) == "at"
    assert it.refused("move", it.ship_card, it.places["Farther"])[0] == "way-barred"
    it.do("move", it.ship_card, it.places["Elsewhere"])
    assert not it.offers("move")
    assert not it.mark(it.ship_card, "stopped")
    it.pass_round()
    it.do("move", it.ship_card, it.places["Farther"])


def test_a_navigator_finds_the_way_through_a_tetryon_field():
    it, _ = field("Navigation")
    it.do("move", it.ship_card, it.places["Farther"])
    assert it.state.cards[it.ship_card].parent == it.places["Farther"]


def test_a_spaceline_has_no_ends_where_no_one_has_gone_before():
    """1E-7.1.5/1: from one end to the other costs the span of that location; the opponent's ships go the long way."""
    it = Tabletop("space")
    it.ship_card = it.ship("Scout", it.place, range=3)
    it.team(people=2, icons=("Cmd",))
    theirs = it.ship("Theirs", it.place, owner=OPPONENT, range=3)
    it.person("pilot", theirs, owner=OPPONENT, icons=("Cmd",))
    it.begin()
    assert it.refused("move", it.ship_card, it.places["Farther"])[0] == "too-far"
    played("Where No One Has Gone Before", table=it)
    it.go_on()
    it.do("move", it.ship_card, it.places["Farther"])
    assert it.mark(it.ship_card, "range-used") == 3
    it.begin("execute_orders", player=OPPONENT)
    assert {option.target for option in it.offers("move")} == {it.places["Elsewhere"]}


def test_a_rift_damages_ships_that_pass_it():
    """1E-G:subspace-warp-rift/1: not those that stop there, nor those that are relocated."""
    it = Tabletop("space")
    it.ship_card = it.ship("Scout", it.place, range=20)
    it.team(people=2, icons=("Cmd",))
    _, card = played("Subspace Warp Rift", it.names["Elsewhere"], table=it)
    it.go_on()
    it.do("move", it.ship_card, it.places["Elsewhere"])
    it.do("move", it.ship_card, it.places["Farther"])
    assert not it.mark(it.ship_card, "damage")
    it.pass_round()
    it.do("move", it.ship_card, it.place)
    assert it.mark(it.ship_card, "damage") == 1
    assert it.role(card) == "at"


def test_a_net_keeps_ships_from_crossing_between_two_locations():
    """1E-G:adjacent/1: in either direction; two diplomats find their way."""
    it = Tabletop("space")
    it.ship_card = it.ship("Scout", it.place, range=20)
    it.team(people=2, icons=("Cmd",))
    far = it.ship("Far", it.places["Farther"], range=20)
    it.person("pilot", far, icons=("Cmd",))
    _, net = played("Q-Net", it.names["Elsewhere"], table=it)
    it.go_on()
    assert it.role(net) == "at"
    moves = {(option.card, option.target) for option in it.offers("move")}
    assert moves == {(it.ship_card, it.places["Elsewhere"])}
    it.person("ambassador", far, skills={"Diplomacy": 2})
    it.begin()
    assert {option.target for option in it.offers("move") if option.card == far} == {it.places["Elsewhere"], it.place}


def test_a_net_needs_a_location_on_either_side():
    it = Tabletop()
    card = it.hold("Q-Net")
    it.hold("Res-Q")
    it.begin("play_cards")
    assert {option.target for option in it.offers("play")} == {it.names["Here"], it.names["Elsewhere"]}
    assert it.refused("play", card, it.names["Farther"])[0] == "nothing-to-play-on"
