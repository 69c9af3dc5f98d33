// Written by tools/generate_wire.py from src/spaceline/server/wire and presentation/model; change it there.

export const WIRE_VERSION = 4;
export const LONGEST_CHAT = 500;
export const LONGEST_TITLE = 60;
export const LONGEST_MESSAGE = 16384;

/** A skill with its level. */
export interface ShownSkill {
  readonly name: string;
  readonly level?: number;
  readonly is_class?: boolean;
}

/** What a mission says to those it faces. */
export interface End {
  readonly points?: string;
  readonly span?: string;
  readonly attempt?: readonly string[];
  readonly needs?: string;
}

/** Everything that is drawn on a card. */
export interface Face {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly subtitle?: string;
  readonly kind?: string;
  readonly line?: string;
  readonly affiliations?: readonly string[];
  readonly is_unique?: boolean;
  readonly cost?: number | null;
  readonly attributes?: Readonly<Record<string, number | string>>;
  readonly skills?: readonly ShownSkill[];
  readonly icons?: readonly string[];
  readonly staffing?: readonly string[];
  readonly about?: readonly string[];
  readonly species?: readonly string[];
  readonly sex?: string;
  readonly ship_class?: string;
  readonly deeds?: readonly string[];
  readonly quadrant?: string;
  readonly ends?: readonly End[];
  readonly text?: readonly string[];
  readonly is_playable?: boolean;
  readonly picture?: string;
}

/** A condition or a number kept on something, in a word: ``stopped``, ``damage 2``. */
export interface Status {
  readonly name: string;
  readonly label: string;
  readonly value?: number;
}

/** A card that the viewer can tell apart. */
export interface CardHere {
  readonly id: number;
  readonly parent: number;
  readonly role: string;
  readonly owner: number;
  readonly controller: number;
  readonly name: string;
  readonly face?: string;
  readonly is_face_up?: boolean;
  readonly back?: string;
  readonly statuses?: readonly Status[];
  readonly attributes?: Readonly<Record<string, number>>;
  readonly skills?: Readonly<Record<string, number>>;
}

/** Cards that lie together, the top one first; 0 for one that cannot be told apart. */
export interface ShownZone {
  readonly parent: number;
  readonly role: string;
  readonly label: string;
  readonly cards: readonly number[];
  readonly is_ordered?: boolean;
}

/** A number before a player: points, bonus points, counters left this turn. */
export interface Counter {
  readonly name: string;
  readonly label: string;
  readonly value: number;
}

/** Something that a player needs to win. */
export interface ShownGoal {
  readonly name: string;
  readonly label: string;
  readonly have: number;
  readonly need?: number;
  readonly sum?: string;
  readonly why?: string;
}

/** A player as everybody sees one. */
export interface PlayerHere {
  readonly number: number;
  readonly name: string;
  readonly deck?: string;
  readonly is_you?: boolean;
  readonly is_computer?: boolean;
  readonly is_active?: boolean;
  readonly is_asked?: boolean;
  readonly is_here?: boolean;
  readonly has_stand_in?: boolean;
  readonly counters?: readonly Counter[];
  readonly goals?: readonly ShownGoal[];
  readonly clock?: number | null;
  readonly clock_begins?: number | null;
}

/** A place where missions lie and ships stand. */
export interface PlaceHere {
  readonly id: number;
  readonly name: string;
  readonly code?: string;
  readonly kind?: string;
  readonly where?: string;
  readonly owners?: readonly number[];
  readonly end?: number;
  readonly completed_by?: readonly number[];
  readonly statuses?: readonly Status[];
}

/** Places side by side: a spaceline, or the missions of a player. */
export interface Row {
  readonly label: string;
  readonly places: readonly number[];
  readonly player: number;
}

/** Where the game stands, in words. */
export interface Moment {
  readonly label: string;
  readonly turn?: number;
  readonly part?: string;
}

/** Everything that lies on the table. */
export interface Table {
  readonly viewer: number;
  readonly ruleset: string;
  readonly moment: Moment;
  readonly players: readonly PlayerHere[];
  readonly rows: readonly Row[];
  readonly places: readonly PlaceHere[];
  readonly cards: readonly CardHere[];
  readonly zones: readonly ShownZone[];
  readonly result: readonly string[];
}

