"""Whose texts are in force in Second Edition, and that what is remembered of it is never stale."""

from __future__ import annotations

from spaceline.core import table
from spaceline.rules.second.language.speaking import speakers
from tests.support.memory import assert_values_up_to_date
from tests.support.tabletop import ME, OPPONENT, Tabletop, person

COMMANDER, KIT = "Aldara", "Engineering Kit"


def positioned() -> tuple[Tabletop, int, int]:
    """A ship whose text helps those aboard, and an equipment that helps an engineer."""
    game = Tabletop("space")
    game.crew({"engineer": person("Engineer", species=("Cardassian",), affiliation="Car")})
    ship, kit = game.add_card(COMMANDER), game.add_card(KIT)
    table.move(game.state, ship, game.place, "orbit")
    table.move(game.state, game.card("engineer"), ship, "aboard")
    table.move(game.state, kit, ship, "aboard")
    game.set_points(40)
    game.ready()
    return game, ship, kit


def test_texts_in_force_are_those_of_cards_in_play_that_are_not_stopped():
    """2E-stopped/2, /4."""
    game, ship, kit = positioned()
    state = game.state
    both = {ship, kit}
    steps = [
        (both, lambda: None),
        ({kit}, lambda: table.put_mark(state, ship, "stopped", 1)),
        (both, lambda: table.put_mark(state, ship, "stopped", 0)),
        (both, lambda: table.move(state, kit, game.ship, "aboard")),
        ({ship}, lambda: table.move(state, kit, ME, "discard")),
        (both, lambda: table.move(state, kit, ship, "aboard")),
        (both, lambda: table.hand_over(state, ship, OPPONENT)),
        (both, lambda: table.hand_over(state, ship, ME)),
        (set(), lambda: table.clear_marks(state, "stopped") or [table.move(state, it, ME, "removed") for it in both]),
    ]
    for expected, step in steps:
        step()
        assert {card for card, *_ in speakers(state) if card in both} == expected
        assert_values_up_to_date(state, speakers)


def test_whom_a_text_speaks_to_follows_who_commands_its_card():
    """The text of a card that changes hands speaks to the other player at once."""
    game, ship, _ = positioned()
    assert (ship, ME, False) in speakers(game.state)
    table.hand_over(game.state, ship, OPPONENT)
    assert (ship, OPPONENT, False) in speakers(game.state)
    assert_values_up_to_date(game.state, speakers)


def test_what_a_copy_of_the_game_remembers_of_texts_is_its_own():
    """A copy goes on for itself: neither sees what has happened in the other."""
    game, ship, _ = positioned()
    copy = game.state.clone()
    assert speakers(game.state) == speakers(copy)
    table.put_mark(copy, ship, "stopped", 1)
    table.move(game.state, game.card("engineer"), game.ship, "aboard")
    for state in (game.state, copy):
        assert_values_up_to_date(state, speakers)
    assert speakers(game.state) != speakers(copy)
