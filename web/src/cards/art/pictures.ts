import type { Face } from "../../wire";
import { coloursOf } from "../palette";
import { Seeded } from "../seeded";
import { hullOf, metalOf, sideOfFace } from "./fleets";
import { paints } from "./hulls";
import { portrait } from "./portrait";
import { addressOf, disc, faint, group, linear, n, radial } from "./svg";
import { dilemma, thing } from "./things";
import { world } from "./worlds";

/** Pictures of cards and places as addresses of images, each drawn once: an image costs the page one element. */

const drawn = new Map<string, string>();

function once(key: string, draw: () => string): string {
  const known = drawn.get(key);
  if (known) return known;
  const made = draw();
  drawn.set(key, made);
  return made;
}

/** The ground on which somebody or something stands: light in the colours of the card. */
function ground(face: Face, dice: Seeded): string {
  const { lead, deep } = coloursOf(face);
  return `<defs>${radial("bg", [[0, lead, 0.85], [0.5, lead, 0.28], [1, deep, 0.001]], `cx='${n(dice.from(20, 80) / 100)}' cy='.2' r='1.1'`)}</defs><rect width='100' height='64' fill='${deep}'/><rect width='100' height='64' fill='url(#bg)'/>`;
}

const stars = (dice: Seeded): string => Array.from({ length: 18 }, () => disc(dice.from(0, 100), dice.from(0, 64), dice.from(0.25, 0.8), "#ffffff", faint(dice.from(0.4, 0.95)))).join("");

function drawing(face: Face): string {
  const dice = new Seeded(face.id);
  const back = ground(face, dice);
  if (face.type === "personnel") return back + portrait(face);
  if (face.type === "ship" || face.type === "facility") {
    const metal = metalOf(sideOfFace(face));
    const turn = face.type === "ship" ? `rotate(${dice.whole(-16, 12)} 50 32) translate(4 3) scale(.92 .95)` : "translate(6 3) scale(.88 .96)";
    return back + stars(dice) + `<defs>${paints(metal)}</defs>` + group(hullOf(face)(metal, new Seeded(face.title)), `transform='${turn}'`);
  }
  if (face.type === "mission") return back + stars(dice) + group(world(face.title, face.kind ?? "planet"), "transform='translate(22 4) scale(.56)'");
  const { lead } = coloursOf(face);
  if (face.type === "dilemma") return back + dilemma(face.title, face.kind ?? "", face.deeds ?? [], lead);
  return back + `<defs>${linear("m", [[0, "#d5dde8"], [1, "#5a6675"]])}</defs>` + thing(face.title, face.type, face.deeds ?? [], lead, face.id);
}

/** The picture of a card, drawn from its facts. */
export const pictureOf = (face: Face): string => once(face.id, () => addressOf("0 0 100 64", drawing(face)));

/** A ship alone, with nothing behind it. */
export const shipPicture = (face: Face): string => once(`${face.id}/alone`, () => addressOf("0 0 100 60", `<defs>${paints(metalOf(sideOfFace(face)))}</defs>` + hullOf(face)(metalOf(sideOfFace(face)), new Seeded(face.title))));

/** The picture of a place, drawn from its name and kind. */
export const worldPicture = (name: string, kind: string): string => once(`${kind}/${name}`, () => addressOf("0 0 100 100", world(name, kind)));
