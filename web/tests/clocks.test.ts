import { describe, expect, it } from "vitest";

import { agreedTime, clocksOf, daily, gift, isShort, leftAt, live, shownTime, spokenTime } from "../src/state/clocks";
import { Plan } from "../src/start/plan.svelte";
import { Seat } from "../src/state/seat.svelte";
import type { PlayerHere, Welcome } from "../src/wire";
import { recorded } from "./recorded";
import { FakeBrowser } from "./surroundings";

const player = (number: number, more: Partial<PlayerHere> = {}): PlayerHere => ({ number, name: `P${number}`, ...more });

describe("a clock", () => {
  it("runs from when it was told, whatever the clock of the machine says", () => {
    const clock = clocksOf([player(1, { clock: 90, clock_begins: 0 })], 5_000).get(1)!;
    expect(leftAt(clock, 5_000)).toBe(90);
    expect(leftAt(clock, 35_000)).toBe(60);
    expect(leftAt(clock, 500_000)).toBe(0);
  });

  it("begins to run when the server says", () => {
    const clock = clocksOf([player(1, { clock: 90, clock_begins: 3 })], 0).get(1)!;
    expect(leftAt(clock, 2_900)).toBe(90);
    expect(leftAt(clock, 13_000)).toBe(80);
  });

  it("stands while it is not seen to run", () => {
    const clocks = clocksOf([player(1, { clock: 90 }), player(2)], 0);
    expect(leftAt(clocks.get(1)!, 1_000_000)).toBe(90);
    expect(clocks.has(2)).toBe(false);
  });

  it.each([
    [0, "0:00"],
    [9.2, "0:10"],
    [59, "0:59"],
    [60, "1:00"],
    [605, "10:05"],
    [3_599, "59:59"],
    [3_600, "1:00:00"],
    [86_399, "23:59:59"],
    [86_400, "1 d 0 h"],
    [3 * 86_400 - 1, "2 d 23 h"],
  ])("shows %d seconds as %s", (left, shown) => {
    expect(shownTime(left)).toBe(shown);
  });

  it("is short in the last minute, or in the last part of the time for an answer", () => {
    expect([60, 59].map((it) => isShort(it, live(15, 10)))).toEqual([false, true]);
    expect([6, 5].map((hours) => isShort(hours * 3600, daily(3)))).toEqual([false, true]);
    expect([5, 4].map((it) => isShort(it, { kind: "correspondence", seconds: 30 }))).toEqual([false, true]);
  });
});

describe("what was agreed on", () => {
  it("is said in words", () => {
    expect(agreedTime(live(15, 10))).toBe("15 minutes for each player, 10 seconds more with each answer");
    expect(agreedTime(live(1, 0))).toBe("1 minute for each player");
    expect(agreedTime(daily(3))).toBe("3 days for each answer");
    expect(agreedTime({ kind: "correspondence", seconds: 30 })).toBe("30 seconds for each answer");
    expect(spokenTime(1)).toBe("1 second");
  });

  it("says what a gift is", () => {
    expect([gift(live(15, 10)), gift(daily(3)), gift({ kind: "correspondence", seconds: 30 })]).toEqual(["1 minute", "1 day", "30 seconds"]);
  });

  it("is a part of the plan of a match", () => {
    const plan = new Plan({ rulesets: [{ name: "one", label: "One", edition: "One", about: "", seats: [2], decks: [], opponents: [] }] });
    expect(plan.wanted.time).toBeNull();
    plan.time = live(30, 20);
    expect(plan.wanted.time).toEqual({ kind: "live", seconds: 1800, increment: 20 });
  });
});

describe("a seat with clocks", () => {
  it("has them as of the message, though the picture comes later", () => {
    const around = new FakeBrowser();
    const seat = new Seat("ws://here/seat", () => 5_000, around);
    seat.connect();
    around.socket.open();
    const begun = recorded("second").messages[0] as Welcome;
    const players = begun.table.players.map((it) => ({ ...it, clock: 600 }));
    around.socket.say({ ...begun, table: { ...begun.table, players }, time: live(10, 5) });
    expect(seat.time).toEqual(live(10, 5));
    expect(seat.clocks.get(1)).toEqual({ left: 600, begins: null, at: 0 });
    around.time = 8_000;
    const other = players.find((it) => !it.is_you)!.number;
    const change = { players: players.map((it) => (it.number === other ? { ...it, clock: 580, clock_begins: 0 } : it)) };
    const slow = { type: "update", change, prompt: null, log: [{ at: 1, verb: "draw", text: "x" }], happenings: [{ verb: "draw", player: other }], chances: {} } as const;
    for (const update of [1, 2]) around.socket.say({ ...slow, update: begun.update + update });
    expect(seat.clocks.get(other)).toEqual({ left: 580, begins: 0, at: 8_000 });
  });

  it("has none where players have as much time as they like", () => {
    const around = new FakeBrowser();
    const seat = new Seat("ws://here/seat", () => 0, around);
    seat.connect();
    around.socket.open();
    around.socket.say(recorded("second").messages[0] as Welcome);
    expect(seat.time).toBeNull();
    expect(seat.clocks.size).toBe(0);
  });
});
