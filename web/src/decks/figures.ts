import type { Face } from "../wire";

/** A card of the deck with its copies. */
export type Copies = readonly (readonly [Face, number])[];

export interface Bar {
  readonly label: string;
  readonly number: number;
}

/** How many copies there are of each type. */
export function byType(cards: Copies): readonly Bar[] {
  return counted(cards, (face) => [face.type]);
}

/** How many copies cost what; nothing where nothing is paid. */
export function byCost(cards: Copies): readonly Bar[] {
  const paid = cards.filter(([face]) => face.cost !== null && face.cost !== undefined);
  if (!paid.length) return [];
  const most = Math.max(...paid.map(([face]) => face.cost!));
  return Array.from({ length: most + 1 }, (_, cost) => ({
    label: String(cost),
    number: paid.reduce((sum, [face, copies]) => sum + (face.cost === cost ? copies : 0), 0),
  }));
}

/** The mean cost of what is paid for. */
export function meanCost(cards: Copies): number {
  const paid = cards.filter(([face]) => face.cost !== null && face.cost !== undefined);
  const copies = paid.reduce((sum, [, number]) => sum + number, 0);
  return copies ? paid.reduce((sum, [face, number]) => sum + face.cost! * number, 0) / copies : 0;
}

/** The levels of each skill over all personnel, the most first. */
export function bySkill(cards: Copies): readonly Bar[] {
  const levels = new Map<string, number>();
  for (const [face, copies] of people(cards))
    for (const skill of face.skills ?? []) levels.set(skill.name, (levels.get(skill.name) ?? 0) + (skill.level ?? 1) * copies);
  return sorted(levels);
}

/** How many copies of each affiliation. */
export function byAffiliation(cards: Copies): readonly Bar[] {
  return counted(people(cards), (face) => face.affiliations ?? []);
}

/** The mean of each attribute over all personnel. */
export function meanAttributes(cards: Copies): readonly Bar[] {
  const sums = new Map<string, [number, number]>();
  for (const [face, copies] of people(cards))
    for (const [name, value] of Object.entries(face.attributes ?? {}))
      if (typeof value === "number") {
        const [sum, number] = sums.get(name) ?? [0, 0];
        sums.set(name, [sum + value * copies, number + copies]);
      }
  return [...sums].map(([label, [sum, number]]) => ({ label, number: Math.round((sum / number) * 10) / 10 }));
}

function people(cards: Copies): Copies {
  return cards.filter(([face]) => face.type === "personnel");
}

function counted(cards: Copies, labels: (face: Face) => readonly string[]): readonly Bar[] {
  const found = new Map<string, number>();
  for (const [face, copies] of cards) for (const label of labels(face)) found.set(label, (found.get(label) ?? 0) + copies);
  return sorted(found);
}

function sorted(found: ReadonlyMap<string, number>): readonly Bar[] {
  return [...found].map(([label, number]) => ({ label, number })).sort((a, b) => b.number - a.number || a.label.localeCompare(b.label));
}

/** The chance of at least one of some copies among the first cards of a shuffled deck. */
export function chance(deck: number, copies: number, drawn: number): number {
  if (copies <= 0 || drawn <= 0) return 0;
  let none = 1;
  for (let at = 0; at < Math.min(drawn, deck); at++) none *= Math.max(0, deck - copies - at) / (deck - at);
  return 1 - none;
}

/** A shuffled deck, card by card. */
export function shuffled(cards: readonly (readonly [string, number])[], random: () => number = Math.random): string[] {
  const found = cards.flatMap(([card, copies]) => Array.from({ length: copies }, () => card));
  for (let at = found.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [found[at], found[other]] = [found[other]!, found[at]!];
  }
  return found;
}
