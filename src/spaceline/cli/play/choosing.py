"""Decisions on the screen, and what is typed in answer to them."""

from __future__ import annotations

import re
from textwrap import shorten, wrap
from typing import Any

from rich.console import Console
from rich.table import Table

from spaceline.cards.card import Card
from spaceline.cli.printed_cards import codes
from spaceline.cli.terminal import DIM, TITLE, heading, indented, packed, styled
from spaceline.core.data.decisions import Answer, Decision, Option, Selection
from spaceline.core.data.leaves import CardId
from spaceline.presentation import Scene, asked, card_labels, describer_for, labels
from spaceline.presentation.card_describer import CardDescriber

ABOUT_A_TEXT = ("select", "put", "may", "break-tie", "use-alternative")
"""Questions for which the text of the card that asks is shown."""
LONGEST = 40
"""So much of what was typed is repeated when it is no answer."""
IN_A_LINE = ("build-stack",)
"""Choices that come often and of many cards: each card has one line."""
CROWDED = 14
"""From so many options on, those of one card share a line, where a person sees them."""


class Misunderstood(Exception):
    """What was typed is no answer; the sentence says what would be."""


def print_question(out: Console, scene: Scene, decision: Decision) -> None:
    """Print the question and what may be chosen."""
    heading(out, asked(scene, decision), decision.clause)
    if decision.question.kind in ABOUT_A_TEXT and decision.about:
        print_text(out, scene, decision.about[0])
    if decision.options:
        print_options(out, scene, decision.options)
    elif decision.kind == "number":
        out.print(f"  a number from {decision.low} to {decision.high}")
    elif decision.selection is not None:
        print_cards(out, scene, decision, decision.selection)
        out.print(f"  {how_to_choose(scene, decision)}", style=DIM)


def print_text(out: Console, scene: Scene, card: CardId) -> None:
    """Print the text of a card."""
    it = scene.definition(card)
    for line in scene.own.lines(it.abilities, it.facts) if it else ():
        out.print(f"  {line}", style=DIM)


def print_options(out: Console, scene: Scene, options: tuple[Option, ...]) -> None:
    """Print the options, a line each; on a screen, many destinations of one card share a line."""
    words = labels(scene, options)
    if not out.is_terminal or len(options) < CROWDED:
        for number, text in enumerate(words, 1):
            print_option(out, number, text)
        return
    groups: dict[tuple[str, int], list[int]] = {}
    for at, option in enumerate(options):
        key = (option.kind, option.card if going(scene, option, words[at]) else -at - 1)
        groups.setdefault(key, []).append(at)
    for members in groups.values():
        print_group(out, scene, options, words, members)


def going(scene: Scene, option: Option, text: str) -> str:
    """The word before where something goes, in the label of an option that may be one of many for its card."""
    words = (f" {word} " for word in GOING.get(option.kind, ()))
    return next((word for word in words if f"{word}{scene.name(option.target)}" in text), "")


GOING = {
    "move": ("to",),
    "beam": ("to",),
    "walk": ("to",),
    "play": ("to",),
    "dock": ("at",),
    "seed": ("at", "beneath"),
}
"""Kinds of options that may differ in where a card goes only, and the words for it."""


def print_option(out: Console, number: int, text: str) -> None:
    """Print an option behind its number; a long one goes on beneath its beginning."""
    lines = wrap(text, out.width - 6) or [""]
    out.print(styled(f"{number:>4}  ", TITLE).append(lines[0]))
    for line in lines[1:]:
        out.print(f"      {line}")


def print_group(out: Console, scene: Scene, options: tuple[Option, ...], words: list[str], members: list[int]) -> None:
    """Print options that differ in their destination only, or a single one."""
    first = members[0]
    if len(members) == 1:
        print_option(out, first + 1, words[first])
        return
    word = going(scene, options[first], words[first])
    head = words[first].split(f"{word}{scene.name(options[first].target)}")[0]
    parts = [styled(f"{at + 1} ", TITLE).append(f"{words[at].rpartition(word)[2]}  ") for at in members]
    out.print(indented(packed(parts, out.width - 6, styled(f"{head}{word} ")), 6))


