import type { DeckToChoose } from "../wire";

/** The ready deck that has the fewest missions in common with one that is played, and is not that one: by its name. */
export function otherDeck(decks: readonly DeckToChoose[], own: string, missions: readonly string[]): string {
  const others = decks.filter((it) => it.name !== own);
  const mine = new Set(missions.length ? missions : decks.find((it) => it.name === own)?.missions);
  const shared = (it: DeckToChoose): number => (it.missions ?? []).filter((mission) => mine.has(mission)).length;
  return [...others].sort((a, b) => shared(a) - shared(b))[0]?.name ?? own;
}
