// What somebody did, before it is put into words: a message and what it is told with.

import type { Lit } from "../../table/spots";
import type { Parts, Texts } from "../texts";

/** Things that are listed one after the other, with the messages that join them. */
export class Several {
  constructor(
    readonly items: readonly string[],
    readonly last = "list-comma",
    readonly more = "list-comma",
  ) {}

  get length(): number {
    return this.items.length;
  }

  get sign(): string {
    return JSON.stringify([this.items, this.last, this.more]);
  }

  joined(other: Part): Several {
    if (!(other instanceof Several)) throw new Error("a list goes on with a list");
    return new Several([...this.items, ...other.items], this.last, this.more);
  }

  said(texts: Texts): string {
    return texts.listed(this.items, this.last, this.more);
  }
}

interface Counted {
  message: string;
  parts: Parts;
  n: number;
}

/** How many there are of each kind: of a message that takes the number `n`, with its other variables. */
export class Sum {
  private constructor(private readonly counts: ReadonlyMap<string, Counted>) {}

  static readonly nothing = new Sum(new Map());

  static of(message: string, n: number, parts: Parts = {}): Sum {
    return new Sum(new Map([[JSON.stringify([message, parts]), { message, parts, n }]]));
  }

  get length(): number {
    return this.counts.size;
  }

  get sign(): string {
    return JSON.stringify([...this.counts].map(([kind, one]) => [kind, one.n]).sort());
  }

  joined(other: Part): Sum {
    if (!(other instanceof Sum)) throw new Error("a sum goes on with a sum");
    const total = new Map(this.counts);
    for (const [kind, one] of other.counts) total.set(kind, { ...one, n: one.n + (total.get(kind)?.n ?? 0) });
    return new Sum(total);
  }

  said(texts: Texts): string {
    return texts.listed([...this.counts.values()].map(({ message, parts, n }) => texts.say(message, { ...parts, n })));
  }
}

export type Part = string | number | Several | Sum;
export type ClauseParts = Record<string, Part>;

const isList = (part: Part | undefined): part is Several | Sum => part instanceof Several || part instanceof Sum;
const sign = (part: Part | undefined): string => (isList(part) ? part.sign : JSON.stringify(part));

export const partSaid = (part: Part, texts: Texts): string | number => (isList(part) ? part.said(texts) : part);

/** Of which events a clause tells: their kind, the numbers of their actions, and the places that they name. */
export interface Origin {
  kind: string;
  first: number;
  last: number;
  places: readonly Lit[];
}

const UNTOLD: Origin = { kind: "", first: 0, last: 0, places: [] };

/**
 * Something that a seat did, as the rest of a sentence that begins with it; of nobody, a whole sentence.
 * After one that `closes`, the seat begins a new sentence.
 */
export class Clause {
  constructor(
    readonly seat: number | null,
    readonly message: string,
    readonly parts: ClauseParts = {},
    readonly closes = false,
    readonly origin: Origin = UNTOLD,
  ) {}

  /** The same, told of these events. */
  from(origin: Origin): Clause {
    return new Clause(this.seat, this.message, this.parts, this.closes, origin);
  }

  /** What is the same for all who did the same, whoever they are. */
  get sign(): string {
    return JSON.stringify([this.message, this.rest(new Set()), this.closes]);
  }

  /** Is the other one more of the same, so that both can be told at once? */
  goesOn(other: Clause): boolean {
    const lists = new Set(Object.keys(this.parts).filter((name) => isList(this.parts[name])));
    if (lists.size === 0 || this.message !== other.message) return false;
    return JSON.stringify(this.rest(lists)) === JSON.stringify(other.rest(lists));
  }

  /** Two clauses of the same kind as one. */
  joined(other: Clause): Clause {
    const together: ClauseParts = {};
    for (const [name, part] of Object.entries(this.parts)) {
      const more = other.parts[name];
      together[name] = isList(part) && more !== undefined ? part.joined(more) : part;
    }
    const places = [...this.origin.places, ...other.origin.places];
    const origin = { ...this.origin, last: other.origin.last, places };
    return new Clause(this.seat, this.message, together, other.closes, origin);
  }

  /** The clause in words; of a list the message is also told how long it is. */
  said(texts: Texts, subject: string): string {
    const told: Parts = { subject };
    for (const [name, part] of Object.entries(this.parts)) {
      told[name] = partSaid(part, texts);
      if (isList(part)) told[`${name}_count`] = part.length;
    }
    return texts.say(this.message, told);
  }

  private rest(without: ReadonlySet<string>): [string, string][] {
    const names = Object.keys(this.parts).filter((name) => !without.has(name));
    return names.sort().map((name) => [name, sign(this.parts[name])]);
  }
}
