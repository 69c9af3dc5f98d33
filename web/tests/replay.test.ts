import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { framesOf } from "../src/replay/frames";
import { Playback } from "../src/replay/playback.svelte";
import type { MatchCourse, CoursePart, Shot, Update, Welcome } from "../src/wire";
import { isUpdate, recorded } from "./recorded";

const { messages } = recorded("second");
const begin = messages[0] as Welcome;
const UPDATES = messages.filter(isUpdate);

const line = { at: 0, verb: "play", text: "Played.", cards: [], faces: [] };
const shot = (verb: string, kind = "card"): Shot => ({ kind, verb, text: verb });
const step = (number: number, shots: readonly Shot[], isTold = true): Update => ({
  ...UPDATES[0]!,
  update: number,
  change: {},
  log: isTold ? [line] : [],
  shots,
});

/** Six answers of three turns, in four parts: the second turn is told in two. */
const PARTS: readonly CoursePart[] = [
  { first: 0, after: 1, begin, steps: [step(1, [shot("a")])] },
  { first: 1, after: 3, begin, steps: [step(1, [shot("b"), shot("c")]), step(2, [], false)] },
  { first: 3, after: 4, begin, steps: [step(1, [])] },
  { first: 4, after: 6, begin, steps: [step(1, [shot("d", "attempt"), shot("e", "attempt")]), step(2, [shot("f")])] },
];
const COURSE: MatchCourse = { viewer: 1, answers: 6, turns: [{ number: 1, player: 1, at: 0 }, { number: 2, player: 2, at: 1 }, { number: 3, player: 1, at: 4 }] };

function played() {
  const seen: string[] = [];
  let steps = 0;
  const asked: number[] = [];
  const playback = new Playback(
    { course: () => Promise.resolve(COURSE), part: (first) => { asked.push(first); return Promise.resolve(PARTS.find((it) => it.first === first)!); } },
    {
      begin: () => { steps = 0; },
      show: () => { steps++; },
      film: (it) => void seen.push(`${it?.verb ?? "-"}${steps}`),
    },
    () => 100,
  );
  return { playback, seen, asked };
}

describe("what is to be seen of a part", () => {
  it("is each picture, before the table changes where it is for the stage, and each line without one", () => {
    expect(framesOf(PARTS[0]!).map((it) => [it.steps, it.shot?.verb])).toEqual([[0, undefined], [1, "a"]]);
    expect(framesOf(PARTS[1]!).map((it) => [it.steps, it.shot?.verb])).toEqual([[1, "b"], [2, "c"]]);
    expect(framesOf(PARTS[2]!).map((it) => [it.steps, it.shot?.verb])).toEqual([[1, undefined]]);
    expect(framesOf(PARTS[3]!).map((it) => [it.steps, it.shot?.verb])).toEqual([[0, "d"], [1, "e"], [2, "f"]]);
    expect(framesOf({ ...PARTS[1]!, steps: [step(1, [], false)] })).toEqual([{ steps: 1, shot: null }]);
  });
});

describe("a game once more", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("goes forward through all parts to its end, and back to its beginning", async () => {
    const { playback, seen } = played();
    await playback.begin();
    expect(playback.isAtStart).toBe(true);
    while (!playback.isAtEnd) await playback.forward();
    expect(seen).toEqual(["-0", "a1", "b1", "c2", "-1", "d0", "e1", "f2"]);
    await playback.forward();
    expect(seen).toHaveLength(8);
    seen.length = 0;
    while (!playback.isAtStart) await playback.back();
    expect(seen).toEqual(["e1", "d0", "-1", "c2", "b1", "a1", "-0"]);
  });

  it("goes from turn to turn, and knows which it is", async () => {
    const { playback, seen } = played();
    await playback.begin();
    await playback.toTurn(2);
    expect(playback.turn).toBe(2);
    await playback.back();
    expect([playback.turn, seen.at(-1)]).toEqual([1, "-1"]);
    await playback.toTurn(1);
    expect([playback.turn, seen.at(-1)]).toEqual([1, "b1"]);
    await playback.toEnd();
    expect([playback.isAtEnd, seen.at(-1)]).toEqual([true, "f2"]);
    await playback.toTurn(-1);
    expect(playback.isAtStart).toBe(true);
  });

  it("plays by itself until it is halted, and from its beginning once it is over", async () => {
    const { playback, seen } = played();
    await playback.begin();
    playback.play(true);
    await vi.advanceTimersByTimeAsync(250);
    expect(seen.at(-1)).toBe("b1");
    playback.play(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.at(-1)).toBe("b1");
    playback.play(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect([seen.at(-1), playback.isAtEnd, playback.isPlaying]).toEqual(["f2", true, false]);
    playback.play(true);
    await vi.advanceTimersByTimeAsync(10);
    expect([playback.isAtStart, playback.isPlaying]).toEqual([true, true]);
    playback.leave();
  });

  it("asks for each part once, and says when it cannot be had", async () => {
    const { playback, asked } = played();
    await playback.begin();
    while (!playback.isAtEnd) await playback.forward();
    expect(asked).toEqual([0, 1, 3, 4]);
    const broken = new Playback({ course: () => Promise.reject(new Error("no")), part: () => Promise.reject(new Error("no")) }, { begin: () => undefined, show: () => undefined, film: () => undefined }, () => 1);
    await broken.begin();
    expect([broken.isBroken, broken.isLoading]).toEqual([true, false]);
  });

  it("tries once to begin anew where nothing can be had, and says so until something is shown", async () => {
    // More parts than are kept: the first is asked for again.
    const parts = Array.from({ length: 12 }, (_, at): CoursePart => ({ first: at, after: at + 1, begin, steps: [step(1, [])] }));
    const turns = parts.map((it) => ({ number: it.first + 1, player: 1, at: it.first }));
    let [isAway, asked] = [false, 0];
    const source = {
      course: () => Promise.resolve({ viewer: 1, answers: parts.length, turns }),
      part: (first: number) => (isAway ? (asked++, Promise.reject(new Error("away"))) : Promise.resolve(parts[first]!)),
    };
    const playback = new Playback(source, { begin: () => undefined, show: () => undefined, film: () => undefined }, () => 1);
    await playback.begin();
    while (!playback.isAtEnd) await playback.forward();
    isAway = true;
    playback.play(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect([asked, playback.isBroken, playback.isPlaying, playback.isAtEnd]).toEqual([1, true, false, true]);
    await playback.back();
    expect(playback.isBroken).toBe(false);
  });

  it("plays nothing after one has left it", async () => {
    const { playback, seen } = played();
    await playback.begin();
    await playback.toEnd();
    playback.play(true);
    playback.leave();
    const before = seen.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect([seen.length, playback.isPlaying]).toEqual([before, false]);
  });

  it("goes from the last turn to the end", async () => {
    const { playback } = played();
    await playback.begin();
    await playback.nextTurn();
    await playback.nextTurn();
    expect([playback.turn, playback.isAtEnd]).toEqual([2, false]);
    await playback.nextTurn();
    expect(playback.isAtEnd).toBe(true);
  });
});