/** A clause of the rules, with what it says in our words. */
export interface Rule {
  readonly clause: string;
  readonly text: string;
}

/** An option of a decision. */
export interface ShownOption {
  readonly key: OptionKey;
  readonly label: string;
  readonly group?: string;
  readonly goes_on?: boolean;
  readonly repeats?: number;
  readonly is_copy?: boolean;
}

/** A card that may be chosen. */
export interface Candidate {
  readonly card: number;
  readonly label: string;
  readonly weight?: number;
  readonly group?: number;
  readonly remark?: string;
  readonly is_copy?: boolean;
}

/** Which sets of cards may be chosen. */
export interface ShownSelection {
  readonly candidates: readonly Candidate[];
  readonly least?: number;
  readonly most?: number;
  readonly budget?: number | null;
  readonly is_ordered?: boolean;
}

/** A remembered answer: always yes or no to a text, or always pass at a question in a part of the turn. */
export interface ShownAutoAnswer {
  readonly kind: string;
  readonly about: string;
  readonly part?: string;
  readonly label?: string;
}

/** What may be given at one go: answers one after another, as long as nothing else happens. */
export interface ShownPlan {
  readonly goal: OptionKey;
  readonly place: number;
  readonly label: string;
  readonly short?: string;
  readonly given?: OptionKey | null;
  readonly steps?: readonly string[];
  readonly told?: string;
  readonly is_met?: boolean;
}

/** What the viewer must decide. */
export interface Prompt {
  readonly number: number;
  readonly kind: string;
  readonly name: string;
  readonly question: string;
  readonly choices?: readonly ShownOption[];
  readonly pick?: ShownSelection | null;
  readonly low?: number;
  readonly high?: number;
  readonly about?: readonly number[];
  readonly totals?: Readonly<Record<string, number>>;
  readonly rule?: Rule | null;
  readonly is_forced?: boolean;
  readonly auto_answers?: readonly ShownAutoAnswer[];
  readonly plans?: readonly ShownPlan[];
}

/** Why something is not allowed. */
export interface Refused {
  readonly reason: string;
  readonly sentence: string;
  readonly rule?: Rule | null;
}

/** One thing that is needed, with how much of it there is. */
export interface ShownNeed {
  readonly kind: string;
  readonly label: string;
  readonly have: number;
  readonly need: number;
  readonly bound?: string;
  readonly is_met?: boolean;
}

/** Something that a choice is made for, and what the choice comes to so far. */
export interface ShownPreview {
  readonly kind: string;
  readonly card: number;
  readonly title: string;
  readonly told: string;
  readonly needs?: readonly ShownNeed[];
  readonly either?: readonly (readonly (readonly ShownNeed[])[])[];
  readonly is_met?: boolean;
}

/** A kind of seed cards. */
export interface SeedGroup {
  readonly kind: string;
  readonly label: string;
}

/** A seed card of the viewer that has not been seeded. */
export interface SeedCard {
  readonly card: number;
  readonly group: number;
  readonly beneath?: readonly number[];
  readonly whose?: string;
  readonly at?: readonly number[];
}

/** A location as the viewer seeds there. */
export interface SeedPlace {
  readonly place: number;
  readonly whose: string;
  readonly order?: string;
  readonly is_open?: boolean;
}

/** A mission of the viewer that lies on no spaceline yet. */
export interface SeedMission {
  readonly mission: string;
  readonly title: string;
  readonly card?: number;
}

/** A plan of the viewer for one part of the seed phases. */
export interface ShownSeedPlan {
  readonly part: string;
  readonly sides?: readonly (readonly [string, string])[];
  readonly stacks?: readonly (readonly [number, readonly number[]])[];
  readonly beside?: readonly (readonly [number, number])[];
}

/** Something that is wrong with a plan. */
export interface ShownProblem {
  readonly card: number;
  readonly title: string;
  readonly target: number;
  readonly where: string;
  readonly why: Refused;
  readonly is_possible?: boolean;
}

/** Seed cards that have no place in what is proposed, and why. */
export interface ShownStaying {
  readonly why: string;
  readonly cards: readonly number[];
}

