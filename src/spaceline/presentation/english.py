"""The words that players of every edition read, in English; an edition lays its own over them."""

from __future__ import annotations

from collections.abc import Mapping

from spaceline.effects.render.lexicon import Lexicon, english_indefinite
from spaceline.effects.render.wording import NOUNS
from spaceline.presentation.habits import HABITS
from spaceline.presentation.headings import HEADINGS

SMALL_WORDS = {
    "comma": ", ",
    "last.and": "{first} and {last}",
    "last.or": "{first} or {last}",
    "times": "{number} × {name}",
    "counted": "{number} {noun}",
    "you": "you",
    "opponent": "the opponent",
    "player": "player {number}",
    "your": "your",
    "whose": "{who}’s",
    "nowhere": "nowhere",
    "concealed": "a concealed card",
    "with": "{what} ({detail})",
    "numbered": "{what} #{number}",
    "cut": "{text}…",
}

OPTIONS = {
    "option.pass": "Pass",
    "option.yes": "Yes",
    "option.no": "No",
    "option.play": "Play {card}",
    "option.beam": "Beam from {card} to {target}",
    "option.move": "Move {card} to {target}",
    "option.attempt": "Attempt {card}",
    "option.attempt.with": "Attempt {card} with {target}",
    "option.order": "{card}: {text}",
    "option.respond": "{card}: {text}",
    "option.answer": "Play {card}: {text}",
    "option.way": "Alternative {number}",
    "option.skills": "{card}: {skills}",
    "option.apply": "The text of {card} applies",
    "option.player": "{target}",
    "option.name": "{number}",
    "option.other": "{kind} {card} {target}",
}

PROMPTS = {
    "prompt.beam": "Who and what beams from {about} to {also}?",
    "prompt.select": "{about}: choose {least}",
    "prompt.select.up-to": "{about}: choose up to {most}",
    "prompt.put": "{about}: in which order are these put there?",
    "prompt.put.deck_top": "{about}: in which order do these go on the deck? The first lies on top",
    "prompt.put-where": "{about}: where does {also} go?",
    "prompt.break-tie": "{about}: a tie; choose {least}",
    "prompt.may": "{about}: do it?",
    "prompt.use-alternative": "{about}: what is used?",
    "prompt.settle": "These texts switch each other off. Which applies?",
    "prompt.respond.about": "Before it happens: {event}",
    "prompt.respond.action": "It is begun: {event}",
    "prompt.respond.just": "It has just happened: {event}",
    "prompt.respond.when": "It has happened: {event}",
    "prompt.choose-opponent": "{about}: which opponent?",
    "prompt.begin-battle": "{about}: against whom?",
    "prompt.name.skill": "{about}: name a skill",
    "prompt.name.title": "{about}: name a card",
    "prompt.pay-for-skills": "{about}: whose skills do you pay for?",
    "prompt.skills-to-pay-for": "{about}: which skills of {also} do you pay for?",
    "prompt.discard-for-skills": "Discard {least} to use the skills of {about}",
    "prompt.name": "{about}: name one",
    "prompt.other": "{name}: choose",
}

DONE_BY_YOU = {
    "drawn.you": "You draw {cards}.",
    "gained.you": "Into your hand: {cards}.",
    "beam.you": "You beam {cards} to {to}.",
    "move.you": "You move {cards} to {to} (Range {amount}).",
    "download.you": "You download {cards}.",
    "draw.you": "You draw {counted}.",
    "score.you": "You score {amount} points.",
    "lose.you": "You lose {amount} points.",
    "attempt.you": "You attempt {cards} with {amount} personnel.",
    "fail-attempt.you": "Your attempt at {cards} fails.",
    "begin_turn.you": "Your turn begins.",
    "discard.you": "You discard {cards}.",
    "reveal.you": "You reveal {cards}.",
    "examine.you": "You look at {cards}.",
    "shuffle.deck.you": "Your deck is shuffled.",
    "action.you": "You begin: {what}.",
}

