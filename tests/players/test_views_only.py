"""Players see views only: what they import cannot reach the game itself."""

import ast

import pytest

from tests.architecture.source_tree import PACKAGE, Module, modules_in

SEAT = "src/spaceline/players/seat.py"
ALLOWED = (
    "spaceline.cards.view_index",
    "spaceline.core.data",
    "spaceline.effects.nodes",
    "spaceline.players",
    "spaceline.rules.first.data",
    "spaceline.rules.first.definition",
    "spaceline.rules.first.facts",
    "spaceline.rules.objectives.facts",
    "spaceline.rules.second.data",
    "spaceline.rules.second.definition",
    "spaceline.rules.second.facts",
)
CHOOSES_THE_EDITION = "src/spaceline/players/heuristic/player.py"
"""It asks the registry which player an edition has, by the name of the ruleset."""


def reaches(module: Module) -> list[str]:
    """The modules of the project that a module imports beyond plain data and printed facts."""
    named = []
    for node in module.nodes:
        if isinstance(node, ast.Import):
            named.extend(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            named.append(f"{'.' * node.level}{node.module or ''}")
    inside = [name for name in named if name.startswith(("spaceline", "."))]
    allowed = (*ALLOWED, "spaceline.editions") if module.name == CHOOSES_THE_EDITION else ALLOWED
    return [name for name in inside if not any(name == it or name.startswith(f"{it}.") for it in allowed)]


def touches(module: Module) -> list[int]:
    """Lines that look behind the seat."""
    return [
        node.lineno
        for node in module.nodes
        if isinstance(node, ast.Attribute)
        and node.attr.startswith("_")
        and not (isinstance(node.value, ast.Name) and node.value.id == "self")
        and node.attr != "__init__"
    ]


@pytest.fixture(scope="module")
def players() -> list[Module]:
    return [module for module in modules_in(PACKAGE / "players") if module.name != SEAT]


def test_no_player_imports_the_game_or_its_engine(players):
    assert len(players) > 8
    assert {module.name: found for module in players if (found := reaches(module))} == {}


def test_no_player_looks_behind_its_seat(players):
    assert {module.name: found for module in players if (found := touches(module))} == {}


def test_the_seat_is_the_one_module_that_touches_the_game():
    assert "spaceline.core.state" in reaches(Module(PACKAGE / "players" / "seat.py"))
