"""What First Edition interrupts do, card by card."""

import pytest

from spaceline.core import engine
from spaceline.core.data.decisions import NO, YES, Answer
from spaceline.rules.first.facts import Staffing
from spaceline.rules.first.values import attribute, is_barred
from tests.support.first_tabletop import ME, OPPONENT, Tabletop


def orders(it):
    """Begin the orders, with something else to do."""
    it.begin()
    return it


def test_amanda_nullifies_an_interrupt_that_is_being_played():
    """1E-5.0/4."""
    it = Tabletop()
    scan = it.hold("Life-form Scan")
    amanda = it.hold("Amanda Rogers", OPPONENT)
    orders(it).play(scan)
    assert it.decision.player == OPPONENT
    it.respond(amanda)
    assert not it.happened("examine")
    assert (it.role(scan), it.role(amanda)) == ("discard", "points")


def test_kevin_nullifies_an_event_in_play_and_is_immune_to_amanda():
    """1E-G:kevin-uxbridge/1, /2."""
    it = Tabletop("space")
    event = it.printed("Bynars Weapon Enhancement", it.ship_card, "on", OPPONENT)
    treaty = it.printed("Treaty: Federation/Klingon", OPPONENT, "table", OPPONENT)
    kevin = it.hold("Kevin Uxbridge")
    it.hold("Amanda Rogers", OPPONENT)
    orders(it)
    assert it.refused("play", kevin, treaty)[0] == "nothing-to-play-on"
    it.play(kevin, event)
    assert (it.role(event), it.role(kevin), it.role(treaty)) == ("discard", "points", "table")


def test_kevin_answers_an_event_that_is_being_played_but_no_treaty():
    it = Tabletop()
    collector, treaty = it.hold("Kivas Fajo - Collector"), it.hold("Treaty: Federation/Klingon")
    kevin = it.hold("Kevin Uxbridge", OPPONENT)
    it.begin("play_cards")
    it.play(collector)
    it.say(yes=True)
    it.respond(kevin)
    assert (it.role(collector), it.role(kevin)) == ("discard", "points")
    it = Tabletop()
    treaty = it.hold("Treaty: Federation/Klingon")
    it.hold("Res-Q")
    it.hold("Kevin Uxbridge", OPPONENT)
    it.begin("play_cards")
    it.play(treaty)
    assert it.role(treaty) == "table"


def test_the_response_chain_of_the_rulebook():
    """1E-5.0/17: an event, Kevin on it, Q2 on Kevin, Amanda on Q2: the event is nullified."""
    it = Tabletop()
    event = it.hold("Kivas Fajo - Collector")
    kevin, amanda = it.hold("Kevin Uxbridge", OPPONENT), it.hold("Amanda Rogers", OPPONENT)
    q2 = it.hold("Q2")
    it.begin("play_cards")
    it.play(event)
    it.say(yes=True)
    for card in (kevin, q2, amanda):
        it.respond(card)
    assert [it.role(card) for card in (event, kevin, q2, amanda)] == ["discard", "points", "discard", "points"]
    assert not it.happened("draw")


def test_q2_saves_the_event():
    """1E-G:q2/1."""
    it = Tabletop()
    event = it.hold("Kivas Fajo - Collector")
    kevin, q2 = it.hold("Kevin Uxbridge", OPPONENT), it.hold("Q2")
    it.begin("play_cards")
    it.play(event)
    it.say(yes=True)
    it.respond(kevin)
    it.respond(q2)
    assert len(it.happened("draw")) == 3


def test_asteroids_hide_a_ship_with_two_navigators():
    it = Tabletop("space")
    it.team("2 Navigation")
    card = it.hold("Asteroid Sanctuary")
    orders(it).play(card, it.ship_card)
    assert is_barred(it.state, it.ship_card, "attacked")
    it.pass_round()
    assert not is_barred(it.state, it.ship_card, "attacked")


def test_a_ship_destroys_itself_at_the_end_of_the_turn():
    it = Tabletop("space")
    it.team(people=1)
    near = it.ship("Near", it.place, owner=OPPONENT, shields=7)
    strong = it.ship("Strong", it.place, owner=OPPONENT, shields=8)
    far = it.ship("Far", it.places["Elsewhere"], owner=OPPONENT, shields=1)
    card = it.hold("Auto-Destruct Sequence")
    orders(it).play(card, it.ship_card)
    assert (it.role(card), it.role(it.ship_card)) == ("on", "space")
    it.pass_round()
    assert (it.role(card), it.role(it.ship_card)) == ("discard", "discard")
    assert it.killed() == {"p1"}
    assert [it.mark(ship, "damage") for ship in (near, strong, far)] == [1, 0, 0]


