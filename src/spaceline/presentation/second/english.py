"""The words that only players of Second Edition read, in English."""

from __future__ import annotations

from spaceline.presentation.english import english
from spaceline.presentation.second.habits import HABITS
from spaceline.presentation.second.headings import HEADINGS

OPTIONS = {
    "option.draw": "Draw a card (1 counter)",
    "option.end-play": "Go on to the orders",
    "option.end-orders": "End the turn",
    "option.take": "Take {card} into your hand",
    "option.combat": "Combat at {card} against {target}",
    "option.engagement": "{card} against {target}",
    "option.repair": "Take {card} off {target}",
    "option.type": "{number}",
    "option.place": "{card}",
    "option.play.cost": "Play {card} (cost {cost})",
    "option.play.at": "Play {card} (cost {cost}) at {target}",
    "option.play.on": "Play {card} (cost {cost}) on {target}",
    "option.play.from": "{play}, from {card}",
    "whence": "on {card}",
    "option.attempt.granted": "{attempt}, with the requirement of {text}",
    "option.attempt.own-text": "its text",
}

PROMPTS = {
    "prompt.play-and-draw": "Play cards and draw: {counters} left",
    "prompt.orders": "Give orders",
    "prompt.download": "{about}: which card do you download?",
    "prompt.at-will": "You may play an interrupt",
    "prompt.discard-for-toll": "Discard {least}, as {about} asks for",
    "prompt.discard-excess": "Discard {least}: no more than seven stay in your hand",
    "prompt.choose-dilemmas": "Choose dilemmas for {about}: cost {limit} at most",
    "prompt.guess": "{about}: name a card type",
    "prompt.relocate": "{about}: where to?",
    "counters.one": "1 counter",
    "counters.more": "{number} counters",
}

DONE_BY_YOU = {
    "play.you": "You play {cards}.",
    "play.you.at": "You play {cards} at {to}.",
    "leave.you": "You leave the game.",
    "cards-leave.you": "Your cards leave the game.",
    "play.you.on": "You play {cards} on {to}.",
    "play.you.core": "You play {cards} into your core.",
    "capture.you": "You put {cards} into your brig.",
    "take-command.you": "You take command of {cards}.",
    "begin-battle.you": "You bring into battle: {cards}.",
    "combat.you": "Combat: {cards}.",
    "engagement.you": "Engagement: {cards}.",
    "total.you": "Your total is {amount}.",
    "abstain.you": "You begin no engagement any more this turn.",
    "win-battle.you": "You win with {cards}.",
    "join.you": "{cards} joins on your side.",
    "complete.you": "You complete {cards}: {amount} points.",
    "draw_dilemmas.you": "You draw {dilemmas}.",
    "reveal-dilemma.you": "Your dilemma is faced: {cards}.",
    "face-instead.you": "{cards} faces the dilemma instead, with your personnel aboard.",
    "shuffle.pile.you": "Your dilemma pile is shuffled and turned.",
    "stack.you": "You stack {dilemmas}.",
}

DONE_BY_OTHERS = {
    "play.other": "{Who} plays {cards}.",
    "play.other.at": "{Who} plays {cards} at {to}.",
    "leave.other": "{Who} leaves the game.",
    "cards-leave.other": "The cards of {who} leave the game.",
    "play.other.on": "{Who} plays {cards} on {to}.",
    "play.other.core": "{Who} plays {cards} as an event in the core.",
    "capture.other": "{Who} puts {cards} into the brig.",
    "take-command.other": "{Who} takes command of {cards}.",
    "begin-battle.other": "{Who} brings into battle: {cards}.",
    "combat.other": "Combat: {cards}.",
    "engagement.other": "Engagement: {cards}.",
    "total.other": "The total of {who} is {amount}.",
    "abstain.other": "{Who} begins no engagement any more this turn.",
    "win-battle.other": "{Who} wins with {cards}.",
    "join.other": "{cards} joins on the side of {who}.",
    "complete.other": "{Who} completes {cards}: {amount} points.",
    "draw_dilemmas.other": "{Who} draws {dilemmas}.",
    "reveal-dilemma.other": "Dilemma: {cards}.",
    "face-instead.other": "{cards} faces the dilemma instead, with the personnel of {who} aboard.",
    "shuffle.pile.other": "The dilemma pile of {who} is shuffled and turned.",
    "stack.other": "{Who} stacks {dilemmas}.",
}

DONE_TO_CARDS = {
    "damage.one": "{cards}: damage on {to}.",
    "damage.more": "{cards}: damage on {to}.",
    "repair.one": "{cards} is taken off {to}.",
    "repair.more": "{cards} are taken off {to}.",
    "staff.one": "{source} is staffed by {cards} ({detail}).",
    "staff.more": "{source} is staffed by {cards} ({detail}).",
    "overcome.one": "{cards} is overcome, beneath {to}.",
    "overcome.more": "{cards} are overcome, beneath {to}.",
    "put.pile": "{dilemmas}: face up beneath {whose} dilemma pile.",
    "put.drawn": "{cards}: among the dilemmas drawn.",
    "put.brig": "{cards}: into {whose} brig.",
    "put.upon": "{cards}: on {to}, not in play.",
}

RESULTS = {
    "reason.left": "Everybody else has left the game.",
    "reason.shared": "The best score counts; those who have it share the victory.",
    "reason.points": "The points that win, with a planet and a space mission completed.",
}

ENGLISH = english(OPTIONS, PROMPTS, DONE_BY_YOU, DONE_BY_OTHERS, DONE_TO_CARDS, RESULTS, HEADINGS, HABITS)
