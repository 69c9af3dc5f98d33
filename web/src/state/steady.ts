/** Whether two values of plain data are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((it, at) => isSame(it, other[at]));
  const [mine, theirs] = [Object.entries(one), other as Record<string, unknown>];
  return mine.length === Object.keys(theirs).length && mine.every(([key, value]) => key in theirs && isSame(value, theirs[key]));
}

/** Hands on what it handed on before as long as the next is equal to it: whatever depends on it then has nothing to do. */
export function steadily<T>(): (next: T) => T {
  let before: { readonly value: T } | null = null;
  return (next) => {
    if (!before || !isSame(before.value, next)) before = { value: next };
    return before.value;
  };
}

/** The same for each of several things, by their numbers. */
export function steadilyEach<T>(): (number: number, next: T) => T {
  const all = new Map<number, (next: T) => T>();
  return (number, next) => {
    let one = all.get(number);
    if (!one) all.set(number, (one = steadily<T>()));
    return one(next);
  };
}
