"""A definition whose types are right can still say nothing, or something nobody can understand."""

import pytest

from spaceline.effects.lint import CHECKS, LARGEST, problems_of
from spaceline.effects.nodes import NODES
from spaceline.effects.nodes.abilities import AfterFailure, FreeRegion, Played, Static, When
from spaceline.effects.nodes.choices import Name, Redirect
from spaceline.effects.nodes.course import Allot
from spaceline.effects.nodes.effects import Draw, Gate, Put, Score, Select, Sequence, Stop
from spaceline.effects.nodes.modifiers import (
    Bar,
    Becomes,
    Copy,
    Cost,
    Demand,
    Fix,
    Gain,
    Lose,
    Multiply,
    Raise,
    Stands,
    Tax,
)
from spaceline.effects.nodes.requirements import All, Each, Requirement, Skill, Total
from spaceline.effects.nodes.selectors import Cards, CardsPlayed as PlayedOf, Count
from spaceline.effects.nodes.tests import AtLeast, Both, Shows
from spaceline.effects.phrases import (
    about_to,
    attributes,
    commands,
    countdown,
    cured,
    damage,
    destroy,
    download,
    draw,
    encounter,
    faced,
    for_each,
    here,
    if_,
    if_cannot,
    immune,
    kill,
    like,
    may_attempt,
    may_play,
    nullify,
    number,
    one,
    onto_ship,
    opens,
    order,
    plays_on,
    prevent,
    random,
    relocate,
    remaining,
    select,
    select_top,
    sequence,
    skill,
    static,
    stop,
    stop_all,
    stop_others,
    target,
    tell,
    this,
    this_ship,
    those,
    treaty,
    unless,
    unused,
    variable,
    when,
    when_played,
)
from spaceline.effects.vocabulary import Vocabulary
from tools.effect_examples import EXAMPLES

SKILLS = ("Law", "Honor", "Officer", "Security", "Treachery", "Science", "Physics", "Geology", "Medical", "Biology")

KNOWN = Vocabulary(
    titles=frozenset({"Quark"}),
    affiliations=frozenset({"Baj", "Fed", "Kli", "NA"}),
    icons=frozenset({"Cmd", "Stf", "Maq"}),
    skills=frozenset({*SKILLS, "Engineer"}),
    keywords=frozenset({"Hand Weapon", "Gul", "Kai", "Thief"}),
    species=frozenset({"Human", "Android"}),
    classes=frozenset({"Galor"}),
    characteristics=frozenset({"male", "female", "Captain"}),
    quadrants=frozenset({"Alpha", "Gamma", "Delta"}),
    regions=frozenset({"Badlands"}),
    icons_anywhere=frozenset({"Event", "Interrupt"}),
)


def problems(*abilities):
    return problems_of(abilities, KNOWN)


def test_every_node_is_checked():
    assert set(CHECKS) == set(NODES)


@pytest.mark.parametrize("kind", EXAMPLES)
def test_the_examples_are_clean(kind):
    example = EXAMPLES[kind]
    ability = faced(unless(example, stop_all())) if isinstance(example, Requirement) else example
    found = [problem for problem in problems(ability) if "never works" not in problem]
    assert not found


@pytest.mark.parametrize(
    "effect",
    [
        kill(those()),
        stop_others(),
        sequence(if_(remaining(9), select(random())), stop(those())),
        if_(remaining(9), select(random()), otherwise=stop(those())),
        draw(number("many")),
        sequence(draw(number("many")), tell(1, "many")),
        sequence(for_each(here(), stop(those("it"))), kill(those("it"))),
    ],
)
def test_a_name_is_used_only_where_it_is_known(effect):
    assert any("called" in problem for problem in problems(faced(effect)))


@pytest.mark.parametrize(
    "effect",
    [
        sequence(kill(random()), stop_others()),
        if_cannot(stop(one("opponent")), stop_others()),
        if_cannot(select(random()), stop_others()),
        sequence(if_(remaining(9), select(random()), otherwise=select(one())), stop(those())),
        sequence(select_top("cost"), kill(those())),
        sequence(tell(1, "many"), draw(number("many"))),
        for_each(here(), stop(those("it"))),
    ],
)
def test_a_name_that_was_given_before_may_be_used(effect):
    assert not problems(faced(effect))


def test_a_response_knows_the_cards_it_responds_to():
    assert not problems(about_to("kill", prevent(those()), subject=like(skills="Law")))


EMPTY = Cards("facing")

