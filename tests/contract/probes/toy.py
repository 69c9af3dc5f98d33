"""A toy game on the core alone: hard mechanisms in small rules."""

from spaceline.core import engine, table
from spaceline.core.actions import ACTION
from spaceline.core.changing import CHANGING
from spaceline.core.data.changes import Change
from spaceline.core.data.frames import Action, Changing, SecretChoice, Settling, Window
from spaceline.core.data.leaves import TABLE
from spaceline.core.modifiers import SETTLING
from spaceline.core.ruleset import Role, Ruleset, Verb
from spaceline.core.secret import SECRET
from spaceline.core.state import State
from spaceline.core.windows import WINDOW
from tests.contract.probes.toy_actions import ACTIONS, PROCEDURES, SECRETS, Turn
from tests.contract.probes.toy_cards import CARDS, ENDS, Sheet, continuous
from tests.contract.probes.toy_reactions import reactions

CORE = {Action: ACTION, Changing: CHANGING, Window: WINDOW, SecretChoice: SECRET, Settling: SETTLING}
IN_PLAY = ("table", "set", "aboard", "on", "at")
WINNING, TURNS = 25, 30


def each(deed):
    """A deed that is done to each card of a change."""
    return lambda state, change: [deed(state, card, change) for card in change.cards] and None


def moving(role):
    """Cards go to their owner's zone of a role, face up unless they are hidden there."""
    return each(lambda state, c, _: table.move(state, c, state.cards[c].owner, role, face_up=role != "set"))


def marking(name, sign=1):
    return lambda state, change: table.add_mark(state, change.player, name, sign * change.amount)


def draw(state: State, change: Change) -> None:
    for card in state.zone(change.player, "deck")[: change.amount]:
        table.move(state, card, change.player, "hand")


def begin(state: State, change: Change) -> None:
    table.add_mark(state, TABLE, "turns", 1)
    table.add_mark(state, change.player, "energy", 2)


put = each(lambda state, card, change: table.move(state, card, change.to, change.role or "at"))
VERBS = (
    Verb("begin", begin),
    Verb("draw", draw),
    Verb("spend", marking("energy", -1)),
    Verb("gain", marking("energy")),
    Verb("score", marking("score")),
    Verb("stack", moving("stack")),
    Verb("enter", put),
    Verb("go", put),
    Verb("hide", moving("set")),
    Verb("reveal", each(lambda state, card, change: table.turn(state, card, face_up=True))),
    Verb("conceal", each(lambda state, card, change: table.conceal(state, card))),
    Verb("discard", moving("discard")),
    Verb("destroy", moving("discard"), empties=True),
    Verb("control", each(lambda state, card, change: table.hand_over(state, card, change.player))),
    Verb("show", lambda state, change: None, audience=lambda state, change: state.players),
    Verb("close", lambda state, change: table.put_mark(state, change.to, "closed", change.player)),
)


def orphaned(state: State, change: Change) -> tuple[Change, ...]:
    held = [state.zone(card, role) for card in change.cards for role in ("aboard", "on")]
    return tuple(Change("destroy", cards, change.player) for cards in held if cards)


def priority(state: State, moment: str, occurrence: Change) -> tuple[int, ...]:
    """Who did it comes last."""
    first = occurrence.player or 1
    return (*(p for p in state.players if p > first), *(p for p in state.players if p <= first))


def verdict(state: State):
    best = max(state.mark(player, "score") for player in state.players)
    if best < WINNING and state.mark(TABLE, "turns") < TURNS:
        return None
    return tuple(player for player in state.players if state.mark(player, "score") == best), "score"


TOY = Ruleset(
    name="toy",
    definitions=CARDS,
    roles={
        "hand": Role("hand", known="holder", ordered=False),
        "deck": Role("deck", known="nobody"),
        **{name: Role(name) for name in ("discard", "stack")},
        **{name: Role(name, in_play=True, topic="play") for name in IN_PLAY},
    },
    verbs={verb.name: verb for verb in VERBS},
    procedures={**CORE, **PROCEDURES},
    actions=ACTIONS,
    priority=priority,
    responses=lambda state, window, player: reactions(state, window, player, must=False),
    obligations=lambda state, window, player: reactions(state, window, player, must=True),
    orphaned=orphaned,
    continuous=continuous,
    base=lambda state, card: Sheet(state.definition(card).power),
    verdict=verdict,
    restores=lambda state: any(leaf.definition == "Trap" for leaf in state.cards.values()),
    active_player=lambda state: state.frames[0].player if state.frames else 1,
    secrets=SECRETS,
    mark_topics={"score": "score", "turns": "score"},
    families={"score": ("verdict",), "play": ("values",)},
)


def empty(players: int = 2, seed: int = 1) -> State:
    state = State(TOY, players, seed)
    for key in ENDS:
        table.add_place(state, key)
    return state


def begun(state: State) -> State:
    """The game with the cards that lie there, at its first decision."""
    for player in state.players:
        brought = sorted(leaf.definition for leaf in state.cards.values() if leaf.owner == player)
        state.lists[player] = {"deck": tuple(brought)}
    state.frames = [Turn(step="begin_turn", player=1)]
    state.watch()
    engine.run(state)
    return state


def dealt(decks: dict[int, tuple[str, ...]], seed: int) -> State:
    """A game with shuffled decks, a few cards in play and three cards in each hand."""
    state = empty(len(decks), seed)
    for player, titles in decks.items():
        for title in titles:
            table.create(state, title, player, player, "deck", face_up=False)
        table.shuffle(state, player, "deck")
        for role in ("table", "aboard", "set", "table"):
            card = state.zone(player, "deck")[0]
            parent = state.zone(player, "table")[0] if role == "aboard" else player
            table.move(state, card, parent, role, face_up=role != "set")
        draw(state, Change("draw", player=player, amount=3))
    return begun(state)
