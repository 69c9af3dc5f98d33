import { describe, expect, it } from "vitest";

import { otherDeck } from "../src/decks/playing";

const ready = (name: string, ...missions: string[]) => ({ name, label: name, missions });
const DECKS = [ready("first", "a", "b"), ready("second", "a", "c"), ready("third", "d", "e")];

describe("the deck of the opponent", () => {
  it("is not the one that is played", () => {
    expect(otherDeck(DECKS, "third", [])).toBe("first");
    expect(otherDeck([ready("only", "a")], "only", [])).toBe("only");
  });

  it("shares the fewest missions with one of one's own, so not the one it was made from", () => {
    expect(otherDeck(DECKS, "own:1", ["a", "b"])).toBe("third");
    expect(otherDeck(DECKS, "first", [])).toBe("third");
    expect(otherDeck(DECKS, "own:1", ["x"])).toBe("first");
  });
});