WRONG = [
    (Gate(then=Stop(EMPTY)), "exactly one"),
    (Stop(Cards("deck", bottom=True)), "how many from the bottom"),
    (Stop(Cards("command", shares="title")), "belong together"),
    (Stop(Cards("command", to=Cards("this"))), "belong together"),
    (Stop(Cards("command", shares="mood", to=Cards("this"))), "shares is none of"),
    (Stop(Cards("command", also=("those",))), "further names"),
    (Allot(), "nothing changes"),
    (download(like(types="ship"), name="found"), "only cards that are taken into the hand"),
    (Gate(test=AtLeast(PlayedOf(2, title="Quark")), then=Stop(EMPTY)), "one cost"),
    (Gate(asks="you", tries=Stop(EMPTY), then=Stop(EMPTY)), "exactly one"),
    (Gate(asks="you"), "nothing follows"),
    (Gate(asks="anyone", then=Stop(EMPTY)), "asks is none of"),
    (Sequence((Stop(EMPTY),)), "number of steps"),
    (Select(EMPTY, count=0), "count is 0"),
    (Select(EMPTY, by="random", up_to=True), "not up to"),
    (Select(EMPTY, by="nobody"), "by is none of"),
    (Put(EMPTY, "elsewhere"), "to is none of"),
    (Put(EMPTY, "hand", at=EMPTY), "`at` says nothing"),
    (Put(EMPTY, "discard", replaces=True), "`replaces` says nothing"),
    (Draw(0), "amount is 0"),
    (Score(0), "no points"),
    (Stop(Cards("somewhere")), "where is none of"),
    (Stop(Cards("facing", "nobody")), "of is none of"),
    (Stop(Cards("facing", name="those")), "belong together"),
    (Stop(Cards("facing", top=2)), "no top"),
    (Stop(Cards("deck", top=-2)), "top is -2"),
    (Stop(Cards("facing", filter=like(skills=("Lwa",)))), "unknown skills 'Lwa'"),
    (Stop(Cards("facing", filter=like(lacks=("Lwa",)))), "unknown skills 'Lwa'"),
    (Stop(Cards("facing", filter=like(icons=("Cdm",)))), "unknown icons 'Cdm'"),
    (Stop(Cards("facing", filter=like(titles=("Qurk",)))), "unknown titles 'Qurk'"),
    (Stop(Cards("facing", filter=like(kinds=("moon",)))), "kinds is none of"),
    (Stop(Cards("facing", filter=like(below=("Charm", 3)))), "unknown attribute 'Charm'"),
    (Gate(test=Shows(Skill("Law", 0)), then=Stop(EMPTY)), "level is 0"),
    (Gate(test=Shows(Total((), 3)), then=Stop(EMPTY)), "number of attributes"),
    (Gate(test=Shows(Total(("Charm",), 3)), then=Stop(EMPTY)), "unknown attribute 'Charm'"),
    (Gate(test=Shows(All((Skill("Law"),))), then=Stop(EMPTY)), "number of parts"),
    (Gate(test=Shows(Each()), then=Stop(EMPTY)), "nothing is asked"),
    (Gate(test=Shows(Each(keyword="Gull")), then=Stop(EMPTY)), "unknown keyword 'Gull'"),
    (Gate(test=Both((AtLeast(1),)), then=Stop(EMPTY)), "number of tests"),
    (Gate(test=AtLeast(Count(EMPTY, most=-1)), then=Stop(EMPTY)), "most is -1"),
    (Gate(test=AtLeast(PlayedOf(-2)), then=Stop(EMPTY)), "price is -2"),
    (Name("title", "title", of=EMPTY, types=("personnel",)), "types say nothing"),
    (Name("skill", "skill", types=("personnel",)), "types say nothing"),
    (Name("skill", "skill", of=EMPTY, skills=("Law",)), "certain skills are named"),
    (Name("skill", "skill", skills=("Lwa",)), "unknown skill"),
    (Name("title", "title", types=("person",)), "unknown type"),
    (Name("colour", "colour"), "what is none of"),
    (Redirect(EMPTY), "responds to no random selection"),
    (Stop(Cards("facing", titled="title")), "nothing is named 'title'"),
    (Stop(Cards("facing", filter=like(requires=("Lwa",)))), "unknown skills 'Lwa'"),
]


@pytest.mark.parametrize(("effect", "problem"), WRONG)
def test_an_effect_that_says_nothing_is_found(effect, problem):
    assert any(problem in found for found in problems(Played(effect)))


