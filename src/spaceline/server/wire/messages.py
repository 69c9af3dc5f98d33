"""The messages on the socket of a seat. Each side's union is closed; anything else is refused and logged.

The server numbers the updates of one seat from 1 without gaps. A client that has seen update ``n`` and comes back
says so and is sent the whole table again.
"""

from __future__ import annotations

import msgspec

from spaceline.presentation.model.lesson import LessonNow
from spaceline.presentation.model.log import LogLine
from spaceline.presentation.model.prompts import Prompt, Refused, ShownAutoAnswer, ShownPlan, ShownPreview
from spaceline.presentation.model.seeding import SeedBoard
from spaceline.presentation.model.stage import Shot
from spaceline.presentation.model.summary import GameSummary
from spaceline.presentation.model.table import CardHere, Moment, PlaceHere, PlayerHere, Row, ShownZone, Table
from spaceline.server.wire.advising import Advised, AskAdvice, AskSuggestion, AskWinChance, ChanceTold, Suggested
from spaceline.server.wire.numbers import LogPlace, WireNumber
from spaceline.server.wire.people import TimeAgreed
from spaceline.server.wire.seeding import ArrangeSeeds, FollowSeedPlan, HoldSeedPlan, Planned, ProposeSeedPlan

LONGEST_CHAT = 500
LONGEST_MESSAGE = 16_384
"""Bytes that a client may send at once."""
GivenKey = tuple[str, WireNumber, WireNumber, str]
"""The key of an option as a client sends it."""


class TableChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is different from the table sent before; what is None is as it was."""

    moment: Moment | None = None
    players: tuple[PlayerHere, ...] | None = None
    rows: tuple[Row, ...] | None = None
    places: tuple[PlaceHere, ...] = ()
    cards: tuple[CardHere, ...] = ()
    gone_cards: tuple[int, ...] = ()
    gone_places: tuple[int, ...] = ()
    zones: tuple[ShownZone, ...] = ()
    """Zones with other cards than before; one without cards is gone."""
    result: tuple[str, ...] | None = None


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to animate: cards went from one zone to another, or something was done to them."""

    verb: str
    player: int = 0
    cards: tuple[int, ...] = ()
    faces: tuple[str, ...] = ()
    count: int = 0
    source: int = 0
    to: int = 0
    role: str = ""
    amount: int = 0


class ChatLine(msgspec.Struct, frozen=True):
    """Something that somebody said."""

    number: int
    player: int
    """0 for a spectator."""
    name: str
    text: str


