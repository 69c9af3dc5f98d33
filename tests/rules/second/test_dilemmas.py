"""Drawing, choosing and facing dilemmas (2E-facing-dilemmas)."""

import itertools

import pytest

from spaceline.core.data.decisions import Answer, Refusal
from spaceline.core.view import view
from spaceline.effects.nodes.requirements import Skill
from spaceline.effects.phrases import faced, kill, put, random as at_random, select, stop, this, this_mission, those
from tests.support.second_table import ME, OPPONENT, SecondTable

THIRD = 3


def team(people=4, kind="planet", overcome=0, players=2, **facts):
    """A team at a mission of player 1."""
    it = SecondTable(players=players)
    it.keep_going()
    place = it.location("Here", kind, **facts)
    it.base = place if kind == "planet" else it.ship("Vessel", place)
    for at in range(people):
        it.person(f"p{at}", it.base)
    for at in range(overcome):
        name = f"overcome {at}"
        it.card(name, "dilemma", parent=it.names["Here"], role="beneath", owner=OPPONENT, kind="dual", face_up=True)
    return it


def pile(it, *costs, owner=OPPONENT, face_up=0, kinds=()):
    """A dilemma pile from the top, each dilemma with its cost; the last ones lie face up."""
    found = []
    for at, (cost, kind) in enumerate(itertools.zip_longest(costs, kinds, fillvalue="dual")):
        is_up = at >= len(costs) - face_up
        name = f"d{at}"
        found.append(
            it.card(name, "dilemma", parent=owner, role="pile", owner=owner, face_up=is_up, kind=kind, cost=cost)
        )
    return found


def attempt(it):
    """Attempt the mission, up to the choice of dilemmas."""
    it.begin()
    it.do("attempt", it.names["Here"], it.base)


def drawn(it, player=OPPONENT):
    """The names of the dilemmas that a player has drawn."""
    there = it.state.zone(player, "drawn")
    return {name for name, card in it.names.items() if card in there}


def refusal(it, *names):
    """The clause by which a choice of dilemmas is refused."""
    before = it.state.clone()
    with pytest.raises(Refusal) as problem:
        it.answer(Answer(cards=tuple(it.names[name] for name in names)))
    assert it.state == before
    return problem.value.clause


@pytest.mark.parametrize(("people", "overcome", "number"), [(4, 0, 4), (4, 3, 1), (8, 3, 5), (1, 0, 1)])
def test_as_many_are_drawn_as_personnel_attempt_less_those_overcome_there(people, overcome, number):
    """2E-facing-dilemmas/1, /3."""
    it = team(people, overcome=overcome)
    pile(it, *[1] * 9)
    attempt(it)
    assert len(drawn(it)) == number


@pytest.mark.parametrize("overcome", [4, 5])
def test_with_none_to_draw_none_is_faced(overcome):
    """2E-facing-dilemmas/3, 2E-dilemmas-glossary/4."""
    it = team(4, overcome=overcome)
    pile(it, 0, 0)
    attempt(it)
    assert not drawn(it)
    assert it.mark(it.names["Here"], "completed")


def test_the_player_to_the_left_draws_from_the_own_pile():
    """2E-facing-dilemmas/2: the third player does not, and the hand is no part of it."""
    it = team(2, players=3)
    pile(it, 1, 1, 1)
    it.card("theirs", "dilemma", parent=THIRD, role="pile", owner=THIRD, face_up=False, kind="dual", cost=0)
    held = it.card("held", "event", parent=OPPONENT, role="hand", owner=OPPONENT, face_up=False)
    attempt(it)
    assert it.decision.player == OPPONENT
    assert drawn(it) == {"d0", "d1"}
    assert not it.state.zone(THIRD, "drawn")
    assert it.role(held) == "hand"


def test_a_small_pile_gives_what_it_has():
    """2E-facing-dilemmas/3."""
    it = team(4)
    pile(it, 1, 1)
    attempt(it)
    assert drawn(it) == {"d0", "d1"}


