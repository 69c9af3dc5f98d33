import { describe, expect, it } from "vitest";

import { Ending } from "../src/state/ending.svelte";
import type { Prompt, ShownOption } from "../src/wire";
import { knownOf, settings, USUAL } from "../src/state/settings.svelte";

describe("settings", () => {
  it("take of what was kept only what is known today", () => {
    expect(knownOf({ theme: "light", pace: "never", text: 1.15, has_sound: true, confirms: "yes", rank: 7 })).toEqual({ ...USUAL, theme: "light", has_sound: true });
    expect(knownOf({})).toEqual(USUAL);
  });

  it("tell of each change with all that is liked, but not of what comes from elsewhere", () => {
    const told: unknown[] = [];
    settings.onChange = (liked) => told.push(liked);
    settings.like({ cards: "large" });
    settings.take({ pace: "quick" });
    expect(told).toEqual([{ ...USUAL, cards: "large" }]);
    expect(settings.liked).toEqual({ ...USUAL, pace: "quick" });
    settings.onChange = null;
    settings.take({});
  });
});

describe("an end of a part of the turn", () => {
  const end = { key: ["end-play", 0, 0, ""], label: "End", goes_on: true } as ShownOption;
  const play = { key: ["play", 1001, 0, ""], label: "Play" } as ShownOption;
  const asked = (number: number, ...choices: ShownOption[]) => ({ number, choices }) as unknown as Prompt;

  it("counts at once unless it is to be asked about", () => {
    expect(new Ending().asks(asked(1, play, end), end)).toBe(false);
  });

  it("is asked about once in each question in which something else could be done", () => {
    settings.take({ confirms: true });
    const ending = new Ending();
    expect(ending.asks(asked(1, play, end), play)).toBe(false);
    expect(ending.asks(asked(1, end), end)).toBe(false);
    expect(ending.asks(asked(1, play, end), end)).toBe(true);
    expect(ending.isUnsure(asked(1, play, end), end)).toBe(true);
    expect(ending.asks(asked(1, play, end), end)).toBe(false);
    expect(ending.asks(asked(2, play, end), end)).toBe(true);
    settings.take({});
  });
});
