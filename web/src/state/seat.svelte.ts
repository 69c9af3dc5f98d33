import { Connection, type Line, type Surroundings, BROWSER } from "../net/connection";
import { type Asked, type Reply, Replies } from "../net/replies";
import type {
  CardHere, Chances, ChatLine, Checked, ShownOption, FromServer, Given, ShownAutoAnswer, Happening, LessonNow, LogLine, Obstacles, OptionKey,
  Prompt, Refused, SeedBoard, Shot, ShownPlan, GameSummary, TimeAgreed, Update, Welcome, Why,
} from "../wire";
import { Arranging, type Say } from "./arranging.svelte";
import { Cells } from "./cells.svelte";
import { Choosing } from "./choosing.svelte";
import { type Clocks, clocksOf } from "./clocks";
import { offersOf } from "./offers";
import { type Hold, Pacer, type Pause } from "./pacing";
import { isFollowed, isStaged, Reel } from "./reel.svelte";
import { Stepping } from "./stepping";
import { boardOf, changed, type Board } from "./table";
import { follows, isBack, isOpened, isOthers, logAfter } from "./updates";

/** Who shows changes: is told before one, to remember where things were, and after it, to move them. */
export interface Stage {
  before(happenings: readonly Happening[]): void;
  after(happenings: readonly Happening[]): void;
  /** End everything that moves. */
  finish(): void;
}

/** So many milliseconds at most each step of the seed phases stays: what was arranged is carried out step by step. */
const SEEDING = 120;

/** One seat at one match: what it sees, what it is asked, and what it says. */
export class Seat {
  board = $state.raw<Board | null>(null);
  /** The cards of the board, each watched for itself: most of them stay as they are when something happens. */
  private readonly cards = new Cells<CardHere | undefined>(undefined);
  prompt = $state.raw<Prompt | null>(null);
  /** How the game went, once it is over. */
  summary = $state.raw<GameSummary | null>(null);
  /** Where the lesson stands, if this is one. */
  lesson = $state.raw<LessonNow | null>(null);
  choosing = $state.raw<Choosing | null>(null);
  /** The seed phases as a board, while they last. */
  arranging = $state.raw<Arranging | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  autoAnswers = $state.raw<readonly ShownAutoAnswer[]>([]);
  chances = $state.raw<Chances>({});
  /** How much time players have; none where they have as much as they like. */
  time = $state.raw<TimeAgreed | null>(null);
  /** The clocks as they were told last: they wait for no picture. */
  clocks = $state.raw<Clocks>(new Map());
  refused = $state.raw<Refused | null>(null);
  /** What others did last, and what was answered for the viewer, to be read while the next is awaited. */
  caption = $state.raw<readonly LogLine[]>([]);
  /** What is to be known of how the game was loaded, until it has been read; empty when nothing is. */
  notice = $state("");
  private noticed = "";
  line = $state<Line>("connecting");
  isRetold = false; // Whether a game that is over is looked at once more.
  rematch = $state("");
  /** The match, once the table is there. */
  match = "";
  /** Of what kind the question was that was answered last. */
  private answered = $state("");
  /** Whether an answer is on its way. */
  isAnswering = $state(false);
  /** The prompt that has been answered while what came of it is still to be shown; 0 for none. */
  private given = $state(0);
  turnedAway = $state(0); // With which code the server has sent this client away; 0 while it has not.
  /** What has happened, picture by picture. */
  readonly reel = new Reel();
  readonly offers = $derived(offersOf(this.prompt));
  stage: Stage | null = null;
  /** Whoever listens to what happens. */
  ear: ((happenings: readonly Happening[]) => void) | null = null;
  private readonly connection: Connection;
  private readonly pacer: Pacer;
  /** Back and forward through what is shown. */
  readonly steps: Stepping;
  private readonly replies = new Replies((message) => this.connection.say(message));

