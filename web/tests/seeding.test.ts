import { describe, expect, it } from "vitest";

import { linesWithRoom, unitOf } from "../src/seeding/fitting";
import { Arranging, type Say } from "../src/state/arranging.svelte";
import { draftOf, emptyDraft, faceUpAt, placed, planOf, pruned, put, shifted, spotOf, without } from "../src/state/seedPlan";
import type { FromClient, GivenPlan, Refused, SeedBoard, ShownProblem } from "../src/wire";
import { settled } from "./surroundings";

const [THEIRS, MINE, SPACE] = [10, 11, 12];
const [ARCHER, ARCHER_TOO, MINE_FIELD, FIND, OUTPOST] = [1001, 1002, 1003, 1004, 1005];

const BOARD: SeedBoard = {
  part: "seeds",
  question: "?",
  groups: [{ kind: "planet", label: "Planet dilemmas" }],
  cards: [
    { card: ARCHER, group: 0, beneath: [THEIRS, MINE], whose: "theirs" },
    { card: ARCHER_TOO, group: 0, beneath: [THEIRS, MINE], whose: "theirs" },
    { card: MINE_FIELD, group: 0, beneath: [SPACE], whose: "theirs" },
    { card: FIND, group: 0, beneath: [THEIRS, MINE], whose: "own" },
    { card: OUTPOST, group: 0, at: [MINE, SPACE] },
  ],
  places: [
    { place: THEIRS, whose: "theirs", is_open: true },
    { place: MINE, whose: "own", is_open: true },
    { place: SPACE, whose: "theirs", is_open: true },
  ],
};

const why = (reason: string): Refused => ({ reason, sentence: `${reason}.` });
const isCopy = (one: number, other: number): boolean => [one, other].every((it) => [ARCHER, ARCHER_TOO].includes(it));

/** A server that keeps what it is told; which says of cards what is wrong with them, and proposes one plan. */
class Server {
  readonly heard: FromClient["type"][] = [];
  plan: GivenPlan | null = null;
  problems: readonly ShownProblem[] = [];
  proposal: GivenPlan = { part: "seeds", stacks: [[THEIRS, [ARCHER]]], beside: [[OUTPOST, MINE]] };
  isAway = false;
  refuses: Refused | null = null;
  isSlow: Promise<void> | null = null;

  readonly say: Say = async (message) => {
    await this.isSlow;
    if (this.isAway) return null;
    this.heard.push(message.type);
    if (this.refuses) return { type: "refused", ref: 1, why: this.refuses };
    if (message.type === "propose-seed-plan") this.plan = this.proposal;
    if (message.type === "arrange-seeds" || message.type === "follow-seed-plan") this.plan = message.plan;
    if (message.type === "follow-seed-plan" || message.type === "hold-seed-plan") return { type: "accepted", ref: 1 };
    return { type: "planned", ref: 1, plan: this.plan!, problems: this.problems.filter((it) => JSON.stringify(this.plan).includes(String(it.card))) };
  };
}

