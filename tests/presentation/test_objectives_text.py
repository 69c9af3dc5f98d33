"""What players of the Objectives variant read of locations, objectives, engagements and dilemmas."""

from spaceline.core.data.decisions import Check
from spaceline.core.data.seen import SeenEvent
from spaceline.core.view import seen_decision
from spaceline.lab.scenarios.running import positions
from spaceline.presentation import describer_for, presentation_of, running_total, table_of
from spaceline.presentation.prompts import asked, prompt_of
from spaceline.presentation.telling import told
from tests.support.scenario_files import FOLDER, scenario
from tests.support.shown_games import scene

ENGAGEMENT = FOLDER / "objectives/tactics/the-winners-tactic-damages.yaml"
DILEMMAS = FOLDER / "objectives/dilemmas/above-the-limit-with-all-the-rest.yaml"


def after(file, steps):
    return next(at.state for number, at in positions(scenario(file)) if number == steps)


def numbered(seen, name):
    return next(card for card in seen.cards if seen.name(card) == name)


def test_the_question_of_each_side_tells_how_its_ships_stand():
    state = after(ENGAGEMENT, 1)
    attacker = asked(scene(state, 1), seen_decision(state, 1))
    assert attacker == "Raider attacks Trader. Your Weapons 9, Shields against them 5. Do you draw a tactic?"
    state = after(ENGAGEMENT, 3)
    attacked = asked(scene(state, 2), seen_decision(state, 2))
    assert attacked == "Raider attacks Trader. Your Shields 5, Weapons against them 9. Do you draw a tactic?"


def test_an_engagement_is_told_by_its_ships():
    seen = scene(after(ENGAGEMENT, 1), 1)
    cards = tuple(numbered(seen, name) for name in ("Raider", "Raid Leader", "Trader"))
    definitions = tuple(seen.cards[card].definition for card in cards)
    event = SeenEvent("engagement", 1, cards, definitions, count=3)
    assert told(seen, event) == "You attack Trader with Raider."
    own = SeenEvent("win-battle", 1, cards[:2], definitions[:2], count=2)
    assert told(seen, own) == "You win with Raider."
    personnel = SeenEvent("win-battle", 1, cards[1:2], definitions[1:2], count=1)
    assert told(seen, personnel) == "You win with Raid Leader."


def test_damage_taken_off_by_a_text_names_no_ship_that_nobody_told():
    seen = scene(after(ENGAGEMENT, 5), 1)
    marker, ship = numbered(seen, "Evasive Roll"), numbered(seen, "Trader")
    off = SeenEvent("repair", 2, (marker,), (seen.cards[marker].definition,), count=1)
    assert told(seen, off) == "Taken off a ship: Evasive Roll."
    order = SeenEvent("repair", 2, (marker,), (seen.cards[marker].definition,), count=1, to=ship)
    assert told(seen, order) == "Evasive Roll is taken off Trader."


def test_a_tactic_shows_what_it_adds_and_damages():
    seen = scene(after(ENGAGEMENT, 5), 1)
    face = describer_for(seen).face(seen.definition(numbered(seen, "Evasive Roll")))
    assert face.attributes == {"Shields": "+4", "Hull": "10%"}


def test_a_place_tells_its_quadrant_and_a_ship_its_hull_damage():
    seen = scene(after(ENGAGEMENT, 5), 2)
    sent = table_of(seen, after(ENGAGEMENT, 5).ruleset.roles, {})
    assert {place.where for place in sent.places} == {"Alpha quadrant"}
    assert [it.label for card in sent.cards if card.name == "Trader" for it in card.statuses] == ["hull damage 10%"]
    assert presentation_of("objectives").layout.strengths == ("Weapons", "Shields")


def test_what_is_met_at_a_location_is_what_the_objective_asks_for():
    seen = scene(after(ENGAGEMENT, 0), 1)
    location = next(it.id for it in seen.view.cards if it.role == "mission")
    person = numbered(seen, "Raid Leader")
    met = SeenEvent("use", 1, (person,), (seen.cards[person].definition,), 1, source=location, detail="Honor")
    assert told(seen, met) == "What the objective asks for is met by Raid Leader (Honor)."
    ship = SeenEvent("use", 1, (person,), met.definitions, 1, source=numbered(seen, "Raider"), detail="Honor")
    assert told(seen, ship) == "What Raider asks for is met by Raid Leader (Honor)."


def test_dilemmas_are_chosen_with_their_costs_though_no_cost_keeps_from_choosing():
    state = after(DILEMMAS, 1)
    decision, seen = seen_decision(state, 2), scene(state, 2)
    pick = prompt_of(seen, decision, 1).pick
    assert [it.weight for it in pick.candidates] == [seen.facts(card).cost for card in decision.selection.cards]
    assert pick.budget is None
    chosen = decision.selection.cards[:2]
    cost = sum(seen.facts(card).cost for card in chosen)
    told_of = running_total(seen, decision, chosen, Check(decision.selection.cards[2:], 0, 0, complete=True))
    assert told_of[:2] == ["2 chosen", f"cost {cost} of {decision.numbers['limit']}"]


def test_no_more_may_be_added_than_may_be_chosen():
    state = after(ENGAGEMENT, 2)
    decision, seen = seen_decision(state, 1), scene(state, 1)
    assert decision.prompt == "lay-tactic"
    both = Check(decision.selection.cards, 0, 0, complete=True)
    assert running_total(seen, decision, (), both) == ["0 chosen", "1 more could be added"]
    assert running_total(seen, decision, decision.selection.cards[:1], both) == ["1 chosen"]


def test_a_dilemma_of_the_wrong_kind_is_said_to_be_void():
    state = after(FOLDER / "objectives/dilemmas/the-wrong-kind-is-not-faced.yaml", 1)
    seen, decision = scene(state, 2), seen_decision(state, 2)
    kinds = {it.label: it.remark.split(" · ")[0] for it in prompt_of(seen, decision, 1).pick.candidates}
    assert {told for told in kinds.values() if told.endswith(", void here")} == {"space, void here"}
    assert {"planet", "dual"} & set(kinds.values())


def test_an_attack_and_a_counterattack_are_offered_with_what_stands_against_what():
    start = after(ENGAGEMENT, 0)
    offered = [it.label for it in prompt_of(scene(start, 1), seen_decision(start, 1), 1).choices]
    assert "Attack Trader with Raider: Weapons 9, Shields 5" in offered
    struck = after(FOLDER / "objectives/counterattack/by-federation.yaml", 1)
    back = [it.label for it in prompt_of(scene(struck, 2), seen_decision(struck, 2), 1).choices]
    assert back[0] == "Strike back at Warbird with Cruiser: Weapons 5, Shields 4"


def test_a_system_is_taken_off_its_ship_for_its_cost():
    start = after(FOLDER / "objectives/systems/installed-and-taken-off-for-its-cost.yaml", 2)
    offered = [it.label for it in prompt_of(scene(start, 1), seen_decision(start, 1), 1).choices]
    assert [it for it in offered if it.startswith("Take ")] == ["Take Coils off Cruiser (cost 2)"]
