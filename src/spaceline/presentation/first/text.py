"""The words of First Edition, put together."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.decisions import Decision
from spaceline.presentation.first.candidates import candidates, goes_without_saying
from spaceline.presentation.first.events import SILENT, TELLINGS
from spaceline.presentation.first.layout import concealed, place_name, whereabouts
from spaceline.presentation.first.mis_seeds import mis_seed, would_be_mis_seed
from spaceline.presentation.first.moment import active, moment
from spaceline.presentation.first.options import LABELS
from spaceline.presentation.first.seed_board import seed_board
from spaceline.presentation.lexicon import lexicon_of, texts_of
from spaceline.presentation.scene import EditionText, Scene
from spaceline.rules.first.data.card_values import CardValues
from spaceline.rules.first.facts import FirstFacts


def current(facts: FirstFacts, card_values: CardValues) -> FirstFacts:
    """Facts with current values: what is set comes first, then sums, then products (1E-12.11/1)."""
    skills = dict(card_values.skills)
    for name in card_values.classifications:
        skills[name] = skills.get(name, 1) - 1
    order = [*facts.skills, *(name for name in skills if name not in facts.skills)]
    return replace(
        facts,
        affiliations=card_values.affiliations,
        icons=card_values.icons,
        classifications=card_values.classifications,
        skills={name: skills[name] for name in order if skills.get(name, 0) > 0},
        attributes={**facts.attributes, **{name: card_values.final(name) for name in card_values.attributes}},
    )


def asked_about(scene: Scene, decision: Decision) -> dict[str, object]:
    """The card that a question with options is about: where it may wait for another, that of the first kind."""
    kinds = [option.kind for option in decision.options if option.card]
    cards = {option.card for option in decision.options if option.card and option.kind == kinds[0]}
    return {"card": scene.name(cards.pop()) if len(cards) == 1 else ""}


TEXT = EditionText(
    lexicon=lexicon_of("first"),
    texts=texts_of(),
    current=current,
    labels=LABELS,
    tellings=TELLINGS,
    silent=SILENT,
    slots=asked_about,
    place_name=place_name,
    clarity=whereabouts,
    concealed=concealed,
    moment=moment,
    active=active,
    candidates=candidates,
    unsaid=goes_without_saying,
    remark=mis_seed,
    is_last=would_be_mis_seed,
    seed_board=seed_board,
    in_order=("build-stack",),
)
