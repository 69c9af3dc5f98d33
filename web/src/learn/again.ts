import { learn } from "../net/api";

/** Begin a chapter from its beginning, wherever one is in it. */
export async function again(chapter: string, go: (path: string) => void): Promise<void> {
  go(`/match/${(await learn(chapter, true)).match}`);
}
