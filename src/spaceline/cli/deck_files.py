"""``spaceline deck``: check a deck, and carry decks from and to other programs and sites."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from spaceline.cards.decks import (
    DeckError,
    DeckProblem,
    DeckStanding,
    Imported,
    export_deck,
    for_ruleset,
    open_deck,
    standing,
)
from spaceline.cards.decks.forms import FORMS, form_called
from spaceline.cards.decks.forms.own import write as written
from spaceline.cards.rulesets import pool
from spaceline.cli.escapes import without_orders
from spaceline.cli.language import language, say
from spaceline.cli.terminal import BAD, DIM, GOOD, Json, console, emit, heading, listed, styled
from spaceline.cli.trouble import one_line, trouble
from spaceline.editions import DEFAULT, RULESETS, UnknownRuleset
from spaceline.presentation import deck_sentence, text_of

app = typer.Typer(help="Check a deck; import and export decks.", rich_markup_mode=None)

FORM_NAMES = tuple(sorted(form.name for form in FORMS))
DeckFile = Annotated[str, typer.Argument(metavar="FILE", help="A deck file in any of the forms, or a ready deck.")]
For = Annotated[
    str, typer.Option(help=f"The ruleset: {listed(RULESETS)}; without, the one that the file names, or {DEFAULT}.")
]
From = Annotated[str, typer.Option("--from", help=f"The form of the file: {listed(FORM_NAMES)}; without, it shows.")]
Out = Annotated[str, typer.Option(metavar="FILE", help="Write to this file.")]


class ProblemTold(msgspec.Struct, frozen=True):
    """A reason for programs."""

    clause: str
    sentence: str


class DeckChecked(msgspec.Struct, frozen=True, kw_only=True):
    """How a deck stands, for programs."""

    name: str
    title: str
    ruleset: str
    form: str
    size: int
    legal: bool
    """Whether the rules allow it."""
    playable: bool
    """Whether it is legal and the program can play all of it."""
    problems: list[ProblemTold]
    unknown: list[str]
    """Names that mean no card or several."""
    outside: list[str]
    """Cards that the pool of the ruleset does not have."""
    not_playable: list[str]
    """Cards whose text is not built."""
    left_out: dict[str, dict[str, int]]
    """Sections of the file that a deck has no pile for: name of the section to names and copies."""
    unread: list[str]
    """Lines of the file that are neither a card nor a heading."""


class Carried(DeckChecked, frozen=True, kw_only=True):
    """An imported deck for programs."""

    missions: tuple[str, ...]
    besides: dict[str, int]
    cards: dict[str, int]


class DeckExported(msgspec.Struct, frozen=True):
    """An exported deck for programs."""

    name: str
    form: str
    text: str


@app.callback()
def deck_command() -> None:
    """Check a deck; import and export decks."""


@app.command()
def check(file: DeckFile, ruleset: For = "", from_: From = "", json: Json = False) -> None:
    """Say whether a deck is legal, and why it is not; the exit code is 1 when it cannot be played."""
    found = opened(file, ruleset, from_)
    stands = standing(found.deck, pool(found.deck.ruleset))
    checked = DeckChecked(**told(found, stands))
    if json:
        emit(checked)
    else:
        out = console()
        title = say("command.deck", name=found.deck.name, title=found.deck.title, number=found.deck.size)
        heading(out, title, found.deck.ruleset)
        for sentence in reasons(found, stands):
            out.print(styled("✗ ", BAD).append(sentence), soft_wrap=True)
        for note in stands.advice:
            out.print(styled(f"{sentence_of(found, note)} [{note.clause}]", DIM), soft_wrap=True)
        if checked.playable:
            out.print(styled(say("command.deck.legal"), GOOD))
        elif stands.is_legal:
            out.print(styled(say("command.deck.legal-only"), DIM))
    if not checked.playable:
        raise typer.Exit(1)


@app.command("import")
def import_(
    file: DeckFile,
    ruleset: For = "",
    from_: From = "",
    out: Out = "",
    json: Json = False,
) -> None:
    """Read a deck in any form; print or write it as a deck file, and name what cannot be played."""
    found = opened(file, ruleset, from_)
    stands = standing(found.deck, pool(found.deck.ruleset))
    notes = list(reasons(found, stands))
    text = "".join((written(found.deck, {}), *(f"# {note}\n" for note in notes)))
    if out:
        save(out, text)
    if json:
        missions, besides, cards = found.deck.missions, dict(found.deck.besides), dict(found.deck.cards)
        emit(Carried(missions=missions, besides=besides, cards=cards, **told(found, stands)))
    elif out:
        shown = console()
        title = say("command.deck", name=out, title=found.deck.title, number=found.deck.size)
        shown.print(styled(title, GOOD), soft_wrap=True)
        for note in notes:
            shown.print(styled("✗ ", BAD).append(note), soft_wrap=True)
    else:
        print(without_orders(text), end="")


@app.command()
def export(
    file: DeckFile,
    to: Annotated[str, typer.Option(help=f"The form to write: {listed(FORM_NAMES)}.")] = "lackey",
    ruleset: For = "",
    from_: From = "",
    out: Out = "",
    json: Json = False,
) -> None:
    """Write a deck in a form that other programs and sites read."""
    found = opened(file, ruleset, from_)
    if not found.is_whole:
        raise trouble("trouble.not-whole", where=file, missing="; ".join(missing(found)))
    with one_line(DeckError):
        text = export_deck(found.deck, to)
    if out:
        save(out, text)
    if json:
        emit(DeckExported(found.deck.name, to, text))
    elif not out:
        print(without_orders(text), end="")


def opened(file: str, ruleset: str, form: str) -> Imported:
    """The deck of a file in any form, for the ruleset that was asked for.

    Raises:
        Trouble: it cannot be read, or is for another edition; there is no such form.
    """
    with one_line(DeckError, UnknownRuleset):
        if form:
            form_called(form)  # a ready deck is never looked at as a text
        found = open_deck(file, ruleset or DEFAULT, form)
        deck = for_ruleset(found.deck, ruleset) if ruleset else found.deck
        return replace(found, deck=deck)


def save(path: str, text: str) -> None:
    """Write a text to a file.

    Raises:
        Trouble: it cannot be written.
    """
    try:
        Path(path).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise trouble("file.not-written", name=path, error=error) from error


def told(found: Imported, stands: DeckStanding) -> dict[str, Any]:
    """What programs are told of every deck: the fields of ``Checked``."""
    deck = found.deck
    return {
        "name": deck.name,
        "title": deck.title,
        "ruleset": deck.ruleset,
        "form": found.form,
        "size": deck.size,
        "legal": stands.is_legal,
        "playable": not stands.problems and found.is_whole,
        "problems": [ProblemTold(it.clause, sentence_of(found, it)) for it in stands.problems],
        "unknown": list(stands.unknown),
        "outside": list(stands.outside),
        "not_playable": list(stands.not_built),
        "left_out": {section: dict(cards) for section, cards in found.left_out.items()},
        "unread": [" ".join(line.text.split()) for line in found.unread],
    }


def sentence_of(found: Imported, problem: DeckProblem) -> str:
    """What is wrong with a deck, in the language that is spoken."""
    return deck_sentence(text_of(found.deck.ruleset, language()).lexicon, problem)


def reasons(found: Imported, stands: DeckStanding) -> Iterator[str]:
    """Why a deck cannot be played as it stands in the file, in sentences."""
    for problem in stands.problems:
        sentence = sentence_of(found, problem)
        yield f"{sentence} [{problem.clause}]" if problem.clause else sentence
    for line in missing(found):
        yield say("command.deck.missing", what=line)


def missing(found: Imported) -> Iterator[str]:
    """What of a file is not in the deck."""
    for section, cards in found.left_out.items():
        names = ", ".join(f"{copies} {name}" for name, copies in cards.items())
        yield say("command.deck.missing.section", section=section, cards=names)
    for line in found.unread:
        yield say("command.deck.missing.line", number=line.number, text=" ".join(line.text.split()))
