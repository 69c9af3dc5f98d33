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
CHOOSE_THE_EDITION = (
    "src/spaceline/players/cadet/player.py",
    "src/spaceline/players/heuristic/player.py",
    "src/spaceline/players/seeding/planning.py",
)
"""They ask the registry what an edition has, by the name of the ruleset."""


def reaches(module: Module) -> list[str]:
    """The modules of the project that a module imports beyond plain data and printed facts."""
    named = []
    for node in module.nodes:
        if isinstance(node, ast.Import):
            named.extend(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            named += [] if names_words_only(node) else [f"{'.' * node.level}{node.module or ''}"]
    inside = [name for name in named if name.startswith(("spaceline", "."))]
    allowed = (*ALLOWED, "spaceline.editions") if module.name in CHOOSE_THE_EDITION else ALLOWED
    return [name for name in inside if not any(name == it or name.startswith(f"{it}.") for it in allowed)]


def names_words_only(node: ast.ImportFrom) -> bool:
    """Whether only constants of the rules are imported, and how a refusal is said."""
    return (node.module or "").startswith(("spaceline.rules.", "spaceline.core.refusals")) and all(
        alias.name.isupper() or alias.name == "refusal" for alias in node.names
    )


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
