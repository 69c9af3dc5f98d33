export interface Fit {
  readonly columns: number;
  /** How much larger everything is than it must be at least. */
  readonly unit: number;
}

const LEAST = 0.9;
const MOST = 1.6;
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
