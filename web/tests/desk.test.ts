import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Desk } from "../src/state/desk.svelte";
import type { Seat } from "../src/state/seat.svelte";
import type { ShownPreview, Checked, ShownOption, OptionKey } from "../src/wire";

const [ATTEMPT, MOVE]: ShownOption[] = [
  { key: ["attempt", 1001, 10, ""], label: "Attempt" },
  { key: ["move", 1002, 11, ""], label: "Move" },
] as [ShownOption, ShownOption];

const preview = (title: string): ShownPreview => ({ kind: "mission", card: 1001, title, told: title });

/** A seat that is asked for one of two things, and keeps what it was asked about them. */
function seated() {
  const asked: string[] = [];
  const seat = {
    prompt: { number: 3, kind: "action", name: "orders", question: "?", choices: [ATTEMPT, MOVE] },
    choose: () => Promise.resolve(true),
    check: (_: readonly number[], option: OptionKey): Promise<Checked> => {
      asked.push(option[0]);
      const previews = option[0] === "attempt" ? [preview("of the attempt")] : [];
      return Promise.resolve({ type: "checked", ref: 1, addable: [], total: 0, missing: 0, is_complete: true, previews });
    },
  };
  return { asked, seat, desk: new Desk(seat as unknown as Seat) };
}

describe("pointing at a choice", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("tells after a moment what it would come to, and nothing once it is left", async () => {
    const { asked, desk } = seated();
    desk.consider(ATTEMPT!);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(desk.weighed.map((it) => it.title)).toEqual(["of the attempt"]);
    desk.consider(null);
    await vi.advanceTimersByTimeAsync(200);
    expect(desk.weighed).toEqual([]);
  });

  it("asks nothing about choices over which the pointer only passes", async () => {
    const { asked, desk } = seated();
    desk.consider(MOVE!);
    desk.consider(null);
    desk.consider(ATTEMPT!);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual(["attempt"]);
  });

  it("tells nothing of a choice that has nothing to be counted", async () => {
    const { asked, desk } = seated();
    desk.consider(ATTEMPT!);
    await vi.advanceTimersByTimeAsync(200);
    desk.consider(MOVE!);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual(["attempt", "move"]);
    expect(desk.weighed).toEqual([]);
  });

  it("tells nothing of what is not offered any more, or was taken", async () => {
    const { seat, desk } = seated();
    desk.consider(ATTEMPT!);
    await vi.advanceTimersByTimeAsync(200);
    seat.prompt = { ...seat.prompt, choices: [MOVE!] };
    expect(desk.weighed).toEqual([]);
    seat.prompt = { ...seat.prompt, choices: [ATTEMPT!] };
    expect(desk.weighed).toHaveLength(1);
    desk.take(ATTEMPT!);
    expect(desk.weighed).toEqual([]);
  });
});

describe("choices that are touched", () => {
  it("are told beforehand, each asked about once", async () => {
    const { asked, desk } = seated();
    await desk.foretell([ATTEMPT!, MOVE!]);
    await desk.foretell([ATTEMPT!, MOVE!]);
    expect(asked).toEqual(["attempt", "move"]);
    expect(desk.comingTo(ATTEMPT!).map((it) => it.title)).toEqual(["of the attempt"]);
    expect(desk.comingTo(MOVE!)).toEqual([]);
  });

  it("are not told any more once something else is asked", async () => {
    const { asked, seat, desk } = seated();
    await desk.foretell([ATTEMPT!]);
    seat.prompt = { ...seat.prompt, number: 4 };
    expect(desk.comingTo(ATTEMPT!)).toEqual([]);
    await desk.foretell([ATTEMPT!]);
    expect(asked).toEqual(["attempt", "attempt"]);
    expect(desk.comingTo(ATTEMPT!)).toHaveLength(1);
  });

  it("are not told by what is heard of them after the question was answered", async () => {
    const { seat, desk } = seated();
    const telling = desk.foretell([ATTEMPT!]);
    seat.prompt = { ...seat.prompt, number: 4 };
    await desk.foretell([MOVE!]);
    await telling;
    expect(desk.comingTo(ATTEMPT!)).toEqual([]);
  });

  it("are not asked about where there are too many to be compared", async () => {
    const { asked, desk } = seated();
    const many = Array.from({ length: 25 }, (_, at): ShownOption => ({ key: ["move", 1002, at, ""], label: `Move ${at}` }));
    await desk.foretell(many);
    expect(asked).toEqual([]);
  });
});

describe("a choice that can be taken several times", () => {
  const draw = (repeats: number): ShownOption => ({ key: ["draw", 0, 0, ""], label: "Draw", repeats }) as ShownOption;

  function drawing(counters: number, asksAfter = Infinity) {
    let taken = 0;
    const prompt = (): unknown => ({ number: 10 + taken, kind: "action", name: taken > asksAfter ? "else" : "play", question: "?", choices: taken < counters ? [draw(counters - taken)] : [] });
    const seat = {
      prompt: prompt(),
      choose: () => {
        taken += 1;
        seat.prompt = prompt();
        return Promise.resolve(true);
      },
      next: () => Promise.resolve(),
    };
    return { desk: new Desk(seat as unknown as Seat), taken: () => taken };
  }

  it("is taken as often as there are counters", async () => {
    const { desk, taken } = drawing(4);
    await desk.repeat(draw(4));
    expect(taken()).toBe(4);
  });

  it("ends where something else is asked", async () => {
    const { desk, taken } = drawing(5, 1);
    await desk.repeat(draw(5));
    expect(taken()).toBe(2);
  });
});
