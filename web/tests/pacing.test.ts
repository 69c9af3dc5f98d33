import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Pacer } from "../src/state/pacing";
import type { Update } from "../src/wire";

const update = (number: number): Update => ({ type: "update", update: number, change: {}, prompt: null, log: [], happenings: [], chances: {} });

describe("what others do", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is shown one after another", () => {
    const shown: number[] = [];
    const pacer = new Pacer((it) => shown.push(it.update), () => 400);
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
    const pacer = new Pacer((it) => shown.push(it.update), () => 400);
    for (const number of [1, 2, 3]) pacer.take(update(number));
    pacer.hurry();
    expect(shown).toEqual([1, 2, 3]);
    pacer.take(update(4));
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("is forgotten when the whole table comes", () => {
    const shown: number[] = [];
    const pacer = new Pacer((it) => shown.push(it.update), () => 400);
    for (const number of [1, 2]) pacer.take(update(number));
    pacer.drop();
    vi.advanceTimersByTime(2000);
    expect(shown).toEqual([1]);
  });
});
