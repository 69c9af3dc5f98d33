import { describe, expect, it } from "vitest";

import { verdictOf } from "../src/play/verdict";
import { Reel } from "../src/state/reel.svelte";
import type { GameSummary, Shot } from "../src/wire";

const LINES = ["The opponent wins.", "Enough points to win."];
const name = (player: number): string => ["", "Captain", "Commander Vale"][player]!;
const one = (player: number, points: number) => ({ player, points, by_turn: [], missions: [], revealed: [], others: [] });
const ended = (winners: readonly number[], reason = "points"): GameSummary => ({ players: [one(1, 30), one(2, 105)], decided: "", winners, reason, completes: "mission" });

describe("how a game ended", () => {
  it("is told with names and points", () => {
    expect(verdictOf(ended([2]), LINES, 1, name)).toEqual({ title: "Defeat: Commander Vale wins, 105 to 30.", why: LINES[1], isWon: false });
    expect(verdictOf(ended([2]), LINES, 2, name)).toEqual({ title: "Victory! You win, 105 to 30.", why: LINES[1], isWon: true });
    expect(verdictOf(ended([2]), LINES, 0, name).title).toBe("Commander Vale wins, 105 to 30.");
  });

  it("says who has given up", () => {
    expect(verdictOf(ended([2], "left"), LINES, 2, name)).toEqual({ title: "Victory! You win.", why: "Captain has given the game up.", isWon: true });
    expect(verdictOf(ended([2], "left"), LINES, 1, name).title).toBe("Defeat: Commander Vale wins.");
    expect(verdictOf(ended([2], "left"), LINES, 1, name).why).toBe("You have given the game up.");
  });

  it("is told as the server says it where nobody has won alone", () => {
    expect(verdictOf(ended([1, 2]), LINES, 1, name)).toEqual({ title: LINES[0], why: LINES[1], isWon: null });
    expect(verdictOf(null, LINES, 1, name).title).toBe(LINES[0]);
  });

  it("can be looked at from the first picture that is kept", () => {
    const reel = new Reel();
    reel.rewind();
    expect(reel.isBack).toBe(false);
    for (const verb of ["begin_turn", "draw", "complete"]) reel.add({ kind: "card", verb, text: verb } as unknown as Shot, false);
    reel.rewind();
    expect([reel.place.number, reel.isBack, reel.shot?.verb]).toEqual([1, true, "begin_turn"]);
  });
});
