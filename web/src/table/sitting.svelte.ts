// One table as the page knows it: what the server has told, and nothing else.

import * as http from "../wire/http";
import { type Command, type Line } from "../wire/line.svelte";
import type {
  Chat,
  Choice,
  Declined,
  Doing,
  FromServer,
  GameEvent,
  Geometry,
  Happened,
  News,
  Position,
  Prompt,
  Reason,
  Reasoned,
  Snapshot,
  TableShown,
  Wishes,
} from "../wire/messages";
import { changed, type Fields, type Scene } from "./scene";

const LONGEST_CHAT = 500; // lines that are kept

/** What those who animate and tell are given: the fields before and after, and what happened in between. */
export interface Tidings {
  events: GameEvent[];
  before: Fields;
  after: Fields;
}

export class Sitting implements Scene {
  shown: TableShown | null = $state.raw(null);
  /** The seats of the guest at this table. */
  own: number[] = $state.raw([]);
  /** The seat from which the table is seen; `null` for a spectator, and while all seats at this screen are covered. */
  seat: number | null = $state(null);
  seq = $state(0);
  position: Position | null = $state.raw(null);
  fields: Fields = $state.raw({});
  choices: Choice[] | null = $state.raw(null);
  prompt: Prompt | null = $state.raw(null);
  undo: Doing | null = $state.raw(null);
  wishes: Wishes | null = $state.raw(null);
  muted: string[] = $state.raw([]);
  /** What happened, as far as the seat may know it: from the first action on, or the last ones for whoever came later. */
  events: GameEvent[] = $state.raw([]);
  chat: Chat[] = $state.raw([]);
  /** What happened that is no part of the game, the last one last. */
  happened: Happened[] = $state.raw([]);
  /** Seconds left on each seat's clock at `clocksAt` (`performance.now()`). */
  clocks: (number | null)[] = $state.raw([]);
  clocksAt = $state(0);
  /** Why there is nothing to see: the table is not there, or not for this guest. */
  trouble: Error | null = $state.raw(null);
  /** What has been said and is not answered yet. */
  busy = $state(0);

  private known: Geometry | null = $state.raw(null);
  private readonly coming: Promise<Geometry | null>; // asked for at once, while the line is still being opened
  private held: FromServer[] | null = null;
  private tellers = new Set<(tidings: Tidings) => void>();
  private deaf: () => void;

  constructor(
    readonly id: string,
    private readonly line: Line,
  ) {
    this.coming = http.geometry(id).catch(() => null);
    this.deaf = line.listen((message) => this.hear(message));
    line.watch(id);
  }

  close(): void {
    this.deaf();
    this.line.unwatch(this.id);
  }

  /** Has everything come that is needed to draw the game? */
  get isReady(): boolean {
    return this.known !== null && this.position !== null;
  }

  get geometry(): Geometry {
    if (this.known === null) throw new Error("the geometry has not come yet");
    return this.known;
  }

  get colors(): string[] {
    return this.geometry.facts.colors;
  }

  get isOver(): boolean {
    return this.shown?.state === "over" || this.shown?.state === "abandoned";
  }

  /** Does the game wait for a decision of the seat that is looked from? */
  get isAsked(): boolean {
    return this.seat !== null && this.choices !== null && (this.position?.waiting.includes(this.seat) ?? false);
  }

  /** Several people at this screen: the seats whose decision is waited for, while none of them is uncovered. */
  get hotSeats(): number[] {
    if (this.own.length < 2 || this.position === null) return [];
    return this.position.waiting.filter((seat) => this.own.includes(seat));
  }

  /** Hear of each step that is told, with the fields before and after it. */
  follow(teller: (tidings: Tidings) => void): () => void {
    this.tellers.add(teller);
    return () => this.tellers.delete(teller);
  }

  // What the person does

  /** Play an action by its text. Several may be given: they are said one after the other, each when the last is done. */
  async act(...actions: string[]): Promise<void> {
    for (const action of actions) {
      await this.say({ type: "act", table: this.id, seat: this.needSeat(), seq: this.seq, action });
    }
  }

  takeBack(): Promise<void> {
    return this.say({ type: "take_back", table: this.id, seat: this.needSeat(), seq: this.seq });
  }

  undoLast(): Promise<void> {
    return this.say({ type: "undo", table: this.id, seat: this.needSeat(), seq: this.seq });
  }

  wish(wishes: Wishes): Promise<void> {
    this.wishes = wishes;
    return this.say({ type: "wish", table: this.id, seat: this.needSeat(), ...wishes });
  }

