import { Seeded } from "../seeded";
import { darker, disc, faint, group, lighter, line, linear, mix, n, oval, path, radial, smooth, type Point } from "./svg";

/** Worlds and wonders in a box of 100 by 100: those that everybody knows as they are, others by their names. */

/** What a world is made of. */
type Ground = "ocean" | "desert" | "ice" | "gas" | "rock" | "jungle" | "lava";

interface World {
  readonly ground: Ground;
  /** Sea or ground, land or bands, a third colour. */
  readonly colours: readonly [string, string, string];
  readonly clouds?: number;
  readonly ring?: boolean;
}

const KNOWN: Readonly<Record<string, World>> = {
  earth: { ground: "ocean", colours: ["#1d5fb8", "#4c9a4f", "#b59a62"], clouds: 7 },
  bajor: { ground: "ocean", colours: ["#3c8a93", "#8f7a4c", "#5f8a52"], clouds: 6 },
  "cardassia prime": { ground: "desert", colours: ["#c7a869", "#97743f", "#e0cb95"], clouds: 2 },
  "qo'nos": { ground: "jungle", colours: ["#5d7a4d", "#7a4a33", "#39553b"], clouds: 8 },
  romulus: { ground: "ocean", colours: ["#2f8577", "#7f9a5f", "#4f6f4a"], clouds: 5 },
  remus: { ground: "rock", colours: ["#6f6a68", "#4a4644", "#8f8a86"] },
  vulcan: { ground: "desert", colours: ["#c4572f", "#8f3a22", "#e08a4f"], clouds: 1 },
  ferenginar: { ground: "jungle", colours: ["#5f8066", "#3f5f6a", "#7f9a70"], clouds: 14 },
  andoria: { ground: "ice", colours: ["#a9d3ec", "#ecf6fb", "#6fa9cf"], clouds: 3 },
  betazed: { ground: "ocean", colours: ["#4667b8", "#8a7fb5", "#5f8f6a"], clouds: 6 },
  trill: { ground: "ocean", colours: ["#6a4fa0", "#9a8ac0", "#4f7a8a"], clouds: 5 },
  risa: { ground: "ocean", colours: ["#25a5b5", "#e0c98a", "#4fa06a"], clouds: 5 },
  mars: { ground: "desert", colours: ["#b5532f", "#7f3320", "#d98a5f"] },
  "founders' homeworld": { ground: "ocean", colours: ["#c98a2f", "#e3b55a", "#9a5f1f"], clouds: 2 },
  "athos iv": { ground: "jungle", colours: ["#6a8a4f", "#3f6a55", "#9aa85f"], clouds: 4 },
};

const COLOURS: Readonly<Record<Ground, readonly (readonly [string, string, string])[]>> = {
  ocean: [["#2f6fae", "#7f9a55", "#b09a6a"], ["#2a8f9f", "#6f8a4f", "#c2a877"], ["#3f5fa8", "#8a7f6a", "#5f8f6a"], ["#5a4fa0", "#9a7fa5", "#6f6a9a"], ["#2f8a72", "#a58f5a", "#4f7a4a"]],
  desert: [["#cfa25f", "#a5763f", "#e6c98f"], ["#c2703f", "#8f4a2a", "#dfa06f"], ["#b8954f", "#8a6a35", "#d9bf85"], ["#c58a8a", "#8f5a5f", "#e0b5ac"]],
  ice: [["#9fcbe6", "#e9f4fa", "#6a9fc5"], ["#b5c5d5", "#f1f5f8", "#8299b0"], ["#a5d5cf", "#e8f7f3", "#6fa8a3"]],
  gas: [["#d5a56a", "#f0d9a8", "#a56a3f"], ["#7fa5d0", "#cfe0f0", "#4f74a5"], ["#b58ac5", "#e3cdea", "#7f559a"], ["#7fbfa0", "#cfeadb", "#4a8a70"], ["#d08a7f", "#f0cfc2", "#9a554f"]],
  rock: [["#8a857f", "#5f5a55", "#aaa59c"], ["#9a8268", "#6a5844", "#b8a184"], ["#75808a", "#4f5963", "#98a2ab"]],
  jungle: [["#5a8a45", "#35603a", "#8aa84f"], ["#4f8a6a", "#2f5f55", "#86ad5f"], ["#7f9a3f", "#4f6a2a", "#a8b55a"]],
  lava: [["#4a2a24", "#ff7a2f", "#2a1714"], ["#55302f", "#ffb03f", "#331b1b"]],
};
const WORDS: readonly (readonly [RegExp, Ground])[] = [
  [/ice|frozen|cold|snow|arctic/i, "ice"], [/volcan|lava|seismic|erupt|disaster/i, "lava"], [/storm|gas giant|atmosph/i, "gas"], [/desert|drought|excavat|ruin|archaeolog|relic/i, "desert"], [/mine|mining|prison|moon|asteroid/i, "rock"], [/blight|colony|terraform|plague|agri|ecolog|wildlife|harvest/i, "jungle"],
];
const GROUNDS: readonly Ground[] = ["ocean", "ocean", "ocean", "desert", "desert", "jungle", "rock", "ice", "gas", "gas"];

