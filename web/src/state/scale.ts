/**
 * How large everything on the map is drawn, so that all of it fits into the window: worked out from what lies where,
 * before anything is laid out. All lengths are given for a unit of 1 and grow with it; the styles of the map agree.
 */

import { around, crowdOf, inside, known, widest, type Cell, type Sides } from "./heights";
import { toldOf, wanted } from "./plates";

/** The width that a place needs to be read, and the width below which only its world and its name are shown. */
const READABLE = 158;
const DISTANT = 122;
/** The height of a place: a world with what a mission asks for, and at least a little on either side. */
const LINE = 150;
const TILE = 86;
const TILE_BARE = 58;
const TILE_FAR = 54;
/** By how much lower it may be where a table from afar would not be in the window otherwise. */
const PRESSED = 9;
/** So much of the height that is left goes to the tiles. */
const SHARED = 0.8;
const TALLEST = 1.02;
const TALLEST_FAR = 124;
/** How high a tile may become, as a part of its width, where no ships and crews stand in its way. */
const TALL = 1.5;
const LARGEST = 2.6;
/** While nobody is there yet and missions are still being placed, a place takes no more of a line than one of so many. */
const FEWEST = 5;
const MOST_LINES = 5;
/** What little of a row stays free for what is to come. */
const SPARE = 12;
const SPARE_FAR = 2;

/** A row of places; what stands above all of it, such as objectives, has its own height, and another from afar. */
export interface Stretch {
  readonly cells: readonly Cell[];
  readonly above: number;
  readonly aboveFar: number;
}

/** What a crew may need in height, from plenty to a single line of faces. */
const PLENTY = [158, 107, 80];
const SCARCE = [68, 52, 32];
const LEAST = 32;
/** What a table is worth on which only a part is told of what missions ask for, or on which people are mere faces. */
const UNTOLD = 0.2;
const UNNAMED = 0.6;
/** How much more of the width places have where much lies: all that they could use, or less of it. */
const LEANINGS = [1, 0.5];
/** Before anything is cut off, so much that two ships stand side by side, as long as enough is left for other places. */
const ABREAST = 282;
const LEFT = 0.5;
/** What places from afar are worth, what a table that is not wholly in the window, and what each line more leaves. */
const FROM_AFAR = 0.45;
const CUT_OFF = 0.75;
/** What is higher than the window by a few pixels is not yet cut off: all of it from one part in so many on. */
const SLIGHT = 8;
/** From afar a place should have at least so much. */
const NARROW = 62;
const LINE_MORE = 0.94;

export interface Laid {
  /** The places of each line, as numbers into the row. */
  readonly lines: readonly (readonly number[])[];
  /** The width of each place, by its number in the row. */
  readonly widths: readonly number[];
  readonly tile: number;
  /** By how much the tile of each place is higher than that, upward and downward, where less lies than elsewhere in the line. */
  readonly rises: readonly number[];
  readonly drops: readonly number[];
  /** By how much what lies below a tile stands lower for it. */
  readonly shifts: readonly number[];
  /** What each line keeps free above its tiles, right below them and below that, in pixels: nothing there is higher. */
  readonly sides: readonly Sides[];
}

export interface Scale {
  readonly unit: number;
  readonly isFar: boolean;
  /** What a crew may need in height. */
  readonly room: number;
  readonly rows: readonly Laid[];
  /** Whether all of it is in the window, otherwise by how much it is higher. */
  readonly fits: boolean;
  readonly excess: number;
  /** How well it can be read, from 0 to 1. */
  readonly told: number;
}

/** How everything is drawn that lies in a window of a size, some times nearer: in as many lines as let it be read best. */
export function scaleOf(rows: readonly Stretch[], width: number, height: number, near = 1): Scale {
  const most = Math.max(1, ...rows.map((row) => row.cells.length));
  let best: Scale | undefined;
  let worth = -1;
  const lengths = new Set(Array.from({ length: MOST_LINES }, (_, at) => Math.ceil(most / (at + 1))));
  for (const long of lengths) {
    const lines = rows.map((row) => Math.max(1, Math.ceil(row.cells.length / long)));
    for (const isFar of width / long < DISTANT ? [true] : width / long < READABLE ? [false, true] : [false]) {
      const found = fitted(rows, lines, width, height, isFar);
      const is = worthOf(found, width);
      if (is > worth) [best, worth] = [found, is];
    }
  }
  if (near <= 1) return best!;
  const lines = best!.rows.map((it) => it.lines.length);
  const long = Math.max(1, ...best!.rows.flatMap((it) => it.lines.map((line) => line.length)));
  return fitted(rows, lines, width * near, height * near, (width * near) / long < DISTANT);
}

