// What has happened, in sentences: made of the events that one seat may know, and of nothing else.

import { together } from "../chapters/chapters";
import type { Lit } from "../table/spots";
import type { GameEvent } from "../wire/messages";
import { Atlas, type Beginning, partOf, type Segment, segments } from "./telling/atlas";
import { BASE } from "./telling/base";
import type { Clause, Origin } from "./telling/clause";
import { EUROPE } from "./telling/europe";
import { Page, type Tellers, usual } from "./telling/page";
import { broughtBy } from "./telling/rolls";
import { SEA } from "./telling/sea";
import type { Texts } from "./texts";
import type { Names } from "./wording";

const TELLERS: Tellers = { ...BASE, ...SEA, ...EUROPE, ...together(({ tellers }) => tellers) };

/** A sentence of the story. */
export interface Line {
  /** The sentence in stretches: words, and the names of seats. */
  segments: Segment[];
  /** All of it as one text. */
  text: string;
  /** Whose doing it was: nobody's, a seat's, or that of several who did the same. */
  seats: number[];
  /** The kinds of the events of which it tells, one for each clause. */
  kinds: string[];
  /** The numbers of the first and the last action of which it tells. */
  first: number;
  last: number;
  /** The places that it speaks of. */
  places: Lit[];
}

/** What a seat did without anybody else doing something. */
interface Run {
  seat: number | null;
  clauses: Clause[];
}

/** A game as it is told to one seat (`null`: to somebody who looks on), from a position on. */
export class Story {
  /** The sentences so far: one for all that a seat did in a row, one for seats that did the same. */
  lines: readonly Line[] = [];
  private readonly atlas: Atlas;
  private readonly sentences: Run[][] = []; // runs that are told together: of several who did the same
  private fresh = 0; // the first sentence that has to be said anew

  constructor(
    beginning: Beginning,
    reader: number | null,
    private readonly texts: Texts,
    names: Names = [],
  ) {
    this.atlas = new Atlas(beginning, reader, texts, names);
  }

  /** Take in what happened next: the events of whole actions. */
  hear(events: readonly GameEvent[]): void {
    this.fresh = this.sentences.length;
    for (const action of byAction(events)) {
      const page = new Page(action, this.atlas);
      for (const event of action) for (const clause of told(page, event)) this.add(clause);
      for (const event of action) this.atlas.follow(event);
    }
    const said = this.sentences.slice(this.fresh).map((runs) => this.said(runs));
    this.lines = [...this.lines.slice(0, this.fresh), ...said];
  }

  private add(clause: Clause): void {
    const run = this.sentences.at(-1)?.at(-1);
    const before = run?.clauses.at(-1);
    if (run === undefined || before === undefined || run.seat !== clause.seat || before.closes) {
      this.begin({ seat: clause.seat, clauses: [clause] });
      return;
    }
    this.sentences.at(-1)?.pop(); // it may have been like that of others, and is so no more
    if (this.sentences.at(-1)?.length === 0) this.sentences.pop();
    this.fresh = Math.min(this.fresh, this.sentences.length - 1);
    if (before.goesOn(clause)) run.clauses[run.clauses.length - 1] = before.joined(clause);
    else run.clauses.push(clause);
    this.begin(run);
  }

  /** Lay a run after the others: beside the last one, if that is of another seat that did the same. */
  private begin(run: Run): void {
    const last = this.sentences.at(-1);
    if (last?.[0] !== undefined && run.seat !== null && isSame(last[0], run)) last.push(run);
    else this.sentences.push([run]);
    this.fresh = Math.max(0, Math.min(this.fresh, this.sentences.length - 1));
  }

  /** Who did what: `red rolled 8 (4+4): you 1 wool from hex 5.` */
  private said(runs: readonly Run[]): Line {
    const seats = runs.map((run) => run.seat).filter((seat) => seat !== null);
    const clauses = runs[0]?.clauses ?? [];
    const origins = runs.flatMap((run) => run.clauses.map((clause) => clause.origin));
    const found = segments(seats.length === 0 ? this.ofNobody(clauses) : this.ofSeats(seats, clauses));
    return {
      segments: found,
      text: found.map((segment) => segment.text).join(""),
      seats,
      kinds: clauses.map((clause) => clause.origin.kind),
      first: Math.min(...origins.map((origin) => origin.first)),
      last: Math.max(...origins.map((origin) => origin.last)),
      places: unique(origins.flatMap((origin) => origin.places)),
    };
  }

  private ofNobody(clauses: readonly Clause[]): string {
    return clauses.map((clause) => clause.said(this.texts, "one")).join(" ");
  }

  private ofSeats(seats: readonly number[], clauses: readonly Clause[]): string {
    const { atlas, texts } = this;
    const subject = seats.length > 1 ? "many" : atlas.person(seats[0] ?? null);
    return texts.say("sentence", {
      who: texts.listed(seats.map((seat, place) => atlas.seat(seat, place === 0 ? "first" : ""))),
      done: texts.listed(clauses.map((clause) => clause.said(texts, subject)), "list-comma"),
      subject,
      person: seats.some((seat) => seat === atlas.reader) ? "you" : "one",
    });
  }
}

const isSame = (one: Run, other: Run): boolean =>
  one.clauses.length === other.clauses.length &&
  one.clauses.every((clause, place) => clause.sign === other.clauses[place]?.sign);

/** What an event is worth saying, and where it comes from. */
function told(page: Page, event: GameEvent): Clause[] {
  const clauses = (TELLERS[event.kind] ?? usual)(page, event);
  if (clauses.length === 0) return [];
  const places = [event, ...broughtBy(page, event)].flatMap((one) => placesOf(page, one));
  const origin: Origin = { kind: event.kind, first: event.ply, last: event.ply, places };
  return clauses.map((clause) => clause.from(origin));
}

/** The places that an event names, but for those that something has left. */
function placesOf(page: Page, event: GameEvent): Lit[] {
  const slots = Object.entries(page.atlas.geometry.events[event.kind] ?? {});
  return slots.flatMap(([name, of]) => {
    const value = partOf(event, name);
    return isPlace(of) && name !== "from" && value !== null ? [{ of, value }] : [];
  });
}

const isPlace = (of: string): of is Lit["of"] => of === "hex" || of === "intersection" || of === "path";

const unique = (places: readonly Lit[]): Lit[] => [
  ...new Map(places.map((place) => [`${place.of} ${place.value}`, place])).values(),
];

/** Events in the order of their actions, those of one action together. */
function byAction(events: readonly GameEvent[]): GameEvent[][] {
  const actions: GameEvent[][] = [];
  for (const event of events) {
    const last = actions.at(-1);
    if (last?.[0]?.ply === event.ply) last.push(event);
    else actions.push([event]);
  }
  return actions;
}
