import { describe, expect, it } from "vitest";

import { Seat } from "../src/state/seat.svelte";
import type { Prompt, Update, Welcome } from "../src/wire";
import { isUpdate, recorded } from "./recorded";
import { FakeBrowser, settled } from "./surroundings";

function seated(edition: "first" | "second" = "second") {
  const around = new FakeBrowser();
  const seat = new Seat("ws://here/seat", () => 0, around);
  seat.connect();
  around.socket.open();
  const { messages, end } = recorded(edition);
  const welcome = messages[0] as Welcome;
  around.socket.say(welcome);
  return { around, seat, welcome, updates: messages.filter(isUpdate), end };
}

const ASKED: Prompt = { number: 900, kind: "action", name: "orders", question: "?", choices: [{ key: ["draw", 0, 0, ""], label: "Draw" }] };

function update(welcome: Welcome, prompt: Prompt | null, more: Partial<Update> = {}): Update {
  return { type: "update", update: welcome.update + 1, change: {}, prompt, log: [], happenings: [], chances: {}, ...more };
}

describe("a seat", () => {
  it("follows a game to its end", () => {
    const { around, seat, updates, end } = seated();
    for (const it of updates) around.socket.say(it);
    expect(seat.board?.moment).toEqual(end.table.moment);
    expect(seat.prompt?.question).toBe(end.prompt?.question);
    expect(seat.log.map((it) => it.text)).toEqual(end.log.map((it) => it.text));
  });

  it("cuts the log where one has gone back, and shows no picture of what was taken back", () => {
    const { around, seat, updates } = seated();
    for (const it of updates.slice(0, 6)) around.socket.say(it);
    const last = updates[5]!.update;
    const kept = seat.log.slice(0, 3);
    const line = { at: 3, verb: "went-back", text: "Taken back.", cards: [], faces: [] };
    around.socket.say({ type: "update", update: last + 1, change: {}, prompt: ASKED, log: [line], log_from: 3, happenings: [], chances: {} });
    expect(seat.log).toEqual([...kept, line]);
    expect(seat.reel.past).toEqual([]);
    expect(seat.caption).toEqual([]);
    expect(seat.prompt).toEqual(ASKED);
  });

  it("asks for the whole table when one goes back further than the log is kept", () => {
    const { around, seat, welcome } = seated();
    around.socket.say({ ...welcome, log: welcome.log.filter((it) => it.at > 900) });
    around.socket.say(update(welcome, ASKED, { log_from: 2 }));
    expect(around.sockets).toHaveLength(2);
    expect(seat.prompt?.number).not.toBe(900);
  });

  it("asks for the whole table when an update is missing", () => {
    const { around, seat, updates } = seated();
    around.socket.say(updates[1]!);
    expect(around.sockets).toHaveLength(2);
    around.socket.open();
    expect(around.socket.last("hello").seen).toBe(updates[0]!.update - 1);
    expect(seat.board?.cards.size).toBeGreaterThan(0);
  });

  it("answers with the number of the prompt on the screen, once", async () => {
    const { around, seat, welcome } = seated();
    around.socket.say(update(welcome, ASKED));
    const first = seat.choose(ASKED.choices![0]!);
    expect(await seat.choose(ASKED.choices![0]!)).toBe(false);
    const sent = around.socket.last("answer");
    expect(sent).toMatchObject({ prompt: 900, given: { option: ["draw", 0, 0, ""] } });
    around.socket.say({ type: "accepted", ref: sent.ref });
    expect(await first).toBe(true);
  });

  it("shows why an answer was refused, until the next prompt", async () => {
    const { around, seat, welcome } = seated();
    around.socket.say(update(welcome, ASKED));
    const answer = seat.choose(ASKED.choices![0]!);
    const why = { reason: "no", sentence: "Not now.", rule: { clause: "2E-x/1", text: "" } };
    around.socket.say({ type: "refused", ref: around.socket.last("answer").ref, why });
    expect(await answer).toBe(false);
    expect(seat.refused?.sentence).toBe("Not now.");
    around.socket.say(update({ ...welcome, update: welcome.update + 1 }, { ...ASKED, number: 901 }));
    expect(seat.refused).toBeNull();
  });

  it("keeps a half-made choice when the same prompt comes again", async () => {
    const { around, seat, welcome } = seated();
    const pick = { candidates: [{ card: 1000, label: "a" }, { card: 1001, label: "b" }], least: 1, most: 2 };
    const cards: Prompt = { number: 902, kind: "cards", name: "choose", question: "?", pick };
    around.socket.say(update(welcome, cards));
    seat.choosing?.toggle(1001);
    await settled();
    around.socket.say(update({ ...welcome, update: welcome.update + 1 }, cards));
    expect(seat.choosing?.chosen).toEqual([1001]);
  });

  it("asks what a half-made choice amounts to again when the line is mended", async () => {
    const { around, seat, welcome } = seated();
    const pick = { candidates: [{ card: 1000, label: "a" }, { card: 1001, label: "b" }], least: 1, most: 2 };
    const prompt: Prompt = { number: 903, kind: "cards", name: "choose", question: "?", pick };
    around.socket.say(update(welcome, prompt));
    seat.choosing?.toggle(1001);
    around.socket.close();
    await settled();
    around.wait();
    around.socket.open();
    around.socket.say({ ...welcome, update: welcome.update + 1, prompt });
    expect(around.socket.last("check")).toMatchObject({ prompt: 903, cards: [1001] });
    expect(seat.choosing?.chosen).toEqual([1001]);
  });

  it("gives up on questions that were open when the line broke", async () => {
    const { around, seat } = seated();
    const asked = seat.obstacles(1000);
    around.socket.close();
    expect(await asked).toEqual([]);
  });

  it("has a notice until it was read, and not again when the line is mended", () => {
    const { around, seat, welcome } = seated();
    expect(seat.notice).toBe("");
    around.socket.say({ ...welcome, notice: "Another version." });
    expect(seat.notice).toBe("Another version.");
    seat.closeNotice();
    around.socket.say({ ...welcome, notice: "Another version." });
    expect(seat.notice).toBe("");
    around.socket.say({ ...welcome, notice: "Another one." });
    expect(seat.notice).toBe("Another one.");
  });

  it("tells over the map what others did, and of the rest what was answered for the viewer", () => {
    const { around, seat, welcome } = seated();
    const other = welcome.table.viewer === 1 ? 2 : 1;
    const own = { at: 1, verb: "draw", text: "You draw." };
    const passed = { at: 2, verb: "passed", text: "Passed for you.", is_passed: true };
    around.socket.say(update(welcome, null, { log: [own] }));
    expect(seat.caption).toEqual([]);
    around.socket.say(update({ ...welcome, update: welcome.update + 1 }, null, { log: [own, passed] }));
    expect(seat.caption).toEqual([passed]);
    const happenings = [{ verb: "draw", player: other }];
    around.socket.say(update({ ...welcome, update: welcome.update + 2 }, null, { log: [own, passed], happenings }));
    expect(seat.caption).toEqual([own, passed]);
  });

  it("lets nothing begin to move that is shown in a hurry, and ends what moves", () => {
    const around = new FakeBrowser();
    const seat = new Seat("ws://here/seat", () => 400, around);
    seat.connect();
    around.socket.open();
    const welcome = recorded("second").messages[0] as Welcome;
    around.socket.say(welcome);
    const told: string[] = [];
    seat.stage = { before: () => void told.push("before"), after: () => void told.push("after"), finish: () => void told.push("finish") };
    for (const at of [0, 1, 2]) around.socket.say(update({ ...welcome, update: welcome.update + at }, null));
    expect(told).toEqual(["before", "after"]);
    seat.hurry();
    expect(told).toEqual(["before", "after", "finish"]);
    around.socket.say(update({ ...welcome, update: welcome.update + 3 }, null));
    expect(told).toEqual(["before", "after", "finish", "before", "after"]);
  });

  it("takes no second answer to a question while what came of the first is still to be shown", async () => {
    const { around, seat, welcome } = seated();
    around.socket.say(update(welcome, ASKED));
    const choice = ASKED.choices![0]!;
    const taken = seat.choose(choice);
    around.socket.say({ type: "accepted", ref: around.socket.last("answer").ref });
    expect(await taken).toBe(true);
    expect(seat.isGiven).toBe(true);
    expect(await seat.choose(choice)).toBe(false);
    around.socket.say(update({ ...welcome, update: welcome.update + 1 }, { ...ASKED, number: 901 }));
    expect(seat.isGiven).toBe(false);
    const next = seat.choose(choice);
    around.socket.say({ type: "accepted", ref: around.socket.last("answer").ref });
    expect(await next).toBe(true);
  });

  it("takes back to a line of the log, and knows the next match", async () => {
    const { around, seat } = seated();
    const undone = seat.undo(3);
    expect(around.socket.last("undo").to).toBe(3);
    around.socket.say({ type: "accepted", ref: around.socket.last("undo").ref });
    expect(await undone).toBe(true);
    around.socket.say({ type: "rematched", match: "next" });
    expect(seat.rematch).toBe("next");
  });
});