describe("a plan in the making", () => {
  const beneath = (place: number) => ({ kind: "beneath", place }) as const;
  const full = put(put(put(emptyDraft("seeds"), ARCHER, beneath(THEIRS)), FIND, beneath(THEIRS)), MINE_FIELD, beneath(SPACE));

  it("puts a card in one spot at a time", () => {
    const moved = put(full, ARCHER, beneath(MINE));
    expect(spotOf(moved, ARCHER)).toEqual(beneath(MINE));
    expect(moved.stacks.get(THEIRS)).toEqual([FIND]);
    expect(put(moved, ARCHER, { kind: "at", target: SPACE }).stacks.has(MINE)).toBe(false);
    expect(full.stacks.get(THEIRS)).toEqual([ARCHER, FIND]);
  });

  it("puts a card before another, wherever in the stack it was", () => {
    const three = put(full, ARCHER_TOO, beneath(THEIRS));
    expect(put(three, ARCHER_TOO, beneath(THEIRS), 0).stacks.get(THEIRS)).toEqual([ARCHER_TOO, ARCHER, FIND]);
    expect(put(three, ARCHER, beneath(THEIRS), 2).stacks.get(THEIRS)).toEqual([FIND, ARCHER, ARCHER_TOO]);
    expect(put(three, ARCHER, beneath(THEIRS), 3).stacks.get(THEIRS)).toEqual([FIND, ARCHER_TOO, ARCHER]);
    expect(put(three, MINE_FIELD, beneath(THEIRS), 1).stacks.get(THEIRS)).toEqual([ARCHER, MINE_FIELD, FIND, ARCHER_TOO]);
  });

  it("shifts a card within its stack, and not beyond", () => {
    expect(shifted(full, FIND, -1).stacks.get(THEIRS)).toEqual([FIND, ARCHER]);
    expect(shifted(full, FIND, 1)).toBe(full);
    expect(shifted(full, OUTPOST, 1)).toBe(full);
  });

  it("takes back, and leaves no empty stack", () => {
    expect(without(full, MINE_FIELD).stacks.has(SPACE)).toBe(false);
    expect(placed(without(full, ARCHER))).toEqual([FIND, MINE_FIELD]);
  });

  it("lays missions to the ends, each to one", () => {
    const left = put(emptyDraft("missions"), "1e-1", { kind: "end", side: "left" });
    expect(planOf(put(left, "1e-1", { kind: "end", side: "right" })).sides).toEqual([["1e-1", "right"]]);
    expect(placed(without(left, "1e-1"))).toEqual([]);
  });

  it("tells what lies face up at a place: on what is there too, and behind what is to be on that", () => {
    const [STATION, SITE, BEHIND] = [2001, 2002, 2003];
    const draft = { ...emptyDraft("seeds"), beside: [[BEHIND, SITE], [SITE, STATION], [OUTPOST, MINE]] as const };
    expect(faceUpAt(draft, SPACE, [STATION])).toEqual([STATION, SITE, BEHIND]);
    expect(faceUpAt(draft, MINE, [])).toEqual([OUTPOST]);
    expect(faceUpAt(draft, THEIRS, [])).toEqual([]);
  });

  it("is what is sent, and what comes back", () => {
    const whole = put(full, OUTPOST, { kind: "at", target: MINE });
    expect(planOf(draftOf(planOf(whole)))).toEqual(planOf(whole));
    expect(planOf(pruned(whole, new Set([FIND, OUTPOST])))).toEqual({ part: "seeds", sides: [], stacks: [[THEIRS, [FIND]]], beside: [[OUTPOST, MINE]] });
  });
});

