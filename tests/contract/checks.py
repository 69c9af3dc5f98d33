"""What must hold in every game of every ruleset, at every decision."""

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from spaceline.core import choices, engine, prospects, view
from spaceline.core.codec import canonical, load, save
from spaceline.core.data.decisions import Answer, Decision, Option, Refusal
from spaceline.core.data.frames import Frame, RunEffect
from spaceline.core.data.leaves import FIRST_CARD, NOBODY, CardId, PlayerId
from spaceline.core.data.records import WentBack
from spaceline.core.data.renaming import renamed_record
from spaceline.core.data.seen import View
from spaceline.core.foreseeing import foreseen, seen_prospects
from spaceline.core.recording.record import dump, read, replay, verify
from spaceline.core.recording.session import Session
from spaceline.core.sampling import FaceGuess, Pools, sample
from spaceline.core.state import State

Sent = Mapping[PlayerId, bytes]
"""What each viewer is sent."""

KINDS_OF_A_CARD = 8
"""How many kinds of actions are asked of one card at one decision."""

NONSENSE = (
    Answer(),
    Answer(option=Option("no-such-thing")),
    Answer(option=Option("pass", card=3)),
    Answer(cards=(0,)),
    Answer(cards=(999_999,)),
    Answer(numbers=(-1,)),
    Answer(numbers=(10**9,)),
)


def contract(state: State, pools: Pools, kind: FaceGuess, *, full: bool = True, seed: int = 0) -> None:
    """Everything that must hold where the game stands; without ``full``, what is cheap to look at."""
    cards_are_conserved(state)
    sent = views_are_made(state)
    frames_name_no_hidden_card(state)
    numbers_of_cards_are_marked(state)
    asked = engine.decision(state)
    assert (asked is None) == (state.result is not None), "a game without a result asks somebody"
    if asked is not None:
        answers_exist(asked)
    if full:
        copies_are_equal_and_independent(state)
        saves_load_equal(state)
        answers_are_accepted(state, seed)
        wrong_answers_change_nothing(state)
        going_back_and_forward_is_equal(state)
        names_of_the_engine_stay_inside(state, sent)
        hidden_faces_do_not_show(state, kind, sent)
        twins_see_the_same(state, pools, kind, seed, sent)


MARKERS = frozenset(("trap",))
"""Roles of cards that hold others in play and are not in play themselves (1E-7.7/2)."""


def viewers(state: State) -> tuple[PlayerId, ...]:
    return (view.SPECTATOR, *state.players)


def encoded(thing: object) -> bytes:
    return msgspec.json.encode(thing)


def cards_are_conserved(state: State) -> None:
    """Each card lies in one zone, where its leaf says; its names are given and nobody else's."""
    lying: list[CardId] = []
    for (parent, role), cards in state.contents.items():
        assert cards, f"an empty zone is kept: {parent}, {role}"
        for card in cards:
            leaf = state.cards[card]
            assert (leaf.parent, leaf.role) == (parent, role), f"{card} is in the zone ({parent}, {role}): {leaf}"
        lying.extend(cards)
    assert sorted(lying) == sorted(state.cards), "a card lies in no zone or in two"
    for viewer in viewers(state):
        names = [leaf.handles[viewer] for leaf in state.cards.values() if leaf.handles[viewer]]
        assert len(set(names)) == len(names), f"two cards have one name for {viewer}"
        assert max(names, default=0) <= state.handles[viewer]
    known = {*state.players, *state.places, *state.cards, 9}
    assert {parent for parent, _ in state.contents} <= known
    for card, leaf in state.cards.items():
        if state.in_play(card) and leaf.parent in state.cards:
            is_held = state.cards[leaf.parent].role in MARKERS
            assert state.in_play(leaf.parent) or is_held, f"{leaf} is in play in a card that is not"
        assert leaf.controller in state.players or (leaf.controller == NOBODY and state.in_play(card))
        assert state.outermost(card) not in state.cards, f"{card} contains itself"


def views_are_made(state: State) -> Sent:
    """Everybody has a view that can be sent; only the player who is asked has the decision."""
    asked = engine.decision(state)
    sent = {}
    for viewer in viewers(state):
        seen = view.view(state, viewer)
        sent[viewer] = encoded(seen)
        msgspec.json.decode(sent[viewer])
        assert (seen.decision is not None) == (asked is not None and asked.player == viewer)
        assert seen.decision == view.seen_decision(state, viewer)
        for card in seen.cards:
            assert FIRST_CARD < card.id <= FIRST_CARD + seen.named
    return sent


