import type { FromClient, FromServer } from "../wire";

export type Reply = Extract<FromServer, { ref: number }>;
export type Asked = Extract<FromClient, { ref: number }>;

/** What was asked of the server and is not replied to yet, each by its number. */
export class Replies {
  private readonly waiting = new Map<number, (reply: Reply | null) => void>();
  private last = 0;

  constructor(private readonly say: (message: Asked) => boolean) {}

  /** Ask, and wait for the reply; null when the line is lost. */
  ask(message: Asked): Promise<Reply | null> {
    const ref = ++this.last;
    return new Promise((resolve) => {
      if (this.say({ ...message, ref })) this.waiting.set(ref, resolve);
      else resolve(null);
    });
  }

  take(reply: Reply): void {
    this.waiting.get(reply.ref)?.(reply);
    this.waiting.delete(reply.ref);
  }

  /** The line is lost: nothing is replied any more. */
  lose(): void {
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
  }
}
