"""Capture, captives and custody (1E-7.7)."""

from spaceline.core import engine, table as writers
from spaceline.core.actions import refuse
from spaceline.core.data.decisions import Option
from spaceline.effects.nodes.requirements import Skill
from spaceline.rules.first.people import captives
from spaceline.rules.first.values import is_able, is_disabled
from tests.support.first_battles import BATTLE, leave_something, people
from tests.support.first_table import ME, OPPONENT, FirstTable

CUSTODY = "custody"


class Capturing:
    """A planet with a personnel of the opponent, and a card of mine that captures."""

    def __init__(self) -> None:
        self.table = FirstTable()
        self.place = self.table.location("Somewhere", requirement=Skill("Telepathy"))
        (self.victim,) = people(self.table, self.place, OPPONENT, 6, affiliations=("Rom",))
        self.source = self.table.card("snare", "event", parent=ME, role="table")
        leave_something(self.table)

    def capture(self, team_at: int = 0) -> None:
        """My card captures, without a team of its own or with one."""
        self.table.begin()
        self.table.state.sink = []
        captives.begin(self.table.state, ME, (self.victim,), self.source, team_at)
        self.table.state.caches.clear()
        engine.run(self.table.state)

    def team(self, name: str = "guard", at: int = 0, owner: int = ME) -> int:
        """Somebody who could take custody."""
        return self.table.person(name, at or self.place, owner=owner, affiliations=("Kli",), skills=("OFFICER",))

    @property
    def state(self):
        return self.table.state


def test_a_captive_comes_to_a_team_of_the_captor_and_is_disabled():
    """1E-7.7/1."""
    it = Capturing()
    ship = it.table.ship("ship", it.place, affiliations=("Kli",))
    it.team(at=ship)
    it.capture()
    assert (it.state.cards[it.victim].parent, it.table.role(it.victim)) == (ship, "aboard")
    assert is_disabled(it.state, it.victim)
    assert not is_able(it.state, it.victim)
    assert captives.is_escorted(it.state, it.victim)
    assert it.state.cards[it.victim].controller == ME
    assert it.state.cards[it.victim].owner == OPPONENT
    assert it.table.role(it.source) == "table", "no trap is needed"


def test_the_captor_says_which_of_several_teams_takes_custody():
    """1E-7.7/1."""
    it = Capturing()
    ship = it.table.ship("ship", it.place, affiliations=("Kli",))
    it.team("aboard", ship)
    it.team("ashore")
    it.capture()
    assert (it.table.decision.player, it.table.decision.prompt) == (ME, "custodian")
    assert {option.card for option in it.table.decision.options} == {it.place, ship}
    it.table.do("custodian", ship)
    assert it.state.cards[it.victim].parent == ship


def test_the_team_that_captures_keeps_the_captive():
    """1E-7.7.0.1/1."""
    it = Capturing()
    ship = it.table.ship("ship", it.place, affiliations=("Kli",))
    it.team("aboard", ship)
    it.team("ashore")
    it.capture(team_at=it.place)
    assert it.table.decision.prompt == "orders"
    assert (it.state.cards[it.victim].parent, it.table.role(it.victim)) == (it.place, "surface")


def test_without_a_team_there_the_card_becomes_a_trap():
    """1E-7.7/2, 1E-7.7.0.1/2: it is not in play any more."""
    it = Capturing()
    it.capture()
    assert (it.state.cards[it.source].parent, it.table.role(it.source)) == (it.place, "trap")
    assert it.state.cards[it.victim].parent == it.source
    assert not it.state.in_play(it.source)
    assert captives.is_held(it.state, it.victim)
    assert not captives.is_escorted(it.state, it.victim)


def test_a_team_that_comes_later_takes_custody_and_the_trap_is_discarded():
    """1E-7.7/2, 1E-7.7.0.1/3."""
    it = Capturing()
    it.capture()
    it.team()
    it.table.begin()
    assert it.table.offers(CUSTODY) == [Option(CUSTODY, it.victim, it.place)]
    it.table.do(CUSTODY, it.victim, it.place)
    assert (it.state.cards[it.victim].parent, it.table.role(it.victim)) == (it.place, "surface")
    assert it.table.role(it.source) == "discard"
    assert is_disabled(it.state, it.victim)


def test_a_ship_with_a_crew_beams_a_captive_out_of_a_trap():
    """1E-7.7/2; a cloaked one does not (1E-7.6/7)."""
    it = Capturing()
    it.capture()
    ship = it.table.ship("ship", it.place, affiliations=("Kli",))
    it.team(at=ship)
    writers.put_mark(it.state, ship, "cloaked", 1)
    it.table.begin()
    assert it.table.refused(CUSTODY, it.victim, ship) == ("no-custodian", "1E-7.7/2")
    writers.put_mark(it.state, ship, "cloaked", 0)
    it.table.begin().do(CUSTODY, it.victim, ship)
    assert it.state.cards[it.victim].parent == ship


