import type { Face } from "../../wire";
import { arrow, attackCruiser, beetle, birdOfPrey, boat, crescent, cruiserWithNeck, cube, defiant, freighter, galor, interceptor, raptor, saucer, scimitar, sphere, stranger, warbird, type Hull, type Metal } from "./hulls";
import { stationOf } from "./stations";

/** Which hull a ship has: by its class, otherwise by words in its name, otherwise by its side. */

const METALS: Readonly<Record<string, Metal>> = {
  Fed: { hull: "#b9c6d6", glow: "#6fc2ff", fire: "#ff5d4a" },
  Kli: { hull: "#7f8a62", glow: "#ff7a3d", fire: "#ff3f2b" },
  Rom: { hull: "#5c9474", glow: "#57f0a0", fire: "#9dff6b" },
  Car: { hull: "#b99d63", glow: "#ffcf5a", fire: "#ffa53d" },
  Dom: { hull: "#8d86b3", glow: "#b58cff", fire: "#7fd0ff" },
  Baj: { hull: "#b98564", glow: "#ffc46b", fire: "#ff8a5c" },
  Bor: { hull: "#4a5a51", glow: "#59ff8f", fire: "#b5ff59" },
  Fer: { hull: "#bd8745", glow: "#ffb347", fire: "#ff6b3d" },
  Maq: { hull: "#a48a66", glow: "#ff9d5c", fire: "#ff6b4a" },
  NA: { hull: "#8d9aa8", glow: "#9fd8ff", fire: "#ffb067" },
};

const SAUCERS: Readonly<Record<string, Hull>> = {
  galaxy: saucer({ at: 67, rx: 24, ry: 28, body: [16, 56, 7], engines: [[6, 36, 14, 3]] }),
  nebula: saucer({ at: 64, rx: 24, ry: 27, body: [22, 54, 8], engines: [[22, 52, 15, 3]], more: "pod" }),
  sovereign: saucer({ at: 65, rx: 31, ry: 17, body: [12, 52, 7], engines: [[2, 42, 14, 2.4]] }),
  excelsior: saucer({ at: 74, rx: 21, ry: 21, body: [14, 64, 6.5], engines: [[4, 46, 14, 2.6]] }),
  ambassador: saucer({ at: 70, rx: 23, ry: 24, body: [18, 58, 7], engines: [[8, 38, 15, 3.2]] }),
  constitution: saucer({ at: 74, rx: 21, ry: 21, body: [22, 62, 5], engines: [[4, 44, 15, 2.4]] }),
  constellation: saucer({ at: 60, rx: 25, ry: 23, body: [24, 60, 6], engines: [[14, 46, 25, 2.4], [8, 42, 15, 2.4]] }),
  miranda: saucer({ at: 62, rx: 25, ry: 24, body: [18, 56, 15], engines: [[12, 44, 17, 2.8]], more: "bar" }),
  soyuz: saucer({ at: 62, rx: 25, ry: 24, body: [12, 56, 17], engines: [[10, 44, 19, 2.8]], more: "bar" }),
  oberth: saucer({ at: 70, rx: 18, ry: 17, body: [12, 62, 5], engines: [[28, 62, 19, 2.2]] }),
  akira: saucer({ at: 58, rx: 27, ry: 26, body: [22, 60, 4], engines: [[10, 40, 11, 3]], more: "booms" }),
  intrepid: saucer({ at: 66, rx: 28, ry: 16, body: [12, 54, 7], engines: [[10, 34, 14, 2.6]], more: "notch" }),
  nova: saucer({ at: 66, rx: 26, ry: 19, body: [14, 56, 7], engines: [[6, 36, 16, 2.6]], more: "notch" }),
  prometheus: saucer({ at: 56, rx: 40, ry: 15, body: [12, 60, 6], engines: [[4, 32, 20, 2.4], [8, 34, 11, 2]], more: "arrow" }),
  steamrunner: saucer({ at: 54, rx: 36, ry: 24, body: [14, 50, 6], engines: [[4, 30, 16, 3]], more: "arrow" }),
  saber: saucer({ at: 60, rx: 28, ry: 20, body: [20, 54, 8], engines: [[12, 44, 22, 3]], more: "notch" }),
  olympic: saucer({ at: 72, rx: 20, ry: 20, body: [14, 62, 6], engines: [[4, 40, 14, 2.6]], more: "ball" }),
};

const FAMILIES: Readonly<Record<string, Hull>> = {
  ...SAUCERS, defiant, "b'rel": birdOfPrey, "k'vort": birdOfPrey, "bird-of-prey": birdOfPrey, "k't'inga": cruiserWithNeck, d7: cruiserWithNeck, "vor'cha": attackCruiser, "negh'var": attackCruiser,
  "d'deridex": warbird, norexan: raptor, mogai: raptor, valdore: raptor, scimitar, galor: galor(false), keldon: galor(true), hideki: galor(false), "attack ship": beetle(false), warship: beetle(true), battlecruiser: beetle(true), battleship: beetle(true),
  cube, sphere, "d'kora": crescent, marauder: crescent, runabout: boat(72), danube: boat(72), shuttle: boat(56), shuttlecraft: boat(56), perikian: interceptor, interceptor, bestri: interceptor, janitza: interceptor, condor: arrow, raider: arrow, "maquis": arrow,
  antares: freighter, freighter, transport: freighter, zibalian: freighter, "a'norum": freighter, scout: raptor, lanora: raptor, "science class": raptor,
};
const BY_SIDE: Readonly<Record<string, Hull>> = { Fed: SAUCERS["excelsior"]!, Kli: birdOfPrey, Rom: warbird, Car: galor(false), Dom: beetle(false), Baj: interceptor, Bor: cube, Fer: crescent, Maq: arrow };

/** The longer of the names that stand in a text, so that a more exact one is preferred. */
function named(text: string): Hull | undefined {
  const found = Object.keys(FAMILIES).filter((name) => text.includes(name)).sort((a, b) => b.length - a.length)[0];
  return found ? FAMILIES[found] : undefined;
}

export const sideOfFace = (face: Face | undefined): string => (face?.icons?.includes("Maq") ? "Maq" : (face?.affiliations?.[0] ?? (/klingon|romulan|federation|cardassian|bajoran|ferengi|borg|dominion/i.exec(face?.title ?? "")?.[0] ?? "").slice(0, 3).replace("fed", "Fed")));
export const metalOf = (side: string): Metal => METALS[side] ?? METALS["NA"]!;

/** The hull of a ship or a facility. */
export function hullOf(face: Face | undefined): Hull {
  const side = sideOfFace(face);
  if (face?.type === "facility") return stationOf(side);
  const text = face?.ship_class?.toLowerCase() ?? "";
  return named(text) ?? named(face?.title.toLowerCase() ?? "") ?? (side === "NA" || text ? (BY_SIDE[side] && side !== "Fed" ? BY_SIDE[side]! : stranger) : (BY_SIDE[side] ?? stranger));
}
export const FAMILY_NAMES: readonly string[] = Object.keys(FAMILIES);