def frames_name_no_hidden_card(state: State) -> None:
    """No frame names a single card that somebody cannot tell apart; lists of cards are cut in that viewer's view.

    But whose text is being carried out may have gone into a pile for it: what it is the text says.
    """
    asked, speaking = engine.decision(state), {frame.source for frame in state.frames if isinstance(frame, RunEffect)}
    for viewer in viewers(state):
        own = asked is not None and asked.player == viewer
        frames = view.seen_frames(state, viewer, lambda entity: entity, own=own)
        renamed = view.seen_frames(state, viewer, view.outward(state, viewer), own=own)
        for frame, seen in zip(frames, renamed, strict=True):
            lost = [
                f"{at} of {frame}"
                for (at, value), (_, named) in zip(single_numbers(frame), single_numbers(seen), strict=True)
                if value and not named and value not in speaking
            ]
            assert not lost, f"a frame names cards that {viewer} cannot tell apart: {lost}"


def single_numbers(record: msgspec.Struct, path: str = "") -> list[tuple[str, int]]:
    """The numbers in the fields of a record and of the records in it, those in lists left out."""
    found = []
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if isinstance(value, int) and not isinstance(value, bool):
            found.append((f"{path}{name}", value))
        elif isinstance(value, msgspec.Struct):
            found += single_numbers(value, f"{path}{name}.")
    return found


def numbers_of_cards_are_marked(state: State) -> None:
    """A field that holds the number of a card says so in its type: else views and samples would not rename it."""
    for record in (*state.frames, *state.lasting):
        left = list(numbers_in(msgspec.to_builtins(renamed_record(record, lambda entity: 0))))
        assert not [number for number in left if number in state.cards], f"a number of a card is not marked: {record}"


def numbers_in(data: object) -> Iterator[int]:
    if isinstance(data, int):
        yield data
    elif isinstance(data, str):
        yield from map(int, re.findall(r"\d{4,}", data))
    elif isinstance(data, dict | list | tuple):
        for item in [*data.keys(), *data.values()] if isinstance(data, dict) else data:
            yield from numbers_in(item)


def hidden_faces_do_not_show(state: State, kind: FaceGuess, sent: Sent | None = None) -> None:
    """What a viewer receives is the same when the cards that the viewer may not read are others.

    They are exchanged with others of the same player of which everybody knows the same. Once the game is over nothing
    is hidden.
    """
    if state.result is not None:
        return
    sent = sent or views_are_made(state)
    for viewer in viewers(state):
        hidden: dict[tuple[PlayerId, str, str], list[CardId]] = {}
        for card, leaf in state.cards.items():
            if not may_read(state, card, viewer):
                known = state.ruleset.alike(state, card)
                place = (leaf.owner, kind(leaf.owner, leaf.role, state.in_play(card)), known)
                hidden.setdefault(place, []).append(card)
        other = state.clone()
        for cards in hidden.values():
            faces = [state.cards[card].definition for card in cards]
            for card, face in zip(cards, [*faces[1:], faces[0]], strict=True):
                other.cards[card] = msgspec.structs.replace(state.cards[card], definition=face)
        other.caches.clear()
        other.watch()
        assert encoded(view.view(other, viewer)) == sent[viewer], f"{viewer} sees a hidden face"


def may_read(state: State, card: CardId, viewer: PlayerId) -> bool:
    """Face up; in a zone whose holder reads it, the holder's; elsewhere, its controller's; or being examined."""
    leaf = state.cards[card]
    reader = {"holder": leaf.parent, "all": leaf.controller, "nobody": -1}[state.ruleset.roles[leaf.role].known]
    return leaf.face_up or reader == viewer or state.ruleset.examines(state, card, viewer)


def answers_exist(asked: Decision) -> None:
    """There is something to choose between, and each option has its own key."""
    assert asked.options or asked.selection or asked.kind == "number"
    assert len(set(asked.options)) == len(asked.options), "two options have one key"
    if asked.selection:
        assert len(set(asked.selection.cards)) == len(asked.selection.cards)
        assert len(asked.selection.weights) in (0, len(asked.selection.cards))
        assert len(asked.selection.groups) in (0, len(asked.selection.cards))
    assert choices.only_answer(asked) is None, "the engine answers what can be answered in one way"


def copies_are_equal_and_independent(state: State) -> None:
    before = canonical(state)
    copy = state.clone()
    assert copy == state
    assert canonical(copy) == before
    asked = engine.decision(copy)
    if asked is not None:
        given = choices.default(asked)
        engine.answer(copy, given)
        assert canonical(state) == before, "an answer to the copy changed the original"
        assert canonical(copy) != before or is_text(given), "an answer changed nothing"


def is_text(given: Answer) -> bool:
    """Whether it uses the text of a card, which may be done for nothing (docs/decisions/second-edition.md)."""
    return given.option is not None and given.option.kind == "order"


