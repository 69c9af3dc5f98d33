import { describe, expect, it } from "vitest";

import { hear, soundsOf } from "../src/play/sounds";
import { settings } from "../src/state/settings.svelte";

const happened = (...verbs: string[]) => verbs.map((verb) => ({ verb }));

describe("sounds", () => {
  it("tell what happened, each kind once, what matters most first", () => {
    expect(soundsOf(happened("beam", "beam"))).toEqual(["beam"]);
    expect(soundsOf(happened("draw", "play", "complete", "kill"))).toEqual(["done", "loss"]);
    expect(soundsOf(happened("score", "shuffle"))).toEqual([]);
  });

  it("are off until they are switched on", () => {
    let made = 0;
    const known = globalThis as { AudioContext?: unknown };
    known.AudioContext = class {
      constructor() {
        made += 1;
        throw new Error("heard");
      }
    };
    expect(settings.hasSound).toBe(false);
    hear("turn");
    expect(made).toBe(0);
    settings.like({ has_sound: true });
    expect(() => hear("turn")).toThrow("heard");
    settings.like({ has_sound: false });
    delete known.AudioContext;
  });
});