/** The worlds that are named alone, or at the beginning of a longer name. */
const knownOf = (name: string): World | undefined => {
  const plain = name.toLowerCase().replace(/ \(.*\)$/, "");
  return KNOWN[plain] ?? KNOWN[Object.keys(KNOWN).find((it) => plain.startsWith(`${it},`)) ?? ""];
};

/** Land of a random shape around a spot. */
function blob(dice: Seeded, x: number, y: number, r: number, squeeze = 0.8): string {
  const count = dice.whole(7, 11);
  return smooth(Array.from({ length: count }, (_, at): Point => {
    const [angle, away] = [(at / count) * 2 * Math.PI, r * dice.from(0.5, 1.25)];
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away * squeeze];
  }));
}

const GROUND: Readonly<Record<Ground, (world: World, dice: Seeded) => string>> = {
  ocean({ colours: [, land, dry] }, dice) {
    const lands = Array.from({ length: dice.whole(4, 6) }, () => [dice.from(16, 84), dice.from(20, 80), dice.from(8, 17)] as const);
    return lands.map(([x, y, r]) => path(blob(dice, x, y, r), land, faint(0.95)) + path(blob(dice, x + 1, y + 1, r * 0.5), dry, faint(0.7))).join("") + caps("#f4f8fb", 0.85);
  },
  jungle({ colours: [, dark, bright] }, dice) {
    return Array.from({ length: 9 }, (_, at) => path(blob(dice, dice.from(12, 88), dice.from(14, 86), dice.from(6, 15)), at % 2 ? dark : bright, faint(0.65))).join("");
  },
  desert({ colours: [, dark, bright] }, dice) {
    const dunes = Array.from({ length: 9 }, (_, at) => line(`M0 ${n(16 + at * 8.4)}Q${n(dice.from(20, 45))} ${n(10 + at * 8.4 + dice.from(-5, 9))} 50 ${n(16 + at * 8.4)}T100 ${n(15 + at * 8.4)}`, at % 2 ? dark : bright, dice.from(1.4, 5), faint(0.45)));
    return dunes.join("") + Array.from({ length: 4 }, () => path(blob(dice, dice.from(15, 85), dice.from(20, 80), dice.from(5, 11), 0.5), dark, faint(0.4))).join("");
  },
  ice({ colours: [, white, blue] }, dice) {
    const cracks = Array.from({ length: 8 }, () => line(`M${n(dice.from(10, 90))} ${n(dice.from(10, 90))}l${n(dice.from(-22, 22))} ${n(dice.from(-14, 14))} ${n(dice.from(-18, 18))} ${n(dice.from(-12, 12))}`, blue, 0.9, faint(0.7)));
    return Array.from({ length: 6 }, () => path(blob(dice, dice.from(15, 85), dice.from(15, 85), dice.from(9, 17)), white, faint(0.55))).join("") + cracks.join("") + caps("#ffffff", 0.8);
  },
  gas({ colours: [, bright, dark] }, dice) {
    const bands = Array.from({ length: 11 }, (_, at) => {
      const [y, high, bend] = [12 + at * 7, dice.from(2, 6), dice.from(-3, 3)];
      return path(`M0 ${n(y)}Q50 ${n(y + 4 + bend)} 100 ${n(y)}V${n(y + high)}Q50 ${n(y + high + 4 + bend)} 0 ${n(y + high)}Z`, at % 2 ? bright : dark, faint(dice.from(0.25, 0.7)));
    });
    return bands.join("") + oval(dice.from(30, 65), dice.from(52, 66), 8, 4.4, dark, faint(0.8)) + oval(dice.from(30, 65), dice.from(30, 44), 4, 2, bright, faint(0.8));
  },
  rock({ colours: [, dark, bright] }, dice) {
    return Array.from({ length: 17 }, () => {
      const [x, y, r] = [dice.from(14, 86), dice.from(14, 86), dice.from(1.6, 7)];
      return disc(x, y, r, dark, faint(0.7)) + disc(x + r * 0.22, y + r * 0.22, r * 0.78, bright, faint(0.5));
    }).join("");
  },
  lava({ colours: [, fire, dark] }, dice) {
    const rivers = Array.from({ length: 10 }, () => `M${n(dice.from(10, 90))} ${n(dice.from(10, 90))}q${n(dice.from(-16, 16))} ${n(dice.from(-10, 10))} ${n(dice.from(-20, 20))} ${n(dice.from(-16, 16))}t${n(dice.from(-14, 14))} ${n(dice.from(-14, 14))}`).join("");
    return Array.from({ length: 6 }, () => path(blob(dice, dice.from(15, 85), dice.from(15, 85), dice.from(7, 14)), dark, faint(0.7))).join("") + line(rivers, fire, 3, faint(0.35)) + line(rivers, mix(fire, "#ffffff", 0.3), 1);
  },
};

