/** Numbers that look random and are the same each time for the same name: a card's art does not change. */
export class Seeded {
  private state: number;

  constructor(name: string) {
    let hash = 2166136261;
    for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
    this.state = hash >>> 0 || 1;
  }

  /** A number from `low` to below `high`. */
  from(low: number, high: number): number {
    this.state = Math.imul(this.state ^ (this.state >>> 15), 2246822519) >>> 0;
    this.state = (this.state + 0x9e3779b9) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return low + (((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * (high - low);
  }

  /** A whole number from `low` to `high`. */
  whole(low: number, high: number): number {
    return Math.floor(this.from(low, high + 1));
  }

  of<T>(things: readonly T[]): T {
    return things[this.whole(0, things.length - 1)]!;
  }
}
