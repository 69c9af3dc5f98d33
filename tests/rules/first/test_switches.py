"""Where the documents leave a choice: each switch is read, is explained, and does what its readings say."""

from __future__ import annotations

import re

import msgspec
import pytest

from spaceline.core import table
from spaceline.core.data.decisions import Option
from spaceline.effects.nodes.abilities import Encounter, Forbids, Order, Played, Seeds, Static, When
from spaceline.effects.nodes.effects import Download, Gate, Nullify, Offer, Score
from spaceline.effects.nodes.modifiers import Raise
from spaceline.effects.nodes.requirements import Skill
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import HasPoints
from spaceline.effects.nodes.traits import like
from spaceline.effects.phrases import cured
from spaceline.rules.first import teams, winning
from spaceline.rules.first.requirements import Group
from spaceline.rules.first.ruleset import MODERN_RULES, OPEN_RULES
from spaceline.rules.first.switches import DOCUMENTS, Readings, with_documents
from spaceline.rules.switches import choices
from tests.support.first_battles import BATTLE, SHIP_BATTLE, crewed_ship, leave_something, meeting
from tests.support.first_hand import HandTable
from tests.support.first_movement import Orders
from tests.support.first_table import ME, OPPONENT, FirstTable

CHOICES = choices(Readings)
MODERN, OPEN = (msgspec.to_builtins(rules.readings) for rules in (MODERN_RULES, OPEN_RULES))
READ = re.compile(r"readings\([a-z.]+\)\.([a-z_]+)")
ROW = re.compile(r"^\| (?P<number>\d+) \|.*\| (?P<switch>[^|]+) \|(?P<module>[^|]*)\|$", re.MULTILINE)
RULES = "src/spaceline/rules/first"
PRESET = "documents"
"""The switch that lets others stand at the readings of one document; nothing else reads it."""

AMBIGUITIES = 30
"""As many the documents were found to have; lines are added behind them."""

DIFFERENT = {name for name in MODERN if MODERN[name] != OPEN[name]}


def read_in(path):
    """The switches that a module looks at."""
    return {name.replace("_", "-") for name in READ.findall(path.read_text())}


def test_every_switch_is_read_by_the_rules(root):
    """None stands there for nothing."""
    modules = sorted((root / RULES).rglob("*.py"))
    read = {name for path in modules for name in read_in(path)}
    assert read | {PRESET} == set(CHOICES)


def test_the_page_says_what_each_switch_may_stand_at_and_who_reads_it(root):
    """Page, switches and code: the same readings in the same order, and a module that looks at the switch."""
    page = (root / "docs/decisions/first-edition.md").read_text()
    rows = {row["number"]: (row["switch"], row["module"].strip()) for row in ROW.finditer(page)}
    assert list(rows) == [str(number) for number in range(1, len(rows) + 1)]
    for switch, module in rows.values():
        if switch.startswith("none"):
            assert not module, switch
            continue
        name, *readings = re.findall(r"`([^`]+)`", switch)
        assert tuple(readings) == CHOICES[name]
        found = list((root / RULES).rglob(f"{module}.py"))
        assert any(name in read_in(path) or name == PRESET for path in found), (name, module)


def test_every_switch_for_an_ambiguity_has_a_line(root):
    page = (root / "docs/decisions/first-edition.md").read_text()
    listed = {re.findall(r"`([^`]+)`", row["switch"])[0] for row in ROW.finditer(page) if "`" in row["switch"]}
    assert listed == set(CHOICES) - DIFFERENT


