/**
 * How large everything on the map is drawn, so that all of it fits into the window: worked out from what lies where,
 * before anything is laid out. All lengths are given for a unit of 1 and grow with it; the styles of the map agree.
 */

/** The width that a place needs to be read, and the width below which only its world and its name are shown. */
const READABLE = 158;
const DISTANT = 122;
/** The height of a place: a world with what a mission asks for, and at least a little on either side. */
const LINE = 150;
const TILE = 86;
const TILE_FAR = 60;
const TALLEST = 1.02;
const HEAD = 38;
const HEAD_FAR = 28;
const SLIP = 22;
const STATUS = 16;
const FRAME = 10;
const MARGIN = 8;
const GAP = 4;
/** Ships and facilities stand side by side where each has so much. */
const ABREAST = 134;
const LARGEST = 2.6;
const MOST_LINES = 5;
const ENLARGED = 1.2;
const TEXT_LINE = 13.2;
/** What little of a row stays free for what is to come. */
const SPARE = 12;
const SPARE_FAR = 2;

/** A ship, a facility or a team, as far as its size goes. */
export interface Block {
  readonly heads: number;
  readonly statuses: number;
  readonly slips: number;
  readonly people: number;
  readonly inner: readonly Block[];
}

export interface Cell {
  /** What each of the others has there. */
  readonly above: readonly (readonly Block[])[];
  readonly below: readonly (readonly Block[])[];
  readonly lying: number;
}

/** A row of places; what stands above all of it, such as objectives, has its own height. */
export interface Stretch {
  readonly cells: readonly Cell[];
  readonly above: number;
}

/** A small card of a crew: at full size with name and numbers, at half with its name, at least a face. */
export interface Size {
  readonly name: "full" | "half" | "face";
  readonly width: number;
  readonly height: number;
}

export const SIZES: readonly Size[] = [
  { name: "full", width: 56, height: 76 },
  { name: "half", width: 44, height: 52 },
  { name: "face", width: 32, height: 32 },
];
const SEAM = 3;
/** What a crew may need in height, from plenty to a single line of faces. */
const PLENTY = [158, 107, 80];
const SCARCE = [68, 52, 32];
const LEAST = 32;
/** How well a table can be read with so much room for its crews. */
const WORTH: Readonly<Record<number, number>> = { 158: 1, 107: 0.97, 80: 0.93, 68: 0.87, 52: 0.82, 32: 0.72 };
/** What places from afar are worth, what a table that is not wholly in the window, and what each line more leaves. */
const FROM_AFAR = 0.7;
const CUT_OFF = 0.75;
/** From afar a place should have at least so much. */
const NARROW = 84;
const LINE_MORE = 0.94;

export interface Seats {
  readonly size: Size;
  /** How many are shown; the rest is told as a number in a seat of its own. */
  readonly shown: number;
  readonly height: number;
}

export interface Laid {
  /** The places of each line, as numbers into the row. */
  readonly lines: readonly (readonly number[])[];
  /** The width of each place, by its number in the row. */
  readonly widths: readonly number[];
  readonly tile: number;
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
}

/** Words grow less than what is drawn: on a large screen there is room for more of them. */
export const textUnit = (unit: number): number => (unit <= ENLARGED ? unit : ENLARGED + (unit - ENLARGED) * 0.45);

/** How the world of a place and its words stand: beside one another in little room or in much, or above one another. */
export type Form = "" | "wide" | "high";

/** The form that suits a tile, and how many lines of what its mission asks for have room, above one another and beside. */
export function wordsOf(width: number, tile: number, unit: number): { form: Form; lines: number; beside: number } {
  const high = tile / textUnit(unit);
  const lines = (room: number, least: number): number => Math.max(least, Math.min(7, Math.floor(room / TEXT_LINE)));
  const isHigh = width - 6 * unit < 1.5 * tile;
  const form = isHigh ? (high >= 128 ? "high" : "") : high >= 118 ? "wide" : "";
  return { form, lines: lines(high * 0.68 - 58, 2), beside: lines(high - 50, 1) };
}