def test_a_disruptor_overload_destroys_equipment_where_it_is_played():
    it = Tabletop()
    it.team()
    kit = it.printed("Medical Kit", it.place, "surface")
    other = it.printed("Tricorder", it.places["Elsewhere"], "surface")
    card = it.hold("Disruptor Overload")
    orders(it).play(card, it.names["p1"])
    assert (it.role(kit), it.role(other)) == ("discard", "surface")


def test_a_disruptor_overload_is_played_on_a_ship_or_an_away_team():
    """1E-7.1/2: somebody stands for each Away Team; where nobody is there is nothing to play it on."""
    it = Tabletop()
    it.team()
    ship = it.ship("Ship", it.place)
    it.person("crew", ship)
    it.person("intruder", ship, owner=OPPONENT)
    card = it.hold("Disruptor Overload")
    there = {option.target for option in orders(it).offers("play") if option.card == card}
    assert there == {it.names[name] for name in ("p1", "Ship", "intruder", "at Elsewhere", "at Farther")}


def test_an_escape_pod_saves_the_crew_until_a_ship_comes():
    it = Tabletop("space")
    team = it.team(people=2)
    pod = it.hold("Escape Pod")
    it.hold("Life-form Scan")
    it.seed("Cosmic String Fragment")
    it.attempt()
    it.respond(pod)
    assert it.role(it.ship_card) == "discard"
    assert not it.killed()
    assert (it.role(pod), it.state.cards[pod].parent) == ("space", it.place)
    assert [it.state.cards[one].parent for one in team] == [pod, pod]
    assert not it.offers("order")
    rescuer = it.ship("Rescuer", it.place)
    it.begin()
    it.do("order", pod, detail="1")
    assert [it.state.cards[one].parent for one in team] == [rescuer, rescuer]
    assert it.role(pod) == "discard"


LOOKS = [("Jaglom Shrek - Information Broker", "deck"), ("Life-form Scan", "hand")]


@pytest.mark.parametrize(("title", "zone"), LOOKS)
def test_a_look_at_what_the_opponent_holds(title, zone):
    it = Tabletop()
    it.hold("Data", OPPONENT)
    card = it.hold(title)
    before = it.state.zone(OPPONENT, zone)
    orders(it).play(card)
    assert set(it.happened("examine")[0].cards) == set(before)
    assert it.state.zone(OPPONENT, zone) == before
    assert it.role(card) == "discard"


def test_a_look_at_the_cards_aboard_a_ship():
    it = Tabletop()
    ship = it.ship("Theirs", it.place, owner=OPPONENT)
    crew = [it.person(name, ship, owner=OPPONENT) for name in ("a", "b")]
    card = it.hold("Long-Range Scan")
    orders(it).play(card, ship)
    assert set(it.happened("examine")[0].cards) == set(crew)


def test_a_death_yell_for_an_honourable_klingon():
    it = Tabletop()
    worf = it.person("Kurn", it.place, species=("Klingon",), skills={"Honor": 1})
    it.person("other", it.place)
    yell = it.hold("Klingon Death Yell")
    it.seed("Armus - Skin of Evil")
    it.attempt(worf)
    it.respond(yell)
    assert (it.mark(ME, "points"), it.mark(ME, "bonus"), it.role(yell)) == (5, 5, "points")
    it = Tabletop()
    coward = it.person("Kurn", it.place, species=("Klingon",))
    it.person("other", it.place)
    it.hold("Klingon Death Yell")
    it.seed("Armus - Skin of Evil")
    it.attempt(coward)
    assert it.decision.kind == "action"


def test_palor_toff_leaves_the_game_for_a_card_that_is_no_personnel():
    it = Tabletop()
    man, kit = it.printed("Data", ME, "discard"), it.printed("Medical Kit", ME, "discard")
    card = it.hold("Palor Toff: Alien Trader")
    orders(it).play(card)
    assert (it.role(kit), it.role(man), it.role(card)) == ("hand", "discard", "out-of-play")