@pytest.mark.parametrize("document", ["rulebook", "glossary"])
def test_one_document_may_decide_all_lines_on_which_they_disagree(document):
    """1E-1.2/2, ambiguity 1: both have a reading of the same lines; a line that is turned besides stands as turned."""
    other = next(preset for name, preset in DOCUMENTS.items() if name != document)
    assert set(DOCUMENTS[document]) == set(other)
    assert all(DOCUMENTS[document][name] != other[name] for name in other)
    assert all(reading in CHOICES[name] for name, reading in DOCUMENTS[document].items())
    turned = {PRESET: document, "repair-turns": other["repair-turns"]}
    stands = msgspec.to_builtins(with_documents(Readings(), turned))
    assert stands == {**MODERN, **DOCUMENTS[document], **turned}


def test_modern_plays_the_first_reading_of_each():
    assert {name: readings[0] for name, readings in CHOICES.items()} == MODERN


def test_open_differs_where_its_own_rules_say_so():
    """1E-3.1.0.3/1, 1E-4.1.0.1/1, 1E-4.3.0.3/1, 1E-6.4.0.1/1, 1E-6.5.3.0.3/3, 1E-7.2.1.0.1/1, 1E-9.0.1/1."""
    assert {
        "dilemmas-leave",
        "doorways-seed",
        "dilemmas-seed",
        "copies-under-missions",
        "opponents-missions",
        "victory",
        "personnel-downloads",
    } == DIFFERENT
    assert all(reading in CHOICES[name] for name, reading in OPEN.items())


def test_every_switch_and_reading_is_explained(root):
    page = (root / "docs/decisions/first-edition.md").read_text()
    named = {name for name in CHOICES if f"`{name}`" in page}
    assert named == set(CHOICES)
    missing = [reading for readings in CHOICES.values() for reading in readings if f"`{reading}`" not in page]
    assert missing == []


def test_every_ambiguity_has_a_line(root):
    page = (root / "docs/decisions/first-edition.md").read_text()
    numbers = [int(number) for number in re.findall(r"^\| (\d+) \|", page, re.MULTILINE)]
    assert len(numbers) >= AMBIGUITIES
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("turned", [{"no-such-switch": "yes"}, {"equal-points": "no-such-reading"}])
def test_a_switch_stands_at_one_of_its_readings(turned):
    with pytest.raises(ValueError, match=next(iter(turned))):
        MODERN_RULES.build({}, turned)


@pytest.mark.parametrize(("reading", "met"), [("one-per-player", 2), ("one", 1)])
def test_copies_of_two_players_under_one_mission(reading, met):
    """1E-4.3/3, ambiguity 5."""
    it = FirstTable(turned={"copies-under-one-mission": reading})
    place = it.location("Planet")
    it.person("Ann", place)
    for name in ("Elsewhere", "Farther"):
        it.person(f"at {name}", it.location(name, requirement=Skill("Telepathy")))
    for owner in (ME, OPPONENT):
        it.dilemma("Same", place, owner=owner)
    it.begin().do("attempt", it.names["Planet"], place)
    assert len(it.happened("encounter")) == met


@pytest.mark.parametrize(("reading", "level"), [("union", 3), ("rulebook", 2), ("glossary", 2)])
def test_which_skills_are_any_intelligence(reading, level):
    """1E-10.1.1.2/1, ambiguity 9."""
    it = FirstTable(turned={"any-intelligence": reading})
    place = it.location("Planet")
    skills = {"Intelligence": 1, "Orion Syndicate": 1, "Tal Shiar": 1}
    person = it.person("Ann", place, skills=skills)
    assert Group(it.state, (person,)).level("Intelligence") == level


@pytest.mark.parametrize(("reading", "winners"), [("nobody", ()), ("both", (ME, OPPONENT))])
def test_equal_points_when_both_decks_are_empty(reading, winners):
    """1E-9.0/5, ambiguity 16."""
    it = FirstTable(turned={"equal-points": reading})
    for player in (ME, OPPONENT):
        for card in it.state.zone(player, "deck"):
            table.move(it.state, card, player, "discard")
    assert winning.verdict(it.state) == (winners, "decks")