  constructor(address: string, pause: Pause = () => 0, private readonly around: Surroundings = BROWSER, hold: Hold = () => 0) {
    const screen = { show: (update: Update) => this.show(update), film: (shot: Shot, isHurried: boolean) => this.film(shot, isHurried), end: () => this.reel.end() };
    const held = (shot: Shot): number => (isFollowed(shot, this.board?.viewer ?? 0) ? hold(shot) : 0);
    const briefly = (wanted: number): number => (this.arranging ? Math.min(SEEDING, wanted) : wanted);
    this.pacer = new Pacer(screen, (update) => briefly(pause(update)), (shot) => briefly(held(shot)), (update) => !!update.prompt || !!update.shots?.some(isStaged));
    this.steps = new Stepping(this.reel, this.pacer);
    const heard = (message: FromServer): void => this.heard(message);
    const turnedAway = (code: number): void => void (this.turnedAway = code);
    this.connection = new Connection(address, { heard, turnedAway, line: (state) => this.changeLine(state) }, around);
  }

  connect(): void {
    this.connection.connect();
  }

  leave(): void {
    this.connection.close();
  }

  /** A card on the table, if it is there and can be told apart. */
  cardOf(id: number): CardHere | undefined {
    return this.cards.has(id) ? this.cards.of(id) : this.board?.cards.get(id);
  }

  /** Show what happened up to now at once: nothing moves any more. */
  hurry(): void {
    const { stage } = this;
    this.stage = null;
    this.reel.leave();
    this.pacer.hurry();
    this.stage = stage;
    stage?.finish();
  }

  private film(shot: Shot, isHurried: boolean): void {
    this.reel.add(shot, !isHurried && isFollowed(shot, this.board?.viewer ?? 0));
  }

  /** The notice has been read; it is not shown again when the line is mended. */
  closeNotice(): void {
    this.noticed = this.notice;
    this.notice = "";
  }

  /** Whether the choice that is open was begun by an answer that may still be taken back: then one may leave it. */
  get mayLeave(): boolean {
    return !!this.prompt && this.prompt.kind !== "action" && this.answered === "action" && !!this.chances.undo;
  }

  /** Whether the prompt that is shown has been answered: what comes of it is being shown. */
  get isGiven(): boolean {
    return !!this.prompt && this.prompt.number === this.given;
  }

  choose(choice: ShownOption): Promise<boolean> {
    return this.answer({ option: choice.key });
  }

  /** Wait until another prompt than this one is open, or until it has taken too long. */
  async next(number: number): Promise<void> {
    for (let waited = 0; this.prompt?.number === number && waited < 3000; waited += 25) await new Promise((resolve) => setTimeout(resolve, 25));
  }

  /** Give an answer to the open prompt; whether it was taken. */
  answer(given: Given): Promise<boolean> {
    return this.give((prompt) => ({ type: "answer", ref: 0, prompt, given }));
  }

  /** Do at one go what was planned, beginning with its choice, or with the cards that are chosen; whether it was taken. */
  follow(plan: ShownPlan, cards: readonly number[] = []): Promise<boolean> {
    const given = plan.given ? { option: plan.given } : { cards };
    return this.give((prompt) => ({ type: "follow-plan", ref: 0, prompt, given, goal: plan.goal, place: plan.place }));
  }

  private async give(message: (prompt: number) => Asked): Promise<boolean> {
    if (!this.prompt || this.isAnswering || this.isGiven) return false;
    this.isAnswering = true;
    this.refused = null;
    const { kind, number } = this.prompt;
    const reply = await this.replies.ask(message(number));
    this.isAnswering = false;
    const isTaken = this.accepted(reply);
    if (isTaken) {
      this.answered = kind;
      // What came of it may have been shown before it was said that it is taken.
      if (this.prompt?.number === number) this.given = number;
    }
    return isTaken;
  }

  /** What cards would amount to as an answer to the open prompt, or an option. */
  check(cards: readonly number[], option: OptionKey | null = null, fill = false): Promise<Checked | null> {
    const prompt = this.prompt?.number ?? 0;
    return this.replies.ask({ type: "check", ref: 0, prompt, cards, option, ...(fill ? { fill } : {}) }).then((it) => (it?.type === "checked" ? it : null));
  }

  why(option: OptionKey): Promise<Why | null> {
    return this.replies.ask({ type: "ask-why", ref: 0, option }).then((it) => (it?.type === "why" ? it : null));
  }

  /** Ask something that is replied to in a message of its own; null when the line is lost. */
  ask(message: Asked): Promise<Reply | null> {
    return this.replies.ask(message);
  }

  obstacles(card: number): Promise<Obstacles["found"]> {
    return this.replies.ask({ type: "ask-obstacles", ref: 0, card }).then((it) => (it?.type === "obstacles" ? it.found : []));
  }