def test_a_fountain_on_a_mission_that_two_engineers_completed():
    it = Tabletop()
    place = it.location("Easy")
    it.person("Geordi", place, skills={"ENGINEER": 2})
    fountain = it.hold("Particle Fountain")
    it.begin()
    it.do("attempt", it.names["Easy"], place)
    it.respond(fountain)
    assert (it.mark(ME, "bonus"), it.mark(ME, "points"), it.role(fountain)) == (5, 35, "points")


def test_a_second_fountain_brings_nothing_more():
    """1E-G:cumulative/5."""
    it = Tabletop()
    place = it.location("Easy")
    it.person("Geordi", place, skills={"ENGINEER": 2})
    first, second = it.hold("Particle Fountain"), it.hold("Particle Fountain")
    it.begin()
    it.do("attempt", it.names["Easy"], place)
    it.respond(first)
    assert it.decision.kind == "action"
    assert (it.mark(ME, "bonus"), it.role(second)) == (5, "hand")


def test_a_fountain_is_for_a_mission_that_its_player_completed():
    it = Tabletop()
    place = it.location("Easy")
    it.person("Geordi", place, skills={"ENGINEER": 2})
    it.person("Scotty", place, owner=OPPONENT, skills={"ENGINEER": 2})
    it.hold("Particle Fountain", OPPONENT)
    it.begin()
    it.do("attempt", it.names["Easy"], place)
    assert it.decision.kind == "action"


def test_the_devil_destroys_a_treaty():
    it = Tabletop()
    treaty = it.printed("Treaty: Romulan/Klingon", OPPONENT, "table", OPPONENT)
    card = it.hold("The Devil")
    orders(it).play(card, treaty)
    assert it.role(treaty) == "discard"


def test_the_devil_destroys_the_wind_dancer():
    it = Tabletop()
    it.team()
    card, dancer = it.hold("The Devil"), it.seed("Wind Dancer")
    it.attempt()
    it.respond(card)
    assert it.role(dancer) == "out-of-play"
    assert not it.stopped()


@pytest.mark.parametrize(("wanted", "player"), [(YES, ME), (NO, OPPONENT)])
def test_the_juggler_lets_a_player_shuffle(wanted, player):
    it = Tabletop()
    card = it.hold("The Juggler")
    orders(it).play(card)
    it.do(wanted.kind)
    assert [change.player for change in it.happened("shuffle")] == [player]


def test_a_conduit_doubles_the_range_for_a_turn():
    it = Tabletop("space")
    card = it.hold("Transwarp Conduit")
    orders(it).play(card, it.ship_card)
    assert attribute(it.state, it.ship_card, "Range") == 16
    it.pass_round()
    assert attribute(it.state, it.ship_card, "Range") == 8


def test_a_mindmeld_shares_skills_until_the_end_of_the_turn():
    it = Tabletop()
    vulcan = it.person("Vulcan", it.place, skills={"Mindmeld": 1})
    it.person("expert", it.place, skills={"Music": 2})
    card = it.hold("Vulcan Mindmeld")
    orders(it).play(card, vulcan)
    assert it.skills(vulcan) == {"Mindmeld": 1, "Music": 2}
    it.pass_round()
    assert it.skills(vulcan) == {"Mindmeld": 1}


def test_interference_answers_only_what_it_names():
    it = Tabletop()
    scan = it.hold("Life-form Scan")
    it.hold("Subspace Interference", OPPONENT)
    orders(it).play(scan)
    assert it.happened("examine")


def test_a_distortion_of_time_gives_a_ship_another_turn():
    """1E-10.2.1/3, 1E-7.1.5/1, 1E-7.0.1/2: the ship, its crew, the Away Team that left it, and RANGE."""
    it = Tabletop()
    ship = it.ship("Ship", it.place)
    people = [it.person("crew", ship), it.person("team", it.place), it.person("theirs", it.place, owner=OPPONENT)]
    for stopped in (ship, *people):
        it.state.marks[stopped, "stopped"] = 1
    it.state.marks[ship, "range-used"] = 5
    it.state.marks[ship, "has-teams"] = it.state.marks[people[1], "of-vessel"] = 1
    card = it.hold("Distortion of Space/Time Continuum")
    orders(it).play(card, ship)
    assert it.stopped() == {"theirs"}
    assert not it.mark(ship, "range-used")


