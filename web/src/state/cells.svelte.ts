/** One value that can be watched. */
class Cell<T> {
  value = $state.raw() as T;

  constructor(value: T) {
    this.value = value;
  }
}

/**
 * Values by number, each of which is watched for itself: when one of them changes, only what shows that one is drawn anew.
 * A number that was never put has no cell, and nobody is told of it.
 */
export class Cells<T> {
  private readonly cells = new Map<number, Cell<T>>();

  constructor(private readonly empty: T) {}

  has(number: number): boolean {
    return this.cells.has(number);
  }

  of(number: number): T {
    return this.cells.get(number)?.value ?? this.empty;
  }

  put(number: number, value: T): void {
    const cell = this.cells.get(number);
    if (cell) cell.value = value;
    else this.cells.set(number, new Cell(value));
  }

  /** Put all of these, and nothing any more at every other number. */
  putAll(values: ReadonlyMap<number, T>): void {
    for (const [number, cell] of this.cells) if (!values.has(number)) cell.value = this.empty;
    for (const [number, value] of values) this.put(number, value);
  }
}
