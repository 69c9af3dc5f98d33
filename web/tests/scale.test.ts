import { describe, expect, it } from "vitest";

import { inside, pack, seat, type Block, type Cell } from "../src/state/heights";
import { plateOf, textUnit, toldOf, wanted, type Words } from "../src/state/plates";
import { scaleOf, type Scale, type Stretch } from "../src/state/scale";

const MISSION: Words = { name: "Host Metaphasic Shielding Test", asked: "Diplomacy & Engineer & Navigation & Science & Integrity > 29", hasSides: false };
const EMPTY: Cell = { above: [], below: [], lying: 0, words: MISSION };
const ship = (people: number, ...inner: readonly Block[]): Block => ({ heads: 1, statuses: 0, slips: 0, hasHidden: false, people, inner });
const home = (...blocks: readonly Block[]): Cell => ({ ...EMPTY, below: [blocks] });
const row = (count: number, at = -1, cell: Cell = EMPTY): Stretch => ({
  above: 0,
  aboveFar: 0,
  cells: Array.from({ length: count }, (_, place) => (place === at ? cell : EMPTY)),
});
/** A spaceline of eleven places, with a base and ships at one of them and those of the other player at another. */
function midgame(): Stretch {
  const base: Block = { ...ship(1, ship(0)) };
  const theirs: Cell = { ...EMPTY, above: [[{ ...ship(0), hasHidden: true }, { ...ship(0), heads: 0, hasHidden: true }]] };
  return { ...row(11), cells: row(11, 4, home(base, ship(0), ship(4))).cells.map((it, at) => ({ ...(at === 6 ? theirs : it), lying: 1 })) };
}
const counted = (scale: Scale): number[] => scale.rows.map((it) => it.lines.length);

/** What is left beside the hand, the question and the bar of the other player. */
const LAPTOP = [955, 520] as const;
const LARGE = [1980, 1010] as const;
const PHONE = [388, 345] as const;

