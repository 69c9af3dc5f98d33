import { describe, expect, it } from "vitest";

import { Choosing, type Checker } from "../src/state/choosing.svelte";
import type { Checked, Prompt } from "../src/wire";
import { settled } from "./surroundings";

const CANDIDATES = [1000, 1001, 1002].map((card) => ({ card, label: String(card), weight: card - 999 }));

function prompt(more: Partial<Prompt>): Prompt {
  return { number: 4, kind: "cards", name: "choose", question: "?", pick: { candidates: CANDIDATES, least: 1, most: 2 }, ...more };
}

/** What a server would say: at most two cards, at least one. */
const two: Checker = (given, fill = false) => {
  const others = CANDIDATES.map((it) => it.card).filter((it) => !given.includes(it));
  const cards = fill ? [...given, ...others.slice(0, 2 - given.length)] : given;
  const left = others.filter((it) => !cards.includes(it));
  const checked: Checked = {
    type: "checked",
    ref: 1,
    addable: cards.length < 2 ? left : [],
    total: cards.length,
    missing: Math.max(0, 1 - cards.length),
    is_complete: cards.length > 0,
    told: `${cards.length} chosen`,
    ...(fill ? { cards } : {}),
  };
  return Promise.resolve(checked);
};

describe("choosing cards", () => {
  it("shows what the choice amounts to, and is complete when the server says so", async () => {
    const choosing = new Choosing(prompt({}), two);
    await settled();
    expect(choosing.isComplete).toBe(false);
    choosing.toggle(1001);
    await settled();
    expect(choosing.checked?.told).toBe("1 chosen");
    expect(choosing.isComplete).toBe(true);
    expect(choosing.answer()).toEqual({ cards: [1001] });
  });

  it("adds nothing that may not be added, and takes back what was chosen", async () => {
    const choosing = new Choosing(prompt({}), two);
    for (const card of [1002, 1000, 1001]) {
      choosing.toggle(card);
      await settled();
    }
    expect(choosing.chosen).toEqual([1002, 1000]);
    expect(choosing.may(1001)).toBe(false);
    choosing.toggle(1002);
    await settled();
    expect(choosing.chosen).toEqual([1000]);
    expect(choosing.may(1001)).toBe(true);
    choosing.toggle(4711);
    expect(choosing.chosen).toEqual([1000]);
  });

  it("asks again what nobody could say while the line was broken", async () => {
    let isBroken = false;
    const choosing = new Choosing(prompt({}), (given, fill) => (isBroken ? Promise.resolve(null) : two(given, fill)));
    await settled();
    isBroken = true;
    choosing.toggle(1001);
    await settled();
    expect(choosing.isComplete).toBe(false);
    isBroken = false;
    choosing.judge();
    await settled();
    expect(choosing.isComplete).toBe(true);
  });

  it("adds all that may be added, by one question", async () => {
    let asked = 0;
    const choosing = new Choosing(prompt({}), (cards, fill) => {
      asked++;
      return two(cards, fill);
    });
    await settled();
    await choosing.all();
    expect(asked).toBe(2);
    expect(choosing.chosen).toEqual([1000, 1001]);
    expect(choosing.isComplete).toBe(true);
    choosing.clear();
    expect(choosing.chosen).toEqual([]);
  });

  it("is not complete before it is known what just these cards amount to", async () => {
    const answers: ((checked: Checked | null) => void)[] = [];
    const choosing = new Choosing(prompt({}), () => new Promise((resolve) => answers.push(resolve)));
    answers[0]!(await two([]));
    await settled();
    choosing.toggle(1000);
    expect(choosing.isComplete).toBe(false);
    answers[1]!(await two([1000]));
    await settled();
    expect(choosing.isComplete).toBe(true);
    choosing.toggle(1001);
    expect(choosing.isComplete).toBe(false);
  });

  it("adds nothing to a choice that has changed meanwhile", async () => {
    const answers: ((checked: Checked | null) => void)[] = [];
    const choosing = new Choosing(prompt({}), () => new Promise((resolve) => answers.push(resolve)));
    answers[0]!(await two([]));
    await settled();
    const all = choosing.all();
    await settled();
    choosing.toggle(1002);
    answers[1]!(await two([], true));
    await all;
    expect(choosing.chosen).toEqual([1002]);
  });

  it("puts another card in the place of the only one", async () => {
    const choosing = new Choosing(prompt({ pick: { candidates: CANDIDATES, least: 1, most: 1 } }), two);
    choosing.toggle(1000);
    choosing.toggle(1002);
    await settled();
    expect(choosing.chosen).toEqual([1002]);
  });

  it("asks once more, about all that was chosen meanwhile, and passes over what is told about less", async () => {
    const asked: (readonly number[])[] = [];
    const answers: ((checked: Checked | null) => void)[] = [];
    const choosing = new Choosing(prompt({}), (cards) => {
      asked.push(cards);
      return new Promise((resolve) => answers.push(resolve));
    });
    choosing.toggle(1000);
    choosing.toggle(1001);
    expect(asked).toEqual([[]]);
    const told = (text: string): Checked => ({ type: "checked", ref: 1, addable: [], total: 0, missing: 0, is_complete: true, told: text });
    answers[0]!(told("none"));
    await settled();
    expect(asked).toEqual([[], [1000, 1001]]);
    expect(choosing.checked).toBeNull();
    expect(choosing.isWeighing).toBe(true);
    answers[1]!(told("both"));
    await settled();
    expect(choosing.checked?.told).toBe("both");
    expect(choosing.isWeighing).toBe(false);
  });

  it("is told the totals of what was chosen last", async () => {
    const preview = (have: number) => ({ kind: "mission", card: 1, title: "M", told: "", needs: [{ kind: "attribute", label: "Cunning", have, need: 9, bound: "more" }] });
    const choosing = new Choosing(prompt({}), async (cards) => ({ ...(await two(cards))!, previews: [preview(5 * cards.length)] }));
    await settled();
    choosing.toggle(1000);
    choosing.toggle(1001);
    await settled();
    expect(choosing.checked?.previews?.[0]?.needs?.[0]?.have).toBe(10);
  });
});

describe("other answers", () => {
  it("orders cards from the order in which they came", () => {
    const choosing = new Choosing(prompt({ kind: "order" }), two);
    expect(choosing.isComplete).toBe(true);
    choosing.shift(1002, -1);
    choosing.shift(1000, -1);
    expect(choosing.answer()).toEqual({ cards: [1000, 1002, 1001] });
  });

  it("keeps a number within its bounds", () => {
    const choosing = new Choosing({ number: 1, kind: "number", name: "n", question: "?", low: 2, high: 4 }, two);
    expect(choosing.answer()).toEqual({ numbers: [2] });
    for (let times = 0; times < 5; times++) choosing.count(1);
    expect(choosing.answer()).toEqual({ numbers: [4] });
  });

  it("shares out exactly what there is", () => {
    const choosing = new Choosing(prompt({ kind: "distribution", high: 3 }), two);
    choosing.share(0, 1);
    choosing.share(2, 1);
    choosing.share(1, -1);
    expect(choosing.isComplete).toBe(false);
    choosing.share(2, 1);
    choosing.share(2, 1);
    expect(choosing.isComplete).toBe(true);
    expect(choosing.answer()).toEqual({ numbers: [1, 0, 2] });
  });
});
