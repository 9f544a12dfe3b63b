// "Play on from here": the record of a game up to a position becomes a table of its own.

import { openTable } from "../lobby/opening";
import * as http from "../wire/http";
import type { NewSeat } from "../wire/messages";

/** A record up to so many actions: its head ends with an empty line, then each line is an action, and one tells the end. */
export function cut(record: string, actions: number): string {
  const lines = record.split("\n");
  const head = lines.indexOf("") + 1;
  return [...lines.slice(0, head + actions), `end: ${actions} actions, underway`, ""].join("\n");
}

/** Go on playing from a position, at a table of its own: the person has a seat, bots have the others. */
export async function playOn(table: string, actions: number, seat: number): Promise<void> {
  const shown = await http.table(table);
  const record = cut(await http.record(table), actions);
  const seats: NewSeat[] = shown.seats.map((_, k) => (k === seat ? { kind: "me" } : { kind: "bot", bot: "greedy" }));
  await openTable({ scenario: shown.scenario, options: shown.options, seats, record });
}