@pytest.mark.parametrize(("reading", "stopped"), [("next-turn-of-either", set()), ("next-own-turn", {ME})])
def test_when_stopped_cards_unstop(reading, stopped):
    """1E-10.2.1/6, ambiguity 17: at the start of the opponent's turn."""
    game = Orders(**{"stopped-until": reading})
    place = game.location("planet")
    people = {player: game.person(place, player=player) for player in (ME, OPPONENT)}
    game.run()
    game.happen("stop", *people.values())
    game.end_turn()
    assert {player for player, card in people.items() if game.has(card, "stopped")} == stopped
    game.end_turn()
    assert not any(game.has(card, "stopped") for card in people.values())


@pytest.mark.parametrize("reading", ["begun-anew", "goes-on"])
def test_an_action_that_an_agenda_makes_illegal_is_taken_back_by_either_reading(reading):
    """1E-5.0/8, ambiguity 13: only what stays legal may go on as it was begun."""
    it = HandTable(turned={"agendas-in-response": reading})
    barred = Forbids("download", HasPoints(-1000))
    ban = it.card("Ban", "event", barred, parent=OPPONENT, role="agenda", owner=OPPONENT, face_up=False, icons=("HA",))
    caller = it.hold("Caller", "event", Played(Download(like(titles=("Spare Event",)), "hand")))
    it.to_play().play(caller)
    it.respond(ban)
    assert (it.role(ban), it.role(caller)) == ("table", "hand")
    it.play(it.spare)
    assert it.role(it.spare) == "table"


@pytest.mark.parametrize(("reading", "turns"), [("own", 5), ("any", 3)])
def test_whose_turns_count_for_repairs(reading, turns):
    """1E-7.5.2/2, 1E-12.2/2, ambiguity 23: the turn of docking never counts."""
    game = Orders(**{"repair-turns": reading})
    place = game.location()
    outpost, ship = game.facility(place), game.ship(place)
    game.person(ship)
    game.put_marks(ship, "damage")
    game.run()
    game.do("dock", ship, outpost)
    taken = 0
    while game.has(ship, "damage"):
        game.end_turn()
        taken += 1
    assert taken == turns


def text_on_ending(points, **facts):
    """A text that scores at the end of its player's turn."""
    return When("when", "end_turn", Score(points), optional=False, **facts)


@pytest.mark.parametrize(("reading", "pile"), [("both-types", "out-of-play"), ("own-type", "discard")])
def test_whether_a_card_that_seeds_like_a_dilemma_is_one(reading, pile):
    """1E-12.13/3, 1E-2.0.1/2, ambiguity 8: where it goes, and what a text on dilemmas says of it."""
    it = FirstTable(turned={"seeds-like-a-dilemma": reading})
    place = it.location("Planet", requirement=Skill("Telepathy"))
    it.person("Ann", place)
    speaking = When("when", "encounter", Score(4), "anyone", like(types=("dilemma",)), optional=False)
    it.card("Speaking", "event", speaking, parent=ME, role="table")
    likely = it.dilemma("Nexus", place, Seeds("mission"), Encounter(Score(1)), type="doorway")
    it.begin().do("attempt", it.names["Planet"], place)
    assert [change.cards for change in it.happened("encounter")] == [(likely,)]
    assert it.role(likely) == pile
    assert it.mark(ME, "points") == (5 if reading == "both-types" else 1)


@pytest.mark.parametrize(("reading", "asked"), [("another-at-once", "offer"), ("action-fails", "orders")])
def test_what_comes_after_a_nullified_cost(reading, asked):
    """1E-6.2.0.1/2, /3, ambiguity 11: either way the action fails where nothing else is played."""
    it = HandTable(turned={"nullified-cost": reading})
    pays = Order(Gate(tries=Offer(Cards("hand", filter=like(titles=("Scan",)))), then=Score(5)))
    card = it.in_play("Survey", "event", pays)
    scans = [it.hold("Scan", "interrupt") for _ in range(2)]
    no = When("action", "action-play", Nullify(), "anyone", like(types=("interrupt",)))
    answer = it.hold("Answer", "interrupt", no, owner=OPPONENT)
    it.to_orders().do("order", card, detail="0")
    it.do("offered", scans[0])
    it.respond(answer)
    while it.decision.prompt == "opportunity":
        it.let_pass()
    assert it.decision.prompt == asked
    assert (it.role(scans[0]), it.role(scans[1]), it.mark(ME, "points")) == ("discard", "hand", 0)


