"""Games over drawn decks, watched for mechanisms; and what a number of them came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import fmean
from time import process_time

import msgspec

from spaceline.core.codec import save
from spaceline.core.data.changes import Event
from spaceline.core.data.decisions import RESPOND, Decision
from spaceline.core.data.leaves import TABLE
from spaceline.core.state import State
from spaceline.editions import edition_of
from spaceline.lab.matches import ArenaMatch, MatchLimits, seeded_players
from spaceline.lab.pool_games.drawing import ANYTHING, Wish, deal
from spaceline.lab.pool_games.eager import EAGER, SEEKING, EagerPlayer, SeekingPlayer
from spaceline.lab.pool_games.mechanisms import MECHANISMS
from spaceline.lab.pool_games.seeing import Seen
from spaceline.lab.pool_games.sought import SOUGHT
from spaceline.lab.pool_games.themes import THEMES
from spaceline.lab.pool_games.wording import lay_out
from spaceline.lab.processes import rules
from spaceline.players.seat import Player, PlayerAnswer, Sampled

END_OF_TURN = "pass_turn"
RANDOM, OFFICER = "random", "heuristic"
BROKEN_OFF = "broken off"
"""What ended a game that lasted longer than it was to be watched."""
LONGEST = 1_500
"""So many letters of an error are kept."""
GameCheck = Callable[[State, int], None]
"""Looks at a game in which an answer of that number is due; raises what is wrong."""


class PoolGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game to be played; its decks follow from the seed."""

    ruleset: str
    seed: int
    players: tuple[str, ...]
    wish: Wish = ANYTHING
    circles: bool = False
    contract: int = 0
    """At one decision in so many the contract is looked at; 0 for never."""
    turns: int = 0
    """After so many turns the game is broken off, which is no error; 0 for never."""
    words: int = 0
    """Whether all questions and events are put into words, and after one answer in so many the tables; 0 for never."""


class PoolResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a game went."""

    seed: int
    players: tuple[str, ...]
    ended_by: str = ""
    turns: int = 0
    decisions: int = 0
    points: tuple[int, ...] = ()
    seconds: float = 0.0
    """Of the processor."""
    mechanisms: dict[str, int] = {}
    verbs: dict[str, int] = {}
    chosen: dict[str, int] = {}
    """How often an option of each kind was chosen."""
    played: tuple[str, ...] = ()
    """The definitions of the cards that were in play."""
    error: str = ""
    position: bytes = b""


class WatchedMatch(ArenaMatch):
    """A match in which mechanisms are counted: each event is looked at beside the game as it was before the answer."""

    copied_every = 1

    def __init__(self, state: State, game: PoolGame, limits: MatchLimits) -> None:
        """Sit players down; nothing has occurred."""
        super().__init__(state, seated(game.players, game.seed, game.wish), limits)
        self.words = game.words
        self.mechanisms: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()
        """How often an option of each kind was chosen."""
        self.played: set[str] = set()
        """What was in play as a turn ended."""

    def note(self, asked: Decision, choice: PlayerAnswer, events: Sequence[Event]) -> None:
        """Count what an answer brought about."""
        super().note(asked, choice, events)
        kind = option_kind(choice)
        if kind:
            self.chosen[kind] += 1
            in_response = asked.question.kind == RESPOND
            self.mechanisms.update(it.name for it in BY_CHOICE.get(kind, ()) if it.in_response in (None, in_response))
        for event in events:
            seen = Seen(self.before, self.state, event)
            self.mechanisms.update(
                it.name for it in BY_VERB.get(event.change.verb, ()) if it.test is None or it.test(seen)
            )
            if event.change.verb == END_OF_TURN and self.state.result is None:
                self.look_around()
        if self.words:
            lay_out(self.state, events, with_tables=self.decisions % self.words == 0)

    def look_around(self) -> None:
        """Look how things stand as a turn ends."""
        state = self.state
        self.mechanisms.update(it.name for it in STANDING if it.stands is not None and it.stands(state))
        self.played.update(leaf.definition for card, leaf in state.cards.items() if state.in_play(card))


def seated(names: Sequence[str], seed: int, wish: Wish = ANYTHING) -> list[Player]:
    """The players by name, those who seek what is rare among them."""
    about = [it for it in (*THEMES, *SOUGHT) if it.name in wish.about]
    sought = {title for it in about for titles in (it.seeds, it.draws, it.goals) for title in titles}
    orders = {kind for it in about for kind in it.orders}
    usual = seeded_players([{EAGER: RANDOM, SEEKING: OFFICER}.get(name, name) for name in names], seed)
    rare: dict[str, Callable[[Player, int], Player]] = {
        EAGER: lambda _, number: EagerPlayer(number, sought),
        SEEKING: lambda officer, number: SeekingPlayer(officer, number, sought, orders),
    }
    own = enumerate(zip(names, usual, strict=True), 1)
    return [rare[name](player, seed * 31 + seat) if name in rare else player for seat, (name, player) in own]


def option_kind(choice: PlayerAnswer) -> str:
    """Of what kind the option is that was chosen; empty where there is none."""
    if isinstance(choice, Sampled):
        return choice.option_kind
    return choice.option.kind if choice.option is not None else ""


BY_VERB = {verb: tuple(it for it in MECHANISMS if verb in it.verbs) for known in MECHANISMS for verb in known.verbs}
BY_CHOICE = {kind: tuple(it for it in MECHANISMS if kind in it.chosen) for known in MECHANISMS for kind in known.chosen}
STANDING = tuple(it for it in MECHANISMS if it.stands is not None)


def play(game: PoolGame, check: GameCheck | None = None, *, catches: bool = True) -> PoolResult:
    """Play a game to its end, or until something goes wrong, which the result then tells if that is caught."""
    began = process_time()
    decks = deal(game.ruleset, game.seed, game.wish)
    limits = MatchLimits(counts=True, circles=game.circles and not {RANDOM, EAGER, SEEKING} & set(game.players))
    ruleset = rules(game.ruleset)
    state = edition_of(game.ruleset).start(ruleset, [it.brought(ruleset.definitions) for it in decks], game.seed)
    match = WatchedMatch(state, game, limits)
    error, position = "", b""
    try:
        go_on = True
        while go_on and not (game.turns and match.state.mark(TABLE, "turns") >= game.turns):
            if check is not None and game.contract and (match.decisions + game.seed) % game.contract == 0:
                check(match.state, match.decisions)
            go_on = match.step()
    except Exception as problem:
        if not catches:
            raise
        error, position = f"{type(problem).__name__}: {problem}"[:LONGEST], save(match.before)
    state = match.state
    return PoolResult(
        seed=game.seed,
        players=game.players,
        ended_by=state.result[1] if state.result else BROKEN_OFF if not error else "",
        turns=state.mark(TABLE, "turns"),
        decisions=match.decisions,
        points=tuple(state.mark(player, "points") for player in state.players),
        seconds=process_time() - began,
        mechanisms=dict(match.mechanisms),
        verbs=dict(match.occurred),
        chosen=dict(match.chosen),
        played=tuple(sorted(match.played)),
        error=error,
        position=position,
    )


class PoolFailure(msgspec.Struct, frozen=True):
    """A game that did not end, with what it takes to see it again."""

    seed: int
    players: tuple[str, ...]
    decisions: int
    error: str


class PoolSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What a number of games came to."""

    games: int
    finished: int
    errors: int
    ended_by: dict[str, int]
    decisions: int
    mean_turns: float
    mean_points: float
    seconds: float
    """Of the processor."""
    cards_played: int
    """How many different cards of the pool were in play as a turn ended."""
    mechanisms: dict[str, tuple[int, int]]
    """For each mechanism how often it occurred, and in how many games."""
    verbs: dict[str, int]
    chosen: dict[str, int]
    failures: tuple[PoolFailure, ...]


def summed_up(results: Sequence[PoolResult]) -> PoolSummary:
    """Count over games what was counted in each."""
    finished = [it for it in results if not it.error]
    often, games = Counter[str](), Counter[str]()
    verbs, chosen = Counter[str](), Counter[str]()
    for it in results:
        often.update(it.mechanisms)
        games.update(dict.fromkeys(it.mechanisms, 1))
        verbs.update(it.verbs)
        chosen.update(it.chosen)
    return PoolSummary(
        games=len(results),
        finished=len(finished),
        errors=len(results) - len(finished),
        ended_by=dict(Counter(it.ended_by for it in finished)),
        decisions=sum(it.decisions for it in results),
        mean_turns=fmean(it.turns for it in finished) if finished else 0.0,
        mean_points=fmean(one for it in finished for one in it.points) if finished else 0.0,
        seconds=sum(it.seconds for it in results),
        cards_played=len({card for it in results for card in it.played}),
        mechanisms={it.name: (often[it.name], games[it.name]) for it in MECHANISMS},
        verbs=dict(sorted(verbs.items())),
        chosen=dict(sorted(chosen.items())),
        failures=tuple(PoolFailure(it.seed, it.players, it.decisions, it.error) for it in results if it.error),
    )
