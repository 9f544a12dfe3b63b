// The tables of one list, page by page, kept fresh.

import * as http from "../wire/http";
import type { TableListed } from "../wire/messages";

export class Shelf {
  tables: TableListed[] = $state.raw([]);
  /** Where the next part begins; `null` at the end. */
  after: string | null = $state(null);

  constructor(readonly which: http.Which) {}

  /** The first part anew; what was loaded beyond it stays. */
  async refresh(): Promise<void> {
    const page = await http.tables(this.which);
    const fresh = new Set(page.tables.map((one) => one.table));
    const last = page.tables.at(-1)?.created ?? "";
    const older = page.after === null ? [] : this.tables.filter((one) => !fresh.has(one.table) && one.created < last);
    this.tables = [...page.tables, ...older];
    if (older.length === 0) this.after = page.after;
  }

  async more(): Promise<void> {
    if (this.after === null) return;
    const page = await http.tables(this.which, this.after);
    const known = new Set(this.tables.map((one) => one.table));
    this.tables = [...this.tables, ...page.tables.filter((one) => !known.has(one.table))];
    this.after = page.after;
  }

  /** Somebody is asked at a table of this list. */
  ask(table: string, seat: number): void {
    this.tables = this.tables.map((one) => (one.table === table ? { ...one, state: "playing", waiting: [seat] } : one));
  }
}

/** Is a decision of this guest waited for? */
export const isAsked = (table: TableListed, guest: string): boolean =>
  table.state === "playing" && table.waiting.some((seat) => table.seats.some((one) => one.seat === seat && one.guest === guest));

export const isRunning = (table: TableListed): boolean => table.state === "open" || table.state === "playing";

/** Tables where the guest is asked first, then those that wait for others, then those that have not begun. */
export function byUrgency(tables: readonly TableListed[], guest: string): TableListed[] {
  const rank = (table: TableListed): number => (isAsked(table, guest) ? 0 : table.state === "playing" ? 1 : 2);
  return tables.filter(isRunning).toSorted((one, other) => rank(one) - rank(other));
}
