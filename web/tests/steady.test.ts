import { describe, expect, it } from "vitest";

import { isSame, steadily } from "../src/state/steady";

describe("what is handed on steadily", () => {
  it("is the same object as long as it is equal, and the new one when it is not", () => {
    const steady = steadily<{ readonly ids: readonly number[]; readonly who: string }>();
    const first = steady({ ids: [1, 2], who: "a" });
    expect(steady({ ids: [1, 2], who: "a" })).toBe(first);
    const next = { ids: [1, 2, 3], who: "a" };
    expect(steady(next)).toBe(next);
    expect(steady({ ids: [1, 2], who: "a" })).not.toBe(first);
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
