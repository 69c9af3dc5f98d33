"""The table as one player sees it: the players, their missions, and who and what is there."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from spaceline.cards.card import Card
from spaceline.cli.play.cast import Cast, crew, in_order, names_of
from spaceline.cli.terminal import AFFILIATIONS, DIM, GOOD, TITLE, coloured, heading, indented, packed, styled
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.effects.render import render_requirement
from spaceline.presentation import Scene
from spaceline.presentation.second.layout import lying_on, own_first, places_of
from spaceline.presentation.second.sheet import who_may_attempt

TITLE_WIDTH = 25


def print_table(out: Console, scene: Scene, cast: Cast) -> None:
    """Print the table: whose turn it is, the players, the viewer's missions, then those of the others."""
    viewer = scene.view.viewer
    heading(out, scene.own.moment(scene).label, scene.view.ruleset)
    for player in in_order(scene):
        print_player(out, scene, cast, player)
    heading(out, "Your missions" if viewer else "Missions")
    shown: set[PlaceId] = set()
    for place in places_of(scene, viewer):
        print_mission(out, scene, place, own=True)
        shown.add(place)
    for player in in_order(scene)[1:]:
        print_others(out, scene, cast, player, shown)


def print_player(out: Console, scene: Scene, cast: Cast, player: PlayerId) -> None:
    """Print a player's score and piles, and the cards in the core."""
    line = styled(f" {cast.name(scene, player):<22}", TITLE if player == scene.view.viewer else "")
    line.append(f"{scene.mark(player, 'points'):>4} points", GOOD if scene.mark(player, "points") else "")
    piles = (("hand", "hand"), ("deck", "deck"), ("pile", "pile"), ("discard", "discard"), ("removed", "removed"))
    for role, word in piles:
        there = scene.zone(player, role)
        if there or role in ("hand", "deck"):
            line.append(f"  {word} {len(there)}", DIM)
    out.print(line)
    for role, word in (("core", "core"), ("brig", "brig")):
        there = scene.zone(player, role)
        if there:
            out.print(indented(styled(f"{word}: ", DIM).append(names_of(scene, there)), 3))
        for card in there:
            if on := lying_on(scene, card):
                out.print(indented(styled(f"on {scene.name(card)}: ", DIM).append(names_of(scene, on)), 3))


def print_mission(out: Console, scene: Scene, place: PlaceId, *, own: bool) -> None:
    """Print a place: its mission, and under it who and what is there."""
    mission = scene.mission(place)
    if mission is None:
        return
    card = own_first(scene, place)
    needs = requirement(mission) if own and not scene.mark(card, "completed") else ""
    line = mission_line(scene, mission, card)
    out.print(line, no_wrap=True, overflow="ellipsis")
    if needs:
        out.print(indented(needs, 5))
    for content in contents(scene, place, out.width - 5):
        out.print(indented(content, 5))


def requirement(mission: Card) -> str:
    """What completing a mission takes."""
    return render_requirement(mission.facts.requirement) if mission.facts.requirement is not None else ""


def mission_line(scene: Scene, mission: Card, card: CardId) -> Text:
    """A mission: whether it is completed, its title, kind, points, where it is and who may attempt it."""
    facts = mission.facts
    done = bool(scene.mark(card, "completed"))
    line = styled(" ✓ " if done else "   ", GOOD)
    title = mission.title if len(mission.title) <= TITLE_WIDTH else f"{mission.title[: TITLE_WIDTH - 1]}…"
    line.append(f"{title:<{TITLE_WIDTH}}", TITLE)
    line.append(f" {worth(mission):<9}", GOOD if done else "")
    line.append(f" {facts.quadrant:<5} span {facts.span}", DIM)
    if facts.kind != "headquarters" and not done:
        words = who_may_attempt(facts).split()
        line.append("  ").append_text(styled(" ").join(coloured(word) for word in words))
    others = [other for other in scene.zone(scene.cards[card].parent, "mission") if other != card]
    if others:
        line.append(f"  shared{' ✓' if any(scene.mark(other, 'completed') for other in others) else ''}", DIM)
    return line


def contents(scene: Scene, place: PlaceId, room: int) -> Iterator[Text]:
    """Who and what is at a place, a paragraph each; nothing where nothing is."""
    surface, orbit = scene.zone(place, "surface"), scene.zone(place, "orbit")
    for player in in_order(scene):
        there = scene.controlled(surface, player)
        who = "" if player == scene.view.viewer else f"{scene.player(player).removeprefix('the ')} "
        if there:
            yield packed(crew(scene, there), room, styled(f"{who}here: ", DIM))
        for ship in scene.controlled(orbit, player):
            yield ship_lines(scene, ship, room, who)
    for mission in scene.zone(place, "mission"):
        beneath, on = scene.zone(mission, "beneath"), scene.zone(mission, "on")
        if on:
            yield styled("on it: ", DIM).append(names_of(scene, on))
        if beneath:
            yield styled(f"{len(beneath)} overcome: ", DIM).append(names_of(scene, beneath))


def ship_lines(scene: Scene, ship: CardId, room: int, who: str) -> Text:
    """A ship: its name and Range, and who is aboard."""
    it = scene.definition(ship)
    if it is None:
        return styled(f"{who}► a concealed ship")
    style = AFFILIATIONS.get(it.facts.affiliation, "")
    line = styled(who, DIM).append("► ", style).append(it.title, f"bold {style}").append(" ")
    line.append_text(coloured(it.facts.affiliation))
    reach, used = scene.facts(ship).attributes.get("Range", 0), scene.mark(ship, "range-used")
    line.append(f" Range {max(0, reach - used)} of {reach}" if used else f" Range {reach}", DIM)
    line.append(" stopped" if scene.is_stopped(ship) else "", "bold")
    on = scene.zone(ship, "on")
    line.append(f" with {names_of(scene, on)}" if on else "", DIM)
    aboard = scene.zone(ship, "aboard")
    return packed(crew(scene, aboard) if aboard else [styled("empty", DIM)], room, line.append(": ", DIM))


def print_others(out: Console, scene: Scene, cast: Cast, player: PlayerId, shown: set[PlaceId]) -> None:
    """Print another player's missions: those with something there in full, the rest on one line."""
    places = [place for place in places_of(scene, player) if place not in shown]
    if places:
        heading(out, f"{cast.name(scene, player)}: missions")
    quiet: list[str] = []
    for place in places:
        mission = scene.mission(place)
        if mission is None:
            continue
        shown.add(place)
        if any(True for _ in contents(scene, place, out.width)):
            print_mission(out, scene, place, own=False)
        else:
            done = "✓ " if scene.mark(scene.zone(place, "mission")[0], "completed") else ""
            quiet.append(f"{done}{mission.title}, {worth(mission)}")
    if quiet:
        parts = [styled(f"{name} · ") for name in quiet[:-1]] + [styled(quiet[-1])]
        out.print(indented(packed(parts, out.width - 3, styled("also ", DIM)), 3))


def worth(mission: Card) -> str:
    """What a mission is and scores, in short."""
    return "HQ" if mission.facts.kind == "headquarters" else f"{mission.facts.kind} {mission.facts.points}"
