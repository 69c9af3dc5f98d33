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
from spaceline.presentation import Scene, asked, card_labels, describer_for, labels, sensibly
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
    decision = sensibly(scene, decision)
    heading(out, asked(scene, decision), decision.clause)
    if decision.question.kind in ABOUT_A_TEXT and decision.about:
        print_text(out, scene, decision.about[0])
    if decision.options:
        print_options(out, scene, decision.options)
    elif decision.kind == "number":
        asked_for = scene.words.say("terminal.number", low=decision.low, high=decision.high)
        out.print(f"  {asked_for}")
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
        head = going(scene, option, words[at])
        key = (head or option.kind, option.card if head else -at - 1)
        groups.setdefault(key, []).append(at)
    for members in groups.values():
        print_group(out, scene, options, words, members)


def going(scene: Scene, option: Option, text: str) -> str:
    """What stands before the place where something goes, in the label of an option that may be one of many."""
    if option.kind not in GOING or not option.target:
        return ""
    card = scene.name(option.card) if option.card else ""
    at = text.find(scene.name(option.target), text.find(card) + len(card))
    return text[:at] if at > 0 and card in text else ""


GOING = ("move", "beam", "walk", "report", "dock", "seed")
"""Kinds of options that may differ in where a card goes only."""


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
    head = going(scene, options[first], words[first])
    parts = [styled(f"{at + 1} ", TITLE).append(f"{words[at][len(head) :]}  ") for at in members]
    out.print(indented(packed(parts, out.width - 6, styled(f"{head} ")), 6))


def print_cards(out: Console, scene: Scene, decision: Decision, selection: Selection) -> None:
    """Print the cards that may be chosen, with what they count against the limit and what matters about them."""
    lines = 1 if decision.prompt in IN_A_LINE else 2
    grid = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(justify="right", style=TITLE, no_wrap=True, min_width=4)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=36)
    grid.add_column(ratio=1)
    weights = selection.weights or scene.own.weights(scene, decision)
    names, describer = card_labels(scene, selection.cards), describer_for(scene)
    for at, card in enumerate(selection.cards):
        it = scene.definition(card)
        code = codes(describer, it) if it else styled("")
        weight = scene.words.say("terminal.cost", number=weights[at]) if weights else ""
        remark = scene.own.remark(scene, decision, card)
        told = remark or (details(describer, it, scene.facts(card), lines * (out.width - 40)) if it else "")
        grid.add_row(str(at + 1), weight, code, names[at], styled(told, DIM))
    out.print(grid)


def details(describer: CardDescriber, it: Card, now: Any, room: int) -> str:
    """What matters about a card that may be chosen: figures and skills, or kind and the beginning of its text."""
    if skills := describer.skills(now):
        return f"{describer.figures(now)}  {skills}"
    text = " ".join(line.strip() for line in describer.text.lines(it.abilities, it.facts))
    kind = describer.word("card.kind", it.facts.kind)
    return shorten(f"{kind}  {text}".strip(), max(40, room), placeholder=" …")


def how_to_choose(scene: Scene, decision: Decision) -> str:
    """What to type."""
    selection, say = decision.selection or Selection(()), scene.words.say
    if decision.kind == "order":
        return say("terminal.choose.order")
    if decision.kind == "distribution":
        return say("terminal.choose.shares", sum=decision.high)
    least, most = selection.least, min(selection.most, len(selection.cards))
    if least == most == 1:
        return say("terminal.choose.one")
    count = f"{least}" if least == most else say("terminal.choose.between", least=least, most=most)
    none = say("terminal.choose.none") if not least else ""
    faced = say("terminal.choose.faced") if decision.prompt in scene.own.in_order else ""
    return say("terminal.choose", count=count, faced=faced, none=none)


def understood(scene: Scene, decision: Decision, line: str) -> Answer:
    """The answer that was typed.

    Raises:
        Misunderstood: it is none.
    """
    decision = sensibly(scene, decision)
    if decision.options:
        return Answer(option=option_typed(scene, decision.options, line))
    if decision.kind == "number":
        return Answer(numbers=(whole(scene, line),))
    if decision.kind == "distribution":
        return Answer(numbers=tuple(whole(scene, word) for word in line.replace(",", " ").split()))
    selection = decision.selection or Selection(())
    chosen = cards_typed(scene, selection, line)
    if decision.kind == "order":
        return Answer(cards=(*chosen, *(card for card in selection.cards if card not in chosen)))
    return Answer(cards=chosen)


def option_typed(scene: Scene, options: tuple[Option, ...], line: str) -> Option:
    """The option of that number, or the only one whose label begins with, or else holds, these words."""
    number = number_in(line)
    if number is not None:
        if not 1 <= number <= len(options):
            raise Misunderstood(scene.words.say("terminal.no-option", most=len(options)))
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
    raise Misunderstood(scene.words.say("terminal.no-option", most=len(options)))


def cards_typed(scene: Scene, selection: Selection, line: str) -> tuple[CardId, ...]:
    """The cards of those numbers, in the order typed."""
    if line.casefold() == "all":
        return selection.cards
    if line.casefold() in ("none", "0"):
        return ()
    chosen: list[CardId] = []
    for word in line.replace(",", " ").split():
        span = re.fullmatch(r"([0-9]{1,9})(?:-([0-9]{1,9}))?", word)
        if span is None:
            raise Misunderstood(scene.words.say("terminal.no-card", typed=word[:LONGEST]))
        first, last = int(span[1]), int(span[2] or span[1])
        if not 1 <= first <= last <= len(selection.cards):
            raise Misunderstood(scene.words.say("terminal.no-such-card", most=len(selection.cards)))
        chosen.extend(selection.cards[first - 1 : last])
    return tuple(chosen)


def number_in(word: str) -> int | None:
    """The number that was typed in plain digits, of a length that can mean something; None for all else."""
    return int(word) if re.fullmatch(r"[0-9]{1,9}", word) else None


def whole(scene: Scene, word: str) -> int:
    """A whole number."""
    if not re.fullmatch(r"-?[0-9]{1,9}", word.strip()):
        raise Misunderstood(scene.words.say("terminal.no-number", typed=word[:LONGEST]))
    return int(word)
