"""Variable attributes: X is picked from a list each time it is needed (1E-10.1.0.7/2). The cards are invented."""

from __future__ import annotations

import pytest

from spaceline.core import engine, table
from spaceline.core.data.decisions import Option
from spaceline.core.view import seen_event, view
from spaceline.effects.nodes.abilities import Cure, Encounter, Nullifier, Played, Static, Variable
from spaceline.effects.nodes.effects import Kill, Sequence, Stop, Top
from spaceline.effects.nodes.modifiers import Gain, Raise
from spaceline.effects.nodes.requirements import All, AnyRequirement, Each, Skill, Total
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Are, Shows
from spaceline.effects.nodes.traits import like
from spaceline.players.heuristic.first.board import Board
from spaceline.players.heuristic.first.choosing import Choosing
from spaceline.presentation import label, prompt, tell
from spaceline.presentation.first.text import TEXT
from spaceline.rules.first.facts import DualPerson
from spaceline.rules.first.values import attribute, card_values
from tests.contract.checks import contract
from tests.support.first_battles import BATTLE, meeting
from tests.support.first_hand import HandTable
from tests.support.first_table import ME, OPPONENT, FirstTable

PICK = Variable((2, 7))
FACING = Cards("facing")
KINDS = {"docked": "ship", "space": "ship", "aboard": "personnel", "surface": "personnel"}


def kind(owner: int, role: str, in_play: bool) -> str:
    """What a card that cannot be read might be."""
    return KINDS.get(role, "event")


def keeps_the_contract(it: FirstTable) -> None:
    """Nothing asked tells more than everybody may know; positions are saved, copied and sampled as always."""
    pools: dict[str, list[str]] = {"ship": [], "personnel": [], "event": []}
    for id, card in it.definitions.items():
        if card.type in pools and card.title:
            pools[card.type].append(id)
    contract(it.state, pools, kind)


def asked_value(it: FirstTable) -> tuple[int, int, tuple[str, ...]] | None:
    """Who is asked for the X of which card, and what it may be; None where something else is asked."""
    asked = engine.decision(it.state)
    if asked is None or asked.prompt != "pick-value":
        return None
    return asked.player, asked.about[0], tuple(option.detail for option in asked.options)


def pick(it: FirstTable, number: int) -> None:
    """Answer with a number."""
    asked = asked_value(it)
    assert asked is not None
    it.do("value", asked[1], detail=str(number))


def team(requirement: AnyRequirement, *dilemmas: object, turned: dict[str, str] | None = None, **facts: object):
    """Ann, whose INTEGRITY is X, and Bob at a planet mission with dilemmas, of which the last given is met first."""
    it = FirstTable(turned=turned)
    place = it.location("Planet", requirement=requirement)
    ann = it.person("Ann", place, *facts.pop("abilities", (PICK,)), integrity=facts.pop("integrity", "X"), **facts)
    it.person("Bob", place, integrity=4)
    for number, ability in enumerate(dilemmas):
        it.dilemma(f"Dilemma {number}", place, *(ability if isinstance(ability, tuple) else (ability,)))
    far = it.location("Elsewhere", requirement=Skill("Telepathy"))
    it.person("Idle", far)
    it.person("Idle there", far, owner=OPPONENT)
    it.ship("Needed for the pool", far)
    return it.begin(), ann, place


def attempt(it: FirstTable) -> None:
    """Attempt the mission."""
    it.do("attempt", it.names["Planet"], it.places["Planet"])


INTEGRITY = Total(("Integrity",), 10)


@pytest.mark.parametrize(
    ("printed", "picked", "value"), [("X", 7, 7), ("5+X", 2, 7), ("8-X", 2, 6), ("3-X", 7, 0), (5, 7, 5)]
)
def test_x_stands_in_a_printed_expression(printed, picked, value):
    """1E-10.1.0.7/2; below zero counts as zero."""
    it, ann, _ = team(INTEGRITY, integrity=printed)
    table.put_mark(it.state, ann, "variable", picked + 1)
    assert attribute(it.state, ann, "Integrity") == value