const caps = (white: string, much: number): string => oval(50, 12.6, 16, 4.4, white, faint(much)) + oval(50, 88, 14, 3.6, white, faint(much));

function cloudy(dice: Seeded, count: number): string {
  return Array.from({ length: count }, () => {
    const [x, y, w] = [dice.from(10, 80), dice.from(16, 84), dice.from(9, 24)];
    return path(`M${n(x)} ${n(y)}q${n(w * 0.3)} -4 ${n(w * 0.6)} -1.6t${n(w * 0.7)} 1q-${n(w * 0.4)} 4.4 -${n(w * 0.8)} 2.4t-${n(w * 0.5)} -1.8Z`, "#ffffff", faint(dice.from(0.3, 0.62)));
  }).join("");
}

/** A planet, with its air, its night and what goes around it. */
function planet(name: string, kind: string): string {
  const dice = new Seeded(name);
  const ground = WORDS.find(([words]) => words.test(name))?.[1] ?? dice.of(GROUNDS);
  const world: World = knownOf(name) ?? { ground, colours: dice.of(COLOURS[ground]), clouds: { ocean: 6, jungle: 6, ice: 3, desert: 1, gas: 0, rock: 0, lava: 2 }[ground], ring: (ground === "gas" || ground === "rock") && dice.from(0, 1) > 0.45 };
  const [base, other] = world.colours;
  const tilt = `transform='rotate(${dice.whole(-24, 24)} 50 50)'`;
  const ring = (part: string): string => group(oval(50, 50, 48.5, 10, "none", `stroke='${lighter(other, 0.25)}' stroke-width='4.6' ${faint(0.55)} ${part}`) + oval(50, 50, 44, 8.6, "none", `stroke='${other}' stroke-width='1.6' ${faint(0.6)} ${part}`), tilt);
  return (
    `<defs>${radial("a", [[0.76, lighter(base, 0.5), 0.001], [0.81, lighter(base, 0.45), 0.36], [1, lighter(base, 0.3), 0.001]], "r='.5'")}${radial("n", [[0.4, "#000000", 0.001], [1, "#00020a", 0.82]], "cx='.3' cy='.27' r='.85'")}${radial("l", [[0, "#ffffff", 0.42], [0.5, "#ffffff", 0.001]], "cx='.3' cy='.27' r='.7'")}` +
    `<clipPath id='c'><circle cx='50' cy='50' r='38'/></clipPath><clipPath id='f'><path d='M-20 50H120V120H-20Z'/></clipPath></defs>` +
    disc(50, 50, 48, "url(#a)") + (world.ring ? ring("") : "") + disc(50, 50, 38, base) +
    group(group(GROUND[world.ground](world, dice) + cloudy(dice, world.clouds ?? 0), tilt) + disc(50, 50, 38, "url(#l)") + disc(50, 50, 38.4, "url(#n)"), "clip-path='url(#c)'") +
    (world.ring ? group(ring(""), "clip-path='url(#f)'") : "") + (kind === "dual" ? nebula(new Seeded(`${name} space`), 0.5) : "") + (kind === "headquarters" ? settled(dice) : "")
  );
}