def test_a_ship_that_loses_its_orbit_has_no_range_and_falls_unless_its_shields_hold():
    for shields, role in ((4, "discard"), (5, "space")):
        it = Tabletop()
        ship = it.ship("Ship", it.place, owner=OPPONENT, shields=shields)
        it.person("crew", ship, owner=OPPONENT)
        card = it.hold("Loss of Orbital Stability")
        orders(it).play(card, ship)
        assert attribute(it.state, ship, "Range") == 0
        it.pass_round()
        assert it.role(ship) == role
        assert it.role(card) == "discard"


def test_orbits_are_lost_at_planets_only():
    """1E-G:in-orbit/1."""
    it = Tabletop("space")
    outpost = it.facility("Outpost", it.places["Elsewhere"])
    docked = it.ship("Docked", outpost, role="docked")
    card = it.hold("Loss of Orbital Stability")
    it.hold("Life-form Scan")
    orders(it)
    for ship in (it.ship_card, docked):
        assert it.refused("play", card, ship)[0] == "nothing-to-play-on"


def test_a_wormhole_takes_two():
    """1E-G:wormhole/1, /2: the ship comes out anywhere, without RANGE, and is stopped; 1E-6.2.0.1/1."""
    it = Tabletop("space")
    it.team(people=1)
    one = it.hold("Wormhole")
    it.hold("Life-form Scan")
    orders(it)
    assert it.refused("play", one, it.ship_card)[0] == "cost-not-payable"
    other = it.hold("Wormhole")
    it.begin()
    it.play(it.offers("play")[-1].card if it.offers("play")[-1].target == it.ship_card else one, it.ship_card)
    assert {option.target or option.card for option in it.decision.options} == {
        it.places["Elsewhere"],
        it.places["Farther"],
    }
    it.answer(Answer(option=it.decision.options[1]))
    assert it.state.cards[it.ship_card].parent == it.places["Farther"]
    assert it.stopped() >= {"Ship", "p1"}
    assert [it.role(card) for card in (one, other)] == ["discard", "discard"]
    assert not it.mark(it.ship_card, "range-used")


def test_a_wormhole_needs_another_for_one_that_is_nullified():
    """1E-G:wormhole/1, 1E-6.2.0.1/2."""
    it = Tabletop("space")
    it.team(people=1)
    wormholes = [it.hold("Wormhole") for _ in range(2)]
    amanda = it.hold("Amanda Rogers", OPPONENT)
    orders(it).play(wormholes[0], it.ship_card)
    it.answer(Answer(option=it.decision.options[0]))
    it.respond(amanda)
    assert it.state.cards[it.ship_card].parent == it.place
    assert {it.role(card) for card in wormholes} == {"discard"}


def test_an_escape_pod_saves_no_intruders():
    it = Tabletop("space")
    crew = it.person("crew", it.base)
    it.person("intruder", it.base, owner=OPPONENT)
    pod = it.hold("Escape Pod")
    it.seed("Cosmic String Fragment")
    it.attempt()
    it.respond(pod)
    assert it.state.cards[crew].parent == pod
    assert it.killed() == {"intruder"}


SCANS = [("Scan", "space", "planet"), ("Full Planet Scan", "planet", "space")]
ICONS = ("Cmd", "Stf", "Stf")


@pytest.mark.parametrize(("title", "kind", "other"), SCANS)
def test_a_scan_shows_the_seed_that_is_met_next(title, kind, other):
    """1E-G:scan/1: at the start of the turn, for a staffed ship with three icons, which is stopped."""
    for there, crew, is_seen in ((kind, 3, True), (other, 3, False), (kind, 2, False)):
        it = Tabletop()
        place = it.location("Orbit", there)
        ship = it.ship("Scanner", place, staffing=(Staffing(icons=ICONS),))
        for number in range(crew):
            it.person(f"crew {number}", ship, icons=("Cmd",), skills=("Computer Skill",))
        seed = it.printed("Archer", place, "seeds", OPPONENT)
        upper = it.printed("Chalnoth", place, "seeds", OPPONENT)
        it.state.contents[place, "seeds"] = (upper, seed)
        scan = it.hold(title)
        it.begin("unstop")
        answers = [option for option in it.decision.options if option.card == scan]
        assert bool(answers) == is_seen
        if is_seen:
            it.respond(scan)
            assert [change.cards for change in it.happened("examine")] == [(seed,)]
            assert it.mark(ship, "stopped")


