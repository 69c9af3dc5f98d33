"""The table of one viewer as it is printed: the players, and the places row after row."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from spaceline.cli.play.forces import contents, told
from spaceline.cli.play.shown_table import ShownTable
from spaceline.cli.printed_cards import in_colour
from spaceline.cli.terminal import DIM, GOOD, TITLE, heading, indented, packed, styled
from spaceline.presentation.model.table import PlaceHere, PlayerHere, Row, ShownZone

OBJECTIVE = "objective"
"""The zone of what a player is to achieve: read at every turn, and therefore told in full."""
TITLE_WIDTH = 26
ATTEMPT_WIDTH = 13
"""As wide as the longest word about who completed a mission."""
SEEDS_WIDTH = 9
WIDE = 110
"""From so many columns on, what a mission of all players asks for stands on its own line."""


def print_table(out: Console, table: ShownTable) -> None:
    """Print the table: which part of the game it is, the players, and the places of each row."""
    heading(out, table.table.moment.label, table.table.ruleset)
    for player in table.players:
        print_player(out, table, player)
    for row in table.table.rows:
        print_row(out, table, row)
    laid = {place for row in table.table.rows for place in row.places}
    for place in table.table.places:
        if place.id not in laid and (there := list(contents(table, place.id, out.width - 6))):
            heading(out, place.name)
            for paragraph in there:
                out.print(paragraph)


def print_player(out: Console, table: ShownTable, player: PlayerHere) -> None:
    """Print a player's score and piles, and what lies before the player."""
    line = styled(f" {f'{player.name} ({player.deck})':<22}", TITLE if player.is_you else "")
    score = {counter.name: counter.value for counter in player.counters}
    say = table.scene.words.say
    line.append(f"{score['points']:>4} {say('terminal.points')}", GOOD if score["points"] else "")
    line.append(f" {say('terminal.bonus', number=score['bonus'])}" if score.get("bonus") else "", DIM)
    piles = table.presentation.layout.piles
    for role in piles:
        there = table.zone(player.number, role)
        if there or role in ("hand", "deck"):
            line.append(f"  {table.scene.words.say(f'pile.{role}')} {len(there)}", DIM)
    out.print(line)
    held = [table.cards[card] for card in table.zone(player.number, "hand") if card in table.cards]
    open_hand = [card.id for card in held if card.is_face_up]
    if open_hand and not player.is_you:
        out.print(indented(styled(f"{say('terminal.open-hand')}: ", DIM).append(told(table, open_hand)), 3))
    for zone in table.zones_of(player.number, piles):
        if zone.role == OBJECTIVE and player.is_you:
            print_objectives(out, table, zone)
        else:
            out.print(indented(styled(f"{zone.label}: ", DIM).append(told(table, zone.cards)), 3))


def print_objectives(out: Console, table: ShownTable, zone: ShownZone) -> None:
    """Print what a player is to achieve, each with its points, where it can be and what it takes."""
    out.print(indented(styled(f"{zone.label}:", DIM), 3))
    for card in zone.cards:
        it = table.definition(card)
        end = next(iter(table.describer.face(it).ends), None) if it is not None else None
        if it is None or end is None:
            continue
        line = styled(f"{end.points:>3} ", GOOD).append(table.scene.name(card), TITLE)
        line.append(f", {table.describer.word('card.kind', it.facts.kind)}: {end.needs}", DIM)
        lying = [f"{zone.label}: {told(table, zone.cards)}" for zone in table.zones_of(card)]
        out.print(indented(line.append("".join(f"; {it}" for it in lying)), 5))


def print_row(out: Console, table: ShownTable, row: Row) -> None:
    """Print a row; of another player's missions, those where nothing is stand on one line."""
    others = row.player not in (0, table.viewer)
    heading(out, row.label, "" if row.player else table.scene.counted(len(row.places), "location"))
    quiet: list[str] = []
    for place in (table.places[id] for id in row.places):
        here = list(contents(table, place.id, out.width - 6))
        if others and not here:
            quiet.append(in_short(table, row, place))
            continue
        print_place(out, table, row, place, is_empty=not here)
        for paragraph in here:
            out.print(paragraph)
    if quiet:
        parts = [styled(f"{name} · ") for name in quiet[:-1]] + [styled(quiet[-1])]
        out.print(indented(packed(parts, out.width - 3, styled(f"{table.scene.words.say('terminal.also')} ", DIM)), 3))