  /** Why an action, or an act that is named alone, is not open; `null` if it is. */
  async why(action: string): Promise<Reason | null> {
    const answer = await this.line.say({ type: "why", table: this.id, seat: this.needSeat(), action });
    return (answer as Reasoned).reason;
  }

  addWord(seat: number, word: string): Promise<void> {
    return this.say({ type: "word", table: this.id, seat, word });
  }

  start(): Promise<void> {
    return this.say({ type: "start", table: this.id });
  }

  leave(seat: number): Promise<void> {
    return this.say({ type: "leave", table: this.id, seat });
  }

  rematch(): Promise<void> {
    return this.say({ type: "rematch", table: this.id });
  }

  talk(text: string): Promise<void> {
    return this.say({ type: "say", table: this.id, text });
  }

  mute(guest: string, muted: boolean): Promise<void> {
    this.muted = muted ? [...this.muted, guest] : this.muted.filter((one) => one !== guest);
    return this.say({ type: "mute", table: this.id, guest, muted });
  }

  uncover(seat: number | null): void {
    this.line.uncover(this.id, seat);
  }

  private async say(command: Command): Promise<void> {
    this.busy += 1;
    try {
      const answer = await this.line.say(command);
      if (answer.type === "done") this.seq = Math.max(this.seq, answer.seq);
    } finally {
      this.busy -= 1;
    }
  }

  private needSeat(): number {
    if (this.seat === null) throw new Error("a spectator says nothing for a seat");
    return this.seat;
  }

  // What the server says

  private hear(message: FromServer): void {
    if (this.held !== null) {
      this.held.push(message);
      return;
    }
    switch (message.type) {
      case "table":
        if (message.shown.table === this.id) this.take(message);
        break;
      case "news":
        if (message.table === this.id) this.goOn(message);
        break;
      case "people":
        if (message.shown.table === this.id) this.people(message.shown);
        break;
      case "happened":
        if (message.table === this.id) this.happened = [...this.happened, message];
        break;
      case "chat":
        if (message.table === this.id) this.heard(message);
        break;
      case "refused":
        if (message.table === this.id && message.id === null) this.shut(message);
        break;
    }
  }

  /** Fetch what never changes at this table; what is said meanwhile is heard afterwards, in its order. */
  private async measure(first: Snapshot): Promise<void> {
    this.held = [first];
    try {
      this.known = (await this.coming) ?? (await http.geometry(this.id));
    } catch (error) {
      this.trouble = error as Error;
    }
    const waiting = this.held;
    this.held = null;
    if (this.known !== null) for (const message of waiting) this.hear(message);
  }

  private take(told: Snapshot): void {
    if (told.position !== null && this.known === null) {
      void this.measure(told);
      return;
    }
    const heard = told.seat === this.seat ? this.events : []; // what was told to another seat may be its secret
    this.trouble = null;
    this.shown = told.shown;
    this.own = told.own;
    this.seat = told.seat;
    this.seq = told.seq;
    this.position = told.position;
    this.fields = told.fields;
    this.choices = told.choices;
    this.prompt = told.prompt;
    this.undo = told.undo;
    this.wishes = told.wishes;
    this.muted = told.muted;
    const first = told.events[0]?.ply ?? 0; // a newcomer is told the last actions only: keep what was heard before
    this.events = [...heard.filter((event) => event.ply < first), ...told.events];
    this.wind(told.shown.seats.map((seat) => seat.clock));
  }

  private goOn(news: News): void {
    const before = this.fields;
    this.fields = changed(before, news.changes);
    this.seq = news.seq;
    this.position = news.position;
    this.choices = news.choices;
    this.prompt = news.prompt;
    this.undo = news.undo;
    this.events = [...this.events, ...news.events];
    this.wind(news.clocks);
    const tidings = { events: news.events, before, after: this.fields };
    for (const teller of [...this.tellers]) teller(tidings);
  }

  private people(shown: TableShown): void {
    this.shown = shown;
    this.wind(shown.seats.map((seat) => seat.clock));
  }

  private heard(message: Chat): void {
    if (this.chat.some((one) => one.n === message.n)) return;
    this.chat = [...this.chat, message].slice(-LONGEST_CHAT);
  }

  private shut(message: Declined): void {
    this.trouble = new http.Refused(message.refusal);
  }

  private wind(clocks: (number | null)[]): void {
    this.clocks = clocks;
    this.clocksAt = performance.now();
  }
}
