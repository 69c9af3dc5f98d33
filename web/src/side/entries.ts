import type { LogLine } from "../wire";

/** A line of the log as it is shown. */
export interface Entry {
  readonly line: LogLine;
  /** Whether it is the last of what came of one answer. */
  readonly isLast: boolean;
  /** How often the same was told in a row: it is said once. */
  readonly times: number;
}

/** The lines of the log as they are shown; the same object as long as one is the same. */
export class Entries {
  private readonly known = new WeakMap<LogLine, Entry>();

  of(log: readonly LogLine[]): readonly Entry[] {
    const found: Entry[] = [];
    const turn = log.findLastIndex((it) => it.verb === "begin_turn");
    let times = 0;
    for (const [at, line] of log.entries()) {
      times++;
      const next = log[at + 1];
      if (next && isSame(line, next) && (at < turn || next.at === line.at || !namesCard(line))) continue;
      found.push(this.entry(line, next?.at !== line.at, times));
      times = 0;
    }
    return found;
  }

  private entry(line: LogLine, isLast: boolean, times: number): Entry {
    const before = this.known.get(line);
    if (before?.isLast === isLast && before.times === times) return before;
    const entry = { line, isLast, times };
    this.known.set(line, entry);
    return entry;
  }
}

const isSame = (one: LogLine, other: LogLine): boolean => one.text === other.text && one.verb === other.verb && one.is_passed === other.is_passed;

/** In the turn that goes on each answer has a line of its own, to which one may go back, unless it names no card. */
const namesCard = (line: LogLine): boolean => !!line.faces?.some(Boolean);
