import { describe, expect, it } from "vitest";

import { cardsOf } from "../src/state/pictures.svelte";
import type { Face } from "../src/wire";

const FACES = [
  { id: "2e-se-1", title: "A Living Death", type: "dilemma" },
  { id: "2e-en-46", title: "Kotra", type: "event" },
  { id: "2e-se-77", title: "Worf", subtitle: "Son of Mogh", type: "personnel" },
] as Face[];

describe("a picture of one's own", () => {
  it("is of the card whose number or title it has", () => {
    expect(cardsOf("2e-se-1.jpg", FACES)).toEqual(["2e-se-1"]);
    expect(cardsOf("2E-EN-46.PNG", FACES)).toEqual(["2e-en-46"]);
    expect(cardsOf("a living death.webp", FACES)).toEqual(["2e-se-1"]);
    expect(cardsOf("Worf, Son of Mogh.jpeg", FACES)).toEqual(["2e-se-77"]);
  });

  it("is of all cards of a title, where it says no more", () => {
    const other = { id: "2e-se-78", title: "Worf", subtitle: "First Officer", type: "personnel" } as Face;
    expect(cardsOf("worf.png", [...FACES, other])).toEqual(["2e-se-77", "2e-se-78"]);
    expect(cardsOf("worf first officer.png", [...FACES, other])).toEqual(["2e-se-78"]);
  });

  it("is of none otherwise", () => {
    expect(cardsOf("2e-se-11.jpg", FACES)).toEqual([]);
    expect(cardsOf("2e-se-1.txt", FACES)).toEqual([]);
    expect(cardsOf("notes.png", FACES)).toEqual([]);
  });
});
