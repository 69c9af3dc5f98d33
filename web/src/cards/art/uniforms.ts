import { box, darker, disc, faint, group, lighter, line, n, path } from "./svg";
import type { Seeded } from "../seeded";

/** What somebody wears, from the neck down, around a middle at 0; cut by us, by side and calling. */
export interface Cut {
  readonly side: string;
  /** Half the width of the shoulders. */
  readonly broad: number;
  /** What somebody mostly does: `lead`, `make` or `heal`. */
  readonly calling: "lead" | "make" | "heal";
}

export type Uniform = (cut: Cut, dice: Seeded) => string;

const EDGE = "stroke='#070a12' stroke-width='.7' stroke-linejoin='round'";
const seam = (d: string, much = 0.5): string => line(d, "#05070d", 0.7, faint(much));
const shine = (d: string, much = 0.4): string => line(d, "#ffffff", 0.6, faint(much));

/** The body below the neck. */
function body(broad: number, fill: string, slope = 50): string {
  return path(`M-${n(broad)} 66C-${n(broad)} ${slope + 4} -${n(broad * 0.62)} ${slope} -7.5 47L7.5 47C${n(broad * 0.62)} ${slope} ${n(broad)} ${slope + 4} ${n(broad)} 66Z`, fill, EDGE);
}

/** Something and its mirror image beside it. */
const pair = (inner: string): string => inner + group(inner, "transform='scale(-1 1)'");
const collar = (fill: string, high = 44): string => path(`M-7.6 ${high}Q0 ${high + 7} 7.6 ${high}L8.8 48.4Q0 55 -8.8 48.4Z`, fill, EDGE);

const CALLINGS = { lead: "#b3353d", make: "#c99534", heal: "#2c7fa8" };

/** A dark jacket, the shoulders in the colour of the calling, cut aslant. */
const federation: Uniform = ({ broad, calling }) =>
  body(broad, "#1d2332") + path(`M-${n(broad * 0.98)} 58C-${n(broad)} 54 -${n(broad * 0.6)} 50 -7.5 47L7.5 47C${n(broad * 0.6)} 50 ${n(broad)} 54 ${n(broad * 0.98)} 57L8 54.5 0 58 -9 55.5Z`, CALLINGS[calling], EDGE) +
  collar(darker(CALLINGS[calling], 0.35)) + seam("M0 58V66") + shine(`M-${n(broad * 0.8)} 55Q-14 51 -9 50`) + path("M13 58.4 15.6 56.6 18.2 58.4 15.6 62Z", "#e8d9a0", EDGE);

/** Plates over leather, studs along a baldric. */
const klingon: Uniform = ({ broad }, dice) =>
  body(broad, "#2d2620") + pair(path(`M8 49Q20 47 ${n(broad + 2)} 53L${n(broad + 1)} 60Q20 54 9 55Z`, "#6d655b", EDGE) + path(`M10 55Q22 54 ${n(broad)} 61V66H12Z`, "#4b443c", EDGE) + shine(`M10 50.4Q20 48.6 ${n(broad)} 54`, 0.5)) + collar("#4b443c", 45) +
  path("M-14 49.6-8 48 16 66H7Z", "#8a3a2a", EDGE) + [0, 1, 2, 3].map((at) => disc(-8.4 + at * 5.8, 51.6 + at * 4.2, 1.1, "#d8d2c4", EDGE)).join("") + (dice.from(0, 1) > 0.5 ? pair(path(`M${n(broad - 2)} 53l3-5 1 6Z`, "#8b8377", EDGE)) : "");

/** Broad square shoulders, woven in small fields. */
const romulan: Uniform = ({ broad }) => {
  const fields = Array.from({ length: 18 }, (_, at) => box(-broad + at * 4, 50, 1.6, 16, "#0b1512", faint(0.35))).join("");
  return body(broad + 2, "#44584f", 48) + `<clipPath id='w'><path d='M-${n(broad + 2)} 66C-${n(broad + 2)} 52 -${n(broad * 0.62)} 48 -7.5 47L7.5 47C${n(broad * 0.62)} 48 ${n(broad + 2)} 52 ${n(broad + 2)} 66Z'/></clipPath>` +
    group(fields + [53, 57, 61].map((y) => box(-40, y, 80, 1.1, "#0b1512", faint(0.3))).join(""), "clip-path='url(#w)'") + pair(path(`M9 48.6L${n(broad - 3)} 49 ${n(broad + 2)} 57 ${n(broad - 8)} 55 9 53Z`, "#5f7569", EDGE)) + collar("#2b3a34") + path("M-3 49H3L1.4 66H-1.4Z", "#2b3a34", EDGE);
};

/** A carapace with ribs that meet at the breast. */
const cardassian: Uniform = ({ broad }) =>
  body(broad + 1, "#3b3b36") + pair(path(`M7 48.6Q18 46 ${n(broad + 2)} 54L${n(broad - 3)} 61Q18 54 4 57Z`, "#8a7f63", EDGE) + seam(`M9 50.6Q20 49.6 ${n(broad)} 56M7 53.6Q18 52.4 ${n(broad - 2)} 59`, 0.6) + shine(`M9 49.4Q20 47.6 ${n(broad)} 54`, 0.35)) + path("M-5 55 0 66 5 55 0 51Z", "#6b6350", EDGE) + collar("#55503f", 46);

