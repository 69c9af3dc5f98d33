import { describe, expect, it } from "vitest";

import { copiesIn, grouped, meant, movesOf, movesTo, offersOf } from "../src/state/offers";
import type { Board } from "../src/state/table";
import type { CardHere, ShownOption, OptionKey, Prompt } from "../src/wire";

const choice = (key: OptionKey, group = ""): ShownOption => ({ key, label: key.join(" "), group });
const PASS = choice(["pass", 0, 0, ""]);
const MOVE = choice(["move", 1000, 11, ""], "Move");
const BEAM = choice(["beam", 1000, 10, ""], "Beam");
const DRAW = choice(["draw", 0, 0, ""]);
const PROMPT: Prompt = { number: 1, kind: "action", name: "orders", question: "?", choices: [MOVE, BEAM, DRAW, PASS] };

describe("what a prompt offers", () => {
  it("is sorted by the things that it is about", () => {
    const offers = offersOf(PROMPT);
    expect(offers.about.get(1000)).toEqual([MOVE, BEAM]);
    expect(offers.about.get(11)).toEqual([MOVE]);
    expect(offers.general).toEqual([DRAW, PASS]);
  });

  it("is about what the question names, or else about what its choices do, once each", () => {
    expect(meant(PROMPT)).toEqual([1000, 11, 10]);
    expect(meant({ ...PROMPT, about: [12, 1000] })).toEqual([12]);
    expect(meant({ ...PROMPT, choices: [DRAW, PASS] })).toEqual([]);
    expect(meant(null)).toEqual([]);
  });

  it("names the cards that may be picked", () => {
    const pick = { candidates: [{ card: 1003, label: "a" }, { card: 1004, label: "b" }] };
    expect([...offersOf({ ...PROMPT, choices: [], pick }).candidates]).toEqual([1003, 1004]);
    expect(offersOf(null).about.size).toBe(0);
  });

  it("lets a card be taken where it, or what it is in, may go", () => {
    const offers = offersOf(PROMPT);
    const crew = { id: 1001, parent: 1000, role: "aboard", owner: 1, controller: 1, name: "Crew" };
    expect(movesOf(offers, crew)).toEqual([MOVE, BEAM]);
    expect(movesOf(offers, { ...crew, parent: 10 })).toEqual([]);
  });

  it("prefers the innermost thing on which a card is put down", () => {
    const aboard = choice(["beam", 10, 1000, ""]);
    expect(movesTo([BEAM, aboard], [1000, 10])).toEqual([aboard]);
    expect(movesTo([BEAM, aboard], [1005, 10])).toEqual([BEAM]);
    expect(movesTo([BEAM], [12])).toEqual([]);
  });

  it("stands under headings in the order in which it came", () => {
    expect(grouped([MOVE, { ...MOVE, is_copy: true }]).map((it) => it.choices)).toEqual([[MOVE]]);
    expect(grouped([MOVE, PASS, BEAM, { ...MOVE, label: "again" }]).map((it) => [it.label, it.choices.length])).toEqual([
      ["Move", 2],
      ["", 1],
      ["Beam", 1],
    ]);
  });
});

describe("copies in the hand", () => {
  const face = new Map([[1000, "ship"], [1001, "ship"], [1002, "captain"], [1003, "ship"]]);
  const lying = (role: string): Board => ({
    viewer: 1,
    cards: new Map([...face].map(([id, name]) => [id, { id, face: name } as CardHere])),
    zones: new Map([[1, [{ parent: 1, role, label: role, cards: [...face.keys(), 0] }]]]),
  }) as unknown as Board;

  it("stand for the one that is offered", () => {
    expect([...copiesIn(lying("hand"), offersOf(PROMPT))]).toEqual([[1001, 1000], [1003, 1000]]);
  });

  it("stand for nothing elsewhere, or where none is offered", () => {
    expect(copiesIn(lying("discard"), offersOf(PROMPT)).size).toBe(0);
    expect(copiesIn(lying("hand"), offersOf(null)).size).toBe(0);
    expect(copiesIn(null, offersOf(PROMPT)).size).toBe(0);
  });
});
