import { match, watched } from "../net/api";
import { BROWSER } from "../net/connection";
import { faces } from "../state/faces.svelte";
import { Desk } from "../state/desk.svelte";
import { Seat } from "../state/seat.svelte";
import { isOthers } from "../state/updates";
import { settings } from "../state/settings.svelte";
import type { MatchInfo, Shot, Update } from "../wire";

/** So many milliseconds between two looks whether everybody has come. */
const LOOKING = 1500;

/** A match at this screen: one seat, several that take turns at one screen, or a spectator's. */
export class Match {
  info = $state.raw<MatchInfo | null>(null);
  desks = $state.raw<readonly Desk[]>([]);
  trouble = $state("");
  private shown = $state(0);
  /** Whether whoever is asked has said that nobody else looks. */
  private hasCome = $state(false);
  private hasLeft = false;

  constructor(
    private readonly id: string,
    private readonly watch: string,
  ) {}

  get desk(): Desk | undefined {
    return this.desks[this.shown];
  }

  /** The desk of another person at this screen who is asked now, while the one that is shown is not. */
  get next(): Desk | undefined {
    if (this.desks.length < 2) return undefined;
    if (this.desk?.seat.prompt && this.hasCome) return undefined;
    return this.desks.find((it) => it.seat.prompt);
  }

  /** Whether somebody is missing. A match in which nobody is begins when the first of them comes to it. */
  get hasOpenSeat(): boolean {
    return !!this.info?.seats.some((it) => it.is_open);
  }

  async begin(): Promise<void> {
    this.info = this.watch ? await watched(this.watch) : await match(this.id);
    await Promise.all([faces.load(this.info.ruleset), this.everybody()]);
    const own = this.info.seats.filter((it) => it.is_you).map((it) => it.player);
    const seats = this.watch || !own.length ? [0] : own;
    this.desks = seats.map((player) => new Desk(new Seat(this.address(player), (update) => pause(update, player), BROWSER, hold)));
    this.hasCome = seats.length < 2;
    this.connect();
  }

  /** Whoever is asked has taken the screen. */
  come(): void {
    const next = this.next;
    if (next) this.shown = this.desks.indexOf(next);
    this.hasCome = true;
  }

  /** Try again at once where the line is broken: the network or the person has come back. */
  wake(): void {
    for (const desk of this.desks) if (desk.seat.line === "waiting") desk.seat.connect();
  }

  /** Wait until nobody is missing any more. */
  private async everybody(): Promise<void> {
    while (this.hasOpenSeat && !this.hasLeft) {
      await new Promise((resolve) => setTimeout(resolve, LOOKING));
      this.info = this.watch ? await watched(this.watch) : await match(this.id);
    }
  }

  /** Connect all seats, anew where they were: once the network has gone, the lines are dead, though nothing says so. */
  connect(): void {
    for (const desk of this.desks) desk.seat.connect();
  }

  leave(): void {
    this.hasLeft = true;
    for (const desk of this.desks) desk.seat.leave();
  }

  private address(player: number): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = this.watch ? `watch=${encodeURIComponent(this.watch)}` : `seat=${player}`;
    return `${scheme}://${location.host}/api/matches/${encodeURIComponent(this.info!.id)}/socket?${query}`;
  }
}

/** How much longer than others such a picture stays: there is more to read in it, or more to be glad of. */
const LONGER: Readonly<Record<string, number>> = { "reveal-dilemma": 1.5, "reveal-seed": 1.5, tally: 1.4, complete: 2, "fail-attempt": 1.4, kill: 1.4, "win-battle": 1.4 };

/** How long a picture stays. */
export function hold(shot: Shot): number {
  return document.hidden ? 0 : settings.pause * (LONGER[shot.verb] ?? 1);
}

/** What others do stays for a moment; what a person did alone, and what asks a person, does not. */
function pause(update: Update, viewer: number): number {
  return !update.shots?.length && update.log.length && isOthers(update, viewer) && !update.prompt && !document.hidden ? settings.pause : 0;
}
