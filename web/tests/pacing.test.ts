import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Pacer } from "../src/state/pacing";
import type { Update } from "../src/wire";

const update = (number: number): Update => ({ type: "update", update: number, change: {}, prompt: null, log: [], happenings: [], chances: {} });

describe("what others do", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is shown one after another", () => {
    const shown: number[] = [];
    const pacer = new Pacer({ show: (it) => shown.push(it.update) }, () => 400);
    for (const number of [1, 2, 3]) pacer.take(update(number));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(400);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(800);
    expect(shown).toEqual([1, 2, 3]);
    expect(pacer.isBusy).toBe(false);
  });

  it("is shown at once by somebody in a hurry", () => {
    const shown: number[] = [];
    const pacer = new Pacer({ show: (it) => shown.push(it.update) }, () => 400);
    for (const number of [1, 2, 3]) pacer.take(update(number));
    pacer.hurry();
    expect(shown).toEqual([1, 2, 3]);
    pacer.take(update(4));
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("is forgotten when the whole table comes", () => {
    const shown: number[] = [];
    const pacer = new Pacer({ show: (it) => shown.push(it.update) }, () => 400);
    for (const number of [1, 2]) pacer.take(update(number));
    pacer.drop();
    vi.advanceTimersByTime(2000);
    expect(shown).toEqual([1]);
  });

  describe("in pictures", () => {
    const shots = (number: number, ...texts: string[]): Update => ({ ...update(number), shots: texts.map((text) => ({ kind: "card", verb: "play", text })) });
    const seen = (isBefore: boolean): { told: string[]; pacer: Pacer } => {
      const told: string[] = [];
      const screen = { show: (it: Update) => told.push(`table ${it.update}`), film: (it: { text: string }, isHurried: boolean) => told.push(isHurried ? `${it.text}, hurried` : it.text), end: () => told.push("end") };
      return { told, pacer: new Pacer(screen, () => 0, () => 400, () => isBefore) };
    };

    it("comes before the table changes where it is said so, otherwise after it", () => {
      for (const [isBefore, order] of [[true, ["a", "b", "table 1", "end"]], [false, ["table 1", "a", "b", "end"]]] as const) {
        const { told, pacer } = seen(isBefore);
        pacer.take(shots(1, "a", "b"));
        vi.advanceTimersByTime(2000);
        expect(told).toEqual(order);
      }
    });

    it("is halted, stepped through by hand, and goes on", () => {
      const { told, pacer } = seen(true);
      pacer.take(shots(1, "a", "b", "c", "d"));
      pacer.halt(true);
      vi.advanceTimersByTime(4000);
      expect(told).toEqual(["a"]);
      pacer.step();
      expect(told).toEqual(["a", "b"]);
      vi.advanceTimersByTime(4000);
      expect(told).toEqual(["a", "b"]);
      pacer.halt(false);
      expect(told).toEqual(["a", "b", "c"]);
      vi.advanceTimersByTime(4000);
      expect(told).toEqual(["a", "b", "c", "d", "table 1", "end"]);
    });

    it("is hurried over, and the table is as it is at the end", () => {
      const { told, pacer } = seen(true);
      pacer.take(shots(1, "a", "b"));
      pacer.halt(true);
      pacer.hurry();
      expect(told).toEqual(["a", "b, hurried", "table 1", "end"]);
      pacer.take(shots(2, "c"));
      expect(told.at(-1)).toBe("c");
    });
  });
});
