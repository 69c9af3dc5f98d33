import type { AccountShown, Me } from "../wire";
import { get, kept, post, remove, replace } from "./api";

/** What is shown of whoever is in, and whether the server sends mail. */
export const accountShown = (): Promise<AccountShown> => get("/api/me/account");
export const changePassword = async (old: string, password: string): Promise<Me> =>
  kept(await replace<Me>("/api/me/password", { old, password }));
export const logOutOf = (session: string): Promise<unknown> => remove(`/api/me/sessions/${encodeURIComponent(session)}`);
export const logOutElsewhere = (): Promise<unknown> => remove("/api/me/sessions");
export const giveMail = (mail: string, password: string): Promise<unknown> => replace("/api/me/mail", { mail, password });
export const confirmMail = (token: string): Promise<unknown> => post("/api/mail", { token });
export const forgot = (name: string): Promise<unknown> => post("/api/forgotten", { name });
export const reset = (token: string, password: string): Promise<unknown> => post("/api/reset", { token, password });
export const leave = (password: string): Promise<unknown> => post("/api/me/deletion", { password });
