"""Personnel battle (1E-7.4.2)."""

import random

import pytest

from spaceline.core import engine, table as writers
from spaceline.core.actions import refuse
from spaceline.core.choices import sample
from spaceline.core.data.decisions import Option
from spaceline.core.view import may_read
from spaceline.effects.nodes.abilities import Static, When
from spaceline.effects.nodes.effects import Kill, Prevent
from spaceline.effects.nodes.modifiers import Raise
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import like
from spaceline.rules.first.facts import DualPerson
from tests.support.first_battles import BATTLE, leave_something, meeting, people
from tests.support.first_table import ME, OPPONENT, FirstTable


def fight(attackers, defenders, *, order=(), **traits):
    """Begin a battle; the pairs meet in the given order of positions, else in that of the lists."""
    table, place, a, d = meeting(attackers, defenders, **traits)
    leave_something(table)
    pairs = order or tuple(zip(range(len(a)), range(len(d)), strict=False))
    fixed = [card for one, two in pairs for card in (a[one], d[two])]
    table.begin(fixed=fixed)
    table.do(BATTLE, place)
    return table, a, d


def blows(table):
    """What the one who is asked may do to whom."""
    assert table.decision.prompt == "strike"
    return table.decision.player, {option.kind for option in table.decision.options}


@pytest.mark.parametrize(
    ("mine", "theirs", "player", "kinds"),
    [
        (8, 5, ME, {"stun", "pass"}),
        (9, 4, ME, {"stun", "wound", "pass"}),
        (8, 4, ME, {"stun", "pass"}),
        (5, 8, OPPONENT, {"stun", "pass"}),
        (3, 7, OPPONENT, {"stun", "wound", "pass"}),
    ],
)
def test_the_stronger_stuns_and_more_than_double_wounds(mine, theirs, player, kinds):
    """1E-7.4.2/5."""
    table, (one,), (two,) = fight((mine,), (theirs,))
    assert blows(table) == (player, kinds)
    assert table.decision.about == (one, two)


def test_equals_do_nothing_to_each_other():
    """1E-7.4.2/5, 1E-7.4.2/6: equal totals have no winner and no casualty."""
    table, a, d = fight((6,), (6,))
    assert table.decision.prompt == "orders"
    assert not table.happened("win-battle")
    assert not table.happened("wound")
    assert all(table.mark(card, "stopped") for card in (*a, *d))


def test_piles_of_five_and_three_make_exactly_three_pairs():
    """1E-7.4.2/4."""
    table, _, _ = fight((6,) * 5, (6,) * 3)
    assert len(table.happened("engage")) == 3


def test_those_still_in_a_pile_count_for_the_total():
    """1E-7.4.2/6: 6 + 6 + 6 against 6 + 6."""
    table, a, d = fight((6, 6, 6), (6, 6))
    (won,) = table.happened("win-battle")
    assert (won.player, won.amount, set(won.cards)) == (ME, 18, set(a))
    (casualty,) = table.happened("wound")
    assert casualty.cards[0] in d
    assert table.happened("kill")[0].cards == casualty.cards
    assert table.role(casualty.cards[0]) == "discard"


def test_a_whole_battle():
    """1E-7.4.2: two pairs, a stun and a mortal wound, totals, casualty, resolution."""
    table, a, d = fight((7, 9, 5), (6, 4, 8), order=((0, 0), (1, 1), (2, 2)))
    table.do("stun", d[0])
    assert table.mark(d[0], "stunned")
    assert blows(table) == (ME, {"stun", "wound", "pass"})
    table.do("wound", d[1])
    assert blows(table) == (OPPONENT, {"stun", "pass"})
    table.do("stun", a[2])
    (won,) = table.happened("win-battle")
    assert (won.player, won.amount) == (ME, 16), "7 and 9 against 8"
    (casualty,) = table.happened("wound")
    assert casualty.cards[0] in (d[0], d[2]), "stunned losers are candidates, the mortally wounded are not"
    dead = {d[1], casualty.cards[0]}
    assert {card for card in d if table.role(card) == "discard"} == dead
    for card in {*a, *d} - dead:
        assert table.mark(card, "stopped")
        assert not table.mark(card, "stunned")
        assert not table.mark(card, "in-battle")


