"""Players see views only: what they import cannot reach the game itself."""

import ast

import pytest

from tests.architecture.source_tree import PACKAGE, ROOT, Module, modules_in

DOORS = ("src/spaceline/players/seat.py", "src/spaceline/players/worlds.py")
"""The seat touches the game, the worlds a sampled one; nothing else does."""
BELIEFS = "src/spaceline/players/beliefs/"
KNOWN_TO_BELIEFS = ("spaceline.cards.card", "spaceline.cards.decks", "spaceline.editions")
"""What cards there are, and the decks that everybody knows."""
ALLOWED = (
    "spaceline.cards.view_index",
    "spaceline.core.data",
    "spaceline.core.decoding",
    "spaceline.effects.names",
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
    "src/spaceline/players/commander/player.py",
    "src/spaceline/players/commander/searching.py",
    "src/spaceline/players/edition_player.py",
    "src/spaceline/players/heuristic/player.py",
    "src/spaceline/players/levels.py",
    "src/spaceline/players/registry.py",
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
    allowed = (*allowed, *KNOWN_TO_BELIEFS) if module.name.startswith(BELIEFS) else allowed
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
    return [module for module in modules_in(PACKAGE / "players") if module.name not in DOORS]


def test_no_player_imports_the_game_or_its_engine(players):
    assert len(players) > 8
    assert {module.name: found for module in players if (found := reaches(module))} == {}


def test_no_player_looks_behind_its_seat(players):
    assert {module.name: found for module in players if (found := touches(module))} == {}


@pytest.mark.parametrize("door", DOORS)
def test_a_door_is_one(door):
    assert "spaceline.core.state" in reaches(Module(ROOT / door))


def test_worlds_are_made_from_what_a_seat_gives():
    """Its own state is the only underscored name that the door to sampled games looks behind, and no seat's."""
    (worlds,) = (Module(ROOT / door) for door in DOORS if "worlds" in door)
    assert touches(worlds) == []