def print_cards(out: Console, scene: Scene, decision: Decision, selection: Selection) -> None:
    """Print the cards that may be chosen, with what they count against the limit and what matters about them."""
    lines = 1 if decision.prompt in IN_A_LINE else 2
    grid = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(justify="right", style=TITLE, no_wrap=True, min_width=4)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=36)
    grid.add_column(ratio=1)
    names, describer = card_labels(scene, selection.cards), describer_for(scene)
    for at, card in enumerate(selection.cards):
        it = scene.definition(card)
        code = codes(describer, it) if it else styled("")
        weight = f"cost {selection.weights[at]}" if selection.weights else ""
        remark = scene.own.remark(scene, decision, card)
        told = remark or (details(describer, it, scene.facts(card), lines * (out.width - 40)) if it else "")
        grid.add_row(str(at + 1), weight, code, names[at], styled(told, DIM))
    out.print(grid)


def details(describer: CardDescriber, it: Card, now: Any, room: int) -> str:
    """What matters about a card that may be chosen: figures and skills, or kind and the beginning of its text."""
    if skills := describer.skills(now):
        return f"{describer.figures(now)}  {skills}"
    text = " ".join(line.strip() for line in describer.text.lines(it.abilities, it.facts))
    return shorten(f"{it.facts.kind}  {text}".strip(), max(40, room), placeholder=" …")


def how_to_choose(scene: Scene, decision: Decision) -> str:
    """What to type."""
    selection = decision.selection or Selection(())
    if decision.kind == "order":
        return "type the numbers in the order you want: 2 1 3; those left out follow as they stand"
    if decision.kind == "distribution":
        return f"share out {decision.high}: a number for each card, such as {decision.high} 0"
    least, most = selection.least, min(selection.most, len(selection.cards))
    if least == most == 1:
        return "choose 1: type its number"
    count = f"{least}" if least == most else f"{least} to {most}"
    none = ", or none" if not least else ""
    faced = ", in the order faced" if decision.prompt in scene.own.in_order else ""
    return f"choose {count}{faced}: 1 3 4, 2-5, all{none}; end with ? to see the total first"


def understood(scene: Scene, decision: Decision, line: str) -> Answer:
    """The answer that was typed.

    Raises:
        Misunderstood: it is none.
    """
    if decision.options:
        return Answer(option=option_typed(scene, decision.options, line))
    if decision.kind == "number":
        return Answer(numbers=(whole(line),))
    if decision.kind == "distribution":
        return Answer(numbers=tuple(whole(word) for word in line.replace(",", " ").split()))
    selection = decision.selection or Selection(())
    chosen = cards_typed(selection, line)
    if decision.kind == "order":
        return Answer(cards=(*chosen, *(card for card in selection.cards if card not in chosen)))
    return Answer(cards=chosen)


def option_typed(scene: Scene, options: tuple[Option, ...], line: str) -> Option:
    """The option of that number, or the only one whose label begins with, or else holds, these words."""
    number = number_in(line)
    if number is not None:
        if not 1 <= number <= len(options):
            raise Misunderstood(f"Type a number from 1 to {len(options)}, or ? for help.")
        return options[number - 1]
    words = [text.casefold() for text in labels(scene, options)]
    wanted = line.casefold()
    for fits in (
        [at for at, text in enumerate(words) if text == wanted],
        [at for at, text in enumerate(words) if text.startswith(wanted)],
        [at for at, text in enumerate(words) if all(word in text for word in wanted.split())],
    ):
        if len(fits) == 1:
            return options[fits[0]]
    raise Misunderstood(f"Type a number from 1 to {len(options)}, or ? for help.")


def cards_typed(selection: Selection, line: str) -> tuple[CardId, ...]:
    """The cards of those numbers, in the order typed."""
    if line.casefold() == "all":
        return selection.cards
    if line.casefold() in ("none", "0"):
        return ()
    chosen: list[CardId] = []
    for word in line.replace(",", " ").split():
        span = re.fullmatch(r"([0-9]{1,9})(?:-([0-9]{1,9}))?", word)
        if span is None:
            raise Misunderstood(
                f"{word[:LONGEST]!r} is no number. Type numbers such as 1 3 4, 2-5, all or none; ? for help."
            )
        first, last = int(span[1]), int(span[2] or span[1])
        if not 1 <= first <= last <= len(selection.cards):
            raise Misunderstood(f"The cards have the numbers 1 to {len(selection.cards)}.")
        chosen.extend(selection.cards[first - 1 : last])
    return tuple(chosen)


def number_in(word: str) -> int | None:
    """The number that was typed in plain digits, of a length that can mean something; None for all else."""
    return int(word) if re.fullmatch(r"[0-9]{1,9}", word) else None


def whole(word: str) -> int:
    """A whole number."""
    if not re.fullmatch(r"-?[0-9]{1,9}", word.strip()):
        raise Misunderstood(f"{word[:LONGEST]!r} is no number.")
    return int(word)