@pytest.mark.parametrize(
    ("overcome", "chosen", "clause"),
    [
        (0, ("d0", "d1"), ""),
        (0, ("d0", "d2"), "2E-facing-dilemmas/4"),
        (1, ("d0", "d1"), "2E-facing-dilemmas/4"),
        (1, ("d2",), "2E-facing-dilemmas/4"),
        (1, ("d0",), ""),
    ],
)
def test_together_they_cost_no_more_than_the_personnel_less_those_overcome(overcome, chosen, clause):
    """2E-facing-dilemmas/4: four personnel, dilemmas that cost 2, 2, 4."""
    it = team(4, overcome=overcome)
    pile(it, 2, 2, 4, 9)
    attempt(it)
    if clause:
        assert refusal(it, *chosen) == clause
    else:
        it.choose(*chosen)
        assert len(it.happened("reveal-dilemma")) == len(chosen)


def test_copies_of_one_another_are_not_chosen_together():
    """2E-facing-dilemmas/5."""
    it = team(4)
    for name in ("copy 1", "copy 2"):
        it.names[name] = it.put(
            name, it.define("Same", "dilemma", kind="dual", cost=0), OPPONENT, "pile", OPPONENT, False
        )
    attempt(it)
    assert refusal(it, "copy 1", "copy 2") == "2E-facing-dilemmas/5"
    it.choose("copy 2")
    assert len(it.happened("face")) == 1


@pytest.mark.parametrize(("kind", "wrong", "right"), [("planet", "space", "planet"), ("space", "planet", "space")])
def test_dilemmas_of_the_other_kind_are_not_chosen_and_dual_ones_always_may_be(kind, wrong, right):
    """2E-facing-dilemmas/6."""
    it = team(4, kind)
    pile(it, 0, 0, 0, kinds=(wrong, right, "dual"))
    attempt(it)
    assert refusal(it, "d0") == "2E-facing-dilemmas/6"
    it.choose("d2", "d1")
    assert len(it.happened("face")) == 2


def test_those_not_chosen_go_face_up_to_the_bottom():
    """2E-facing-dilemmas/7."""
    it = team(3)
    cards = pile(it, 0, 0, 0, 0, 0)
    attempt(it)
    it.choose("d1")
    now = it.state.zone(OPPONENT, "pile")
    assert now[:2] == tuple(cards[3:])
    assert set(now[2:]) == {cards[0], cards[2]}
    assert [it.state.cards[card].face_up for card in now] == [False, False, True, True]


@pytest.mark.parametrize(("people", "shuffles"), [(2, 0), (3, 1), (5, 1)])
def test_a_face_up_card_that_is_reached_turns_the_whole_pile(people, shuffles):
    """2E-facing-dilemmas/8, /9: three lie face down above four that lie face up."""
    it = team(people)
    pile(it, *[0] * 7, face_up=4)
    attempt(it)
    assert len(it.happened("shuffle")) == shuffles
    assert len(drawn(it)) == people
    if shuffles:
        assert not any(it.state.cards[card].face_up for card in it.state.zone(OPPONENT, "pile"))


@pytest.mark.parametrize("order", list(itertools.permutations(("d0", "d1", "d2"))))
def test_they_are_faced_in_the_order_that_was_chosen(order):
    """2E-facing-dilemmas/10, /11."""
    it = team(3)
    pile(it, 0, 0, 0)
    attempt(it)
    it.choose(*order)
    assert [change.cards[0] for change in it.happened("reveal-dilemma")] == [it.names[name] for name in order]


def facing(*texts, people=3, kind="planet", **facts):
    """A team that faces dilemmas with such texts, the first one first; the mission cannot be completed."""
    it = team(people, kind, requirement=Skill("Medical"), **facts)
    for at, text in enumerate(texts):
        it.dilemma(f"faced {at}", *text, cost=0, has_text=True)
    it.ready()
    it.face_dilemmas(it.names["Here"], it.base if kind == "space" else 0)
    return it


def test_only_those_who_attempt_are_reached():
    """2E-facing-dilemmas/12: not who is in orbit, and not who was stopped before."""
    it = team(1, requirement=Skill("Medical"))
    it.person("in orbit", it.ship("Ship", it.places["Here"]))
    it.person("stopped", it.base)
    it.ready()
    it.begin()
    it.happen("stop", it.names["stopped"])
    it.dilemma("Trap", faced(select(at_random()), kill(those())), has_text=True)
    it.ready()
    it.face_dilemmas(it.names["Here"])
    assert [it.role(it.names[name]) for name in ("p0", "in orbit", "stopped")] == ["discard", "aboard", "surface"]