def test_a_stunned_loser_can_be_the_casualty():
    """1E-7.4.2/7: here there is no other candidate."""
    table, _, d = fight((7,), (6,))
    table.do("stun", d[0])
    assert table.happened("win-battle")[0].amount == 7
    assert table.role(d[0]) == "discard"


def test_the_stronger_may_let_the_adversary_go():
    """1E-7.4.2/5."""
    table, a, _ = fight((7, 1), (6, 6), order=((0, 0), (1, 1)))
    table.let_pass()
    assert blows(table) == (OPPONENT, {"stun", "wound", "pass"})
    table.do("stun", a[1])
    (won,) = table.happened("win-battle")
    assert (won.player, won.amount) == (OPPONENT, 12)


def test_the_disabled_are_set_aside_and_never_the_casualty():
    """1E-7.4.2/3, 1E-10.2.3/2."""
    table, place, a, d = meeting((6,), (6, 9))
    leave_something(table)
    writers.put_mark(table.state, d[1], "disabled", 1)
    table.begin().do(BATTLE, place)
    assert [change.cards for change in table.happened("engage")] == [(a[0], d[0])]
    assert not table.happened("win-battle"), "6 against 6: STRENGTH of the disabled does not count"
    assert table.mark(d[1], "stopped"), "it was in the force all the same"


def test_a_force_of_none_but_disabled_totals_nothing():
    """1E-7.4.2/6."""
    table, place, _, d = meeting((6,), (9,))
    leave_something(table)
    writers.put_mark(table.state, d[0], "disabled", 1)
    table.begin().do(BATTLE, place)
    assert table.happened("win-battle")[0].amount == 6
    assert not table.happened("engage")
    assert not table.happened("wound")
    assert table.role(d[0]) == "surface"


def test_the_stopped_defend_but_do_not_attack():
    """1E-10.2.1/1."""
    table, place, a, d = meeting((6, 9), (6,))
    leave_something(table)
    for card in (a[1], d[0]):
        writers.put_mark(table.state, card, "stopped", 1)
    table.begin().do(BATTLE, place)
    assert [change.cards for change in table.happened("engage")] == [(a[0], d[0])]


def test_cards_in_stasis_are_not_attacked():
    """1E-10.2.4/1."""
    table, place, _, d = meeting((6,), (6,))
    writers.put_mark(table.state, d[0], "stasis", 1)
    leave_something(table)
    table.begin()
    assert table.refused(BATTLE, place) == ("nobody-to-fight", "1E-7.4.1/2")


def test_equipment_does_not_fight():
    """1E-7.4.2/3."""
    table, place, a, d = meeting((6,), (6,))
    table.card("tool", "equipment", parent=place, role="surface", owner=OPPONENT)
    leave_something(table)
    table.begin().do(BATTLE, place)
    assert [change.cards for change in table.happened("engage")] == [(a[0], d[0])]


def test_teams_fight_only_those_who_are_present():
    """1E-7.4.1/2: one team on the surface, the other inside a facility there."""
    table = FirstTable()
    place = table.location("Somewhere")
    people(table, place, ME, 6, affiliations=("Kli",))
    base = table.facility("base", place, owner=OPPONENT, role="surface", affiliations=("Rom",))
    people(table, base, OPPONENT, 6, affiliations=("Rom",))
    leave_something(table)
    table.begin()
    assert not table.offers(BATTLE)
    assert table.refused(BATTLE, place) == ("nobody-to-fight", "1E-7.4.1/2")
    assert table.refused(BATTLE, base) == ("no-attacking-team", "1E-7.4.1/1")


def test_intruders_aboard_fight_the_crew():
    """1E-7.1/3."""
    table = FirstTable()
    place = table.location("Somewhere", "space")
    ship = table.ship("prize", place, owner=OPPONENT, affiliations=("Rom",))
    people(table, ship, ME, 8, affiliations=("Kli",))
    (theirs,) = people(table, ship, OPPONENT, 6, affiliations=("Rom",))
    leave_something(table)
    table.begin().do(BATTLE, ship)
    table.do("stun", theirs)
    assert table.happened("win-battle")[0].player == ME