/** How well a table is read: by how large it is, how much of it is told, how narrow its places are and whether all is seen. */
function worthOf(found: Scale, width: number): number {
  const narrowest = Math.min(width, ...found.rows.flatMap((it) => it.widths));
  const afar = found.isFar ? FROM_AFAR * Math.min(1, narrowest / NARROW) ** 3 : 1;
  const lines = Math.max(1, ...found.rows.map((it) => it.lines.length));
  return found.unit * found.told * afar * (found.fits ? 1 : CUT_OFF ** Math.min(1, (found.excess - 1) * SLIGHT) / found.excess ** 2) * LINE_MORE ** (lines - 1);
}

/** How everything is drawn in so many lines for each row: as large as may be, and so that most of it can be read. */
function fitted(rows: readonly Stretch[], lines: readonly number[], wide: number, high: number, isFar: boolean): Scale {
  const least = Math.min(wide, ...rows.map((row, at) => wide / Math.max(columns(row.cells.length, lines[at]!), fewest(row.cells))));
  const all = lines.reduce((sum, it) => sum + it, 0);
  const most = isFar ? 1 : Math.min(LARGEST, Math.max(1, Math.min(least / READABLE, high / all / LINE)));
  const splits = (isFar ? [1] : [...LEANINGS, 0]).map((lean) => rows.map((row, at) => lineUp(row.cells, lines[at]!, wide, isFar, lean)));
  const units = Array.from({ length: Math.ceil((most - 1) / 0.1 - 0.001) }, (_, at) => round(most - at * 0.1));
  const tried: (readonly [number, number])[] = units.flatMap((unit) => PLENTY.map((room) => [unit, room] as const));
  for (const room of isFar ? [LEAST] : [...PLENTY, ...SCARCE]) tried.push([1, room]);
  let best: Scale | undefined;
  for (const [at, split] of splits.entries()) {
    if (best && at >= LEANINGS.length) break;
    for (const [unit, room] of tried) {
      if (best && unit <= best.unit * best.told) break;
      const needed = needs(rows, split, unit, room, isFar);
      if (needed > high) continue;
      const found = done(rows, split, { unit, room, isFar, fits: true, excess: 1 }, high - needed, wide);
      if (!best || found.unit * found.told > best.unit * best.told) best = found;
    }
  }
  if (best) return best;
  const heights = splits.map((split) => needs(rows, split, 1, LEAST, isFar));
  const needed = Math.min(...heights);
  // From afar tiles become a little lower before anything is cut off.
  const pressed = isFar ? Math.min(needed - high, PRESSED * all) : 0;
  return done(rows, splits[heights.indexOf(needed)]!, { unit: 1, room: LEAST, isFar, fits: needed - pressed <= high, excess: (needed - pressed) / high }, -pressed / SHARED, wide);
}

const columns = (count: number, lines: number): number => Math.max(1, Math.ceil(count / lines));
const round = (value: number): number => Math.round(value * 20) / 20;

/** The lines of a row, and how wide each place is: those where much lies have more of the width; with 0 ships there stand abreast. */
function lineUp(cells: readonly Cell[], lines: number, width: number, isFar: boolean, lean: number): Split[number] {
  const found = evenly(cells.length, lines);
  const widths = cells.map(() => 0);
  for (const line of found) {
    const fleets = lean ? [] : line.filter((at) => isFleet(cells[at]!));
    const taken = fleets.length * ABREAST <= width * LEFT ? fleets : [];
    const weights = line.map((at) => (taken.includes(at) ? 0 : isFar ? distant(cells[at]!) : weight(cells[at]!) ** (lean || 1)));
    const sum = Math.max(taken.length ? 0 : fewest(cells), weights.reduce((all, it) => all + it, 0));
    const rest = width - taken.length * ABREAST;
    line.forEach((at, i) => (widths[at] = taken.includes(at) ? ABREAST : Math.floor((rest * weights[i]!) / sum)));
  }
  return { lines: found, widths };
}

const fewest = (cells: readonly Cell[]): number => (cells.length >= FEWEST || cells.some((it) => crowdOf(it.above) + crowdOf(it.below)) ? 1 : FEWEST);

/** So many places in so many lines, each with as many as the others or one more; a line takes the whole width. */
function evenly(count: number, lines: number): number[][] {
  const [each, more] = [Math.floor(count / lines), count % lines];
  let from = 0;
  return Array.from({ length: Math.min(lines, count) }, (_, line) => Array.from({ length: each + +(line < more) }, () => from++));
}

/** From afar two ships stand side by side where there are several. */
function distant(cell: Cell): number {
  const most = Math.max(0, ...[...cell.above, ...cell.below].map((it) => it.length));
  return most > 1 ? 2.1 : most ? 1.3 : 1;
}