/** What the viewer can arrange in this part of the seed phases. */
export interface SeedBoard {
  readonly part: string;
  readonly question: string;
  readonly note?: string;
  readonly groups?: readonly SeedGroup[];
  readonly cards?: readonly SeedCard[];
  readonly places?: readonly SeedPlace[];
  readonly missions?: readonly SeedMission[];
  readonly limits?: readonly Rule[];
  readonly plan?: ShownSeedPlan | null;
  readonly is_asked?: boolean;
  readonly is_in_force?: boolean;
  readonly stopped?: string;
}

/** A card that takes part. */
export interface Actor {
  readonly card: number;
  readonly name: string;
  readonly face?: string;
  readonly fate?: string;
  readonly label?: string;
}

/** One of those who fight each other. */
export interface Fighters {
  readonly player: number;
  readonly name: string;
  readonly actors?: readonly Actor[];
  readonly total?: number | null;
  readonly has_won?: boolean;
}

/** One picture of what happens, with all that is to be seen in it. */
export interface Shot {
  readonly kind: string;
  readonly verb: string;
  readonly text: string;
  readonly player?: number;
  readonly where?: number;
  readonly title?: string;
  readonly mission?: string;
  readonly card?: number;
  readonly face?: string;
  readonly number?: number;
  readonly of?: number;
  readonly progress?: readonly string[];
  readonly team?: readonly Actor[];
  readonly sides?: readonly Fighters[];
  readonly asks?: ShownPreview | null;
  readonly outcome?: string;
  readonly points?: number;
}

/** A mission, or an objective, that was completed. */
export interface Solved {
  readonly face: string;
  readonly points: number;
  readonly turn: number;
}

/** Points that were scored, or lost, for anything but a mission. */
export interface Scored {
  readonly text: string;
  readonly points: number;
  readonly turn: number;
}

/** Cards that the viewer sees only now that the game is over. */
export interface Revealed {
  readonly label: string;
  readonly faces: readonly string[];
}

/** How a game went for one player. */
export interface PlayerSummary {
  readonly player: number;
  readonly points: number;
  readonly by_turn: readonly number[];
  readonly missions: readonly Solved[];
  readonly revealed: readonly Revealed[];
  readonly others: readonly Scored[];
}

/** How a game went for everybody. */
export interface GameSummary {
  readonly players: readonly PlayerSummary[];
  readonly decided: string;
  readonly winners: readonly number[];
  readonly reason: string;
  readonly completes: string;
}

/** A sentence of the log. */
export interface LogLine {
  readonly at: number;
  readonly verb: string;
  readonly text: string;
  readonly cards?: readonly number[];
  readonly faces?: readonly string[];
  readonly is_passed?: boolean;
}

/** Where a lesson stands. */
export interface LessonNow {
  readonly chapter: string;
  readonly title: string;
  readonly step: number;
  readonly number: number;
  readonly of: number;
  readonly told: string;
  readonly kind: string;
  readonly hint?: string;
  readonly after?: string;
  readonly things?: readonly number[];
  readonly parts?: readonly string[];
  readonly following?: string;
}

/** One piece of advice about the question that is open. */
export interface Advice {
  readonly kind: string;
  readonly text: string;
  readonly things?: readonly number[];
}

/** An answer that was tried in thought. */
export interface ComparedPlan {
  readonly text: string;
  readonly chance: number;
}

/** What a computer player would answer in the viewer's place. */
export interface SuggestedAnswer {
  readonly title: string;
  readonly text: string;
  readonly option?: OptionKey | null;
  readonly cards?: readonly number[];
  readonly things?: readonly number[];
  readonly compared?: readonly ComparedPlan[];
  readonly note?: string;
}

/** What a coach would say of the open question, the most useful first. */
export interface Advised {
  readonly type: "advised";
  readonly ref: number;
  readonly advice: readonly Advice[];
}

/** What a computer player would answer in the viewer's place. */
export interface Suggested {
  readonly type: "suggested";
  readonly ref: number;
  readonly suggestion: SuggestedAnswer;
}

/** How likely the viewer is to win, as far as the viewer can see. */
export interface ChanceTold {
  readonly type: "win-chance";
  readonly ref: number;
  readonly turn: number;
  readonly chance: number | null;
}