describe("the board", () => {
  it("tells the server of every change, and takes changes back one by one", async () => {
    const server = new Server();
    const board = new Arranging(BOARD, server.say);
    board.put(ARCHER, board.spotAt(ARCHER, THEIRS));
    await settled();
    board.put(OUTPOST, board.spotAt(OUTPOST, MINE));
    await settled();
    expect(server.plan).toEqual({ part: "seeds", sides: [], stacks: [[THEIRS, [ARCHER]]], beside: [[OUTPOST, MINE]] });
    board.undo();
    await settled();
    expect(server.plan?.beside).toEqual([]);
    board.undo();
    expect(board.mayUndo).toBe(false);
    expect(board.placed.size).toBe(0);
  });

  it("tells what came meanwhile once", async () => {
    const server = new Server();
    const board = new Arranging(BOARD, server.say);
    let go = (): void => undefined;
    server.isSlow = new Promise((resolve) => (go = resolve));
    for (const card of [ARCHER, FIND]) board.put(card, board.spotAt(card, THEIRS));
    board.put(MINE_FIELD, board.spotAt(MINE_FIELD, SPACE));
    go();
    await settled();
    expect(server.heard).toEqual(["arrange-seeds", "arrange-seeds"]);
    expect(server.plan?.stacks).toEqual([[THEIRS, [ARCHER, FIND]], [SPACE, [MINE_FIELD]]]);
  });

  it("gives back what cannot be, and says why", async () => {
    const server = new Server();
    server.problems = [{ card: OUTPOST, title: "Outpost", target: THEIRS, where: "", why: why("icon-not-shown") }];
    const board = new Arranging(BOARD, server.say);
    board.put(ARCHER, board.spotAt(ARCHER, THEIRS));
    await settled();
    board.put(OUTPOST, { kind: "at", target: THEIRS });
    await settled();
    expect(board.no?.reason).toBe("icon-not-shown");
    expect([...board.placed]).toEqual([ARCHER]);
    expect(server.plan?.beside).toEqual([]);
  });

  it("says which mission is placed now and has no end, and goes on once it has", async () => {
    const server = new Server();
    const missions = [{ mission: "1e-1", title: "Near" }, { mission: "1e-2", title: "Far", card: 7 }];
    const board = new Arranging({ part: "missions", question: "?", missions, is_asked: true, is_in_force: true }, server.say);
    expect(board.awaited?.title).toBe("Far");
    await board.giveEnd("right");
    expect(board.awaited).toBeUndefined();
    expect(server.heard.at(-1)).toBe("follow-seed-plan");
    expect(server.plan?.sides).toEqual([["1e-2", "right"]]);
    board.take({ part: "missions", question: "?", missions: [{ mission: "1e-1", title: "Near", card: 8 }], is_in_force: true });
    expect(board.awaited).toBeUndefined();
  });

  it("warns before it is followed, and asks for a second word", async () => {
    const server = new Server();
    server.problems = [{ card: MINE_FIELD, title: "Gravitic Mine", target: THEIRS, where: "", why: why("other-kind"), is_possible: true }];
    const board = new Arranging(BOARD, server.say);
    board.put(MINE_FIELD, board.spotAt(MINE_FIELD, THEIRS));
    await settled();
    expect(board.warnings.get(MINE_FIELD)?.why.reason).toBe("other-kind");
    await board.follow();
    expect(server.heard).not.toContain("follow-seed-plan");
    expect(board.isWarned).toBe(true);
    board.letGo();
    expect(board.isWarned).toBe(false);
    await board.follow();
    await board.follow(true);
    expect(server.heard.at(-1)).toBe("follow-seed-plan");
    expect(board.isWarned).toBe(false);
  });

  it("shows what is proposed, to be changed and taken back", async () => {
    const server = new Server();
    const board = new Arranging(BOARD, server.say);
    board.put(FIND, board.spotAt(FIND, MINE));
    await settled();
    await board.propose();
    expect(planOf(board.draft)).toEqual({ ...server.proposal, sides: [] });
    board.undo();
    await settled();
    expect([...board.placed]).toEqual([FIND]);
  });

  it("puts a card where such cards mostly go: fewest first, no copy beside a copy, a facility where it may be", () => {
    const board = new Arranging(BOARD, new Server().say);
    board.putUsually(ARCHER, isCopy);
    expect(spotOf(board.draft, ARCHER)).toEqual({ kind: "beneath", place: THEIRS });
    board.putUsually(ARCHER_TOO, isCopy);
    expect(spotOf(board.draft, ARCHER_TOO)).toEqual({ kind: "beneath", place: MINE });
    board.putUsually(FIND, isCopy);
    expect(spotOf(board.draft, FIND)).toEqual({ kind: "beneath", place: MINE });
    board.putUsually(OUTPOST, isCopy);
    expect(spotOf(board.draft, OUTPOST)).toEqual({ kind: "at", target: MINE });
  });

  it("knows what belongs where; a facility goes beneath a mission as a bluff only", () => {
    const board = new Arranging(BOARD, new Server().say);
    expect(board.belongs(ARCHER, board.spotAt(ARCHER, SPACE))).toBe(false);
    expect(board.belongs(ARCHER, board.spotAt(ARCHER, MINE))).toBe(true);
    expect(board.spotAt(OUTPOST, MINE)).toEqual({ kind: "at", target: MINE });
    board.pick(OUTPOST);
    board.isBluff = true;
    expect(board.spotAt(OUTPOST, MINE)).toEqual({ kind: "beneath", place: MINE });
    board.pick(ARCHER);
    expect(board.isBluff).toBe(false);
  });

  it("goes on with what is seeded: that is arranged no longer", async () => {
    const server = new Server();
    const board = new Arranging(BOARD, server.say);
    for (const card of [ARCHER, MINE_FIELD]) board.put(card, board.spotAt(card, card === ARCHER ? THEIRS : SPACE));
    await settled();
    const left = BOARD.cards!.filter((it) => it.card !== ARCHER);
    board.take({ ...BOARD, cards: left, plan: server.plan, is_in_force: true });
    expect([...board.placed]).toEqual([MINE_FIELD]);
    board.put(FIND, board.spotAt(FIND, MINE));
    expect([...board.placed]).toEqual([MINE_FIELD]);
    expect(board.mayUndo).toBe(false);
    board.take({ ...BOARD, cards: left, plan: server.plan, stopped: "Your plan has stopped." });
    board.put(FIND, board.spotAt(FIND, MINE));
    expect(board.placed.has(FIND)).toBe(true);
  });

  it("begins with what was kept, and judges it", async () => {
    const server = new Server();
    server.problems = [{ card: ARCHER, title: "Archer", target: SPACE, where: "", why: why("other-kind"), is_possible: true }];
    const board = new Arranging({ ...BOARD, plan: { part: "seeds", stacks: [[SPACE, [ARCHER]]] } }, server.say);
    await settled();
    expect(spotOf(board.draft, ARCHER)).toEqual({ kind: "beneath", place: SPACE });
    expect(board.problems).toHaveLength(1);
  });

  it("says again what nobody could hear once the line is mended", async () => {
    const server = new Server();
    const board = new Arranging(BOARD, server.say);
    server.isAway = true;
    board.put(ARCHER, board.spotAt(ARCHER, THEIRS));
    await settled();
    expect(server.plan).toBeNull();
    server.isAway = false;
    board.take(BOARD);
    await settled();
    expect(server.plan).toMatchObject({ stacks: [[THEIRS, [ARCHER]]] });
    expect([...board.placed]).toEqual([ARCHER]);
  });

  it("does not go on asking a server that refuses", async () => {
    const server = new Server();
    const board = new Arranging(BOARD, server.say);
    server.refuses = why("other-seed-phase");
    board.put(ARCHER, board.spotAt(ARCHER, THEIRS));
    await settled();
    expect(board.no?.reason).toBe("other-seed-phase");
    expect(board.placed.size).toBe(0);
    expect(server.heard.length).toBeLessThan(4);
    await board.propose();
    expect(board.no?.reason).toBe("other-seed-phase");
  });
});