describe("how large the map is drawn", () => {
  it("has both rows of missions in a small window, in a line each, with places that can be read", () => {
    const scale = scaleOf([row(5), row(5, 2, home(ship(9), ship(2)))], ...LAPTOP);
    expect(scale).toMatchObject({ fits: true, isFar: false });
    expect(counted(scale)).toEqual([1, 1]);
  });

  it("grows with the window", () => {
    const rows = [row(5), row(5, 2, home(ship(4)))];
    expect(scaleOf(rows, ...LARGE).unit).toBeGreaterThan(1.7 * scaleOf(rows, ...LAPTOP).unit);
  });

  it("gives a place where much lies more of the width, and takes no more than there is", () => {
    const { widths } = scaleOf([row(5), row(5, 2, home(ship(9)))], ...LAPTOP).rows[1]!;
    expect(widths[2]).toBeGreaterThan(1.4 * widths[0]!);
    expect(widths.reduce((sum, it) => sum + it, 0)).toBeLessThanOrEqual(LAPTOP[0]);
  });

  it("lays a long spaceline in lines rather than making its places unreadable", () => {
    const laptop = scaleOf([row(11, 4, home(ship(1, ship(0)), ship(0), ship(4)))], ...LAPTOP);
    expect(laptop).toMatchObject({ fits: true, isFar: false });
    expect(counted(laptop)).toEqual([2]);
    const lines = laptop.rows[0]!.lines.flat();
    expect(lines).toEqual(Array.from({ length: 11 }, (_, at) => at));
  });

  it("takes the whole width in every line, and shares the places out evenly", () => {
    const { lines, widths } = scaleOf([row(11)], ...LAPTOP).rows[0]!;
    const long = lines.map((it) => it.length);
    expect(Math.max(...long) - Math.min(...long)).toBeLessThanOrEqual(1);
    for (const line of lines) expect(line.reduce((sum, it) => sum + widths[it]!, 0)).toBeGreaterThan(LAPTOP[0] - 12);
  });

  it("can still be read in the middle of a game on a laptop", () => {
    expect(scaleOf([midgame()], ...LAPTOP)).toMatchObject({ fits: true, isFar: false });
    expect(counted(scaleOf([midgame()], ...LAPTOP))).toEqual([2]);
  });

  it("leaves room for the missions that are still to be placed, as long as nobody is there", () => {
    for (const [width, height] of [LAPTOP, LARGE]) {
      const whole = scaleOf([row(5)], width, height);
      const begun = [1, 2, 3, 4].map((count) => scaleOf([row(count)], width, height));
      for (const it of begun) {
        expect(it.fits).toBe(true);
        expect(Math.max(...it.rows[0]!.widths)).toBeLessThanOrEqual(width / 5);
        expect(it.rows[0]!.tile).toBeLessThanOrEqual(whole.rows[0]!.tile);
      }
    }
    expect(scaleOf([row(1, 0, home(ship(9)))], ...LAPTOP).rows[0]!.widths[0]).toBeGreaterThan(LAPTOP[0] - 12);
  });

  it("lets tiles take the height that no ship needs, and no more than is kept free", () => {
    const scale = scaleOf([midgame()], ...LAPTOP);
    const { lines, tile, rises, drops, sides, widths } = scale.rows[0]!;
    lines.forEach((line, at) => {
      for (const place of line) {
        expect(rises[place]).toBeLessThanOrEqual(sides[at]!.above);
        expect(drops[place]).toBeLessThanOrEqual(sides[at]!.lying + sides[at]!.below);
        const isTaken = place === 4 || place === 6;
        if (!isTaken) expect(tile + rises[place]! + drops[place]!).toBeGreaterThan(Math.min(1.4 * widths[place]!, 1.3 * tile));
      }
    });
    expect(drops[4]).toBe(0);
    expect(rises[6]).toBe(0);
  });

  it("lets the tile of a few ships take what a crowd in the same line needs more, and moves them by that", () => {
    const few = home(ship(2));
    const { tile, drops, shifts, sides } = scaleOf([row(5), { ...row(5, 2, home(ship(9), ship(9), ship(9))), cells: [few, EMPTY, home(ship(9), ship(9), ship(9)), EMPTY, EMPTY] }], ...LAPTOP).rows[1]!;
    expect(drops[2]).toBe(0);
    expect(drops[0]).toBeGreaterThan(0.2 * tile);
    expect(shifts[0]).toBe(drops[0]);
    expect([1, 3, 4].map((it) => shifts[it])).toEqual([0, 0, 0]);
    expect(Math.max(...drops)).toBeLessThanOrEqual(sides[0]!.below + sides[0]!.lying);
  });

  it("lets ships stand abreast before anything of a spaceline is cut off", () => {
    const theirs: Cell = { ...EMPTY, above: [[{ ...ship(0), hasHidden: true }, { ...ship(0), heads: 0, hasHidden: true }]] };
    const cells = Array.from({ length: 11 }, (_, at) => (at === 4 ? home(ship(1), ship(0), ship(0)) : at === 5 ? { ...home(ship(3)), lying: 1 } : at === 6 ? theirs : { ...EMPTY, lying: 1 }));
    const scale = scaleOf([{ above: 0, aboveFar: 0, cells }], 955, 505);
    expect(scale).toMatchObject({ fits: true, isFar: false });
    expect(scale.rows[0]!.lines.length).toBe(2);
  });

  it("shows the whole of a long spaceline on a phone, in places that have room for a name", () => {
    const scale = scaleOf([midgame()], 387, 345);
    expect(scale.isFar).toBe(true);
    expect(scale.excess).toBeLessThan(1.02);
    expect(Math.min(...scale.rows[0]!.widths)).toBeGreaterThanOrEqual(62);
  });

  it("shows all of it on a phone from afar, and places that can be read when nearer", () => {
    const rows = [row(5), row(5, 2, home(ship(9)))];
    expect(scaleOf(rows, ...PHONE)).toMatchObject({ isFar: true, fits: true });
    expect(scaleOf(rows, ...PHONE, 2.5)).toMatchObject({ isFar: false });
    expect(counted(scaleOf(rows, ...PHONE, 2.5))).toEqual(counted(scaleOf(rows, ...PHONE)));
  });

  it("makes tiles a little lower from afar before anything is cut off", () => {
    const rows = [{ ...row(5), aboveFar: 32 }, { ...row(5, 2, home(ship(9))), aboveFar: 32 }];
    const [whole, low] = [scaleOf(rows, 570, 260), scaleOf(rows, 570, 206)];
    expect([whole, low]).toMatchObject([{ isFar: true, fits: true }, { isFar: true, fits: true }]);
    expect(low.rows[0]!.tile).toBeLessThan(54);
    expect(low.rows[0]!.tile).toBeGreaterThanOrEqual(45);
    expect(scaleOf(rows, 570, 190).fits).toBe(false);
  });

  it("makes crews smaller before anything is cut off, and says when even that is not enough", () => {
    const crowded = (people: number): Scale => scaleOf([row(5), row(5, 2, home(ship(people), ship(people), ship(people)))], ...LAPTOP);
    expect(crowded(1).room).toBeGreaterThan(crowded(20).room);
    expect(crowded(20).fits).toBe(true);
    expect(scaleOf([row(5, 0, home(...Array.from({ length: 30 }, () => ship(9))))], ...LAPTOP)).toMatchObject({ fits: false });
  });

  it("leaves room for the tiles and whatever stands above a row", () => {
    const plain = scaleOf([row(5), row(5)], ...LAPTOP);
    const high = scaleOf([{ ...row(5), above: 150 }, { ...row(5), above: 150 }], ...LAPTOP);
    expect(high.rows[0]!.tile).toBeLessThan(plain.rows[0]!.tile);
  });

  it("is worked out for an empty table too", () => {
    expect(scaleOf([], ...LAPTOP)).toMatchObject({ fits: true, rows: [] });
  });
});