@pytest.mark.parametrize("printed", ["Q", "NO", "*", "X*2", "2X", "__import__('os')"])
def test_another_letter_is_undefined(printed):
    """1E-10.1.0.7/1."""
    it, ann, _ = team(INTEGRITY, integrity=printed)
    assert attribute(it.state, ann, "Integrity") == 0


def test_x_without_a_list_is_undefined():
    """1E-10.1.0.7/1."""
    it, ann, _ = team(INTEGRITY, abilities=())
    assert attribute(it.state, ann, "Integrity") == 0


@pytest.mark.parametrize(("picked", "by"), [(7, ME), (2, 0)])
def test_it_is_picked_before_a_mission_is_checked(picked, by):
    """1E-10.1.0.7/2, 1E-7.2.5/1."""
    it, ann, place = team(INTEGRITY)
    attempt(it)
    assert asked_value(it) == (ME, ann, ("2", "7"))
    assert it.decision.clause == "1E-10.1.0.7/2"
    keeps_the_contract(it)
    pick(it, picked)
    assert it.mark(place, "completed") == by
    assert attribute(it.state, ann, "Integrity") == picked


@pytest.mark.parametrize("requirement", [Skill("Honor"), Total(("Cunning",), 10), Each(keyword="Captain")])
def test_where_nobody_needs_it_nobody_is_asked(requirement):
    """1E-10.1.0.7/2."""
    it, _, _ = team(requirement)
    attempt(it)
    assert asked_value(it) is None
    assert len(it.happened("complete")) + len(it.happened("fail-attempt")) == 1


@pytest.mark.parametrize("requirement", [Each(meets=Total(("Integrity",), 6)), All((Skill("Honor"), INTEGRITY))])
def test_a_part_of_a_requirement_may_need_it(requirement):
    """1E-10.1.0.7/2."""
    it, ann, _ = team(requirement)
    attempt(it)
    assert asked_value(it) == (ME, ann, ("2", "7"))


def kill_top(attribute: str, cards: Cards) -> Sequence:
    """Kill whoever has most of it."""
    return Sequence((Top(attribute, cards), Kill(Cards("named", name="those"))))


WALL = Encounter(unless=Shows(INTEGRITY, FACING))
WEAK = Encounter(Kill(Cards("facing", filter=like(below=("Integrity", 5)))))
HARD = Encounter(Stop(FACING), trigger=Are(FACING, like(below=("Integrity", 5))))


def test_it_is_picked_anew_each_time():
    """1E-10.1.0.7/2, 1E-G:variable-attribute/1: two needs in a row, two numbers."""
    strongest = Encounter(kill_top("Integrity", FACING))
    it, ann, _ = team(Skill("Honor"), strongest, WALL)
    attempt(it)
    assert asked_value(it) is not None
    pick(it, 7)
    assert it.happened("overcome")
    assert asked_value(it) == (ME, ann, ("2", "7"))
    keeps_the_contract(it)
    pick(it, 2)
    assert it.role(ann) == "surface"
    assert it.role(it.names["Bob"]) == "discard"


@pytest.mark.parametrize("dilemma", [WEAK, HARD, (WEAK, HARD)])
def test_each_effect_of_a_dilemma_that_needs_it_asks(dilemma):
    """1E-7.2.2.0.1/2: an automatic effect, a trigger, both one after the other."""
    it, _, _ = team(Skill("Honor"), dilemma)
    attempt(it)
    for _ in range(2 if isinstance(dilemma, tuple) else 1):
        assert asked_value(it) is not None
        keeps_the_contract(it)
        pick(it, 7)
    assert asked_value(it) is None


def test_nullifiers_and_cures_ask():
    """1E-7.2.2.4/1, 1E-7.2.2.3/1."""
    stops = Encounter(Stop(Cards("facing", filter=like(skills=("Greed",)))))
    it, _, _ = team(Skill("Honor"), (stops, Nullifier(Shows(Total(("Integrity",), 99), FACING)), Cure(WALL.unless)))
    attempt(it)
    for number in (2, 7):
        assert asked_value(it) is not None
        pick(it, number)
    assert it.role(it.names["Dilemma 0"]) == "out-of-play"
    assert asked_value(it) is None


