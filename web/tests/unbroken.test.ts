import { describe, expect, it } from "vitest";

import { unbroken } from "../src/cards/unbroken";

const shown = (text: string): string => unbroken(text).replaceAll("\u00a0", "_");

describe("what a mission asks for", () => {
  it("keeps a number beside what it counts and what it limits", () => {
    expect(shown("2 Intelligence & 2 Treachery & Cunning > 34 or 2 Leadership & Integrity > 33")).toBe(
      "2_Intelligence & 2_Treachery & Cunning >_34 or 2_Leadership & Integrity >_33",
    );
  });

  it("may break between all other words", () => {
    expect(shown("Strength > 30 Honor & Computer Skill")).toBe("Strength >_30 Honor & Computer Skill");
  });
});