def saves_load_equal(state: State) -> None:
    loaded = load(state.ruleset, save(state))
    assert loaded == state
    assert save(loaded) == save(state)
    assert canonical(loaded) == canonical(state)
    assert load(state.ruleset, canonical(state)) == state
    assert engine.decision(loaded) == engine.decision(state)
    asked = engine.decision(loaded)
    if asked is not None:
        copy = state.clone()
        for game in (copy, loaded):
            engine.answer(game, choices.default(asked))
        assert canonical(copy) == canonical(loaded), "a loaded game goes another way"


def answers_are_accepted(state: State, seed: int, samples: int = 3) -> None:
    """The default is legal, and so is any sample; the same answer has the same effect."""
    asked = engine.decision(state)
    if asked is None:
        return
    rng = random.Random(seed)
    for given in (choices.default(asked), *(choices.sample(asked, rng) for _ in range(samples))):
        choices.confirm(asked, given)
        ends = []
        for _ in range(2):
            copy = state.clone()
            engine.answer(copy, given)
            ends.append(canonical(copy))
        assert ends[0] == ends[1]


def wrong_answers(asked: Decision) -> Iterator[Answer]:
    for given in NONSENSE:
        try:
            choices.confirm(asked, given)
        except Refusal:
            yield given


def wrong_answers_change_nothing(state: State) -> None:
    asked = engine.decision(state)
    before = canonical(state)
    for given in wrong_answers(asked) if asked else NONSENSE:
        for attempt in (engine.answer, lambda game, it: view.answer(game, asked.player if asked else 1, it)):
            assert refusal(lambda attempt=attempt, given=given: attempt(state, given)), f"{given} was accepted"
            assert canonical(state) == before, f"a refused answer left its mark: {given}"
    for viewer in viewers(state):
        if asked and viewer != asked.player:
            given = choices.default(asked)
            assert refusal(lambda viewer=viewer, given=given: view.answer(state, viewer, given))
            assert canonical(state) == before


def without_order(state: State, model: State) -> State:
    """The state with the generator of another and its blind piles in the order of their numbers."""
    copy = state.clone()
    copy.chance = model.chance
    for zone in [zone for zone in copy.contents if copy.ruleset.roles[zone[1]].known == "nobody"]:
        copy.contents[zone] = tuple(sorted(copy.contents[zone]))
    return copy


def going_back_and_forward_is_equal(state: State) -> None:
    asked = engine.decision(state)
    if asked is None:
        return
    session = Session(state.clone(), engine_version="test", definitions="test")
    begin, given = canonical(session.state), choices.default(asked)
    session.answer(given)
    end, chance = canonical(session.state), session.state.chance
    session.go_back(0)
    way_back = session.entries[-1]
    assert isinstance(way_back, WentBack), "the way back is not recorded"
    if way_back.salt:
        assert session.state.chance not in (chance, state.chance), "chance was rewound"
        assert canonical(without_order(session.state, state)) == canonical(without_order(state, state))
        return
    assert chance == state.chance, "chance was rewound"
    assert canonical(session.state) == begin
    session.answer(given)
    assert canonical(session.state) == end
    record = read(dump(session.record))
    verify(state.ruleset, record)
    assert canonical(replay(state.ruleset, record).state) == end


def names_of_the_engine_stay_inside(state: State, sent: Sent | None = None, shift: int = 700_000) -> None:
    """What viewers receive is the same, whatever numbers the engine uses for the cards."""
    sent = sent or views_are_made(state)
    other = renumbered(state, lambda entity: entity + shift if entity in state.cards else entity)
    for viewer in viewers(state):
        assert encoded(view.view(other, viewer)) == sent[viewer], f"player {viewer} sees numbers"


def renumbered(state: State, rename: Callable[[int], int]) -> State:
    """The same game with other numbers for its cards."""
    other = state.clone()
    other.cards = {rename(card): renamed_record(leaf, rename) for card, leaf in state.cards.items()}
    other.contents = {(rename(p), role): tuple(map(rename, cards)) for (p, role), cards in state.contents.items()}
    other.marks = {(rename(entity), name): value for (entity, name), value in state.marks.items()}
    other.frames = [with_secrets(frame, rename) for frame in state.frames]
    other.lasting = tuple(renamed_record(effect, rename) for effect in state.lasting)
    other.settled = tuple(renamed_record(choice, rename) for choice in state.settled)
    kept = (load(state.ruleset, position) for position in state.restores)
    other.restores = tuple(save(renumbered(position, rename)) for position in kept)
    other.caches.clear()
    other.watch()
    return other


def with_secrets(frame: Frame, rename: Callable[[int], int]) -> Frame:
    answers = {player: renamed_record(it, rename) for player, it in getattr(frame, "answers", {}).items()}
    renamed = renamed_record(frame, rename)
    return msgspec.structs.replace(renamed, answers=answers) if answers else renamed


