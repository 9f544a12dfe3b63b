// The events of one action, and the clauses that are made of them.

import type { GameEvent } from "../../wire/messages";
import type { Parts } from "../texts";
import { type Atlas, known } from "./atlas";
import { Clause, type ClauseParts, partSaid } from "./clause";

type Kind = GameEvent["kind"];

/** The events of one action, and what things are called then. */
export class Page {
  constructor(
    readonly events: readonly GameEvent[],
    readonly atlas: Atlas,
  ) {}

  /** Those of some kinds. */
  of(...kinds: Kind[]): GameEvent[] {
    return this.events.filter((event) => kinds.includes(event.kind));
  }

  /** Is there one of these kinds? */
  has(...kinds: Kind[]): boolean {
    return this.events.some((event) => kinds.includes(event.kind));
  }

  /** Is it the first of its kind? */
  isFirst(event: GameEvent): boolean {
    return this.of(event.kind)[0] === event;
  }

  /** What an event says of its seat, or of the one whose turn it is; with these parts instead of its own. */
  clause(event: GameEvent, variant = "", parts?: ClauseParts): Clause {
    return new Clause(event.seat ?? this.atlas.turnOf, named(event, variant), parts ?? this.atlas.parts(event));
  }

  /** What an event says by itself, of nobody. */
  sentence(event: GameEvent, variant = "", parts?: ClauseParts): Clause {
    const own = { seat: this.atlas.seat(event.seat), person: this.atlas.person(event.seat) };
    return new Clause(null, named(event, variant), { ...own, ...(parts ?? this.atlas.parts(event)) });
  }

  /** Parts of an event, in words. */
  said(event: GameEvent, ...names: string[]): Parts {
    const told = Object.entries(this.atlas.parts(event, ...names));
    return Object.fromEntries(told.map(([name, part]) => [name, partSaid(part, this.atlas.texts)]));
  }
}

const named = (event: GameEvent, variant: string): string => (variant === "" ? event.kind : `${event.kind}.${variant}`);

export type Teller = (page: Page, event: GameEvent) => Clause[];
/** How events are told, by kind. */
export type Tellers = Partial<Record<Kind, Teller>>;

/** A message of the event's own name, with its own parts. */
export const usual: Teller = (page, event) => [page.clause(event)];
/** A sentence of its own, of nobody. */
export const byItself: Teller = (page, event) => [page.sentence(event)];
/** A clause on a hex by its number: what it shows is told, or known. */
export const onHex: Teller = (page, event) => [
  page.clause(event, "", { ...page.atlas.parts(event), hex: page.atlas.briefHex(known(event, "hex")) }),
];
/** Nothing: it is told with others, or needs no words. */
export const silent: Teller = () => [];
