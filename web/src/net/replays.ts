import type { MatchAnalysis, MatchCourse, CoursePart } from "../wire";
import { get } from "./api";

/** A match that is over, once more; `watch` is the token of those who only look on. */
const at = (match: string, part: string, watch: string): string => `/api/matches/${encodeURIComponent(match)}/course${part}${watch ? `?watch=${encodeURIComponent(watch)}` : ""}`;

export const courseOf = (match: string, watch: string): Promise<MatchCourse> => get(at(match, "", watch));
export const partOf = (match: string, first: number, watch: string): Promise<CoursePart> => get(at(match, `/${first}`, watch));
/** What you can learn from one of your seats at a match that is over; it takes seconds. */
export const analysisOf = (match: string, seat: number): Promise<MatchAnalysis> => get(`/api/matches/${encodeURIComponent(match)}/analysis?seat=${seat}`);