@pytest.mark.parametrize(("reading", "there"), [("stay-behind", "aboard"), ("are-erased", "discard")])
def test_a_hologram_that_is_moved_to_where_it_cannot_exist(reading, there):
    """1E-6.3.2.1/3, /4, ambiguity 12."""
    game = Orders(**{"moved-holograms": reading})
    place = game.location("planet")
    ship = game.ship(place, special_equipment=("Holodeck",))
    victim, other = game.person(ship, "Fed", "Holo"), game.person(ship)
    game.run()
    game.happen("relocate", victim, to=place, role="surface")
    assert game.has(victim, "deactivated")
    game.transfer("beam", ship, place, other)
    assert game.where(victim)[1] == there


@pytest.mark.parametrize(
    ("reading", "winners"), [("capped", (ME,)), ("capped-toward-the-goal", (OPPONENT,)), ("all", (OPPONENT,))]
)
def test_whose_points_are_the_most(reading, winners):
    """1E-9.0/4, /5, ambiguity 15: 40 points beside 10 and 50 bonus points."""
    it = FirstTable(turned={"bonus-points": reading})
    for player in (ME, OPPONENT):
        for card in it.state.zone(player, "deck"):
            table.move(it.state, card, player, "discard")
    for player, name, number in ((ME, "points", 40), (OPPONENT, "points", 60), (OPPONENT, "bonus", 50)):
        table.put_mark(it.state, player, name, number)
    assert winning.verdict(it.state) == (winners, "decks")


@pytest.mark.parametrize(("reading", "counted"), [("capped", 80), ("capped-toward-the-goal", 80), ("all", 150)])
def test_which_points_count_toward_the_goal(reading, counted):
    """1E-9.0/4, ambiguity 15: 40 points and 110 bonus points."""
    it = FirstTable(turned={"bonus-points": reading})
    table.put_mark(it.state, ME, "points", 150)
    table.put_mark(it.state, ME, "bonus", 110)
    assert winning.counted(it.state, ME) == counted
    assert winning.verdict(it.state) == (((ME,), "points") if counted >= winning.goal(it.state, ME) else None)


@pytest.mark.parametrize("status", ["some", "all"])
@pytest.mark.parametrize("reading", ["set-aside", "not-attacked"])
def test_the_disabled_when_they_are_attacked(reading, status):
    """1E-10.2.3/2, 1E-7.4.2/3, 1E-G:opposing/1, ambiguity 19."""
    it, place, a, d = meeting((6,), (6, 9), **{"disabled-in-battle": reading})
    leave_something(it)
    for card in d if status == "all" else d[1:]:
        table.put_mark(it.state, card, "disabled", 1)
    it.begin()
    if reading == "not-attacked" and status == "all":
        assert it.refused(BATTLE, place) == ("nobody-to-fight", "1E-7.4.1/2")
        return
    it.do(BATTLE, place)
    assert [change.cards for change in it.happened("engage")] == ([(a[0], d[0])] if status == "some" else [])
    assert bool(it.mark(d[1], "stopped")) == (reading == "set-aside"), "who is set aside is in the force all the same"


