import type { PlayerHere, TimeAgreed } from "../wire";
import { counted, say } from "../words/say";

/** What a clock showed when the server told of it, and in how many seconds it began to run; never for one that stands. */
export interface ToldClock {
  readonly left: number;
  readonly begins: number | null;
  /** The millisecond of this browser at which it was told. */
  readonly at: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Of so many seconds of a live game, and by correspondence of so much of the time for an answer, one is told that it is little. */
const SHORT = MINUTE;
const SHORT_PART = 1 / 6;
const SHORT_MOST = 6 * HOUR;

export type Clocks = ReadonlyMap<number, ToldClock>;

/** The clocks of players, as they are told at a millisecond. */
export function clocksOf(players: readonly PlayerHere[], at: number): Clocks {
  const found = new Map<number, ToldClock>();
  for (const it of players) {
    const { clock: left, clock_begins: begins } = it;
    if (left !== undefined && left !== null) found.set(it.number, { left, begins: begins ?? null, at });
  }
  return found;
}

/** The seconds that a clock shows at a millisecond. */
export function leftAt(clock: ToldClock, now: number): number {
  if (clock.begins === null) return clock.left;
  return Math.max(0, clock.left - Math.max(0, (now - clock.at) / 1000 - clock.begins));
}

/** Whether so little is left that one should know. */
export function isShort(left: number, time: TimeAgreed): boolean {
  return left < (time.kind === "live" ? SHORT : Math.min(SHORT_MOST, time.seconds * SHORT_PART));
}

const two = (number: number): string => String(number).padStart(2, "0");

/** Seconds as a clock shows them. */
export function shownTime(left: number): string {
  const whole = Math.ceil(left);
  if (whole >= DAY) return say("clock.days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  const rest = `${two(Math.floor((whole % HOUR) / MINUTE))}:${two(whole % MINUTE)}`;
  return whole >= HOUR ? `${Math.floor(whole / HOUR)}:${rest}` : rest.replace(/^0/, "");
}

/** Seconds in words, in the largest unit that they fill. */
export function spokenTime(seconds: number): string {
  for (const [unit, size] of [["day", DAY], ["minute", MINUTE]] as const) if (seconds % size === 0) return counted(`time.${unit}`, seconds / size);
  return counted("time.second", seconds);
}

/** What was agreed on, in words. */
export function agreedTime(time: TimeAgreed): string {
  if (time.kind === "correspondence") return say("time.each", { time: spokenTime(time.seconds) });
  if (!time.increment) return say("time.all", { time: spokenTime(time.seconds) });
  return say("time.all.more", { time: spokenTime(time.seconds), more: spokenTime(time.increment) });
}

/** What is given by one who gives time. */
export function gift(time: TimeAgreed): string {
  return spokenTime(time.kind === "live" ? MINUTE : Math.min(DAY, time.seconds));
}

/** What a clock may have: minutes and seconds more of a live game, days by correspondence. */
export const LIMITS = { minutes: [1, 180], increment: [0, 180], days: [1, 14] } as const;

export function live(minutes: number, increment: number): TimeAgreed {
  return { kind: "live", seconds: minutes * MINUTE, increment };
}

export function daily(days: number): TimeAgreed {
  return { kind: "correspondence", seconds: days * DAY };
}

/** Clocks that many like. */
export const PRESETS: readonly TimeAgreed[] = [live(15, 10), live(30, 20), daily(3)];
