"""The Objectives variant, registered: a game of its own by what players bring, built on Second Edition."""

from spaceline.editions.edition import Edition, RulesetSpec
from spaceline.rules.objectives.ruleset import RULES
from spaceline.rules.objectives.setup import start
from spaceline.rules.objectives.switches import OBJECTIVES as NAME

OBJECTIVES = Edition(
    key="objectives",
    name="Objectives",
    about="Two to four players: objectives at any location, tactics, attacks at will.",
    seats=(2, 3, 4),
    rulesets=(RulesetSpec(NAME, "Rules summary", RULES.build),),
    start=start,
    base="second",
    parts={
        "presentation": "spaceline.presentation.objectives:PRESENTATION",
        "language": "spaceline.rules.second.language.support:LANGUAGE",
        "cards": "spaceline.cards.objectives:OBJECTIVES_CARDS",
        "refusals": "spaceline.rules.objectives.refusals:SENTENCES",
        "decks": "spaceline.cards.decks.objectives.kind:OBJECTIVES_DECKS",
        "heuristic player": "spaceline.players.heuristic.objectives:ObjectivesHeuristic",
        "cadet": "spaceline.players.cadet.second:ObjectivesCadet",
        "hidden cards": "spaceline.players.beliefs.second:OBJECTIVES_HIDDEN",
        "scenario dialect": "spaceline.lab.scenarios.objectives.dialect:OBJECTIVES",
    },
    without={
        "search": "nobody has taught its positions yet: rules of thumb are followed everywhere",
        "seed planning": "its games begin without seeding",
        "blunders": "those that it shares with Second Edition are counted there",
    },
)