@pytest.mark.parametrize(("reading", "clause"), [("set-aside", ""), ("not-attacked", "1E-G:opposing/1")])
def test_a_disabled_ship_as_a_target(reading, clause):
    """1E-10.2.3/1, 1E-G:opposing/1, ambiguity 19."""
    it = FirstTable(turned={"disabled-in-battle": reading})
    place = it.location("Somewhere", "space")
    mine, theirs = crewed_ship(it, "mine", place), crewed_ship(it, "theirs", place, OPPONENT)
    leave_something(it)
    table.put_mark(it.state, theirs, "disabled", 1)
    it.begin()
    problem = it.state.ruleset.actions[SHIP_BATTLE].obstacle(it.state, ME, Option(SHIP_BATTLE, mine, theirs))
    assert (problem.clause if problem else "") == clause


@pytest.mark.parametrize(("reading", "role"), [("not-wounded", "discard"), ("unhurt", "surface")])
def test_a_stunned_loser_as_the_casualty(reading, role):
    """1E-7.4.2/7, ambiguity 20: the short account of battles speaks of those who are neither."""
    it, place, a, d = meeting((7,), (6,), casualties=reading)
    leave_something(it)
    it.begin(fixed=(a[0], d[0])).do(BATTLE, place)
    it.do("stun", d[0])
    assert it.happened("win-battle")[0].player == ME
    assert it.role(d[0]) == role


def duel(attack, shields, *texts, **turned):
    """A ship attacks another, which fires back with as much as is enough for a hit; what happened, verb by verb."""
    it = FirstTable(turned=turned)
    place = it.location("Somewhere", "space")
    mine = crewed_ship(it, "mine", place, weapons=attack, shields=6)
    other = crewed_ship(it, "theirs", place, OPPONENT, weapons=8, shields=shields)
    for number, text in enumerate(texts):
        it.card(f"text {number}", "event", text, parent=ME, role="table")
    leave_something(it)
    it.begin().do(SHIP_BATTLE, mine, other)
    it.do("return-fire", mine)
    told = ("fire", "damage", "win-battle", "destroy")
    return it, mine, other, [event.change.verb for event in it.events if event.change.verb in told]


@pytest.mark.parametrize(
    ("reading", "verbs"),
    [
        ("end-of-battle", ["fire", "fire", "damage", "damage", "win-battle", "destroy"]),
        ("at-once", ["fire", "fire", "damage", "damage", "destroy", "win-battle"]),
    ],
)
def test_when_a_direct_hit_destroys(reading, verbs):
    """1E-7.4.3/8, /10, 1E-G:damage/2, ambiguity 21: the winner is the same."""
    it, mine, other, happened = duel(20, 8, **{"direct-hits-destroy": reading})
    assert happened == verbs
    assert it.happened("win-battle")[0].player == ME
    assert (it.role(other), it.mark(mine, "damage")) == ("discard", 1)


WEAKER = Static(Cards("command", of="anyone", filter=like(types=("ship",), damaged=True)), (Raise(("Weapons",), -4),))


@pytest.mark.parametrize(("reading", "damage"), [("after-return-fire", 1), ("before-return-fire", 0)])
def test_whether_the_opening_fire_weakens_the_return_fire(reading, damage):
    """1E-7.4.3/6, /7, ambiguity 22: a text lowers the WEAPONS of damaged ships."""
    it, mine, other, _ = duel(9, 8, WEAKER, **{"damage-applied": reading})
    assert it.mark(mine, "damage") == damage
    assert it.mark(other, "damage") == 1


def test_what_is_destroyed_at_once_by_the_opening_fire_does_not_return_it():
    """1E-G:damage/2, ambiguities 21 and 22 together."""
    it, mine, other, happened = duel(
        20, 8, **{"direct-hits-destroy": "at-once", "damage-applied": "before-return-fire"}
    )
    assert happened == ["fire", "damage", "destroy", "win-battle"]
    assert (it.role(other), it.mark(mine, "damage")) == ("discard", 0)


