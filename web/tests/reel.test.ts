import { describe, expect, it } from "vitest";

import { isFollowed, isStaged, Reel } from "../src/state/reel.svelte";
import type { Shot } from "../src/wire";

const shot = (text: string, more: Partial<Shot> = {}): Shot => ({ kind: "card", verb: "play", text, player: 2, ...more });

describe("the pictures of what happens", () => {
  it("are shown one after another, and none once all have been", () => {
    const reel = new Reel();
    reel.add(shot("one"), true);
    expect(reel.shot?.text).toBe("one");
    reel.add(shot("two"), true);
    expect(reel.shot?.text).toBe("two");
    expect(reel.isRolling).toBe(true);
    reel.end();
    expect(reel.shot).toBeNull();
    expect(reel.isRolling).toBe(false);
  });

  it("stay where somebody looks who has stepped back, while more of them come", () => {
    const reel = new Reel();
    for (const text of ["one", "two", "three"]) reel.add(shot(text), true);
    reel.end();
    reel.back();
    reel.back();
    expect(reel.shot?.text).toBe("two");
    expect(reel.isPaused).toBe(true);
    reel.add(shot("four"), true);
    reel.end();
    expect(reel.shot?.text).toBe("two");
    expect(reel.place).toEqual({ number: 2, of: 4 });
    expect([reel.on(), reel.shot?.text]).toEqual([true, "three"]);
    reel.on();
    reel.on();
    expect([reel.isBack, reel.isPaused, reel.shot]).toEqual([false, false, null]);
    expect(reel.on()).toBe(false);
  });

  it("cannot be stepped back beyond the first", () => {
    const reel = new Reel();
    reel.back();
    expect(reel.isBack).toBe(false);
    reel.add(shot("one"), true);
    reel.back();
    expect(reel.hasEarlier).toBe(false);
  });

  it("are kept for the turn that goes on and the one before it", () => {
    const reel = new Reel();
    for (const turn of [1, 2, 3]) {
      reel.add(shot(`turn ${turn}`, { verb: "begin_turn" }), true);
      reel.add(shot(`of turn ${turn}`), true);
    }
    expect(reel.past.map((it) => it.text)).toEqual(["turn 2", "of turn 2", "turn 3", "of turn 3"]);
  });

  it("leave what is in progress on the stage", () => {
    const reel = new Reel();
    const attempt = shot("attempt", { kind: "attempt" });
    reel.add(attempt, true);
    reel.settle(attempt);
    reel.end();
    expect(reel.shot).toBe(attempt);
    reel.settle(null);
    expect(reel.shot).toBeNull();
  });

  it("are waited for where others do something, and whoever attempts or fights", () => {
    expect(isFollowed(shot("another plays"), 1)).toBe(true);
    expect(isFollowed(shot("you play"), 2)).toBe(false);
    expect(isFollowed(shot("you attempt", { kind: "attempt" }), 2)).toBe(true);
    expect(isFollowed(shot("it is over", { kind: "victory" }), 1)).toBe(false);
    expect(["attempt", "battle", "mission", "card", "victory"].map((kind) => isStaged(shot("", { kind })))).toEqual([true, true, true, false, false]);
  });
});
