import { describe, expect, it } from "vitest";

import { Connection, type Line } from "../src/net/connection";
import { WIRE_VERSION, type FromServer } from "../src/wire";
import { FakeBrowser } from "./surroundings";

function connected() {
  const around = new FakeBrowser();
  const lines: Line[] = [];
  const heard: FromServer[] = [];
  const away: number[] = [];
  const listener = {
    heard: (it: FromServer) => void heard.push(it),
    line: (it: Line) => void lines.push(it),
    turnedAway: (code: number) => void away.push(code),
  };
  const connection = new Connection("ws://here/seat", listener, around);
  connection.connect();
  around.socket.open();
  return { around, lines, heard, away, connection };
}

const ACCEPTED: FromServer = { type: "accepted", ref: 1 };

describe("a connection", () => {
  it("says hello with its version and what it has seen", () => {
    const { around } = connected();
    expect(around.socket.sent).toEqual([{ type: "hello", version: WIRE_VERSION, seen: 0 }]);
  });

  it("is mended with longer and longer pauses, and tells what was seen", () => {
    const { around, lines, connection } = connected();
    around.socket.say(ACCEPTED);
    connection.seen = 7;
    for (let times = 0; times < 8; times++) {
      around.socket.close();
      around.wait();
    }
    expect(around.pauses.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
    expect(Math.max(...around.pauses)).toBe(15_000);
    around.socket.open();
    expect(around.socket.last("hello").seen).toBe(7);
    expect(lines.at(-1)).toBe("connecting");
    around.socket.say(ACCEPTED);
    expect(lines.at(-1)).toBe("open");
  });

  it("begins with short pauses again once it has heard something", () => {
    const { around } = connected();
    for (let times = 0; times < 4; times++) {
      around.socket.close();
      around.wait();
    }
    around.socket.open();
    around.socket.say(ACCEPTED);
    around.socket.close();
    expect(around.pauses.at(-1)).toBe(500);
  });

  it("does not say later what could not be said", () => {
    const { around, connection } = connected();
    around.socket.close();
    expect(connection.say({ type: "undo", ref: 1 })).toBe(false);
    around.wait();
    around.socket.open();
    expect(around.socket.sent.map((it) => it.type)).toEqual(["hello"]);
  });

  it("is not mended after leaving, nor when the server turns it away for good", () => {
    const left = connected();
    left.connection.close();
    left.around.wait();
    expect(left.around.sockets).toHaveLength(1);
    expect(left.lines.at(-1)).toBe("closed");
    const refused = connected();
    refused.around.socket.close(4404);
    refused.around.wait();
    expect(refused.around.sockets).toHaveLength(1);
    expect(refused.away).toEqual([4404]);
  });

  it("tries again where a match has not begun", () => {
    const early = connected();
    early.around.socket.close(4409);
    early.around.wait();
    expect(early.around.sockets).toHaveLength(2);
  });

  it("listens to its newest socket only", () => {
    const { around, heard, connection } = connected();
    const old = around.socket;
    connection.connect();
    old.say(ACCEPTED);
    expect(heard).toEqual([]);
  });
});
