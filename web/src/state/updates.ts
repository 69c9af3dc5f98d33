import type { Update } from "../wire";

/** Whether somebody else did something in an update. */
export function isOthers(update: Update, viewer: number): boolean {
  return update.happenings.some((it) => !!it.player && it.player !== viewer);
}

/** The verb of what is laid open for a moment only: whoever did it, it is shown as the cards that it is. */
export const OPENED = "reveal-tactics";
/** Whether an update opens cards for a moment. */
export const isOpened = (update: Update): boolean => update.log.some((it) => it.verb === OPENED);
