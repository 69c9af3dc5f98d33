import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Preferences } from "../src/wire";

const server = vi.hoisted(() => ({ kept: null as Preferences | null, sent: [] as Preferences[] }));
vi.mock("../src/net/api", async (original) => ({
  ...(await original<typeof import("../src/net/api")>()),
  preferences: () => Promise.resolve(server.kept),
  prefer: (liked: Preferences) => Promise.resolve(server.sent.push(liked)),
}));

import { people } from "../src/state/people.svelte";
import { keepWithPerson, likeAsKept } from "../src/state/preferring";
import { settings, USUAL } from "../src/state/settings.svelte";

beforeEach(() => {
  Object.assign(server, { kept: null, sent: [] });
  vi.spyOn(people, "find").mockResolvedValue(undefined as never);
  people.me = { id: "p1", name: "Vale" } as never;
  settings.take({});
  settings.note(false);
});

describe("what a person likes", () => {
  it("is what the server keeps", async () => {
    server.kept = { pace: "quick" };
    await likeAsKept();
    expect(settings.liked.pace).toBe("quick");
  });

  it("is what was changed last, if the page was left before that had come to the server", async () => {
    keepWithPerson(10_000);
    server.kept = { ...USUAL };
    settings.like({ seeds_by_list: true });
    await likeAsKept();
    expect(settings.liked.seeds_by_list).toBe(true);
    expect(server.sent.at(-1)?.seeds_by_list).toBe(true);
    server.kept = { ...USUAL };
    await likeAsKept();
    expect(settings.liked.seeds_by_list).toBe(false);
  });
});
