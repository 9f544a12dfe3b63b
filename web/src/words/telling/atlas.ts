// What the numbers in an event are called, on the board as it was when it happened.

import { column, type Scene } from "../../table/scene";
import type { GameEvent } from "../../wire/messages";
import type { Texts } from "../texts";
import { isNumbered, type Names, Wording } from "../wording";
import { type ClauseParts, type Part, Sum } from "./clause";

const OPEN = "\ue000"; // before the name of a seat, ...
const CLOSE = "\ue001"; // after it ...
const OWNER = 0xe100; // ... and this sign, and so many more, before the name: whose it is
const MARKED = new RegExp(`${OPEN}(.)(.*?)${CLOSE}`, "g");

/** A stretch of a sentence; with `seat`, it is the name of that seat. */
export interface Segment {
  text: string;
  seat?: number;
}

/** A position before some events: the board, the points and the turns in `fields`, and whose turn it is. */
export interface Beginning extends Pick<Scene, "geometry" | "fields"> {
  readonly turnOf: number;
}

/** A part of an event: `null` where it is nobody's, or a secret. */
export const partOf = (event: GameEvent, name: string): number | null =>
  (event as unknown as Record<string, number | null>)[name] ?? null;

/** A part that is somebody's and no secret. */
export function known(event: GameEvent, name: string): number {
  const value = partOf(event, name);
  if (value === null) throw new Error(`${name} of ${event.kind} is not told`);
  return value;
}

/** A text with marked names in its stretches. */
export function segments(text: string): Segment[] {
  const found: Segment[] = [];
  let at = 0;
  for (const name of text.matchAll(MARKED)) {
    if (name.index > at) found.push({ text: text.slice(at, name.index) });
    found.push({ text: name[2] ?? "", seat: (name[1] ?? "").charCodeAt(0) - OWNER });
    at = name.index + name[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

/** Names, as one reader gets them; it follows the events, because the board and the turn change. */
export class Atlas extends Wording {
  readonly points: number[];
  turnOf: number;
  hasBegun: boolean;
  isTrading = false; // is a proposal on the table that somebody may still want?
  private refusals = 0;

  constructor(beginning: Beginning, reader: number | null, texts: Texts, names: Names) {
    super(beginning, reader, texts, names);
    this.points = column(beginning, "points").map((points) => points ?? 0);
    this.turnOf = beginning.turnOf;
    this.hasBegun = column(beginning, "turn").some((turn) => turn);
  }

  /** Take in what an event changes in names. */
  follow(event: GameEvent): void {
    switch (event.kind) {
      case "hex_laid":
      case "discovered":
        if (event.hex !== null) this.terrain[event.hex] = known(event, "terrain");
        break;
      case "token_laid":
      case "shoal_numbered":
        if (event.hex !== null) this.number[event.hex] = known(event, "token");
        break;
      case "token_lifted":
        if (event.hex !== null) this.number[event.hex] = 0;
        break;
      case "scored":
        if (event.seat !== null) this.points[event.seat] = (this.points[event.seat] ?? 0) + event.n;
        break;
      case "turn_began":
        if (event.seat !== null) [this.turnOf, this.hasBegun] = [event.seat, true];
        break;
      default:
        this.followTrade(event);
    }
  }

  /** A trade ends when it is closed or taken back, and when nobody wants it. */
  private followTrade(event: GameEvent): void {
    const isOwn = event.seat === this.turnOf;
    if (isOwn && (event.kind === "proposed" || event.kind === "offers_called")) {
      [this.isTrading, this.refusals] = [true, 0];
    } else if (event.kind === "refused") {
      this.refusals += 1;
      this.isTrading &&= this.refusals < this.geometry.facts.players - 1;
    } else if (event.kind === "traded" || (event.kind === "withdrew" && isOwn)) {
      this.isTrading = false;
    }
  }

  /** The name of a seat, marked as its own. */
  override seat(seat: number | null, variant = ""): string {
    if (seat === null) return "";
    return `${OPEN}${String.fromCharCode(OWNER + seat)}${super.seat(seat, variant)}${CLOSE}`;
  }

  /** Is it a colour that nobody plays? */
  isNeutral(seat: number | null): boolean {
    return seat !== null && seat >= this.geometry.facts.players;
  }

  /** The goods of some events, together. */
  goods(...flows: GameEvent[]): Sum {
    return flows.reduce((total, event) => total.joined(this.counted(event)), Sum.nothing);
  }

  private counted(event: GameEvent): Sum {
    const word = this.word("good", known(event, "good"));
    const { message, parts } = this.texts.counting("good", word);
    return Sum.of(message, known(event, "n"), parts);
  }

  /** The parts of an event as a message gets them; all but the seat itself, unless some are named. */
  parts(event: GameEvent, ...wanted: string[]): ClauseParts {
    const slots = this.geometry.events[event.kind] ?? {};
    const chosen = wanted.length > 0 ? wanted : Object.keys(slots).filter((name) => name !== "seat");
    const told: ClauseParts = {};
    for (const name of chosen) told[name] = this.part(event, name, slots[name] ?? "");
    if ("seat" in told) told["whom"] = this.seat(event.seat, "whom");
    if ("other" in told) told["object"] = this.person(partOf(event, "other"));
    return told;
  }

  /** One number of an event in words; what is nobody's is empty, and so is a secret. */
  private part(event: GameEvent, name: string, of: string): Part {
    const value = partOf(event, name);
    if (of === "seat") return this.seat(value, name === "other" ? "object" : "");
    if (["count", "number", "face"].includes(of)) return value ?? 0;
    if (value === null) return "";
    if (of === "good") return "n" in event ? this.goods(event) : this.good(this.word("good", value));
    return this.place(of, value) ?? (isNumbered(of) ? value + 1 : this.named(of, value));
  }
}
