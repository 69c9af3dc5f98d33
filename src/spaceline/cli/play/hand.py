"""What a player holds, on the screen, in the order in which it is shown and numbered."""

from __future__ import annotations

from collections import Counter
from textwrap import shorten

from rich.console import Console
from rich.table import Table
from rich.text import Text

from spaceline.cards.card import Card
from spaceline.cli.play.shown_table import ShownTable
from spaceline.cli.printed_cards import in_colour
from spaceline.cli.terminal import DIM, TITLE, heading, styled
from spaceline.core.data.leaves import CardId
from spaceline.presentation import Scene, presentation_of

LONGEST_TEXT = 100
TITLE_WIDTH = 26


def held_cards(scene: Scene) -> list[CardId]:
    """The different cards from which the viewer chooses, and those that are played as if they were among them."""
    layout = presentation_of(scene.view.ruleset).layout
    held = layout.held(scene, layout.holding(scene))
    first = {scene.cards[card].definition: card for card in reversed(held)}
    return [*(card for card in held if first[scene.cards[card].definition] == card), *layout.lent(scene)]


def shows_hand(scene: Scene) -> bool:
    """Whether it is the time to choose from what one holds."""
    return scene.own.moment(scene).part in presentation_of(scene.view.ruleset).layout.choosing


def print_hand(out: Console, table: ShownTable) -> None:
    """Print the hand: a number for ``c``, the cost, the name, attributes or kind, and what the card brings."""
    scene, viewer = table.scene, table.viewer
    role = table.presentation.layout.holding(scene)
    hand = table.zone(viewer, role)
    copies = Counter(scene.cards[card].definition for card in hand)
    held = [(card, it) for card in held_cards(scene) if (it := scene.definition(card)) is not None]
    costs = [table.describer.cost(scene.facts(card)) for card, _ in held]
    say = scene.words.say
    columns = say("terminal.hand.columns.cost" if any(costs) else "terminal.hand.columns")
    heading(out, say("terminal.hand", zone=say(f"zone.{role}"), cards=scene.counted(len(hand), "card")), columns)
    grid = hand_table(has_costs=any(costs))
    left = {counter.name: counter.value for counter in table.players[0].counters}.get("counters", 0)
    for number, ((card, it), cost) in enumerate(zip(held, costs, strict=True), 1):
        seen = scene.cards[card]
        title = titled(it, copies[seen.definition] if seen.role == role else 1, DIM if too_dear(cost, left) else "")
        title.append("" if seen.role == role else f" {say('terminal.hand.upon', card=scene.name(seen.parent))}", DIM)
        grid.add_row(f"h{number}", *([cost or "-"] if any(costs) else []), *told_of(table, card, it, title))
    out.print(grid)


def too_dear(cost: str, left: int) -> bool:
    """Whether a card costs more than is left."""
    return cost.isdecimal() and int(cost) > left


def told_of(table: ShownTable, card: CardId, it: Card, title: Text) -> tuple[Text, ...]:
    """The affiliations of a card, its title, its figures, and what it brings."""
    now, describer = table.scene.facts(card), table.describer
    brings = describer.skills(now) or beginning_of_text(table.scene, it) or it.facts.ship_class
    return in_colour(describer.affiliations(it.facts)), title, styled(describer.figures(now), DIM), styled(brings, DIM)


def hand_table(*, has_costs: bool) -> Table:
    """The columns of a hand: numbers for ``c``, costs, affiliations, titles, figures, what the card brings."""
    grid = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(justify="right", style=DIM, no_wrap=True, min_width=4)
    if has_costs:
        grid.add_column(justify="right", style=TITLE, no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=TITLE_WIDTH)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    return grid


def titled(it: Card, copies: int, style: str = "") -> Text:
    """The title of a card, with how many there are of it."""
    title = styled(it.title, style)
    if copies > 1:
        title.append(f" ×{copies}", TITLE)
    return title


def beginning_of_text(scene: Scene, it: Card) -> str:
    """The beginning of what a card says."""
    text = " ".join(line.strip() for line in scene.own.lines(it.abilities, it.facts))
    return shorten(text, LONGEST_TEXT, placeholder=" …")
