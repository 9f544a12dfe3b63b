// What clients and the server say to each other, and the bodies of HTTP requests.
// Made by tools/message_types.py from src/kogge/server: change it there.

/**
 * Play or give an action by its text: ``build_road 34``, ``sail 1 to 87``, ``offer 2 wool for ore``.
 */
export interface Act {
  table: string;
  id: string;
  seat: number;
  seq: number;
  type: "act";
  action: string;
}

/**
 * Who the client is: the first message of a program, which has no cookie.  Answered by ``hello``.
 */
export interface Authorise {
  type: "authorise";
  token: string;
}

/**
 * What a program plays: the answer to position ``seq``.  The same ``id`` is done once, however often it is said.
 */
export interface BotAct {
  action: string;
  seq: number;
  id?: string | null;
  seat?: number | null;
}

/**
 * Something that was said.  To all who look on, but for those who have muted the speaker.
 */
export interface Chat {
  type: "chat";
  table: string;
  n: number;
  guest: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/**
 * A token out of a link: of a seat, or of an invitation to any open one.
 */
export interface Claim {
  token: string;
}

/**
 * The seat that is the guest's now.
 */
export interface Claimed {
  seat: number;
}

/**
 * The last message of a connection, and why.  To the guest alone.
 */
export interface Closing {
  type: "closing";
  refusal: Record<string, unknown>;
}

/**
 * A command was refused, and nothing has changed.  To whoever said it.
 */
export interface Declined {
  type: "refused";
  table: string | null;
  id: string | null;
  stale: boolean;
  refusal: Record<string, unknown>;
  reason: Record<string, unknown> | null;
}

/**
 * A command was done and will not be lost.  To whoever said it.
 */
export interface Done {
  type: "done";
  table: string;
  id: string;
  seq: number;
}

export type FromClient = Authorise | Watch | Unwatch | Uncover | Act | TakeBack | Undo | Wish | Why | Word | Start | Leave | Rematch | Say | Mute | Ping;

export type FromServer = Hello | Snapshot | News | Happened | People | Done | Declined | Reasoned | Chat | YourTurn | Pong | Closing;

/**
 * What a client needs to draw a table's board: where everything is, and all that never changes.
 */
export interface Geometry {
  hexes: number[][];
  centers: number[][];
  intersections: number[][];
  paths: number[][];
  fields: Record<string, unknown>;
  facts: Record<string, unknown>;
}

/**
 * A guest, to themselves.
 */
export interface GuestShown {
  guest: string;
  name: string;
  token?: string | null;
}

/**
 * Something that is no part of the game.  To all who look on; ``people`` tells how it stands then.
 */
export interface Happened {
  type: "happened";
  table: string;
  seq: number;
  what: "sit" | "leave" | "start" | "undo" | "stand_in" | "back" | "bot_failed" | "over" | "abandoned" | "rematch";
  seat: number | null;
  bot: string | null;
  why: "gone" | "clock" | "left" | "failed" | null;
}

/**
 * The first message of a connection.  To the guest alone.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  version: string;
  guest: string;
  name: string;
}

/**
 * Give a seat up; it is open to others then, or a bot plays it on.
 */
export interface Leave {
  table: string;
  id: string;
  type: "leave";
  seat: number;
}

/**
 * Hear no more of what somebody says in the chat of a table, or hear it again.
 */
export interface Mute {
  table: string;
  id: string;
  type: "mute";
  guest: string;
  muted?: boolean;
}

/**
 * Somebody who wants to play.  A program gets its token in the answer, a browser in a cookie.
 */
export interface NewGuest {
  name: string;
  program?: boolean;
}

/**
 * Who shall sit there: whoever makes the table, somebody who is yet to come, or a bot.
 */
export interface NewSeat {
  kind: "me" | "open" | "bot";
  bot?: string;
}

/**
 * A table that somebody wants to make.  Without ``seats`` it is one's own first seat, and the others are open.
 */
export interface NewTable {
  scenario: string;
  options?: Record<string, boolean | number | string>;
  seats?: NewSeat[] | null;
  public?: boolean;
  settings?: Settings;
  record?: string | null;
}

/**
 * What has happened since the last message about a table.  Redacted for each connection.
 */
export interface News {
  type: "news";
  table: string;
  seq: number;
  events: Record<string, unknown>[];
  changes: unknown[][];
  position: Position;
  choices: Record<string, unknown>[] | null;
  undo: string | null;
  clocks: (number | null)[];
}

/**
 * A new table, for whoever has made it: the tokens are told nowhere else.
 */
export interface Opened {
  table: string;
  invite: string;
  tokens: Record<string, string>;
}

/**
 * Who sits where, who is here, whose clock runs.  To all who look on.
 */
export interface People {
  type: "people";
  seq: number;
  shown: TableShown;
}

/**
 * Are you there?
 */
export interface Ping {
  type: "ping";
  n?: number;
}

/**
 * I am.
 */
export interface Pong {
  type: "pong";
  n: number;
}

/**
 * Where the game stands, as one seat may see it.
 */
export interface Position {
  step: string;
  to_act: number;
  turn_of: number;
  waiting: number[];
  given: Record<string, unknown>[];
  winners: number[];
}

/**
 * Why something was refused: key and parts, from which a sentence is made in the reader's language.
 */
export interface Problem {
  refusal: Record<string, unknown>;
  reason?: Record<string, unknown> | null;
}

/**
 * The referee's answer; ``null`` if the action is open.  To whoever asked.
 */
export interface Reasoned {
  type: "reason";
  table: string;
  id: string;
  reason: Record<string, unknown> | null;
}

/**
 * After the end: the same game with the same people, at a new table.
 */
export interface Rematch {
  table: string;
  id: string;
  type: "rematch";
}

/**
 * What a guest wants to be called.
 */
export interface Renamed {
  name: string;
}

/**
 * Of which seat the link shall be made anew; the old one is worth nothing then.
 */
export interface Renew {
  seat: number;
}

/**
 * The new token of a seat: to whoever sits there.
 */
export interface Renewed {
  token: string;
}

/**
 * Say something in the chat of a table.
 */
export interface Say {
  table: string;
  id: string;
  type: "say";
  text: string;
}

/**
 * A seat as everyone at the table may know it.
 */
export interface SeatShown {
  seat: number;
  color: string;
  kind: "open" | "person" | "bot";
  name: string;
  guest?: string | null;
  here?: boolean;
  bot?: string | null;
  stood_in_for?: string | null;
  has_added?: boolean;
  clock?: number | null;
}

/**
 * How a table is played at.
 *
 * ``when_out`` is what happens when a clock has run out, ``gone`` when no connection of a person is at the table: the
 * others wait, or a bot decides, of somebody who is gone after ``grace`` seconds. For so long bots also wait for
 * answers to their offers. ``pace`` is how many milliseconds a bot lets pass before it acts.
 */
export interface Settings {
  clock?: Timing | null;
  when_out?: "wait" | "bot";
  gone?: "wait" | "bot";
  grace?: number;
  stand_in?: string;
  pace?: number;
}

/**
 * Everything about a table at once: after ``watch``, after a stale command, after an undo.
 *
 * To one connection: the view of the seat that it sees the table from (``null``: a spectator). Choices are there only
 * if that seat has to decide.
 */
export interface Snapshot {
  type: "table";
  seq: number;
  shown: TableShown;
  own: number[];
  seat: number | null;
  position: Position | null;
  fields: Record<string, unknown>;
  choices: Record<string, unknown>[] | null;
  undo: string | null;
  events: Record<string, unknown>[];
  wishes: Record<string, unknown> | null;
}

/**
 * Begin the game: whoever made the table may, once all seats are taken.
 */
export interface Start {
  table: string;
  id: string;
  type: "start";
}

/**
 * A table in a list, as everyone may know it who may see the list.
 */
export interface TableListed {
  table: string;
  scenario: string;
  options: Record<string, unknown>;
  state: "open" | "playing" | "over" | "abandoned" | "closed";
  public: boolean;
  created: string;
  changed: string;
  seats: SeatShown[];
  result?: Record<string, unknown> | null;
}

/**
 * A part of a list, the newest first; ``after`` asks for the next part, ``null`` at the end.
 */
export interface TablePage {
  tables: TableListed[];
  after: string | null;
}

/**
 * A table as everyone who may look on may know it.
 */
export interface TableShown {
  table: string;
  scenario: string;
  options: Record<string, unknown>;
  settings: Record<string, unknown>;
  state: "open" | "playing" | "over" | "abandoned" | "closed";
  host: string;
  public: boolean;
  seats: SeatShown[];
  luck: string;
  words: Record<string, string> | null;
  secret: string | null;
  closed_because: string | null;
  rematch: string | null;
}

/**
 * Take back what was given ahead, as long as nobody has heard it.
 */
export interface TakeBack {
  table: string;
  id: string;
  seat: number;
  seq: number;
  type: "take_back";
}

/**
 * A clock for each seat: seconds for the whole game, and some more for each decision.
 */
export interface Timing {
  seconds: number;
  increment?: number;
}

/**
 * At a table where this connection holds several seats: whose view it gets now; ``null`` covers all.
 */
export interface Uncover {
  table: string;
  type: "uncover";
  seat: number | null;
}

/**
 * Undo the own last action, where the rules of undoing allow it.
 */
export interface Undo {
  table: string;
  id: string;
  seat: number;
  seq: number;
  type: "undo";
}

/**
 * Hear no more of a table.
 */
export interface Unwatch {
  table: string;
  type: "unwatch";
}

/**
 * Look on at a table, from the own seats if the guest has some; answered by ``table``.
 */
export interface Watch {
  table: string;
  type: "watch";
}

/**
 * Ask the referee why an action is not open to a seat; answered by ``reason``.
 */
export interface Why {
  table: string;
  id: string;
  type: "why";
  seat: number;
  action: string;
}

/**
 * What the server shall answer for a seat: to trades of this turn, or of the whole game, and to unpayable ones.
 */
export interface Wish {
  table: string;
  id: string;
  type: "wish";
  seat: number;
  no_trades?: "turn" | "ever" | null;
  decline_unpayable?: boolean;
}

/**
 * Add a word to the luck before the game begins; others see it when all are in.
 */
export interface Word {
  table: string;
  id: string;
  type: "word";
  seat: number;
  word: string;
}

/**
 * A decision is asked of a seat of the guest's.  To all connections of the guest, at whatever table they are.
 */
export interface YourTurn {
  type: "your_turn";
  table: string;
  seat: number;
}