/** How many of a crew are shown, and how large, in a width and with a height; all in units. */
export function seat(people: number, width: number, room: number): Seats {
  for (const size of SIZES) {
    const each = Math.max(1, Math.floor((width + SEAM) / (size.width + SEAM)));
    const lines = Math.ceil(people / each);
    const height = lines * (size.height + SEAM) - SEAM;
    if (height <= room) return { size, shown: people, height };
  }
  const size = SIZES.at(-1)!;
  const each = Math.max(1, Math.floor((width + SEAM) / (size.width + SEAM)));
  const lines = Math.max(1, Math.floor((room + SEAM) / (size.height + SEAM)));
  return { size, shown: Math.min(people, Math.max(1, lines * each - 1)), height: lines * (size.height + SEAM) - SEAM };
}

/** How everything is drawn that lies in a window of a size, some times nearer: in as many lines as let it be read best. */
export function scaleOf(rows: readonly Stretch[], width: number, height: number, near = 1): Scale {
  const most = Math.max(1, ...rows.map((row) => row.cells.length));
  let best: Scale | undefined;
  let worth = -1;
  const lengths = new Set(Array.from({ length: MOST_LINES }, (_, at) => Math.ceil(most / (at + 1))));
  for (const long of lengths) {
    const lines = rows.map((row) => Math.max(1, Math.ceil(row.cells.length / long)));
    const found = fitted(rows, lines, width, height);
    const all = Math.max(...lines);
    const is = found.unit * (WORTH[found.room] ?? 1) * (found.isFar ? FROM_AFAR * Math.min(1, width / long / NARROW) ** 2 : 1) * (found.fits ? 1 : CUT_OFF / found.excess ** 2) * LINE_MORE ** (all - 1);
    if (is > worth) [best, worth] = [found, is];
  }
  if (near <= 1) return best!;
  return fitted(rows, best!.rows.map((it) => it.lines.length), width * near, height * near);
}

/** How everything is drawn in so many lines for each row. */
function fitted(rows: readonly Stretch[], lines: readonly number[], wide: number, high: number): Scale {
  const least = Math.min(wide, ...rows.map((row, at) => wide / columns(row.cells.length, lines[at]!)));
  const isFar = least < DISTANT;
  const all = lines.reduce((sum, it) => sum + it, 0);
  const most = isFar ? 1 : Math.min(LARGEST, Math.max(1, Math.min(least / READABLE, high / all / LINE)));
  const split = rows.map((row, at) => lineUp(row.cells, lines[at]!, wide, isFar));
  const tried: (readonly [number, number])[] = [];
  for (let unit = most; unit > 1; unit -= 0.1) for (const room of PLENTY) tried.push([round(unit), room]);
  for (const room of isFar ? [LEAST] : [...PLENTY, ...SCARCE]) tried.push([1, room]);
  let needed = 0;
  for (const [unit, room] of tried) {
    needed = needs(rows, split, unit, room, isFar);
    if (needed <= high) return done(split, { unit, room, isFar, fits: true, excess: 1 }, high - needed, wide);
  }
  return done(split, { unit: 1, room: LEAST, isFar, fits: false, excess: needed / high }, 0, wide);
}

const columns = (count: number, lines: number): number => Math.max(1, Math.ceil(count / lines));
const round = (value: number): number => Math.round(value * 20) / 20;

/** The lines of a row, and how wide each place is: those where much lies have more of the width. */
function lineUp(cells: readonly Cell[], lines: number, width: number, isFar: boolean): Omit<Laid, "tile"> {
  const each = columns(cells.length, lines);
  const found = Array.from({ length: Math.ceil(cells.length / each) }, (_, line) =>
    Array.from({ length: Math.min(each, cells.length - line * each) }, (_, at) => line * each + at));
  const widths = cells.map(() => 0);
  for (const line of found) {
    const weights = line.map((at) => (isFar ? Math.min(1.4, weight(cells[at]!)) : weight(cells[at]!)));
    // A last line that is shorter has places as wide as those above it.
    const sum = weights.reduce((all, it) => all + it, 0) + (each - line.length);
    line.forEach((at, i) => (widths[at] = Math.floor((width * weights[i]!) / sum)));
  }
  return { lines: found, widths };
}