def test_a_text_in_force_may_need_it():
    """1E-10.1.0.7/2: whoever has the INTEGRITY has the skill that the mission asks for."""
    if_strong = Shows(Total(("Integrity",), 10), Cards("command", filter=like(titles=("Ann", "Bob"))))
    teacher = Static(Cards("this"), (Gain(("Honor",)),), if_strong)
    it, _, place = team(Skill("Honor"), abilities=(PICK, teacher))
    attempt(it)
    pick(it, 7)
    assert it.mark(place, "completed") == ME


def test_what_cannot_be_used_is_undefined():
    """1E-10.1.0.7/1, /2: zero, not modified, and not asked for."""
    booster = Static(Cards("command", filter=like(types=("personnel",))), (Raise(("Integrity",), 3),))
    it, ann, _ = team(INTEGRITY)
    it.card("Booster", "event", booster, parent=ME, role="table")
    it.begin("execute_orders")
    assert attribute(it.state, ann, "Integrity") == 5
    table.put_mark(it.state, ann, "disabled", 1)
    assert attribute(it.state, ann, "Integrity") == 0
    attempt(it)
    assert asked_value(it) is None
    assert it.happened("fail-attempt")


def test_until_it_is_picked_the_first_number_counts():
    """1E-10.1.0.7/2: even in hand."""
    it = HandTable()
    card = it.hold("Cat", "personnel", PICK, attributes={"Integrity": "4+X", "Cunning": 5, "Strength": 5})
    it.to_orders()
    assert attribute(it.state, card, "Integrity") == 6


def test_a_card_that_leaves_play_forgets_it():
    """1E-10.1.0.7/2."""
    it, ann, _ = team(INTEGRITY)
    attempt(it)
    pick(it, 7)
    table.move(it.state, ann, ME, "hand")
    assert not it.mark(ann, "variable")
    assert attribute(it.state, ann, "Integrity") == 2


@pytest.mark.parametrize(("reading", "player"), [("controller", OPPONENT), ("owner", ME)])
def test_who_picks(reading, player):
    """1E-10.1.0.7/2, 1E-G:variable-attribute/1, ambiguity 10."""
    it, ann, place = team(INTEGRITY, turned={"variable-chosen-by": reading, "opponents-missions": "any"})
    for card in (ann, it.names["Bob"]):
        table.hand_over(it.state, card, OPPONENT)
    it.begin("execute_orders", OPPONENT)
    it.do("attempt", it.names["Planet"], place)
    assert asked_value(it) == (player, ann, ("2", "7"))
    keeps_the_contract(it)


def test_two_attributes_have_one_x():
    """1E-10.1.0.7/2: 7+X and 4+X."""
    it, ann, _ = team(INTEGRITY, integrity="7+X", strength="4+X")
    attempt(it)
    pick(it, 7)
    assert [attribute(it.state, ann, name) for name in ("Integrity", "Cunning", "Strength")] == [14, 6, 11]


def test_a_card_of_several_affiliations():
    """1E-6.3.3/1: X is the same in each."""
    it, ann, _ = team(INTEGRITY, affiliations=("Fed", "Kli"))
    for mode, affiliation in enumerate(("Fed", "Kli")):
        table.put_mark(it.state, ann, "mode", mode)
        table.put_mark(it.state, ann, "variable", 8)
        assert card_values(it.state, ann).affiliations == (affiliation,)
        assert attribute(it.state, ann, "Integrity") == 7


def test_one_of_two_on_a_card():
    """1E-6.3.4/1."""
    halves = (
        DualPerson(name="Al", attributes={"Integrity": "X", "Cunning": 5, "Strength": 5}),
        DualPerson(name="Bea", attributes={"Integrity": 4, "Cunning": 5, "Strength": 5}),
    )
    it, ann, _ = team(INTEGRITY, pair=halves)
    attempt(it)
    pick(it, 7)
    assert attribute(it.state, ann, "Integrity") == 11


def battle():
    """Two teams in which one each has a STRENGTH of X."""
    it, place, mine, theirs = meeting((4,), (4,))
    cat = it.person("Cat", place, PICK, strength="X", affiliations=("Kli",))
    dog = it.person("Dog", place, Variable((1, 9)), strength="X", owner=OPPONENT, affiliations=("Rom",))
    it.ship("Needed for the pool", place)
    return it, place, (cat, *mine), (dog, *theirs)


