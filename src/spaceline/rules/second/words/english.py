"""The words that only players of Second Edition read, in English."""

from __future__ import annotations

from spaceline.rules.words.english import english

OPTIONS = {
    "option.draw": "Draw a card (1 counter)",
    "option.end-play": "Go on to the orders",
    "option.end-orders": "End the turn",
    "option.play.cost": "Play {card} (cost {cost})",
    "option.play.at": "Play {card} (cost {cost}) at {target}",
    "option.play.on": "Play {card} (cost {cost}) on {target}",
}

PROMPTS = {
    "prompt.play-and-draw": "Play cards and draw: {counters} left",
    "prompt.orders": "Give orders",
    "prompt.discard-excess": "Discard {least}: no more than seven stay in your hand",
    "prompt.choose-dilemmas": "Choose dilemmas for {about}: cost {limit} at most",
    "counters.one": "1 counter",
    "counters.more": "{number} counters",
}

DONE_BY_YOU = {
    "play.you": "You play {cards}.",
    "play.you.at": "You play {cards} at {to}.",
    "play.you.on": "You play {cards} on {to}.",
    "play.you.core": "You play {cards} into your core.",
    "complete.you": "You complete {cards}: {amount} points.",
    "draw_dilemmas.you": "You draw {dilemmas}.",
    "reveal-dilemma.you": "Your dilemma is faced: {cards}.",
    "shuffle.pile.you": "Your dilemma pile is shuffled and turned.",
    "stack.you": "You stack {dilemmas}.",
}

DONE_BY_OTHERS = {
    "play.other": "{Who} plays {cards}.",
    "play.other.at": "{Who} plays {cards} at {to}.",
    "play.other.on": "{Who} plays {cards} on {to}.",
    "play.other.core": "{Who} plays {cards} as an event in the core.",
    "complete.other": "{Who} completes {cards}: {amount} points.",
    "draw_dilemmas.other": "{Who} draws {dilemmas}.",
    "reveal-dilemma.other": "Dilemma: {cards}.",
    "shuffle.pile.other": "The dilemma pile of {who} is shuffled and turned.",
    "stack.other": "{Who} stacks {dilemmas}.",
}

DONE_TO_CARDS = {
    "overcome.one": "{cards} is overcome, beneath {to}.",
    "overcome.more": "{cards} are overcome, beneath {to}.",
    "put.pile": "{dilemmas}: face up beneath {whose} dilemma pile.",
    "put.drawn": "{cards}: among the dilemmas drawn.",
    "put.brig": "{cards}: into {whose} brig.",
}

RESULTS = {
    "reason.points": "100 points, with a planet and a space mission completed.",
}

ENGLISH = english(OPTIONS, PROMPTS, DONE_BY_YOU, DONE_BY_OTHERS, DONE_TO_CARDS, RESULTS)