/** A crowd needs room, and ships that can stand side by side need less height. */
function weight(cell: Cell): number {
  const crowd = Math.max(crowdOf(cell.above), crowdOf(cell.below));
  return crowd === 0 ? 1 : crowd < 6 ? 1.2 : crowd > 12 ? 2.2 : isFleet(cell) ? 1.85 : 1.6;
}

/** Whether a player has several ships there, which could stand side by side. */
const isFleet = (cell: Cell): boolean => [...cell.above, ...cell.below].some((it) => it.length > 1 || it.some((block) => block.inner.length > 1));

type Split = readonly Pick<Laid, "lines" | "widths">[];

function needs(rows: readonly Stretch[], split: Split, unit: number, room: number, isFar: boolean): number {
  return rows.reduce((sum, row, at) => sum + (isFar ? row.aboveFar : row.above) + split[at]!.lines.reduce((all, line) =>
    all + leastOf(row.cells, isFar) * unit + lineHeight(line.map((it) => row.cells[it]!), line.map((it) => split[at]!.widths[it]!), unit, room, isFar), 0), 0);
}

/** The least height of the tiles of a row, in units: those that ask for nothing have less to say. */
const leastOf = (cells: readonly Cell[], isFar: boolean): number => (isFar ? TILE_FAR : cells.some((it) => it.words.asked) ? TILE : TILE_BARE);

/** What the height of a line adds to that of its tiles. */
function lineHeight(cells: readonly Cell[], widths: readonly number[], unit: number, room: number, isFar: boolean): number {
  const { above, lying, below } = widest(cells.map((cell, at) => around(cell, inside(widths[at]! / unit), room, isFar)));
  return ((isFar ? SPARE_FAR : SPARE) + above + below + lying) * unit + 8;
}

function done(rows: readonly Stretch[], split: Split, found: Omit<Scale, "rows" | "told">, left: number, width: number): Scale {
  const all = split.reduce((sum, it) => sum + it.lines.length, 0);
  const { unit, room, isFar } = found;
  let [told, asking, seen, people] = [0, 0, 0, 0];
  const laid = split.map((it, at) => {
    const cells = rows[at]!.cells;
    const least = leastOf(cells, isFar) * unit;
    const cell = width / Math.max(fewest(cells), ...it.lines.map((line) => line.length));
    const tallest = isFar ? Math.max(least + 34, Math.min(cell * TALL, TALLEST_FAR)) : Math.max(least, Math.min(cell * TALLEST, 260 * unit));
    const tile = Math.floor(Math.min(tallest, least + (left / all) * SHARED));
    const [rises, drops, shifts, sides] = [cells.map(() => 0), cells.map(() => 0), cells.map(() => 0), [] as Sides[]];
    for (const line of it.lines) {
      const lies = line.map((place) => around(cells[place]!, inside(it.widths[place]! / unit), room, isFar));
      const most = widest(lies);
      sides.push({ above: Math.floor(most.above * unit), lying: Math.floor(most.lying * unit), below: Math.floor(most.below * unit) });
      if (isFar) continue;
      const up = lies.map((mine) => (most.above - mine.above) * unit);
      const down = lies.map((mine) => (most.lying - mine.lying + most.below - mine.below) * unit);
      // Those that have room take it: as high as any of them has to be, and as looks well.
      const lacks = Math.max(0, ...line.map((place, which) => (up[which]! + down[which]! ? wanted(cells[place]!.words, it.widths[place]!, unit) - tile : 0)));
      line.forEach((place, which) => {
        const { words, above, below } = cells[place]!;
        const more = Math.max(lacks, it.widths[place]! * TALL - tile);
        drops[place] = Math.floor(Math.min(more, down[which]!));
        rises[place] = Math.floor(Math.min(more - drops[place]!, up[which]!));
        if (lies[which]!.below) shifts[place] = Math.floor(Math.max(0, drops[place]! - (most.lying - lies[which]!.lying) * unit));
        for (const force of [...above, ...below]) {
          const [sum, number] = known(force, inside(it.widths[place]! / unit), room);
          [seen, people] = [seen + sum, people + number];
        }
        if (words.asked) [told, asking] = [told + toldOf(words, it.widths[place]!, tile + rises[place]! + drops[place]!, unit), asking + 1];
      });
    }
    return { ...it, tile, rises, drops, shifts, sides };
  });
  const part = (of: number, many: number, worth: number): number => (many ? worth + ((1 - worth) * of) / many : 1);
  return { ...found, rows: laid, told: part(told, asking, UNTOLD) * part(seen, people, UNNAMED) };
}