  /** Take back the last answer, or go back to a line of the log. */
  undo(to = -1): Promise<boolean> {
    return this.tell({ type: "undo", ref: 0, to });
  }

  /** Say something that is only ever accepted or refused. */
  async tell(message: Asked): Promise<boolean> {
    this.refused = null;
    return this.accepted(await this.replies.ask(message));
  }

  private accepted(reply: Reply | null): boolean {
    if (reply?.type === "refused") this.refused = reply.why;
    return reply?.type === "accepted";
  }

  private readonly sayOfPlan: Say = (message) => this.replies.ask(message) as ReturnType<Say>;

  /** What can be arranged in the seed phases; another part of them is another board. */
  private arrange(board: SeedBoard | null): void {
    const now = this.arranging;
    if (!board) this.arranging = null;
    else if (now?.board.part === board.part) now.take(board);
    else this.arranging = new Arranging(board, this.sayOfPlan);
  }

  private changeLine(state: Line): void {
    this.line = state;
    if (state !== "open") this.replies.lose();
  }

  private heard(message: FromServer): void {
    if (message.type === "welcome") this.begin(message);
    else if (message.type === "update") this.update(message);
    else if (message.type === "chatted") this.chat = [...this.chat, message.line];
    else if (message.type === "auto-answers") this.autoAnswers = message.auto_answers;
    else if (message.type === "rematched") this.rematch = message.match;
    else this.replies.take(message);
  }

  /** Take the whole table. */
  begin(message: Welcome): void {
    this.pacer.drop();
    this.connection.seen = message.update;
    this.match = message.match;
    this.board = boardOf(message.table);
    this.cards.putAll(this.board.cards);
    this.log = message.log;
    this.chat = message.chat;
    this.autoAnswers = message.auto_answers;
    this.chances = message.chances;
    this.time = message.time ?? null;
    this.clocks = clocksOf(message.table.players, this.around.now());
    this.caption = [];
    this.reel.begin(message.standing ?? null);
    this.summary = message.summary ?? null;
    this.lesson = message.lesson ?? null;
    this.arrange(message.seeding ?? null);
    this.notice = message.notice === this.noticed ? "" : (message.notice ?? "");
    this.given = 0;
    this.put(message.prompt);
  }

  /** Where something was missed the whole table is asked for. What is on its way is shown before it is taken back. */
  private update(message: Update): void {
    if (!follows(message, this.connection.seen, this.log)) {
      this.connection.connect();
      return;
    }
    this.connection.seen = message.update;
    if (isBack(message)) this.hurry();
    if (message.change.players) this.clocks = clocksOf(message.change.players, this.around.now());
    this.pacer.take(message);
  }

  /** Show what has changed. */
  show(message: Update): void {
    if (!this.board) return;
    // Nothing flies over the stage.
    const stage = message.standing || message.shots?.some(isStaged) ? null : this.stage;
    stage?.before(message.happenings);
    this.board = changed(this.board, message.change);
    for (const card of message.change.cards ?? []) this.cards.put(card.id, card);
    for (const id of message.change.gone_cards ?? []) this.cards.put(id, undefined);
    this.log = logAfter(this.log, message);
    const told = isOthers(message, this.board.viewer) || isOpened(message) ? message.log : message.log.filter((it) => it.is_passed);
    if (told.length || isBack(message)) this.caption = told;
    this.chances = message.chances;
    if (isBack(message)) this.reel.begin(message.standing ?? null);
    else this.reel.settle(message.standing ?? null);
    this.summary = message.summary ?? null;
    this.lesson = message.lesson ?? null;
    this.arrange(message.seeding ?? null);
    this.put(message.prompt);
    stage?.after(message.happenings);
    this.ear?.(message.happenings);
  }

  /** The same prompt again leaves a half-made choice as it is; what nobody could say of it is asked again. */
  private put(prompt: Prompt | null): void {
    if (prompt?.number !== this.given) this.given = 0;
    if (prompt && this.prompt?.number === prompt.number) {
      this.prompt = prompt;
      this.choosing?.judge();
      return;
    }
    this.prompt = prompt;
    this.refused = null;
    this.choosing = prompt ? new Choosing(prompt, (cards, fill) => this.check(cards, null, fill)) : null;
  }
}
