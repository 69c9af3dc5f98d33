import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Asked, Reply } from "../src/net/replies";
import { Choosing } from "../src/state/choosing.svelte";
import type { Seat } from "../src/state/seat.svelte";
import { settings, USUAL } from "../src/state/settings.svelte";
import { Training } from "../src/state/training.svelte";
import type { Prompt, SuggestedAnswer, ChanceTold } from "../src/wire";

const PLAY: SuggestedAnswer = { title: "The Officer would answer", text: "Play Kurn", option: ["play", 1001, 10, ""], things: [1001, 10] };

/** A seat as the training aid looks at it. */
function seat(chances: object = { training: true, foretold: true }) {
  const asked: string[] = [];
  const told: (ChanceTold | null)[] = [];
  const said: Reply[] = [];
  const it = {
    match: "m",
    chances,
    prompt: { number: 4 },
    choosing: null as Choosing | null,
    refused: null as object | null,
    ask: (message: Asked): Promise<Partial<Reply> | null> => {
      asked.push(message.type);
      return Promise.resolve(message.type === "ask-win-chance" ? (told.shift() ?? null) : (said.shift() ?? { type: "suggested", ref: 1, suggestion: PLAY }));
    },
  };
  return { it, asked, told, said, training: new Training(it as unknown as Seat) };
}

const chance = (turn: number, at: number | null): ChanceTold => ({ type: "win-chance", ref: 1, turn, chance: at });

describe("a training aid", () => {
  beforeEach(() => {
    vi.spyOn(settings, "keep").mockImplementation(() => undefined);
    settings.take({ shows_chance: true, suggests: true });
  });

  it("is off unless it was switched on, and where the server offers none", async () => {
    expect([USUAL.shows_chance, USUAL.suggests]).toEqual([false, false]);
    expect([seat({}).training.suggests, seat({}).training.showsChance]).toEqual([false, false]);
    expect([seat({ training: true }).training.suggests, seat({ training: true }).training.showsChance]).toEqual([true, false]);
    settings.take({});
    const { training, asked } = seat();
    expect([training.suggests, training.showsChance]).toEqual([false, false]);
    await training.suggest();
    expect(asked).toEqual([]);
  });

  it("asks once about a question, and says nothing of the next", async () => {
    const { training, asked, it } = seat();
    await training.suggest();
    await training.suggest();
    expect(asked).toEqual(["ask-suggestion"]);
    expect(training.suggestion).toEqual(PLAY);
    expect([training.isSuggested(["play", 1001, 10, ""]), training.isSuggested(["play", 1002, 10, ""])]).toEqual([true, false]);
    expect(training.things).toEqual([1001, 10]);
    it.prompt = { number: 5 };
    expect(training.suggestion).toBe(null);
    expect(training.things).toEqual([]);
  });

  it("says why nothing is suggested, unless the question has been answered", async () => {
    const { training, said, it } = seat();
    const refused = (reason: string): Reply => ({ type: "refused", ref: 1, why: { reason, sentence: "" } });
    said.push(refused("late"), refused("nothing-found"));
    await training.suggest();
    expect([training.suggestion, it.refused]).toEqual([null, null]);
    await training.suggest();
    expect(it.refused).toEqual({ reason: "nothing-found", sentence: "" });
    expect(training.isThinking).toBe(false);
  });

  it("keeps the latest chance of each turn, and forgets the turns that were taken back", async () => {
    const { training, told } = seat();
    told.push(chance(2, 0.5), chance(2, 0.6), chance(4, 0.7), chance(4, null), chance(2, 0.4));
    for (const prompt of [1, 2, 3, 4]) await training.look(prompt);
    expect(training.points).toEqual([{ turn: 2, chance: 0.6 }, { turn: 4, chance: 0.7 }]);
    expect(training.now?.chance).toBe(0.7);
    await training.look(5);
    expect(training.points).toEqual([{ turn: 2, chance: 0.4 }]);
  });

  it("asks for the chance once for a question, and again when the line was lost", async () => {
    const { training, asked, told } = seat();
    await training.look(1);
    told.push(chance(2, 0.5));
    await training.look(1);
    await training.look(1);
    expect(asked).toEqual(["ask-win-chance", "ask-win-chance"]);
  });

  it("chooses the cards that are suggested", () => {
    const { it } = seat();
    const prompt = { number: 4, kind: "cards", pick: { candidates: [1, 2, 3].map((card) => ({ card, label: "" })), most: 3 } } as unknown as Prompt;
    it.choosing = new Choosing(prompt, () => Promise.resolve(null));
    it.choosing.put([3, 1]);
    expect(it.choosing.chosen).toEqual([3, 1]);
    const order = new Choosing({ ...prompt, kind: "order" } as Prompt, () => Promise.resolve(null));
    order.put([2, 3, 1]);
    expect(order.chosen).toEqual([2, 3, 1]);
  });
});
