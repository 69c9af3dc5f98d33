import { beforeEach, describe, expect, it, vi } from "vitest";

import { Coach, TURNS } from "../src/state/coaching.svelte";
import type { Seat } from "../src/state/seat.svelte";
import { settings } from "../src/state/settings.svelte";
import type { Advice } from "../src/wire";

const ORDERS: Advice = { kind: "at.orders", text: "Bring a crew to a mission." };
const ATTEMPT: Advice = { kind: "attempt", text: "They could attempt it.", things: [10] };

/** A seat as the coach looks at it. */
function seat(turn = 1, others: readonly object[] = [{ is_computer: true }]): Seat {
  return {
    board: { viewer: 1, players: [{ is_you: true }, ...others], moment: { label: "", turn } },
    prompt: { number: turn },
    lesson: null,
    ask: () => Promise.resolve({ type: "advised", ref: 1, advice: [ATTEMPT, ORDERS] }),
  } as unknown as Seat;
}

async function shownIn(turn: number): Promise<readonly string[]> {
  const coach = new Coach(seat(turn));
  await coach.ask(turn);
  return coach.shown.map((it) => it.kind);
}

describe("a coach", () => {
  beforeEach(() => {
    vi.spyOn(settings, "keep").mockImplementation(() => undefined);
    settings.advised = {};
    settings.games = [];
    settings.coach = null;
  });

  it("says what there is to say", async () => {
    expect(await shownIn(1)).toEqual(["attempt", "at.orders"]);
  });

  it("no longer says what was seen in some turns", async () => {
    for (let turn = 1; turn <= TURNS; turn++) expect(await shownIn(turn)).toHaveLength(2);
    expect(await shownIn(TURNS + 1)).toEqual([]);
  });

  it("counts a kind once in a turn, however often something is asked in it", async () => {
    const coach = new Coach(seat());
    for (let asked = 0; asked < 5; asked++) await coach.ask(1);
    expect(settings.advised).toEqual({ attempt: 1, "at.orders": 1 });
    expect(coach.shown).toHaveLength(2);
  });

  it("does not say again what was understood", async () => {
    const coach = new Coach(seat());
    await coach.ask(1);
    coach.understood();
    expect(coach.shown).toEqual([]);
    expect(await shownIn(2)).toEqual([]);
  });

  it("is there for the first games against the computer, and for as long as somebody wants one", () => {
    const coach = new Coach(seat());
    expect(coach.isWanted).toBe(true);
    for (const match of ["a", "b", "b", "c"]) settings.played(match);
    expect([settings.games, coach.isWanted]).toEqual([["a", "b", "c"], false]);
    settings.coach = true;
    expect(coach.isWanted).toBe(true);
    settings.coach = false;
    expect(coach.isWanted).toBe(false);
  });

  it("keeps silent among people, in a lesson, and to those who look on", () => {
    expect(new Coach(seat(1, [{ is_computer: false }])).isWanted).toBe(false);
    expect(new Coach({ ...seat(), lesson: {} } as unknown as Seat).isWanted).toBe(false);
    expect(new Coach({ ...seat(), board: { players: [{ is_computer: true }, { is_computer: true }], moment: {} } } as unknown as Seat).isWanted).toBe(false);
  });
});
