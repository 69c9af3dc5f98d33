import { describe, expect, it } from "vitest";

import { Cells } from "../src/state/cells.svelte";
import { Desk } from "../src/state/desk.svelte";
import { Seat } from "../src/state/seat.svelte";
import { isUpdate, recorded } from "./recorded";
import { FakeBrowser } from "./surroundings";

describe("values that are watched each for itself", () => {
  it("are kept by number, and empty where nothing was put", () => {
    const cells = new Cells("");
    cells.put(1, "a");
    cells.put(1, "b");
    expect([cells.of(1), cells.of(2)]).toEqual(["b", ""]);
    expect([cells.has(1), cells.has(2)]).toEqual([true, false]);
  });

  it("are empty again where nothing is put any more", () => {
    const cells = new Cells("");
    cells.putAll(new Map([[1, "a"], [2, "b"]]));
    cells.putAll(new Map([[2, "c"], [3, "d"]]));
    expect([1, 2, 3].map((it) => cells.of(it))).toEqual(["", "c", "d"]);
  });
});

describe.each(["first", "second"] as const)("a seat of the %s edition", (edition) => {
  const around = new FakeBrowser();
  const seat = new Seat("ws://here/seat", () => 0, around);
  seat.connect();
  around.socket.open();
  const { messages } = recorded(edition);
  around.socket.say(messages[0]!);

  it("has every card for itself as it is on the board, whatever comes and goes", () => {
    const desk = new Desk(seat);
    const seen = new Set<number>();
    for (const update of messages.filter(isUpdate)) {
      around.socket.say(update);
      for (const id of seat.board!.cards.keys()) seen.add(id);
      desk.mark();
      for (const id of seen) {
        expect(seat.cardOf(id)).toBe(seat.board!.cards.get(id));
        const offered = seat.offers.about.get(id)?.some((it) => it.key[1] === id || !it.key[1]);
        const chosen = seat.choosing?.isPick && seat.offers.candidates.has(id);
        expect(desk.markOf(id) !== "").toBe(!!(chosen || (!seat.choosing?.isPick && offered)));
      }
    }
    expect(seen.size).toBeGreaterThan(10);
  });

  it("points at things, and at none any more", () => {
    const desk = new Desk(seat);
    desk.mark();
    const [card] = seat.board!.cards.keys();
    desk.pointed = new Set([card!]);
    expect(desk.isPointed(card!)).toBe(true);
    desk.pointed = new Set();
    expect(desk.isPointed(card!)).toBe(false);
  });
});