/** A crowd needs room, and ships that can stand side by side need less height. */
function weight(cell: Cell): number {
  const crowd = Math.max(crowdOf(cell.above), crowdOf(cell.below));
  const isFleet = [...cell.above, ...cell.below].some((it) => it.length > 1 || it.some((block) => block.inner.length > 1));
  return crowd === 0 ? 1 : crowd < 6 ? 1.2 : crowd > 12 ? 2.2 : isFleet ? 1.85 : 1.6;
}

const crowdOf = (forces: readonly (readonly Block[])[]): number =>
  forces.flat().reduce((sum, it) => sum + it.people + it.heads * 3 + it.slips + crowdOf([it.inner]), 0);

type Split = readonly Omit<Laid, "tile">[];

function needs(rows: readonly Stretch[], split: Split, unit: number, room: number, isFar: boolean): number {
  return rows.reduce((sum, row, at) => sum + row.above + split[at]!.lines.reduce((all, line) =>
    all + lineHeight(line.map((it) => row.cells[it]!), line.map((it) => split[at]!.widths[it]!), unit, room, isFar), 0), 0);
}

function lineHeight(cells: readonly Cell[], widths: readonly number[], unit: number, room: number, isFar: boolean): number {
  const most = (of: (cell: Cell, width: number) => number): number => Math.max(0, ...cells.map((cell, at) => of(cell, inside(widths[at]! / unit))));
  const high = (forces: Cell["above"], width: number): number => forces.reduce((sum, it) => sum + stack(it, width, room, isFar), 0);
  const above = most((cell, width) => high(cell.above, width));
  const below = most((cell, width) => high(cell.below, width));
  const lying = isFar ? 0 : most((cell) => cell.lying * SLIP);
  return ((isFar ? TILE_FAR + SPARE_FAR : TILE + SPARE) + above + below + lying) * unit + 8;
}

/** What is left of the width of a place for what lies there. */
export const inside = (width: number): number => width - MARGIN;

/** Ships and teams side by side as far as there is room for their names, each where there is least so far. */
export function pack(blocks: readonly Block[], width: number, room: number, isFar: boolean): { columns: number[][]; width: number; height: number } {
  const abreast = Math.max(1, Math.min(blocks.length, Math.floor((width + GAP) / (ABREAST + GAP))));
  const each = (width - GAP * (abreast - 1)) / abreast;
  const packed = Array.from({ length: abreast }, () => [] as number[]);
  const heights = packed.map(() => 0);
  blocks.forEach((block, at) => {
    const column = heights.indexOf(Math.min(...heights));
    packed[column]!.push(at);
    heights[column]! += blockHeight(block, each, room, isFar) + GAP;
  });
  return { columns: packed, width: each, height: Math.max(0, ...heights) };
}

const stack = (blocks: readonly Block[], width: number, room: number, isFar: boolean): number => pack(blocks, width, room, isFar).height;

function blockHeight(block: Block, width: number, room: number, isFar: boolean): number {
  const docked = stack(block.inner, width - FRAME, room, isFar);
  if (isFar) return HEAD_FAR + block.slips * SLIP + docked;
  const people = block.people ? seat(block.people, width - FRAME, room).height + SEAM : 0;
  return FRAME - 2 + block.heads * HEAD + block.statuses * STATUS + block.slips * SLIP + people + docked;
}

function done(split: Split, found: Omit<Scale, "rows">, left: number, width: number): Scale {
  const all = split.reduce((sum, it) => sum + it.lines.length, 0);
  const least = (found.isFar ? TILE_FAR : TILE) * found.unit;
  const laid = split.map((it) => {
    const cell = width / Math.max(1, ...it.lines.map((line) => line.length));
    const tallest = found.isFar ? least + 34 : Math.max(least, Math.min(cell * TALLEST, 260 * found.unit));
    return { ...it, tile: Math.floor(Math.min(tallest, least + (left / all) * 0.8)) };
  });
  return { ...found, rows: laid };
}