class Chances(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the viewer may do beside answering."""

    undo: bool = False
    """Whether the last answer may be taken back at once."""
    ask_undo: bool = False
    """Whether the others may be asked to agree to going back."""
    redo: bool = False
    asked_undo_by: int = 0
    """Who asks the viewer to agree to going back."""
    asked_undo_of: tuple[str, ...] = ()
    """What would be taken back, as the log of the viewer tells it; the latest lines of it."""
    undo_asked: tuple[int, ...] = ()
    """Who has yet to agree to what the viewer has asked to take back."""
    absent: tuple[int, ...] = ()
    """Who has been away for so long that the computer may play for them, or the game be ended."""
    overdue: tuple[int, ...] = ()
    """Whose time is over, so that the same may be done."""
    give_time: tuple[int, ...] = ()
    """To whom the viewer may give time."""
    concede: bool = False
    training: bool = False
    """Whether the viewer may ask what a computer player would answer."""
    foretold: bool = False
    """Whether the viewer may ask how likely the viewer is to win."""
    analysed: bool = False
    """Whether the game, which is over, can be analysed."""
    rematch: bool = False
    again: tuple[int, ...] = ()
    """Who wants to play again."""


class Welcome(msgspec.Struct, frozen=True, omit_defaults=True, tag="welcome"):
    """The whole table: when somebody sits down or comes back."""

    version: int
    update: int
    match: str
    table: Table
    prompt: Prompt | None
    log: tuple[LogLine, ...]
    chat: tuple[ChatLine, ...]
    auto_answers: tuple[ShownAutoAnswer, ...]
    chances: Chances
    standing: Shot | None = None
    """What stands on the stage: an attempt or a battle that is in progress."""
    summary: GameSummary | None = None
    """How the game went, once it is over."""
    seeding: SeedBoard | None = None
    """What the viewer can arrange, in the seed phases."""
    notice: str = ""
    """What people should know of how the game was loaded: that another version of the program goes on with it."""
    lesson: LessonNow | None = None
    """Where the lesson stands, if it is one."""
    time: TimeAgreed | None = None
    """How much time players have; None for as much as they like."""


class Update(msgspec.Struct, frozen=True, omit_defaults=True, tag="update"):
    """What has changed since the last message."""

    update: int
    change: TableChange
    prompt: Prompt | None
    log: tuple[LogLine, ...]
    happenings: tuple[Happening, ...]
    chances: Chances
    shots: tuple[Shot, ...] = ()
    """What has happened, picture by picture."""
    standing: Shot | None = None
    """What stands on the stage after them."""
    summary: GameSummary | None = None
    """How the game went, once it is over."""
    lesson: LessonNow | None = None
    """Where the lesson stands, if it is one."""
    seeding: SeedBoard | None = None
    """What the viewer can arrange, in the seed phases."""
    log_from: int | None = None
    """After going back in the game: the lines from this place on are gone, and ``log`` follows those before it."""


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """An answer was taken and will not be lost."""

    ref: int


class Rejected(msgspec.Struct, frozen=True, tag="refused"):
    """What was asked for is not allowed; nothing has changed."""

    ref: int
    why: Refused


class Checked(msgspec.Struct, frozen=True, omit_defaults=True, tag="checked"):
    """What a half-made choice of cards, or an option, amounts to."""

    ref: int
    addable: tuple[int, ...]
    total: int
    missing: int
    is_complete: bool
    problem: str = ""
    told: str = ""
    """The running total in words."""
    previews: tuple[ShownPreview, ...] = ()
    """What it comes to toward what it is made for; all of an option that there is to tell."""
    plans: tuple[ShownPlan, ...] = ()
    """What may be given at one go, beginning with these cards."""
    cards: tuple[int, ...] = ()
    """All of the choice, where it was asked what it is with everything added that may be."""


class Why(msgspec.Struct, frozen=True, omit_defaults=True, tag="why"):
    """Which rule stands in the way of an action; None when none does."""

    ref: int
    why: Refused | None


class Obstacles(msgspec.Struct, frozen=True, tag="obstacles"):
    """What could be done with a card but for a rule."""

    ref: int
    found: tuple[tuple[str, Refused], ...]
    """What it would be called, and why not."""


class Chatted(msgspec.Struct, frozen=True, tag="chatted"):
    """Somebody has said something."""

    line: ChatLine


class AutoAnswersNow(msgspec.Struct, frozen=True, tag="auto-answers"):
    """The remembered answers of the seat."""

    auto_answers: tuple[ShownAutoAnswer, ...]


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """Everybody wants to play again: the next match."""

    match: str


FromServer = (
    Welcome
    | Update
    | Accepted
    | Rejected
    | Checked
    | Why
    | Obstacles
    | Advised
    | Suggested
    | ChanceTold
    | Planned
    | Chatted
    | AutoAnswersNow
    | Rematched
)


class Hello(msgspec.Struct, frozen=True, omit_defaults=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a client."""

    version: WireNumber
    seen: WireNumber = 0
    """The last update that it has seen."""


class Given(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An answer as a client gives it."""

    option: GivenKey | None = None
    cards: tuple[WireNumber, ...] = ()
    numbers: tuple[WireNumber, ...] = ()


class GiveAnswer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """The answer to a prompt."""

    ref: WireNumber
    prompt: WireNumber
    given: Given


class FollowPlan(msgspec.Struct, frozen=True, tag="follow-plan", forbid_unknown_fields=True):
    """The answer to a prompt, and what is to be answered after it as long as nothing comes between."""

    ref: WireNumber
    prompt: WireNumber
    given: Given
    goal: GivenKey
    place: WireNumber


class CheckCards(msgspec.Struct, frozen=True, omit_defaults=True, tag="check", forbid_unknown_fields=True):
    """What would these cards amount to, or this option?"""

    ref: WireNumber
    prompt: WireNumber
    cards: tuple[WireNumber, ...]
    option: GivenKey | None = None
    fill: bool = False
    """What would it be with everything added that may be added?"""


class AskWhy(msgspec.Struct, frozen=True, tag="ask-why", forbid_unknown_fields=True):
    """Why can this not be done?"""

    ref: WireNumber
    option: GivenKey


class AskObstacles(msgspec.Struct, frozen=True, tag="ask-obstacles", forbid_unknown_fields=True):
    """What stands in the way of doing something with this card?"""

    ref: WireNumber
    card: WireNumber


class Undo(msgspec.Struct, frozen=True, omit_defaults=True, tag="undo", forbid_unknown_fields=True):
    """Take back the last answer, or go back to a line of the log; what is not free is put to the others."""

    ref: WireNumber
    to: LogPlace = -1
    """Right after this line of the log; -1 for before the last answer."""


class AgreeUndo(msgspec.Struct, frozen=True, tag="agree-undo", forbid_unknown_fields=True):
    """Answer to somebody who asks to go back."""

    ref: WireNumber
    agree: bool


class Redo(msgspec.Struct, frozen=True, tag="redo", forbid_unknown_fields=True):
    """Do again what was taken back last."""

    ref: WireNumber


class Remember(msgspec.Struct, frozen=True, tag="remember", forbid_unknown_fields=True):
    """Remember an answer, or forget it."""

    ref: WireNumber
    auto_answer: ShownAutoAnswer
    forget: bool = False


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    ref: WireNumber
    text: str


class Concede(msgspec.Struct, frozen=True, tag="concede", forbid_unknown_fields=True):
    """Give the game up."""

    ref: WireNumber


class Claim(msgspec.Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Do not wait any longer for a player who is away, or whose time is over."""

    ref: WireNumber
    player: WireNumber
    computer: bool
    """Whether the computer goes on playing for them until they are back; otherwise they leave the game."""


class GiveTime(msgspec.Struct, frozen=True, tag="give-time", forbid_unknown_fields=True):
    """Give another player a minute, or by correspondence a day."""

    ref: WireNumber
    player: WireNumber


class Rematch(msgspec.Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Play again with the same seats, once all want to."""

    ref: WireNumber


class ReadStep(msgspec.Struct, frozen=True, tag="read-step", forbid_unknown_fields=True):
    """In a lesson: what the step of that number tells has been read."""

    ref: WireNumber
    step: WireNumber


class DoStep(msgspec.Struct, frozen=True, tag="do-step", forbid_unknown_fields=True):
    """In a lesson: let the step of that number be done for the learner."""

    ref: WireNumber
    step: WireNumber


FromClient = (
    Hello
    | GiveAnswer
    | FollowPlan
    | CheckCards
    | AskWhy
    | AskObstacles
    | AskAdvice
    | AskSuggestion
    | AskWinChance
    | Undo
    | AgreeUndo
    | Redo
    | Remember
    | ProposeSeedPlan
    | ArrangeSeeds
    | FollowSeedPlan
    | HoldSeedPlan
    | Say
    | Concede
    | Claim
    | GiveTime
    | Rematch
    | ReadStep
    | DoStep
)
