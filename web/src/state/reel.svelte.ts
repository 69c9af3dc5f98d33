import type { Shot } from "../wire";

/** So many pictures are kept at most; and those of so many turns. */
const LONGEST = 240;
const TURNS = 2;
const BEGINNING = "begin_turn";

/** Kinds of pictures that take the whole stage; of others the card is shown beside the table. */
const STAGED = ["attempt", "battle", "mission"];

/** Whether a picture is for the stage, whoever does what it shows. */
export function isStaged(shot: Shot): boolean {
  return STAGED.includes(shot.kind);
}

/** Whether a picture is shown as it happens: what is on the stage, and what others do. */
export function isFollowed(shot: Shot, viewer: number): boolean {
  return isStaged(shot) || (!!shot.player && shot.player !== viewer && shot.kind !== "victory");
}

/** What has happened, picture by picture: the one that is shown, and those of the last turns to step back to. */
export class Reel {
  past = $state.raw<readonly Shot[]>([]);
  /** What stands on the stage between the pictures, while an attempt or a battle is in progress. */
  standing = $state.raw<Shot | null>(null);
  /** The place of the picture that is shown; -1 while none is. */
  private at = $state(-1);
  /** Whether somebody has stepped back, and looks at what is past. */
  isBack = $state(false);
  isPaused = $state(false);
  /** Whether pictures are being shown as things happen. */
  isRolling = $state(false);

  /** The picture that is to be seen now. */
  get shot(): Shot | null {
    return this.past[this.at] ?? this.standing;
  }

  /** Whether there is something before what is shown. */
  get hasEarlier(): boolean {
    return this.at < 0 ? this.past.length > 0 : this.at > 0;
  }

  /** Which picture it is, of how many. */
  get place(): { number: number; of: number } {
    return { number: this.at < 0 ? this.past.length : this.at + 1, of: this.past.length };
  }

  /** The next picture of what happens: shown, unless somebody looks at an earlier one. */
  add(shot: Shot, shows: boolean): void {
    const kept = [...this.past, shot];
    const turns = kept.map((it, at) => (it.verb === BEGINNING ? at : -1)).filter((at) => at >= 0);
    const first = Math.max(0, turns.at(-TURNS) ?? 0, kept.length - LONGEST);
    this.past = kept.slice(first);
    if (this.isBack) this.at = Math.max(0, this.at - first);
    else if (shows) this.at = this.past.length - 1;
    if (shows) this.isRolling = true;
  }

  /** All that has happened has been shown. */
  end(): void {
    this.isRolling = false;
    if (!this.isBack) this.leave();
  }

  /** What goes on stays on the stage. */
  settle(standing: Shot | null): void {
    this.standing = standing;
  }

  back(): void {
    if (!this.hasEarlier) return;
    this.at = (this.at < 0 ? this.past.length : this.at) - 1;
    this.isBack = true;
    this.isPaused = true;
  }

  /** To the first picture that is kept. */
  rewind(): void {
    if (!this.past.length) return;
    this.at = 0;
    this.isBack = true;
    this.isPaused = true;
  }

  /** One picture on; false when there is none that has been shown already. */
  on(): boolean {
    if (!this.isBack) return false;
    if (this.at < this.past.length - 1) this.at++;
    else this.leave();
    return true;
  }

  /** Look at what is now. */
  leave(): void {
    this.at = -1;
    this.isBack = false;
    this.isPaused = false;
  }

  /** The whole table has come: what was before is not known here. */
  begin(standing: Shot | null): void {
    this.past = [];
    this.isRolling = false;
    this.leave();
    this.standing = standing;
  }
}
