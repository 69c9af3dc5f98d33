import type { GivenPlan, ShownSeedPlan } from "../wire";

/** What is arranged: a seed card by its number, or a mission of the pile by its definition. */
export type Piece = number | string;

export type Side = "left" | "right";
export const SIDES: readonly Side[] = ["left", "right"];

/** Where a piece is put: beneath the mission of a place, face up at something, at an end of its spaceline. */
export type Spot =
  | { readonly kind: "beneath"; readonly place: number }
  | { readonly kind: "at"; readonly target: number }
  | { readonly kind: "end"; readonly side: Side };

/** A plan in the making. It is never changed: each deed makes another. */
export interface Draft {
  readonly part: string;
  readonly sides: ReadonlyMap<string, Side>;
  /** By place, the card that is met first in front; no place has an empty stack. */
  readonly stacks: ReadonlyMap<number, readonly number[]>;
  readonly beside: readonly (readonly [number, number])[];
}

export const emptyDraft = (part: string): Draft => ({ part, sides: new Map(), stacks: new Map(), beside: [] });

export function draftOf(plan: ShownSeedPlan): Draft {
  return {
    part: plan.part,
    sides: new Map((plan.sides ?? []).map(([mission, side]) => [mission, side as Side])),
    stacks: new Map((plan.stacks ?? []).filter(([, cards]) => cards.length)),
    beside: plan.beside ?? [],
  };
}

export function planOf(draft: Draft): GivenPlan {
  return { part: draft.part, sides: [...draft.sides], stacks: [...draft.stacks], beside: draft.beside };
}

/** Where a piece is; nothing for one that has no place yet. */
export function spotOf(draft: Draft, piece: Piece): Spot | null {
  if (typeof piece === "string") {
    const side = draft.sides.get(piece);
    return side ? { kind: "end", side } : null;
  }
  for (const [place, cards] of draft.stacks) if (cards.includes(piece)) return { kind: "beneath", place };
  const found = draft.beside.find(([card]) => card === piece);
  return found ? { kind: "at", target: found[1] } : null;
}

/** What lies face up at a place and what is to: at the place itself, on a card that is there, or behind one on that. */
export function faceUpAt(draft: Draft, place: number, there: readonly number[]): readonly number[] {
  const found = [...there];
  const coming = (): readonly number[] =>
    draft.beside.filter(([card, target]) => (target === place || found.includes(target)) && !found.includes(card)).map(([card]) => card);
  for (let more = coming(); more.length; more = coming()) found.push(...more);
  return found;
}

/** Every piece that has a place. */
export function placed(draft: Draft): readonly Piece[] {
  return [...draft.sides.keys(), ...[...draft.stacks.values()].flat(), ...draft.beside.map(([card]) => card)];
}

export function without(draft: Draft, piece: Piece): Draft {
  if (typeof piece === "string") return { ...draft, sides: new Map([...draft.sides].filter(([it]) => it !== piece)) };
  return {
    ...draft,
    stacks: filled([...draft.stacks].map(([place, cards]) => [place, cards.filter((it) => it !== piece)])),
    beside: draft.beside.filter(([card]) => card !== piece),
  };
}

/** Put a piece somewhere, wherever it was before; in a stack at a place in its order, or last. */
export function put(draft: Draft, piece: Piece, spot: Spot, at = Infinity): Draft {
  if (typeof piece === "string") return spot.kind === "end" ? { ...draft, sides: new Map(draft.sides).set(piece, spot.side) } : draft;
  if (spot.kind === "end") return draft;
  if (spot.kind === "at") return { ...without(draft, piece), beside: [...without(draft, piece).beside, [piece, spot.target]] };
  const before = draft.stacks.get(spot.place)?.indexOf(piece) ?? -1;
  const rest = without(draft, piece);
  const stack = [...(rest.stacks.get(spot.place) ?? [])];
  // What is taken out before the gap makes the gap come one earlier.
  stack.splice(before >= 0 && before < at ? at - 1 : at, 0, piece);
  return { ...rest, stacks: new Map(rest.stacks).set(spot.place, stack) };
}

/** Let a card be met earlier (-1) or later (1) among the others of its stack. */
export function shifted(draft: Draft, card: number, by: number): Draft {
  const spot = spotOf(draft, card);
  if (spot?.kind !== "beneath") return draft;
  const stack = draft.stacks.get(spot.place)!;
  const to = stack.indexOf(card) + by;
  if (to < 0 || to >= stack.length) return draft;
  const rest = stack.filter((it) => it !== card);
  rest.splice(to, 0, card);
  return { ...draft, stacks: new Map(draft.stacks).set(spot.place, rest) };
}

/** What of a draft is still to be done: cards that were seeded and missions that were placed are no longer in it. */
export function pruned(draft: Draft, pieces: ReadonlySet<Piece>): Draft {
  return {
    ...draft,
    sides: new Map([...draft.sides].filter(([mission]) => pieces.has(mission))),
    stacks: filled([...draft.stacks].map(([place, cards]) => [place, cards.filter((it) => pieces.has(it))])),
    beside: draft.beside.filter(([card]) => pieces.has(card)),
  };
}

const filled = (stacks: readonly (readonly [number, readonly number[]])[]): Draft["stacks"] => new Map(stacks.filter(([, cards]) => cards.length));
