import type { GameSummary } from "../wire";
import { say } from "../words/say";

export interface Verdict {
  readonly title: string;
  readonly why: string;
  /** Whether the viewer has won; null for one who only watches, and where nobody has won alone. */
  readonly isWon: boolean | null;
}

/** Who has won, by name and with the score, and why; what is shared or tied is told as the server says it. */
export function verdictOf(summary: GameSummary | null, lines: readonly string[], viewer: number, name: (player: number) => string): Verdict {
  const told = { title: lines[0] ?? "", why: lines[1] ?? "", isWon: null };
  const winners = summary?.winners ?? [];
  if (!summary || winners.length !== 1) return told;
  const winner = winners[0]!;
  const hasGivenUp = summary.reason === "left";
  const isWon = viewer ? viewer === winner : null;
  return { title: title(summary, winner, viewer, name, hasGivenUp), why: hasGivenUp ? left(summary, viewer, name) : told.why, isWon };
}

function title(summary: GameSummary, winner: number, viewer: number, name: (player: number) => string, hasGivenUp: boolean): string {
  const isWon = viewer === winner;
  const [first, second] = [winner, summary.players.find((it) => it.player !== winner)?.player ?? 0].map((player) => summary.players.find((it) => it.player === player)?.points ?? 0);
  const isShort = summary.players.length !== 2 || hasGivenUp;
  if (isWon) return isShort ? say("result.won.more") : say("result.won", { own: first!, other: second! });
  if (!viewer) return isShort ? say("result.name", { name: name(winner) }) : say("result.other", { name: name(winner), own: first!, other: second! });
  return isShort ? say("result.lost.more", { name: name(winner) }) : say("result.lost", { name: name(winner), own: second!, other: first! });
}

function left(summary: GameSummary, viewer: number, name: (player: number) => string): string {
  const gone = summary.players.map((it) => it.player).filter((it) => !summary.winners!.includes(it));
  if (gone.includes(viewer)) return say("result.left.own");
  return say(gone.length === 1 ? "result.left.why.one" : "result.left.why.more", { names: gone.map(name).join(", ") });
}