def test_teams_elsewhere_and_of_the_other_player_take_no_custody():
    """1E-7.7/2."""
    it = Capturing()
    it.capture()
    it.team("theirs", owner=OPPONENT)
    far = it.table.location("Elsewhere")
    it.team("far", far)
    it.table.begin()
    assert it.table.refused(CUSTODY, it.victim, far) == ("no-custodian", "1E-7.7/2")
    assert it.table.refused(CUSTODY, it.victim, it.place) == ("no-custodian", "1E-7.7/2")


def test_assuming_custody_is_not_done_within_another_action():
    """1E-7.7.0.1/3."""
    it = Capturing()
    it.capture()
    people(it.table, it.place, ME, 8, affiliations=("Kli",))
    people(it.table, it.place, OPPONENT, 6, affiliations=("Rom",))
    it.table.begin().do(BATTLE, it.place)
    problem = refuse(it.state, ME, Option(CUSTODY, it.victim, it.place))
    assert problem is not None
    assert problem.reason == "not-between-actions"


def test_a_captive_is_neither_fought_by_the_captor_nor_fights():
    """1E-7.7/4."""
    it = Capturing()
    it.team()
    it.capture()
    assert it.table.refused(BATTLE, it.place) == ("nobody-to-fight", "1E-7.4.1/2")


def test_a_held_captive_is_not_freed_by_the_owners_personnel():
    """1E-7.7/5."""
    it = Capturing()
    it.team()
    it.capture()
    it.table.person("friend", it.place, owner=OPPONENT, affiliations=("Rom",))
    it.table.begin("execute_orders", OPPONENT)
    assert it.table.refused(CUSTODY, it.victim, detail="free") == ("held", "1E-7.7/5")


def test_an_unattended_captive_is_freed_by_the_owners_personnel_present():
    """1E-7.7/5: the escort has died."""
    it = Capturing()
    guard = it.team()
    it.capture()
    writers.move(it.state, guard, ME, "discard", face_up=True)
    it.table.begin("execute_orders", OPPONENT)
    assert it.table.refused(CUSTODY, it.victim, detail="free") == ("nobody-frees", "1E-7.7/5")
    it.table.person("friend", it.place, owner=OPPONENT, affiliations=("Rom",))
    it.table.begin("execute_orders", OPPONENT).do(CUSTODY, it.victim, detail="free")
    assert it.state.cards[it.victim].controller == OPPONENT
    assert not is_disabled(it.state, it.victim)


def test_a_brig_holds_without_an_escort():
    """1E-7.7/3: the guard may die then, and nobody frees the captive."""
    it = Capturing()
    ship = it.table.ship("ship", it.place, affiliations=("Kli",), special_equipment=("Brig",))
    guard = it.team(at=ship)
    it.capture()
    it.table.begin().do(CUSTODY, it.victim, detail="brig")
    assert captives.is_held(it.state, it.victim)
    assert not captives.is_escorted(it.state, it.victim)
    writers.move(it.state, guard, ME, "discard", face_up=True)
    assert captives.is_held(it.state, it.victim)
    it.team("jailer", ship)
    it.table.begin().do(CUSTODY, it.victim, detail="escort")
    assert captives.is_escorted(it.state, it.victim)


def test_there_is_no_brig_without_one():
    """1E-7.7/3."""
    it = Capturing()
    ship = it.table.ship("ship", it.place, affiliations=("Kli",))
    it.team(at=ship)
    it.capture()
    assert it.table.refused(CUSTODY, it.victim, detail="brig") == ("no-brig", "1E-7.7/3")


def test_any_number_of_captives_is_escorted_and_moves_like_equipment():
    """1E-7.7/3."""
    it = Capturing()
    guard = it.team()
    it.capture()
    (second,) = people(it.table, it.place, OPPONENT, 6, affiliations=("Rom",))
    first, it.victim = it.victim, second
    it.capture()
    ship = it.table.ship("ship", it.place, affiliations=("Kli",))
    it.table.begin().do("beam", it.place, ship)
    it.table.choose(guard, first, second)
    assert all(captives.is_escorted(it.state, card) for card in (first, second))
    assert it.state.cards[first].parent == ship


def test_a_card_releases_a_captive_from_a_trap_which_is_discarded():
    """1E-7.7/5, 1E-7.7/2."""
    it = Capturing()
    it.capture()
    captives.release(it.state, (it.victim,), OPPONENT)
    assert it.state.cards[it.victim].controller == OPPONENT
    assert (it.state.cards[it.victim].parent, it.table.role(it.victim)) == (it.place, "surface")
    assert it.table.role(it.source) == "discard"


def test_a_trap_stays_as_long_as_it_holds_somebody():
    """1E-7.7/2."""
    it = Capturing()
    (second,) = people(it.table, it.place, OPPONENT, 6, affiliations=("Rom",))
    it.table.begin()
    captives.begin(it.state, ME, (it.victim, second), it.source)
    engine.run(it.state)
    captives.release(it.state, (it.victim,), OPPONENT)
    assert it.table.role(it.source) == "trap"
    assert captives.is_trapped(it.state, second)
