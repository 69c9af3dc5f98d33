import type { Seat } from "../state/seat.svelte";
import type { ShownAutoAnswer } from "../wire";

/** The remembered answer by which one passes wherever one may respond. */
const PASS: ShownAutoAnswer = { kind: "pass", about: "respond" };
const KEY = "spaceline.passes";

const isThat = (it: ShownAutoAnswer): boolean => it.kind === PASS.kind && it.about === PASS.about && !it.part;

/** Pass wherever one may respond in this match from now on, or be asked again. */
export async function passEverywhere(seat: Seat, passes: boolean): Promise<void> {
  if (!seat.board?.viewer || passes === seat.autoAnswers.some(isThat)) return;
  await seat.tell({ type: "remember", ref: 0, auto_answer: PASS, ...(passes ? {} : { forget: true }) });
}

/** At the first sight of a match, pass as is liked; what is changed during the match stays. */
export async function passAsLiked(seat: Seat, match: string, passes: boolean): Promise<void> {
  if (!passes || wasAsked(match)) return;
  await passEverywhere(seat, true);
}

/** Whether this browser has seen a match before; from now on it has. */
function wasAsked(match: string): boolean {
  try {
    const seen = (JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]).slice(-50);
    if (seen.includes(match)) return true;
    localStorage.setItem(KEY, JSON.stringify([...seen, match]));
    return false;
  } catch {
    return true;
  }
}
