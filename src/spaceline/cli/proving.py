"""``spaceline scenario prove``: whether scenarios fail without the rules that they show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from spaceline.cards.rulesets import pool
from spaceline.cli.finding import cards_called
from spaceline.cli.scenario_files import found_in
from spaceline.cli.terminal import BAD, DIM, GOOD, TITLE, Json, console, emit, indented, listed, styled
from spaceline.cli.trouble import Trouble, one_line
from spaceline.editions import DEFAULT, RULESETS, UnknownRuleset
from spaceline.rules.clauses import UnknownClause, load

if TYPE_CHECKING:
    from spaceline.lab.proving import CardProof, Proof, ProofKind

SAID: dict[ProofKind, str] = {
    "proven": "proven",
    "not-proven": "not proven: every scenario passes without what cites it",
    "not-cited": "nothing that cites it can be switched off",
    "not-shown": "no scenario names it",
}


def prove(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="[FILE]...", help="Scenario files, or folders; [tests/scenarios].")
    ] = None,
    ruleset: Annotated[str, typer.Option(help=f"Only scenarios of {listed(RULESETS)}.")] = "",
    clause: Annotated[list[str] | None, typer.Option(metavar="ID", help="Only these clauses.")] = None,
    card: Annotated[list[str] | None, typer.Option(metavar="NAME", help="The texts of these cards instead.")] = None,
    closely: Annotated[bool, typer.Option(help="Also list what could be otherwise unnoticed.")] = False,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes work at it.")] = 1,
    json: Json = False,
) -> None:
    """Switch rules off, one at a time: a scenario that names a clause must fail without its rule.

    With --card the texts of a card are left out and misread instead: who, where, when, how many. The exit code is 1
    when a clause that was named is not proven, or a text of a card that was named is not shown.
    """
    if card:
        prove_texts(files or [Path("tests/scenarios")], ruleset or DEFAULT, card, jobs, json=json)
        return
    from spaceline.lab.proving import NothingToReplace, prove as proofs, showings
    from spaceline.lab.scenarios import ScenarioError

    if ruleset and ruleset not in RULESETS:
        raise Trouble(f"no ruleset is called {ruleset!r}; there are: {', '.join(RULESETS)}")
    with one_line(UnknownClause, ScenarioError, NothingToReplace):
        wanted = [load().get(id).id for id in clause or ()]
        shown = showings(found_in(files or [Path("tests/scenarios")]), ruleset)
        found = list(proofs(shown, wanted, jobs, closely=closely))
    if json:
        emit(found)
    else:
        print_proofs(console(), found, full=bool(wanted))
    if wanted and any(proof.kind != "proven" for proof in found):
        raise typer.Exit(1)


def prove_texts(files: Sequence[Path], ruleset: str, names: Sequence[str], jobs: int, *, json: bool) -> None:
    """Prove the texts of cards by the scenarios that speak of them."""
    from spaceline.lab.proving import NothingToReplace, prove_cards
    from spaceline.lab.proving.cards import cards_to_prove
    from spaceline.lab.scenarios import ScenarioError

    with one_line(UnknownRuleset, ScenarioError, NothingToReplace):
        called = [found for name in names for found in named(ruleset, name)]
        found = list(prove_cards(cards_to_prove(found_in(list(files)), ruleset, called), jobs))
    if json:
        emit(found)
    else:
        for proof in found:
            print_card_proof(console(), proof)
    if not all(proof.is_shown for proof in found):
        raise typer.Exit(1)


def named(ruleset: str, name: str) -> list[str]:
    """The full names of the cards that are called so and have texts.

    Raises:
        Trouble: there is none.
    """
    found = [card.name for card in cards_called(pool(ruleset), name) if card.abilities]
    if not found:
        raise Trouble(f"no card with a text is called {name!r}")
    return list(dict.fromkeys(found))


def print_card_proof(out: Console, proof: CardProof) -> None:
    """Print each text of a card: the scenarios that show it, and the misreadings that none of them notices."""
    out.print(styled(proof.name, TITLE).append(f"  {proof.type}", DIM))
    for text in proof.texts:
        out.print(indented(styled("✓ " if text.shown else "✗ ", GOOD if text.shown else BAD).append(text.text), 2))
        for name in text.shown:
            out.print(indented(styled(name, DIM), 4))
        out.print(indented(styled(f"{text.noticed} misreadings are noticed, {len(text.unnoticed)} are not", DIM), 4))
        for what in text.unnoticed:
            out.print(indented(styled(f"not noticed: {what}", DIM), 4))


def print_proofs(out: Console, found: Sequence[Proof], full: bool) -> None:
    """Print each clause, in full or only where something is wanting, and how many there are of each kind."""
    for proof in found:
        if full or proof.kind in ("not-proven", "not-shown") or proof.passing or proof.wrong or proof.unnoticed:
            print_proof(out, proof)
    idle = idle_scenarios(found)
    if idle and not full:
        out.print(styled("prove none of their clauses", TITLE))
        for name in idle:
            out.print(indented(styled("✗ ", BAD).append(name), 2))
    counted = Counter(proof.kind for proof in found)
    for kind, words in SAID.items():
        if counted[kind]:
            out.print(styled(f"{counted[kind]:>5}  {words}", BAD if kind == "not-proven" else GOOD))


def idle_scenarios(found: Sequence[Proof]) -> list[str]:
    """The scenarios that fail for no clause that they name."""
    failing = {proven.scenario for proof in found for proven in proof.proven}
    return sorted({name for proof in found for name in proof.passing} - failing)


def print_proof(out: Console, proof: Proof) -> None:
    """Print a clause: what made which scenario fail, which pass whatever is switched off, and what that was."""
    out.print(styled(proof.clause, TITLE).append(f"  {SAID[proof.kind]}", DIM))
    for proven in proof.proven:
        line = styled("✓ ", GOOD).append(proven.scenario).append(f", step {proven.step}: {proven.without}", DIM)
        out.print(indented(line, 2))
    for name in proof.passing:
        out.print(indented(styled("✗ ", BAD).append(name), 2))
    for name in proof.wrong:
        out.print(indented(styled("✗ ", BAD).append(name).append(" fails with all rules in force", DIM), 2))
    for what in proof.unnoticed:
        out.print(indented(styled(f"not noticed: {what}", DIM), 4))
    for what in proof.tried if proof.passing else ():
        note = " (the engine fails)" if what in proof.broke else " (never passed through)" if what in proof.idle else ""
        out.print(indented(styled(f"without: {what}{note}", DIM), 4))
