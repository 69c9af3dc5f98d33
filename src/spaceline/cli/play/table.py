"""The table as one player sees it: the players, their missions, and who and what is there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.text import Text

from spaceline.cli.card_sheet import who_may_attempt
from spaceline.cli.play.cast import Cast, crew, names_of
from spaceline.cli.terminal import AFFILIATIONS, DIM, GOOD, TITLE, coloured, heading, indented
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.effects.render import render_requirement
from spaceline.rules.second.definition import CardDefinition
from spaceline.rules.second.words.scene import Scene

WIDE = 110
"""From this width on a mission and its requirement share a line."""
TITLE_WIDTH = 30


def print_table(out: Console, scene: Scene, cast: Cast) -> None:
    """Print the table: whose turn it is, the players, the viewer's missions, then those of the others."""
    viewer = scene.view.viewer
    heading(out, cast.moment(scene), scene.view.ruleset)
    for player in in_order(scene):
        print_player(out, scene, cast, player)
    heading(out, "Your missions" if viewer else "Missions")
    shown: set[PlaceId] = set()
    for place in places_of(scene, viewer):
        print_mission(out, scene, cast, place, own=True)
        shown.add(place)
    for player in in_order(scene)[1:]:
        print_others(out, scene, cast, player, shown)


def in_order(scene: Scene) -> list[PlayerId]:
    """The players, the viewer first."""
    players = scene.view.players
    at = players.index(scene.view.viewer) if scene.view.viewer in players else 0
    return [*players[at:], *players[:at]]


def places_of(scene: Scene, player: PlayerId) -> list[PlaceId]:
    """The places where a player laid out missions, in that order."""
    found = [
        (min(card for card in cards if scene.cards[card].owner == player), place)
        for (place, role), cards in scene.zones.items()
        if role == "mission" and any(scene.cards[card].owner == player for card in cards)
    ]
    return [place for _, place in sorted(found)]


def print_player(out: Console, scene: Scene, cast: Cast, player: PlayerId) -> None:
    """Print a player's score and piles, and the cards in the core."""
    line = Text(f" {cast.name(scene, player):<22}", TITLE if player == scene.view.viewer else "")
    line.append(f"{scene.mark(player, 'points'):>4} points", GOOD if scene.mark(player, "points") else "")
    counters = scene.mark(player, "counters")
    line.append(f"  {counters} counters" if counters else "", "bold")
    piles = (("hand", "hand"), ("deck", "deck"), ("pile", "dilemmas"), ("discard", "discard"), ("removed", "removed"))
    for role, word in piles:
        there = scene.zone(player, role)
        if there or role in ("hand", "deck"):
            line.append(f"  {word} {len(there)}", DIM)
    out.print(line)
    for role, word in (("core", "core"), ("brig", "brig")):
        there = scene.zone(player, role)
        if there:
            out.print(indented(Text(f"{word}: ", DIM).append(names_of(scene, there)), 3))


def print_mission(out: Console, scene: Scene, cast: Cast, place: PlaceId, *, own: bool) -> None:
    """Print a place: its mission, and under it who and what is there."""
    mission = scene.mission(place)
    if mission is None:
        return
    card = scene.zone(place, "mission")[0]
    out.print(mission_line(scene, mission, card), no_wrap=True, overflow="ellipsis")
    facts = mission.facts
    if own and facts.requirement is not None and not scene.mark(card, "completed"):
        needs = (
            Text("needs ", DIM)
            .append(render_requirement(facts.requirement))
            .append(f"  by {who_may_attempt(facts)}", DIM)
        )
        out.print(indented(needs, 5))
    for line in contents(scene, cast, place):
        out.print(indented(line, 5))


def mission_line(scene: Scene, mission: CardDefinition, card: CardId) -> Text:
    """A mission: whether it is completed, its title, kind, points and where it is."""
    facts = mission.facts
    done = bool(scene.mark(card, "completed"))
    line = Text(" ✓ " if done else "   ", GOOD)
    line.append(f"{mission.title:<{TITLE_WIDTH}}", TITLE)
    worth = "headquarters" if facts.kind == "headquarters" else f"{facts.kind} {facts.points}"
    line.append(f" {worth:<13}", GOOD if done else "")
    return line.append(f" {facts.quadrant}, span {facts.span}", DIM)


def contents(scene: Scene, cast: Cast, place: PlaceId) -> Iterator[Text]:
    """Who and what is at a place, a line each; nothing where nothing is."""
    viewer = scene.view.viewer
    surface = scene.zone(place, "surface")
    own = scene.controlled(surface, viewer)
    if own:
        yield Text("here: ", DIM).append_text(crew(scene, own))
    for ship in scene.controlled(scene.zone(place, "orbit"), viewer):
        yield ship_line(scene, ship)
    for player in in_order(scene)[1:]:
        theirs = scene.controlled(surface, player)
        if theirs:
            yield Text(f"{cast.name(scene, player)} here: ", DIM).append_text(crew(scene, theirs))
        for ship in scene.controlled(scene.zone(place, "orbit"), player):
            yield Text(f"{cast.name(scene, player)} ", DIM).append_text(ship_line(scene, ship))
    for mission in scene.zone(place, "mission"):
        beneath, on = scene.zone(mission, "beneath"), scene.zone(mission, "on")
        if on:
            yield Text("on it: ", DIM).append(names_of(scene, on))
        if beneath:
            yield Text(f"{len(beneath)} overcome: ", DIM).append(names_of(scene, beneath))


def ship_line(scene: Scene, ship: CardId) -> Text:
    """A ship: its name and Range, and who is aboard."""
    it = scene.definition(ship)
    if it is None:
        return Text("► a concealed ship")
    style = AFFILIATIONS.get(it.facts.affiliation, "")
    line = Text("► ", style).append(it.title, f"bold {style}").append(" ").append_text(coloured(it.facts.affiliation))
    reach = it.facts.attributes.get("Range", 0)
    line.append(f" Range {reach - scene.mark(ship, 'range-used')}", DIM)
    line.append(f" of {reach}" if scene.mark(ship, "range-used") else "", DIM)
    line.append(" stopped" if scene.is_stopped(ship) else "", "bold")
    on = scene.zone(ship, "on")
    line.append(f" with {names_of(scene, on)}" if on else "", DIM)
    aboard = scene.zone(ship, "aboard")
    return line.append(": ", DIM).append_text(crew(scene, aboard)) if aboard else line.append(": empty", DIM)


def print_others(out: Console, scene: Scene, cast: Cast, player: PlayerId, shown: set[PlaceId]) -> None:
    """Print another player's missions: those with something there in full, the rest on one line."""
    heading(out, f"Missions of {cast.name(scene, player)}")
    quiet: list[str] = []
    for place in places_of(scene, player):
        mission = scene.mission(place)
        if place in shown or mission is None:
            continue
        shown.add(place)
        if any(True for _ in contents(scene, cast, place)):
            print_mission(out, scene, cast, place, own=False)
        else:
            done = "✓ " if scene.mark(scene.zone(place, "mission")[0], "completed") else ""
            quiet.append(f"{done}{mission.title} ({worth(mission)})")
    if quiet:
        out.print(indented(Text("nobody at ", DIM).append(listed(quiet)), 3))


def worth(mission: CardDefinition) -> str:
    """What a mission is and scores, in short."""
    return "HQ" if mission.facts.kind == "headquarters" else f"{mission.facts.kind} {mission.facts.points}"


def listed(parts: Sequence[str]) -> str:
    """Parts with a sign between them that does not occur in titles."""
    return " · ".join(parts)