def test_a_seizure_takes_an_empty_ship_in_the_same_orbit():
    """1E-G:tractor-beam/1, 1E-G:in-orbit/1: not docked ones."""
    it = Tabletop()
    tug = it.ship("Tug", it.place, special_equipment=("Tractor Beam",))
    empty = it.ship("Empty", it.place, owner=OPPONENT)
    manned = it.ship("Manned", it.place, owner=OPPONENT)
    it.person("crew", manned, owner=OPPONENT)
    outpost = it.facility("Outpost", it.place, owner=OPPONENT)
    docked = it.ship("Docked", outpost, owner=OPPONENT, role="docked")
    it.ship("Plain", it.place)
    card = it.hold("Ship Seizure")
    orders(it).play(card, tug)
    it.choose(empty)
    assert [it.role(one) for one in (empty, manned, docked, tug)] == ["discard", "space", "docked", "space"]


def test_near_warp_transport_reaches_the_neighboring_locations():
    """1E-G:near-warp-transport/1: up to six, to the surface or an own ship there; not past obstacles to beaming."""
    it = Tabletop("space")
    team = it.team(people=8)
    away = it.ship("Away", it.places["Elsewhere"])
    it.ship("Theirs", it.places["Elsewhere"], owner=OPPONENT)
    it.ship("Farther away", it.places["Farther"])
    card = it.hold("Near-Warp Transport")
    orders(it).play(card, it.ship_card)
    assert it.decision.selection.most == 6
    it.choose(*team[:3])
    assert {option.card for option in it.decision.options} == {it.places["Elsewhere"], away}
    it.answer(Answer(option=next(option for option in it.decision.options if option.card == away)))
    assert [it.state.cards[one].parent for one in team[:4]] == [away, away, away, it.ship_card]
    it = Tabletop("space")
    it.team(people=2)
    it.printed("Distortion Field", it.places["Elsewhere"], "at", OPPONENT)
    card = it.hold("Near-Warp Transport")
    assert card not in {option.card for option in orders(it).decision.options}


def test_a_detection_grid_of_four_ships_makes_a_ship_decloak():
    """1E-7.6/1: it may not cloak again this turn."""
    it = Tabletop("space")
    theirs = it.ship("Hidden", it.place, owner=OPPONENT, special_equipment=("Cloaking Device",), face_up=False)
    it.state.marks[theirs, "cloaked"] = 1
    grid = it.hold("Tachyon Detection Grid")
    it.hold("Life-form Scan")
    for name in ("Two", "Three"):
        it.ship(name, it.place)
    orders(it)
    assert it.refused("play", grid, theirs)[0] == "condition-not-met"
    it.ship("Four", it.place)
    it.begin()
    it.play(grid, theirs)
    assert not it.mark(theirs, "cloaked")
    assert it.state.cards[theirs].face_up
    assert is_barred(it.state, theirs, "cloak")


MESSAGES = [("Federation", "Fed"), ("Klingon", "Kli"), ("Romulan", "Rom")]


@pytest.mark.parametrize(("sender", "affiliation"), MESSAGES)
def test_a_message_calls_a_ship_to_its_outpost(sender, affiliation):
    """1E-G:actions-required/2, /3, 1E-G:docking/4: with all its RANGE, and nothing else until it is docked there."""
    it = Tabletop("space")
    it.ship_card = it.ship("Called", it.place, range=3, affiliations=(affiliation,))
    crew = it.person("crew", it.ship_card, icons=("Cmd",), affiliations=(affiliation,))
    near, far = it.places["Elsewhere"], it.places["Farther"]
    home = it.facility("Home", far, affiliations=(affiliation,))
    it.facility("Other", near, affiliations=("NA",))
    it.ship("Tender", it.place, affiliations=(affiliation,))
    it.ship("Enemy", it.place, owner=OPPONENT, affiliations=("Bor",))
    message = it.hold(f"Incoming Message - {sender}", OPPONENT)
    it.begin("execute_orders", player=OPPONENT)
    it.play(message, it.ship_card)
    assert it.state.cards[message].parent == it.ship_card
    it.begin("execute_orders")
    assert {option.kind for option in it.decision.options if it.ship_card in (option.card, option.target)} == {"move"}
    assert it.refused("end-turn")[0] == "must-go-on"
    assert it.refused("attempt", it.names["Here"], it.ship_card)[0] == "attempt-barred"
    assert it.refused("battle-ship", it.ship_card, it.names["Enemy"])[0] == "may-not-attack"
    assert it.refused("beam", it.ship_card, it.names["Tender"])[0] == "may-not-move"
    it.do("move", it.ship_card, near)
    assert it.refused("dock", it.ship_card, it.names["Other"])[0] in ("sent-elsewhere", "not-compatible-with-dock")
    it.pass_round()
    it.do("move", it.ship_card, far)
    assert it.role(message) == "on"
    it.do("dock", it.ship_card, home)
    assert it.role(message) == "discard"
    assert it.state.cards[crew].parent == it.ship_card


