import { describe, expect, it } from "vitest";

import { boardOf, changed, nameOf, placeOf, zone } from "../src/state/table";
import type { Table } from "../src/wire";
import { isUpdate, recorded } from "./recorded";

const TABLE: Table = {
  viewer: 1,
  ruleset: "any",
  moment: { label: "now" },
  players: [
    { number: 1, name: "Ann" },
    { number: 2, name: "Ben" },
  ],
  rows: [{ label: "row", places: [10], player: 0 }],
  places: [{ id: 10, name: "Somewhere" }],
  cards: [
    { id: 1000, parent: 10, role: "space", owner: 1, controller: 1, name: "Ship" },
    { id: 1001, parent: 1000, role: "aboard", owner: 1, controller: 1, name: "Crew" },
  ],
  zones: [
    { parent: 10, role: "space", label: "in space", cards: [1000] },
    { parent: 1000, role: "aboard", label: "aboard", cards: [1001, 0] },
  ],
  result: [],
};

describe("a table", () => {
  it("finds zones, names and places by number", () => {
    const board = boardOf(TABLE);
    expect(zone(board, 1000, "aboard")).toEqual([1001, 0]);
    expect(zone(board, 1000, "docked")).toEqual([]);
    expect(placeOf(board, 1001)).toBe(10);
    expect(placeOf(board, 2)).toBe(0);
    expect([2, 10, 1000, 1234].map((it) => nameOf(board, it))).toEqual(["Ben", "Somewhere", "Ship", ""]);
  });

  it("keeps what a change does not name", () => {
    const board = boardOf(TABLE);
    const after = changed(board, { moment: { label: "later" } });
    expect(after.moment.label).toBe("later");
    expect(after.cards).toBe(board.cards);
    expect(after.zones).toBe(board.zones);
    expect(after.players).toBe(board.players);
  });

  it("takes a zone away when it has no cards, and leaves the earlier board as it was", () => {
    const board = boardOf(TABLE);
    const emptied = { parent: 1000, role: "aboard", label: "aboard", cards: [] };
    const after = changed(board, { gone_cards: [1001], zones: [emptied] });
    expect(after.zones.has(1000)).toBe(false);
    expect(after.cards.has(1001)).toBe(false);
    expect(zone(board, 1000, "aboard")).toEqual([1001, 0]);
    expect(board.cards.has(1001)).toBe(true);
  });

  it("changes a card in place and adds zones beside others", () => {
    const board = boardOf(TABLE);
    const card = { ...TABLE.cards[0]!, statuses: [{ name: "stopped", label: "stopped" }] };
    const on = { parent: 1000, role: "on", label: "on it", cards: [1002] };
    const after = changed(board, { cards: [card], zones: [on] });
    expect(after.cards.get(1000)?.statuses?.[0]?.label).toBe("stopped");
    expect(after.cards.get(1001)).toBe(board.cards.get(1001));
    expect(after.zones.get(1000)?.map((it) => it.role)).toEqual(["aboard", "on"]);
  });
});

describe.each(["second", "first"] as const)("a recorded game of the %s edition", (edition) => {
  it("comes by its changes to the table that is sent whole", () => {
    const { messages, end } = recorded(edition);
    const [welcome, ...updates] = messages;
    if (welcome?.type !== "welcome") throw new Error("the first message is no welcome");
    const last = updates.filter(isUpdate).reduce((board, it) => changed(board, it.change), boardOf(welcome.table));
    const whole = boardOf(end.table);
    expect(Object.fromEntries(last.cards)).toEqual(Object.fromEntries(whole.cards));
    expect(Object.fromEntries(last.places)).toEqual(Object.fromEntries(whole.places));
    expect(last.rows).toEqual(whole.rows);
    expect(last.moment).toEqual(whole.moment);
    const zones = (board: typeof last) =>
      [...board.zones.values()].flat().map((it) => `${it.parent} ${it.role} ${it.cards.join()}`).sort();
    expect(zones(last)).toEqual(zones(whole));
  });

  it("numbers its updates without gaps", () => {
    const numbers = recorded(edition).messages.map((it) => it.update);
    expect(numbers).toEqual(numbers.map((_, at) => numbers[0]! + at));
  });
});