/** What would a coach say of the open question? */
export interface AskAdvice {
  readonly type: "ask-advice";
  readonly ref: number;
  readonly prompt: number;
}

/** What would a computer player answer to the open question? Only for who plays alone against computer players. */
export interface AskSuggestion {
  readonly type: "ask-suggestion";
  readonly ref: number;
  readonly prompt: number;
}

/** How likely am I to win? Only for who plays alone against computer players. */
export interface AskWinChance {
  readonly type: "ask-win-chance";
  readonly ref: number;
}

/** What is different from the table sent before; what is None is as it was. */
export interface TableChange {
  readonly moment?: Moment | null;
  readonly players?: readonly PlayerHere[] | null;
  readonly rows?: readonly Row[] | null;
  readonly places?: readonly PlaceHere[];
  readonly cards?: readonly CardHere[];
  readonly gone_cards?: readonly number[];
  readonly gone_places?: readonly number[];
  readonly zones?: readonly ShownZone[];
  readonly result?: readonly string[] | null;
}

/** Something to animate: cards went from one zone to another, or something was done to them. */
export interface Happening {
  readonly verb: string;
  readonly player?: number;
  readonly cards?: readonly number[];
  readonly faces?: readonly string[];
  readonly count?: number;
  readonly source?: number;
  readonly to?: number;
  readonly role?: string;
  readonly amount?: number;
}

/** Something that somebody said. */
export interface ChatLine {
  readonly number: number;
  readonly player: number;
  readonly name: string;
  readonly text: string;
}

/** What the viewer may do beside answering. */
export interface Chances {
  readonly undo?: boolean;
  readonly ask_undo?: boolean;
  readonly redo?: boolean;
  readonly asked_undo_by?: number;
  readonly asked_undo_of?: readonly string[];
  readonly undo_asked?: readonly number[];
  readonly absent?: readonly number[];
  readonly overdue?: readonly number[];
  readonly give_time?: readonly number[];
  readonly concede?: boolean;
  readonly training?: boolean;
  readonly foretold?: boolean;
  readonly analysed?: boolean;
  readonly rematch?: boolean;
  readonly again?: readonly number[];
}

/** The whole table: when somebody sits down or comes back. */
export interface Welcome {
  readonly type: "welcome";
  readonly version: number;
  readonly update: number;
  readonly match: string;
  readonly table: Table;
  readonly prompt: Prompt | null;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly auto_answers: readonly ShownAutoAnswer[];
  readonly chances: Chances;
  readonly standing?: Shot | null;
  readonly summary?: GameSummary | null;
  readonly seeding?: SeedBoard | null;
  readonly notice?: string;
  readonly lesson?: LessonNow | null;
  readonly time?: TimeAgreed | null;
}

/** What has changed since the last message. */
export interface Update {
  readonly type: "update";
  readonly update: number;
  readonly change: TableChange;
  readonly prompt: Prompt | null;
  readonly log: readonly LogLine[];
  readonly happenings: readonly Happening[];
  readonly chances: Chances;
  readonly shots?: readonly Shot[];
  readonly standing?: Shot | null;
  readonly summary?: GameSummary | null;
  readonly lesson?: LessonNow | null;
  readonly seeding?: SeedBoard | null;
  readonly log_from?: number | null;
}

/** An answer was taken and will not be lost. */
export interface Accepted {
  readonly type: "accepted";
  readonly ref: number;
}

/** What was asked for is not allowed; nothing has changed. */
export interface Rejected {
  readonly type: "refused";
  readonly ref: number;
  readonly why: Refused;
}

/** What a half-made choice of cards, or an option, amounts to. */
export interface Checked {
  readonly type: "checked";
  readonly ref: number;
  readonly addable: readonly number[];
  readonly total: number;
  readonly missing: number;
  readonly is_complete: boolean;
  readonly problem?: string;
  readonly told?: string;
  readonly previews?: readonly ShownPreview[];
  readonly plans?: readonly ShownPlan[];
  readonly cards?: readonly number[];
}

/** Which rule stands in the way of an action; None when none does. */
export interface Why {
  readonly type: "why";
  readonly ref: number;
  readonly why: Refused | null;
}

/** What could be done with a card but for a rule. */
export interface Obstacles {
  readonly type: "obstacles";
  readonly ref: number;
  readonly found: readonly (readonly [string, Refused])[];
}