def test_a_message_without_an_outpost_is_not_sent_and_keeps_nobody():
    """1E-G:outpost/1."""
    it = Tabletop("space")
    it.person("crew", it.ship_card, icons=("Cmd",))
    message = it.hold("Incoming Message - Federation")
    asked = engine.decision(orders(it).state)
    assert asked is not None
    assert message not in {option.card for option in asked.options}
    it.do("move", it.ship_card, it.places["Elsewhere"])
    it.do("move", it.ship_card, it.place)
    it.do("end-turn")


def test_a_ship_that_cannot_move_need_not():
    """1E-7.1.3/1: without staffing."""
    it = Tabletop("space")
    it.facility("Home", it.places["Farther"])
    message = it.hold("Incoming Message - Federation")
    orders(it).play(message, it.ship_card)
    it.do("end-turn")


def yells(*klingons, mine=1, theirs=0):
    """A table on which Klingons with Honor die at once, and the players have death yells."""
    it = Tabletop()
    for name in klingons:
        it.person(name, it.place, species=("Klingon",), skills={"Honor": 1})
    held = [it.hold("Klingon Death Yell") for _ in range(mine)]
    held += [it.hold("Klingon Death Yell", OPPONENT) for _ in range(theirs)]
    it.seed("Barclay's Protomorphosis Disease")
    it.attempt()
    return it, held


def test_each_dead_klingon_is_mourned_by_one_yell():
    it, held = yells("Kurn", "Duras", mine=3)
    it.respond(held[0])
    it.respond(held[1])
    assert it.decision.kind == "action"
    assert (it.mark(ME, "bonus"), it.role(held[2])) == (10, "hand")


def test_a_klingon_for_whom_one_player_has_yelled_has_been_warned_of():
    """1E-G:klingon-death-yell/1: either player may, but only one does."""
    it, held = yells("Kurn", mine=1, theirs=1)
    first = it.decision.player
    own = held[0] if first == ME else held[1]
    it.respond(own)
    assert it.decision.kind == "action"
    assert it.mark(first, "bonus") == 5


def test_a_rift_takes_a_ship_out_of_time_for_two_turns():
    """1E-G:temporal-rift/1, /2, 1E-10.2.8/1: nothing reaches it meanwhile, and its countdowns stand still."""
    it = Tabletop("space")
    crew = it.person("Picard", it.base, icons=("Cmd",))
    it.state.marks[it.ship_card, "damage"] = 1
    breach = it.printed("Warp Core Breach", it.ship_card, "on", OPPONENT)
    rift, conduit = it.hold("Temporal Rift"), it.hold("Transwarp Conduit")
    orders(it).play(rift, it.ship_card)
    assert (it.role(rift), it.state.cards[rift].parent) == ("at", it.place)
    assert it.refused("play", conduit, it.ship_card)[0] == "nothing-to-play-on"
    assert not [option for option in it.decision.options if it.ship_card in (option.card, option.target)]
    it.pass_round()
    assert it.state.cards[it.ship_card].parent not in it.places.values()
    it.pass_round()
    assert (it.state.cards[it.ship_card].parent, it.role(rift)) == (it.place, "discard")
    assert (it.mark(it.ship_card, "damage"), it.state.cards[crew].parent) == (1, it.ship_card)
    assert it.role(breach) == "on"


def test_nobody_in_a_rift_is_killed_by_the_anomaly():
    """1E-G:anti-time-anomaly/1."""
    it = Tabletop("space")
    it.person("saved", it.base)
    anomaly = it.printed("Anti-Time Anomaly", OPPONENT, "table", OPPONENT)
    it.state.marks[anomaly, "countdown"] = 1
    rift = it.hold("Temporal Rift")
    it.hold("Life-form Scan")
    orders(it).play(rift, it.ship_card)
    it.do("end-turn")
    while it.role(anomaly) == "table":
        kinds = {option.kind for option in it.decision.options}
        it.do(next(kind for kind in ("end-play", "end-turn", "pass") if kind in kinds))
    assert "saved" not in it.killed()
    assert "at Elsewhere" in it.killed()