MODIFIERS = [
    (Raise(("Charm",), 1), "unknown attribute"),
    (Raise((), 0), "nothing changes"),
    (Gain(()), "number of skills"),
    (Gain(("Lwa",)), "unknown skill"),
    (Lose(("Theif",)), "unknown keyword"),
    (Lose(), "number of keywords or skills"),
    (Lose(skills=("Lwa",)), "unknown skill"),
    (Gain(names=("skill",)), "nothing is named 'skill'"),
    (Copy(this, -1), "level is -1"),
    (Cost(0), "nothing changes"),
    (Cost(1, times=0), "nothing changes"),
    (Demand(), "exactly one of requirement and of"),
    (Demand(Skill("Law"), apart=("Law",)), "`apart` says nothing"),
    (Demand(of=this, apart=("Lwa",)), "unknown skill"),
    (Tax(("Lwa",)), "unknown skill"),
    (Multiply(("Range",), 1), "by is 1"),
    (Fix((), 1), "number of attributes"),
    (Becomes("Xyz"), "unknown affiliation"),
    (Becomes("Xyz", beside=True), "unknown affiliation"),
    (Bar(()), "number of acts"),
    (Bar(("sing",)), "acts is none of"),
    (Stands("Charm", ("Cunning",)), "unknown attribute"),
]


@pytest.mark.parametrize(("modifier", "problem"), MODIFIERS)
def test_a_modifier_that_changes_nothing_is_found(modifier, problem):
    assert any(problem in found for found in problems(static(this, modifier)))


TEXTS = [
    (Static(Cards("this"), ()), "number of modifiers"),
    (FreeRegion(("Beta",)), "unknown quadrant"),
    (When("after", "kill", Stop(EMPTY)), "moment is none of"),
    (When("when", "sneeze", Stop(EMPTY)), "verb is none of"),
    (when("kill", stop_all(), fate="kill"), "`fate` says nothing"),
    (when("kill", stop_all(), subject=like(), where="deck_top"), "with 'put' alone"),
    (when("select", stop_all(), fate="tease"), "fate is none of"),
    (when("end_turn", stop_all(), subject=like()), "nothing happens to cards"),
    (when("kill", stop_all(), other=True), "without a subject"),
    (faced(if_(commands(3), stop_all())), "a dilemma speaks of"),
    (when_played(prevent()), "Prevent stands in a text that responds to nothing"),
    (when_played(nullify()), "Nullify stands in a text that responds to nothing"),
    (encounter(), "nothing happens"),
    (encounter(stop_all(), otherwise=stop_all()), "without a trigger"),
    (encounter(if_(commands(3), stop_all())), "a dilemma speaks of"),
    (AfterFailure("explodes"), "how is none of"),
    (cured(skill("Lwa")), "unknown skill"),
    (treaty("Fed"), "number of affiliations"),
    (treaty("Fed", "Xyz"), "unknown affiliation"),
    (opens(), "number of affiliations"),
    (immune("Qurk"), "unknown title"),
    (countdown(0), "turns is 0"),
    (variable(7), "number of choices"),
    (variable(7, 7), "number of choices"),
    (variable(-1, 7), "a choice is -1"),
    (may_play("reporting"), "belong together"),
    (may_attempt(like(icons="Maq"), skill("Law"), points=-5), "points is -5"),
    (may_attempt(like(icons="Mqa"), skill("Law")), "unknown icons"),
    (when("kill", stop_all(), using=("Law",)), "`using` says nothing"),
    (when("kill", stop_all(), whose="holder"), "the holder is told apart"),
    (when("use", stop_all(), using=("Lwa",)), "unknown skill"),
    (when_played(select_top("Charm")), "unknown attribute"),
    (when_played(relocate(this, "somewhere")), "to is none of"),
    (when_played(download(like())), "nothing says which cards"),
    (when_played(destroy(target)), "no cards are called"),
    (damage(static(this_ship, attributes(-2))), "never works"),
    (when_played(*[stop_all()] * LARGEST), "too many"),
]


@pytest.mark.parametrize(("ability", "problem"), TEXTS)
def test_a_text_that_cannot_work_is_found(ability, problem):
    assert any(problem in found for found in problems(ability))


def test_a_card_that_is_played_on_another_may_speak_of_it():
    assert not problems(plays_on(this_ship), when_played(destroy(target)))


def test_only_a_text_with_a_limit_can_be_used_up():
    texts = (order(stop(this), limit="turn"), when("end_turn", stop(this), test=unused(1), must=True))
    assert not problems(*texts)
    assert any("has no limit" in problem for problem in problems(texts[1], texts[0]))


def test_damage_works_when_something_puts_the_card_on_a_ship():
    assert not problems(faced(unless(skill("Law"), onto_ship())), damage(static(this_ship, attributes(-2))))


def test_a_dilemma_has_one_text_to_face():
    assert any("more than one Faced" in found for found in problems(faced(stop_all()), faced(stop_all())))


def test_a_problem_comes_with_the_way_to_it():
    assert problems(faced(unless(skill("Lwa"), stop_all()))) == [
        "abilities[0].effect.test.requirement: Skill: unknown skill 'Lwa'"
    ]