/** Somebody has said something. */
export interface Chatted {
  readonly type: "chatted";
  readonly line: ChatLine;
}

/** The remembered answers of the seat. */
export interface AutoAnswersNow {
  readonly type: "auto-answers";
  readonly auto_answers: readonly ShownAutoAnswer[];
}

/** Everybody wants to play again: the next match. */
export interface Rematched {
  readonly type: "rematched";
  readonly match: string;
}

/** The first message of a client. */
export interface Hello {
  readonly type: "hello";
  readonly version: number;
  readonly seen?: number;
}

/** An answer as a client gives it. */
export interface Given {
  readonly option?: OptionKey | null;
  readonly cards?: readonly number[];
  readonly numbers?: readonly number[];
}

/** The answer to a prompt. */
export interface GiveAnswer {
  readonly type: "answer";
  readonly ref: number;
  readonly prompt: number;
  readonly given: Given;
}

/** The answer to a prompt, and what is to be answered after it as long as nothing comes between. */
export interface FollowPlan {
  readonly type: "follow-plan";
  readonly ref: number;
  readonly prompt: number;
  readonly given: Given;
  readonly goal: OptionKey;
  readonly place: number;
}

/** What would these cards amount to, or this option? */
export interface CheckCards {
  readonly type: "check";
  readonly ref: number;
  readonly prompt: number;
  readonly cards: readonly number[];
  readonly option?: OptionKey | null;
  readonly fill?: boolean;
}

/** Why can this not be done? */
export interface AskWhy {
  readonly type: "ask-why";
  readonly ref: number;
  readonly option: OptionKey;
}

/** What stands in the way of doing something with this card? */
export interface AskObstacles {
  readonly type: "ask-obstacles";
  readonly ref: number;
  readonly card: number;
}

/** Take back the last answer, or go back to a line of the log; what is not free is put to the others. */
export interface Undo {
  readonly type: "undo";
  readonly ref: number;
  readonly to?: number;
}

/** Answer to somebody who asks to go back. */
export interface AgreeUndo {
  readonly type: "agree-undo";
  readonly ref: number;
  readonly agree: boolean;
}

/** Do again what was taken back last. */
export interface Redo {
  readonly type: "redo";
  readonly ref: number;
}

/** Remember an answer, or forget it. */
export interface Remember {
  readonly type: "remember";
  readonly ref: number;
  readonly auto_answer: ShownAutoAnswer;
  readonly forget?: boolean;
}

/** Say something to everybody at the table. */
export interface Say {
  readonly type: "say";
  readonly ref: number;
  readonly text: string;
}

/** Give the game up. */
export interface Concede {
  readonly type: "concede";
  readonly ref: number;
}

/** Do not wait any longer for a player who is away, or whose time is over. */
export interface Claim {
  readonly type: "claim";
  readonly ref: number;
  readonly player: number;
  readonly computer: boolean;
}

/** Give another player a minute, or by correspondence a day. */
export interface GiveTime {
  readonly type: "give-time";
  readonly ref: number;
  readonly player: number;
}

/** Play again with the same seats, once all want to. */
export interface Rematch {
  readonly type: "rematch";
  readonly ref: number;
}

/** In a lesson: what the step of that number tells has been read. */
export interface ReadStep {
  readonly type: "read-step";
  readonly ref: number;
  readonly step: number;
}

/** In a lesson: let the step of that number be done for the learner. */
export interface DoStep {
  readonly type: "do-step";
  readonly ref: number;
  readonly step: number;
}

/** A plan as a client sends it; its fields are those of ``ShownSeedPlan``. */
export interface GivenPlan {
  readonly part: string;
  readonly sides?: readonly (readonly [string, string])[];
  readonly stacks?: readonly (readonly [number, readonly number[]])[];
  readonly beside?: readonly (readonly [number, number])[];
}

/** Arrange everything as the computer player would; nothing is seeded yet. */
export interface ProposeSeedPlan {
  readonly type: "propose-seed-plan";
  readonly ref: number;
}

/** Keep what is arranged so far, and say what would come of it; nothing is seeded yet. */
export interface ArrangeSeeds {
  readonly type: "arrange-seeds";
  readonly ref: number;
  readonly plan: GivenPlan;
}

