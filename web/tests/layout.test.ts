import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { beforePlayer, lentTo, loadOf, lowerOf, lyingOn, objectivesOf, rowsOf, spotOf } from "../src/state/layout";
import { boardOf, zone, type Board } from "../src/state/table";
import { Plan } from "../src/start/plan.svelte";
import type { CardHere, Face, Table } from "../src/wire";
import { isUpdate, recorded } from "./recorded";
import { changed } from "../src/state/table";

const SOURCE = new URL("../src", import.meta.url).pathname;

describe.each(["first", "second"] as const)("the table of the %s edition", (edition) => {
  const { messages } = recorded(edition);
  const [welcome, ...rest] = messages;
  if (welcome?.type !== "welcome") throw new Error("the first message is no welcome");
  const board = rest.filter(isUpdate).reduce((it, update) => changed(it, update.change), boardOf(welcome.table));
  const face = (id: string | undefined): Face | undefined => (id ? { id, title: id, type: "personnel" } : undefined);

  it("shows every card of every place once", () => {
    for (const place of board.places.keys()) {
      const spot = spotOf(board, place, lowerOf(board, 0), face);
      const forces = [...spot.ours, ...spot.theirs].flatMap((it) => [...it.vessels, ...it.team]);
      const there = ["surface", "orbit", "space"].flatMap((role) => zone(board, place, role)).filter(Boolean);
      expect([...forces].sort()).toEqual([...there].sort());
      expect(spot.missions).toEqual(zone(board, place, "mission"));
    }
  });

  it("has the viewer at the lower edge", () => {
    expect(lowerOf(board, 2)).toBe(1);
    const rows = rowsOf(board);
    expect(rows).toHaveLength(board.rows.length);
    if (rows.some((it) => it.player)) expect(rows.at(-1)?.player).toBe(1);
  });

  it("sorts the zones of a player without losing one", () => {
    for (const player of board.players) {
      const { held, piles, open } = beforePlayer(board, player.number);
      expect([...held, ...piles, ...open]).toHaveLength(board.zones.get(player.number)?.length ?? 0);
      if (!player.is_you) expect(held).toEqual([]);
    }
  });
});

describe("a station with sites", () => {
  const types: Readonly<Record<number, string>> = { 1001: "facility", 1002: "site", 1003: "site", 1004: "ship", 1005: "personnel" };
  const card = (id: number, parent: number, role: string) => ({ id, face: `${id}`, name: `${id}`, parent, role, owner: 1, controller: 1, is_face_up: true });
  const table = boardOf({
    viewer: 1, ruleset: "1e-modern", moment: { label: "", turn: 1, part: "" }, rows: [], result: [],
    players: [{ number: 1 }, { number: 2 }],
    places: [{ id: 100, name: "Excavation", kind: "planet" }],
    cards: [card(1001, 100, "space"), card(1002, 1001, "site"), card(1003, 1001, "site"), card(1004, 1003, "docked"), card(1005, 1003, "aboard")],
    zones: [
      { parent: 100, role: "space", label: "space", cards: [1001] },
      { parent: 1001, role: "site", label: "sites", cards: [1002, 1003] },
      { parent: 1001, role: "seeds", label: "beneath the station", cards: [0, 0] },
      { parent: 1003, role: "docked", label: "docked", cards: [1004] },
      { parent: 1003, role: "aboard", label: "aboard", cards: [1005] },
    ],
  } as unknown as Table);
  const face = (id: string | undefined): Face | undefined => (id ? ({ id, title: id, type: types[Number(id)] } as Face) : undefined);

  it("has its sites in it in their order, and at each those who are there", () => {
    expect(loadOf(table, 1001, face).docked).toEqual([1002, 1003]);
    expect(loadOf(table, 1002, face)).toMatchObject({ docked: [], aboard: [] });
    expect(loadOf(table, 1003, face)).toMatchObject({ docked: [1004], aboard: [1005] });
    expect(loadOf(table, 1001, face).lying).toEqual([]);
    expect(loadOf(table, 1001, face).beneath).toMatchObject([{ label: "beneath the station", cards: [0, 0] }]);
  });
});

describe("a card that nobody controls", () => {
  const card = (id: number, controller: number) => ({ id, face: `face-${id}`, name: `${id}`, parent: 100, role: "space", owner: 2, controller, is_face_up: true });
  const table = boardOf({
    viewer: 1, ruleset: "1e-modern", moment: { label: "", turn: 1, part: "" }, rows: [], result: [],
    players: [{ number: 1 }, { number: 2 }],
    places: [{ id: 100, name: "Excavation", kind: "planet" }],
    cards: [card(1001, 1), card(1002, 0)],
    zones: [{ parent: 100, role: "space", label: "space", cards: [1001, 1002] }],
  } as unknown as Table);

  it("stands in space beside the ships of the opponent", () => {
    const spot = spotOf(table, 100, 1, (id) => (id ? ({ id, title: id, type: "dilemma" } as Face) : undefined));
    expect(spot.ours.map((it) => it.vessels)).toEqual([[1001]]);
    expect(spot.theirs).toEqual([{ player: 0, vessels: [1002], team: [] }]);
    expect(spot.lying).toEqual([]);
  });
});

