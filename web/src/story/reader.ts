// Who is who at a table: how the log, the dice and the chat call and colour the seats.

import type { Sitting } from "../table/sitting.svelte";
import { texts } from "../words/speech.svelte";
import { type Names, Wording } from "../words/wording";

/** What people are called, by seat; bots are called by their colour, for several may have the same name. */
export function namesAt(sitting: Sitting): Names {
  return sitting.shown?.seats.map((seat) => (seat.kind === "person" && seat.name !== "" ? seat.name : null)) ?? [];
}

/** The words of whoever looks at a table. */
export const wordingAt = (sitting: Sitting): Wording => new Wording(sitting, sitting.seat, texts(), namesAt(sitting));

/** The colour of a seat, by its word; nothing if there is no such seat. */
export const colorOf = (sitting: Sitting, seat: number | null): string => (seat === null ? "" : (sitting.shown?.seats[seat]?.color ?? ""));
