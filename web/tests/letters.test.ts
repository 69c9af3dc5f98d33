import { describe, expect, it } from "vitest";

import { longestOf } from "../src/cards/letters";

describe("the longest word of a name", () => {
  it("is counted in letters of usual width, wide ones and capitals for more", () => {
    expect(longestOf("deanna troi")).toBe(6);
    expect(longestOf("McKnight")).toBeGreaterThan(longestOf("fcknight"));
    expect(longestOf("William")).toBeGreaterThan(7);
    expect(longestOf("")).toBe(0);
  });

  it("is one of those between spaces and hyphens", () => {
    expect(longestOf("a-bc defg")).toBe(4);
  });
});
