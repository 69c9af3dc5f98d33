import type { Face, Library, WrittenDeck } from "../wire";

export const MISSIONS = "missions";
export const CARDS = "cards";

/** The deck with so many copies more, or fewer, of a card in one of its parts. */
export function changed(deck: WrittenDeck, pile: string, card: string, by: number): WrittenDeck {
  if (pile === MISSIONS) {
    const others = deck.missions.filter((it) => it !== card);
    const copies = Math.max(0, deck.missions.length - others.length + by);
    if (by > 0) return { ...deck, missions: [...deck.missions, ...Array.from({ length: by }, () => card)] };
    const kept = copies ? deck.missions.filter((it, at) => it !== card || deck.missions.slice(0, at + 1).filter((other) => other === card).length <= copies) : others;
    return { ...deck, missions: kept };
  }
  const before = deck.piles[pile] ?? {};
  const copies = Math.min(99, Math.max(0, (before[card] ?? 0) + by));
  if (copies === (before[card] ?? 0)) return deck;
  const { [card]: _, ...others } = before;
  const after = copies === 0 ? others : card in before ? { ...before, [card]: copies } : { ...others, [card]: copies };
  return { ...deck, piles: { ...deck.piles, [pile]: after } };
}

/** The cards of a part with their copies, in their order. */
export function listed(deck: WrittenDeck, pile: string): readonly (readonly [string, number])[] {
  if (pile !== MISSIONS) return Object.entries(deck.piles[pile] ?? {});
  return [...new Set(deck.missions)].map((card) => [card, deck.missions.filter((it) => it === card).length] as const);
}

export interface Group {
  /** Empty for what has no heading of its own. */
  readonly type: string;
  readonly lines: readonly (readonly [string, number])[];
}

/** Lines by the types that a part has, in their order; last whatever is of none, as a card that is not known here. */
export function grouped(lines: Group["lines"], types: readonly string[], typeOf: (card: string) => string | undefined): readonly Group[] {
  const known = (card: string): string => types.find((it) => it === typeOf(card)) ?? "";
  return [...types, ""].map((type) => ({ type, lines: lines.filter(([card]) => known(card) === type) })).filter((it) => it.lines.length);
}

/** The cards of a deck that are not known here. */
export function unknown(deck: WrittenDeck, isKnown: (card: string) => boolean): readonly string[] {
  return [...new Set([...deck.missions, ...Object.values(deck.piles).flatMap((pile) => Object.keys(pile))])].filter((card) => !isKnown(card));
}

/** The deck without some cards, in whatever part they lie. */
export function leftOut(deck: WrittenDeck, cards: readonly string[]): WrittenDeck {
  const kept = Object.entries(deck.piles).map(([pile, copies]) => [pile, Object.fromEntries(Object.entries(copies).filter(([card]) => !cards.includes(card)))]);
  return { ...deck, missions: deck.missions.filter((card) => !cards.includes(card)), piles: Object.fromEntries(kept) };
}

/** How many copies of a card a deck has, wherever they lie. */
export function copiesOf(deck: WrittenDeck, card: string): number {
  const inPiles = Object.values(deck.piles).reduce((sum, pile) => sum + (pile[card] ?? 0), 0);
  return inPiles + deck.missions.filter((it) => it === card).length;
}

/** How many cards a part has. */
export function sizeOf(deck: WrittenDeck, pile: string): number {
  return listed(deck, pile).reduce((sum, [, copies]) => sum + copies, 0);
}

/** The part in which a card usually lies. */
export function homeOf(library: Library | null, face: Face | undefined): string {
  return library?.piles.find((it) => face && it.types.includes(face.type))?.name ?? CARDS;
}

/** The part from which a copy of a card is taken: where there is one. */
export function whereIs(deck: WrittenDeck, card: string, home: string): string {
  if (sizeIn(deck, home, card)) return home;
  return [MISSIONS, ...Object.keys(deck.piles)].find((pile) => sizeIn(deck, pile, card)) ?? home;
}

function sizeIn(deck: WrittenDeck, pile: string, card: string): number {
  return pile === MISSIONS ? deck.missions.filter((it) => it === card).length : (deck.piles[pile]?.[card] ?? 0);
}
