import type { CardHere, ShownOption, ShownPlan, Prompt } from "../wire";
import type { Board } from "./table";

/** What a prompt offers for each thing on the table: read from its keys, without knowing what any of it means. */
export interface Offers {
  /** Choices that are about a card, a place or a player, as the one that does it or as the one it is done to. */
  readonly about: ReadonlyMap<number, readonly ShownOption[]>;
  /** Choices that are about nothing on the table. */
  readonly general: readonly ShownOption[];
  /** Cards that may be picked. */
  readonly candidates: ReadonlySet<number>;
}

export const NOTHING: Offers = { about: new Map(), general: [], candidates: new Set() };

/** Sort the choices of a prompt by what they are about. */
export function offersOf(prompt: Prompt | null): Offers {
  if (!prompt) return NOTHING;
  const about = new Map<number, ShownOption[]>();
  const general: ShownOption[] = [];
  for (const choice of prompt.choices ?? []) {
    const [, card, target] = choice.key;
    if (!card && !target) general.push(choice);
    for (const thing of new Set([card, target])) {
      if (!thing) continue;
      const there = about.get(thing);
      if (there) there.push(choice);
      else about.set(thing, [choice]);
    }
  }
  return { about, general, candidates: new Set(prompt.pick?.candidates.map((it) => it.card)) };
}

/** The copies in the viewer's hand of cards that are offered, each with the one that is: of several, one is enough. */
export function copiesIn(board: Board | null | undefined, offers: Offers): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  if (!board) return found;
  const hand = (board.zones.get(board.viewer) ?? []).find((zone) => zone.role === "hand")?.cards ?? [];
  const offered = new Map<string, number>();
  for (const card of hand) {
    const face = board.cards.get(card)?.face;
    if (face && offers.about.has(card) && !offered.has(face)) offered.set(face, card);
  }
  for (const card of hand) {
    const one = offered.get(board.cards.get(card)?.face ?? "");
    if (one && !offers.about.has(card)) found.set(card, one);
  }
  return found;
}

/** What a question is about on the table, the nearest first: what it names, or else what its choices are about. */
export function meant(prompt: Prompt | null): readonly number[] {
  if (prompt?.about?.length) return prompt.about.slice(0, 1);
  const choices = (prompt?.choices ?? []).flatMap((it) => [it.key[1], it.key[2]]);
  return [...new Set(choices)].filter(Boolean);
}

/** What can be done by taking a card somewhere: by the card itself, or by whatever it is in. */
export function movesOf(offers: Offers, card: CardHere): readonly ShownOption[] {
  const sources = new Set([card.id, card.parent]);
  const found = [card.id, card.parent].flatMap((thing) => offers.about.get(thing) ?? []);
  return [...new Set(found)].filter((choice) => sources.has(choice.key[1]));
}

/** Of what can be done by taking a card, that which ends at one of several things, the first of them preferred. */
export function movesTo(moves: readonly ShownOption[], things: readonly number[]): readonly ShownOption[] {
  for (const thing of things) {
    const found = moves.filter((choice) => choice.key[2] === thing);
    if (found.length) return found;
  }
  return [];
}

/** What may be given at one go that begins with one of several choices. */
export function plansWith(prompt: Prompt | null, choices: readonly ShownOption[]): readonly ShownPlan[] {
  const keys = new Set(choices.map((it) => it.key.join()));
  return (prompt?.plans ?? []).filter((plan) => plan.given && keys.has(plan.given.join()));
}

/** What may be given at one go that has to do with a thing: it begins with it, or it ends there. */
export function plansOf(prompt: Prompt | null, thing: number): readonly ShownPlan[] {
  return (prompt?.plans ?? []).filter((plan) => plan.given?.[1] === thing || endsAt(plan, thing));
}

/** Of plans that begin with a move, those that end at one of several things; where it is to be chosen who goes, none. */
export function plansTo(plans: readonly ShownPlan[], things: readonly number[]): readonly ShownPlan[] {
  const chosen = new Set(plans.filter((it) => it.short).map((it) => it.given?.join()));
  return plans.filter((plan) => !chosen.has(plan.given?.join()) && things.some((it) => endsAt(plan, it)));
}

/** Whether a plan ends at a thing: at a place, or at the mission or ship that it is for. */
export function endsAt(plan: ShownPlan, thing: number): boolean {
  return [plan.place, plan.goal[1], plan.goal[2]].includes(thing);
}

/** Choices under headings, in the order in which they came; what does the same with another copy of a card is left out. */
export function grouped(choices: readonly ShownOption[]): readonly { label: string; choices: readonly ShownOption[] }[] {
  const groups = new Map<string, ShownOption[]>();
  for (const choice of choices) {
    if (choice.is_copy) continue;
    const label = choice.group ?? "";
    const there = groups.get(label);
    if (there) there.push(choice);
    else groups.set(label, [choice]);
  }
  return [...groups].map(([label, inside]) => ({ label, choices: inside }));
}