def test_it_is_picked_when_two_meet_in_battle_and_for_the_totals():
    """1E-10.1.0.7/2, 1E-7.4.2/4, 1E-7.4.2/6."""
    it, place, (cat, ann), (dog, bob) = battle()
    it.begin(fixed=(cat, dog, ann, bob))
    it.do(BATTLE, place)
    assert asked_value(it) == (ME, cat, ("2", "7"))
    keeps_the_contract(it)
    pick(it, 7)
    assert asked_value(it) == (OPPONENT, dog, ("1", "9"))
    keeps_the_contract(it)
    pick(it, 9)
    assert it.decision.numbers == {"own": 9, "opposing": 7}
    it.let_pass()
    assert [asked_value(it)[1], pick(it, 7), asked_value(it)[1]] == [cat, None, dog]
    keeps_the_contract(it)
    pick(it, 1)
    assert [change.amount for change in it.happened("win-battle")] == [11]


def test_whoever_is_stunned_before_the_totals_is_not_asked_again():
    """1E-7.4.2/6."""
    it, place, (cat, ann), (dog, bob) = battle()
    it.begin(fixed=(cat, dog, ann, bob))
    it.do(BATTLE, place)
    pick(it, 2)
    pick(it, 9)
    it.do("wound", cat)
    assert asked_value(it) == (OPPONENT, dog, ("1", "9"))


@pytest.mark.parametrize(("strongest", "dies"), [(7, "Cat"), (2, "Ann")])
def test_a_card_that_is_played_may_need_it(strongest, dies):
    """1E-10.1.0.7/2."""
    it = HandTable()
    fury = Played(kill_top("Strength", Cards("command", filter=like(types=("personnel",)))))
    event = it.hold("Fury", "interrupt", fury)
    for name, strength in (("Ann", 6), ("Cat", "X")):
        it.person(name, it.planet, *((PICK,) if strength == "X" else ()), strength=strength)
    it.to_orders()
    it.play(event)
    pick(it, strongest)
    assert it.role(it.names[dies]) == "discard"


def test_what_x_may_be_is_open_to_both():
    """1E-12.12/2: the opponent sees that it is picked."""
    it, ann, _ = team(INTEGRITY)
    assert it.state.ruleset.alike(it.state, ann) == "personnel; Fed; X=2; X=7"


def test_only_what_the_text_names_can_be_picked():
    """1E-10.1.0.7/2."""
    it, ann, _ = team(INTEGRITY)
    attempt(it)
    assert it.decision.options == (Option("value", ann, detail="2"), Option("value", ann, detail="7"))
    assert it.refused("value", ann, detail="9") == ("not-offered", "1E-10.1.0.7/2")


def test_both_players_read_what_x_is():
    """1E-10.1.0.7/2: who asks and what is answered, in words; the opponent does not read the card."""
    it, _, _ = team(INTEGRITY)
    attempt(it)
    pool, shown = it.state.ruleset.definitions, view(it.state, ME)
    assert prompt(shown, shown.decision, pool, TEXT) == "What is X of Ann?"
    assert [label(shown, option, pool, TEXT) for option in shown.decision.options] == ["X is 2", "X is 7"]
    pick(it, 7)
    (event,) = (event for event in it.events if event.change.verb == "vary")
    told = {viewer: tell(seen_event(it.state, event, viewer), view(it.state, viewer), pool, TEXT) for viewer in (1, 2)}
    assert told == {ME: "X of Ann is 7.", OPPONENT: "X of 1 card is 7."}


def test_the_computer_player_picks_the_most_and_reads_it():
    """Players know views only."""
    it, _, _ = team(INTEGRITY)
    attempt(it)
    board = Board(view(it.state, ME), it.state.ruleset.definitions)
    option = Choosing(board).option(board.view.decision)
    assert option is not None
    assert option.detail == "7"
    number = option.card
    pick(it, 7)
    assert Board(view(it.state, ME), it.state.ruleset.definitions).member(number).attributes["Integrity"] == 7
