import { Seeded } from "./seeded";

/** A ship seen from above, nose to the right, in a box of 100 by 60: a mirrored outline, engines and a spine. */
export interface Hull {
  readonly outline: string;
  readonly spine: string;
  readonly engines: readonly { x: number; y: number; length: number }[];
}

/** A hull drawn from a name: always the same for the same ship. */
export function hullOf(name: string): Hull {
  const dice = new Seeded(name);
  const tail = dice.from(8, 16);
  const steps = dice.whole(4, 6);
  const upper: [number, number][] = [[tail, dice.from(3, 9)]];
  for (let step = 1; step < steps; step++) {
    const along = tail + ((92 - tail) * step) / steps;
    const taper = 1 - step / (steps + 0.5);
    upper.push([along, dice.from(4, 24) * (0.35 + 0.65 * taper)]);
  }
  upper.push([dice.from(90, 97), dice.from(0, 4)]);
  if (dice.from(0, 1) > 0.4) upper.splice(1, 0, [tail - dice.from(0, 6), dice.from(14, 27)]);
  const top = upper.map(([x, y]) => `${x.toFixed(1)} ${(30 - y).toFixed(1)}`);
  const bottom = [...upper].reverse().map(([x, y]) => `${x.toFixed(1)} ${(30 + y).toFixed(1)}`);
  const spread = dice.from(5, 13);
  const engines = [-1, 1].map((side) => ({ x: tail - 3, y: 30 + side * spread, length: dice.from(10, 22) }));
  const wing = dice.from(30, 55);
  const spine = `M${tail + 4} 30H${dice.from(74, 88).toFixed(1)}M${wing.toFixed(1)} 22V38`;
  return { outline: `M${top.join("L")}L${bottom.join("L")}Z`, spine, engines };
}
