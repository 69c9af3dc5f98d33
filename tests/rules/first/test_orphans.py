"""What becomes of cards that lie on a card that leaves play (1E-6.4/5, 1E-7.2.2.0.1/6, 1E-6.3.2.1)."""

from spaceline.core import table
from spaceline.core.data.changes import Change
from spaceline.lab.scenarios import load_scenario
from spaceline.lab.scenarios.running import positions
from spaceline.rules.first.verbs.leaving import destroyed
from tests.support.first_table import OPPONENT
from tests.support.first_tabletop import Tabletop
from tests.support.scenario_files import FOLDER


def held(game, card, by):
    """Let one card hold another."""
    game.state.ruleset.verbs["hold"].apply(game.state, Change("hold", (card,), OPPONENT, by))


def abduction(*skills):
    """Somebody's team at a planet where a dilemma lies that holds people."""
    game = Tabletop()
    game.team(*skills)
    dilemma = game.printed("Alien Abduction", game.place, "at", OPPONENT)
    return game, dilemma


def test_a_hologram_is_erased_where_it_is_set_free_and_cannot_exist():
    """1E-6.3.2.1/4: the others stand on the planet."""
    game, dilemma = abduction("3 Leadership")
    hologram, person = game.person("light", game.place, icons=("Holo",)), game.person("flesh", game.place)
    for card in (hologram, person):
        held(game, card, dilemma)
    game.person("last", game.ship("Runabout", game.place))
    game.begin()
    game.do("beam", game.names["Runabout"], game.place)
    assert (game.role(dilemma), game.role(hologram), game.role(person)) == ("out-of-play", "discard", "surface")


def test_a_hologram_that_is_killed_keeps_what_lies_on_it():
    """1E-6.3.2.2/1: it is deactivated, so it does not leave play."""
    game = Tabletop("space")
    deck = game.ship("Deck", game.place, special_equipment=("Holodeck",))
    hologram = game.person("light", deck, icons=("Holo",))
    cloak = game.card("Mantle", "event", parent=hologram, role="on")
    game.begin()
    (instead,) = destroyed(game.state, Change("kill", (hologram,), OPPONENT))
    assert instead == Change("deactivate", (hologram,), OPPONENT)
    assert not game.state.ruleset.verbs[instead.verb].empties
    assert game.state.ruleset.orphaned(game.state, Change("erase", (hologram,), OPPONENT))[0].cards == (cloak,)


def test_in_space_nobody_is_set_free():
    """1E-2.1/2, 1E-10.2.2/1: what is destroyed with its crew takes them along."""
    game = Tabletop("space")
    pod = game.printed("Escape Pod", game.place, "space")
    person, kit = game.person("flesh", pod), game.card("kit", "equipment", parent=pod, role="on")
    table.move(game.state, person, pod, "on")
    game.begin()
    lost = game.state.ruleset.orphaned(game.state, Change("discard", (pod,)))
    assert [(change.verb, change.cards) for change in lost] == [("kill", (person,)), ("destroy", (kit,))]


def test_who_had_vanished_comes_back_once_whatever_the_card_has_noted_of_it():
    """1E-G:temporal-vortex/2: it keeps in mind who is out of time, and who does not attack."""
    told = [
        event.change.cards
        for _, at in positions(load_scenario(FOLDER / "first/time/a-borg-ship-comes-back-at-the-left-end.yaml"))
        for event in at.events
        if event.change.verb == "relocate"
    ]
    assert [len(cards) for cards in told] == [1]