/** A tunic that closes aslant, with a broad belt of metal at the neck. */
const bajoran: Uniform = ({ broad, calling }) => {
  const cloth = { lead: "#8c3b2c", make: "#8f6a3c", heal: "#6d5a78" }[calling];
  return body(broad, cloth) + path(`M-7.5 47.6 12 66H${n(broad)}C${n(broad)} 54 ${n(broad * 0.6)} 50 7.5 47Z`, darker(cloth, 0.22), EDGE) + collar("#b9b2a6") + seam("M-6 49 13 66") + shine(`M-${n(broad * 0.8)} 55Q-14 51 -9 50`) + path("M-17 58.6l3-2 3 2-3 3.4Z", "#d9c98c", EDGE);
};

/** A high collar over a quilted coat. */
const dominion: Uniform = ({ broad }, dice) =>
  body(broad, "#4c4a63") + pair(path(`M6 45Q13 46 14 50L${n(broad * 0.8)} 55 ${n(broad * 0.7)} 66H8Z`, "#65617f", EDGE) + seam(`M14 52V66M20 53V66M${n(broad * 0.8)} 56V66`)) + path("M-6 46 0 60 6 46 0 50Z", dice.of(["#8a84ad", "#7a93a8", "#9a8a6a"]), EDGE) + pair(path("M5 43.6Q11 45 13 52L8 49.6Z", "#7d789c", EDGE));

/** A suit of plates and tubes. */
const borg: Uniform = ({ broad }, dice) => {
  const tubes = Array.from({ length: 4 }, () => {
    const [x, y] = [dice.from(-20, 20), dice.from(50, 58)];
    return line(`M${n(x)} 66Q${n(x + dice.from(-9, 9))} ${n(y)} ${n(dice.from(-8, 8))} 50`, dice.of(["#7a857f", "#4f5a54", "#9aa69f"]), 1.5);
  });
  return body(broad, "#151b19") + pair(path(`M8 48.6 ${n(broad * 0.7)} 51 ${n(broad)} 60 ${n(broad * 0.6)} 58Z`, "#2c3632", EDGE) + path("M4 57H14V66H6Z", "#222b28", EDGE)) + collar("#0d1211") + tubes.join("") + box(-6, 58, 5, 3, "#3fdc7c") + disc(9, 61, 1.3, "#ff5d4a");
};

/** A waistcoat over a shirt with a broad collar. */
const ferengi: Uniform = ({ broad }, dice) => {
  const cloth = dice.of(["#7a3f63", "#3f6a7a", "#7a6a2f", "#54468a"]);
  return body(broad, cloth) + pair(path("M3 50 9 47.4 20 55 8 66H4Z", lighter(cloth, 0.35), EDGE) + seam("M12 56V66")) + path("M-4 49.6H4L3 66H-3Z", "#e9d9a8", EDGE) + [54, 59, 64].map((y) => disc(0, y, 0.9, "#8a6a2f")).join("");
};

/** A leather waistcoat over a shirt. */
const maquis: Uniform = ({ broad }, dice) => {
  const shirt = dice.of(["#7c7f86", "#6f7a63", "#8a6a5a"]);
  return body(broad, shirt) + pair(path(`M5 49 14 50 ${n(broad * 0.66)} 54V66H8Z`, "#4a3526", EDGE) + seam("M12 52V66")) + path("M-5 48 0 57 5 48 0 51Z", darker(shirt, 0.4), EDGE);
};

/** What somebody wears of whom we know no side: a robe, a jacket or a coat, each in its own colour. */
const stranger: Uniform = ({ broad }, dice) => {
  const cloth = dice.of(["#5f6f86", "#7a5a4a", "#5a7a66", "#74628a", "#8a7a4f", "#4f7a80", "#86525c", "#666a70"]);
  const trim = lighter(cloth, 0.4);
  const kind = dice.whole(0, 3);
  if (kind === 0) return body(broad, cloth) + path("M-8 47.4 0 62 8 47.4 0 52Z", darker(cloth, 0.5), EDGE) + pair(path("M8 47 14 49 4 66H0L8 50Z", trim, EDGE));
  if (kind === 1) return body(broad, cloth) + path("M-12 48.4 12 48.4 6 66H-6Z", darker(cloth, 0.35), EDGE) + collar(trim) + seam("M0 52V66");
  if (kind === 2) return body(broad, darker(cloth, 0.25)) + path(`M-${n(broad)} 66C-${n(broad)} 54 -20 50 -9 48L14 66Z`, cloth, EDGE) + line("M-9 48 14 66", trim, 1.6) + collar(darker(cloth, 0.5));
  return body(broad, cloth) + pair(path(`M8 47.6Q18 48 ${n(broad * 0.8)} 54L14 57Z`, trim, EDGE)) + path("M-6 48 0 54 6 48 0 51Z", darker(cloth, 0.6), EDGE) + seam("M-10 57H10M-9 61H9");
};

const UNIFORMS: Readonly<Record<string, Uniform>> = { Fed: federation, Kli: klingon, Rom: romulan, Car: cardassian, Baj: bajoran, Dom: dominion, Bor: borg, Fer: ferengi, Maq: maquis };

/** The uniform of a side; of none, clothes. */
export const uniformOf = (side: string): Uniform => UNIFORMS[side] ?? stranger;