describe("how large the places are", () => {
  it("has all places of a line in the window where they can be read then, and is pushed to its sides otherwise", () => {
    expect(unitOf([11], 1390, 16, 6.25)).toBeCloseTo(1.18, 1);
    expect(unitOf([11], 640, 16, 9.4)).toBe(0.9);
    expect(unitOf([4], 1390, 16, 9.4)).toBe(1.6);
    expect(unitOf([6, 12], 1390, 16, 6)).toBe(unitOf([12], 1390, 16, 6));
    expect(unitOf([], 0, 16, 9.4)).toBe(0.9);
    expect(unitOf([11], 640, 20, 9.4) * 20).toBeCloseTo(14.4, 5);
  });

  it("comes nearer, to an end", () => {
    expect(unitOf([11], 640, 16, 9.4, 1.5)).toBe(1.35);
    expect(unitOf([11], 640, 16, 9.4, 9)).toBe(1.6);
  });

  it("has more lines of what missions ask for where the line is high enough", () => {
    expect(linesWithRoom(1, 1, 220, 207, 14)).toBe(2);
    expect(linesWithRoom(1, 1, 680, 207, 14)).toBe(10);
    expect(linesWithRoom(2, 1, 480, 207, 14)).toBe(3);
    expect(linesWithRoom(0, 0.9, 0, 207, 14)).toBe(2);
  });
});
