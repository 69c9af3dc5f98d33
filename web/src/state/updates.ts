import type { LogLine, Update } from "../wire";

/** Whether somebody else did something in an update. */
export function isOthers(update: Update, viewer: number): boolean {
  return update.happenings.some((it) => !!it.player && it.player !== viewer);
}

/** The verb of what is laid open for a moment only: whoever did it, it is shown as the cards that it is. */
export const OPENED = "reveal-tactics";
/** Whether an update opens cards for a moment. */
export const isOpened = (update: Update): boolean => update.log.some((it) => it.verb === OPENED);

/** Whether an update takes something back: then lines of the log are gone, and what follows them comes with it. */
export const isBack = (update: Update): update is Update & { log_from: number } => update.log_from != null;

const LONGEST_LOG = 400;

/** The log after an update. */
export function logAfter(log: readonly LogLine[], update: Update): readonly LogLine[] {
  const kept = isBack(update) ? log.filter((it) => it.at < update.log_from) : log;
  return [...kept, ...update.log].slice(-LONGEST_LOG);
}

/** Whether an update follows what was seen last, and does not go back further than the log is kept here. */
export function follows(update: Update, seen: number, log: readonly LogLine[]): boolean {
  if (update.update !== seen + 1) return false;
  return !isBack(update) || update.log_from === 0 || log.some((it) => it.at < update.log_from);
}