/** Seed as it is arranged: now, and whenever something of it is asked for. */
export interface FollowSeedPlan {
  readonly type: "follow-seed-plan";
  readonly ref: number;
  readonly plan: GivenPlan;
  readonly despite?: boolean;
}

/** Seed nothing more by itself; what is arranged stays. */
export interface HoldSeedPlan {
  readonly type: "hold-seed-plan";
  readonly ref: number;
}

/** A plan as it is kept now, and what would come of it. */
export interface Planned {
  readonly type: "planned";
  readonly ref: number;
  readonly plan: ShownSeedPlan;
  readonly problems?: readonly ShownProblem[];
  readonly staying?: readonly ShownStaying[];
}

/** Somebody who comes to play under a name. */
export interface Guest {
  readonly name: string;
}

/** A name with its password. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** Another password, and the one that there was. */
export interface NewPassword {
  readonly old: string;
  readonly password: string;
}

/** The password, for what is not done without it; empty for a guest, who has none. */
export interface PasswordShown {
  readonly password: string;
}

/** Where somebody is to be written to who has forgotten the password; empty for nowhere. */
export interface MailWanted {
  readonly mail: string;
  readonly password: string;
}

/** Somebody has forgotten the password of an account. */
export interface Forgot {
  readonly name: string;
}

/** A token that came by mail. */
export interface TokenShown {
  readonly token: string;
}

/** A new password, by a token that was given for it. */
export interface ResetWanted {
  readonly token: string;
  readonly password: string;
}

/** A browser in which you are known. */
export interface SessionShown {
  readonly id: string;
  readonly browser: string;
  readonly began: string;
  readonly seen: string;
  readonly is_this: boolean;
}

/** What the page about an account shows. */
export interface AccountShown {
  readonly sends_mail: boolean;
  readonly mail: string;
  readonly sessions: readonly SessionShown[];
}

/** How somebody likes the table. The browser keeps them too and shows by them before the server has answered. */
export interface Preferences {
  readonly theme?: "dark" | "light" | "system";
  readonly pace?: "calm" | "quick" | "none";
  readonly text?: "small" | "usual" | "large" | "largest";
  readonly cards?: "small" | "usual" | "large";
  readonly has_sound?: boolean;
  readonly confirms?: boolean;
  readonly passes?: boolean;
  readonly is_taught?: boolean;
  readonly seeds_by_list?: boolean;
  readonly shows_chance?: boolean;
  readonly suggests?: boolean;
}

/** Who the cookie says that you are. */
export interface Me {
  readonly name: string;
  readonly is_guest: boolean;
  readonly token: string;
}

/** A ready deck. */
export interface DeckToChoose {
  readonly name: string;
  readonly label: string;
  readonly about?: string;
  readonly affiliations?: readonly string[];
  readonly style?: string;
  readonly level?: string;
  readonly missions?: readonly string[];
}

/** A computer player that takes so much time to think. */
export interface OpponentInTime {
  readonly name: string;
  readonly label: string;
}

/** A computer player. */
export interface Opponent {
  readonly name: string;
  readonly label: string;
  readonly is_usual?: boolean;
  readonly times?: readonly OpponentInTime[];
}

/** A ruleset with what may be played under it. */
export interface RulesetToChoose {
  readonly name: string;
  readonly label: string;
  readonly edition: string;
  readonly about: string;
  readonly seats: readonly number[];
  readonly decks: readonly DeckToChoose[];
  readonly opponents: readonly Opponent[];
}

/** What a match can be made of. */
export interface Lobby {
  readonly rulesets: readonly RulesetToChoose[];
}

/** Who is to sit where: ``me``, ``friend`` (by invitation), ``beside me`` (hot seat), or a computer player. */
export interface SeatWanted {
  readonly who: string;
  readonly deck?: string;
}

/** How much time each player has. */
export interface TimeAgreed {
  readonly kind: "live" | "correspondence";
  readonly seconds: number;
  readonly increment?: number;
}

/** A match to be made. */
export interface MatchWanted {
  readonly ruleset: string;
  readonly seats: readonly SeatWanted[];
  readonly time?: TimeAgreed | null;
  readonly seed?: number | null;
}