def print_place(out: Console, table: ShownTable, row: Row, place: PlaceHere, *, is_empty: bool) -> None:
    """Print a place: its mission as it faces the viewer, and what solving it takes while it can be solved."""
    line, end = place_line(table, row, place), table.end(place)
    needs = end.needs if end is not None and not is_done(table, row, place) else ""
    is_beside = bool(needs) and out.width >= WIDE and not row.player
    out.print(line.append(f" {needs}" if is_beside else "", DIM), no_wrap=True, overflow="ellipsis")
    if needs and not is_beside and (table.viewer in place.owners or not (row.player or is_empty)):
        out.print(indented(styled(needs, DIM), 6))


def is_done(table: ShownTable, row: Row, place: PlaceHere) -> bool:
    """Whether the mission there was completed: by anybody, or by the player in whose row it is."""
    return row.player in place.completed_by if row.player else bool(place.completed_by)


def worth(table: ShownTable, place: PlaceHere) -> str:
    """What a mission is and scores, in short."""
    end = table.end(place)
    if place.kind == "headquarters":
        return table.scene.words.say("terminal.headquarters")
    kind = table.describer.word("card.kind", place.kind)
    return f"{kind:<6} {end.points if end else ''}".rstrip()


def in_short(table: ShownTable, row: Row, place: PlaceHere) -> str:
    """A mission where nothing is, in a few words."""
    done = "✓ " if is_done(table, row, place) else ""
    return f"{done}{place.name}, {' '.join(worth(table, place).split())}"


def place_line(table: ShownTable, row: Row, place: PlaceHere) -> Text:
    """A place: its code or whether it is completed, its mission, kind, points, where it is, who may attempt it."""
    end, done = table.end(place), is_done(table, row, place)
    short = place.name if len(place.name) <= TITLE_WIDTH else f"{place.name[: TITLE_WIDTH - 1]}…"
    line = styled(f" {place.code:<4}", DIM) if place.code else styled(" ✓ " if done else "   ", GOOD)
    line.append(f"{short:<{TITLE_WIDTH}}", TITLE).append(f" {worth(table, place):<10}", GOOD if done else "")
    it = table.definition(table.mission(place))
    if row.player and it is not None:
        line.append(f" {it.facts.quadrant:<5}", DIM)
    if when := next((status.label for status in place.statuses if status.name == "time"), ""):
        return line.append(f" {when}", DIM).append_text(ownership(table, row, place))
    span = table.scene.words.say("terminal.span", number=end.span if end else "?")
    line.append(f" {span}", DIM).append("  ").append_text(attempters(table, row, place))
    return line.append_text(ownership(table, row, place))


def attempters(table: ShownTable, row: Row, place: PlaceHere) -> Text:
    """Whose personnel may attempt a mission, or who completed it."""
    it = table.definition(table.mission(place))
    found = styled("")
    if is_done(table, row, place):
        who = table.scene.label_of(place.completed_by[0])
        found = styled(table.scene.words.say("terminal.done-by", who=who), GOOD) if not row.player else found
    elif it is not None:
        found = in_colour(table.describer.attempters(it.facts, place.end).split())
    return found.append(" " * (ATTEMPT_WIDTH - found.cell_len)) if not row.player else found


def ownership(table: ShownTable, row: Row, place: PlaceHere) -> Text:
    """Whose mission it is, where that is not told by the row, and what lies beneath it."""
    shared, say = len(place.owners) > 1, table.scene.words.say
    if row.player:
        done = any(by != row.player for by in place.completed_by)
        return styled(f"  {say('terminal.shared')}{' ✓' if done else ''}" if shared else "", DIM)
    whose = "yours" if place.owners == (table.viewer,) else "theirs"
    words = say("terminal.shared" if shared else f"terminal.{whose}")
    seeds = sum(len(table.zone(entity, "seeds")) for entity in (place.id, *table.zone(place.id, "mission")))
    counted = f" {table.scene.counted(seeds, 'seed')}" if seeds else ""
    return styled(f" {words:<6}{counted:<{SEEDS_WIDTH}}", DIM)
