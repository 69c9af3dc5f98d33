/** How near the places are: at the nearest letters are so much larger than usual, at the farthest so many pixels high. */
const MOST = 1.6;
const LEAST = 14.4;
/** Lines of what a mission asks for: as many are always there, and so many more where they have room. */
const FEWEST = 2;
const MORE = 8;
/** Between two places, and around all of them, in pixels. */
const GAP = 8;

/**
 * How large everything in a spaceline is, whose places stand in one line: as large as it can be with all of them in the
 * window, and never too small to be read; then it is pushed to its sides. A place is `wide`
 * letters of that many pixels wide, and `zoom` brings it nearer.
 */
export function unitOf(places: readonly number[], width: number, letter: number, wide: number, zoom = 1): number {
  const most = Math.max(1, ...places);
  const whole = (width - GAP * (most + 1)) / most / (letter * wide);
  return Math.round(Math.min(MOST, Math.max(LEAST / letter, Math.min(whole, MOST)) * zoom) * 100) / 100;
}

/** How many lines of what a mission asks for have room, where `high` is what a place needs with the fewest of them. */
export function linesWithRoom(rows: number, unit: number, height: number, high: number, line: number): number {
  const free = (height - GAP * (rows + 1)) / Math.max(1, rows) - high * unit;
  return FEWEST + Math.max(0, Math.min(MORE, Math.floor(free / (line * unit))));
}
