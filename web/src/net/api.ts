import type { Face, Invited, LessonBegun, LessonsOfEdition, Lobby, MatchInfo, MatchWanted, Me, Preferences, Problem, Reported } from "../wire";

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

let token = "";
let entering: Promise<unknown> = Promise.resolve();

/** Who the cookie says that you are; null for somebody new. */
export async function whoAmI(): Promise<Me | null> {
  const me = await get<Me | null>("/api/me");
  return me && kept(me);
}

export const comeAsGuest = (name: string): Promise<Me> => enter("/api/guests", { name });
export const logIn = (name: string, password: string): Promise<Me> => enter("/api/login", { name, password });
export const makeAccount = (name: string, password: string): Promise<Me> =>
  enter("/api/me/account", { name, password });
export const logOut = (): Promise<unknown> => post("/api/logout", {});

/** How the person who has come in likes the table; null where nothing was said yet. */
export const preferences = (): Promise<Preferences | null> => get("/api/me/preferences");
export const prefer = (liked: Preferences): Promise<unknown> => replace("/api/me/preferences", liked);

export const lobby = (): Promise<Lobby> => get("/api/lobby");
export const matches = (): Promise<MatchInfo[]> => get("/api/matches");
export const match = (id: string): Promise<MatchInfo> => get(`/api/matches/${encodeURIComponent(id)}`);
export const makeMatch = (wanted: MatchWanted): Promise<MatchInfo> => post("/api/matches", wanted);
export const lessons = (): Promise<LessonsOfEdition[]> => get("/api/lessons");
/** Learn a chapter, by its key: where it was left, or from its beginning. */
export const learn = (key: string, anew = false): Promise<LessonBegun> => post(`/api/lessons/${key}`, { anew });
export const invitation = (key: string): Promise<Invited> => get(`/api/invitations/${encodeURIComponent(key)}`);
export const join = (key: string, deck: string): Promise<MatchInfo> =>
  post(`/api/invitations/${encodeURIComponent(key)}`, { deck });
export const watched = (key: string): Promise<MatchInfo> => get(`/api/watch/${encodeURIComponent(key)}`);
export const facesOf = (ruleset: string): Promise<Face[]> => get(`/api/faces/${encodeURIComponent(ruleset)}`);
export const report = (id: string, text: string): Promise<Reported> =>
  post(`/api/matches/${encodeURIComponent(id)}/reports`, { text });
export const exportPath = (id: string): string => `/api/matches/${encodeURIComponent(id)}/export`;

/** Come in. The cookie is there before its token is known: until then nothing else that changes something is sent. */
function enter(path: string, body: unknown): Promise<Me> {
  const me = post<Me>(path, body).then(kept);
  entering = me.catch(() => undefined);
  return me;
}

/** Remember the token that goes with a new cookie. */
export function kept(me: Me): Me {
  token = me.token;
  return me;
}

export function get<T>(path: string, signal: AbortSignal | null = null): Promise<T> {
  return call<T>(path, { headers: { Accept: "application/json" }, signal });
}

export const post = <T>(path: string, body: unknown): Promise<T> => send<T>("POST", path, body);
export const replace = <T>(path: string, body: unknown): Promise<T> => send<T>("PUT", path, body);
export const remove = <T>(path: string): Promise<T> => send<T>("DELETE", path, {});

async function send<T>(method: string, path: string, body: unknown): Promise<T> {
  await entering;
  return call<T>(path, {
    method,
    headers: { "Content-Type": "application/json", Accept: "application/json", "X-CSRF-Token": token },
    body: JSON.stringify(body),
  });
}

async function call<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(path, { ...init, credentials: "same-origin" });
  const text = await response.text();
  if (!response.ok) throw refusal(response.status, text);
  return (text ? JSON.parse(text) : null) as T;
}

function refusal(status: number, text: string): Refusal {
  try {
    const told = JSON.parse(text) as Partial<Problem>;
    return new Refusal(status, told.reason ?? "", told.sentence ?? "");
  } catch {
    return new Refusal(status, "", "");
  }
}