def test_one_of_several_opposing_teams_is_attacked():
    """1E-7.4.2/1, 1E-7.0.1/3."""
    table, place, a, d = meeting((6,), (6, 6))
    other = table.person("loner", place, owner=OPPONENT, affiliations=("Fed",))
    leave_something(table)
    table.begin().do(BATTLE, place)
    assert (table.decision.player, table.decision.prompt) == (ME, "target-team")
    assert {option.card for option in table.decision.options} == {d[0], other}
    table.do("target", other)
    assert [change.cards for change in table.happened("engage")] == [(a[0], other)]


def test_a_team_that_may_not_be_attacked_is_left_out():
    """1E-7.4.2/1, 1E-7.4.1/6: Romulans meet a Romulan team and a Klingon one."""
    table, place, a, _ = meeting((6,), (6, 6), mine="Rom")
    other = table.person("loner", place, owner=OPPONENT, affiliations=("Kli",))
    leave_something(table)
    table.begin().do(BATTLE, place)
    assert [change.cards for change in table.happened("engage")] == [(a[0], other)]


def test_one_of_several_own_teams_attacks():
    """1E-7.1/2, 1E-7.0.1/3."""
    table, place, _, d = meeting((6, 6), (6,))
    rival = table.person("rival", place, affiliations=("Car",), skills=("OFFICER",))
    leave_something(table)
    table.begin()
    assert {option.detail for option in table.offers(BATTLE)} == {"1", "2"}
    table.do(BATTLE, place, detail="2")
    assert [change.cards for change in table.happened("engage")] == [(rival, d[0])]


def test_combatants_are_seen_until_the_battle_ends():
    """1E-7.4.2/4, 1E-12.12/2."""
    table, _, d = fight((7, 6), (6, 6))
    assert [[may_read(table.state, card, viewer) for viewer in (0, ME)] for card in d] == [[True] * 2, [False] * 2]
    table.do("stun", d[0])
    assert not any(
        may_read(table.state, card, viewer) for card in d for viewer in (0, ME) if table.role(card) != "discard"
    )


def holograms(mine: dict, theirs: dict):
    """One against one, with icons."""
    table = FirstTable()
    ship_at = table.location("Somewhere", "space")
    ship = table.ship("holoship", ship_at, owner=OPPONENT, affiliations=("Rom",), special_equipment=("Holodeck",))
    (one,) = people(table, ship, ME, 9, affiliations=("Kli",), **mine)
    (two,) = people(table, ship, OPPONENT, 4, affiliations=("Rom",), **theirs)
    leave_something(table)
    table.begin().do(BATTLE, ship)
    return table, one, two


def test_a_hologram_stuns_but_does_not_mortally_wound():
    """1E-6.3.2.3/1, 1E-6.3.2.3/2: nor does it inflict a casualty when it wins alone."""
    table, _, two = holograms({"icons": ("Holo",)}, {})
    assert blows(table) == (ME, {"stun", "pass"})
    table.do("stun", two)
    assert table.happened("win-battle")[0].player == ME
    assert not table.happened("wound")
    assert table.role(two) == "aboard"


def test_a_hologram_may_wound_another_which_is_deactivated():
    """1E-6.3.2.3/1, 1E-6.3.2.2/1."""
    table, _, two = holograms({"icons": ("Holo",)}, {"icons": ("Holo",)})
    assert blows(table) == (ME, {"stun", "wound", "pass"})
    table.do("wound", two)
    assert table.role(two) == "aboard"
    assert table.mark(two, "deactivated")


def test_holograms_with_an_organic_left_inflict_a_casualty():
    """1E-6.3.2.3/2."""
    table = FirstTable()
    at = table.location("Somewhere", "space")
    ship = table.ship("holoship", at, owner=OPPONENT, affiliations=("Rom",), special_equipment=("Holodeck",))
    people(table, ship, ME, 6, affiliations=("Kli",))
    table.person("photon", ship, affiliations=("Kli",), icons=("Holo",))
    (two,) = people(table, ship, OPPONENT, 6, affiliations=("Rom",))
    leave_something(table)
    table.begin().do(BATTLE, ship)
    assert table.role(two) == "discard"


