import type { Opponent } from "../wire";

/** The opponent whose level is chosen by a name: it may be the one that takes another time to think. */
export function levelOf(opponents: readonly Opponent[], who: string): Opponent | undefined {
  return opponents.find((it) => it.name === who || it.times?.some((time) => time.name === who));
}

/** Whether a ruleset offers a computer player. */
export function isOffered(opponents: readonly Opponent[], who: string): boolean {
  return levelOf(opponents, who) !== undefined;
}

/** The name of the opponent that is meant where nobody chooses; empty where there is none. */
export function usualOpponent(opponents: readonly Opponent[]): string {
  return (opponents.find((it) => it.is_usual) ?? opponents[0])?.name ?? "";
}
