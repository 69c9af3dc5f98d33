/**
 * How large everything on the map is drawn, so that all of it fits into the window: worked out from what lies where,
 * before anything is laid out. All lengths are given for a unit of 1 and grow with it; the styles of the map agree.
 */

import { toldOf, wanted, type Words } from "./plates";

/** The width that a place needs to be read, and the width below which only its world and its name are shown. */
const READABLE = 158;
const DISTANT = 122;
/** The height of a place: a world with what a mission asks for, and at least a little on either side. */
const LINE = 150;
const TILE = 86;
const TILE_BARE = 58;
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
  readonly words: Words;
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
/** What a table is worth on which only a part is told of what missions ask for, or on which people are mere faces. */
const UNTOLD = 0.2;
const UNNAMED = 0.6;
const KNOWN: Readonly<Record<Size["name"], number>> = { full: 1, half: 0.9, face: 0.35 };
const UNSEEN = -1;
/** How much more of the width places have where much lies: all that they could use, or less of it. */
const LEANINGS = [1, 0.5];
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
  /** By how much the tile of each place is higher than that, upward and downward, where nothing lies there. */
  readonly rises: readonly number[];
  readonly drops: readonly number[];
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
    const is = found.unit * found.told * (found.isFar ? FROM_AFAR * Math.min(1, width / long / NARROW) ** 2 : 1) * (found.fits ? 1 : CUT_OFF / found.excess ** 2) * LINE_MORE ** (all - 1);
    if (is > worth) [best, worth] = [found, is];
  }
  if (near <= 1) return best!;
  return fitted(rows, best!.rows.map((it) => it.lines.length), width * near, height * near);
}

/** How everything is drawn in so many lines for each row: as large as may be, and so that most of it can be read. */
function fitted(rows: readonly Stretch[], lines: readonly number[], wide: number, high: number): Scale {
  const least = Math.min(wide, ...rows.map((row, at) => wide / columns(row.cells.length, lines[at]!)));
  const isFar = least < DISTANT;
  const all = lines.reduce((sum, it) => sum + it, 0);
  const most = isFar ? 1 : Math.min(LARGEST, Math.max(1, Math.min(least / READABLE, high / all / LINE)));
  const splits = (isFar ? [1] : LEANINGS).map((lean) => rows.map((row, at) => lineUp(row.cells, lines[at]!, wide, isFar, lean)));
  const units = Array.from({ length: Math.ceil((most - 1) / 0.1 - 0.001) }, (_, at) => round(most - at * 0.1));
  const tried: (readonly [number, number])[] = units.flatMap((unit) => PLENTY.map((room) => [unit, room] as const));
  for (const room of isFar ? [LEAST] : [...PLENTY, ...SCARCE]) tried.push([1, room]);
  let best: Scale | undefined;
  let needed = 0;
  for (const split of splits) {
    for (const [unit, room] of tried) {
      if (best && unit <= best.unit * best.told) break;
      needed = needs(rows, split, unit, room, isFar);
      if (needed > high) continue;
      const found = done(rows, split, { unit, room, isFar, fits: true, excess: 1 }, high - needed, wide);
      if (!best || found.unit * found.told > best.unit * best.told) best = found;
    }
  }
  return best ?? done(rows, splits[0]!, { unit: 1, room: LEAST, isFar, fits: false, excess: needed / high }, 0, wide);
}

const columns = (count: number, lines: number): number => Math.max(1, Math.ceil(count / lines));
const round = (value: number): number => Math.round(value * 20) / 20;

