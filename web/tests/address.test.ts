import { expect, it } from "vitest";

import { isHereOnly } from "../src/play/address";

it("tells a link that leads nowhere from another machine", () => {
  expect(["localhost", "127.0.0.1", "127.3.0.1", "[::1]", "play.localhost"].filter(isHereOnly)).toHaveLength(5);
  expect(["192.168.1.7", "play.example", "localhost.example", "127.0.0.1.example"].filter(isHereOnly)).toEqual([]);
});