/** Somebody takes the seat that an invitation leads to. */
export interface Joining {
  readonly deck?: string;
}

/** A seat of a match. */
export interface SeatTaken {
  readonly player: number;
  readonly name: string;
  readonly deck: string;
  readonly is_computer?: boolean;
  readonly is_you?: boolean;
  readonly is_open?: boolean;
  readonly invitation?: string;
}

/** A match as its people see it. */
export interface MatchInfo {
  readonly id: string;
  readonly ruleset: string;
  readonly seats: readonly SeatTaken[];
  readonly has_begun: boolean;
  readonly is_over: boolean;
  readonly began: string;
  readonly watch?: string;
}

/** What somebody with an invitation is asked to play. */
export interface Invited {
  readonly ruleset: string;
  readonly edition: string;
  readonly label: string;
  readonly host: string;
  readonly player: number;
  readonly seats: readonly SeatTaken[];
  readonly decks: readonly DeckToChoose[];
  readonly time?: TimeAgreed | null;
  readonly deck?: string;
  readonly is_open?: boolean;
  readonly match?: string;
}

/** Whether the server works. */
export interface Health {
  readonly status: string;
  readonly version: string;
}

/** Something is wrong; the position as the seat may export it is stored with it. */
export interface Report {
  readonly text: string;
}

/** A report that was stored, by the number under which its reader finds it. */
export interface Reported {
  readonly id: string;
}

/** Why a request was refused. */
export interface Problem {
  readonly reason: string;
  readonly sentence: string;
}

/** Why a part of a search cannot be read. */
export interface SearchTrouble {
  readonly sentence: string;
  readonly start: number;
  readonly end: number;
}

/** What a search finds, in its order. */
export interface CardsFound {
  readonly cards: readonly string[];
  readonly troubles: readonly SearchTrouble[];
}

/** Something that one may choose in a field. */
export interface WordToChoose {
  readonly word: string;
  readonly label: string;
  readonly number: number;
}

/** Something that can be asked of a card. */
export interface FieldToSearch {
  readonly name: string;
  readonly kind: string;
  readonly about: string;
  readonly words: Readonly<Record<string, number>>;
  readonly choices: readonly WordToChoose[];
}

/** A part of a deck. */
export interface PileToFill {
  readonly name: string;
  readonly types: readonly string[];
}

/** The cards of a ruleset: what can be asked of them, and what a deck of them consists of. */
export interface Library {
  readonly ruleset: string;
  readonly size: number;
  readonly cards: readonly string[];
  readonly fields: readonly FieldToSearch[];
  readonly orders: readonly string[];
  readonly piles: readonly PileToFill[];
  readonly hand: number;
  readonly forms: readonly string[];
}

/** A clause of the rules. */
export interface ShownClause {
  readonly id: string;
  readonly section: string;
  readonly rule: string;
}

/** A scenario that shows what a card does. */
export interface ShownScenario {
  readonly name: string;
  readonly title: string;
}

/** What is known of a card beside its face. */
export interface CardAbout {
  readonly card: string;
  readonly name: string;
  readonly set: string;
  readonly lines: readonly string[];
  readonly is_playable: boolean;
  readonly why_not: string;
  readonly decks: readonly string[];
  readonly rulings: readonly ShownClause[];
  readonly clauses: readonly ShownClause[];
  readonly scenarios: readonly ShownScenario[];
}

