export interface Fit {
  readonly columns: number;
  /** How much larger everything is than it must be at least. */
  readonly unit: number;
}

const LEAST = 0.9;
const MOST = 1.6;
/** Lines of what a mission asks for: as many are always there, and so many more where they have room. */
const FEWEST = 2;
const MORE = 4;
/** Between two places, and around all of them, in pixels. */
const GAP = 8;

/** Into how many columns lines of so many places go, so that everything in them is as large as the room allows. */
export function fitOf(lines: readonly number[], width: number, height: number, wide: number, high: number): Fit {
  let best: Fit = { columns: 1, unit: 0 };
  for (let columns = 1; columns <= Math.max(1, ...lines); columns++) {
    const rows = lines.reduce((sum, count) => sum + Math.ceil(count / columns), 0);
    const across = (width - GAP * (columns + 1)) / columns / wide;
    const down = (height - GAP * (rows + 1)) / Math.max(1, rows) / high;
    // What is too high is scrolled, what is too narrow cannot be read.
    const unit = Math.min(MOST, across, Math.max(LEAST, down));
    if (unit > best.unit + 0.001 || (unit >= LEAST && unit === best.unit)) best = { columns, unit };
  }
  return { columns: best.columns, unit: Math.max(LEAST, Math.round(best.unit * 100) / 100) };
}

/** How many lines of what a mission asks for have room, where `high` is what a place needs with the fewest of them. */
export function linesWithRoom(places: readonly number[], { columns, unit }: Fit, height: number, high: number, line: number): number {
  const rows = Math.max(1, places.reduce((sum, count) => sum + Math.ceil(count / columns), 0));
  const free = (height - GAP * (rows + 1)) / rows - high * unit;
  return FEWEST + Math.max(0, Math.min(MORE, Math.floor(free / (line * unit))));
}
