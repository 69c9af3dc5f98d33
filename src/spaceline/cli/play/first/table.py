"""The table of First Edition as one player sees it: the players, and the spacelines one after another."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from spaceline.cli.play.cast import Cast, in_order, names_of
from spaceline.cli.play.first.location import contents
from spaceline.cli.sheets.printing import in_colour
from spaceline.cli.terminal import DIM, GOOD, TITLE, heading, indented, styled
from spaceline.core.data.leaves import CardId, PlaceId, PlayerId
from spaceline.effects.render import render_requirement
from spaceline.presentation import Scene
from spaceline.presentation.first.layout import code_of, end_for, mission_for, spacelines
from spaceline.presentation.first.sheet import worth
from spaceline.rules.first.facts import MissionEnd

TITLE_WIDTH = 26
WIDE = 110
"""From so many columns on, what a mission asks for stands on its own line."""
PILES = (
    ("hand", "hand"),
    ("deck", "deck"),
    ("discard", "discard"),
    ("out-of-play", "out of play"),
    ("missions", "missions"),
    ("seed-deck", "seeds"),
)
LAID_OUT = (("table", "on the table"), ("agenda", "face down"), ("points", "point area"), ("away", "away"))


def print_table(out: Console, scene: Scene, cast: Cast) -> None:
    """Print the table: which part of the game it is, the players, and the locations of each quadrant."""
    heading(out, scene.own.moment(scene).label, scene.view.ruleset)
    for player in in_order(scene):
        print_player(out, scene, cast, player)
    for quadrant, row in spacelines(scene).items():
        heading(out, f"{quadrant} Quadrant", scene.counted(len(row), "location"))
        for place in row:
            print_location(out, scene, place)
    laid = {place for row in spacelines(scene).values() for place in row}
    for place in sorted(set(scene.view.places) - laid):
        elsewhere = list(contents(scene, place, out.width - 6))
        if elsewhere:
            heading(out, scene.view.places[place].key.capitalize())
        for paragraph in elsewhere:
            out.print(paragraph)


def print_player(out: Console, scene: Scene, cast: Cast, player: PlayerId) -> None:
    """Print a player's score and piles, and what lies before the player."""
    line = styled(f" {cast.name(scene, player):<22}", TITLE if player == scene.view.viewer else "")
    viewer = scene.view.viewer
    points, bonus = scene.mark(player, "points"), scene.mark(player, "bonus")
    line.append(f"{points:>4} points", GOOD if points else "").append(f" ({bonus} bonus)" if bonus else "", DIM)
    for role, word in PILES:
        there = scene.zone(player, role)
        if there or role in ("hand", "deck"):
            line.append(f"  {word} {len(there)}", DIM)
    out.print(line)
    open_hand = [card for card in scene.zone(player, "hand") if card in scene.cards and scene.cards[card].face_up]
    if open_hand and player != viewer:
        out.print(indented(styled("open hand: ", DIM).append(names_of(scene, open_hand)), 3))
    for role, word in LAID_OUT:
        there = scene.zone(player, role)
        if there:
            out.print(indented(styled(f"{word}: ", DIM).append(names_of(scene, there)), 3))


def print_location(out: Console, scene: Scene, place: PlaceId) -> None:
    """Print a location: its mission as it faces the viewer, and under it who and what is there."""
    mission = mission_for(scene, place, scene.view.viewer)
    line = location_line(scene, place, mission)
    here = list(contents(scene, place, out.width - 6))
    needs = needed(scene, place, mission)
    if needs and out.width >= WIDE:
        line.append(f" {needs}", DIM)
    out.print(line, no_wrap=True, overflow="ellipsis")
    if needs and out.width < WIDE and (here or scene.cards[mission].owner == scene.view.viewer):
        out.print(indented(styled(needs, DIM), 6))
    for paragraph in here:
        out.print(paragraph)


def location_line(scene: Scene, place: PlaceId, mission: CardId) -> Text:
    """A location: its code, mission, kind, points, span, who may attempt it, whose it is, what lies beneath."""
    it, end = scene.definition(mission), end_for(scene, mission, scene.view.viewer)
    title = it.title if it else scene.words.say("concealed")
    short = title if len(title) <= TITLE_WIDTH else f"{title[: TITLE_WIDTH - 1]}…"
    line = styled(f" {code_of(scene, place):<4}", DIM).append(f"{short:<{TITLE_WIDTH}}", TITLE)
    line.append(f" {it.facts.kind if it else '':<6} {score_of(end):<3}", GOOD if is_done(scene, place) else "")
    line.append(f" span {end.span if end else '?'}", DIM)
    line.append("  ").append_text(attempters(scene, place, end))
    line.append(f" {whose(scene, place):<6}", DIM)
    beneath = seeds(scene, place)
    return line.append(f" {scene.counted(beneath, 'seed')}".ljust(SEEDS_WIDTH) if beneath else " " * SEEDS_WIDTH, DIM)


def score_of(end: MissionEnd | None) -> str:
    """The points of a mission; nothing where there are none."""
    return worth(end.points) if end is not None and end.points is not None else "-"


SEEDS_WIDTH = 9
ATTEMPT_WIDTH = 13
"""As wide as the longest word about who completed a mission."""


def attempters(scene: Scene, place: PlaceId, end: MissionEnd | None) -> Text:
    """Whose personnel may attempt a mission, or who completed it."""
    by = scene.mark(place, "completed")
    if by:
        word = "✓ by you" if by == scene.view.viewer else f"✓ by {scene.player(by).removeprefix('the ')}"
        return styled(f"{word:<{ATTEMPT_WIDTH}}", GOOD)
    found = in_colour(end.attempt) if end else styled("")
    return found.append(" " * (ATTEMPT_WIDTH - found.cell_len))


def is_done(scene: Scene, place: PlaceId) -> bool:
    """Whether the mission there was completed."""
    return bool(scene.mark(place, "completed"))


def whose(scene: Scene, place: PlaceId) -> str:
    """Who seeded the mission, as the viewer would say it."""
    owners = {scene.cards[card].owner for card in scene.zone(place, "mission")}
    if len(owners) > 1:
        return "shared"
    return "yours" if owners == {scene.view.viewer} else "theirs"


def seeds(scene: Scene, place: PlaceId) -> int:
    """How many cards lie face down beneath the missions there; anybody may count them (1E-4.0/4)."""
    return sum(len(scene.zone(entity, "seeds")) for entity in (place, *scene.zone(place, "mission")))


def needed(scene: Scene, place: PlaceId, mission: CardId) -> str:
    """What solving the mission takes, while it can be solved."""
    end = end_for(scene, mission, scene.view.viewer)
    if end is None or end.requirement is None or is_done(scene, place):
        return ""
    return render_requirement(end.requirement)
