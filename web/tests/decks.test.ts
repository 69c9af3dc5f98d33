import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Draft, emptyDeck } from "../src/decks/draft.svelte";
import { byCost, bySkill, chance, meanAttributes, meanCost, shuffled, type Copies } from "../src/decks/figures";
import { withName, withoutLines } from "../src/decks/lines";
import { changed, copiesOf, grouped, homeOf, leftOut, listed, sizeOf, unknown, whereIs } from "../src/decks/piles";
import type { Face, Library, WrittenDeck } from "../src/wire";

const LIBRARY = {
  ruleset: "2e-cta2003",
  piles: [
    { name: "missions", types: ["mission"] },
    { name: "dilemmas", types: ["dilemma"] },
    { name: "cards", types: ["personnel", "ship"] },
  ],
} as unknown as Library;
const EMPTY = emptyDeck(LIBRARY, "Mine");
const face = (it: Partial<Face>): Face => ({ id: "x", title: "X", type: "personnel", ...it }) as Face;

describe("a list of cards", () => {
  it("loses the lines that are left out", () => {
    expect(withoutLines("1 Daro\nhello\n\n2 Emok\n", [2, 4])).toBe("1 Daro\n\n");
  });

  it("takes another name in one line, whatever stands in it", () => {
    expect(withName("2x Daroo\r\n1 Daroo", 1, "Daroo", "Daro")).toBe("2x Daro\n1 Daroo");
    expect(withName("2x $Daroo", 1, "$Daroo", "$&")).toBe("2x $&");
    expect(withName("Dar  oo", 1, "Dar oo", "Daro")).toBe("Daro");
    expect(withName("2  Captian   Picard", 1, "Captian Picard", "Jean-Luc Picard")).toBe("2  Jean-Luc Picard");
    expect(withName("3x x", 1, "x", "Q")).toBe("3x Q");
    expect(withName("2x ❖Daroo", 1, "Darooo", "Daro")).toBe("2x Daro");
  });
});

describe("a deck", () => {
  it("takes copies and gives them back", () => {
    const two = changed(changed(EMPTY, "cards", "a", 1), "cards", "a", 1);
    expect([sizeOf(two, "cards"), copiesOf(two, "a")]).toEqual([2, 2]);
    expect(changed(two, "cards", "a", -2)).toEqual(EMPTY);
    expect(changed(EMPTY, "cards", "a", -1)).toBe(EMPTY);
    expect(sizeOf(changed(EMPTY, "cards", "a", 500), "cards")).toBe(99);
  });

  it("keeps missions in their order, and one that is there twice", () => {
    const deck = ["a", "b", "a"].reduce((it, card) => changed(it, "missions", card, 1), EMPTY);
    expect(deck.missions).toEqual(["a", "b", "a"]);
    expect(listed(deck, "missions")).toEqual([["a", 2], ["b", 1]]);
    expect(changed(deck, "missions", "a", -1).missions).toEqual(["a", "b"]);
    expect(changed(deck, "missions", "b", -1).missions).toEqual(["a", "a"]);
  });

  it("is listed by types, last what is not known here", () => {
    const types = new Map([["w", "ship"], ["p", "personnel"]]);
    const lines = [["Unheard Of", 2], ["w", 1], ["p", 3]] as const;
    expect(grouped(lines, ["personnel", "ship"], (card) => types.get(card))).toEqual([
      { type: "personnel", lines: [["p", 3]] },
      { type: "ship", lines: [["w", 1]] },
      { type: "", lines: [["Unheard Of", 2]] },
    ]);
  });

  it("is left without what is not known here, wherever that lies", () => {
    const known = changed(changed(EMPTY, "missions", "m", 1), "cards", "a", 2);
    const deck = changed(changed(changed(known, "missions", "?", 1), "cards", "??", 3), "dilemmas", "?", 1);
    const strange = unknown(deck, (card) => !card.startsWith("?"));
    expect(strange).toEqual(["?", "??"]);
    expect(leftOut(deck, strange)).toEqual(known);
  });

  it("knows where a card lies", () => {
    expect(homeOf(LIBRARY, face({ type: "dilemma" }))).toBe("dilemmas");
    expect(homeOf(LIBRARY, face({ type: "unheard of" }))).toBe("cards");
    const deck = changed(EMPTY, "cards", "d", 1);
    expect(whereIs(deck, "d", "dilemmas")).toBe("cards");
    expect(whereIs(EMPTY, "d", "dilemmas")).toBe("dilemmas");
  });
});