def test_two_personnel_on_one_card_fight_together():
    """1E-7.4.2.0.1/1: 3 and 4 with 2 more for each are 11; the text speaks of its own player's personnel."""
    table = FirstTable()
    place = table.location("Somewhere")
    text = Static(Cards("here", filter=like(types=("personnel",))), (Raise(("Strength",), 2),))
    pair = tuple(
        DualPerson(name=name, attributes={"Integrity": 5, "Cunning": 5, "Strength": number})
        for name, number in (("One", 3), ("Other", 4))
    )
    table.card("Twins", "personnel", parent=place, role="surface", affiliations=("Kli",), pair=pair, face_up=False)
    people(table, place, ME, 1, affiliations=("Kli",))
    people(table, place, OPPONENT, 4, affiliations=("Rom",))
    table.card("Drill", "event", text, parent=place, role="at")
    leave_something(table)
    table.begin(fixed=(table.names["Twins"], table.names["d1"])).do(BATTLE, place)
    assert table.decision.numbers == {"own": 11, "opposing": 4}


def test_a_prevented_battle_stops_everybody_and_may_be_countered():
    """1E-7.4.1.0.2/1."""
    table, place, a, d = meeting((9,), (4,))
    leave_something(table)
    text = When("about", "begin-battle", Prevent(), "you", like(types=("personnel",)), optional=False)
    table.card("escape", "event", text, parent=OPPONENT, role="table", owner=OPPONENT)
    table.begin().do(BATTLE, place)
    assert not table.happened("engage")
    assert all(table.mark(card, "stopped") for card in (*a, *d))
    assert table.mark(place, f"attacked-{OPPONENT}")


def test_a_response_may_take_some_out_of_the_battle():
    """1E-7.4.2/2, 1E-7.4.2/3: they count as having battled."""
    table, place, a, d = meeting((9,), (9, 3))
    leave_something(table)
    weak = Cards("named", name="those", filter=like(below=("Strength", 5)))
    text = When("about", "begin-battle", Prevent(weak), "you", like(types=("personnel",)), optional=False)
    table.card("hide", "event", text, parent=OPPONENT, role="table", owner=OPPONENT)
    table.begin().do(BATTLE, place)
    assert [change.cards for change in table.happened("engage")] == [(a[0], d[0])]
    assert table.mark(d[1], "stopped")


def test_a_text_may_answer_the_beginning_of_a_battle():
    """1E-7.4.2/2: it kills the weak of the other side just after the initiation; the battle goes on without them."""
    table, place, a, d = meeting((9,), (3, 8))
    leave_something(table)
    weak = Cards("named", name="those", filter=like(below=("Strength", 5)))
    text = When("just", "begin-battle", Kill(weak), "opponent", like(types=("personnel",)), optional=False)
    table.card("yell", "event", text, parent=ME, role="table")
    table.begin().do(BATTLE, place)
    assert table.role(d[0]) == "discard"
    assert [change.cards for change in table.happened("engage")] == [(a[0], d[1])]


def test_nothing_else_is_done_during_a_battle():
    """1E-7.4.1.0.1/1."""
    table, _, _ = fight((7,), (6,))
    problem = refuse(table.state, ME, Option("end-turn"))
    assert problem is not None
    assert problem.reason == "not-between-actions"
    assert {option.kind for option in table.decision.options} == {"stun", "pass"}


def test_any_sequence_of_answers_ends_the_battle():
    """1E-7.4.2: whatever is answered, nobody stays stunned or revealed."""
    for seed in range(20):
        rng = random.Random(seed)
        table, _, _ = fight(tuple(rng.randint(1, 9) for _ in range(4)), tuple(rng.randint(1, 9) for _ in range(5)))
        for _ in range(20):
            if table.decision.prompt != "strike":
                break
            engine.answer(table.state, sample(table.decision, rng))
        assert table.decision.prompt == "orders"
        assert not [mark for mark in table.state.marks if mark[1] in ("in-battle", "stunned", "wounded", "revealed")]
