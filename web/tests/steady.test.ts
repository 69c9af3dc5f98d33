import { describe, expect, it } from "vitest";

import { isSame, steadily, steadilyEach } from "../src/state/steady";

describe("what is handed on steadily", () => {
  it("is the same object as long as it is equal, and the new one when it is not", () => {
    const steady = steadily<{ readonly ids: readonly number[]; readonly who: string }>();
    const first = steady({ ids: [1, 2], who: "a" });
    expect(steady({ ids: [1, 2], who: "a" })).toBe(first);
    const next = { ids: [1, 2, 3], who: "a" };
    expect(steady(next)).toBe(next);
    expect(steady({ ids: [1, 2], who: "a" })).not.toBe(first);
  });

  it("is kept for each of several things by itself", () => {
    const steady = steadilyEach<readonly number[]>();
    const [one, other] = [steady(1, [1]), steady(2, [1])];
    expect(steady(1, [1])).toBe(one);
    expect(steady(2, [1])).toBe(other);
    expect(other).not.toBe(one);
    expect(steady(1, [2])).toEqual([2]);
    expect(steady(2, [1])).toBe(other);
  });

  it("is compared to its depth", () => {
    expect(isSame([{ a: [1] }], [{ a: [1] }])).toBe(true);
    expect(isSame([{ a: [1] }], [{ a: [2] }])).toBe(false);
    expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(isSame({ a: 1, b: undefined }, { a: 1, c: undefined })).toBe(false);
    expect(isSame(null, {})).toBe(false);
    expect(isSame([], {})).toBe(false);
    expect(isSame("1", 1)).toBe(false);
  });
});
