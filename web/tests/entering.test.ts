import { afterEach, expect, test, vi } from "vitest";
import { comeAsGuest, post } from "../src/net/api";

afterEach(() => vi.unstubAllGlobals());

test("whoever comes in changes nothing else before the token of the new cookie is known", async () => {
  const sent: [string, string][] = [];
  let welcome = (): void => undefined;
  const asked = vi.fn((path: string, init: RequestInit) => {
    sent.push([path, (init.headers as Record<string, string>)["X-CSRF-Token"] ?? ""]);
    const answer = new Response(JSON.stringify({ token: "new" }));
    if (path !== "/api/guests") return Promise.resolve(answer);
    return new Promise<Response>((resolve) => (welcome = () => resolve(answer)));
  });
  vi.stubGlobal("fetch", asked);

  const coming = comeAsGuest("Ada");
  const checked = post("/api/deck-check", {});
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  welcome();
  await Promise.all([coming, checked]);

  expect(sent).toEqual([
    ["/api/guests", ""],
    ["/api/deck-check", "new"],
  ]);
});
