"""The rules of thumb, one by one."""

import pytest

from spaceline.core.data.decisions import Selection
from spaceline.effects.nodes.abilities import Faced, Played
from spaceline.effects.nodes.effects import Draw, Gate, Kill, Score, Select, Sequence, Stop
from spaceline.effects.nodes.requirements import All, Any, Each, Skill, Total
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.tests import Shows
from spaceline.players.heuristic.appraisal import Appraisal, harm_of, worth_of_text
from spaceline.players.heuristic.card_choice import allowed
from spaceline.players.heuristic.guesses import Crowd, at_least, exceeds, shares_of
from spaceline.players.heuristic.harm import is_bad_for
from spaceline.players.heuristic.second.board import Site
from spaceline.players.heuristic.second.odds import Odds
from spaceline.players.heuristic.second.strength import may_attempt, staffs
from spaceline.players.heuristic.strength import Force, lacking
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.facts import AttemptPermission, Facts


def facts(name="x", **fields):
    return Facts(**{"id": name, "set": "t", "number": 1, "rarity": "C", "title": name, "type": "personnel"} | fields)


def personnel(name="p", *skills, cunning=5, **fields):
    attributes = {"Integrity": 5, "Cunning": cunning, "Strength": 5}
    return facts(name, skills=dict.fromkeys(skills, 1), attributes=attributes, **fields)


def dilemma(effect):
    return CardDefinition(facts("d", type="dilemma"), (Faced(effect),))


MEDICS = (personnel("a", "Medical"), personnel("b", "Medical", "Law"))


@pytest.mark.parametrize(
    ("requirement", "missing"),
    [
        (Skill("Medical", 2), 0),
        (Skill("Medical", 3), 1),
        (Total(("Cunning",), 9), 0),
        (Total(("Cunning",), 14), 1),
        (All((Skill("Law"), Skill("Physics"))), 1),
        (Any((Skill("Law"), Skill("Physics"))), 0),
        (Each(1, All((Skill("Law"), Skill("Medical")))), 0),
        (Each(2, Skill("Law")), 1),
    ],
)
def test_what_a_group_lacks_is_counted(requirement, missing):
    assert lacking(Force(MEDICS), requirement) == missing


def test_the_values_of_the_ship_count_where_they_are_asked():
    ship = facts("s", type="ship", attributes={"Range": 8, "Weapons": 9, "Shields": 7})
    assert lacking(Force(MEDICS, ship), Total(("Weapons",), 8)) == 0
    assert lacking(Force(MEDICS), Total(("Weapons",), 8)) > 0


def test_a_ship_needs_its_icons_and_its_affiliation():
    ship = facts("s", type="ship", affiliation="Kli", staffing=("Cmd", "Stf"))
    commander = personnel("c", affiliation="Kli", icons=("Cmd",))
    staff = personnel("d", affiliation="Rom", icons=("Stf",))
    assert staffs((commander, staff), ship)
    assert staffs((commander, commander), ship)
    assert not staffs((commander,), ship)
    assert not staffs((staff, staff), ship)


def test_an_attempt_needs_an_affiliation_that_may_begin_it():
    assert may_attempt((personnel(affiliation="Kli"),), None)
    assert not may_attempt((personnel(affiliation="Kli"),), AttemptPermission(affiliations=("Rom",)))
    assert not may_attempt((personnel(affiliation="Kli"),), AttemptPermission(excluded=("Kli",)))


def site(requirement, overcome=0):
    it = facts("m", type="mission", kind="planet", requirement=requirement, points=30)
    return Site(2000, 10, it, is_completed=False, overcome=overcome)


def test_more_than_is_required_makes_success_likelier():
    few = tuple(personnel(f"a{n}", "Medical") for n in range(2))
    many = tuple(personnel(f"a{n}", "Medical") for n in range(9))
    odds = Odds(1)
    assert odds.success(few[:1], site(Skill("Medical", 2)), None) == 0
    assert odds.success(few, site(Skill("Medical", 2)), None) < odds.success(many, site(Skill("Medical", 2)), None)


def test_dilemmas_overcome_make_success_likelier():
    group = tuple(personnel(f"a{n}", "Medical") for n in range(5))
    needs = Skill("Medical", 4)
    assert Odds(1).success(group, site(needs, 5), None) == 1 > Odds(1).success(group, site(needs), None)


def test_what_is_known_of_a_side_makes_a_guess():
    shares = shares_of(MEDICS)
    assert dict(shares) == {"Law": 0.5, "Medical": 1.0}
    assert Crowd(1, shares).meets(Skill("Medical")) == pytest.approx(1)
    assert Crowd(2, shares).meets(Skill("Law")) == pytest.approx(0.75)
    assert Crowd(2, shares).meets(All((Skill("Law"), Skill("Physics")))) < 0.1


def test_chances_of_numbers():
    assert at_least(1, 3, 0.5) == pytest.approx(0.875)
    assert at_least(2, 2, 0.5) == pytest.approx(0.25)
    assert at_least(4, 3, 0.9) == 0
    assert exceeds(20, 8, 1) > 0.99
    assert exceeds(80, 8, 1) < 0.01


def test_a_dilemma_is_worth_what_it_stops_and_kills():
    stops_all = dilemma(Gate(test=Shows(Skill("Medical", 3)), otherwise=Stop(Cards("facing"))))
    stops_one = dilemma(Sequence((Select(Cards("facing"), by="random"), Stop(Cards("named", name="those")))))
    kills_one = dilemma(Sequence((Select(Cards("facing"), by="random"), Kill(Cards("named", name="those")))))
    small, large = Crowd(4), Crowd(12)
    assert harm_of(stops_one, small) == 1 < harm_of(kills_one, small)
    assert harm_of(stops_all, small) > harm_of(kills_one, small)
    assert harm_of(stops_all, small) / 4 > harm_of(stops_all, large) / 12, (
        "a large group is likelier to have the skills"
    )


def test_who_is_asked_takes_the_better_way():
    lose_or_stop = Gate(asks="you", then=Score(-20), otherwise=Stop(Cards("facing")))
    assert Appraisal(Crowd(9)).of(lose_or_stop) == pytest.approx(-3)
    assert Appraisal(Crowd(2)).of(lose_or_stop) == pytest.approx(-2)


def test_a_card_that_draws_and_scores_is_worth_playing():
    assert worth_of_text(CardDefinition(facts("e", type="event"), (Played(Sequence((Draw(2), Score(5)))),))) > 2


def test_a_text_tells_whether_being_chosen_is_bad():
    victim = dilemma(Sequence((Select(Cards("facing"), name="it"), Kill(Cards("named", name="it")))))
    spared = dilemma(Sequence((Select(Cards("facing"), name="it"), Stop(Cards("facing", apart=("it",))))))
    assert is_bad_for(victim, "it")
    assert not is_bad_for(spared, "it")


def test_cards_are_picked_within_the_budget_and_one_of_a_group():
    selection = Selection((1, 2, 3, 4), 0, 3, weights=(3, 2, 2, 1), budget=5, groups=(0, 1, 1, 2))
    assert allowed(selection, (2, 3, 1, 4), 3) == (2, 1)
    assert allowed(selection, (2, 3, 4, 1), 2) == (2, 4)
