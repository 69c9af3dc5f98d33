/**
 * What is told on the tile of a place: how its world and its words stand there, and how high the tile must be so that
 * nothing of them is cut off. Lengths in pixels, for a unit of the map; the styles of `table/World.svelte` agree.
 */

/** The world and its words beside one another in little room or in much, or above one another. */
export type Form = "" | "wide" | "high";

/** What a place has to say. */
export interface Words {
  readonly name: string;
  readonly asked: string;
  /** Whether it says who may attempt it. */
  readonly hasSides: boolean;
}

export interface Plate {
  readonly form: Form;
  /** How many lines of what it asks for have room. */
  readonly lines: number;
}

const ENLARGED = 1.2;
const TEXT = 11;
const TITLE = 12.5;
/** The width of a letter, as a part of the size of the text. */
const LETTER = 0.58;
const LINE = 13.2;
const TITLE_LINE = { beside: 14, high: 15 };
const SIDES = 15.4;
const TERMS = 14.2;
/** A world above its words has at least so much height, in units. */
const WORLD = 34;
const MOST = 9;
/** From so much on there is room for a large world beside the words. */
const WIDE = 118;
/** Where nothing is asked for a world is large in less. */
const BARE = 84;
const SLENDER = 1.5;

/** Words grow less than what is drawn: on a large screen there is room for more of them. */
export const textUnit = (unit: number): number => (unit <= ENLARGED ? unit : ENLARGED + (unit - ENLARGED) * 0.45);

const counts = new Map<string, number>();

/** Into how many lines a text goes, with so many letters in each. */
export function linesOf(text: string, letters: number): number {
  if (!text) return 0;
  const each = Math.max(4, Math.floor(letters));
  const key = `${each} ${text}`;
  let lines = counts.get(key);
  if (lines === undefined) {
    lines = 1;
    let at = 0;
    for (const word of text.split(" ")) {
      if (at && at + 1 + word.length > each) [lines, at] = [lines + 1, 0];
      at += (at ? 1 : 0) + word.length;
    }
    counts.set(key, lines);
  }
  return lines;
}

/** What a form needs without what is asked for, how many lines that is, and the least that a world needs beside. */
function needs(form: Form, words: Words, width: number, tile: number, unit: number): { rest: number; asked: number; least: number } {
  const text = textUnit(unit);
  const inner = width - 6 * unit - 2;
  const globe = form === "wide" ? Math.min(0.52 * tile, 0.36 * inner) : Math.min(46 * unit, 0.3 * inner);
  const column = form === "high" ? inner - 16 * unit : inner - globe - 16 * unit;
  const names = Math.min(words.asked ? 3 : 4, linesOf(words.name, column / (TITLE * LETTER * 1.06 * text)));
  const asked = linesOf(words.asked, column / (TEXT * LETTER * text));
  const sides = words.hasSides ? SIDES * text : 0;
  if (form === "high") return { rest: (names * TITLE_LINE.high + TERMS) * text + sides + (WORLD + 14) * unit + 4, asked, least: 0 };
  return { rest: names * TITLE_LINE.beside * text + sides + 8 * unit + 4, asked, least: globe + 2 * TERMS * text + 7 * unit + 4 };
}

/** How the words of a place stand on its tile: in the form that suits it, or in whichever tells more. */
export function plateOf(words: Words, width: number, tile: number, unit: number): Plate {
  const inner = width - 6 * unit;
  const isWide = tile >= WIDE * textUnit(unit) || (!words.asked && tile >= BARE * unit);
  const suited: Form = inner < SLENDER * tile ? "high" : isWide ? "wide" : "";
  let best: Plate & { told: number } = { form: "", lines: 0, told: -1 };
  for (const form of new Set<Form>([suited, suited === "wide" ? "wide" : "", "high"])) {
    const { rest, asked } = needs(form, words, width, tile, unit);
    const lines = Math.floor((tile - rest) / (LINE * textUnit(unit)));
    if (form === "high" && lines < Math.min(1, asked)) continue;
    if (form === "high" && !asked && (suited !== "high" || lines < 0)) continue;
    const told = asked ? Math.min(1, Math.max(1, lines) / asked) : 1;
    if (told > best.told) best = { form, lines: Math.max(1, Math.min(MOST, lines)), told };
  }
  return { form: best.form, lines: best.lines };
}

/** How much of what a place asks for is read on its tile, from 0 to 1. */
export function toldOf(words: Words, width: number, tile: number, unit: number): number {
  if (!words.asked) return 1;
  const { form, lines } = plateOf(words, width, tile, unit);
  return Math.min(1, lines / needs(form, words, width, tile, unit).asked);
}

/** How high a tile must be so that all of its words are read. */
export function wanted(words: Words, width: number, unit: number): number {
  const all = (["", "high"] as const).map((form) => {
    const { rest, asked, least } = needs(form, words, width, 0, unit);
    return Math.max(least, rest + asked * LINE * textUnit(unit));
  });
  return Math.ceil(Math.min(...all));
}
