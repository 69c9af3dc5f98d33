"""A toy game on the core alone: hard mechanisms in small rules."""

from spaceline.core import table
from spaceline.core.actions import ACTION
from spaceline.core.caching import TEXTS, VALUES, VERDICT, Topic
from spaceline.core.changing import CHANGING
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import TABLE
from spaceline.core.modifiers import SETTLING
from spaceline.core.ruleset import Role, Ruleset, Verb
from spaceline.core.secret import SECRET
from spaceline.core.windows import WINDOW
from tests.contract.probes.toy_actions import ACTIONS, PROCEDURES, SECRETS, responses
from tests.contract.probes.toy_cards import CARDS, CardValues, continuous

PLAY = Topic("play", VALUES, TEXTS)
SCORE = Topic("score", VERDICT)


def each(deed):
    """A deed that is done to each card of a change."""
    return lambda state, change: [deed(state, card, change) for card in change.cards] and None


def moving(role):
    """Cards go to their owner's zone of a role, face up unless they are hidden there."""
    return each(lambda state, c, _: table.move(state, c, state.cards[c].owner, role, face_up=role != "set"))


def marking(name, sign=1):
    return lambda state, change: table.add_mark(state, change.player, name, sign * change.amount)


def draw(state, change):
    for card in state.zone(change.player, "deck")[: change.amount]:
        table.move(state, card, change.player, "hand")


VERBS = (
    Verb("begin", lambda state, change: table.add_mark(state, TABLE, "turns", change.amount)),
    Verb("draw", draw),
    Verb("spend", marking("energy", -1)),
    Verb("gain", marking("energy")),
    Verb("score", marking("score")),
    Verb("enter", each(lambda state, card, change: table.move(state, card, change.to, change.role))),
    Verb("reveal", each(lambda state, card, change: table.turn(state, card, face_up=True))),
    Verb("conceal", each(lambda state, card, change: table.conceal(state, card))),
    *(Verb(name, moving(role)) for name, role in (("hide", "set"), ("stack", "stack"), ("discard", "discard"))),
    Verb("destroy", moving("discard"), empties=True),
    Verb("control", each(lambda state, card, change: table.hand_over(state, card, change.player))),
    Verb("show", lambda state, change: None, audience=lambda state, change: state.players),
    Verb("close", lambda state, change: table.put_mark(state, change.to, "closed", change.player)),
)


def orphaned(state, change):
    held = [state.zone(card, role) for card in change.cards for role in ("aboard", "on")]
    return tuple(Change("destroy", cards, change.player) for cards in held if cards)


def verdict(state):
    best = max(state.mark(player, "score") for player in state.players)
    if best < 25 and state.mark(TABLE, "turns") < 30:
        return None
    return tuple(player for player in state.players if state.mark(player, "score") == best), "score"


TOY = Ruleset(
    name="toy",
    definitions=CARDS,
    roles={
        "hand": Role("hand", known="holder", ordered=False),
        "deck": Role("deck", known="nobody"),
        **{name: Role(name) for name in ("discard", "stack")},
        **{name: Role(name, in_play=True, topic=PLAY) for name in ("table", "set", "aboard", "on", "at")},
    },
    verbs={verb.name: verb for verb in VERBS},
    procedures={it.frame: it for it in (ACTION, CHANGING, WINDOW, SECRET, SETTLING, *PROCEDURES.values())},
    actions=ACTIONS,
    priority=lambda state, moment, change: state.players[change.player or 1 :] + state.players[: change.player or 1],
    responses=responses,
    obligations=lambda state, window, player: responses(state, window, player, must=True),
    orphaned=orphaned,
    continuous=continuous,
    base=lambda state, card: CardValues(state.definition(card).power),
    verdict=verdict,
    restores=lambda state: any(leaf.definition == "Trap" for leaf in state.cards.values()),
    active_player=lambda state: state.frames[0].player if state.frames else 1,
    secrets=SECRETS,
    mark_topics={"score": SCORE, "turns": SCORE},
)