/** Lights of towns at night, and traffic in orbit. */
function settled(dice: Seeded): string {
  const lights = Array.from({ length: 12 }, () => disc(dice.from(58, 78), dice.from(48, 76), 0.7, "#ffe9b0")).join("");
  return lights + group(oval(50, 50, 47, 15, "none", `stroke='#ffe9b0' stroke-width='.8' ${faint(0.7)}`) + disc(93, 44, 3.2, "#ffe9b0") + line("M86 44H100M93 38V50", "#ffe9b0", 1.1) + disc(12, 60, 1.3, "#ffe9b0"), "transform='rotate(-22 50 50)'");
}

const stars = (dice: Seeded, count: number): string => Array.from({ length: count }, () => disc(dice.from(4, 96), dice.from(6, 94), dice.from(0.3, 1.2), "#ffffff", faint(dice.from(0.5, 1)))).join("");

function nebula(dice: Seeded, much = 1): string {
  const [one, other] = dice.of([["#7f6fe0", "#e07fb5"], ["#4fa5e0", "#7fe0c5"], ["#e0a04f", "#c55f5f"], ["#5fc58a", "#5f8ae0"], ["#c56fe0", "#5f7fe0"], ["#e0cf6f", "#7fb55f"]] as const);
  const clouds = Array.from({ length: 9 }, (_, at) => oval(dice.from(24, 76), dice.from(26, 74), dice.from(12, 30), dice.from(7, 20), `url(#${at % 2 ? "p" : "q"})`, `transform='rotate(${dice.whole(-50, 50)} 50 50)' ${faint(much)}`));
  return `<defs>${radial("p", [[0, lighter(one, 0.35), 0.85], [1, one, 0.001]])}${radial("q", [[0, lighter(other, 0.3), 0.75], [1, other, 0.001]])}</defs>` + clouds.join("") + stars(dice, Math.round(16 * much));
}