/** The lines of a row, and how wide each place is: those where much lies have more of the width. */
function lineUp(cells: readonly Cell[], lines: number, width: number, isFar: boolean, lean: number): Split[number] {
  const each = columns(cells.length, lines);
  const found = Array.from({ length: Math.ceil(cells.length / each) }, (_, line) =>
    Array.from({ length: Math.min(each, cells.length - line * each) }, (_, at) => line * each + at));
  const widths = cells.map(() => 0);
  for (const line of found) {
    const weights = line.map((at) => (isFar ? Math.min(1.4, weight(cells[at]!)) : weight(cells[at]!) ** lean));
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

type Split = readonly Pick<Laid, "lines" | "widths">[];

function needs(rows: readonly Stretch[], split: Split, unit: number, room: number, isFar: boolean): number {
  return rows.reduce((sum, row, at) => sum + row.above + split[at]!.lines.reduce((all, line) =>
    all + leastOf(row.cells, isFar) * unit + lineHeight(line.map((it) => row.cells[it]!), line.map((it) => split[at]!.widths[it]!), unit, room, isFar), 0), 0);
}

/** How high everything is that lies at a place, above its tile, on it and below, in units. */
function around(cell: Cell, width: number, room: number, isFar: boolean): { above: number; lying: number; below: number } {
  const high = (forces: Cell["above"]): number => forces.reduce((sum, it) => sum + stack(it, width, room, isFar), 0);
  return { above: high(cell.above), lying: isFar ? 0 : cell.lying * SLIP, below: high(cell.below) };
}

const parts = ["above", "lying", "below"] as const;

/** The most of each of them in a line. */
function widest(all: readonly ReturnType<typeof around>[]): ReturnType<typeof around> {
  const [above, lying, below] = parts.map((part) => Math.max(0, ...all.map((it) => it[part])));
  return { above: above!, lying: lying!, below: below! };
}

/** The least height of the tiles of a row, in units: those that ask for nothing have less to say. */
const leastOf = (cells: readonly Cell[], isFar: boolean): number => (isFar ? TILE_FAR : cells.some((it) => it.words.asked) ? TILE : TILE_BARE);

/** What the height of a line adds to that of its tiles. */
function lineHeight(cells: readonly Cell[], widths: readonly number[], unit: number, room: number, isFar: boolean): number {
  const { above, lying, below } = widest(cells.map((cell, at) => around(cell, inside(widths[at]! / unit), room, isFar)));
  return ((isFar ? SPARE_FAR : SPARE) + above + below + lying) * unit + 8;
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

/** How well those of a crowd can be told apart, as a sum over all of them, and how many they are. */
function known(blocks: readonly Block[], width: number, room: number): readonly [number, number] {
  const packed = pack(blocks, width, room, false);
  return blocks.reduce<readonly [number, number]>(([sum, all], it) => {
    const { size, shown } = seat(it.people, packed.width - FRAME, room);
    const [inner, people] = known(it.inner, packed.width - FRAME, room);
    return [sum + shown * KNOWN[size.name] + (it.people - shown) * UNSEEN + inner, all + it.people + people];
  }, [0, 0]);
}

function done(rows: readonly Stretch[], split: Split, found: Omit<Scale, "rows" | "told">, left: number, width: number): Scale {
  const all = split.reduce((sum, it) => sum + it.lines.length, 0);
  const { unit, room, isFar } = found;
  let [told, asking, seen, people] = [0, 0, 0, 0];
  const laid = split.map((it, at) => {
    const cells = rows[at]!.cells;
    const least = leastOf(cells, isFar) * unit;
    const cell = width / Math.max(1, ...it.lines.map((line) => line.length));
    const tallest = isFar ? least + 34 : Math.max(least, Math.min(cell * TALLEST, 260 * unit));
    const tile = Math.floor(Math.min(tallest, least + (left / all) * 0.8));
    const [rises, drops] = [cells.map(() => 0), cells.map(() => 0)];
    for (const line of isFar ? [] : it.lines) {
      const lies = line.map((place) => around(cells[place]!, inside(it.widths[place]! / unit), room, isFar));
      const most = widest(lies);
      const up = lies.map((mine) => (mine.above ? 0 : most.above * unit));
      const down = lies.map((mine) => (mine.below ? 0 : (most.lying + most.below - mine.lying) * unit));
      // Those that have room are as high as any of them has to be.
      const lacks = Math.max(0, ...line.map((place, which) => (up[which]! + down[which]! ? wanted(cells[place]!.words, it.widths[place]!, unit) - tile : 0)));
      line.forEach((place, which) => {
        const { words, above, below } = cells[place]!;
        drops[place] = Math.floor(Math.min(lacks, down[which]!));
        rises[place] = Math.floor(Math.min(lacks - drops[place]!, up[which]!));
        for (const force of [...above, ...below]) {
          const [sum, number] = known(force, inside(it.widths[place]! / unit), room);
          [seen, people] = [seen + sum, people + number];
        }
        if (words.asked) [told, asking] = [told + toldOf(words, it.widths[place]!, tile + rises[place]! + drops[place]!, unit), asking + 1];
      });
    }
    return { ...it, tile, rises, drops };
  });
  const part = (of: number, many: number, worth: number): number => (many ? worth + ((1 - worth) * of) / many : 1);
  return { ...found, rows: laid, told: part(told, asking, UNTOLD) * part(seen, people, UNNAMED) };
}
