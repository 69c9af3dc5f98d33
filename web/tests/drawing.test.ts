import { describe, expect, it } from "vitest";

import { GLYPHS } from "../src/cards/glyphs";
import { pictureOf, worldPicture } from "../src/cards/art/pictures";
import { isSide, playerColour, sideOf } from "../src/cards/palette";
import { Seeded } from "../src/cards/seeded";
import type { Face } from "../src/wire";
import { lineParts } from "../src/side/lineParts";

const SIDES = ["Fed", "Kli", "Rom", "Car", "Dom", "Baj", "Bor", "Fer", "NA"];
const PANEL = "#121b30";

function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

describe("sides and players", () => {
  it("are told apart by emblem as well as by colour", () => {
    expect(new Set(SIDES.map((it) => sideOf(it).emblem)).size).toBe(SIDES.length);
    expect(new Set(SIDES.map((it) => sideOf(it).colour)).size).toBe(SIDES.length);
    expect(isSide("XYZ")).toBe(false);
  });

  it("stand out from the panel", () => {
    for (const colour of [...SIDES.map((it) => sideOf(it).colour), ...[1, 2, 3, 4].map(playerColour)]) {
      expect(contrast(colour, PANEL)).toBeGreaterThan(4.5);
    }
  });
});

describe("drawings", () => {
  it("are the same each time for the same name", () => {
    expect(worldPicture("Bersallis III", "planet")).toBe(worldPicture("Bersallis III", "planet"));
    expect(worldPicture("Bersallis III", "planet")).not.toBe(worldPicture("Barradas III", "planet"));
    const dice = new Seeded("x");
    const rolls = Array.from({ length: 200 }, () => dice.whole(1, 6));
    expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it("tell the officers of a crew apart, whatever their species", () => {
    for (const species of ["Human", "Romulan", "Cardassian", "Borg", "Jem'Hadar", "Vorta", "Bajoran", "Klingon", "Acamarian"]) {
      const crew = Array.from({ length: 12 }, (_, at) => ({ id: `x-${at}`, title: `${species} ${at}`, type: "personnel", species: [species], sex: "male", affiliations: ["Rom"] }) as Face);
      expect(new Set(crew.map(pictureOf)).size).toBe(crew.length);
    }
  });

  it("show Earth as it is", () => {
    expect(worldPicture("Earth", "headquarters")).toContain("%231d5fb8");
    expect(worldPicture("Earth, Home of Starfleet Command", "headquarters")).toContain("%231d5fb8");
  });

  it("are documents that a browser can read", () => {
    const faces = ["personnel", "ship", "facility", "mission", "dilemma", "event", "equipment", "artifact"].map((type) => ({ id: type, title: `A ${type}`, type, deeds: ["kill", "stop"] }) as Face);
    for (const address of [...faces.map(pictureOf), ...["planet", "space", "dual", "headquarters"].map((kind) => worldPicture("Somewhere", kind))]) {
      const text = decodeURIComponent(address.slice(address.indexOf(",") + 1));
      expect(text).toMatch(/^<svg [^<]*>.*<\/svg>$/s);
      expect(text).not.toMatch(/NaN|undefined|null/);
    }
  });

  it("are paths that a browser can read", () => {
    for (const path of [...Object.values(GLYPHS), ...SIDES.map((it) => sideOf(it).emblem)]) {
      expect(path).toMatch(/^M[\d\s.,a-zA-Z-]+Z$/);
    }
  });
});

describe("a line of the log", () => {
  it("names cards that can be looked at", () => {
    const line = { at: 1, verb: "play", text: "You play Kor and Kor again.", faces: ["k", "q"] };
    const parts = lineParts(line, (face) => (face === "k" ? "Kor" : undefined));
    expect(parts.map((it) => it.text)).toEqual(["You play ", "Kor", " and ", "Kor", " again."]);
    expect(parts.filter((it) => it.face)).toHaveLength(2);
  });
});
