"""Running scenarios against cards whose texts are left out or misread."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from spaceline.cards.card import is_playable
from spaceline.cards.rulesets import all_cards, pool
from spaceline.core.ruleset import Ruleset
from spaceline.editions import REGISTRY, edition_of
from spaceline.effects.render import render_lines
from spaceline.lab.proving.card_proof import CardProof, TextProof
from spaceline.lab.proving.misreadings import (
    Abilities,
    Misreading,
    misreadings,
    played_nowhere,
    says_where_it_goes_anyway,
)
from spaceline.lab.proving.mutations import Mutation
from spaceline.lab.proving.run import NOTHING_OFF, Broken, step_that_fails
from spaceline.lab.scenarios.format import AnyScenario
from spaceline.lab.scenarios.reading import load_scenario


class CardToProve(NamedTuple):
    """A card with texts, and the scenarios that speak of it."""

    cards: tuple[Any, ...]
    """Its definitions: the same name, the same texts."""
    scenarios: tuple[AnyScenario, ...]


def cards_with_text(ruleset: str) -> dict[str, tuple[Any, ...]]:
    """The cards of a ruleset that play and have texts beyond facts, by name, in the order of the sets.

    Those of the edition that its edition is built on are proven there.
    """
    base = edition_of(ruleset).base
    elsewhere = all_cards(REGISTRY.editions[base]) if base else {}
    found: dict[str, tuple[Any, ...]] = {}
    for id, card in pool(ruleset).items():
        if card.abilities and card.facts.has_text and is_playable(card) and id not in elsewhere:
            found[card.name] = (*found.get(card.name, ()), card)
    return found


def cards_to_prove(paths: Iterable[Path], ruleset: str, names: Sequence[str] = ()) -> list[CardToProve]:
    """The cards of an edition, or some of them, with the scenarios of its rulesets whose files name them.

    Raises:
        ScenarioError: a file cannot be read.
    """
    rulesets = edition_of(ruleset).names
    cards = {name: some for name, some in cards_with_text(ruleset).items() if not names or name in names}
    called = {name: words_for(some[0]) for name, some in cards.items()}
    speaking: dict[str, list[AnyScenario]] = {name: [] for name in cards}
    for path in paths:
        text = path.read_text(encoding="utf-8")
        about = [name for name in cards if called[name].search(text)]
        if about and (scenario := load_scenario(path)).ruleset in rulesets:
            for name in about:
                speaking[name].append(scenario)
    return [CardToProve(cards[name], tuple(in_order(cards[name][0], speaking[name]))) for name in cards]


def words_for(card: Any) -> re.Pattern[str]:
    """What a scenario might call a card: its title, its subtitle or its location."""
    facts = card.facts
    called = {card.title, *(getattr(facts, name, "") for name in ("subtitle", "location"))} - {""}
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(called)))})(?!\w)")


def in_order(card: Any, scenarios: Iterable[AnyScenario]) -> list[AnyScenario]:
    """The scenarios written from the print of a card before those that only use it."""
    return sorted(scenarios, key=lambda scenario: (not is_written_from(scenario, card), scenario.file))


def is_written_from(scenario: AnyScenario, card: Any) -> bool:
    """Whether a scenario says that it was written from the print of a card, by its name or its title."""
    return card.name in scenario.reviewed or card.title in scenario.reviewed


def prove_cards(tasks: Sequence[CardToProve], jobs: int = 1) -> Iterator[CardProof]:
    """What stands behind the texts of cards, in their order."""
    if jobs == 1 or len(tasks) < 2:
        yield from map(proof_of_card, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(proof_of_card, tasks, chunksize=2)


def proof_of_card(task: CardToProve) -> CardProof:
    """Leave out and misread each text of a card, and see which scenarios fail."""
    card = task.cards[0]
    sound = [it for it in task.scenarios if step_that_fails(it, NOTHING_OFF) == 0]
    by_text: dict[int, list[Misreading]] = {}
    for misreading in misreadings(card.abilities, card.type):
        by_text.setdefault(misreading.text, []).append(misreading)
    return CardProof(
        name=card.name,
        ids=tuple(one.facts.id for one in task.cards),
        type=card.type,
        texts=tuple(proof_of_text(task.cards, misread, sound) for misread in by_text.values()),
        reviewed=tuple(str(it.file) for it in task.scenarios if is_written_from(it, card)),
    )


def proof_of_text(cards: tuple[Any, ...], misread: Sequence[Misreading], scenarios: Sequence[AnyScenario]) -> TextProof:
    """Which scenarios show one text, and which of its misreadings none of them notices.

    Scenarios in which a text does nothing show nothing of it, and yet notice where it would wrongly do something. A
    misreading that the engine cannot play proves nothing either way and is not counted. In First Edition a card that
    does not say where it is played is played on the table: there the text is shown where the card is played.
    """
    without, *others = misread
    shown = [it for it in scenarios if notices(it, cards, without) is True]
    shown = shown or [it for it in scenarios if plays(it, cards, without)]
    looking = [*shown, *(it for it in scenarios if it not in shown and is_written_from(it, cards[0]))]
    found = {misreading.what: first_notice(looking, cards, misreading) for misreading in others}
    said = cards[0].abilities[without.text : without.text + 1]
    return TextProof(
        text=" / ".join(line.strip() for line in render_lines(said, cards[0].facts)),
        shown=tuple(str(it.file) for it in shown),
        noticed=sum(one is True for one in found.values()),
        unnoticed=tuple(what for what, one in found.items() if one is False),
    )


def plays(scenario: AnyScenario, cards: tuple[Any, ...], without: Misreading) -> bool:
    """Whether a scenario shows a text that says no more than that its card is played on the table."""
    texts, at = cards[0].abilities, without.text
    return says_where_it_goes_anyway(texts, at) and notices(scenario, cards, played_nowhere(texts, at)) is True


def first_notice(scenarios: Sequence[AnyScenario], cards: tuple[Any, ...], misreading: Misreading) -> bool | None:
    """Whether one of the scenarios notices a misreading; None where the engine cannot play it."""
    for scenario in scenarios:
        found = notices(scenario, cards, misreading)
        if found is not False:
            return found
    return False


def notices(scenario: AnyScenario, cards: tuple[Any, ...], misreading: Misreading) -> bool | None:
    """Whether a scenario fails when cards say something else; None where the engine cannot play it at all."""
    instead = partial(saying, {it.facts.id: misreading.abilities for it in cards})
    try:
        return step_that_fails(scenario, Mutation(misreading.what, altered=instead)) > 0
    except Broken:
        return None


def saying(texts: Mapping[str, Abilities], rules: Ruleset) -> Ruleset:
    """A ruleset in which some cards have other texts; those without any here stay without."""
    known = {id: rules.definitions[id] for id in texts if rules.definitions[id].abilities}
    other = {id: type(it)(msgspec.structs.replace(it.facts, has_text=False), texts[id]) for id, it in known.items()}
    return replace(rules, definitions={**rules.definitions, **other})