@pytest.mark.parametrize(("reading", "offered"), [("any-number", True), ("one", False)])
def test_how_often_one_may_counter_attack(reading, offered):
    """1E-7.4.4/2, ambiguity 24."""
    it, place, _, _ = meeting((6,), (6,), other="Fed", **{"counter-attacks": reading})
    crewed_ship(it, "mine", place)
    crewed_ship(it, "theirs", place, OPPONENT, affiliations=("Fed",), leader=False)
    leave_something(it)
    it.begin().do(BATTLE, place)
    it.do("end-turn")
    while it.decision.prompt != "orders":
        it.do("end-play")
    assert it.offers(BATTLE)
    assert it.offers(SHIP_BATTLE)
    it.do(BATTLE, place)
    assert bool(it.offers(SHIP_BATTLE)) == offered


@pytest.mark.parametrize(("reading", "points"), [("once", 3), ("each", 6)])
def test_whether_copies_add_up_for_a_player(reading, points):
    """1E-12.9.0.3/1, 1E-G:cumulative/5, ambiguity 26."""
    it = HandTable(turned={"copies-for-players": reading})
    for _ in range(2):
        it.in_play("Copy", "event", text_on_ending(3))
    it.to_orders().do("end-turn")
    if it.decision.prompt == "end-of-turn":
        it.do("respond", it.decision.options[0].card, detail="0")
    assert it.mark(ME, "points") == points


@pytest.mark.parametrize(("reading", "is_asked"), [("any-order", True), ("fixed", False)])
def test_the_order_of_what_happens_at_the_end_of_a_turn(reading, is_asked):
    """1E-8.0/1, ambiguity 28: in the fixed order texts come before countdowns."""
    it = HandTable(turned={"end-of-turn": reading})
    bomb = it.in_play("Bomb", "event", countdown=1)
    text = it.in_play("Text", "event", text_on_ending(3))
    it.to_orders().do("end-turn")
    assert (it.decision.prompt == "end-of-turn") == is_asked
    if is_asked:
        it.do("expire", bomb)
    verbs = [event.change.verb for event in it.events if event.change.verb in ("score", "expire", "draw")]
    assert verbs == (["expire", "score", "draw"] if is_asked else ["score", "expire", "draw"])
    assert (it.role(bomb), it.role(text)) == ("discard", "table")


@pytest.mark.parametrize(("reading", "joins"), [("controller", True), ("largest", False)])
def test_who_says_to_which_team_somebody_belongs(reading, joins):
    """1E-7.0.1/3, ambiguity 29."""
    game = Orders(**{"teams-of-several": reading})
    place = game.location("planet")
    feds = [game.person(place, "Fed") for _ in range(2)]
    klingon, free = game.person(place, "Kli"), game.person(place, "NA")
    game.run()
    assert set(teams.team_of(game.state, free)) == {*feds, free}
    assert bool(game.offered("join-team")) == joins
    assert game.disagreements("join-team") == set()
    assert game.why_not("join-team", free, klingon) == ("" if joins else "1E-7.0.1/3")


@pytest.mark.parametrize(("reading", "ended_in"), [("seeder", OPPONENT), ("encounterer", ME)])
def test_whose_turns_the_countdown_of_a_dilemma_counts(reading, ended_in):
    """1E-8.1/1, 1E-7.2.2.0.1/1, ambiguity 30: the opponent seeded it, player 1 encounters it."""
    it = FirstTable(turned={"dilemma-countdowns": reading})
    place = it.location("Planet", requirement=Skill("Telepathy"))
    it.person("Ann", place)
    leave_something(it)
    clock = it.dilemma("Clock", place, Encounter(Score(1)), cured(Skill("Telepathy")), countdown=1)
    it.begin().do("attempt", it.names["Planet"], place)
    assert it.role(clock) == "at"
    it.do("end-turn")
    assert (it.role(clock) != "at") == (ended_in == ME)
    while it.decision.prompt != "orders":
        it.do("end-play")
    it.do("end-turn")
    assert it.role(clock) != "at"