const WONDERS: Readonly<Record<string, (dice: Seeded) => string>> = {
  nebula: (dice) => nebula(dice),
  wormhole(dice) {
    const rings = Array.from({ length: 9 }, (_, at) => oval(50 - at * 0.7, 50 + at * 0.5, 45 - at * 4.6, 33 - at * 3.5, "none", `stroke='${mix("#3f7fe0", "#ffffff", at / 9)}' stroke-width='${n(1 + at * 0.22)}' stroke-dasharray='${dice.whole(14, 50)} ${dice.whole(3, 9)}' ${faint(0.85)} transform='rotate(${at * 17 - 20} 50 50)'`));
    return `<defs>${radial("w", [[0, "#ffffff"], [0.25, "#bfe6ff"], [0.6, "#3f7fe0", 0.6], [1, "#1a2f7f", 0.001]])}</defs>` + oval(50, 50, 47, 36, "url(#w)") + rings.join("") + disc(46, 53, 3.4, "#ffffff") + stars(dice, 8);
  },
  star(dice) {
    const colour = dice.of(["#ffd27f", "#ff9a5f", "#a5c8ff", "#ffefc5"]);
    const rays = Array.from({ length: 14 }, (_, at) => line(`M50 50L${n(50 + Math.cos(at * 0.449) * dice.from(30, 47))} ${n(50 + Math.sin(at * 0.449) * dice.from(30, 47))}`, colour, 0.9, faint(0.4)));
    return `<defs>${radial("w", [[0, "#ffffff"], [0.4, colour], [0.46, colour, 0.5], [1, colour, 0.001]])}</defs>` + stars(dice, 10) + disc(50, 50, 47, "url(#w)") + rays.join("") + disc(50, 50, 17, lighter(colour, 0.55)) + path(blob(dice, 46, 46, 8), "#ffffff", faint(0.5));
  },
  hole(dice) {
    return `<defs>${linear("w", [[0, "#ff9a3f", 0.2], [0.5, "#fff0c5"], [1, "#ff6a2f", 0.3]], "x2='1' y2='0'")}</defs>` + stars(dice, 14) + group(oval(50, 50, 46, 13, "none", "stroke='url(#w)' stroke-width='7'") + oval(50, 50, 33, 8, "none", "stroke='url(#w)' stroke-width='3'") + disc(50, 46, 18, "#030409", "stroke='#ffcf8a' stroke-width='1.4'") + path("M4 50A46 13 0 0 0 96 50L90 50A40 9 0 0 1 10 50Z", "url(#w)"), "transform='rotate(-16 50 50)'");
  },
  asteroids(dice) {
    const rocks = Array.from({ length: 15 }, (_, at) => {
      const [x, y, r] = [dice.from(8, 92), dice.from(14, 86), at < 2 ? dice.from(11, 17) : dice.from(2, 7)];
      const tone = dice.of(["#8a8078", "#7a6f63", "#9a8f82", "#6f7278"]);
      const shape = blob(dice, x, y, r);
      return path(shape, darker(tone, 0.35)) + path(blob(dice, x - r * 0.18, y - r * 0.18, r * 0.72), tone) + disc(x - r * 0.2, y, r * 0.2, darker(tone, 0.4)) + disc(x + r * 0.25, y - r * 0.3, r * 0.14, darker(tone, 0.4));
    });
    return stars(dice, 10) + rocks.join("");
  },
  comet(dice) {
    return `<defs>${linear("w", [[0, "#ffffff"], [0.2, "#a5e0ff", 0.8], [1, "#3f7fe0", 0.001]], "x2='1' y2='.55'")}</defs>` + stars(dice, 16) + path("M22 26Q30 16 38 26L98 80 88 90Z", "url(#w)") + path("M24 32 70 96 60 98Z", "url(#w)", faint(0.6)) + disc(29, 28, 8.4, "#eaf7ff") + disc(27, 26, 3.4, "#ffffff");
  },
  storm(dice) {
    const bolts = Array.from({ length: 5 }, () => line(`M${n(dice.from(20, 80))} ${n(dice.from(10, 40))}l${n(dice.from(-9, 9))} 11 ${n(dice.from(2, 8))} 2 ${n(dice.from(-12, 12))} 15`, "#fff3c5", 0.9, faint(0.9)));
    const streams = Array.from({ length: 7 }, () => line(`M${n(dice.from(-6, 40))} ${n(dice.from(10, 90))}q${n(dice.from(14, 34))} ${n(dice.from(-26, 26))} ${n(dice.from(30, 56))} ${n(dice.from(-14, 14))}`, dice.of(["#ff8a3f", "#ffb55f", "#d9552f"]), dice.from(1.6, 5), faint(0.4)));
    return nebula(dice, 0.7) + streams.join("") + bolts.join("");
  },
  relay(dice) {
    return nebula(dice, 0.4) + path("M46 18H54L56 62 50 82 44 62Z", "#9fb0c0", "stroke='#0a0f1a' stroke-width='.8'") + path("M14 38Q30 24 45 34V44Q30 40 14 38ZM86 38Q70 24 55 34V44Q70 40 86 38Z", "#6f8294", "stroke='#0a0f1a' stroke-width='.8'") + line("M50 4V18M20 37 45 39M80 37 55 39M45 52H55M45.6 60H54.4", "#dfe9f2", 0.9) + disc(50, 5, 2, "#ff6a5a") + disc(50, 44, 3.4, "#8fdcff");
  },
  convoy(dice) {
    const ships = Array.from({ length: 5 }, (_, at) => {
      const [x, y, size] = [22 + at * 13 + dice.from(-3, 3), 66 - at * 8 + dice.from(-6, 6), dice.from(0.6, 1.2)];
      return group(path("M-9 2 4-2.6 10 0 4 2.6ZM-11 2.4-4 1.4-4 4-10 4Z", "#c2ccd8", "stroke='#0a0f1a' stroke-width='.6'") + disc(-11, 1.6, 1.4, "#7fd0ff"), `transform='translate(${n(x)} ${n(y)}) rotate(-24) scale(${n(size)})'`);
    });
    return nebula(dice, 0.55) + stars(dice, 10) + ships.join("");
  },
  collective(dice) {
    const cells = Array.from({ length: 44 }, () => {
      const [x, y, s] = [50 + dice.from(-36, 34) * dice.from(0.3, 1), 50 + dice.from(-34, 30) * dice.from(0.3, 1), dice.from(4, 12)];
      return `<rect x='${n(x)}' y='${n(y)}' width='${n(s)}' height='${n(s * 0.8)}' fill='${dice.of(["#2a3630", "#44564c", "#1a241f", "#5f7468"])}' stroke='#0a0f0c' stroke-width='.5'/>` + (dice.from(0, 1) > 0.6 ? disc(x + s / 2, y + s / 3, 0.9, "#59ff8f") : "");
    });
    return `<defs>${radial("w", [[0, "#59ff8f", 0.55], [1, "#59ff8f", 0.001]])}</defs>` + disc(50, 50, 48, "url(#w)") + cells.join("");
  },
};
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/wormhole/i, "wormhole"], [/unicomplex|borg/i, "collective"], [/badlands|storm|plasma|expanse|anomal|rift|distort|subspace/i, "storm"], [/black|singularity|quantum|void/i, "hole"], [/comet/i, "comet"], [/asteroid|belt|mining|debris|wreck|salvage/i, "asteroids"], [/star\b|stellar|solar|sun\b|pulsar|nova|metaphasic/i, "star"], [/nebula|cloud|gas/i, "nebula"],
  [/relay|station|array|outpost|beacon|listening|buoy|dyson/i, "relay"], [/convoy|rendezvous|cargo|smuggl|exercise|patrol|transport|escort|intercept|fleet/i, "convoy"],
];

/** Something in space that a name speaks of, or else any. */
export function wonder(name: string, dice: Seeded): string {
  const sign = SIGNS.find(([words]) => words.test(name))?.[1];
  return WONDERS[sign ?? dice.of(["nebula", "nebula", "nebula", "star", "asteroids", "convoy", "storm"])]!(dice);
}

/** The picture of a place by its name and kind. */
export function world(name: string, kind: string): string {
  const sign = SIGNS.find(([words]) => words.test(name))?.[1];
  if (kind === "headquarters" && sign && !knownOf(name)) return WONDERS[sign]!(new Seeded(name)) + settled(new Seeded(name));
  return kind === "space" ? wonder(name, new Seeded(name)) : planet(name, kind);
}
