"""Who and what is at a location: facilities, ships, crews, Away Teams, and the cards that lie on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.padding import Padding
from rich.text import Text

from spaceline.cli.play.cast import crew, in_order
from spaceline.cli.sheets.printing import in_colour
from spaceline.cli.terminal import AFFILIATIONS, DIM, indented, packed, styled
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.presentation import Scene
from spaceline.presentation.first.conditions import SHIP_CONDITIONS, condition, damage
from spaceline.presentation.first.layout import is_vessel
from spaceline.rules.first.definition import number
from spaceline.rules.first.facts import FirstFacts

LYING = {"at": "here", "on": "on it", "found": "found", "trap": "trap", "encountered": "encountered"}
"""How cards lie at a location that are no ship, facility or Away Team."""
INDENT = 6
DEEPER = 2


def contents(scene: Scene, place: PlaceId, room: int) -> Iterator[Padding]:
    """A paragraph for each ship, facility and Away Team, each player's together, the viewer's first."""
    for player in in_order(scene):
        yield from forces(scene, place, player, room)
    for entity in (place, *scene.zone(place, "mission")):
        for role, word in LYING.items():
            if there := scene.zone(entity, role):
                yield indented(styled(f"{word}: ", DIM).append(told(scene, there)), INDENT)


def forces(scene: Scene, place: PlaceId, player: PlayerId, room: int) -> Iterator[Padding]:
    """What a player has at a location: on the planet, in space, docked and aboard."""
    who = "" if player == scene.view.viewer else f"{scene.player(player).removeprefix('the ')} "
    on_planet = scene.controlled(scene.zone(place, "surface"), player)
    vessels = [card for card in on_planet if is_vessel(scene, card)]
    team = [card for card in on_planet if card not in vessels]
    if team:
        yield indented(packed(crew(scene, team, condition), room, styled(f"{who}Away Team: ", DIM), DEEPER), INDENT)
    for vessel in vessels:
        yield from vessel_lines(scene, vessel, room, f"{who}on the planet ", 0)
    for vessel in scene.controlled(scene.zone(place, "space"), player):
        yield from vessel_lines(scene, vessel, room, who, 0)


def vessel_lines(scene: Scene, vessel: CardId, room: int, before: str, depth: int) -> Iterator[Padding]:
    """A ship or facility with everybody aboard, and under it the ships docked at it and carried in it."""
    aboard = scene.zone(vessel, "aboard")
    carried = [card for card in aboard if card in scene.cards and is_vessel(scene, card)]
    inside = [card for card in aboard if card not in carried]
    head = styled(before, DIM).append_text(vessel_head(scene, vessel)).append(": ", DIM)
    by = INDENT + DEEPER * depth
    people = crew(scene, inside, condition) if inside else [styled("empty", DIM)]
    yield indented(packed(people, room - DEEPER * depth, head, DEEPER), by)
    for ship in scene.zone(vessel, "docked"):
        yield from vessel_lines(scene, ship, room, "docked ", depth + 1)
    for ship in carried:
        yield from vessel_lines(scene, ship, room, "carried ", depth + 1)


def vessel_head(scene: Scene, vessel: CardId) -> Text:
    """The name of a ship or facility, its affiliation and condition, and what lies on it."""
    it = scene.definition(vessel)
    if it is None:
        return styled(f"► {scene.name(vessel)}").append_text(conditions(scene, vessel, ()))
    now: FirstFacts = scene.facts(vessel)
    style = AFFILIATIONS.get(now.affiliations[0], "") if now.affiliations else ""
    sign = "■ " if it.type == "facility" else "► "
    head = styled(sign, style).append(it.title, f"bold {style}".strip())
    if now.affiliations:
        head.append(" ").append_text(in_colour(now.affiliations))
    figures = facility_figures(now) if it.type == "facility" else ship_figures(scene, vessel, now)
    return head.append_text(conditions(scene, vessel, figures))


def ship_figures(scene: Scene, ship: CardId, now: FirstFacts) -> tuple[str, ...]:
    """The RANGE of a ship, as far as it is not used."""
    reach, used = number(now.attributes.get("Range", 0)), scene.mark(ship, "range-used")
    return (f"Range {max(0, reach - used)} of {reach}" if used else f"Range {reach}",)


def facility_figures(now: FirstFacts) -> tuple[str, ...]:
    """The SHIELDS of a facility."""
    return (f"Shields {now.attributes['Shields']}",) if "Shields" in now.attributes else ()


def conditions(scene: Scene, vessel: CardId, figures: Sequence[str]) -> Text:
    """Figures and conditions of a ship or facility, with what lies on it."""
    line = Text()
    line.append(f" {', '.join(figures)}" if figures else "", DIM)
    told_marks = [scene.words.say(f"status.{name}") for name in SHIP_CONDITIONS if scene.mark(vessel, name)]
    told_marks += [damage(scene, vessel)] if scene.mark(vessel, "damage") else []
    line.append("".join(f", {word}" for word in told_marks), "bold")
    on = scene.zone(vessel, "on")
    return line.append(f", with {told(scene, on)}" if on else "", DIM)


def told(scene: Scene, cards: Sequence[CardId]) -> str:
    """Cards by their names, with their countdowns and with whom they hold."""
    names = []
    for card in cards:
        left, held = scene.mark(card, "countdown"), scene.zone(card, "on")
        about = [f"countdown {left}"] if left else []
        about += [f"with {told(scene, held)}"] if held else []
        names.append(f"{scene.name(card)} ({', '.join(about)})" if about else scene.name(card))
    return scene.words.listed(names, "and")