describe("the numbers of a deck", () => {
  const cards: Copies = [
    [face({ cost: 1, skills: [{ name: "Law", level: 2 }], attributes: { Integrity: 4 } }), 3],
    [face({ cost: 4, skills: [{ name: "Law" } as never, { name: "Music" } as never], attributes: { Integrity: "X" } }), 1],
    [face({ type: "ship", cost: 4, attributes: { Range: 8 } }), 2],
  ];

  it("count copies", () => {
    expect(byCost(cards).map((it) => it.number)).toEqual([0, 3, 0, 0, 3]);
    expect(meanCost(cards)).toBeCloseTo(2.5);
    expect(bySkill(cards)).toEqual([{ label: "Law", number: 7 }, { label: "Music", number: 1 }]);
    expect(meanAttributes(cards)).toEqual([{ label: "Integrity", number: 4 }]);
    expect(byCost([[face({}), 2]])).toEqual([]);
  });

  it("tell the chance of a draw", () => {
    expect(chance(40, 1, 7)).toBeCloseTo(7 / 40);
    expect(chance(40, 3, 7)).toBeCloseTo(1 - (33 * 32 * 31) / (40 * 39 * 38));
    expect([chance(40, 0, 7), chance(40, 40, 1), chance(5, 1, 9), chance(0, 0, 7)]).toEqual([0, 1, 1, 0]);
  });

  it("shuffle every copy once", () => {
    expect(shuffled([["a", 2], ["b", 1]]).sort()).toEqual(["a", "a", "b"]);
    expect(shuffled([["a", 1], ["b", 1]], () => 0)).toEqual(["b", "a"]);
  });
});

describe("a draft", () => {
  const store = new Map<string, string>();
  let server: { status: number; body: unknown };
  const sent: { path: string; method: string; body: Record<string, unknown> }[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    store.clear();
    sent.length = 0;
    server = { status: 200, body: null };
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    });
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      const body = init.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : {};
      if (path === "/api/me") return Promise.resolve(new Response(JSON.stringify({ name: "Ann", is_guest: true, token: "t" })));
      if (path === "/api/deck-check") return Promise.resolve(new Response(JSON.stringify({ size: 0, troubles: [], missions: [] })));
      sent.push({ path, method: init.method ?? "GET", body });
      const kept = { id: "d1", version: (Number(body["version"]) || 0) + 1, deck: body["deck"], share: "" };
      return Promise.resolve(new Response(JSON.stringify(server.body ?? kept), { status: server.status }));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function begun(): Promise<{ draft: Draft; found: string[] }> {
    const found: string[] = [];
    const draft = new Draft((id) => found.push(id));
    draft.begin(EMPTY);
    await vi.advanceTimersByTimeAsync(0);
    return { draft, found };
  }

  it("is kept a moment after the last change, once", async () => {
    const { draft, found } = await begun();
    draft.add("cards", "a");
    draft.add("cards", "b");
    expect(draft.saving).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1000);
    expect(draft.saving).toBe("saved");
    expect(found).toEqual(["d1"]);
    expect(sent.map((it) => it.method)).toEqual(["POST"]);
    draft.add("cards", "a");
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.at(-1)).toMatchObject({ method: "PUT", path: "/api/decks/d1", body: { version: 1 } });
  });

  it("goes back and forward", async () => {
    const { draft } = await begun();
    draft.add("cards", "a");
    draft.rename("Other");
    draft.undo();
    expect(draft.deck.title).toBe("Mine");
    draft.undo();
    expect(draft.deck).toEqual(EMPTY);
    draft.redo();
    draft.redo();
    expect([draft.deck.title, copiesOf(draft.deck, "a"), draft.canRedo]).toEqual(["Other", 1, false]);
  });

  it("stays in the browser when the server does not take it, and is found again", async () => {
    server = { status: 503, body: { reason: "busy", sentence: "This cannot be done just now." } };
    const { draft } = await begun();
    draft.add("cards", "a");
    await vi.advanceTimersByTimeAsync(1000);
    expect([draft.saving, draft.trouble]).toEqual(["here", "This cannot be done just now."]);
    const again = new Draft(() => undefined);
    again.begin(EMPTY);
    expect(copiesOf(again.deck, "a")).toBe(1);
  });

  it("asks when another window has changed the deck, and loses neither", async () => {
    const { draft } = await begun();
    draft.add("cards", "a");
    await vi.advanceTimersByTimeAsync(1000);
    server = { status: 400, body: { reason: "changed", sentence: "Changed elsewhere." } };
    draft.add("cards", "b");
    await vi.advanceTimersByTimeAsync(1000);
    expect(draft.saving).toBe("clash");
    const other: WrittenDeck = { ...EMPTY, title: "Theirs" };
    server = { status: 200, body: { id: "d1", version: 7, deck: other, share: "" } };
    await draft.takeOther();
    expect(draft.deck.title).toBe("Theirs");
    draft.undo();
    expect(copiesOf(draft.deck, "b")).toBe(1);
  });
});
