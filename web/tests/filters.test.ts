import { describe, expect, it } from "vitest";

import { compared, ordered, orderOf, term, termsOf, toggled } from "../src/library/filters";

describe("a filter by click", () => {
  it("writes its part of the search and takes it away again", () => {
    const on = toggled("worf", "t", "ship");
    expect(on).toBe("worf t:ship");
    expect(toggled(on, "t", "ship")).toBe("worf");
  });

  it("makes alternatives of several of one field", () => {
    const two = toggled(toggled("cost<3", "a", "fed"), "a", "kli");
    expect(two).toBe("cost<3 (a:fed OR a:kli)");
    expect(termsOf(two, "a")).toEqual(["a:fed", "a:kli"]);
    expect(toggled(two, "a", "fed")).toBe("cost<3 a:kli");
    expect(toggled(toggled(two, "a", "rom"), "a", "kli")).toBe("cost<3 (a:fed OR a:rom)");
  });

  it("leaves what others have written", () => {
    expect(toggled("-a:fed worf", "a", "kli")).toBe("-a:fed worf a:kli");
    expect(toggled('text:"a:fed here"', "a", "fed")).toBe('text:"a:fed here" a:fed');
    expect(toggled("", "t", "ship")).toBe("t:ship");
  });

  it("puts words with spaces in quotation marks", () => {
    expect(term("skill", "2 medical")).toBe('skill:"2 medical"');
    const on = toggled("", "class", "Galaxy Class");
    expect(on).toBe('class:"Galaxy Class"');
    expect(toggled(on, "class", "galaxy class")).toBe("");
  });

  it("has one comparison of a number and one order", () => {
    expect(compared("worf cost<3", "cost", ">", "4")).toBe("worf cost>4");
    expect(compared("worf cost<3", "cost", "<", "")).toBe("worf");
    expect(ordered("worf order:cost", "strength")).toBe("worf order:strength");
    expect(ordered("worf order:cost direction:desc", "")).toBe("worf");
    expect(orderOf("worf order:Cost")).toBe("cost");
    expect(orderOf("worf")).toBe("");
  });
});
