// "Play on from here": the record of a game up to a position becomes a table of its own.

import * as http from "../wire/http";
import type { NewSeat, Opened } from "../wire/messages";

/** A record up to so many actions: its head ends with an empty line, then each line is an action, and one tells the end. */
export function cut(record: string, actions: number): string {
  const lines = record.split("\n");
  const head = lines.indexOf("") + 1;
  return [...lines.slice(0, head + actions), `end: ${actions} actions, underway`, ""].join("\n");
}

/** Make a table at which a game goes on from a position: the person has a seat, bots have the others. */
export async function playOn(table: string, actions: number, seat: number): Promise<Opened> {
  const shown = await http.table(table);
  const record = cut(await http.record(table), actions);
  const seats: NewSeat[] = shown.seats.map((_, k) => (k === seat ? { kind: "me" } : { kind: "bot", bot: "greedy" }));
  return http.openTable({ scenario: shown.scenario, options: shown.options, seats, record });
}
