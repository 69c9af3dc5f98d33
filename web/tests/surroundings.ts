import type { Surroundings } from "../src/net/connection";
import type { FromClient, FromServer } from "../src/wire";

/** A socket that a test holds the other end of. */
export class FakeSocket {
  readonly sent: FromClient[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The last message of a kind that the client sent. */
  last<T extends FromClient["type"]>(type: T): Extract<FromClient, { type: T }> {
    const found = this.sent.findLast((it) => it.type === type);
    if (!found) throw new Error(`nothing of type ${type} was sent`);
    return found as Extract<FromClient, { type: T }>;
  }
}

/** A browser in which time passes when the test says so. */
export class FakeBrowser implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  readonly pauses: number[] = [];
  /** The milliseconds of its clock. */
  time = 0;
  private waiting: (() => void)[] = [];

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  open(address: string): WebSocket {
    const socket = new FakeSocket(address);
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  }

  later(deed: () => void, milliseconds: number): unknown {
    this.pauses.push(milliseconds);
    this.waiting.push(deed);
    return deed;
  }

  never(timer: unknown): void {
    this.waiting = this.waiting.filter((it) => it !== timer);
  }

  chance(): number {
    return 1;
  }

  now(): number {
    return this.time;
  }

  wait(): void {
    const due = this.waiting;
    this.waiting = [];
    for (const deed of due) deed();
  }
}

/** Let promises that are settled be told. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