/** A deck as it is being built: legal or not, with cards that are known or not. */
export interface WrittenDeck {
  readonly ruleset: string;
  readonly title: string;
  readonly missions: readonly string[];
  readonly piles: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Why a deck cannot be played as it is. */
export interface DeckTrouble {
  readonly sentence: string;
  readonly clause: string;
  readonly rule: string;
  readonly cards: readonly string[];
}

/** Something that a mission asks for, and how much of it the deck has. */
export interface NeedOfMission {
  readonly label: string;
  readonly have: number;
  readonly need: number;
  readonly is_met: boolean;
}

/** How a deck stands with one of its missions. */
export interface MissionStanding {
  readonly mission: string;
  readonly may_attempt: number;
  readonly help: number;
  readonly is_met: boolean;
  readonly needs: readonly NeedOfMission[];
  readonly ways: number;
}

/** How a deck stands with the rules and with its missions. */
export interface DeckStood {
  readonly size: number;
  readonly personnel: number;
  readonly is_legal: boolean;
  readonly is_playable: boolean;
  readonly troubles: readonly DeckTrouble[];
  readonly missions: readonly MissionStanding[];
}

/** A deck as another program or site writes it. */
export interface DeckText {
  readonly ruleset: string;
  readonly text: string;
  readonly file?: string;
}

/** A line of a text that is no card which is known here. */
export interface StrangeLine {
  readonly number: number;
  readonly text: string;
  readonly name: string;
  readonly is_read: boolean;
  readonly near: readonly string[];
}

/** A deck that was read, and what of the text is not in it. */
export interface DeckReadIn {
  readonly deck: WrittenDeck;
  readonly form: string;
  readonly notes: readonly string[];
  readonly lines: readonly StrangeLine[];
}

/** A deck to be written in a form. */
export interface DeckToWrite {
  readonly deck: WrittenDeck;
  readonly form: string;
}

/** A deck in a form that other programs and sites read. */
export interface DeckOut {
  readonly file: string;
  readonly text: string;
}

/** A deck to be kept. */
export interface DeckToKeep {
  readonly deck: WrittenDeck;
  readonly version?: number;
}

/** A deck of one's own in a list. */
export interface OwnDeckListed {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  readonly size: number;
  readonly changed: string;
  readonly is_playable: boolean;
  readonly share: string;
}

/** A deck of one's own. */
export interface OwnDeck {
  readonly id: string;
  readonly version: number;
  readonly deck: WrittenDeck;
  readonly share: string;
}

/** Whether others may see a deck by a link. */
export interface DeckSharing {
  readonly is_shared: boolean;
}

/** A deck that somebody shows. */
export interface SharedDeck {
  readonly by: string;
  readonly deck: WrittenDeck;
}

/** A chapter, and how far whoever asks is with it. */
export interface LessonListed {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly steps: number;
  readonly is_done?: boolean;
  readonly match?: string;
}

/** The chapters of an edition, in their order. */
export interface LessonsOfEdition {
  readonly edition: string;
  readonly label: string;
  readonly ruleset: string;
  readonly chapters: readonly LessonListed[];
}

/** A chapter is to be learned. */
export interface LessonWanted {
  readonly anew?: boolean;
}

/** The match in which a chapter is learned. */
export interface LessonBegun {
  readonly match: string;
}

/** A turn of a match, by where it begins. */
export interface TurnShown {
  readonly number: number;
  readonly player: number;
  readonly at: number;
}

/** What a match consists of. */
export interface MatchCourse {
  readonly viewer: number;
  readonly turns: readonly TurnShown[];
  readonly answers: number;
}

/** A few answers of a match, one after another, with nothing hidden. */
export interface CoursePart {
  readonly first: number;
  readonly after: number;
  readonly begin: Welcome;
  readonly steps: readonly Update[];
}

/** How likely a player was to win at a moment, as far as that player could see. */
export interface TurnChance {
  readonly turn: number;
  readonly at: number;
  readonly chance: number;
}

/** A decision at which another answer promised more than the one that was given. */
export interface BetterAnswer {
  readonly turn: number;
  readonly at: number;
  readonly question: string;
  readonly given: string;
  readonly better: string;
  readonly given_chance: number;
  readonly better_chance: number;
}

/** What a player can learn from a match that is over. */
export interface MatchAnalysis {
  readonly viewer: number;
  readonly chances: readonly TurnChance[];
  readonly plans: readonly BetterAnswer[];
  readonly looked_into: number;
}

export type OptionKey = readonly [string, number, number, string];

export type FromServer = Welcome | Update | Accepted | Rejected | Checked | Why | Obstacles | Advised | Suggested | ChanceTold | Planned | Chatted | AutoAnswersNow | Rematched;

export type FromClient = Hello | GiveAnswer | FollowPlan | CheckCards | AskWhy | AskObstacles | AskAdvice | AskSuggestion | AskWinChance | Undo | AgreeUndo | Redo | Remember | ProposeSeedPlan | ArrangeSeeds | FollowSeedPlan | HoldSeedPlan | Say | Concede | Claim | GiveTime | Rematch | ReadStep | DoStep;
