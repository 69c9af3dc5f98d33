import type { Lobby, MatchWanted, RulesetToChoose, TimeAgreed } from "../wire";
import { isOffered, usualOpponent } from "./levels";

export const ME = "me";
export const FRIEND = "friend";
export const BESIDE = "beside me";

export interface Planned {
  who: string;
  deck: string;
}

/** The match that somebody has in mind: always one that can be begun. */
export class Plan {
  ruleset = $state.raw<RulesetToChoose>({ name: "", label: "", edition: "", about: "", seats: [2], decks: [], opponents: [] });
  seats = $state<Planned[]>([]);
  time = $state.raw<TimeAgreed | null>(null);

  constructor(private readonly offered: Lobby) {
    this.chooseRuleset(offered.rulesets[0]?.name ?? "");
  }

  get editions(): readonly string[] {
    return [...new Set(this.offered.rulesets.map((it) => it.edition))];
  }

  get edition(): string {
    return this.ruleset.edition;
  }

  get rulesets(): readonly RulesetToChoose[] {
    return this.offered.rulesets.filter((it) => it.edition === this.edition);
  }

  get hasFriend(): boolean {
    return this.seats.some((it) => it.who === FRIEND);
  }

  get most(): number {
    return Math.max(2, ...this.ruleset.seats);
  }

  get wanted(): MatchWanted {
    return { ruleset: this.ruleset.name, seats: this.seats.map((it) => ({ ...it })), time: this.time };
  }

  /** What people read for a ruleset. */
  label(ruleset: string): string {
    return this.offered.rulesets.find((it) => it.name === ruleset)?.label ?? ruleset;
  }

  /** A sentence about an edition. */
  about(edition: string): string {
    return this.offered.rulesets.find((it) => it.edition === edition)?.about ?? "";
  }

  chooseEdition(edition: string): void {
    const found = this.offered.rulesets.find((it) => it.edition === edition);
    if (found) this.chooseRuleset(found.name);
  }

  chooseRuleset(name: string): void {
    const found = this.offered.rulesets.find((it) => it.name === name);
    if (!found) return;
    this.ruleset = found;
    const others = this.seats.slice(1, this.most).map((it) => (this.canSit(it.who) ? it.who : this.usual));
    if (!others.length) others.push(this.usual);
    this.seats = [ME, ...others].map((who, at) => ({ who, deck: this.deck(at) }));
  }

  /** Let the first of the others be a computer player, or a friend. */
  against(who: "computer" | "friend"): void {
    const seat = this.seats[1];
    if (!seat) return;
    if (who === "friend") seat.who = FRIEND;
    else if (!isOffered(this.ruleset.opponents, seat.who)) seat.who = this.usual;
  }

  add(): void {
    if (this.seats.length < this.most) this.seats.push({ who: this.seats.at(-1)!.who, deck: this.deck(this.seats.length) });
  }

  remove(at: number): void {
    if (at > 1) this.seats.splice(at, 1);
  }

  /** The computer player that is meant where nobody has chosen one. */
  private get usual(): string {
    return usualOpponent(this.ruleset.opponents) || FRIEND;
  }

  /** Whether somebody can sit at a game of the ruleset: people at every one, of the computer players those it offers. */
  private canSit(who: string): boolean {
    return who === FRIEND || who === BESIDE || isOffered(this.ruleset.opponents, who);
  }

  private deck(at: number): string {
    const decks = this.ruleset.decks;
    return decks[at % Math.max(1, decks.length)]?.name ?? "";
  }
}