describe("the objectives of a player", () => {
  const zones = [
    { parent: 1, role: "completed", label: "completed objectives", cards: [1003] },
    { parent: 1, role: "objectives", label: "objectives", cards: [0, 0] },
    { parent: 1, role: "tactics", label: "tactics", cards: [0] },
    { parent: 1, role: "objective", label: "active objectives", cards: [1001, 1002] },
  ];
  const table = boardOf({
    viewer: 1, ruleset: "objectives", moment: { label: "", turn: 1, part: "" }, players: [], rows: [], places: [], result: [], cards: [], zones,
  } as unknown as Table);

  it("are read on the map, active ones first, and their side decks are piles", () => {
    expect(objectivesOf(table, 1).map((it) => it.role)).toEqual(["objective", "completed"]);
    expect(beforePlayer(table, 1).piles.map((it) => it.role)).toEqual(["objectives", "tactics"]);
    expect(beforePlayer(table, 1).open).toEqual([]);
    expect(objectivesOf(table, 2)).toEqual([]);
  });
});

describe("cards that lie on a card without being in play", () => {
  const card = (id: number, parent: number, role: string, owner: number, controller = owner): CardHere => ({
    id, parent, role, owner, controller, name: `card ${id}`, face: `${id}`, is_face_up: true,
  }) as CardHere;
  const table = (viewer: number): Board => boardOf({
    viewer, ruleset: "", moment: { label: "", turn: 1, part: "" }, players: [], rows: [], places: [], result: [],
    cards: [card(1001, 1, "core", 1), card(1002, 1001, "upon", 2), card(1003, 1001, "upon", 1), card(1004, 2, "hand", 2)],
    zones: [{ parent: 1, role: "core", label: "core", cards: [1001] }, { parent: 1001, role: "upon", label: "on it", cards: [1002, 1003] }],
  } as unknown as Table);

  it("are held by their owner, unless the owner commands the card beneath", () => {
    expect(lentTo(table(2), "as if").map((it) => it.cards)).toEqual([[1002]]);
    expect(lentTo(table(1), "as if")).toEqual([]);
    expect(lentTo(table(3), "as if")).toEqual([]);
  });

  it("lie open beside it for everybody", () => {
    expect(lyingOn(table(3), 1001)).toEqual([1002, 1003]);
    expect(lyingOn(table(3), 1002)).toEqual([]);
  });
});

describe("the plan of a match", () => {
  const decks = ["a", "b"].map((name) => ({ name, label: name, about: "" }));
  const weak = { name: "weak", label: "Weak" };
  const usual = { name: "computer", label: "Computer", is_usual: true };
  const strong = { name: "strong", label: "Strong", times: ["strong-quick", "strong", "strong-thorough"].map((name) => ({ name, label: name })) };
  const lobby = {
    rulesets: [
      { name: "one", label: "One, new", edition: "One", about: "First of all.", seats: [2, 3], decks, opponents: [weak, usual, strong] },
      { name: "other", label: "One, other", edition: "One", about: "First of all.", seats: [2, 3], decks, opponents: [weak, usual, strong] },
      { name: "two", label: "Two, old", edition: "Two", about: "Then again.", seats: [2], decks, opponents: [weak, usual] },
    ],
  };

  it("can be begun as it stands, against the computer with another deck", () => {
    const plan = new Plan(lobby);
    expect(plan.wanted).toEqual({
      ruleset: "one",
      seats: [
        { who: "me", deck: "a" },
        { who: "computer", deck: "b" },
      ],
      time: null,
    });
  });

  it("calls rulesets what the server calls them", () => {
    const plan = new Plan(lobby);
    expect(plan.label("two")).toBe("Two, old");
    expect(plan.label("gone")).toBe("gone");
    expect(plan.about("Two")).toBe("Then again.");
  });

  it.each(["weak", "strong", "strong-thorough", "friend", "beside me"])("keeps %s where the rules offer that", (who) => {
    const plan = new Plan(lobby);
    plan.seats[1]!.who = who;
    plan.chooseRuleset("other");
    expect(plan.wanted.seats[1]!.who).toBe(who);
  });

  it.each([["strong", "computer"], ["strong-quick", "computer"], ["weak", "weak"], ["friend", "friend"]])("of %s makes %s where there is nobody stronger", (who, then) => {
    const plan = new Plan(lobby);
    plan.seats[1]!.who = who;
    plan.chooseEdition("Two");
    expect(plan.wanted.seats[1]!.who).toBe(then);
  });

  it("leaves whoever sits there when the door to the computer is taken", () => {
    const plan = new Plan(lobby);
    plan.seats[1]!.who = "strong-quick";
    plan.against("computer");
    expect(plan.seats[1]!.who).toBe("strong-quick");
    plan.against("friend");
    plan.against("computer");
    expect(plan.seats[1]!.who).toBe("computer");
  });

  it("has no more seats than the game", () => {
    const plan = new Plan(lobby);
    plan.add();
    plan.add();
    expect(plan.seats).toHaveLength(3);
    plan.chooseEdition("Two");
    expect(plan.seats).toHaveLength(2);
    plan.remove(1);
    expect(plan.seats).toHaveLength(2);
  });
});

describe("the source", () => {
  const files = (readdirSync(SOURCE, { recursive: true }) as string[]).filter((it) => /\.(svelte|ts)$/.test(it) && !/(wire|en)\.ts$/.test(it));

  it.each(files)("%s is short", (file) => {
    expect(readFileSync(join(SOURCE, file), "utf8").split("\n").length).toBeLessThanOrEqual(300);
  });

  it.each(files)("%s has no style in an attribute, which the content policy forbids", (file) => {
    expect(readFileSync(join(SOURCE, file), "utf8")).not.toMatch(/\sstyle=/);
  });
});
