"""Counter-attack (1E-7.4.4)."""

from spaceline.core.data.decisions import Answer
from tests.support.first_battles import BATTLE, SHIP_BATTLE, crewed_ship, leave_something, meeting
from tests.support.first_table import ME, OPPONENT, FirstTable


def to_orders_of(table, player):
    """Let turns pass until the player gives orders again."""
    while True:
        asked = table.decision
        if asked.player == player and asked.prompt == "orders":
            return
        ends = [option for option in asked.options if option.kind in ("end-turn", "end-play", "pass")]
        table.answer(Answer(option=ends[0]))


def next_turn_of(table, player):
    """End the present turn, and let the player come to orders."""
    table.do("end-turn")
    to_orders_of(table, player)


def attacked(mine="Kli", other="Fed", strengths=(6,)):
    """A personnel battle without harm, begun by player 1 against player 2; it is player 2's turn then."""
    table, place, a, d = meeting((6,), strengths, mine=mine, other=other)
    leave_something(table)
    table.begin().do(BATTLE, place)
    next_turn_of(table, OPPONENT)
    return table, place, a, d


def test_restrictions_and_leaders_do_not_matter_in_a_counter_attack():
    """1E-7.4.4/3: Federation personnel without a leader strike back."""
    table, place, a, d = attacked()
    assert [option.card for option in table.offers(BATTLE)] == [place]
    table.do(BATTLE, place)
    assert [change.cards for change in table.happened("engage")] == [(d[0], a[0])]


def test_guramba_does_not_matter_in_a_counter_attack():
    """1E-7.4.4/3, 1E-10.1.1.3/1."""
    table, place, _, _ = meeting((6,), (6, 6), other="Fed")
    table.person("courage", place, affiliations=("Kli",), skills=("Guramba",))
    leave_something(table)
    table.begin().do(BATTLE, place)
    next_turn_of(table, OPPONENT)
    assert len(table.offers(BATTLE)) == 1


def test_the_right_lasts_for_the_next_turn_only():
    """1E-7.4.4/2."""
    table, place, _, _ = attacked()
    next_turn_of(table, ME)
    next_turn_of(table, OPPONENT)
    assert not table.offers(BATTLE)
    assert table.refused(BATTLE, place) == ("no-leader", "1E-7.4.1/4")


def test_the_right_holds_at_the_location_of_the_battle_only():
    """1E-7.4.4/2."""
    table, place, _, _ = meeting((6,), (6,), other="Fed")
    far = table.location("Elsewhere")
    table.person("far klingon", far, affiliations=("Kli",))
    table.person("far officer", far, owner=OPPONENT, skills=("OFFICER",))
    leave_something(table)
    table.begin().do(BATTLE, place)
    next_turn_of(table, OPPONENT)
    assert {option.card for option in table.offers(BATTLE)} == {place}
    assert table.refused(BATTLE, far) == ("federation", "1E-7.4.1/8")


def test_any_cards_of_the_attacker_there_may_be_struck_in_either_kind_of_battle():
    """1E-7.4.4/2: after a ship battle, a team on the planet that took no part."""
    table = FirstTable()
    place = table.location("Somewhere")
    mine = crewed_ship(table, "mine", place, weapons=1)
    theirs = crewed_ship(table, "theirs", place, OPPONENT, affiliations=("Fed",), leader=False)
    walker = table.person("walker", place, affiliations=("Rom",))
    table.person("newcomer", place, owner=OPPONENT)
    leave_something(table)
    table.begin().do(SHIP_BATTLE, mine, theirs)
    table.let_pass()
    next_turn_of(table, OPPONENT)
    assert [option.card for option in table.offers(BATTLE)] == [place]
    assert [(option.card, option.target) for option in table.offers(SHIP_BATTLE)] == [(theirs, mine)]
    table.do(BATTLE, place)
    assert walker in table.happened("engage")[0].cards


def test_a_counter_attack_may_be_countered_in_turn():
    """1E-7.4.4/4: over four turns; without the right the Federation could do nothing."""
    table, place, _, _ = attacked(mine="NA", other="Fed")
    for player in (OPPONENT, ME, OPPONENT, ME):
        assert len(table.offers(BATTLE)) == 1
        table.do(BATTLE, place)
        next_turn_of(table, 3 - player)
    assert len(table.offers(BATTLE)) == 1
    next_turn_of(table, ME)
    next_turn_of(table, OPPONENT)
    assert not table.offers(BATTLE)


def test_several_counter_attacks_may_be_made_in_that_turn():
    """1E-7.4.4/2: any and all of the attacker's cards there, battle after battle."""
    table, place, _, _ = meeting((6,), (6,), other="Fed")
    mine = crewed_ship(table, "mine", place)
    theirs = crewed_ship(table, "theirs", place, OPPONENT, affiliations=("Fed",), leader=False)
    leave_something(table)
    table.begin().do(BATTLE, place)
    next_turn_of(table, OPPONENT)
    table.do(BATTLE, place)
    assert [(option.card, option.target) for option in table.offers(SHIP_BATTLE)] == [(theirs, mine)]


def test_whoever_attacked_has_no_right_of_counter_attack():
    """1E-7.4.4/2: only the player who was attacked has it."""
    table, place, _, _ = attacked(mine="Kli", other="Kli")
    next_turn_of(table, ME)
    assert not table.mark(place, f"attacked-{ME}")


def test_counter_attackers_must_still_be_able_to_fight():
    """1E-7.4.4/3: only restrictions and leaders are lifted; WEAPONS need matching personnel (1E-7.4.1/3)."""
    table = FirstTable()
    place = table.location("Somewhere", "space")
    mine = crewed_ship(table, "mine", place, weapons=1)
    empty = table.ship("empty", place, owner=OPPONENT, affiliations=("Fed",))
    leave_something(table)
    table.begin().do(SHIP_BATTLE, mine, empty)
    next_turn_of(table, OPPONENT)
    assert table.refused(SHIP_BATTLE, empty, mine) == ("nobody-to-fire", "1E-7.4.1/3")