describe("the seats of a crew", () => {
  it("are large for a few, smaller for more, and a number stands for those who have none", () => {
    expect(seat(2, 140, 80)).toMatchObject({ shown: 2, size: { name: "full" } });
    expect(seat(6, 140, 107)).toMatchObject({ shown: 6, size: { name: "half" } });
    const many = seat(14, 140, 68);
    expect(many.size.name).toBe("face");
    expect(many.shown).toBe(7);
    expect(many.height).toBeLessThanOrEqual(68);
  });
});

describe("ships at a place", () => {
  it("stand side by side where there is room for two, the next one where least is", () => {
    const blocks = [ship(9), ship(0), ship(0)];
    expect(pack(blocks, inside(160), 80, false).columns).toEqual([[0, 1, 2]]);
    expect(pack(blocks, inside(300), 80, false).columns).toEqual([[0], [1, 2]]);
  });
});

describe("the words at a place", () => {
  it("grow less than what is drawn, so that a large screen has room for more of them", () => {
    expect(textUnit(1.1)).toBe(1.1);
    expect(textUnit(2.4)).toBeLessThan(1.8);
    expect(plateOf(MISSION, 360, 287, 2.4)).toMatchObject({ form: "high" });
    expect(plateOf(MISSION, 360, 220, 2.4).lines).toBeGreaterThan(plateOf(MISSION, 150, 92, 1).lines);
  });

  it("stand above one another only where the world keeps a size, whatever the screen", () => {
    expect(plateOf(MISSION, 150, 100, 1).form).toBe("");
    expect(plateOf(MISSION, 150, 190, 1).form).toBe("high");
    expect(plateOf(MISSION, 400, 130, 1).form).toBe("wide");
  });

  it("are all told on a tile that is as high as they want it", () => {
    for (const [width, unit] of [[140, 1], [200, 1.25], [380, 2.3]] as const) {
      const tile = wanted(MISSION, width, unit);
      expect(toldOf(MISSION, width, tile, unit)).toBe(1);
      expect(toldOf(MISSION, width, tile - 40 * unit, unit)).toBeLessThan(1);
    }
  });

  it("have the room of crews where there are none", () => {
    const told = (cell: Cell): Cell => ({ ...cell, words: MISSION });
    const cells = [EMPTY, home(ship(9)), EMPTY, EMPTY, EMPTY].map(told);
    const { unit, rows: [own] } = scaleOf([{ above: 0, aboveFar: 0, cells: [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY].map(told) }, { above: 0, aboveFar: 0, cells }], ...LAPTOP);
    expect(own!.drops[1]).toBe(0);
    for (const at of [0, 2, 3, 4]) expect(toldOf(MISSION, own!.widths[at]!, own!.tile + own!.drops[at]!, unit)).toBe(1);
  });
});