def twins_see_the_same(state: State, pools: Pools, kind: FaceGuess, seed: int = 0, sent: Sent | None = None) -> None:
    """A state sampled from a view gives that viewer the same view, decision, totals and refusals, byte for byte.

    Of a game that is over nothing is sampled: there is nothing left to think about.
    """
    if state.result is not None:
        return
    sent = sent or views_are_made(state)
    made_twice = random.Random(seed).choice(viewers(state))
    for viewer in viewers(state):
        seen = view.view(state, viewer)
        twin = sample(state.ruleset, seen, seed, pools, kind)
        cards_are_conserved(twin)
        assert encoded(view.view(twin, viewer)) == sent[viewer], f"another view for {viewer}"
        for name, told in what_is_told(viewer, seen, tuple(state.ruleset.actions), seed):
            assert encoded(told(twin)) == encoded(told(state)), f"player {viewer} is told another thing: {name}"
        if viewer == made_twice:
            again = sample(state.ruleset, seen, seed, pools, kind)
            assert canonical(again) == canonical(twin), "the same view and seed give another twin"
        assert load(state.ruleset, save(twin)) == twin
        goes_on(twin, viewer)


def goes_on(twin: State, viewer: PlayerId) -> None:
    """A sampled game can be played on."""
    copy = twin.clone()
    asked = engine.decision(copy)
    if asked is None:
        engine.run(copy)
    for _ in range(3):
        asked = engine.decision(copy)
        if asked is not None:
            engine.answer(copy, choices.default(asked))


def what_is_told(
    viewer: PlayerId, seen: View, kinds: tuple[str, ...], seed: int
) -> Iterator[tuple[str, Callable[[State], object]]]:
    """All that the viewer can ask of the game: reasons, totals of half-made choices, refusals."""
    asked = seen.decision
    for option in conceivable_options(seen, kinds, seed):
        yield f"why not {option}", lambda game, o=option: refusal(lambda: view.why_not(game, viewer, o))
    for given in wrong_answers(asked) if asked else NONSENSE:
        yield f"refusal of {given}", lambda game, g=given: refusal(lambda: view.answer(game.clone(), viewer, g))
    yield "prospects", lambda game: seen_prospects(game, viewer)
    yield "what comes of them", lambda game: repr(foreseen(game, viewer, foreseeable(game, viewer)))
    cards = asked.selection.cards if asked and asked.selection else ()
    for chosen in ((), cards[:1], cards[:2], cards[-1:], cards, (999_999,)):
        yield f"check of {chosen}", lambda game, c=chosen: refusal(lambda: prospects.seen_check(game, viewer, c))
        yield (
            f"previews of {chosen}",
            lambda game, c=chosen: refusal(lambda: prospects.seen_previews(game, viewer, Answer(cards=c))),
        )
        yield (
            f"plans that begin with {chosen}",
            lambda game, c=chosen: refusal(lambda: prospects.seen_plans(game, viewer, Answer(cards=c))),
        )
    for option in asked.options[:20] if asked else ():
        yield (
            f"previews of {option}",
            lambda game, o=option: refusal(lambda: prospects.seen_previews(game, viewer, Answer(o))),
        )


def foreseeable(game: State, viewer: PlayerId) -> list[Option]:
    """What the viewer may choose later, and the same cards where they may not go."""
    found = [option for option in seen_prospects(game, viewer) if option.card]
    targets = list(dict.fromkeys(option.target for option in found))
    return [*found[:20], *(Option(it.kind, it.card, to, it.detail) for it in found[:5] for to in targets)]


def conceivable_options(seen: View, kinds: tuple[str, ...], seed: int) -> Iterator[Option]:
    """Options that are offered, and others that name what the viewer sees, each card in a few of all kinds.

    Which kinds is another draw for each seed: in a game each kind meets each sort of card.
    """
    yield from seen.decision.options[:20] if seen.decision else ()
    rng = random.Random(seed)
    cards = rng.sample([card.id for card in seen.cards], min(12, len(seen.cards)))
    things = [*cards, *seen.players, *seen.places, 0, 9, 500, 999_999]
    for card in cards:
        some = rng.sample(kinds, min(KINDS_OF_A_CARD, len(kinds)))
        yield from (Option(kind, card, detail=rng.choice(("", "0", "1"))) for kind in some)
    for thing in things:
        yield Option(rng.choice((*kinds, "no-such-thing")), thing)
        yield Option(rng.choice(kinds), rng.choice(things), thing)


def refusal(attempt: Callable[[], object]) -> object:
    """What comes of an attempt: the reason, sentence and clause when it is refused."""
    try:
        found = attempt()
    except Refusal as problem:
        found = problem
    return (found.reason, found.sentence, found.clause) if isinstance(found, Refusal) else found


def same_answers_give_the_same_bytes(begin: State, answers: Sequence[Answer], end: State) -> None:
    state = load(begin.ruleset, save(begin))
    for given in answers:
        engine.answer(state, given)
    assert canonical(state) == canonical(end)
