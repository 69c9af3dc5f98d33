"""The contract of the core holds while combat and engagements go on, whatever lies face down there."""

import pytest

from spaceline.core import choices, engine
from spaceline.core.data.decisions import Answer
from spaceline.rules.second.data.frames import Battle
from tests.contract.checks import contract
from tests.contract.second import kind, pools
from tests.support.battles import BattleTable
from tests.support.playing import ME, OPPONENT, person


def a_combat():
    """Equipment and personnel lie face down; texts of both sides may respond."""
    table = BattleTable()
    for title in ("Kahmis", "Dokar", "Kroval", "Klingon Disruptor Pistol"):
        table.add_card(title)
    for title in ("Brilgar", "Keeve Falor", "Tricorder", "Shakaar Edon, Resistance Leader"):
        table.add_card(title, OPPONENT)
    for title in ("Brutal Struggle", "A Chance for Glory", "Ferocity"):
        table.in_core(title)
    table.in_core("Resistance Tactics", OPPONENT)
    table.hold("The Truth of War", "Evasive Maneuvers")
    return table


def an_engagement():
    """Ships on both sides may join, one of them damaged twice."""
    table = BattleTable("space")
    crew = ("Dokar", "Kahmis", "Vorax", "Kroval")
    for ship in (table.print_ship("I.K.S. Vor'cha"), table.print_ship("I.K.S. K't'inga")):
        for title in crew:
            table.add_card(title, ME, ship)
    table.vessel("theirs", "Baj", OPPONENT, person(affiliation="Baj"))
    helper = table.vessel("helper", "Baj", OPPONENT, person(affiliation="Baj"), Shields=3)
    table.add_card("Hazar", OPPONENT, helper)
    for title in ("Point Blank Strike", "Precise Attack"):
        table.damage(title, "theirs", ME)
    table.in_core("Pierce Their Defenses")
    table.hold("Render Assistance")
    table.hold("Evasive Maneuvers", "Power to the Shields", player=OPPONENT)
    return table


def played_out(state, seed):
    """Answer until the battle that is begun is over, under the contract; returns how many battles there were."""
    seen = 0
    for number in range(40):
        asked = engine.decision(state)
        if asked is None:
            break
        is_battle = any(isinstance(frame, Battle) for frame in state.frames)
        contract(state, pools(), kind, full=is_battle or number < 2, seed=seed)
        seen += is_battle
        useful = [option for option in asked.options if option.kind in ("order", "respond", "answer", "engagement")]
        if not useful and not is_battle and asked.prompt == "orders":
            break
        answer = choices.default(asked) if not useful else Answer(option=useful[(seed + number) % len(useful)])
        engine.answer(state, answer)
    return seen


@pytest.mark.parametrize("begin", [a_combat, an_engagement])
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_hidden_shows_in_a_battle(begin, seed):
    table = begin()
    table.ready()
    assert played_out(table.state, seed)
