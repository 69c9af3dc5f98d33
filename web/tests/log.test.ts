import { describe, expect, it } from "vitest";

import { Entries } from "../src/side/entries";
import { lineParts } from "../src/side/lineParts";
import type { LogLine } from "../src/wire";

const line = (at: number, text: string, ...faces: string[]): LogLine => ({ at, verb: "put", text, faces });
const turn = (at: number): LogLine => ({ at, verb: "begin_turn", text: "The opponent's turn." });
const told = (...log: LogLine[]): readonly (readonly [string, number])[] => new Entries().of(log).map((it) => [it.line.text, it.times]);

describe("the lines of the log", () => {
  it("say once what was told several times in a row, with a number, where no card is named", () => {
    const lost = [1, 2, 3].map((at) => line(at, "1 card: into the opponent's hand.", ""));
    expect(told(turn(0), ...lost)).toEqual([["The opponent's turn.", 1], ["1 card: into the opponent's hand.", 3]]);
  });

  it("say each time what is done with a card that is named, as long as one may go back to it", () => {
    const again = [1, 2].map((at) => line(at, "You beam Riker.", "2e-riker"));
    expect(told(turn(0), ...again).map(([, times]) => times)).toEqual([1, 1, 1]);
    expect(told(...again, turn(3)).map(([, times]) => times)).toEqual([2, 1]);
  });

  it("stay the same objects, so that nothing is drawn anew", () => {
    const [entries, log] = [new Entries(), [turn(0), line(1, "One."), line(2, "Two.")]];
    const before = entries.of(log);
    const after = entries.of([...log, line(3, "Three.")]);
    expect(after.slice(0, 3).every((it, at) => it === before[at])).toBe(true);
  });

  it("name the cards that were drawn, each to be looked at", () => {
    const parts = lineParts(line(1, "You draw Data and Worf.", "2e-data", "2e-worf"), (id) => ({ "2e-data": "Data", "2e-worf": "Worf" })[id]);
    expect(parts.filter((it) => it.face).map((it) => it.text)).toEqual(["Data", "Worf"]);
  });
});
