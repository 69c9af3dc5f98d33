/**
 * How high everything is that lies at a place: ships, crews, teams and cards. Lengths are given for a unit of 1; the
 * styles of `table/` agree.
 */

import type { Words } from "./plates";

const HEAD = 38;
const HEAD_FAR = 26;
const SLIP = 22;
/** From afar so many cards stand side by side, each as a sign. */
const SIGNS = 4;
const STATUS = 16;
/** The width of the number of those who cannot be read. */
const HIDDEN = 150;
const FRAME = 10;
const MARGIN = 8;
const GAP = 4;
/** Ships and facilities stand side by side where each has so much. */
const ABREAST = 134;
const ABREAST_FAR = 70;
const UNSEEN = -1;
const KNOWN: Readonly<Record<Size["name"], number>> = { full: 1, half: 0.9, face: 0.35 };

/** A ship, a facility or a team, as far as its size goes. */
export interface Block {
  readonly heads: number;
  readonly statuses: number;
  readonly slips: number;
  /** Whether some aboard cannot be read: they are told as a number, beside the others or below them. */
  readonly hasHidden: boolean;
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

export interface Seats {
  readonly size: Size;
  /** How many are shown; the rest is told as a number in a seat of its own. */
  readonly shown: number;
  readonly height: number;
}

/** Heights above a tile, of what lies beneath its mission, and below. */
export interface Sides {
  readonly above: number;
  readonly lying: number;
  readonly below: number;
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

/** What is left of the width of a place for what lies there. */
export const inside = (width: number): number => width - MARGIN;

/** Ships and teams side by side as far as there is room for their names, each where there is least so far. */
export function pack(blocks: readonly Block[], width: number, room: number, isFar: boolean): { columns: number[][]; width: number; height: number } {
  const abreast = Math.max(1, Math.min(blocks.length, Math.floor((width + GAP) / ((isFar ? ABREAST_FAR : ABREAST) + GAP))));
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
  if (isFar) return HEAD_FAR + Math.ceil(block.slips / SIGNS) * SLIP + docked;
  const seats = block.people ? seat(block.people, width - FRAME, room) : null;
  const people = (seats ? seats.height + SEAM : 0) + (block.hasHidden && !isBeside(seats, block.people, width - FRAME) ? SLIP : 0);
  return FRAME - 2 + block.heads * HEAD + block.statuses * STATUS + block.slips * SLIP + people + docked;
}

/** Whether the number of those who cannot be read stands beside the last of a crew. */
function isBeside(seats: Seats | null, people: number, width: number): boolean {
  if (!seats) return false;
  const each = Math.max(1, Math.floor((width + SEAM) / (seats.size.width + SEAM)));
  const last = (Math.min(people, seats.shown + 1) - 1) % each + 1;
  return width - last * (seats.size.width + SEAM) >= HIDDEN;
}

/** How well those of a crowd can be told apart, as a sum over all of them, and how many they are. */
export function known(blocks: readonly Block[], width: number, room: number): readonly [number, number] {
  const packed = pack(blocks, width, room, false);
  return blocks.reduce<readonly [number, number]>(([sum, all], it) => {
    const { size, shown } = seat(it.people, packed.width - FRAME, room);
    const [inner, people] = known(it.inner, packed.width - FRAME, room);
    return [sum + shown * KNOWN[size.name] + (it.people - shown) * UNSEEN + inner, all + it.people + people];
  }, [0, 0]);
}

/** What was counted for a place, by width and room: most places stay as they are when something happens. */
const counted = new WeakMap<Cell, Map<string, Sides>>();
/** A window that changes its size gives many widths. */
const MANY = 400;

/** How high everything is that lies at a place, above its tile, on it and below, in units. */
export function around(cell: Cell, width: number, room: number, isFar: boolean): Sides {
  let known = counted.get(cell);
  if (!known || known.size > MANY) counted.set(cell, (known = new Map()));
  const key = `${width} ${room} ${isFar}`;
  let sides = known.get(key);
  if (!sides) known.set(key, (sides = sidesOf(cell, width, room, isFar)));
  return sides;
}

function sidesOf(cell: Cell, width: number, room: number, isFar: boolean): Sides {
  const high = (forces: Cell["above"]): number => forces.reduce((sum, it) => sum + stack(it, width, room, isFar), 0);
  return { above: high(cell.above), lying: isFar ? 0 : cell.lying * SLIP, below: high(cell.below) };
}

const parts = ["above", "lying", "below"] as const;

/** The most of each of them in a line. */
export function widest(all: readonly Sides[]): Sides {
  const [above, lying, below] = parts.map((part) => Math.max(0, ...all.map((it) => it[part])));
  return { above: above!, lying: lying!, below: below! };
}

/** How much lies there, as a number: people, ships and cards. */
export const crowdOf = (forces: readonly (readonly Block[])[]): number =>
  forces.flat().reduce((sum, it) => sum + it.people + it.heads * 3 + it.slips + +it.hasHidden + crowdOf([it.inner]), 0);