DONE_BY_OTHERS = {
    "beam.other": "{Who} beams {cards} to {to}.",
    "move.other": "{Who} moves {cards} to {to} (Range {amount}).",
    "download.other": "{Who} downloads {cards}.",
    "draw.other": "{Who} draws {counted}.",
    "score.other": "{Who} scores {amount} points.",
    "lose.other": "{Who} loses {amount} points.",
    "attempt.other": "{Who} attempts {cards} with {amount} personnel.",
    "fail-attempt.other": "The attempt of {who} at {cards} fails.",
    "begin_turn.other": "The turn of {who} begins.",
    "discard.other": "{Who} discards {cards}.",
    "reveal.other": "{Who} reveals {cards}.",
    "examine.other": "{Who} looks at {cards}.",
    "shuffle.deck.other": "The deck of {who} is shuffled.",
    "action.other": "{Who} begins: {what}.",
}

DONE_TO_CARDS = {
    "kill.one": "{cards} is killed.",
    "kill.more": "{cards} are killed.",
    "destroy.one": "{cards} is destroyed.",
    "destroy.more": "{cards} are destroyed.",
    "remove.one": "{cards} is taken out of the game.",
    "remove.more": "{cards} are taken out of the game.",
    "stop.one": "{cards} is stopped.",
    "stop.more": "{cards} are stopped.",
    "unstop.one": "{cards} is unstopped.",
    "unstop.more": "{cards} are unstopped.",
    "prevent.one": "That is prevented for {cards}.",
    "prevent.more": "That is prevented for {cards}.",
    "select.one": "Chosen at random: {cards}.",
    "select.more": "Chosen at random: {cards}.",
    "face.one": "{cards} faces {source}.",
    "face.more": "{cards} face {source}.",
    "use-text.one": "The text of {cards} is used.",
    "use-text.more": "The texts of {cards} are used.",
    "use-for.one": "What {source} asks for is met by {cards} ({detail}).",
    "use-for.more": "What {source} asks for is met by {cards} ({detail}).",
    "keep.one": "{cards} was downloaded, and the deck is shuffled.",
    "keep.more": "{cards} were downloaded, and the deck is shuffled.",
    "restore-range.one": "{cards} has all of its Range again.",
    "restore-range.more": "{cards} have all of their Range again.",
    "spend-range.one": "{cards} has no Range left this turn.",
    "spend-range.more": "{cards} have no Range left this turn.",
    "put.hand": "{cards}: into {whose} hand.",
    "put.deck": "{cards}: into {whose} deck.",
    "put.discard": "{cards}: into {whose} discard pile.",
    "put.at": "{cards}: to {to}.",
    "happens": "{what}: {cards}",
}

AT_THE_TABLE = {
    "passed.you": "Passed for you: {question}",
    "answered.you": "{answer}, as you said before: {question}",
    "went-back.you": "Taken back.",
    "went-back.other": "{Who} takes back what came after this.",
}
"""What is told of people at the table, not of the game."""

RESULTS = {
    "result.you": "You win.",
    "result.other": "{Who} wins.",
    "result.tie": "The game is tied between {players}.",
    "result.shared": "{Players} win together.",
    "result.nobody": "Nobody wins.",
    "reason.decks": "All decks are empty; the best score counts.",
    "reason.other": "The game has ended: {reason}.",
    "score": "{who}: {amount} points",
}

SHARED = {
    **SMALL_WORDS,
    **OPTIONS,
    **PROMPTS,
    **DONE_BY_YOU,
    **DONE_BY_OTHERS,
    **DONE_TO_CARDS,
    **RESULTS,
    **AT_THE_TABLE,
    **HABITS,
    **HEADINGS,
}


def english(*own: Mapping[str, str], nouns: Mapping[str, tuple[str, str]] = NOUNS) -> Lexicon:
    """The shared words with an edition's own over them."""
    templates = dict(SHARED)
    for part in own:
        templates.update(part)
    return Lexicon(templates=templates, nouns=nouns, indefinite=english_indefinite)
