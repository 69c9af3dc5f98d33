import { WIRE_VERSION, type FromClient, type FromServer } from "../wire";

export type Line = "connecting" | "open" | "waiting" | "closed";

/** What a connection needs of the browser, so that tests can give it something else. */
export interface Surroundings {
  open(address: string): WebSocket;
  later(deed: () => void, milliseconds: number): unknown;
  never(timer: unknown): void;
  chance(): number;
  /** Milliseconds of a clock that only goes up. */
  now(): number;
}

export interface Listener {
  heard(message: FromServer): void;
  line(state: Line): void;
  /** The server will not have this client, whatever it does: the code says why. */
  turnedAway(code: number): void;
}

/** Codes with which the server closes for good: unknown, forbidden, missing, of another version. */
const FOR_GOOD = [4401, 4403, 4404, 4426];
export const OTHER_VERSION = 4426;

const SHORTEST = 500;
const LONGEST = 15_000;

export const BROWSER: Surroundings = {
  open: (address) => new WebSocket(address),
  later: (deed, milliseconds) => setTimeout(deed, milliseconds),
  never: (timer) => clearTimeout(timer as number),
  chance: Math.random,
  now: () => performance.now(),
};

/**
 * A line to a seat that is mended when it breaks: it waits longer each time, up to a quarter of a minute, and says
 * hello with the last update that was seen. What is said while the line is down is refused, never kept back: an answer
 * belongs to the prompt that was on the screen.
 */
export class Connection {
  /** The last update that was seen; the keeper of the table sets it. */
  seen = 0;
  private socket: WebSocket | null = null;
  private failures = 0;
  private timer: unknown = null;
  private over = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly around: Surroundings = BROWSER,
  ) {}

  /** Connect, or connect anew: the server then sends the whole table. */
  connect(): void {
    if (this.over) return;
    this.drop();
    this.listener.line("connecting");
    const socket = this.around.open(this.address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: WIRE_VERSION, seen: this.seen }));
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.failures = 0;
      this.listener.line("open");
      this.listener.heard(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket !== this.socket) return;
      if (FOR_GOOD.includes(event.code)) this.refused(event.code);
      else this.lost();
    };
  }

  /** Send a message; false when the line is down. */
  say(message: FromClient): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Leave for good. */
  close(): void {
    this.over = true;
    this.drop();
    this.listener.line("closed");
  }

  private refused(code: number): void {
    this.socket = null;
    this.over = true;
    this.listener.line("closed");
    this.listener.turnedAway(code);
  }

  private lost(): void {
    this.socket = null;
    this.listener.line("waiting");
    this.timer = this.around.later(() => this.connect(), this.pause());
    this.failures += 1;
  }

  /** Twice as long after each failure, and never the same for everybody. */
  private pause(): number {
    const longest = Math.min(LONGEST, SHORTEST * 2 ** this.failures);
    return longest * (0.5 + this.around.chance() / 2);
  }

  private drop(): void {
    if (this.timer !== null) this.around.never(this.timer);
    this.timer = null;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