def test_whoever_is_killed_or_stopped_leaves_the_attempt():
    """2E-facing-dilemmas/17: the second dilemma reaches one who is left."""
    text = (faced(select(at_random()), stop(those())),)
    it = facing(text, text, text, people=3)
    assert all(it.mark(it.names[f"p{at}"], "stopped") for at in range(3))


def test_with_nobody_left_the_others_are_overcome_unfaced():
    """2E-facing-dilemmas/18."""
    text = (faced(select(at_random()), kill(those())),)
    it = facing(text, text, text, people=2)
    assert [it.role(it.names[f"faced {at}"]) for at in range(3)] == ["beneath"] * 3
    assert [it.role(it.names[f"p{at}"]) for at in range(2)] == ["discard"] * 2


def test_a_dilemma_carried_out_is_overcome_and_lies_face_up_beneath_the_mission():
    """2E-facing-dilemmas/15, /16: although it stopped somebody."""
    it = facing((faced(select(at_random()), stop(those())),))
    dilemma = it.names["faced 0"]
    assert it.where(dilemma) == (it.names["Here"], "beneath")
    assert it.state.cards[dilemma].face_up


@pytest.mark.parametrize(("to", "role"), [("mission", "on"), ("pile", "pile")])
def test_a_dilemma_that_says_where_it_goes_is_not_overcome(to, role):
    """2E-facing-dilemmas/13, /14: returned to the pile it lies face up at its bottom."""
    text = put(this, "mission", this_mission) if to == "mission" else put(this, "pile")
    it = team(2, requirement=Skill("Medical"))
    pile(it, 0, 0)
    it.dilemma("Placed", faced(text), has_text=True)
    it.ready()
    it.face_dilemmas(it.names["Here"])
    assert it.role(it.names["Placed"]) == role
    assert not it.state.zone(it.names["Here"], "beneath")
    if role == "pile":
        assert it.state.zone(OPPONENT, "pile")[-1] == it.names["Placed"]
        assert it.state.cards[it.names["Placed"]].face_up


@pytest.mark.parametrize(("mission", "dilemma"), [("planet", "space"), ("space", "planet")])
def test_one_of_the_wrong_kind_is_overcome_without_being_faced(mission, dilemma):
    """2E-facing-dilemmas/19."""
    it = team(2, mission, requirement=Skill("Medical"))
    it.dilemma("Wrong", faced(select(at_random()), kill(those())), kind=dilemma, has_text=True)
    it.ready()
    it.face_dilemmas(it.names["Here"], it.base if mission == "space" else 0)
    assert it.role(it.names["Wrong"]) == "beneath"
    assert not any(it.role(it.names[f"p{at}"]) == "discard" for at in range(2))


def test_above_the_limit_neither_it_nor_what_follows_is_faced():
    """2E-facing-dilemmas/20: of three that cost 60, 40 and 1 where 99 are allowed only the first is faced."""
    it = team(4, requirement=Skill("Medical"))
    text = faced(select(at_random()), kill(those()))
    for name, cost in (("first", 60), ("second", 40), ("last", 1)):
        it.dilemma(name, text, cost=cost, has_text=True)
    it.ready()
    it.face_dilemmas(it.names["Here"])
    assert {it.role(it.names[name]) for name in ("first", "second", "last")} == {"beneath"}
    assert sum(it.role(it.names[f"p{at}"]) == "discard" for at in range(4)) == 1


def test_dilemmas_are_seen_by_who_drew_them_alone_until_each_is_revealed():
    """2E-facing-dilemmas/10, /11."""
    it = team(3)
    pile(it, 0, 0, 0)
    attempt(it)
    for viewer, number in ((ME, 0), (OPPONENT, 3)):
        shown = [card for card in view(it.state, viewer).cards if card.role == "drawn" and card.definition]
        assert len(shown) == number
